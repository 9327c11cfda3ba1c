"""The unknowns of a series: K⁻¹ once a step, and a product with it at every order."""

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import casadi as ca
from llvmlite import ir

from pendula.compiler import elimination
from pendula.compiler.elimination import DAMPING
from pendula.compiler.emission import DOUBLE, INDEX, POINTER, Emitter, Workspace
from pendula.compiler.loops import loop_ir
from pendula.compiler.machine import optimised_ir
from pendula.compiler.store import load_or_make
from pendula.records import Doubles

if TYPE_CHECKING:
    from pendula.compiler.series.order import Order

# Beyond so many unknowns that are all coupled the inverse is a loop, whose code does not grow.
MOST_UNROLLED = 10


def invert(K: ca.SX, leading: int) -> ca.SX:
    """K⁻¹ entry by entry; zero where parts of the system are not coupled."""
    size = K.size1()
    order = elimination.elimination_order(K.sparsity(), leading)
    columns = [elimination.solve_unrolled(K, ca.SX.eye(size)[:, j], order, leading) for j in range(size)]
    return ca.sparsify(ca.horzcat(*columns)) if columns else ca.SX(0, 0)


def largest_block(K: ca.SX) -> int:
    """How many unknowns depend on each other in the largest block."""
    if not K.size1():
        return 0
    _, _, _, blocks, _, _, _ = K.sparsity().btf()
    return max(b - a for a, b in pairwise(blocks))


class UnrolledSolver:
    """The inverse is part of the graph; its entries stay where the compiler puts them."""

    def __init__(self, emit: Emitter, pattern: ca.Sparsity, out: Any) -> None:
        self.emit, self.size, self.out = emit, pattern.size1(), out
        self.places = list(zip(*pattern.get_triplet(), strict=True))
        self.entries: list[Any] = []

    def prepare(self, order: "Order") -> None:
        outputs = order.emission.recurrences.outputs
        self.entries = [order.scalar(outputs[2, k]) for k in range(len(self.places))]
        for i in range(order.emission.states):
            place = self.emit.builder.gep(self.out, [ir.Constant(INDEX, i)], source_etype=DOUBLE)
            self.emit.builder.store(order.scalar(outputs[3, i]), place)

    def solve(self, right: list[Any]) -> list[Any]:
        solution: list[Any] = [None] * self.size
        for (i, j), entry in zip(self.places, self.entries, strict=True):
            if right[j] is None:
                continue
            if solution[i] is None:
                solution[i] = self.emit.builder.fmul(entry, right[j])
            else:
                solution[i] = self.emit.fused_multiply_add(entry, right[j], solution[i])
        return solution


class LoopSolver:
    """The inverse is made and used by loops over arrays in the workspace."""

    def __init__(
        self, emit: Emitter, sizes: tuple[int, int], conjugate: tuple[int, ...], space: Workspace, out: Any
    ) -> None:
        """For so many unknowns, of which so many are eliminated first."""
        self.emit, self.conjugate, self.out = emit, conjugate, out
        self.size, self.leading = size, _ = sizes
        self.memory, self.right, self.solution = (space.array(n) for n in (size * size, size, size))
        module = emit.builder.module
        kinds = ir.FunctionType(ir.VoidType(), [INDEX, INDEX, POINTER, POINTER, POINTER])
        self.invert = ir.Function(module, kinds, "invert")
        kinds = ir.FunctionType(ir.VoidType(), [INDEX, POINTER, POINTER, POINTER])
        self.multiply = ir.Function(module, kinds, "multiply")

    def prepare(self, order: "Order") -> None:
        b, outputs, size = self.emit.builder, order.emission.recurrences.outputs, self.size
        for k in range(size * size):
            b.store(order.scalar(outputs[2, k]), self._element(self.memory, k))
        sizes = [ir.Constant(INDEX, size), ir.Constant(INDEX, self.leading)]
        b.call(self.invert, [*sizes, self.memory, self.right, self.solution])
        for i, unknown in enumerate(self.conjugate):
            unit: Any = ir.Constant(DOUBLE, 1.0)
            if unknown >= 0:
                place = self._element(self.memory, unknown * (size + 1))
                unit = b.fdiv(unit, b.load(place, align=8, typ=DOUBLE))
            b.store(unit, self._element(self.out, i))

    def solve(self, right: list[Any]) -> list[Any]:
        b = self.emit.builder
        for i, value in enumerate(right):
            b.store(ir.Constant(DOUBLE, 0.0) if value is None else value, self._element(self.right, i))
        b.call(self.multiply, [ir.Constant(INDEX, self.size), self.memory, self.right, self.solution])
        return [b.load(self._element(self.solution, i), align=8, typ=DOUBLE) for i in range(self.size)]

    def _element(self, pointer: Any, i: int) -> Any:
        return self.emit.builder.gep(pointer, [ir.Constant(INDEX, i)], source_etype=DOUBLE)


def loops() -> str:
    """The IR of the two loops; it is the same for all systems, and kept."""
    made = load_or_make("ir\0series loops", _compile_loops)
    return made.decode()


def _compile_loops() -> bytes:
    import llvmlite.binding as llvm

    first, second = (llvm.parse_assembly(loop_ir(loop, name)) for loop, name in LINKED)
    first.link_in(second)
    return optimised_ir(str(first)).encode()


def _invert(n: int, leading: int, K: Doubles, row: Doubles, before: Doubles) -> None:
    """K ← K⁻¹ in place by Gauss–Jordan steps on the diagonal, its pivots damped as in ``elimination``."""
    for k in range(n):
        if k == leading:
            for i in range(k, n):
                before[i] = K[i * n + i]
        pivot = 1.0 / K[k * n + k]
        if k >= leading:
            small = DAMPING * before[k]
            pivot = K[k * n + k] / (K[k * n + k] * K[k * n + k] + small * small + 1e-300)
        for j in range(n):
            row[j] = K[k * n + j]
        for i in range(n):
            if i != k:
                factor = K[i * n + k] * pivot
                for j in range(n):
                    K[i * n + j] -= factor * row[j]
                K[i * n + k] = -factor
        for j in range(n):
            K[k * n + j] = row[j] * pivot
        K[k * n + k] = pivot


def _multiply(n: int, K: Doubles, r: Doubles, x: Doubles) -> None:
    """X = K r, along the rows of a symmetric K."""
    for i in range(n):
        x[i] = 0.0
    for j in range(n):
        for i in range(n):
            x[i] += K[j * n + i] * r[j]


LINKED = ((_invert, "invert"), (_multiply, "multiply"))  # loops, and the names by which series call them
