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
    end = _End(loops) if loops.emit.width == 1 else None
    loops.loop(count, lambda row: _Row(loops, loops.places(index, row), end).emit_all())


class _End:
    """The end of the path of one state: from which place on it is kept, and vectors of the six parts."""

    def __init__(self, loops: "Loops") -> None:
        self.wide = loops.emit.at_width(lane_width())
        b: Any = loops.builder
        self.first = b.alloca(INDEX)
        self.vectors = [b.alloca(self.wide.number) for _ in range(_PARTS)]
        b.store(_constant(0), self.first)
        for vector in self.vectors:
            b.store(self.wide.constant(0.0), vector)


class _Row:
    """The products of one row."""

    def __init__(self, loops: "Loops", places: Any, end: _End | None) -> None:
        self.loops, self.emit, self.end = loops, loops.emit, end
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
        armature = self._load(self.numbers, _constant(2 * _PARTS))
        if self.end is not None:
            self._in_vectors(self.end, own, force, armature)
            return
        # The path before the row itself: what is stored just now would have to be waited for.
        self.loops.loop(
            self.depth, lambda j: self._store(self._product(self.emit, j, force), self._result(j))
        )
        total = self.b.fadd(self._sum(force, own), armature, flags=FLAGS)
        self._store(total, self._result(self.depth))
        for c, part in enumerate(own):
            self._store(part, self._part(c, self.depth))

    def _in_vectors(self, end: _End, own: list[Any], force: list[Any], armature: Any) -> None:
        """Products of one state, as many at once as a vector holds; the last vector is stored in part."""
        b, wide = self.b, end.wide
        spread = [wide.broadcast(part) for part in force]
        first = b.and_(self.depth, _constant(-wide.width))
        self._move_end(end, first)
        lanes = ir.Constant(wide.integer, list(range(wide.width)))
        place = wide.broadcast(b.sub(self.depth, first))
        last = b.icmp_signed("==", lanes, place)
        path = [
            b.select(last, wide.broadcast(part), b.load(vector, typ=wide.number))
            for part, vector in zip(own, end.vectors, strict=True)
        ]
        for part, vector in zip(path, end.vectors, strict=True):
            b.store(part, vector)
        added = b.select(last, wide.broadcast(armature), wide.constant(0.0))
        total = b.fadd(self._sum(spread, path), added, flags=FLAGS)
        there = b.icmp_signed("<=", lanes, place)
        result = b.bitcast(self._result(first), wide.number.as_pointer())
        b.call(_masked_store(b.module, wide), [total, result, ir.Constant(ir.IntType(32), 8), there])

        def products(i: Any) -> None:
            j = b.mul(i, _constant(wide.width))
            self._store(self._product(wide, j, spread), self._result(j))

        self.loops.loop(b.udiv(first, _constant(wide.width)), products)

    def _move_end(self, end: _End, first: Any) -> None:
        """Where the row lies in other vectors than the one before it: keep those, and take what was kept."""
        b = self.b
        before = b.load(end.first, typ=INDEX)
        with b.if_then(b.icmp_signed("!=", before, first), likely=False):
            for c, vector in enumerate(end.vectors):
                self._store(b.load(vector, typ=end.wide.number), self._part(c, before))
                b.store(self._load(self._part(c, first), _constant(0), end.wide), vector)
            b.store(first, end.first)

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
