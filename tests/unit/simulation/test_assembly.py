"""Mechanisms with loops put together, from rough starts, with joints held."""

import numpy as np
import pytest

import pendula as pe
from pendula.errors import SimulationError

Y = (0, 1, 0)


def bar(name: str, length: float) -> pe.Body:
    return pe.Body(name, length, (length / 2, 0, 0), (0.0, length**3 / 12, length**3 / 12))


def four_bar(crank=1.0, coupler=2.5, rocker=2.0, **options) -> pe.Mechanism:
    joints = [
        pe.Revolute("a", "world", "crank", axis=Y),
        pe.Revolute("b", "crank", "coupler", axis=Y, pose=(crank, 0, 0)),
        pe.Revolute("c", "coupler", "rocker", axis=Y, pose=(coupler, 0, 0), child_pose=(rocker, 0, 0)),
        pe.Revolute("d", "world", "rocker", axis=Y, pose=(3, 0, 0)),
    ]
    bodies = [bar("crank", crank), bar("coupler", coupler), bar("rocker", rocker)]
    return pe.Mechanism(bodies, joints, actuated=(), name="four-bar", **options)


def test_both_branches_of_a_four_bar_are_the_intersections_of_two_circles():
    found = pe.assemble(four_bar(), {"a": -1.0}, hold=["a"])
    assert str(found) == "four-bar can be assembled in 2 ways with what is held."
    tip = np.array([np.cos(1.0), np.sin(1.0)])
    apart = np.array([3.0, 0.0]) - tip
    distance = np.linalg.norm(apart)
    along = (2.5**2 - 2.0**2 + distance**2) / (2 * distance)
    across = np.array([-apart[1], apart[0]]) / distance
    places = [tip + along * apart / distance + side * np.sqrt(2.5**2 - along**2) * across for side in (1, -1)]
    model = pe.derive(four_bar())
    for start in found.branches:
        assert start["a"] == -1.0
        q = [start[name] for name in model.coordinates]
        pin = model.position(model.description.point("rocker", (2, 0, 0)), q)
        assert min(np.abs(pin[[0, 2]] - place).max() for place in places) < 1e-12
    pins = [model.position(model.description.point("rocker", (2, 0, 0)), [s[n] for n in model.coordinates])[2]
            for s in found.branches]  # fmt: skip
    assert pins[0] * pins[1] < 0  # one above the line, one below


def test_what_is_not_held_moves_as_little_as_it_can():
    found = pe.assemble(four_bar(), {"a": -1.0, "b": 0.5, "d": -1.7})
    assert str(found) == "four-bar is assembled; 1 degree of freedom left."
    assert found.start == pe.consistent_start(four_bar(), {"a": -1.0, "b": 0.5, "d": -1.7})


def test_a_joint_beyond_the_loop_stays_as_given():
    """A light flag on the rocker, which turns by far more than the spring of the flag would."""
    made = four_bar()
    flag = pe.Body("flag", 0.01, (0, 0, 0.1), (1e-4, 1e-4, 1e-5))
    spring = pe.Revolute("spring", "rocker", "flag", axis=Y, pose=(1, 0, 0), stiffness=10.0)
    made = made.replace(bodies=[*made.bodies, flag], joints=[*made.joints, spring])
    start = pe.assemble(made, {"a": -1.0, "a_dot": 1.0, "spring": 0.2}, hold=["a", "a_dot"]).start
    assert (start["spring"], start["spring_dot"]) == (0.2, 0.0)
    assert abs(start["d"]) > 1
    assert abs(start["d_dot"]) > 0.1


def test_velocities_can_be_held():
    made = pe.consistent_start(four_bar(), {"a": -1.0, "a_dot": 2.0}, hold=["a", "a_dot"])
    assert (made["a"], made["a_dot"]) == (-1.0, 2.0)
    model = pe.derive(four_bar())
    q, v = ([made[name] for name in names] for names in (model.coordinates, model.velocities))
    assert np.abs(model.constraint_residuals(q, v)).max() < 1e-12


def test_coordinates_of_a_lagrangian_can_be_held():
    x, y = pe.coordinates("x y")
    bead = pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, y, constraints=[x**2 + y**2 - 1])
    made = pe.consistent_start(bead, {"x": 0.6, "y": 0.5}, hold=["x"])
    assert made["x"] == 0.6
    assert made["y"] == pytest.approx(0.8, abs=1e-12)


REFUSED = {
    "too short": (
        lambda: pe.assemble(four_bar(coupler=0.3), {"a": -1.0}, hold=["a"]),
        # The tip is 2.6 m from the pivot of the rocker, which reaches 2 m.
        rf"with 'a' held: 'c' stays {np.hypot(3 - np.cos(1), np.sin(1)) - 2.3:.3g} m and 0 rad apart",
    ),
    "an unknown joint": (
        lambda: pe.assemble(four_bar(), hold=["e"]), "'e' cannot be held in four-bar; there are 'a', 'b'",
    ),
    "no loops": (
        lambda: pe.assemble(pe.Mechanism([bar("b", 1.0)], [pe.Revolute("j", "world", "b")])), "has no loops",
    ),
    "no mechanism": (lambda: pe.assemble("pendulum"), "is no Mechanism; consistent_start"),
}  # fmt: skip


@pytest.mark.parametrize("mistake", REFUSED)
def test_mistakes_are_refused_with_their_culprit(mistake):
    make, sentence = REFUSED[mistake]
    with pytest.raises(SimulationError, match=sentence):
        make()


def test_mobility_names_what_is_repeated_and_runs_say_it():
    start = pe.assemble(four_bar(), {"a": -1.0}).start
    counted = pe.mobility(four_bar(), start)
    assert (counted.counted, counted.freedom) == (6 * 3 - 5 * 4, 1)
    assert counted.repeated == {"c": (3, 5)}
    assert "('c': 3 of 5 rows)" in str(counted)
    run = pe.simulate(four_bar(), start=start, until=0.01, step=1e-3)
    assert "'c' (3 of its 5 rows)" in run.outcome.sentence


def test_loops_that_contradict_are_refused():
    """A second coupler of another length cannot be put in where the first one is."""
    made = four_bar()
    second = pe.hold_distance(("crank", (1, 0, 0)), ("rocker", (2, 0, 0)), 2.6)
    locked = made.replace(constraints=[second])
    with pytest.raises(SimulationError, match="cannot be assembled"):
        pe.assemble(locked, {"a": -1.0})


def test_a_hinge_is_not_closed_the_wrong_way_round():
    """Two hinges about the same line hold a body twice; upside down their rows would vanish too."""
    bodies = [pe.Body("plate", 1.0, (0, 0, 0), (1, 1, 1))]
    joints = [pe.Ball("corner", "world", "plate"), pe.Revolute("hinge", "world", "plate", axis=(0, 0, 1))]
    plate = pe.Mechanism(bodies, joints, cut=["hinge"], actuated=(), name="plate")
    upside = {"corner_qw": 0.02, "corner_qx": np.sqrt(1 - 0.02**2)}
    found = pe.assemble(plate, upside)
    model = pe.derive(plate)
    R = model.pose("plate", [found.start[name] for name in model.coordinates]).matrix
    assert R[2, 2] == pytest.approx(1.0, abs=1e-12)


def test_simulate_names_the_joint_that_does_not_close():
    with pytest.raises(SimulationError, match=r"no configuration closes 'c': .* pe\.assemble"):
        pe.simulate(four_bar(coupler=9.0), until=0.1, step=1e-3)
