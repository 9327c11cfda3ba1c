"""Solids on paper: their faces, what covers what, and arrows of the right length."""

import numpy as np
import pytest
from matplotlib.collections import PolyCollection
from matplotlib.patches import Polygon

import pendula as pe
from pendula.description.tessellation import as_drawn
from pendula.viewer.composition import Window
from pendula.viewer.scene import scene_at, scene_of
from pendula.viewer.solids import corners, covering_order, faces, flat_sides, hull, own_polygons

O = pe.Point(0, 0, 0)
HALF = np.array([[1.0, 0, 0], [0, 0, -1], [0, 1, 0]])  # a quarter turn about x
AT = {
    "center": np.array([1.0, 2, 3]),
    "size": np.array([1.0, 2, 3]),
    "radius": 1.0,
    "length": 2.0,
    "scale": 2.0,
}
TETRAHEDRON = pe.Mesh(
    ([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]], [[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]]), O
)
SOLIDS = [
    (pe.Box(O, (1, 2, 3)), 6.0),
    (pe.Sphere(O, 1), 4 / 3 * np.pi),
    (pe.Cylinder(O, 1, 2), 2 * np.pi),
    (pe.Capsule(O, 1, 2), 4 / 3 * np.pi + 2 * np.pi),
    (TETRAHEDRON, 8 / 6),
]


@pytest.mark.parametrize(("shape", "volume"), SOLIDS, ids=lambda given: type(given).__name__)
def test_the_faces_enclose_the_volume_of_the_body(shape, volume):
    polygons = own_polygons(shape, AT)
    first = polygons[:, 0]
    enclosed = sum(
        np.einsum("ij,ij->", first, np.cross(polygons[:, k], polygons[:, k + 1])) / 6
        for k in range(1, polygons.shape[1] - 1)
    )
    # A circle of 36 chords has 0.5 % less area; the positive sign says that faces look outwards.
    assert volume * 0.98 < enclosed <= volume * (1 + 1e-12)


@pytest.mark.parametrize(("shape", "_"), SOLIDS, ids=lambda given: type(given).__name__)
def test_only_what_looks_at_the_onlooker_is_drawn_the_nearest_last(shape, _):
    seen = faces(shape, AT | {"rotation": HALF})
    depth = seen.polygons[:, :, 2].mean(axis=1)
    assert (np.diff(depth) >= 0).all()
    assert ((seen.brightness > 0) & (seen.brightness <= 1)).all()
    box = corners(shape, AT | {"rotation": HALF})
    # A ball reaches its box whatever its turn.
    assert (seen.polygons.reshape(-1, 3) >= box.min(axis=0) - 1e-9).all()
    assert (seen.polygons.reshape(-1, 3) <= box.max(axis=0) + 1e-9).all()
    if not isinstance(shape, pe.Mesh):
        assert seen.polygons[:, :, 2].max() > AT["center"][2]
        assert len(seen.polygons) <= len(own_polygons(shape, AT)) / 2 + 1


def test_convex_meshes_have_edges_around_flat_sides_and_no_others():
    cube = pe.Hull([[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)])
    turned = np.array([[0.8, 0, 0.6], [0.36, 0.8, -0.48], [-0.48, 0.6, 0.64]])
    at = {**AT, "rotation": turned}
    sides = flat_sides(as_drawn(cube), at)
    assert [side.shape for side in sides] == [(4, 3)] * 3  # not triangles; three sides are behind
    assert len(flat_sides(as_drawn(pe.Ellipsoid((1, 2, 3))), at)) == 0
    dented = [[0, 0, 0], [2, 0, 0], [0, 2, 0], [0, 0, 2], [0.3, 0.3, 0.3]]
    faces_of_it = [[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 4], [2, 3, 4], [3, 1, 4]]
    assert flat_sides(pe.Mesh((dented, faces_of_it), O), at) == []


def test_a_flat_box_is_one_face():
    assert len(faces(pe.Box(O, (1, 2, 0)), AT | {"size": np.array([1.0, 2, 0])}).polygons) == 1


def drawn_order(view, *shapes) -> list[int]:
    """The order of boxes and balls, given as (shape, numbers), seen along the third row of a view."""
    seen = [(s, {**at, "center": view @ at["center"], "rotation": view}) for s, at in shapes]
    boxes = {i: corners(s, at) for i, (s, at) in enumerate(seen)}
    depths = np.array([at["center"][2] for _, at in seen])
    return covering_order([hull(s, at) for s, at in seen], boxes, depths)


