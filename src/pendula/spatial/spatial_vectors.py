"""Motions, forces and inertias of rigid bodies, six numbers each, on tuples of scalars: floats or graphs.

Featherstone 2008, "Rigid Body Dynamics Algorithms", chapter 2, whose order is ours:

- a motion (ω, v) is angular, then linear at the origin of a frame, both along its axes;
- a force (n, f) is a moment about the origin, then a force;
- a transform (R, p) places a child frame in its parent: R turns components along the child's axes into
  those along the parent's, p is the child's origin in the parent;
- a rigid inertia (m, h, I) is mass, mass times centre of mass, and the inertia about the origin;
- an articulated inertia is a symmetric 6×6 matrix, row by row.

Zeros that are floats vanish from graphs, so that one formula serves sparse and full operands. Unlike those of
``vectors``, these functions do not read and check their arguments: recursions call them by the thousand.
"""

from typing import Any, NamedTuple, TypeAlias

Scalar: TypeAlias = Any
Vector: TypeAlias = tuple[Scalar, ...]
Matrix: TypeAlias = tuple[Vector, ...]

ZERO: Vector = (0.0, 0.0, 0.0)
NO_MOTION: Vector = (0.0,) * 6
IDENTITY: Matrix = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


class Transform(NamedTuple):
    """Where a child frame is in its parent."""

    R: Matrix = IDENTITY
    p: Vector = ZERO


class RigidInertia(NamedTuple):
    """Mass, mass times centre of mass, inertia about the origin of the frame."""

    m: Scalar = 0.0
    h: Vector = ZERO
    I: Matrix = (ZERO, ZERO, ZERO)


NO_INERTIA = RigidInertia()


def add(a: Vector, b: Vector) -> Vector:
    return tuple(x + y for x, y in zip(a, b, strict=True))


def subtract(a: Vector, b: Vector) -> Vector:
    return tuple(x - y for x, y in zip(a, b, strict=True))


def scale(s: Scalar, a: Vector) -> Vector:
    return tuple(s * x for x in a)


def dot(a: Vector, b: Vector) -> Scalar:
    if len(a) == 3:  # as nearly always: trees of 10,000 bodies ask for half a million
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
    first, *others = (x * y for x, y in zip(a, b, strict=True))
    return sum(others, first)


def cross(a: Vector, b: Vector) -> Vector:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def transpose(A: Matrix) -> Matrix:
    return tuple(zip(*A, strict=True))


def transform(A: Matrix, a: Vector) -> Vector:
    """A a."""
    return tuple(dot(row, a) for row in A)


def multiply(A: Matrix, B: Matrix) -> Matrix:
    """A B."""
    columns = transpose(B)
    return tuple(tuple(dot(row, column) for column in columns) for row in A)


def add_matrices(A: Matrix, B: Matrix) -> Matrix:
    return tuple(add(a, b) for a, b in zip(A, B, strict=True))


def skew(a: Vector) -> Matrix:
    """[a]×."""
    return ((0.0, -a[2], a[1]), (a[2], 0.0, -a[0]), (-a[1], a[0], 0.0))


def compose(X_AB: Transform, X_BC: Transform) -> Transform:
    """X_AC."""
    return Transform(multiply(X_AB.R, X_BC.R), add(X_AB.p, transform(X_AB.R, X_BC.p)))


def invert(X_AB: Transform) -> Transform:
    """X_BA."""
    R = transpose(X_AB.R)
    return Transform(R, scale(-1.0, transform(R, X_AB.p)))


def place(X_AB: Transform, r: Vector) -> Vector:
    """A point given in B, in A."""
    return add(X_AB.p, transform(X_AB.R, r))


def motion_to_child(X: Transform, m: Vector) -> Vector:
    """A motion along the child's axes, at its origin: (Rᵀω, Rᵀ(v + ω × p))."""
    # Featherstone 2008, eq. 2.24, with E = Rᵀ.
    R, omega = transpose(X.R), m[:3]
    return (*transform(R, omega), *transform(R, add(m[3:], cross(omega, X.p))))


def motion_to_parent(X: Transform, m: Vector) -> Vector:
    """A motion along the parent's axes, at its origin: (R ω, R v + p × R ω)."""
    omega = transform(X.R, m[:3])
    return (*omega, *add(transform(X.R, m[3:]), cross(X.p, omega)))


def force_to_parent(X: Transform, f: Vector) -> Vector:
    """A force along the parent's axes, about its origin: (R n + p × R f, R f)."""
    # Featherstone 2008, eq. 2.25, transposed.
    force = transform(X.R, f[3:])
    return (*add(transform(X.R, f[:3]), cross(X.p, force)), *force)


