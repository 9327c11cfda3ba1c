"""The compared systems as one would write them for heyoka, in the form that it runs fastest.

Each function returns the equations in the order (q, v) of our states. Masses and lengths of chains are 1.
"""

from collections.abc import Callable, Sequence
from typing import Any

import heyoka as hy  # pyright: ignore[reportMissingImports]

Equations = list[tuple[Any, Any]]


def double_pendulum(g: float) -> Equations:
    """Accelerations by hand; from its Lagrangian, heyoka runs 1.4 times as long."""
    a, b, w, z = hy.make_vars("a", "b", "w", "z")
    c, s = hy.cos(a - b), hy.sin(a - b)
    first, second = s * z * z + 2.0 * g * hy.sin(a), s * w * w - g * hy.sin(b)
    acceleration = -(first + c * second) / (2.0 - c * c)
    return [(a, w), (b, z), (w, acceleration), (z, second - c * acceleration)]


def chain(n: int, g: float) -> Equations:
    """L = ½ Σᵢⱼ (n − max(i, j)) cos(θᵢ − θⱼ) ωᵢ ωⱼ + g Σᵢ (n − i) cos θᵢ, i and j from 0.

    From sums of the bobs' velocities instead, heyoka's code is slower (by 1.4 at 4 links).
    """
    angles = [hy.expression(f"a{i}") for i in range(n)]
    rates = [hy.expression(f"w{i}") for i in range(n)]
    terms = []
    for i in range(n):
        terms += [0.5 * (n - i) * rates[i] * rates[i], g * (n - i) * hy.cos(angles[i])]
        terms += [(n - i) * 1.0 * hy.cos(angles[i] - angles[j]) * rates[i] * rates[j] for j in range(i)]
    return hy.lagrangian(hy.sum(terms), angles, rates)


def n_body(masses: Sequence[float], G: float) -> Equations:
    """heyoka's own model in space, positions of all bodies before their velocities."""
    equations = hy.model.nbody(len(masses), masses=list(masses), Gconst=G)
    return [e for i, e in enumerate(equations) if i % 6 < 3] + [
        e for i, e in enumerate(equations) if i % 6 >= 3
    ]


def henon_heiles() -> Equations:
    """By hand, from the potential (x² + y²)/2 + x² y − y³/3."""
    x, y, u, v = hy.make_vars("x", "y", "u", "v")
    return [(x, u), (y, v), (u, -x * (1.0 + 2.0 * y)), (v, y * (y - 1.0) - x * x)]


SYSTEMS: dict[str, Callable[..., Equations]] = {
    made.__name__: made for made in (double_pendulum, chain, n_body, henon_heiles)
}
