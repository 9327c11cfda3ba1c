"""Inverse and forward dynamics undo each other in every system with coordinates, inputs and reactions too."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kinds import CONSTRAINED, MECHANICAL

every_system = pytest.mark.parametrize("name", MECHANICAL)
cubes = st.lists(st.floats(-1, 1), max_size=12)
some = settings(max_examples=10)


@every_system
@some
@given(cube=cubes)
def test_inverse_dynamics_of_the_acceleration_is_input_plus_reaction(name, cube, model_of, state_at):
    model = model_of(name)
    s = state_at(model, cube)
    a = model.acceleration(s.q, s.v, s.u, s.t)
    effort = model.force(s.q, s.v, s.u, s.t) - model.force(s.q, s.v, 0 * s.u, s.t)  # B u
    reaction = model.constraint_jacobian(s.q, s.t).T @ model.multipliers(s.q, s.v, s.u, s.t)  # Aᵀλ
    terms = np.abs(model.mass_matrix(s.q, s.t)) @ np.abs(a) + np.abs(model.force(s.q, s.v, s.u, s.t))
    # LDLᵀ without pivoting is backward stable on a definite M: the residual is rounding of the terms.
    difference = model.inverse_dynamics(s.q, s.v, a, s.t) - effort - reaction
    assert np.abs(difference).max() <= 1e-12 * terms.max()


@every_system
@some
@given(cube=cubes, wanted=st.lists(st.floats(-3, 3), min_size=1, max_size=6))
def test_inverse_dynamics_is_M_a_minus_the_force(name, cube, wanted, model_of, state_at):
    model = model_of(name)
    s = state_at(model, cube)
    a = np.resize(wanted, model.layout.nv)
    M, f = model.mass_matrix(s.q, s.t), model.force(s.q, s.v, 0 * s.u, s.t)
    # The same sums in another order.
    np.testing.assert_allclose(
        model.inverse_dynamics(s.q, s.v, a, s.t),
        M @ a - f,
        rtol=1e-12,
        atol=1e-14 * (np.abs(M) @ np.abs(a) + np.abs(f)).max(),
    )


@pytest.mark.parametrize("name", CONSTRAINED)
@some
@given(cube=cubes)
def test_accelerations_keep_the_constraints(name, cube, model_of, state_at):
    model = model_of(name)
    s = state_at(model, cube)
    a = model.acceleration(s.q, s.v, s.u, s.t)
    speeds = slice(len(model.description.holonomic), None)  # the residuals (c, A v − b) at velocity level

    def residual(h: float) -> np.ndarray:
        # Without ½h²Ṅv, which is the same at h and −h.
        q = s.q + h * model.coordinate_rates(s.q, s.v + h / 2 * a)
        return model.constraint_residuals(q, s.v + h * a, s.t + h)[speeds]

    h = 1e-4
    rate = (residual(h) - residual(-h)) / (2 * h)
    # Central differences: h² = 1e-8 of the third derivatives, 1e-16/h of rounding.
    scale = 1 + np.abs(a).max() + np.abs(s.v).max() ** 3
    assert np.abs(rate).max() <= 1e-7 * scale
