"""The loop of ``PathProducts``: scalar products of a row with all rows on the path to it.

Since rows come depth-first, the path is a stack of six arrays that lie side by side: nothing is gathered, and
for one state several products share a vector.
"""

from typing import TYPE_CHECKING, Any

from llvmlite import ir

from pendula.compiler.emission import DOUBLE, FLAGS, INDEX, Emitter
from pendula.compiler.lanes import lane_width
from pendula.dynamics.sweeps import PathProducts

if TYPE_CHECKING:
    from pendula.compiler.sweeps import Loops

_DEPTH, _NUMBERS, _STACK, _OUT, _LENGTH = range(1, 6)
_PARTS = 6


def emit_path_products(loops: "Loops", products: PathProducts) -> None:
    """Emit the loop over all rows."""
    count, index, *_ = loops.table(products.table)
    loops.loop(count, lambda row: _Row(loops, loops.places(index, row)).emit_all())


class _Row:
    """The products of one row."""

    def __init__(self, loops: "Loops", places: Any) -> None:
        self.loops, self.emit = loops, loops.emit
        self.b: Any = loops.builder
        self.depth, self.length = loops.column(places, _DEPTH), loops.column(places, _LENGTH)
        self.numbers, self.stack, self.out = (
            self._at(loops.arrays[array], loops.column(places, column))
            for array, column in (("work", _NUMBERS), ("work", _STACK), ("out", _OUT))
        )

    def emit_all(self) -> None:
        own, force = (
            [self._load(self.numbers, _constant(first + c)) for c in range(_PARTS)] for first in (0, _PARTS)
        )
        # The path before the row itself: what is stored just now would have to be waited for.
        if self.emit.width == 1:
            self._in_vectors(force)
        else:
            self.loops.loop(
                self.depth, lambda j: self._store(self._product(self.emit, j, force), self._result(j))
            )
        armature = self._load(self.numbers, _constant(2 * _PARTS))
        total = self.b.fadd(self._sum(force, own), armature, flags=FLAGS)
        self._store(total, self._result(self.depth))
        for c, part in enumerate(own):
            self._store(part, self._part(c, self.depth))

    def _in_vectors(self, force: list[Any]) -> None:
        """Products of one state, as many at once as a vector holds; the last vector is stored in part."""
        b, wide = self.b, self.emit.at_width(lane_width())
        spread = [wide.broadcast(part) for part in force]
        lanes = ir.Constant(wide.integer, list(range(wide.width)))
        store = _masked_store(b.module, wide)

        def products(i: Any) -> None:
            j = b.mul(i, _constant(wide.width))
            there = b.icmp_signed("<", lanes, wide.broadcast(b.sub(self.depth, j)))
            place = b.bitcast(self._result(j), wide.number.as_pointer())
            b.call(store, [self._product(wide, j, spread), place, ir.Constant(ir.IntType(32), 8), there])

        whole = b.add(self.depth, _constant(wide.width - 1))
        self.loops.loop(b.udiv(whole, _constant(wide.width)), products)

    def _product(self, emit: Emitter, j: Any, force: list[Any]) -> Any:
        """f·s from number j of the path on."""
        return self._sum(force, [self._load(self._part(c, j), _constant(0), emit) for c in range(_PARTS)])

    def _sum(self, force: list[Any], motion: list[Any]) -> Any:
        """f·s, in two sums that do not wait for each other."""
        b, halves = self.b, []
        for first in (0, _PARTS // 2):
            total = None
            for c in range(first, first + _PARTS // 2):
                own = b.fmul(force[c], motion[c], flags=FLAGS)
                total = own if total is None else b.fadd(total, own, flags=FLAGS)
            halves.append(total)
        return b.fadd(*halves, flags=FLAGS)

    def _result(self, j: Any) -> Any:
        """Where the product with number j of the path belongs."""
        return self._at(self.out, j)

    def _part(self, c: int, j: Any) -> Any:
        """Where component c of number j of the path lies."""
        return self._at(self.stack, self.b.add(self.b.mul(self.length, _constant(c)), j))

    def _at(self, pointer: Any, offset: Any) -> Any:
        offset = self.b.mul(offset, _constant(self.emit.width))
        return self.b.gep(pointer, [offset], source_etype=DOUBLE)

    def _load(self, pointer: Any, offset: Any, emit: Emitter | None = None) -> Any:
        number = (emit or self.emit).number
        place = self.b.bitcast(self._at(pointer, offset), number.as_pointer())
        return self.b.load(place, align=8, typ=number)

    def _store(self, value: Any, place: Any) -> None:
        self.b.store(value, self.b.bitcast(place, value.type.as_pointer()), align=8)


def _masked_store(module: ir.Module, emit: Emitter) -> ir.Function:
    """LLVM's function that stores the lanes of a vector for which a condition holds."""
    name = f"llvm.masked.store.v{emit.width}f64.p0"
    condition = ir.VectorType(ir.IntType(1), emit.width)
    kinds = [emit.number, emit.number.as_pointer(), ir.IntType(32), condition]
    return module.globals.get(name) or ir.Function(module, ir.FunctionType(ir.VoidType(), kinds), name)


def _constant(value: int) -> ir.Constant:
    return ir.Constant(INDEX, value)
