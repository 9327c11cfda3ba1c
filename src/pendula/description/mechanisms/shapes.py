"""Shapes of bodies: checked, drawn where their bodies are, and what they make of mass and inertia."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, get_args

import sympy as sp

from pendula.description import checks
from pendula.description.drawing import Solid
from pendula.description.mechanisms.quantities import point_of, rotation_of
from pendula.description.mechanisms.reading import evaluate, read_pose, read_scalar
from pendula.description.obstacles import Cone, Ellipsoid, FilledShape, Hull
from pendula.description.solid_inertia import inertia_of_shapes
from pendula.description.solids import Mesh
from pendula.description.surfaces import SurfaceFile
from pendula.description.tessellation import as_drawn
from pendula.errors import DescriptionError
from pendula.spatial.inertia import Inertia
from pendula.spatial.poses import Pose


def read_shapes(given: Iterable[Any], what: str) -> tuple[Any, ...]:
    """Solids without a center, whose sizes are positive numbers or expressions of parameters."""
    made = checks.as_tuple(given, f"shapes {what}")
    for shape in made:
        if not isinstance(shape, FilledShape) and not (isinstance(shape, Solid) and shape.of_body):
            kinds = ", ".join(kind.__name__ for kind in (*get_args(Solid), Cone, Ellipsoid, Hull))
            raise DescriptionError(
                f"{shape!r} is no shape {what}: give {kinds} without a center, placed by pose=."
            )
        read_pose(shape.pose, f"pose of the {type(shape).__name__} {what}")
        names = ("scale",) if isinstance(shape, Mesh) else shape.sizes
        sizes = {f"{name} of the {type(shape).__name__}": getattr(shape, name) for name in names}
        if shape.density is not None:
            sizes[f"density of the {type(shape).__name__}"] = shape.density
        for name, value in sizes.items():
            for part in value if isinstance(value, tuple) else (value,):
                if evaluate(read_scalar(part, f"{name} {what}")) <= 0:
                    raise DescriptionError(f"The {name} {what} is {part}; it must be greater than zero.")
    return made


def weigh(shapes: tuple[Any, ...], mass: Any, density: Any, what: str) -> Inertia:
    """The inertia of shapes that have a mass together, or a density each."""
    try:
        found = inertia_of_shapes(shapes, 1.0 if density is None else density)
        if density is not None or mass is None:
            return found
    except DescriptionError as error:
        raise DescriptionError(f"The mass {what} does not follow from its shapes: {error}") from None
    ratio = mass / found.mass
    return Inertia(mass, [[ratio * entry for entry in row] for row in found.inertia], found.center)


def draw_shapes(body: Any) -> list[Any]:
    """Shapes of a body for the drawing, where the body is, or those by which it touches others.

    Meshes whose files cannot be read are left out.
    """
    for shapes in (body.shapes, body.collision):
        if readable := [shape for shape in shapes if _is_readable(shape)]:
            return [_place(as_drawn(shape), body.name) for shape in readable]
    return []


def _is_readable(shape: Any) -> bool:
    return not (isinstance(shape, Mesh) and isinstance(shape.surface, SurfaceFile)) or shape.surface.readable


def _place(shape: Solid, body: str) -> Solid:
    pose = shape.pose or Pose()
    parts: dict[str, Any] = {"center": point_of(body, pose.position), "body": body}
    if hasattr(shape, "rotation"):
        parts["rotation"] = rotation_of(body) * sp.ImmutableDenseMatrix(pose.matrix)
    return replace(shape, pose=None, density=None, material=None, **parts)
