"""The data of a page with two bodies of shapes, which can be moved."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import numpy as np

from pendula.collision.loops.scene import BOX, CONE, CYLINDER, ELLIPSOID, PLANE, POINT, SEGMENT
from pendula.collision.pair_queries import refuse_planes
from pendula.collision.parts import Part, parts_of, pose_of
from pendula.errors import PendulaError
from pendula.spatial import Pose

Array = np.ndarray
_ROUND = {CYLINDER: "cylinder", CONE: "cone", ELLIPSOID: "ellipsoid", PLANE: "plane"}


def shapes_page(source: Any) -> dict[str, Any]:
    """Two bodies, each a shape or a list of shapes, as data; each moves as a whole, with its first shape."""
    if not isinstance(source, list | tuple) or len(source) != 2:
        raise PendulaError(
            "A page of shapes shows two bodies: html((a, b), path), each a shape or a list of shapes."
        )
    first, second = (parts_of(given) for given in source)
    refuse_planes(first, second)
    bodies = [_body(given, parts) for given, parts in zip(source, (first, second), strict=True)]
    names = [body["name"] for body in bodies]
    return {"mode": "shapes", "title": " and ".join(names), "bodies": bodies}


def _body(given: Any, parts: Sequence[Part]) -> dict[str, Any]:
    shapes: Sequence[Any] = given if isinstance(given, list | tuple) else [given]
    pose = pose_of(shapes[0])
    name = type(shapes[0]).__name__ if len(shapes) == 1 else f"{len(shapes)} shapes"
    within = pose.inverse()
    return {
        "name": name,
        "place": _place(pose),
        "parts": [
            {"part": _part(part), "place": _place(within @ Pose(part.position, part.axes))} for part in parts
        ],
    }


def _place(pose: Pose) -> dict[str, Any]:
    matrix, position = np.asarray(pose.matrix, dtype=float), np.asarray(pose.position, dtype=float)
    return {"position": position.tolist(), "rotation": matrix.ravel().tolist()}


def _part(part: Part) -> dict[str, Any]:
    return {
        "kind": _ROUND.get(part.kind, "hull"),
        "radius": part.radius,
        "size": list(part.size),
        "vertices": _vertices(part).tolist(),
    }


def _vertices(part: Part) -> Array:
    """The corners of a core that has some."""
    if part.hull is not None:
        return part.hull.vertices
    if part.kind == POINT:
        return np.zeros((1, 3))
    if part.kind == SEGMENT:
        return np.array([[0, 0, sign * part.size[2]] for sign in (-1, 1)])
    if part.kind == BOX:
        return np.array(list(product((-1, 1), repeat=3))) * part.size
    return np.zeros((0, 3))
