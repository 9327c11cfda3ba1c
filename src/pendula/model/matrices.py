"""Matrices from what kernels give of them."""

import math

import numpy as np

from pendula.compiler.loops import compiled, native
from pendula.model.compilation import Compilation
from pendula.records import Doubles, Integers, address_of


def fill_matrix(compilation: Compilation, name: str, values: np.ndarray) -> np.ndarray:
    """A function's value in its shape; entries that a kernel leaves out are zero, or those of a transpose."""
    shape, (*lead, given) = compilation.shape(name), values.shape
    size = math.prod(shape)
    if given < size:
        if name not in compilation.filled:
            compilation.filled[name] = _places(compilation, name)
        places = compilation.filled[name]
        values = (
            _spread(values.reshape(math.prod(lead), given), places, size)
            if lead
            else _put(values, places, size)
        )
    return values.reshape(*lead, *shape)


def _places(compilation: Compilation, name: str) -> list[np.ndarray]:
    """Where the numbers of a kernel belong in a matrix, row by row; those of a lower triangle twice."""
    rows, columns = compilation.pattern(name)
    lower = compilation.function(name).symmetric and (columns <= rows).all()
    mirrored = [columns * compilation.shape(name)[1] + rows] if lower else []
    return [*mirrored, compilation.entries(name)]


def _put(values: np.ndarray, places: list[np.ndarray], size: int) -> np.ndarray:
    whole = np.zeros(size)
    for place in places:
        whole[place] = values
    return whole


def _spread(values: np.ndarray, places: list[np.ndarray], size: int) -> np.ndarray:
    """The same for many rows, by a loop that goes through what it writes."""
    count, given = values.shape
    source = np.full(size, -1)
    for place in places:
        source[place] = np.arange(given)
    whole = np.empty((count, size))
    native(spread_rows)(count, given, size, *map(address_of, (source, values, whole)))
    return whole


@compiled
def spread_rows(count: int, given: int, size: int, source: Integers, values: Doubles, whole: Doubles) -> None:
    """Rows filled from shorter ones: entry e from ``source[e]``, or with zero where that is negative."""
    for row in range(count):
        for e in range(size):
            place = source[e]
            whole[row * size + e] = values[row * given + place] if place >= 0 else 0.0
