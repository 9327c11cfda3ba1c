"""Drake's side of the comparison: run by an interpreter that has Drake, asked on its standard input.

The cart-pole is a URDF whose pole hangs down at the angle 0, with a point mass at its end.
"""

from time import perf_counter
from typing import Any

import numpy as np
from pydrake.multibody.parsing import Parser  # pyright: ignore[reportMissingImports]
from pydrake.multibody.plant import MultibodyPlant  # pyright: ignore[reportMissingImports]
from pydrake.planning import DirectCollocation  # pyright: ignore[reportMissingImports]
from pydrake.solvers import (  # pyright: ignore[reportMissingImports]
    IpoptSolver,
    SnoptSolver,
    SolverOptions,
)
from pydrake.trajectories import PiecewisePolynomial  # pyright: ignore[reportMissingImports]

from benchmarks.peers.answers import answer

POINT = 1e-9  # kg m²: what Drake takes for the inertia of a point
SOLVERS = {"ipopt": IpoptSolver, "snopt": SnoptSolver}


class Side:
    """The swing-up of a cart-pole."""

    def swing_up(
        self,
        masses: tuple[float, float],
        length: float,
        limit: float,
        until: float,
        nodes: int,
        tolerance: float,
        solver: str,
    ) -> dict[str, Any]:
        """Seconds from the finished model to the solution, its cost ∫u² dt, and whether it was found."""
        plant = MultibodyPlant(time_step=0.0)
        Parser(plant).AddModelsFromString(cart_pole(*masses, length), "urdf")
        plant.Finalize()
        began = perf_counter()
        step = until / (nodes - 1)
        port = plant.get_actuation_input_port().get_index()
        search = DirectCollocation(plant, plant.CreateDefaultContext(), nodes, step, step, port)
        program, u = search.prog(), search.input()
        start, goal = np.zeros(4), np.array([0.0, np.pi, 0.0, 0.0])
        program.AddBoundingBoxConstraint(start, start, search.initial_state())
        program.AddBoundingBoxConstraint(goal, goal, search.final_state())
        search.AddConstraintToAllKnotPoints(u[0] <= limit)
        search.AddConstraintToAllKnotPoints(u[0] >= -limit)
        search.AddRunningCost(u[0] ** 2)
        line = PiecewisePolynomial.FirstOrderHold([0.0, until], np.column_stack((start, goal)))
        search.SetInitialTrajectory(PiecewisePolynomial(), line)
        options = SolverOptions()
        options.SetOption(IpoptSolver.id(), "tol", tolerance)
        options.SetOption(SnoptSolver.id(), "Major optimality tolerance", tolerance)
        result = SOLVERS[solver]().Solve(program, None, options)
        return {
            "seconds": perf_counter() - began,
            "cost": float(result.get_optimal_cost()),
            "solved": bool(result.is_success()),
        }


def cart_pole(M: float, m: float, l: float) -> str:
    """The cart on its rail and the bob on its massless pole."""
    inertia = f'<inertia ixx="{POINT}" iyy="{POINT}" izz="{POINT}" ixy="0" ixz="0" iyz="0"/>'
    return (
        '<robot name="cart-pole"><link name="world"/>'
        f'<link name="cart"><inertial><mass value="{M}"/>{inertia}</inertial></link>'
        f'<link name="bob"><inertial><origin xyz="0 0 {-l}"/><mass value="{m}"/>{inertia}</inertial></link>'
        '<joint name="x" type="prismatic"><parent link="world"/><child link="cart"/><axis xyz="1 0 0"/>'
        "</joint>"
        '<joint name="theta" type="continuous"><parent link="cart"/><child link="bob"/><axis xyz="0 1 0"/>'
        "</joint>"
        '<transmission type="SimpleTransmission" name="motor"><actuator name="force"/>'
        '<joint name="x"/></transmission></robot>'
    )


if __name__ == "__main__":
    answer(Side())
