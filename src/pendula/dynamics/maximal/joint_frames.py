"""What joints leave free and forbid, by motions, forces and displacements along the axes of their frames.

Frames are turned so that a joint's axis is z. Motions and forces are angular, then linear.
"""

from typing import Any

from pendula.dynamics.recursions.joints import JointMotion, joint_motion
from pendula.dynamics.recursions.scalars import angle_of, cosine_and_sine
from pendula.spatial.spatial_vectors import Matrix, Transform, Vector, transform, transpose

# By what joints leave free.
JOINTS: tuple[tuple[str, ...], ...] = (
    (),
    ("turn",),
    ("slide",),
    ("screw",),
    ("slide", "turn"),
    ("slide", "slide", "turn"),
    ("ball",),
    ("free",),
)
_UNITS = tuple(tuple(float(i == j) for j in range(6)) for i in range(6))
# The columns of S of joints of several motions, along the axes of the link.
_COLUMNS = {("slide", "turn"): (5, 2), ("slide", "slide", "turn"): (3, 4, 2)}


def motion_of(joint: tuple[str, ...], pitch: Any) -> JointMotion:
    """What a joint leaves free, the columns of S."""
    if len(joint) == 1:
        return joint_motion(joint[0], pitch)
    columns = tuple(_UNITS[k] for k in _COLUMNS.get(joint, ()))
    return JointMotion(columns, lambda q: Transform())


def beside(joint: tuple[str, ...], pitch: Any, motion: Vector) -> Vector:
    """What of a motion a joint does not leave free."""
    if joint == ("screw",):
        return (*motion[:2], 0.0, *motion[3:5], motion[5] - pitch * motion[2])
    units = motion_of(joint, pitch).units
    return tuple(0.0 if j in units else part for j, part in enumerate(motion))


def forbidden(joint: tuple[str, ...], pitch: Any, motion: Vector) -> Vector:
    """The same as one number for every row of the joint."""
    kept = beside(joint, pitch, motion)
    return tuple(kept[j] for j in _places(joint))


def reaction(joint: tuple[str, ...], pitch: Any, multipliers: Vector) -> Vector:
    """The force on the child of the multipliers of these rows."""
    made: list[Any] = [0.0] * 6
    for j, value in zip(_places(joint), multipliers, strict=True):
        made[j] = value
    if joint == ("screw",):
        made[2] = 0.0 - pitch * made[5]
    return tuple(made)


def _places(joint: tuple[str, ...]) -> tuple[int, ...]:
    free = (2,) if joint == ("screw",) else motion_of(joint, 0.0).units
    return tuple(j for j in range(6) if j not in free)


def displacement(joint: tuple[str, ...], pitch: Any, X: Transform) -> Vector:
    """How far a child at X in its joint's frame is displaced, as a small motion along its own axes."""
    R, (x, y, z) = X.R, X.p
    # Without locks, the turn from z of the joint's frame to that of the child.
    turned = _locks(R) if joint in ((), ("slide",)) else (R[2][1], 0.0 - R[2][0], 0.0)
    if joint == ("screw",):
        z = missing_advance(X, pitch)
    elif joint in (("slide",), ("slide", "turn")):
        z = 0.0
    elif joint == ("slide", "slide", "turn"):
        x = y = 0.0
    return (*turned, *transform(transpose(R), (x, y, z)))


def missing_advance(X: Transform, pitch: Any) -> Any:
    """What a screw has advanced beyond pitch times its angle, that of the turn nearest to it."""
    cosine, sine = cosine_and_sine(X.p[2] / pitch)
    c, s = X.R[0][0], X.R[1][0]
    return pitch * angle_of(sine * c - cosine * s, cosine * c + sine * s)


def multipliers_of(joint: tuple[str, ...], child: Matrix, R: Matrix, force: Vector) -> Vector:
    """A force on the child as multipliers of the rows of ``joints.py``.

    Args:
        joint: its motions.
        child: the rotation of the joint's frame in the child, in the world.
        R: the same in the joint's frame in the parent.
        force: along the axes of the child's frame.
    """
    n, f = transform(R, force[:3]), transform(R, force[3:])
    return _by_rows(joint, transform(child, force[3:]), f, n, f[2])


def rates_of(joint: tuple[str, ...], pitch: Any, child: Matrix, R: Matrix, motion: Vector) -> Vector:
    """The rates of these rows, where positions are kept, by the motion of the child in its parent."""
    n, f = transform(R, motion[:3]), transform(R, motion[3:])
    return _by_rows(joint, transform(child, motion[3:]), f, n, f[2] - pitch * n[2])


def _by_rows(joint: tuple[str, ...], pins: Vector, f: Vector, n: Vector, advance: Any) -> Vector:
    tilts = (n[1], 0.0 - n[0])
    return {
        (): (*pins, *n),
        ("turn",): (*pins, *tilts),
        ("slide",): (*f[:2], *n),
        ("screw",): (*f[:2], advance, *tilts),
        ("slide", "turn"): (*f[:2], *tilts),
        ("slide", "slide", "turn"): (f[2], *tilts),
        ("ball",): pins,
        ("free",): (),
    }[joint]


def residuals_of(joint: tuple[str, ...], pitch: Any, placed: Matrix, X: Transform) -> Vector:
    """How far these rows are from zero.

    Args:
        joint: its motions.
        pitch: of a screw, m/rad.
        placed: the rotation of the joint's frame in the parent, in the world.
        X: where the child's frame is in it.
    """
    R, p = X.R, X.p
    pins, tilts = transform(placed, p), (R[0][2], R[1][2])
    return {
        (): lambda: (*pins, *_locks(R)),
        ("turn",): lambda: (*pins, *tilts),
        ("slide",): lambda: (*p[:2], *_locks(R)),
        ("screw",): lambda: (*p[:2], missing_advance(X, pitch), *tilts),
        ("slide", "turn"): lambda: (*p[:2], *tilts),
        ("slide", "slide", "turn"): lambda: (p[2], *tilts),
        ("ball",): lambda: pins,
        ("free",): lambda: (),
    }[joint]()


def _locks(R: Matrix) -> Vector:
    """vee(R − Rᵀ)/2."""
    return tuple((R[k][j] - R[j][k]) / 2.0 for j, k in ((1, 2), (2, 0), (0, 1)))
