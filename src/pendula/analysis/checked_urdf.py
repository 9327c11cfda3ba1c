"""What ``check`` looks for in a URDF file as it is written: all faults of it, not only the first."""

import math
import warnings
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from pendula.analysis.checked_mechanism import FAR, TURNS, list_names
from pendula.analysis.findings import Finding, doubt, fault
from pendula.errors import FileError, format_names
from pendula.formats.urdf import check_robot
from pendula.formats.urdf_elements import KINDS
from pendula.formats.urdf_shapes import MeshFolder
from pendula.formats.xml import Element, read_xml

_LINK_PARTS = ("inertial", "visual", "collision", "sensor", "self_collision_checking", "contact")
_JOINT_PARTS = (
    "parent", "child", "origin", "axis", "limit", "dynamics", "mimic", "calibration", "safety_controller",
)  # fmt: skip
_WITH_AXIS, _LIMITED = ("revolute", "continuous", "prismatic", "planar"), ("revolute", "prismatic")
_ENTRIES = ("ixx", "iyy", "izz", "ixy", "ixz", "iyz")
_SIZES = {
    "box": ("size",),
    "sphere": ("radius",),
    "cylinder": ("radius", "length"),
    "capsule": ("radius", "length"),
}
_UNIT = 1e-3  # how far the length of an axis may be from 1 as it was typed


def check_urdf(path: Path) -> Iterator[Finding]:
    """Everything about a file that its text shows."""
    try:
        robot = read_xml(path)
        check_robot(robot)
    except FileError as error:
        yield fault("file", str(error))
        return
    links, joints = robot.find_all("link"), robot.find_all("joint")
    yield from _check_tree(robot, links, joints)
    meshes = MeshFolder(path)
    for link in links:
        yield from _guard(link, _check_link(link, meshes))
    names = {joint.attributes.get("name", ""): joint for joint in joints}
    for joint in joints:
        yield from _guard(joint, _check_joint(joint, names))


def _guard(element: Element, found: Iterator[Finding]) -> Iterator[Finding]:
    """What is found, and what cannot be read, as a fault."""
    try:
        yield from found
    except FileError as error:
        yield fault("unreadable", str(error))


def _check_tree(robot: Element, links: list[Element], joints: list[Element]) -> Iterator[Finding]:
    """Names, ends of joints, one root, no cycle."""
    names = [link.attributes.get("name", "") for link in links]
    for word, elements in (("links", links), ("joints", joints)):
        counted = Counter(element.attributes.get("name", "") for element in elements)
        for element in elements:
            if "name" not in element.attributes:
                yield fault("no name", f"{element.where}: <{element.tag}> needs the attribute 'name'.")
        for name in (name for name, count in counted.items() if count > 1 and name):
            yield fault("double name", f"{robot.file}: two {word} are called '{name}'.")
    parents: dict[str, list[str]] = {}
    for joint in joints:
        ends = {}
        for role in ("parent", "child"):
            part = joint.find(role)
            ends[role] = part.attributes.get("link", "") if part is not None else ""
            if ends[role] not in names:
                what = f"is '{ends[role]}', no link" if ends[role] else "is missing"
                yield fault(f"no {role}", f"{joint.where}: the {role} of the joint "
                            f"'{joint.attributes.get('name', '')}' {what}.")  # fmt: skip
        parents.setdefault(ends["child"], []).append(ends["parent"])
    for name, above in parents.items():
        if len(above) > 1 and name in names:
            yield fault(
                "two parents", f"{robot.file}: the link '{name}' is the child of {len(above)} joints."
            )
    roots = [name for name in names if name not in parents]
    if len(roots) > 1:
        # The root carries most; what nothing joins to it is not used.
        carried = {name: _count_below(name, parents) for name in roots}
        root = max(roots, key=lambda name: carried[name])
        others = [name for name in roots if name != root]
        yield fault("unused links", f"{robot.file}: no joint connects {list_names(others)} with '{root}'.")
    for name in names:
        seen = [name]
        while seen[-1] in parents and parents[seen[-1]][0] not in seen:
            seen.append(parents[seen[-1]][0])
        if seen[-1] in parents and parents[seen[-1]][0] == name:
            yield fault(
                "cycle", f"{robot.file}: the links {list_names(sorted(seen))} carry each other in a cycle."
            )


def _count_below(name: str, parents: dict[str, list[str]]) -> int:
    below = {name}
    while True:
        more = {child for child, above in parents.items() if below & set(above)} - below
        if not more:
            return len(below)
        below |= more


def _check_link(link: Element, meshes: MeshFolder) -> Iterator[Finding]:
    name = link.attributes.get("name", "")
    for child in link.children:
        if child.tag not in _LINK_PARTS:
            yield doubt(
                "unknown element", f"{child.where}: <{child.tag}> is no part of a link and is not read."
            )
    inertial = link.find("inertial")
    if inertial is not None:
        yield from _check_inertial(inertial, name)
    for word in ("visual", "collision"):
        for shape in link.find_all(word):
            yield from _check_origin(shape, f"the {word} of '{name}'")
            yield from _check_geometry(shape, name, meshes)


