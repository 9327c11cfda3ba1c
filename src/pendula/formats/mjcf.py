"""Robots from MJCF files, the format of MuJoCo (mujoco.readthedocs.io/en/stable/XMLreference.html)."""

import warnings
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from pendula.description import Body, Force, Mechanism
from pendula.errors import DescriptionError, FileError, format_names
from pendula.formats.mjcf_actuators import read_actuators, read_tendons, tendon_forces
from pendula.formats.mjcf_bodies import WORLD, BodyReader, Found
from pendula.formats.mjcf_contact import ContactGeom, ContactReader, Touching, read_contacts
from pendula.formats.mjcf_document import Compiler, Defaults, read_compiler, read_document
from pendula.formats.mjcf_equality import read_equality
from pendula.formats.mjcf_meshes import read_meshes
from pendula.formats.mjcf_schema import list_unused
from pendula.formats.mjcf_springs import tune_springs
from pendula.formats.xml import Element
from pendula.spatial import Rotation
from pendula.spatial.inertia import Inertia

_FORCES = ("actuation", "damper", "passive", "spring")  # that flags cannot take away
_HIDDEN = 3  # groups of geoms from this on are not shown, by custom


@dataclass(frozen=True)
class MjcfFile:
    """What a file holds.

    Attributes:
        mechanism: bodies, joints, actuators and forces.
        notes: what is in the file and not in the mechanism, a sentence each.
        contacts: how geoms meet each other.
        excluded: pairs of bodies that do not.
        keyframes: coordinates and velocities by name, for ``start``.
    """

    mechanism: Mechanism
    notes: tuple[str, ...]
    contacts: tuple[ContactGeom, ...]
    excluded: tuple[tuple[str, str], ...]
    keyframes: dict[str, dict[str, float]]


def read_mjcf(path: Any, *, strict: bool = False, contact: bool = False) -> Mechanism:
    """A robot from an MJCF file, as a ``Mechanism`` that is called after it.

    Bodies, joints and sites (as frames) keep their names, actuators are inputs of theirs. What is in the file
    and cannot be in the mechanism is one warning; ``load_mjcf`` gives it as notes, and more.

    Args:
        path: the file; files that it includes lie in its folder.
        strict: whether anything left out is an error.
        contact: whether geoms of the world become its ground, and geoms meet by MuJoCo's rules, with their
            friction; ``simulate`` then moves it in steps with contact.

    Raises:
        FileError: if the file cannot be read or asks for what is not supported; says where.
    """
    found = load_mjcf(path, contact=contact)
    if found.notes:
        listed = f"{Path(path).name} is not read as a whole. " + " ".join(found.notes)
        if strict:
            raise FileError(listed)
        warnings.warn(listed, stacklevel=2)
    return found.mechanism


def load_mjcf(path: Any, *, contact: bool = False) -> MjcfFile:
    """Everything that is read of an MJCF file; ``read_mjcf`` gives its mechanism alone."""
    place = Path(path)
    root = read_document(place)
    _refuse_soft_bodies(root)
    compiler, defaults = read_compiler(root), Defaults(root)
    reader = BodyReader(compiler, defaults, read_meshes(root, place.parent, compiler, defaults))
    for section in root.find_all("worldbody"):
        reader.read_world(section)
    found = reader.found
    if not found.inertias:
        raise FileError(f"{place.name}: there is no body in it, so nothing that could move.")
    bodies = _make_bodies(found, compiler, place.name)
    bodies = _with_shapes(bodies, found)
    tune_springs(found, bodies)
    disabled = _read_disabled(root).keys()
    if disabled & {"constraint", "frictionloss"}:
        found.joints[:] = [replace(joint, friction=0.0) for joint in found.joints]
    joints = {joint.name: joint for joint in found.joints if joint.elements}
    tendons = read_tendons(root, joints, defaults)
    drives = read_actuators(root, joints, tendons, defaults)
    pulls, left_out = tendon_forces(tendons)
    loops, constraints = (
        ([], []) if disabled & {"constraint", "equality"} else read_equality(root, found, tendons)
    )
    contacts, excluded, more = read_contacts(root, found)
    meeting = ContactReader(found, contacts, excluded, loops)
    touching = meeting.read(bodies) if contact else Touching(bodies)
    if meeting.has_ground and not contact:
        more.append("Geoms of the world are left out; contact=True makes them the ground.")
    if contact and "constraint" in disabled:
        more.append("<flag> disables contact with all constraints; contact=True keeps it.")
    gravity, notes = _read_option(root)
    lifts = [
        Force(tuple(-part * body.mass * g for g in gravity), body=name, at=body.center, axes="world")
        for name, part in found.floated.items()
        for body in bodies
        if body.name == name and any(gravity)
    ]
    try:
        mechanism = Mechanism(
            touching.bodies,
            [*found.joints, *loops],
            gravity,
            drives.forces,
            [*lifts, *pulls],
            frames=_rename_frames(found),
            name=root.attributes.get("model") or place.stem,
            start=found.start,
            rates=drives.rates,
            constraints=constraints,
            cut=[joint.name for joint in loops],
            ground=touching.ground,
            pairs=touching.pairs,
        )
    except DescriptionError as error:
        raise FileError(f"{place.name}: {error}") from error
    if loops or constraints:
        more.append("What <equality> ties together is kept exactly, not softly.")
    notes = (*found.notes, *notes, *left_out, *drives.notes, *more, *touching.notes, *list_unused(root))
    return MjcfFile(mechanism, tuple(dict.fromkeys(notes)), contacts, excluded, _read_keys(root, mechanism))


