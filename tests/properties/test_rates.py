"""The rate of the whole state, for every system of the gallery, against its description."""

import mpmath
import numpy as np
import pytest
import sympy as sp
from tests.kinds import BY_RATES, GALLERY

from pendula.description import time

every_system = pytest.mark.parametrize("name", GALLERY)


@every_system
def test_a_rate_is_velocity_acceleration_and_the_rates_of_states(name, model_of, random_states):
    model = model_of(name)
    layout = model.layout
    for state in random_states(model, 4):
        rate = model.rate(state.y, state.u, state.t)
        assert rate.shape == (layout.size,)
        if layout.identity:
            np.testing.assert_array_equal(rate[layout.q], state.v)
        else:
            q_dot = model.coordinate_rates(state.q, state.v)
            # Products of numbers up to some ten, in two kernels.
            np.testing.assert_allclose(rate[layout.q], q_dot, rtol=1e-14, atol=1e-14)
        if layout.nv:
            a = model.acceleration(state.q, state.v, state.u, state.t)
            # The same graph in two kernels, compiled apart.
            np.testing.assert_allclose(rate[layout.v], a, rtol=1e-12, atol=1e-13 * np.abs(a).max())


@pytest.mark.parametrize("name", BY_RATES)
def test_rates_of_states_are_those_of_the_description(name, model_of, random_states):
    model = model_of(name)
    system = model.description
    values = {p: sp.Rational(p.value) for p in system.parameters}
    symbols = [*system.coordinates, *system.velocities, *system.states, *system.inputs, time]
    exact = sp.lambdify(symbols, [rate.xreplace(values) for rate in system.rates], "mpmath")
    for state in random_states(model, 6):
        with mpmath.workdps(30):
            expected = np.array([float(x) for x in exact(*map(mpmath.mpf, (*state.y, *state.u, state.t)))])
        found = model.rate(state.y, state.u, state.t)[-len(model.states) :]
        assert np.abs(found - expected).max() <= 1e-14 * np.abs(expected).max()


@every_system
def test_a_batch_of_rates_is_its_single_states(name, model_of, random_states):
    model = model_of(name)
    states = random_states(model, 5)
    y, u, t = (np.array([getattr(s, part) for s in states]) for part in ("y", "u", "t"))
    np.testing.assert_array_equal(model.rate(y, u, t), [model.rate(s.y, s.u, s.t) for s in states])
