"""The aero-pendulum: an arm driven by a propeller."""

from pendula.description import (
    Disc,
    Force,
    Hoop,
    Lagrangian,
    Point,
    Rail,
    Rod,
    Trail,
    coordinates,
    inputs,
)
from pendula.description.functions import cos, sin
from pendula.gallery.bodies import kinetic, weight
from pendula.gallery.quantities import constants, positive
from pendula.gallery.registry import credit


def aero_pendulum(
    *, m: float = 0.3, L1: float = 0.4, L2: float = 0.5, J: float = 0.01, g: float = 9.81
) -> Lagrangian:
    """A pendulum at the end of a horizontal arm, turned by the thrust F of a propeller across its rod.

    Watch the swing of the pendulum rock the arm; thrust F turns the arm by the torque −F L₁ cos φ.

    Args:
        m: mass of the propeller, kg, at the end of the second rod.
        L1: length of the arm, m, which turns by psi about the vertical z.
        L2: length of the pendulum, m, which turns by phi about the arm, from the upward vertical.
        J: inertia of the arm about z, kg m²; without it the mass matrix is singular at phi = 0 and π.
        g: gravity, m/s².
    """
    psi, phi = coordinates("psi phi")
    F = inputs("F")
    m, L1, L2, J = positive("kg m m kg*m^2", m=m, L1=L1, L2=L2, J=J)
    g = constants("m/s^2", g=g)
    base, elbow = Point(0, 0, 0), Point(L1 * cos(psi), L1 * sin(psi), 0)
    propeller = elbow.translate(L2 * sin(phi) * sin(psi), -L2 * sin(phi) * cos(psi), L2 * cos(phi))
    # The thrust is square to the rod and to the arm.
    thrust = (F * cos(phi) * sin(psi), -F * cos(phi) * cos(psi), -F * sin(phi))
    return Lagrangian(
        (psi, phi),
        kinetic=kinetic([m], [propeller]) + J * psi.dot**2 / 2,
        potential=weight([m], [propeller], g),
        forces=[Force(thrust, at=propeller, name="thrust")],
        start={"phi": 2.0},
        drawing=[
            Rail(Point(0, 0, -L2), base),
            Trail(propeller),
            Rod(base, elbow),
            Rod(elbow, propeller),
            Disc(propeller, L2 / 15),
            Hoop(propeller, L2 / 5, axis=(cos(phi) * sin(psi), -cos(phi) * cos(psi), -sin(phi))),
        ],
        **credit("aero-pendulum"),
    )
