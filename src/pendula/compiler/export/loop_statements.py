"""Statements of compiled loops in JavaScript."""

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pendula.compiler.export.loop_expressions import Expressions
from pendula.compiler.export.loop_values import NOTHING, Value, length_of, literal, number, slot, value_of
from pendula.errors import PendulaError

if TYPE_CHECKING:
    from pendula.compiler.export.loop_functions import LoopScript, Source


@dataclass
class Shared:
    """What a function in JavaScript has once, with all that became part of it."""

    locals: list[str] = field(default_factory=list)
    count: int = 0

    def new(self, stem: str) -> str:
        self.count += 1
        return f"{stem}${self.count}"


class Body(Expressions):
    """The statements of a function, or of one that becomes part of another."""

    def __init__(
        self, script: "LoopScript", source: "Source", shared: Shared | None = None, label: str = ""
    ) -> None:
        super().__init__(script, source.function.__globals__)
        self.source, self.shared, self.label = source, shared or Shared(), label
        self.results: list[str] = []

    def temporary(self, value: Value) -> Value:
        """The value under names of its own, as it is now."""
        names = [self.shared.new("") for _ in value.parts]
        self.lines += [f"const {name} = {part};" for name, part in zip(names, value.parts, strict=True)]
        return value.renamed(iter(names))

    def write_all(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            self._write(statement)

    def write_straight(self) -> Value:
        """All statements where only the last one returns; the result."""
        *first, last = self.source.tree.body
        self.write_all(first)
        if isinstance(last, ast.Return) and last.value is not None:
            found = self.value(last.value)
            return found if found.is_atom else self.temporary(found)
        self._write(last)
        return NOTHING

    def write_labelled(self) -> Value:
        """All statements as a block that is left where the function returns; the result."""
        names = [self.shared.new("r") for _ in range(length_of(self.source.result))]
        self.results = names
        self.lines += [*(f"let {name} = 0;" for name in names), f"{self.label}: {{"]
        self.write_all(self.source.tree.body)
        self.lines.append("}")
        return value_of(self.source.result, iter(names))

    def _write(self, node: ast.stmt) -> None:
        writer = getattr(self, f"_write_{type(node).__name__.lower()}", None)
        if writer is None:
            raise PendulaError(f"Loops with {type(node).__name__} have no translation into JavaScript.")
        writer(node)

    def _write_expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring
            value = self.value(node.value)
            if value.parts and not value.is_atom:
                self.lines.append(f"{value.text};")

    def _write_pass(self, node: ast.Pass) -> None:
        pass

    def _write_break(self, node: ast.Break) -> None:
        self.lines.append("break;")

    def _write_continue(self, node: ast.Continue) -> None:
        self.lines.append("continue;")

    def _write_return(self, node: ast.Return) -> None:
        value = self.value(node.value) if node.value is not None else NOTHING
        if self.label:
            self.lines += [f"{to} = {part};" for to, part in zip(self.results, value.parts, strict=True)]
            self.lines.append(f"break {self.label};")
        elif length_of(self.source.result) > 1:
            value = value if value.is_atom else self.temporary(value)
            self.lines += [f"V[{k}] = {part};" for k, part in enumerate(value.parts)]
            self.lines.append("return;")
        else:
            self.lines.append(f"return {value.text};" if value.parts else "return;")

    def _write_if(self, node: ast.If) -> None:
        self.lines.append(f"if ({self.value(node.test).text}) {{")
        self.write_all(node.body)
        if node.orelse:
            self.lines.append("} else {")
            self.write_all(node.orelse)
        self.lines.append("}")

    def _write_while(self, node: ast.While) -> None:
        test, before = self.apart(node.test)
        if before:
            self.lines += ["while (true) {", *before, f"if (!({test.text})) break;"]
        else:
            self.lines.append(f"while ({test.text}) {{")
        self.write_all(node.body)
        self.lines.append("}")

    def _write_for(self, node: ast.For) -> None:
        if not (isinstance(node.iter, ast.Call) and isinstance(node.target, ast.Name)):
            raise PendulaError("Loops go over range(...) only, to have a translation into JavaScript.")
        limits = self.values(node.iter.args)
        start, end = (literal(0), limits[0]) if len(limits) == 1 else limits[:2]
        step = limits[2].text if len(limits) > 2 else "1"
        end = end if end.text.isdigit() else self.temporary(end)
        # Counted apart, since loops within each other may both be nameless.
        count = self.shared.new("n")
        way = ">" if step.startswith("(-") else "<"
        self.lines.append(f"for (let {count} = {start.text}; {count} {way} {end.text}; {count} += {step}) {{")
        if node.target.id != "_":
            self._assign(node.target, number(count))
        self.write_all(node.body)
        self.lines.append("}")

    def _write_augassign(self, node: ast.AugAssign) -> None:
        target: Any = node.target
        loaded = type(target)(**{**vars(target), "ctx": ast.Load()})
        self._assign(target, self.value(ast.BinOp(loaded, node.op, node.value)))

    def _write_assign(self, node: ast.Assign) -> None:
        value = self.value(node.value)
        several = len(node.targets) > 1 or len(value.parts) > 1
        if several and not value.is_fixed:
            value = self.temporary(value)  # all are read before any is written
        for target in node.targets:
            self._assign(target, value)

    def _assign(self, target: ast.expr, value: Value) -> None:
        if isinstance(target, ast.Tuple):
            for one, item in zip(target.elts, value.items, strict=True):
                self._assign(one, item)
        elif isinstance(target, ast.Name):
            known = self._local(target.id, value)
            self.lines += [f"{to} = {part};" for to, part in zip(known.parts, value.parts, strict=True)]
        elif isinstance(target, ast.Attribute):
            self.lines.append(f"{slot(self.value(target.value), target.attr)} = {value.text};")
        elif isinstance(target, ast.Subscript):
            self.lines.append(f"{self.value(target).text} = {value.text};")
        else:
            raise PendulaError("Only names, fields and entries can be given values.")

    def _local(self, name: str, value: Value) -> Value:
        """The variable of a name, which begins here unless there is one."""
        known = self.names.get(name)
        if known is None:
            known = self.names[name] = value.renamed(iter([self.shared.new(name) for _ in value.parts]))
            self.shared.locals += known.parts
        return known
