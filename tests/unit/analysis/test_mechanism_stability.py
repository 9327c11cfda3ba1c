"""Stability of mechanisms at rest: where only a potential acts, a minimum of it decides."""

import math

import pytest

import pendula as pe

ROD = {"center": (0, 0, -0.5), "inertia": (0.1, 0.1, 0.01)}


def double_pendulum(actuated=(), forces=(), **second) -> pe.Mechanism:
    return pe.Mechanism(
        [pe.Body("upper", 2.0, **ROD), pe.Body("fore", 1.0, **ROD)],
        [
            pe.Revolute("a", "world", "upper", axis=(0, 1, 0)),
            pe.Revolute("b", "upper", "fore", axis=(0, 1, 0), pose=(0, 0, -1), **second),
        ],
        actuated=actuated,
        forces=forces,
    )


def judged(system, **inputs) -> dict[str, tuple[str, str]]:
    """Stability and deciding test by whether the rods hang or stand."""
    found = pe.equilibria(system, **inputs)
    words = {
        rest: " ".join("stands" if abs(angle) > 1 else "hangs" for angle in rest.coordinates.values())
        for rest in found
    }
    return {words[rest]: (rest.stability, rest.test) for rest in found}


def test_a_hanging_mechanism_is_stable_by_its_potential():
    found = judged(double_pendulum())
    assert found["hangs hangs"] == ("stable", "∇²U > 0 (Lagrange–Dirichlet)")
    assert {stability for key, (stability, _) in found.items() if key != "hangs hangs"} == {"unstable"}


def test_a_spring_counts_as_potential():
    """A stiff spring holds the fore arm up below the other: m g c = 4.9 N m/rad is less than 20."""
    found = judged(double_pendulum(stiffness=20.0, rest=math.pi))
    assert found["hangs stands"] == ("stable", "∇²U > 0 (Lagrange–Dirichlet)")


def test_losses_at_one_joint_damp_both():
    assert judged(double_pendulum(damping=0.2))["hangs hangs"] == ("asymptotically stable", "eigenvalues")


@pytest.mark.parametrize(
    ("parts", "stability"),
    [
        ({"actuated": ["a"]}, "stable"),  # the effort is zero at rest
        ({"actuated": {"a": -3.0 * pe.coordinates("a")}}, "undecided"),  # a law may bring energy
        ({"forces": [pe.Force((0.0, 0.0, 0.1), body="fore", at=(0, 0, 0), axes="body")]}, "undecided"),
        ({"forces": [pe.Drag(body="fore", at=(0, 0, -1), quadratic=0.1)]}, "stable"),
    ],
)
def test_what_else_acts_decides_whether_the_energy_is_kept(parts, stability):
    assert judged(double_pendulum(**parts))["hangs hangs"][0] == stability
