"""What is to be optimised: the arguments of ``optimise`` as arrays and expressions, checked."""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.checking import read_number
from pendula.control.motions import check_motion, check_names, inputs_of, states_of
from pendula.control.optimal_cost import PathConstraint, read_cost, read_final_cost, read_path
from pendula.control.optimal_goal import read_goal, read_named, read_pair
from pendula.control.trajectory import Pieces, Trajectory
from pendula.description import time
from pendula.errors import PendulaError, format_names
from pendula.model import Model, derive
from pendula.simulation.start import read_start
from pendula.simulation.start_checks import check_start

_BEND = 0.1  # of the size of an entry
_PIECES = 200  # into which a run is divided that is a guess
_HOLDS = 1e-9  # how far a path constraint may be from holding at the start


@dataclass(frozen=True, eq=False)
class Problem:
    """Minimise Φ(t, y) at the end + ∫ L(t, y, u) dt.

    Attributes:
        model: of the system, ẏ = f(t, y, u).
        start: y at t = 0.
        goal: lower and upper bounds of y at the end, shape (2, entries of y).
        duration: lower and upper bound of the time at the end, s.
        states: lower and upper bounds of y on the way.
        inputs: lower and upper bounds of u.
        running: L.
        final: Φ.
        path: what else holds on the way.
    """

    model: Model
    start: np.ndarray
    goal: np.ndarray
    duration: tuple[float, float]
    states: np.ndarray
    inputs: np.ndarray
    running: Any
    final: Any
    path: tuple[PathConstraint, ...]

    @property
    def limits(self) -> dict[str, tuple[float, float]]:
        """The bounds by name, where there are any."""
        names = (*self.model.card.entries, *self.model.inputs)
        bounds = np.hstack((self.states, self.inputs)).T.tolist()
        found = zip(names, bounds, strict=True)
        return {name: (low, high) for name, (low, high) in found if np.isfinite([low, high]).any()}


def read_problem(
    system: Any, start: Any, goal: Any, until: Any, cost: Any, final_cost: Any, limits: Any, path: Any
) -> Problem:
    """The problem that a user gave, or an error that says what is wrong with it."""
    model = derive(system)
    if not model.inputs:
        raise PendulaError(f"{model.name} has no inputs, so that there is nothing to choose.")
    if model.card.modes:
        raise PendulaError(
            f"{model.name} has {model.card.switching}: modes change at instants of their own; "
            "optimise needs forces that are smooth, such as a Damper in its place."
        )
    y, duration = read_start(model, start), _read_duration(until)
    _check_start(model, y)
    bounds = _read_limits(model, limits)
    n = model.layout.size
    if isinstance(cost, str) and cost == "time" and duration[0] == duration[1]:
        raise PendulaError("cost='time' needs a final time that is free: give until=(shortest, longest).")
    problem = Problem(
        model,
        y,
        read_goal(model, goal, y, duration[1]),
        duration,
        bounds[:, :n],
        bounds[:, n:],
        read_cost(model, cost),
        read_final_cost(final_cost),
        read_path(path),
    )
    _check_bounds(problem)
    _check_path(problem)
    return problem


def guesses(problem: Problem, given: Any, fractions: np.ndarray) -> list[Pieces]:
    """Where to begin, one after the other: a motion that was given, else two lines to the goal.

    A straight line may be so symmetric that nothing tells a solver which way to turn; a bent one is not.
    """
    if given is None:
        return [_line(problem, fractions), _line(problem, fractions, bend=_BEND)]
    if not isinstance(given, Trajectory):
        return [_pieces_of(problem.model, given, fractions)]
    ours, theirs = problem.model, given.model
    if (ours.card.entries, ours.inputs) != (theirs.card.entries, theirs.inputs):
        names = (*theirs.card.entries, *theirs.inputs)
        raise PendulaError(
            f"The guess is a trajectory of {theirs.name} with {format_names(names)}; {ours.name} has "
            f"{format_names((*ours.card.entries, *ours.inputs))}."
        )
    return [given.pieces]


