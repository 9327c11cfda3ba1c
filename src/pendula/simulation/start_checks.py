"""What a start must be: with inertia, on its constraints; and constraints that depend on each other."""

from itertools import compress

import numpy as np

from pendula.errors import PendulaError, SimulationError, format_names
from pendula.model import Model
from pendula.model.card import Card
from pendula.model.inertia import are_definite, mass_diagonal, mass_metric, mass_pivots
from pendula.model.route import RECURSIVE
from pendula.simulation.scales import length_of
from pendula.simulation.start import (
    CONSISTENT,
    DEPENDENT,
    NO_INERTIA,
    check_inertia,
    has_unit_rows,
    project,
    read_held,
    relative_residuals,
)

_NAMED = 3  # how many joints a sentence names
_CERTAIN = 1e6  # a ratio of singular values below which squaring them loses nothing that matters


def check_start(model: Model, y: np.ndarray, t: float) -> str:
    """Refuse a start without inertia, with constraints that contradict, or off its constraints.

    A sentence says what is odd about the system and names constraints that depend on each other; "" where
    nothing is and none do.
    """
    note = f" {model.card.doubt}" if model.card.doubt else ""
    if not model.coordinates:
        return note
    time, nothing = np.array([t]), np.zeros(len(model.inputs))
    if has_unit_rows(model):
        # Every body has inertia, and the rows of a tree's joints do not depend on each other.
        _check_joints(model, y, t, nothing)
        return note
    if model.card.route == RECURSIVE:
        _check_pivots(model, y, time, nothing)
    else:
        M = model.evaluate("mass_matrix", time, y, nothing)
        metric = mass_metric(model, M, time, y, nothing)
        check_inertia(model, metric)
        if metric is not M:
            _check_solution(model, M, time, y, nothing)
    if model.constraints:
        note += _dependence(model, y, t, model.evaluate("constraint_jacobian", time, y, nothing))
        _check_consistency(model, y, t, nothing)
    return note


def may_begin(model: Model, states: np.ndarray, p: np.ndarray | None, t: float) -> np.ndarray:
    """Which of many members pass ``check_start``, by their states and, where they differ, parameters.

    Nearly all do by pivots that are found for all at once; only the others are looked at one by one.
    """
    time, nothing = np.array([t]), np.zeros(len(model.inputs))
    good = np.ones(len(states), dtype=bool)
    if p is not None and model.card.kinetic_by_values:
        good[:] = False  # every model is checked
    elif model.coordinates and model.card.route == RECURSIVE:
        pivots, diagonal = (each(model, time, states, nothing, p) for each in (mass_pivots, mass_diagonal))
        good = np.all(pivots > NO_INERTIA * diagonal, axis=-1)
    elif model.coordinates:
        good = are_definite(model.evaluate("mass_matrix", time, states, nothing, p=p))
    for i in np.flatnonzero(~good):
        try:
            own = {} if p is None else dict(zip(model.parameters, p[i].tolist(), strict=True))
            check_start(model.with_parameters(**own), states[i], t)
            good[i] = True
        except PendulaError:
            pass  # simulate says it
    return good


def _check_pivots(model: Model, y: np.ndarray, t: np.ndarray, u: np.ndarray) -> None:
    """Refuse a tree with a velocity that has no inertia left once those of all links that it carries move.

    Those are the pivots of the mass matrix, which itself would have as many entries as pairs of velocities.
    """
    pivots, diagonal = mass_pivots(model, t, y, u), mass_diagonal(model, t, y, u)
    without = np.flatnonzero(~(pivots > NO_INERTIA * diagonal))
    if len(without):
        raise SimulationError(
            f"The mass matrix of {model.name} is not positive definite at the start: moving "
            f"'{model.velocities[without[-1]]}' takes no inertia, where all that it carries is free to move. "
            "Is a mass or an inertia missing, or is this a singular configuration?"
        )


def _check_solution(model: Model, M: np.ndarray, t: np.ndarray, y: np.ndarray, u: np.ndarray) -> None:
    """Refuse a mass matrix that is singular just here: then equations are solved with it alone."""
    f, A = (model.evaluate(name, t, y, u) for name in ("force", "constraint_jacobian"))
    solution = model.evaluate("solution", t, y, u)
    acceleration, multipliers = np.split(solution, [len(M)])
    terms = M @ acceleration, f, A.T @ multipliers
    missed = np.abs(terms[0] - terms[1] - terms[2]).max()
    if not missed <= CONSISTENT * max(np.abs(term).max() for term in (*terms, acceleration)):
        check_inertia(model, M)


