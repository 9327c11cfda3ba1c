"""What differs between the members of an ensemble: grids, samples, lists and tables."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.errors import PendulaError, format_names

START, PARAMETER, INPUT, SEED = "start", "parameter", "input", "seed"
MEMBER = "member"  # the dimension of members that are listed, not on a grid
METHODS = ("random", "sobol", "latin-hypercube")
_SHAPES = {"uniform": "('uniform', low, high)", "normal": "('normal', mean, deviation)"}


@dataclass(frozen=True, eq=False)
class Grid:
    """All combinations of values by name; a dimension each."""

    values: Mapping[str, np.ndarray]


@dataclass(frozen=True, eq=False)
class Table:
    """Values by name, one of each for every member."""

    values: Mapping[str, np.ndarray]


def grid(**values: Any) -> Grid:
    """All combinations of values: ``grid(theta1=linspace(-3, 3, 1000), theta2=linspace(-3, 3, 1000))``."""
    if not values:
        raise PendulaError("grid() needs values by name, such as grid(theta=linspace(-3, 3, 100)).")
    return Grid({name: read_numbers(name, given) for name, given in values.items()})


def samples(count: int, *, seed: int = 0, method: str = "random", **distributions: Any) -> Table:
    """Random values: ``samples(1000, seed=1, l=("normal", 1, 0.05), theta=("uniform", -1, 1))``.

    Args:
        count: how many members.
        seed: the same seed gives the same values.
        method: "random" (independent), "sobol" or "latin-hypercube" (which fill the space more evenly).
        distributions: by name, ("uniform", low, high) or ("normal", mean, deviation).
    """
    whole = isinstance(count, int | np.integer) and not isinstance(count, bool)
    if not whole or count < 1:
        raise PendulaError(f"samples() needs how many, a whole number from 1 on, got {count!r}.")
    if method not in METHODS:
        raise PendulaError(f"There is no method '{method}' of samples; there are {format_names(METHODS)}.")
    if not isinstance(seed, int | np.integer) or isinstance(seed, bool) or seed < 0:
        raise PendulaError(f"seed must be a whole number from 0 on, got {seed!r}.")
    if not distributions:
        raise PendulaError("samples() needs distributions by name, such as l=('normal', 1, 0.05).")
    read = {name: _read_distribution(name, given) for name, given in distributions.items()}
    points = _points(int(count), int(seed), method, len(read))
    return Table({name: _transform(points[:, i], *read[name]) for i, name in enumerate(read)})


def _points(count: int, seed: int, method: str, dimensions: int) -> np.ndarray:
    """Points of the unit cube."""
    random = np.random.default_rng(seed)
    if method == "random":
        return random.random((count, dimensions))
    from scipy.stats import qmc

    if method == "latin-hypercube":
        return qmc.LatinHypercube(dimensions, rng=random).random(count)
    if count & (count - 1):
        nearest = 2 ** round(math.log2(count))
        raise PendulaError(f"Sobol points are balanced in powers of two; take {nearest} instead of {count}.")
    return qmc.Sobol(dimensions, rng=random).random(count)


def _read_distribution(name: str, given: Any) -> tuple[str, float, float]:
    wanted = " or ".join(_SHAPES.values())
    if not isinstance(given, tuple | list) or len(given) != 3 or given[0] not in _SHAPES:
        raise PendulaError(f"The distribution of '{name}' must be {wanted}, got {given!r}.")
    kind, (first, second) = given[0], read_numbers(name, given[1:])
    if (second <= first) if kind == "uniform" else (second < 0):
        raise PendulaError(f"The distribution of '{name}', {given!r}, is empty: it must be {_SHAPES[kind]}.")
    return kind, float(first), float(second)


def _transform(points: np.ndarray, kind: str, first: float, second: float) -> np.ndarray:
    if kind == "uniform":
        return first + (second - first) * points
    from scipy.special import ndtri

    # Of points of the unit cube 0 alone has no finite quantile.
    return first + second * ndtri(np.maximum(points, 0.5**54))


def read_numbers(name: str, given: Any) -> np.ndarray:
    """A row of finite numbers that was given by name."""
    try:
        values = np.atleast_1d(np.array(given, dtype=float))
    except (TypeError, ValueError):
        raise PendulaError(f"The values of '{name}' must be numbers, got {given!r}.") from None
    if not values.size:
        raise PendulaError(f"'{name}' has no values; a study has at least one member.")
    if values.ndim != 1:
        raise PendulaError(f"The values of '{name}' must be a row, they have the shape {values.shape}.")
    if not np.isfinite(values).all():
        bad = int(np.flatnonzero(~np.isfinite(values))[0])
        raise PendulaError(f"Value {bad} of '{name}' is {values[bad]}; all must be finite.")
    return values


def read_values(given: Any, what: str) -> Grid | Table:
    """Values in any form in which they may be given: grid, samples, lists of mappings, arrays, pandas."""
    if given is None:
        return Table({})
    if isinstance(given, Grid | Table):
        return given
    if hasattr(given, "to_dict") and hasattr(given, "columns"):  # a frame of pandas
        return Table({str(name): read_numbers(str(name), given[name].to_numpy()) for name in given.columns})
    if isinstance(given, Mapping):
        columns = {str(name): read_numbers(str(name), values) for name, values in given.items()}
        return Table(_of_one_length(columns, what))
    if isinstance(given, Sequence) and given and all(isinstance(row, Mapping) for row in given):
        names = {str(name): None for row in given for name in row}
        rows = [{str(name): value for name, value in row.items()} for row in given]
        for i, row in enumerate(rows):
            if missing := [name for name in names if name not in row]:
                raise PendulaError(f"Member {i} of {what} has no '{missing[0]}', which others have.")
        return Table({name: read_numbers(name, [row[name] for row in rows]) for name in names})
    raise PendulaError(
        f"{what} must be grid(...), samples(...), arrays by name, a list of mappings or a pandas frame, "
        f"got {type(given).__name__}."
    )


def _of_one_length(columns: dict[str, np.ndarray], what: str) -> dict[str, np.ndarray]:
    lengths = {name: len(column) for name, column in columns.items() if len(column) > 1}
    if len(set(lengths.values())) > 1:
        listed = ", ".join(f"'{name}' {length}" for name, length in lengths.items())
        raise PendulaError(f"The arrays of {what} must have one length: {listed}; grid(...) combines all.")
    return columns


@dataclass(frozen=True, eq=False)
class Members:
    """All members: dimensions with their sizes, and values along them.

    Attributes:
        shape: size of every dimension, by name.
        values: of everything that differs, along its dimension.
        kinds: "start", "parameter", "input" or "seed", by name.
        dimensions: which dimension each lies along; "" for one value that all have.
    """

    shape: Mapping[str, int]
    values: Mapping[str, np.ndarray]
    kinds: Mapping[str, str]
    dimensions: Mapping[str, str]

    @property
    def count(self) -> int:
        return math.prod(self.shape.values())

    def columns(self, numbers: np.ndarray, kind: str) -> dict[str, np.ndarray]:
        """Values of some members, by name; dimensions count like digits, the last one fastest."""
        places = dict(zip(self.shape, np.unravel_index(numbers, tuple(self.shape.values())), strict=True))
        made = {}
        for name, values in self.values.items():
            if self.kinds[name] == kind:
                along = self.dimensions[name]
                made[name] = values[places[along]] if along else np.full(len(numbers), values[0])
        return made


def count_members(count: int) -> str:
    """How many members there are, in words."""
    return f"{count:,} member{'s' * (count != 1)}"


def combine(parts: Sequence[tuple[Grid | Table, Mapping[str, str]]]) -> Members:
    """Grids are combined with everything; lists go along one dimension, member by member."""
    shape: dict[str, int] = {}
    values: dict[str, np.ndarray] = {}
    kinds: dict[str, str] = {}
    along: dict[str, str] = {}
    for part, kind in parts:
        for name, column in part.values.items():
            if name in values:
                raise PendulaError(f"'{name}' is given twice.")
            dimension = name if isinstance(part, Grid) else MEMBER if len(column) > 1 else ""
            if dimension == MEMBER and shape.get(MEMBER, len(column)) != len(column):
                listed = ", ".join(f"'{n}' {len(values[n])}" for n in values if along[n] == MEMBER)
                raise PendulaError(f"'{name}' has {len(column)} values, but others have: {listed}.")
            if dimension:
                shape[dimension] = len(column)
            values[name], kinds[name], along[name] = column, kind[name], dimension
    return Members(shape or {MEMBER: 1}, values, kinds, along)
