"""Links, joints and gears of URDF files, element by element."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from pendula.description import (
    Body,
    Continuous,
    Fixed,
    Free,
    Joint,
    Mimic,
    Planar,
    Prismatic,
    Revolute,
)
from pendula.description.drawing import Solid
from pendula.errors import DescriptionError, FileError, format_names
from pendula.formats.xml import Element
from pendula.spatial import Pose, Rotation

KINDS = {
    "revolute": Revolute,
    "continuous": Continuous,
    "prismatic": Prismatic,
    "planar": Planar,
    "floating": Free,
    "fixed": Fixed,
}
_WITHOUT_AXIS = ("floating", "fixed")


def read_link(link: Element, shapes: Iterable[Solid] = (), collision: Iterable[Solid] = ()) -> Body:
    """A link as a body with shapes; one without <inertial> has no mass."""
    name, inertial = link.text("name"), link.find("inertial")
    solids: dict[str, Any] = {"shapes": shapes, "collision": collision, "strict": False}
    if inertial is None:
        return _make(Body, link, name, 0.0, **solids)
    mass, inertia = inertial.find("mass"), inertial.find("inertia")
    pose = read_origin(inertial)
    entries = {key: inertia.number(key, 0.0) if inertia else 0.0 for key in "ixx ixy ixz iyy iyz izz".split()}
    tensor = np.array(
        [
            [entries["ixx"], entries["ixy"], entries["ixz"]],
            [entries["ixy"], entries["iyy"], entries["iyz"]],
            [entries["ixz"], entries["iyz"], entries["izz"]],
        ]
    )
    turned = pose.matrix @ tensor @ pose.matrix.T
    turned = (turned + turned.T) / 2
    return _make(Body, link, name, mass.number("value") if mass else 0.0, pose.position, turned, **solids)


def read_joint(joint: Element, *, damping: bool, mimic: bool) -> Joint:
    """A joint; with ``damping`` its losses act, with ``mimic`` it follows the joint that it mimics."""
    kind, name = joint.text("type"), joint.text("name")
    if kind not in KINDS:
        known = format_names(KINDS)
        raise FileError(f"{joint.where}: the joint '{name}' has the type '{kind}'; there are {known}.")
    parts: dict[str, Any] = {"pose": read_origin(joint)}
    if kind not in _WITHOUT_AXIS:
        axis = joint.find("axis")
        parts["axis"] = axis.vector("xyz", (1.0, 0.0, 0.0)) if axis else (1.0, 0.0, 0.0)
    losses = joint.find("dynamics")
    if losses is not None and damping and kind != "fixed":
        parts |= {"damping": losses.number("damping", 0.0), "friction": losses.number("friction", 0.0)}
    parts |= _read_limits(joint.find("limit"), kind)
    follows = joint.find("mimic")
    if follows is not None and mimic and kind in ("revolute", "continuous", "prismatic"):
        ratio, offset = follows.number("multiplier", 1.0), follows.number("offset", 0.0)
        parts["mimic"] = Mimic(follows.text("joint"), ratio, offset)
    return _make(KINDS[kind], joint, name, _end(joint, "parent"), _end(joint, "child"), **parts)


def read_gears(robot: Element) -> dict[str, float]:
    """By what the transmissions of joints multiply the efforts of their motors, where that is not one."""
    found = {}
    for transmission in robot.find_all("transmission"):
        joints, actuators = transmission.find_all("joint"), transmission.find_all("actuator")
        # Several joints or motors in one transmission are a differential, which is no number.
        if len(joints) == len(actuators) == 1:
            reduction = actuators[0].find("mechanicalReduction") or transmission.find("mechanicalReduction")
            gear = 1.0 if reduction is None else reduction.own_number
            if gear != 1.0:
                found[joints[0].text("name")] = gear
    return found


def read_origin(element: Element) -> Pose:
    """<origin xyz rpy>: turned about fixed axes x, y, z, in this order."""
    origin = element.find("origin")
    if origin is None:
        return Pose()
    xyz, rpy = (origin.vector(name, (0.0, 0.0, 0.0)) for name in ("xyz", "rpy"))
    return Pose(xyz, Rotation.from_euler("xyz", rpy) if any(rpy) else None)


def _read_limits(limit: Element | None, kind: str) -> dict[str, Any]:
    """Limits of the coordinate, which a continuous joint has not, of speed and effort."""
    if limit is None or kind == "fixed":
        return {}
    parts: dict[str, Any] = {}
    for key, part in (("effort", "effort_limit"), ("velocity", "velocity_limit")):
        if key in limit.attributes:
            parts[part] = limit.number(key)
    if kind in ("revolute", "prismatic") and {"lower", "upper"} & limit.attributes.keys():
        lower, upper = limit.number("lower", 0.0), limit.number("upper", 0.0)
        if lower <= upper:
            parts["limits"] = lower, upper
    return parts


def _make(kind: Any, element: Element, *parts: Any, **named: Any) -> Any:
    try:
        return kind(*parts, **named)
    except DescriptionError as error:
        raise FileError(f"{element.where}: {error}") from error


def _end(joint: Element, role: str) -> str:
    found = joint.find(role)
    if found is None:
        raise FileError(f"{joint.where}: the joint '{joint.text('name')}' needs a <{role} link=...>.")
    return found.text("link")
