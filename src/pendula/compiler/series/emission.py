"""Recurrences to LLVM IR: one pass for order zero, then a loop over the orders.

Within an order the inner sums Σ aⱼ bₖ₋ⱼ over 0 < j < k come first, several side by side; a straight pass then
adds the two products with order k. The unknowns x come from a linear system: a residual r(s, x) = 0 that is
linear in x, so that with xₖ = 0 in it, xₖ = K(s₀)⁻¹ rₖ at every order, with one matrix a step.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from llvmlite import ir

from pendula.compiler.emission import DOUBLE, INDEX, Emitter
from pendula.compiler.series.order import Order
from pendula.compiler.series.packing import Pack, Packing
from pendula.compiler.series.terms import Recurrences, Term

MOST_ORDERS = 32
_SIDE_BY_SIDE = 8  # convolutions in one inner loop
# Systems with so few terms have their first orders written out one by one: it is their loops that cost.
SHORT, UNROLLED_ORDERS = 60, 22


class Solver(Protocol):
    """Emits the matrix at the start of the step, and the solution of K x = r at every order."""

    def prepare(self, order: Order) -> None: ...
    def solve(self, right: list[Any]) -> list[Any]: ...


class SeriesEmission:
    """The code of one system's series, under construction."""

    def __init__(
        self,
        builder: ir.IRBuilder,
        recurrences: Recurrences,
        packing: Packing,
        pointers: dict[str, Any],
        row: int,
        solver: Solver,
    ) -> None:
        """With pointers to ``y``, ``t``, ``u``, ``p``, ``histories`` and ``out``, whose rows are so long."""
        self.b: Any = builder
        self.recurrences, self.packing, self.pointers = recurrences, packing, pointers
        self.scalar, self.row, self.solver = Emitter(builder), row, solver
        self.states = sum(1 for output, _ in recurrences.outputs if output == 1)
        self.unknowns = sum(1 for output, _ in recurrences.outputs if output == 0)
        self.frozen: dict[Term, Any] = {}
        self.reciprocals: dict[Pack, Any] = {}
        self._places = _places(packing)

    def emit(self) -> None:
        """All coefficients from the state at y, up to the order that t[1] says."""
        b = self.b
        last = b.fptosi(self.load("t", 1), INDEX)
        state = [self.load("y", i) for i in range(self.states)]
        for i, value in enumerate(state):
            b.store(value, self._coefficient_pointer(integer_constant(0), i))
        first = Order(self, None, [], state, self.load("t", 0))
        following = self._store(integer_constant(0), first, first.emit())
        end = b.append_basic_block("end")
        unrolled = UNROLLED_ORDERS if len(self.recurrences.terms) <= SHORT else 1
        for k in range(1, unrolled):
            self._leave_at(last, k, end)
            sums = [self._straight_sum(pair, k) for pair in self.packing.sums]
            time = ir.Constant(DOUBLE, float(k == 1))
            order = Order(self, ir.Constant(DOUBLE, float(k)), sums, following, time)
            following = self._store(integer_constant(k), order, order.emit())
        self._leave_at(last, unrolled, end)
        self._loop(unrolled, last, following, end)
        b.position_at_end(end)

    def _leave_at(self, last: Any, k: int, end: Any) -> None:
        """Go on only if order k is needed for one above it."""
        more = self.b.append_basic_block("more")
        self.b.cbranch(self.b.icmp_signed(">", last, integer_constant(k)), more, end)
        self.b.position_at_end(more)

    def _straight_sum(self, pair: tuple[int, int], k: int) -> Any:
        """Σ aⱼ bₖ₋ⱼ over 0 < j < k, without a loop, in two sums that do not wait for each other."""
        emit = self.emitter(self.packing.widths[pair[0]])
        totals: list[Any] = [None, None]
        for j in range(1, k):
            one, other = (
                self.load_history(pair[0], integer_constant(j)),
                self.load_history(pair[1], integer_constant(k - j)),
            )
            before = totals[j % 2]
            if before is None:
                totals[j % 2] = self.b.fmul(one, other)
            else:
                totals[j % 2] = emit.fused_multiply_add(one, other, before)
        made = [total for total in totals if total is not None]
        if not made:
            return emit.constant(0.0)
        return made[0] if len(made) == 1 else self.b.fadd(*made)

    def _loop(self, start: int, last: Any, following: list[Any], end: Any) -> None:
        """Orders from ``start`` on."""
        b = self.b
        entry, loop = b.block, b.append_basic_block("order")
        b.branch(loop)
        b.position_at_end(loop)
        k = b.phi(INDEX)
        k.add_incoming(integer_constant(start), entry)
        coefficients = [b.phi(DOUBLE) for _ in following]
        for phi, value in zip(coefficients, following, strict=True):
            phi.add_incoming(value, entry)
        number, sums = b.sitofp(k, DOUBLE), self._sums(k)
        # Time is the series t, 1, 0, 0, …
        first_order = b.icmp_signed("==", k, integer_constant(1))
        time = b.select(first_order, ir.Constant(DOUBLE, 1.0), ir.Constant(DOUBLE, 0.0))
        order = Order(self, number, sums, coefficients, time)
        following = self._store(k, order, order.emit())
        after = b.add(k, integer_constant(1))
        k.add_incoming(after, b.block)
        for phi, value in zip(coefficients, following, strict=True):
            phi.add_incoming(value, b.block)
        b.cbranch(b.icmp_signed("<", after, last), loop, end)

    def _sums(self, k: Any) -> list[Any]:
        """Σ aⱼ bₖ₋ⱼ over 0 < j < k for every convolution, a few in each loop over j."""
        b, sums = self.b, self.packing.sums
        made: list[Any] = []
        for first in range(0, len(sums), _SIDE_BY_SIDE):
            made += self._sum_side_by_side(b, k, sums[first : first + _SIDE_BY_SIDE])
        return made

    def _sum_side_by_side(self, b: ir.IRBuilder, k: Any, chosen: list[tuple[int, int]]) -> list[Any]:
        before, body, done = b.block, b.append_basic_block("sum"), b.append_basic_block("summed")
        b.cbranch(b.icmp_signed(">", k, integer_constant(1)), body, done)
        b.position_at_end(body)
        j = b.phi(INDEX)
        j.add_incoming(integer_constant(1), before)
        wide = [self.emitter(self.packing.widths[one]) for one, _ in chosen]
        totals = [b.phi(emit.number) for emit in wide]
        left = b.sub(k, j)
        loaded: dict[tuple[int, Any], Any] = {}

        def coefficient(history: int, index: Any) -> Any:
            if (history, index) not in loaded:
                loaded[history, index] = self.load_history(history, index)
            return loaded[history, index]

        new = [
            emit.fused_multiply_add(coefficient(one, j), coefficient(other, left), total)
            for emit, total, (one, other) in zip(wide, totals, chosen, strict=True)
        ]
        after = b.add(j, integer_constant(1))
        j.add_incoming(after, body)
        b.cbranch(b.icmp_signed("<", after, k), body, done)
        b.position_at_end(done)
        made = []
        for emit, total, value in zip(wide, totals, new, strict=True):
            total.add_incoming(emit.constant(0.0), before)
            total.add_incoming(value, body)
            made.append(b.phi(emit.number))
            made[-1].add_incoming(emit.constant(0.0), before)
            made[-1].add_incoming(value, body)
        return made

    def _store(self, k: Any, order: Order, rates: Sequence[Any]) -> list[Any]:
        """Remember order k of what convolutions need; the state's next coefficients are rates / (k + 1)."""
        b = self.b
        for (pack, weighted), history in self.packing.histories.items():
            value = order.weight(pack) if weighted else order.vector(pack)
            if value is None:
                value = self.emitter(len(pack)).constant(0.0)
            b.store(value, self._history_pointer(history, k), align=8 * len(pack))
        after = b.add(k, integer_constant(1))
        share = b.fdiv(ir.Constant(DOUBLE, 1.0), b.sitofp(after, DOUBLE))
        following = []
        for i, rate in enumerate(rates):
            value = ir.Constant(DOUBLE, 0.0) if rate is None else b.fmul(rate, share)
            b.store(value, self._coefficient_pointer(after, i))
            following.append(value)
        return following

    def emitter(self, width: int) -> Emitter:
        return self.scalar.at_width(width)

    def load_history(self, history: int, k: Any) -> Any:
        width = self.packing.widths[history]
        return self.b.load(self._history_pointer(history, k), align=8 * width, typ=self.emitter(width).number)

    def load(self, name: str, element: int) -> Any:
        place = self.b.gep(self.pointers[name], [integer_constant(element)], source_etype=DOUBLE)
        return self.b.load(place, align=8, typ=DOUBLE)

    def _history_pointer(self, history: int, k: Any) -> Any:
        b, width = self.b, self.packing.widths[history]
        place = b.add(b.mul(k, integer_constant(width)), integer_constant(self._places[history]))
        pointer = b.gep(self.pointers["histories"], [place], source_etype=DOUBLE)
        return b.bitcast(pointer, self.emitter(width).number.as_pointer())

    def _coefficient_pointer(self, k: Any, i: int) -> Any:
        b = self.b
        # Row zero holds the units of the components.
        place = b.add(b.mul(b.add(k, integer_constant(1)), integer_constant(self.row)), integer_constant(i))
        return b.gep(self.pointers["out"], [place], source_etype=DOUBLE)


def memory_of(packing: Packing) -> int:
    """How many doubles the histories take."""
    return sum(packing.widths) * (MOST_ORDERS + 2)


def _places(packing: Packing) -> list[int]:
    """Where every history begins: the widest first, so that all are aligned."""
    places, free = [0] * len(packing.widths), 0
    for history in sorted(range(len(places)), key=lambda h: -packing.widths[h]):
        places[history] = free
        free += packing.widths[history] * (MOST_ORDERS + 2)
    return places


def integer_constant(number: int) -> ir.Constant:
    return ir.Constant(INDEX, number)
