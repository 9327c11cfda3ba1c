"""SymPy expressions to CasADi graphs, node by node, sharing what is shared."""

from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any

import casadi as ca
import sympy as sp
from sympy.core.relational import Relational

from pendula.description import Description, time
from pendula.description.symbols import Multiplier
from pendula.errors import DescriptionError

_FUNCTIONS = {
    sp.sin: ca.sin,
    sp.cos: ca.cos,
    sp.tan: ca.tan,
    sp.asin: ca.asin,
    sp.acos: ca.acos,
    sp.atan: ca.atan,
    sp.atan2: ca.atan2,
    sp.sinh: ca.sinh,
    sp.cosh: ca.cosh,
    sp.tanh: ca.tanh,
    sp.asinh: ca.asinh,
    sp.acosh: ca.acosh,
    sp.atanh: ca.atanh,
    sp.exp: ca.exp,
    sp.log: ca.log,
    sp.Abs: ca.fabs,
    sp.sign: ca.sign,
    sp.floor: ca.floor,
    sp.ceiling: ca.ceil,
    sp.erf: ca.erf,
    sp.sec: lambda x: 1 / ca.cos(x),
    sp.csc: lambda x: 1 / ca.sin(x),
    sp.cot: lambda x: ca.cos(x) / ca.sin(x),
    sp.re: lambda x: x,  # every symbol is real
    sp.im: lambda x: 0 * x,
    sp.conjugate: lambda x: x,
}
_RELATIONS = {
    sp.StrictLessThan: lambda a, b: a < b,
    sp.LessThan: lambda a, b: a <= b,
    sp.StrictGreaterThan: lambda a, b: b < a,
    sp.GreaterThan: lambda a, b: b <= a,
    sp.Equality: lambda a, b: a == b,
    sp.Unequality: lambda a, b: a != b,
}
_HANDLED = (sp.Min, sp.Max, sp.Heaviside, sp.Not, sp.DiracDelta, sp.logic.boolalg.BooleanAtom)
# An integer power is a chain of products up to this exponent, a call of the library's pow beyond it.
_LARGEST_CHAIN = 32
Find = Callable[[Any], ca.SX | None]
_LEAST = 1e-300  # its square root is finite, and so is one over that


