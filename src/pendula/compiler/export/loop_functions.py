"""Functions of compiled loops in JavaScript; short ones become part of their callers."""

import ast
import inspect
import textwrap
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from pendula.compiler.export.loop_statements import Body
from pendula.compiler.export.loop_values import length_of, value_of
from pendula.compiler.loops import Compiled
from pendula.errors import PendulaError


@dataclass(eq=False)
class Source:
    """A function as it is written."""

    function: Any

    @cached_property
    def tree(self) -> ast.FunctionDef:
        text = textwrap.dedent(inspect.getsource(self.function))
        made = ast.parse(text).body[0]
        if not isinstance(made, ast.FunctionDef):
            raise PendulaError(f"{self.function.__qualname__} is no function that could be translated.")
        return made

    @cached_property
    def annotations(self) -> dict[str, Any]:
        return inspect.get_annotations(self.function)

    @cached_property
    def assigned(self) -> set[str]:
        """The names that it gives values to."""
        nodes = ast.walk(self.tree)
        return {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}

    @cached_property
    def is_short(self) -> bool:
        """Whether it may become part of its callers, as far as is known: not with a loop."""
        return not any(isinstance(node, ast.For | ast.While) for node in ast.walk(self.tree))

    @cached_property
    def is_straight(self) -> bool:
        """Whether it returns at its end only."""
        found = [node for node in ast.walk(self.tree) if isinstance(node, ast.Return)]
        return not found or (len(found) == 1 and self.tree.body[-1] is found[0])

    @property
    def parameters(self) -> list[str]:
        return [argument.arg for argument in self.tree.args.args]

    @property
    def result(self) -> Any:
        return self.annotations["return"]


@dataclass(eq=False)
class LoopScript:
    """The functions that some need, in the order in which they were asked for.

    Attributes:
        invoked: the functions that fields with addresses of code stand for.
        substitutes: functions that are translated in place of others.
    """

    invoked: Mapping[str, Callable[..., Any]]
    substitutes: Mapping[Any, Callable[..., Any]]
    _sources: dict[int, Source] = field(default_factory=dict)
    _names: dict[int, str] = field(default_factory=dict)
    _texts: dict[int, str] = field(default_factory=dict)

    def source(self, function: Compiled) -> Source:
        chosen = self.substitutes.get(function, function)
        plain = chosen.function if isinstance(chosen, Compiled) else chosen
        return self._sources.setdefault(id(function), Source(plain))

    def name(self, function: Compiled) -> str:
        """What a function is called; it becomes part of the script."""
        if id(function) not in self._names:
            plain = function.__name__.lstrip("_")
            taken = set(self._names.values())
            name = next(n for n in (plain, *(f"{plain}{k}" for k in range(2, 100))) if n not in taken)
            self._names[id(function)] = name
            self._texts[id(function)] = _write(self, self.source(function), name)
        return self._names[id(function)]

    @property
    def text(self) -> str:
        return "\n".join(self._texts.values())


def _write(script: LoopScript, source: Source, name: str) -> str:
    """A function in JavaScript; tuples that it gives are left in V."""
    body, given = Body(script, source), []
    for parameter in source.parameters:
        annotation = source.annotations[parameter]
        parts = [f"{parameter}_{k}" for k in range(length_of(annotation))]
        given += parts
        body.names[parameter] = value_of(annotation, iter(parts))
    body.write_all(source.tree.body)
    declared = (
        f"let {', '.join(f'{local} = 0' for local in body.shared.locals)};" if body.shared.locals else ""
    )
    lines = "\n".join(line for line in (declared, *body.lines) if line)
    return f"function {name}({', '.join(given)}) {{\n{lines}\n}}"


def write_loops(
    functions: Mapping[str, Callable[..., Any]],
    invoked: Mapping[str, Callable[..., Any]],
    substitutes: Mapping[Any, Callable[..., Any]],
) -> str:
    """A JavaScript function of the memory F that gives these compiled functions, by the names given."""
    script = LoopScript(invoked, substitutes)
    given = ", ".join(f"{name}: {script.name(function)}" for name, function in functions.items())  # pyright: ignore[reportArgumentType]
    return (
        f'(F) => {{\n"use strict";\nconst V = new Float64Array(8);\n{script.text}\nreturn {{ {given} }};\n}}'
    )
