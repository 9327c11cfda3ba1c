"""Loops written in Python, compiled by way of Numba to code that needs neither Numba nor Python.

A function is marked by ``compiled``; the annotations of its arguments are its types: ``int``, ``float``,
``Doubles``, ``Integers``, a ``Vector`` or a record (``pendula/records.py``). It may call other such functions
and the intrinsics of ``compiler/intrinsics.py``; its globals are constants. Numba gives LLVM IR, when the
package is built (``compiler/shipped.py``) or, for what is new since then, when it is needed. From there on a
loop is treated like a kernel: object code, kept in the cache.
"""

import ctypes
import inspect
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from types import FunctionType
from typing import Any, TypeVar, cast

from pendula.compiler import shipped
from pendula.compiler.machine import Library, object_code
from pendula.compiler.store import load_or_make
from pendula.errors import PendulaError
from pendula.records import Doubles, Integers, Record

FAST = {"contract", "nsz", "arcp"}
_FREE_NUMBER = 10_000_000  # of metadata, more than Numba uses
ENTRY = "loop"  # the name of a compiled function in its own library
_F = TypeVar("_F", bound=Callable[..., Any])


class Compiled:
    """A Python function that is compiled when it is first needed, by itself or with one that calls it."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.__module__, self.__doc__ = function.__module__, function.__doc__
        self.__name__, self.__qualname__ = function.__name__, function.__qualname__
        kinds = dict(inspect.get_annotations(function))
        self.result: type | None = kinds.pop("return")
        self.arguments: tuple[type, ...] = tuple(kinds.values())

    def __reduce__(self) -> str:
        return self.__qualname__  # found again in its module

    @cached_property
    def dispatcher(self) -> Any:
        """Numba's function, for others that call it."""
        from numba import njit

        return njit(self.signature, error_model="numpy", fastmath=FAST)(self.linked)

    @property
    def signature(self) -> Any:
        """Its types, as Numba knows them."""
        from numba.core import types

        from pendula.compiler.record_types import numba_type

        result = types.void if self.result is None else numba_type(self.result)
        return result(*map(numba_type, self.arguments))

    @property
    def linked(self) -> FunctionType:
        """The function with what it calls in the form in which Numba takes it."""
        function: Any = self.function
        known = dict(function.__globals__)
        for name in function.__code__.co_names:
            if isinstance(found := known.get(name), Compiled | Intrinsic):
                known[name] = found.dispatcher
        return FunctionType(function.__code__, known, function.__name__)

    @cached_property
    def native(self) -> Callable[..., Any]:
        """The function for Python: it takes numbers and addresses. Its code is kept on disk."""
        kinds = [_c_type(kind) for kind in self.arguments]
        result = None if self.result is None else _c_type(self.result)
        return ctypes.CFUNCTYPE(result, *kinds)(self.address)

    @cached_property
    def address(self) -> int:
        """Of its code, for compiled functions that call it by its address."""
        return self._library.address(ENTRY)

    @cached_property
    def _library(self) -> Library:
        return Library(load_or_make(f"loop\0{self.__module__}.{self.__qualname__}", self._object_code))

    def _object_code(self) -> bytes:
        return object_code(typed_loop_ir(self.function), loops=True)


class Intrinsic:
    """A function that compiled functions may call, made of LLVM's instructions when it is first needed."""

    def __init__(self, function: Callable[..., Any], make: Callable[[], Any]) -> None:
        self.__module__, self.__doc__ = function.__module__, function.__doc__
        self._make = make

    @cached_property
    def dispatcher(self) -> Any:
        from numba.extending import intrinsic

        return intrinsic(self._make())


def compiled(function: _F) -> _F:
    """A function for compiled loops; to Python it is a ``Compiled``."""
    return cast(_F, Compiled(function))


def intrinsic(make: Callable[[], Any]) -> Callable[[_F], _F]:
    """For a function whose body ``make`` gives, in the form that Numba's ``intrinsic`` takes."""
    return lambda function: cast(_F, Intrinsic(function, make))


def native(function: Callable[..., Any]) -> Callable[..., Any]:
    """A compiled function for Python."""
    return cast(Compiled, function).native


def code_address(function: Callable[..., Any]) -> int:
    """The address of a compiled function's code."""
    return cast(Compiled, function).address


def loop_ir(function: Callable[..., Any], name: str) -> str:
    """LLVM IR that defines an annotated function under a C name: as shipped, or made by Numba."""
    return shipped.read(function, name) or compile_ir(function, name)


