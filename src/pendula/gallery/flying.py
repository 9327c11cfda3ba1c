"""Rigid bodies that fly freely, by Newton and Euler."""

from collections.abc import Sequence
from math import cos as cosine
from math import sin as sine
from typing import Any

from pendula.description import Arrow, Box, Force, Frame, FreeBody, Hoop, Rod, Trail
from pendula.gallery.quantities import constants, positive
from pendula.gallery.registry import credit


def thrown_box(
    *,
    m: float = 2.0,
    a: float = 3.0,
    b: float = 2.0,
    c: float = 1.0,
    thrust: float = 4.0,
    g: float = 9.81,
    momenta: bool = False,
) -> FreeBody:
    """A box that is thrown up, spinning, with a thrust along its z axis at the middle of one side.

    Watch the centre of mass leave its parabola while the thrust turns with the box.

    Args:
        m: mass, kg.
        a: edge along its x axis, m.
        b: edge along its y axis, m.
        c: edge along its z axis, m.
        thrust: force along its z axis, a quarter of the edge a from the centre, N.
        g: gravity, m/s².
        momenta: whether momenta are the velocities of the state.
    """
    mass, *edges = positive("kg m m m", m=m, a=a, b=b, c=c)
    force, fall = constants("N m/s^2", thrust=thrust, g=g)
    center, place = FreeBody.point((0, 0, 0)), (edges[0] / 4, 0, 0)
    R = FreeBody.rotation_matrix()
    spin, speed = (1.0, 2.0, 3.0), (10.0, 20.0, 10.0)
    start = dict(zip(("vx", "vy", "vz", "wx", "wy", "wz"), (*speed, *spin), strict=True))
    if momenta:
        momentum = [m * v for v in speed] + [I * w for I, w in zip(_box(m, (a, b, c)), spin, strict=True)]
        start = dict(zip(("Px", "Py", "Pz", "Lx", "Ly", "Lz"), momentum, strict=True))
    return FreeBody(
        mass,
        _box(mass, edges),
        gravity=(0, 0, -fall),
        forces=[Force((0, 0, force), at=place, axes="body", name="thrust")],
        momenta=momenta,
        start=start,
        drawing=[
            Trail(center),
            Box(center, edges, R),
            Arrow(FreeBody.point(place), R.col(2) * force, scale=edges[0] / 4),
        ],
        **credit("thrown-box"),
    )


def _box(m: Any, edges: Sequence[Any]) -> list[Any]:
    """The principal moments of inertia of a solid box: m (b² + c²)/12 about its x axis."""
    total = sum(edge**2 for edge in edges)
    return [m * (total - edge**2) / 12 for edge in edges]


def tumbling_racket(
    *, Ixx: float = 1.0, Iyy: float = 2.0, Izz: float = 3.0, m: float = 1.0, momenta: bool = False
) -> FreeBody:
    """A body that spins about its middle axis without torques, almost.

    Watch it turn over again and again: spin about the middle axis is unstable.

    Args:
        Ixx: the smallest principal moment of inertia, kg m².
        Iyy: the middle one, kg m².
        Izz: the largest one, kg m².
        m: mass, kg.
        momenta: whether momenta are the velocities of the state.
    """
    body = _spinning("tumbling-racket", (Ixx, Iyy, Izz), (0.01, 1.0, 0.01), m, momenta)
    R, head = FreeBody.rotation_matrix(), FreeBody.point((0.5, 0, 0))
    handle, throat = FreeBody.point((-0.8, 0, 0)), FreeBody.point((0.1, 0, 0))
    # The handle lies along x, the strings across z.
    strings = [
        Rod(FreeBody.point((0.5 + x, y, 0)), FreeBody.point((0.5 + sign * x, -sign * y, 0)))
        for x, y, sign in ((0.15, 0.37, 1), (-0.15, 0.37, 1), (0.37, 0.15, -1), (0.37, -0.15, -1))
    ]
    return body.replace(
        drawing=[Trail(handle), Rod(handle, throat), Hoop(head, 0.4, axis=R.col(2)), *strings]
    )


def euler_body(
    *, Ixx: float = 2.0, Iyy: float = 1.0, Izz: float = 2 / 3, m: float = 1.0, momenta: bool = False
) -> FreeBody:
    """Euler's top as a body in space: free of torques, its angular momentum stays where it is.

    Watch the body's axes turn while the angular momentum keeps its direction.

    Args:
        Ixx: first principal moment of inertia, kg m².
        Iyy: second principal moment of inertia, kg m².
        Izz: third principal moment of inertia, kg m².
        m: mass, kg.
        momenta: whether momenta are the velocities of the state.
    """
    positive("kg*m^2", Ixx=Ixx, Izz=Izz)
    spin = (cosine(1.1) / Ixx, 0.0, sine(1.1) / Izz)
    body = _spinning("euler-body", (Ixx, Iyy, Izz), spin, m, momenta)
    center, R = FreeBody.point((0, 0, 0)), FreeBody.rotation_matrix()
    return body.replace(drawing=[*body.drawing, Frame(center, R), Trail(FreeBody.point((0, 1, 0)))])


def _spinning(
    name: str, moments: Sequence[float], spin: tuple[float, float, float], m: float, momenta: bool
) -> FreeBody:
    """A body without forces that starts with an angular velocity along its axes."""
    inertia = positive("kg*m^2", **dict(zip(("Ixx", "Iyy", "Izz"), moments, strict=True)))
    start = dict(zip(("wx", "wy", "wz"), spin, strict=True))
    if momenta:
        L = [moment * w for moment, w in zip(moments, spin, strict=True)]
        start = dict(zip(("Lx", "Ly", "Lz"), L, strict=True))
    return FreeBody(positive("kg", m=m), inertia, (0, 0, 0), momenta=momenta, start=start, **credit(name))
