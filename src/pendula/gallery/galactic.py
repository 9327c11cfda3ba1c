"""A star in the field of a galaxy."""

from itertools import pairwise

from sympy import Rational

from pendula.description import Disc, Lagrangian, Point, Rail, Trail, coordinates
from pendula.description.functions import sqrt
from pendula.gallery.bodies import kinetic
from pendula.gallery.quantities import PLAIN
from pendula.gallery.registry import credit


def henon_heiles() -> Lagrangian:
    """A star of unit mass in the potential (q1² + q2²)/2 + q1² q2 − q2³/3; chaotic as its energy nears 1/6.

    Watch the path fill its triangle in an orderly way at low energies and without any order at high ones.
    """
    q1, q2 = coordinates("q1 q2")
    star = Point(q1, q2)
    # V = 1/6 on this triangle: inside it, a star with less energy than that cannot escape.
    corners = [Point(0, 1), Point(-sqrt(3) / 2, -Rational(1, 2)), Point(sqrt(3) / 2, -Rational(1, 2))]
    edges = [Rail(a, b) for a, b in pairwise([*corners, corners[0]])]
    return Lagrangian(
        (q1, q2),
        kinetic=kinetic([1], [star]),
        potential=(q1**2 + q2**2) / 2 + q1**2 * q2 - q2**3 / 3,
        start={"q1": 0.1, "q2_dot": 0.5},
        drawing=[*edges, Trail(star), Disc(star, Rational(1, 40))],
        base_units=PLAIN,
        **credit("henon-heiles"),
    )
