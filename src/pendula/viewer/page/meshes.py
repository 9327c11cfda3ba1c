"""Meshes of a page: simplified where triangles are too many, carried once where they are the same."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pendula.description import Mesh
from pendula.viewer.simplification import simplify

MOST_FACES = 40_000  # of a page: about 1 MB, and pictures in time without a graphics processor
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
    first: dict[str, int] = {}
    for number, shape in enumerate(shapes):
        if "mesh" in shape:
            earlier = first.setdefault(str(shape["mesh"]), number)
            if earlier != number:
                shape["mesh"] = {"like": earlier}