def _check_joints(model: Model, y: np.ndarray, t: float, u: np.ndarray) -> None:
    """Refuse a start off the joints of a tree, whose rows are lengths and sines, and their rates."""
    residuals = np.abs(model.evaluate("constraints", np.array([t]), y, u))
    sizes = length_of(model, t, y), np.abs(y[model.layout.v]).max(initial=0.0)
    missed = residuals / np.repeat(np.maximum(sizes, 1.0), len(residuals) // 2)
    if missed.max(initial=0.0) > CONSISTENT:
        worst = int(missed.argmax())
        _refuse_start(model, worst, float(residuals[worst]))


def _dependence(model: Model, y: np.ndarray, t: float, A: np.ndarray) -> str:
    """Name the constraints that depend on each other, and refuse those that cannot hold together."""
    # What slips or is open is not bound.
    named = zip(model.constraints, A, strict=True)
    bound = [name not in model.card.gated or bool(row.any()) for name, row in named]
    A, constraints = A[bound], list(compress(model.constraints, bound))
    if _is_certain(A):
        return ""
    left, singular, _ = np.linalg.svd(A)
    scale = singular.max(initial=0.0)
    rank = int((singular > DEPENDENT * max(scale, 1e-300)).sum())
    if rank == len(A):
        return ""
    combination = left[:, rank]
    involved = [
        f"'{name}'" for weight, name in zip(combination, constraints, strict=True) if abs(weight) > 1e-6
    ]
    names = " and ".join(involved)
    if len(involved) == 1 and not np.abs(combination)[: sum(count for _, count in model.card.loops)].any():
        raise SimulationError(
            f"The constraint {names} does not restrict any velocity at the start: its Jacobian vanishes "
            "there. Write it so that it changes at first order (c = 0, not c² = 0), or start elsewhere."
        )
    closest_state(model, y, t, names)
    if repeated := count_repeated(model.card, A):
        return _describe_repeated(repeated)
    freedom = model.layout.nv - rank
    return (
        f" The constraints {names} depend on each other at the start: {len(A)} constraints leave {freedom} "
        f"degree{'s' * (freedom != 1)} of freedom; of all multipliers that fit, the smallest are given."
    )


def closest_state(model: Model, y: np.ndarray, t: float, names: str) -> np.ndarray:
    """The nearest state that the named constraints allow; constraints that allow none are refused."""
    found = project(model, y, t, read_held(model, ()))
    if found is not None:
        return found
    if opened := _open_joints(model, y, t):
        raise SimulationError(
            f"Near this start of {model.name} no configuration closes {format_names(opened)}: what "
            "joints hold contradicts what others hold, or a length does not reach. "
            "pe.assemble(system, start) searches farther away, and says how far apart a joint stays."
        )
    raise SimulationError(f"The constraints {names} contradict each other: no motion satisfies them all.")


def _open_joints(model: Model, y: np.ndarray, t: float) -> list[str]:
    """The joints of loops that a state leaves open."""
    residuals = np.abs(model.evaluate("constraints", np.array([t]), y, np.zeros(len(model.inputs))))
    found, first = list[str](), 0
    for joint, count in model.card.loops:
        if residuals[first : first + count].max(initial=0.0) > CONSISTENT:
            found.append(joint)
        first += count
    return found


def _is_certain(A: np.ndarray) -> bool:
    """Whether rows are far from dependent, which takes less than their singular values do.

    With A Aᵀ = L Lᵀ, the least singular value of A is that of L, at least 1/|L⁻¹|.
    """
    if len(A) > A.shape[1]:
        return False
    try:
        L = np.linalg.cholesky(A @ A.T)
    except np.linalg.LinAlgError:
        return False
    return bool(np.linalg.norm(np.linalg.inv(L)) * np.linalg.norm(A) < _CERTAIN)


def count_repeated(card: Card, A: np.ndarray) -> dict[str, tuple[int, int]]:
    """Of joints that close loops, how many of their rows follow from rows before them, and of how many."""
    found, first, before = dict[str, tuple[int, int]](), 0, 0
    for joint, count in card.loops:
        first += count
        rank = rank_of(A[:first])
        if count > rank - before:
            found[joint] = count - (rank - before), count
        before = rank
    return found


def rank_of(A: np.ndarray) -> int:
    """How many rows of a constraint's Jacobian are independent."""
    singular = np.linalg.svd(A, compute_uv=False)
    return int((singular > DEPENDENT * max(singular.max(initial=0.0), 1e-300)).sum())


def _describe_repeated(repeated: dict[str, tuple[int, int]]) -> str:
    said = [f"'{joint}' ({again} of its {count} rows)" for joint, (again, count) in repeated.items()]
    more = f" and {len(said) - _NAMED} more" if len(said) > _NAMED else ""
    return (
        f" What joints hold repeats what others hold: {', '.join(said[:_NAMED])}{more}; of all "
        "reactions that fit, the smallest are given."
    )


def _check_consistency(model: Model, y: np.ndarray, t: float, u: np.ndarray) -> None:
    relative = relative_residuals(model, t, y, u)
    worst = int(relative.argmax())
    if relative[worst] <= CONSISTENT:
        return
    residuals = model.evaluate("constraints", np.array([t]), y, u)
    _refuse_start(model, worst, float(residuals[worst]))


def _refuse_start(model: Model, worst: int, missed: float) -> None:
    holonomic = model.card.holonomic
    if worst < holonomic:
        name, level = model.constraints[worst], "position"
    else:
        name, level = model.constraints[worst - holonomic], "velocity"
    raise SimulationError(
        f"The start does not satisfy the constraint '{name}': at {level} level it is off by "
        f"{missed:.3g}. Use start=consistent_start(system, start) for the nearest state that does."
    )
