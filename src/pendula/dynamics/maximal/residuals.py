"""How far the joints of a tree are from what they keep at zero, as graphs between rows of tables."""

from functools import cache

from pendula.dynamics.maximal.steps import (
    CONSTANT,
    FURTHER,
    LINK,
    PARENT,
    PLACEMENT,
    POSE,
    RESULT,
    LinkStep,
    Q,
    V,
    missing_advance,
)
from pendula.dynamics.sweeps import Step
from pendula.spatial.quaternions import rotation_matrix
from pendula.spatial.spatial_vectors import (
    Transform,
    Vector,
    compose,
    invert,
    motion_to_child,
    subtract,
    transform,
)


@cache
def residuals(kind: int) -> Step:
    """How far the rows of a joint are from zero: c, and A v."""
    link = LinkStep(kind)
    q, velocity = link.read(Q, 0, 7), link.read(V, 0, 6)
    X = compose(Transform(rotation_matrix(q[3:]), q[:3]), link.frame)
    above = link.transform(PARENT, POSE)
    moved = motion_to_child(link.frame, (*velocity[3:], *velocity[:3]))
    relative = compose(invert(above), X)
    link.keep(POSE, X)
    link.write(LINK, 0, moved)
    if link.joint == ("free",):
        return link.recorder.step()
    held = link.in_joint(relative)
    own = subtract(moved, motion_to_child(relative, link.read(PARENT, 0, 6)))
    link.write(FURTHER, 0, _row_residuals(link, compose(above, link.transform(CONSTANT, PLACEMENT)), held))
    link.write(RESULT, 0, _row_rates(link, X, held, own))
    return link.recorder.step()


def _row_residuals(link: LinkStep, placed: Transform, X: Transform) -> Vector:
    R, p = X.R, X.p
    pins, tilts = transform(placed.R, p), (R[0][2], R[1][2])
    locks = tuple((R[k][j] - R[j][k]) / 2.0 for j, k in ((1, 2), (2, 0), (0, 1)))
    return {
        (): lambda: (*pins, *locks),
        ("turn",): lambda: (*pins, *tilts),
        ("slide",): lambda: (*p[:2], *locks),
        ("screw",): lambda: (*p[:2], missing_advance(X, link.pitch), *tilts),
        ("slide", "turn"): lambda: (*p[:2], *tilts),
        ("slide", "slide", "turn"): lambda: (p[2], *tilts),
        ("ball",): lambda: pins,
    }[link.joint]()


def _row_rates(link: LinkStep, X: Transform, held: Transform, own: Vector) -> Vector:
    """The same rows as rates, where the positions are kept."""
    n, f = transform(held.R, own[:3]), transform(held.R, own[3:])
    pins, tilts = transform(X.R, own[3:]), (n[1], 0.0 - n[0])
    return {
        (): (*pins, *n),
        ("turn",): (*pins, *tilts),
        ("slide",): (*f[:2], *n),
        ("screw",): (*f[:2], f[2] - link.pitch * n[2], *tilts),
        ("slide", "turn"): (*f[:2], *tilts),
        ("slide", "slide", "turn"): (f[2], *tilts),
        ("ball",): pins,
    }[link.joint]
