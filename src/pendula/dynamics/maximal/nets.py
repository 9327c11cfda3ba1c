"""Bodies with loops in maximal coordinates: the passes around the solution of their saddle system."""

from typing import TYPE_CHECKING

import numpy as np

from pendula.dynamics import joint_forces
from pendula.dynamics.maximal import body_steps, joint_steps, steps
from pendula.dynamics.maximal.steps import Purpose
from pendula.dynamics.recursions.steps import unpack_inertia
from pendula.dynamics.recursive import Pass
from pendula.dynamics.saddle import BLOCK, SaddleData, plan_saddle
from pendula.dynamics.sweeps import SaddleSolution
from pendula.spatial.spatial_vectors import as_matrix

if TYPE_CHECKING:
    from pendula.dynamics.maximal.source import MaximalSource

LINKS, FORCES, JOINTS = 0, 1, 2  # the tables, by their numbers
# Rows of accelerations that are nearly dependent are mostly those that an unfinished step has moved apart by
# its error; multipliers that keep them all the same are large and wrong. Corrections find them in place, but
# must see rows that a singular configuration has brought near to each other: at a distance s from it pivots
# are s² of their rows. Those of rows that do depend on others are 1e-15 of them, by rounding.
# A flat net of 256 plates that falls out of its plane keeps its rows to 1e-9 of the speeds for some steps by
# this, and its energy to 1e-8; damped by 1e-16 it keeps the rows, but its energy only to 6e-6.
_DAMPING = {Purpose.ACCELERATION: 1e-5, Purpose.VELOCITY: 1e-14, Purpose.POSITION: 1e-14}


def solve_net(
    purpose: Purpose, *, acting: bool = False, rates: bool = False
) -> tuple[Pass | SaddleSolution, ...]:
    """The passes that solve the saddle system; ``acting`` says whether something acts on joints."""
    given = {"purpose": purpose}
    placed = Pass(LINKS, body_steps.place_body, given={"rates": rates})
    driven: tuple[Pass, ...] = ()
    if acting:
        placed = Pass(LINKS, steps.outward_state, given={**given, "rates": rates})
        driven = (
            Pass(FORCES, joint_forces.apply_forces, given={"array": "work"}),
            Pass(LINKS, body_steps.add_efforts),
        )
    return (
        placed,
        Pass(LINKS, body_steps.start_force, inward=True, given=given),
        *driven,
        Pass(JOINTS, joint_steps.joint_block, given=given),
        SaddleSolution(_DAMPING[purpose]),
        Pass(LINKS, body_steps.put_solution, given=given),
    )


def saddle_of(source: "MaximalSource", motions: int) -> SaddleData:
    """The saddle system of links, whose forces begin at ``motions`` in the work; blocks of joints follow."""
    numbers = {joint.child: i for i, joint in enumerate(source.joints)}
    bodies = [[numbers.get(j.child, -1), numbers.get(j.parent, -1)] for j in source.held_joints]
    inertias = [unpack_inertia(tuple(row)) for row in source.constants[:, steps.INERTIA].tolist()]
    inverse = np.linalg.inv([as_matrix(inertia) for inertia in inertias])
    return plan_saddle(
        inverse,
        source.row_counts,
        np.array(bodies, dtype=np.int64),
        motions=motions,
        blocks=motions + 6 * (len(source.joints) + 1),
    )


def work_of(source: "MaximalSource") -> int:
    """How many numbers forces and blocks take."""
    return 6 * (len(source.joints) + 1) + BLOCK * int(source.row_counts.sum())
