"""Programs to object code: graphs, linear solves and the loop over many states in one module."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import casadi as ca
from llvmlite import ir

from pendula.compiler import elimination
from pendula.compiler.emission import (
    ARGUMENTS,
    DOUBLE,
    INDEX,
    POINTER,
    Emitter,
    declare_kernel,
    emit_graph,
)
from pendula.compiler.graph import graph_of
from pendula.compiler.loops import loop_ir
from pendula.compiler.machine import object_code
from pendula.compiler.sparse_elimination import Plan, is_worth, planned, solve_sparse
from pendula.compiler.store import cached


@dataclass(frozen=True)
class Program:
    """What a kernel computes: a graph, possibly after the solution of a symmetric linear system.

    ``finish`` is a CasADi function of (t, y, u, p, x), or with a system of (t, y, u, p, x, w), where w
    solves K w = r and ``system`` gives (K, r) from (t, y, u, p, x). The first ``leading`` unknowns are
    eliminated first. Where ``finish`` gives three matrices Bᵀ, Dᵀ and Rᵀ instead of one vector, the output
    is the matrix B + D K⁻¹ R, row by row: the slope of what follows from w. Of a ``sparse`` matrix only the
    entries of ``places`` are put out.
    """

    finish: ca.Function
    system: ca.Function | None = None
    leading: int = 0
    damping: float = elimination.DAMPING
    sparse: bool = False

    @property
    def slope(self) -> bool:
        """Whether the output is B + D K⁻¹ R."""
        return self.finish.n_out() == 3


def places(program: Program) -> list[int]:
    """Which entries a program puts out: all, or of a sparse one those that are not always zero."""
    whole = unrolled(program)
    if whole is None:
        return list(range(program.finish.size1_out(0) * program.finish.size2_out(0)))
    return whole.sparsity_out(0).row()


def assembled(program: Program, size: int) -> bytes:
    """Object code with the functions ``kernel`` and ``batch``, for a program with ``size`` outputs."""
    _check_size(program, size)
    module = ir.Module()
    length, linked = _emit_program(module, "kernel", program, 1)
    _emit_batch(module)
    return object_code(joined(str(module), linked), length=length)


def assembled_lanes(program: Program, size: int, width: int, shared: frozenset[int]) -> bytes:
    """Object code with the function ``lanes``: the kernel for ``width`` states at once.

    Args:
        program: what to compute.
        size: how many numbers it puts out.
        width: how many states share a vector.
        shared: the numbers of the arguments that have one value for all lanes.
    """
    _check_size(program, size)
    module = ir.Module()
    length, linked = _emit_program(module, "lanes", program, width, shared)
    return object_code(joined(str(module), linked), length=length)


def _check_size(program: Program, size: int) -> None:
    """Callers make room for ``size`` numbers: a kernel must not write more."""
    if program.sparse:
        return  # the size comes from the graph itself
    made = program.finish.size1_out(0), program.finish.size2_out(0)
    expected = (made[0], size // made[0]) if program.slope else (size, 1)
    if made != expected:
        raise ValueError(f"The program gives {made[0]}×{made[1]} numbers, but {size} are expected.")


def _emit_program(
    module: ir.Module, name: str, program: Program, width: int, shared: frozenset[int] = frozenset()
) -> tuple[int, list[str]]:
    """Emit a function for a program; its length, and IR texts to link with it."""
    function = declare_kernel(module, name)
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    emit, inputs, out = Emitter(builder, width), list(function.args[:-1]), function.args[-1]
    whole, linked = unrolled(program), []
    if whole is not None:
        length = whole.n_instructions()
        emit_graph(emit, graph_of(whole), inputs, [out], shared)
    else:
        length, linked = _emit_solve(emit, program, inputs, out, shared)
    builder.ret_void()
    return length, linked


def unrolled(program: Program) -> ca.Function | None:
    """The program as one graph, its linear system solved entry by entry; None if that is too long."""
    if program.system is not None:
        pattern = program.system.sparsity_out(0)
        order = elimination.elimination_order(pattern, program.leading)
        columns = program.finish.size1_out(2) + program.finish.size2_out(1) if program.slope else 0
        if elimination.unrolled_cost(pattern, order, columns) > elimination.UNROLLED_LIMIT:
            return None
    return one_graph(program)


def one_graph(program: Program) -> ca.Function:
    """The program as one graph, its linear system solved entry by entry, however long that is."""
    system = program.system
    if system is None:
        return program.finish
    order = elimination.elimination_order(system.sparsity_out(0), program.leading)
    symbols = [ca.SX.sym(name, system.size1_in(i)) for i, name in enumerate(ARGUMENTS)]
    K, r = system(*symbols)
    w = elimination.solve_unrolled(K, r, order, program.leading, program.damping)
    out = program.finish(*symbols, w)
    if program.slope:
        B, D, R = (ca.sparsify(matrix).T for matrix in out)
        # The factorisation is the one above: equal values are computed once.
        solved = elimination.solve_unrolled(K, R, order, program.leading, program.damping)
        out = ca.vec((B + ca.mtimes(D, solved)).T)
    return ca.Function("whole", symbols, ca.cse([out if program.sparse else ca.densify(out)]))


def _emit_solve(
    emit: Emitter, program: Program, inputs: list[Any], out: Any, shared: frozenset[int]
) -> tuple[int, list[str]]:
    """The matrix and right-hand side as a graph, a loop that solves, and a graph for what follows."""
    system, builder = program.system, emit.builder
    if system is None:
        raise ValueError("A program without a linear system has nothing to solve.")
    size, symbols = system.size1_out(0), system.sx_in()
    matrix, right = system(*symbols)
    order = elimination.elimination_order(matrix.sparsity(), program.leading)
    sparse = not program.slope and is_worth(elimination.unrolled_cost(matrix.sparsity(), order), size)
    plan = planned(matrix.sparsity(), order) if sparse else None
    entries = elimination.upper_triangle(matrix) if plan is None else plan.packed(matrix)
    right = right if plan is None else right[list(plan.order), :]
    prepared = ca.Function("prepared", symbols, ca.cse([ca.densify(entries), ca.densify(right)]))
    room = (entries.numel(), size, size)
    K, w, before = (builder.alloca(DOUBLE, ir.Constant(INDEX, count * emit.width)) for count in room)
    emit_graph(emit, graph_of(prepared), inputs, [K, w], shared)
    sizes: list[Any] = [ir.Constant(INDEX, count) for count in (size, program.leading, emit.width)]
    sizes.append(ir.Constant(DOUBLE, program.damping))
    linked, finish = [_emit_elimination(builder, plan, sizes, [K, w, before])], program.finish
    if plan is not None:
        # The finish takes its unknowns in their own order.
        arguments = finish.sx_in()
        back = [plan.order.index(i) for i in range(size)]
        finish = ca.Function("finish", arguments, [finish(*arguments[:-1], arguments[-1][back, :])])
    if program.slope:
        linked.append(_emit_slope(emit, program, K, [*inputs, w], out, shared))
    else:
        emit_graph(emit, graph_of(finish), [*inputs, w], [out], shared)
    return max(prepared.n_instructions(), program.finish.n_instructions()), linked


def _emit_elimination(builder: ir.IRBuilder, plan: Plan | None, sizes: list[Any], arrays: list[Any]) -> str:
    """A call of the loop that solves, dense or by a plan, and the loop's IR."""
    module, data = builder.module, []
    if plan is not None:
        for name, numbers in (("start", plan.start), ("column", plan.column), ("target", plan.target)):
            kind = ir.ArrayType(INDEX, len(numbers))
            constant = ir.GlobalVariable(module, kind, name)
            constant.linkage, constant.global_constant = "internal", True
            constant.initializer = ir.Constant(kind, [int(number) for number in numbers])  # pyright: ignore
            data.append(builder.bitcast(constant, INDEX.as_pointer()))
    name = "solve_dense" if plan is None else "solve_sparse"
    kinds = [INDEX] * 3 + [DOUBLE] + [INDEX.as_pointer()] * len(data) + [POINTER] * 3
    solve = ir.Function(module, ir.FunctionType(ir.VoidType(), kinds), name)
    builder.call(solve, [*sizes, *data, *arrays])
    dense = elimination.solve_dense if sizes[2].constant == 1 else elimination.solve_dense_lanes
    loop = dense if plan is None else solve_sparse
    return _loop_ir(loop, name, f"i8 i8 i8 f8 {'i8* ' * len(data)}f8* f8* f8*")


