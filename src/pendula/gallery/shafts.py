"""Wheels on a shaft."""

from pendula.description import (
    Damper,
    Disc,
    Hoop,
    Lagrangian,
    Point,
    Rod,
    Spring,
    coordinates,
)
from pendula.description.functions import cos, sin
from pendula.gallery.bodies import kinetic, weight
from pendula.gallery.quantities import constants, not_negative, positive
from pendula.gallery.registry import credit


def stiff_flywheel(
    *,
    J: float = 0.1,
    I: float = 1e-4,
    m: float = 1.0,
    r: float = 0.2,
    k: float = 1e4,
    c: float = 10.0,
    g: float = 9.81,
) -> Lagrangian:
    """A flywheel with a weight on its rim, coupled to a light rotor by a stiff shaft with damping.

    Watch three swings take explicit methods 100 000 steps: the twist of the shaft settles in 10 µs.

    Args:
        J: inertia of the flywheel without its weight, kg m²; phi is its angle, zero with the weight below.
        I: inertia of the rotor, kg m²; psi is its angle.
        m: mass of the weight, kg.
        r: distance of the weight from the axis, m.
        k: stiffness of the shaft, N m/rad; 1e4 is 20 mm of steel, 12 cm long.
        c: damping of its twist, N m s/rad.
        g: gravity, m/s².
    """
    phi, psi = coordinates("phi psi")
    J, I, m, r = positive("kg*m^2 kg*m^2 kg m", J=J, I=I, m=m, r=r)
    k, c = not_negative("N*m/rad N*m*s/rad", k=k, c=c)
    g = constants("m/s^2", g=g)
    hub, end = Point(0, 0, 0), Point(0, 2 * r, 0)
    rim = Point(r * sin(phi), 0, -r * cos(phi))
    mark = Point(r / 2 * sin(psi), 2 * r, -r / 2 * cos(psi))
    twist = psi - phi
    return Lagrangian(
        (phi, psi),
        kinetic=J * phi.dot**2 / 2 + I * psi.dot**2 / 2 + kinetic([m], [rim]),
        potential=weight([m], [rim], g),
        forces=[Spring(k, on=twist), Damper(c, on=twist)],
        start={"phi": 1.2, "psi": 1.2},
        drawing=[
            Hoop(hub, r, axis=(0, 1, 0)),
            Hoop(end, r / 2, axis=(0, 1, 0)),
            Rod(hub, end),
            Rod(hub, rim),
            Rod(end, mark),
            Disc(rim, r / 10),
        ],
        **credit("stiff-flywheel"),
    )
