"""Graphs as recurrences between Taylor coefficients.

Along a solution every value of a graph is a power series in time, a(t + θ) = Σ aₖ θᵏ, and every operation a
recurrence for its coefficients (Moore, Interval Analysis, 1966; Griewank & Walther, Evaluating Derivatives,
2nd ed., ch. 13). A few kinds of terms are enough:

    input       of the state, the unknowns or time
    frozen      constant within a step: parameters, inputs, and what is decided at its start (sign, floor, <)
    add, sub    cₖ = aₖ ± bₖ
    scale       cₖ = s aₖ with s frozen
    gated       cₖ = aₖ where a frozen condition holds, else 0
    mul         cₖ = Σ aⱼ bₖ₋ⱼ
    div         cₖ = (aₖ − Σ_{j<k} cⱼ bₖ₋ⱼ) / b₀;   inv with a = 1
    sqrt        cₖ = (aₖ − Σ_{0<j<k} cⱼ cₖ₋ⱼ) / 2c₀
    power       cₖ = Σ_{j<k} (α (k − j) − j) cⱼ aₖ₋ⱼ / (k a₀) with α frozen
    integral    c = ∫ ±g da, cₖ = ± Σ_{j≥1} j aⱼ gₖ₋ⱼ / k: every function whose derivative is a graph

The integral is the chain rule: exp has g = c, sin has g = cos, atan has g = 1/(1 + a²), and so on.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import pi, sqrt
from typing import Any

from pendula.compiler.graph import Graph

# Kinds whose coefficient is a sum over products of earlier ones: a convolution.
CONVOLVED = ("mul", "div", "inv", "sqrt", "power", "integral")
# The state, the unknowns and time move; inputs u and parameters p do not within a step.
STATE, UNKNOWN, TIME, INPUTS, PARAMETERS = "state", "unknown", "time", "u", "p"
_FROZEN_ALWAYS = "lt le eq ne not and or floor ceil sign".split()
_LARGEST_POWER = 8  # whole powers up to here are products, which are regular at zero


@dataclass(eq=False)
class Term:
    """One value as a series; ``data`` is a constant, an input's place, or what computes order zero."""

    number: int
    kind: str
    arguments: tuple["Term", ...] = ()
    data: Any = None
    # Of an integral Σ ±∫ g da: the pairs (a, g), where g may be the term itself or depend on it.
    parts: tuple[tuple["Term", "Term"], ...] = field(default=(), repr=False)
    sign: float = 1.0

    @property
    def frozen(self) -> bool:
        return self.kind == "frozen"


