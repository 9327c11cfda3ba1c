"""Impulses with Coulomb's cone: the laws themselves, and the plane's own solver as the other route."""

import numpy as np
import pytest

from pendula.numerics.cone_friction import solve_cone_friction
from pendula.numerics.planar_friction import solve_planar_friction


@pytest.mark.parametrize("seed", range(10))
def test_impulses_keep_the_laws_of_signorini_and_coulomb(seed):
    random = np.random.default_rng(seed)
    root, free, mu = random.normal(size=(6, 8)), random.normal(size=6), np.array([0.3, 0.6])
    G, rebound, tangents = root @ root.T + np.eye(6), -random.uniform(0, 0.5, 2), [[2, 3], [4, 5]]
    impulses, slips = solve_cone_friction(G, free, rebound, mu, tangents)
    after, P = free + G @ impulses, impulses[:2]
    opening = after[:2] + rebound
    assert (P >= 0).all()
    assert (opening > -1e-11).all()
    assert np.abs(P * opening).max() < 1e-11
    for i, rows in enumerate(tangents):
        T, s = impulses[rows], after[rows]
        assert np.linalg.norm(T) <= mu[i] * P[i] + 1e-12
        if slips[i]:
            assert pytest.approx(-mu[i] * P[i] * s / np.linalg.norm(s), abs=1e-10) == T
        else:
            assert np.abs(s).max() < 1e-11


def test_with_one_tangent_each_it_is_friction_in_the_plane():
    random = np.random.default_rng(3)
    for _ in range(10):
        root, free = random.normal(size=(4, 6)), random.normal(size=4)
        G, nothing, mu = root @ root.T + np.eye(4), np.zeros(2), np.array([0.2, 0.4])
        impulses, _ = solve_cone_friction(G, free, nothing, mu, [[2], [3]])
        P, T, _ = solve_planar_friction(G, free, nothing, mu, np.arange(2))
        assert impulses == pytest.approx(np.concatenate([P, T]), abs=1e-10)
