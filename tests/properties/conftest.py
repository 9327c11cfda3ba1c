"""Models of the whole gallery, states to try them at, and Lagrange's equations by a second route."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from types import SimpleNamespace

import mpmath
import numpy as np
import pytest
import sympy as sp

from pendula import Model, derive
from pendula.description import FreeBody, Lagrangian, Mechanism, time
from pendula.description.constraints import Nonholonomic
from pendula.gallery import all_gallery

# How far from its start a system is moved: small enough to stay off singular configurations.
NEAR = 0.25


# Systems of many equal parts, with fewer of them: slopes of 100 links alone take minutes.
SMALLER = {
    "bicycle-chain": {"links": 14, "teeth": 8},
    "chain-on-edge": {"n": 3},
    "dominoes": {"bodies": 3},
    "jacobs-ladder": {"rungs": 2},
    "marbles": {"bodies": 3},
    "pyramid": {"rows": 2},
    "rimless-wheel": {"spokes": 6},
    "stack": {"bodies": 3},
    "stone-arch": {"bodies": 3},
    "suspension-bridge": {"hangers": 3},
}


@cache
def _model(name: str) -> Model:
    return derive(all_gallery()[name](**SMALLER.get(name, {})))


@pytest.fixture(scope="session")
def model_of() -> Callable[[str], Model]:
    """The model of a gallery system by name, made once a session."""
    return _model


@cache
def _force_free(name: str) -> Model:
    system = all_gallery()[name]().replace(forces=[])
    if isinstance(system, Mechanism):
        system = system.replace(joints=[replace(joint, damping=0.0) for joint in system.joints])
    return derive(system)


@pytest.fixture(scope="session")
def force_free() -> Callable[[str], Model]:
    """The same system without its forces and without the dampers of its joints."""
    return _force_free


def _state_at(model: Model, numbers) -> SimpleNamespace:
    """A state near the start from numbers in [-1, 1], repeated as often as needed; none: the start."""
    layout, size = model.layout, _size(model)
    cube = np.resize(numbers, size) if len(numbers) else np.zeros(size)
    y = np.array([model.description.start.get(name, 0.0) for name in model.card.entries])
    y[layout.q] += NEAR * cube[layout.q]
    y[layout.q.stop :] += cube[layout.q.stop : layout.size]
    y = layout.normalise(y)
    q, v, z = layout.split(y)
    return SimpleNamespace(q=q, v=v, z=z, y=y, u=cube[layout.size : -1], t=2.0 + cube[-1])


def _size(model: Model) -> int:
    """How many numbers make a state with its inputs and its time."""
    return len(model.card.entries) + len(model.inputs) + 1


@pytest.fixture(scope="session")
def state_at() -> Callable[..., SimpleNamespace]:
    return _state_at


@pytest.fixture(scope="session")
def random_states() -> Callable[[Model, int], list[SimpleNamespace]]:
    def states(model: Model, count: int) -> list[SimpleNamespace]:
        cubes = np.random.default_rng(7).uniform(-1, 1, (count, _size(model)))
        return [_state_at(model, row) for row in cubes]

    return states


@cache
def _sympy_route(name: str) -> Callable[..., np.ndarray]:
    """(v̇, λ) from a description's energies with SymPy's derivatives and 30 digits; nothing of `dynamics`.

    [[M, −Aᵀ], [A, 0]] [v̇, λ] = [f, γ] with M = ∂²T/∂v², f = ∂L/∂q − ∂²L/∂v∂q v − ∂²L/∂v∂t + Q and
    γ = −d/dt(A v − b) at v̇ = 0. Of a body, v̇ as its description writes it down.
    """
    system = all_gallery()[name]()
    if not isinstance(system, Lagrangian):
        return _written_down(system)
    q, v, L = list(system.coordinates), list(system.velocities), system.kinetic - system.potential
    momenta = [L.diff(vi) for vi in v]
    M = sp.Matrix([[p.diff(vj) for vj in v] for p in momenta])
    Q = [sp.Add(*column) for column in zip(*system.generalised_forces, strict=True)] or [sp.S.Zero] * len(q)
    f = sp.Matrix([L.diff(qi) - _rate(p, q, v) + Qi for qi, p, Qi in zip(q, momenta, Q, strict=True)])
    kinds = sorted(system.constraints, key=lambda c: isinstance(c, Nonholonomic))  # positions come first
    speeds = [c.expression if isinstance(c, Nonholonomic) else _rate(c.expression, q, v) for c in kinds]
    A = sp.Matrix(len(speeds), len(q), lambda i, j: speeds[i].diff(v[j]))
    gamma = sp.Matrix(len(speeds), 1, lambda i, _: -_rate(speeds[i], q, v))
    K = sp.Matrix.vstack(sp.Matrix.hstack(M, -A.T), sp.Matrix.hstack(A, sp.zeros(len(speeds), len(speeds))))
    # Parameters keep their exact binary values.
    values = {p: sp.Rational(p.value) for p in system.parameters}
    symbols = [*q, *v, *system.inputs, time]
    parts = sp.lambdify(
        symbols, [K.xreplace(values), f.col_join(gamma).xreplace(values)], modules="mpmath", cse=True
    )

    def solution(state: SimpleNamespace) -> np.ndarray:
        with mpmath.workdps(30):
            matrix, right = parts(*map(mpmath.mpf, (*state.q, *state.v, *state.u, state.t)))
            return np.array([float(x) for x in mpmath.lu_solve(matrix, right)])

    return solution


def _written_down(system: FreeBody) -> Callable[..., np.ndarray]:
    """v̇ of a body with 30 digits, from the formulas of its description."""
    values = {p: sp.Rational(p.value) for p in system.parameters}
    symbols = [*system.coordinates, *system.velocities, *system.inputs, time]
    written = [a.xreplace(values) for a in system.accelerations]
    accelerations = sp.lambdify(symbols, written, modules="mpmath", cse=True)

    def solution(state: SimpleNamespace) -> np.ndarray:
        with mpmath.workdps(30):
            found = accelerations(*map(mpmath.mpf, (*state.q, *state.v, *state.u, state.t)))
            return np.array([float(x) for x in found])

    return solution


def _rate(expression, q, v):
    """The time derivative of an expression with v̇ left out."""
    return sp.Add(*(expression.diff(qi) * vi for qi, vi in zip(q, v, strict=True)), expression.diff(time))


@pytest.fixture(scope="session")
def sympy_route() -> Callable[[str], Callable[..., np.ndarray]]:
    return _sympy_route
