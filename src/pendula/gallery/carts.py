"""A pendulum on a cart."""

from pendula.description import (
    Cart,
    Coil,
    Damper,
    Disc,
    Force,
    Lagrangian,
    Point,
    Rail,
    Rod,
    Spring,
    coordinates,
    inputs,
)
from pendula.gallery.bodies import hanging_chain, kinetic, weight
from pendula.gallery.quantities import constants, not_negative, positive
from pendula.gallery.registry import credit


def cart_pole(
    *,
    M: float = 1.0,
    m: float = 0.5,
    L: float = 1.0,
    g: float = 9.81,
    k1: float = 5.0,
    k2: float = 2.0,
    b1: float = 0.1,
    b2: float = 0.05,
    x0: float = 0.0,
    y0: float = -2.0,
) -> Lagrangian:
    """A pendulum on a cart, both tied to anchors by springs, with dampers and a force u on the cart.

    Watch the pole fall from near upright and pass its energy to and fro with the cart until the dampers win.

    Args:
        M: mass of the cart, kg.
        m: mass of the bob, kg.
        L: length of the pole, m; theta is its angle from the downward vertical.
        g: gravity, m/s².
        k1: spring between the wall and the cart, N/m, relaxed at x = 0.
        k2: spring between the bob and its anchor, N/m, with rest length 0.
        b1: damper on the cart, N s/m.
        b2: damper on the pole's hinge, N m s/rad.
        x0: place of the anchor of the bob's spring, m.
        y0: height of that anchor above the rail, m.
    """
    x, theta = coordinates("x theta")
    u = inputs("u")
    M, m, L = positive("kg kg m", M=M, m=m, L=L)
    k1, k2, b1, b2 = not_negative("N/m N/m N*s/m N*m*s/rad", k1=k1, k2=k2, b1=b1, b2=b2)
    g, x0, y0 = constants("m/s^2 m m", g=g, x0=x0, y0=y0)
    cart, wall, anchor = Point(x, 0), Point(-2 * L, 0), Point(x0, y0)
    (bob,) = hanging_chain(cart, [theta], [L])
    return Lagrangian(
        (x, theta),
        kinetic=kinetic([M, m], [cart, bob]),
        potential=weight([m], [bob], g),
        forces=[
            Spring(k1, on=x),
            Spring(k2, between=(bob, anchor)),
            Damper(b1, on=x, name="damper of the cart"),
            Damper(b2, on=theta, name="damper of the pole"),
            Force(u, along=x, name="force on the cart"),
        ],
        start={"theta": 3.0},
        drawing=[
            Rail(wall, Point(2 * L, 0)),
            Coil(wall, cart),
            Coil(anchor, bob),
            Cart(cart, L / 3, L / 6),
            Rod(cart, bob),
            Disc(bob, L / 15),
        ],
        **credit("cart-pole"),
    )
