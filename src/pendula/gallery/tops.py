"""Tops."""

from math import cos as cosine
from math import sin as sine
from typing import Any

from sympy import Matrix

from pendula.description import (
    Disc,
    Hoop,
    Lagrangian,
    Ode,
    Point,
    Rod,
    Trail,
    coordinates,
    rotation,
    states,
)
from pendula.description.functions import cos, sin, sqrt
from pendula.errors import DescriptionError
from pendula.gallery.quantities import constants, positive
from pendula.gallery.registry import credit


def spinning_top(
    *, I1: float = 0.0046, I3: float = 0.0025, m: float = 0.5, l: float = 0.08, g: float = 9.81
) -> Lagrangian:
    """A heavy symmetric top with a fixed tip, in Euler angles phi (precession), theta (tilt), psi (spin).

    Watch the axis fall a little, swing sideways and rise again: precession with nutation, with cusps when
    released at rest.

    Args:
        I1: inertia about an axis across the top through its tip, kg m².
        I3: inertia about the axis of symmetry, kg m².
        m: mass, kg.
        l: distance from the tip to the centre of mass, m.
        g: gravity, m/s².
    """
    phi, theta, psi = coordinates("phi theta psi")
    top = positive("kg*m^2 kg*m^2 kg m", I1=I1, I3=I3, m=m, l=l)
    _refuse_impossible_inertia(*top)
    I1, I3, m, l = top
    g = constants("m/s^2", g=g)
    R = rotation("z", phi) * rotation("x", theta) * rotation("z", psi)
    tip, center = Point(0, 0, 0), Point(l * sin(theta) * sin(phi), -l * sin(theta) * cos(phi), l * cos(theta))
    mark = Point(*(R * Matrix([l / 2, 0, l])))
    return Lagrangian(
        (phi, theta, psi),
        # Goldstein, §5.7: T = ½ I₁ (θ̇² + φ̇² sin²θ) + ½ I₃ (ψ̇ + φ̇ cos θ)²
        kinetic=I1 * (theta.dot**2 + phi.dot**2 * sin(theta) ** 2) / 2
        + I3 * (psi.dot + phi.dot * cos(theta)) ** 2 / 2,
        potential=m * g * center.z,
        start={"theta": 0.6, "psi_dot": 60.0},
        drawing=[
            Trail(center),
            Rod(tip, center),
            Hoop(center, l / 2, axis=(sin(theta) * sin(phi), -sin(theta) * cos(phi), cos(theta))),
            Rod(center, mark),
            Disc(mark, l / 20),
        ],
        **credit("spinning-top"),
    )


def euler_top(*, I1: float = 2.0, I2: float = 1.0, I3: float = 2 / 3) -> Ode:
    """A rigid body free of torques by its angular momentum y in body axes: ẏ = y × I⁻¹y.

    Watch the momentum stay on its sphere, along the curve on which the energy is constant too.

    Args:
        I1: first principal moment of inertia.
        I2: second principal moment of inertia.
        I3: third principal moment of inertia.
    """
    y = states("y1:4")
    inertia = positive("kg*m^2", I1=I1, I2=I2, I3=I3)
    momentum, center = Matrix(y), Point(0, 0, 0)
    tip, size = Point(*y), sqrt(momentum.dot(momentum))
    circles = [Hoop(center, size, axis=axis) for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1))]
    return Ode(
        y,
        momentum.cross(Matrix([yi / Ii for yi, Ii in zip(y, inertia, strict=True)])),
        start={"y1": cosine(1.1), "y3": sine(1.1)},
        drawing=[*circles, Trail(tip), Disc(tip, 0.03)],
        **credit("euler-top"),
    )


def _refuse_impossible_inertia(I1: Any, I3: Any, m: Any, l: Any) -> None:
    # About the centre of mass both axes across have I₁ − m l², and no body has I₃ above their sum.
    least = m.value * l.value**2 + I3.value / 2
    if I1.value < least * (1 - 1e-12):
        raise DescriptionError(
            f"No body has I1 = {I1.value:g} with I3 = {I3.value:g}: about the tip, I1 is at least "
            f"m l² + I3/2 = {least:g}."
        )
