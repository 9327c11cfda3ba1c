"""Compiled accelerations and multipliers against SymPy's derivatives, for every system with coordinates."""

import numpy as np
import pytest
import sympy as sp
from tests.kinds import LAGRANGIANS, WRITTEN

from pendula.description import time

pytestmark = pytest.mark.slow

RELATIVE = (
    1e-10  # what issue 2 asks for; rounding through M⁻¹ stays some 1e-13 below condition numbers of 1e3
)


@pytest.mark.parametrize("name", LAGRANGIANS)
def test_accelerations_and_multipliers_are_sympys(name, model_of, random_states, sympy_route):
    model, truth = model_of(name), sympy_route(name)
    n = model.layout.nv
    for state in random_states(model, 6):
        expected = truth(state)
        a = model.acceleration(state.q, state.v, state.u, state.t)
        assert np.abs(a - expected[:n]).max() <= RELATIVE * np.abs(expected[:n]).max()
        multipliers = model.multipliers(state.q, state.v, state.u, state.t)
        assert multipliers.shape == (len(model.constraints),)
        wrong = np.abs(multipliers - expected[n:]).max(initial=0)
        assert wrong <= RELATIVE * np.abs(expected[n:]).max(initial=0)


@pytest.mark.parametrize("name", WRITTEN)
def test_energies_are_those_of_the_description(name, model_of, random_states):
    model = model_of(name)
    system = model.description
    symbols = [*system.coordinates, *system.velocities, time, *system.parameters]
    exact = sp.lambdify(symbols, [system.kinetic, system.potential], "math")
    for state in random_states(model, 3):
        expected = exact(*state.q, *state.v, state.t, *(p.value for p in system.parameters))
        # Rounding on both sides; sums of terms of opposite sign lose a few digits.
        assert model.energy(state.q, state.v, state.t) == pytest.approx(expected, rel=1e-11, abs=1e-11)
