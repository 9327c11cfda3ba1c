"""Inertia in other axes, and which inertias a body can have."""

import numpy as np
import pytest

from pendula.errors import DescriptionError
from pendula.spatial import quaternions
from pendula.spatial.inertia import doubt_inertia, read_inertia, rotate_inertia

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
