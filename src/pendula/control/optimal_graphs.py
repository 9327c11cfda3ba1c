"""The functions of an optimal control problem as CasADi graphs over (t, y, u), parameters at their values."""

from collections.abc import Sequence
from typing import Any

import casadi as ca
import numpy as np

from pendula.dynamics.program import Program
from pendula.model import Model


def rate_graph(model: Model) -> ca.Function:
    """ẏ = f(t, y, u) without a linear system left in it."""
    return _with_values(model, unroll(model.compilation.source.program("rate")))


def expression_graph(model: Model, given: Sequence[Any]) -> ca.Function:
    """Expressions of the system's symbols as a column."""
    known = model.description.resolve_parameters(given)
    return _with_values(model, model.compilation.source.expressions(known).finish)


def invariant_slopes(model: Model, y: np.ndarray, t: float) -> np.ndarray:
    """∂/∂y of what every motion keeps: constraints on positions and velocities, lengths of quaternions."""
    layout = model.layout
    rows = np.zeros((len(layout.unit), layout.size))
    for i, (first, length) in enumerate(layout.unit):
        rows[i, first : first + length] = y[first : first + length]
    if not model.constraints:
        return rows
    held = _with_values(model, model.compilation.source.program("constraints").finish)
    times, state, inputs = held.sx_in()
    slopes = ca.Function("slopes", [times, state, inputs], [ca.jacobian(held(times, state, inputs), state)])
    return np.vstack((slopes(t, y, np.zeros(len(model.inputs))).full(), rows))


def unroll(program: Program) -> ca.Function:
    """A program as one graph: K w = r is solved by elimination, K = L D Lᵀ, in the order of its rows.

    M comes first and is positive definite, so that no pivot is zero unless constraints depend on each other.
    """
    if program.system is None:
        return program.finish
    arguments = program.system.sx_in()
    K, r = program.system(*arguments)
    w = ca.ldl_solve(r, *ca.ldl(K, False))
    return ca.Function("whole", arguments, ca.cse([program.finish(*arguments, w)]))


def _with_values(model: Model, function: ca.Function) -> ca.Function:
    """A function of (t, y, u, p, x) as one of (t, y, u)."""
    t, y, u = function.sx_in()[:3]
    return ca.Function("f", [t, y, u], [function(t, y, u, ca.DM(model.values), ca.DM(0, 1))])
