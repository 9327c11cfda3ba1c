"""What a joint is to two bodies with poses of their own: rows that it forbids, and rows that it leaves free.

With velocities (v, ω) of bodies along their own axes, a row gives a relative velocity as a_c·(v, ω) of the
child plus a_p·(v, ω) of the parent. Joint frames are turned so that the axis is z. With the joint's frame at
P_c = p + R r in the child and P_p in the parent, d = P_c − P_p, and directions t fixed in the parent and n
fixed in the child (Haug 1989, Computer Aided Kinematics and Dynamics of Mechanical Systems, §9.4):

    pin     d = 0         ḋ = [R (v + ω × r)]_c − [R (v + ω × r)]_p
    across  t·d = 0       t·ḋ + (ω_p × t)·d
    turn    t·n = const   u·(ω_c − ω_p)  with  u = n × t

Their second derivatives without v̇ and ω̇ are the biases, −γ of the contract: of a point
R (ω × v + ω × (ω × r)), of a row across t the terms of Coriolis beside it, of a turn u̇·(ω_c − ω_p).
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple

from pendula.description.mechanisms.joints import Joint
from pendula.dynamics.recursions.scalars import angle_of, cosine_and_sine
from pendula.dynamics.recursions.tree import align
from pendula.errors import DescriptionError
from pendula.spatial.spatial_vectors import (
    IDENTITY,
    ZERO,
    Matrix,
    Scalar,
    Transform,
    Vector,
    add,
    compose,
    cross,
    dot,
    scale,
    subtract,
    transform,
    transpose,
)


class Row(NamedTuple):
    """A relative velocity by those of child and parent, linear then angular, along the axes of each."""

    child: Vector
    parent: Vector


class Constraint(NamedTuple):
    """A row that is kept at zero: how far it is from that, and its bias −γ."""

    row: Row
    residual: Scalar
    bias: Scalar


class Freedom(NamedTuple):
    """A velocity of a joint, and its coordinate where it is the rate of one."""

    row: Row
    coordinate: Scalar = None


class Side:
    """One end of a joint: the motion of a body, and the joint's frame in it."""

    def __init__(self, pose: Transform, velocity: Vector, frame: Transform) -> None:
        self.R, self.p, self.v, self.w, self.frame = pose.R, pose.p, velocity[:3], velocity[3:], frame

    @cached_property
    def axes(self) -> Matrix:
        """x, y and z of the joint's frame in the world."""
        return transpose(compose(Transform(self.R), Transform(self.frame.R)).R)

    @cached_property
    def point(self) -> Vector:
        return add(self.p, transform(self.R, self.frame.p))

    @cached_property
    def velocity(self) -> Vector:
        """Of the point."""
        return transform(self.R, self._along)

    @cached_property
    def bias(self) -> Vector:
        """The acceleration of the point while v̇ and ω̇ are zero."""
        return transform(self.R, cross(self.w, self._along))

    @cached_property
    def omega(self) -> Vector:
        """Along the axes of the world."""
        return transform(self.R, self.w)

    @cached_property
    def _along(self) -> Vector:
        return add(self.v, cross(self.w, self.frame.p))


