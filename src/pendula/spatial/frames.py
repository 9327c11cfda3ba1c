"""Frames that hang on each other, and vectors that know along whose axes their components are."""

from dataclasses import dataclass
from typing import Any

from pendula.errors import PendulaError
from pendula.spatial.components import VECTOR, are_equal, freeze, functions_of, hash_of
from pendula.spatial.motions import FrameMotion
from pendula.spatial.poses import Pose
from pendula.spatial.vectors import add, cross, dot, scale


@dataclass(frozen=True, init=False, eq=False, repr=False)
class Frame:
    """A frame: an origin and three axes, placed and moving in its parent; an immutable value.

    Every frame is one of its own: another of the same name is another frame.

    Args:
        name: what errors call it.
        parent: the frame that it is placed in; None for one that everything else hangs on.
        motion: its pose in its parent, and how it moves there at this instant; a `Pose` if it rests. At its
            parent's own place unless given.
    """

    name: str
    parent: "Frame | None"
    motion: FrameMotion

    def __init__(
        self, name: str, parent: "Frame | None" = None, motion: FrameMotion | Pose | None = None
    ) -> None:
        if parent is not None and not isinstance(parent, Frame):
            raise PendulaError(f"The parent of the frame '{name}' must be a Frame, got {parent!r}.")
        if motion is None or isinstance(motion, Pose):
            motion = FrameMotion(motion)
        if not isinstance(motion, FrameMotion):
            raise PendulaError(
                f"The motion of the frame '{name}' must be a Pose or a FrameMotion, got {motion!r}."
            )
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "parent", parent)
        object.__setattr__(self, "motion", motion)

    def vector(self, components: Any) -> "Vector":
        """A vector with these components along the axes of this frame."""
        return Vector(components, self)

    def motion_in(self, other: "Frame") -> FrameMotion:
        """How this frame moves in another one, through the frame that both hang on.

        Raises:
            PendulaError: if there is none.
        """
        own, others = self._chain(), other._chain()
        known = set(others)
        shared = next((frame for frame in own if frame in known), None)
        if shared is None:
            raise PendulaError(
                f"Nothing is known of the frame '{self.name}' in '{other.name}': one hangs on "
                f"'{own[-1].name}', the other on '{others[-1].name}'."
            )
        return other._motion_below(shared).inverse() @ self._motion_below(shared)

    def pose_in(self, other: "Frame") -> Pose:
        """X_AB, where B is this frame and A the other one."""
        return self.motion_in(other).pose

    def angular_velocity_in(self, other: "Frame") -> "Vector":
        """ω of this frame relative to another one, along the axes of that one."""
        return Vector(self.motion_in(other).angular_velocity, other)

    def angular_acceleration_in(self, other: "Frame") -> "Vector":
        """ω̇ of this frame relative to another one, along the axes of that one."""
        return Vector(self.motion_in(other).angular_acceleration, other)

    def velocity_in(self, other: "Frame", at: Any = (0.0, 0.0, 0.0)) -> "Vector":
        """The velocity in another frame, along its axes, of a point that is fixed to this one.

        Args:
            other: the frame in which velocities are measured.
            at: the point, from the origin of this frame along its axes: components, or a `Vector` of it.
        """
        return Vector(self._motion_of_point(other, at).velocity, other)

    def acceleration_in(self, other: "Frame", at: Any = (0.0, 0.0, 0.0)) -> "Vector":
        """The acceleration in another frame of a point that is fixed to this one; as `velocity_in`."""
        return Vector(self._motion_of_point(other, at).acceleration, other)

    def _motion_of_point(self, other: "Frame", at: Any) -> FrameMotion:
        if isinstance(at, Vector):
            at = _components(at, self, "place a point by")
        return self.motion_in(other) @ FrameMotion(Pose(at))

    def _chain(self) -> list["Frame"]:
        """This frame, its parent, and so on."""
        chain: list[Frame] = [self]
        while (parent := chain[-1].parent) is not None:
            chain.append(parent)
        return chain

    def _motion_below(self, ancestor: "Frame") -> FrameMotion:
        motion = FrameMotion()
        for frame in self._chain():
            if frame is ancestor:
                return motion
            motion = frame.motion @ motion
        return motion

    def __repr__(self) -> str:
        return f"Frame('{self.name}')"


@dataclass(frozen=True, init=False, eq=False, repr=False)
class Vector:
    """A vector by its components along the axes of a frame; an immutable value.

    Sums, differences and products are of vectors along the same axes: `along` says them along others.

    Args:
        components: three numbers (many along leading axes) or expressions.
        frame: along whose axes.
    """

    components: Any
    frame: Frame

    __array_ufunc__ = None  # NumPy leaves arithmetic with it to the methods below

    def __init__(self, components: Any, frame: Frame) -> None:
        object.__setattr__(self, "components", freeze(components, VECTOR, "components"))
        object.__setattr__(self, "frame", frame)

    def along(self, frame: Frame) -> "Vector":
        """The same vector along the axes of another frame."""
        return Vector(self.frame.pose_in(frame).rotation.apply(self.components), frame)

    def dot(self, other: "Vector") -> Any:
        """The scalar product."""
        return dot(self.components, _components(other, self.frame, "be multiplied with"))

    def cross(self, other: "Vector") -> "Vector":
        """The cross product."""
        there = _components(other, self.frame, "be multiplied with")
        return Vector(cross(self.components, there), self.frame)

    def norm(self) -> Any:
        """Its length."""
        squares = self.dot(self)
        return functions_of(squares).sqrt(squares)

    def __add__(self, other: "Vector") -> "Vector":
        return Vector(add(self.components, _components(other, self.frame, "be added to")), self.frame)

    def __sub__(self, other: "Vector") -> "Vector":
        there = _components(other, self.frame, "be subtracted from")
        return Vector(add(self.components, scale(-1, there)), self.frame)

    # What stands before the sign and is no vector is refused as it is behind it.
    __radd__ = __add__
    __rsub__ = __sub__

    def __mul__(self, factor: Any) -> "Vector":
        if isinstance(factor, Vector):
            raise PendulaError("Two vectors have two products; say which: a.dot(b) or a.cross(b).")
        return Vector(scale(factor, self.components), self.frame)

    __rmul__ = __mul__

    def __truediv__(self, divisor: Any) -> "Vector":
        return self * (1 / divisor)

    def __neg__(self) -> "Vector":
        return self * -1

    def __eq__(self, other: object) -> bool:
        """Whether components and frame are the same; along other axes, it is never the same."""
        return (
            isinstance(other, Vector)
            and other.frame is self.frame
            and are_equal(self.components, other.components)
        )

    def __hash__(self) -> int:
        return hash((hash_of(self.components), self.frame))

    def __repr__(self) -> str:
        parts = self.components if isinstance(self.components, tuple) else self.components.tolist()
        return f"Vector({parts}, '{self.frame.name}')"


def _components(vector: Any, frame: Frame, verb: str) -> Any:
    """The components of a vector that must be along the axes of a frame."""
    if not isinstance(vector, Vector):
        raise PendulaError(
            f"{vector!r} cannot {verb} a vector along the axes of '{frame.name}', since it is along no known "
            "axes; write frame.vector(...)."
        )
    if vector.frame is not frame:
        same = " (two frames of one name)" if vector.frame.name == frame.name else ""
        raise PendulaError(
            f"A vector along the axes of '{vector.frame.name}' cannot {verb} one along the axes of "
            f"'{frame.name}'{same}; write it along these first, with vector.along(frame)."
        )
    return vector.components
