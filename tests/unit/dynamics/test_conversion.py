"""Every SymPy function that people meet, compiled, against mpmath; the others are refused by name."""

from functools import cache

import casadi as ca
import mpmath
import numpy as np
import pytest
import sympy as sp

from pendula import DescriptionError
from pendula.compiler import Kernel, compile_kernel
from pendula.dynamics.conversion import Conversion
from pendula.dynamics.program import Program

x, y = sp.symbols("x y", real=True)


@cache
def kernel(expression) -> Kernel:
    """A kernel of the expression over the state (x, y)."""
    symbols = [ca.SX.sym(name, size) for name, size in zip("tyupx", (1, 2, 0, 0, 0), strict=True)]
    graph = Conversion({x: symbols[1][0], y: symbols[1][1]})(sp.sympify(expression))
    program = Program(ca.Function("finish", symbols, [ca.densify(graph)]))
    return compile_kernel(sp.srepr(expression), "expression", 1, lambda: program)


def value(expression, *at: float) -> float:
    nothing = np.zeros(0)
    return float(
        kernel(expression)(np.zeros(1), np.resize(at, 2).astype(float), nothing, nothing, nothing)[0]
    )


INSIDE = (-0.999, -0.5, -1e-3, 0.0, 0.3, 0.75)
ANYWHERE = (-20.5, -2.0, -0.5, 0.0, 1e-8, 0.7, 3.0, 19.0)
ABOVE_ZERO = (1e-300, 1e-9, 0.3, 1.0, 2.5, 1e9)


@pytest.mark.parametrize(
    ("function", "points"),
    [
        (sp.sin, ANYWHERE),
        (sp.cos, ANYWHERE),
        (sp.tan, ANYWHERE),
        (sp.cot, ANYWHERE[:3] + ANYWHERE[4:]),
        (sp.sec, ANYWHERE),
        (sp.csc, ANYWHERE[:3] + ANYWHERE[4:]),
        (sp.asin, INSIDE),
        (sp.acos, INSIDE),
        (sp.atan, ANYWHERE),
        (sp.sinh, ANYWHERE),
        (sp.cosh, ANYWHERE),
        (sp.tanh, ANYWHERE),
        (sp.asinh, ANYWHERE),
        (sp.acosh, (1.0, 1.5, 20.0)),
        (sp.atanh, INSIDE),
        (sp.exp, ANYWHERE),
        (sp.log, ABOVE_ZERO),
        (sp.sqrt, (0.0, *ABOVE_ZERO)),
        (sp.cbrt, (0.3, 1.0, 2.5)),
        (sp.Abs, ANYWHERE),
        (sp.sign, ANYWHERE),
        (sp.floor, (-2.5, -2.0, -0.1, 0.0, 0.9, 7.0)),
        (sp.ceiling, (-2.5, -2.0, -0.1, 0.0, 0.9, 7.0)),
        (sp.erf, ANYWHERE),
    ],
    ids=lambda given: getattr(given, "__name__", None),
)
def test_functions_of_one_argument(function, points):
    exact = sp.lambdify(x, function(x), "mpmath")
    for point in points:
        with mpmath.workdps(40):
            wanted = float(exact(mpmath.mpf(point)))
        # The C library errs by an ulp or two; quotients such as cot add two roundings. The root of zero is
        # that of 1e-300, so that it has a slope.
        assert value(function(x), point) == pytest.approx(wanted, rel=1e-15, abs=2e-150), point


@pytest.mark.parametrize("a", [-2.0, -0.0, 0.0, 1e-9, 3.0])
@pytest.mark.parametrize("b", [-1.5, 0.0, 2.0])
def test_atan2_in_every_quadrant(a, b):
    assert value(sp.atan2(x, y), a, b) == pytest.approx(np.arctan2(a, b), rel=1e-15, abs=0)


@pytest.mark.parametrize(
    "numerator", [-75, -33, -9, -7, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 7, 33, 65, 67, 80]
)
@pytest.mark.parametrize("denominator", [1, 2, 3])
def test_powers(numerator, denominator):
    exponent = sp.Rational(numerator, denominator)
    for base in (0.3, 1.0, 1.7):
        with mpmath.workdps(40):
            wanted = float(mpmath.mpf(base) ** (mpmath.mpf(numerator) / denominator))
        # A chain of products rounds once a product: as many ulps as the exponent has, at most.
        assert value(x**exponent, base) == pytest.approx(
            wanted, rel=2.3e-16 * (abs(numerator / denominator) + 2)
        )


@pytest.mark.parametrize("exponent", [-41, -3, -2, 2, 3, 32, 33, 40, 41])
def test_whole_powers_of_negative_numbers(exponent):
    assert value(x**exponent, -1.5) == pytest.approx((-1.5) ** exponent, rel=2.3e-16 * (abs(exponent) + 2))


