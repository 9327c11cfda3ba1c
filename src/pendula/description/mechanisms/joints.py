"""The joints of mechanisms: how a child body may move in its parent.

A joint says which motions it consists of, one after the other from parent to child (``elements``), and what
its coordinates and velocities are called. To add one, add its class here; a motion that is no turn, slide,
screw, ball or free motion has its formulas in ``dynamics/recursions/joints.py``.
"""

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, ClassVar

import numpy as np

from pendula.checking import read_number
from pendula.description import checks
from pendula.description.mechanisms.reading import read_axis, read_limits, read_pose, read_scalar
from pendula.description.symbols import Coordinate, QuasiVelocity
from pendula.errors import DescriptionError

Z = (0.0, 0.0, 1.0)
_SIZES = {"turn": (1, 1), "slide": (1, 1), "screw": (1, 1), "ball": (4, 3), "free": (7, 6)}
_QUATERNION, _OMEGA = ("qw", "qx", "qy", "qz"), ("wx", "wy", "wz")


@dataclass(frozen=True)
class Element:
    """One motion of a joint: its kind, its axis in the joint's frame, the pitch of a screw in m/rad."""

    kind: str
    axis: tuple[float, float, float] = Z
    pitch: Any = 0.0

    @property
    def sizes(self) -> tuple[int, int]:
        """Numbers of coordinates and velocities."""
        return _SIZES[self.kind]


@dataclass(frozen=True)
class Mimic:
    """A joint that another one moves: q = ratio · q of that joint + offset, as gears do."""

    joint: str
    ratio: float = 1.0
    offset: float = 0.0


