"""Plots: what is drawn, what is written, what is refused."""

import subprocess
import sys

import numpy as np
import pytest
from matplotlib.colors import to_hex
from matplotlib.figure import Figure

import pendula as pe
from pendula.errors import PendulaError
from pendula.runs import Energy, Outcome
from pendula.viewer import plot
from pendula.viewer.axes import PALETTE

pytestmark = pytest.mark.slow

KINDS = ("overview", "coordinates", "energies", "phase")


def curves(axes):
    """The lines that are not start or end marks."""
    return [line for line in axes.lines if line.get_linestyle() != "None"]


def legend_of(axes):
    return [text.get_text() for text in axes.get_legend().get_texts()]


def head(figure):
    return [text.get_text() for text in figure.texts]


def all_texts(figure):
    return [text.get_text() for axes in figure.axes for text in axes.texts]


def test_coordinates(make_run):
    run = make_run()
    (axes,) = plot(run, kind="coordinates").axes
    for line, q in zip(curves(axes), run.q.T, strict=True):
        np.testing.assert_array_equal(line.get_xdata(), run.t)
        np.testing.assert_array_equal(line.get_ydata(), q)
    assert axes.get_xlabel() == "time in s"
    assert axes.get_ylabel() == r"$\theta_{1}$, $\theta_{2}$"
    assert legend_of(axes) == [r"$\theta_{1}$", r"$\theta_{2}$"]


def test_energies(make_run):
    run = make_run()
    (axes,) = plot(run, kind="energies").axes
    series = (run.energy.kinetic, run.energy.potential, run.energy.total)
    for line, values in zip(curves(axes), series, strict=True):
        np.testing.assert_array_equal(line.get_ydata(), values)
    assert axes.get_ylabel() == "energy in J"
    assert legend_of(axes) == ["kinetic", "potential", "total"]


def test_phase(make_run):
    run = make_run()
    (axes,) = plot(run, kind="phase").axes
    for line, q, v in zip(curves(axes), run.q.T, run.v.T, strict=True):
        np.testing.assert_array_equal(line.get_xdata(), q)
        np.testing.assert_array_equal(line.get_ydata(), v)
    marks = [line for line in axes.lines if line not in curves(axes)]
    assert [tuple(mark.get_xdata()) for mark in marks[:2]] == [(run.q[0, 0],), (run.q[-1, 0],)]
    assert axes.get_ylabel() == r"$\dot{\theta}_{1}$, $\dot{\theta}_{2}$"
    assert legend_of(axes) == [r"$\theta_{1}$", r"$\theta_{2}$", "start", "end"]


def test_overview_shows_all_three_in_the_same_colours(make_run):
    coordinates, energies, phase = plot(make_run()).axes
    assert [len(curves(axes)) for axes in (coordinates, energies, phase)] == [2, 3, 2]
    expected = [colour.lower() for colour in PALETTE[:2]]
    assert [to_hex(line.get_color()) for line in curves(coordinates)] == expected
    assert [to_hex(line.get_color()) for line in curves(phase)] == expected
    assert energies.get_xlabel() == "time in s"


def test_phase_pairs_follow_the_names(make_run):
    run = make_run(velocities=("theta_2_dot", "theta_1_dot"))
    first = curves(plot(run, kind="phase").axes[0])[0]
    np.testing.assert_array_equal(first.get_ydata(), run.v[:, 1])


def test_phase_pairs_follow_the_order_where_names_do_not_tell(make_run):
    run = make_run(velocities=("p", "r"))
    np.testing.assert_array_equal(curves(plot(run, kind="phase").axes[0])[1].get_ydata(), run.v[:, 1])


def test_phase_without_pairs_says_so(make_run):
    run = make_run(v=np.zeros((21, 1)), velocities=("spin",))
    figure = plot(run, kind="phase")
    assert all_texts(figure) == ["no coordinate has its own velocity"]
    assert not figure.axes[0].lines


