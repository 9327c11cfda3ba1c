"""The slope on the clean part of a sweep, on errors made by formula."""

import numpy as np
import pytest

from pendula.comparison.trials import clean_slope

STEPS = np.array([0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001])


@pytest.mark.parametrize("order", [1, 2, 4, 8])
def test_a_power_is_found_exactly(order):
    assert clean_slope(STEPS, STEPS**order, 0.0) == pytest.approx(order, abs=1e-9)


def test_what_the_reference_cannot_tell_does_not_count():
    errors = np.maximum(STEPS**4, 1e-9)
    assert clean_slope(STEPS, errors, 2e-9) == pytest.approx(4, abs=1e-9)


def test_rounding_that_flattens_the_slope_is_left_out():
    errors = np.maximum(STEPS**4, 1e-9)
    assert clean_slope(STEPS, errors, 0.0) == pytest.approx(4, abs=1e-9)


def test_large_steps_do_not_count_where_small_ones_differ():
    errors = 100 * STEPS**5 + STEPS**2  # of fifth order until the second takes over, below h = 0.2
    assert clean_slope(STEPS, errors / 1e3, 0.0) == pytest.approx(2, abs=0.01)


@pytest.mark.parametrize(
    "errors",
    [
        pytest.param(np.full(7, 1e-12), id="rounding"),
        pytest.param(STEPS * 1e3, id="saturated"),
        pytest.param(np.array([1e-2, 1e-3, 1e-5, 3e-5, 1e-6, 9e-7, 1e-9]), id="no line"),
        pytest.param(np.array([np.inf] * 5 + [1e-2, 1e-3]), id="two points"),
        pytest.param(np.zeros(7), id="nothing wrong"),
    ],
)
def test_where_there_is_no_clean_part_there_is_no_order(errors):
    assert np.isnan(clean_slope(STEPS, errors, 0.0))


def test_a_step_that_comes_twice_counts_once():
    steps = np.array([0.1, 0.05, 0.05, 0.025])
    assert clean_slope(steps, steps**2, 0.0) == pytest.approx(2)
