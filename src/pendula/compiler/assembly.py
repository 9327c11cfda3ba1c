"""Programs to object code: graphs, linear solves and the loop over many states in one module."""

from collections.abc import Callable
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
    Workspace,
    declare_kernel,
    emit_graph,
    emit_number,
)
from pendula.compiler.graph import Graph, from_last_output, graph_of, has_sharp_parts
from pendula.compiler.lanes import lane_width
from pendula.compiler.loops import loop_ir
from pendula.compiler.machine import object_code, optimised_ir
from pendula.compiler.poles import pole_program
from pendula.compiler.sparse_elimination import WORTH, Plan, is_worth, plan_elimination, solve_sparse
from pendula.compiler.sparse_slopes import emit_slope_solution, solution_order
from pendula.compiler.store import load_or_make
from pendula.dynamics.program import Program

# The loops that kernels are linked with, and the names by which these call them.
LINKED = (
    (elimination.solve_dense, "solve_dense"),
    (elimination.solve_dense_lanes, "solve_dense"),
    (solve_sparse, "solve_sparse"),
    (elimination.add_slope, "add_slope"),
    (elimination.add_slope_lanes, "add_slope"),
)
# A dense loop runs along rows, in vectors: it is as quick as straight code with so many times fewer products.
_DENSER = 2
# Of lanes in straight code: one waits for its own results, of three or more some lie in memory.
_REGISTERS = 2
_SHORT_GRAPH = elimination.UNROLLED_LIMIT // 2  # operations; a sparse slope may be as long as a longer graph


def output_entries(program: Program) -> list[int]:
    """Which entries a program puts out: all, or of a sparse one those that are not always zero."""
    whole = unroll(program)
    if whole is None:
        return list(range(program.finish.size1_out(0) * program.finish.size2_out(0)))
    return whole.sparsity_out(0).row()


def describe_program(program: Program) -> tuple[int, bool, bool, int]:
    """How many operations a program takes; whether it is straight code, without a loop that solves.

    And whether it has sharp parts, and how many poles, apart from the quotients by which its linear system is
    solved.
    """
    parts = [part for part in (program.system, program.finish) if part is not None]
    sharp = any(has_sharp_parts(graph_of(part)) for part in parts[: 1 if program.coupled else None])
    poles = pole_program(program).finish.size1_out(0)
    whole = unroll(program)
    if whole is not None:
        return whole.n_instructions(), True, sharp, poles
    return sum(part.n_instructions() for part in parts), False, sharp, poles


def assemble_kernel(program: Program, size: int) -> bytes:
    """Object code with ``kernel``, ``batch`` and ``scratch``, for a program with ``size`` outputs."""
    module = ir.Module()
    length, linked = _emit_program(module, "kernel", program, size, 1)
    emit_batch(module)
    return object_code(join_modules(str(module), linked), length=length)


def assemble_lanes(program: Program, size: int, width: int, shared: frozenset[int]) -> bytes:
    """Object code with ``lanes``, the kernel for ``width`` states at once, and ``scratch``.

    Args:
        program: what to compute.
        size: how many numbers it puts out.
        width: how many states share a vector.
        shared: the numbers of the arguments that have one value for all lanes.
    """
    module = ir.Module()
    length, linked = _emit_program(module, "lanes", program, size, width, shared)
    for letter, count in zip(ARGUMENTS, count_reads(program), strict=True):
        emit_number(module, f"reads_{letter}", count)
    return object_code(join_modules(str(module), linked), length=length)


def count_reads(program: Program) -> list[int]:
    """Of every argument, how many entries there are up to the last that a program reads."""
    counts = [0] * len(ARGUMENTS)
    for function in (program.system, program.finish):
        for operation in () if function is None else graph_of(function).operations:
            if operation.name == "input" and operation.data[0] < len(counts):
                source, element = operation.data
                counts[source] = max(counts[source], element + 1)
    return counts


def _check_size(program: Program, whole: ca.Function | None, size: int) -> None:
    """Callers make room for ``size`` numbers: a kernel must not write more."""
    if program.sparse and whole is not None:
        if whole.nnz_out(0) != size:
            raise ValueError(f"The program gives {whole.nnz_out(0)} numbers, but {size} are expected.")
        return
    made = program.finish.size1_out(0), program.finish.size2_out(0)
    if made[0] * made[1] != size or not (program.slope or made[1] == 1):
        raise ValueError(f"The program gives {made[0]}×{made[1]} numbers, but {size} are expected.")


