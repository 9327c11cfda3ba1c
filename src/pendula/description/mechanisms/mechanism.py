"""A system of bodies and joints."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from itertools import accumulate
from types import MappingProxyType
from typing import Any

import sympy as sp

from pendula.description import checks
from pendula.description.base import BaseDescription
from pendula.description.constraints import Constraint, Holonomic, positions_first
from pendula.description.contacts import Gap, read_contacts
from pendula.description.controller import as_controller
from pendula.description.drawing import Shape
from pendula.description.fingerprint import Content
from pendula.description.friction import Friction
from pendula.description.lagrangian import default_name, distinct_names
from pendula.description.mechanisms import quantities
from pendula.description.mechanisms.body import Body
from pendula.description.mechanisms.closures import names_of_rows, place_of_joint, rows_of_joint
from pendula.description.mechanisms.forces import (
    JointForce,
    add_friction,
    driven_joints,
    forces_of_joints,
    read_efforts,
    read_forces,
    row_of,
    stick_joints,
    with_laws,
)
from pendula.description.mechanisms.joints import Joint
from pendula.description.mechanisms.parts import (
    angles_of,
    check_motion,
    content_of,
    find_joint,
    read_all,
    read_drawing,
    read_frames,
    units_of,
    with_unit_quaternions,
)
from pendula.description.mechanisms.reading import read_vector
from pendula.description.mechanisms.surroundings import Pairs, read_ground, read_pairs
from pendula.description.mechanisms.tree import WORLD, span_joints
from pendula.description.points import Point
from pendula.description.start_values import read_start
from pendula.description.symbols import State, time
from pendula.errors import DescriptionError, format_names


@dataclass(frozen=True, init=False, eq=False, repr=False)
class Mechanism(BaseDescription):
    """Rigid bodies that joints hold together; an immutable value.

    Joints that close loops are constraints on the tree of the others. Coordinates are called after joints of
    the tree, depth-first in the order in which these are given: ``joint``, its velocity ``joint_dot``, its
    input ``joint_effort``; those of joints with several degrees end in what they are, such as ``base_x``,
    ``base_qw``, ``base_vx``, ``base_vx_effort``.

    Args:
        bodies: each held by a joint.
        joints: each from a parent, a body or "world", to a child.
        gravity: its acceleration along the axes of the world, m/s².
        actuated: what drives the joints: names of joints or velocities that have an input each, all unless
            given; or ``{joint or velocity: expression}``, such as a gear times an input.
        forces: on bodies, ``Force``, ``Torque`` or ``Drag`` with ``body=``, where ``at`` is in the frame of
            the body; or on coordinates, as in a ``Lagrangian``.
        frames: named frames, ``{name: (body, pose)}``.
        name: what reports and plots call the system.
        start: values of coordinates and velocities worth starting from; the rest is zero, qw is 1.
        drawing: shapes for viewers besides those of bodies; ``mechanism.point(body, place)`` is a point of a
            body.
        reference: where the system comes from.
        rates: states beyond these, with their rates: ``{state: expression}``.
        signals: expressions that every run records, ``{name: expression}``; ``with_control`` adds what drives
            inputs.
        constraints: expressions of coordinates, of points and rotations of bodies and of time that are zero,
            or ``Nonholonomic(...)``.
        cut: names of joints that close loops; the rest is chosen so that loops are short.
        ground: shapes of the world that bodies can touch: a ``Plane``, a ``HeightField``, or a list of these.
        pairs: what two bodies, or a body and "world", have together instead of what follows from the
            materials of their shapes: ``{(body, body): Material(...)}``; None if they never meet.
        contacts: ``Contact(mechanism.point(body, place), surface)`` and ``Gap(...)``, as of a ``Lagrangian``.

    Attributes:
        ordered_joints: those of the tree, depth-first; some may be turned round, from child to parent.
        loop_joints: those that close loops, as they are given.
    """

    bodies: tuple[Body, ...]
    joints: tuple[Joint, ...]
    gravity: tuple[Any, ...] = (0.0, 0.0, -9.81)
    actuated: Mapping[str, Any] = field(default_factory=dict)
    forces: tuple[Any, ...] = ()
    frames: Mapping[str, Any] = field(default_factory=dict)
    name: str = "mechanism"
    start: Mapping[str, float] = field(default_factory=dict)
    drawing: tuple[Shape, ...] = ()
    reference: str = ""
    rates: Mapping[State, Any] = field(default_factory=dict)
    signals: Mapping[str, Any] = field(default_factory=dict)
    constraints: tuple[Constraint, ...] = ()
    cut: tuple[str, ...] = ()
    ground: tuple[Any, ...] = ()
    pairs: Pairs = field(default_factory=dict)
    contacts: tuple[Gap, ...] = ()
    states: tuple[State, ...] = field(init=False)
    units: Mapping[str, str] = field(init=False)
    ordered_joints: tuple[Joint, ...] = field(init=False)
    loop_joints: tuple[Joint, ...] = field(init=False)

    def __init__(
        self,
        bodies: Iterable[Body],
        joints: Iterable[Joint],
        gravity: Any = (0.0, 0.0, -9.81),
        actuated: Any = None,
        forces: Iterable[Any] = (),
        frames: Mapping[str, Any] | None = None,
        name: str = "mechanism",
        start: Mapping[Any, Any] | None = None,
        drawing: Iterable[Shape] = (),
        reference: str = "",
        rates: Mapping[State, Any] | None = None,
        signals: Mapping[str, Any] | None = None,
        constraints: Iterable[Any] = (),
        cut: Iterable[str] = (),
        ground: Any = None,
        pairs: Mapping[Any, Any] | None = None,
        contacts: Iterable[Any] = (),
    ) -> None:
        parts = read_all(bodies, Body, "bodies"), read_all(joints, Joint, "joints")
        left_out = tuple(map(str, checks.as_tuple(cut, "joints to cut")))
        spanning = span_joints(*parts, left_out, driven_joints(parts[1], actuated))
        given_forces = checks.as_tuple(forces, "forces")
        gaps = read_contacts(contacts, [force for force in given_forces if isinstance(force, Friction)])
        g, held = add_friction(given_forces, gaps, rates if rates is not None else {}, constraints)
        values = {
            "bodies": parts[0],
            "joints": parts[1],
            "ordered_joints": spanning.tree,
            "loop_joints": spanning.loops,
            "cut": left_out,
            "gravity": read_vector(gravity, "gravity"),
            "frames": MappingProxyType(read_frames(frames or {}, parts[0])),
            "name": checks.read_text(name, "name"),
            "drawing": read_drawing(drawing, parts[0], ground, start),
            "reference": reference,
            "rates": MappingProxyType(g),
            "states": tuple(g),
            "signals": MappingProxyType(checks.read_signals(signals if signals is not None else {})),
            "constraints": held,
            "ground": read_ground(ground),
            "pairs": MappingProxyType(read_pairs(pairs, (body.name for body in parts[0]))),
            "contacts": gaps,
        }
        for key, value in values.items():
            object.__setattr__(self, key, value)
        check_motion(self)
        if gaps and self.ground:
            raise DescriptionError(
                f"{self.name} has a ground=, which its shapes touch, and contacts=; give one of them."
            )
        object.__setattr__(self, "actuated", MappingProxyType(read_efforts(self.moving_joints, actuated)))
        object.__setattr__(self, "forces", read_forces(given_forces, parts[0], self.moving_joints))
        checks.check_mechanism(self)
        checks.check_signals(self)
        checks.check_names(self)
        object.__setattr__(self, "units", MappingProxyType(units_of(self)))
        given = with_unit_quaternions(read_start(self, start or {}), self.moving_joints)
        object.__setattr__(self, "start", MappingProxyType(given))

    @cached_property
    def moving_joints(self) -> tuple[Joint, ...]:
        """The joints that have coordinates of their own, in the order of these."""
        return tuple(j for j in self.ordered_joints if j.elements and j.mimic is None)

    @cached_property
    def coordinates(self) -> tuple[Any, ...]:  # pyright: ignore[reportIncompatibleVariableOverride]
        return tuple(q for joint in self.moving_joints for q in joint.coordinates)

    @cached_property
    def velocities(self) -> tuple[Any, ...]:
        return tuple(v for joint in self.moving_joints for v in joint.velocities)

    @cached_property
    def identity(self) -> bool:  # pyright: ignore[reportIncompatibleVariableOverride]
        return all(joint.identity for joint in self.moving_joints)

    @cached_property
    def unit_blocks(self) -> tuple[tuple[int, int], ...]:  # pyright: ignore[reportIncompatibleVariableOverride]
        ends = accumulate(len(joint.coordinates) for joint in self.moving_joints)
        joints = zip(self.moving_joints, ends, strict=True)
        return tuple((end - 4, 4) for joint, end in joints if not joint.identity)

    @cached_property
    def moving_symbols(self) -> frozenset[Any]:
        """Coordinates, velocities and states, and poses and velocities of bodies, which follow from them."""
        return super().moving_symbols | self.frame_quantities.keys()

    @cached_property
    def frame_quantities(self) -> dict[Any, tuple[str, str, int]]:
        """What symbols of poses and velocities of bodies and frames mean."""
        return quantities.frame_quantities([*(body.name for body in self.bodies), *self.frames])

    @cached_property
    def reaction_quantities(self) -> dict[Any, tuple[str, int]]:
        """What symbols of reactions mean: the joint, and the number of the entry."""
        return {s: (j.name, i) for j in self.joints for i, s in enumerate(quantities.reaction_of(j.name))}

    @cached_property
    def resulting_symbols(self) -> frozenset[Any]:  # pyright: ignore[reportIncompatibleMethodOverride]
        return super().resulting_symbols | self.reaction_quantities.keys()

    def reaction(self, joint: str, at: Any = None, in_frame: str = "world") -> tuple[Any, ...]:
        """Force, then torque, that a joint transmits to its child from its parent, as expressions.

        Motor, spring, damper and friction of the joint are part of it.

        Args:
            joint: its name.
            at: the point that the torque is about: a body or frame, ``mechanism.point(...)``, or the joint's
                own place in its child unless given.
            in_frame: the body or frame along whose axes the components are, or "world".
        """
        own = place_of_joint(find_joint(self.joints, joint, self.name))
        if in_frame != WORLD:
            self.check_frame(in_frame)
        place = own if at is None else self.point(at) if isinstance(at, str) else at
        return quantities.reaction_at(joint, place, "" if in_frame == WORLD else in_frame)

    def point(self, frame: str, place: Iterable[Any] = (0, 0, 0), name: str = "") -> Point:
        """A point of a body or frame, given along its axes from its origin; for drawings, events and laws."""
        self.check_frame(frame)
        return quantities.point_of(frame, place, name)

    def rotation_matrix(self, frame: str) -> sp.ImmutableDenseMatrix:
        """R of a body or frame, from its axes to those of the world."""
        self.check_frame(frame)
        return quantities.rotation_of(frame)

    @property
    def center_of_mass(self) -> Point:
        """Of all bodies that move; those fixed to the world are part of it."""
        return Point(*quantities.center_of_mass(), name="center of mass")

    @property
    def centroidal_momentum(self) -> tuple[Any, ...]:
        """Linear momentum, then angular momentum about the centre of mass, along the axes of the world."""
        return quantities.centroidal_momentum()

    def check_frame(self, name: str) -> None:
        """Refuse a frame that is neither a body nor a named frame."""
        known = [*(body.name for body in self.bodies), *self.frames]
        if name not in known:
            raise DescriptionError(
                f"{self.name} has no body or frame '{name}'; it has {format_names(known)}."
            )

    @property
    def motor_efforts(self) -> dict[str, Any]:
        """For ``actuated=``: on every velocity that is driven, the gear of its joint times its effort."""
        gears = {v.name: joint.gear for joint in self.moving_joints for v in joint.velocities}
        return {name: gears[name] * effort for name, effort in self.actuated.items()}

    @cached_property
    def joint_forces(self) -> tuple[JointForce, ...]:
        """Efforts, dampers and friction of the joints."""
        return forces_of_joints(self.moving_joints, self.ordered_joints, self.actuated)

    @cached_property
    def rows(self) -> tuple[tuple[str | None, Any], ...]:
        """Every force as (body, wrench) or (None, entries by velocity), first those of joints.

        A wrench is a force and a torque about the origin of the body along its axes.
        """
        return tuple(row_of(force, self.moving_joints) for force in (*self.joint_forces, *self.forces))

    @cached_property
    def all_constraints(self) -> tuple[Constraint, ...]:
        """Rows of joints that close loops, then what else is constrained; those on positions first."""
        loops = (row for joint in self.loop_joints for row in rows_of_joint(joint))
        return positions_first((*loops, *self.constraints))

    @cached_property
    def constraint_names(self) -> tuple[str, ...]:
        loops = (name for joint in self.loop_joints for name in names_of_rows(joint))
        own = (c.name or f"{c.expression} = 0" for c in positions_first(self.constraints))
        return distinct_names([*loops, *own])

    @cached_property
    def frictions(self) -> tuple[Friction, ...]:
        return tuple(force for force in self.forces if isinstance(force, Friction))

    def with_sticking_joints(self) -> "Mechanism":
        """The same with friction of joints that holds what it has stopped, instead of the smooth one."""
        return self.replace(**stick_joints(self.joints, self.forces))

    @property
    def holonomic(self) -> tuple[Holonomic, ...]:
        return tuple(c for c in self.all_constraints if isinstance(c, Holonomic))

    @property
    def loops(self) -> tuple[tuple[str, int], ...]:
        return tuple((joint.name, len(names_of_rows(joint))) for joint in self.loop_joints)

    @cached_property
    def moving_constraints(self) -> bool:
        """Whether a constraint does work: it moves with time."""
        return any(time in c.expression.free_symbols for c in self.constraints)

    @cached_property
    def power_names(self) -> tuple[str, ...]:  # pyright: ignore[reportIncompatibleMethodOverride]
        own = [force.name for force in self.joint_forces]
        moving = ("moving constraints",) if self.moving_constraints else ()
        rubbing = (f"friction of {gap.name}" for gap in self.contacts if gap.rough)
        return distinct_names([*own, *(f.name or default_name(f) for f in self.forces), *moving, *rubbing])

    @property
    def rate_expressions(self) -> tuple[Any, ...]:
        return tuple(self.rates.values())

    @cached_property
    def acting(self) -> tuple[tuple[Any, ...], ...]:
        forces = (row if body else tuple(row.values()) for body, row in self.rows)
        return (*forces, *((g,) for g in self.rates.values()))

    @cached_property
    def _scalars(self) -> tuple[Any, ...]:
        """The numbers of bodies, joints and frames: floats and expressions."""
        frames = [
            e for _, pose in self.frames.values() for e in (*pose.position, *sum(map(tuple, pose.matrix), ()))
        ]
        joints = (*self.ordered_joints, *self.loop_joints)
        parts = (s for part in (*self.bodies, *joints) for s in part.scalars)
        return (*parts, *frames, *self.gravity)

    @cached_property
    def _scalar_expressions(self) -> tuple[Any, ...]:
        return tuple(sp.sympify(s) for s in self._scalars if not isinstance(s, float))

    @cached_property
    def expressions(self) -> tuple[Any, ...]:
        return (
            *self._scalar_expressions,
            *(entry for row in self.acting for entry in row),
            *(c.expression for c in self.constraints),
            *(friction.limit for friction in self.frictions),
            *(part for gap in self.contacts for part in gap.laws),
            *self.signals.values(),
            *checks.expressions_of_drawing(self.drawing),
        )

    @property
    def content(self) -> Content:
        return content_of(self, self._scalars)

    @cached_property
    def angles(self) -> tuple[str, ...]:
        """Angles of joints on which nothing acts but by their sines."""
        rows = (*self.acting, [c.expression for c in self.constraints])
        return angles_of(self.moving_joints, {s for row in rows for entry in row for s in entry.free_symbols})

    def push(self, i: int, value: Any, name: str) -> JointForce:
        """A generalised force on velocity number i."""
        return JointForce(((self.velocities[i].name, sp.sympify(value)),), name)

    def with_control(self, control: Any) -> "Mechanism":
        """The closed loop: inputs replaced by expressions of the state, time and parameters.

        Args:
            control: ``{input: expression}``, a ``Controller``, whose states are added to those of the system,
                or something that makes one, such as ``PID(...)``.
        """
        controller = as_controller(self, control)
        laws = self.substitution(controller.laws)
        return self.replace(
            actuated={name: effort.xreplace(laws) for name, effort in self.actuated.items()},
            forces=with_laws(self.forces, self.rows[len(self.joint_forces) :], laws),
            rates=self.with_states_of(controller, self.rates, laws),
            start={**self.start, **controller.start},
            signals=self.with_signals_of(controller, laws),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        given = (getattr(self, item.name) for item in fields(self) if item.init)
        return Mechanism, tuple(dict(part) if isinstance(part, MappingProxyType) else part for part in given)

    def __repr__(self) -> str:
        joints = ", ".join(joint.name for joint in self.ordered_joints)
        return f"Mechanism({self.name!r}, {len(self.bodies)} bodies, joints=({joints}))"
