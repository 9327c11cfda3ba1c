"""Methods that are symplectic are so: their steps keep the symplectic form, their energy does not drift.

Hairer, Lubich & Wanner, Geometric Numerical Integration, §VI.2: a step Φ in canonical variables (q, π) is
symplectic where its Jacobian satisfies Φ'ᵀ J Φ' = J. Φ' is taken by central differences of order 6, whose
error is some 1e-11. Energy is watched over a million steps (§IX.8): its error stays what it was in the first
tenth of them.
"""

import numpy as np
import pytest

from pendula import Model, derive, integrators, simulate

SYMPLECTIC = [name for name, m in integrators().items() if m.canonical or m.needs == "separable"]
WEIGHTS = ((1, 45), (2, -9), (3, 1))  # of central differences, over 60 h


def momenta(model: Model, y: np.ndarray) -> np.ndarray:
    """(q, π) from (q, v), by the mass matrix: nothing here is driven."""
    n = len(model.coordinates)
    return np.concatenate([y[:n], model.mass_matrix(y[:n]) @ y[n:]])


def stepped(model: Model, method: str, h: float, canonical: np.ndarray) -> np.ndarray:
    """One step in canonical variables."""
    n = len(model.coordinates)
    v = np.linalg.solve(model.mass_matrix(canonical[:n]), canonical[n:])
    names = (*model.coordinates, *model.velocities)
    start = dict(zip(names, [*canonical[:n], *v], strict=True))
    return momenta(model, simulate(model, start, until=h, step=h, integrator=method).y[-1])


def defect(name: str, method: str, h: float) -> float:
    """The largest entry of Φ'ᵀ J Φ' − J at some state."""
    model, small = derive(name), 4e-3
    n = len(model.coordinates)
    at = np.random.default_rng(5).uniform(-0.5, 0.5, 2 * n)

    def moved(offset: np.ndarray) -> np.ndarray:
        return stepped(model, method, h, at + offset) - stepped(model, method, h, at - offset)

    columns = [sum(w * moved(i * small * e) for i, w in WEIGHTS) / (60 * small) for e in np.eye(2 * n)]
    slope = np.array(columns).T
    J = np.block([[np.zeros((n, n)), np.eye(n)], [-np.eye(n), np.zeros((n, n))]])
    return np.abs(slope.T @ J @ slope - J).max()


# Separable methods take constant mass matrices only.
SEPARABLE = [name for name in SYMPLECTIC if integrators()[name].needs == "separable"]
OTHERS = [name for name in SYMPLECTIC if name not in SEPARABLE]
PAIRS = [(method, name) for method in SYMPLECTIC for name in ("pendulum", "henon-heiles")]
PAIRS += [(method, name) for method in OTHERS for name in ("double-pendulum", "spring-pendulum")]


def test_the_symplectic_methods_are_these():
    assert {"gauss2", "gauss4", "gauss6", "yoshida4", "suzuki4", "yoshida6"} == set(SYMPLECTIC)


@pytest.mark.parametrize(("method", "name"), PAIRS)
def test_a_step_keeps_the_symplectic_form(method, name):
    assert defect(name, method, 0.1) < 1e-9


@pytest.mark.parametrize("method", ["rk4", "velocity-verlet"])
def test_other_methods_do_not(method):
    # Velocity Verlet would be symplectic on Hénon–Heiles, but not where M depends on q.
    assert defect("double-pendulum", method, 0.1) > 1e-6


def test_velocity_verlet_does_where_the_mass_matrix_is_constant():
    assert defect("henon-heiles", "velocity-verlet", 0.1) < 1e-9


# Name: the start, the step.
LONG = {
    "pendulum": ({"theta": 1.5}, 0.02),
    "henon-heiles": ({"q1": 0.1, "q2_dot": 0.5}, 0.1),  # P15, chaotic
    "double-pendulum": ({"theta1": 0.5, "theta2": 0.3}, 0.01),
}


def growth(name: str, method: str) -> tuple[float, float]:
    """The largest energy error over a million steps, and the last tenth's relative to the first's."""
    start, step = LONG[name]
    run = simulate(name, start, until=1e6 * step, step=step, integrator=method, save_every=500)
    assert run.steps == 10**6
    error = np.abs(run.energy.total - run.energy.total[0])
    tenth = len(error) // 10
    return error.max(), error[-tenth:].max() / error[:tenth].max()


LONG_PAIRS = [(method, name) for method, name in PAIRS if name in LONG]


@pytest.mark.slow
@pytest.mark.parametrize(("method", "name"), LONG_PAIRS)
def test_the_energy_does_not_drift_in_a_million_steps(method, name):
    largest, ratio = growth(name, method)
    # An oscillation of one size all along; the methods of order 6 are not far above rounding.
    assert ratio < 1.3
    assert largest < 10.0 ** (-integrators()[method].order / 2 - 1)


@pytest.mark.parametrize("name", LONG)
def test_the_energy_of_rk4_drifts_on_the_same(name):
    # A loss at a constant rate: ten times as much after ten times as long.
    assert growth(name, "rk4")[1] > 8


def test_verlet_drifts_where_the_mass_matrix_depends_on_positions():
    assert growth("double-pendulum", "velocity-verlet")[1] > 5
