"""The symbols a description is written in: coordinates, velocities, states, parameters, inputs and time."""

import keyword
from functools import cache, lru_cache
from typing import Any

import sympy as sp
import sympy.tensor.tensor  # SymPy loads it at its first sum; here without looking for garbage (loading.py)

from pendula.description.units import Unit, read_quantity, units_of
from pendula.errors import ArgumentError, DescriptionError


class _Quantity(sp.Symbol):
    """A real quantity; its unit, if one was given, is part of its identity."""

    __slots__ = ("unit",)

    unit: Unit | None

    def __new__(cls, name: str, unit: Unit | None = None, **_assumptions: object) -> Any:
        return _make(cls, name, unit, unit.text if unit is not None else "")

    @classmethod
    def class_key(cls) -> Any:
        """Printed in the order of their names, whatever their kinds: l1*theta1_ddot, not theta1_ddot*l1."""
        return sp.Symbol.class_key()

    def _hashable_content(self) -> tuple[Any, ...]:
        return (*super()._hashable_content(), self.unit.identity if self.unit is not None else ())

    def __getnewargs_ex__(self) -> Any:
        return (self.name, self.unit), {}

    def __float__(self) -> float:
        raise ArgumentError(
            f"'{self.name}' is a symbol and has no number: in energies and forces write pe.sin, pe.cos, "
            "pe.sqrt and so on, not those of math or NumPy."
        )

    # NumPy's functions look for methods of these names.
    sin = cos = tan = arcsin = arccos = arctan = sqrt = exp = log = tanh = __float__

    def _rate_of_unit(self, order: int) -> Unit | None:
        return self.unit.rate(order) if self.unit is not None else None


class Coordinate(_Quantity):
    """A generalised coordinate q; ``q.dot`` is its velocity."""

    __slots__ = ()

    @property
    def dot(self) -> "Velocity":
        return Velocity(f"{self.name}_dot", self._rate_of_unit(1))


class Velocity(_Quantity):
    """The time derivative q̇ of a coordinate, named ``<coordinate>_dot``."""

    __slots__ = ()

    @property
    def coordinate(self) -> Coordinate:
        return Coordinate(self.name.removesuffix("_dot"), self._rate_of_unit(-1))

    @property
    def dot(self) -> "Acceleration":
        return Acceleration(f"{self.coordinate.name}_ddot", self._rate_of_unit(1))

    def _latex(self, printer: Any) -> str:
        return _write_accent(printer, self.coordinate, r"\dot")

    def _pretty(self, printer: Any) -> Any:
        return _with_accent(printer, self.coordinate, "\N{COMBINING DOT ABOVE}", self.name)


class QuasiVelocity(_Quantity):
    """A velocity that is not the rate of a coordinate, such as wx: how a body turns about its own x axis."""

    __slots__ = ()

    @property
    def dot(self) -> "Rate":
        return Rate(f"{self.name}_dot", self._rate_of_unit(1))


class Acceleration(_Quantity):
    """The second time derivative q̈ of a coordinate, named ``<coordinate>_ddot``."""

    __slots__ = ()

    @property
    def coordinate(self) -> Coordinate:
        return Coordinate(self.name.removesuffix("_ddot"), self._rate_of_unit(-2))

    def _latex(self, printer: Any) -> str:
        return _write_accent(printer, self.coordinate, r"\ddot")

    def _pretty(self, printer: Any) -> Any:
        return _with_accent(printer, self.coordinate, "\N{COMBINING DIAERESIS}", self.name)


class State(_Quantity):
    """A state x of a differential equation ẋ = f; ``x.dot`` names its rate."""

    __slots__ = ()

    @property
    def dot(self) -> "Rate":
        return Rate(f"{self.name}_dot", self._rate_of_unit(1))


class Mode(State):
    """A state that only events change: whether something sticks or slips, is open or closed; a number."""

    __slots__ = ()


class Rate(_Quantity):
    """The time derivative ẋ of a state, named ``<state>_dot``."""

    __slots__ = ()

    @property
    def state(self) -> State:
        return State(self.name.removesuffix("_dot"), self._rate_of_unit(-1))

    def _latex(self, printer: Any) -> str:
        return _write_accent(printer, self.state, r"\dot")

    def _pretty(self, printer: Any) -> Any:
        return _with_accent(printer, self.state, "\N{COMBINING DOT ABOVE}", self.name)


class Multiplier(_Quantity):
    """The multiplier λ of a constraint, by the constraint's name: the force Aᵀλ is what keeps it."""

    __slots__ = ()


class Input(_Quantity):
    """A quantity that is given from outside during a run: a motor torque, a push."""

    __slots__ = ()


class Derived(_Quantity):
    """A quantity that follows from coordinates and velocities, such as how high a body of a mechanism is."""

    __slots__ = ()


class DerivedPosition(Derived):
    """One that follows from coordinates alone, whose rate is known: where a body of a mechanism is."""

    __slots__ = ()

    @property
    def dot(self) -> Any:
        raise NotImplementedError


class DerivedVelocity(Derived):
    """One that is linear in velocities, such as how fast a body of a mechanism turns."""

    __slots__ = ()


class Time(sp.Symbol):
    """The time t, for prescribed motion and explicit time."""

    __slots__ = ()

    def __new__(cls, name: str = "t", **_assumptions: object) -> "Time":
        return super().__new__(cls, name, real=True)


class Parameter(_Quantity):
    """A constant of the system with its value in SI units.

    Value and unit belong to the symbol's identity: two systems may each have their own ``m``.
    """

    __slots__ = ("value",)

    value: float

    def __new__(
        cls, name: str, value: float, unit: Unit | None = None, **_assumptions: object
    ) -> "Parameter":
        symbol = _new(cls, name, unit)
        symbol.value = value
        return symbol

    def _hashable_content(self) -> tuple[Any, ...]:
        return (*super()._hashable_content(), self.value)

    def __getnewargs_ex__(self) -> Any:
        return (self.name, self.value, self.unit), {}


