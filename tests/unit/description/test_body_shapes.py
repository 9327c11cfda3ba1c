"""Shapes of bodies: mass, centre and inertia by two routes, how they are drawn, and what is refused."""

import math
import pickle

import numpy as np
import pytest
from scipy.integrate import quad
from scipy.spatial import ConvexHull

import pendula as pe
from pendula.description.drawing import layout_of
from pendula.description.solid_inertia import inertia_of, integrate
from pendula.description.surfaces import Surface, SurfaceFile
from pendula.errors import DescriptionError

TURN = pe.Pose((0.3, -0.2, 0.5), (0.8, 0.1, -0.5, 0.3))
CUBE = np.array([[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)], dtype=float)


def hull(places: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Vertices and faces of a convex hull, all faces against the clock as seen from outside."""
    found = ConvexHull(places)
    outward = np.einsum("ni,ni->n", found.equations[:, :3], normals(places, found.simplices)) > 0
    return places, np.where(outward[:, None], found.simplices, found.simplices[:, ::-1])


def normals(places: np.ndarray, faces: np.ndarray) -> np.ndarray:
    a, b, c = np.moveaxis(places[faces], 1, 0)
    return np.cross(b - a, c - a)


def by_slices(radius_at, half: float) -> tuple[float, np.ndarray]:
    """Volume and moments of a body of revolution from its discs of radius ρ(z): the other route."""

    def total(f) -> float:
        return 2 * quad(f, 0, half, epsabs=1e-14, epsrel=1e-13, limit=200)[0]

    volume = total(lambda z: math.pi * radius_at(z) ** 2)
    along = total(lambda z: math.pi * radius_at(z) ** 4 / 2)
    across = total(lambda z: math.pi * radius_at(z) ** 4 / 4 + math.pi * radius_at(z) ** 2 * z**2)
    return volume, np.diag([across, across, along])


def round_end(z: float, r: float, l: float) -> float:
    return r if z <= l / 2 else math.sqrt(max(r**2 - (z - l / 2) ** 2, 0.0))


ROUND = {
    "sphere": (pe.Sphere(0.3), lambda z: round_end(z, 0.3, 0.0), 0.3),
    "cylinder": (pe.Cylinder(0.3, 0.8), lambda z: 0.3, 0.4),
    "capsule": (pe.Capsule(0.3, 0.8), lambda z: round_end(z, 0.3, 0.8), 0.7),
}


@pytest.mark.parametrize("kind", ROUND)
def test_round_solids_by_their_slices(kind):
    """Quadrature is exact to about 1e-10 where the radius has a vertical tangent."""
    shape, radius_at, half = ROUND[kind]
    volume, moments = by_slices(radius_at, half)
    found = inertia_of(shape, 2.5)
    assert found.mass == pytest.approx(2.5 * volume, rel=1e-9)
    assert np.asarray(found.inertia) == pytest.approx(2.5 * moments, rel=1e-9)


def test_a_box_is_the_mesh_of_its_faces():
    """Exact formulas on both sides, so that only rounding may differ, wherever the mesh's origin is."""
    size, place = np.array([0.2, 0.5, 1.1]), np.array([3.0, -2.0, 1.0])
    box = pe.Body("box", shapes=[pe.Box(size, pose=place)], density=700)
    mesh = pe.Body("mesh", shapes=[pe.Mesh(hull((CUBE - 0.5) * size + place))], density=700)
    assert mesh.mass == pytest.approx(box.mass, rel=1e-13)
    assert mesh.center == pytest.approx(box.center, abs=1e-13)
    assert np.array(mesh.inertia) == pytest.approx(np.array(box.inertia), abs=1e-11)


def test_a_random_polyhedron_by_throwing_points():
    """Moments of 400,000 points that fall inside: their mean is right to about 1/√n of their spread."""
    rng = np.random.default_rng(3)
    vertices, faces = hull(rng.normal(size=(12, 3)))
    low, high = vertices.min(axis=0), vertices.max(axis=0)
    thrown = rng.uniform(low, high, (400_000, 3))
    equations = ConvexHull(vertices).equations
    inside = thrown[(thrown @ equations[:, :3].T + equations[:, 3] <= 0).all(axis=1)]
    volume, center, moments = integrate(Surface(vertices, faces))
    spread = np.cov(inside.T, bias=True)
    assert volume == pytest.approx(np.prod(high - low) * len(inside) / len(thrown), rel=0.01)
    assert center == pytest.approx(inside.mean(axis=0), abs=0.01)
    assert moments / volume == pytest.approx(np.trace(spread) * np.eye(3) - spread, rel=0.02, abs=0.01)


def test_faces_the_other_way_round_enclose_the_same():
    vertices, faces = hull(CUBE)
    volume, center, moments = integrate(Surface(vertices, faces[:, ::-1]))
    assert volume == pytest.approx(1.0)
    assert center == pytest.approx(np.full(3, 0.5))
    assert moments == pytest.approx(np.eye(3) / 6, abs=1e-15)


def test_shapes_add_up_where_they_are_placed():
    """Two bodies welded together and one body of two shapes are the same."""
    shapes = [pe.Box((0.1, 0.2, 0.3), pose=TURN), pe.Capsule(0.1, 0.4, pose=(0, 0, -1), density=500)]
    whole = pe.Body("whole", shapes=shapes, density=2700)
    expected = inertia_of(shapes[0], 2700.0) + inertia_of(shapes[1], 500.0)
    assert whole.mass == pytest.approx(2700 * 0.006 + 500 * (math.pi * 0.004 + 4 / 3 * math.pi * 0.001))
    assert whole.center == pytest.approx(expected.center)
    assert np.array(whole.inertia) == pytest.approx(expected.inertia)


def test_a_mass_instead_of_a_density():
    shapes = [pe.Cylinder(0.2, 1.0)]
    weighed, dense = (
        pe.Body("a", 3.0, shapes=shapes),
        pe.Body("a", shapes=shapes, density=3 / (math.pi * 0.04)),
    )
    assert weighed.mass == dense.mass == pytest.approx(3.0)
    assert np.array(weighed.inertia) == pytest.approx(np.array(dense.inertia))
    assert pe.Body("a", 3.0, inertia=(1, 1, 1), shapes=shapes).inertia[2][2] == 1.0
    assert pe.Body("a", 0.0, shapes=shapes).massless


def test_sizes_and_densities_may_be_parameters():
    r, rho = pe.parameters(r=0.1, rho=500.0)
    ball = pe.Body("ball", shapes=[pe.Sphere(r, pose=(0, 0, -2 * r))], density=rho)
    swing = pe.Mechanism([ball], [pe.Revolute("j", "world", "ball", axis=(0, 1, 0))])
    assert [p.name for p in swing.parameters] == ["r", "rho"]
    model = pe.derive(swing)
    for values in ({}, {"r": 0.2}, {"rho": 800.0}):
        now = {**model.parameters, **values}
        m = now["rho"] * 4 / 3 * math.pi * now["r"] ** 3
        found = model.with_parameters(**values).mass_matrix([0.3])
        assert found == pytest.approx(m * now["r"] ** 2 * (2 / 5 + 4))


def arm(**parts) -> pe.Mechanism:
    shapes = [pe.Box((0.1, 0.1, 1.0), pose=pe.Pose((0, 0, -0.5), (0.6, 0.8, 0, 0)), colour="#D55E00")]
    body = pe.Body("link", shapes=[*shapes, pe.Sphere(0.1)], density=1000)
    return pe.Mechanism([body], [pe.Revolute("j", "world", "link", axis=(0, 1, 0))], **parts)


def test_shapes_are_drawn_where_their_body_is():
    system = arm()
    box, ball = system.drawing
    model = pe.derive(system)
    q = [0.4]
    X = model.pose("link", q) @ pe.Pose((0, 0, -0.5), (0.6, 0.8, 0, 0))
    assert model.position(box.center, q) == pytest.approx(X.position)
    assert (box.body, box.pose, box.colour, ball.colour) == ("link", None, "#d55e00", None)
    rows = [pe.Point(*box.rotation.row(i)) for i in range(3)]
    assert np.array([model.position(row, q) for row in rows]) == pytest.approx(X.matrix)
    assert [entry.get("colour") for entry in layout_of(system.drawing)] == ["#d55e00", None]


def test_a_replaced_mechanism_draws_every_shape_once():
    system = arm(drawing=[pe.Trail(pe.Point(0, 0, 0))])
    assert len(system.drawing) == 3
    assert system.replace(name="other").drawing == system.drawing
    copied = pickle.loads(pickle.dumps(system))
    assert copied.drawing == system.drawing
    assert copied.key == system.key
    bare = system.replace(bodies=[pe.Body("link", 1.0, inertia=(1, 1, 1))])
    assert len(bare.drawing) == 1


def test_colours_are_seen_on_paper(tmp_path):
    from matplotlib import image

    run = pe.simulate(arm(), until=0.1, step=0.01)
    pe.snapshot(run, 0.0, tmp_path / "arm.png")
    pixels = image.imread(tmp_path / "arm.png")[..., :3].reshape(-1, 3)
    # Vermilion in any brightness is more than twice as red as it is blue; nothing else here is.
    assert (pixels[:, 0] > 1.3 * pixels[:, 2]).sum() > 100


def test_a_mesh_file_is_read_when_it_is_needed(tmp_path):
    path = tmp_path / "part.obj"
    file = SurfaceFile(path, (1.0, -2.0, 1.0))
    mesh = pe.Mesh(file, pose=(1, 0, 0))
    assert not file.readable
    body = pe.Body("b", 1.0, inertia=(1, 1, 1), shapes=[mesh])
    joints = [pe.Revolute("j", "world", "b")]
    assert not pe.Mechanism([body], joints).drawing
    vertices, faces = hull(CUBE)
    lines = [f"v {x} {y} {z}" for x, y, z in vertices] + [
        f"f {a} {b} {c}" for a, b, c in (faces + 1).tolist()
    ]
    path.write_text("\n".join(lines))
    assert len(pe.Mechanism([body], joints).drawing) == 1
    volume, center, _ = integrate(file)
    assert volume == pytest.approx(2.0)
    assert center == pytest.approx([0.5, -1.0, 0.5])
    # What a mirror shows still has its faces against the clock as seen from outside.
    outward = file.vertices[file.faces].mean(axis=1) - center
    assert (np.einsum("ni,ni->n", normals(file.vertices, file.faces), outward) > 0).all()
    assert pickle.loads(pickle.dumps(file)) == file


OPEN = (CUBE, hull(CUBE)[1][1:])
FLAT = ([[0, 0, 0], [1, 0, 0], [0, 1, 0]], [[0, 1, 2], [0, 2, 1]])
BAD = {
    "no mass": (lambda: pe.Body("b"), "mass of the body 'b' is missing"),
    "shapes without mass": (lambda: pe.Body("b", shapes=[pe.Sphere(1)]), "give mass=, or shapes="),
    "density of nothing": (lambda: pe.Body("b", density=1), "density of the body 'b' needs shapes"),
    "both": (lambda: pe.Body("b", 1, shapes=[pe.Sphere(1)], density=1), "mass of the body 'b' follows from"),
    "no density": (lambda: pe.Body("b", shapes=[pe.Sphere(1)], density=0), "must be greater than zero"),
    "negative size": (lambda: pe.Body("b", 1, shapes=[pe.Sphere(-1)]), "radius of the Sphere of the body"),
    "own density": (lambda: pe.Body("b", 1, shapes=[pe.Sphere(1, density=-2)]), "density of the Sphere of"),
    "coordinate": (lambda: pe.Body("b", 1, shapes=[pe.Sphere(pe.coordinates("x"))]), "it contains 'x'"),
    "with center": (lambda: pe.Body("b", 1, shapes=[pe.Sphere(pe.Point(0, 0, 0), 1)]), "without a center"),
    "no solid": (lambda: pe.Body("b", 1, shapes=["ball"]), "'ball' is no shape of the body 'b'"),
    "open mesh": (lambda: pe.Body("b", 1, shapes=[pe.Mesh(OPEN)]), "is not closed"),
    "flat mesh": (lambda: pe.Body("b", 1, shapes=[pe.Mesh(FLAT)]), "encloses no volume"),
    "too many sizes": (lambda: pe.Sphere(1, 2), "center of a Sphere must be a Point"),
    "too few sizes": (lambda: pe.Cylinder(0.1), "length of a Cylinder must be an expression"),
    "turned": (lambda: pe.Box((1, 1, 1), rotation=1), "turned by pose="),
    "pose in a drawing": (lambda: pe.Sphere(pe.Point(0, 0), 1, pose=(0, 0, 0)), "part of a drawing"),
    "colour": (lambda: pe.Sphere(1, colour="red"), "colour of a Sphere is a text such as"),
    "in a drawing": (lambda: arm(drawing=[pe.Sphere(1)]), "in the drawing has no center"),
}  # fmt: skip


@pytest.mark.parametrize("mistake", BAD)
def test_mistakes_are_refused(mistake):
    make, sentence = BAD[mistake]
    with pytest.raises(DescriptionError, match=sentence):
        make()
