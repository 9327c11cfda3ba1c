"""Published problems of celestial mechanics with their data."""

from pendula.description import Disc, Lagrangian, Point, Trail, coordinates
from pendula.description.forces import distance
from pendula.gallery.gravitation import n_body
from pendula.gallery.quantities import PLAIN, between
from pendula.gallery.registry import credit

# Units of mass, length and time: the Sun, its distance from the Earth, and a day.
ASTRONOMICAL = "M☉ AU d"
# Hairer, Lubich & Wanner, table I.2.2: mass relative to the Sun, position in AU, velocity in AU/day,
# on 5 September 1994. The Sun's mass includes the inner planets.
OUTER_SOLAR_SYSTEM = {
    "Sun": (1.00000597682, (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)),
    "Jupiter": (
        0.000954786104043,
        (-3.5023653, -3.8169847, -1.5507963),
        (0.00565429, -0.00412490, -0.00190589),
    ),
    "Saturn": (
        0.000285583733151,
        (9.0755314, -3.0458353, -1.6483708),
        (0.00168318, 0.00483525, 0.00192462),
    ),
    "Uranus": (
        0.0000437273164546,
        (8.3101420, -16.2901086, -7.2521278),
        (0.00354178, 0.00137102, 0.00055029),
    ),
    "Neptune": (
        0.0000517759138449,
        (11.4707666, -25.7294829, -10.8169456),
        (0.00288930, 0.00114527, 0.00039677),
    ),
    "Pluto": (
        1 / 1.3e8,
        (-15.5387357, -25.2225594, -3.1902382),
        (0.00276725, -0.00170702, -0.00136504),
    ),
}


def outer_solar_system(*, G: float = 2.95912208286e-4) -> Lagrangian:
    """The Sun and the five outer planets up to Pluto, in astronomical units, days and solar masses.

    Watch Euler's method lose the planets within 200 000 days where a symplectic method keeps them all.

    Args:
        G: constant of gravitation, AU³ per day² and solar mass.
    """
    masses, positions, velocities = zip(*OUTER_SOLAR_SYSTEM.values(), strict=True)
    labels = list(OUTER_SOLAR_SYSTEM)
    return n_body(
        masses, positions, velocities, G, name="outer-solar-system", labels=labels, base_units=ASTRONOMICAL
    )


def pleiades() -> Lagrangian:
    """Seven stars in a plane with masses 1 to 7 and G = 1, through several close encounters; chaotic.

    Watch two stars all but collide: each time, a fixed step must be tiny and an adaptive one shrinks.
    """
    x, y = (3, 3, -1, -3, 2, -2, 2), (3, -3, 2, 0, 0, -4, 4)
    vx, vy = (0, 0, 0, 0, 0, 1.75, -1.5), (0, 0, 0, -1.25, 1, 0, 0)
    positions, velocities = list(zip(x, y, strict=True)), list(zip(vx, vy, strict=True))
    return n_body(range(1, 8), positions, velocities, G=1.0, name="pleiades")


def arenstorf(*, mu: float = 0.012277471) -> Lagrangian:
    """A spacecraft between Earth and Moon, seen from the frame that turns with them; chaotic.

    Watch it trace three loops and return to its start after t = 17.07, if the integrator is good enough.

    Distances are in units of Earth–Moon, a month lasts 2π. T contains terms of degree 1 and 0 in the
    velocities, which are the Coriolis and centrifugal forces.

    Args:
        mu: mass of the Moon as a part of the sum of both.
    """
    x, y = coordinates("x y")
    mu = between(0, 1, "1", mu=mu)
    craft, earth, moon = Point(x, y), Point(-mu, 0), Point(1 - mu, 0)
    return Lagrangian(
        (x, y),
        kinetic=((x.dot - y) ** 2 + (y.dot + x) ** 2) / 2,
        potential=-(1 - mu) / distance(craft, earth) - mu / distance(craft, moon),
        start={"x": 0.994, "y_dot": -2.00158510637908252240537862224},
        drawing=[Trail(craft), Disc(earth, 0.05), Disc(moon, 0.02), Disc(craft, 0.01)],
        base_units=PLAIN,
        **credit("arenstorf"),
    )
