"""Poses and velocities of bodies and frames as symbols, which stand for what follows from the coordinates.

So expressions of them stay short however long a chain is; the graphs behind them are those of forward
kinematics (``dynamics/mechanism.py``).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import sympy as sp

from pendula.description import checks
from pendula.description.points import Point
from pendula.description.symbols import Derived, DerivedPosition, DerivedVelocity
from pendula.errors import DescriptionError
from pendula.spatial.vectors import cross, skew, transform

# What there is of a frame: its position and rotation in the world, its velocities along its own axes.
_KINDS = {
    "position": tuple("xyz"),
    "rotation": tuple(f"R{i}{j}" for i in "xyz" for j in "xyz"),
    "linear": ("vx", "vy", "vz"),
    "angular": ("wx", "wy", "wz"),
}
CENTER, MOMENTUM = "center of mass", "centroidal momentum"
_WRENCH = ("fx", "fy", "fz", "nx", "ny", "nz")


class PoseEntry(DerivedPosition):
    """An entry of where a frame is, or of its rotation R; ṗ = R v and Ṙ = R [ω]×, v and ω along its axes."""

    __slots__ = ()

    @property
    def dot(self) -> Any:
        frame, _, part = self.name.rpartition(".")
        if part in _KINDS["position"]:
            return velocity_of(frame)[_KINDS["position"].index(part)]
        i, j = divmod(_KINDS["rotation"].index(part), 3)
        turning = skew(_symbols(frame, "angular"))
        return sum(entry * row[j] for entry, row in zip(_rows(frame)[i], turning, strict=True))


@dataclass(frozen=True)
class SymbolicMotion:
    """The motion of a frame: its rotation, and velocities along its own axes."""

    rotation: Any
    linear: Any
    angular: Any


def frame_quantities(frames: Iterable[str]) -> dict[Any, tuple[str, str, int]]:
    """What every symbol of some frames means: the frame, the kind of quantity, the number of the entry."""
    known = {
        symbol: (frame, kind, i)
        for frame in frames
        for kind in _KINDS
        for i, symbol in enumerate(_symbols(frame, kind))
    }
    whole = {CENTER: center_of_mass(), MOMENTUM: centroidal_momentum()}
    return known | {s: ("", kind, i) for kind, symbols in whole.items() for i, s in enumerate(symbols)}


def center_of_mass() -> tuple[Any, ...]:
    """Of all bodies that move, in the world."""
    return _symbols(CENTER, "position")


def centroidal_momentum() -> tuple[Any, ...]:
    """Of all bodies that move: linear, then angular about their centre of mass, along axes of the world."""
    return (*_symbols(MOMENTUM, "linear"), *_symbols(MOMENTUM, "angular"))


def pose_of(frame: str) -> tuple[Any, ...]:
    """Position and rotation, row by row, in the world."""
    return (*_symbols(frame, "position"), *_symbols(frame, "rotation"))


def velocity_of(frame: str) -> tuple[Any, ...]:
    """Velocity of the origin, then angular velocity, both along the axes of the world."""
    motion = motion_of(frame)
    return (*transform(motion.rotation, motion.linear), *transform(motion.rotation, motion.angular))


def point_of(frame: str, place: Iterable[Any], name: str = "") -> Point:
    """A point, given along the axes of a frame from its origin."""
    along = [checks.read_expression(c, "place of a point") for c in checks.as_tuple(place, "components")]
    if len(along) != 3:
        raise DescriptionError(f"A point of a body has three components along its axes, got {place!r}.")
    moved = transform(_rows(frame), along)
    return Point(*(a + b for a, b in zip(_symbols(frame, "position"), moved, strict=True)), name=name)


def rotation_of(frame: str) -> sp.ImmutableDenseMatrix:
    """From the axes of a frame to those of the world."""
    return sp.ImmutableDenseMatrix(_rows(frame))


def motion_of(frame: str) -> SymbolicMotion:
    return SymbolicMotion(_rows(frame), _symbols(frame, "linear"), _symbols(frame, "angular"))


def reaction_of(joint: str) -> tuple[Any, ...]:
    """Force, then torque about the origin of the world, along its axes, on a joint's child from its parent.

    These follow from accelerations and multipliers too, so that nothing that acts may depend on them.
    """
    return tuple(Derived(f"reaction of {joint}.{part}") for part in _WRENCH)


def reaction_at(joint: str, place: Point, frame: str) -> tuple[Any, ...]:
    """The same with the torque about a point, along the axes of a frame or of the world, called ""."""
    wrench = reaction_of(joint)
    force, arm = wrench[:3], tuple(place)
    torque = tuple(n - m for n, m in zip(wrench[3:], cross(arm, force), strict=True))
    if not frame:
        return (*force, *torque)
    R = tuple(zip(*_rows(frame), strict=True))
    return (*transform(R, force), *transform(R, torque))


def _rows(frame: str) -> tuple[tuple[Any, ...], ...]:
    entries = _symbols(frame, "rotation")
    return entries[:3], entries[3:6], entries[6:]


def _symbols(frame: str, kind: str) -> tuple[Any, ...]:
    slow = Derived if frame == CENTER else PoseEntry
    made = DerivedVelocity if kind in ("linear", "angular") else slow
    return tuple(made(f"{frame}.{part}") for part in _KINDS[kind])
