"""Graphs to C99: one file that needs nothing but math.h."""

import math

from pendula.compiler.export.documentation import (
    argument_lines,
    block_comment,
    format_list,
    header,
    routine_lines,
    unused_arguments,
    wrap_text,
)
from pendula.compiler.export.expressions import Dialect, Form, body_of, functions
from pendula.compiler.export.interface import Argument, Interface, Routine
from pendula.compiler.export.names import identifier, in_block_comment


def number(value: float) -> str:
    """The shortest decimal that is this double again; infinities and NaN by their names in math.h."""
    if math.isnan(value):
        return "NAN"
    if math.isinf(value):
        return "INFINITY" if value > 0 else "-INFINITY"
    return repr(value)


_CALLS = functions(
    "",
    "exp log pow sqrt sin cos tan asin acos atan floor ceil fmod fabs copysign erf fmin fmax sinh cosh tanh "
    "asinh acosh atanh atan2 log1p expm1 hypot",
    {"constpow": "pow"},
)
# A NaN is neither above nor below zero, and stays.
_SIGN = {"sign": Form("({0} > 0.0 ? 1.0 : {0} < 0.0 ? -1.0 : {0})")}
DIALECT = Dialect(
    number=number,
    statement="const double {name} = {value};",
    forms=_CALLS | _SIGN,
    truth="({0} ? 1.0 : 0.0)",
    holds="{0} != 0.0",
    choice="({0} ? {1} : 0.0)",
    connectives={"and": "(({0}) && ({1}))", "or": "(({0}) || ({1}))", "not": "!({0})"},
)


def write_source(interface: Interface) -> str:
    """The C source of a system."""
    prefix = identifier(interface.name)
    parts = [
        block_comment(_opening(interface, prefix)),
        ["#include <math.h>"],
        [f"{_signature(interface, routine, prefix)};" for routine in interface.routines],
        _constants(interface, prefix),
        *(_definition(interface, routine, prefix) for routine in interface.routines),
    ]
    return "\n".join(line for part in parts if part for line in (*part, ""))


def _opening(interface: Interface, prefix: str) -> list[str]:
    """The comment at the top: everything needed to call the functions."""
    safe = in_block_comment
    shared = ", ".join(a.symbol for a in interface.arguments)
    lines = [*header(interface, "C99", safe), "", f"Every function takes ({shared}, out):", ""]
    lines += [f"  {line}" for line in argument_lines(interface.arguments, safe)]
    if interface.extras:
        lines += ["", "and before out, where it says so:", ""]
        lines += [f"  {line}" for line in argument_lines(interface.extras, safe)]
    lines += ["", *wrap_text(_PROMISE), "", "Compile and link: cc -std=c99 -O2 -c FILE.c, then -lm. Example:"]
    return [*lines, "", *(f"  {line}" for line in _example(interface, prefix))]


_PROMISE = (
    "Nothing is allocated and there is no state: functions may be called from several threads. All reading "
    "comes before any writing, so out may overlap the other arrays. A pointer that a function does not read "
    "may be NULL. Copy the declarations below to a header to call the functions from other files."
)


def _example(interface: Interface, prefix: str) -> list[str]:
    routine = interface.routines[0]
    given, lines = [], []
    for argument in (*interface.arguments, *interface.extra(routine)):
        if argument.scalar:
            given.append("0.0")
        elif not argument.size or argument.symbol not in routine.reads:
            given.append("NULL")
        elif argument.values:
            given.append(_array(argument, prefix))
        else:
            lines.append(f"double {argument.symbol}[{argument.size}] = {{0}};")
            given.append(argument.symbol)
    lines.append(f"double out[{routine.size}];")
    return [*lines, *wrap_text(f"{prefix}_{routine.name}({', '.join(given)}, out);", hang="    ")]


def _constants(interface: Interface, prefix: str) -> list[str]:
    """Default values as arrays. They are not static: unused, that would be a warning."""
    lines = []
    for argument in interface.arguments:
        if argument.values:
            lines.append(f"/* {argument.meaning} {argument.symbol}: {argument.values_are} */")
            before = f"const double {_array(argument, prefix)}[{argument.size}] = {{"
            lines += format_list([number(value) for value in argument.values], before, "};", "    ")
    return lines


def _array(argument: Argument, prefix: str) -> str:
    return f"{prefix}_default_{argument.symbol}"


def _definition(interface: Interface, routine: Routine, prefix: str) -> list[str]:
    body = body_of(routine, DIALECT)
    about = [*wrap_text(routine.meaning), *routine_lines(routine, in_block_comment)]
    if unread := unused_arguments(interface, routine):
        about.append(f"Not read: {', '.join(unread)}.")
    arguments = (*interface.arguments, *interface.extra(routine))
    unused = [f"(void){a.symbol};" for a in arguments if a.symbol not in body.reads]
    inside = [" ".join(unused)] if unused else []
    for argument in arguments:
        if not argument.scalar:
            inside += [
                f"const double {argument.local(i)} = {argument.symbol}[{i}];"
                for i in body.reads.get(argument.symbol, ())
            ]
    inside += body.statements
    inside += [f"out[{i}] = {result};" for i, result in enumerate(body.results)]
    signature = _signature(interface, routine, prefix)
    return [*block_comment(about), signature, "{", *(f"    {line}" for line in inside), "}"]


def _signature(interface: Interface, routine: Routine, prefix: str) -> str:
    taken = [
        f"double {a.symbol}" if a.scalar else f"const double *{a.symbol}"
        for a in (*interface.arguments, *interface.extra(routine))
    ]
    return f"void {prefix}_{routine.name}(\n    {', '.join(taken)}, double *out)"
