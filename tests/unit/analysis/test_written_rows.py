"""Expressions computed as they are written: the same numbers as SymPy's, and slopes by complex steps."""

import numpy as np
import pytest
import sympy as sp

from pendula.analysis.written_rows import compile_rows

x, y, t = sp.symbols("x.1 y t", real=True)
ROWS = (
    (x + 2 * y - sp.Rational(1, 3), sp.pi * x * y**3, sp.S.Zero),
    (sp.sqrt(x**2 + y**2) / (1 + x**2) ** 2, y**-2 + x ** sp.Rational(3, 2), sp.sin(x * y) + sp.exp(-t)),
    (sp.Piecewise((x, x > y), (y**2, True)), sp.Max(x, y), sp.atan2(y, x), sp.Abs(x - y)),
)


def test_numbers_are_those_of_sympy():
    found = compile_rows([(x, y), t], ROWS)(np.array([0.7, 1.3]), 0.2)
    expected = [[float(e.subs({x: 0.7, y: 1.3, t: 0.2})) for e in row] for row in ROWS]
    for values, others in zip(found, expected, strict=True):
        assert values == pytest.approx(others, rel=1e-14)


def test_complex_steps_give_slopes():
    entries = (*ROWS[0][:2], *ROWS[1])
    (found,) = compile_rows([(x, y), t], [entries])(np.array([0.7 + 1e-150j, 1.3]), 0.2)
    expected = [float(e.diff(x).subs({x: 0.7, y: 1.3, t: 0.2})) for e in entries]
    assert np.imag(found) / 1e-150 == pytest.approx(expected, rel=1e-13)


def test_shared_parts_are_computed_once():
    """Sixty doublings: written out, they have 2⁶⁰ parts."""
    made = x
    for _ in range(60):
        made = sp.sin(made) * made
    assert compile_rows([(x,)], [[made]])([0.0]) == [[0.0]]
