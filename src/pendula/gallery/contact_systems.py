"""Systems that hit, rest, stick and slide: balls, pendulums, springs and chains with contacts."""

from itertools import pairwise
from math import pi

from sympy import Max, Rational

from pendula.description import (
    Box,
    Coil,
    Contact,
    Disc,
    Gap,
    Hoop,
    Lagrangian,
    Point,
    Rail,
    Rod,
    Trail,
    Wall,
    coordinates,
    time,
)
from pendula.description.functions import cos, sin, sqrt
from pendula.gallery.bodies import hanging_chain, kinetic, weight
from pendula.gallery.quantities import between, constants, count, not_negative, positive, value_of
from pendula.gallery.registry import credit

SLOPE = 6  # m, the drawn length of the slope


def bouncing_ball(
    *,
    m: float = 0.5,
    R: float = 0.1,
    alpha: float = 0.1,
    e: float = 0.7,
    mu: float = 0.2,
    g: float = 9.81,
) -> Lagrangian:
    """A solid ball that falls onto a slope, bounces, is spun by friction and rolls in the end.

    Watch the bounces grow shorter until the ball rolls, with 5/7 of the speed of a block on ice.

    Args:
        m: mass, kg; x and y are the place of the centre, phi the angle turned.
        R: radius, m.
        alpha: angle of the slope, rad, between 0 and π/2; it falls to the right.
        e: restitution, between 0 and 1.
        mu: coefficient of friction.
        g: gravity, m/s².
    """
    x, y, phi = coordinates("x y phi")
    m, R, mu = positive("kg m 1", m=m, R=R, mu=mu)
    alpha, e = between(0, pi / 2, "rad", alpha=alpha), between(0, 1, "1", e=e)
    g = constants("m/s^2", g=g)
    center = Point(x, y)
    down, away = (cos(alpha), -sin(alpha)), (sin(alpha), cos(alpha))
    height = x * away[0] + y * away[1] - R
    # The point that touches lies −R times the normal from the centre: turning moves it down the slope.
    slip = x.dot * down[0] + y.dot * down[1] + R * phi.dot
    touch = center.translate(-R * away[0], -R * away[1])
    return Lagrangian(
        (x, y, phi),
        kinetic=kinetic([m], [center]) + Rational(1, 5) * m * R**2 * phi.dot**2,
        potential=weight([m], [center], g),
        contacts=[
            Gap(height, e, friction=mu, tangent=slip, name="slope", at=touch, axes=(away, down)),
        ],
        start={"y": 1.0 + value_of(R)},
        drawing=[
            Rail(Point(0, 0), Point(SLOPE * down[0], SLOPE * down[1])),
            Trail(center),
            Hoop(center, R),
            Rod(center, center.translate(R * cos(phi), R * sin(phi))),
        ],
        **credit("bouncing-ball"),
    )


def impacting_double_pendulum(
    *,
    m1: float = 1.0,
    m2: float = 1.0,
    l1: float = 1.0,
    l2: float = 0.8,
    d: float = 0.4,
    e: float = 0.9,
    g: float = 9.81,
) -> Lagrangian:
    """A double pendulum beside a wall, which both its bobs can hit.

    Watch one bob throw the other against the wall: between impacts the motion is chaotic, and each
    takes a part of it.

    Args:
        m1: mass of the upper bob, kg; theta1 is the angle of its rod from the downward vertical, rad.
        m2: mass of the lower bob, kg; theta2 is the angle of its rod, from the vertical too.
        l1: length of the upper rod, m.
        l2: length of the lower rod, m.
        d: distance of the wall from the pivot, to the right, m.
        e: restitution, between 0 and 1.
        g: gravity, m/s².
    """
    angles = coordinates("theta1 theta2")
    masses = positive("kg", m1=m1, m2=m2)
    l1, l2, d = positive("m", l1=l1, l2=l2, d=d)
    e, g = between(0, 1, "1", e=e), constants("m/s^2", g=g)
    pivot, wall = Point(0, 0), Wall(x=d, free="below")
    elbow, tip = hanging_chain(pivot, angles, [l1, l2])
    return Lagrangian(
        angles,
        kinetic=kinetic(masses, [elbow, tip]),
        potential=weight(masses, [elbow, tip], g),
        contacts=[
            Contact(bob, wall, restitution=e, name=name) for bob, name in ((elbow, "upper"), (tip, "lower"))
        ],
        start={"theta1": -1.5, "theta2": -2.0},
        drawing=[
            Rail(Point(d, -l1 - l2), Point(d, l1 / 2)),
            Trail(tip),
            Rod(pivot, elbow),
            Rod(elbow, tip),
            Disc(elbow, l1 / 20),
            Disc(tip, l1 / 20),
        ],
        **credit("impacting-double-pendulum"),
    )