def test_powers_with_an_exponent_that_varies():
    assert value(x**y, 1.7, -2.3) == pytest.approx(1.7**-2.3, rel=4e-16)
    assert value(2**x, 3.5) == pytest.approx(2**3.5, rel=4e-16)
    assert value(x**0.5, 2.0) == pytest.approx(2**0.5, rel=4e-16)
    assert value(x**-0.3, 2.0) == pytest.approx(2**-0.3, rel=4e-16)
    assert value(sp.exp(-2 * x) / y, 0.4, 3.0) == pytest.approx(np.exp(-0.8) / 3, rel=4e-16)
    assert value(x * sp.exp(-2), 3.0) == pytest.approx(3 * np.exp(-2), rel=4e-16)


def test_a_root_of_what_is_negative_is_no_number():
    assert np.isnan(value(sp.sqrt(x), -1.0))
    assert np.isnan(value(x ** sp.Rational(1, 3), -1.0))
    assert np.isnan(value(sp.log(x), -1.0))


@pytest.mark.parametrize("a", [-1.0, 0.0, 2.0])
@pytest.mark.parametrize("b", [-1.0, 0.5])
def test_steps_choices_and_extremes(a, b):
    assert value(sp.Min(x, y), a, b) == min(a, b)
    assert value(sp.Max(x, y, 1), a, b) == max(a, b, 1.0)
    assert value(sp.Heaviside(x), a) == {-1.0: 0.0, 0.0: 0.5, 2.0: 1.0}[a]
    assert value(sp.Heaviside(x, 1), a) == float(a >= 0)
    assert value(sp.sign(x), a) == np.sign(a)
    assert value(sp.Abs(x - y), a, b) == abs(a - b)


CONDITIONS = [x < y, x <= y, x > y, x >= y, sp.Eq(x, y), sp.Ne(x, y)]


@pytest.mark.parametrize("condition", CONDITIONS, ids=str)
@pytest.mark.parametrize("at", [(0.0, 1.0), (1.0, 1.0), (2.0, 1.0)], ids=str)
def test_piecewise_with_every_relation(condition, at):
    expression = sp.Piecewise((x + 10, condition), (y - 10, True))
    chosen = bool(condition.subs({x: at[0], y: at[1]}))
    assert value(expression, *at) == (at[0] + 10 if chosen else at[1] - 10)


def test_piecewise_with_several_pieces_and_compound_conditions():
    steps = sp.Piecewise((1, x < 0), (2, x < 1), (3, x < 2), (4, True))
    assert [value(steps, a) for a in (-1, 0, 0.5, 1.5, 2, 9)] == [1, 2, 2, 3, 4, 4]
    inside = sp.Piecewise((x, sp.And(x > 0, x < 1, y > 0)), (-1, sp.Or(x > 5, y > 5)), (0, True))
    assert [value(inside, *at) for at in ((0.5, 1), (0.5, -1), (6, 0), (0, 6), (2, 2))] == [0.5, 0, -1, -1, 0]


def test_a_piece_that_is_not_chosen_may_be_undefined():
    assert value(sp.Piecewise((sp.log(x), x > 0), (7, True)), -1.0) == 7
    assert value(sp.Piecewise((1 / x, sp.Ne(x, 0)), (3, True)), 0.0) == 3
    assert np.isnan(value(sp.Piecewise((1, x > 0)), -1.0))  # nothing said about this piece


def test_nan_is_not_swallowed():
    for expression in (sp.sin(x), x - x * y, sp.sign(x), sp.Abs(x), x**2, sp.sqrt(x), sp.tanh(x)):
        assert np.isnan(value(expression, np.nan)), expression


def test_numbers_keep_their_value():
    assert value(sp.pi + x, 0.0) == np.pi
    assert value(sp.E * x, 1.0) == np.e
    assert value(sp.Rational(1, 3) * x, 1.0) == 1 / 3
    assert value(sp.Float("0.1") + 0 * x + y, 0.0, 0.0) == 0.1
    assert value(sp.GoldenRatio + x, 0.0) == pytest.approx((1 + 5**0.5) / 2, rel=1e-15)


@pytest.mark.parametrize(
    ("expression", "name"),
    [
        (sp.gamma(x), "gamma"),
        (sp.besselj(0, x), "besselj"),
        (sp.Function("friction")(x), "friction"),
        (sp.Integral(sp.sin(x), (x, 0, y)), "Integral"),
        (x + sp.zeta(y), "zeta"),
        (sp.I * x, "ImaginaryUnit"),
    ],
    ids=str,
)
def test_unknown_functions_are_refused_by_name(expression, name):
    with pytest.raises(DescriptionError, match=f"'{name}'.*cannot be compiled"):
        kernel(expression)


def test_chains_share_their_sums():
    # x₃ = x₂ + sin 3x: a sum that contains an earlier one is grown from it, and stays the same number.
    convert = Conversion({x: ca.SX.sym("x")})
    parts = [sp.sin(i * x) for i in range(1, 30)]
    graphs = [convert(sp.Add(*parts[:n])) for n in range(1, 30)]
    function = ca.Function("chain", ca.symvar(ca.vertcat(*graphs)), [ca.vertcat(*graphs)])
    assert function.n_instructions() < 29 * 6
    wanted = np.cumsum(np.sin(np.arange(1, 30) * 0.37))
    np.testing.assert_allclose(function(0.37).full().ravel(), wanted, rtol=1e-12)
