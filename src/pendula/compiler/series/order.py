"""All terms at one order of the series, as IR values."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from llvmlite import ir

from pendula.compiler.emission import DOUBLE, FLAGS, INDEX, Emitter, operate
from pendula.compiler.series.packing import AFTER, BEFORE, FOR, Group, Pack
from pendula.compiler.series.terms import CONVOLVED, STATE, TIME, UNKNOWN, Term
from pendula.compiler.trigonometry import sine_and_cosine

if TYPE_CHECKING:
    from pendula.compiler.series.emission import SeriesEmission

_ZERO: Any = ir.Constant(DOUBLE, 0.0)
_ONE: Any = ir.Constant(DOUBLE, 1.0)

# What a series divides by: the value of a root, the base of a power; smaller ones count as zero.
_LEAST = {"sqrt": 1e-140, "power": 1e-280}


class Order:
    """The values of all terms at one order; None is zero. ``number`` is None for order zero."""

    def __init__(
        self, emission: "SeriesEmission", number: Any, sums: list[Any], state: Sequence[Any], time: Any
    ) -> None:
        self.emission, self.number, self.sums = emission, number, sums
        self.state, self.time = state, time
        self.unknowns: Sequence[Any] = ()
        self.scalars: dict[Term, Any] = {}
        self.vectors: dict[Pack, Any] = {}
        self.share = None if number is None else emission.b.fdiv(_ONE, number)

    def emit(self) -> list[Any]:
        """The rates of the state at this order."""
        emission, outputs = self.emission, self.emission.recurrences.outputs
        self._stage(BEFORE)
        if self.number is None:
            emission.solver.prepare(self)
        if emission.unknowns:
            kept = dict(self.scalars), dict(self.vectors)
            self.unknowns = [_ZERO if self.number is None else None] * emission.unknowns
            self._stage(FOR)
            right = [self.scalar(outputs[0, i]) for i in range(emission.unknowns)]
            self.scalars, self.vectors = kept
            self.unknowns = emission.solver.solve(right)
            self._stage(FOR)
            self._stage(AFTER)
        return [self.scalar(outputs[1, i]) for i in range(emission.states)]

    def scalar(self, term: Term) -> Any:
        """The value of a term, taken out of its vector where it has one."""
        if term not in self.scalars:
            group, lane = self.emission.packing.places[term]
            wide = self.emission.emitter(len(group.results))
            self.scalars[term] = wide.lane(self.vectors[group.results], lane)
        return self.scalars[term]

    def vector(self, pack: Pack) -> Any:
        """Several terms as one vector; None if all are zero."""
        if pack not in self.vectors and self._is_available(pack):
            self.vectors[pack] = self._combine(pack)
        if pack not in self.vectors:
            values = [self.scalar(term) for term in pack]
            filled = [_ZERO if value is None else value for value in values]
            nothing = all(value is None for value in values)
            self.vectors[pack] = None if nothing else self.emission.emitter(len(pack)).vector(filled)
        return self.vectors[pack]

    def _is_available(self, pack: Pack) -> bool:
        """Whether vectors that are there give these terms without taking any apart."""
        if pack in self.vectors:
            return True
        kind = pack[0].kind
        if kind not in ("add", "sub", "scale") or any(term.kind != kind for term in pack):
            return False
        first, second = (tuple(term.arguments[i] for term in pack) for i in (0, 1))
        return self._is_available(first) and (kind == "scale" or self._is_available(second))

    def _combine(self, pack: Pack) -> Any:
        """Sums, differences and multiples of vectors."""
        if pack in self.vectors:
            return self.vectors[pack]
        b, kind = self.emission.b, pack[0].kind
        first, second = (tuple(term.arguments[i] for term in pack) for i in (0, 1))
        one = self._combine(first)
        if kind == "scale":
            factors = self.emission.emitter(len(pack)).vector([self.emission.frozen[term] for term in second])
            made = None if one is None else b.fmul(one, factors, flags=FLAGS)
        else:
            other = self._combine(second)
            if one is None or other is None:
                minus = kind == "sub" and other is not None
                made = b.fneg(other) if minus else (other if one is None else one)
            else:
                made = (b.fadd if kind == "add" else b.fsub)(one, other, flags=FLAGS)
        self.vectors[pack] = made
        return made

    def weight(self, pack: Pack) -> Any:
        """The coefficients times their order."""
        value = self.vector(pack)
        if value is None or self.number is None:
            return None
        return self.emission.b.fmul(value, self._splat(self.number, len(pack)), flags=FLAGS)

    def _splat(self, scalar: Any, width: int) -> Any:
        return self.emission.emitter(width).vector([scalar] * width)

    def _stage(self, stage: int) -> None:
        packing = self.emission.packing
        groups = [group for group in packing.groups if group.stage == stage]
        plain = [
            term
            for term in self.emission.recurrences.terms
            if term.kind not in CONVOLVED and packing.stage[term] == stage
        ]
        for level in range(packing.levels):
            for group in groups:
                if group.level == level:
                    self._group(group)
            for term in plain:
                if packing.level[term] == level:
                    self.scalars[term] = self._emit_term(term)

    def _emit_term(self, term: Term) -> Any:
        frozen = self.emission.frozen
        if term.kind == "input":
            role, element = term.data
            return {STATE: self.state, UNKNOWN: self.unknowns, TIME: [self.time]}[role][element]
        if term.frozen:
            if self.number is not None:
                return None
            frozen[term] = self._start(term)
            return frozen[term]
        return self._linear(term, self.scalar(term.arguments[0]))

    def _linear(self, term: Term, first: Any) -> Any:
        b, frozen = self.emission.b, self.emission.frozen
        if term.kind in ("scale", "gated"):
            if first is None:
                return None
            factor = frozen[term.arguments[1]]
            if term.kind == "scale":
                return b.fmul(first, factor, flags=FLAGS)
            return b.select(b.fcmp_unordered("!=", factor, _ZERO), first, _ZERO)
        second = self.scalar(term.arguments[1])
        if second is None:
            return first
        if first is None:
            return second if term.kind == "add" else b.fneg(second)
        return (b.fadd if term.kind == "add" else b.fsub)(first, second, flags=FLAGS)

    def _start(self, term: Term) -> Any:
        """The value of a frozen term, from order zero."""
        emission, (what, data) = self.emission, term.data
        if what == "const":
            return ir.Constant(DOUBLE, data)
        if what == "operation":
            values = [self.scalar(a) for a in term.arguments]
            if data in ("sin", "cos"):
                return sine_and_cosine(emission.scalar, values[0])[data == "cos"]
            return operate(emission.scalar, data, values)
        return emission.load(what, data)

    def _group(self, group: Group) -> None:
        if self.number is not None:
            self.vectors[group.results] = self._higher(group)
            return
        self.vectors[group.results] = self._zero(group)
        if group.kind in ("div", "inv", "sqrt", "power"):
            wide, b = self.emission.emitter(len(group.results)), self.emission.b
            below = {"sqrt": group.results, "power": group.arguments[0]}.get(group.kind, group.arguments[-1])
            above = wide.constant(0.5 if group.kind == "sqrt" else 1.0)
            reciprocal = b.fdiv(above, self.vector(below), flags=FLAGS)
            if group.kind in _LEAST:
                # A root or a power of zero stays there, as far as a series can tell.
                size = wide.intrinsic("fabs", self.vector(below))
                regular = b.fcmp_ordered(">", size, wide.constant(_LEAST[group.kind]))
                reciprocal = b.select(regular, reciprocal, wide.constant(0.0))
            self.emission.reciprocals[group.results] = reciprocal

    def _zero(self, group: Group) -> Any:
        """The function itself, at the start of the step."""
        wide = self.emission.emitter(len(group.results))
        values = [self.vector(pack) for pack in group.arguments]
        names = [term.data for term in group.results]
        if names[0] in ("sin", "cos"):
            sine, cosine = sine_and_cosine(wide, values[0])
            lanes = [i + len(names) * (name == "cos") for i, name in enumerate(names)]
            mask = ir.Constant(ir.VectorType(ir.IntType(32), len(names)), lanes)
            return self.emission.b.shuffle_vector(sine, cosine, mask)
        name = {"power": "pow", "integral": names[0]}.get(group.kind, group.kind)
        return operate(wide, str(name), values)

    def _higher(self, group: Group) -> Any:
        """The recurrence: the inner sums are there, the terms with order k are added."""
        b, kind = self.emission.b, group.kind
        wide = self.emission.emitter(len(group.results))
        sums = [self.sums[number] for number in group.sums]
        if kind == "mul":
            a, c = group.arguments
            total = self._plus(wide, sums[0], self.vector(a), self._first(c))
            return self._plus(wide, total, self.vector(c), self._first(a))
        if kind == "integral":
            return self._integral(group, wide, sums)
        reciprocal = self.emission.reciprocals[group.results]
        if kind == "power":
            base, exponent = group.arguments
            alpha = wide.vector([self.emission.frozen[term] for term in exponent])
            total = b.fsub(b.fmul(alpha, sums[0], flags=FLAGS), sums[1], flags=FLAGS)
            total = b.fmul(total, self._splat(self.share, wide.width), flags=FLAGS)
            slope = b.fmul(alpha, self._first(group.results), flags=FLAGS)
            return b.fmul(self._plus(wide, total, self.vector(base), slope), reciprocal, flags=FLAGS)
        above = None if kind == "inv" else self.vector(group.arguments[0])
        rest = b.fneg(sums[0]) if above is None else b.fsub(above, sums[0], flags=FLAGS)
        below = None if kind == "sqrt" else self.vector(group.arguments[-1])
        if below is not None:
            rest = b.fsub(rest, b.fmul(self._first(group.results), below, flags=FLAGS), flags=FLAGS)
        return b.fmul(rest, reciprocal, flags=FLAGS)

    def _integral(self, group: Group, wide: Emitter, sums: list[Any]) -> Any:
        b, total = self.emission.b, sums[0]
        for other in sums[1:]:
            total = b.fadd(total, other, flags=FLAGS)
        total = b.fmul(total, self._splat(self.share, wide.width), flags=FLAGS)
        for moving, slope in group.parts:
            total = self._plus(wide, total, self.vector(moving), self._first(slope))
        if all(term.sign > 0 for term in group.results):
            return total
        # A sign bit flipped where the derivative has a minus.
        flips = [0 if term.sign > 0 else 1 << 63 for term in group.results]
        mask = ir.Constant(wide.integer, flips)
        return b.bitcast(b.xor(b.bitcast(total, wide.integer), mask), wide.number)

    def _first(self, pack: Pack) -> Any:
        """Order zero of a pack."""
        return self.emission.load_history(self.emission.packing.history(pack), ir.Constant(INDEX, 0))

    def _plus(self, wide: Emitter, total: Any, a: Any, factor: Any) -> Any:
        return total if a is None else wide.fused_multiply_add(a, factor, total)
