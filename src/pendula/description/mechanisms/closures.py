"""What a joint keeps at zero: expressions of the poses of the two bodies that it connects.

With (R, p), the pose of the joint's frame in the child as the joint's frame in the parent sees it, a joint
keeps whatever its motions do not change (Haug 1989, Computer Aided Kinematics and Dynamics of Mechanical
Systems, §9.4):

    e·p = 0                 for every direction e across those in which it slides
    e·R n = 0               for e across the axis n of its only turn
    n·R m = n·m             of two turns, about n and then m
    vee(R − Rᵀ)/2 = 0       without a turn
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
import sympy as sp

from pendula.description import checks
from pendula.description.constraints import Holonomic
from pendula.description.mechanisms import quantities
from pendula.description.mechanisms.joints import Joint
from pendula.description.mechanisms.reading import read_vector
from pendula.description.mechanisms.tree import WORLD
from pendula.description.points import Point
from pendula.errors import DescriptionError

Vector = tuple[float, ...]


def rows_of_joint(joint: Joint) -> tuple[Holonomic, ...]:
    """The rows that a joint keeps at zero, six less its degrees of freedom, called after it."""
    R, p = _pose_of_end(joint.parent, joint.pose)
    S, r = _pose_of_end(joint.child, joint.child_pose)
    kinds = [element.kind for element in joint.elements]
    if "free" in kinds:
        return ()
    rows = [*_place_rows(joint, R.T * (r - p)), *(() if "ball" in kinds else _turn_rows(joint, R.T * S))]
    return tuple(Holonomic(row, name) for row, name in zip(rows, names_of_rows(joint), strict=True))


def names_of_rows(joint: Joint) -> tuple[str, ...]:
    """What the rows of a joint are called."""
    if any(element.kind == "free" for element in joint.elements):
        return ()
    slides, turns = _axes(joint, "slide"), _axes(joint, "turn")
    placed = "xyz" if not slides else [f"across {k + 1}" for k in range(3 - len(slides))]
    counted = {0: 3, 1: 2, 2: 1}[len(turns)] if all(e.kind != "ball" for e in joint.elements) else 0
    turned = [f"turn {k + 1}" for k in range(counted)]
    return tuple(f"{joint.name} {ending}" for ending in (*placed, *turned))


def facing_of_joint(joint: Joint) -> Any:
    """What is positive where a joint's rows vanish with its axes the right way round; None where all is.

    Rows of hinges vanish for opposite axes too, those of sliders after half a turn.
    """
    kinds, turns = [element.kind for element in joint.elements], _axes(joint, "turn")
    if len(turns) > 1 or {"ball", "free"} & set(kinds):
        return None
    R = _pose_of_end(joint.parent, joint.pose)[0].T * _pose_of_end(joint.child, joint.child_pose)[0]
    if not turns:
        return (R.trace() - 1) / 2
    return _dot(turns[0], R * sp.Matrix([_exact(part) for part in turns[0]]))


def count_place_rows(joint: Joint) -> int:
    """How many of a joint's rows, which come first, are lengths."""
    return len(directions_across(_axes(joint, "slide"))) if names_of_rows(joint) else 0


def place_of_joint(joint: Joint) -> Point:
    """The origin of a joint's frame in its child; in its parent where the child is the world."""
    body, pose = (joint.child, joint.child_pose) if joint.child != WORLD else (joint.parent, joint.pose)
    return quantities.point_of(body, [_exact(entry) for entry in pose.position], joint.name)


def hold_distance(first: Any, second: Any, length: Any, name: str = "") -> Holonomic:
    """The constraint that two points of bodies keep a distance, as a rod without mass holds them.

    Its multiplier is the force in N by which the rod pushes the points apart.

    Args:
        first: a point as (body or "world", place along its axes), or the name of a body or frame alone.
        second: another one.
        length: m, above zero; a number or an expression of parameters and time.
        name: what reports call it.
    """
    ends = [_point(given) for given in (first, second)]
    square = sum((a - b) ** 2 for a, b in zip(*ends, strict=True))
    given = checks.read_expression(length, "distance to hold")
    if given.is_number and not given > 0:
        raise DescriptionError(
            f"A distance to hold must be above zero, got {length}; two points that coincide are a Ball."
        )
    return Holonomic(sp.sqrt(square) - given, name)


def _point(given: Any) -> tuple[Any, ...]:
    body, place = (given, (0.0, 0.0, 0.0)) if isinstance(given, str) else given
    place = [_exact(part) for part in read_vector(place, f"point of '{body}'")]
    return tuple(place) if body == WORLD else tuple(quantities.point_of(body, place))


def _place_rows(joint: Joint, p: Any) -> Iterator[Any]:
    """Components across all slides."""
    slides = _axes(joint, "slide")
    for direction in directions_across(slides):
        yield _dot(direction, p)


def _turn_rows(joint: Joint, R: Any) -> Iterator[Any]:
    """What turns leave as it is."""
    turns = _axes(joint, "turn")
    if not turns:
        yield from ((R[k, j] - R[j, k]) / 2 for j, k in ((1, 2), (2, 0), (0, 1)))
    elif len(turns) == 1:
        carried = R * sp.Matrix([_exact(part) for part in turns[0]])
        yield from (_dot(direction, carried) for direction in directions_across(turns))
    else:
        first, second = turns
        angle = _exact(float(np.dot(first, second)))
        yield _dot(first, R * sp.Matrix([_exact(part) for part in second])) - angle


def directions_across(axes: list[Vector]) -> tuple[Vector, ...]:
    """Unit vectors across axes of unit length; of axes x, y or z those are axes too."""
    if len(axes) > 2:
        return ()
    if not axes:
        return (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
    n = np.array(axes[0])
    if len(axes) == 2:
        return (_unit(np.cross(n, axes[1])),)
    # The least of its components is that of a direction well away from it.
    first = np.cross(n, np.eye(3)[int(np.argmin(np.abs(n)))])
    return _unit(first), _unit(np.cross(n, first))


def _axes(joint: Joint, kind: str) -> list[Vector]:
    return [element.axis for element in joint.elements if element.kind == kind]


def _unit(vector: np.ndarray) -> Vector:
    return tuple((vector / np.linalg.norm(vector) + 0.0).tolist())


def _dot(direction: Vector, column: Any) -> Any:
    return sp.Add(*(_exact(part) * entry for part, entry in zip(direction, column, strict=True)))


def _pose_of_end(body: str, pose: Any) -> tuple[Any, Any]:
    """Rotation and position of a joint's frame in the world."""
    R = sp.Matrix([[_exact(entry) for entry in row] for row in pose.matrix])
    p = [_exact(entry) for entry in pose.position]
    if body == WORLD:
        return R, sp.Matrix(p)
    return quantities.rotation_of(body) * R, quantities.point_of(body, p).position


def _exact(entry: Any) -> Any:
    """Whole numbers as such, so that products with 0 and 1 disappear."""
    made = sp.sympify(entry)
    return sp.Integer(round(made)) if made.is_Float and made == round(made) else made
