"""Matrices from what kernels give of them."""

import math

import numpy as np

from pendula.model.compilation import Compilation


def fill_matrix(compilation: Compilation, name: str, values: np.ndarray) -> np.ndarray:
    """A function's value in its shape; entries that a kernel leaves out are zero, or those of a transpose."""
    shape, lead = compilation.shape(name), values.shape[:-1]
    size = math.prod(shape)
    if values.shape[-1] < size:
        whole = np.zeros((*lead, size))
        whole[..., compilation.entries(name)] = values
        if compilation.is_lower(name):
            rows, columns = compilation.pattern(name)
            whole[..., columns * shape[1] + rows] = values
        values = whole
    return values.reshape(*lead, *shape)