def _new(kind: type[_Quantity], name: str, unit: Unit | None) -> Any:
    symbol = sp.Symbol.__xnew__(kind, name, real=True)  # pyright: ignore[reportAttributeAccessIssue]
    symbol.unit = unit
    return symbol


@cache
def _make(kind: type[_Quantity], name: str, unit: Unit | None, _text: str) -> Any:
    """One object for equal symbols, as SymPy has it: they then compare at once."""
    return _new(kind, name, unit)


time = Time()


def coordinates(names: str, units: str | None = None) -> Any:
    """Coordinates from a string of names: ``coordinates("x theta")`` or ``coordinates("q1:4")``.

    Args:
        names: the names; one gives one symbol, several give a tuple.
        units: SI units, one for each or one for all: ``units="m rad"``.
    """
    return _declare(names, units, Coordinate, "coordinate")


def velocities(names: str, units: str | None = None) -> Any:
    """Velocities that are not rates of coordinates, as a ``FreeBody`` has: ``velocities("wx wy wz")``.

    The velocity of a coordinate q is ``q.dot``.

    Args:
        names: the names; one gives one symbol, several give a tuple.
        units: SI units, one for each or one for all: ``units="rad/s"``.
    """
    return _declare(names, units, QuasiVelocity, "velocity", "velocities")


def states(names: str, units: str | None = None) -> Any:
    """States of an ``Ode`` from a string of names: ``states("x y z")``; one name gives one symbol.

    Args:
        names: the names; several give a tuple.
        units: SI units, one for each or one for all: ``units="K mol"``.
    """
    return _declare(names, units, State, "state")


def inputs(names: str, units: str | None = None) -> Any:
    """Inputs from a string of names; one name gives one symbol, several give a tuple.

    Args:
        names: the names.
        units: SI units, one for each or one for all: ``units="N N*m"``.
    """
    return _declare(names, units, Input, "input")


def parameters(*names: Any, **values: Any) -> Any:
    """Declare constants with their values: ``m, l = pe.parameters(m=1.0, l=(50, "cm"))``.

    A plain number is in SI units; a value with its unit is converted to them. As soon as one symbol of a
    system has a unit, all its energies, forces and constraints are checked for their dimension; symbols
    without a unit take the dimension they need. A number in an expression is a plain number; one given by
    itself to a force, as in ``Damper(0.1, on=theta)``, or in a control law is in SI units.
    """
    if names or not values:
        words = " ".join(map(str, names)).replace(",", " ").split() or ["m"]
        typed = ", ".join(f"{word}=1.0" for word in words)
        raise DescriptionError(f"parameters() needs the value of every name, as in parameters({typed}).")
    made = tuple(
        Parameter(_check_name(n, "parameter"), *read_quantity(v, f"parameter '{n}'"))
        for n, v in values.items()
    )
    return made[0] if len(made) == 1 else made


_WORDS: dict[type, str] = {
    QuasiVelocity: "velocity",
    Derived: "quantity of a body",
    DerivedVelocity: "quantity of a body",
}


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
        if isinstance(symbol, Coordinate | Velocity | State | DerivedPosition):
            rate += expression.diff(symbol) * symbol.dot
        elif isinstance(symbol, Acceleration | Rate | Input | QuasiVelocity | Derived):
            kind = _WORDS.get(type(symbol), type(symbol).__name__.lower())
            raise DescriptionError(
                f"dot() cannot differentiate the {kind} '{symbol}': its rate is not known."
            )
    return rate


def _declare(names: str, units: str | None, kind: type[_Quantity], word: str, plural: str = "") -> Any:
    verb = plural or f"{word}s"
    if not isinstance(names, str) or not names.strip(" ,"):
        raise DescriptionError(f'{verb}() needs a string of names, as in {verb}("x theta"), got {names!r}.')
    made = sp.symbols(names, cls=kind)
    as_tuple: tuple[Any, ...] = made if isinstance(made, tuple) else (made,)
    seen: list[str] = []
    for symbol in as_tuple:
        _check_name(symbol.name, word)
        if symbol.name in seen:
            raise DescriptionError(f"The {word} '{symbol.name}' is declared twice in {names!r}.")
        seen.append(symbol.name)
    if units is None:
        return made
    with_units = tuple(kind(*pair) for pair in zip(seen, units_of(seen, units, word), strict=True))
    return with_units if isinstance(made, tuple) else with_units[0]


def _check_name(name: str, word: str) -> str:
    if not name.isidentifier() or keyword.iskeyword(name):
        raise DescriptionError(
            f"{name!r} cannot name a {word}: use letters, digits and underscores, starting with a letter."
        )
    return name


def _write_accent(printer: Any, symbol: sp.Symbol, accent: str) -> str:
    r"""The accent over the letter alone: \dot{\theta}_{1}."""
    letter, mark, index = printer.doprint(symbol).partition("_")
    return f"{accent}{{{letter}}}{mark}{index}"


def _with_accent(printer: Any, symbol: sp.Symbol, accent: str, plain: str) -> Any:
    """The symbol with a dot or two above its first letter, or its plain name where Unicode is off."""
    from sympy.printing.pretty.pretty_symbology import pretty_symbol, pretty_use_unicode
    from sympy.printing.pretty.stringpict import prettyForm

    if not pretty_use_unicode():
        return prettyForm(plain)
    shown = str(pretty_symbol(symbol.name))
    return prettyForm(shown[0] + accent + shown[1:], binding=prettyForm.ATOM)
