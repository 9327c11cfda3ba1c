"""Taylor coefficients against repeated total derivatives of the graph: cₖ₊₁ = (d/dt)ᵏ f / (k + 1)!."""

import ctypes
import math

import casadi as ca
import numpy as np
import pytest

from pendula.compiler.machine import Library
from pendula.compiler.series.assembly import SeriesProgram, assemble_series, convolutions

ORDER = 7

T, S, U, P, X = ca.SX.sym("t"), ca.SX.sym("s", 2), ca.SX.sym("u", 1), ca.SX.sym("p", 2), ca.SX.sym("x", 0)
A, B = S[0], S[1]

FUNCTIONS = {
    "sum and product": A * B + T * A - P[0] * B + U[0],
    "quotient": A / (2 + B),
    "quotient by a parameter": A * B / P[1],
    "inverse": 3 / (1 + A * A),
    "root": ca.sqrt(2 + A),
    "hypotenuse": ca.hypot(A, B),
    "whole powers": A**3 + B ** (-2),
    "real power": (1 + A * B) ** (-1.5),
    "power of a parameter": (1 + A) ** P[0],
    "power of a series": (1 + A) ** B,
    "sine and cosine": ca.sin(A) * ca.cos(2 * A - B),
    "tangent": ca.tan(A - B),
    "arcus": ca.asin(A / 3) + ca.acos(B / 3) + ca.atan(A * B),
    "angle": ca.atan2(A, B),
    "angle with one constant": ca.atan2(A, P[0]) + ca.atan2(P[1], B),
    "exponential": ca.exp(-A) * ca.expm1(B / 2),
    "logarithm": ca.log(A + 1) + ca.log1p(B),
    "hyperbolic": ca.sinh(A) - ca.cosh(B) + ca.tanh(A * B),
    "inverse hyperbolic": ca.asinh(A) + ca.acosh(2 + B) + ca.atanh(A / 4),
    "error function": ca.erf(A) * B,
    "size and sign": ca.fabs(A - B) * ca.sign(B - 2) + ca.copysign(A, B - 3),
    "smaller and larger": ca.fmin(A, B) * 2 + ca.fmax(A * A, B) + ca.fmin(A, P[0]),
    "condition": ca.if_else(A < B, ca.sin(A), A * B),
    "condition that guards": ca.if_else(A > 5, ca.sqrt(A - 5), A),
    "remainder": ca.fmod(7 * A, 2 + B / 9),
    "rounding": ca.floor(A + 3) * B + ca.ceil(B) * A,
    "constants only": P[0] * ca.sin(P[1]) + 0 * A,
}

ARGUMENTS = (np.array([0.3]), np.array([0.7, 1.1]), np.array([0.4]), np.array([1.3, 0.8]))


def program(rate, x=X, residual=None, matrix=None, conjugate=(-1, -1)):
    residual = ca.SX(0, 1) if residual is None else residual
    K = ca.SX(0, 0) if matrix is None else matrix
    rates = ca.Function("rates", [T, S, U, P, x], [residual, ca.densify(rate)])
    return SeriesProgram(rates, ca.Function("matrix", [T, S, U, P], [K]), x.numel(), conjugate)


def coefficients(made, order, arguments=ARGUMENTS):
    """Rows of units and of coefficients 0 … order."""
    library = Library(assemble_series(made))
    row, scratch = library.number("row"), library.number("scratch")
    kernel = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 7)(library.address("series"))
    out, work = aligned((order + 2) * row), aligned(scratch)
    t, y, u, p = arguments
    moment = np.array([t[0], order])
    kernel(*(a.ctypes.data for a in (moment, y, u, p, y, out, work)))
    rows = out.reshape(order + 2, row)
    return rows[0], rows[1:]


def aligned(length):
    block = np.zeros(length + 8)
    first = (-block.ctypes.data % 64) // 8
    return block[first : first + length]


def by_total_derivatives(rate, order):
    """The same coefficients: d/dt = ∂/∂t + f · ∂/∂s, again and again."""
    rows, derivative = [S], rate
    for k in range(1, order + 1):
        rows.append(derivative / math.factorial(k))
        derivative = ca.jtimes(derivative, S, rate) + ca.jacobian(derivative, T)
    values = ca.Function("rows", [T, S, U, P], rows)(*ARGUMENTS)
    return np.array([np.array(value).ravel() for value in values])


@pytest.mark.slow
@pytest.mark.parametrize("name", FUNCTIONS)
def test_coefficients_are_the_total_derivatives(name):
    rate = ca.vertcat(FUNCTIONS[name], A - B * T)
    _, rows = coefficients(program(rate), ORDER)
    expected = by_total_derivatives(rate, ORDER)
    # Both routes round in every order; the larger coefficients set the scale.
    np.testing.assert_allclose(rows[:, :2], expected, rtol=1e-11, atol=1e-12 * np.abs(expected).max())


@pytest.mark.slow
@pytest.mark.parametrize("size", [1, 2, 3, 12])
def test_unknowns_of_a_linear_system_with_moving_coefficients(size):
    """K(s) x = r(s): the series of ṡ = (Σx, −s₀) is that of the explicit solution."""
    x = ca.SX.sym("x", size)
    K = ca.SX.eye(size) * (3 + ca.cos(A))
    for i in range(size - 1):
        K[i, i + 1] = K[i + 1, i] = ca.sin(B) / 2
    right = ca.vertcat(*(A * (i + 1) + B for i in range(size)))
    made = program(ca.vertcat(ca.sum1(x), -A), x, right - ca.mtimes(K, x), K)
    _, rows = coefficients(made, ORDER)
    explicit = ca.vertcat(ca.sum1(ca.solve(K, right)), -A)
    expected = by_total_derivatives(explicit, ORDER)
    np.testing.assert_allclose(rows[:, :2], expected, rtol=1e-10, atol=1e-12 * np.abs(expected).max())


@pytest.mark.parametrize("size", [2, 12])
def test_units_of_momenta_are_reciprocals_of_the_inverse_diagonal(size):
    x = ca.SX.sym("x", size)
    K = ca.SX.eye(size) * (2 + A)
    for i in range(size - 1):
        K[i, i + 1] = K[i + 1, i] = 0.5
    made = program(ca.vertcat(x[0], -A), x, A - ca.mtimes(K, x), K, (-1, 1))
    units, _ = coefficients(made, 2)
    numeric = np.array(ca.Function("K", [S], [K])(ARGUMENTS[1]))
    np.testing.assert_allclose(units[:2], [1.0, 1 / np.linalg.inv(numeric)[1, 1]], rtol=1e-13)


def test_whole_powers_are_regular_at_zero():
    rate = ca.vertcat(A**3 + A**2, B)
    _, rows = coefficients(program(rate), 4, (ARGUMENTS[0], np.array([0.0, 1.0]), *ARGUMENTS[2:]))
    np.testing.assert_allclose(rows[:, 0], 0.0)
    np.testing.assert_allclose(rows[:, 1], [1 / math.factorial(k) for k in range(5)], rtol=1e-15)


def test_scaled_factors_share_a_convolution():
    apart = program(ca.vertcat(A * B, (2 * A) * (P[0] * B)))
    assert convolutions(apart) == 1
