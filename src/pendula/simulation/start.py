"""Where a run starts: named values, checked against inertia and constraints."""

from collections.abc import Mapping
from functools import partial
from itertools import compress
from typing import Any

import numpy as np

from pendula.checking import read_start_values as start_values
from pendula.errors import SimulationError
from pendula.model import Model
from pendula.model.card import read_quantity
from pendula.model.inertia import mass_diagonal, mass_pivots
from pendula.model.route import RECURSIVE
from pendula.simulation.modes import with_modes
from pendula.simulation.scales import length_of

# How far a start may be from its constraints, next to the sizes that they bind: typed digits, not rounding.
CONSISTENT = 1e-6
# Next to these sizes, a velocity a second that is as good as none.
_STANDSTILL = 1e-15
# A direction whose inertia, next to that of its coordinates, is smaller than this has none to be seen.
NO_INERTIA = 1e-14
# Constraints are dependent where the smallest singular value of A falls below this part of the largest.
DEPENDENT = 1e-10
# Constraints that this many configurations at random keep to this much are always kept.
_TRIED, _NOTHING = 3, 1e-13


def read_start(model: Model, given: Mapping[Any, float] | None) -> np.ndarray:
    """Y = (q, v, z) from named values; what is missing comes from the description, else is zero."""
    names = model.card.entries
    values = dict(model.card.start)
    if given is not None:
        values |= start_values(given, names, model.name, partial(read_quantity, model.card))
    y = np.array([values.get(name, 0.0) for name in names])
    if not model.layout.unit:
        return y
    _check_unit_blocks(model, y)
    return model.layout.normalise(y)


def _check_unit_blocks(model: Model, y: np.ndarray) -> None:
    """Refuse a quaternion that is not one: typed digits are normalised, more is a mistake."""
    for (first, length), error in zip(model.layout.unit, model.layout.unit_errors(y).tolist(), strict=True):
        if error > CONSISTENT:
            names, block = model.coordinates[first : first + length], y[first : first + length]
            listed, size = ", ".join(names), float(np.linalg.norm(block))
            typed = ", ".join(f"{value:.6g}" for value in block / size) if size else "1, 0, 0, 0"
            raise SimulationError(
                f"({listed}) must have unit length at the start of {model.name}, its length is {size:.6g};"
                f" give all {length} of them, such as ({typed})."
            )


def check_start(model: Model, y: np.ndarray, t: float) -> str:
    """Refuse a start without inertia, with constraints that contradict, or off its constraints.

    A sentence says what is odd about the system and names constraints that depend on each other; "" where
    nothing is and none do.
    """
    note = f" {model.card.doubt}" if model.card.doubt else ""
    if not model.coordinates:
        return note
    time, nothing = np.array([t]), np.zeros(len(model.inputs))
    if model.card.route == RECURSIVE:
        _check_pivots(model, y, time, nothing)
    else:
        check_inertia(model, model.evaluate("mass_matrix", time, y, nothing))
    if model.constraints:
        note += _dependence(model, y, t, model.evaluate("constraint_jacobian", time, y, nothing))
        _check_consistency(model, y, t, nothing)
    return note


def relative_residuals(model: Model, t: float, y: np.ndarray, u: np.ndarray) -> np.ndarray:
    """How far a state is from each constraint, c and A v − b, next to the sizes of what it binds.

    A residual c is a distance c / |∂c/∂q|, so that it does not matter in which units a constraint is written.
    It is compared with the size of the coordinates, 1 for angles; one of a velocity with that of velocities.
    """
    now, layout = np.array([t]), model.layout
    residuals = np.abs(model.evaluate("constraints", now, y, u))
    A = np.abs(model.evaluate("constraint_jacobian", now, y, u))
    v, length = np.abs(y[layout.v]), length_of(model, t, y)
    turning = np.array(model.card.turning)
    sizes, speeds = np.full(layout.nv, max(length, 1.0)), np.full(layout.nv, v.max())
    if layout.identity:
        sizes = np.where(turning, 1.0, length)
        speeds = np.where(turning, speeds, v[~turning].max(initial=0.0))
    held, rates = A[: model.card.holonomic] @ sizes, A @ (speeds + _STANDSTILL * sizes)
    with np.errstate(all="ignore"):
        relative = residuals / np.concatenate([held, rates])
    return np.where(residuals == 0, 0.0, relative)


def consistent_start(
    model: Any, start: Mapping[Any, float] | None = None, t: float = 0.0
) -> dict[str, float]:
    """The start nearest to the given one that satisfies every constraint, as a dictionary for ``simulate``.

    Positions by Newton's method, then velocities by one projection; both move as little as possible in the
    metric of the mass matrix.
    """
    from pendula.model import derive

    model = derive(model)
    y = with_modes(model, read_start(model, start), t)
    if model.coordinates:
        check_inertia(model, model.mass_matrix(y[model.layout.q], t))
    projected = _projected(model, y, t) if model.constraints else y
    if projected is None:
        raise SimulationError(
            f"No state of {model.name} near the given start satisfies its constraints ({_listed(model)}); "
            "do two of them contradict each other?"
        )
    return dict(zip(model.card.entries, projected.tolist(), strict=True))


