"""Kernels compile for the processors and systems that this machine is not.

What cannot be tried here is whether they run there; that the code is of the right kind, and calls nothing but
the C library's functions that are bound by name, can.
"""

from functools import cache

import llvmlite.binding as llvm
import numpy as np
import pytest

import pendula as pe
from pendula.compiler import assembly, kernel, machine

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
NOT_OURS = (b"__chkstk", b"___chkstk_ms", b"__udivti3")


@cache
def ir_of(name: str) -> str:
    """The IR of a system's acceleration, as it is given to LLVM."""
    taken: list[str] = []
    compile_here = assembly.object_code

    def note(text: str, **options: int) -> bytes:
        taken.append(text)
        return compile_here(text, **options)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kernel, "load_or_make", lambda _, make: make())  # whatever the cache has
        patch.setattr(assembly, "object_code", note)
        model = pe.derive(pe.gallery.all_gallery()[name]())
        model.acceleration(np.full(model.layout.nq, 0.1), np.zeros(model.layout.nv))
    return taken[0]


def compile_for(text: str, triple: str) -> bytes:
    """Object code of a module for another machine, by the passes that this one uses."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    there = llvm.Target.from_triple(triple).create_target_machine(opt=3, reloc="pic", codemodel="small")
    return there.emit_object(machine._optimise(text, there, 3, False))


@pytest.mark.parametrize("triple", TARGETS)
@pytest.mark.parametrize("name", SYSTEMS)
def test_a_kernel_compiles_for_another_machine(name, triple):
    code = compile_for(ir_of(name), triple)
    place, magic = TARGETS[triple]
    assert code[place : place + len(magic)] == magic
    assert b"kernel" in code
    assert b"batch" in code
    for symbol in NOT_OURS:
        assert symbol not in code, f"{symbol.decode()} is bound by no name"