class Conversion:
    """Turns expressions over given symbols into graphs; equal parts become the same node.

    ``find`` gives the graphs of symbols that follow from others, when they are first met.
    """

    def __init__(self, symbols: Mapping[sp.Symbol, ca.SX], find: Find = lambda symbol: None) -> None:
        self._known: dict[Any, ca.SX] = dict(symbols)
        self._find = find
        self._sums: dict[frozenset[Any], ca.SX] = {}
        self._sums_with: dict[Any, list[frozenset[Any]]] = {}

    def __call__(self, expression: Any) -> ca.SX:
        """The graph of one scalar expression."""
        known = self._known.get(expression)
        if known is None:
            known = self._known[expression] = ca.SX(self._convert(expression))
        return known

    def column(self, expressions: Any) -> ca.SX:
        entries = [self(e) for e in expressions]
        return ca.vertcat(*entries) if entries else ca.SX(0, 1)

    def _convert(self, e: Any) -> Any:
        if e.is_Number or e.is_NumberSymbol:
            return float(e)
        if isinstance(e, sp.Add):
            return self._sum(e)
        if isinstance(e, sp.Mul):
            return self._product(e)
        if isinstance(e, sp.Pow):
            return self._power(e.base, e.exp)
        if isinstance(e, sp.Piecewise):
            return self._piecewise(e)
        if isinstance(e, Relational) and type(e) in _RELATIONS:
            return _RELATIONS[type(e)](self(e.lhs), self(e.rhs))
        if isinstance(e, sp.And | sp.Or):
            combine = ca.logic_and if isinstance(e, sp.And) else ca.logic_or
            return reduce(combine, [self(a) for a in e.args])
        return self._function(e)

    def _function(self, e: Any) -> Any:
        if isinstance(e, sp.Symbol) and (found := self._find(e)) is not None:
            return found
        if type(e) not in _FUNCTIONS and not isinstance(e, _HANDLED):
            raise DescriptionError(f"The function '{e.func.__name__}' in {e} cannot be compiled.")
        arguments = [self(a) for a in e.args]
        if isinstance(e, sp.Min | sp.Max):
            return reduce(ca.fmin if isinstance(e, sp.Min) else ca.fmax, arguments)
        if isinstance(e, sp.Heaviside):
            x, at_zero = arguments
            return ca.if_else(x > 0, 1, ca.if_else(x < 0, 0, at_zero))
        if isinstance(e, sp.Not):
            return ca.logic_not(arguments[0])
        if isinstance(e, sp.logic.boolalg.BooleanAtom):
            return float(bool(e))
        if isinstance(e, sp.DiracDelta):
            return 0.0  # the derivative of a step, away from the step
        return _FUNCTIONS[type(e)](*arguments)

    def _sum(self, e: sp.Add) -> ca.SX:
        """A sum, grown from the largest sum already seen that is part of it.

        SymPy flattens sums, so that the chain x₃ = x₂ + l₃ sin θ₃ of a mechanism is no longer to be seen;
        found again, it keeps graphs of long chains linear in size.
        """
        terms = frozenset(e.args)
        candidates = {part for term in e.args for part in self._sums_with.get(term, ())[-4:]}
        part = max((c for c in candidates if c < terms), key=len, default=frozenset())
        rest = [self(term) for term in e.args if term not in part]
        total = (
            reduce(lambda a, b: a + b, rest, self._sums[part]) if part else reduce(lambda a, b: a + b, rest)
        )
        if len(terms) > 1:
            self._sums[terms] = total
            for term in terms:
                self._sums_with.setdefault(term, []).append(terms)
        return total

    def _product(self, e: sp.Mul) -> ca.SX:
        """Numerator over denominator: one division however many factors are divided by."""
        above: list[ca.SX] = []
        below: list[ca.SX] = []
        for factor in e.args:
            base, exponent = factor.as_base_exp()
            if exponent.is_Number and exponent.is_negative and not base.is_Number:
                below.append(ca.SX(self._power(base, -exponent, least=0.0)))
            else:
                above.append(self(factor))
        numerator = reduce(lambda a, b: a * b, above) if above else ca.SX(1)
        return numerator / reduce(lambda a, b: a * b, below) if below else numerator

    def _power(self, base: Any, exponent: Any, least: float = _LEAST) -> Any:
        """Integer and half-integer powers by products and square roots; the rest by pow.

        The derivative of a root is not finite at zero. Where it is multiplied by zero, as in |v| v or in
        Max(0, x)^1.5, what is meant is the limit. So a root is that of x + ``least``, which no number that
        moves can tell from x.
        """
        if base is sp.E or base is sp.S.Exp1:
            return ca.exp(self(exponent))
        x = self(base)
        if exponent.is_Rational and exponent.is_negative and exponent.q in (1, 2):
            return 1 / ca.SX(self._power(base, -exponent, least=0.0))
        if exponent.is_Integer and exponent <= _LARGEST_CHAIN:
            return _chain(x, int(exponent))
        if exponent.is_Rational and exponent.q == 2 and exponent.p <= _LARGEST_CHAIN:
            root = ca.sqrt(x + least if least else x)
            return root if exponent.p == 1 else _chain(x, int(exponent.p) // 2) * root
        if exponent.is_Number and not exponent.is_Integer and exponent.is_positive and least:
            x = x + least
        return x ** self(exponent)

    def _piecewise(self, e: Any) -> ca.SX:
        """Nested choices; where no condition holds the value is NaN, as in SymPy."""
        value = ca.SX(float("nan"))
        for branch, condition in reversed(e.args):
            value = self(branch) if condition == sp.true else ca.if_else(self(condition), self(branch), value)
        return value


def conversion_of(
    system: Description,
    t: ca.SX,
    y: ca.SX,
    u: ca.SX,
    p: ca.SX,
    multipliers: ca.SX | None = None,
    find: Find = lambda symbol: None,
) -> Conversion:
    """The conversion of a system's expressions over the graph symbols t, y = (q, v, z), u and p."""
    symbols: dict[Any, ca.SX] = {time: t}
    if multipliers is not None:
        symbols |= {Multiplier(name): multipliers[i] for i, name in enumerate(system.constraint_names)}
    moved = (*system.coordinates, *system.velocities, *system.states)
    for names, vector in ((moved, y), (system.inputs, u), (system.parameters, p)):
        symbols |= {symbol: vector[i] for i, symbol in enumerate(names)}
    return Conversion(symbols, find)


def _chain(x: ca.SX, exponent: int) -> ca.SX:
    """xⁿ by repeated squaring."""
    result: ca.SX | None = None
    while exponent:
        if exponent & 1:
            result = x if result is None else result * x
        x, exponent = x * x, exponent >> 1
    return ca.SX(1) if result is None else result
