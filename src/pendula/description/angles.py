"""Which coordinates a description shows to be angles: those that it turns by."""

from collections.abc import Iterable
from typing import Any

import sympy as sp

from pendula.description.symbols import Coordinate


def turning_coordinates(expressions: Iterable[Any], drawn: Iterable[Any] = ()) -> frozenset[Any]:
    """Coordinates of which a sine, cosine or tangent is taken, as in sin(theta1 + theta2).

    Not x in sin(k x), which k makes a number; and none that is drawn as a place.

    Args:
        expressions: energies, constraints and the like.
        drawn: expressions of the drawing.
    """
    shapes = list(drawn)
    waves = {wave for e in (*expressions, *shapes) for wave in e.atoms(sp.sin, sp.cos, sp.tan)}
    turning = {
        symbol
        for wave in waves
        for symbol in wave.args[0].free_symbols
        if isinstance(symbol, Coordinate) and sp.diff(wave.args[0], symbol).is_Number
    }
    places = {s for e in shapes for s in e.xreplace(dict.fromkeys(waves, sp.S.One)).free_symbols}
    return frozenset(turning - places)
