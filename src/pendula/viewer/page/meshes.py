"""Meshes of a page: simplified where there are too many triangles, and carried once where they are the same.

Simplified by clustering (Rossignac & Borrel, Multi-resolution 3D approximations for rendering complex scenes,
1993): vertices in one cell of a grid become one, and triangles that thereby lose a corner go.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from pendula.description import Mesh
from pendula.description.surfaces import Surface

MOST_FACES = 40_000  # of a page: about 2 MB, and pictures in time without a graphics processor
FINEST = 4096  # cells of a grid along the longest edge
LEAST_FACES = 12  # of a mesh, whatever the others have


def simplify_meshes(drawing: Sequence[Any]) -> tuple[Any, ...]:
    """A drawing whose meshes have no more triangles than a page carries, each its part of them."""
    found = {shape.surface: len(shape.surface.faces) for shape in drawing if isinstance(shape, Mesh)}
    part = MOST_FACES / max(sum(found.values()), 1)
    if part >= 1:
        return tuple(drawing)
    made = {surface: simplify(surface, max(int(part * n), LEAST_FACES)) for surface, n in found.items()}
    return tuple(
        replace(shape, surface=made[shape.surface]) if isinstance(shape, Mesh) else shape for shape in drawing
    )


def share_meshes(shapes: list[dict[str, Any]]) -> None:
    """Let every mesh that an earlier shape has, too, name that shape instead."""
    first: dict[tuple[str, str], int] = {}
    for number, shape in enumerate(shapes):
        if "mesh" in shape:
            key = shape["mesh"]["vertices"], shape["mesh"]["faces"]
            earlier = first.setdefault(key, number)
            if earlier != number:
                shape["mesh"] = {"like": earlier}


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
    vertices, faces, kept = best if best is not None and len(best[1]) else _cluster(surface, 2)
    colours = [surface.colours[face] for face in kept.tolist()] if surface.colours else ()
    return Surface(vertices, faces, colours) if len(faces) else surface


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