def test_head(make_run):
    assert head(plot(make_run())) == ["oscillators", "rk4, step 0.001 s"]
    assert head(plot(make_run(step=float("nan"), integrator="taylor")))[1] == "taylor, variable step"


@pytest.mark.parametrize("reason", ["diverged", "interrupted", "stopped"])
def test_the_outcome_of_a_run_that_did_not_finish_is_shown(make_run, reason):
    sentence = "It ended at t = 1 s because 'theta_1' cost 3 $ too much; try a smaller step. " * 4
    figure = plot(make_run(outcome=Outcome(reason, sentence)))
    assert " ".join(head(figure)[2:]) == sentence.strip().replace("$", r"\$")
    figure.draw_without_rendering()
    for text in figure.texts:
        assert figure.bbox.containsx(text.get_window_extent().x1), "the sentence leaves the figure"
    bottom = min(text.get_window_extent().y0 for text in figure.texts)
    assert bottom > max(axes.get_tightbbox().y1 for axes in figure.axes), "the head covers the axes"


@pytest.mark.parametrize("n", [7, 12, 30])
def test_the_legend_of_many_coordinates_stays_readable(make_run, n):
    coordinates = plot(make_run(n=n)).axes[0]
    entries = legend_of(coordinates)
    assert len(curves(coordinates)) == n
    assert len({to_hex(line.get_color()) for line in curves(coordinates)}) == n
    assert len(entries) == n if n <= 12 else 6 <= len(entries) <= 12
    assert entries[0] == r"$\theta_{1}$"
    assert entries[-1] == rf"$\theta_{{{n}}}$"
    assert coordinates.get_ylabel() == f"{n} coordinates"


@pytest.mark.parametrize("kind", ["overview", "coordinates", "phase"])
def test_long_names_leave_room_for_the_lines(make_run, kind):
    names = tuple(f"left_gripper_finger_{i}_joint_with_a_very_long_name" for i in range(9))
    figure = plot(make_run(n=9, coordinates=names), kind=kind)
    figure.draw_without_rendering()
    for axes in figure.axes:
        box = axes.get_window_extent()
        assert box.width > 0.25 * figure.bbox.width
        assert box.height > 0.15 * figure.bbox.height
        legend = axes.get_legend().get_window_extent()
        assert figure.bbox.x0 <= legend.x0 < legend.x1 <= figure.bbox.x1
        assert figure.bbox.y0 <= legend.y0 < legend.y1 <= figure.bbox.y1


@pytest.mark.parametrize("kind", KINDS)
def test_a_run_without_samples_says_so(make_run, tmp_path, kind):
    figure = plot(make_run(k=0), tmp_path / "empty.png", kind=kind)
    assert set(all_texts(figure)) == {"no samples"}


@pytest.mark.parametrize("kind", KINDS)
def test_a_single_sample_is_a_dot(make_run, tmp_path, kind):
    figure = plot(make_run(k=1), tmp_path / "one.png", kind=kind)
    assert all(line.get_marker() == "o" for axes in figure.axes for line in axes.lines)
    assert all_texts(figure) == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_run_that_blew_up_is_drawn_without_what_is_not_finite(make_run, tmp_path, kind):
    q = np.array([[1.0, 2.0], [1e100, -1e100], [1e308, np.inf], [np.nan, np.nan]])
    energy = Energy(np.array([1.0, 1e200, 1e308, np.nan]), np.array([1.0, 2.0, 1e308, np.inf]))
    outcome = Outcome("diverged", "Diverged.")
    run = make_run(k=4, q=q, v=-q, energy=energy, outcome=outcome)
    figure = plot(run, tmp_path / "diverged.png", kind=kind)
    lines = [line for axes in figure.axes for line in axes.lines]
    assert lines
    for line in lines:
        assert np.isfinite(line.get_xdata()).all()
        assert np.isfinite(line.get_ydata()).all()


def test_a_system_without_coordinates(make_run):
    assert "no coordinates" in all_texts(plot(make_run(n=0)))