def stick_slip_oscillator(
    *,
    m: float = 1.0,
    k: float = 100.0,
    mu: float = 0.2,
    mu_s: float = 0.35,
    v: float = 0.2,
    g: float = 9.81,
) -> Lagrangian:
    """A block on a running belt, held by a spring.

    Watch the belt carry the block until the spring tears it loose; it slips and is caught again.

    Args:
        m: mass of the block, kg; x is its place, where the spring is free at zero.
        k: stiffness of the spring, N/m.
        mu: coefficient of friction while it slips.
        mu_s: coefficient of friction while it sticks, not smaller.
        v: speed of the belt, m/s.
        g: gravity, m/s².
    """
    x, y = coordinates("x y")
    m, mu, mu_s, v = positive("kg 1 1 m/s", m=m, mu=mu, mu_s=mu_s, v=v)
    k, g = not_negative("N/m", k=k), constants("m/s^2", g=g)
    size = Rational(1, 10)
    belt = Gap(
        y, friction=mu, tangent=x - v * time, static=mu_s, name="belt", at=Point(x, y), axes=((0, 1), (1, 0))
    )
    return Lagrangian(
        (x, y),
        kinetic=m * (x.dot**2 + y.dot**2) / 2,
        potential=k * x**2 / 2 + m * g * y,
        contacts=[belt],
        start={"x_dot": value_of(v)},
        drawing=[
            Rail(Point(-5 * size, 0), Point(5 * size, 0)),
            Coil(Point(-5 * size, size / 2), Point(x - size / 2, y + size / 2)),
            Box(Point(x, y + size / 2), (size, size)),
        ],
        **credit("stick-slip-oscillator"),
    )


