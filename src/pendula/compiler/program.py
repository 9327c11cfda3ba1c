"""Programs to object code: graphs, linear solves and the loop over many states in one module."""

from dataclasses import dataclass

import casadi as ca
from llvmlite import ir

from pendula.compiler import elimination
from pendula.compiler.emission import (
    ARGUMENTS,
    INDEX,
    POINTER,
    Emitter,
    declare_kernel,
    emit_graph,
    emit_kernel,
)
from pendula.compiler.graph import graph_of
from pendula.compiler.loops import loop_ir
from pendula.compiler.machine import object_code


@dataclass(frozen=True)
class Program:
    """What a kernel computes: a graph, possibly after the solution of a symmetric linear system.

    ``finish`` is a CasADi function of (t, y, u, p, x), or with a system of (t, y, u, p, x, w), where w
    solves K w = r and ``system`` gives (K, r) from (t, y, u, p, x). The first ``leading`` unknowns are
    eliminated first.
    """

    finish: ca.Function
    system: ca.Function | None = None
    leading: int = 0


def assembled(program: Program) -> bytes:
    """Object code with the functions ``kernel`` and ``batch``."""
    module = ir.Module()
    if program.system is None:
        length = program.finish.n_instructions()
        emit_kernel(module, "kernel", program.finish)
        linked = ""
    else:
        length, linked = _emit_solve(module, program.system, program.finish, program.leading)
    _emit_batch(module)
    return object_code(_joined(str(module), linked), length=length)


def _emit_solve(module: ir.Module, system: ca.Function, finish: ca.Function, leading: int) -> tuple[int, str]:
    """Emit a kernel that solves first: unrolled into one graph where that is short, else around a loop."""
    pattern = system.sparsity_out(0)
    order = elimination.elimination_order(pattern, leading)
    if elimination.unrolled_cost(pattern, order) <= elimination.UNROLLED_LIMIT:
        symbols = [ca.SX.sym(name, system.size1_in(i)) for i, name in enumerate(ARGUMENTS)]
        K, r = system(*symbols)
        w = elimination.solve_unrolled(K, r, order)
        whole = ca.Function("whole", symbols, ca.cse([ca.densify(finish(*symbols, w))]))
        emit_kernel(module, "kernel", whole)
        return whole.n_instructions(), ""
    size = pattern.size1()
    kernel = declare_kernel(module, "kernel")
    builder = ir.IRBuilder(kernel.append_basic_block("entry"))
    emit, inputs = Emitter(builder), list(kernel.args[:-1])
    K = builder.alloca(ir.DoubleType(), ir.Constant(INDEX, size * size))
    w = builder.alloca(ir.DoubleType(), ir.Constant(INDEX, size))
    dense = ca.Function("dense", system.sx_in(), [ca.densify(e) for e in system(*system.sx_in())])
    emit_graph(emit, graph_of(dense), inputs, [K, w])
    signature = ir.FunctionType(ir.VoidType(), [INDEX, POINTER, POINTER])
    solve = ir.Function(module, signature, "solve_dense")
    builder.call(solve, [ir.Constant(INDEX, size), K, w])
    emit_graph(emit, graph_of(finish), [*inputs, w], [kernel.args[-1]])
    builder.ret_void()
    text = loop_ir(elimination.solve_dense, "solve_dense", None, "i8 f8* f8*")
    return dense.n_instructions() + finish.n_instructions(), text


def _emit_batch(module: ir.Module) -> None:
    """``batch(count, t, stride, y, stride, …, out, stride)``: the kernel at many states in turn."""
    kernel = module.get_global("kernel")
    kinds = [INDEX, *([POINTER, INDEX] * (len(ARGUMENTS) + 1))]
    batch = ir.Function(module, ir.FunctionType(ir.VoidType(), kinds), "batch")
    count, pointers, strides = batch.args[0], batch.args[1::2], batch.args[2::2]
    builder = ir.IRBuilder(batch.append_basic_block("entry"))
    loop, end = batch.append_basic_block("loop"), batch.append_basic_block("end")
    entry, zero = builder.block, ir.Constant(INDEX, 0)
    builder.cbranch(builder.icmp_signed(">", count, zero), loop, end)
    builder.position_at_end(loop)
    i = builder.phi(INDEX)
    i.add_incoming(zero, entry)
    places = [
        builder.gep(pointer, [builder.mul(i, stride)], source_etype=ir.DoubleType())
        for pointer, stride in zip(pointers, strides, strict=True)
    ]
    builder.call(kernel, places)
    following = builder.add(i, ir.Constant(INDEX, 1))
    i.add_incoming(following, loop)
    builder.cbranch(builder.icmp_signed("<", following, count), loop, end)
    builder.position_at_end(end)
    builder.ret_void()


def _joined(kernel: str, linked: str) -> str:
    """Two modules as one IR text."""
    if not linked:
        return kernel
    import llvmlite.binding as llvm

    first, second = llvm.parse_assembly(kernel), llvm.parse_assembly(linked)
    second.triple, second.data_layout = first.triple, first.data_layout
    first.link_in(second)
    return str(first)
