"""Mechanisms as URDF files, the other way of ``read_urdf``."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any
from xml.sax.saxutils import quoteattr

import numpy as np

from pendula.description import (
    Body,
    Box,
    Capsule,
    Continuous,
    Cylinder,
    Fixed,
    Free,
    Joint,
    Mechanism,
    Mesh,
    Planar,
    Prismatic,
    Revolute,
    Sphere,
)
from pendula.description.drawing import Solid
from pendula.description.mechanisms.reading import evaluate
from pendula.description.surfaces import SurfaceFile
from pendula.description.tessellation import as_drawn
from pendula.errors import DescriptionError
from pendula.files import write_text
from pendula.spatial import Pose
from pendula.spatial.inertia import rotate_inertia

WORLD = "world"
# In this order: a Continuous is a Revolute.
_TYPES = {
    Continuous: "continuous",
    Revolute: "revolute",
    Prismatic: "prismatic",
    Planar: "planar",
    Free: "floating",
    Fixed: "fixed",
}


def write_urdf(mechanism: Mechanism, path: Any) -> Path:
    """Write a mechanism as a URDF file, with the values that its parameters have; gives the file's path.

    ``read_urdf`` gives back the same bodies, joints, limits, shapes and gears. Named frames become links
    without mass. The frame of a link is where its joint is, so of a joint with a ``child_pose`` the body's
    frame moves. Meshes that are no files are written beside it as OBJ files. Gravity and drawings are not
    part of a URDF file.

    Raises:
        DescriptionError: if URDF has no place for something that moves the mechanism, such as a ball joint.
        FileError: if the file cannot be written.
    """
    _check_expressible(mechanism)
    file = Path(path)
    # The frame of every link, where its joint is, to that of its body.
    to_body = {WORLD: Pose()} | {
        j.child: _number_pose(j.child_pose).inverse() for j in mechanism.ordered_joints
    }
    root, joints = _find_root(mechanism)
    lines = [f"<robot name={quoteattr(mechanism.name)}>"]
    lines += [] if root else [f"  <link name={quoteattr(WORLD)}/>"]
    for body in mechanism.bodies:
        lines += _write_link(body, to_body[body.name], file)
    for joint in joints:
        lines += _write_joint(joint, to_body[joint.parent] @ _number_pose(joint.pose))
    for name, (body, pose) in mechanism.frames.items():
        lines.append(f"  <link name={quoteattr(name)}/>")
        lines += _write_joint(Fixed(f"{name} on {body}", body, name), to_body[body] @ _number_pose(pose))
    lines += [line for joint in joints if joint.gear != 1 for line in _write_gear(joint)]
    _write_lines([*lines, "</robot>"], file)
    return file


def _check_expressible(mechanism: Mechanism) -> None:
    """Refuse what is no mechanism, and what would be lost although the mechanism moves by it."""
    if not isinstance(mechanism, Mechanism):
        raise DescriptionError(f"A URDF file holds a Mechanism, got {mechanism!r}.")
    if mechanism.forces or mechanism.rates:
        raise DescriptionError(
            f"A URDF file has no place for the forces or states of {mechanism.name}; leave them out with "
            "mechanism.replace(forces=[], rates={})."
        )
    if mechanism.loop_joints:
        raise DescriptionError(
            f"A URDF file is a tree; the joint '{mechanism.loop_joints[0].name}' closes a loop. Write it "
            "without, and the joint into a side file for close_loops(robot, file)."
        )
    if mechanism.constraint_names:
        raise DescriptionError(
            f"A URDF file is a tree; it has no place for the constraint '{mechanism.constraint_names[0]}'."
        )
    for joint in mechanism.ordered_joints:
        if not isinstance(joint, tuple(_TYPES)):
            raise DescriptionError(
                f"URDF has no joint like the {type(joint).__name__} '{joint.name}'; its joints are Revolute, "
                "Continuous, Prismatic, Planar, Free and Fixed."
            )
        for part in ("stiffness", "armature"):
            if getattr(joint, part) != 0:
                raise DescriptionError(
                    f"A URDF file has no place for the {part} of the joint '{joint.name}'; leave it out."
                )


def _find_root(mechanism: Mechanism) -> tuple[bool, tuple[Joint, ...]]:
    """Whether a body is the root of the file, and the joints; otherwise the world is a link.

    ``read_urdf`` fixes the root to the world by a joint of its own, called "base".
    """
    found = {joint.name: joint for joint in mechanism.ordered_joints}
    joints = tuple(found[joint.name] for joint in mechanism.joints)
    bases = [joint for joint in joints if joint.parent == WORLD]
    first = bases[0]
    plain = isinstance(first, Fixed) and first.name == "base" and first.pose == Pose() == first.child_pose
    if len(bases) > 1 or not plain:
        return False, joints
    return True, tuple(joint for joint in joints if joint is not first)


def _write_link(body: Body, X: Pose, file: Path) -> list[str]:
    """A link, where X is the pose of the body's frame in its own."""
    lines = [f"  <link name={quoteattr(body.name)}>"]
    if not body.massless:
        tensor = [[evaluate(entry) for entry in row] for row in body.inertia]
        turned = np.asarray(rotate_inertia(X.matrix, tensor), dtype=float)
        center = X.apply([evaluate(part) for part in body.center])
        entries = ((f"i{'xyz'[i]}{'xyz'[j]}", turned[i, j]) for i in range(3) for j in range(i, 3))
        lines += [
            "    <inertial>",
            f"      {_origin(Pose(center))}",
            f"      <mass value={_quote(evaluate(body.mass))}/>",
            f"      {_element('inertia', dict(entries))}",
            "    </inertial>",
        ]
    for kind, shapes in (("visual", body.shapes), ("collision", body.collision)):
        for number, shape in enumerate(shapes):
            name = f"{file.stem}_{body.name}_{kind}_{number}.obj"
            lines += _write_shape(kind, as_drawn(shape), X, file.with_name(name.replace("/", "_")))
    return [*lines, "  </link>"]


