"""Between two steps with contact, bodies move freely up to an impact and on from it: closed forms of balls.

A ball falls from 1 m on a floor: z = 1 − g t²/2 until t₁ = √(2 (1 − r)/g), then by r + e g t₁ (t − t₁) − ….
"""

import numpy as np
import pytest

import pendula as pe
from pendula.runs.impacts import groups_of

G, RADIUS, BOUNCE = 9.81, 0.1, 0.8
FIRST = np.sqrt(2 * (1 - RADIUS) / G)  # s, of the first impact
SECOND = FIRST * (1 + 2 * BOUNCE)
STEP = 4e-3
# Positions of a step are corrected up to this much, m, so that bodies touch.
SLACK = 2e-5


@pytest.fixture(scope="module")
def falling() -> pe.Run:
    """One ball that is dropped; another is 3 m beside it and lies on the floor."""
    rubber = pe.Material(friction=0.0, restitution=BOUNCE)
    balls = [
        pe.Body(name, shapes=[pe.Sphere(RADIUS, material=rubber)], mass=1.0, inertia=(4e-3,) * 3)
        for name in ("one", "other")
    ]
    ground = pe.Plane(material=rubber)
    system = pe.Mechanism(balls, [pe.Free("one"), pe.Free("other")], ground=ground, actuated=[])
    start = {"one_z": 1.0, "other_x": 3.0, "other_z": RADIUS}
    return pe.simulate(system, start, until=0.95 * SECOND, step=STEP)


def height(t: np.ndarray) -> np.ndarray:
    since = t - FIRST
    return np.where(since < 0, 1 - G * t**2 / 2, RADIUS + BOUNCE * G * FIRST * since - G * since**2 / 2)


def test_a_ball_is_on_its_parabola_on_both_sides_of_an_impact(falling):
    t = np.linspace(FIRST - 2 * STEP, FIRST + 2 * STEP, 400)
    found = falling.at(t)
    assert np.abs(found["one_z"] - height(t)).max() < SLACK
    assert found["one_z"].min() > RADIUS - SLACK


def test_its_velocity_jumps_at_the_instant_of_the_impact(falling):
    before, after = (falling.at(FIRST + sign * 1e-4) for sign in (-1, 1))
    assert before["one_vz"] == pytest.approx(-G * (FIRST - 1e-4), rel=1e-9)
    assert after["one_vz"] == pytest.approx(BOUNCE * G * FIRST - G * 1e-4, rel=1e-3)


def test_what_lies_on_the_floor_stays_there_between_samples_too(falling):
    found = falling.at(np.linspace(0, falling.t[-1], 5001))
    assert np.abs(found["other_z"] - RADIUS).max() < 1e-6  # free fall in half a step: 2e-5
    assert np.abs(found["other_vz"]).max() < 1e-6  # and 0.02 m/s


def test_far_samples_find_the_impact_between_them(falling):
    sparse = falling[::10]
    t = np.linspace(sparse.t[0], sparse.t[-1], 1000)
    assert np.abs(sparse.at(t)["one_z"] - height(t)).max() < SLACK


def test_bodies_that_nothing_connects_are_hit_apart(falling):
    groups = groups_of(falling.model)
    assert groups.tolist() == [0] * 7 + [1] * 7 + [0] * 6 + [1] * 6


def test_steps_over_gaps_pass_through_no_rest_that_there_was_not():
    y = pe.coordinates("y")
    floor = pe.Gap(y, restitution=BOUNCE, name="floor")
    system = pe.Lagrangian(y, y.dot**2 / 2, G * y, contacts=[floor], start={"y": 1.0})
    run = pe.simulate(system, until=0.6, step=1e-3, contact="stepping")
    k = int(np.argmax(np.diff(run["y_dot"])))
    t = np.linspace(run.t[k], run.t[k + 1], 50)[1:-1]
    v = run.at(t)["y_dot"]
    # Either that before, or that after, but for gravity in a step.
    nearest = np.minimum(np.abs(v - run["y_dot"][k]), np.abs(v - run["y_dot"][k + 1]))
    assert nearest.max() <= G * 1e-3
    assert run.at(t)["floor_closed"].tolist() == [0.0] * 24 + [1.0] * 24