def typed_loop_ir(function: Callable[..., Any]) -> str:
    """The same, where loads and stores say what they access: doubles, integers or pointers.

    As in C, a number that is stored in an array then changes no pointer of a record, so that loops over
    arrays need not read these again and again, and can become vectors ("tbaa" in LLVM's language reference).
    Vectors are doubles.
    """
    number = {kind: f"!{_FREE_NUMBER + i}" for i, kind in enumerate(("double", "i64", "ptr"))}
    access = re.compile(rf"^ +(?:%\S+ = load|store) (?:<\d+ x )?({'|'.join(number)})\b.*$", re.M)
    text = access.sub(lambda found: f"{found[0]}, !tbaa {number[found[1]]}", loop_ir(function, ENTRY))
    for kind, own in number.items():
        text += f'{own} = !{{{own}0, {own}0, i64 0}}\n{own}0 = !{{!"{kind}", !{_FREE_NUMBER + 9}}}\n'
    return text + f'!{_FREE_NUMBER + 9} = !{{!"memory"}}\n'


def compile_ir(function: Callable[..., Any], name: str) -> str:
    """The same made by Numba, of which the processor's kind is no part."""
    made = function if isinstance(function, Compiled) else Compiled(function)
    try:
        from numba import cfunc
    except ImportError as error:
        raise PendulaError(
            f"The loop '{made.__module__}.{made.__qualname__}' is not among those that pendula ships for "
            "this version of llvmlite, so Numba must compile it; pip install numba."
        ) from error
    with _without_optimisation():
        text = cfunc(made.signature, error_model="numpy", fastmath=FAST)(made.linked).inspect_llvm()
    own = f"{len(made.__name__)}{made.__name__}"
    return _without_runtime(text + _wrapper(text, own, name, made), name)


def _wrapper(text: str, own: str, name: str, made: Compiled) -> str:
    """A C function around Numba's own: that one returns a status, its result through a pointer.

    Numba's C wrapper cannot serve: it reports errors to Python. A loop that could raise an error is refused
    below, so the status is always zero.
    """
    defined = re.findall(r'^define [^@]*i32 (@"?_ZN[^"( ]+"?)\(', text, re.M)
    inner = next(symbol for symbol in defined if own in symbol)
    listed = ", ".join(f"{_ir_type(kind)} %a{i}" for i, kind in enumerate(made.arguments))
    value = _ir_type(made.result) if made.result else "void"
    given = f"  %value = load {value}, ptr %result\n  ret {value} %value" if made.result else "  ret void"
    return f"""
define {value} @{name}({listed}) {{
  %result = alloca i64
  %error = alloca ptr
  %status = call i32 {inner}(ptr %result, ptr %error{", " * bool(listed)}{listed})
{given}
}}
"""


def _without_runtime(text: str, name: str) -> str:
    """The IR reduced to what ``name`` needs, which must not be anything of Numba's runtime."""
    import llvmlite.binding as llvm

    module = llvm.parse_assembly(text)
    for function in module.functions:
        if not function.is_declaration and function.name != name:
            function.linkage = "internal"
    machine = llvm.Target.from_default_triple().create_target_machine()
    options = llvm.create_pipeline_tuning_options(speed_level=1)
    # How wide vectors are is for the processor to say on which the code will run.
    options.loop_vectorization = options.loop_interleaving = options.loop_unrolling = False
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    outside = [f.name for f in module.functions if f.is_declaration and not f.name.startswith("llvm.")]
    if outside:
        raise ValueError(f"The loop '{name}' needs {', '.join(outside)} of Numba's runtime; it must not.")
    module.triple = module.data_layout = ""  # object code is made for where it runs
    # Numba's names are long, and differ from process to process.
    names: dict[str, str] = {}
    return re.sub(r"\b_ZN\w+", lambda found: names.setdefault(found[0], f"n{len(names)}"), str(module))


def _ir_type(kind: type) -> str:
    return {float: "double", int: "i64"}.get(kind, "ptr")


def _c_type(kind: type) -> Any:
    if kind in (Doubles, Integers) or issubclass(kind, Record):
        return ctypes.c_void_p
    return {float: ctypes.c_double, int: ctypes.c_int64}[kind]


@contextmanager
def _without_optimisation() -> Iterator[None]:
    """Numba leaves its code as it is: all of it is optimised once, together, when it becomes object code."""
    import numba.core.config

    config: Any = numba.core.config
    before = config.OPT, config.LOOP_VECTORIZE
    config.OPT, config.LOOP_VECTORIZE = type(config.OPT)(0), 0
    try:
        yield
    finally:
        config.OPT, config.LOOP_VECTORIZE = before
