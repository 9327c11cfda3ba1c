"""Kernels compile for the processors and systems that this machine is not.

What cannot be tried here is whether they run there; that the code is of the right kind, and calls nothing but
the C library's functions that are bound by name, can.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest

import pendula as pe
from pendula.compiler import assembly, kernel, lanes, machine
from pendula.compiler.loops import typed_loop_ir
from pendula.compiler.series import assembly as series
from pendula.compiler.series import kernel as series_kernel
from pendula.simulation.loops.adaptive import take_adaptive_steps
from pendula.simulation.loops.fixed import take_fixed_steps
from pendula.simulation.methods import find_integrator

# The first bytes of an object file: Mach-O of 64 bits; COFF by its machine; ELF, with its machine at byte 18.
TARGETS = {
    "aarch64-apple-darwin": (0, b"\xcf\xfa\xed\xfe\x0c\x00\x00\x01"),
    "x86_64-apple-darwin": (0, b"\xcf\xfa\xed\xfe\x07\x00\x00\x01"),
    "x86_64-pc-windows-msvc": (0, b"\x64\x86"),
    "aarch64-pc-windows-msvc": (0, b"\x64\xaa"),
    "aarch64-unknown-linux-gnu": (18, b"\xb7\x00"),
    "x86_64-unknown-linux-gnu": (18, b"\x3e\x00"),
}
# By energies, with constraints, with a quaternion, and by Featherstone's algorithms.
SYSTEMS = ("double-pendulum", "held-pin-pendulum", "euler-body", "random-tree")
LOOPS = {
    "fixed steps": take_fixed_steps,
    "adaptive steps": take_adaptive_steps,
    "rk4": find_integrator("rk4").take,
    "radau5": find_integrator("radau5").family.attempt,
}
NOT_OURS = (b"___chkstk_ms", b"__udivti3")  # __chkstk is bound on Windows, which has it in ntdll


@cache
def ir_of(name: str) -> str:
    """The IR of a system's acceleration, as it is given to LLVM."""

    def ask() -> None:
        model = pe.derive(pe.gallery.all_gallery()[name]())
        model.acceleration(np.full(model.layout.nq, 0.1), np.zeros(model.layout.nv))

    return taken_by(assembly, ask)


@cache
def ir_in_lanes(name: str) -> str:
    """The same for several states at once, whose sines and cosines are vectors too."""

    def ask() -> None:
        model = pe.derive(pe.gallery.all_gallery()[name]())
        model.acceleration(np.full((1000, model.layout.nq), 0.1), np.zeros((1000, model.layout.nv)))

    return taken_by(assembly, ask)


@cache
def ir_of_series() -> str:
    """The IR of a Taylor series, with its convolutions."""
    return taken_by(series, lambda: pe.derive("double-pendulum").compilation.series)


@cache
def ir_of_loop(name: str) -> str:
    """The IR of a loop, as Numba makes it or a wheel holds it."""
    return typed_loop_ir(LOOPS[name])


def taken_by(module: Any, ask: Callable[[], Any]) -> str:
    """The IR that a module gives to LLVM when something is asked, whatever the cache has."""
    taken: list[str] = []
    compile_here = module.object_code

    def note(text: str, **options: int) -> bytes:
        taken.append(text)
        return compile_here(text, **options)

    with pytest.MonkeyPatch.context() as patch:
        for user in (kernel, lanes, series_kernel):
            patch.setattr(user, "load_or_make", lambda _, make: make())
        patch.setattr(module, "object_code", note)
        ask()
    return taken[-1]


def compile_for(text: str, triple: str, *, loops: bool = False) -> bytes:
    """Object code of a module for another machine, by the passes that this one uses."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    there = llvm.Target.from_triple(triple).create_target_machine(opt=3, reloc="pic", codemodel="small")
    return there.emit_object(machine._optimise(text, there, 3, loops))


@pytest.mark.parametrize("triple", TARGETS)
@pytest.mark.parametrize("name", SYSTEMS)
def test_a_kernel_compiles_for_another_machine(name, triple):
    code = check(compile_for(ir_of(name), triple), triple)
    assert b"kernel" in code
    assert b"batch" in code


@pytest.mark.parametrize("triple", TARGETS)
@pytest.mark.parametrize("name", ["double-pendulum", "random-tree"])
def test_lanes_compile_for_another_machine(name, triple):
    assert "x double>" in ir_in_lanes(name)
    check(compile_for(ir_in_lanes(name), triple), triple)


@pytest.mark.parametrize("triple", TARGETS)
def test_a_series_compiles_for_another_machine(triple):
    assert b"series" in check(compile_for(ir_of_series(), triple), triple)


@pytest.mark.slow  # without a wheel's file Numba compiles them first
@pytest.mark.parametrize("triple", TARGETS)
@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_compiles_for_another_machine(name, triple):
    check(compile_for(ir_of_loop(name), triple, loops=True), triple)


def check(code: bytes, triple: str) -> bytes:
    """Object code of the right kind that calls nothing but what is bound by name."""
    place, magic = TARGETS[triple]
    assert code[place : place + len(magic)] == magic
    for symbol in NOT_OURS:
        assert symbol not in code, f"{symbol.decode()} is bound by no name"
    return code
