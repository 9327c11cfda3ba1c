"""Rolling and spinning friction against closed forms, of free bodies and of trees.

A ball that rolls is slowed down by 5 ρ g/7 R, one that spins by σ m g/I. Steps are exact until the one in
which it stops: there the way is off by less than a h².
"""

import numpy as np
import pytest
from tests.contact_worlds import G, ball, box, place, world

import pendula as pe

R, ROLLING, SPINNING, STEP = 0.1, 5e-3, 3e-3, 2e-3
CORK = pe.Material(friction=0.5, rolling=ROLLING, spinning=SPINNING)
SLOWER = 5 * ROLLING * G / (7 * R)


def free_ball(**motion):
    return world(ball("b", R, CORK, mass=1.0), ground=pe.Plane(material=CORK)), place(
        "b", (0, 0, R), **motion
    )


def held_ball(turning):
    """A ball that moves along x and z and turns about one axis: a tree."""
    bodies = [pe.Body("x", mass=1e-12), pe.Body("z", mass=1e-12), ball("b", R, CORK, mass=1.0)]
    joints = [
        pe.Prismatic("x", "world", "x", axis=(1, 0, 0)),
        pe.Prismatic("z", "x", "z", axis=(0, 0, 1), pose=(0, 0, R)),
        pe.Revolute("r", "z", "b", axis=turning),
    ]
    return pe.Mechanism(bodies, joints, ground=pe.Plane(material=CORK), actuated=[])


@pytest.mark.parametrize("free", [True, False])
def test_a_ball_rolls_to_rest(free):
    if free:
        system, start = free_ball(velocity=(0.5, 0, 0), omega=(0, 0.5 / R, 0))
    else:
        system, start = held_ball((0, 1, 0)), {"x_dot": 0.5, "r_dot": 0.5 / R}
    run = pe.simulate(system, start, until=2.0, step=STEP, tolerance=1e-11)
    stops = 0.5 / SLOWER
    exact = np.where(run.t < stops, 0.5 * run.t - SLOWER * run.t**2 / 2, 0.5**2 / (2 * SLOWER))
    assert stops < 1.5
    assert np.abs(run["b_x" if free else "x"] - exact).max() < SLOWER * STEP**2
    assert np.abs(run.v[-1]).max() < 1e-10
    # All that was there went into friction: ½ (7/5) m v².
    assert np.isclose(run.ledger["friction"][-1], -0.7 * 0.25, rtol=1e-7)


def test_a_ball_rests_on_a_slope_that_is_flat_enough():
    # It rolls down where R sin α > ρ cos α: the moment of its weight about the point of contact.
    for part, rolls in ((0.9, False), (1.1, True)):
        a = np.arctan(part * ROLLING / R)
        system = world(ball("b", R, CORK), ground=pe.Plane(pose=_turned(a), material=CORK))
        start = place("b", (R * np.sin(a), 0, R * np.cos(a)))
        run = pe.simulate(system, start, until=1.0, step=STEP, tolerance=1e-11)
        way = np.linalg.norm(run.q[-1, :3] - run.q[0, :3])
        exact = 5 / 7 * G * (np.sin(a) - ROLLING / R * np.cos(a)) / 2
        assert abs(way - (exact if rolls else 0.0)) < 1e-8


def _turned(angle):
    return pe.Pose((0, 0, 0), (np.cos(angle / 2), 0, np.sin(angle / 2), 0))


@pytest.mark.parametrize("free", [True, False])
def test_what_spins_on_a_point_stops(free):
    slower = SPINNING * G / (0.4 * R**2)
    if free:
        system, start = free_ball(omega=(0, 0, 4.0))
    else:
        system, start = held_ball((0, 0, 1)), {"r_dot": 4.0}
    run = pe.simulate(system, start, until=1.0, step=STEP, tolerance=1e-11)
    exact = np.maximum(4.0 - slower * run.t, 0.0)
    assert exact[-1] == 0.0
    assert np.abs(run["b_wz" if free else "r_dot"] - exact).max() < 1e-9


def test_a_disc_that_spins_on_a_round_foot_stops_upright():
    # A disc about its axis, ½ m r², on a small ball under its centre: above it, it would fall over.
    foot = pe.Sphere(0.3, pose=(0, 0, 0.2), material=CORK)
    body = pe.Body("d", shapes=[foot], mass=2.0, inertia=(0.02, 0.02, 0.04))
    run = pe.simulate(
        world(body, ground=pe.Plane(material=CORK)),
        place("d", (0, 0, 0.1), omega=(0, 0, 3.0)),
        until=3.0,
        step=STEP,
    )
    slower = SPINNING * 2 * G / 0.04
    assert np.abs(run["d_wz"] - np.maximum(3.0 - slower * run.t, 0.0)).max() < 1e-6
    assert np.abs(run["d_qx"]).max() < 1e-9


@pytest.mark.parametrize("law", [{}, {"law": "poisson"}, {"impacts": "sequential"}])
def test_energy_of_balls_that_bounce_and_roll_does_not_grow(law):
    cork = pe.Material(friction=0.4, restitution=0.6, rolling=2e-3, spinning=2e-3)
    bodies = [ball(f"b{i}", 0.1, cork) for i in range(3)]
    start = {}
    for i in range(3):
        start |= place(f"b{i}", (0.05 * i, 0.02 * i, 0.3 + 0.25 * i), velocity=(1, 0, 0), omega=(1, 2, 9))
    run = pe.simulate(world(*bodies, ground=pe.Plane(material=cork)), start, until=3.0, step=STEP, **law)
    assert np.diff(run.energy.total).max() < 1e-6 * run.energy.total[0]
    assert np.abs(pe.energy_balance(run).remainder).max() < 1e-9 * run.energy.total[0]


def test_materials_and_solvers_that_cannot_are_refused():
    with pytest.raises(pe.PendulaError, match="rolling of a Material is -1"):
        pe.Material(friction=0.5, rolling=-1)
    assert CORK.against(pe.Material(friction=0.5)) == CORK
    system, start = free_ball()
    for solver in ("newton", "lemke"):
        with pytest.raises(pe.PendulaError, match="knows no rolling"):
            pe.simulate(system, start, until=0.1, step=STEP, solver=solver)
    with pytest.raises(pe.PendulaError, match="Springs know no rolling"):
        pe.simulate(system, start, until=0.1, step=1e-5, contact="penalty")


def test_boxes_with_rolling_friction_stand():
    system = world(box("a", material=CORK), box("b", material=CORK), ground=pe.Plane(material=CORK))
    run = pe.simulate(system, {"a_z": 0.1, "b_z": 0.3}, until=0.2, step=STEP)
    assert np.abs(run.q[-1] - run.q[0]).max() < 1e-6
    assert max(run.residuals[n].max() for n in ("signorini", "coulomb", "dissipation")) < 1e-6
