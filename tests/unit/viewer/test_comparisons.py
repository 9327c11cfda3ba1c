"""The picture of a comparison: what is drawn, that names keep apart, what is written and refused."""

import math
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from matplotlib.colors import to_hex
from matplotlib.text import Text

from pendula.comparison.scores import Comparison, Reference, Row, Trial
from pendula.errors import FileError
from pendula.viewer.axes import PALETTE, VERMILLION
from pendula.viewer.comparisons import GAP, plot_comparison, separate_heights

pytestmark = pytest.mark.slow

T = np.linspace(0.0, 10.0, 51)
STEPS = (0.1, 0.05, 0.02, 0.01)
TRUST = 1e-9


def row(method: str, order: int, *, adaptive: bool = False, size: float = 1.0, growth: float = 0.0) -> Row:
    sweep = tuple(
        Trial(h, round(10 / h), round(10 * order / h), size * h**order, size * h**order, 0.1) for h in STEPS
    )
    energy = np.empty(0) if adaptive else growth * T
    return Row(method, order, float(order), adaptive, sweep[1], 50.0, sweep, energy)


def comparison(*rows: Row, trust: float = TRUST) -> Comparison:
    about = Reference("dop853", 1e-15, trust, 10.0)
    return Comparison("pendulum", 10.0, "cost", 800, 0.05, about, T, rows, {})


@pytest.fixture
def four() -> Comparison:
    return comparison(
        row("euler", 1, growth=0.05), row("midpoint", 2), row("rk4", 4), row("dop853", 8, adaptive=True)
    )


def names_of(axes) -> list[str]:
    return [text.get_text() for text in axes.texts]


def box(text):
    """Where a name stands, without the line that joins it."""
    return Text.get_window_extent(text)


def curves(axes) -> list:
    """The lines of methods: those with markers."""
    return [line for line in axes.lines if line.get_marker() not in ("None", "")]


def test_error_is_drawn_over_evaluations(four):
    work, _ = plot_comparison(four).axes
    assert (work.get_xscale(), work.get_yscale()) == ("log", "log")
    for line, each in zip(curves(work), sorted(four.rows, key=lambda row: row.order), strict=True):
        # Of what the reference cannot tell, only the beginning is drawn, where it begins.
        shown = each.sweep[:2] if each.method == "dop853" else each.sweep
        assert list(line.get_xdata()) == [trial.evaluations for trial in shown]
        assert list(line.get_ydata()) == [max(trial.largest_error, TRUST) for trial in shown]
        assert (line.get_linestyle() == "-") != each.adaptive
    assert work.get_ylabel() == "largest error up to t = 10 s"


def test_every_method_is_named_and_orders_have_colours(four):
    work, _ = plot_comparison(four).axes
    assert set(names_of(work)) == {"euler", "midpoint", "rk4", "dop853"}
    assert [to_hex(line.get_color()) for line in curves(work)] == [c.lower() for c in PALETTE[:4]]
    legend = [text.get_text() for text in work.get_legend().get_texts()]
    assert legend == ["order 1", "order 2", "order 4", "order 8", "adaptive"]


def test_an_order_that_follows_the_tolerance_is_called_any(four):
    taylor = replace(row("taylor", 12, adaptive=True), order=None)
    work, _ = plot_comparison(comparison(*four.rows, taylor)).axes
    legend = [text.get_text() for text in work.get_legend().get_texts()]
    assert legend == ["order 1", "order 2", "order 4", "order 8", "any order", "adaptive"]
    assert "taylor" in names_of(work)


def test_the_energy_is_drawn_at_equal_step(four):
    _, energy = plot_comparison(four).axes
    lines = [line for line in energy.lines if np.size(line.get_xdata()) == len(T)]
    np.testing.assert_array_equal(lines[0].get_ydata(), 0.05 * T)
    assert len(lines) == 3  # the adaptive method has no step to share
    assert set(names_of(energy)) == {"euler", "midpoint and 1 more"}
    assert energy.get_title("left") == "Energy with steps of 0.05 s"
    low, high = energy.get_ylim()
    assert low < 0
    assert high > 0.5


def test_without_energy_there_is_one_panel():
    assert len(plot_comparison(comparison(row("dop853", 8, adaptive=True))).axes) == 1


