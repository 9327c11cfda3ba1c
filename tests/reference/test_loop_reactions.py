"""What joints of closed loops transmit, against closed forms: to 1e-8 in N and N m, or next to large forces.

Planar statics: J. L. Meriam & L. G. Kraige, Engineering Mechanics: Statics, ch. 4 (frames and machines) and
ch. 5 (cables under loads at equal distances: a parabola with a constant horizontal force).
"""

import numpy as np
import pytest

import pendula as pe
from pendula.gallery import nets

G = 9.81
CLOSE = 1e-8


def bar(name: str, length: float, mass: float) -> pe.Body:
    return pe.Body(name, mass, (length / 2, 0, 0), (0.0, mass * length**2 / 12, mass * length**2 / 12))


def pin(name: str, parent: str, child: str, at=(0.0, 0.0, 0.0), child_at: float = 0.0) -> pe.Revolute:
    return pe.Revolute(name, parent, child, axis=(0, 1, 0), pose=at, child_pose=(child_at, 0, 0))


def test_a_four_bar_at_rest():
    """A parallelogram with upright cranks: each pivot bears a crank and half of the coupler.

    Its crank is held by the torque that lets the load P on the coupler's end, along x, do no work: −P l.
    """
    push, mass, length = 7.0, 2.0, 0.5
    load = pe.Force((push, 0, 0), body="coupler", at=(1.0, 0, 0), axes="world")
    made = pe.Mechanism(
        [bar("crank", length, mass), bar("coupler", 1.0, mass), bar("rocker", length, mass)],
        [
            pin("A", "world", "crank"),
            pin("B", "crank", "coupler", at=(length, 0, 0)),
            pin("C", "coupler", "rocker", at=(1.0, 0, 0), child_at=length),
            pin("D", "world", "rocker", at=(1.0, 0, 0)),
        ],
        forces=[load],
        actuated=["A"],
        cut=["C"],
    )
    up = -np.pi / 2  # about y, from x to z
    found = pe.statics(made, {"A": up, "B": -up, "D": up})
    weight = mass * G
    assert found.efforts["A_effort"] == pytest.approx(-push * length, abs=CLOSE)
    expected = {
        "A": (-push, 1.5 * weight), "B": (-push, 0.5 * weight), "C": (0.0, -0.5 * weight),
        "D": (0.0, 1.5 * weight),
    }  # fmt: skip
    for joint, (x, z) in expected.items():
        assert found.reactions[joint].force[[0, 2]] == pytest.approx([x, z], abs=CLOSE), joint


def test_the_side_thrust_of_a_slider_crank_at_rest():
    """Without weight: T = P r (cos φ + sin φ tan β) on the crank and P tan β on the slider from its guide.

    The crank is at φ from upright, where the slider is at r sin φ + l cos β and the rod falls by β, with
    sin β = (r/l) cos φ.
    """
    r, l, push, phi = 0.2, 0.6, 50.0, 0.7
    beta = np.arcsin(r / l * np.cos(phi))
    made = pe.Mechanism(
        [bar("crank", r, 1.0), bar("rod", l, 1.0), pe.Body("slider", 1.0, inertia=(1.0, 1.0, 1.0))],
        [
            pin("main", "world", "crank"),
            pin("big_end", "crank", "rod", at=(r, 0, 0)),
            pe.Prismatic("guide", "world", "slider", axis=(1, 0, 0)),
            pin("small_end", "rod", "slider", at=(l, 0, 0)),
        ],
        forces=[pe.Force((-push, 0, 0), body="slider", axes="world")],
        actuated=["main"],
        cut=["small_end"],
        gravity=(0, 0, 0),
    )
    at = {
        "main": phi - np.pi / 2,
        "big_end": beta - phi + np.pi / 2,
        "guide": r * np.sin(phi) + l * np.cos(beta),
    }
    found = pe.statics(made, at)
    # By virtual work: P dx/dφ, dx/dφ = r (cos φ + sin φ tan β).
    torque = push * r * (np.cos(phi) + np.sin(phi) * np.tan(beta))
    assert found.efforts["main_effort"] == pytest.approx(torque, abs=CLOSE)
    assert found.reactions["small_end"].force[[0, 2]] == pytest.approx(
        [push, -push * np.tan(beta)], abs=CLOSE
    )
    assert found.reactions["guide"].force[[0, 2]] == pytest.approx([0.0, push * np.tan(beta)], abs=CLOSE)
    assert found.reactions["main"].force[[0, 2]] == pytest.approx([push, -push * np.tan(beta)], abs=CLOSE)


def test_the_inertia_of_a_slider_whose_crank_turns_evenly():
    """The rod pushes it by m ẍ along its guide, x = r sin φ + √(l² − r² cos² φ) with φ = ωt."""
    r, l, omega = 0.2, 0.6, 5.0
    made = pe.gallery.slider_crank(r, l)
    motor = pe.Holonomic(pe.coordinates("main") - omega * pe.time, name="motor")
    run = pe.simulate(made.replace(constraints=[motor]), until=1.0, step=1e-3)
    c, s = np.cos(omega * run.t), np.sin(omega * run.t)
    root = np.sqrt(l**2 - r**2 * c**2)
    second = r**2 * omega**2 * ((c**2 - s**2) / root - (r * c * s) ** 2 / root**3)  # of the root
    pushed = made.bodies[2].mass * (second - r * omega**2 * s)
    assert np.abs(run.reaction("small_end").force[:, 0] - pushed).max() < CLOSE
    assert np.abs(run.reaction("guide").force[:, 0]).max() < CLOSE


@pytest.mark.slow
def test_a_suspension_bridge_at_rest():
    """Every node of the cable bears 3 m g, so that its horizontal force is H = 3 m g d/δ everywhere.

    d is the distance of hangers and δ the second difference of the nodes' heights.
    """
    n, d, mass = 3, 2.0, 100.0
    made = nets.suspension_bridge(n)
    found = pe.statics(made, dict.fromkeys(made.start, 0.0))
    bend = 2 * 5.0 / ((n + 1) / 2) ** 2
    H = 3 * mass * G * d / bend
    heights = 1.0 + 5.0 * np.linspace(-1, 1, n + 2) ** 2
    for i in range(1, n + 2):
        # A rod is pulled by H at both ends, along its slope, and bears half of its weight at each.
        slope = (heights[i] - heights[i - 1]) / d
        force = found.reactions[f"cable_{i}"].force
        assert force[[0, 2]] == pytest.approx([-H, -H * slope + mass * G / 2], abs=CLOSE * H), i
    for i in range(1, n + 1):
        assert found.reactions[f"hanger_{i}"].force[[0, 2]] == pytest.approx([0, 2 * mass * G], abs=CLOSE * H)
        assert found.reactions[f"knot_{i}"].force[[0, 2]] == pytest.approx([0, mass * G], abs=CLOSE * H)
