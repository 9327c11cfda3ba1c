"""Outlines of convex parts, as an onlooker sees them."""

from collections.abc import Sequence

import numpy as np

from pendula.collision.loops.scene import PLANE
from pendula.collision.memory import scene_of
from pendula.collision.pair_queries import all_nearest
from pendula.collision.parts import Part

Array = np.ndarray
_AROUND = 180


def outlines(parts: Sequence[Part], right: Array, up: Array) -> list[Array]:
    """The outline of every part, shape (n, 2), in the plane of two unit vectors; of half-spaces none.

    The farthest point of a part in a direction is the one that is deepest in a half-space which looks the
    other way.
    """
    angles = np.linspace(0, 2 * np.pi, _AROUND, endpoint=False)
    directions = np.cos(angles)[:, None] * right + np.sin(angles)[:, None] * up
    shown = [part for part in parts if part.kind != PLANE]
    if not shown:
        return []
    planes = [_looking_along(-direction) for direction in directions]
    numbers = np.arange(len(shown)), len(shown) + np.arange(_AROUND)
    pairs = np.stack(np.meshgrid(*numbers, indexing="ij"), axis=-1).reshape(-1, 2)
    found = all_nearest(scene_of([*shown, *planes]), np.ascontiguousarray(pairs))
    farthest = found[:, 4:7].reshape(len(shown), _AROUND, 3)
    return list(farthest @ np.column_stack([right, up]))


def _looking_along(normal: Array) -> Part:
    """The half-space with that outward normal, through the origin."""
    x, y = across(normal)
    return Part(PLANE, 0.0, (0.0, 0.0, 0.0), np.zeros(3), np.column_stack([x, y, normal]))


def across(normal: Array) -> tuple[Array, Array]:
    """Two unit vectors that make right-handed axes with a third."""
    x = np.cross(np.eye(3)[np.argmin(np.abs(normal))], normal)
    x /= np.linalg.norm(x)
    return x, np.cross(normal, x)
