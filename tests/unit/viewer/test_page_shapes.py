"""The data of a page of shapes are what Python computes on; what is not two shapes is refused."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import pendula as pe
from pendula.viewer.page.shapes import shapes_page

BALL = pe.Sphere(0.5, pose=(0, 0, 2))


def test_bodies_are_their_parts_where_they_are():
    tilt = Rotation.from_euler("x", 0.5)
    table = [pe.Box((2, 2, 0.1), pose=pe.Pose((1, 2, 3), tilt)), pe.Capsule(0.1, 1.0, pose=(1, 2, 2))]
    first, second = shapes_page((table, BALL))["bodies"]
    assert (first["name"], second["name"]) == ("2 shapes", "Sphere")
    assert first["place"]["position"] == [1, 2, 3]
    assert np.allclose(np.reshape(first["place"]["rotation"], (3, 3)), tilt.as_matrix())
    top, leg = first["parts"]
    assert np.allclose(top["place"]["position"], 0)
    assert np.allclose(np.abs(top["part"]["vertices"]), [1, 1, 0.05])
    # Along the axes of the top, the leg is where turning back takes it.
    assert np.allclose(leg["place"]["position"], tilt.inv().apply([0, 0, -1]))
    assert np.allclose(np.reshape(leg["place"]["rotation"], (3, 3)), tilt.inv().as_matrix())
    assert (leg["part"]["radius"], leg["part"]["vertices"]) == (0.1, [[0, 0, -0.5], [0, 0, 0.5]])
    assert second["parts"][0]["part"] == {
        "kind": "hull",
        "radius": 0.5,
        "size": [0, 0, 0],
        "vertices": [[0, 0, 0]],
    }


@pytest.mark.parametrize(
    ("source", "options", "sentence"),
    [
        ((BALL,), {}, r"shows two bodies: html\(\(a, b\), path\)"),
        (BALL, {}, "shows two bodies"),
        ((BALL, BALL, BALL), {}, "shows two bodies"),
        ((BALL, "box"), {}, "A shape is a Box, .* got 'box'"),
        ((BALL, pe.Box((1, 0, 1))), {}, "The size of the Box is 0"),
        ((pe.Plane(), [BALL, pe.Plane()]), {}, "Both shapes are a Plane"),
        ((BALL, BALL), {"step": 0.1}, "step= has no meaning for two shapes; give html"),
        ((BALL, BALL), {"title": 3}, "The title of a page must be text"),
    ],
)
def test_what_is_not_two_shapes_is_refused(source, options, sentence, tmp_path):
    with pytest.raises(pe.PendulaError, match=sentence):
        pe.html(source, tmp_path / "page.html", **options)
