"""How a search for an optimum ended, in sentences."""

import numpy as np

from pendula.control.optimal_search import Attempt, Search
from pendula.control.optimal_solver import FEASIBLE, WORDS
from pendula.model.quantity_units import with_unit_of
from pendula.runs import Outcome

# Next to the width of its limits: how far an input may pass them between nodes without a word.
_BEYOND = 1e-3


def describe_outcome(search: Search, made: list[Attempt], best: Attempt) -> Outcome:
    """What was found, how well equations hold between nodes, and what to try where something failed."""
    last = made[-1]
    said = [_found(search, made, best) if best.solution.solved else _failed(last)]
    if best is not last:
        said.append(f"On a finer mesh the solver {_words(last)}, so that this is the result before it.")
    if best.solution.solved:
        said.append(_between(search, best))
        said += _beyond(search, best)
    failed = "interrupted" if last.solution.interrupted else "diverged"
    return Outcome("finished" if best.solution.solved else failed, " ".join(said))


def _words(attempt: Attempt) -> str:
    status = attempt.solution.status
    return WORDS.get(status, f"ended with {status}")


def _found(search: Search, made: list[Attempt], best: Attempt) -> str:
    end = with_unit_of(f"{best.pieces.breaks[-1]:.6g}", search.problem.model.card.units, "time")
    steps = _count(sum(attempt.solution.iterations for attempt in made), "iteration", "iterations")
    return (
        f"The solver {_words(best)}: cost {best.cost:.6g} at t = {end}, after {steps} on "
        f"{_count(len(made), 'mesh', 'meshes')}, the last of {len(best.mesh)} nodes."
    )


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def _between(search: Search, best: Attempt) -> str:
    said = f"Between nodes the equations of motion hold to {best.error:.1e}"
    if search.tolerance is None:
        return f"{said}."
    if best.error <= search.tolerance:
        return f"{said}, within the tolerance of {search.tolerance:g}."
    return f"{said}, which is not the tolerance of {search.tolerance:g}: give more nodes."


def _beyond(search: Search, best: Attempt) -> list[str]:
    """Inputs that pass their limits between nodes."""
    low, high = search.problem.inputs
    breaks = best.pieces.breaks
    t = (breaks[:-1, None] + np.diff(breaks)[:, None] * np.linspace(0, 1, 11)[:-1]).ravel()
    u = best.pieces.inputs_at(t)
    with np.errstate(invalid="ignore"):
        beyond = np.maximum(low - u, u - high).max(axis=0)
        large = beyond > _BEYOND * (high - low)
    names = search.problem.model.inputs
    return [
        f"The input '{names[i]}' passes its limits between nodes by up to {beyond[i]:.2g}."
        for i in np.flatnonzero(large)
    ]


def _failed(last: Attempt) -> str:
    """What is not satisfied at the best iterate, and what may help."""
    off = last.solution.violation
    said = f"The solver {_words(last)} after {_count(last.solution.iterations, 'iteration', 'iterations')}."
    if off <= FEASIBLE:
        return (
            f"{said} All conditions hold at the best iterate, with the cost {last.cost:.6g}, but it may not "
            "be the least; continue with guess=plan, give more nodes, or see whether the cost has a least."
        )
    return (
        f"{said} At the best iterate {last.worst} is off by {off:.2g} of its size. The goal may be out of "
        "reach within the time and the limits that were given; try a longer time, wider limits, more nodes "
        "or another guess."
    )