def _write_shape(kind: str, shape: Solid, X: Pose, mesh: Path) -> list[str]:
    lines = [f"    <{kind}>", f"      {_origin(X @ _number_pose(shape.pose or Pose()))}"]
    lines.append(f"      <geometry>{_write_geometry(shape, mesh)}</geometry>")
    if shape.colour is not None:
        levels = [int(shape.colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
        colour = _element("color", {"rgba": (*levels, 1.0)})
        lines.append(f"      <material name={quoteattr(shape.colour)}>{colour}</material>")
    return [*lines, f"    </{kind}>"]


def _write_geometry(shape: Solid, mesh: Path) -> str:
    match shape:
        case Box():
            return _element("box", {"size": tuple(map(evaluate, shape.size))})
        case Sphere():
            return _element("sphere", {"radius": evaluate(shape.radius)})
        case Cylinder() | Capsule():
            sizes = {"radius": evaluate(shape.radius), "length": evaluate(shape.length)}
            return _element(type(shape).__name__.lower(), sizes)
        case Mesh():
            return _write_mesh(shape, mesh)


def _write_mesh(shape: Mesh, mesh: Path) -> str:
    """A reference to the file of a mesh, which is written if there is none yet."""
    surface, scale = shape.surface, np.full(3, evaluate(shape.scale))
    if isinstance(surface, SurfaceFile):
        folder, scale = mesh.resolve().parent, scale * surface.scale
        inside = surface.path.is_relative_to(folder)
        name = surface.path.relative_to(folder).as_posix() if inside else f"file://{surface.path.as_posix()}"
    else:
        places = [f"v {x!r} {y!r} {z!r}" for x, y, z in surface.vertices.tolist()]
        faces = [f"f {a} {b} {c}" for a, b, c in (surface.faces.astype(int) + 1).tolist()]
        _write_lines([*places, *faces], mesh)
        name = mesh.name
    return f"<mesh filename={quoteattr(name)} scale={_quote(*scale.tolist())}/>"


def _write_joint(joint: Joint, pose: Pose) -> list[str]:
    kind = next(name for known, name in _TYPES.items() if isinstance(joint, known))
    if kind == "revolute" and joint.limits is None:
        kind = "continuous"
    lines = [
        f"  <joint name={quoteattr(joint.name)} type={quoteattr(kind)}>",
        f"    {_origin(pose)}",
        f"    <parent link={quoteattr(joint.parent)}/>",
        f"    <child link={quoteattr(joint.child)}/>",
    ]
    if (axis := getattr(joint, "axis", None)) is not None:
        lines.append(f"    {_element('axis', {'xyz': axis})}")
    losses = {key: evaluate(getattr(joint, key)) for key in ("damping", "friction")}
    if any(losses.values()):
        lines.append(f"    {_element('dynamics', losses)}")
    limits: dict[str, Any] = {"effort": joint.effort_limit, "velocity": joint.velocity_limit}
    if joint.limits is not None:
        limits["lower"], limits["upper"] = joint.limits
    if given := {key: value for key, value in limits.items() if value is not None}:
        lines.append(f"    {_element('limit', given)}")
    if joint.mimic is not None:
        ratio, offset = _quote(joint.mimic.ratio), _quote(joint.mimic.offset)
        leader = quoteattr(joint.mimic.joint)
        lines.append(f"    <mimic joint={leader} multiplier={ratio} offset={offset}/>")
    return [*lines, "  </joint>"]


def _write_gear(joint: Joint) -> list[str]:
    return [
        f"  <transmission name={quoteattr(f'gear of {joint.name}')}>",
        "    <type>transmission_interface/SimpleTransmission</type>",
        f"    <joint name={quoteattr(joint.name)}/>",
        f"    <actuator name={quoteattr(f'motor of {joint.name}')}>"
        f"<mechanicalReduction>{float(joint.gear)!r}</mechanicalReduction></actuator>",
        "  </transmission>",
    ]


def _origin(pose: Pose) -> str:
    # A turn about fixed axes x, y, z, in this order.
    return _element("origin", {"xyz": pose.position.tolist(), "rpy": pose.rotation.euler("xyz").tolist()})


def _element(tag: str, attributes: Mapping[str, float | Iterable[float]]) -> str:
    parts = (
        f"{name}={_quote(*value) if isinstance(value, Iterable) else _quote(value)}"
        for name, value in attributes.items()
    )
    return f"<{tag} {' '.join(parts)}/>"


def _quote(*numbers: float) -> str:
    """Numbers so that they are read back as they are."""
    return quoteattr(" ".join(repr(float(number)) for number in numbers))


def _write_lines(lines: Iterable[str], path: Path) -> None:
    write_text(path, "\n".join((*lines, "")))


def _number_pose(pose: Pose) -> Pose:
    """A pose with the values that its parameters have."""
    position = [evaluate(part) for part in map(_scalar, pose.position)]
    return Pose(position, [[evaluate(_scalar(entry)) for entry in row] for row in pose.matrix])


def _scalar(entry: Any) -> Any:
    return entry if getattr(entry, "free_symbols", None) else float(entry)