class Pair:
    """The two bodies that a joint connects."""

    def __init__(self, parent: Side, child: Side) -> None:
        self.parent, self.child = parent, child

    @cached_property
    def d(self) -> Vector:
        return subtract(self.child.point, self.parent.point)

    @cached_property
    def d_rate(self) -> Vector:
        return subtract(self.child.velocity, self.parent.velocity)

    @cached_property
    def omega(self) -> Vector:
        return subtract(self.child.omega, self.parent.omega)

    def along(self, e: Vector) -> Row:
        """The row of e·(ḋ − ω_p × d), along a direction of the world, as the parent sees it."""
        c, p = self.child, self.parent
        g, h = transform(transpose(c.R), e), transform(transpose(p.R), e)
        arm = add(p.frame.p, transform(transpose(p.R), self.d))
        return Row((*g, *cross(c.frame.p, g)), scale(-1.0, (*h, *cross(arm, h))))

    def about(self, u: Vector) -> Row:
        """The row of u·(ω_c − ω_p)."""
        g, h = transform(transpose(self.child.R), u), transform(transpose(self.parent.R), u)
        return Row((*ZERO, *g), (*ZERO, *scale(-1.0, h)))

    def pins(self) -> list[Constraint]:
        """The three rows d = 0, along the axes of the world."""
        c, p = self.child, self.parent
        bias = subtract(c.bias, p.bias)
        rows = [
            Row((*g, *cross(c.frame.p, g)), scale(-1.0, (*h, *cross(p.frame.p, h))))
            for g, h in zip(c.R, p.R, strict=True)
        ]
        return [Constraint(*parts) for parts in zip(rows, self.d, bias, strict=True)]

    def across(self, t: Vector) -> Constraint:
        # d²/dt² (t·d) = t·d̈ + 2 (ω × t)·ḋ + (ω̇ × t)·d + (ω × (ω × t))·d, of which the third is in the row.
        c, p = self.child, self.parent
        carried = subtract(scale(2.0, self.d_rate), cross(p.omega, self.d))
        bias = dot(t, subtract(c.bias, p.bias)) + dot(cross(p.omega, t), carried)
        return Constraint(self.along(t), dot(t, self.d), bias)

    def turn(self, *pairs: tuple[Scalar, Vector, Vector], rest: Scalar = 0.0) -> Constraint:
        """Σ factor t·n − rest = 0, of directions t in the parent and n in the child."""
        residual, u, u_rate = 0.0 - rest, ZERO, ZERO
        for factor, t, n in pairs:
            residual = residual + factor * dot(t, n)
            u = add(u, scale(factor, cross(n, t)))
            moved = add(cross(cross(self.child.omega, n), t), cross(n, cross(self.parent.omega, t)))
            u_rate = add(u_rate, scale(factor, moved))
        return Constraint(self.about(u), residual, dot(u_rate, self.omega))

    def guides(self) -> list[Constraint]:
        """The child's point stays on z of the parent."""
        return [self.across(t) for t in self.parent.axes[:2]]

    def tilts(self) -> list[Constraint]:
        """The child's axis z stays that of the parent."""
        x, y, _ = self.parent.axes
        z = self.child.axes[2]
        return [self.turn((1.0, x, z)), self.turn((1.0, y, z))]

    def locks(self) -> list[Constraint]:
        """No turn at all: vee(R − Rᵀ)/2 of the child in the parent."""
        t, n = self.parent.axes, self.child.axes
        return [self.turn((0.5, t[k], n[j]), (-0.5, t[j], n[k])) for j, k in ((1, 2), (2, 0), (0, 1))]

    def angle(self) -> tuple[Scalar, Scalar]:
        """Sine and cosine of the turn about z."""
        x, y, _ = self.parent.axes
        return dot(y, self.child.axes[0]), dot(x, self.child.axes[0])

    def hinge(self) -> Freedom:
        return Freedom(self.about(self.child.axes[2]), angle_of(*self.angle()))

    def slide(self, k: int) -> Freedom:
        t = self.parent.axes[k]
        return Freedom(self.along(t), dot(t, self.d))


class JointRows(NamedTuple):
    """What a joint forbids and leaves free."""

    constraints: Sequence[Constraint]
    freedoms: Sequence[Freedom]


def joint_rows(joint: Joint, pair: Pair, pitch: Scalar = 0.0) -> JointRows:
    """The rows of a joint between two bodies, whose frames are turned by ``joint_axes``.

    Constraints are in the order of ``constraint_names`` of ``description/mechanisms/maximal.py``, freedoms in
    that of the joint's velocities.
    """
    made = _JOINTS.get(kinds_of(joint))
    if made is None:
        raise DescriptionError(
            f"The joint '{joint.name}' has no rows in maximal coordinates; use formulation='reduced'."
        )
    return made(joint, pair, pitch)


def kinds_of(joint: Joint) -> tuple[str, ...]:
    """Its motions; a screw without a pitch is a hinge."""
    kinds = tuple(element.kind for element in joint.elements)
    return ("turn",) if kinds == ("screw",) and joint.elements[0].pitch == 0.0 else kinds


def joint_axes(joint: Joint) -> Matrix:
    """The rotation of the frame in which a joint's rows are written, from the joint's own frame."""
    axes = [element.axis for element in joint.elements]
    if len(axes) == 3:
        return transpose(tuple(axes))
    return align(tuple(axes[0])) if len(axes) == 1 or kinds_of(joint) == ("slide", "turn") else IDENTITY


