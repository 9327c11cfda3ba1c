"""Pictures of modes and of branches: what is drawn where."""

import sys

import numpy as np
import pytest

import pendula as pe


def test_every_mode_has_a_panel_with_its_frequency(tmp_path):
    found = pe.modes(pe.gallery.n_link_pendulum(n=4), at={f"theta{i}": 0 for i in range(1, 5)})
    figure = pe.plot_modes(found, tmp_path / "modes.png")
    assert len(figure.axes) == 4
    texts = [text.get_text() for text in figure.texts]
    for r, frequency in enumerate(found.frequencies):
        assert any(text.startswith(f"mode {r}: {frequency:.4g} rad/s") for text in texts)
    assert (tmp_path / "modes.png").stat().st_size > 5000


def test_modes_in_space_have_no_close_up_of_their_trails():
    hanging = pe.equilibria("four-bar")[0]
    (panel,) = pe.plot_modes(pe.modes("four-bar", at=hanging)).axes
    assert not panel.child_axes


def test_rigid_and_growing_modes_are_called_so():
    texts = [text.get_text() for text in pe.plot_modes(pe.modes("pendulum", at={"theta": np.pi})).texts]
    assert any("grows at 3.13" in text for text in texts)


def test_unstable_branches_are_dashed_and_bifurcations_marked(tmp_path):
    found = pe.branches("bead-on-hoop", "Omega", (1, 6))
    figure = pe.plot_branches(found, tmp_path / "branches.svg")
    (axes,) = figure.axes
    words = [text.get_text() for text in axes.get_legend().get_texts()]
    assert words == ["stable", "unstable", "pitchfork"]
    marked = next(line for line in axes.lines if line.get_label() == "pitchfork")
    assert marked.get_xdata() == pytest.approx([np.sqrt(9.81)])
    dashed = [line for line in axes.lines if line.get_label() == "unstable"]
    tops = [line for line in dashed if np.nanmax(np.abs(line.get_ydata()), initial=0.0) > 3]
    assert tops
    assert (tmp_path / "branches.svg").is_file()


def test_without_a_drawing_or_matplotlib_a_sentence_says_so(monkeypatch):
    x = pe.coordinates("x")
    bare = pe.modes(pe.Lagrangian(x, x.dot**2 / 2, x**2))
    with pytest.raises(pe.PendulaError, match="has no drawing"):
        pe.plot_modes(bare)
    found = pe.branches("bead-on-hoop", "Omega", (1, 2))
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(pe.PendulaError, match="needs matplotlib"):
        pe.plot_branches(found)
