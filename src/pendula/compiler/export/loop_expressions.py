"""Expressions of compiled loops in JavaScript. What needs statements of its own writes them first."""

import ast
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pendula.compiler.export import loop_statements
from pendula.compiler.export.loop_values import (
    Value,
    entry,
    field,
    joined,
    length_of,
    literal,
    number,
    power,
    value_of,
)
from pendula.compiler.intrinsics import at, invoke
from pendula.compiler.loops import Compiled, Intrinsic
from pendula.errors import PendulaError

if TYPE_CHECKING:
    from pendula.compiler.export.loop_functions import LoopScript

_OPERATORS = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Mod: "%", ast.BitAnd: "&", ast.BitOr: "|",
    ast.LShift: "<<", ast.RShift: ">>", ast.USub: "-", ast.UAdd: "+", ast.Not: "!", ast.Invert: "~",
    ast.Eq: "===", ast.NotEq: "!==", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.And: " && ", ast.Or: " || ",
}  # fmt: skip
LONGEST = 100  # statements of a function that becomes part of its callers, with all that became part of it
_FUNCTIONS = {"abs": "Math.abs", "min": "Math.min", "max": "Math.max", "int": "Math.trunc", "float": ""}


class Expressions:
    """What names mean in a function, and the statements so far."""

    shared: Any

    def __init__(self, script: "LoopScript", known: Mapping[str, Any]) -> None:
        self.script, self.known = script, known
        self.names: dict[str, Value] = {}
        self.lines: list[str] = []

    def temporary(self, value: Value) -> Value:
        raise NotImplementedError

    def value(self, node: ast.expr) -> Value:
        reader = getattr(self, f"_read_{type(node).__name__.lower()}", None)
        if reader is None:
            raise PendulaError(f"Loops with {type(node).__name__} have no translation into JavaScript.")
        return reader(node)

    def values(self, nodes: Sequence[ast.expr]) -> list[Value]:
        """Several, read in their order: where a later one needs statements, the earlier ones come before."""
        found: list[Value] = []
        places: list[int] = []
        for node in nodes:
            found.append(self.value(node))
            places.append(len(self.lines))
        for k in reversed(range(len(nodes))):
            if places[k] < len(self.lines) and not found[k].is_atom:
                rest = self.lines[places[k] :]
                del self.lines[places[k] :]
                found[k] = self.temporary(found[k])
                self.lines.extend(rest)
        return found

    def apart(self, node: ast.expr) -> tuple[Value, list[str]]:
        """A value, and the statements that it needs, which are not yet among the others."""
        kept, self.lines = self.lines, []
        value = self.value(node)
        kept, self.lines = self.lines, kept
        return value, kept

    def _read_constant(self, node: ast.Constant) -> Value:
        return literal(node.value)  # pyright: ignore[reportArgumentType]

    def _read_name(self, node: ast.Name) -> Value:
        return self.names[node.id] if node.id in self.names else literal(self.known[node.id])

    def _read_attribute(self, node: ast.Attribute) -> Value:
        return field(self.value(node.value), node.attr)

    def _read_subscript(self, node: ast.Subscript) -> Value:
        array, index = self.values([node.value, node.slice])
        return entry(array, index)

    def _read_tuple(self, node: ast.Tuple) -> Value:
        return Value(tuple, items=tuple(self.values(node.elts)))

    def _read_unaryop(self, node: ast.UnaryOp) -> Value:
        return number(f"({_OPERATORS[type(node.op)]}{self.value(node.operand).text})")

    def _read_binop(self, node: ast.BinOp) -> Value:
        one, other = self.values([node.left, node.right])
        if isinstance(node.op, ast.Pow):
            return power(one if one.is_atom else self.temporary(one), other)
        if isinstance(node.op, ast.FloorDiv):
            return number(f"Math.floor({one.text} / {other.text})")
        return joined([one, other], f" {_OPERATORS[type(node.op)]} ")

    def _read_compare(self, node: ast.Compare) -> Value:
        if isinstance(node.ops[0], ast.In):
            options: Any = node.comparators[0]
            one, *others = self.values([node.left, *options.elts])
            return joined([number(f"{one.text} === {other.text}") for other in others], " || ")
        values = self.values([node.left, *node.comparators])
        signs = [_OPERATORS[type(op)] for op in node.ops]
        pairs = zip(values, signs, values[1:], strict=False)
        return joined([number(f"{a.text} {sign} {b.text}") for a, sign, b in pairs], " && ")

    def _read_boolop(self, node: ast.BoolOp) -> Value:
        first, rest = self.value(node.values[0]), [self.apart(other) for other in node.values[1:]]
        if not any(lines for _, lines in rest):
            return joined([first, *(value for value, _ in rest)], _OPERATORS[type(node.op)])
        name = self.shared.new("b")
        self.lines.append(f"let {name} = {first.text};")
        for value, lines in rest:
            self.lines += [f"if ({'' if isinstance(node.op, ast.And) else '!'}{name}) {{", *lines]
            self.lines += [f"{name} = {value.text};", "}"]
        return number(name)

    def _read_ifexp(self, node: ast.IfExp) -> Value:
        test = self.value(node.test)
        (one, before), (other, instead) = self.apart(node.body), self.apart(node.orelse)
        if not before and not instead and one.kind is not tuple:
            return Value(one.kind, f"({test.text} ? {one.text} : {other.text})")
        names = tuple(self.shared.new("c") for _ in one.parts)
        self.lines += [f"let {name} = 0;" for name in names]
        for opening, value, lines in ((f"if ({test.text}) {{", one, before), ("} else {", other, instead)):
            self.lines += [opening, *lines]
            self.lines += [f"{name} = {part};" for name, part in zip(names, value.parts, strict=True)]
        self.lines.append("}")
        return one.renamed(iter(names))

    def _read_call(self, node: ast.Call) -> Value:
        if isinstance(node.func, ast.Attribute):  # of the module math
            return number(f"Math.{node.func.attr}({self.value(node.args[0]).text})")
        if not isinstance(node.func, ast.Name):
            raise PendulaError("Only functions by name are called in loops that are translated.")
        called = self.known.get(node.func.id)
        if called is invoke:
            code, arguments = node.args
            if not (isinstance(code, ast.Attribute) and isinstance(arguments, ast.Tuple)):
                raise PendulaError("Only code of a field is invoked in loops that are translated.")
            return self._call(self.script.invoked[code.attr], arguments.elts)
        if isinstance(called, Compiled):
            return self._call(called, node.args)
        given = self.values(node.args)
        if called is at:
            return Value(given[0].kind, f"({given[0].text} + {given[1].text})")
        if isinstance(called, Intrinsic):  # an address, in bytes, as that of a record
            return number(f"({given[0].text} >> 3)")
        return number(f"{_FUNCTIONS[node.func.id]}({', '.join(value.text for value in given)})")

    def _call(self, called: Any, nodes: Sequence[ast.expr]) -> Value:
        source = self.script.source(called)
        given, count = self.values(nodes), length_of(source.result)
        if source.is_short and (found := self._include(source, given)) is not None:
            return value_of(source.result, iter(found.parts))
        text = f"{self.script.name(called)}({', '.join(part for value in given for part in value.parts)})"
        if count == 1:
            return self.temporary(value_of(source.result, iter([text])))
        self.lines.append(f"{text};")
        return self.temporary(value_of(source.result, (f"V[{k}]" for k in range(count))))

    def _include(self, source: Any, given: Sequence[Value]) -> Value | None:
        """A function becomes part of this one: its result, or None where it is too long."""
        known, label = len(self.shared.locals), "" if source.is_straight else self.shared.new("end")
        body = loop_statements.Body(self.script, source, self.shared, label)
        for name, value in zip(source.parameters, given, strict=True):
            parts = list(value.parts)
            if name in source.assigned or not value.is_atom:
                parts = [self.shared.new(name) for _ in value.parts]
                body.lines += [f"let {to} = {part};" for to, part in zip(parts, value.parts, strict=True)]
            body.names[name] = value_of(source.annotations[name], iter(parts))
        found = body.write_straight() if source.is_straight else body.write_labelled()
        if len(body.lines) > LONGEST:
            source.is_short = False
            del self.shared.locals[known:]
            return None
        self.lines += body.lines
        return found
