"""Pendulums that swing in all directions: on a frame at rest, and on the turning Earth."""

from math import pi, radians

from sympy import Matrix, Rational

from pendula.description import Disc, Lagrangian, Point, Rod, Trail, coordinates
from pendula.description.functions import cos, sin, sqrt
from pendula.gallery.bodies import kinetic, weight
from pendula.gallery.quantities import between, constants, positive
from pendula.gallery.registry import credit


def spherical_pendulum(*, m: float = 1.0, l: float = 1.0, g: float = 9.81) -> Lagrangian:
    """A point mass on a rod that may swing in every direction.

    Watch the oval path turn slowly about the vertical while the vertical angular momentum stays constant.

    Args:
        m: mass of the bob, kg.
        l: length of the rod, m; theta is its angle from the downward vertical, phi its azimuth.
        g: gravity, m/s².
    """
    theta, phi = coordinates("theta phi")
    m, l = positive("kg m", m=m, l=l)
    g = constants("m/s^2", g=g)
    pivot = Point(0, 0, 0)
    bob = Point(l * sin(theta) * cos(phi), l * sin(theta) * sin(phi), -l * cos(theta))
    return Lagrangian(
        (theta, phi),
        kinetic=kinetic([m], [bob]),
        potential=weight([m], [bob], g),
        start={"theta": 1.0, "phi_dot": 1.5},
        drawing=[Trail(bob), Rod(pivot, bob), Disc(bob, l / 15)],
        **credit("spherical-pendulum"),
    )


def foucault_pendulum(
    *,
    m: float = 28.0,
    l: float = 67.0,
    g: float = 9.81,
    Omega: float = 7.2921159e-5,
    latitude: float = radians(48.8462),
) -> Lagrangian:
    """A long pendulum seen from the turning Earth, with the bob at (x, y) east and north of the rest point.

    Watch the plane of the swing turn by −Ω sin(latitude) per second: 11° an hour in the Panthéon.

    The frame turns about the pivot; the centrifugal pull of the Earth's radius is a part of g. No small
    angles are assumed: the bob moves on the lower hemisphere z = −√(l² − x² − y²).

    Args:
        m: mass of the bob, kg.
        l: length of the wire, m.
        g: gravity, m/s², along −z.
        Omega: rate of the Earth's rotation, rad/s.
        latitude: rad, positive in the north.
    """
    x, y = coordinates("x y")
    m, wire = positive("kg m", m=m, l=l)
    g, Omega = constants("m/s^2 rad/s", g=g, Omega=Omega)
    # The poles belong to it: the bound is a little wider than they are.
    latitude = between(-pi / 2 - 1e-9, pi / 2 + 1e-9, "rad", latitude=latitude)
    pivot = Point(0, 0, 0)
    bob = Point(x, y, -sqrt(wire**2 - x**2 - y**2))
    # Velocity seen from outside the turning frame: v = ṙ + Ω × r, with Ω in axes east, north, up.
    turning = Omega * Matrix([0, cos(latitude), sin(latitude)])
    v = Matrix(bob.velocity) + turning.cross(Matrix(bob.position))
    return Lagrangian(
        (x, y),
        kinetic=Rational(1, 2) * m * v.dot(v),
        potential=weight([m], [bob], g),
        start={"x": 3 / 67 * wire.value},
        drawing=[Trail(bob), Rod(pivot, bob), Disc(bob, wire / 300)],
        **credit("foucault-pendulum"),
    )
