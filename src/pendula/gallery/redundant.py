"""Redundant coordinates on purpose, so that a reaction appears as a multiplier."""

from math import pi

from pendula.description import Cart, Disc, Holonomic, Lagrangian, Point, Rail, Rod, coordinates
from pendula.gallery.bodies import hanging_chain, kinetic, weight
from pendula.gallery.quantities import constants, positive
from pendula.gallery.registry import credit


def held_pin_pendulum(*, m: float = 1.0, m_pin: float = 0.1, L: float = 1.0, g: float = 9.81) -> Lagrangian:
    """A pendulum whose pin could move up and down but is held by the constraint y = 0.

    Watch the multiplier: it is the upward force at the pin, m (g cos θ + L θ̇²) cos θ, largest at the bottom.

    Args:
        m: mass of the bob, kg.
        m_pin: inertia of the pin, kg, which keeps the mass matrix regular at θ = ±π/2; it has no weight, so
            that the multiplier is the pull of the pendulum alone.
        L: length of the rod, m; theta is its angle from the downward vertical.
        g: gravity, m/s².
    """
    y, theta = coordinates("y theta")
    m, m_pin, L = positive("kg kg m", m=m, m_pin=m_pin, L=L)
    g = constants("m/s^2", g=g)
    pin = Point(0, y)
    (bob,) = hanging_chain(pin, [theta], [L])
    return Lagrangian(
        (y, theta),
        kinetic=kinetic([m_pin, m], [pin, bob]),
        potential=weight([m], [bob], g),
        constraints=[Holonomic(y, name="held pin")],
        start={"theta": pi / 3},
        drawing=[
            Rail(Point(0, -L / 4), Point(0, L / 4)),
            Cart(pin, L / 10, L / 10),
            Rod(pin, bob),
            Disc(bob, L / 15),
        ],
        **credit("held-pin-pendulum"),
    )
