"""Constraints to the contract's graphs: c, A, b and γ from expressions that are zero."""

from collections.abc import Iterable
from typing import NamedTuple

import casadi as ca

from pendula.description.constraints import Constraint, Holonomic, Nonholonomic
from pendula.dynamics.conversion import Conversion


class Motion(NamedTuple):
    """The symbols of a motion, and how coordinates change, q̇ = N(q) v."""

    t: ca.SX
    q: ca.SX
    v: ca.SX
    qdot: ca.SX


class ConstraintGraphs(NamedTuple):
    """c = 0 on positions; A v = b, positions first, then velocities; γ = ḃ − Ȧv."""

    c: ca.SX
    A: ca.SX
    b: ca.SX
    gamma: ca.SX


def constraint_graphs(
    constraints: Iterable[Constraint], convert: Conversion, motion: Motion
) -> ConstraintGraphs:
    """The graphs of constraints over the symbols of a motion."""
    t, q, v, qdot = motion
    held = tuple(constraints)
    c = convert.column(h.expression for h in held if isinstance(h, Holonomic))
    rates = convert.column(h.expression for h in held if isinstance(h, Nonholonomic))
    slope = ca.jacobian(c, q) if qdot is v else ca.mtimes(ca.jacobian(c, q), ca.jacobian(qdot, v))
    A = ca.vertcat(slope, ca.jacobian(rates, v))
    b = ca.densify(ca.vertcat(-ca.jacobian(c, t), -ca.substitute(rates, v, ca.SX.zeros(v.numel()))))
    # γ is the time derivative of b − A v with v̇ left out.
    drift = b - ca.mtimes(A, v)
    gamma = ca.jtimes(drift, q, qdot) + ca.jacobian(drift, t) if A.size1() else ca.SX(0, 1)
    return ConstraintGraphs(c, A, b, gamma)
