"""Inertia in other axes, about other points, of several bodies; and which inertias a body can have."""

import casadi as ca
import numpy as np
import pytest
import sympy as sp

from pendula.errors import DescriptionError, PendulaError
from pendula.spatial import Inertia, Pose, quaternions
from pendula.spatial.inertia import doubt_inertia, read_inertia, rotate_inertia, shift_inertia

RANDOM = np.random.default_rng(8)
PLACES = RANDOM.normal(size=(20, 3))
ROUNDING = 1e-15


def inertia_of(places: np.ndarray) -> np.ndarray:
    """Unit masses: I = Σ (r·r 1 − r rᵀ)."""
    return np.sum(places**2) * np.eye(3) - places.T @ places


def test_a_turned_inertia_is_that_of_the_turned_masses():
    R = quaternions.rotation_matrix(quaternions.normalise(RANDOM.normal(size=4)))
    turned, expected = rotate_inertia(R, inertia_of(PLACES)), inertia_of(PLACES @ R.T)
    np.testing.assert_allclose(turned, expected, atol=2 * ROUNDING * np.sum(PLACES**2))


def test_the_inertia_of_masses_is_accepted_and_made_symmetric():
    given = inertia_of(PLACES)
    given[0, 1] *= 1 + 1e-12
    read = read_inertia(given)
    np.testing.assert_array_equal(read, read.T)
    np.testing.assert_allclose(read, given, rtol=1e-12)


def test_principal_moments_become_a_diagonal_matrix():
    np.testing.assert_array_equal(read_inertia((1, 2, 2.5)), np.diag([1, 2, 2.5]))


def test_a_flat_body_is_on_the_border_and_is_accepted():
    flat = PLACES * [1, 1, 0]
    for _ in range(20):
        R = quaternions.rotation_matrix(quaternions.normalise(RANDOM.normal(size=4)))
        given = inertia_of(flat @ R.T)
        # Symmetric to rounding; nothing else is changed.
        np.testing.assert_allclose(read_inertia(given), given, rtol=0, atol=1e-15 * np.abs(given).max())
    np.testing.assert_array_equal(read_inertia((0.1, 0.2, 0.1 + 0.2)), np.diag([0.1, 0.2, 0.1 + 0.2]))


def test_what_is_given_is_not_changed():
    given = np.eye(3)
    read_inertia(given)[0, 0] = 7
    assert given[0, 0] == 1


@pytest.mark.parametrize(
    ("given", "phrase"),
    [
        ((1, 2, 3.5), r"principal moments \(1, 2, 3\.5\), and 3\.5 is more than 1 \+ 2 = 3; no body"),
        ((1, 1, 0), r"principal moments \(0, 1, 1\), and 0 is not positive"),
        ((-1, 1, 1), r"and -1 is not positive"),
        ([[1, 0, 0.2], [0, 1, 0], [0.1, 0, 1]], r"not symmetric: Ixz = 0\.2 but Izx = 0\.1"),
        ([[1, 2, 0], [2, 1, 0], [0, 0, 1]], r"and -1 is not positive"),
        ((1, 2), r"three principal moments or a 3×3 matrix, got the shape \(2,\)"),
        (np.zeros((2, 3, 3)), r"got the shape \(2, 3, 3\)"),
        ("heavy", "matrix of numbers, got 'heavy'"),
        ([[1, 0], [1]], "matrix of numbers, got"),
        ((1, np.nan, 1), r"has an entry that is not finite: \(1, nan, 1\)"),
        ((1, 1, np.inf), r"has an entry that is not finite: \(1, 1, inf\)"),
    ],
)
def test_an_impossible_inertia_is_refused_with_its_numbers(given, phrase):
    with pytest.raises(DescriptionError, match=phrase) as error:
        read_inertia(given, "inertia of 'wheel'")
    assert str(error.value).startswith("The inertia of 'wheel' ")


def test_moments_that_only_no_body_has_are_taken_where_they_may_be():
    # Euler's equations hold for them; what is odd is said by itself.
    tensor = read_inertia((2, 1, 2 / 3), of_a_body=False)
    assert "2 is more than 0.666667 + 1 = 1.66667; no body" in doubt_inertia(tensor, "inertia of a top")
    assert doubt_inertia(read_inertia((1, 2, 3))) == ""
    with pytest.raises(DescriptionError, match="-1 is not positive"):
        read_inertia((2, 1, -1), of_a_body=False)


MASSES = RANDOM.uniform(0.5, 2.0, 20)
SPIN, SPEED, ABOUT = np.array([0.3, -1.0, 0.7]), np.array([1.0, 0.5, -2.0]), np.array([0.2, 3.0, -1.0])
# Sums of twenty products of numbers up to 10.
SUMS = 1e-12


def weld(places: np.ndarray, masses: np.ndarray) -> Inertia:
    """The second route: particles, one by one."""
    center = masses @ places / masses.sum()
    arms = places - center
    tensor = (
        np.einsum("n,nij->ij", masses, (arms**2).sum(1)[:, None, None] * np.eye(3)) - (arms.T * masses) @ arms
    )
    return Inertia(masses.sum(), tensor, center)


def assert_same(found: Inertia, expected: Inertia) -> None:
    np.testing.assert_allclose(found.mass, expected.mass, rtol=1e-14)
    np.testing.assert_allclose(found.center, expected.center, atol=SUMS)
    np.testing.assert_allclose(found.inertia, expected.inertia, atol=SUMS)