def _pieces_of(model: Model, run: Any, fractions: np.ndarray) -> Pieces:
    """The motion of a run as polynomials, from time 0 on."""
    check_motion(run, "guess")
    check_names(run, model)
    breaks = np.linspace(run.t[0], run.t[-1], _PIECES + 1)
    nodes = breaks[:-1, None] + np.diff(breaks)[:, None] * fractions
    times = nodes.ravel().clip(run.t[0], run.t[-1])
    y, u = states_of(run, model, times), inputs_of(run, model, times)
    rates = model.rate(y, u, times)
    shape = (_PIECES, len(fractions), -1)
    starts = states_of(run, model, breaks[:-1])
    return Pieces(breaks - breaks[0], fractions, starts, rates.reshape(shape), u.reshape(shape))


def _line(problem: Problem, fractions: np.ndarray, bend: float = 0.0) -> Pieces:
    """Every entry goes from the start to the goal, or stays where it is; inputs as near zero as may be.

    A free final time is guessed in the middle of its bounds. With a bend, a part of the entry's size is added
    halfway, along the parabola 4 θ (1 − θ).
    """
    aim, duration = np.clip(problem.start, *problem.goal), sum(problem.duration) / 2
    size = np.maximum(np.abs(problem.start), np.abs(aim))
    size[size == 0] = 1.0
    rates = (aim - problem.start) + 4 * bend * size * (1 - 2 * fractions[:, None])
    u = np.clip(np.zeros(problem.inputs.shape[1]), *problem.inputs)
    breaks = np.array([0.0, duration])
    inputs = np.tile(u, (1, len(fractions), 1))
    return Pieces(breaks, fractions, problem.start[None], rates[None] / duration, inputs)


def _read_duration(until: Any) -> tuple[float, float]:
    if isinstance(until, list | tuple):
        if len(until) != 2:
            raise PendulaError(f"until must be a time or a pair (shortest, longest), got {until!r}.")
        low, high = (read_number(value, "A bound of until") for value in until)
        if not 0 <= low < high:
            raise PendulaError(f"until must be a pair 0 ≤ shortest < longest, got ({low:g}, {high:g}).")
        return low, high
    if until is None:
        raise PendulaError("optimise() needs until=..., a time in s or a pair (shortest, longest).")
    end = read_number(until, "until")
    if end <= 0:
        raise PendulaError(f"until must be greater than zero, got {end:g}.")
    return end, end


def _check_start(model: Model, y: np.ndarray) -> None:
    check_start(model, y, 0.0)
    if not model.constraints:
        return
    A = model.constraint_jacobian(y[model.layout.q])
    if np.linalg.matrix_rank(A) < len(A):
        raise PendulaError(
            f"The constraints of {model.name} depend on each other at the start; leave out those that follow "
            "from the others, so that multipliers are unique."
        )


def _read_limits(model: Model, given: Any) -> np.ndarray:
    """Lower and upper bounds of (y, u)."""
    names = (*model.card.entries, *model.inputs)
    bounds = np.tile([[-math.inf], [math.inf]], len(names))
    for name, value in read_named(given, names, model.name, "limits").items():
        bounds[:, names.index(name)] = read_pair(value, f"The limit of '{name}'", open_ends=True)
    return bounds


def _check_bounds(problem: Problem) -> None:
    """Start and goal lie within the limits."""
    names = problem.model.card.entries
    low, high = problem.states
    for i, name in enumerate(names):
        bounds = f"({low[i]:g}, {high[i]:g})"
        if not low[i] <= problem.start[i] <= high[i]:
            raise PendulaError(
                f"The limits of '{name}', {bounds}, forbid the start, where it is {problem.start[i]:g}."
            )
        if problem.goal[0, i] > high[i] or problem.goal[1, i] < low[i]:
            aim = problem.goal[0, i] if problem.goal[0, i] > high[i] else problem.goal[1, i]
            raise PendulaError(f"The limits of '{name}', {bounds}, forbid the goal, where it is {aim:g}.")


def _check_path(problem: Problem) -> None:
    """Path constraints that do not depend on inputs hold at the start."""
    model = problem.model
    system = model.description
    moving = (*system.coordinates, *system.velocities, *system.states)
    known = dict(zip(moving, problem.start.tolist(), strict=True)) | {time: 0.0}
    known |= dict(zip(system.parameters, model.values, strict=True))
    for one, expression in zip(
        problem.path, system.resolve_parameters([one.expression for one in problem.path]), strict=True
    ):
        value = expression.xreplace(known)
        if value.is_number and (abs(value) if one.equality else value) > _HOLDS:
            raise PendulaError(f"The path constraint {one.text} does not hold at the start.")
