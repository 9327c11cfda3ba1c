"""Closed loops of rods: four-bar linkages in a row."""

from itertools import pairwise

from pendula.description import (
    Disc,
    Holonomic,
    Lagrangian,
    Point,
    RigidBody,
    Rod,
    Trail,
    coordinates,
)
from pendula.description.functions import cos, sin
from pendula.gallery.bodies import weight
from pendula.gallery.quantities import constants, count, positive
from pendula.gallery.registry import credit


def four_bars(loops: int = 2, *, m: float = 1.0, l: float = 1.0, g: float = 9.81) -> Lagrangian:
    """Four-bar linkages side by side: uprights on pivots in a row, and a rod on top from each to the next.

    Watch the rods fall into line and go on: there a second way opens, and must not be taken.

    All 2N + 1 angles are coordinates, every loop is two constraints, so that one degree of freedom is left:
    all uprights keep the same angle θ, and θ̈ = (g/l) ((N+1)/2 + N)/((N+1)/3 + N) sin θ.

    Args:
        loops: number of linkages, N.
        m: mass of every uniform rod, kg.
        l: length of every rod and of the way from pivot to pivot, m; a0, a1, … are the angles of the uprights
            from the upward vertical, b1, b2, … those of the rods on top from the horizontal.
        g: gravity, m/s².
    """
    loops = count(loops, "loops")
    uprights, tops = coordinates(f"a0:{loops + 1}"), coordinates(f"b1:{loops + 1}")
    m, l = positive("kg m", m=m, l=l)
    g = constants("m/s^2", g=g)
    pivots = [Point(i * l, 0) for i in range(loops + 1)]
    corners = [pivot.translate(l * sin(a), l * cos(a)) for pivot, a in zip(pivots, uprights, strict=True)]
    middles = [
        pivot.translate(l * sin(a) / 2, l * cos(a) / 2) for pivot, a in zip(pivots, uprights, strict=True)
    ]
    closed = []
    for i, (b, (left, right)) in enumerate(zip(tops, pairwise(corners), strict=True), start=1):
        middles.append(left.translate(l * cos(b) / 2, l * sin(b) / 2))
        gap = left.translate(l * cos(b), l * sin(b)).position - right.position
        closed += [Holonomic(gap[k], name=f"loop {i}, {axis}") for k, axis in enumerate("xy")]
    # A slender rod about its middle: J = m l²/12.
    rods = [
        RigidBody(m, m * l**2 / 12, middle, angle=angle)
        for middle, angle in zip(middles, (*uprights, *tops), strict=True)
    ]
    return Lagrangian(
        (*uprights, *tops),
        kinetic=sum(rod.kinetic for rod in rods),
        potential=weight([m] * len(middles), middles, g),
        constraints=closed,
        start={a.dot.name: 1.0 for a in uprights},
        drawing=[
            Trail(corners[0]),
            *(Rod(pivot, corner) for pivot, corner in zip(pivots, corners, strict=True)),
            *(Rod(a, b) for a, b in pairwise(corners)),
            *(Disc(joint, l / 30) for joint in (*pivots, *corners)),
        ],
        **credit("four-bars"),
    )
