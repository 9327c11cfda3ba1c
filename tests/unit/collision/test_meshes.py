"""Meshes: convex ones as they are, others by convex parts or as their hull."""

import sys
from types import SimpleNamespace

import numpy as np
import pytest
from scipy.spatial import ConvexHull

import pendula as pe
from pendula.collision.decomposition import convex_parts

EXACT = 1e-11
BALL = pe.Sphere(0.5, pose=(0.5, 0.5, 2))
MIDDLE = [0.5, 0.5, 0.5]


@pytest.fixture(scope="module")
def cube():
    """Vertices and faces of the unit cube, against the clock as seen from outside."""
    vertices = np.array(np.meshgrid(*[(0, 1)] * 3)).reshape(3, -1).T
    hull = ConvexHull(vertices)
    outward = np.cross(*(vertices[hull.simplices[:, k]] - vertices[hull.simplices[:, 0]] for k in (1, 2)))
    turned = (outward * hull.equations[:, :3]).sum(axis=1) < 0
    return vertices, np.where(turned[:, None], hull.simplices[:, ::-1], hull.simplices)


@pytest.fixture
def funnel(cube):
    """The cube whose top is pushed in to its middle: a pyramid of 1/6 is missing."""
    vertices, faces = np.vstack([cube[0], [MIDDLE]]), cube[1]
    left = [face for face in faces.tolist() if not (vertices[face, 2] == 1).all()]
    top = np.flatnonzero(vertices[:, 2] == 1)
    ring = top[np.argsort(np.arctan2(*(vertices[top, :2] - 0.5).T[::-1]))].tolist()
    convex_parts.cache_clear()
    yield vertices, [*left, *([ring[k], ring[(k + 1) % 4], 8] for k in range(4))]
    convex_parts.cache_clear()


def test_a_convex_mesh_collides_as_it_is(cube):
    assert pe.closest(pe.Mesh(cube), BALL).distance == pytest.approx(0.5, abs=EXACT)
    with pytest.raises(pe.PendulaError, match=r"inside out.*Reverse the corners"):
        pe.closest(pe.Mesh((cube[0], cube[1][:, ::-1])), BALL)


def test_a_mesh_that_is_not_convex_collides_as_its_hull(funnel, monkeypatch):
    monkeypatch.setitem(sys.modules, "coacd", None)
    with pytest.warns(UserWarning, match=r"not convex; it collides as its convex hull, which is 1\.2 times"):
        found = pe.closest(pe.Mesh(funnel), BALL)
    assert found.distance == pytest.approx(0.5, abs=EXACT)


def test_or_as_the_parts_that_are_found_for_it(funnel, monkeypatch):
    # Five pyramids with the middle as their tip: exactly what the mesh encloses.
    asked = []

    def pyramids(mesh, threshold, seed):
        asked.append((len(mesh[0]), len(mesh[1])))
        sides = [(k, level) for k in range(3) for level in (0, 1) if (k, level) != (2, 1)]
        corners = np.array(np.meshgrid(*[(0.0, 1.0)] * 3)).reshape(3, -1).T
        return [(np.vstack([corners[corners[:, k] == level], [MIDDLE]]), None) for k, level in sides]

    module = SimpleNamespace(Mesh=lambda *given: given, run_coacd=pyramids, set_log_level=lambda level: None)
    monkeypatch.setitem(sys.modules, "coacd", module)
    ball = pe.Sphere(0.1, pose=(1.0, 1.0, 2.0))
    for _ in range(2):
        # The funnel has the slope 1 over its middle: a ball in it is (h − 0.5)/√2 from its sides.
        found = pe.closest(pe.Mesh(funnel, scale=2), ball)
        assert found.distance == pytest.approx(1.0 / 2**0.5 - 0.1, abs=EXACT)
    assert asked == [(9, 14)]


def test_coacd_takes_a_mesh_apart(funnel):
    pytest.importorskip("coacd", reason="coacd is not installed: pip install coacd")
    parts = convex_parts(pe.Mesh(funnel).surface)
    volume = sum(ConvexHull(part.vertices).volume for part in parts)
    assert len(parts) > 1
    assert volume == pytest.approx(5 / 6, abs=0.05)  # as near as the concavity that is allowed
