"""Graphs to the statements of a programming language.

What C, JavaScript and Python write alike is here; each language adds its own forms. A value that is used once
is written where it is used, as long as the line stays legible; all others become local constants.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pendula.compiler.export.interface import Routine
from pendula.compiler.graph import Graph

# How tightly a text binds: an operand that binds less tightly than its place asks for is put in parentheses.
LOOSE, SUM, PRODUCT, SIGN, ATOM = range(5)
LONGEST_PART = 48  # characters of an expression that is written inside another
LONGEST_RESULT = 80  # characters of one that is written where it is put out


@dataclass(frozen=True)
class Form:
    """How an operation is written: a template, how tightly it binds, and what it asks of each operand.

    Numbers keep the order of the graph: a + (b + c) has its parentheses, for rounding is not associative.
    """

    template: str
    binds: int = ATOM
    asks: tuple[int, ...] = (LOOSE, LOOSE)


@dataclass(frozen=True)
class Dialect:
    """What one language adds: numbers, functions by operation, and truth values.

    A truth value is a number, 1 or 0; ``holds``, ``choice`` and the connectives work on conditions proper.
    """

    number: Callable[[float], str]
    statement: str
    forms: Mapping[str, Form]
    truth: str
    holds: str
    choice: str
    connectives: Mapping[str, str]


@dataclass(frozen=True)
class Body:
    """A function's inside: what it reads of its arguments, its statements, and an expression per output."""

    reads: Mapping[str, tuple[int, ...]]
    statements: tuple[str, ...]
    results: tuple[str, ...]


SHARED = {
    "add": Form("{0} + {1}", SUM, (SUM, PRODUCT)),
    "sub": Form("{0} - {1}", SUM, (SUM, PRODUCT)),
    "mul": Form("{0}*{1}", PRODUCT, (PRODUCT, SIGN)),
    "div": Form("{0}/{1}", PRODUCT, (PRODUCT, SIGN)),
    "neg": Form("-{0}", SIGN, (ATOM,)),
    "inv": Form("1.0/{0}", PRODUCT, (SIGN,)),
    "sq": Form("{0}*{0}", PRODUCT, (ATOM,)),
    "twice": Form("2.0*{0}", PRODUCT, (SIGN,)),
}
COMPARISONS = {"lt": "<", "le": "<=", "eq": "==", "ne": "!="}
CONNECTIVES = ("and", "or", "not")


def functions(prefix: str, names: str, renamed: Mapping[str, str] | None = None) -> dict[str, Form]:
    """Forms for operations that are calls; ``renamed`` are those that the language calls otherwise."""
    called = {name: name for name in names.split()} | dict(renamed or {})
    two = ("pow", "constpow", "fmod", "atan2", "hypot", "copysign", "fmin", "fmax")
    return {
        name: Form(f"{prefix}{call}({{0}}, {{1}})" if name in two else f"{prefix}{call}({{0}})")
        for name, call in called.items()
    }


def body_of(routine: Routine, dialect: Dialect) -> Body:
    """The inside of a function, without anything that no output needs."""
    return _Writer(routine, dialect).write()


class _Writer:
    """Writes the values of one graph in order; ``texts`` and ``conditions`` hold what is not yet a local."""

    def __init__(self, routine: Routine, dialect: Dialect) -> None:
        self.routine, self.dialect = routine, dialect
        self.forms = SHARED | dict(dialect.forms)
        self.live = live_values(routine.graph)
        self.results = {value for _, _, value in routine.graph.outputs}
        self.uses = self._count_uses()
        self.texts: dict[int, tuple[str, int]] = {}
        self.conditions: dict[int, str] = {}
        self.reads: dict[str, set[int]] = {}
        self.statements: list[str] = []

    def write(self) -> Body:
        operations = self.routine.graph.operations
        for value in self.live:
            operation = operations[value]
            if operation.name == "input":
                argument, element = self.routine.place(*operation.data)
                self.reads.setdefault(argument.symbol, set()).add(element)
                self.texts[value] = argument.local(element), ATOM
            elif operation.name == "const":
                number = self.dialect.number(operation.data[0])
                self.texts[value] = number, SIGN if number.startswith("-") else ATOM
            else:
                self._compute(value, operation.name, operation.arguments)
        places = {element: value for _, element, value in self.routine.graph.outputs}
        zero = self.dialect.number(0.0)
        results = [self.texts[places[i]][0] if i in places else zero for i in range(self.routine.size)]
        reads = {symbol: tuple(sorted(elements)) for symbol, elements in self.reads.items()}
        return Body(reads, tuple(self.statements), tuple(results))

    def _compute(self, value: int, name: str, arguments: tuple[int, ...]) -> None:
        """Write one operation: as part of the one place that needs it, or as a local constant."""
        if name in COMPARISONS or name in CONNECTIVES:
            condition = self._condition(name, arguments)
            self.conditions[value] = condition
            text, binds = self.dialect.truth.format(condition), ATOM
        elif name == "if_else_zero":
            text = self.dialect.choice.format(self._holds(arguments[0]), self._operand(arguments[1], LOOSE))
            binds = ATOM
        else:
            form = self.forms[name]
            operands = [self._operand(a, asked) for a, asked in zip(arguments, form.asks, strict=False)]
            text, binds = form.template.format(*operands), form.binds
        longest = LONGEST_RESULT if value in self.results else LONGEST_PART
        if self.uses[value] > 1 or len(text) > longest:
            self.conditions.pop(value, None)
            self.statements.append(self.dialect.statement.format(name=f"w{value}", value=text))
            text, binds = f"w{value}", ATOM
        self.texts[value] = text, binds

    def _operand(self, value: int, asked: int) -> str:
        text, binds = self.texts[value]
        return text if binds >= asked else f"({text})"

    def _condition(self, name: str, arguments: tuple[int, ...]) -> str:
        if name in COMPARISONS:
            return (
                f"{self._operand(arguments[0], SUM)} {COMPARISONS[name]} {self._operand(arguments[1], SUM)}"
            )
        return self.dialect.connectives[name].format(*(self._holds(a) for a in arguments))

    def _holds(self, value: int) -> str:
        """A value as a condition: what it compares, or that it is not zero (as NaN is not)."""
        return self.conditions.get(value) or self.dialect.holds.format(self._operand(value, SUM))

    def _count_uses(self) -> Counter[int]:
        """How often each value's text would be written; an output counts as once."""
        uses = Counter(value for _, _, value in self.routine.graph.outputs)
        for value in self.live:
            operation = self.routine.graph.operations[value]
            form = self.forms.get(operation.name)
            for i, argument in enumerate(operation.arguments):
                uses[argument] += form.template.count(f"{{{i}}}") if form else 1
        return uses


def live_values(graph: Graph) -> list[int]:
    """The values that some output needs, in order."""
    needed = [False] * len(graph)
    for _, _, value in graph.outputs:
        needed[value] = True
    for value in reversed(range(len(graph))):
        if needed[value]:
            for argument in graph.operations[value].arguments:
                needed[argument] = True
    return [value for value, found in enumerate(needed) if found]
