"""The symbols a description is written in: coordinates, velocities, parameters, inputs and time."""

import keyword
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import sympy as sp

from pendula.errors import DescriptionError
from pendula.numerics.finite import finite


class Coordinate(sp.Symbol):
    """A generalised coordinate q; ``q.dot`` is its velocity."""

    __slots__ = ()

    def __new__(cls, name: str, **_assumptions: object) -> "Coordinate":
        return super().__new__(cls, name, real=True)

    @property
    def dot(self) -> "Velocity":
        return Velocity(f"{self.name}_dot")


class Velocity(sp.Symbol):
    """The time derivative q̇ of a coordinate, named ``<coordinate>_dot``."""

    __slots__ = ()

    def __new__(cls, name: str, **_assumptions: object) -> "Velocity":
        return super().__new__(cls, name, real=True)

    @property
    def coordinate(self) -> Coordinate:
        return Coordinate(self.name.removesuffix("_dot"))

    @property
    def dot(self) -> "Acceleration":
        return Acceleration(f"{self.coordinate.name}_ddot")

    def _latex(self, printer: Any) -> str:
        return rf"\dot{{{printer.doprint(self.coordinate)}}}"

    def _pretty(self, printer: Any) -> Any:
        return _with_accent(printer, self.coordinate, "\N{COMBINING DOT ABOVE}", self.name)


class Acceleration(sp.Symbol):
    """The second time derivative q̈ of a coordinate, named ``<coordinate>_ddot``."""

    __slots__ = ()

    def __new__(cls, name: str, **_assumptions: object) -> "Acceleration":
        return super().__new__(cls, name, real=True)

    @property
    def coordinate(self) -> Coordinate:
        return Coordinate(self.name.removesuffix("_ddot"))

    def _latex(self, printer: Any) -> str:
        return rf"\ddot{{{printer.doprint(self.coordinate)}}}"

    def _pretty(self, printer: Any) -> Any:
        return _with_accent(printer, self.coordinate, "\N{COMBINING DIAERESIS}", self.name)


class Input(sp.Symbol):
    """A quantity that is given from outside during a run: a motor torque, a push."""

    __slots__ = ()

    def __new__(cls, name: str, **_assumptions: object) -> "Input":
        return super().__new__(cls, name, real=True)


class Time(sp.Symbol):
    """The time t, for prescribed motion and explicit time."""

    __slots__ = ()

    def __new__(cls, name: str = "t", **_assumptions: object) -> "Time":
        return super().__new__(cls, name, real=True)


class Parameter(sp.Symbol):
    """A constant of the system with its value.

    The value belongs to the symbol's identity: two systems may each have their own ``m``.
    """

    __slots__ = ("value",)

    value: float

    def __new__(cls, name: str, value: float, **_assumptions: object) -> "Parameter":
        symbol = sp.Symbol.__xnew__(cls, name, real=True)  # pyright: ignore[reportAttributeAccessIssue]
        symbol.value = value
        return symbol

    def _hashable_content(self) -> tuple[Any, ...]:
        return (*super()._hashable_content(), self.value)

    def __getnewargs_ex__(self) -> Any:
        return (self.name, self.value), {}


time = Time()


def coordinates(names: str) -> Any:
    """Coordinates from a string of names: ``coordinates("x theta")`` or ``coordinates("q1:4")``."""
    return _declare(names, Coordinate, "coordinate")


def inputs(names: str) -> Any:
    """Inputs from a string of names; one name gives one symbol, several give a tuple."""
    return _declare(names, Input, "input")


def parameters(**values: float) -> Any:
    """Declare constants with their values in SI units: ``m, l = pe.parameters(m=1.0, l=0.5)``."""
    if not values:
        raise DescriptionError(
            "parameters() needs at least one name with its value, as in parameters(m=1.0)."
        )
    made = tuple(
        Parameter(_checked_name(n, "parameter"), finite(v, f"The parameter '{n}'")) for n, v in values.items()
    )
    return made[0] if len(made) == 1 else made


def dot(expression: Any) -> Any:
    """Total time derivative by the chain rule: Σ ∂e/∂q q̇ + Σ ∂e/∂q̇ q̈ + ∂e/∂t."""
    expression = sp.sympify(expression)
    if isinstance(expression, sp.MatrixBase):
        return expression.applyfunc(dot)
    return _dot(expression)


@lru_cache(maxsize=65536)
def _dot(expression: sp.Expr) -> sp.Expr:
    # A sum is differentiated term by term: chains of points share their terms, and so the cache.
    if isinstance(expression, sp.Add):
        return sp.Add(*(_dot(term) for term in expression.args))
    rate = expression.diff(time)
    for symbol in sorted(expression.free_symbols, key=str):
        if isinstance(symbol, Coordinate | Velocity):
            rate += expression.diff(symbol) * symbol.dot
        elif isinstance(symbol, Acceleration | Input):
            kind = type(symbol).__name__.lower()
            raise DescriptionError(
                f"dot() cannot differentiate the {kind} '{symbol}': its rate is not known."
            )
    return rate


def _declare(names: str, kind: type[sp.Symbol], word: str) -> Any:
    if not isinstance(names, str) or not names.strip(" ,"):
        raise DescriptionError(f'{word}s() needs a string of names, as in {word}s("x theta"), got {names!r}.')
    made = sp.symbols(names, cls=kind)
    as_tuple: Iterable[sp.Symbol] = made if isinstance(made, tuple) else (made,)
    seen: set[str] = set()
    for symbol in as_tuple:
        _checked_name(symbol.name, word)
        if symbol.name in seen:
            raise DescriptionError(f"The {word} '{symbol.name}' is declared twice in {names!r}.")
        seen.add(symbol.name)
    return made


def _checked_name(name: str, word: str) -> str:
    if not name.isidentifier() or keyword.iskeyword(name):
        raise DescriptionError(
            f"{name!r} cannot name a {word}: use letters, digits and underscores, starting with a letter."
        )
    return name


def _with_accent(printer: Any, symbol: sp.Symbol, accent: str, plain: str) -> Any:
    """The symbol with a dot or two above its first letter, or its plain name where Unicode is off."""
    from sympy.printing.pretty.pretty_symbology import pretty_symbol, pretty_use_unicode
    from sympy.printing.pretty.stringpict import prettyForm

    if not pretty_use_unicode():
        return prettyForm(plain)
    shown = str(pretty_symbol(symbol.name))
    return prettyForm(shown[0] + accent + shown[1:], binding=prettyForm.ATOM)
