"""Laws of M and C that hold in every mechanical system of the gallery at every state near its start."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kinds import DRIVEN, LAGRANGIANS, MECHANICAL

UNDRIVEN = [name for name in MECHANICAL if name not in DRIVEN]
every_system = pytest.mark.parametrize("name", MECHANICAL)
every_lagrangian = pytest.mark.parametrize("name", LAGRANGIANS)
cubes = st.lists(st.floats(-1, 1), max_size=12)
some = settings(max_examples=10)


def directional_derivative(function, h: float):
    """The slope at 0 by central differences with h, h/2, h/4, h/8, extrapolated (Romberg): error O(h⁸)."""
    table = [(function(h / 2**k) - function(-h / 2**k)) / (2 * h / 2**k) for k in range(4)]
    for level in range(1, 4):
        table = [fine + (fine - coarse) / (4**level - 1) for coarse, fine in pairwise(table)]
    return table[0]


@every_system
@some
@given(cube=cubes)
def test_M_is_the_hessian_of_T_and_positive_definite(name, cube, model_of, state_at):
    # One half of M is mirrored to the other, so that its symmetry says nothing. T is quadratic in v:
    # Mᵢⱼ = T(eᵢ + eⱼ) − T(eᵢ) − T(eⱼ) + T(0), exactly, also where T has terms of lower degree.
    model = model_of(name)
    state = state_at(model, cube)
    M, units = model.mass_matrix(state.q, state.t), np.eye(model.layout.nv)

    def kinetic(v):
        return model.energy(state.q, v, state.t).kinetic

    both = np.array([[kinetic(a + b) for b in units] for a in units])
    one = np.array([kinetic(a) for a in units])
    hessian = both - one[:, None] - one + kinetic(0 * units[0])
    # Rounding of the four terms, each up to the largest of them.
    np.testing.assert_allclose(M, hessian, rtol=0, atol=1e-14 * np.abs(both).max())
    assert np.linalg.eigvalsh(M).min() > 0


@every_lagrangian
@some
@given(cube=cubes)
def test_the_rate_of_M_is_C_plus_its_transpose(name, cube, model_of, state_at):
    model = model_of(name)
    state = state_at(model, cube)
    C = model.coriolis_matrix(state.q, state.v, state.t)
    speed = max(np.abs(state.v).max(), 1e-3)
    # Along the motion at fixed t, so that ∂M/∂t is left out: Ṁ − ∂M/∂t.
    moved = model.coordinate_rates(state.q, state.v) / speed
    rate = directional_derivative(lambda s: model.mass_matrix(state.q + s * moved, state.t), 0.05)
    # h⁸ = 4e-11 times derivatives of M, and rounding of M divided by h/8.
    tolerance = 1e-10 * np.abs(model.mass_matrix(state.q, state.t)).max() * speed
    np.testing.assert_allclose(C + C.T, rate * speed, rtol=1e-9, atol=tolerance)


@pytest.mark.parametrize("name", UNDRIVEN)
@some
@given(cube=cubes)
def test_C_gives_the_terms_quadratic_in_velocity(name, cube, force_free, state_at):
    # Without forces and prescribed motion f = −C v − G.
    model = force_free(name)
    state = state_at(model, cube)
    C, G = model.coriolis_matrix(state.q, state.v, state.t), model.gravity(state.q, state.t)
    scale = np.abs(C).max() * np.abs(state.v).max() + np.abs(G).max()
    # Two orders of the same sums: rounding of some ten terms.
    np.testing.assert_allclose(
        model.force(state.q, state.v, t=state.t), -C @ state.v - G, rtol=1e-12, atol=1e-14 * scale
    )


@every_lagrangian
@some
@given(cube=cubes)
def test_gravity_is_the_slope_of_V(name, cube, model_of, state_at):
    model = model_of(name)
    state = state_at(model, cube)
    G = model.gravity(state.q, state.t)
    # How coordinates move with one velocity: the columns of N.
    for i, direction in enumerate(model.coordinate_rates(state.q, np.eye(model.layout.nv))):
        slope = directional_derivative(
            lambda s, d=direction: model.energy(state.q + s * d, state.v, state.t).potential, 5e-4
        )
        # The Arenstorf orbit starts r = 0.006 from a pole: (h/r)⁸ = 2e-9. Rounding: 1e-16 V / (h/8).
        scale = abs(model.energy(state.q, state.v, state.t).potential) + np.abs(G).max()
        assert G[i] == pytest.approx(slope, rel=1e-8, abs=1e-10 * scale)
