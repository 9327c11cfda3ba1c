"""Systems with a part whose motion is prescribed in time: T has terms of degree 1 and 0 in the velocities."""

from pendula.description import Disc, Hoop, Lagrangian, Point, Rail, Rod, Trail, coordinates, time
from pendula.description.functions import cos, sin
from pendula.gallery.bodies import hanging_chain, kinetic, weight
from pendula.gallery.quantities import constants, positive
from pendula.gallery.registry import credit


def bead_on_hoop(*, m: float = 0.1, R: float = 1.0, Omega: float = 4.5, g: float = 9.81) -> Lagrangian:
    """A bead that slides on a hoop which turns at a constant rate about its vertical diameter.

    Watch the bead climb away from the bottom, which is unstable once Ω exceeds √(g/R).

    Args:
        m: mass of the bead, kg.
        R: radius of the hoop, m; theta is the bead's angle from the downward vertical.
        Omega: rate at which the hoop turns, rad/s.
        g: gravity, m/s².
    """
    theta = coordinates("theta")
    m, R = positive("kg m", m=m, R=R)
    Omega, g = constants("rad/s m/s^2", Omega=Omega, g=g)
    turned = Omega * time
    out = R * sin(theta)
    bead = Point(out * cos(turned), out * sin(turned), -R * cos(theta))
    return Lagrangian(
        theta,
        kinetic=kinetic([m], [bead]),
        potential=weight([m], [bead], g),
        start={"theta": 0.1},
        drawing=[
            Hoop(Point(0, 0, 0), R, axis=(-sin(turned), cos(turned), 0)),
            Rail(Point(0, 0, -6 * R / 5), Point(0, 0, 6 * R / 5)),
            Disc(bead, R / 15),
        ],
        **credit("bead-on-hoop"),
    )


def kapitza_pendulum(
    *, m: float = 0.1, l: float = 0.3, g: float = 9.81, a: float = 0.03, w: float = 150.0
) -> Lagrangian:
    """A pendulum whose pivot is shaken up and down, y = a cos(w t).

    Watch it stand on its head: when a²w² > 2 g l the upright position is stable.

    Args:
        m: mass of the bob, kg.
        l: length of the rod, m; theta is its angle from the downward vertical.
        g: gravity, m/s².
        a: amplitude of the pivot, m.
        w: angular frequency of the pivot, rad/s.
    """
    theta = coordinates("theta")
    m, l = positive("kg m", m=m, l=l)
    g, a, w = constants("m/s^2 m rad/s", g=g, a=a, w=w)
    pivot = Point(0, a * cos(w * time))
    (bob,) = hanging_chain(pivot, [theta], [l])
    return Lagrangian(
        theta,
        kinetic=kinetic([m], [bob]),
        potential=weight([m], [bob], g),
        start={"theta": 2.6},
        drawing=[
            Rail(Point(0, -l / 2), Point(0, l / 2)),
            Trail(bob),
            Rod(pivot, bob),
            Disc(pivot, l / 30),
            Disc(bob, l / 15),
        ],
        **credit("kapitza-pendulum"),
    )