def test_odd_names_are_shown_as_they_are(make_run, tmp_path):
    run = make_run(coordinates=("_hidden", r"$\frac{"), system="$x_", integrator="50%")
    figure = plot(run, tmp_path / "odd.png", kind="coordinates")
    assert legend_of(figure.axes[0]) == [" _hidden", r"\$\frac{"]


def test_a_very_dense_run_can_be_written(make_run, tmp_path):
    """Agg refuses half a million random points in one path."""
    random = np.random.default_rng(0).normal(size=(500_000, 1))
    run = make_run(k=500_000, n=1, q=random, v=random[::-1])
    plot(run, tmp_path / "dense.png", kind="phase")
    assert (tmp_path / "dense.png").stat().st_size > 0


@pytest.mark.parametrize(
    ("name", "start"), [("a.png", b"\x89PNG"), ("a.svg", b"<?xml"), ("a.pdf", b"%PDF"), ("A.PNG", b"\x89PNG")]
)
def test_the_suffix_decides_the_format(make_run, tmp_path, name, start):
    assert isinstance(plot(make_run(), str(tmp_path / name)), Figure)
    assert (tmp_path / name).read_bytes().startswith(start)


def test_nothing_is_written_without_a_path(make_run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    plot(make_run())
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_kind_is_refused(make_run):
    kinds = "'overview', 'coordinates', 'velocities', 'states', 'inputs', 'energies', 'phase'"
    with pytest.raises(PendulaError, match=f"'pie' is unknown. It is one of {kinds}, or .*'theta_1'"):
        plot(make_run(), kind="pie")


def test_paths_that_cannot_be_written_are_refused(make_run, tmp_path):
    (tmp_path / "folder.png").mkdir()
    for path, reason in (
        (tmp_path / "a.gif", ".png, .svg, .pdf"),
        (tmp_path / "a", "suffixes"),
        (tmp_path / "no" / "a.png", "there is no folder"),
        (tmp_path / "folder.png", "cannot be written to .*folder"),
    ):
        with pytest.raises(PendulaError, match=reason):
            plot(make_run(), path)


def test_a_full_disk_is_reported(make_run, tmp_path, monkeypatch):
    def refuse(*_, **__):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Figure, "savefig", refuse)
    with pytest.raises(PendulaError, match=r"cannot be written to .*Permission denied"):
        plot(make_run(), tmp_path / "a.png")


def test_a_missing_matplotlib_is_named_with_its_remedy(make_run, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(PendulaError, match=r'matplotlib.*pip install "pendula\[plot\]"'):
        plot(make_run())


def test_matplotlib_is_loaded_late_and_pyplot_never():
    code = """
import sys, numpy as np
from pendula.runs import Energy, Outcome, Run
from pendula.viewer import plot
assert not any(name in sys.modules for name in ("matplotlib", "pandas", "xarray", "scipy", "sympy"))
e = np.zeros((3, 0))
run = Run("s", np.arange(3.0), e, e, e, (), (), (), {}, Energy(np.ones(3), np.ones(3)), e, (), {}, "rk4",
          0.1, 2, 8, 0.0, Outcome("finished", ""), e, ())
plot(run)
assert "matplotlib.figure" in sys.modules
assert "matplotlib.pyplot" not in sys.modules
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_inputs_from_outside_and_those_that_laws_drive_are_drawn(tmp_path):
    servo = pe.PID(50.0, kd=20.0, desired=1.0, limit=30.0)
    run = pe.simulate("pendularm", until=2.0, step=0.01, control=servo)
    (axes,) = plot(run, tmp_path / "inputs.png", kind="inputs").axes
    assert [line.get_ydata()[0] for line in axes.lines[:2]] == [run["u1"][0], run["u1_demand"][0]]
    assert len(plot(run).axes) == 1 + len(plot(pe.simulate("pendularm", until=1.0, step=0.01)).axes)
