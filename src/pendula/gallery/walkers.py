"""What walks downhill by itself: a wheel without a rim, and the simplest walker."""

from math import cos as cosine
from math import pi
from math import sin as sine
from math import sqrt as root

from sympy import Max, Rational

from pendula.description import Contact, Disc, Gap, Lagrangian, Point, Rail, Rod, Wall, coordinates
from pendula.description.functions import cos, sin
from pendula.gallery.bodies import kinetic, weight
from pendula.gallery.quantities import between, constants, count, positive, value_of
from pendula.gallery.registry import credit

SLOPE = 12  # legs, the drawn length of the slope


def rimless_wheel(
    *,
    spokes: int = 8,
    m: float = 1.0,
    l: float = 1.0,
    I: float = 0.1,
    gamma: float = 0.08,
    mu: float = 3.0,
    g: float = 9.81,
) -> Lagrangian:
    """A wheel of spokes that rolls down a slope, from foot to foot.

    Watch it find its pace: every impact takes a part of the spin, every step gives as much back.

    Args:
        spokes: their number.
        m: mass, kg; x and y are the place of the hub, theta the angle of the wheel, rad.
        l: length of a spoke, m.
        I: inertia about the hub, kg m².
        gamma: angle of the slope, rad, between 0 and π/2; it falls to the right.
        mu: coefficient of friction, so large that no foot slips.
        g: gravity, m/s².
    """
    spokes = count(spokes, "spokes")
    x, y, theta = coordinates("x y theta")
    m, l, I, mu = positive("kg m kg*m^2 1", m=m, l=l, I=I, mu=mu)
    gamma, g = between(0, pi / 2, "rad", gamma=gamma), constants("m/s^2", g=g)
    hub, between_spokes = Point(x, y), Rational(2, spokes)
    feet = []
    for k in range(spokes):
        angle = theta + k * between_spokes * pi
        feet.append(hub.translate(l * sin(angle), -l * cos(angle)))
    ground = Wall(through=(0, 0), normal=(sin(gamma), cos(gamma)))
    # It stands on foot 0 at x = y = 0, tilted by 0.1 towards the valley, and turns clockwise.
    lean, spin = 0.1 + value_of(gamma), 1.2 * root(abs(value_of(g)) / value_of(l) / 9.81)
    return Lagrangian(
        (x, y, theta),
        kinetic=kinetic([m], [hub]) + I * theta.dot**2 / 2,
        potential=weight([m], [hub], g),
        contacts=[Contact(foot, ground, friction=mu, name=f"foot{k}") for k, foot in enumerate(feet)],
        start={
            "theta": -lean,
            "x": value_of(l) * sine(lean),
            "y": value_of(l) * cosine(lean),
            "theta_dot": -spin,
            "x_dot": spin * value_of(l) * cosine(lean),
            "y_dot": -spin * value_of(l) * sine(lean),
        },
        drawing=[
            Rail(Point(0, 0), Point(SLOPE * l * cos(gamma), -SLOPE * l * sin(gamma))),
            *(Rod(hub, foot) for foot in feet),
            Disc(hub, l / 10),
            Disc(feet[0], l / 20),
        ],
        **credit("rimless-wheel"),
    )


def simplest_walker(
    *,
    M: float = 1.0,
    m: float = 1e-3,
    l: float = 1.0,
    d: float = 0.398,
    gamma: float = 0.009,
    mu: float = 1.0,
    g: float = 9.81,
) -> Lagrangian:
    """Two straight legs with a mass at the hip and small feet, which walk down a shallow slope.

    Watch it walk without a motor: the swinging leg passes over a gap between stones, so as not to stub.

    Each foot has stones of its own, a step apart from those of the other; between them lies a trough, deeper
    than the foot of a straight leg dips as it swings through.

    Args:
        M: mass at the hip, kg; x and y are its place, theta1 and theta2 the angles of the legs, rad.
        m: mass of a foot, kg.
        l: length of a leg, m.
        d: distance from the stones of one foot to those of the other, about a step, m.
        gamma: angle of the slope, rad, between 0 and π/2; it falls to the right.
        mu: coefficient of friction, so large that no foot slips.
        g: gravity, m/s².
    """
    x, y, theta1, theta2 = coordinates("x y theta1 theta2")
    M, m, l, d, mu = positive("kg kg m m 1", M=M, m=m, l=l, d=d, mu=mu)
    gamma, g = between(0, pi / 2, "rad", gamma=gamma), constants("m/s^2", g=g)
    hip = Point(x, y)
    feet = [hip.translate(l * sin(angle), -l * cos(angle)) for angle in (theta1, theta2)]
    along = [foot.x * cos(gamma) - foot.y * sin(gamma) for foot in feet]
    above = [foot.x * sin(gamma) + foot.y * cos(gamma) for foot in feet]
    # The stones of the first foot lie at 0, ±2d, …, those of the second between; they are 2/3 d long.
    troughs = [
        l / 10 * Max(0, Rational(1, 2) - sign * cos(pi * s / d))
        for sign, s in zip((1, -1), along, strict=True)
    ]
    lean, rate = 0.200310900544287, root(abs(value_of(g)) / value_of(l))
    spin = -0.199832473004977 * rate
    swing = spin * cosine(2 * lean)
    first, second = lean - value_of(gamma), -lean - value_of(gamma)
    return Lagrangian(
        (x, y, theta1, theta2),
        kinetic=kinetic([M, m, m], [hip, *feet]),
        potential=weight([M, m, m], [hip, *feet], g),
        contacts=[
            Gap(height + trough, friction=mu, tangent=s, name=name)
            for height, trough, s, name in zip(above, troughs, along, ("foot1", "foot2"), strict=True)
        ],
        # Just after a step of the gait of Garcia et al., which has feet without mass.
        start={
            "x": -value_of(l) * sine(first),
            "y": value_of(l) * cosine(first),
            "theta1": first,
            "theta2": second,
            "theta1_dot": spin,
            "theta2_dot": swing,
            "x_dot": -value_of(l) * spin * cosine(first),
            "y_dot": -value_of(l) * spin * sine(first),
        },
        drawing=[
            Rail(Point(-d, d * sin(gamma)), Point(SLOPE * l * cos(gamma), -SLOPE * l * sin(gamma))),
            *(Rod(hip, foot) for foot in feet),
            Disc(hip, l / 15),
            *(Disc(foot, l / 40) for foot in feet),
        ],
        **credit("simplest-walker"),
    )
