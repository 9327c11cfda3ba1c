"""Expressions computed as they are written, for ``verify``."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from math import prod
from typing import Any

import numpy as np
import sympy as sp

_MODULES = ["scipy", "numpy"]


def compile_rows(arguments: Sequence[Any], rows: Iterable[Iterable[Any]]) -> Callable[..., list[list[Any]]]:
    """A function that gives lists of numbers, of arguments that are symbols or sequences of symbols.

    Every part of an expression is computed once, however many expressions share it. Code that SymPy prints
    has each part wherever it stands, and takes minutes to print for a chain of 100 links.
    """
    flat = [symbol for group in arguments for symbol in ([group] if isinstance(group, sp.Symbol) else group)]
    numbers: dict[Any, int] = {symbol: k for k, symbol in enumerate(flat)}
    steps: list[tuple[Callable[..., Any], list[int]]] = []

    def place(expression: Any) -> int:
        if expression not in numbers:
            function, parts = _split(expression)
            places = [place(part) for part in parts]
            numbers[expression] = len(flat) + len(steps)
            steps.append((function, places))
        return numbers[expression]

    wanted = [[place(sp.sympify(entry)) for entry in row] for row in rows]

    def evaluate(*given: Any) -> list[list[Any]]:
        values = [value for group in given for value in np.atleast_1d(group)]
        for function, places in steps:
            values.append(function(*[values[k] for k in places]))
        return [[values[k] for k in row] for row in wanted]

    return evaluate


def _split(expression: Any) -> tuple[Callable[..., Any], Sequence[Any]]:
    """The last function of an expression, and what it is of."""
    match expression:
        case sp.Number() | sp.NumberSymbol():
            value = int(expression) if isinstance(expression, sp.Integer) else float(expression)
            return lambda: value, ()
        case sp.Add():
            return lambda *parts: sum(parts), expression.args
        case sp.Mul():
            return lambda *parts: prod(parts), expression.args
        case sp.Pow(exp=sp.S.Half):
            return np.sqrt, expression.args[:1]
        case sp.Pow(exp=sp.Integer()):
            exponent = int(expression.exp)
            return lambda base: base**exponent if exponent > 0 else 1 / base**-exponent, expression.args[:1]
        case sp.Function() if all(isinstance(part, sp.Expr) for part in expression.args):
            return _function(expression.func, len(expression.args)), expression.args
    symbols = sorted(expression.free_symbols, key=str)
    return sp.lambdify(symbols, expression, modules=_MODULES), symbols


@cache
def _function(kind: Any, count: int) -> Callable[..., Any]:
    """A function of SymPy in NumPy."""
    symbols = sp.symbols(f"x:{count}")
    return sp.lambdify(symbols, kind(*symbols), modules=_MODULES)