def _refuse_soft_bodies(root: Element) -> None:
    for child in root.find_all("deformable"):
        if flex := child.find("flex"):
            raise FileError(f"{flex.where}: <flex> is soft; a Mechanism has rigid bodies only.")


def _make_bodies(found: Found, compiler: Compiler, file: str) -> list[Body]:
    """Bodies with their masses, as the compiler's options change them."""
    inertias = {name: _bound(own, compiler) for name, own in found.inertias.items()}
    total = sum(own.mass for own in inertias.values() if own is not None)
    scale = compiler.settotalmass / total if compiler.settotalmass > 0 and total > 0 else 1.0
    made = []
    for name, own in inertias.items():
        if name == WORLD:
            raise FileError(f"{file}: a body is called 'world', the name of what does not move; rename it.")
        if own is None:
            made.append(Body(name, 0.0))
        else:
            made.append(Body(name, scale * own.mass, own.center, scale * np.array(own.inertia)))
    return made


def _with_shapes(bodies: list[Body], found: Found) -> list[Body]:
    """Bodies with what they are seen by, and what they touch others with."""
    made = []
    for body in bodies:
        geoms = [geom for name, geom in found.geoms if name == body.name]
        seen = [geom for geom in geoms if geom.group < _HIDDEN] or geoms
        groups = (seen, [geom for geom in geoms if geom.touches])
        shapes, collision = ([s for g in group if (s := g.shape()) is not None] for group in groups)
        made.append(replace(body, shapes=shapes, collision=collision))
    return made


def _bound(own: Inertia | None, compiler: Compiler) -> Inertia | None:
    """At least boundmass and boundinertia."""
    if not compiler.boundmass and not compiler.boundinertia:
        return own
    mass = max(own.mass if own else 0.0, compiler.boundmass)
    moments, axes = np.linalg.eigh(own.inertia) if own else (np.zeros(3), np.eye(3))
    tensor = axes @ np.diag(np.maximum(moments, compiler.boundinertia)) @ axes.T
    return Inertia(mass, (tensor + tensor.T) / 2, own.center if own else (0.0, 0.0, 0.0)) if mass else None


def _rename_frames(found: Found) -> dict[str, Any]:
    """Sites under names that no body has."""
    made: dict[str, Any] = {}
    for name, place in found.frames.items():
        made[found.name(f"{name}_site" if name in found.inertias or name == WORLD else name, made)] = place
    return made


def _read_option(root: Element) -> tuple[tuple[float, float, float], list[str]]:
    """Gravity, and what the options ask for beyond it."""
    gravity: tuple[Any, ...] = (0.0, 0.0, -9.81)
    notes = []
    for option in root.find_all("option"):
        gravity = option.vector("gravity", gravity)
        fluid = [key for key in ("density", "viscosity") if option.number(key, 0.0) != 0]
        if fluid:
            notes.append(f"{option.where}: forces of the fluid ({format_names(fluid)}) are left out.")
    disabled = _read_disabled(root)
    x, y, z = (0.0, 0.0, 0.0) if "gravity" in disabled else gravity
    return (x, y, z), notes


def _read_disabled(root: Element) -> dict[str, Element]:
    """What flags take away, each with the element that does."""
    flags = [flag for option in root.find_all("option") for flag in option.find_all("flag")]
    found = {name: flag for flag in flags for name, word in flag.attributes.items() if word == "disable"}
    if lost := [name for name in _FORCES if name in found]:
        raise FileError(
            f"{found[lost[0]].where}: <flag> disables {format_names(lost)}, which is not supported; take the "
            "elements out that it disables."
        )
    return found


def _read_keys(root: Element, mechanism: Mechanism) -> dict[str, dict[str, float]]:
    """Keyframes as values by name; velocities of free joints along the world become those along the body."""
    made: dict[str, dict[str, float]] = {}
    q, v = [s.name for s in mechanism.coordinates], [s.name for s in mechanism.velocities]
    for section in root.find_all("keyframe"):
        for i, key in enumerate(section.children):
            values = dict(mechanism.start)
            for attribute, names in (("qpos", q), ("qvel", v)):
                given = key.numbers(attribute)
                if given and len(given) != len(names):
                    raise FileError(
                        f"{key.where}: '{attribute}' has {len(given)} numbers, but there are {len(names)}."
                    )
                values |= dict(zip(names, given, strict=False))
            _turn_velocities(mechanism, values)
            made[key.attributes.get("name", f"key{i + 1}")] = values
    return made


def _turn_velocities(mechanism: Mechanism, values: dict[str, float]) -> None:
    """Those of free joints, which MJCF gives along the world's axes."""
    for joint in mechanism.moving_joints:
        names = [s.name for s in joint.velocities[:3]]
        if len(joint.velocities) == 6 and any(name in values for name in names):
            turned = Rotation([values[s.name] for s in joint.coordinates[3:]]).inverse()
            along = turned.apply(np.array([values.get(name, 0.0) for name in names]))
            values |= dict(zip(names, along.tolist(), strict=True))