def _check_inertial(inertial: Element, name: str) -> Iterator[Finding]:
    yield from _check_origin(inertial, f"the centre of mass of '{name}'")
    mass, inertia = inertial.find("mass"), inertial.find("inertia")
    if mass is None or "value" not in mass.attributes:
        yield fault("no mass", f"{inertial.where}: the <inertial> of '{name}' has no mass.")
    elif mass.number("value") < 0:
        yield fault("negative mass", f"{mass.where}: the mass of '{name}' is negative.")
    if inertia is None:
        yield fault("no inertia", f"{inertial.where}: the <inertial> of '{name}' has no inertia.")
        return
    missing = [entry for entry in _ENTRIES[:3] if entry not in inertia.attributes]
    if missing:
        yield fault("no inertia", f"{inertia.where}: the inertia of '{name}' lacks {format_names(missing)}.")
    values = [inertia.number(entry, 0.0) for entry in _ENTRIES]
    if mass is not None and mass.number("value", 0.0) > 0 and not any(values):
        yield doubt("zero inertia", f"{inertia.where}: '{name}' has mass but no inertia; is it a point?")


def _check_geometry(shape: Element, name: str, meshes: MeshFolder) -> Iterator[Finding]:
    geometry = shape.find("geometry")
    if geometry is None or not geometry.children:
        yield fault("no geometry", f"{shape.where}: the <{shape.tag}> of '{name}' has no geometry.")
        return
    solid = geometry.children[0]
    if solid.tag == "mesh":
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of a mesh elsewhere: the sentence below says it
            place = meshes.find(solid)
        if place is None or not place.is_file():
            file = solid.text("filename")
            yield doubt("missing mesh", f"{solid.where}: the mesh '{file}' of '{name}' is not found.")
        return
    keys = _SIZES.get(solid.tag, ())
    sizes = [value for key in keys for value in solid.numbers(key)]
    if any(size <= 0 for size in sizes):
        yield fault("no size", f"{solid.where}: a size of the {solid.tag} of '{name}' is not above zero.")
    if any(size > FAR for size in sizes):
        yield doubt(
            "large shape",
            f"{solid.where}: the {solid.tag} of '{name}' is {max(sizes):g} m large; is it in mm?",
        )


def _check_joint(joint: Element, joints: dict[str, Element]) -> Iterator[Finding]:
    name, kind = joint.text("name"), joint.text("type")
    for child in joint.children:
        if child.tag not in _JOINT_PARTS:
            yield doubt(
                "unknown element", f"{child.where}: <{child.tag}> is no part of a joint and is not read."
            )
    if kind not in KINDS:
        yield fault("unknown type", f"{joint.where}: the joint '{name}' has the type '{kind}'; there are "
                    f"{format_names(KINDS)}.")  # fmt: skip
        return
    yield from _check_origin(joint, f"the joint '{name}'")
    axis = joint.find("axis")
    if axis is not None and kind in _WITH_AXIS:
        length = float(np.linalg.norm(axis.vector("xyz", (1.0, 0.0, 0.0))))
        if length == 0:
            yield fault("no axis", f"{axis.where}: the axis of the joint '{name}' is no direction.")
        elif abs(length - 1) > _UNIT:
            yield doubt("axis not unit", f"{axis.where}: the axis of the joint '{name}' has the length "
                        f"{length:.6g}, not 1; only its direction is used.")  # fmt: skip
    losses = joint.find("dynamics")
    for word in ("damping", "friction"):
        if losses is not None and losses.number(word, 0.0) < 0:
            yield fault("negative loss", f"{losses.where}: the {word} of the joint '{name}' is negative.")
    if kind in _LIMITED:
        yield from _check_limit(joint, name, kind)
    yield from _check_mimic(joint, name, joints)


def _check_limit(joint: Element, name: str, kind: str) -> Iterator[Finding]:
    limit = joint.find("limit")
    if limit is None:
        yield fault("no limit", f"{joint.where}: the {kind} joint '{name}' needs a <limit>.")
        return
    lower, upper = limit.number("lower", 0.0), limit.number("upper", 0.0)
    if lower > upper:
        yield fault(
            "crossed limits", f"{limit.where}: the limits of the joint '{name}' cross: {lower:g} > {upper:g}."
        )
    if kind == "prismatic" and max(abs(lower), abs(upper)) > FAR:
        reach = max(abs(lower), abs(upper))
        yield doubt("limits in mm", f"{limit.where}: the slider '{name}' moves by {reach:g} m; is it in mm?")


def _check_mimic(joint: Element, name: str, joints: dict[str, Element]) -> Iterator[Finding]:
    mimic = joint.find("mimic")
    if mimic is None:
        return
    leader = mimic.text("joint")
    if leader == name:
        yield fault("mimic of itself", f"{mimic.where}: the joint '{name}' mimics itself.")
    elif leader not in joints:
        yield fault(
            "mimic of nothing", f"{mimic.where}: the joint '{name}' mimics '{leader}', which is no joint."
        )
    elif joints[leader].find("mimic") is not None:
        yield fault(
            "mimic of a mimic", f"{mimic.where}: the joint '{name}' mimics '{leader}', which mimics too."
        )


def _check_origin(element: Element, what: str) -> Iterator[Finding]:
    origin = element.find("origin")
    if origin is None:
        return
    reach = float(np.linalg.norm(origin.vector("xyz", (0.0, 0.0, 0.0))))
    turn = max(map(abs, origin.vector("rpy", (0.0, 0.0, 0.0))))
    if reach > FAR:
        yield doubt("far origin", f"{origin.where}: the origin of {what} is {reach:.6g} m away; is it in mm?")
    if turn > TURNS / 2:
        yield doubt("angles in degrees", f"{origin.where}: {what} is turned by {turn:.6g} rad, more than "
                    f"{math.tau:.3g}; is it in degrees?")  # fmt: skip
