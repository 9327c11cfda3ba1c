"""A thrown particle in air."""

from math import cos, radians, sin
from typing import Literal

from pendula.description import Disc, Drag, Lagrangian, Point, Rail, Trail, coordinates
from pendula.errors import DescriptionError
from pendula.gallery.bodies import kinetic, weight
from pendula.gallery.quantities import constants, not_negative, positive
from pendula.gallery.registry import credit

SPEED, ELEVATION = 30.0, radians(50)  # m/s and rad: Taylor's baseball
SIDEWAYS = 5.0  # m/s, so that a throw in space leaves the plane


def thrown_particle(
    *, m: float = 0.15, b: float = 1.1e-5, c: float = 1.2e-3, g: float = 9.81, dimension: Literal[2, 3] = 2
) -> Lagrangian:
    """A ball in flight under its weight and the air's drag −b v − c |v| v.

    Watch the path fall short of the parabola and come down steeper than it rose.

    Args:
        m: mass, kg.
        b: linear drag, N s/m.
        c: quadratic drag, N s²/m².
        g: gravity, m/s².
        dimension: 2 for x and the height y, 3 for x, y and the height z.
    """
    if dimension not in (2, 3):
        raise DescriptionError(f"The dimension of a throw is 2 or 3, got {dimension!r}.")
    q = coordinates("x y z") if dimension == 3 else coordinates("x y")
    m = positive("kg", m=m)
    b, c = not_negative("N*s/m N*s^2/m^2", b=b, c=c)
    g = constants("m/s^2", g=g)
    ball = Point(*q)
    start = {q[0].dot: SPEED * cos(ELEVATION), q[-1].dot: SPEED * sin(ELEVATION)}
    level = (0,) * (dimension - 1)
    # The ball is drawn larger than life: a path of 60 m would hide it.
    return Lagrangian(
        q,
        kinetic=kinetic([m], [ball]),
        potential=weight([m], [ball], g),
        forces=[Drag(at=ball, linear=b, quadratic=c, name="drag of the air")],
        start=start | ({q[1].dot: SIDEWAYS} if dimension == 3 else {}),
        drawing=[Rail(Point(0, *level), Point(80, *level)), Trail(ball), Disc(ball, 1)],
        **credit("thrown-particle"),
    )
