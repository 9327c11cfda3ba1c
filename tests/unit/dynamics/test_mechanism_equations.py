"""Equations of mechanisms for people: by energies where these are short, else link by link."""

import numpy as np
import pytest
import sympy as sp
from tests.random_trees import Interpreted, random_state, random_tree

import pendula as pe
from pendula.dynamics.mechanism_energies import lagrangian_of

m1, m2, l1, l2, g = pe.parameters(m1=1.0, m2=2.0, l1=0.5, l2=0.7, g=9.81)


def rod(name, m, l) -> pe.Body:
    return pe.Body(name, m, (l / 2, 0, 0), (0, m * l**2 / 12, m * l**2 / 12))


def arm(**parts) -> pe.Mechanism:
    joints = [
        pe.Revolute("a", "world", "upper"),
        pe.Revolute("b", "upper", "fore", pose=(l1, 0, 0), damping=0.1),
    ]
    bodies = [rod("upper", m1, l1), rod("fore", m2, l2)]
    return pe.Mechanism(bodies, joints, gravity=(0, -g, 0), name="arm", **parts)


def test_the_two_link_arm_of_textbooks():
    """Spong, Hutchinson & Vidyasagar 2006, section 7.4, with rods: centres at l/2 and I = m l²/12."""
    eq = pe.equations(arm())
    a, b = arm().coordinates
    third = sp.Rational(1, 3)
    M = sp.Matrix(
        [
            [m1 * l1**2 * third + m2 * (l1**2 + l2**2 * third + l1 * l2 * sp.cos(b)), 0],
            [m2 * (l2**2 * third + l1 * l2 * sp.cos(b) / 2), m2 * l2**2 * third],
        ]
    )
    for i, j in ((0, 0), (1, 0), (1, 1)):
        assert sp.expand(eq.M[i, j] - M[i, j]) == 0
    h = -m2 * l1 * l2 * sp.sin(b) / 2
    assert sp.expand(eq.C[0, 0] - h * b.dot) == 0
    assert sp.expand(eq.C[1, 0] + h * a.dot) == 0
    G = g * (m2 * l2 * sp.cos(a + b) / 2)
    assert sp.simplify(eq.G[1] - G) == 0
    assert "Float" not in sp.srepr(eq.M)
    assert sp.expand(eq.Q[1] + 0.1 * b.dot) == 0
    assert list(eq.steps())


@pytest.mark.parametrize("seed", range(3))
def test_energies_and_recursions_give_the_same_motion(seed):
    """Every kind of joint whose velocities are rates, with a force on a body; both to rounding."""
    kinds = [(pe.Revolute, pe.Prismatic, pe.Screw), (pe.Cylindrical, pe.Revolute), (pe.Planar,)][seed]
    gust = pe.Force((1.0, 2.0, 3.0), body="b0", at=(0.1, 0.2, 0.3), axes="world")
    tree = random_tree(seed, kinds, forces=[gust])
    by_energy = pe.derive(lagrangian_of(tree))
    other = Interpreted(tree)
    q, v, _, u = random_state(other.model, seed)
    expected = other("acceleration", q, v, u)
    assert by_energy.acceleration(q, v, u) == pytest.approx(
        expected, rel=1e-9, abs=1e-9 * np.abs(expected).max()
    )


def test_a_large_mechanism_is_written_link_by_link():
    """The recursion in its own terms, evaluated here in numbers, gives inverse dynamics."""
    tree = random_tree(1, (pe.Revolute,) * 7)
    eq = pe.equations(tree)
    text = str(eq)
    assert "v7 = X7 v" in text
    assert len(eq.links) == 7
    other = Interpreted(tree)
    q, v, a, _ = random_state(other.model, 5)
    values = dict(zip((*tree.coordinates, *tree.velocities), (*q, *v), strict=True))
    assert newton_euler(eq, values, v, a) == pytest.approx(other("inverse_dynamics", q, v, x=a), rel=1e-9)


def newton_euler(eq, values, v, a) -> np.ndarray:
    """Sᵢᵀfᵢ, by the formulas that are printed."""

    def number(term) -> np.ndarray:
        return np.array(term.xreplace(values).evalf(), dtype=float)

    def cross(m) -> np.ndarray:
        w, u = pe.spatial.skew(m[:3]), pe.spatial.skew(m[3:])
        return np.block([[w, np.zeros((3, 3))], [u, w]])

    n = len(eq.links)
    motions = [np.zeros(6)] * (n + 1)
    rates = [np.concatenate([np.zeros(3), -np.array(eq.system.gravity, dtype=float)])] * (n + 1)
    X, forces = [np.eye(6)] * (n + 1), [np.zeros(6)] * (n + 1)
    for i, link in enumerate(eq.links, 1):
        R, p, S = number(link.rotation), number(link.position).ravel(), number(link.S)[:, 0]
        X[i] = np.block([[R.T, np.zeros((3, 3))], [-R.T @ pe.spatial.skew(p), R.T]])
        own = S * v[i - 1]
        motions[i] = X[i] @ motions[link.parent] + own
        rates[i] = X[i] @ rates[link.parent] + S * a[i - 1] + cross(motions[i]) @ own
        h, m = pe.spatial.skew(number(link.moment).ravel()), float(link.mass)
        inertia = np.block([[number(link.inertia), h], [h.T, m * np.eye(3)]])
        forces[i] = inertia @ rates[i] - cross(motions[i]).T @ inertia @ motions[i]
    for i in range(n, 0, -1):
        forces[eq.links[i - 1].parent] = forces[eq.links[i - 1].parent] + X[i].T @ forces[i]
    return np.array([number(link.S)[:, 0] @ forces[i] for i, link in enumerate(eq.links, 1)])


def test_springs_gears_and_pushes_stand_in_the_recursion():
    bodies = [pe.Body(name, 1.0, inertia=(1, 1, 1)) for name in "abc"]
    joints = [
        pe.Ball("ball", "world", "a"),
        pe.Prismatic("s", "a", "b", stiffness=8, rest=0.5, armature=0.25),
        pe.Prismatic("t", "a", "c", mimic=pe.Mimic("s", -2.0)),
    ]
    gust = pe.Force((1, 0, 0), body="b", at=(0, 0, 0), axes="world", name="gust")
    eq = pe.equations(pe.Mechanism(bodies, joints, forces=[gust], actuated=["s"], name="hand"))
    lines = [line.strip() for line in str(eq).splitlines()]
    assert "S2ᵀ f2 + 0.25 d/dt s_dot + -2 S3ᵀ f3 = -8*s + s_effort + 4" in lines
    assert "f2 = I2 a2 + v2 ×* I2 v2 − (gust)" in lines
    assert "f1 = I1 a1 + v1 ×* I1 v1 + X2ᵀ f2 + X3ᵀ f3" in lines
    assert "S1[2]ᵀ f1 = 0" in lines
    with pytest.raises(pe.PendulaError, match="written as a recursion"):
        eq.steps()
    assert "v1 = X1 v0" in eq.latex()
