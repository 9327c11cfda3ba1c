"""The picture of a contact shows the points that were found, and outlines that have the shapes' sizes."""

import numpy as np
import pytest
from tests.random_shapes import KINDS, random_shape, reach

import pendula as pe
from pendula.collision.outlines import across, outlines
from pendula.collision.parts import parts_of

pytest.importorskip("matplotlib")


@pytest.mark.parametrize("kind", KINDS)
def test_outlines_reach_as_far_as_the_shapes(kind):
    rng = np.random.default_rng(4)
    shape = random_shape(kind, rng)
    normal = rng.normal(size=3)
    right, up = across(normal / np.linalg.norm(normal))
    (outline,) = outlines(parts_of(shape), right, up)
    for angle in np.linspace(0, 2 * np.pi, 180, endpoint=False):
        flat = np.array([np.cos(angle), np.sin(angle)])
        # By support functions of the tests' own.
        expected = reach(shape, (flat[0] * right + flat[1] * up)[None])[0]
        assert (outline @ flat).max() == pytest.approx(expected, abs=1e-9)


def test_points_are_drawn_where_they_are(tmp_path):
    box, floor = pe.Box((2, 2, 2), pose=(0, 0, 0.99)), pe.Plane()
    figure = pe.plot_contact_points(box, floor, tmp_path / "contact.png")
    assert (tmp_path / "contact.png").stat().st_size > 10_000
    assert figure.get_suptitle() == "4 points of contact, 0.01 m deep"
    beside = figure.axes[0]
    heights = [line.get_ydata() for line in beside.lines if line.get_marker() == "o"]
    assert heights[0] == pytest.approx([-0.01] * 4, abs=1e-12)
    assert heights[1] == pytest.approx([0.0] * 4, abs=1e-12)
    assert [text.get_text() for text in figure.axes[1].texts] == list("0123")


def test_shapes_that_are_apart_show_their_nearest_points():
    figure = pe.plot_contact_points(
        pe.Sphere(1, pose=(0, 0, 3)), [pe.Sphere(1), pe.Cone(0.5, 1, pose=(2, 0, 0))]
    )
    assert figure.get_suptitle() == "1 m apart"
    assert len(figure.axes[0].patches) == 3


def test_a_picture_needs_a_known_suffix(tmp_path):
    with pytest.raises(pe.PendulaError, match="needs one of the suffixes"):
        pe.plot_contact_points(pe.Sphere(1), pe.Plane(), tmp_path / "contact.txt")
