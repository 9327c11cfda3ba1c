"""optimise: the inputs that bring a system from a start to a goal at the least cost."""

import operator
from collections.abc import Mapping
from typing import Any

import numpy as np

from pendula.checking import read_number
from pendula.control.optimal_problem import guesses, read_problem
from pendula.control.trajectory import Trajectory
from pendula.errors import PendulaError, explain_arguments
from pendula.runs import Run

METHODS = ("hermite-simpson", "radau")


@explain_arguments
def optimise(
    system: Any,
    start: Mapping[Any, Any] | None = None,
    goal: Mapping[Any, Any] | None = None,
    until: float | tuple[float, float] | None = None,
    *,
    cost: Any = "effort",
    final_cost: Any = 0,
    limits: Mapping[Any, Any] | None = None,
    path: Any = (),
    guess: Trajectory | Run | None = None,
    method: str = "hermite-simpson",
    nodes: int = 31,
    tolerance: float | None = 1e-6,
    max_iterations: int = 1000,
) -> Trajectory:
    """The trajectory from a start to a goal whose cost Φ + ∫ L dt is least among those nearby.

    Direct collocation on a mesh that is refined until the equations of motion hold between its nodes, too;
    IPOPT solves the nonlinear programs. What is found is a local optimum: another guess may lead to another.

    Args:
        system: a description, a model, or the name of a gallery system; with inputs.
        start: values of coordinates, velocities and states by name; the rest is the description's, else zero.
        goal: the same at the end, a number or a pair (low, high) each; what is not named is free.
        until: the time at the end, s, or (shortest, longest) where it is free.
        cost: L, an expression of state, inputs and ``pendula.time``; "effort" is the sum of the inputs'
            squares, "time" makes the time itself the cost.
        final_cost: Φ, an expression of the state and time at the end.
        limits: bounds by name of coordinates, velocities, states and inputs: (low, high), where None is no
            bound, or one number for ± it. They hold at the nodes.
        path: what else holds at the nodes: comparisons such as ``x <= y**2``, equations ``Eq(x, y)``, or
            expressions that must not be positive.
        guess: where to begin: a trajectory or a run of the same system; else straight from start to goal.
        method: "hermite-simpson", where inputs are continuous, or "radau", where they may jump between
            intervals.
        nodes: how many ends of intervals the first mesh has, equally spaced; 3 to 2000.
        tolerance: the largest error between nodes (``Trajectory.error``), 1e-12 to 0.1; None leaves the mesh
            as it is.
        max_iterations: of the solver on a mesh; after these the best iterate is returned.
    """
    if method not in METHODS:
        raise PendulaError(f"method must be one of {', '.join(METHODS)}, got {method!r}.")
    mesh = np.linspace(0.0, 1.0, _read_count(nodes, "nodes", 3, 2000))
    allowed, most = _read_tolerance(tolerance), _read_count(max_iterations, "max_iterations", 1, 10**6)
    problem = read_problem(system, start, goal, until, cost, final_cost, limits, path)
    from pendula.control.optimal_outcome import describe_outcome
    from pendula.control.optimal_search import Search

    search = Search(problem, method, allowed, most)
    made = search.run(mesh, guesses(problem, guess, search.scheme.c), near=guess is not None)
    # A mesh on which the solver failed does not take away what was found before it.
    best = next((attempt for attempt in reversed(made) if attempt.solution.solved), made[-1])
    return Trajectory(
        problem.model,
        best.pieces,
        best.cost,
        describe_outcome(search, made, best),
        best.error,
        sum(attempt.solution.iterations for attempt in made),
        problem.limits,
    )


def _read_count(given: Any, name: str, least: int, most: int) -> int:
    try:
        count = operator.index(given)
    except TypeError:
        count = -1
    if isinstance(given, bool) or not least <= count <= most:
        raise PendulaError(f"{name} must be a whole number from {least} to {most}, got {given!r}.")
    return count


def _read_tolerance(given: Any) -> float | None:
    if given is None:
        return None
    value = read_number(given, "tolerance")
    if not 1e-12 <= value <= 0.1:
        raise PendulaError(f"tolerance must be from 1e-12 to 0.1, or None, got {value:g}.")
    return value
