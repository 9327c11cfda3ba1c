"""Random shapes of every kind, and support functions of their own to check distances by."""

from typing import Any

import numpy as np
from scipy.spatial.transform import Rotation

import pendula as pe

Array = np.ndarray
ROUND = ("sphere", "capsule", "cylinder", "cone", "ellipsoid")
POLYHEDRA = ("box", "hull")
KINDS = (*ROUND, *POLYHEDRA)


def random_pose(rng: np.random.Generator, spread: float = 1.0) -> pe.Pose:
    return pe.Pose(rng.normal(size=3) * spread, Rotation.random(random_state=rng))


def random_shape(kind: str, rng: np.random.Generator, pose: pe.Pose | None = None) -> Any:
    """A shape whose sizes are between 0.2 and 2."""
    place = random_pose(rng) if pose is None else pose
    x, y, z = rng.uniform(0.2, 2.0, 3).tolist()
    match kind:
        case "sphere":
            return pe.Sphere(x / 2, pose=place)
        case "capsule":
            return pe.Capsule(x / 2, z, pose=place)
        case "cylinder":
            return pe.Cylinder(x / 2, z, pose=place)
        case "cone":
            return pe.Cone(x / 2, z, pose=place)
        case "ellipsoid":
            return pe.Ellipsoid((x, y, z), pose=place)
        case "box":
            return pe.Box((x, y, z), pose=place)
        case "hull":
            return pe.Hull(rng.normal(size=(int(rng.integers(4, 16)), 3)) * 0.6, pose=place)
    raise ValueError(kind)


def placed(shape: Any, pose: pe.Pose) -> Any:
    """The same shape elsewhere."""
    sizes = {
        pe.Sphere: ("radius",),
        pe.Capsule: ("radius", "length"),
        pe.Cylinder: ("radius", "length"),
        pe.Cone: ("radius", "length"),
        pe.Box: ("size",),
        pe.Ellipsoid: ("size",),
        pe.Hull: ("vertices",),
        pe.Plane: (),
    }[type(shape)]
    return type(shape)(*(getattr(shape, name) for name in sizes), pose=pose)


def reach(shape: Any, directions: Array) -> Array:
    """The largest d·x of the points x of a shape, for directions d of unit length, shape (n, 3)."""
    own = directions @ shape.pose.matrix
    size = [float(x) for x in getattr(shape, "size", ())]
    radius, half = float(getattr(shape, "radius", 0.0)), float(getattr(shape, "length", 0.0)) / 2
    across, up = np.hypot(own[:, 0], own[:, 1]), own[:, 2]
    match shape:
        case pe.Sphere():
            local = np.full(len(own), radius)
        case pe.Capsule():
            local = radius + half * np.abs(up)
        case pe.Cylinder():
            local = radius * across + half * np.abs(up)
        case pe.Cone():
            local = np.maximum(half * up, radius * across - half * up)
        case pe.Ellipsoid():
            local = np.linalg.norm(own * size, axis=1) / 2
        case pe.Box():
            local = np.abs(own) @ size / 2
        case pe.Hull():
            local = (own @ np.asarray(shape.vertices).T).max(axis=1)
        case _:
            raise ValueError(shape)
    return local + directions @ shape.pose.position


def separation(a: Any, b: Any, directions: Array) -> Array:
    """How far a lies beyond b along directions; the largest over all of them is the signed distance."""
    return -reach(a, -directions) - reach(b, directions)


def corners(shape: Any) -> Array:
    """The corners of a polyhedron."""
    if isinstance(shape, pe.Hull):
        return shape.pose.apply(np.asarray(shape.vertices))
    half = np.array([float(x) for x in shape.size]) / 2
    signs = np.array(np.meshgrid(*[(-1, 1)] * 3)).reshape(3, -1).T
    return shape.pose.apply(signs * half)
