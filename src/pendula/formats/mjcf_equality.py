"""<equality> of MJCF: points that coincide, welds, joints and tendons that follow others.

MuJoCo keeps them softly; here they are kept exactly. They hold for the configuration in which the file is
written: a point that is given in one body is the point of the other that is there.
"""

from collections.abc import Mapping
from typing import Any

from pendula.description import Ball, Fixed, Joint
from pendula.description.mechanisms.tree import WORLD
from pendula.errors import FileError, format_names
from pendula.formats.mjcf_bodies import Found
from pendula.formats.mjcf_document import read_switch
from pendula.formats.xml import Element
from pendula.spatial.poses import Pose


def read_equality(root: Element, found: Found, tendons: Mapping[str, Any]) -> tuple[list[Joint], list[Any]]:
    """Joints that close loops, and expressions of coordinates that are zero; those not active stay open."""
    joints, constraints = list[Joint](), list[Any]()
    elements = [child for section in root.find_all("equality") for child in section.children]
    for element in (element for element in elements if read_switch(element, "active", True)):
        taken = [joint.name for joint in (*found.joints, *joints)]
        name = found.name(element.attributes.get("name") or f"{element.tag}1", taken)
        if element.tag == "connect":
            joints.append(_read_connect(element, found, name))
        elif element.tag == "weld":
            joints.append(_read_weld(element, found, name))
        elif element.tag == "joint":
            constraints.append(_read_follower(element, found))
        elif element.tag == "tendon":
            constraints.append(_read_tied_tendons(element, found, tendons))
        else:
            raise FileError(
                f"{element.where}: <{element.tag}> of <equality> is not supported, only <connect>, <weld>, "
                "<joint> and <tendon>; remove it, or set active='false'."
            )
    return joints, constraints


def _read_connect(element: Element, found: Found, name: str) -> Joint:
    """A point of one body that is one of the other too."""
    if "site1" in element.attributes:
        (first, at), (second, other) = (_read_site(element, key, found) for key in ("site1", "site2"))
        return Ball(name, first, second, pose=Pose(at.position), child_pose=Pose(other.position))
    first, second = _read_bodies(element, found)
    element.text("anchor")  # refuses its absence
    place = Pose(element.vector("anchor", (0.0, 0.0, 0.0)))
    return Ball(name, first, second, pose=place, child_pose=_between(found, second, first) @ place)


def _read_weld(element: Element, found: Found, name: str) -> Joint:
    """A body that does not move in another."""
    if "site1" in element.attributes:
        (first, at), (second, other) = (_read_site(element, key, found) for key in ("site1", "site2"))
        return Fixed(name, first, second, pose=at, child_pose=other)
    first, second = _read_bodies(element, found)
    given = element.numbers("relpose")
    if given and len(given) != 7:
        raise FileError(f"{element.where}: 'relpose' has seven numbers, got {len(given)}.")
    # A quaternion of zeros stands for the pose in which the file is written.
    relative = Pose(given[:3], given[3:]) if given and any(given[3:]) else _between(found, first, second)
    return Fixed(name, first, second, pose=relative)


def _read_follower(element: Element, found: Found) -> Any:
    """q₁ − r₁ = a₀ + a₁ (q₂ − r₂) + …, where r are coordinates in which the file is written."""
    joints = {joint.name: joint for joint in found.joints if len(joint.coordinates) == 1}
    values = []
    for key in ("joint1", "joint2"):
        name = element.attributes.get(key)
        if name is None and key == "joint2":
            values.append(0)
        elif name not in joints:
            known = format_names(joints)
            raise FileError(f"{element.where}: '{key}' is no joint of one degree; there are {known}.")
        else:
            values.append(joints[name].coordinates[0] - found.start.get(name, 0.0))
    return _follow(element, values)


def _read_tied_tendons(element: Element, found: Found, tendons: Mapping[str, Any]) -> Any:
    """The same for the lengths of fixed tendons."""
    values = []
    for key in ("tendon1", "tendon2"):
        name = element.attributes.get(key)
        if name is None and key == "tendon2":
            values.append(0)
            continue
        fixed = [known for known, (transmission, _) in tendons.items() if transmission is not None]
        if name not in fixed:
            why = "runs through sites, which is not supported" if name in tendons else "is no tendon"
            known = format_names(fixed) or "none"
            raise FileError(f"{element.where}: '{key}', '{name}', {why}; fixed tendons are {known}.")
        length = tendons[name][0].length
        values.append(
            length - length.xreplace({q: found.start.get(str(q), 0.0) for q in length.free_symbols})
        )
    return _follow(element, values)


def _follow(element: Element, values: list[Any]) -> Any:
    factors = element.numbers("polycoef") or (0.0, 1.0, 0.0, 0.0, 0.0)
    return values[0] - sum(factor * values[1] ** k for k, factor in enumerate(factors) if factor)


def _read_bodies(element: Element, found: Found) -> tuple[str, str]:
    """Both bodies; the second is the world unless it is given."""
    first, second = element.attributes.get("body1"), element.attributes.get("body2", WORLD)
    if first is None:
        raise FileError(f"{element.where}: <{element.tag}> needs 'body1' or 'site1'.")
    for key, name in (("body1", first), ("body2", second)):
        if name not in found.inertias and name != WORLD:
            known = format_names(found.inertias)
            raise FileError(f"{element.where}: '{key}' is '{name}', no body; there are {known}.")
    return first, second


def _read_site(element: Element, key: str, found: Found) -> tuple[str, Pose]:
    name = element.text(key)
    if name not in found.frames:
        known = format_names(found.frames)
        raise FileError(f"{element.where}: '{key}' is '{name}', no site; there are {known}.")
    return found.frames[name]


def _between(found: Found, first: str, second: str) -> Pose:
    """Where the second body is in the first, as the file is written."""
    places = {WORLD: Pose(), **found.places}
    return places[first].inverse() @ places[second]