def _emit_program(
    module: ir.Module,
    name: str,
    program: Program,
    size: int,
    width: int,
    shared: frozenset[int] = frozenset(),
) -> tuple[int, list[str]]:
    """Emit a function for a program and ``scratch``; its length, and IR texts to link with it."""
    whole, linked = unroll(program), []
    _check_size(program, whole, size)
    function = declare_kernel(module, name, width)
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    emit, (*inputs, out, work) = Emitter(builder, width), function.args
    space = Workspace(builder, work)
    if whole is not None:
        length = whole.n_instructions()
        graph = graph_of(whole)
        # What is solved for comes in the order of its elimination, everything else leaf by leaf.
        graph = from_last_output(graph) if program.system is None else graph
        _emit_straight(emit, graph, inputs, out, shared, work)
    elif width == 1 and (order := solution_order(program)) is not None:
        length = emit_slope_solution(emit, program, order, inputs, out, space)
    else:
        length, linked = _emit_solve(emit, program, inputs, out, shared, space)
    builder.ret_void()
    emit_number(module, "scratch", space.size)
    return length, linked


def _emit_straight(
    emit: Emitter, graph: Graph, inputs: list[Any], out: Any, shared: frozenset[int], work: Any
) -> None:
    """A graph without loops; of many lanes so many at a time that registers suffice.

    A function of its own computes these: in a loop, products of parameters would move out of it, away from
    sums that they are fused with, and its last bits would differ from those of other widths.
    """
    builder, lanes = emit.builder, _REGISTERS * lane_width()
    if emit.width <= lanes or emit.width % lanes:
        emit_graph(emit, graph, inputs, [out], shared)
        return
    part = declare_kernel(builder.module, "part", lanes)
    part.linkage = "internal"
    part.attributes.add("noinline")
    within = ir.IRBuilder(part.append_basic_block("entry"))
    emit_graph(Emitter(within, lanes, emit.width), graph, list(part.args[:-2]), [part.args[-2]], shared)
    within.ret_void()
    for first in range(0, emit.width, lanes):
        moved = [
            pointer if i in shared else builder.gep(pointer, [ir.Constant(INDEX, first)], source_etype=DOUBLE)
            for i, pointer in enumerate([*inputs, out])
        ]
        builder.call(part, [*moved, work])


def unroll(program: Program) -> ca.Function | None:
    """The program as one graph, its linear system solved entry by entry; None if that is too long."""
    if program.system is not None:
        short = _is_short_slope if program.slope else _is_short_solution
        if not short(program, program.system):
            return None
    return one_graph(program)


def _is_short_solution(program: Program, system: ca.Function) -> bool:
    """Whether the solution is worth writing out: it is short, or sparse and half as long as what it solves.

    Of a tree with loops that is the operational-space route: M = LᵀD L without fill, then A M⁻¹Aᵀ on the
    velocities that carry either row (Featherstone 2010, Exploiting sparsity in operational-space dynamics).
    """
    pattern, short = system.sparsity_out(0), elimination.UNROLLED_LIMIT
    order, n = elimination.elimination_order(pattern, program.leading), pattern.size1()
    worth = min(system.n_instructions() / 2, elimination.dense_cost(n) / _DENSER)
    most = short * max(1.0, worth / (2 * _SHORT_GRAPH))
    return elimination.unrolled_cost(pattern, order, most=most) <= most


def _is_short_slope(program: Program, system: ca.Function) -> bool:
    """Whether D K⁻¹ R is worth writing out: it is short, or sparse and no longer than the graphs it joins."""
    finish, pattern = program.finish, system.sparsity_out(0)
    order = elimination.elimination_order(pattern, program.leading)
    right, left = finish.sparsity_out(2).T, finish.sparsity_out(1).T
    # The loops run along rows, in vectors: they are quicker sooner than those of one right-hand side.
    short = elimination.UNROLLED_LIMIT / 2
    most = short * max(1.0, (system.n_instructions() + finish.n_instructions()) / _SHORT_GRAPH)
    cost = elimination.unrolled_cost(pattern, order, right, left, most)
    return cost <= short or (cost <= most and WORTH * cost < len(order) ** 2 * right.size2())


def one_graph(program: Program, *, dense: bool = False) -> ca.Function:
    """The program as one graph, its linear system solved entry by entry, however long that is.

    Where it is to be ``dense``, a sparse matrix is given with its zeros.
    """
    if dense and program.sparse:
        whole = one_graph(program)
        symbols = whole.sx_in()
        return ca.Function("whole", symbols, [ca.densify(whole(*symbols))])
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
    made = [out if program.sparse else ca.densify(out)]
    return ca.Function("whole", symbols, ca.cse(made) if program.slope else made)


