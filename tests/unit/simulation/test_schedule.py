"""Inputs of adaptive runs: sampled laws, functions of time and tables, each changed at its instants."""

import math

import numpy as np
import pytest

import pendula as pe
from pendula.errors import SimulationError

METHODS = list(pe.adaptive_integrators())
ANY_INPUT = [name for name in METHODS if name != "taylor"]
x = pe.coordinates("x")
u, w = pe.inputs("u w")
SPRING = pe.derive(
    pe.Lagrangian(
        x, x.dot**2 / 2, 2 * x**2, forces=[pe.Force(u + w, along=x)], start={"x": 1.0}, name="spring"
    )
)
methods = pytest.mark.parametrize("method", METHODS)


def moved(method: str | None, control, until: float = 3.0, tolerance: float = 1e-10, **options) -> pe.Run:
    return pe.simulate(
        SPRING, until=until, tolerance=tolerance, integrator=method, control=control, **options
    )


def braking(t, q, v):
    return -v[0] - 0.5 * math.sin(3 * t)


@methods
def test_a_sampled_law_moves_as_with_fixed_steps(method):
    control = {"u": pe.Sampled(braking, 0.1)}
    run = moved(method, control)
    fixed = pe.simulate(SPRING, until=3.0, step=1e-3, control=control)
    # RK4 at h = 1 ms leaves 1e-12.
    np.testing.assert_allclose(run.y[-1], fixed.y[-1], rtol=0, atol=1e-7)
    assert "sampled every 0.1 s and held" in run.outcome.sentence


@methods
def test_a_sampled_law_is_asked_at_its_instants_only(method):
    asked = []
    moved(method, {"u": pe.Sampled(lambda t, q, v: asked.append(t) or 0.0, 0.1)}, until=1.0, start_time=-1.0)
    np.testing.assert_allclose(asked, np.arange(20) / 10 - 1.0, rtol=0, atol=1e-15)


@methods
def test_two_laws_of_two_periods(method):
    """0.1 s and 0.25 s meet every half second."""
    asked = {"u": [], "w": []}

    def law(name, gain):
        return lambda t, q, v: asked[name].append(t) or -gain * v[0]

    control = {"u": pe.Sampled(law("u", 1.0), 0.1), "w": pe.Sampled(law("w", 0.5), 0.25)}
    run = moved(method, control, until=2.0)
    assert len(asked["u"]) == 20
    assert len(asked["w"]) == 8
    fixed = pe.simulate(SPRING, until=2.0, step=1e-3, control=control)
    np.testing.assert_allclose(run.y[-1], fixed.y[-1], rtol=0, atol=1e-7)
    assert "every 0.1 s and 0.25 s" in run.outcome.sentence


@methods
def test_instants_that_only_rounding_keeps_apart_are_one(method):
    """3 × 0.1 and 0.3 differ in the last bit, as do many of their multiples: no step lies between them."""
    asked = {"u": 0, "w": 0}

    def law(name):
        def count(t, q, v):
            asked[name] += 1
            return 0.0

        return count

    control = {"u": pe.Sampled(law("u"), 0.1), "w": pe.Sampled(law("w"), 0.3)}
    run = moved(method, control, until=3.0, tolerance=1e-4)
    assert asked == {"u": 30, "w": 10}
    assert np.diff(run.t).min() > 1e-6


@pytest.mark.parametrize("start", [1e9, 1.7e9, -1e6], ids=str)
@pytest.mark.parametrize("every", [0.01, 0.003])
def test_a_clock_that_is_far_from_zero_does_not_stall(start, every):
    asked = []
    law = pe.Sampled(lambda t, q, v: asked.append(t) or 0.0, every)
    run = moved("dop853", {"u": law}, until=start + 0.5, tolerance=1e-6, start_time=start)
    assert run.outcome.reason == "finished"
    assert len(asked) == math.ceil(0.5 / every)


def test_a_law_changes_what_is_held_and_nothing_else():
    run = moved("dop853", {"u": pe.Sampled(lambda t, q, v: t, 0.5), "w": 7.0}, until=1.9)
    held = dict(zip(run.t.tolist(), run["u"].tolist(), strict=True))
    assert set(held.values()) == {0.0, 0.5, 1.0, 1.5}
    assert (run["w"] == 7.0).all()


