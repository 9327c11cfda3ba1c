"""Laws of M and C that hold in every mechanical system of the gallery at every state near its start."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pendula.gallery import all_gallery

# Systems with coordinates: what is given by rates alone has no mass matrix.
MECHANICAL = {name: system for name, build in all_gallery().items() if (system := build()).coordinates}
UNDRIVEN = sorted(name for name, system in MECHANICAL.items() if not system.driven)
every_system = pytest.mark.parametrize("name", sorted(MECHANICAL))
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
def test_M_is_symmetric_and_positive_definite(name, cube, model_of, state_at):
    model = model_of(name)
    state = state_at(model, cube)
    M = model.mass_matrix(state.q, state.t)
    # Both halves are the same sums, rounded in different orders.
    np.testing.assert_allclose(M, M.T, rtol=1e-14, atol=1e-15 * np.abs(M).max())
    assert np.linalg.eigvalsh(M).min() > 0


@every_system
@some
@given(cube=cubes)
def test_the_rate_of_M_is_C_plus_its_transpose(name, cube, model_of, state_at):
    model = model_of(name)
    state = state_at(model, cube)
    C = model.coriolis_matrix(state.q, state.v, state.t)
    speed = max(np.abs(state.v).max(), 1e-3)
    # Along the motion at fixed t, so that ∂M/∂t is left out: Ṁ − ∂M/∂t.
    rate = directional_derivative(lambda s: model.mass_matrix(state.q + s * state.v / speed, state.t), 0.05)
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


@every_system
@some
@given(cube=cubes)
def test_gravity_is_the_slope_of_V(name, cube, model_of, state_at):
    model = model_of(name)
    state = state_at(model, cube)
    G = model.gravity(state.q, state.t)
    for i, direction in enumerate(np.eye(len(model.coordinates))):
        slope = directional_derivative(
            lambda s, d=direction: model.energy(state.q + s * d, state.v, state.t).potential, 5e-4
        )
        # The Arenstorf orbit starts r = 0.006 from a pole: (h/r)⁸ = 2e-9. Rounding: 1e-16 V / (h/8).
        scale = abs(model.energy(state.q, state.v, state.t).potential) + np.abs(G).max()
        assert G[i] == pytest.approx(slope, rel=1e-8, abs=1e-10 * scale)
