"""Shapes that move: the motion of a scene, and when two of its shapes meet."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.checking import read_number
from pendula.collision.loops.impact import UNFINISHED, Motion, find_impacts
from pendula.collision.loops.scene import PLANE, Scene
from pendula.collision.memory import nearest_memory
from pendula.collision.pair_queries import pair_scene
from pendula.collision.parts import parts_of, pose_of
from pendula.compiler.loops import native
from pendula.errors import PendulaError
from pendula.records import address_of

Array = np.ndarray


@dataclass(frozen=True, eq=False)
class Impact:
    """When and where two moving shapes meet first.

    Attributes:
        time: s.
        normal: of unit length, from the second shape to the first.
        point: where they touch.
    """

    time: float
    normal: Array
    point: Array


def motion_of(scene: Scene, centers: Array, velocities: Array) -> Motion:
    """Every shape turns about a centre (n, 3) that moves: velocity and angular velocity, shape (n, 6)."""
    poses = scene.target("poses")
    starts = poses.copy()
    finite = np.where(np.isfinite(scene.target("reaches")), scene.target("reaches"), 0.0)
    arms = np.linalg.norm(poses[:, 0] - centers, axis=1) + finite - scene.target("radii")
    return Motion().point(
        starts=starts,
        centers=np.ascontiguousarray(centers, dtype=float),
        arms=np.maximum(arms, 0.0),
        velocities=np.ascontiguousarray(velocities, dtype=float),
    )


def all_impacts(scene: Scene, pairs: Array, motion: Motion, until: float) -> Array:
    """First contacts of pairs, one row each: time (−1 where there is none), gap, normal, both points."""
    out, memory = np.empty((len(pairs), 11)), nearest_memory()
    arguments = scene.address, address_of(pairs), len(pairs), motion.address, until, memory.address
    native(find_impacts)(*arguments, address_of(out))
    return out


def time_of_impact(
    a: Any, b: Any, motion_a: Any, motion_b: Any = (0.0, 0.0, 0.0), until: float = 1.0
) -> Impact | None:
    """When two shapes that move meet first, to 12 digits of their size; None where they do not.

    Nothing is passed, however thin it is or fast: between the moments looked at, shapes cannot have touched.

    Args:
        a: as of `closest`; in a list, all turn about the origin of the first.
        b: the other.
        motion_a: velocity of the first one's origin, or velocity and angular velocity, six numbers; constant,
            along the axes of the world.
        motion_b: of the second.
        until: s.
    """
    scene, pairs = pair_scene(a, b)
    limit = read_number(until, "The time `until` of time_of_impact")
    rows = [_read_motion(motion_a, "motion_a"), _read_motion(motion_b, "motion_b")]
    counts = [len(parts_of(a)), len(parts_of(b))]
    velocities = np.repeat(rows, counts, axis=0)
    kinds = scene.target("kinds")
    if velocities[kinds == PLANE, 3:].any():
        raise PendulaError("A Plane cannot turn: it would pass everything. Let the other shape turn.")
    centers = np.repeat([_origin(a), _origin(b)], counts, axis=0)
    motion = motion_of(scene, centers, velocities)
    found = all_impacts(scene, pairs, motion, limit)
    if (found[:, 0] == UNFINISHED).any():
        raise PendulaError("The shapes graze each other for so long that no first contact could be told.")
    met = found[found[:, 0] >= 0]
    if not len(met):
        return None
    row = met[np.argmin(met[:, 0])]
    return Impact(float(row[0]), row[2:5], (row[5:8] + row[8:11]) / 2)


def _origin(given: Any) -> Array:
    return pose_of(given[0] if isinstance(given, list | tuple) else given).position


def _read_motion(given: Any, what: str) -> Array:
    try:
        numbers = [read_number(x, f"A component of {what}") for x in given]
    except TypeError:
        numbers = []
    if len(numbers) not in (3, 6):
        raise PendulaError(
            f"{what} is a velocity, three numbers, or a velocity and an angular velocity, six; got {given!r}."
        )
    return np.array([*numbers, 0.0, 0.0, 0.0][:6])
