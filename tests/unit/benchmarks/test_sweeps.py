"""The time at an error is read off a line that neither luck nor rounding bends."""
# ruff: noqa: E402 (the benchmarks lie at the root, beside the package, and are found from there)

import math
import sys
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from benchmarks import report, stiff
from benchmarks.high_accuracy import Links
from benchmarks.measurement import Timing, quickest, require_agreement
from benchmarks.rows import against, unreached
from benchmarks.sweeps import Trial, seconds_at, useful


def law(error: float) -> float:
    """Seconds of a method of order 12: the error falls like t⁻¹²."""
    return 1e-3 * (1e-6 / error) ** (1 / 12)


def sweep(*errors: float) -> list[Trial]:
    return [Trial(10.0**-i, law(error), error) for i, error in enumerate(errors, 5)]


def test_the_line_gives_back_a_power_law():
    trials = sweep(*(10.0**-i for i in range(5, 13)))
    for error in (1e-6, 1e-9, 1e-12):
        assert seconds_at(error, trials) == pytest.approx(law(error), rel=1e-9)


def test_luck_on_either_side_cancels():
    lucky = [Trial(t.tolerance, t.seconds, t.error * 10.0 ** (-1) ** i) for i, t in
             enumerate(sweep(*(10.0**-i for i in range(5, 12))))]  # fmt: skip
    # A factor of ten in the error is 20 % of time here; the line is off by less than a third of that.
    assert seconds_at(1e-9, lucky) == pytest.approx(law(1e-9), rel=0.06)


def test_tolerances_at_the_rounding_floor_do_not_count():
    falling = sweep(*(10.0**-i for i in range(5, 12)))
    floor = [Trial(10.0**-i, 5e-3 * i, error) for i, error in ((13, 1.5e-11), (14, 9e-12), (15, 2e-11))]
    assert useful([*floor, *falling]) == falling
    assert seconds_at(1e-9, [*floor, *falling]) == pytest.approx(law(1e-9), rel=1e-9)


def test_large_errors_do_not_bend_the_line():
    falling = sweep(*(10.0**-i for i in range(5, 12)))
    assert useful([Trial(1e-2, 1.0, 0.5), Trial(1e-3, 1.0, math.nan), *falling]) == falling


def test_an_error_that_is_not_reached_has_no_time():
    trials = sweep(1e-6, 1e-7, 1e-8, 1e-9)
    assert seconds_at(2e-10, trials) is not None
    assert seconds_at(1e-11, trials) is None
    assert seconds_at(1e-6, trials[:2]) is None
    assert seconds_at(1e-6, []) is None
    slower_and_worse = [Trial(10.0**-i, 1e-3 / i, 10.0**-i) for i in range(5, 10)]
    assert seconds_at(1e-7, slower_and_worse) is None


def test_what_only_the_peer_reaches_is_lost():
    row = unreached("far", ("heyoka", Timing((2e-3,))), 2.5, "ms", "the least error is 1e-10")
    cells = report.row_cells(row)
    assert cells[1] == "not reached"
    assert cells[-1] == "MISSED"


def test_a_row_without_target_informs():
    assert against("told", Timing((1.0,)), ("heyoka", Timing((2.0,))), None, "s").verdict == "for information"


def test_the_growth_of_series_leaves_out_what_was_not_asked():
    (short, long) = report.links_cells([Links(2, 0.1, 2e-6, 0.2, 4e-6), Links(32, 2.0, 9e-4)])
    assert short == ("2", "0.1 s", "2 µs", "0.2 s", "4 µs")
    assert long == ("32", "2 s", "900 µs", "", "")
    page = report.document([], [], [], "2025-01-01", [Links(2, 0.1, 2e-6)])
    assert "| 2 | 0.1 s | 2 µs |  |  |" in page


def test_the_quickest_repetition_counts():
    waits = iter((0.02, 0.0, 0.02))

    def work() -> str:
        import time

        time.sleep(next(waits))
        return "end"

    seconds, end = quickest(3, work)
    assert seconds < 0.01
    assert end == "end"


def test_scipy_is_given_the_equations_and_their_derivative():
    import pendula as pe

    y, h = np.array([1.3, -0.4]), 1e-6
    model = pe.derive(pe.gallery.van_der_pol(mu=stiff.MU))
    nothing = np.zeros(0)
    ours = model.compilation.kernel("rate")(np.zeros(1), y, nothing, np.array(model.values), nothing)
    require_agreement("rates", stiff.rate(0.0, y), ours, 1e-12)
    columns = [(stiff.rate(0, y + h * e) - stiff.rate(0, y - h * e)) / (2 * h) for e in np.eye(2)]
    # Central differences: rounding leaves 1e-16 · 1e3 / h of entries of 1e3.
    require_agreement("Jacobians", stiff.jacobian(0.0, y), np.transpose(columns), 1e-8)
