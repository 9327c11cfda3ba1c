"""Meshes of pages: fewer triangles where there are too many, and the same surface once."""

import numpy as np
import pytest

import pendula as pe
from pendula.description.solid_inertia import integrate
from pendula.description.surfaces import Surface
from pendula.viewer.page.meshes import MOST_FACES, share_meshes, simplify_meshes
from pendula.viewer.simplification import simplify


def ball(rings: int, colours=()) -> Surface:
    """A closed ball of radius one by latitudes and longitudes."""
    polar, around = np.linspace(0, np.pi, rings + 1), 2 * np.pi * np.arange(2 * rings) / (2 * rings)
    grid = [[np.sin(a) * np.cos(b), np.sin(a) * np.sin(b), np.cos(a)] for a in polar for b in around]
    n, faces = 2 * rings, []
    for i in range(rings):
        for j in range(n):
            a, b = i * n + j, i * n + (j + 1) % n
            faces += [[a, a + n, b + n]] * (i < rings - 1) + [[a, b + n, b]] * (i > 0)
    return Surface(np.round(grid, 12), faces, colours)  # so that all vertices of a pole are one


@pytest.mark.parametrize("most", [3000, 500, 100])
def test_a_ball_stays_one(most):
    fine = ball(80)
    coarse = simplify(fine, most)
    assert most / 4 < len(coarse.faces) <= most < len(fine.faces)
    lengths = np.linalg.norm(coarse.vertices, axis=1)
    # Means of vertices in a cell lie inside by the square of its size, about √(4π/most) of the radius.
    assert lengths.max() <= 1 + 1e-12
    assert lengths.min() > 1 - 4 * np.pi / most
    volume = sum(np.linalg.det(coarse.vertices[coarse.faces])) / 6
    assert volume == pytest.approx(integrate(fine)[0], rel=16 * np.pi / most)


def test_colours_stay_with_their_faces():
    plain = ball(40)
    upper = (plain.vertices[plain.faces].mean(axis=1)[:, 2] > 0).tolist()
    painted = Surface(plain.vertices, plain.faces, ["#ff0000" if up else "#0000ff" for up in upper])
    coarse = simplify(painted, 400)
    heights = coarse.vertices[coarse.faces].mean(axis=1)[:, 2]
    for height, colour in zip(heights, coarse.colours, strict=True):
        if abs(height) > 0.2:  # beyond the size of a cell from the border
            assert colour == ("#ff0000" if height > 0 else "#0000ff")
    counts = dict(coarse.encode()["colours"])
    assert counts == {colour: coarse.colours.count(colour) for colour in ("#ff0000", "#0000ff")}


def test_few_triangles_stay_as_they_are():
    tetrahedron = Surface(np.vstack([np.zeros(3), np.eye(3)]), [[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]])
    assert simplify(tetrahedron, 4) is tetrahedron
    shapes = (pe.Mesh(tetrahedron, pe.Point(0, 0, 0)), pe.Sphere(pe.Point(0, 0, 0), 1))
    assert simplify_meshes(shapes) == shapes


def test_the_meshes_of_a_page_share_what_it_carries():
    fine, finer = ball(100), ball(150)
    places = [pe.Point(float(i), 0, 0) for i in range(3)]
    drawing = [pe.Mesh(fine, places[0]), pe.Mesh(finer, places[1]), pe.Mesh(fine, places[2])]
    made = simplify_meshes(drawing)
    carried = {shape.surface for shape in made}
    assert len(carried) == 2
    assert MOST_FACES / 4 < sum(len(surface.faces) for surface in carried) <= MOST_FACES
    assert made[0].surface == made[2].surface
    layout = [{"kind": "mesh", "mesh": shape.surface.encode()} for shape in made]
    share_meshes(layout)
    assert [set(entry["mesh"]) for entry in layout] == [{"vertices", "faces"}] * 2 + [{"like"}]
    assert layout[2]["mesh"] == {"like": 0}
