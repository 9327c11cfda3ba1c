"""Trees of bodies against Lagrange's equations and published digits.

- Two-link arm, SCARA, five-link chain: the same systems as Lagrangians of the gallery. Tolerance 1e-13 of the
  largest entry: both are rounded sums of some ten products.
- P29: a body on six joints (three slides, then Rz, Ry, Rx), point (−1.9, −1.8, 0); digits of the HuMAnS
  toolbox, printed with 16, by RBDL's tests. Tolerance 1e-12.
- P31: gravity torques of a two-link arm of point masses at the middle (Corke, Robotics Toolbox): closed form.
"""

import numpy as np
import pytest
from tests.random_trees import Interpreted

import pendula as pe
from pendula import gallery

G = 9.81
Q_29 = np.array([0.1, 1.1, 1.2, 1.3, 1.5, 1.7])


def rod(name: str, mass: float, length: float, axis: int = 0) -> pe.Body:
    """A slender rod from the origin along an axis."""
    center, moments = np.zeros(3), np.full(3, mass * length**2 / 12)
    center[axis], moments[axis] = length / 2, 0.0
    return pe.Body(name, mass, center, moments)


def two_link_arm() -> pe.Mechanism:
    """In the plane x, y with gravity along −y, angles from the link before."""
    return pe.Mechanism(
        [rod("upper", 1.3, 0.8), rod("fore", 0.7, 0.6)],
        [pe.Revolute("theta1", "world", "upper"), pe.Revolute("theta2", "upper", "fore", pose=(0.8, 0, 0))],
        gravity=(0, -G, 0),
    )


def scara() -> pe.Mechanism:
    """Masses, lengths and the spring of the gallery's; the quill slides along z before it turns."""
    quill = pe.Body("quill", 1.0, inertia=(0.002, 0.002, 0.002))
    return pe.Mechanism(
        [rod("link1", 4.0, 0.4), rod("link2", 3.0, 0.3), pe.Body("slide", 0.0), quill],
        [
            pe.Revolute("theta1", "world", "link1"),
            pe.Revolute("theta2", "link1", "link2", pose=(0.4, 0, 0)),
            pe.Prismatic("z", "link2", "slide", pose=(0.3, 0, 0), stiffness=100.0),
            pe.Revolute("theta4", "slide", "quill"),
        ],
        gravity=(0, 0, -G),
    )


def chain() -> pe.Mechanism:
    """Five point masses on massless rods that hang along −y, as the gallery's arm of five links."""
    bodies = [pe.Body(f"bob{i}", 2.0, (0, -2.0, 0)) for i in range(1, 6)]
    joints = [
        pe.Revolute(f"theta{i}", f"bob{i - 1}" if i > 1 else "world", f"bob{i}", pose=(0, -2.0 * (i > 1), 0))
        for i in range(1, 6)
    ]
    return pe.Mechanism(bodies, joints, gravity=(0, -G, 0))


PAIRS = {
    "two-link arm": (two_link_arm, lambda: gallery.two_link_arm(m1=1.3, m2=0.7, l1=0.8, l2=0.6)),
    "SCARA": (scara, gallery.scara_arm),
    "five-link chain": (chain, lambda: gallery.pendularm(5)),
}


@pytest.mark.parametrize("name", PAIRS)
def test_the_same_system_as_a_tree_and_by_its_energies(name):
    tree, energies = (Interpreted(build()) for build in PAIRS[name])
    assert tree.model.coordinates == energies.model.coordinates
    rng = np.random.default_rng(1)
    q, v, a, u = (rng.normal(size=tree.layout.nv) for _ in range(4))
    for function, given in {
        "mass_matrix": (), "coriolis_matrix": (v,), "gravity": (), "force": (v, u), "acceleration": (v, u),
        "inverse_dynamics": (v, None, a), "powers": (v, u, a),
    }.items():  # fmt: skip
        found, expected = tree(function, q, *given), energies(function, q, *given)
        assert np.abs(found - expected).max() <= 1e-13 * np.abs(expected).max(initial=1.0), function
    found, expected = tree("energy", q, v), energies("energy", q, v)
    assert found[0] == pytest.approx(expected[0], rel=1e-13)


def test_a_point_of_a_floating_base():
    """P29: position, velocity and acceleration; q̇ = q, q̈ = 0."""
    empty = [pe.Body(name, 0.0) for name in ("x", "y", "z", "rz", "ry")]
    axes = {"x": (1, 0, 0), "y": (0, 1, 0), "z": (0, 0, 1), "rz": (0, 0, 1), "ry": (0, 1, 0), "rx": (1, 0, 0)}
    joints, parent = [], "world"
    for name, axis in axes.items():
        kind = pe.Revolute if name.startswith("r") else pe.Prismatic
        joints.append(kind(f"j{name}", parent, name, axis=axis))
        parent = name
    system = pe.Mechanism([*empty, pe.Body("rx", 1.0, inertia=(1, 1, 1))], joints)
    model = pe.derive(system)
    point = system.point("rx", (-1.9, -1.8, 0))
    J = model.jacobian(point, Q_29)
    assert model.position(point, Q_29) == pytest.approx(
        [-0.6357089363622626, -0.6831041744630977, 2.968974805916970], abs=1e-12
    )
    assert pytest.approx([0.3091226260907569, 3.891012095550828, 4.100277995030419], abs=1e-12) == J @ Q_29
    # r̈ = J̇ q̇ with q̈ = 0, by complex-free differences of fourth order along q̇: h⁴ = 1e-12 times 1e3.
    h = 1e-3
    slopes = np.array([1, -8, 8, -1]) / (12 * h)
    near = [model.jacobian(point, Q_29 + k * h * Q_29) @ Q_29 for k in (-2, -1, 1, 2)]
    expected = [-5.302760158847160, 6.541369639625232, -4.795115077652286]
    assert slopes @ near == pytest.approx(expected, abs=1e-7)


@pytest.mark.parametrize(
    ("q", "torques"), [((0, 0), (2, 0.5)), ((0, np.pi / 2), (1.5, 0)), ((np.pi / 2, 0), (0, 0))]
)
def test_gravity_torques_of_two_point_masses(q, torques):
    """P31: lengths 1, masses 1 at the middle of the links."""
    link = {"mass": 1.0, "center": (0.5, 0, 0)}
    arm = Interpreted(
        pe.Mechanism(
            [pe.Body("a", **link), pe.Body("b", **link)],
            [pe.Revolute("one", "world", "a"), pe.Revolute("two", "a", "b", pose=(1, 0, 0))],
            gravity=(0, -G, 0),
        )
    )
    assert arm("gravity", np.array(q)) == pytest.approx(G * np.array(torques), abs=1e-14 * G)


def test_the_torques_of_a_force_at_the_tip():
    """P31: a unit force along y at the tip of the stretched arm, without gravity."""
    system = pe.Mechanism(
        [pe.Body("a", 1.0, (0.5, 0, 0)), pe.Body("b", 1.0, (0.5, 0, 0))],
        [pe.Revolute("one", "world", "a"), pe.Revolute("two", "a", "b", pose=(1, 0, 0))],
        gravity=(0, 0, 0),
        actuated=[],
        forces=[pe.Force((0, 1, 0), at=(1, 0, 0), body="b", axes="world")],
    )
    tree = Interpreted(system)
    assert tree("force", np.zeros(2)) == pytest.approx([2, 1], abs=1e-15)
