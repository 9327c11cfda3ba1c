"""Robots from URDF files (the Unified Robot Description Format of ROS, wiki.ros.org/urdf/XML)."""

import warnings
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

from pendula.description import Body, Fixed, Free, Joint, Mechanism, Planar
from pendula.errors import DescriptionError, FileError, explain_arguments, format_names
from pendula.formats.urdf_elements import read_gears, read_joint, read_link
from pendula.formats.urdf_shapes import MeshFolder, read_materials, read_shapes
from pendula.formats.xml import Element, read_xml

WORLD, ROOT = "world", "root"
_BASES = ("fixed", "planar", "free")


@explain_arguments
def read_urdf(
    path: Any,
    *,
    gravity: Any = (0.0, 0.0, -9.81),
    base: str = "fixed",
    joint_damping: bool = True,
    mimic: bool = True,
    motors: bool = False,
    package: Any = None,
    strict: bool = False,
) -> Mechanism:
    """A robot from a URDF file, as a ``Mechanism`` that is called after it.

    Bodies are called after links, coordinates after joints, in the order of the file. Links are drawn by what
    they are seen by, or by what they touch others with where that cannot be read; meshes are STL, OBJ and
    COLLADA files, read when they are first drawn.

    Args:
        path: the URDF file (``.urdf``); xacro must have made URDF of it.
        gravity: its acceleration along the axes of the world, m/s².
        base: how the root link moves: "fixed" to the world, "planar" on its x-y plane, or "free"; the joint
            is called ``base``. A root link called ``world`` is the world itself where the base is fixed, and
            is called ``root`` where it moves.
        joint_damping: whether damping and friction of joints act.
        mimic: whether joints that mimic others follow them, or have coordinates of their own.
        motors: whether inputs are efforts of motors, which the gears of transmissions multiply; otherwise
            they are efforts of joints, and a gear is kept as ``joint.gear``.
        package: the folder of the robot's files, which paths of meshes must not leave; unless given, the
            nearest folder above the file with a ``package.xml``, else that of the file.
        strict: whether doubtful links are errors. Otherwise inertias that no body has, and links without
            mass at the end of a moving joint, are warnings that name them.

    Raises:
        FileError: if the file cannot be read or is no tree of links; says where.
    """
    if base not in _BASES:
        raise DescriptionError(f"base must be one of {format_names(_BASES)}, got {base!r}.")
    robot = read_xml(path)
    check_robot(robot)
    meshes, materials = MeshFolder(Path(path), package), read_materials(robot)
    bodies = [
        read_link(link, *(read_shapes(link, kind, meshes, materials) for kind in ("visual", "collision")))
        for link in robot.find_all("link")
    ]
    joints = [read_joint(joint, damping=joint_damping, mimic=mimic) for joint in robot.find_all("joint")]
    gears = read_gears(robot)
    joints = [replace(joint, gear=gears.get(joint.name, 1.0)) for joint in joints]
    root = _find_root(robot, bodies, joints)
    if root == WORLD and base == "fixed":
        bodies = [body for body in bodies if body.name != WORLD]
    elif root == WORLD:
        bodies = [replace(body, name=ROOT) if body.name == WORLD else body for body in bodies]
        joints = [replace(joint, parent=ROOT) if joint.parent == WORLD else joint for joint in joints]
        joints.insert(0, _base_joint(base, ROOT, joints))
    else:
        joints.insert(0, _base_joint(base, root, joints))
    for doubt in _find_doubts(bodies, joints):
        if strict:
            raise FileError(f"{robot.file}: {doubt}")
        warnings.warn(doubt, stacklevel=2)
    name = robot.attributes.get("name") or "robot"
    try:
        made = Mechanism(bodies, joints, gravity, name=name)
        return made.replace(actuated=made.motor_efforts) if motors else made
    except DescriptionError as error:
        raise FileError(f"{robot.file}: {error}") from error


def check_robot(robot: Element) -> None:
    """Refuse what is no URDF: another root, a program that writes URDF, a robot without links."""
    if robot.tag != "robot":
        raise FileError(f"{robot.where}: the file holds a <{robot.tag}>, a URDF file holds a <robot>.")
    pending = [robot]
    while pending:
        element = pending.pop()
        macro = next((value for value in element.attributes.values() if "${" in value), None)
        if element.tag.startswith("xacro:") or macro is not None:
            raise FileError(
                f"{element.where}: this is a xacro file, a program that writes URDF; run "
                "'xacro robot.urdf.xacro > robot.urdf' and read what it writes."
            )
        pending += element.children
    if not robot.find_all("link"):
        raise FileError(f"{robot.where}: the robot has no <link>.")


def _find_root(robot: Element, bodies: list[Body], joints: list[Joint]) -> str:
    """The one link that is no child; every other is the child of one joint."""
    links, carrier = [body.name for body in bodies], dict[str, str]()
    for words, names in (("links", links), ("joints", [joint.name for joint in joints])):
        if double := next((name for name, count in Counter(names).items() if count > 1), None):
            raise FileError(f"{robot.file}: two {words} are called '{double}'.")
    for joint in joints:
        for role, link in (("parent", joint.parent), ("child", joint.child)):
            if link not in links:
                raise FileError(
                    f"{robot.file}: the {role} of the joint '{joint.name}' is '{link}', which is no link; "
                    f"there are {format_names(links)}."
                )
        if joint.child in carrier:
            raise FileError(
                f"{robot.file}: the link '{joint.child}' has two parents, by the joints "
                f"'{carrier[joint.child]}' and '{joint.name}'; the links of a URDF file are a tree."
            )
        carrier[joint.child] = joint.name
    roots = [link for link in links if link not in carrier]
    if len(roots) != 1:
        found = f"without a parent are {format_names(roots)}" if roots else "they carry each other in a loop"
        raise FileError(f"{robot.file}: the links are no tree with one root: {found}.")
    return roots[0]


def _base_joint(base: str, root: str, joints: list[Joint]) -> Joint:
    """The joint between the world and the root."""
    taken = {joint.name for joint in joints}
    name = "base" if "base" not in taken else "floating_base"
    return {"fixed": Fixed, "planar": Planar, "free": Free}[base](name, WORLD, root)


def _find_doubts(bodies: list[Body], joints: list[Joint]) -> list[str]:
    """What is odd about links, a sentence each."""
    doubts = [body.doubt for body in bodies if body.doubt]
    parents = {joint.parent for joint in joints}
    massless = {body.name for body in bodies if body.massless}
    doubts += [
        f"The link '{joint.child}' at the end of the joint '{joint.name}' has no mass, so that forward "
        "dynamics has no answer there."
        for joint in joints
        if joint.elements and joint.mimic is None and joint.child in massless - parents
    ]
    return doubts