def _emit_solve(
    emit: Emitter,
    program: Program,
    inputs: list[Any],
    out: Any,
    shared: frozenset[int],
    space: Workspace,
) -> tuple[int, list[str]]:
    """The matrix and right-hand side as a graph, a loop that solves, and a graph for what follows."""
    system, builder = program.system, emit.builder
    if system is None:
        raise ValueError("A program without a linear system has nothing to solve.")
    size, symbols = system.size1_out(0), system.sx_in()
    matrix, right = system(*symbols)
    order = elimination.elimination_order(matrix.sparsity(), program.leading)
    sparse = not program.slope and is_worth(matrix.sparsity(), order)
    plan = plan_elimination(matrix.sparsity(), order) if sparse else None
    entries = elimination.upper_triangle(matrix) if plan is None else plan.pack(matrix)
    right = right if plan is None else right[list(plan.order), :]
    prepared = ca.Function("prepared", symbols, ca.cse([ca.densify(entries), ca.densify(right)]))
    K, w, before = (space.array(count * emit.width) for count in (entries.numel(), size, size))
    emit_graph(emit, graph_of(prepared), inputs, [K, w], shared)
    sizes: list[Any] = [ir.Constant(INDEX, count) for count in (size, program.leading, emit.width)]
    sizes.append(ir.Constant(DOUBLE, program.damping))
    linked, finish = [_emit_elimination(builder, plan, sizes, [K, w, before])], program.finish
    if plan is not None:
        # The finish takes its unknowns in their own order.
        arguments = finish.sx_in()
        back = sorted(range(size), key=plan.order.__getitem__)
        finish = ca.Function("finish", arguments, [finish(*arguments[:-1], arguments[-1][back, :])])
    if program.slope:
        linked.append(_emit_slope(emit, program, K, [*inputs, w], out, shared, space))
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
    return _loop_ir(loop, name)


def _emit_slope(
    emit: Emitter,
    program: Program,
    K: Any,
    inputs: list[Any],
    out: Any,
    shared: frozenset[int],
    space: Workspace,
) -> str:
    """B + D K⁻¹ R with K already eliminated: its graphs, and the IR of the loop that puts them together."""
    builder, finish = emit.builder, program.finish
    rows, n, columns = finish.size2_out(0), finish.size1_out(1), finish.size1_out(0)
    D, R = (space.array(count * n * emit.width) for count in (rows, columns))
    symbols = finish.sx_in()
    dense = ca.Function("dense", symbols, [ca.densify(matrix) for matrix in finish(*symbols)])
    emit_graph(emit, graph_of(dense), inputs, [out, D, R], shared)
    signature = ir.FunctionType(ir.VoidType(), [INDEX] * 4 + [POINTER] * 4)
    add = ir.Function(builder.module, signature, "add_slope")
    sizes = [ir.Constant(INDEX, size) for size in (n, emit.width, rows, columns)]
    builder.call(add, [*sizes, K, R, D, out])
    loop = elimination.add_slope if emit.width == 1 else elimination.add_slope_lanes
    return _loop_ir(loop, "add_slope")


def _loop_ir(loop: Callable[..., None], name: str) -> str:
    """The IR of a loop of ``LINKED``; it is the same for all systems, and kept."""

    def make() -> bytes:
        return optimised_ir(loop_ir(loop, name)).encode()

    return load_or_make(f"ir\0{loop.__name__}", make).decode()


def emit_batch(module: ir.Module) -> None:
    """``batch(count, t, stride, y, stride, …, out, stride, work)``: the kernel at many states in turn."""
    kernel = module.get_global("kernel")
    kinds = [INDEX, *([POINTER, INDEX] * (len(ARGUMENTS) + 1)), POINTER]
    batch = ir.Function(module, ir.FunctionType(ir.VoidType(), kinds), "batch")
    (count, *pairs), work = batch.args[:-1], batch.args[-1]
    pointers, strides = pairs[0::2], pairs[1::2]
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
    builder.call(kernel, [*places, work])
    following = builder.add(i, ir.Constant(INDEX, 1))
    i.add_incoming(following, loop)
    builder.cbranch(builder.icmp_signed("<", following, count), loop, end)
    builder.position_at_end(end)
    builder.ret_void()


def join_modules(kernel: str, linked: list[str]) -> str:
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
