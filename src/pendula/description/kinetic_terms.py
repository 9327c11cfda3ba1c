"""Which terms of T = T₂ + T₁ + T₀ = ½ q̇ᵀM q̇ + bᵀq̇ + T₀ are shown as kinetic energy.

Where a frame moves, T₁ belongs to it: ½ m |ṙ + Ω × r|² cannot be negative. A magnetic field gives a T₁ too,
½ B (x ẏ − y ẋ), but that is no energy: it has either sign, and the field does no work. Both look alike, and
one thing tells them apart. Over all velocities, T is least at q̇ = −M⁻¹b, where it is T₀ − ½ bᵀM⁻¹b:

    T₂ + T₁ + T₀ is shown where T₀ ≥ ½ bᵀM⁻¹b at all positions and times, else T₂ + T₀.
"""

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sympy as sp

from pendula.description.symbols import Coordinate, Parameter, time
from pendula.description.velocity_terms import QuadraticForm, lowest_degree_in_velocities, quadratic_form

_MOST_COORDINATES, _MOST_OPERATIONS = 3, 200  # of what is reduced to prove something
_SAMPLES = 240  # positions and times that are looked at where nothing can be proven
_SCALES = (0.1, 1.0, 10.0)  # how far they reach, in SI units
_DIGITS = 40  # of the arithmetic: what is left of rounding is that of numbers as they were typed
_SURE = 1e-12  # of the larger term: a difference below it may be such rounding


@dataclass(frozen=True)
class KineticTerms:
    """The degrees in the velocities of the terms that are shown as kinetic energy.

    ``(2,)`` stands for T₂ alone, all of T or with a T₁ that is left out. The choice holds for parameters of
    any value, of the signs they were given; only where ``by_values``, for the values that they were given.
    """

    degrees: tuple[int, ...]
    by_values: bool = False


def find_kinetic_terms(
    T: Any, coordinates: Sequence[Coordinate], parameters: Iterable[Parameter]
) -> KineticTerms:
    """The terms of T that are shown."""
    if lowest_degree_in_velocities(T) >= 2:
        return KineticTerms((2,))
    given = {p: p.value for p in parameters}
    signs = {p: _with_sign(p) for p in given}
    if T.xreplace(signs).is_nonnegative:
        return KineticTerms((2, 1, 0))
    form = quadratic_form(T, [q.dot for q in coordinates])
    linear = any(form.b(i) != 0 for i in range(len(coordinates)))
    if not linear or form.T0 == 0:
        # Without T₁ there is nothing to choose; without T₀ any T₁ makes T negative somewhere.
        return KineticTerms((2, 0) if form.T0 != 0 else (2,))
    if (least := _least_value(form, len(coordinates))) is not None and least.xreplace(signs).is_nonnegative:
        return KineticTerms((2, 1, 0))
    negative = can_be_negative(form, coordinates, given)
    return KineticTerms((2, 0) if negative else (2, 1, 0), by_values=True)


def _least_value(form: QuadraticForm, n: int) -> Any:
    """T₀ − ½ bᵀM⁻¹b, reduced; None where that is too long to reduce quickly."""
    M: Any = sp.Matrix(n, n, form.M)
    b: Any = sp.Matrix(n, 1, lambda i, _: form.b(i))
    if n > _MOST_COORDINATES or sp.count_ops((*M, *b, form.T0)) > _MOST_OPERATIONS or M.det() == 0:
        return None
    return sp.factor_terms(sp.cancel(form.T0 - (b.T * M.adjugate() * b)[0] / (2 * M.det())))


def can_be_negative(
    form: QuadraticForm, coordinates: Sequence[Coordinate], values: Mapping[Parameter, float]
) -> bool:
    """Whether T₀ < ½ bᵀM⁻¹b at one of many positions and times, always the same ones, beyond any rounding.

    Where T cannot be evaluated at any of them, nothing speaks for T₁, and the answer is yes.
    """
    import mpmath

    n, usable = len(coordinates), False
    entries = [form.M(i, j) for i in range(n) for j in range(n)] + [form.b(i) for i in range(n)] + [form.T0]
    # The slope of a step is 0 away from the step, as in compiled code.
    modules = [{"DiracDelta": lambda *_: mpmath.mpf(0)}, "mpmath"]
    evaluate = sp.lambdify([*coordinates, time, *values], entries, modules=modules, cse=True)
    chance = random.Random(1)
    with mpmath.workdps(_DIGITS):
        fixed = [mpmath.mpf(value) for value in values.values()]
        for k in range(_SAMPLES):
            scale = _SCALES[k % len(_SCALES)]
            place = [mpmath.mpf(scale * chance.uniform(-1, 1)) for _ in range(n + 1)]
            try:
                found = [mpmath.mpf(value) for value in evaluate(*place, *fixed)]
                M, b, T0 = mpmath.matrix(n, n), mpmath.matrix(found[n * n : -1]), found[-1]
                for i in range(n * n):
                    M[i // n, i % n] = found[i]
                least = sum(x**2 for x in mpmath.lu_solve(mpmath.cholesky(M), b)) / 2
            except (ArithmeticError, TypeError, ValueError):
                continue  # no position of the system: something is infinite or complex, or has no inertia
            usable = True
            if T0 - least < -_SURE * (abs(T0) + least):
                return True
    return not usable


def _with_sign(parameter: Parameter) -> Any:
    """A symbol of which SymPy knows the parameter's sign."""
    if parameter.value == 0:
        return parameter
    return sp.Dummy(parameter.name, **{"positive" if parameter.value > 0 else "negative": True})
