"""Where a run starts: named values, and the nearest state that satisfies constraints."""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from pendula.checking import read_start_values as start_values
from pendula.errors import SimulationError, format_names
from pendula.model import Model
from pendula.model.card import read_quantity
from pendula.model.formulation import MAXIMAL, start_of_bodies
from pendula.model.inertia import is_definite, mass_metric
from pendula.model.route import RECURSIVE
from pendula.simulation.modes import with_modes
from pendula.simulation.scales import length_of

# How far a start may be from its constraints, next to the sizes that they bind: typed digits, not rounding.
CONSISTENT = 1e-6
# Next to these sizes, a velocity a second that is as good as none.
_STANDSTILL = 1e-15
_ROUNDING = 1e-6  # next to the others: what no row of a loop that binds anything is as small as
# A direction whose inertia, next to that of its coordinates, is smaller than this has none to be seen.
NO_INERTIA = 1e-14
# Constraints are dependent where the smallest singular value of A falls below this part of the largest.
DEPENDENT = 1e-10


def read_start(model: Model, given: Mapping[Any, Any] | None) -> np.ndarray:
    """Y = (q, v, z) from named values; what is missing comes from the description, else is zero."""
    names = model.card.entries
    values = dict(model.card.start)
    read = partial(read_quantity, model.card)
    if given is not None and model.card.formulation == MAXIMAL:
        given = start_of_bodies(model.description, given, model.parameters, read)  # pyright: ignore[reportArgumentType]
    if given is not None:
        values |= start_values(given, names, model.name, read)
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


def has_unit_rows(model: Model) -> bool:
    """Whether all rows are lengths and cosines of joints, by loops over bodies: too many to ask for A."""
    return model.card.route == RECURSIVE and model.card.formulation == MAXIMAL


def relative_residuals(
    model: Model, t: float, y: np.ndarray, u: np.ndarray, known: np.ndarray | None = None
) -> np.ndarray:
    """How far a state is from each constraint, c and A v − b, next to the sizes of what it binds.

    A residual c is a distance c / |∂c/∂q|, so that it does not matter in which units a constraint is written.
    It is compared with the size of the coordinates, 1 for angles; one of a velocity with that of velocities.
    Sizes of entries that are ``known`` from elsewhere count too.
    """
    now, layout = np.array([t]), model.layout
    residuals = np.abs(model.evaluate("constraints", now, y, u))
    v, length = np.abs(y[layout.v]), length_of(model, t, y)
    turning = np.array(model.card.turning)
    if known is not None:
        v = np.maximum(v, known[layout.v])
        length = max(length, float(known[layout.q][~turning].max(initial=0.0)))
    sizes, speeds = np.full(layout.nv, max(length, 1.0)), np.full(layout.nv, v.max())
    if layout.identity:
        sizes = np.where(turning, 1.0, length)
        speeds = np.where(turning, speeds, v[~turning].max(initial=0.0))
    if has_unit_rows(model):
        held, rates = np.full(model.card.holonomic, sizes[0]), np.full(len(model.constraints), speeds[0])
        rates += _STANDSTILL * sizes[0]
    else:
        A = np.abs(model.evaluate("constraint_jacobian", now, y, u))
        held, rates = A[: model.card.holonomic] @ sizes, A @ (speeds + _STANDSTILL * sizes)
        # Rows of joints that close loops are lengths and sines; of planar loops in space some are rounding.
        loops = slice(sum(count for _, count in model.card.loops))
        held[loops] = np.maximum(held[loops], _ROUNDING * sizes.max(initial=0.0))
        rates[loops] = np.maximum(rates[loops], _ROUNDING * speeds.max(initial=0.0))
    with np.errstate(all="ignore"):
        relative = residuals / np.concatenate([held, rates])
    return np.where(residuals == 0, 0.0, relative)


