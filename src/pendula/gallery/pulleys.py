"""Machines with strings over pulleys."""

from math import pi

from pendula.description import Disc, Lagrangian, Point, Rod, Trail, coordinates
from pendula.gallery.bodies import hanging_chain, kinetic, weight
from pendula.gallery.quantities import constants, positive
from pendula.gallery.registry import credit

STRING, SPAN = 3, 1  # m, drawn: length of string below the two pulleys, and their distance


def swinging_atwood(*, M: float = 4.5, m: float = 1.0, g: float = 9.81) -> Lagrangian:
    """Atwood's machine with one mass that swings while the other moves up and down; chaotic for most M/m.

    Watch the swinging mass spin itself up when its string gets short, and lift the heavier one by its pull.

    Args:
        M: mass that hangs still, kg.
        m: mass that swings, kg; M = 3 m is the one ratio for which the motion is known to be integrable.
        g: gravity, m/s². r is the length of the swinging string, theta its angle from the downward vertical.
    """
    r, theta = coordinates("r theta")
    M, m = positive("kg", M=M, m=m)
    g = constants("m/s^2", g=g)
    pulley, far_pulley = Point(0, 0), Point(-SPAN, 0)
    (bob,) = hanging_chain(pulley, [theta], [r])
    # The string does not stretch: what the bob's side gains, the other side gives.
    counterweight = far_pulley.translate(0, r - STRING)
    return Lagrangian(
        (r, theta),
        kinetic=kinetic([M, m], [counterweight, bob]),
        potential=M * g * r + weight([m], [bob], g),
        start={"r": 1.0, "theta": pi / 2},
        drawing=[
            Trail(bob),
            Rod(far_pulley, pulley),
            Rod(far_pulley, counterweight),
            Rod(pulley, bob),
            Disc(counterweight, 0.12),
            Disc(bob, 0.1),
        ],
        **credit("swinging-atwood"),
    )
