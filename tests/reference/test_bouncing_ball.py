"""A ball bounces ever sooner and comes to rest: events that change the state, and the end of a Zeno sequence.

From h₀ = 1 m at rest, g = 9.81 m/s², restitution e: impacts at T (1 + 2 (e + e² + … + eⁿ)), T = √(2h₀/g),
which end at T (1 + e)/(1 − e). Closed form; states at t = 2, 5, 8.5 s for e = 0.9 also agree with the
event-driven reference of Siconos (BouncingBallED.ref) to 2e-13. Tolerance 1e-10 s on times, as asked of an
event that is located to rounding: flight is a parabola, which every method follows exactly.
"""

import numpy as np
import pytest

import pendula as pe

pytestmark = pytest.mark.slow

METHODS = list(pe.adaptive_integrators())
h = pe.coordinates("h")
g, e = pe.parameters(g=9.81, e=0.9)
BALL = pe.derive(pe.Lagrangian(h, h.dot**2 / 2, g * h, name="ball", start={"h": 1.0}))
FALL = 0.4515236409857308
ZENO = {0.9: 8.578949178728887, 0.5: 1.3545709229571927}
STATES = {
    2.0: (0.013684362285068, 3.187222181142533),
    5.0: (0.121548654839125, -1.118410033298914),
    8.5: (5.565551009e-6, -0.0416651958098),
}
methods = pytest.mark.parametrize("method", METHODS)


def bounce(restitution: float) -> pe.Event:
    return pe.Event(h, "bounce", "falling", change={h.dot: -restitution * h.dot})


@methods
@pytest.mark.parametrize("restitution", ZENO)
def test_impacts_and_the_end_of_them(method, restitution):
    run = pe.simulate(BALL, until=10.0, tolerance=1e-10, integrator=method, events=bounce(restitution))
    found = np.array([event.t for event in run.events])
    powers = restitution ** np.arange(len(found))
    exact = FALL * (1 + 2 * restitution * (1 - powers) / (1 - restitution))
    assert found[0] == pytest.approx(FALL, abs=1e-10)
    np.testing.assert_allclose(found, exact, rtol=0, atol=1e-10)
    assert run.t[-1] == pytest.approx(ZENO[restitution], abs=1e-10)
    assert run.outcome.reason == "stopped"
    assert f"'bounce' happened {len(found)} times, ever sooner" in run.outcome.sentence
    assert f"(intervals shrink by {restitution}): a Zeno sequence" in run.outcome.sentence
    np.testing.assert_allclose(run.y[-1], 0.0, rtol=0, atol=1e-9)


@methods
def test_states_between_impacts(method):
    run = pe.simulate(BALL, times=list(STATES), tolerance=1e-10, integrator=method, events=bounce(0.9))
    assert run.outcome.reason == "finished"
    # The last state comes after 44 impacts; each adds the rounding of its interpolant.
    np.testing.assert_allclose(run.y, list(STATES.values()), rtol=0, atol=1e-9)


@methods
def test_requested_times_beyond_the_end_are_left_out(method):
    run = pe.simulate(BALL, times=[1.0, 2.0, 3.0], tolerance=1e-9, integrator=method, events=bounce(0.5))
    assert run.t.tolist() == [1.0]
    assert "Zeno" in run.outcome.sentence


def test_the_restitution_as_a_parameter_of_the_event():
    event = pe.Event(h, "bounce", "falling", change={h.dot: -e * h.dot})
    run = pe.simulate(BALL, until=10.0, tolerance=1e-10, events=event)
    assert run.t[-1] == pytest.approx(ZENO[0.9], abs=1e-10)


def test_a_slow_end_is_found_too():
    """For e = 0.995, 180 s: long before intervals vanish, rounding hides that they shrink."""
    run = pe.simulate(
        BALL, until=1e4, tolerance=1e-10, integrator="taylor", save_every=10**6, events=bounce(0.995)
    )
    assert "Zeno" in run.outcome.sentence
    assert run.t[-1] == pytest.approx(FALL * 1.995 / 0.005, abs=1e-6)


def test_a_ball_that_does_not_bounce_does_not_fall_through_the_ground():
    run = pe.simulate(BALL, until=10.0, tolerance=1e-10, events=pe.Event(h, "thud", change={h.dot: 0}))
    assert run.t[-1] == pytest.approx(FALL, abs=1e-12)
    assert run.outcome.reason == "stopped"
    assert "the change of 'thud' does not lead away from it" in run.outcome.sentence
