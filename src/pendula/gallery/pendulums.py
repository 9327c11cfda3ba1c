"""Pendulums of point masses in a vertical plane: one link, two links, n links."""

from collections.abc import Sequence
from itertools import pairwise
from math import pi
from typing import Any

from pendula.description import Disc, Lagrangian, Point, Rod, Trail, coordinates
from pendula.gallery.bodies import hanging_chain, kinetic, weight
from pendula.gallery.quantities import constants, count, positive, positive_each
from pendula.gallery.registry import credit


def pendulum(*, m: float = 1.0, l: float = 1.0, g: float = 9.81) -> Lagrangian:
    """A point mass on a massless rod that turns about a fixed pivot.

    Watch how the bob lingers near the top: at large swings the period is much longer than 2π √(l/g).

    Args:
        m: mass of the bob, kg.
        l: length of the rod, m.
        g: gravity, m/s².
    """
    theta = coordinates("theta")
    m, l = positive("kg m", m=m, l=l)
    g = constants("m/s^2", g=g)
    pivot = Point(0, 0)
    (bob,) = hanging_chain(pivot, [theta], [l])
    return Lagrangian(
        theta,
        kinetic=kinetic([m], [bob]),
        potential=weight([m], [bob], g),
        start={"theta": 2.8},
        drawing=[Rod(pivot, bob), Disc(bob, l / 15)],
        **credit("pendulum"),
    )


def double_pendulum(
    *, m1: float = 1.0, m2: float = 1.0, l1: float = 1.0, l2: float = 1.0, g: float = 9.81
) -> Lagrangian:
    """Two point masses on two massless rods, the second hanging from the first; chaotic at large swings.

    Watch two runs that start a millionth of a radian apart part company within ten seconds.

    Args:
        m1: mass of the upper bob, kg.
        m2: mass of the lower bob, kg.
        l1: length of the upper rod, m; theta1 is its angle from the downward vertical.
        l2: length of the lower rod, m; theta2 is its angle from the downward vertical.
        g: gravity, m/s².
    """
    return _chain([m1, m2], [l1, l2], g, n=2, start=(2.5, 2.0), name="double-pendulum")


def n_link_pendulum(
    n: int = 5,
    *,
    masses: float | Sequence[float] = 1.0,
    lengths: float | Sequence[float] = 1.0,
    g: float = 9.81,
) -> Lagrangian:
    """A chain of n massless rods with a point mass at the end of each; chaotic from two links on.

    Watch the whip: the chain falls from the horizontal and its last link is thrown over the others.

    Args:
        n: number of links.
        masses: kg; one number is shared by all bobs as the parameter m, a sequence gives m1, m2, …
        lengths: m; one number is shared by all rods as the parameter l, a sequence gives l1, l2, …
        g: gravity, m/s².
    """
    n = count(n, "links")
    return _chain(masses, lengths, g, n=n, start=(pi / 2,) * n, name="n-link-pendulum")


def _chain(masses: Any, lengths: Any, g: float, *, n: int, start: Sequence[float], name: str) -> Lagrangian:
    """The chain with absolute angles theta1 … thetan from the downward vertical."""
    angles = coordinates(f"theta1:{n + 1}")
    m = positive_each("m", masses, "kg", "links", n)
    l = positive_each("l", lengths, "m", "links", n)
    g = constants("m/s^2", g=g)
    pivot = Point(0, 0)
    bobs = hanging_chain(pivot, angles, l)
    rods = [Rod(a, b) for a, b in pairwise([pivot, *bobs])]
    return Lagrangian(
        angles,
        kinetic=kinetic(m, bobs),
        potential=weight(m, bobs, g),
        start={angle.name: value for angle, value in zip(angles, start, strict=True)},
        drawing=[Trail(bobs[-1]), *rods, *(Disc(bob, l[0] / 15) for bob in bobs)],
        **credit(name),
    )
