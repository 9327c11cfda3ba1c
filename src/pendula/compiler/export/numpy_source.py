"""Graphs to Python: a module that needs nothing but NumPy, for one state or many at once."""

import math

from pendula.compiler.export.documentation import argument_lines, format_list, header, wrap_text
from pendula.compiler.export.expressions import Dialect, Form, body_of, functions
from pendula.compiler.export.interface import Argument, Interface, Routine
from pendula.compiler.export.names import in_docstring

_CALLS = functions(
    "np.",
    "exp log sqrt sin cos tan floor ceil fmod fabs sign copysign fmin fmax sinh cosh tanh log1p expm1 hypot",
    {
        "pow": "power",
        "constpow": "power",
        "asin": "arcsin",
        "acos": "arccos",
        "atan": "arctan",
        "asinh": "arcsinh",
        "acosh": "arccosh",
        "atanh": "arctanh",
        "atan2": "arctan2",
    },
)
_ERF = '''\
def _erf(x):
    """The error function to about 1e-15.

    A series of positive terms (Abramowitz & Stegun 7.1.6), and for large arguments the continued fraction of
    its complement (7.1.14).
    """
    size = np.abs(x)
    z = np.minimum(size, 2.5)
    term = total = z
    for n in range(1, 45):
        term = term * (2 * z * z / (2 * n + 1))
        total = total + term
    series = 1.1283791670955126 * np.exp(-z * z) * total
    rest = z = np.clip(size, 2.5, 7.0)
    for n in range(60, 0, -1):
        rest = z + 0.5 * n / rest
    fraction = 1 - 0.5641895835477563 * np.exp(-z * z) / rest
    return np.copysign(np.where(size < 2.5, series, fraction), x)
'''.splitlines()
_HELP = '''\
def _vector(symbol, given, size):
    """An argument as an array of doubles with the right number of entries along its last axis."""
    array = np.asarray(given, dtype=float)
    if array.ndim == 0 or array.shape[-1] != size:
        raise ValueError(f"{symbol} needs {size} entries along its last axis, got the shape {array.shape}.")
    return array


def _gathered(entries, lead, shape):
    """Numbers or arrays as the entries of one array of the given shape, after the leading axes."""
    out = np.empty((*lead, len(entries)))
    for i, entry in enumerate(entries):
        out[..., i] = entry
    return out.reshape((*lead, *shape))
'''.splitlines()


def number(value: float) -> str:
    """The shortest decimal that is this double again."""
    if math.isnan(value):
        return "np.nan"
    if math.isinf(value):
        return "np.inf" if value > 0 else "-np.inf"
    return repr(value)


DIALECT = Dialect(
    number=number,
    statement="{name} = {value}",
    forms=_CALLS | {"erf": Form("_erf({0})")},
    truth="np.where({0}, 1.0, 0.0)",
    holds="{0} != 0.0",
    choice="np.where({0}, {1}, 0.0)",
    connectives={
        "and": "np.logical_and({0}, {1})",
        "or": "np.logical_or({0}, {1})",
        "not": "np.logical_not({0})",
    },
)


def write_source(interface: Interface) -> str:
    """The Python source of a system."""
    used = {operation.name for routine in interface.routines for operation in routine.graph.operations}
    parts = [
        _opening(interface),
        ["import numpy as np"],
        [*_constants(interface), ""],
        *([*_definition(interface, routine), ""] for routine in interface.routines),
        *([[*_ERF, ""]] if "erf" in used else []),
        _HELP,
    ]
    return "\n".join(line for part in parts for line in (*part, ""))


def _opening(interface: Interface) -> list[str]:
    """The docstring at the top: everything needed to call the functions."""
    first, *lines = header(interface, "Python", in_docstring)
    lines += ["", "Arguments of the functions:", ""]
    arguments = argument_lines((*interface.arguments, *interface.extras), in_docstring)
    lines += [f"    {line}" for line in arguments]
    routine = interface.routines[0]
    given = [
        f'VALUES["{a.symbol}"]' if a.values else f"np.zeros({a.size})" for a in _required_arguments(routine)
    ]
    example = f"    {routine.name}({', '.join(given)})"
    return [f'"""{first}', "", *lines, "", *wrap_text(_PROMISE), "", example, '"""']