@dataclass(frozen=True)
class Joint:
    """What all joints have.

    Args:
        name: what its coordinates are called after.
        parent: the body that carries it, or "world".
        child: the body that it carries.
        pose: of the joint's frame in the parent; three components are a position.
        child_pose: of the joint's frame in the child.
        damping: c of the force −c v on each of its velocities, N s/m or N m s/rad.
        friction: Coulomb's, N or N m; smoothed by tanh(v/0.001), so that it does not hold at rest; in runs
            with contact it does, and in others of ``mechanism.with_sticking_joints()``.
        stiffness: k of a spring with the energy ½ k (q − rest)², for joints whose velocities are rates.
        rest: where that spring is relaxed.
        armature: inertia of what a motor turns along, kg m² (or kg), for each velocity.
        limits: (lower, upper) of its coordinates; enforced in runs with contact alone.
        velocity_limit: the largest speed; kept, not enforced.
        effort_limit: the largest effort; kept, not enforced.
        mimic: the joint that moves this one.
        gear: what a motor's effort is multiplied by; kept, used by ``mechanism.motor_efforts``.
    """

    name: str
    parent: str
    child: str
    pose: Any = field(default=None, kw_only=True)
    child_pose: Any = field(default=None, kw_only=True)
    damping: Any = field(default=0.0, kw_only=True)
    friction: Any = field(default=0.0, kw_only=True)
    stiffness: Any = field(default=0.0, kw_only=True)
    rest: Any = field(default=0.0, kw_only=True)
    armature: Any = field(default=0.0, kw_only=True)
    limits: Any = field(default=None, kw_only=True)
    velocity_limit: float | None = field(default=None, kw_only=True)
    effort_limit: float | None = field(default=None, kw_only=True)
    mimic: Mimic | None = field(default=None, kw_only=True)
    gear: float = field(default=1.0, kw_only=True)

    # Endings of its coordinates and velocities after the joint's name; a single one has none.
    endings: ClassVar[tuple[str, ...]] = ("",)
    velocity_endings: ClassVar[tuple[str, ...]] = ()

    def __post_init__(self) -> None:
        for part, text in (("name", self.name), ("parent", self.parent), ("child", self.child)):
            checks.read_text(text, f"{part} of a joint")
        what = f"of the joint '{self.name}'"
        made = {
            "pose": read_pose(self.pose, f"pose {what}"),
            "child_pose": read_pose(self.child_pose, f"child_pose {what}"),
            "limits": read_limits(self.limits, f"limits {what}"),
            "gear": read_number(self.gear, f"The gear {what}"),
        }
        for key in ("damping", "friction", "stiffness", "rest", "armature"):
            made[key] = read_scalar(getattr(self, key), f"{key} {what}")
            if key != "rest" and isinstance(made[key], float) and made[key] < 0:
                raise DescriptionError(f"The {key} {what} is {made[key]:g}; it must not be negative.")
        if made["stiffness"] != 0 and not self.identity:
            raise DescriptionError(
                f"The joint '{self.name}' has no single coordinate for a stiffness to hold."
            )
        if self.mimic is not None and len(self.endings) != 1:
            raise DescriptionError(
                f"The joint '{self.name}' cannot mimic another: only joints of one degree can."
            )
        for key, value in made.items():
            object.__setattr__(self, key, value)

    @property
    def elements(self) -> tuple[Element, ...]:
        """The motions that it consists of, from parent to child."""
        raise NotImplementedError

    @property
    def identity(self) -> bool:
        """Whether its velocities are the rates of its coordinates."""
        return not self.velocity_endings

    @property
    def acting(self) -> bool:
        """Whether something of its own acts on its coordinates, or is counted by them."""
        own = (self.damping, self.friction, self.stiffness, self.armature)
        return self.mimic is not None or any(value != 0 for value in own)

    def turned(self) -> "Joint | None":
        """The same joint from child to parent, with the same coordinates; None where there is no such."""
        return None

    def _exchanged(self) -> dict[str, Any]:
        return {
            "parent": self.child,
            "child": self.parent,
            "pose": self.child_pose,
            "child_pose": self.pose,
        }

    @cached_property
    def coordinates(self) -> tuple[Coordinate, ...]:
        return tuple(Coordinate(_join(self.name, ending)) for ending in self.endings)

    @cached_property
    def velocities(self) -> tuple[Any, ...]:
        if self.identity:
            return tuple(q.dot for q in self.coordinates)
        return tuple(QuasiVelocity(_join(self.name, ending)) for ending in self.velocity_endings)

    @property
    def units(self) -> tuple[str, ...]:
        """The unit of each coordinate."""
        return tuple(_UNITS[ending] for ending in self.endings)

    @property
    def velocity_units(self) -> tuple[str, ...]:
        if self.identity:
            return tuple(f"{unit}/s" for unit in self.units)
        return tuple("m/s" if ending.startswith("v") else "rad/s" for ending in self.velocity_endings)

    @property
    def scalars(self) -> tuple[Any, ...]:
        """All its numbers."""
        poses = [
            entry
            for pose in (self.pose, self.child_pose)
            for entry in (*pose.position, *(e for row in pose.matrix for e in row))
        ]
        axes = [entry for element in self.elements for entry in (*element.axis, element.pitch)]
        return (*poses, *axes, self.damping, self.friction, self.stiffness, self.rest, self.armature)


@dataclass(frozen=True)
class _Axial(Joint):
    axis: Any = Z  # three numbers, or "x", "y", "z"

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "axis", read_axis(self.axis, f"axis of the joint '{self.name}'"))

    def turned(self) -> Joint | None:
        # To turn and to slide back about and along an axis is to do so about and along its opposite.
        return replace(self, **self._exchanged(), axis=tuple(0.0 - part for part in self.axis))


class Revolute(_Axial):
    """A hinge: the child turns about an axis; its coordinate is the angle."""

    @property
    def elements(self) -> tuple[Element, ...]:
        return (Element("turn", self.axis),)

    @property
    def units(self) -> tuple[str, ...]:
        return ("rad",)


class Continuous(Revolute):
    """A hinge without limits, such as a wheel; its coordinate is one angle, which may grow."""


class Prismatic(_Axial):
    """A slider: the child moves along an axis."""

    @property
    def elements(self) -> tuple[Element, ...]:
        return (Element("slide", self.axis),)


