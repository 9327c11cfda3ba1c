"""Surfaces with fewer triangles, for pictures.

By clustering (Rossignac & Borrel, Multi-resolution 3D approximations for rendering complex scenes, 1993):
vertices in one cell of a grid become one, and triangles that thereby lose a corner go.
"""

import numpy as np

from pendula.description.surfaces import Surface

FINEST = 4096  # cells of a grid along the longest edge


def simplify(surface: Surface, most: int) -> Surface:
    """A surface of at most that many triangles, on the finest grid that gives so few."""
    if len(surface.faces) <= most:
        return surface
    coarse, fine, best = 1, FINEST, None
    while fine - coarse > max(1, coarse // 50):
        cells = (coarse + fine) // 2
        made = _cluster(surface, cells)
        if len(made[1]) <= most:
            coarse, best = cells, made
        else:
            fine = cells
    if best is None or not len(best[1]):
        return surface  # all of it lies in a cell or two
    vertices, faces, kept = best
    colours = [surface.colours[face] for face in kept.tolist()] if surface.colours else ()
    return Surface(vertices, faces, colours)


def _cluster(surface: Surface, cells: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Vertices, faces and which faces they were, on a grid of that many cells along the longest edge."""
    vertices = surface.vertices
    low = vertices.min(axis=0)
    size = max(float(np.ptp(vertices, axis=0).max()), 1e-300) / cells
    rows = np.floor((vertices - low) / size).astype(np.int64)
    key = (rows[:, 0] * (cells + 1) + rows[:, 1]) * (cells + 1) + rows[:, 2]
    _, number, count = np.unique(key, return_inverse=True, return_counts=True)
    means = np.stack([np.bincount(number, weights=column) / count for column in vertices.T], axis=1)
    faces = number[surface.faces]
    a, b, c = faces.T
    whole = np.flatnonzero((a != b) & (b != c) & (a != c))
    # Of triangles with the same corners one is enough.
    _, first = np.unique(np.sort(faces[whole], axis=1), axis=0, return_index=True)
    kept = whole[np.sort(first)]
    return means, faces[kept], kept