class Recurrences:
    """The terms of a graph; equal ones exist once."""

    def __init__(self, graph: Graph, roles: tuple[str, ...], moving: int) -> None:
        """With the roles of the graph's inputs; of its outputs, the first ``moving`` are wanted as series.

        The others are wanted at the start of the step only.
        """
        self.terms: list[Term] = []
        self._known: dict[Any, Term] = {}
        value: list[Term] = []
        followed = _trace_back(graph, moving)
        for number, operation in enumerate(graph.operations):
            if operation.name == "input":
                source, element = operation.data
                value.append(self._input(roles[source], element))
            elif operation.name == "const":
                value.append(self.constant(operation.data[0]))
            else:
                operate = self._operate if number in followed else self._once
                value.append(operate(operation.name, [value[a] for a in operation.arguments]))
        self.outputs = {(output, element): value[number] for output, element, number in graph.outputs}
        needed = self._find_needed()
        self.terms = [term for term in self.terms if term in needed]

    def _find_needed(self) -> set[Term]:
        needed: set[Term] = set()
        waiting = list(self.outputs.values())
        while waiting:
            term = waiting.pop()
            if term not in needed:
                needed.add(term)
                waiting += (*term.arguments, *(slope for _, slope in term.parts))
        return needed

    def constant(self, number: float) -> Term:
        return self._term("frozen", (), ("const", float(number)))

    def _term(self, kind: str, arguments: tuple[Term, ...] = (), data: Any = None) -> Term:
        key = (kind, tuple(a.number for a in arguments), repr(data))
        if key not in self._known:
            self._known[key] = Term(len(self.terms), kind, arguments, data)
            self.terms.append(self._known[key])
        return self._known[key]

    def _input(self, role: str, element: int) -> Term:
        if role in (INPUTS, PARAMETERS):
            return self._term("frozen", (), (role, element))
        return self._term("input", (), (role, element))

    def _frozen(self, name: str, *arguments: Term) -> Term:
        """The operation on the values at the start of the step."""
        known = [a.data[1] if a.frozen and a.data[0] == "const" else None for a in arguments]
        if name in _FOLDED and None not in known:
            return self.constant(_FOLDED[name](*known))
        return self._term("frozen", arguments, ("operation", name))

    def _once(self, name: str, a: list[Term]) -> Term:
        return self._frozen(name, *a)

    def _operate(self, name: str, a: list[Term]) -> Term:
        if name in _FROZEN_ALWAYS or all(term.frozen for term in a):
            return self._frozen(name, *a)
        if name in _ELEMENTARY:
            return self._function(name, a[0])
        return _RULES[name](self, *a)

    def add(self, a: Term, b: Term) -> Term:
        if _is(a, 0.0) or _is(b, 0.0):
            return b if _is(a, 0.0) else a
        return self._frozen("add", a, b) if a.frozen and b.frozen else self._term("add", _sort_pair(a, b))

    def sub(self, a: Term, b: Term) -> Term:
        if _is(b, 0.0):
            return a
        if _is(a, 0.0):
            return self.scale(b, self.constant(-1.0))
        return self._frozen("sub", a, b) if a.frozen and b.frozen else self._term("sub", (a, b))

    def scale(self, a: Term, factor: Term) -> Term:
        if a.frozen:
            return self._frozen("mul", a, factor)
        if _is(factor, 1.0):
            return a
        if _is(factor, 0.0):
            return factor
        if a.kind == "scale":
            return self.scale(a.arguments[0], self._frozen("mul", a.arguments[1], factor))
        return self._term("scale", (a, factor))

    def mul(self, a: Term, b: Term) -> Term:
        if a.frozen or b.frozen:
            return self.scale(b, a) if a.frozen else self.scale(a, b)
        # Factors are drawn out of products, so that (s a)(r b) and a b share a convolution.
        factor = self.constant(1.0)
        if a.kind == "scale":
            a, factor = a.arguments[0], a.arguments[1]
        if b.kind == "scale":
            b, factor = b.arguments[0], self._frozen("mul", factor, b.arguments[1])
        return self.scale(self._term("mul", _sort_pair(a, b)), factor)

    def div(self, a: Term, b: Term) -> Term:
        if b.frozen:
            return self.scale(a, self._frozen("inv", b))
        if a.frozen:
            return self.scale(self._term("inv", (b,)), a)
        return self._term("div", (a, b))

    def _power(self, a: Term, exponent: Term) -> Term:
        if not exponent.frozen:
            return self._function("exp", self.mul(self._function("log", a), exponent))
        if exponent.data[0] == "const":
            number = exponent.data[1]
            if number == int(number) and abs(number) <= _LARGEST_POWER:
                whole = self._whole_power(a, abs(int(number)))
                return whole if number > 0 else self.div(self.constant(1.0), whole)
            if number == 0.5:
                return self._term("sqrt", (a,))
        return self._term("power", (a, exponent))

    def _whole_power(self, a: Term, n: int) -> Term:
        if n < 2:
            return a if n else self.constant(1.0)
        half = self._whole_power(a, n // 2)
        square = self.mul(half, half)
        return self.mul(square, a) if n % 2 else square

    def _gate(self, condition: Term, a: Term) -> Term:
        if not condition.frozen:
            condition = self._frozen("ne", condition, self.constant(0.0))
        return self._term("gated", (a, condition))

    def _select(self, condition: Term, a: Term, b: Term) -> Term:
        return self.add(self._gate(condition, a), self._gate(self._frozen("not", condition), b))

    def _remainder(self, a: Term, b: Term) -> Term:
        """C's fmod: a − n b with the whole number n at the start of the step."""
        rest = self._frozen("sub", a, self._frozen("fmod", a, b))
        return self.sub(a, self.scale(b, self._frozen("div", rest, b)))

    def _function(self, name: str, a: Term) -> Term:
        """An elementary function by its derivative: c = ±∫ g da."""
        if a.frozen:
            return self._frozen(name, a)
        term = self._term("integral", (a,), name)
        if not term.parts:
            term.parts = ((a, term),)  # known from here on: sine and cosine ask for each other
            derivative, term.sign = _ELEMENTARY[name](self, a, term)
            term.parts = ((a, derivative),)
        return term

    def _angle(self, b: Term, a: Term) -> Term:
        """atan2(b, a) = ∫ (a db − b da)/(a² + b²)."""
        term = self._term("integral", (b, a), "atan2")
        if not term.parts:
            inverse = self._inverse(self.add(self.mul(a, a), self.mul(b, b)))
            slopes = self.mul(a, inverse), self.scale(self.mul(b, inverse), self.constant(-1.0))
            parts = zip((b, a), slopes, strict=True)
            term.parts = tuple((moving, slope) for moving, slope in parts if not moving.frozen)
        return term

    def _one_minus_square(self, a: Term) -> Term:
        return self.sub(self.constant(1.0), self.mul(a, a))

    def _one_plus_square(self, a: Term) -> Term:
        return self.add(self.constant(1.0), self.mul(a, a))

    def _inverse(self, a: Term) -> Term:
        return self.div(self.constant(1.0), a)

    def _root(self, a: Term) -> Term:
        return self._frozen("sqrt", a) if a.frozen else self._term("sqrt", (a,))

    def _size(self, a: Term) -> Term:
        return self._frozen("fabs", a) if a.frozen else self.scale(a, self._frozen("sign", a))

    def _bell(self, a: Term) -> Term:
        """2/√π exp(−a²), the derivative of erf."""
        bell = self._function("exp", self.scale(self.mul(a, a), self.constant(-1.0)))
        return self.scale(bell, self.constant(2.0 / sqrt(pi)))


def _trace_back(graph: Graph, moving: int) -> set[int]:
    """The operations that lead to the first outputs."""
    followed: set[int] = set()
    waiting = [number for output, _, number in graph.outputs if output < moving]
    while waiting:
        number = waiting.pop()
        if number not in followed:
            followed.add(number)
            waiting += graph.operations[number].arguments
    return followed


def _is(term: Term, number: float) -> bool:
    return term.frozen and term.data[0] == "const" and term.data[1] == number


def _sort_pair(a: Term, b: Term) -> tuple[Term, Term]:
    return (a, b) if a.number <= b.number else (b, a)


_FOLDED: dict[str, Callable[..., float]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "neg": lambda a: -a,
    "twice": lambda a: 2 * a,
    "sq": lambda a: a * a,
}

_RULES: dict[str, Callable[..., Term]] = {
    "add": Recurrences.add,
    "sub": Recurrences.sub,
    "mul": Recurrences.mul,
    "div": Recurrences.div,
    "neg": lambda r, a: r.scale(a, r.constant(-1.0)),
    "twice": lambda r, a: r.scale(a, r.constant(2.0)),
    "sq": lambda r, a: r.mul(a, a),
    "inv": lambda r, a: r.div(r.constant(1.0), a),
    "sqrt": Recurrences._root,
    "pow": Recurrences._power,
    "constpow": Recurrences._power,
    "hypot": lambda r, a, b: r._root(r.add(r.mul(a, a), r.mul(b, b))),
    "atan2": Recurrences._angle,
    "fabs": Recurrences._size,
    "copysign": lambda r, a, b: r.scale(r._size(a), r._frozen("copysign", r.constant(1.0), b)),
    "fmin": lambda r, a, b: r._select(r._frozen("lt", a, b), a, b),
    "fmax": lambda r, a, b: r._select(r._frozen("lt", a, b), b, a),
    "fmod": Recurrences._remainder,
    "if_else_zero": Recurrences._gate,
}

_ELEMENTARY: dict[str, Callable[[Recurrences, Term, Term], tuple[Term, float]]] = {
    "exp": lambda r, a, c: (c, 1.0),
    "expm1": lambda r, a, c: (r.add(c, r.constant(1.0)), 1.0),
    "log": lambda r, a, c: (r._inverse(a), 1.0),
    "log1p": lambda r, a, c: (r._inverse(r.add(a, r.constant(1.0))), 1.0),
    "sin": lambda r, a, c: (r._function("cos", a), 1.0),
    "cos": lambda r, a, c: (r._function("sin", a), -1.0),
    "tan": lambda r, a, c: (r._one_plus_square(c), 1.0),
    "asin": lambda r, a, c: (r._inverse(r._root(r._one_minus_square(a))), 1.0),
    "acos": lambda r, a, c: (r._inverse(r._root(r._one_minus_square(a))), -1.0),
    "atan": lambda r, a, c: (r._inverse(r._one_plus_square(a)), 1.0),
    "sinh": lambda r, a, c: (r._function("cosh", a), 1.0),
    "cosh": lambda r, a, c: (r._function("sinh", a), 1.0),
    "tanh": lambda r, a, c: (r._one_minus_square(c), 1.0),
    "asinh": lambda r, a, c: (r._inverse(r._root(r._one_plus_square(a))), 1.0),
    "acosh": lambda r, a, c: (r._inverse(r._root(r.sub(r.mul(a, a), r.constant(1.0)))), 1.0),
    "atanh": lambda r, a, c: (r._inverse(r._one_minus_square(a)), 1.0),
    "erf": lambda r, a, c: (r._bell(a), 1.0),
}
