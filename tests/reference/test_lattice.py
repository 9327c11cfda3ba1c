"""A row of 1,000 masses between springs: 2,000 states, by explicit and implicit methods.

m ẍᵢ = k (xᵢ₋₁ − 2xᵢ + xᵢ₊₁) − c ẋᵢ between fixed ends has the modes sin(πri/(n + 1)) with
ω² = 4 k/m sin²(πr/2(n + 1)), each of which moves by itself as a damped oscillator (J. P. Den Hartog,
Mechanical Vibrations, §4.5). Tolerances are about ten times the errors seen, which are given beside them.
"""

from itertools import pairwise

import numpy as np
import pytest
import sympy as sp

import pendula as pe

pytestmark = pytest.mark.slow

MASSES, STIFFNESS, DAMPING, UNTIL = 1000, 100.0, 0.4, 0.5


@pytest.fixture(scope="module")
def lattice() -> pe.Model:
    x = pe.coordinates(f"x0:{MASSES}")
    m, k, c = pe.parameters(m=1.0, k=STIFFNESS, c=DAMPING)
    kinetic = sp.Add(*(m * q.dot**2 / 2 for q in x))
    potential = sp.Add(*(k * (b - a) ** 2 / 2 for a, b in pairwise((0, *x, 0))))
    drag = [pe.Damper(c, on=q) for q in x]
    return pe.derive(pe.Lagrangian(x, kinetic, potential, drag, name="lattice"))


def exact(q: np.ndarray, t: float) -> tuple[np.ndarray, np.ndarray]:
    """Positions and velocities at t after a start at rest: q cos-like in every mode."""
    r = np.arange(1, MASSES + 1)
    modes = np.sqrt(2 / (MASSES + 1)) * np.sin(np.pi * np.outer(r, r) / (MASSES + 1))
    omega, beta = 2 * np.sqrt(STIFFNESS) * np.sin(np.pi * r / (2 * (MASSES + 1))), DAMPING / 2
    # λ = −β ± iν: underdamped but for the slowest modes, whose ν is imaginary.
    nu = np.sqrt((omega**2 - beta**2).astype(complex))
    amplitude = modes.T @ q
    x = amplitude * np.exp(-beta * t) * (np.cos(nu * t) + beta / nu * np.sin(nu * t)).real
    v = -amplitude * np.exp(-beta * t) * (omega**2 / nu * np.sin(nu * t)).real
    return modes @ x, modes @ v


@pytest.mark.parametrize(
    ("how", "error"),
    [
        ({"integrator": "rk4", "step": 0.01}, 3e-3),  # 2.9e-4
        ({"integrator": "gauss4", "step": 0.01}, 5e-4),  # 4.7e-5
        ({"integrator": "semi-implicit-euler", "step": 1e-4}, 2e-3),  # 2.3e-4
        ({"integrator": "dop853", "tolerance": 1e-9}, 3e-9),  # 2.8e-10
        ({"integrator": "radau5", "tolerance": 1e-7}, 1e-8),  # 1.3e-9
        ({"tolerance": 1e-6}, 2e-6),  # 1.8e-7
    ],
    ids=lambda value: value.get("integrator", "auto") if isinstance(value, dict) else "",
)
def test_a_thousand_masses(lattice, how, error):
    place = np.arange(MASSES)
    q = np.exp(-(((place - 400) / 3.0) ** 2)) + 0.5 * (place == 700)
    start = dict(zip(lattice.coordinates, q.tolist(), strict=True))
    run = pe.simulate(lattice, start, UNTIL, times=[UNTIL], **how)
    assert run.outcome.ok
    x, v = exact(q, UNTIL)
    seen = max(np.abs(run.q[-1] - x).max(), np.abs(run.v[-1] - v).max())
    assert seen < error, seen


def test_its_jacobian_has_only_the_entries_that_differ_from_zero(lattice):
    rows, _ = lattice.compilation.pattern("jacobian")
    # q̇ᵢ one entry, v̇ᵢ three positions (two at the ends) and its own damping
    assert len(rows) == MASSES + (3 * MASSES - 2) + MASSES
    assert lattice.compilation.kernel("mass_matrix").size == MASSES
