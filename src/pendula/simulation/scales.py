"""What errors are compared with: the scales of a system's entries, taken from its start and its motion.

The error of an entry y may be tolerance · max(size, |y|). Its size is the mean of |y| over the time so far,
so that the same system in kilometres, metres or nanometres is given the same steps. Angles and quaternions
have the size 1 and no more: an angle that only turns grows without becoming less certain. Works of a ledger
come in a unit of their own. What users give as ``absolute`` stands in place of tolerance · size.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from pendula.checking import read_number
from pendula.errors import SimulationError, format_names
from pendula.model import Model
from pendula.model.inertia import mass_diagonal
from pendula.simulation.loops.control import Floors, StepControl

# The part of the size of its kind by which an entry is judged at least; where tolerances come near rounding,
# by so many times as much.
PART, _ROUNDINGS = 1e-2, 3.0
_SMALLEST_SIZE = 1e-12  # of the largest size: rounding


def read_absolute(model: Model, given: Mapping[Any, float] | None) -> dict[str, float]:
    """The errors that a user allows, by name; each a positive number."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise SimulationError(f"absolute= takes errors by name, such as {{'x': 1e-12}}, got {given!r}.")
    names, read = model.card.entries, {}
    for key, value in given.items():
        name = str(key)
        if name not in names:
            known = format_names(names)
            raise SimulationError(f"absolute= names '{name}', which {model.name} has not; it has {known}.")
        read[name] = read_number(value, f"absolute['{name}']")
        if read[name] <= 0:
            raise SimulationError(f"absolute['{name}'] must be positive, got {value!r}.")
    return read


def length_of(model: Model, t: float, y: np.ndarray) -> float:
    """The size of the coordinates that are no angles: of the largest, or what a turn by 1 rad moves.

    That is √(M_θθ / M_xx), an arm or a radius of gyration, for systems whose other coordinates are near zero.
    """
    return float(lengths_of(model, t, y[None, :])[0])


def lengths_of(model: Model, t: float, y: np.ndarray, p: np.ndarray | None = None) -> np.ndarray:
    """The same of many states, row by row, with parameters ``p`` in place of the model's if given."""
    turning = np.array(model.card.turning, dtype=bool)
    largest = np.abs(y[:, model.layout.q])[:, ~turning].max(axis=1, initial=0.0)
    arms = _arms(model, t, y, turning, p) if model.layout.identity else _reaches(model, t, y, p)
    return np.maximum(largest, arms)


def _arms(
    model: Model, t: float, y: np.ndarray, turning: np.ndarray, p: np.ndarray | None = None
) -> np.ndarray:
    """√(M_θθ / M_xx), where some velocities turn and some do not; else 0."""
    if not turning.any() or turning.all():
        return np.zeros(len(y))
    rows, nothing = np.ascontiguousarray(y), np.zeros(len(model.inputs))
    inertia = np.abs(mass_diagonal(model, np.array([t]), rows, nothing, p))
    with np.errstate(all="ignore"):
        arms = np.sqrt(inertia[:, turning].max(axis=1) / inertia[:, ~turning].max(axis=1))
    return np.where(np.isfinite(arms), arms, 0.0)


def _reaches(model: Model, t: float, y: np.ndarray, p: np.ndarray | None = None) -> np.ndarray:
    """The same of velocities along the axes of bodies, where constraints hold them; else 0.

    A body that turns about its own origin has linear velocities that are nothing but rounding.
    """
    if not model.constraints:
        return np.zeros(len(y))
    return _arms(model, t, y, find_turning(model), p)


def find_turning(model: Model) -> np.ndarray:
    """Which velocities are those of angles, or of bodies that turn."""
    if model.layout.identity:
        return np.array(model.card.turning, dtype=bool)
    return np.array([model.card.units.get(v) == "rad/s" for v in model.velocities])


def set_scales(
    c: StepControl, model: Model, y: np.ndarray, tolerance: float, absolute: Mapping[str, float]
) -> None:
    """The scales of a run from its start on."""
    turning, fixed, floor = _scales_of(model, tolerance, absolute)
    c.point(
        relative=np.where(turning, 0.0, 1.0),
        averaged=np.where(fixed, 0.0, 1.0),
        size=np.where(fixed, floor, np.abs(y)),
        floor=floor,
        sums=np.zeros(len(y)),
    )
    c.passed = 0.0