def motion_product(a: Vector, b: Vector) -> Vector:
    """The rate of a motion b that is carried by a: a × b."""
    # Featherstone 2008, eq. 2.31: (ω × ω_b, ω × v_b + v × ω_b)
    omega, v = a[:3], a[3:]
    return (*cross(omega, b[:3]), *add(cross(omega, b[3:]), cross(v, b[:3])))


def force_product(a: Vector, f: Vector) -> Vector:
    """The rate of a force f that is carried by a: a ×* f."""
    # Featherstone 2008, eq. 2.32: (ω × n + v × f, ω × f)
    omega, v = a[:3], a[3:]
    return (*add(cross(omega, f[:3]), cross(v, f[3:])), *cross(omega, f[3:]))


def rigid_inertia(mass: Scalar, center: Vector, inertia: Matrix) -> RigidInertia:
    """From mass, centre of mass, and the inertia about the centre of mass along the frame's axes."""
    # Featherstone 2008, eq. 2.63: I = I_c + m (c·c 1 − c cᵀ)
    moved = _shift(center, scale(0.5 * mass, center))
    return RigidInertia(mass, scale(mass, center), add_matrices(inertia, moved))


def inertia_to_parent(X: Transform, body: RigidInertia) -> RigidInertia:
    """The same body about the parent's origin, along its axes."""
    # Featherstone 2008, eq. 2.66. Every point r of the body is at R r + p: with k = R h,
    # I' = R I Rᵀ + 2 k·p 1 − (k pᵀ + p kᵀ) + m (p·p 1 − p pᵀ)
    k, carried = transform(X.R, body.h), scale(body.m, X.p)
    moved = _shift(X.p, add(k, scale(0.5, carried)))
    return RigidInertia(body.m, add(k, carried), add_matrices(symmetric_product(X.R, body.I), moved))


def add_inertias(a: RigidInertia, b: RigidInertia) -> RigidInertia:
    return RigidInertia(a.m + b.m, add(a.h, b.h), add_matrices(a.I, b.I))


def momentum(body: RigidInertia, v: Vector) -> Vector:
    """I v: (I ω + h × v, m v − h × ω)."""
    # Featherstone 2008, eq. 2.63.
    omega, linear = v[:3], v[3:]
    angular = add(transform(body.I, omega), cross(body.h, linear))
    return (*angular, *subtract(scale(body.m, linear), cross(body.h, omega)))


def as_matrix(body: RigidInertia) -> Matrix:
    """The 6×6 matrix [[I, [h]×], [[h]×ᵀ, m 1]]."""
    H = skew(body.h)
    upper = tuple((*I, *h) for I, h in zip(body.I, H, strict=True))
    lower = tuple((*h, *(body.m if i == j else 0.0 for j in range(3))) for i, h in enumerate(transpose(H)))
    return (*upper, *lower)


def articulated_to_parent(X: Transform, A: Matrix) -> Matrix:
    """A symmetric 6×6 inertia about the parent's origin, along its axes: Xᵀ A X."""
    # In blocks (n = I ω + H v, f = Hᵀω + M v): turned by R, then moved from p to the origin,
    # H' = H + [p]× M and I' = I + [p]× Hᵀ − H' [p]× (Featherstone 2008, eq. 2.66 for any symmetric inertia).
    I = symmetric_product(X.R, tuple(row[:3] for row in A[:3]))
    H = multiply(multiply(X.R, tuple(row[3:] for row in A[:3])), transpose(X.R))
    M = symmetric_product(X.R, tuple(row[3:] for row in A[3:]))
    px = skew(X.p)
    moved = add_matrices(H, multiply(px, M))
    first, second = multiply(px, transpose(H)), multiply(moved, px)
    upper = [[I[i][j] + first[i][j] - second[i][j] if i <= j else None for j in range(3)] for i in range(3)]
    I = tuple(tuple(upper[min(i, j)][max(i, j)] for j in range(3)) for i in range(3))
    return (
        *((*a, *b) for a, b in zip(I, moved, strict=True)),
        *((*a, *b) for a, b in zip(transpose(moved), M, strict=True)),
    )


def symmetric_product(R: Matrix, A: Matrix) -> Matrix:
    """R A Rᵀ of a symmetric 3×3 matrix, whose entries beside the diagonal are computed once."""
    turned = multiply(R, A)
    upper = [[dot(turned[i], R[j]) if i <= j else None for j in range(3)] for i in range(3)]
    return tuple(tuple(upper[min(i, j)][max(i, j)] for j in range(3)) for i in range(3))


def _shift(a: Vector, b: Vector) -> Matrix:
    """2 a·b 1 − (a bᵀ + b aᵀ)."""
    x, y, z = (2 * u * w for u, w in zip(a, b, strict=True))
    xy, xz, yz = (-(a[i] * b[j] + a[j] * b[i]) for i, j in ((0, 1), (0, 2), (1, 2)))
    return ((y + z, xy, xz), (xy, x + z, yz), (xz, yz, x + y))