_PROMISE = (
    "Entries lie along the last axis; leading axes are batches and are broadcast against each other. NAMES "
    "holds the names of all entries; VALUES holds values to begin with, which stand for arguments that are "
    "left out. Example:"
)


def _constants(interface: Interface) -> list[str]:
    """Names and values as two dictionaries by argument."""
    vectors = [a for a in (*interface.arguments, *interface.extras) if not a.scalar]
    lines = [f"NAME = {interface.name!r}", f"GENERATOR = {interface.generator!r}", "NAMES = {"]
    for argument in vectors:
        names = [repr(name) for name in argument.names]
        lines += format_list(names, f'    "{argument.symbol}": [', "],", "        ")
    lines += ["}", "VALUES = {"]
    for argument in vectors:
        if argument.values:
            values = [number(value) for value in argument.values]
            lines += format_list(values, f'    "{argument.symbol}": np.array([', "]),", "        ")
        elif argument in interface.arguments:
            lines.append(f'    "{argument.symbol}": np.zeros({argument.size}),')
    return [*lines, "}"]


def _definition(interface: Interface, routine: Routine) -> list[str]:
    body = body_of(routine, DIALECT)
    given, left = _required_arguments(routine), _optional_arguments(routine)
    taken = [*(a.symbol for a in given), *(f"{a.symbol}={'0.0' if a.scalar else 'None'}" for a in left)]
    vectors = [a for a in (*given, *left) if not a.scalar]
    inside = [*_docstring(routine), *(_write_check(a) for a in (*given, *left))]
    for argument in vectors:
        elements = body.reads.get(argument.symbol, ())
        inside += [f"{argument.local(i)} = {argument.symbol}[..., {i}]" for i in elements]
    inside += [*body.statements, *format_list(body.results, "entries = [", "]", "    ")]
    lead = [f"{a.symbol}.shape" if a.scalar else f"{a.symbol}.shape[:-1]" for a in (*given, *left)]
    inside.append(f"lead = np.broadcast_shapes({', '.join(lead)})")
    inside.append(f"return _gathered(entries, lead, {routine.shape})")
    quiet = any(operation.name == "if_else_zero" for operation in routine.graph.operations)
    # Both branches of a choice are computed: what goes wrong in the other one is no news.
    decorator = ['@np.errstate(all="ignore")'] if quiet else []
    return [
        *decorator,
        f"def {routine.name}({', '.join(taken)}):",
        *(f"    {line}".rstrip() for line in inside),
    ]


def _docstring(routine: Routine) -> list[str]:
    first, *rest = wrap_text(routine.meaning)
    unit = f", in {in_docstring(routine.unit)}" if routine.unit else ""
    shape = f"Returns an array of shape (..., {', '.join(map(str, routine.shape))}){unit}"
    named = [f"[{i}] {in_docstring(name)}" for i, name in enumerate(routine.outputs)]
    returned = format_list(named, f"{shape}: ", "", "    ") if named else [f"{shape}."]
    return [f'"""{first}', *rest, "", *returned, '"""']


def _write_check(argument: Argument) -> str:
    symbol = argument.symbol
    if argument.scalar:
        return f"{symbol} = np.asarray({symbol}, dtype=float)"
    value = f'VALUES["{symbol}"] if {symbol} is None else {symbol}' if argument.optional else symbol
    return f'{symbol} = _vector("{symbol}", {value}, {argument.size})'


def _required_arguments(routine: Routine) -> list[Argument]:
    """What a caller has to give."""
    return [a for a in routine.arguments if a.symbol in routine.reads and not a.optional]


def _optional_arguments(routine: Routine) -> list[Argument]:
    """What a caller may leave out: first what is then zero, time after vectors, then what has values."""
    found = [a for a in routine.arguments if a.symbol in routine.reads and a.optional]
    return sorted(found, key=lambda a: (bool(a.values), a.scalar))
