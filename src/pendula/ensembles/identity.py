"""What Python functions and values are, as text: two that compute something else have another text.

A function is its bytecode, constants and defaults, with the values that it takes from around it. What comes
with Python or pendula's own libraries is its name. Bytecode differs between versions of Python: a store of a
study with functions goes on with the version that it was begun with.
"""

import dis
import functools
import hashlib
import sys
import types
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from pendula.errors import PendulaError

_STANDARD = sys.stdlib_module_names - {"__main__"}
_KNOWN = {"pendula", "numpy", "scipy", "sympy", *_STANDARD}
_PLAIN = (type(None), bool, int, float, complex, str, bytes, type(...))


def identify(what: str, value: Any) -> str:
    """A hash of all that a value computes; ``what`` says where it was given."""
    made = hashlib.sha256()
    for part in _parts(what, value, ()):
        made.update(part.encode() + b"\0")
    return made.hexdigest()


def _parts(what: str, value: Any, around: tuple[Any, ...]) -> Iterator[str]:
    """Texts of a value and of all that it holds; not again of what it lies in itself."""
    if isinstance(value, _PLAIN):
        yield f"{type(value).__name__} {value!r}"
        return
    if isinstance(value, np.ndarray | np.generic) and value.dtype != object:
        content = np.ascontiguousarray(value).tobytes()
        yield f"array {value.dtype.str} {value.shape} {hashlib.sha256(content).hexdigest()}"
        return
    if any(value is outer for outer in around):
        yield "again"
        return
    if isinstance(value, set | frozenset):
        yield f"{type(value).__name__} {sorted(identify(what, each) for each in value)}"
        return
    yield _name_of(value)
    for part in _held(what, value):
        yield from _parts(what, part, (*around, value))


def _name_of(value: Any) -> str:
    """The kind of a value, with its name where it has one."""
    if isinstance(value, types.CodeType):
        return f"code {value.co_name}"
    if hasattr(value, "free_symbols"):
        return f"expression {value}"
    named = value if hasattr(value, "__qualname__") else type(value)
    return f"{type(value).__name__} {_module_of(named)}.{named.__qualname__}"


def _module_of(value: Any) -> str:
    return getattr(value, "__module__", None) or ""


def _is_known(value: Any) -> bool:
    """Whether a function or class belongs to a library that everybody has."""
    return _root(value) in _KNOWN


def _root(value: Any) -> str:
    return _module_of(value).partition(".")[0]


def _held(what: str, value: Any) -> Any:
    """What a value consists of, beyond its name."""
    match value:
        case types.CodeType():
            held = value.co_code, value.co_exceptiontable, value.co_names, *value.co_consts
        case types.FunctionType():
            held = () if _is_known(value) else _held_by_function(value)
        case types.MethodType() | staticmethod() | classmethod():
            held = value.__func__, getattr(value, "__self__", None)
        case functools.partial():
            held = value.func, value.args, value.keywords
        case types.ModuleType():
            held = (value.__name__,)
        case type():
            held = () if _is_known(value) else _written_in(value)
        case Mapping():
            held = (len(value), *(part for pair in value.items() for part in pair))
        case list() | tuple():
            held = len(value), *value
        case np.ufunc() | types.BuiltinFunctionType() | types.MethodDescriptorType():
            held = value.__name__, getattr(value, "__self__", None)
        case property():
            held = (value.fget,)
        case _ if hasattr(value, "free_symbols"):
            held = ()
        case _ if _is_known(type(value)) and isinstance(getattr(value, "key", None), str):
            held = (value.key,)  # descriptions and models
        case _ if hasattr(value, "__dict__") and _root(type(value)) not in _STANDARD:
            held = type(value), dict(vars(value))
        case _:
            raise PendulaError(
                f"{what} holds {value!r}, of which a store cannot say what it computes, so that another "
                "study might go on with it. Let functions use numbers, text, arrays and other functions, or "
                "run without a store."
            )
    return held


def _held_by_function(function: types.FunctionType) -> list[Any]:
    """Code, defaults, and the values around it: of cells, and of the names at the top of its module."""
    cells = [cell.cell_contents for cell in function.__closure__ or () if _is_filled(cell)]
    found = {name: function.__globals__[name] for name in sorted(_globals_in(function.__code__))
             if name in function.__globals__}  # fmt: skip
    return [function.__code__, function.__defaults__, function.__kwdefaults__, cells, found]


def _is_filled(cell: types.CellType) -> bool:
    """A cell is empty until its variable is assigned."""
    return cell != types.CellType()


def _globals_in(code: types.CodeType) -> set[str]:
    """Names that code takes from the top of its module."""
    names = {each.argval for each in dis.get_instructions(code) if each.opname == "LOAD_GLOBAL"}
    return names.union(*(_globals_in(c) for c in code.co_consts if isinstance(c, types.CodeType)))


def _written_in(cls: type) -> list[Any]:
    """Bases, and the functions and values that a class gives its instances."""
    own = {
        name: part for name, part in vars(cls).items() if not (name.startswith("__") and name != "__call__")
    }
    return [[base for base in cls.__bases__ if base is not object], own, vars(cls).get("__init__")]