def test_what_stands_on_a_floor_covers_it_wherever_it_stands():
    e = np.radians(20)
    view = np.array([[1.0, 0, 0], [0, np.sin(e), np.cos(e)], [0, -np.cos(e), np.sin(e)]])  # z is up
    floor = (pe.Box(O, (4, 4, 0.2)), {"center": np.array([0, 0, -0.1]), "size": np.array([4, 4, 0.2])})
    # Behind the middle of the floor, so that depth alone would draw the floor last.
    for y in (-1.7, 0.0, 1.7):
        ball = (pe.Sphere(O, 0.2), {"center": np.array([0, y, 0.2]), "radius": 0.2})
        box = (pe.Box(O, (0.3,) * 3), {"center": np.array([0.5, y, 0.15]), "size": np.full(3, 0.3)})
        assert drawn_order(view, ball, floor, box)[0] == 1
    under = (pe.Sphere(O, 0.2), {"center": np.array([0, -1.7, -0.5]), "radius": 0.2})
    assert drawn_order(view, floor, under) == [1, 0]


def test_circles_of_covering_end_by_depth():
    boxes = {i: np.zeros((8, 3)) for i in range(3)}
    parts = [(np.zeros((1, 3)), 0.0)] * 3
    assert covering_order(parts, boxes, np.array([2.0, 0.0, 1.0])) == [1, 2, 0]


@pytest.fixture(scope="module")
def held() -> pe.Run:
    """A mass of 2 kg that two constraints hold where it is."""
    x, y = pe.coordinates("x y")
    m, g = pe.parameters(m=2.0, g=9.81)
    place = pe.Point(x, y)
    system = pe.Lagrangian(
        (x, y),
        m * (x.dot**2 + y.dot**2) / 2,
        m * g * y,
        constraints=[pe.Holonomic(x, name="across"), pe.Holonomic(y, name="up")],
        drawing=[
            pe.Rail(pe.Point(-1, 0), pe.Point(1, 0)),
            pe.Box(place, (1.0, 0.5)),
            pe.Arrow(place, (0, -m * g)),
            pe.Reaction(place, ("across", "up")),
            pe.Arrow(place, (m * g, 0), scale=0.01),
            pe.Frame(place, length=0.3),
        ],
    )
    return pe.simulate(system, until=0.1, step=0.01)


def test_a_reaction_is_the_force_on_the_system(held):
    scene = scene_of(held, held.model, 2)
    weight, reaction = scene.sizes[2]["vector"][-1], scene.sizes[3]["vector"][-1]
    np.testing.assert_allclose(reaction, [0, 2 * 9.81, 0], atol=1e-12)
    np.testing.assert_allclose(weight + reaction, 0, atol=1e-12)


def test_arrows_have_their_own_scale_or_one_that_fits(held):
    window = Window.around(scene_of(held, held.model, 2))
    # The box is the largest of the rest: one metre.
    assert window.lengths["scale"] * 2 * 9.81 == pytest.approx(0.25)
    axes = pe.sketch(held, moments=1).axes[0]
    tips = [p.get_xy()[0] for p in axes.patches if isinstance(p, Polygon)]
    expected = [(0, -0.25), (0, 0.25), (0.1962, 0), (0.3, 0), (0, 0.3)]
    for tip in expected:
        assert any(np.allclose(tip, found, atol=1e-9) for found in tips), (tip, tips)


def test_a_solid_is_a_collection_of_faces_in_the_right_place(held):
    (collection,) = [
        c for c in pe.sketch(held, moments=1).axes[0].collections if isinstance(c, PolyCollection)
    ]
    (path,) = collection.get_paths()
    np.testing.assert_allclose(path.vertices.min(axis=0), [-0.5, -0.25])
    np.testing.assert_allclose(path.vertices.max(axis=0), [0.5, 0.25])


def test_a_rotation_turns_the_box_as_the_system_turns():
    theta = pe.coordinates("theta")
    box = pe.Box(pe.Point(0, 0), (2, 0.2), theta)
    system = pe.Lagrangian(theta, theta.dot**2 / 2, drawing=[box], start={"theta_dot": np.pi / 2})
    run = pe.simulate(system, until=1.0, step=0.1)
    scene = scene_at(run, run.model, np.array([0.0, 1.0]))
    flat = [faces(box, scene.at(0, moment)).polygons.reshape(-1, 3) for moment in (0, 1)]
    np.testing.assert_allclose(np.abs(flat[0]).max(axis=0)[:2], [1.0, 0.1])
    np.testing.assert_allclose(np.abs(flat[1]).max(axis=0)[:2], [0.1, 1.0])