def woodpecker(
    *,
    mM: float = 3e-4,
    JM: float = 5e-9,
    mS: float = 4.5e-3,
    JS: float = 7e-7,
    k: float = 5.6e-3,
    lM: float = 0.010,
    lG: float = 0.015,
    lS: float = 0.0201,
    r0: float = 0.0025,
    rM: float = 0.0031,
    hM: float = 0.0058,
    hS: float = 0.02,
    e: float = 0.5,
    mu: float = 0.3,
    g: float = 9.81,
) -> Lagrangian:
    """The woodpecker toy: a bird on a spring, on a sleeve with play around a pole.

    Watch it peck its way down: the sleeve jams above and below, and slides while the bird swings between.

    Angles are small: places follow them linearly.

    Args:
        mM: mass of the sleeve, kg; y is its height, thetaM its angle, rad.
        JM: inertia of the sleeve, kg m².
        mS: mass of the bird, kg; thetaS is its angle, rad.
        JS: inertia of the bird, kg m².
        k: stiffness of the spring between them, N m/rad.
        lM: distance from the pole to the spring, m.
        lG: distance from the spring to the bird's centre of mass, m.
        lS: distance from there back to the beak, m.
        r0: radius of the pole, m.
        rM: inner radius of the sleeve, m.
        hM: half the height of the sleeve, m.
        hS: height of the beak above the bird's centre of mass, m.
        e: restitution of the beak, between 0 and 1; the sleeve has none.
        mu: coefficient of friction.
        g: gravity, m/s².
    """
    y, thetaM, thetaS = coordinates("y thetaM thetaS")
    mM, JM, mS, JS = positive("kg kg*m^2 kg kg*m^2", mM=mM, JM=JM, mS=mS, JS=JS)
    lM, lG, lS, r0, rM, hM, hS = positive("m", lM=lM, lG=lG, lS=lS, r0=r0, rM=rM, hM=hM, hS=hS)
    k, mu = not_negative("N*m/rad", k=k), positive("1", mu=mu)
    e, g = between(0, 1, "1", e=e), constants("m/s^2", g=g)
    joint = y + lM * thetaM
    bird = Point(lM + lG, joint + lG * thetaS)
    beak = Point(lM + lG - lS - hS * thetaS, joint + (lG - lS) * thetaS + hS)
    rub = y + rM * thetaM
    sleeve = {side: Point(rM + side * hM * thetaM, rub - side * hM) for side in (1, -1)}
    across, along = (1, 0), (0, 1)
    return Lagrangian(
        (y, thetaM, thetaS),
        kinetic=mM * y.dot**2 / 2 + JM * thetaM.dot**2 / 2 + kinetic([mS], [bird]) + JS * thetaS.dot**2 / 2,
        potential=mM * g * y + weight([mS], [bird], g) + k * (thetaM - thetaS) ** 2 / 2,
        # Glocker 1995, p. 162: the beak, the lower and the upper edge of the sleeve.
        contacts=[
            Gap(beak.x - r0, e, mu, joint + (lG - lS) * thetaS, name="beak", at=beak, axes=(across, along)),
            *(
                Gap(place.x - r0, 0, mu, rub, name=name, at=place, axes=(across, along))
                for name, place in (("below", sleeve[1]), ("above", sleeve[-1]))
            ),
        ],
        # On the cycle that Glocker found: the sleeve slides on its lower edge while the bird swings away.
        start={
            "thetaM": (value_of(r0) - value_of(rM)) / value_of(hM),
            "thetaS": -0.2788,
            "y_dot": -0.3411,
            "thetaS_dot": -7.4583,
        },
        drawing=[
            Rail(Point(0, -4 * hS), Point(0, 3 * hS)),
            *(
                Rod(Point(side - h * thetaM, y + h), Point(side + h * thetaM, y - h))
                for side, h in ((rM, hM), (-rM, hM))
            ),
            Coil(Point(rM, y), Point(lM, joint)),
            Rod(Point(lM, joint), bird),
            Disc(bird, hS / 4),
            Rod(bird, beak),
        ],
        **credit("woodpecker"),
    )


def chain_on_edge(
    *, n: int = 6, m: float = 0.1, l: float = 0.2, R: float = 0.2, g: float = 9.81
) -> Lagrangian:
    """Beads on a string of light links that slide, without friction, over the rounded edge of a table.

    Watch the beads that hang drag the others after them: the last ones leave the edge before they reach it.

    Args:
        n: number of links; there is a bead more.
        m: mass of a bead, kg; x and y are the place of the last one, theta1 … the angles of the links.
        l: length of a link, m.
        R: radius of the edge, m; the table ends at x = 0, its top is at y = 0.
        g: gravity, m/s².
    """
    n = count(n, "links")
    x, y, *angles = coordinates(f"x y theta1:{n + 1}")
    m, l, R = positive("kg m m", m=m, l=l, R=R)
    g = constants("m/s^2", g=g)
    beads = [Point(x, y)]
    for angle in angles:
        beads.append(beads[-1].translate(l * cos(angle), -l * sin(angle)))
    masses = [m] * len(beads)
    return Lagrangian(
        (x, y, *angles),
        kinetic=kinetic(masses, beads),
        potential=weight(masses, beads, g),
        contacts=[
            # How far a bead is from a quarter of the plane whose corner is rounded.
            Gap(sqrt(Max(bead.x + R, 0) ** 2 + Max(bead.y + R, 0) ** 2) - R, name=f"bead{i}")
            for i, bead in enumerate(beads)
        ],
        # Half of it lies on the flat part of the table.
        start={"x": -value_of(R) - n / 2 * value_of(l)},
        drawing=[
            Rail(Point(-R - n * l, 0), Point(-R, 0)),
            Hoop(Point(-R, -R), R),
            Rail(Point(0, -R), Point(0, -R - n * l)),
            *(Rod(one, other) for one, other in pairwise(beads)),
            *(Disc(bead, l / 12) for bead in beads),
        ],
        **credit("chain-on-edge"),
    )
