"""LLVM's machine: IR to object code, object code to addresses."""

import ctypes
import ctypes.util
import sys
from functools import cache
from typing import Any

import llvmlite.binding as llvm

# Straight code longer than this is generated, and beyond the second limit optimised, with less effort: it
# runs as fast (12 links: 304 against 299 ns) and is there sooner (0.18 against 0.22 s). Beyond the third
# limit it is generated as it stands, because the time of all else grows faster than the code (6,000 masses
# with cubic springs, 84,000 operations: 0.4 against 20 s); it runs up to three times as long.
LONG_TO_GENERATE, LONG_TO_OPTIMISE, LONGEST_TO_GENERATE = 1000, 6000, 40000

_NUMBER = ctypes.CFUNCTYPE(ctypes.c_int64)
_LIBRARY = (
    "sin cos tan exp log pow asin acos atan fmod erf sinh cosh tanh asinh acosh atanh atan2 log1p expm1 "
    "hypot floor ceil fma sqrt"
).split()


@cache
def _start_llvm() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    # The C library's functions under their own names, wherever this platform keeps them.
    if sys.platform == "win32":
        library = ctypes.CDLL("ucrtbase")
        # Functions there call it before they take more of the stack than a page.
        llvm.add_symbol("__chkstk", ctypes.cast(ctypes.CDLL("ntdll")["__chkstk"], ctypes.c_void_p).value)
    else:
        library = ctypes.CDLL(ctypes.util.find_library("m") or None)
    for name in _LIBRARY:
        address = ctypes.cast(getattr(library, name), ctypes.c_void_p).value
        llvm.add_symbol(name, address)


@cache
def processor() -> tuple[str, str]:
    """The CPU's name and features, as LLVM knows them; part of every cache key."""
    return llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()


def _target_machine(speed: int) -> Any:
    _start_llvm()
    name, features = processor()
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(
        cpu=name, features=features, opt=speed, reloc="pic", codemodel="small"
    )


def object_code(text: str, *, length: int = 0, loops: bool = False) -> bytes:
    """Optimised object code of a module given as IR text.

    Args:
        text: the IR.
        length: how many operations its longest straight piece has.
        loops: whether loops are worth vectorising and unrolling.
    """
    speed = 3 if length <= LONG_TO_OPTIMISE else 1
    effort = 3 if length <= LONG_TO_GENERATE else 1 if length <= LONGEST_TO_GENERATE else 0
    machine = _target_machine(effort)
    return machine.emit_object(_optimise(text, machine, speed, loops))


def optimised_ir(text: str) -> str:
    """A module of loops, vectorised for this processor, to be linked with straight code."""
    return str(_optimise(text, _target_machine(3), 3, True))


def _optimise(text: str, machine: Any, speed: int, loops: bool) -> Any:
    module = llvm.parse_assembly(text)
    module.verify()
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    options = llvm.create_pipeline_tuning_options(speed_level=speed)
    options.slp_vectorization = False
    options.loop_vectorization = options.loop_unrolling = loops
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    return module


class Library:
    """Loaded object code; its functions stay callable as long as this value lives."""

    def __init__(self, code: bytes) -> None:
        empty = llvm.parse_assembly("")
        self._engine = llvm.create_mcjit_compiler(empty, _target_machine(2))
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._engine.finalize_object()

    def address(self, name: str) -> int:
        found = self._engine.get_function_address(name)
        if not found:
            raise ValueError(f"The object code has no function '{name}'.")
        return found

    def number(self, name: str) -> int:
        """What a function without arguments says about the code."""
        return _NUMBER(self.address(name))()
