"""The picture of drift: what its lines are, and what cannot be drawn."""

import numpy as np
import pytest

import pendula as pe
from pendula.audits.drift import constraint_violations
from pendula.errors import FileError, PendulaError
from pendula.viewer.drift import SMALLEST

KINDS = {"none": "none", "feedback": pe.Baumgarte(5.0, 5.0), "projection": "projection"}


@pytest.fixture(scope="module")
def rod() -> pe.Model:
    x, y = pe.coordinates("x y")
    kinetic = (x.dot**2 + y.dot**2) / 2
    circle = pe.Holonomic(x**2 + y**2 - 1, name="rod")
    return pe.derive(
        pe.Lagrangian((x, y), kinetic, 9.81 * y, constraints=[circle], name="rod", start={"x": -1.0})
    )


@pytest.fixture(scope="module")
def runs(rod) -> dict[str, pe.Run]:
    return {name: pe.simulate(rod, until=5.0, step=0.01, stabilisation=kind) for name, kind in KINDS.items()}


def test_every_line_is_the_largest_miss_of_its_run(rod, runs):
    figure = pe.plot_drift(runs)
    assert [len(axes.lines) for axes in figure.axes] == [3, 3, 3]
    for place, run in enumerate(runs.values()):
        for axes, level in zip(figure.axes, constraint_violations(run, rod).levels, strict=True):
            line = axes.lines[place]
            assert np.max(line.get_ydata()) == max(level.max(), SMALLEST)
            assert len(line.get_xdata()) == 200
            assert line.get_xdata()[-1] == 5.0
            assert axes.get_yscale() == "log"
    assert figure.get_suptitle() == "rod: drift of rk4, step 0.01 s"
    assert [text.get_text() for text in figure.axes[0].get_legend().get_texts()] == list(runs)


def test_misses_are_those_of_the_equations(rod, runs):
    # c = x² + y² − 1, ċ = 2(xẋ + yẏ); with feedback c̈ = −2αċ − α²c.
    run = runs["feedback"]
    found = constraint_violations(run, rod)
    c = run["x"] ** 2 + run["y"] ** 2 - 1
    rate = 2 * (run["x"] * run["x_dot"] + run["y"] * run["y_dot"])
    assert found.positions[:, 0] == pytest.approx(c, abs=1e-15)
    assert found.velocities[:, 0] == pytest.approx(rate, abs=1e-14)
    assert found.accelerations[:, 0] == pytest.approx(-10 * rate - 25 * c, abs=1e-13)
    assert np.abs(found.accelerations).max() > 1e-7


def test_constraints_on_velocities_have_no_position_to_miss():
    x, y, phi = pe.coordinates("x y phi")
    edge = pe.Nonholonomic(x.dot * pe.sin(phi) - y.dot * pe.cos(phi), name="edge")
    kinetic = (x.dot**2 + y.dot**2 + phi.dot**2) / 2
    skate = pe.Lagrangian(
        (x, y, phi), kinetic, y, constraints=[edge], name="skate", start={"phi_dot": 1.0, "x_dot": 1.0}
    )
    run = pe.simulate(skate, until=1.0, step=0.01, stabilisation="none")
    found = constraint_violations(run, run.model)
    assert found.positions.shape == (101, 0)
    assert found.velocities.shape == found.accelerations.shape == (101, 1)
    assert len(pe.plot_drift({"none": run}).axes) == 3


def test_it_is_written(runs, tmp_path):
    pe.plot_drift(runs, tmp_path / "drift.png")
    assert (tmp_path / "drift.png").stat().st_size > 10_000


def test_a_loaded_run_needs_its_model(runs, rod, tmp_path):
    runs["none"].save(tmp_path / "run.npz")
    loaded = pe.load(tmp_path / "run.npz")
    with pytest.raises(PendulaError, match="does not know its model"):
        pe.plot_drift({"loaded": loaded})
    assert pe.plot_drift({"loaded": loaded}, model=rod).axes[0].lines


def test_what_cannot_be_drawn(runs, tmp_path):
    with pytest.raises(FileError, match="needs one of the suffixes"):
        pe.plot_drift(runs, tmp_path / "drift.txt")
    with pytest.raises(PendulaError, match="pendulum has no constraints"):
        pe.plot_drift({"free": pe.simulate("pendulum", until=0.1, step=0.01)})
    with pytest.raises(PendulaError, match="needs runs by name"):
        pe.plot_drift({})
    with pytest.raises(PendulaError, match="'it' is not a run"):
        pe.plot_drift({"it": 3})  # pyright: ignore[reportArgumentType]


def test_time_is_in_the_systems_unit(rod):
    days = rod.description.replace(base_units="M☉ AU d", name="rod in days")
    figure = pe.plot_drift({"projection": pe.simulate(days, until=1.0, step=0.1)})
    assert figure.axes[-1].get_xlabel() == "time in d"
    assert figure.get_suptitle() == "rod in days: drift of rk4, step 0.1 d"