def _projected(model: Model, y: np.ndarray, t: float) -> np.ndarray | None:
    y = y.copy()
    q, v, _ = model.layout.split(y)  # views, moved in place
    holonomic, u, now = model.card.holonomic, np.zeros(len(model.inputs)), np.array([t])

    def evaluate(name: str) -> np.ndarray:
        return model.evaluate(name, now, y, u)

    for _ in range(50):
        residual = evaluate("constraints")[:holonomic]
        if relative_residuals(model, t, y, u)[:holonomic].max(initial=0.0) < 1e-13:
            break
        moved = _least_move(evaluate("mass_matrix"), evaluate("constraint_jacobian")[:holonomic], residual)
        q -= model.coordinate_rates(q, moved)
        y[:] = model.layout.normalise(y)
    else:
        if not relative_residuals(model, t, y, u)[:holonomic].max(initial=0.0) <= CONSISTENT:
            return None
    residual = evaluate("constraints")[holonomic:]
    v -= _least_move(evaluate("mass_matrix"), evaluate("constraint_jacobian"), residual)
    return y if relative_residuals(model, t, y, u).max(initial=0.0) <= CONSISTENT else None


def _least_move(M: np.ndarray, A: np.ndarray, residual: np.ndarray) -> np.ndarray:
    """δ = M⁻¹Aᵀ(A M⁻¹Aᵀ)⁺ residual: the smallest ½ δᵀMδ with A δ = residual."""
    weighted = np.linalg.solve(M, A.T)
    return weighted @ (np.linalg.pinv(A @ weighted) @ residual)


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


def check_inertia(model: Model, M: np.ndarray, where: str = "at the start") -> None:
    """Refuse a mass matrix that is not positive definite, with the direction that lacks inertia."""
    if _clearly_definite(M):
        return
    if not np.isfinite(M).all():
        raise SimulationError(f"The mass matrix of {model.name} is not finite {where}.")
    # Scaled to a unit diagonal, so that metres and radians are compared as equals.
    scale = np.sqrt(np.abs(np.diag(M)))
    scale[scale == 0.0] = 1.0
    values, vectors = np.linalg.eigh(M / np.outer(scale, scale))
    if values[0] > NO_INERTIA * len(M):
        return
    direction = vectors[:, 0] / scale
    direction /= np.abs(direction).max()
    parts = [
        f"{weight:+.3g} {name}"
        for weight, name in zip(direction, model.velocities, strict=True)
        if abs(weight) > 1e-6
    ]
    word = "no" if values[0] >= -NO_INERTIA * len(M) else "negative"
    raise SimulationError(
        f"The mass matrix of {model.name} is not positive definite {where}: the direction "
        f"({' '.join(parts)}) has {word} inertia. "
        "Is a mass missing from the kinetic energy, or is this a singular configuration?"
    )


def _clearly_definite(M: np.ndarray) -> bool:
    """Whether every pivot keeps a good part of its diagonal entry: quick, and true of most systems."""
    try:
        pivots = np.linalg.cholesky(M).diagonal()
    except np.linalg.LinAlgError:
        return False
    return bool((pivots * pivots > 1e-6 * M.diagonal()).all())


def _dependence(model: Model, y: np.ndarray, t: float, A: np.ndarray) -> str:
    """Name the constraints that depend on each other, and refuse those that cannot hold together."""
    free = np.array([y[model.card.entries.index(mode)] != 0 for mode in model.card.modes], dtype=bool)
    bound = [*[True] * (len(A) - len(free)), *~free]  # what slips is not bound
    bound = np.array(bound, dtype=bool) & ~_always_kept(model, y, t)
    A, constraints = A[bound], list(compress(model.constraints, bound))
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
    if len(involved) == 1:
        raise SimulationError(
            f"The constraint {names} does not restrict any velocity at the start: its Jacobian vanishes "
            "there. Write it so that it changes at first order (c = 0, not c² = 0), or start elsewhere."
        )
    if _projected(model, y, t) is None:
        raise SimulationError(f"The constraints {names} contradict each other: no motion satisfies them all.")
    freedom = model.layout.nv - rank
    return (
        f" The constraints {names} depend on each other at the start: {len(A)} constraints leave {freedom} "
        f"degree{'s' * (freedom != 1)} of freedom; of all multipliers that fit, the smallest are given."
    )


def _always_kept(model: Model, y: np.ndarray, t: float) -> np.ndarray:
    """Which constraints on positions hold wherever coordinates are, as rows of planar loops in space do."""
    kept = np.zeros(len(model.constraints), dtype=bool)
    held, u = model.card.holonomic, np.zeros(len(model.inputs))
    moved = np.tile(y, (_TRIED, 1))
    moved[:, model.layout.q] += np.random.default_rng(1).normal(size=(_TRIED, model.layout.nq))
    times = np.full((_TRIED, 1), t)
    with np.errstate(all="ignore"):
        residuals = np.abs(model.evaluate("constraints", times, moved, np.tile(u, (_TRIED, 1))))[:, :held]
    kept[:held] = (residuals < _NOTHING).all(axis=0)
    return kept


def _check_consistency(model: Model, y: np.ndarray, t: float, u: np.ndarray) -> None:
    relative = relative_residuals(model, t, y, u)
    worst = int(relative.argmax())
    if relative[worst] <= CONSISTENT:
        return
    residuals = model.evaluate("constraints", np.array([t]), y, u)
    holonomic = model.card.holonomic
    if worst < holonomic:
        name, level = model.constraints[worst], "position"
    else:
        name, level = model.constraints[worst - holonomic], "velocity"
    raise SimulationError(
        f"The start does not satisfy the constraint '{name}': at {level} level it is off by "
        f"{residuals[worst]:.3g}. Use start=consistent_start(system, start) for the nearest state that does."
    )


def _listed(model: Model) -> str:
    return ", ".join(f"'{name}'" for name in model.constraints)
