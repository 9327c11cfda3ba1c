"""Kinetic energy to mass matrix and inertial forces: several ways of writing the same, the shortest is kept.

The graph route differentiates whatever was typed: M = ∂p/∂v, h = ∂L/∂q − (∂p/∂q) v − ∂p/∂t with p = ∂L/∂v. It
serves systems of any size. For small systems two more ways are tried: T without pairs sin²α + cos²α, and
h written out by Christoffel symbols, where terms that ∂L/∂q and (∂p/∂q) v have in common never appear.
"""

from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Any

import casadi as ca
import numpy as np
import sympy as sp

from pendula.description import Lagrangian
from pendula.description.velocity_terms import quadratic_form
from pendula.dynamics.conversion import Conversion
from pendula.dynamics.pythagoras import without_pythagorean_pairs
from pendula.errors import DescriptionError

# Systems with more coordinates than this are not written out: n³/2 symbols would cost more than they save.
_MOST_COORDINATES = 4


@dataclass(frozen=True, eq=False)
class Inertia:
    """T, the mass matrix M and h, all forces but Q: M v̇ = h + Q + Aᵀλ."""

    T: ca.SX
    M: ca.SX
    h: ca.SX

    @property
    def length(self) -> int:
        """How many operations M and h take together."""
        shared = ca.cse([ca.densify(self.M), ca.densify(self.h)])
        return ca.Function("length", ca.symvar(ca.veccat(*shared)), shared).n_instructions()


@dataclass(frozen=True, eq=False)
class Frame:
    """The graph symbols of a system, and the conversion of its expressions to graphs over them."""

    t: ca.SX
    q: ca.SX
    v: ca.SX
    p: ca.SX
    convert: Conversion


def inertia(system: Lagrangian, frame: Frame) -> Inertia:
    """The shortest of the ways to write a system's inertia."""
    V = frame.convert(system.potential)
    tidied = without_pythagorean_pairs(system.kinetic, system.velocities)
    ways = [_by_graph(system.kinetic, V, frame)]
    if tidied is not system.kinetic:
        ways.append(_by_graph(tidied, V, frame))
        if len(system.coordinates) <= _MOST_COORDINATES:
            ways.append(_by_christoffel(system, tidied, V, frame))
    return ways[0] if len(ways) == 1 else min(ways, key=lambda way: way.length)


def _by_graph(kinetic: Any, V: ca.SX, frame: Frame) -> Inertia:
    """M = ∂p/∂v, h = ∂L/∂q − (∂p/∂q) v − ∂p/∂t, p = ∂L/∂v."""
    T = frame.convert(kinetic)
    momentum = ca.gradient(T, frame.v)
    return Inertia(T, _mass_matrix(momentum, frame), _forces(T - V, momentum, frame))


def _forces(L: ca.SX, momentum: ca.SX, frame: Frame) -> ca.SX:
    t, q, v = frame.t, frame.q, frame.v
    return ca.gradient(L, q) - ca.jtimes(momentum, q, v) - ca.jacobian(momentum, t)


def _by_christoffel(system: Lagrangian, kinetic: Any, V: ca.SX, frame: Frame) -> Inertia:
    """h = −Σ Γᵢⱼₖ vⱼvₖ − (∂M/∂t) v from T₂, and the graph route for T₁ + T₀ − V."""
    q, v, n = system.coordinates, system.velocities, len(system.coordinates)
    form = quadratic_form(kinetic, v)
    M = [[form.M(i, j) for j in range(n)] for i in range(n)]
    products = list(combinations_with_replacement(range(n), 2))
    centrifugal = [
        -sp.Add(*((1 if j == k else 2) * _christoffel(M, q, i, j, k) * v[j] * v[k] for j, k in products))
        for i in range(n)
    ]
    matrix = ca.vertcat(*(ca.horzcat(*(frame.convert(entry) for entry in row)) for row in M))
    rest = frame.convert(sp.Add(form.T0, *(form.b(i) * v[i] for i in range(n))))
    h = frame.convert.column(centrifugal) + _forces(rest - V, ca.gradient(rest, frame.v), frame)
    h -= ca.mtimes(ca.reshape(ca.jacobian(ca.vec(matrix), frame.t), n, n), frame.v)
    return Inertia(frame.convert(kinetic), ca.sparsify(matrix), h)


def _christoffel(M: list[list[Any]], q: Any, i: int, j: int, k: int) -> Any:
    """Γᵢⱼₖ = ½ (∂Mᵢⱼ/∂qₖ + ∂Mᵢₖ/∂qⱼ − ∂Mⱼₖ/∂qᵢ) (Murray, Li & Sastry 1994, eq. 4.23)."""
    return (M[i][j].diff(q[k]) + M[i][k].diff(q[j]) - M[j][k].diff(q[i])) / 2


def _mass_matrix(momentum: ca.SX, frame: Frame) -> ca.SX:
    """M = ∂p/∂v, free of velocities; its two triangles are the same graph."""
    v = frame.v
    M = ca.triu2symm(ca.triu(ca.jacobian(momentum, v)))
    if not ca.depends_on(ca.densify(M), v):
        return M
    # As written, velocities are left in M: they must cancel. The check is numeric, at two velocities.
    values = ca.Function("M", [frame.t, frame.q, v, frame.p], [M])
    random = np.random.default_rng(1)
    t, q, p = (random.uniform(0.2, 0.9, s.numel()) for s in (frame.t, frame.q, frame.p))
    first, second = (np.array(values(t, q, random.uniform(-1, 1, v.numel()), p)) for _ in range(2))
    if not np.allclose(first, second, rtol=1e-9, atol=1e-12, equal_nan=True):
        raise DescriptionError("The kinetic energy must be quadratic in the velocities.")
    return ca.substitute(M, v, ca.SX.zeros(v.numel()))
