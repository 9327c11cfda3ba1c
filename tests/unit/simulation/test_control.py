"""Inputs during a run: constants, rows, tables, functions of time, expressions and feedback laws."""

import numpy as np
import pytest
from scipy.linalg import expm

from pendula import Force, Lagrangian, Sampled, coordinates, derive, inputs, parameters, simulate
from pendula.description import time
from pendula.description.functions import sin

x, y = coordinates("x y")
m, k = parameters(m=1.0, k=4.0)
u, w = inputs("u w")
# ẍ = −4x + u: state matrix and input column.
A, B = np.array([[0.0, 1.0], [-4.0, 0.0]]), np.array([0.0, 1.0])
PAIR = derive(
    Lagrangian(
        (x, y), m * (x.dot**2 + y.dot**2) / 2, 0, forces=[Force(u, along=x), Force(w, along=y)], name="pair"
    )
)


def held(rows: np.ndarray, h: float, start=(1.0, 0.0)) -> np.ndarray:
    """The exact motion under inputs that are held during each step: y⁺ = e^{Ah} y + ∫e^{As}ds B u."""
    whole = expm(np.block([[A, B[:, None]], [np.zeros((1, 3))]]) * h)
    states = [np.array(start)]
    for row in rows:
        states.append(whole[:2, :2] @ states[-1] + whole[:2, 2] * row)
    return np.array(states)


def states(run) -> np.ndarray:
    return np.hstack([run.q, run.v])


RK4_ERROR = 1e-8  # of RK4 at h = 0.01 over 2 s: 2 s × 2⁵h⁴/120, and margin


@pytest.mark.parametrize(
    "given", [0.8, [0.8], np.array([0.8]), {"u": 0.8}, {u: 0.8}, {"u": np.float64(0.8)}], ids=str
)
def test_constants(given, oscillator):
    run = simulate(oscillator, until=2.0, step=0.01, control=given)
    np.testing.assert_allclose(states(run), held(np.full(200, 0.8), 0.01), rtol=0, atol=RK4_ERROR)
    np.testing.assert_array_equal(run.u, np.full((201, 1), 0.8))


def test_nothing_given_is_zero(oscillator):
    run = simulate(oscillator, until=2.0, step=0.01)
    np.testing.assert_allclose(states(run), held(np.zeros(200), 0.01), rtol=0, atol=RK4_ERROR)
    assert (run.u == 0).all()


ROWS = np.random.default_rng(5).normal(size=200)


@pytest.mark.parametrize(
    "given", [ROWS, ROWS[:, None], {"u": ROWS}, list(ROWS)], ids=["1d", "2d", "named", "list"]
)
def test_rows_are_held_during_their_step(given, oscillator):
    run = simulate(oscillator, until=2.0, step=0.01, control=given)
    np.testing.assert_allclose(states(run), held(ROWS, 0.01), rtol=0, atol=RK4_ERROR)
    np.testing.assert_array_equal(run.u[:-1, 0], ROWS)  # the input of the step that begins
    assert run.u[-1, 0] == ROWS[-1]


def test_rows_with_a_shorter_last_step(oscillator):
    run = simulate(oscillator, until=1.995, step=0.01, control=ROWS)
    expected = held(ROWS[:199], 0.01)
    np.testing.assert_allclose(states(run)[:200], expected, rtol=0, atol=RK4_ERROR)
    np.testing.assert_allclose(
        states(run)[-1], held(ROWS[199:], 0.005, expected[-1])[-1], rtol=0, atol=RK4_ERROR
    )


@pytest.mark.parametrize("steps", [199, 201])
def test_rows_must_be_one_a_step(steps, oscillator):
    with pytest.raises(ValueError, match=r"need the shape \(200, 1\), one row a step; got"):
        simulate(oscillator, until=2.0, step=0.01, control=np.zeros(steps))


