"""Blocks on slopes."""

from math import pi

from pendula.description import Cart, Lagrangian, Point, Rail, Rod, coordinates
from pendula.description.functions import cos, sin
from pendula.gallery.bodies import kinetic, weight
from pendula.gallery.quantities import between, constants, positive
from pendula.gallery.registry import credit

SLOPE = 5  # m, the drawn length of the slope


def slider(*, M: float = 2.0, m: float = 1.0, alpha: float = pi / 6, g: float = 9.81) -> Lagrangian:
    """A block that slides without friction on a wedge, which slides without friction on the floor.

    Watch the wedge recoil so that the common centre of mass keeps its horizontal speed.

    Args:
        M: mass of the wedge, kg; x is its place.
        m: mass of the block, kg; s is its distance down the slope.
        alpha: angle of the slope, rad, between 0 and π/2.
        g: gravity, m/s².
    """
    x, s = coordinates("x s")
    M, m = positive("kg", M=M, m=m)
    alpha = between(0, pi / 2, "rad", alpha=alpha)
    g = constants("m/s^2", g=g)
    top = Point(x, 0)
    block = top.translate(s * cos(alpha), -s * sin(alpha))
    toe, heel = top.translate(SLOPE * cos(alpha), -SLOPE * sin(alpha)), top.translate(0, -SLOPE * sin(alpha))
    floor = -SLOPE * sin(alpha)
    return Lagrangian(
        (x, s),
        kinetic=kinetic([M, m], [top, block]),
        potential=weight([m], [block], g),
        start={"s": 4.0, "s_dot": -6.0},
        drawing=[
            Rail(Point(-SLOPE, floor), Point(2 * SLOPE, floor)),
            Rod(top, toe),
            Rod(toe, heel),
            Rod(heel, top),
            Cart(block, 0.3, 0.2),
        ],
        **credit("slider"),
    )