@dataclass(frozen=True)
class Screw(_Axial):
    """A screw: the child turns about an axis and advances along it by ``pitch`` metres per radian."""

    pitch: Any = 0.0

    @property
    def acting(self) -> bool:
        return True  # it counts turns, which poses do not

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "pitch", read_scalar(self.pitch, f"pitch of the joint '{self.name}'"))

    @property
    def elements(self) -> tuple[Element, ...]:
        return (Element("screw", self.axis, self.pitch),)

    @property
    def units(self) -> tuple[str, ...]:
        return ("rad",)


class Cylindrical(_Axial):
    """The child slides along an axis and turns about it: ``<name>_slide`` and ``<name>_angle``."""

    endings = ("slide", "angle")

    @property
    def elements(self) -> tuple[Element, ...]:
        return Element("slide", self.axis), Element("turn", self.axis)


@dataclass(frozen=True)
class Universal(_Axial):
    """The child turns about an axis of the parent, then about one of its own: ``<name>_1``, ``<name>_2``."""

    second_axis: Any = (1.0, 0.0, 0.0)

    endings = ("1", "2")

    def __post_init__(self) -> None:
        super().__post_init__()
        second = read_axis(self.second_axis, f"second axis of the joint '{self.name}'")
        object.__setattr__(self, "second_axis", second)
        if np.linalg.norm(np.cross(self.axis, second)) < 1e-9:
            raise DescriptionError(
                f"The two axes of the joint '{self.name}' are parallel; a Universal needs two."
            )

    def turned(self) -> Joint | None:
        return None

    @property
    def elements(self) -> tuple[Element, ...]:
        return Element("turn", self.axis), Element("turn", self.second_axis)


class Planar(_Axial):
    """The child slides in the plane across an axis and turns about it: ``<name>_x``, ``_y``, ``_angle``.

    Its velocities are along the axes of the joint in the parent. Of an axis along z these are x and y.
    """

    endings = ("x", "y", "angle")

    def turned(self) -> Joint | None:
        return None

    @property
    def elements(self) -> tuple[Element, ...]:
        n = np.array(self.axis)
        # x of the plane is the joint's x, or its y where the axis is that x, made perpendicular to the axis.
        near = np.eye(3)[1 if abs(n[0]) > 0.9 else 0]
        first = near - n * (n @ near)
        first /= np.linalg.norm(first)
        x, y = (tuple(part.tolist()) for part in (first, np.cross(n, first)))
        return Element("slide", x), Element("slide", y), Element("turn", self.axis)


class Ball(Joint):
    """The child turns freely about a point.

    Its coordinates are a unit quaternion ``<name>_qw`` … from the child's axes to the parent's, scalar first,
    its velocities ``<name>_wx`` … along the child's axes.
    """

    endings = _QUATERNION
    velocity_endings = _OMEGA

    @property
    def elements(self) -> tuple[Element, ...]:
        return (Element("ball"),)


@dataclass(frozen=True)
class Free(Joint):
    """The child moves freely; ``Free("base")`` frees the body of that name in the world.

    Its coordinates are ``<name>_x``, … and a unit quaternion ``<name>_qw``, …; its velocities, linear
    ``<name>_vx``, … and angular ``<name>_wx``, …, are along the child's axes.
    """

    parent: str = "world"
    child: str = ""

    endings = ("x", "y", "z", *_QUATERNION)
    velocity_endings = ("vx", "vy", "vz", *_OMEGA)

    def __post_init__(self) -> None:
        object.__setattr__(self, "child", self.child or self.name)
        super().__post_init__()

    @property
    def elements(self) -> tuple[Element, ...]:
        return (Element("free"),)


class Fixed(Joint):
    """The child does not move in its parent."""

    endings = ()

    def turned(self) -> Joint | None:
        return replace(self, **self._exchanged())

    @property
    def elements(self) -> tuple[Element, ...]:
        return ()


_UNITS = {
    **dict.fromkeys(("", "x", "y", "z", "slide"), "m"),
    **dict.fromkeys(("1", "2", "angle"), "rad"),
    **dict.fromkeys(_QUATERNION, "1"),
}


def _join(name: str, ending: str) -> str:
    return f"{name}_{ending}" if ending else name
