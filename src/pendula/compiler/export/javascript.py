"""Graphs to JavaScript: an ES module without dependencies, quick enough to animate with.

Functions read typed arrays into constants, compute with Math alone and write into an array that the caller
keeps: no allocation, no closures, one kind of number. V8 compiles them to straight machine code.
"""

import json
import math
from collections.abc import Iterable

from pendula.compiler.export.documentation import (
    argument_lines,
    block_comment,
    format_list,
    header,
    routine_lines,
    unused_arguments,
    wrap_text,
)
from pendula.compiler.export.expressions import ATOM, Dialect, Form, body_of, functions
from pendula.compiler.export.interface import Argument, Interface, Routine
from pendula.compiler.export.names import identifier, in_block_comment

_CALLS = functions(
    "Math.",
    "exp log sqrt sin cos tan asin acos atan floor ceil sign sinh cosh tanh asinh acosh atanh atan2 log1p "
    "expm1 hypot",
    {"fabs": "abs"},
)
_OPERATORS = {
    "fmod": Form("({0} % {1})", asks=(ATOM, ATOM)),
    # Of a number and a NaN, the number: Math.min and Math.max would give the NaN.
    "fmin": Form("({0} < {1} || {1} !== {1} ? {0} : {1})"),
    "fmax": Form("({0} > {1} || {1} !== {1} ? {0} : {1})"),
}
# What Math lacks or defines otherwise than C; PREFIX keeps the names of several inlined files apart.
_LIBRARY = {
    "pow": """\
/* The power as C defines it: 1 to any power is 1, and so is -1 to an infinite one. */
function PREFIX_pow(x, y) {
  return x === 1 || (x === -1 && (y === Infinity || y === -Infinity)) ? 1 : Math.pow(x, y);
}""",
    "copysign": """\
/* The size of x with the sign of y, that of a negative zero included. */
function PREFIX_copysign(x, y) {
  return y < 0 || 1 / y < 0 ? -Math.abs(x) : Math.abs(x);
}""",
    "erf": """\
/* The error function to about 1e-15: a series of positive terms (Abramowitz & Stegun 7.1.6), and for large
 * arguments the continued fraction of its complement (7.1.14). */
function PREFIX_erf(x) {
  const z = Math.abs(x);
  if (z < 2.5) {
    let term = x, sum = x;
    for (let n = 1; n < 45; n++) {
      term *= 2 * x * x / (2 * n + 1);
      sum += term;
    }
    return 1.1283791670955126 * Math.exp(-x * x) * sum;
  }
  let rest = z;
  for (let n = 60; n > 0; n--) rest = z + 0.5 * n / rest;
  const size = z > 6 ? 1 : 1 - 0.5641895835477563 * Math.exp(-z * z) / rest;
  return x < 0 ? -size : x > 0 ? size : x;
}""",
}


def number(value: float) -> str:
    """The shortest decimal that is this double again."""
    if math.isnan(value):
        return "NaN"
    if math.isinf(value):
        return "Infinity" if value > 0 else "-Infinity"
    return repr(value)


def dialect(prefix: str) -> Dialect:
    """How expressions are written in a file whose functions begin with ``prefix``."""
    own = functions(f"{prefix}_", "pow copysign erf", {"constpow": "pow"})
    return Dialect(
        number=number,
        statement="const {name} = {value};",
        forms=_CALLS | _OPERATORS | own,
        truth="({0} ? 1.0 : 0.0)",
        holds="{0} != 0.0",
        choice="({0} ? {1} : 0.0)",
        connectives={"and": "(({0}) && ({1}))", "or": "(({0}) || ({1}))", "not": "!({0})"},
    )


def write_source(interface: Interface) -> str:
    """The JavaScript source of a system."""
    prefix = identifier(interface.name)
    parts = [
        block_comment(_opening(interface, prefix)),
        *(text.splitlines() for text in library(prefix, interface.routines)),
        *(_definition(interface, routine, prefix) for routine in interface.routines),
        _object(interface, prefix),
        [f"export {{ {prefix}, {prefix} as default }};"],
    ]
    return "\n".join(line for part in parts if part for line in (*part, ""))


def library(prefix: str, routines: Iterable[Routine]) -> list[str]:
    """The functions that Math lacks, of those that routines use."""
    used = {operation.name for routine in routines for operation in routine.graph.operations}
    used |= {"pow"} if "constpow" in used else set()
    return [text.replace("PREFIX", prefix) for name, text in _LIBRARY.items() if name in used]


