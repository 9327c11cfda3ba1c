"""Sine and cosine emitted inline: at most 1.5 units in the last place, wherever they are asked for."""

import math

import casadi as ca
import mpmath
import numpy as np
import pytest

from pendula.compiler.trigonometry import LARGEST_ANGLE

ULPS = 1.5  # the design's bound for |x| ≤ 1e5


def ulps(found: np.ndarray, exact: list) -> float:
    """The largest error in units of the last place of the exact value."""
    with mpmath.workdps(50):
        errors = [abs(mpmath.mpf(float(f)) - e) for f, e in zip(found, exact, strict=True)]
        return max(float(d / np.spacing(abs(float(e)))) for d, e in zip(errors, exact, strict=True))


def exact(function, angles) -> list:
    with mpmath.workdps(50):
        return [function(mpmath.mpf(float(x))) for x in angles]


def near_zeros() -> np.ndarray:
    """The doubles nearest to kπ/2 and their neighbours: sin or cos is tiny there, and cancellation worst."""
    random = np.random.default_rng(3)
    most = int(2 * LARGEST_ANGLE / math.pi)
    multiples = np.unique([*range(1, 500), *random.integers(500, most, 1500), most])
    with mpmath.workdps(50):
        nearest = np.array([float(int(k) * mpmath.pi / 2) for k in multiples])
    points = np.concatenate([nearest, np.nextafter(nearest, 0), np.nextafter(nearest, np.inf)])
    return np.concatenate([points, -points[::7]])


def anywhere() -> np.ndarray:
    random = np.random.default_rng(4)
    wide, small = random.uniform(-LARGEST_ANGLE, LARGEST_ANGLE, 2000), 10 ** random.uniform(-300, 0, 500)
    middle = random.uniform(-10, 10, 1500)
    # The edges between quadrants, where the nearest multiple of π/2 changes.
    edges = (np.arange(-40, 40) + 0.5) * math.pi / 2
    ends = [LARGEST_ANGLE, -LARGEST_ANGLE, 5e-324, 1e-310, 2.2e-308]
    return np.concatenate([wide, small, -small, middle, edges, np.nextafter(edges, 0), ends])


POINTS = {"near zeros": near_zeros, "anywhere": anywhere}


@pytest.mark.parametrize("where", POINTS)
@pytest.mark.parametrize("path", ["alone", "packed", "lanes"])
def test_one_and_a_half_ulps(where, path, program, evaluate):
    points = POINTS[where]()
    pack = 1 if path != "packed" else 5  # five angles in one kernel share a vector of eight
    angles = np.resize(points, (math.ceil(len(points) / pack), pack))
    both = program(pack, lambda y: ca.vertcat(ca.sin(y), ca.cos(y)))
    found = evaluate(both, angles, lanes=path == "lanes")
    flat = angles.ravel()
    assert ulps(found[:, :pack].ravel(), exact(mpmath.sin, flat)) <= ULPS
    assert ulps(found[:, pack:].ravel(), exact(mpmath.cos, flat)) <= ULPS


@pytest.mark.parametrize("pack", [1, 2, 3, 4, 8, 11])
def test_every_size_of_pack_gives_each_angle_its_own_value(pack, program, evaluate):
    angles = np.random.default_rng(pack).uniform(-50, 50, (7, pack))
    found = evaluate(program(pack, lambda y: ca.vertcat(ca.sin(y), ca.cos(y))), angles)
    # 1.5 ulp of numbers up to 1, and NumPy's own error.
    np.testing.assert_allclose(found[:, :pack], np.sin(angles), rtol=0, atol=4e-16)
    np.testing.assert_allclose(found[:, pack:], np.cos(angles), rtol=0, atol=4e-16)


LARGE = np.array([1.0000000000000002e5, 123456.789, 1e6, 2.0**53, 1e22, 1e100, 1.7e308])


@pytest.mark.parametrize("pack", [1, 3])
def test_larger_angles_are_the_c_librarys(pack, program, evaluate):
    both = program(pack, lambda y: ca.vertcat(ca.sin(y), ca.cos(y)))
    for sign in (1, -1):
        angles = np.repeat(sign * LARGE[:, None], pack, axis=1)
        found = evaluate(both, angles)
        for row, x in zip(found, sign * LARGE, strict=True):
            for value in row[:pack]:
                assert abs(value - math.sin(x)) <= np.spacing(abs(math.sin(x)))
            for value in row[pack:]:
                assert abs(value - math.cos(x)) <= np.spacing(abs(math.cos(x)))


@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf])
@pytest.mark.parametrize("pack", [1, 4])
def test_what_is_no_angle_passes_through_and_spoils_no_neighbour(bad, pack, program, evaluate):
    angles = np.linspace(-3, 3, pack)[None, :].repeat(pack, axis=0)
    np.fill_diagonal(angles, bad)
    found = evaluate(program(pack, lambda y: ca.vertcat(ca.sin(y), ca.cos(y))), angles)
    wrong = np.eye(pack, dtype=bool)
    for half, function in ((found[:, :pack], np.sin), (found[:, pack:], np.cos)):
        assert np.isnan(half[wrong]).all()
        np.testing.assert_allclose(half[~wrong], function(angles[~wrong]), rtol=0, atol=4e-16)


def test_sines_of_sines(program, evaluate):
    # Three layers: each waits for the one before.
    nested = program(3, lambda y: ca.sin(ca.cos(ca.sin(y)) + y) * ca.cos(y))
    angles = np.random.default_rng(0).uniform(-9, 9, (20, 3))
    expected = np.sin(np.cos(np.sin(angles)) + angles) * np.cos(angles)
    np.testing.assert_allclose(evaluate(nested, angles), expected, rtol=0, atol=3e-15)  # angles up to 10


def test_many_angles_in_one_layer(program, evaluate):
    # More than the 64 that are looked back upon when an angle is sought.
    angles = np.random.default_rng(1).uniform(-5, 5, (2, 150))
    found = evaluate(program(150, lambda y: ca.vertcat(ca.sin(y), ca.cos(y[::-1]))), angles)
    np.testing.assert_allclose(found[:, :150], np.sin(angles), rtol=0, atol=4e-16)
    np.testing.assert_allclose(found[:, 150:], np.cos(angles[:, ::-1]), rtol=0, atol=4e-16)
