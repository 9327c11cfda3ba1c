"""Inputs that cannot be: each is refused with what would be right, before or at the moment they appear."""

import math

import numpy as np
import pytest

from pendula import (
    Force,
    Lagrangian,
    PendulaError,
    Sampled,
    SimulationError,
    coordinates,
    derive,
    gallery,
    inputs,
    simulate,
)

x, y = coordinates("x y")
u, w = inputs("u w")
PAIR = derive(
    Lagrangian((x, y), x.dot**2 + y.dot**2, 0, forces=[Force(u, along=x), Force(w, along=y)], name="pair")
)


def refused(words: str, control, model=PAIR) -> None:
    with pytest.raises(PendulaError, match=words):
        simulate(model, until=1.0, step=0.1, control=control)


def test_an_unknown_input_lists_the_known():
    refused("'v' is not an input of pair; its inputs are 'u', 'w'", {"v": 1.0})
    refused("'v' is not an input of pendulum; its inputs are none", {"v": 1.0}, gallery.pendulum())


def test_a_system_without_inputs_takes_none():
    refused("pendulum has no inputs", 1.0, gallery.pendulum())


@pytest.mark.parametrize("bad", [math.nan, math.inf, "hard", [1.0, math.nan]], ids=str)
def test_constants_must_be_finite_numbers(bad):
    refused("control of the input 'u' (must be finite, got |cannot be 'hard')", {"u": bad})


@pytest.mark.parametrize(
    "bad", [[1.0], [1.0, 2.0, 3.0], np.zeros((10, 3)), np.zeros((9, 2)), np.zeros((2, 2, 2))], ids=str
)
def test_arrays_must_fit(bad):
    refused(r"step by step need the shape \(10, 2\), one row a step; got \(", bad)


def test_rows_must_be_finite():
    rows = np.zeros((10, 2))
    rows[4, 1] = np.nan
    refused("control of the inputs 'u', 'w' must be finite, got ", rows)


@pytest.mark.parametrize(
    "table",
    [([0.0, 1.0, 0.5], [1.0, 2.0, 3.0]), ([0.0, 0.0], [1.0, 2.0]), ([0.0, 1.0, 2.0], [1.0, 2.0])],
    ids=["decreasing", "twice", "unequal lengths"],
)
def test_a_table_needs_increasing_times_and_as_many_values(table):
    refused("table for the input 'u' needs increasing times and as many values", {"u": table})


def test_a_function_of_time_must_be_finite():
    refused("not finite at t = 0.5", lambda t: (0.0, math.nan if abs(t - 0.5) < 1e-9 else 1.0))
    refused("not finite at t = 0", {"u": lambda t: math.inf})


@pytest.mark.parametrize("wrong", [[1.0], [1.0, 2.0, 3.0], 1.0, "hard", None], ids=repr)
def test_a_function_of_time_must_give_every_input(wrong):
    refused(
        r"control of the inputs 'u', 'w' (must give 2 value\(s\); at t = 0 it has|at t = 0 cannot be) ",
        lambda t: wrong,
    )


def test_a_function_of_time_for_one_input_gives_one_number():
    single = derive(Lagrangian(x, x.dot**2, 0, forces=[Force(u, along=x)]))
    refused(
        r"input 'u' must give 1 value\(s\); at t = 0 it has the shape \(2,\)", lambda t: [1.0, 2.0], single
    )


@pytest.mark.parametrize("wrong", [0.0, [1.0], [1.0, 2.0, 3.0], [[1.0, 2.0]]], ids=repr)
def test_a_law_must_give_every_input(wrong):
    refused(r"feedback law must return 2 value\(s\), got the shape", lambda t, q, v: wrong)


@pytest.mark.parametrize("wrong", [math.nan, math.inf])
def test_a_law_must_be_finite(wrong):
    refused(r"feedback law returned .* at t = 0.3", lambda t, q, v: (0.0, wrong if t > 0.25 else 1.0))


@pytest.mark.parametrize("wrong", ["hard", None, ["a", "b"]], ids=repr)
def test_a_law_must_give_numbers(wrong):
    refused("feedback law of the inputs 'u', 'w' cannot be ", lambda t, q, v: wrong)


def test_a_function_takes_the_time_or_the_state():
    refused("takes .t. or .t, q, v.; .*takes 2 arguments", lambda t, q: 0.0)
    refused("takes .t. or .t, q, v.; .*takes 4 arguments", lambda t, q, v, z: 0.0)


def test_a_function_with_defaults_counts_what_is_required():
    run = simulate(PAIR, until=0.2, step=0.1, control=lambda t, gain=2.0: (gain * t, 0.0))
    np.testing.assert_allclose(run.u[:, 0], 2 * run.t)


def test_a_mistake_inside_a_function_is_not_hidden():
    with pytest.raises(ZeroDivisionError):
        simulate(PAIR, until=1.0, step=0.1, control=lambda t: (1 / 0, 0.0))
    with pytest.raises(SimulationError, match=r"'gain' \(KeyError\)") as caught:
        simulate(PAIR, until=1.0, step=0.1, control=lambda t, q, v: {}["gain"])
    assert isinstance(caught.value.__cause__, KeyError)


@pytest.mark.parametrize("every", [0.0, -1.0, math.nan, math.inf, "slow", None], ids=repr)
def test_a_rate_must_be_positive(every):
    with pytest.raises(SimulationError, match=r"every=\.\.\. in seconds, greater than zero"):
        Sampled(lambda t, q, v: 0.0, every)


@pytest.mark.parametrize("every", [0.05, 0.15, 0.1001])
def test_a_rate_must_be_a_whole_number_of_steps(every):
    refused("not a whole number of steps of 0.1 s", Sampled(lambda t, q, v: (0.0, 0.0), every))


def test_sampled_needs_a_law():
    with pytest.raises(SimulationError, match=r"a function law\(t, q, v\) or a controller .*, got 3"):
        Sampled(3, 0.1)


def test_an_expression_of_another_system_is_refused():
    stray = coordinates("stray")
    refused("uses 'stray', which is not one of the system's coordinates", {"u": -stray})