def consistent_start(
    model: Any, start: Mapping[Any, Any] | None = None, t: float = 0.0, hold: Iterable[Any] = ()
) -> dict[str, float]:
    """The start nearest to the given one that satisfies every constraint, as a dictionary for ``simulate``.

    Positions by Newton's method, then velocities by one projection; both move as little as possible in the
    metric of the mass matrix. What is named in ``hold`` stays as it is: coordinates, velocities, or joints of
    a mechanism with all of their coordinates.
    """
    from pendula.model import derive

    model = derive(model)
    y = with_modes(model, read_start(model, start), t)
    if model.coordinates:
        M, now = model.mass_matrix(y[model.layout.q], t), np.array([t])
        check_inertia(model, mass_metric(model, M, now, y, np.zeros(len(model.inputs))))
    held = read_held(model, hold)
    projected = project(model, y, t, held) if model.constraints else y
    if projected is None:
        kept = f" with {format_names(map(str, hold))} held" if np.any(held) else ""
        raise SimulationError(
            f"No state of {model.name} near the given start satisfies its constraints ({_listed(model)})"
            f"{kept}; do two of them contradict each other?"
        )
    return dict(zip(model.card.entries, projected.tolist(), strict=True))


class Held(NamedTuple):
    """Which velocities must not change: of positions, and of velocities."""

    positions: np.ndarray
    velocities: np.ndarray


def read_held(model: Model, names: Iterable[Any]) -> Held:
    """What is held, from names of coordinates, velocities or joints."""
    held = Held(*(np.zeros(model.layout.nv, dtype=bool) for _ in range(2)))
    joints = _velocities_of_joints(model)
    for given in names:
        name = str(given)
        if name in model.velocities:
            held.velocities[model.velocities.index(name)] = True
        elif name in joints:
            held.positions[joints[name]] = True
        elif model.layout.identity and name in model.coordinates:
            held.positions[model.coordinates.index(name)] = True
        else:
            known = (*joints, *(model.coordinates if model.layout.identity else ()), *model.velocities)
            raise SimulationError(
                f"'{name}' cannot be held in {model.name}; there are {format_names(dict.fromkeys(known))}."
            )
    return held


def _velocities_of_joints(model: Model) -> dict[str, slice]:
    """The velocities of every joint of a mechanism, by its name."""
    found, first = dict[str, slice](), 0
    for joint in getattr(model.description, "moving_joints", ()):
        found[joint.name] = slice(first, first + len(joint.velocities))
        first += len(joint.velocities)
    return found


def project(model: Model, y: np.ndarray, t: float, held: Held) -> np.ndarray | None:
    """A state moved onto the constraints; None where none is found."""
    y = y.copy()
    q, v, _ = model.layout.split(y)  # views, moved in place
    holonomic, u, now = model.card.holonomic, np.zeros(len(model.inputs)), np.array([t])

    def evaluate(name: str) -> np.ndarray:
        return model.evaluate(name, now, y, u)

    def metric() -> np.ndarray:
        return mass_metric(model, evaluate("mass_matrix"), now, y, u)

    for _ in range(50):
        residual = evaluate("constraints")[:holonomic]
        if relative_residuals(model, t, y, u)[:holonomic].max(initial=0.0) < 1e-13:
            break
        A = evaluate("constraint_jacobian")[:holonomic]
        q -= model.coordinate_rates(q, _least_move(metric(), A, residual, held.positions))
        y[:] = model.layout.normalise(y)
    else:
        if not relative_residuals(model, t, y, u)[:holonomic].max(initial=0.0) <= CONSISTENT:
            return None
    residual = evaluate("constraints")[holonomic:]
    v -= _least_move(metric(), evaluate("constraint_jacobian"), residual, held.velocities)
    return y if relative_residuals(model, t, y, u).max(initial=0.0) <= CONSISTENT else None


def _least_move(M: np.ndarray, A: np.ndarray, residual: np.ndarray, held: np.ndarray) -> np.ndarray:
    """δ = M⁻¹Aᵀ(A M⁻¹Aᵀ)⁺ residual: the smallest ½ δᵀMδ with A δ = residual, entries that are held zero.

    What no constraint depends on stays as given: a light body beyond a loop would else be left behind by it.
    """
    moved, free = np.zeros(len(M)), np.flatnonzero(~held & A.any(axis=0))
    A = A[:, free]
    weighted = np.linalg.solve(M[free][:, free], A.T)
    moved[free] = weighted @ (np.linalg.pinv(A @ weighted) @ residual)
    return moved


def check_inertia(model: Model, M: np.ndarray, where: str = "at the start") -> None:
    """Refuse a mass matrix that is not positive definite, with the direction that lacks inertia."""
    if is_definite(M):
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
        "Is a mass missing from the kinetic energy, zero or negative, or is this a singular configuration?"
    )


def _listed(model: Model) -> str:
    return ", ".join(f"'{name}'" for name in model.constraints)
