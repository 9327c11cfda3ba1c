"""Plain differential equations: flows without energies."""

from pendula.description import Disc, Ode, Point, Trail, states
from pendula.gallery.quantities import PLAIN, positive
from pendula.gallery.registry import credit


def lorenz(*, sigma: float = 10.0, rho: float = 28.0, beta: float = 8 / 3) -> Ode:
    """Convection between two plates in three numbers: how fast it turns, and how it carries heat; chaotic.

    Watch the state circle one wing of the butterfly, then the other, and never repeat itself.

    Args:
        sigma: Prandtl number, viscosity over conduction of heat.
        rho: Rayleigh number over its critical value.
        beta: shape of the cells.
    """
    x, y, z = states("x y z")
    sigma, rho, beta = positive("1", sigma=sigma, rho=rho, beta=beta)
    place = Point(x, y, z)
    return Ode(
        (x, y, z),
        # Lorenz 1963, eq. 25–27
        {x: sigma * (y - x), y: x * (rho - z) - y, z: x * y - beta * z},
        start={"y": 1.0},
        drawing=[Trail(place), Disc(place, 0.6)],
        base_units=PLAIN,
        **credit("lorenz"),
    )


def van_der_pol(*, mu: float = 5.0) -> Ode:
    """An oscillator that is driven while it is small and damped while it is large: ẍ − μ (1 − x²) ẋ + x = 0.

    Watch it creep along the limit cycle and jump; with mu = 1000 only methods for stiff systems follow it.

    Args:
        mu: strength of the damping; the larger, the stiffer.
    """
    x, y = states("x y")
    mu = positive("1", mu=mu)
    place = Point(x, y)
    return Ode(
        (x, y),
        {x: y, y: mu * (1 - x**2) * y - x},
        start={"x": 2.0},
        drawing=[Trail(place), Disc(place, 0.15)],
        base_units=PLAIN,
        **credit("van-der-pol"),
    )