def _fixed(joint: Joint, pair: Pair, pitch: Scalar) -> JointRows:
    return JointRows([*pair.pins(), *pair.locks()], [])


def _revolute(joint: Joint, pair: Pair, pitch: Scalar) -> JointRows:
    return JointRows([*pair.pins(), *pair.tilts()], [pair.hinge()])


def _prismatic(joint: Joint, pair: Pair, pitch: Scalar) -> JointRows:
    return JointRows([*pair.guides(), *pair.locks()], [pair.slide(2)])


def _cylindrical(joint: Joint, pair: Pair, pitch: Scalar) -> JointRows:
    return JointRows([*pair.guides(), *pair.tilts()], [pair.slide(2), pair.hinge()])


def _planar(joint: Joint, pair: Pair, pitch: Scalar) -> JointRows:
    held = [pair.across(pair.parent.axes[2]), *pair.tilts()]
    return JointRows(held, [pair.slide(0), pair.slide(1), pair.hinge()])


def _ball(joint: Joint, pair: Pair, pitch: Scalar) -> JointRows:
    return JointRows(pair.pins(), [Freedom(pair.about(n)) for n in pair.child.axes])


def _free(joint: Joint, pair: Pair, pitch: Scalar) -> JointRows:
    along = [Freedom(pair.along(n)) for n in pair.child.axes]
    return JointRows([], [*along, *(Freedom(pair.about(n)) for n in pair.child.axes)])


def _screw(joint: Joint, pair: Pair, pitch: Scalar) -> JointRows:
    """Its turns are counted by how far it has advanced."""
    turned = Freedom(pair.about(pair.child.axes[2]), dot(pair.parent.axes[2], pair.d) / pitch)
    return JointRows([*pair.guides(), _advance(pair, pitch), *pair.tilts()], [turned])


def _advance(pair: Pair, pitch: Scalar) -> Constraint:
    """z·d − pitch · angle = 0, where the angle is the one nearest to z·d/pitch."""
    z, n = pair.parent.axes[2], pair.child.axes[2]
    moved, turned = pair.across(z), pair.about(n)
    (s, c), (cosine, sine) = pair.angle(), cosine_and_sine(moved.residual / pitch)
    missing = pitch * angle_of(sine * c - cosine * s, cosine * c + sine * s)
    row = Row(*(subtract(a, scale(pitch, b)) for a, b in zip(moved.row, turned, strict=True)))
    bias = dot(cross(pair.child.omega, n), pair.omega)
    return Constraint(row, missing, moved.bias - pitch * bias)


def _universal(joint: Joint, pair: Pair, pitch: Scalar) -> JointRows:
    """Turns about a, fixed in the parent, then about b, fixed in the child: a·b stays as it is."""
    first, second = (tuple(element.axis) for element in joint.elements)
    a, b0 = _combine(pair.parent.axes, first), _combine(pair.parent.axes, second)
    b, a0 = _combine(pair.child.axes, second), _combine(pair.child.axes, first)
    k = dot(first, second)
    share = 1.0 / (1.0 - k * k)
    # ω_c − ω_p = a q̇₁ + b q̇₂, by the dual directions of a and b.
    rows = [pair.about(scale(share, subtract(e, scale(k, f)))) for e, f in ((a, b), (b, a))]
    angles = _angle_about(a, b0, b, k), _angle_about(b, a, a0, k)
    free = [Freedom(*parts) for parts in zip(rows, angles, strict=True)]
    return JointRows([*pair.pins(), pair.turn((1.0, a, b), rest=k)], free)


def _angle_about(axis: Vector, start: Vector, end: Vector, k: float) -> Scalar:
    """The angle about an axis between two directions that both have the component k along it."""
    return angle_of(dot(axis, cross(start, end)), dot(start, end) - k * k)


def _combine(axes: Matrix, parts: Vector) -> Vector:
    return add(add(scale(parts[0], axes[0]), scale(parts[1], axes[1])), scale(parts[2], axes[2]))


_JOINTS: dict[tuple[str, ...], Callable[[Joint, Pair, Scalar], JointRows]] = {
    (): _fixed,
    ("turn",): _revolute,
    ("slide",): _prismatic,
    ("screw",): _screw,
    ("slide", "turn"): _cylindrical,
    ("slide", "slide", "turn"): _planar,
    ("turn", "turn"): _universal,
    ("ball",): _ball,
    ("free",): _free,
}
