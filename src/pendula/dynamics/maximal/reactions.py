"""What a joint transmits in maximal coordinates: its multipliers, and what acts along its velocities."""

from collections.abc import Iterable, Sequence
from typing import Any

import casadi as ca

from pendula.description.constraints import Constraint, Holonomic
from pendula.description.mechanisms.joints import Joint
from pendula.dynamics.conversion import Conversion
from pendula.dynamics.maximal.joints import JointRows
from pendula.spatial.spatial_vectors import Transform, Vector, add, cross, scale, transform


def joint_wrench(
    rows: JointRows,
    multipliers: Sequence[Any],
    efforts: Sequence[Any],
    child: Transform,
    pushed: Sequence[Any],
) -> Vector:
    """Force, then torque about the origin of the world, on the child of a joint, along the world's axes.

    A row a of the child with the multiplier λ pushes it by aᵀλ, along its axes at its origin; a velocity of
    the joint with the effort τ by the same of its row. ``pushed`` is what else acts there.
    """
    total = tuple(pushed)
    held = zip((constraint.row for constraint in rows.constraints), multipliers, strict=True)
    driven = zip((freedom.row for freedom in rows.freedoms), efforts, strict=True)
    for row, factor in (*held, *driven):
        total = add(total, scale(factor, row.child))
    force = transform(child.R, total[:3])
    return (*force, *add(transform(child.R, total[3:]), cross(child.p, force)))


def push_of_constraints(
    joint: Joint,
    held: Iterable[tuple[Constraint, ca.SX]],
    convert: Conversion,
    q: ca.SX,
    v: ca.SX,
    rate: ca.SX,
) -> ca.SX:
    """What constraints of a joint's coordinates push its child with, as a motor of the joint would.

    A constraint c with the multiplier λ pushes it by Σ λ ∂c/∂qᵢ ∂q̇ᵢ/∂v over the joint's coordinates, one on
    velocities by Σ λ ∂c/∂vᵢ ∂vᵢ/∂v: a force, then a torque, along the child's axes at its origin.

    Args:
        joint: whose coordinates follow from the pose of its child.
        held: constraints with their multipliers.
        convert: makes graphs of expressions.
        q: the child's pose.
        v: its velocities.
        rate: q̇ of it.
    """
    total = ca.SX(6, 1)
    for constraint, multiplier in held:
        positions = isinstance(constraint, Holonomic)
        symbols = joint.coordinates if positions else joint.velocities
        if not constraint.expression.free_symbols.isdisjoint(symbols):
            slope = convert.column(constraint.expression.diff(symbol) for symbol in symbols)
            moved = ca.jacobian(convert.column(symbols), q if positions else v)
            moved = ca.mtimes(moved, ca.jacobian(rate, v)) if positions else moved
            total += multiplier * ca.mtimes(moved.T, slope)
    return total
