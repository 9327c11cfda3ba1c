"""Bodies and joints of MJCF.

Several joints of one body move it one after the other: between them are bodies without mass.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from pendula.description import Ball, Fixed, Free, Joint, Prismatic, Revolute
from pendula.errors import DescriptionError, FileError, format_names
from pendula.formats.mjcf_document import Compiler, Defaults, read_word
from pendula.formats.mjcf_geometry import Geom, read_place, read_site
from pendula.formats.mjcf_meshes import MeshAsset
from pendula.formats.xml import Element
from pendula.spatial import Pose, Rotation
from pendula.spatial.inertia import Inertia, doubt_inertia

WORLD = "world"
_IGNORED = ("camera", "light")
_REFUSED = ("composite", "flexcomp", "replicate", "attach", "plugin")
_TYPES = ("free", "ball", "slide", "hinge")


@dataclass
class Found:
    """What the bodies of a file hold, in its order; filled while it is read."""

    inertias: dict[str, Inertia | None] = field(default_factory=dict)
    joints: list[Joint] = field(default_factory=list)
    frames: dict[str, tuple[str, Pose]] = field(default_factory=dict)
    geoms: list[tuple[str, Geom]] = field(default_factory=list)
    start: dict[str, float] = field(default_factory=dict)
    floated: dict[str, float] = field(default_factory=dict)  # the part of each body's weight that is lifted
    notes: list[str] = field(default_factory=list)
    parents: dict[str, str] = field(default_factory=dict)  # of bodies
    places: dict[str, Pose] = field(default_factory=dict)  # of bodies in the world, as the file is written
    tuned: dict[str, tuple[float, float]] = field(default_factory=dict)  # time constants, damping ratios

    def name(self, wanted: str, taken: Any) -> str:
        """A name that nothing of its kind has yet."""
        made, number = wanted, 2
        while made in taken:
            made, number = f"{wanted}_{number}", number + 1
        return made


class BodyReader:
    """Reads <worldbody>."""

    def __init__(self, compiler: Compiler, defaults: Defaults, meshes: Mapping[str, MeshAsset]) -> None:
        self._compiler, self._defaults, self._meshes, self.found = compiler, defaults, meshes, Found()

    def read_world(self, section: Element) -> None:
        for child, at, childclass in self._inside(section, Pose(), ""):
            if child.tag in ("joint", "freejoint", "inertial"):
                raise FileError(f"{child.where}: the world has no <{child.tag}>; it does not move.")
            if child.tag == "body":
                self._read_body(child, WORLD, at, childclass)
            else:
                self._read_part(child, WORLD, at, childclass)

    def _inside(self, parent: Element, at: Pose, childclass: str) -> list[tuple[Element, Pose, str]]:
        """What stands in a body, with the pose and the class of the <frame> around it."""
        made = []
        for child in parent.children:
            if child.tag == "frame":
                inner = child.attributes.get("childclass", childclass)
                made += self._inside(child, at @ read_place(child, self._compiler), inner)
            elif child.tag in _REFUSED:
                raise FileError(f"{child.where}: <{child.tag}> is not supported; write its bodies out.")
            elif child.tag not in _IGNORED:
                made.append((child, at, childclass))
        return made

    def _read_body(self, element: Element, parent: str, at: Pose, childclass: str) -> None:
        found = self.found
        name = found.name(element.attributes.get("name") or f"body{len(found.inertias) + 1}", found.inertias)
        if element.attributes.get("name", name) != name:
            raise FileError(f"{element.where}: two bodies are called '{element.attributes['name']}'.")
        found.inertias[name] = None  # keeps its place before its children
        found.parents[name] = parent
        childclass = element.attributes.get("childclass", childclass)
        place = at @ read_place(element, self._compiler)
        found.places[name] = found.places.get(parent, Pose()) @ place
        inside = self._inside(element, Pose(), childclass)
        joints = [part for part in inside if part[0].tag in ("joint", "freejoint")]
        if element.attributes.get("mocap") == "true":
            found.notes.append(f"{element.where}: the mocap body '{name}' stays where it is.")
        self._read_joints(joints, (parent, name), place)
        inertial = next((part for part in inside if part[0].tag == "inertial"), None)
        geoms = []
        for part, local, own_class in inside:
            if part.tag in ("geom", "site"):
                geoms.append(self._read_part(part, name, local, own_class))
        found.inertias[name] = self._weigh(inertial, [geom for geom in geoms if geom])
        if (lifted := element.number("gravcomp", 0.0)) != 0:
            found.floated[name] = lifted
        for part, local, own_class in inside:
            if part.tag == "body":
                self._read_body(part, name, local, own_class)

    def _read_part(self, element: Element, body: str, at: Pose, childclass: str) -> Geom | None:
        """A geom, or a site, which is a frame if it has a name."""
        filled = self._defaults.fill(element, childclass)
        if element.tag == "geom":
            geom = Geom(filled, self._compiler, at, self._meshes)
            self.found.geoms.append((body, geom))
            return geom
        name = element.attributes.get("name")
        if name:
            self.found.frames[name] = body, at @ read_site(filled, self._compiler)
        return None

    def _read_joints(
        self, parts: list[tuple[Element, Pose, str]], ends: tuple[str, str], place: Pose
    ) -> None:
        """The joints of a body, one after the other, between its parent and itself."""
        found, (parent, body) = self.found, ends
        if not parts:
            taken = [joint.name for joint in found.joints]
            found.joints.append(Fixed(found.name(f"{body}_fixed", taken), parent, body, pose=place))
        for i, (element, at, childclass) in enumerate(parts):
            child = body
            if i + 1 < len(parts):
                child = found.name(f"{body}_{i + 1}", found.inertias)
                found.inertias[child], found.places[child] = None, found.places[body]
            found.joints.append(self._read_joint(element, at, childclass, (parent, child, body), place))
            parent, place = child, Pose()

    def _read_joint(
        self, element: Element, at: Pose, childclass: str, names: tuple[str, str, str], place: Pose
    ) -> Joint:
        parent, child, body = names
        plain = element.tag == "freejoint"
        joint = element if plain else self._defaults.fill(element, childclass)
        kind = "free" if plain else read_word(joint, "type", _TYPES, "hinge")
        taken = [known.name for known in self.found.joints]
        given = element.attributes.get("name")
        if given in taken:
            raise FileError(f"{element.where}: two joints are called '{given}'.")
        name = given or self.found.name(f"{body}_{kind}", taken)
        what = f"{element.where}: the joint '{name}'"
        if kind == "free":
            return self._read_free(joint, name, (parent, child), place, what)
        parts = self._losses(joint, name)
        pivot = at.apply(np.array(joint.vector("pos", (0.0, 0.0, 0.0))))
        try:
            if kind == "ball":
                self._refuse_spring(joint, what)
                return Ball(name, parent, child, pose=place @ Pose(pivot), child_pose=Pose(pivot), **parts)
            axis = at.rotation.apply(np.array(joint.vector("axis", (0.0, 0.0, 1.0))))
            return self._read_axial(joint, name, (parent, child), (place, pivot, axis), parts)
        except DescriptionError as error:
            raise FileError(f"{element.where}: {error}") from None

    def _read_axial(
        self, joint: Element, name: str, ends: tuple[str, str], where: tuple[Any, ...], parts: dict[str, Any]
    ) -> Joint:
        """A hinge or a slide; its coordinate is ``ref`` where the body is as it is written."""
        place, pivot, axis = where
        turning = joint.attributes.get("type", "hinge") == "hinge"
        unit = self._compiler.angle if turning else 1.0
        ref, length = unit * joint.number("ref", 0.0), float(np.linalg.norm(axis))
        if length == 0:
            raise DescriptionError(f"The axis of the joint '{name}' is (0, 0, 0), which is no direction.")
        axis = axis / length
        back = Pose((0, 0, 0), Rotation.from_vector(-ref * axis)) if turning else Pose(-ref * axis)
        parts["stiffness"], parts["rest"] = (
            joint.number("stiffness", 0.0),
            unit * joint.number("springref", 0.0),
        )
        delay, ratio = joint.vector("springdamper", (0.0, 0.0))
        if delay > 0 and ratio > 0:
            self.found.tuned[name] = delay, ratio
        limited = read_word(joint, "limited", ("true", "false", "auto"), "auto")
        bounds = joint.numbers("range")
        if limited == "true" or (limited == "auto" and bounds and self._compiler.autolimits):
            if len(bounds) != 2:
                raise DescriptionError(f"The joint '{name}' is limited but has no range of two numbers.")
            parts["limits"] = tuple(unit * bound for bound in bounds)
        if ref:
            self.found.start[name] = ref
        pose = place @ Pose(pivot) @ back
        kind = Revolute if turning else Prismatic
        return kind(name, *ends, axis=axis, pose=pose, child_pose=Pose(pivot), **parts)

    def _read_free(self, joint: Element, name: str, ends: tuple[str, str], place: Pose, what: str) -> Joint:
        if ends[0] != WORLD:
            raise FileError(
                f"{what} is free, but its body hangs on '{ends[0]}'; only the world's bodies can."
            )
        self._refuse_spring(joint, what)
        made = Free(name, *ends, **({} if joint.tag == "freejoint" else self._losses(joint, name)))
        values = (*place.position.tolist(), *place.quaternion.tolist())
        self.found.start |= {q.name: value for q, value in zip(made.coordinates, values, strict=True)}
        return made

    def _losses(self, joint: Element, name: str) -> dict[str, Any]:
        if len(joint.numbers("damping")) > 1 or len(joint.numbers("stiffness")) > 1:
            raise FileError(
                f"{joint.where}: the joint '{name}' has damping or stiffness by a polynomial, which is not "
                "supported; give one number."
            )
        if any(joint.numbers("springyield")):
            raise FileError(
                f"{joint.where}: the spring of the joint '{name}' yields, which is not supported."
            )
        keys = {"damping": "damping", "friction": "frictionloss", "armature": "armature"}
        return {ours: joint.number(theirs, 0.0) for ours, theirs in keys.items()}

    def _refuse_spring(self, joint: Element, what: str) -> None:
        if joint.number("stiffness", 0.0) != 0 or any(joint.numbers("springdamper")):
            raise FileError(f"{what} turns by a quaternion and has a stiffness, which is not supported.")

    def _weigh(self, inertial: tuple[Element, Pose, str] | None, geoms: list[Geom]) -> Inertia | None:
        """Mass, centre and inertia of a body: as given, or of its geoms."""
        source = self._compiler.inertiafromgeom
        if source == "true" or (source == "auto" and inertial is None):
            low, high = self._compiler.groups
            parts = [geom.inertia() for geom in geoms if low <= geom.group <= high]
            parts = [part for part in parts if part is not None]
            return sum(parts[1:], parts[0]) if parts else None
        return None if inertial is None else read_inertial(inertial[0], inertial[1], self._compiler)


def read_inertial(element: Element, at: Pose, compiler: Compiler) -> Inertia | None:
    """<inertial>: about the centre of mass, along axes of its own or by six entries along the body's."""
    if "pos" not in element.attributes:
        raise FileError(f"{element.where}: <inertial> needs the attribute 'pos'.")
    mass, pose = element.number("mass"), at @ read_place(element, compiler)
    full = element.numbers("fullinertia")
    if full and len(full) != 6:
        raise FileError(f"{element.where}: 'fullinertia' has six numbers, got {len(full)}.")
    if full and "diaginertia" in element.attributes:
        raise FileError(f"{element.where}: <inertial> has both fullinertia and diaginertia; give one.")
    xx, yy, zz, xy, xz, yz = full or (*element.vector("diaginertia", (0.0, 0.0, 0.0)), 0.0, 0.0, 0.0)
    if mass == 0:
        return None
    tensor = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    if compiler.balanceinertia and doubt_inertia(tensor):
        tensor = np.eye(3) * np.trace(tensor) / 3
    try:
        return Inertia(mass, tensor).transform(pose)
    except DescriptionError as error:
        listed = format_names(map(str, (xx, yy, zz)))
        raise FileError(f"{element.where}: the inertia with the diagonal {listed}: {error}") from None
