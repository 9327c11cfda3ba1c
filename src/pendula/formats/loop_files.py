"""Loops beside a robot file: joints that a tree of links has no place for, in a JSON file.

    {"loops": [{"name": "C", "type": "revolute", "axis": [0, 1, 0],
                "parent": {"link": "coupler", "xyz": [0.5, 0, 0], "rpy": [0, 0, 0]},
                "child": {"link": "rocker", "xyz": [0, 0, 0.3]}}]}

A joint has two frames, one in each link, given as <origin> of URDF is: turned about fixed axes x, y, z.
"""

import json
from pathlib import Path
from typing import Any

from pendula.description import (
    Ball,
    Continuous,
    Cylindrical,
    Fixed,
    Joint,
    Mechanism,
    Planar,
    Prismatic,
    Revolute,
    Universal,
)
from pendula.errors import DescriptionError, FileError, format_names
from pendula.spatial.poses import Pose
from pendula.spatial.rotations import Rotation

_TYPES = {
    kind.__name__.lower(): kind
    for kind in (Ball, Continuous, Cylindrical, Fixed, Planar, Prismatic, Revolute, Universal)
}
_KEYS = {"name", "type", "parent", "child", "axis", "second_axis"}


def close_loops(mechanism: Mechanism, path: Any) -> Mechanism:
    """A mechanism with the joints of a JSON file, which close loops.

    Args:
        mechanism: such as ``read_urdf`` gives.
        path: the file: a list "loops" of joints with "name", "type", "parent", "child" and, where the type
            has one, "axis" (and "second_axis"); parent and child are a "link" with the "xyz" and "rpy" of a
            frame in it.

    Raises:
        FileError: if the file cannot be read or a joint in it is none; says which.
    """
    file = Path(path)
    loops = _read_list(file)
    made = [_read_loop(given, f"{file.name}: loop {k}") for k, given in enumerate(loops, start=1)]
    names = [*mechanism.cut, *(joint.name for joint in made)]
    try:
        return mechanism.replace(joints=[*mechanism.joints, *made], cut=names)
    except DescriptionError as error:
        raise FileError(f"{file.name}: {error}") from error


def _read_list(file: Path) -> list[Any]:
    """The list of a file, whatever is in it."""
    try:
        loops = json.loads(file.read_text("utf-8"))["loops"]
    except OSError as error:
        raise FileError(f"{file} cannot be read: {error.strerror}.") from None
    except (ValueError, KeyError, TypeError):
        loops = None
    if not isinstance(loops, list):
        raise FileError(f'{file.name} is no JSON file of the form {{"loops": [...]}}.')
    return loops


def _read_loop(given: Any, where: str) -> Joint:
    if not isinstance(given, dict) or not {"name", "type", "parent", "child"} <= given.keys() <= _KEYS:
        raise FileError(f"{where} must have {format_names(sorted(_KEYS))}, the axes where its type has them.")
    kind = _TYPES.get(given["type"])
    if kind is None:
        raise FileError(f"{where} has the type '{given['type']}'; there are {format_names(_TYPES)}.")
    (parent, pose), (child, child_pose) = (
        _read_end(given[key], f"{where}, {key}") for key in ("parent", "child")
    )
    axes = {key: given[key] for key in ("axis", "second_axis") if key in given}
    try:
        return kind(given["name"], parent, child, pose=pose, child_pose=child_pose, **axes)
    except (DescriptionError, TypeError) as error:
        raise FileError(f"{where}: {error}") from None


def _read_end(given: Any, where: str) -> tuple[str, Pose]:
    """A link and the pose of a frame in it."""
    if not isinstance(given, dict) or "link" not in given or not given.keys() <= {"link", "xyz", "rpy"}:
        raise FileError(f"{where} must be a 'link' with 'xyz' and 'rpy', got {given!r}.")
    try:
        turned = Rotation.from_euler("xyz", given.get("rpy", (0.0, 0.0, 0.0)))
        return given["link"], Pose(given.get("xyz", (0.0, 0.0, 0.0)), turned)
    except (DescriptionError, TypeError, ValueError) as error:
        raise FileError(f"{where}: {error}") from None