def first_sizes(
    model: Model, states: np.ndarray, tolerance: float, absolute: Mapping[str, float]
) -> np.ndarray:
    """The sizes of entries that runs from many starts begin with."""
    _, fixed, floor = _scales_of(model, tolerance, absolute)
    return np.where(fixed, floor, np.abs(states))


def _scales_of(
    model: Model, tolerance: float, absolute: Mapping[str, float]
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Which entries turn, which have a size that does not change, and what that is, else 0."""
    names, layout = model.card.entries, model.layout
    turning = np.zeros(len(names), dtype=bool)
    turning[layout.q] = model.card.turning
    fixed = turning.copy()
    fixed[layout.w] = True
    floor = np.where(fixed, 1.0, 0.0)
    for name, error in absolute.items():
        place = names.index(name)
        floor[place], fixed[place] = error / tolerance, True
    return turning, fixed, floor


def floors_of(model: Model, t: float, y: np.ndarray, tolerance: float) -> Floors:
    """What the floors of a run are found by, from its start on."""
    size, kinds = len(y), model.card.kinds
    made, kind, lengths = Floors(lengths=-1), np.full(size, -1), lengths_among(kinds)
    for places in kinds.values():
        kind[places] = places[0]
    if lengths:
        made.lengths, made.arm = lengths[0], length_of(model, t, y)
    made.turns, made.moves = (kinds.get(("v", unit), [-1])[0] for unit in ("rad/s", "m/s"))
    made.reach = 0.0 if model.layout.identity else float(_reaches(model, t, y[None, :])[0])
    if made.reach > 0:
        made.lengths, made.arm = kinds.get(("q", "m"), [-1])[0], length_of(model, t, y)
    made.rate = model.compilation.kernel("rate").address
    made.coordinates, made.velocities = model.layout.nq, model.layout.nv
    made.part = min(1.0, max(PART, _ROUNDINGS * np.finfo(float).eps / tolerance))
    room = np.zeros((4, size))
    return made.point(kind=kind, scale=room[0], rates=room[1], sizes=room[2], moved=room[3])


def entry_sizes(model: Model, y: np.ndarray, span: float) -> np.ndarray:
    """What errors are compared with: the largest value of every kind of entry, in whatever units.

    Angles that turn have the size 1 at most; lengths that of an arm at least, if all are of one kind;
    velocities at rest that which moves a coordinate by its size in the time of the run.
    """
    layout = model.layout
    turning = np.zeros(y.shape[1], dtype=bool)
    turning[layout.q] = model.card.turning
    if layout.identity:
        turning[layout.v] = turning[layout.q]
    largest, sizes = np.abs(y).max(axis=0), np.zeros(y.shape[1])
    for block in (layout.q, layout.v, layout.z):
        kinds: dict[tuple[bool, str], list[int]] = {}
        for j in range(y.shape[1])[block]:
            kinds.setdefault((bool(turning[j]), model.card.units.get(model.card.entries[j], "")), []).append(
                j
            )
        for places in kinds.values():
            sizes[places] = largest[places].max()
    sizes[layout.q] = np.where(turning[layout.q], np.minimum(sizes[layout.q], 1.0), sizes[layout.q])
    if (lengths := lengths_among(model.card.kinds)) and np.isfinite(y[-1]).all():
        sizes[lengths] = np.maximum(sizes[lengths], length_of(model, 0.0, np.ascontiguousarray(y[-1])))
    if span > 0 and layout.identity:
        sizes[layout.v] = np.maximum(sizes[layout.v], sizes[layout.q] / span)
    return np.maximum(sizes, max(_SMALLEST_SIZE * float(sizes.max(initial=0.0)), np.finfo(float).tiny))


def lengths_among(kinds: Mapping[tuple[str, str], list[int]]) -> list[int]:
    """The coordinates that are no angles, if all are of one kind; else none."""
    plain = [places for (part, kind), places in kinds.items() if part == "q" and kind != "angle"]
    return plain[0] if len(plain) == 1 else []


def largest_of_kinds(kinds: Mapping[Any, list[int]], values: np.ndarray) -> np.ndarray:
    """For every entry the largest value among its kind; 0 for works."""
    largest = np.zeros_like(values)
    for places in kinds.values():
        largest[places] = values[places].max()
    return largest
