"""Matrices from what kernels give of them."""

import math

import numpy as np

from pendula.compiler.loops import compiled, native
from pendula.model.compilation import Compilation
from pendula.records import Doubles, Integers, address_of


def fill_matrix(compilation: Compilation, name: str, values: np.ndarray) -> np.ndarray:
    """A function's value in its shape; entries that a kernel leaves out are zero, or those of a transpose."""
    shape, lead = compilation.shape(name), values.shape[:-1]
    if values.shape[-1] < math.prod(shape):
        if name not in compilation.filled:
            compilation.filled[name] = _places(compilation, name)
        values = _spread(values, compilation.filled[name])
    return values.reshape(*lead, *shape)


def _places(compilation: Compilation, name: str) -> np.ndarray:
    """For every entry of a matrix, row by row, which of its kernel's numbers it is; −1 for none."""
    rows, columns = compilation.pattern(name)
    made = np.full(compilation.shape(name), -1)
    if compilation.function(name).symmetric and (columns <= rows).all():  # the lower triangle alone
        made[columns, rows] = np.arange(len(rows))
    made[rows, columns] = np.arange(len(rows))
    return made.ravel()


def _spread(values: np.ndarray, source: np.ndarray) -> np.ndarray:
    """Rows of numbers from their places in shorter ones; what has the place −1 is zero."""
    if values.ndim == 1:
        return np.append(values, 0.0)[source]
    (count, given), size = values.shape, len(source)
    whole = np.empty((count, size))
    native(spread_rows)(count, given, size, *map(address_of, (source, values, whole)))
    return whole


@compiled
def spread_rows(count: int, given: int, size: int, source: Integers, values: Doubles, whole: Doubles) -> None:
    """Many rows, each filled from a shorter one: entry e from place ``source[e]``, or with zero."""
    for row in range(count):
        for e in range(size):
            place = source[e]
            whole[row * size + e] = values[row * given + place] if place >= 0 else 0.0
