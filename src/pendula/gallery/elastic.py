"""A pendulum on a spring."""

from pendula.description import Coil, Disc, Lagrangian, Point, Spring, Trail, coordinates
from pendula.gallery.bodies import hanging_chain, kinetic, weight
from pendula.gallery.quantities import constants, not_negative, positive
from pendula.gallery.registry import credit


def spring_pendulum(*, m: float = 1.0, k: float = 29.43, l0: float = 1.0, g: float = 9.81) -> Lagrangian:
    """A bob on a spring that may both stretch and swing in a plane; chaotic at large energies.

    Watch bouncing turn into swinging and back: with k l0 = 3 m g the two are in 2:1 resonance.

    Args:
        m: mass of the bob, kg.
        k: stiffness of the spring, N/m.
        l0: length of the relaxed spring, m; r is its length, theta its angle from the downward vertical.
        g: gravity, m/s².
    """
    r, theta = coordinates("r theta")
    m, relaxed = positive("kg m", m=m, l0=l0)
    k = not_negative("N/m", k=k)
    g = constants("m/s^2", g=g)
    pivot = Point(0, 0)
    (bob,) = hanging_chain(pivot, [theta], [r])
    return Lagrangian(
        (r, theta),
        kinetic=kinetic([m], [bob]),
        potential=weight([m], [bob], g),
        forces=[Spring(k, on=r, rest=relaxed)],
        start={"r": 1.6 * relaxed.value, "theta": 0.05},
        drawing=[Trail(bob), Coil(pivot, bob), Disc(bob, relaxed / 15)],
        **credit("spring-pendulum"),
    )
