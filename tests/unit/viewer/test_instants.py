"""Instants between samples: as exact as a cubic, also where the state jumps."""

import numpy as np
import pytest

import pendula as pe
from pendula.runs.interpolation import samples_of
from pendula.viewer.instants import insert_times


@pytest.fixture(scope="module")
def ball() -> pe.Run:
    """A ball that is thrown: y = 2 t − g t²/2, of second degree, so that a cubic has it exactly."""
    y = pe.coordinates("y")
    ball = pe.Lagrangian(
        y, y.dot**2 / 2, 9.81 * y, drawing=[pe.Disc(pe.Point(0, y), 0.1)], start={"y_dot": 2.0}
    )
    return pe.simulate(ball, until=1.0, step=0.25)


def test_between_samples_the_motion_goes_on(ball):
    times = np.array([0.0, 0.1, 0.37, 0.5, 0.9, 1.0])
    every, places = insert_times(samples_of(ball), ball.model, times)
    np.testing.assert_array_equal(every.t[places], times)
    assert (np.diff(every.t) >= 0).all()
    # Exact but for rounding of a few operations on numbers of the size of one.
    np.testing.assert_allclose(every.y[places, 0], 2 * times - 9.81 * times**2 / 2, atol=1e-14)
    np.testing.assert_allclose(every.y[places, 1], 2 - 9.81 * times, atol=1e-14)


def test_samples_stay_as_they_are(ball):
    every, places = insert_times(samples_of(ball), ball.model, np.array([0.3]))
    kept = np.delete(np.arange(len(every.t)), places)
    np.testing.assert_array_equal(every.y[kept], ball.y)


def test_nothing_is_smoothed_where_the_state_jumps():
    y = pe.coordinates("y")
    system = pe.Lagrangian(
        y, y.dot**2 / 2, 9.81 * y, drawing=[pe.Disc(pe.Point(0, y), 0.1)], start={"y": 1.0}
    )
    bounce = pe.Event(y, change={"y_dot": -y.dot}, direction="falling")
    run = pe.simulate(system, until=1.0, tolerance=1e-9, events=[bounce])
    (t,) = [o.t for o in run.events][:1]
    every, places = insert_times(samples_of(run), run.model, np.array([t - 1e-6, t + 1e-6]))
    before, after = every.y[places, 1]
    # Gravity changes the velocity by 1e-5 m/s meanwhile; the bounce reverses it.
    assert after == pytest.approx(-before, abs=3e-5)
    assert before < -4


def test_one_sample_is_enough(ball):
    one = samples_of(ball)[:1]
    every, places = insert_times(one, ball.model, one.t)
    np.testing.assert_array_equal(every.y[places], one.y)
