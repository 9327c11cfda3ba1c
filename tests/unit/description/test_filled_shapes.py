"""Bodies of cones, ellipsoids and hulls: mass, centre and inertia by two routes, and how they are drawn."""

import numpy as np
import pytest
from tests.random_shapes import random_pose

import pendula as pe
from pendula.description.solid_inertia import inertia_of, integrate
from pendula.description.tessellation import surface_of_shape

CORNERS = np.array([[x, y, z] for x in (-0.1, 0.1) for y in (-0.3, 0.3) for z in (-0.5, 0.5)])


@pytest.mark.parametrize(
    "shape", [pe.Cone(0.3, 0.8), pe.Ellipsoid((0.3, 0.8, 0.5))], ids=["cone", "ellipsoid"]
)
def test_closed_forms_are_those_of_fine_meshes(shape):
    # A polygon of n corners in a circle lacks 2π²/3n² of its area, 0.3 % for 48; second moments twice that.
    volume, center, moments = integrate(surface_of_shape(shape))
    found = inertia_of(shape, 1.0)
    assert found.mass == pytest.approx(volume, rel=0.01)
    assert found.mass > volume
    assert np.asarray(found.center) == pytest.approx(center, abs=1e-3)
    assert np.asarray(found.inertia) == pytest.approx(moments, rel=0.02, abs=1e-12)


def test_a_cone_is_the_sum_of_its_discs():
    # ∫ πρ² dz, ∫ z πρ² dz and ∫ (πρ⁴/4 + πρ² z²) dz with ρ = r (1/2 − z/l), by Gauss's formula, exact here.
    r, l = 0.3, 0.8
    nodes, weights = np.polynomial.legendre.leggauss(5)
    z, w = nodes * l / 2, weights * l / 2
    rho = r * (0.5 - z / l)
    volume = w @ (np.pi * rho**2)
    height = w @ (z * np.pi * rho**2) / volume
    across = w @ (np.pi * rho**4 / 4 + np.pi * rho**2 * (z - height) ** 2)
    found = inertia_of(pe.Cone(r, l), 2.0)
    assert found.mass == pytest.approx(2 * volume, rel=1e-14)
    assert found.center[2] == pytest.approx(height, rel=1e-13)
    expected = 2 * np.diag([across, across, w @ (np.pi * rho**4 / 2)])
    assert np.asarray(found.inertia) == pytest.approx(expected, rel=1e-13)


def test_a_round_ellipsoid_is_a_sphere_and_the_hull_of_a_box_the_box():
    pose = random_pose(np.random.default_rng(0))
    for one, other in (
        (pe.Ellipsoid((0.6, 0.6, 0.6), pose=pose), pe.Sphere(0.3, pose=pose)),
        (pe.Hull(CORNERS, pose=pose), pe.Box((0.2, 0.6, 1.0), pose=pose)),
    ):
        here, there = (pe.Body("body", shapes=[shape], density=700) for shape in (one, other))
        assert here.mass == pytest.approx(there.mass, rel=1e-13)
        assert here.center == pytest.approx(there.center, abs=1e-13)
        assert np.array(here.inertia) == pytest.approx(np.array(there.inertia), abs=1e-11)


def test_they_are_drawn_and_written_as_meshes_and_collide_as_they_are(tmp_path):
    shapes = [pe.Cone(0.2, 0.5, pose=(0, 0, 1)), pe.Hull(CORNERS, colour="#112233"), pe.Ellipsoid((1, 1, 2))]
    robot = pe.Mechanism(
        [pe.Body("top", shapes=shapes, density=100)], [pe.Revolute("joint", "world", "top", axis=(0, 0, 1))]
    )
    assert [type(shape).__name__ for shape in robot.drawing] == ["Mesh"] * 3
    assert robot.drawing[1].colour == "#112233"
    assert pe.closest(list(robot.bodies[0].collision), pe.Plane(pose=(0, 0, -2))).distance == pytest.approx(
        1.0
    )
    pe.write_urdf(robot, tmp_path / "robot.urdf")
    again = pe.read_urdf(tmp_path / "robot.urdf")
    assert [type(shape).__name__ for shape in again.bodies[-1].collision] == ["Mesh"] * 3


BAD = {
    r"The radius of the Cone of the body 'b' is 0": lambda: pe.Cone(0, 1),
    r"The size of the Ellipsoid of the body 'b' is -1": lambda: pe.Ellipsoid((1, -1, 1)),
    r"The vertices of the Hull lie in a plane": lambda: pe.Hull([[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]]),
    r"The vertices of the Hull are rows of three numbers": lambda: pe.Hull([[0, 0, 0], [1, 0]]),
    r"is no shape of the body 'b': give Box.*Cone, Ellipsoid, Hull": pe.Plane,
}


@pytest.mark.parametrize("sentence", BAD)
def test_bad_shapes_of_bodies_are_refused_with_a_sentence(sentence):
    with pytest.raises(pe.PendulaError, match=sentence):
        pe.Body("b", shapes=[BAD[sentence]()], density=1.0)