def _emit_slope(
    emit: Emitter, program: Program, K: Any, inputs: list[Any], out: Any, shared: frozenset[int]
) -> str:
    """B + D K⁻¹ R with K already eliminated: its graphs, and the IR of the loop that puts them together."""
    builder, finish = emit.builder, program.finish
    rows, n, columns = finish.size2_out(0), finish.size1_out(1), finish.size1_out(0)
    D, R = (builder.alloca(DOUBLE, ir.Constant(INDEX, count * n * emit.width)) for count in (rows, columns))
    emit_graph(emit, graph_of(finish), inputs, [out, D, R], shared)
    signature = ir.FunctionType(ir.VoidType(), [INDEX] * 4 + [POINTER] * 4)
    add = ir.Function(builder.module, signature, "add_slope")
    sizes = [ir.Constant(INDEX, size) for size in (n, emit.width, rows, columns)]
    builder.call(add, [*sizes, K, R, D, out])
    loop = elimination.add_slope if emit.width == 1 else elimination.add_slope_lanes
    return _loop_ir(loop, "add_slope", "i8 i8 i8 i8 f8* f8* f8* f8*")


def _loop_ir(loop: Callable[..., None], name: str, arguments: str) -> str:
    """The IR of a loop of ``elimination``; it is the same for all systems, and kept."""
    return cached(f"ir\0{loop.__name__}", lambda: loop_ir(loop, name, None, arguments).encode()).decode()


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
        builder.gep(pointer, [builder.mul(i, stride)], source_etype=DOUBLE)
        for pointer, stride in zip(pointers, strides, strict=True)
    ]
    builder.call(kernel, places)
    following = builder.add(i, ir.Constant(INDEX, 1))
    i.add_incoming(following, loop)
    builder.cbranch(builder.icmp_signed("<", following, count), loop, end)
    builder.position_at_end(end)
    builder.ret_void()


def joined(kernel: str, linked: list[str]) -> str:
    """Modules as one IR text."""
    if not linked:
        return kernel
    import llvmlite.binding as llvm

    whole = llvm.parse_assembly(kernel)
    for text in linked:
        module = llvm.parse_assembly(text)
        module.triple, module.data_layout = whole.triple, whole.data_layout
        whole.link_in(module)
    return str(whole)
