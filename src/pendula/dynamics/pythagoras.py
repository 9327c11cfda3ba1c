"""sin²α + cos²α = 1 in kinetic energies, before they become graphs.

Energies typed through velocities of points are full of such pairs: ½ m l² (sin²θ + cos²θ) θ̇². A person
writing the equations by hand would not compute them; neither should the machine.
"""

from collections.abc import Sequence
from typing import Any

import sympy as sp

from pendula.description.velocity_terms import quadratic_form
from pendula.dynamics.simplification import size

# Energies with more nodes than this are left as they are: multiplying them out would take longer
# than it saves, and lose the sharing that keeps long chains linear in size.
SHORT = 220


def without_pythagorean_pairs(T: Any, velocities: Sequence[Any]) -> Any:
    """A kinetic energy with every coefficient that becomes shorter by sin² = 1 − cos² in its shorter form."""
    if size(T, SHORT + 1) > SHORT or not T.has(sp.sin):
        return T
    terms = []
    for monomial, coefficient in quadratic_form(T, velocities).coefficients.items():
        factor = sp.Mul(*(velocities[i] for i in monomial))
        terms.append(_shorter(coefficient) * factor)
    return sp.Add(*terms)


def _shorter(coefficient: Any) -> Any:
    """The coefficient with cosines squared only, if fewer terms are left of it."""
    expanded = sp.expand(coefficient)
    replaced = sp.expand(
        expanded.replace(
            lambda e: isinstance(e, sp.Pow) and isinstance(e.base, sp.sin) and e.exp == 2,
            lambda e: 1 - sp.cos(e.base.args[0]) ** 2,
        )
    )
    if len(sp.Add.make_args(replaced)) < len(sp.Add.make_args(expanded)):
        return sp.factor_terms(replaced)
    return coefficient
