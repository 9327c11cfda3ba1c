"""A mechanism in maximal coordinates: six velocities for every body, and joints as constraints."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any

import numpy as np

from pendula.description import checks
from pendula.description.base import BaseDescription
from pendula.description.constraints import Constraint, Holonomic, positions_first
from pendula.description.fingerprint import Content
from pendula.description.lagrangian import distinct_names
from pendula.description.mechanisms.body import Body
from pendula.description.mechanisms.forces import BodyWrench
from pendula.description.mechanisms.joints import Free, Joint
from pendula.description.mechanisms.mechanism import Mechanism
from pendula.description.mechanisms.reading import evaluate
from pendula.description.mechanisms.tree import WORLD
from pendula.description.points import Point
from pendula.description.start_values import read_start
from pendula.description.symbols import Coordinate, QuasiVelocity
from pendula.errors import DescriptionError
from pendula.spatial.poses import Pose

_POSE = ("x", "y", "z", "qw", "qx", "qy", "qz")
_VELOCITY = ("vx", "vy", "vz", "wx", "wy", "wz")
_UNITS = ("m",) * 3 + ("1",) * 4 + ("m/s",) * 3 + ("rad/s",) * 3
# What the rows of a joint are called after it, by the motions that it allows.
_PINS, _GUIDES = ("x", "y", "z"), ("across 1", "across 2")
_TURNS = ("turn 1", "turn 2", "turn 3")
_ROWS: dict[tuple[str, ...], tuple[str, ...]] = {
    (): (*_PINS, *_TURNS),
    ("turn",): (*_PINS, *_TURNS[:2]),
    ("slide",): (*_GUIDES, *_TURNS),
    ("screw",): (*_GUIDES, "advance", *_TURNS[:2]),
    ("slide", "turn"): (*_GUIDES, *_TURNS[:2]),
    ("slide", "slide", "turn"): ("across", *_TURNS[:2]),
    ("turn", "turn"): (*_PINS, "turn"),
    ("ball",): _PINS,
    ("free",): (),
}


@dataclass(frozen=True, init=False, eq=False, repr=False)
class MaximalMechanism(BaseDescription):
    """The bodies of a mechanism with a pose each; an immutable value, made by ``derive``.

    Coordinates of a body are ``<body>_x``, … of the origin of its frame in the world and a unit quaternion
    ``<body>_qw``, … from its axes to those of the world; its velocities, linear ``<body>_vx``, … of that
    origin and angular ``<body>_wx``, …, are along its own axes. Joints are constraints, named after them.
    Forces, laws and signals are those of the mechanism; its joint coordinates in them follow from the poses:
    angles within half a turn of zero, of springs within half a turn of their rest.

    Args:
        mechanism: whose bodies all have inertia, and none of whose joints mimics another.
        start: values of coordinates, velocities and states.
    """

    mechanism: Mechanism
    start: Mapping[str, float] = field(default_factory=dict)

    identity = False

    def __init__(self, mechanism: Mechanism, start: Mapping[Any, float]) -> None:
        object.__setattr__(self, "mechanism", mechanism)
        _check(mechanism)
        checks.check_names(self)
        object.__setattr__(self, "start", MappingProxyType(read_start(self, start)))

    @property
    def name(self) -> str:  # pyright: ignore[reportIncompatibleVariableOverride]
        return self.mechanism.name

    @cached_property
    def bodies(self) -> tuple[Body, ...]:
        """Depth-first, as the mechanism's joints carry them."""
        by_name = {body.name: body for body in self.mechanism.bodies}
        return tuple(by_name[joint.child] for joint in self.mechanism.ordered_joints)

    @property
    def joints(self) -> tuple[Joint, ...]:
        """In the order of their constraints: those of the mechanism's tree, then those that close loops."""
        return (*self.mechanism.ordered_joints, *self.mechanism.loop_joints)

    @cached_property
    def coordinates(self) -> tuple[Any, ...]:  # pyright: ignore[reportIncompatibleVariableOverride]
        return tuple(Coordinate(f"{body.name}_{ending}") for body in self.bodies for ending in _POSE)

    @cached_property
    def velocities(self) -> tuple[Any, ...]:
        return tuple(QuasiVelocity(f"{body.name}_{ending}") for body in self.bodies for ending in _VELOCITY)

    @cached_property
    def unit_blocks(self) -> tuple[tuple[int, int], ...]:  # pyright: ignore[reportIncompatibleVariableOverride]
        return tuple((7 * i + 3, 4) for i in range(len(self.bodies)))

    @cached_property
    def moving_symbols(self) -> frozenset[Any]:
        """Those of the bodies, and joint coordinates and frames of the mechanism, which follow from them."""
        return super().moving_symbols | self.mechanism.moving_symbols

    @property
    def resulting_symbols(self) -> frozenset[Any]:
        return super().resulting_symbols | self.mechanism.reaction_quantities.keys()

    @cached_property
    def constraint_names(self) -> tuple[str, ...]:
        rows = [name for joint in self.joints for name in rows_of(joint)]
        return distinct_names([*rows, *(c.name or f"{c.expression} = 0" for c in self.constraints)])

    @cached_property
    def constraints(self) -> tuple[Constraint, ...]:
        """What is constrained beside the joints; those on positions first."""
        return positions_first(self.mechanism.constraints)

    @property
    def holonomic(self) -> tuple[Any, ...]:
        rows = (name for joint in self.joints for name in rows_of(joint))
        return (*rows, *(c for c in self.constraints if isinstance(c, Holonomic)))

    @property
    def loops(self) -> tuple[tuple[str, int], ...]:
        return tuple((joint.name, len(rows_of(joint))) for joint in self.joints)

    @property
    def states(self) -> tuple[Any, ...]:  # pyright: ignore[reportIncompatibleVariableOverride]
        return self.mechanism.states

    @property
    def drawing(self) -> tuple[Any, ...]:  # pyright: ignore[reportIncompatibleVariableOverride]
        return self.mechanism.drawing

    @property
    def reference(self) -> str:  # pyright: ignore[reportIncompatibleVariableOverride]
        return self.mechanism.reference

    @property
    def signals(self) -> Mapping[str, Any]:  # pyright: ignore[reportIncompatibleVariableOverride]
        return self.mechanism.signals

    @property
    def forces(self) -> tuple[Any, ...]:
        return self.mechanism.forces

    @property
    def power_names(self) -> tuple[str, ...]:
        return self.mechanism.power_names

    @property
    def acting(self) -> tuple[tuple[Any, ...], ...]:  # pyright: ignore[reportIncompatibleVariableOverride]
        return self.mechanism.acting

    @property
    def rates(self) -> Mapping[Any, Any]:
        return self.mechanism.rates

    @property
    def rate_expressions(self) -> tuple[Any, ...]:
        return self.mechanism.rate_expressions

    @property
    def expressions(self) -> tuple[Any, ...]:  # pyright: ignore[reportIncompatibleVariableOverride]
        return self.mechanism.expressions

    @property
    def content(self) -> Content:
        yield "maximal", (*self.coordinates, *self.velocities)
        yield from self.mechanism.content

    @cached_property
    def units(self) -> Mapping[str, str]:  # pyright: ignore[reportIncompatibleVariableOverride]
        names = [f"{body.name}_{ending}" for body in self.bodies for ending in (*_POSE, *_VELOCITY)]
        own = dict(zip(names, _UNITS * len(self.bodies), strict=True))
        return MappingProxyType({**self.mechanism.units, **own})

    def point(self, frame: str, place: Iterable[Any] = (0, 0, 0), name: str = "") -> Point:
        """A point of a body or frame, given along its axes from its origin."""
        return self.mechanism.point(frame, place, name)

    def push(self, i: int, value: Any, name: str) -> BodyWrench:
        """A generalised force on velocity number i."""
        entries = tuple(value if k == i % 6 else checks.read_expression(0, "force") for k in range(6))
        return BodyWrench(entries, self.bodies[i // 6].name, name)

    def replace(self, **changes: Any) -> "MaximalMechanism":
        """The same with other parts of the mechanism, or another start by names of bodies."""
        start = changes.pop("start", self.start)
        return MaximalMechanism(self.mechanism.replace(**changes), start)

    def with_control(self, control: Any) -> "MaximalMechanism":
        """The closed loop; laws are those of the mechanism, in joint coordinates or in those of bodies."""
        closed = self.mechanism.with_control(control)
        states = {name: closed.start[name] for z in closed.states if (name := z.name) in closed.start}
        return MaximalMechanism(closed, {**self.start, **states})

    def __reduce__(self) -> tuple[Any, ...]:
        return MaximalMechanism, (self.mechanism, dict(self.start))

    def __repr__(self) -> str:
        return f"MaximalMechanism({self.name!r}, {len(self.bodies)} bodies, {len(self.joints)} joints)"


def rows_of(joint: Joint) -> tuple[str, ...]:
    """The names of the constraints that a joint is, ``<joint> x``, …; none of a free one."""
    kinds = tuple(element.kind for element in joint.elements)
    if kinds == ("screw",) and joint.elements[0].pitch == 0.0:
        kinds = ("turn",)
    return tuple(f"{joint.name} {ending}" for ending in _ROWS[kinds])


def _check(mechanism: Mechanism) -> None:
    """Every body has inertia, no joint mimics another, and no name means two things."""
    for body in mechanism.bodies:
        tensor = np.array([[evaluate(entry) for entry in row] for row in body.inertia])
        if evaluate(body.mass) <= 0 or np.linalg.eigvalsh(tensor)[0] <= 0:
            raise DescriptionError(
                f"The body '{body.name}' has no mass or inertia of its own, which every body needs in "
                "maximal coordinates; give it some, or use formulation='reduced'."
            )
    if rubbed := mechanism.frictions:
        raise DescriptionError(
            f"The friction on '{rubbed[0].label}' sticks to a joint coordinate, which maximal coordinates do "
            "not have; use formulation='reduced', or give the joint friction=, which is smooth."
        )
    if mechanism.contacts:
        raise DescriptionError(
            f"The contact '{mechanism.contacts[0].name}' opens and closes by events, for which maximal "
            "coordinates have no modes; use formulation='reduced'."
        )
    bodies = {body.name for body in mechanism.bodies}
    for joint in (*mechanism.ordered_joints, *mechanism.loop_joints):
        if joint.mimic is not None:
            raise DescriptionError(
                f"The joint '{joint.name}' mimics another; that is no constraint of poses, which do not "
                "count turns. Use formulation='reduced'."
            )
        if joint.name in bodies and not joint.identity and not _is_pose(joint):
            raise DescriptionError(
                f"The joint '{joint.name}' and the body of that name would both have a coordinate "
                f"'{joint.coordinates[-1]}' in maximal coordinates; rename one of them."
            )


def _is_pose(joint: Joint) -> bool:
    """Whether its coordinates are the pose of the body that has its name."""
    return (
        isinstance(joint, Free)
        and joint.parent == WORLD
        and joint.child == joint.name
        and all(_is_identity(pose) for pose in (joint.pose, joint.child_pose))
    )


def _is_identity(pose: Pose) -> bool:
    entries = (*pose.position, *(e for row in pose.matrix for e in row))
    return [evaluate(float(e) if isinstance(e, int) else e) for e in entries] == [
        *(0.0,) * 3, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0
    ]  # fmt: skip
