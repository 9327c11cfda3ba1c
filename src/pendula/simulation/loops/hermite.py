"""Hermite's interpolation of a step from states and rates at its knots.

Coordinates are known with velocity and acceleration, everything else with its rate: from both ends of a step
polynomials of degree 5 and 3, with its middle of degree 8 and 5 (Hairer, Nørsett & Wanner I, §II.6). What the
start foretells is taken away first, q₀ + θhv₀ + ½θ²h²a₀ and y₀ + θhẏ₀, so that rounding stays that of y₀.
"""

import numpy as np

from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.records import Doubles
from pendula.simulation.loops.workspace import Workspace

# How many values of a coordinate and of another state are known at a knot.
OF_COORDINATES, OF_OTHERS = 3, 2
ENDS, MIDDLE_TOO = (1.0,), (1.0, 0.5)  # knots beside the start, as parts of the step


def degree(knots: int) -> int:
    """Of the polynomial of a coordinate, with so many knots beside the start."""
    return OF_COORDINATES * (knots + 1) - 1


def coefficients(knots: tuple[float, ...]) -> np.ndarray:
    """The knots, then the two matrices that turn what the start did not foretell into powers of θ."""
    return np.concatenate([knots, _inverse(knots, OF_COORDINATES), _inverse(knots, OF_OTHERS)])


def _inverse(knots: tuple[float, ...], known: int) -> np.ndarray:
    """From values and derivatives at the knots to the coefficients of θᵈ, d ≥ known, row by row."""
    powers = np.arange(known, known * (len(knots) + 1))
    rows = []
    for knot in knots:
        factor = np.ones(len(powers))
        for derivative in range(known):
            rows.append(factor * knot ** (powers - derivative).astype(float))
            factor = factor * (powers - derivative)
    return np.linalg.inv(np.array(rows)).ravel()


@compiled
def fit_polynomial(w: Workspace, knots: int, data: Doubles, known: Doubles) -> None:
    """The polynomial of a step from states and rates in ``known``, knot by knot."""
    size, paired, h, rows = w.size, w.paired, w.h, w.polynomial
    f0 = at(known, size)
    for j in range(size):
        of = OF_COORDINATES if j < paired else OF_OTHERS
        matrix = at(data, knots if j < paired else knots + OF_COORDINATES**2 * knots * knots)
        a0 = f0[paired + j] if j < paired else 0.0
        rows[j], rows[size + j], rows[2 * size + j] = known[j], h * f0[j], 0.5 * h * h * a0
        for d in range(3, OF_COORDINATES * (knots + 1)):
            rows[d * size + j] = 0.0
        for i in range(knots):
            c, y, f = data[i], at(known, 2 * (i + 1) * size), at(known, (2 * i + 3) * size)
            value = y[j] - known[j] - c * h * (f0[j] + 0.5 * c * h * a0)
            slope = h * (f[j] - f0[j] - c * h * a0)
            curve = h * h * (f[paired + j] - a0) if j < paired else 0.0
            for d in range(of * knots):
                row = at(matrix, (d * knots + i) * of)
                more = row[0] * value + row[1] * slope
                if j < paired:
                    more += row[2] * curve
                rows[(of + d) * size + j] += more
