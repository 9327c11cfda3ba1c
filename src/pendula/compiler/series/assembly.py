"""Series programs to object code."""

from dataclasses import dataclass
from typing import Any

import casadi as ca
from llvmlite import ir

from pendula.compiler.assembly import join_modules
from pendula.compiler.emission import DOUBLE, INDEX, Emitter, Workspace, declare_kernel, emit_number
from pendula.compiler.graph import graph_of
from pendula.compiler.lanes import lane_width
from pendula.compiler.machine import object_code
from pendula.compiler.series.emission import SeriesEmission, memory_of
from pendula.compiler.series.packing import pack_terms
from pendula.compiler.series.solution import (
    MOST_UNROLLED,
    LoopSolver,
    UnrolledSolver,
    invert,
    largest_block,
    loops,
)
from pendula.compiler.series.terms import CONVOLVED, INPUTS, PARAMETERS, STATE, TIME, UNKNOWN, Recurrences

_ROLES = (TIME, STATE, INPUTS, PARAMETERS, UNKNOWN)


@dataclass(frozen=True)
class SeriesProgram:
    """A system in the form that series are computed from: ṡ = rate(s, x) with r(s, x) = 0 linear in x.

    ``rates`` is a CasADi function of (t, s, u, p, x) that gives (r, ṡ); ``matrix`` of (t, s, u, p) gives the
    symmetric K = −∂r/∂x, whose first ``leading`` unknowns are eliminated first. ``conjugate`` names for every
    state the unknown that it is the momentum of, −1 for none.
    """

    rates: ca.Function
    matrix: ca.Function
    leading: int
    conjugate: tuple[int, ...]


def convolutions(program: SeriesProgram) -> int:
    """How many convolutions an order of the series takes."""
    terms = Recurrences(graph_of(program.rates), _ROLES, 2).terms
    return sum((2 if term.kind == "power" else 1) for term in terms if term.kind in CONVOLVED)


def assemble_series(program: SeriesProgram) -> bytes:
    """Object code with ``series``, ``value``, ``scratch`` and ``row``."""
    width, unknowns = lane_width(), program.rates.size1_out(0)
    symbols = program.rates.sx_in()
    K = program.matrix(*symbols[:-1])
    unroll = largest_block(K) <= MOST_UNROLLED
    start, units = _at_start(K, program, unroll)
    whole = ca.Function("whole", symbols, [*ca.cse([*program.rates(*symbols), start, units])])
    recurrences = Recurrences(graph_of(whole), _ROLES, 2)
    packing = pack_terms(recurrences, [recurrences.outputs[0, i] for i in range(unknowns)], width)
    module = ir.Module()
    function = declare_kernel(module, "series")
    t, y, u, p, _, out, work = function.args
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    space = Workspace(builder, work)
    if unroll:
        solver = UnrolledSolver(Emitter(builder), invert(K, program.leading).sparsity(), out)
    else:
        solver = LoopSolver(Emitter(builder), (unknowns, program.leading), program.conjugate, space, out)
    histories = space.array(memory_of(packing))
    row = -(-program.rates.size1_out(1) // width) * width
    pointers = {"t": t, "y": y, "u": u, "p": p, "histories": histories, "out": out}
    SeriesEmission(builder, recurrences, packing, pointers, row, solver).emit()
    builder.ret_void()
    _emit_value(module, row, width)
    emit_number(module, "row", row)
    emit_number(module, "scratch", space.size)
    return object_code(join_modules(str(module), [] if unroll else [loops()]), length=len(recurrences.terms))


def _at_start(K: ca.SX, program: SeriesProgram, unroll: bool) -> tuple[ca.SX, ca.SX]:
    """What is needed of the matrix at the start of the step, and the units of the states."""
    if not unroll:
        return ca.vec(ca.densify(K)), ca.SX(0, 1)
    solved = invert(K, program.leading)
    entries = [solved[i, j] for i, j in zip(*solved.sparsity().get_triplet(), strict=True)]
    units = [1.0 if k < 0 else 1 / solved[k, k] for k in program.conjugate]
    return ca.densify(ca.vertcat(*entries)), ca.densify(ca.vertcat(*units))


def _emit_value(module: ir.Module, row: int, width: int) -> None:
    """``value``: with t = (h, order) and y = what series put out, P(h) and P′(h) by Horner's rule."""
    function = declare_kernel(module, "value")
    t, y, _, _, _, out, _ = function.args
    b = ir.IRBuilder(function.append_basic_block("entry"))
    emit = Emitter(b, width)
    h = b.load(t, align=8, typ=DOUBLE)
    second = b.gep(t, [ir.Constant(INDEX, 1)], source_etype=DOUBLE)
    last = b.fptosi(b.load(second, align=8, typ=DOUBLE), INDEX)
    wide, one = emit.vector([h] * width), ir.Constant(INDEX, 1)

    def at(pointer: Any, k: Any, first: int) -> Any:
        place = b.add(b.mul(k, ir.Constant(INDEX, row)), ir.Constant(INDEX, first))
        return b.bitcast(b.gep(pointer, [place], source_etype=DOUBLE), emit.number.as_pointer())

    for first in range(0, row, width):
        top = b.load(at(y, b.add(last, one), first), align=8, typ=emit.number)
        entry, loop, end = b.block, b.append_basic_block("power"), b.append_basic_block("done")
        b.branch(loop)
        b.position_at_end(loop)
        k, value, slope = b.phi(INDEX), b.phi(emit.number), b.phi(emit.number)
        k.add_incoming(last, entry)
        value.add_incoming(top, entry)
        slope.add_incoming(emit.constant(0.0), entry)
        coefficient = b.load(at(y, k, first), align=8, typ=emit.number)
        new_slope = emit.fused_multiply_add(slope, wide, value)
        new_value = emit.fused_multiply_add(value, wide, coefficient)
        before = b.sub(k, one)
        k.add_incoming(before, loop)
        value.add_incoming(new_value, loop)
        slope.add_incoming(new_slope, loop)
        b.cbranch(b.icmp_signed(">", before, ir.Constant(INDEX, 0)), loop, end)
        b.position_at_end(end)
        b.store(new_value, at(out, ir.Constant(INDEX, 0), first), align=8)
        b.store(new_slope, at(out, one, first), align=8)
    b.ret_void()