def test_an_energy_that_explodes_leaves_the_picture_but_is_named():
    wild = replace(row("euler", 1), energy=np.append(np.expm1(T), [1e200, np.inf, np.nan])[: len(T)])
    short = replace(row("midpoint", 2), energy=np.array([0.0, 0.5, math.inf]))
    figure = plot_comparison(comparison(wild, short, row("rk4", 4)))
    energy = figure.axes[1]
    assert energy.get_ylim()[1] < 3
    assert {"euler", "midpoint", "rk4"} == set(names_of(energy))
    figure.draw_without_rendering()


def test_many_names_keep_apart():
    rows = [row(f"method-{i}", 1 + i % 9, size=1 + i / 50) for i in range(18)]
    figure = plot_comparison(comparison(*rows))
    figure.draw_without_rendering()
    work = figure.axes[0]
    boxes = sorted((box(text) for text in work.texts), key=lambda box: box.y0)
    assert len(boxes) == 18
    # Letters are lower than the boxes around them; a tenth may overlap.
    assert all(below.y1 - above.y0 < 0.1 * below.height for below, above in pairwise(boxes))


def test_names_lie_outside_the_axes(four):
    figure = plot_comparison(four)
    figure.draw_without_rendering()
    for axes in figure.axes:
        right = axes.get_window_extent().x1
        assert all(box(text).x0 > right for text in axes.texts)
        assert all(box(text).x1 < figure.bbox.x1 for text in axes.texts)


def test_a_reference_that_cannot_be_trusted_is_called_so_in_red(four):
    figure = plot_comparison(replace(four, reference=Reference("dop853", 1e-15, 3.0, 4.2)))
    (about,) = [text for text in figure.texts if "cannot be trusted" in text.get_text()]
    assert about.get_color() == VERMILLION
    assert "t = 4.2 s" in " ".join(about.get_text().split())


def test_where_all_diverge_a_word_says_so():
    lost = Trial(0.1, 3, 3, math.inf, math.inf, math.inf, "Diverged.")
    figure = plot_comparison(comparison(replace(row("euler", 1), trial=lost, sweep=(lost,))))
    assert names_of(figure.axes[0]) == ["no run came near"]
    figure.draw_without_rendering()


def test_no_error_at_all_can_be_drawn(four):
    exact = tuple(replace(trial, largest_error=0.0) for trial in four.rows[0].sweep)
    figure = plot_comparison(comparison(replace(four.rows[0], sweep=exact, energy=np.zeros(len(T)))))
    figure.draw_without_rendering()
    # The first trial that is taken for exact is the last that is drawn, at the height of the trust.
    (curve,) = curves(figure.axes[0])
    np.testing.assert_array_equal(curve.get_ydata(), [TRUST])


@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
def test_it_is_written(four, tmp_path, suffix):
    plot_comparison(four, tmp_path / f"it{suffix}")
    assert (tmp_path / f"it{suffix}").stat().st_size > 5000


def test_an_unknown_suffix_is_refused(four, tmp_path):
    with pytest.raises(FileError, match="needs one of the suffixes"):
        plot_comparison(four, tmp_path / "it.txt")


def test_pyplot_is_left_alone():
    code = (
        "import sys; import pendula.viewer.comparisons; "
        "assert 'matplotlib' not in sys.modules; assert 'matplotlib.pyplot' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    "heights",
    [[0.5], [0.2, 0.8], [0.5, 0.5, 0.5], [0.0, 0.0, 0.01], [0.99, 1.0, 1.0], [0.1] * 40, [-0.3, 1.4]],
    ids=["one", "two", "three at once", "at the bottom", "at the top", "too many", "outside"],
)
def test_heights_are_spread(heights):
    found = separate_heights(np.array(heights), GAP)
    gap = min(GAP, 1 / max(len(heights) - 1, 1))
    assert (np.diff(found) >= gap - 1e-12).all()
    assert found[0] >= 0
    assert found[-1] <= 1 + 1e-12


def test_heights_that_are_apart_stay():
    np.testing.assert_array_equal(separate_heights(np.array([0.1, 0.5, 0.9]), GAP), [0.1, 0.5, 0.9])
    np.testing.assert_allclose(separate_heights(np.array([0.5, 0.5]), 0.1), [0.45, 0.55])