def _opening(interface: Interface, prefix: str) -> list[str]:
    """The comment at the top: everything needed to call the functions."""
    safe = in_block_comment
    shared = ", ".join(a.symbol for a in interface.arguments)
    lines = [*header(interface, "JavaScript", safe), "", f"Every function takes ({shared}, out):", ""]
    lines += [f"  {line}" for line in argument_lines(interface.arguments, safe)]
    if interface.extras:
        lines += ["", "and before out, where it says so:", ""]
        lines += [f"  {line}" for line in argument_lines(interface.extras, safe)]
    return [*lines, "", *wrap_text(_PROMISE), "", *(f"  {line}" for line in _example(interface))]


_PROMISE = (
    "Vectors are Float64Arrays; out is written in place and nothing is allocated. All reading comes before "
    "any writing, so out may be one of the arguments. The object at the end holds the functions, the names "
    "of all entries, and values to begin with. To inline this file in another script, leave out its last "
    "line, the export. Example:"
)


def _example(interface: Interface) -> list[str]:
    routine = interface.routines[0]
    extra = interface.extra(routine)
    given = [
        *("0.0" if a.scalar else f"system.values.{a.symbol}" for a in interface.arguments),
        *(a.symbol for a in extra),
    ]
    return [
        'import system from "./FILE.js";',
        *(f"const {a.symbol} = new Float64Array({a.size});" for a in extra),
        f"const out = new Float64Array({routine.size});",
        *wrap_text(f"system.{routine.name}({', '.join(given)}, out);", hang="    "),
    ]


def _definition(interface: Interface, routine: Routine, prefix: str) -> list[str]:
    body = body_of(routine, dialect(prefix))
    about = [*wrap_text(routine.meaning), *routine_lines(routine, in_block_comment)]
    if unread := unused_arguments(interface, routine):
        about.append(f"Not read: {', '.join(unread)}.")
    arguments = (*interface.arguments, *interface.extra(routine))
    inside = [
        f"const {argument.local(i)} = {argument.symbol}[{i}];"
        for argument in arguments
        if not argument.scalar
        for i in body.reads.get(argument.symbol, ())
    ]
    inside += body.statements
    inside += [f"out[{i}] = {result};" for i, result in enumerate(body.results)]
    taken = ", ".join((*(a.symbol for a in arguments), "out"))
    signature = f"function {prefix}_{routine.name}({taken}) {{"
    return [*block_comment(about), signature, *(f"  {line}" for line in inside), "}"]


def _object(interface: Interface, prefix: str) -> list[str]:
    """The object that the module exports."""
    vectors = [a for a in (*interface.arguments, *interface.extras) if not a.scalar]
    units = [a for a in vectors if any(a.units)]
    lines = [
        *block_comment(["Names of all entries in order, values to begin with, shapes, and the functions."]),
        f"const {prefix} = {{",
        f"  name: {_string(interface.name)},",
        f"  generator: {_string(interface.generator)},",
        "  names: {",
        *(line for a in vectors for line in _strings(a.symbol, a.names)),
        "  },",
        *(["  units: {"] if units else []),
        *(line for a in units for line in _strings(a.symbol, a.units)),
        *(["  },"] if units else []),
        "  values: {",
        *(line for a in interface.arguments if not a.scalar for line in _values(a)),
        "  },",
        "  outputs: {",
        *(line for r in interface.routines for line in _strings(r.name, r.outputs)),
        "  },",
        "  shapes: {",
        *(f"    {r.name}: {list(r.shape)}," for r in interface.routines),
        "  },",
        *(f"  {r.name}: {prefix}_{r.name}," for r in interface.routines),
        "};",
    ]
    return lines


def _values(argument: Argument) -> list[str]:
    if not argument.values:
        return [f"    {argument.symbol}: new Float64Array({argument.size}),"]
    values = [number(value) for value in argument.values]
    return format_list(values, f"    {argument.symbol}: Float64Array.of(", "),", "      ")


def _strings(key: str, texts: tuple[str, ...]) -> list[str]:
    return format_list([_string(text) for text in texts], f"    {key}: [", "],", "      ")


def _string(text: str) -> str:
    """A string literal that is safe in a script inside an HTML page too."""
    return json.dumps(text).replace("<", "\\u003c")
