"""Hermite's interpolation of a step from states and rates at its knots.

Coordinates are known with velocity and acceleration, everything else with its rate: from both ends of a step
polynomials of degree 5 and 3, with its middle of degree 8 and 5 (Hairer, Nørsett & Wanner I, §II.6). What the
start foretells is taken away first, q₀ + θhv₀ + ½θ²h²a₀ and y₀ + θhẏ₀, so that rounding stays that of y₀.
"""

from typing import Any

import numpy as np

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


def interpolation(at: Any) -> Any:
    """``interpolate(ny, nq, knots, data, h, known, poly)`` with states and rates in ``known``, knot by knot.

    The row behind the polynomial is the end of the step as it is, without rounding.
    """

    def interpolate(ny, nq, knots, data, h, known, poly):
        f0, highest = at(known, ny), 3 * (knots + 1)
        for j in range(ny):
            of = 3 if j < nq else 2
            matrix = at(data, knots if j < nq else knots + 9 * knots * knots)
            a0 = f0[nq + j] if j < nq else 0.0
            poly[j], poly[ny + j], poly[2 * ny + j] = known[j], h * f0[j], 0.5 * h * h * a0
            for d in range(3, highest):
                poly[d * ny + j] = 0.0
            poly[highest * ny + j] = known[2 * ny + j]
            for i in range(knots):
                c, y, f = data[i], at(known, 2 * (i + 1) * ny), at(known, (2 * i + 3) * ny)
                value = y[j] - known[j] - c * h * (f0[j] + 0.5 * c * h * a0)
                slope = h * (f[j] - f0[j] - c * h * a0)
                curve = h * h * (f[nq + j] - a0) if j < nq else 0.0
                for d in range(of * knots):
                    row = at(matrix, (d * knots + i) * of)
                    more = row[0] * value + row[1] * slope
                    if j < nq:
                        more += row[2] * curve
                    poly[(of + d) * ny + j] += more

    return interpolate


def valuation(at: Any) -> Any:
    """``value(sizes, poly, theta, state)``: the step at θ; at its end the state that it ends with."""
    from pendula.simulation.methods.layout import DEGREE, NY

    def value(sizes, poly, theta, state):
        ny, highest = sizes[NY], sizes[DEGREE]
        if theta == 1.0:
            for j in range(ny):
                state[j] = poly[(highest + 1) * ny + j]
            return
        for j in range(ny):
            state[j] = poly[highest * ny + j]
        for d in range(highest - 1, -1, -1):
            for j in range(ny):
                state[j] = state[j] * theta + poly[d * ny + j]

    return value
