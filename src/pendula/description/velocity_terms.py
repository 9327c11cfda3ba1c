"""Energies sorted by their degree in the velocities: T = ½ q̇ᵀM q̇ + bᵀq̇ + T₀."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sympy as sp

from pendula.description.symbols import Coordinate, Velocity

# The velocities of a monomial by index, in ascending order: () is 1, (0, 2) is q̇₀q̇₂.
Monomial = tuple[int, ...]
Polynomial = dict[Monomial, Any]


@dataclass(frozen=True)
class QuadraticForm:
    """The coefficients of T in the velocities; they depend on coordinates, time and parameters only."""

    coefficients: Polynomial

    def M(self, i: int, j: int) -> Any:
        """∂²T/∂q̇ᵢ∂q̇ⱼ."""
        found = self.coefficients.get((min(i, j), max(i, j)), sp.S.Zero)
        return 2 * found if i == j else found

    def b(self, i: int) -> Any:
        """The factor of q̇ᵢ alone."""
        return self.coefficients.get((i,), sp.S.Zero)

    @property
    def T0(self) -> Any:
        return self.coefficients.get((), sp.S.Zero)


def quadratic_form(T: Any, velocities: Sequence[Any]) -> QuadraticForm:
    """T's coefficients by walking through its sums, products and powers.

    The same as differentiating twice, and quicker: 0.05 s instead of 2 s for a 12-link pendulum.
    """
    index = {v: i for i, v in enumerate(velocities)}
    try:
        return QuadraticForm(_polynomial(T, index))
    except _NotAPolynomialError:
        return QuadraticForm(_polynomial(sp.expand(T), index))


class _NotAPolynomialError(Exception):
    """A velocity stands where only multiplying out can free it."""


def _polynomial(given: Any, index: dict[Any, int]) -> Polynomial:
    """An expression's terms up to the second degree; higher ones cancel in every admissible T."""
    if given in index:
        return {(index[given],): sp.S.One}
    parts = [_polynomial(part, index) for part in given.args]
    if all(part.keys() == {()} for part in parts):
        return {(): given}
    if isinstance(given, sp.Add):
        return _sum(parts)
    if isinstance(given, sp.Pow) and given.exp.is_Integer and given.exp.is_positive:
        parts = parts[:1] * int(given.exp)
    elif not isinstance(given, sp.Mul):
        raise _NotAPolynomialError
    product: Polynomial = {(): sp.S.One}
    for factor in parts:
        product = _product(product, factor)
    return product


def _sum(polynomials: Sequence[Polynomial]) -> Polynomial:
    terms: defaultdict[Monomial, list[Any]] = defaultdict(list)
    for polynomial in polynomials:
        for monomial, coefficient in polynomial.items():
            terms[monomial].append(coefficient)
    return {monomial: sp.Add(*parts) for monomial, parts in terms.items()}


def _product(a: Polynomial, b: Polynomial) -> Polynomial:
    terms: defaultdict[Monomial, list[Any]] = defaultdict(list)
    for left, x in a.items():
        for right, y in b.items():
            if len(left) + len(right) <= 2:
                terms[tuple(sorted(left + right))].append(x * y)
    return {monomial: sp.Add(*parts) for monomial, parts in terms.items()}


def degree_in_velocities(given: Any) -> int | None:
    """The polynomial degree in velocities as written, or None where a velocity stands inside a function."""
    if isinstance(given, Velocity):
        return 1
    parts = [degree_in_velocities(a) for a in given.args]
    degrees = [p for p in parts if p is not None]
    if len(degrees) < len(parts):
        return None
    if not any(degrees):
        return 0
    if isinstance(given, sp.Add):
        return max(degrees)
    if isinstance(given, sp.Mul):
        return sum(degrees)
    if isinstance(given, sp.Pow) and given.exp.is_Integer and int(given.exp) > 0:
        return int(given.exp) * degrees[0]
    return None


def lowest_degree_in_velocities(given: Any) -> int:
    """The degree of the lowest term in the velocities, as written; 0 where that is not to be seen."""
    if isinstance(given, Velocity):
        return 1
    if isinstance(given, sp.Number):
        return 0 if given else 2
    if isinstance(given, sp.Add):
        return min(lowest_degree_in_velocities(a) for a in given.args)
    if isinstance(given, sp.Mul):
        return sum(lowest_degree_in_velocities(a) for a in given.args)
    if isinstance(given, sp.Pow) and given.exp.is_Integer and int(given.exp) > 0:
        return int(given.exp) * lowest_degree_in_velocities(given.base)
    return 0


def find_term_beyond_quadratic(energy: Any) -> Any:
    """A term of an energy that is not a polynomial of degree 2 or less in the velocities; None if all are."""
    if _is_quadratic(energy) or _is_quadratic(sp.expand(energy)):
        return None
    return next((term for term in sp.Add.make_args(energy) if not _is_quadratic(term)), energy)


def split_lagrangian(L: Any, coordinates: Sequence[Coordinate]) -> tuple[Any, Any]:
    """L₂ + L₁ and −L₀ of L = L₂ + L₁ + L₀; what has no part of both stays as it is written."""
    velocities, moving, resting = [q.dot for q in coordinates], [], []
    for term in sp.Add.make_args(L):
        if not _has_velocity(term):
            resting.append(-term)
        elif lowest_degree_in_velocities(term) > 0:
            moving.append(term)
        else:
            form = quadratic_form(term, velocities)
            resting.append(-form.T0)
            parts = form.coefficients.items()
            moving += [c * sp.Mul(*(velocities[i] for i in monomial)) for monomial, c in parts if monomial]
    return sp.Add(*moving), sp.Add(*resting)


def _is_quadratic(given: Any) -> bool:
    degree = degree_in_velocities(given)
    return degree is not None and degree <= 2


def _has_velocity(given: Any) -> bool:
    return any(isinstance(symbol, Velocity) for symbol in given.free_symbols)
