"""Bodies that roll on a table: a coin and a rattleback.

Both lie on it by a gap, whose force only presses, and roll without slipping: a table so rough that nothing
slips while it is pressed. Where the force would fall to zero the gap opens; rolling is not meant beyond that.
"""

from math import cos as cosine
from math import sin as sine
from math import sqrt as root

from sympy import Matrix

from pendula.description import (
    Damper,
    Disc,
    Gap,
    Hoop,
    Lagrangian,
    Nonholonomic,
    Point,
    RigidBody,
    Rod,
    Trail,
    coordinates,
    rotation,
)
from pendula.description.functions import cos, sin, sqrt
from pendula.gallery.quantities import constants, not_negative, positive, value_of
from pendula.gallery.registry import credit


def spinning_coin(*, m: float = 0.44, R: float = 0.038, c: float = 2e-6, g: float = 9.81) -> Lagrangian:
    """Euler's disc: a thin coin that rolls on its rim about a centre that hardly moves.

    Watch it whirr the faster the flatter it lies: the rate of its rim is 2 √(g/(R sin θ)), to the end.

    Args:
        m: mass, kg; x, y and z are the place of the centre, psi is the direction of its lowest point, theta
            the angle between coin and table and phi the turn of the coin in its plane, rad.
        R: radius, m.
        c: damping of the rate at which the lowest point goes round, N m s/rad.
        g: gravity, m/s².
    """
    x, y, z, psi, theta, phi = coordinates("x y z psi theta phi")
    m, R, c = *positive("kg m", m=m, R=R), not_negative("N*m*s/rad", c=c)
    g = constants("m/s^2", g=g)
    center = Point(x, y, z)
    turn = rotation("z", psi) * rotation("x", theta) * rotation("z", phi)
    across, along = (rotation("z", psi) * rotation("x", theta)).col(1), phi.dot + psi.dot * cos(theta)
    coin = RigidBody(m, (m * R**2 / 4, m * R**2 / 4, m * R**2 / 2), center, rotation=turn)
    # The velocity of the lowest point, R along the steepest line from the centre.
    rolling = (
        x.dot - R * theta.dot * sin(theta) * sin(psi) + R * along * cos(psi),
        y.dot + R * theta.dot * sin(theta) * cos(psi) + R * along * sin(psi),
    )
    lowest = Point(*(Matrix([x, y, z]) - R * across))
    tilt = 0.3
    rate = 2 * root(abs(value_of(g)) / (value_of(R) * sine(tilt)))
    return Lagrangian(
        (x, y, z, psi, theta, phi),
        kinetic=coin.kinetic,
        potential=m * g * z,
        forces=[Damper(c, on=psi, name="damping of the rim")],
        constraints=[
            Nonholonomic(speed, name=f"rolling_{axis}") for axis, speed in zip("xy", rolling, strict=True)
        ],
        contacts=[Gap(z - R * sin(theta), name="table")],
        start={
            "z": value_of(R) * sine(tilt),
            "theta": tilt,
            "psi_dot": rate,
            "phi_dot": -rate * cosine(tilt),
        },
        drawing=[
            Hoop(center, R, axis=tuple(turn.col(2))),
            Rod(center, Point(*(Matrix([x, y, z]) + R * turn.col(0)))),
            Trail(lowest),
            Disc(lowest, R / 20),
        ],
        **credit("spinning-coin"),
    )


def rattleback(
    *,
    m: float = 1.0,
    a: float = 0.2,
    b: float = 0.03,
    c: float = 0.02,
    h: float = 0.01,
    Ixx: float = 2e-4,
    Iyy: float = 1.6e-3,
    Izz: float = 1.7e-3,
    Ixy: float = -2e-5,
    g: float = 9.81,
) -> Lagrangian:
    """A boat of stone whose axes of inertia lie askew to those of its shape.

    Watch it refuse to spin one way: it begins to rattle, stops, and turns back.

    Args:
        m: mass, kg; x, y and z are the place of its centre of mass, yaw, roll and pitch its angles, rad.
        a: half the length of the ellipsoid that it is a part of, m.
        b: half its width, m.
        c: half its height, m.
        h: how far the centre of mass lies below the centre of the ellipsoid, m.
        Ixx: inertia about the axis of its length, kg m².
        Iyy: about that of its width, kg m².
        Izz: about the vertical, kg m².
        Ixy: the entry of the inertia matrix that lies askew, kg m²; zero for a body that has no will.
        g: gravity, m/s².
    """
    x, y, z, yaw, roll, pitch = coordinates("x y z yaw roll pitch")
    m, a, b, c, h = positive("kg m m m m", m=m, a=a, b=b, c=c, h=h)
    Ixx, Iyy, Izz = positive("kg*m^2", Ixx=Ixx, Iyy=Iyy, Izz=Izz)
    Ixy, g = constants("kg*m^2", Ixy=Ixy), constants("m/s^2", g=g)
    turn = rotation("z", yaw) * rotation("x", roll) * rotation("y", pitch)
    center = Matrix([x, y, z])
    inertia = Matrix([[Ixx, Ixy, 0], [Ixy, Iyy, 0], [0, 0, Izz]])
    stone = RigidBody(m, inertia, Point(*center), rotation=turn)
    # The vertical u in body axes; of an ellipsoid with half axes a, b and c the lowest point is −A u/√(uᵀA u)
    # from its centre, with A = diag(a², b², c²).
    up = turn.row(2).T
    squares = Matrix([a**2 * up[0], b**2 * up[1], c**2 * up[2]])
    depth = sqrt(up.dot(squares))
    lowest = Matrix([0, 0, h]) - squares / depth
    speed = Matrix([x.dot, y.dot, z.dot]) + turn * stone.angular_velocity.cross(lowest)
    tips = [Point(*(center + turn * Matrix([s * a, 0, h]))) for s in (1, -1)]
    sides = [Point(*(center + turn * Matrix([0, s * b, h]))) for s in (1, -1)]
    keel = Point(*(center + turn * Matrix([0, 0, h - c])))
    return Lagrangian(
        (x, y, z, yaw, roll, pitch),
        kinetic=stone.kinetic,
        potential=m * g * z,
        constraints=[Nonholonomic(speed[i], name=f"rolling_{axis}") for i, axis in enumerate("xy")],
        contacts=[Gap(z + h * up[2] - depth, name="table")],
        start=_spun(value_of(a), value_of(b), value_of(c), value_of(h)),
        drawing=[
            *(Rod(keel, end) for end in (*tips, *sides)),
            Rod(tips[0], sides[0]),
            Rod(sides[0], tips[1]),
            Rod(tips[1], sides[1]),
            Rod(sides[1], tips[0]),
            Trail(tips[0]),
        ],
        **credit("rattleback"),
    )


def _spun(a: float, b: float, c: float, h: float) -> dict[str, float]:
    """A start at which it spins the way it does not like, pitched by half a degree, without slipping."""
    pitch, spin = 0.0087, -5.0
    up = (-sine(pitch), 0.0, cosine(pitch))
    depth = root((a * up[0]) ** 2 + (c * up[2]) ** 2)
    low = (-(a**2) * up[0] / depth, h - c**2 * up[2] / depth)
    # The lowest point lies this far ahead of the centre of mass; spin moves it sideways.
    ahead = cosine(pitch) * low[0] + sine(pitch) * low[1]
    return {"z": depth - h * up[2], "pitch": pitch, "yaw_dot": spin, "y_dot": -spin * ahead}
