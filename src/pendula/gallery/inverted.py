"""A double pendulum on a cart."""

from pendula.description import (
    Cart,
    Disc,
    Force,
    Lagrangian,
    Point,
    Rail,
    Rod,
    Trail,
    coordinates,
    inputs,
)
from pendula.gallery.bodies import hanging_chain, kinetic, weight
from pendula.gallery.quantities import constants, positive
from pendula.gallery.registry import credit


def cart_double_pendulum(
    *,
    M: float = 1.0,
    m1: float = 0.5,
    m2: float = 0.5,
    l1: float = 0.5,
    l2: float = 0.5,
    g: float = 9.81,
) -> Lagrangian:
    """A double pendulum on a cart that a force u drives along its rail; chaotic when left alone.

    Watch it collapse from nearly upright: to balance two links with the one force u tests any controller.

    Args:
        M: mass of the cart, kg.
        m1: mass of the upper bob, kg.
        m2: mass of the lower bob, kg.
        l1: length of the upper rod, m; theta1 is its angle from the downward vertical.
        l2: length of the lower rod, m; theta2 is its angle from the downward vertical.
        g: gravity, m/s².
    """
    x, theta1, theta2 = coordinates("x theta1 theta2")
    u = inputs("u")
    M, m1, m2, l1, l2 = positive("kg kg kg m m", M=M, m1=m1, m2=m2, l1=l1, l2=l2)
    g = constants("m/s^2", g=g)
    cart = Point(x, 0)
    elbow, tip = hanging_chain(cart, [theta1, theta2], [l1, l2])
    return Lagrangian(
        (x, theta1, theta2),
        kinetic=kinetic([M, m1, m2], [cart, elbow, tip]),
        potential=weight([m1, m2], [elbow, tip], g),
        forces=[Force(u, along=x, name="force on the cart")],
        start={"theta1": 3.1, "theta2": 3.2},
        drawing=[
            Rail(Point(-4 * l1, 0), Point(4 * l1, 0)),
            Trail(tip),
            Cart(cart, l1 / 2, l1 / 4),
            Rod(cart, elbow),
            Rod(elbow, tip),
            Disc(elbow, l1 / 10),
            Disc(tip, l1 / 10),
        ],
        **credit("cart-double-pendulum"),
    )
