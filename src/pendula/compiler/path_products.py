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
        b = self.b
        for c in range(_PARTS):
            self._store(self._load(self.numbers, _constant(c)), self._part(c, self.depth))
        force = [self._load(self.numbers, _constant(_PARTS + c)) for c in range(_PARTS)]
        count = b.add(self.depth, _constant(1))
        if self.emit.width == 1:
            self._in_vectors(count, force)
        else:
            self.loops.loop(count, lambda j: self._product(self.emit, j, force))
        last = self._at(self.out, self.depth)
        armature = self._load(self.numbers, _constant(2 * _PARTS))
        total = b.fadd(self._load(last, _constant(0)), armature, flags=FLAGS)
        self._store(total, last)

    def _in_vectors(self, count: Any, force: list[Any]) -> None:
        """Products of one state, as many at once as a vector holds; the last vector may overlap another."""
        b, width = self.b, _constant(lane_width())
        wide = self.emit.at_width(lane_width())
        spread = [wide.broadcast(part) for part in force]
        self.loops.loop(b.udiv(count, width), lambda i: self._product(wide, b.mul(i, width), spread))
        left = b.icmp_unsigned("!=", b.urem(count, width), _constant(0))
        enough = b.icmp_signed(">=", count, width)
        with b.if_then(b.and_(left, enough)):
            self._product(wide, b.sub(count, width), spread)
        with b.if_then(b.not_(enough)):
            self.loops.loop(count, lambda j: self._product(self.emit, j, force))

    def _product(self, emit: Emitter, j: Any, force: list[Any]) -> None:
        """f·s from number j of the path on."""
        total = None
        for c, part in enumerate(force):
            own = self.b.fmul(part, self._load(self._part(c, j), _constant(0), emit), flags=FLAGS)
            total = own if total is None else self.b.fadd(total, own, flags=FLAGS)
        self._store(total, self._at(self.out, j))

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


def _constant(value: int) -> ir.Constant:
    return ir.Constant(INDEX, value)