def test_a_table_is_interpolated_between_its_times(oscillator):
    table = ([0.0, 0.5, 1.5], [0.0, 1.0, -1.0])  # and constant beyond
    run = simulate(oscillator, until=2.0, step=0.01, control={"u": table})
    np.testing.assert_allclose(run.u[:, 0], np.interp(run.t, *table), rtol=0, atol=1e-15)
    same = simulate(oscillator, until=2.0, step=0.01, control=lambda t: np.interp(t, *table))
    np.testing.assert_array_equal(states(run), states(same))


FUNCTIONS = {
    "vectorised": lambda t: np.sin(3 * t),
    "scalar only": lambda t: float(np.sin(3 * float(t))),
    "row": lambda t: [np.sin(3 * t)],
    "with a branch": lambda t: np.sin(3 * t) if t >= 0 else 0.0,
    "named": {"u": lambda t: np.sin(3 * t)},
}


@pytest.mark.parametrize("kind", FUNCTIONS)
def test_functions_of_time_are_evaluated_at_every_stage(kind, oscillator, driven, observed_order):
    def error(h: float) -> float:
        run = simulate(oscillator, until=2.0, step=h, control=FUNCTIONS[kind])
        np.testing.assert_allclose(run.u[:, 0], np.sin(3 * run.t), rtol=0, atol=1e-15)
        return np.abs(states(run) - driven(run.t)).max()

    assert observed_order(error, 0.04) >= 3.85  # RK4's full order


@pytest.mark.parametrize("method", ["midpoint", "velocity-verlet", "verlet", "euler"])
def test_functions_of_time_keep_every_methods_order(method, oscillator, driven, observed_order):
    def error(h: float) -> float:
        run = simulate(oscillator, until=2.0, step=h, control=FUNCTIONS["vectorised"], integrator=method)
        return np.abs(states(run) - driven(run.t)).max()

    assert observed_order(error, 0.02) >= (1 if method == "euler" else 2) - 0.15


def test_a_function_of_time_over_more_steps_than_one_table_holds(oscillator):
    run = simulate(oscillator, until=70.0, step=1e-3, control=FUNCTIONS["vectorised"], save_every=10_000)
    t = run.t
    exact = np.cos(2 * t) + 0.3 * np.sin(2 * t) - 0.2 * np.sin(3 * t)
    np.testing.assert_allclose(run["x"], exact, rtol=0, atol=1e-10)  # RK4: 70 s × 32h⁴/120


KEPT = {"every step": {}, "shorter last step": {"until": 1.05}, "off the grid": {"times": [0.25, 0.97, 1.0]}}


@pytest.mark.parametrize("method", ["rk4", "velocity-verlet", "verlet"])
@pytest.mark.parametrize("kept", KEPT)
def test_a_function_of_time_is_asked_only_about_the_run(method, kept, oscillator):
    asked: list[float] = []

    def push(t):
        asked.extend(np.ravel(t))
        return 0.0 * t

    options = {"until": 1.0} | KEPT[kept]
    simulate(oscillator, step=0.1, integrator=method, control=push, **options)
    # Measured data and splines end with the run; beyond it they have no value. Rounding of k h is allowed.
    assert min(asked) >= 0.0
    assert max(asked) <= options["until"] + 1e-12


def test_functions_for_several_inputs():
    both = simulate(PAIR, until=1.0, step=0.1, control=lambda t: (1.0, 2 * t))
    single = simulate(PAIR, until=1.0, step=0.1, control={"u": 1.0, "w": lambda t: 2 * t})
    np.testing.assert_array_equal(states(both), states(single))
    assert both["x"][-1] == pytest.approx(0.5, rel=1e-12)
    assert both["y"][-1] == pytest.approx(1 / 3, rel=1e-12)  # RK4 is exact on a cubic


