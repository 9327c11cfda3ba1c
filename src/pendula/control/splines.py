"""Tables over equal intervals of time as expressions that are compiled with a system.

A table is Σ cⱼ b(x − j) with x the time in intervals: b is the hat max(1 − |x|, 0) for straight lines between
the values, or the cubic B-spline (max(2 − |x|, 0)³ − 4 max(1 − |x|, 0)³)/6 (de Boor, A Practical Guide to
Splines, 1978, ch. IX). All columns of a table share the b(x − j), so that a column costs a sum.
"""

from typing import Any

import numpy as np
import sympy as sp


def spline_expressions(t: np.ndarray, values: np.ndarray, clock: Any) -> list[Any]:
    """Smooth curves through the columns of a table, each as an expression of ``clock``, within the table."""
    n = len(t) - 1
    # Values at the nodes are (cⱼ₋₁ + 4 cⱼ + cⱼ₊₁)/6; at either end, the first two pieces are one cubic.
    matrix = np.zeros((n + 3, n + 3))
    for j in range(n + 1):
        matrix[j, j : j + 3] = np.array([1, 4, 1]) / 6
    matrix[n + 1, :5] = matrix[n + 2, -5:] = [1, -4, 6, -4, 1]
    c = np.linalg.solve(matrix, np.vstack((values, np.zeros((2, values.shape[1])))))
    distances = _distances(t, clock, range(-1, n + 2))
    bases = [(_positive(2 - d) ** 3 - 4 * _positive(1 - d) ** 3) / 6 for d in distances]
    return _sums(c, bases)


def linear_expressions(t: np.ndarray, values: np.ndarray, clock: Any) -> list[Any]:
    """Straight lines between the values, which never go beyond them."""
    return _sums(values, [_positive(1 - d) for d in _distances(t, clock, range(len(t)))])


def _distances(t: np.ndarray, clock: Any, nodes: range) -> list[Any]:
    """|x − j| of every node."""
    x = (clock - sp.Float(t[0])) / sp.Float((t[-1] - t[0]) / (len(t) - 1))
    return [sp.Abs(x - j, evaluate=False) for j in nodes]


def _positive(expression: Any) -> Any:
    # Not evaluated: SymPy would look for an order between the arguments.
    return sp.Max(expression, sp.S.Zero, evaluate=False)


def _sums(coefficients: np.ndarray, bases: list[Any]) -> list[Any]:
    return [
        sp.Add(*(sp.Float(c) * b for c, b in zip(column, bases, strict=True) if c))
        for column in coefficients.T.tolist()
    ]
