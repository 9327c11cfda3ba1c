"""Tops."""

from typing import Any

from sympy import Matrix

from pendula.description import Disc, Hoop, Lagrangian, Point, Rod, Trail, coordinates, parameters, rotation
from pendula.description.functions import cos, sin
from pendula.errors import DescriptionError
from pendula.gallery.quantities import positive
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
    top = positive(I1=I1, I3=I3, m=m, l=l)
    _refuse_impossible_inertia(*top)
    I1, I3, m, l = top
    g = parameters(g=g)
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


def _refuse_impossible_inertia(I1: Any, I3: Any, m: Any, l: Any) -> None:
    # About the centre of mass both axes across have I₁ − m l², and no body has I₃ above their sum.
    least = m.value * l.value**2 + I3.value / 2
    if I1.value < least * (1 - 1e-12):
        raise DescriptionError(
            f"No body has I1 = {I1.value:g} with I3 = {I3.value:g}: about the tip, I1 is at least "
            f"m l² + I3/2 = {least:g}."
        )