def test_an_expression_is_the_loop_closed_by_hand(oscillator):
    law = -3 * x - 0.5 * x.dot + sin(2 * time)
    by_law = simulate(oscillator, until=2.0, step=0.01, control={"u": law})
    by_hand = simulate(
        Lagrangian(x, m * x.dot**2 / 2, k * x**2 / 2, forces=[{x: law}], start={"x": 1.0}),
        until=2.0,
        step=0.01,
    )
    # The same graph but for the order of sums.
    np.testing.assert_allclose(states(by_law), states(by_hand), rtol=0, atol=1e-14)
    assert by_law.inputs == ()
    assert "first order" not in by_law.outcome.sentence


def test_an_expression_for_one_input_and_a_function_for_the_other():
    run = simulate(PAIR, {"x": 1.0}, until=1.0, step=0.01, control={"u": -x, "w": lambda t: 6 * t})
    assert run.inputs == ("w",)
    assert run["x"][-1] == pytest.approx(np.cos(1.0), abs=1e-10)
    assert run["y"][-1] == pytest.approx(1.0, abs=1e-12)


def law(t, q, v):
    return -3 * q[0] - 0.5 * v[0] + np.sin(t)


def sampled_exactly(every: int, h: float, steps: int) -> np.ndarray:
    state, found = np.array([1.0, 0.0]), []
    for step in range(steps + 1):
        found.append(state)
        if step % every == 0:
            now = law(step * h, state[:1], state[1:])
        state = held(np.array([now]), h, state)[-1]
    return np.array(found)


@pytest.mark.parametrize(("given", "every"), [(law, 1), (Sampled(law, 0.01), 1), (Sampled(law, 0.05), 5)])
@pytest.mark.parametrize("named", [False, True])
def test_a_feedback_law_is_sampled_and_held(given, every, named, oscillator):
    run = simulate(oscillator, until=2.0, step=0.01, control={"u": given} if named else given)
    np.testing.assert_allclose(states(run), sampled_exactly(every, 0.01, 200), rtol=0, atol=RK4_ERROR)
    assert f"sampled every {every * 0.01:g} s and held, which is of first order" in run.outcome.sentence
    # The saved inputs are those that drove the step that begins.
    expected = [law(0.01 * i, run.q[i], run.v[i]) for i in range(0, 201, every)]
    np.testing.assert_allclose(run.u[::every, 0], expected, rtol=1e-13, atol=1e-14)


def test_a_feedback_law_converges_at_first_order(oscillator, observed_order):
    exact = simulate(oscillator, until=1.0, step=1e-3, control={"u": -3 * x - 0.5 * x.dot + sin(time)})

    def error(h: float) -> float:
        run = simulate(oscillator, until=1.0, step=h, control=law)
        return np.abs(states(run)[-1] - states(exact)[-1]).max()

    assert 0.85 <= observed_order(error, 0.02) <= 1.15


def test_laws_with_rates_of_their_own_are_sampled_at_them():
    seen = {"slow": [], "fast": [], "every step": []}

    def watching(name):
        return lambda t, q, v: seen[name].append(round(t, 6)) or 0.0

    simulate(
        PAIR,
        until=1.0,
        step=0.1,
        control={"u": Sampled(watching("slow"), 0.5), "w": Sampled(watching("fast"), 0.2)},
    )
    assert [t for t in seen["slow"] if t < 1] == [0.0, 0.5]
    assert [t for t in seen["fast"] if t < 1] == [0.0, 0.2, 0.4, 0.6, 0.8]
    simulate(
        PAIR, until=1.0, step=0.1, control={"u": Sampled(watching("slow"), 0.5), "w": watching("every step")}
    )
    assert len([t for t in seen["every step"] if t < 1]) == 10


def test_a_law_beside_rows_and_tables():
    rows = np.arange(10.0)
    run = simulate(PAIR, until=1.0, step=0.1, control={"u": lambda t, q, v: -q[0], "w": rows})
    np.testing.assert_allclose(run.u[:10, 1], rows)
    run = simulate(
        PAIR, until=1.0, step=0.1, control={"u": lambda t, q, v: -q[0], "w": ([0.0, 1.0], [0.0, 5.0])}
    )
    np.testing.assert_allclose(run.u[:10, 1], 5 * run.t[:10])
