"""Comparisons of numbers that may not be numbers."""

import math

from pendula.compiler.loops import compiled


@compiled
def larger(one: float, other: float) -> float:
    """The larger of two numbers; a NaN does not get lost."""
    return one if one > other or math.isnan(one) else other
