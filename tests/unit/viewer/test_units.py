"""Units along the axes of plots, and in the legend where the axes cannot tell them."""

import pytest

from pendula import plot
from pendula.viewer.labels import with_unit

ANGLES = {f"theta_{i}": "rad" for i in range(1, 6)} | {f"theta_{i}_dot": "rad/s" for i in range(1, 6)}
MIXED = ANGLES | {"theta_1": "m", "theta_1_dot": "m/s"}


def axis(run, kind="coordinates"):
    return plot(run, kind=kind).axes[0]


@pytest.mark.parametrize(
    ("n", "units", "expected"),
    [
        (1, ANGLES, r"$\theta_{1}$ (rad)"),
        (2, ANGLES, r"$\theta_{1}$, $\theta_{2}$ (rad)"),
        (2, MIXED, r"$\theta_{1}$ (m), $\theta_{2}$ (rad)"),
        (2, {"theta_2": "rad"}, r"$\theta_{1}$, $\theta_{2}$"),  # else it would seem to be that of both
        (5, ANGLES, "5 coordinates (rad)"),
        (5, MIXED, "5 coordinates"),
        (2, {}, r"$\theta_{1}$, $\theta_{2}$"),
    ],
)
def test_units_of_coordinates(make_run, n, units, expected):
    assert axis(make_run(n=n, units=units)).get_ylabel() == expected


def test_the_legend_tells_what_the_axis_cannot(make_run):
    def entries(run):
        return [text.get_text() for text in axis(run).get_legend().get_texts()]

    assert entries(make_run(n=5, units=MIXED))[:2] == [r"$\theta_{1}$ (m)", r"$\theta_{2}$ (rad)"]
    assert entries(make_run(n=5, units=ANGLES))[0] == r"$\theta_{1}$"
    assert entries(make_run(n=2, units=MIXED))[0] == r"$\theta_{1}$"
    assert entries(make_run(n=2, units={"theta_2": "rad"})) == [r"$\theta_{1}$", r"$\theta_{2}$ (rad)"]


def test_units_of_the_phase_portrait(make_run):
    axes = axis(make_run(n=1, units=ANGLES), "phase")
    assert axes.get_xlabel() == r"$\theta_{1}$ (rad)"
    assert axes.get_ylabel() == r"$\dot{\theta}_{1}$ (rad/s)"


def test_a_unit_is_never_mathematics(make_run, tmp_path):
    figure = plot(make_run(n=1, units={"theta_1": "$x^("}), tmp_path / "a.png", kind="coordinates")
    assert figure.axes[0].get_ylabel() == r"$\theta_{1}$ (\$x^()"


def test_a_label_without_a_unit_stays_as_it_is():
    assert with_unit("$x$", "") == "$x$"
    assert with_unit("$x$", "m/s²") == "$x$ (m/s²)"