def test_particles_add_up_to_a_body():
    particles = [Inertia(m, (0, 0, 0), place) for m, place in zip(MASSES, PLACES, strict=True)]
    found = particles[0]
    for particle in particles[1:]:
        found = found + particle
    assert_same(found, weld(PLACES, MASSES))
    assert_same(weld(PLACES[:7], MASSES[:7]) + weld(PLACES[7:], MASSES[7:]), weld(PLACES, MASSES))


def test_a_body_seen_from_elsewhere_is_that_of_its_particles_seen_from_there():
    pose = Pose((1.0, -2.0, 0.5), RANDOM.normal(size=4))
    assert_same(weld(PLACES, MASSES).transform(pose), weld(pose.apply(PLACES), MASSES))


def test_the_tensor_about_any_point_is_that_of_the_particles():
    arms = PLACES - ABOUT
    expected = sum(m * (r @ r * np.eye(3) - np.outer(r, r)) for m, r in zip(MASSES, arms, strict=True))
    found = weld(PLACES, MASSES).about(ABOUT)
    np.testing.assert_allclose(found, expected, atol=10 * SUMS)
    body = weld(PLACES, MASSES)
    np.testing.assert_allclose(shift_inertia(body.inertia, body.mass, body.center - ABOUT), found)


def test_momenta_and_energy_are_those_of_the_particles():
    body = weld(PLACES, MASSES)
    velocities = SPEED + np.cross(SPIN, PLACES - body.center)
    P, h = body.momentum(SPEED, SPIN, about=ABOUT)
    np.testing.assert_allclose(P, MASSES @ velocities, atol=SUMS)
    np.testing.assert_allclose(h, MASSES @ np.cross(PLACES - ABOUT, velocities), atol=10 * SUMS)
    energy = MASSES @ (velocities**2).sum(1) / 2
    np.testing.assert_allclose(body.kinetic_energy(SPEED, SPIN), energy, rtol=1e-13)
    # About the centre of mass, the velocity makes no difference.
    at_center = body.momentum(SPEED, SPIN, about=body.center)[1]
    np.testing.assert_allclose(at_center, body.inertia @ SPIN, atol=SUMS)


def test_expressions_have_inertia_too():
    m, a, w = sp.symbols("m a w", positive=True)
    rod = Inertia(m, (0, m * a**2 / 12, m * a**2 / 12), (a / 2, 0, 0))
    assert sp.simplify(rod.about((0, 0, 0))[2][2]) == m * a**2 / 3
    two = rod + rod.transform(Pose((a, 0, 0)))
    assert sp.simplify(two.inertia[2][2]) == sp.simplify(2 * m * (2 * a) ** 2 / 12)
    assert two.center == (a, 0, 0)
    turned = rod.transform(Pose(rotation=(1, 0, 0, 1)))
    assert sp.simplify(turned.about((0, 0, 0))[0][0] - m * a**2 / 3) == 0
    assert rod.momentum((0, w * a / 2, 0), (0, 0, w))[1][2].simplify() == m * a**2 * w / 3
    mass = ca.SX.sym("mass")
    graph = Inertia(mass, (0, 0, 0), (2, 0, 0)).about((0, 0, 0))[1][1]
    assert float(ca.Function("f", [mass], [graph])(3)) == 12
    assert Inertia(sp.Integer(2), (1, 1, 1)).mass == 2.0


@pytest.mark.parametrize(
    ("call", "phrase"),
    [
        (lambda: Inertia(0, (1, 1, 1)), "The mass of a body must be greater than zero, got 0 kg"),
        (lambda: Inertia(-2.0, (1, 1, 1)), "greater than zero, got -2 kg"),
        (lambda: Inertia(np.nan, (1, 1, 1)), "The mass of a body is nan"),
        (lambda: Inertia("heavy", (1, 1, 1)), "The mass of a body must be a number, got 'heavy'"),
        (lambda: Inertia(np.ones(3), (1, 1, 1)), "The mass of a body must be a number"),
        (
            lambda: Inertia(1, (1, 2, 3.5)),
            r"3\.5 is more than 1 \+ 2 = 3; no body has a moment above the sum",
        ),
        (
            lambda: Inertia(1, (1, 1, -0.1)),
            r"moments \(-0\.1, 1, 1\), and -0\.1 is negative; no body has such",
        ),
        (lambda: Inertia(1, [[1, 0, 0.2], [0, 1, 0], [0.1, 0, 1]]), "not symmetric: Ixz = 0.2 but Izx = 0.1"),
        (lambda: Inertia(1, np.ones((2, 3, 3))), r"three principal moments or a 3×3 matrix, got the shape"),
        (lambda: Inertia(1, 2.0), "'inertia' must be a matrix with 3 rows of 3 entries, got float"),
        (lambda: Inertia(1, (1, 1, np.inf)), "'inertia' has an entry that is not finite"),
        (lambda: Inertia(1, (1, 1, 1), (0, 0)), "'center' must be a vector with 3 components, got 2"),
    ],
)
def test_what_no_body_has_is_refused(call, phrase):
    with pytest.raises(PendulaError, match=phrase):
        call()


def test_only_bodies_add_to_bodies():
    with pytest.raises(TypeError):
        Inertia(1, (1, 1, 1)) + 1  # pyright: ignore[reportOperatorIssue]
