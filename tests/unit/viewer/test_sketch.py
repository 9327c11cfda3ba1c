"""Sketches: what is drawn where, how strongly, what is written and what is refused."""

import sys
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from matplotlib.collections import LineCollection
from matplotlib.figure import Figure
from matplotlib.patches import Circle
from tests.kinds import GALLERY, WITH_CONTACT

import pendula as pe
from pendula.errors import PendulaError
from pendula.gallery import find
from pendula.runs import Outcome, load
from pendula.simulation import simulate
from pendula.viewer import sketch


@pytest.fixture(scope="module")
def pendulum_run():
    return simulate("pendulum", until=2.0, step=0.01)


@pytest.fixture(scope="module")
def double_run():
    return simulate("double-pendulum", until=2.0, step=0.01)


def picture(run, **how):
    return sketch(run, **how).axes[0]


def discs(axes, least: float = 0.06):
    """The circles from the palest to the strongest, without pins."""
    found = [patch for patch in axes.patches if isinstance(patch, Circle) and patch.radius > least]
    return sorted(found, key=lambda patch: patch.zorder)


def lightness(colour) -> float:
    return float(np.mean(colour[:3]))


def inside(axes, x, y) -> bool:
    (left, right), (bottom, top) = axes.get_xlim(), axes.get_ylim()
    return bool(np.all((left <= x) & (x <= right) & (bottom <= y) & (y <= top)))


def head(figure):
    return [text.get_text() for text in figure.texts]


def test_the_moments_are_where_the_model_says(pendulum_run):
    drawn = discs(picture(pendulum_run, moments=5))
    bob = pendulum_run.model.description.drawing[1].center
    instants = [0, 50, 100, 150, 200]
    expected = pendulum_run.model.position(bob, pendulum_run.q[instants])
    np.testing.assert_allclose([disc.center for disc in drawn], expected, atol=1e-12)
    assert [disc.radius for disc in drawn] == pytest.approx([1 / 15] * 5)


def test_the_later_a_moment_the_stronger(pendulum_run):
    shades = [lightness(disc.get_facecolor()) for disc in discs(picture(pendulum_run, moments=6))]
    assert shades == sorted(shades, reverse=True)
    assert len(set(shades)) == 6
    assert shades[-1] < shades[-2] - 0.2  # the last one stands out


def test_one_moment_is_the_end(pendulum_run):
    figure = sketch(pendulum_run, moments=1)
    (disc,) = discs(figure.axes[0])
    theta = pendulum_run.final["theta"]
    assert disc.center == pytest.approx((np.sin(theta), -np.cos(theta)))
    assert head(figure) == ["pendulum", "t = 2"]


def test_the_head_names_the_moments(pendulum_run):
    assert head(sketch(pendulum_run)) == ["pendulum", "t = 0, 0.5, 1, 1.5, 2; the later, the stronger"]
    assert head(sketch(pendulum_run, moments=9))[1].startswith("9 moments from t = 0 to 2;")


def test_there_are_no_more_moments_than_samples(pendulum_run):
    few = simulate("pendulum", until=0.02, step=0.01)
    assert len(discs(picture(few, moments=50))) == 3


def test_scales_are_equal_and_there_is_no_frame(pendulum_run):
    figure = sketch(pendulum_run)
    (axes,) = figure.axes
    assert not axes.axison
    box, (left, right), (bottom, top) = axes.get_position(), axes.get_xlim(), axes.get_ylim()
    width, height = figure.get_size_inches()
    assert (right - left) / (box.width * width) == pytest.approx((top - bottom) / (box.height * height))


def test_a_trail_follows_its_point_and_fades_with_age(double_run):
    axes = picture(double_run)
    (trail,) = [found for found in axes.collections if isinstance(found, LineCollection)]
    tip = next(shape for shape in double_run.model.description.drawing if isinstance(shape, pe.Trail)).point
    expected = double_run.model.position(tip, double_run.q)
    pieces = trail.get_segments()
    np.testing.assert_allclose(pieces[0][0], expected[0], atol=1e-12)
    np.testing.assert_allclose(pieces[-1][-1], expected[-1], atol=1e-12)
    for one, following in pairwise(pieces):
        np.testing.assert_array_equal(one[-1], following[0])
    shades = [lightness(colour) for colour in trail.get_colors()]
    assert shades == sorted(shades, reverse=True)


def test_of_several_trails_each_has_its_colour_and_name():
    axes = picture(simulate("planets", until=1.0, step=0.01))
    assert {text.get_text() for text in axes.texts} == {"body 1", "body 2", "body 3"}
    last = discs(axes, least=0.0)[-3:]
    assert len({disc.get_facecolor() for disc in last}) == 3


def test_the_parameters_of_the_run_count():
    run = simulate(pe.derive("pendulum").with_parameters(l=3.0), until=1.0, step=0.01)
    for disc in discs(picture(run)):
        assert np.hypot(*disc.center) == pytest.approx(3.0)
        assert disc.radius == pytest.approx(3.0 / 15)


def test_a_run_from_a_file_is_given_its_model(pendulum_run, tmp_path):
    pendulum_run.save(tmp_path / "run.npz")
    loaded = replace(load(tmp_path / "run.npz"), key="")  # unknown to the gallery
    with pytest.raises(PendulaError, match=r"does not know its model.*sketch\(run, model=\.\.\.\)"):
        sketch(loaded)
    centres = [disc.center for disc in discs(picture(pendulum_run))]
    for model in (pendulum_run.model, "pendulum", pe.gallery.pendulum(l=7.0)):
        assert [disc.center for disc in discs(picture(loaded, model=model))] == centres


