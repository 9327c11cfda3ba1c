"""What a joint transmits in maximal coordinates: its multipliers, and what acts along its velocities."""

from collections.abc import Sequence
from typing import Any

from pendula.dynamics.maximal.joints import JointRows
from pendula.spatial.spatial_vectors import NO_MOTION, Transform, Vector, add, cross, scale, transform


def joint_wrench(
    rows: JointRows, multipliers: Sequence[Any], efforts: Sequence[Any], child: Transform
) -> Vector:
    """Force, then torque about the origin of the world, on the child of a joint, along the world's axes.

    A row a of the child with the multiplier λ pushes it by aᵀλ, along its axes at its origin; a velocity of
    the joint with the effort τ by the same of its row.
    """
    total = NO_MOTION
    held = zip((constraint.row for constraint in rows.constraints), multipliers, strict=True)
    driven = zip((freedom.row for freedom in rows.freedoms), efforts, strict=True)
    for row, factor in (*held, *driven):
        total = add(total, scale(factor, row.child))
    force = transform(child.R, total[:3])
    return (*force, *add(transform(child.R, total[3:]), cross(child.p, force)))
