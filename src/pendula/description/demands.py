"""What dimension an expression has, and what that demands of its parts.

Terms of a sum must agree; what stands in a sine or an exponential, and every exponent, must be a plain
number. Each demand is linear in the exponents of the dimensions, so that symbols without a unit are
unknowns of linear equations.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import sympy as sp
from sympy.core.relational import Relational
from sympy.functions.elementary.trigonometric import TrigonometricFunction
from sympy.logic.boolalg import Boolean

from pendula.description.dimensions import NUMBER, TIME, Dimension
from pendula.description.symbols import Coordinate, Mode, Parameter, Time, Velocity

# The order in which demands are met, the surest first, so that the likely culprit is blamed: a coordinate in
# a cosine is an angle, an energy is an energy, but a number that is added to something may lack its unit.
ANGLE, WHOLE_TERM, INSIDE_SUM, INSIDE_FUNCTION, OF_CONSTRAINT = range(5)
LARGEST_DENOMINATOR = 1000  # of an exponent typed as a decimal number
LONGEST = 80  # letters of an expression in an error

# How an error calls a part of an expression: "the argument x of cos". Made late, for SymPy prints slowly.
Namer = Callable[[Any], str]


@dataclass(frozen=True)
class Demand:
    """An expression must have a dimension: one that is needed, or that of what it is added to (``like``)."""

    rank: int
    where: str
    namer: Namer
    expression: Any
    found: Dimension
    wanted: Dimension
    wanted_words: str = ""
    like: Any = None

    @property
    def subject(self) -> str:
        return self.namer(self.expression)


class Reader:
    """Reads expressions of one part of a description, and collects what they demand.

    With ``numbers_carry_units`` every number but ±1 is one in SI units whose dimension is not known.
    """

    def __init__(self, where: str, demands: list[Demand], *, numbers_carry_units: bool = False) -> None:
        self._where, self._demands, self._open = where, demands, numbers_carry_units
        self._known: dict[Any, Dimension | None] = {}

    def require(self, rank: int, what: Namer, e: Any, wanted: Dimension, words: str = "") -> None:
        """Demand a dimension of an expression; ``what`` says how an error calls it."""
        found = self.dimension(e)
        if found is not None and found != wanted:
            self._demands.append(Demand(rank, self._where, what, e, found, wanted, words))

    def agree(self, rank: int, what: Namer, parts: Iterable[Any]) -> Dimension | None:
        """Demand one dimension of several expressions; returns it, or None if all are zero."""
        found = [(e, d) for e in parts if (d := self.dimension(e)) is not None]
        if not found:
            return None
        # Compared with what has a unit, rather than with a number or with something unknown.
        first, wanted = min(found, key=lambda pair: (pair[1] == NUMBER, len(pair[1].unknown)))
        for e, d in found:
            if d != wanted:
                self._demands.append(Demand(rank, self._where, what, e, d, wanted, like=first))
        return wanted

    def dimension(self, e: Any) -> Dimension | None:
        """The dimension of an expression, or None for zero, which has any."""
        if e not in self._known:
            self._known[e] = self._read(e)
        return self._known[e]

    def _read(self, e: Any) -> Dimension | None:
        if isinstance(e, sp.Symbol):
            return dimension_of(e)
        if isinstance(e, Boolean):
            return self._condition(e)
        if not e.args:
            return self._number(e)
        if isinstance(e, sp.Add):
            return self.agree(
                INSIDE_SUM,
                lambda term: f"the term {format_expression(term)} of the sum {format_expression(e)}",
                e.args,
            )
        if isinstance(e, sp.Mul):
            return self._product(e)
        if isinstance(e, sp.Pow):
            return self._power(e)
        if isinstance(e, sp.Piecewise):
            branches, conditions = zip(*e.args, strict=True)  # pyright: ignore[reportArgumentType]
            for condition in conditions:
                self.dimension(condition)
            return self.agree(
                INSIDE_SUM, lambda branch: f"the branch {format_expression(branch)} of a Piecewise", branches
            )
        return self._function(e)

    def _number(self, e: Any) -> Dimension | None:
        if e.is_zero:
            return None
        if self._open and e not in (1, -1):
            return dimension_of(UnknownNumber(str(e)))
        return NUMBER

    def _product(self, e: Any) -> Dimension | None:
        whole = NUMBER
        for factor in e.args:
            dimension = self.dimension(factor)
            if dimension is None:
                return None
            whole = whole * dimension
        return whole

    def _power(self, e: Any) -> Dimension | None:
        base = self.dimension(e.base)
        if not e.exp.is_Number:
            self.require(
                INSIDE_FUNCTION,
                lambda x: f"the exponent {format_expression(x)} of {format_expression(e)}",
                e.exp,
                NUMBER,
            )
        if base is None or base == NUMBER:
            return base
        n = _constant(e.exp)
        if n is not None:
            return base**n
        self.require(
            INSIDE_FUNCTION,
            lambda x: f"the base {format_expression(x)} of {format_expression(e)}, whose exponent varies,",
            e.base,
            NUMBER,
        )
        return NUMBER

    def _condition(self, e: Any) -> Dimension:
        if isinstance(e, Relational):
            self.agree(
                INSIDE_SUM,
                lambda side: f"the side {format_expression(side)} of {format_expression(e)}",
                e.args,
            )
        else:
            for part in e.args:
                self.dimension(part)
        return NUMBER

    def _function(self, e: Any) -> Dimension | None:
        def named(argument: Any) -> str:
            return f"the argument {format_expression(argument)} of {e.func.__name__}"

        if isinstance(e, sp.Abs | sp.Min | sp.Max | sp.re | sp.conjugate | sp.atan2):
            common = self.agree(INSIDE_SUM, named, e.args)
            return NUMBER if isinstance(e, sp.atan2) else common
        if isinstance(e, sp.sign | sp.Heaviside):
            self.dimension(e.args[0])
            return NUMBER
        if isinstance(e, sp.DiracDelta):
            inside = self.dimension(e.args[0])
            return None if inside is None else inside**-1
        if self._open and all(getattr(s, "unit", None) is None for s in e.free_symbols):
            # sin(t) in a law is that of t in s, times one SI unit: neither factor is written.
            return dimension_of(UnknownNumber(str(e)))
        for argument in e.args:
            of_angle = isinstance(e, TrigonometricFunction) and isinstance(argument, Coordinate)
            self.require(ANGLE if of_angle else INSIDE_FUNCTION, named, argument, NUMBER)
        return NUMBER


class UnknownNumber(sp.Dummy):
    """A number that a user gave by itself, in SI units; its dimension is what it needs to be."""

    def _sympystr(self, printer: Any) -> str:
        return self.name


def dimension_of(symbol: Any) -> Dimension:
    """The dimension of a symbol's unit; without one, the symbol itself stands for what is not known."""
    if isinstance(symbol, Time):
        return TIME
    if isinstance(symbol, Mode):
        return NUMBER
    unit = getattr(symbol, "unit", None)
    if unit is not None:
        return unit.dimension
    if isinstance(symbol, Velocity):
        return Dimension({symbol.coordinate: Fraction(1)}) / TIME
    return Dimension({symbol: Fraction(1)})


def format_expression(e: Any) -> str:
    """An expression as it stands in an error, cut where it would be long."""
    text = sp.sstr(e, full_prec=False)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _constant(exponent: Any) -> Fraction | None:
    """The value of an exponent that is a number or made of parameters, as a fraction."""
    values = {p: p.value for p in exponent.free_symbols if isinstance(p, Parameter)}
    value = exponent.xreplace({p: sp.Float(v) for p, v in values.items()})
    if value.is_Rational:
        return Fraction(int(value.p), int(value.q))
    if value.free_symbols or not value.is_real:
        return None
    return Fraction(float(value)).limit_denominator(LARGEST_DENOMINATOR)
