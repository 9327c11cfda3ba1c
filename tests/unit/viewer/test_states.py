"""Plots of states: over time, over each other, and beside coordinates."""

import numpy as np
import pytest

from pendula.errors import PendulaError
from pendula.runs import NoEnergy
from pendula.viewer import plot


def curves(axes):
    return [line for line in axes.lines if line.get_linestyle() != "None"]


@pytest.fixture
def flow(make_run):
    """Makes a run with so many states and nothing else."""

    def make(n: int):
        t = np.linspace(0.0, 3.0, 21)
        z = np.column_stack([np.cos(t * (i + 1)) for i in range(n)])
        return make_run(n=0, z=z, states=tuple(f"z{i + 1}" for i in range(n)), energy=NoEnergy("flow"))

    return make


@pytest.mark.parametrize(
    ("n", "planes"), [(2, [(0, 1)]), (3, [(0, 1), (0, 2), (1, 2)]), (5, [(0, 1), (2, 3)]), (9, 3)]
)
def test_the_overview_has_states_over_time_and_planes_but_no_energies(flow, tmp_path, n, planes):
    run = flow(n)
    over_time, *portraits = plot(run, tmp_path / "flow.png").axes
    for line, z in zip(curves(over_time), run.z.T, strict=True):
        np.testing.assert_array_equal(line.get_ydata(), z)
    assert over_time.get_xlabel() == "time in s"
    if planes == 3:
        planes = [(0, 1), (2, 3), (4, 5)]
    assert len(portraits) == len(planes)
    for axes, (i, j) in zip(portraits, planes, strict=True):
        (line,) = curves(axes)
        np.testing.assert_array_equal(line.get_xdata(), run.z[:, i])
        np.testing.assert_array_equal(line.get_ydata(), run.z[:, j])
        assert (axes.get_xlabel(), axes.get_ylabel()) == (f"$z_{{{i + 1}}}$", f"$z_{{{j + 1}}}$")


def test_a_single_state_has_no_portrait(flow):
    assert len(plot(flow(1)).axes) == 1
    (axes,) = plot(flow(1), kind="phase").axes
    assert [text.get_text() for text in axes.texts] == ["a single state has no phase portrait"]


def test_states_and_portraits_by_themselves(flow):
    run = flow(3)
    (axes,) = plot(run, kind="states").axes
    assert len(curves(axes)) == 3
    assert len(plot(run, kind="phase").axes) == 3


def test_energies_that_are_not_there_are_refused(flow):
    with pytest.raises(PendulaError, match="it has no energy"):
        plot(flow(2), kind="energies")


def test_a_run_without_states_says_so(make_run):
    (axes,) = plot(make_run(), kind="states").axes
    assert [text.get_text() for text in axes.texts] == ["no states"]


def test_states_stand_below_coordinates_and_energies(make_run):
    run = make_run(z=np.linspace(0, 1, 21)[:, None], states=("memory",))
    coordinates, energies, states, phase = plot(run).axes
    assert [len(curves(axes)) for axes in (coordinates, energies, states, phase)] == [2, 3, 1, 2]
    assert states.get_xlabel() == "time in s"
    assert (coordinates.get_xlabel(), energies.get_xlabel()) == ("", "")


@pytest.mark.parametrize("k", [0, 1])
def test_few_samples(flow, make_run, k):
    run = make_run(k=k, n=0, z=np.zeros((k, 2)), states=("a", "b"), energy=NoEnergy("flow"))
    figure = plot(run)
    words = [text.get_text() for axes in figure.axes for text in axes.texts]
    assert set(words) == ({"no samples"} if k == 0 else set())