@pytest.mark.parametrize("method", ANY_INPUT)
def test_a_function_of_time_is_followed_exactly(method):
    """ẍ = −4x + sin 3t from x = 1: cos 2t + 0.3 sin 2t − 0.2 sin 3t."""
    run = moved(method, {"u": lambda t: math.sin(3 * t)})
    t = run.t
    exact = np.cos(2 * t) + 0.3 * np.sin(2 * t) - 0.2 * np.sin(3 * t)
    np.testing.assert_allclose(run.q[:, 0], exact, rtol=0, atol=1e-8)
    np.testing.assert_allclose(run["u"], np.sin(3 * t), rtol=0, atol=1e-15)


@pytest.mark.parametrize("method", ANY_INPUT)
def test_a_table_is_followed_from_kink_to_kink(method):
    table = ([0.0, 0.37, 0.91, 1.4, 2.2], [0.0, 3.0, -2.0, 1.0, 0.0])
    run = moved(method, {"u": table})
    # Steps of RK4 that meet every kink leave 1e-12.
    fine = pe.simulate(SPRING, until=3.0, step=1e-3, control={"u": table})
    np.testing.assert_allclose(run.y[-1], fine.y[-1], rtol=0, atol=1e-8)
    for kink in table[0]:
        assert kink in run.t
    np.testing.assert_allclose(run["u"], np.interp(run.t, *table), rtol=0, atol=1e-15)


@pytest.mark.parametrize("method", ANY_INPUT)
def test_a_law_and_a_function_of_time_together(method):
    control = {"u": pe.Sampled(braking, 0.1), "w": math.cos}
    run = moved(method, control, until=2.0)
    # Beside a law, fixed steps hold a function of time too; built into the system it is exact.
    both = pe.derive(SPRING).with_control({"w": pe.cos(pe.time)})
    fine = pe.simulate(both, until=2.0, step=1e-3, control={"u": pe.Sampled(braking, 0.1)})
    np.testing.assert_allclose(run.y[-1], fine.y[-1], rtol=0, atol=1e-7)


@pytest.mark.parametrize(
    "control", [{"u": math.sin}, {"u": ([0.0, 1.0], [0.0, 1.0])}], ids=["function", "table"]
)
def test_taylor_refuses_what_has_no_series_and_says_what_does(control):
    with pytest.raises(
        SimulationError, match=r"'taylor' needs inputs whose series it can compute: .* use 'dop853'"
    ):
        moved("taylor", control)


def test_auto_takes_a_method_that_takes_the_inputs():
    assert moved("auto", {"u": math.sin}, tolerance=1e-8).integrator == "verner98"
    assert moved("auto", {"u": math.sin}, tolerance=1e-12).integrator == "verner98"
    assert moved("auto", {"u": math.sin}, tolerance=1e-3).integrator == "dopri5"
    assert moved("auto", {"u": pe.Sampled(braking, 0.1)}, tolerance=1e-8).integrator == "lobatto16"


@methods
def test_a_plain_law_needs_a_period(method):
    with pytest.raises(
        SimulationError, match=r"chooses its own steps: say how often, with Sampled\(law, every="
    ):
        moved(method, {"u": braking})


def test_laws_and_events_do_not_disturb_each_other():
    """Crossings between and at instants of a law, which does nothing: those of cos 2t."""
    law = pe.Sampled(lambda t, q, v: 0.0, math.pi / 16)
    run = moved("dop853", {"u": law}, until=10.0, events=pe.Event(x))
    exact = math.pi / 4 + math.pi / 2 * np.arange(6)
    np.testing.assert_allclose([event.t for event in run.events], exact, rtol=0, atol=1e-8)


@methods
def test_events_of_the_clock_at_the_instants_of_a_law_are_all_found(method):
    events = [pe.Event(pe.time - k * 0.07, str(k)) for k in range(1, 30)]
    run = moved(
        method, {"u": pe.Sampled(lambda t, q, v: 0.0, 0.07)}, until=2.1, tolerance=1e-6, events=events
    )
    assert [event.name for event in run.events] == [str(k) for k in range(1, 30)]


@pytest.mark.parametrize("method", ANY_INPUT)
def test_an_input_that_is_not_finite_ends_the_run_with_its_time(method):
    control = {"u": lambda t: math.nan if t > 1 else 0.0}
    with pytest.raises(SimulationError, match=r"An input is not finite at t = 1\.\d+") as caught:
        moved(method, control)
    assert 0 < caught.value.run.t[-1] <= 1
    assert np.isfinite(caught.value.run.y).all()
