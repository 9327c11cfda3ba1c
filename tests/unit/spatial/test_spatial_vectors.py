"""Motions, forces and inertias against 6×6 matrices (Featherstone 2008, chapter 2), in floats."""

import numpy as np
import pytest

from pendula import spatial
from pendula.spatial import spatial_vectors as m

RNG = np.random.default_rng(2)


def matrix(rows) -> np.ndarray:
    return np.array(rows, dtype=float)


def skew(a) -> np.ndarray:
    return np.array(spatial.skew(tuple(a)), dtype=float)


@pytest.fixture
def X() -> m.Transform:
    R = spatial.Rotation(RNG.normal(size=4)).matrix
    return m.Transform(tuple(map(tuple, R.tolist())), tuple(RNG.normal(size=3).tolist()))


@pytest.fixture
def body() -> m.RigidInertia:
    I = np.diag([1.0, 2.0, 2.5]) + 0.1
    return m.rigid_inertia(1.7, tuple(RNG.normal(size=3).tolist()), tuple(map(tuple, I.tolist())))


def motion_matrix(X: m.Transform) -> np.ndarray:
    """Eq. 2.24: [[E, 0], [−E [p]×, E]] with E = Rᵀ."""
    E = matrix(X.R).T
    return np.block([[E, np.zeros((3, 3))], [-E @ skew(X.p), E]])


def close(found, expected) -> None:
    assert matrix(found) == pytest.approx(matrix(expected), abs=1e-14, rel=1e-13)


def test_motions_and_forces_change_frames(X):
    v = tuple(RNG.normal(size=6).tolist())
    close(m.motion_to_child(X, v), motion_matrix(X) @ v)
    close(m.force_to_parent(X, v), motion_matrix(X).T @ v)


def test_power_does_not_depend_on_the_frame(X):
    v, f = (tuple(RNG.normal(size=6).tolist()) for _ in range(2))
    assert m.dot(m.motion_to_child(X, v), f) == pytest.approx(m.dot(v, m.force_to_parent(X, f)), rel=1e-13)


def test_products_are_their_matrices():
    a, b = (tuple(RNG.normal(size=6).tolist()) for _ in range(2))
    cross = np.block([[skew(a[:3]), np.zeros((3, 3))], [skew(a[3:]), skew(a[:3])]])
    close(m.motion_product(a, b), cross @ b)
    close(m.force_product(a, b), -cross.T @ b)


def test_transforms_compose_and_invert(X):
    Y = m.invert(X)
    whole = m.compose(X, Y)
    close(whole.R, np.eye(3))
    close(whole.p, np.zeros(3))
    r = (0.3, -0.2, 0.9)
    close(m.place(Y, m.place(X, r)), r)


def test_inertias_are_their_matrices(X, body):
    I, v = matrix(m.as_matrix(body)), tuple(RNG.normal(size=6).tolist())
    close(m.momentum(body, v), I @ v)
    moved = motion_matrix(X).T @ I @ motion_matrix(X)
    close(m.as_matrix(m.inertia_to_parent(X, body)), moved)
    close(m.articulated_to_parent(X, m.as_matrix(body)), moved)


def test_an_articulated_inertia_need_not_be_that_of_a_body(X):
    A = RNG.normal(size=(6, 6))
    A = A + A.T
    moved = motion_matrix(X).T @ A @ motion_matrix(X)
    close(m.articulated_to_parent(X, tuple(map(tuple, A.tolist()))), moved)


def test_the_inertia_about_the_origin_is_that_of_points():
    """Four points of a body: Σ m (r·r 1 − r rᵀ)."""
    places, masses = RNG.normal(size=(4, 3)), RNG.uniform(0.5, 1.5, size=4)

    def about(rs: np.ndarray) -> np.ndarray:
        return sum(w * (r @ r * np.eye(3) - np.outer(r, r)) for w, r in zip(masses, rs, strict=True))

    center = masses @ places / masses.sum()
    inertia = tuple(map(tuple, about(places - center).tolist()))
    found = m.rigid_inertia(float(masses.sum()), tuple(center.tolist()), inertia)
    close(found.I, about(places))
    close(found.h, masses @ places)
