"""Generalised forces sorted by powers of the inputs: Q = B u + rest."""

from collections.abc import Sequence
from typing import Any

import sympy as sp

from pendula.description.symbols import Input


def split_inputs(force: Any, inputs: Sequence[Input]) -> tuple[list[Any], Any]:
    """The slopes ∂Q/∂u at u = 0, and what Q is apart from them; a slope that is not finite counts as 0."""
    none = dict.fromkeys(inputs, sp.S.Zero)
    slopes = [force.diff(u) for u in inputs]
    if not any(slope.atoms(Input) for slope in slopes):
        return slopes, force.xreplace(none)
    at_zero = [slope.xreplace(none) for slope in slopes]
    factors = [sp.S.Zero if a.has(sp.nan, sp.zoo, sp.oo, -sp.oo) else a for a in at_zero]
    return factors, force - sp.Add(*(a * u for a, u in zip(factors, inputs, strict=True)))