def test_a_model_of_something_else_is_refused(pendulum_run):
    with pytest.raises(PendulaError, match="of the run are theta, those of the model theta1, theta2"):
        sketch(pendulum_run, model="double-pendulum")
    with pytest.raises(PendulaError, match="the parameters of the run are g, l, m, those of the model"):
        sketch(pendulum_run, model="kapitza-pendulum")


def test_a_system_without_drawing_is_refused():
    x = pe.coordinates("x")
    run = simulate(pe.Lagrangian(x, x.dot**2 / 2, x**2 / 2, name="bare"), {"x": 1.0}, until=0.1, step=0.01)
    with pytest.raises(PendulaError, match=r"description of bare has no drawing.*drawing=\[Rod"):
        sketch(run)


@pytest.mark.parametrize("moments", [0, -1, 101, 2.0, "5", True, None])
def test_impossible_moments_are_refused(pendulum_run, moments):
    with pytest.raises(PendulaError, match="whole number from 1 to 100, got"):
        sketch(pendulum_run, moments=moments)


def test_paths_that_cannot_be_written_are_refused(pendulum_run, tmp_path):
    for name, reason in (("a.gif", ".png, .svg, .pdf"), ("no/a.png", "there is no folder")):
        with pytest.raises(PendulaError, match=reason):
            sketch(pendulum_run, tmp_path / name)


@pytest.mark.parametrize(("name", "start"), [("a.png", b"\x89PNG"), ("a.svg", b"<?xml"), ("a.pdf", b"%PDF")])
def test_the_suffix_decides_the_format(pendulum_run, tmp_path, name, start):
    assert isinstance(sketch(pendulum_run, tmp_path / name), Figure)
    assert (tmp_path / name).read_bytes().startswith(start)


def test_a_missing_matplotlib_is_named_with_its_remedy(pendulum_run, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(PendulaError, match=r'matplotlib.*pip install "pendula\[plot\]"'):
        sketch(pendulum_run)


def test_a_run_that_diverged_is_drawn_as_far_as_it_can_be():
    run = simulate("cart-pole", until=1e4, step=1.0, integrator="euler")
    assert run.outcome.reason == "diverged"
    figure = sketch(run)
    assert " ".join(head(figure)[2:]) == run.outcome.sentence
    figure.draw_without_rendering()


def with_samples(run, k):
    """The first k samples of a run, as simulate would give them."""
    parts = {name: getattr(run, name)[:k] for name in ("t", "q", "v", "u", "multipliers", "z")}
    energy = type(run.energy)(run.energy.kinetic[:k], run.energy.potential[:k])
    powers = {name: power[:k] for name, power in run.powers.items()}
    return type(run)(**(vars_of(run) | parts | {"energy": energy, "powers": powers}))


def vars_of(run):
    return {name: getattr(run, name) for name in run.__dataclass_fields__}


def test_a_run_without_samples_says_so(double_run, tmp_path):
    figure = sketch(with_samples(double_run, 0), tmp_path / "empty.png")
    assert [text.get_text() for text in figure.axes[0].texts] == ["no samples"]


def test_a_single_sample_is_one_moment(double_run, tmp_path):
    figure = sketch(with_samples(double_run, 1), tmp_path / "one.png")
    assert len(discs(figure.axes[0])) == 2


def test_the_outcome_of_a_run_that_did_not_finish_is_shown(pendulum_run):
    run = type(pendulum_run)(
        **(vars_of(pendulum_run) | {"outcome": Outcome("stopped", "It cost 3 $ too much. " * 9)})
    )
    figure = sketch(run)
    figure.draw_without_rendering()
    for text in figure.texts:
        assert figure.bbox.containsx(text.get_window_extent().x1), "the sentence leaves the figure"
    bottom = min(text.get_window_extent().y0 for text in figure.texts)
    assert bottom > figure.axes[0].get_window_extent().y1, "the head covers the picture"


@pytest.mark.parametrize("name", ["pendulum", "cart-pole", "slider", "spinning-top", "foucault-pendulum"])
def test_everything_is_inside_the_picture(name):
    everything_is_inside(name, 200)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*GALLERY, *WITH_CONTACT])
def test_every_system_of_the_gallery_is_inside_its_picture(name):
    everything_is_inside(name, 2000)


def everything_is_inside(name, steps):
    about = find(name)
    run = simulate(name, until=about.until, step=about.until / steps)
    figure = sketch(run)
    axes = figure.axes[0]
    for line in axes.lines:
        x, y = np.asarray(line.get_xdata()), np.asarray(line.get_ydata())
        assert inside(axes, x[np.isfinite(x)], y[np.isfinite(y)])
    for disc in discs(axes, least=0.0):
        for side in (-disc.radius, disc.radius):
            assert inside(axes, disc.center[0] + side, disc.center[1])
            assert inside(axes, disc.center[0], disc.center[1] + side)
    for pieces in axes.collections:  # of trails, and the faces of solids
        for piece in pieces.get_paths():
            assert inside(axes, piece.vertices[:, 0], piece.vertices[:, 1])
    figure.draw_without_rendering()
