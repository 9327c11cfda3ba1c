"""Random expressions, compiled, against SymPy's own evaluation with 30 digits."""

import casadi as ca
import numpy as np
import pytest
import sympy as sp
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from pendula.compiler import compile_kernel
from pendula.dynamics.conversion import Conversion
from pendula.dynamics.program import Program

x, y = sp.symbols("x y", real=True)
LARGEST = 30

leaves = st.sampled_from([x, y, x, y, x, sp.pi, sp.Integer(2), sp.Rational(-1, 3), sp.Float(0.7)])

# Each keeps its argument in its domain, off the places where its slope is infinite.
ONE = (
    sp.sin,
    sp.cos,
    sp.tan,
    sp.atan,
    sp.tanh,
    sp.asinh,
    sp.Abs,
    sp.sign,
    sp.Heaviside,
    sp.erf,
    lambda e: sp.exp(-sp.Abs(e)),
    lambda e: sp.sinh(e / 10),
    lambda e: sp.cosh(e / 10),
    lambda e: sp.log(1 + e**2),
    lambda e: sp.sqrt(1 + e**2),
    lambda e: sp.asin(e / (1 + sp.Abs(e))),
    lambda e: sp.acos(e / (1 + sp.Abs(e))),
    lambda e: sp.atanh(e / (2 + sp.Abs(e))),
    lambda e: sp.acosh(2 + e**2),
    lambda e: (1 + e**2) ** sp.Rational(-3, 2),
    lambda e: (2 + sp.cos(e)) ** sp.Rational(1, 3),
    lambda e: 1 / (1 + e**2),
    lambda e: e**3,
    lambda e: -e,
)
TWO = (
    lambda a, b: a + b,
    lambda a, b: a * b,
    lambda a, b: a - b,
    lambda a, b: a / (1 + b**2),
    lambda a, b: sp.atan2(a, 1 + b**2),
    sp.Min,
    sp.Max,
    lambda a, b: (1 + a**2) ** sp.tanh(b),
    lambda a, b: sp.Piecewise((a, a > b), (b**2, True)),
    lambda a, b: sp.Piecewise((b, sp.And(a < b, a > -1)), (a, True)),
)


def grown(inner):
    one = st.builds(lambda f, e: f(e), st.sampled_from(ONE), inner)
    two = st.builds(lambda f, a, b: f(a, b), st.sampled_from(TWO), inner, inner)
    return one | two


expressions = st.recursive(leaves, grown, max_leaves=6)
numbers = st.builds(lambda sign, size: sign * size, st.sampled_from([-1, 1]), st.floats(0.01, 3))


def compute(expression, a: float, b: float) -> float:
    symbols = [ca.SX.sym(name, size) for name, size in zip("tyupx", (1, 2, 0, 0, 0), strict=True)]
    graph = Conversion({x: symbols[1][0], y: symbols[1][1]})(expression)
    program = Program(ca.Function("finish", symbols, [ca.densify(graph)]))
    kernel = compile_kernel(sp.srepr(expression), "expression", 1, lambda: program)
    nothing = np.zeros(0)
    return float(kernel(np.zeros(1), np.array([a, b]), nothing, nothing, nothing)[0])


def exact(expression, a: float, b: float):
    return expression.subs({x: sp.Float(a, 40), y: sp.Float(b, 40)}).evalf(30)


def well_conditioned(expression, a: float, b: float) -> bool:
    """No part is large, and the value does not change visibly when the arguments move by 1e-12."""
    for part in sp.preorder_traversal(expression):
        if isinstance(part, sp.Expr) and part.free_symbols:
            size = exact(part, a, b)
            if not size.is_number or not size.is_real or abs(size) > LARGEST:
                return False
    here, beside = exact(expression, a, b), exact(expression, a * (1 + 1e-12), b * (1 - 1e-12))
    return abs(here - beside) < 1e-9


@pytest.mark.slow
@settings(max_examples=100)
@given(expression=expressions, a=numbers, b=numbers)
def test_random_expressions(expression, a, b):
    assume(expression.free_symbols and not expression.has(sp.zoo, sp.nan, sp.oo))
    assume(well_conditioned(expression, a, b))
    # Slopes up to 1e3 (checked above) magnify the rounding of parts up to 30: 30 × 1e3 × 1e-16, a few times.
    assert abs(compute(expression, a, b) - float(exact(expression, a, b))) < 1e-10
