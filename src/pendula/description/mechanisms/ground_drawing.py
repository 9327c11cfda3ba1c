"""The ground as viewers draw it: a plane as a thin plate below the bodies, other shapes as they are."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

import numpy as np
import sympy as sp

from pendula.description.mechanisms.reading import evaluate, read_scalar
from pendula.description.mechanisms.tree import WORLD
from pendula.description.obstacles import FilledShape, Hull, Plane
from pendula.description.points import Point
from pendula.description.solids import BodyShape, Box
from pendula.description.tessellation import as_drawn, read_vertices
from pendula.spatial.poses import Pose

_COLOUR = "#c9c4bb"
# How far a plate reaches next to the largest shape, and how long bodies stay on it with their first speed, s;
# next to that, its thickness, and how far it is lowered for bodies that are a little in the ground.
_BEYOND, _STAY, _THICK, _LOWERED = 2.0, 1.0, 0.03, 1e-3


def draw_ground(ground: Iterable[Any], bodies: Iterable[Any], start: Mapping[Any, Any]) -> list[Any]:
    """Shapes of the world for the drawing; height fields have none yet."""
    half = _reach(bodies, start)
    made = []
    for shape in ground:
        if isinstance(shape, Plane):
            depth, lowered = _THICK * half, Pose((0, 0, -(_THICK / 2 + _LOWERED) * half))
            plate = Box((2 * half, 2 * half, depth), pose=shape.pose @ lowered)
            made.append(_place(plate))
        elif isinstance(shape, BodyShape | FilledShape):
            made.append(_place(as_drawn(shape)))
    return made


def _reach(bodies: Iterable[Any], start: Mapping[Any, Any]) -> float:
    """How far from the origin bodies are at the start, and some of their sizes beyond."""
    sizes = [1e-3]
    for shape in (shape for body in bodies for shape in body.collision):
        if isinstance(shape, Hull):
            sizes.append(float(np.abs(read_vertices(shape)).max()))
        for name in getattr(shape, "sizes", ()):
            value = getattr(shape, name)
            parts = value if isinstance(value, tuple) else (value,)
            sizes += [float(evaluate(read_scalar(part, name))) for part in parts]
    return _largest(start, "_x", "_y") + _STAY * _largest(start, "_vx", "_vy") + _BEYOND * max(sizes)


def _largest(start: Mapping[Any, Any], *ends: str) -> float:
    """Of the start values whose names end so, those without units."""
    found = (value for name, value in start.items() if str(name).endswith(ends))
    return max((abs(value) for value in found if isinstance(value, int | float)), default=0.0)


def _place(shape: Any) -> Any:
    pose = shape.pose or Pose()
    parts: dict[str, Any] = {"center": Point(*pose.position), "body": WORLD}
    if hasattr(shape, "rotation"):
        parts["rotation"] = sp.ImmutableDenseMatrix(pose.matrix)
    colour = shape.colour or _COLOUR
    return replace(shape, pose=None, density=None, material=None, colour=colour, **parts)
