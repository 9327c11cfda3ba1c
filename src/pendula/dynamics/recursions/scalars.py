"""Scalars of recursions: floats, and graphs that stay short where floats make them so.

CasADi's own operators choose among many signatures at every call, which takes ten times as long as what they
do. Recursions on a robot take tens of thousands of operations, so they are given this class instead.
"""

import math
from functools import lru_cache
from typing import Any

import casadi as ca
import numpy as np

_binary, _unary = ca.SX.binary, ca.SX.unary


class Graph:
    """A scalar graph; products with the float 0 are the float 0, and sums with it are what is added."""

    __slots__ = ("sx",)

    def __init__(self, sx: ca.SX) -> None:
        self.sx = sx

    def __add__(self, other: Any) -> Any:
        if isinstance(other, Graph):
            return Graph(_binary(ca.OP_ADD, self.sx, other.sx))
        return self if other == 0 else Graph(_binary(ca.OP_ADD, self.sx, _constant(other)))

    __radd__ = __add__

    def __sub__(self, other: Any) -> Any:
        if isinstance(other, Graph):
            return Graph(_binary(ca.OP_SUB, self.sx, other.sx))
        return self if other == 0 else Graph(_binary(ca.OP_SUB, self.sx, _constant(other)))

    def __rsub__(self, other: Any) -> Any:
        return -self if other == 0 else Graph(_binary(ca.OP_SUB, _constant(other), self.sx))

    def __mul__(self, other: Any) -> Any:
        if isinstance(other, Graph):
            return Graph(_binary(ca.OP_MUL, self.sx, other.sx))
        if other == 0:
            return 0.0
        if other == 1:
            return self
        return -self if other == -1 else Graph(_binary(ca.OP_MUL, _constant(other), self.sx))

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> Any:
        divisor = other.sx if isinstance(other, Graph) else _constant(other)
        return Graph(_binary(ca.OP_DIV, self.sx, divisor))

    def __rtruediv__(self, other: Any) -> Any:
        return 0.0 if other == 0 else Graph(_binary(ca.OP_DIV, _constant(other), self.sx))

    def __neg__(self) -> "Graph":
        return Graph(_unary(ca.OP_NEG, self.sx))


class KnownAngle(Graph):
    """An angle with its cosine and sine, which are those given or computed once."""

    __slots__ = ("cosine", "sine")

    def __init__(self, sx: ca.SX, cosine: Any = None, sine: Any = None) -> None:
        super().__init__(sx)
        self.cosine = Graph(_unary(ca.OP_COS, sx)) if cosine is None else cosine
        self.sine = Graph(_unary(ca.OP_SIN, sx)) if sine is None else sine


def as_scalar(sx: ca.SX) -> Any:
    """A graph as a scalar of recursions: a float where it is a constant."""
    return float(sx) if sx.is_constant() else Graph(sx)


def as_graph(scalar: Any) -> ca.SX:
    """A scalar of recursions as a graph."""
    return scalar.sx if isinstance(scalar, Graph) else ca.SX(scalar)


def cosine_and_sine(angle: Any) -> tuple[Any, Any]:
    if isinstance(angle, KnownAngle):
        return angle.cosine, angle.sine
    if isinstance(angle, Graph):
        return Graph(_unary(ca.OP_COS, angle.sx)), Graph(_unary(ca.OP_SIN, angle.sx))
    if isinstance(angle, float):
        return math.cos(angle), math.sin(angle)
    if hasattr(angle, "free_symbols"):
        import sympy

        return sympy.cos(angle), sympy.sin(angle)
    return np.cos(angle), np.sin(angle)  # of longer floats


def angle_of(sine: Any, cosine: Any) -> Any:
    """The angle with a sine and a cosine that are given, times any positive factor."""
    if isinstance(sine, Graph) or isinstance(cosine, Graph):
        return Graph(_binary(ca.OP_ATAN2, as_graph(sine), as_graph(cosine)))
    return math.atan2(sine, cosine)


@lru_cache(maxsize=4096)
def _constant(value: float) -> ca.SX:
    return ca.SX(value)
