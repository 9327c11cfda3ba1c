"""Products of sines and cosines as sums, the form in which pendulum-like terms cancel and combine.

cos α cos β + sin α sin β becomes cos(α − β), cos²α + sin²α becomes 1: one pass over the terms,
and equal expressions get equal forms (they are Fourier sums).
"""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

import sympy as sp

# A product of k sines and cosines gives 2ᵏ⁻¹ terms; longer ones are left alone.
MOST_FACTORS = 6

# A wave is (is it a sine?, its argument, its factor); 1 is cos 0.
Wave = tuple[bool, Any, Any]
# Σ factor · rest · wave, as {wave: {rest: factor}} with SymPy's sin or cos (or 1) for the wave.
FourierSum = dict[Any, dict[Any, Any]]


def product_to_sum(given: Any) -> Any:
    """A sum of products as a sum of single sines and cosines with their factors gathered."""
    return _gather(_fourier_sum(given), given)


def sum_to_squares(given: Any, square: Any) -> Any:
    """The same with double angles as squares of the sine or of the cosine, whichever is asked for.

    cos 2α = 1 − 2 sin²α = 2 cos²α − 1      sin 2α = 2 sin α cos α
    """
    sign = -1 if square is sp.sin else 1
    total: defaultdict[Any, defaultdict[Any, Any]] = defaultdict(lambda: defaultdict(lambda: sp.S.Zero))

    def add(wave: Any, share: int, factors: dict[Any, Any]) -> None:
        for rest, factor in factors.items():
            total[wave][rest] += share * factor

    for wave, factors in _fourier_sum(given).items():
        angle = wave.args[0] / 2 if wave.args else None
        if angle is None or _odd_angles(wave.args[0]):
            add(wave, 1, factors)
        elif isinstance(wave, sp.sin):
            add(sp.sin(angle) * sp.cos(angle), 2, factors)
        else:
            add(sp.S.One, -sign, factors)
            add(square(angle) ** 2, 2 * sign, factors)
    return _gather(total, given)


def can_recombine(given: Any) -> bool:
    """Whether two waves could be the sum form of one product.

    cos(α − β) and cos(α + β) come from cos α cos β, 1 and cos 2α from cos²α: their arguments differ by
    an even multiple of every angle. Where no two do so, no product form is shorter.
    """
    seen: set[frozenset[Any]] = set()
    arguments = {wave.args[0] if wave.args else sp.S.Zero for wave in _fourier_sum(sp.expand(given))}
    for argument in arguments:
        odd = _odd_angles(argument)
        if odd in seen:
            return True
        seen.add(odd)
    return False


def _odd_angles(argument: Any) -> frozenset[Any]:
    """The angles of which an argument holds an odd multiple (or a fraction)."""
    return frozenset(angle for angle, k in argument.as_coefficients_dict().items() if k % 2 != 0)


def _fourier_sum(given: Any) -> FourierSum:
    total: defaultdict[Any, defaultdict[Any, Any]] = defaultdict(lambda: defaultdict(lambda: sp.S.Zero))
    for term in sp.Add.make_args(given):
        factor, product = term.as_coeff_Mul()
        rest, waves = _split(product)
        for is_sine, argument, share in _multiply(waves):
            # SymPy chooses the sign of the argument: sin(β − α) may come back as −sin(α − β).
            sign, wave = (sp.sin(argument) if is_sine else sp.cos(argument)).as_coeff_Mul()
            total[wave][rest] += _make_exact(factor) * share * sign
    kept = {wave: {r: c for r, c in factors.items() if c != 0} for wave, factors in total.items()}
    return {wave: factors for wave, factors in kept.items() if factors}


def _gather(total: Mapping[Any, Mapping[Any, Any]], given: Any) -> Any:
    """Σ wave · (Σ factor · rest), with common factors in front."""
    parts = []
    for wave, factors in total.items():
        factor = sp.Add(*(_restore_decimal(c, given) * rest for rest, c in factors.items()))
        parts.append(wave * sp.factor_terms(factor))
    return sp.factor_terms(sp.Add(*parts))


def _split(product: Any) -> tuple[Any, list[Any]]:
    """A product as its sines and cosines, one by one, and the rest."""
    rest, waves = [], []
    for factor in sp.Mul.make_args(product):
        base, exponent = factor.as_base_exp()
        if isinstance(base, sp.sin | sp.cos) and exponent.is_Integer and 0 < exponent <= MOST_FACTORS:
            waves += [base] * int(exponent)
        else:
            rest.append(factor)
    return (sp.Mul(*rest), waves) if len(waves) <= MOST_FACTORS else (product, [])


def _multiply(waves: list[Any]) -> list[Wave]:
    """The product of sines and cosines as a sum.

    2 cos α cos β = cos(α − β) + cos(α + β)      2 sin α sin β = cos(α − β) − cos(α + β)
    2 sin α cos β = sin(α + β) + sin(α − β)      2 cos α sin β = sin(α + β) − sin(α − β)
    """
    if not waves:
        return [(False, sp.S.Zero, sp.S.One)]
    result: list[Wave] = [(isinstance(waves[0], sp.sin), waves[0].args[0], sp.S.One)]
    for wave in waves[1:]:
        sine, beta = isinstance(wave, sp.sin), wave.args[0]
        longer: list[Wave] = []
        for is_sine, alpha, share in result:
            mixed = is_sine != sine
            of_sum = -share / 2 if is_sine and sine else share / 2
            of_difference = -share / 2 if mixed and sine else share / 2
            longer += [(mixed, alpha + beta, of_sum), (mixed, alpha - beta, of_difference)]
        result = longer
    return result


def _make_exact(number: Any) -> Any:
    """A decimal number as the fraction it is in memory, so that what should cancel does."""
    return sp.Rational(number) if isinstance(number, sp.Float) else number


def _restore_decimal(number: Any, given: Any) -> Any:
    """A fraction as a decimal number again where it came from one."""
    awkward = number.is_Rational and number.q > 2**16
    return sp.Float(number) if awkward and given.has(sp.Float) else number
