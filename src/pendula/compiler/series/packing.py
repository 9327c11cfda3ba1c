"""Like terms side by side: which convolutions share a vector, and which coefficients must be remembered."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from pendula.compiler.series.terms import CONVOLVED, UNKNOWN, Recurrences, Term

# When a term can be computed: before the unknowns are solved for, for their sake, or after them.
BEFORE, FOR, AFTER = 0, 1, 2

Pack = tuple[Term, ...]
_DEPTH = 5  # of the way that is compared


@dataclass(eq=False)
class Group:
    """A few like terms that are computed in one vector; the last is repeated to fill it."""

    kind: str
    stage: int
    level: int
    results: Pack
    arguments: tuple[Pack, ...]
    parts: tuple[tuple[Pack, Pack], ...]
    sums: list[int] = field(default_factory=list)  # numbers of its convolutions


@dataclass(eq=False)
class Packing:
    """Groups in the order of their levels, the histories they need, and the convolutions between these."""

    groups: list[Group]
    level: dict[Term, int]
    stage: dict[Term, int]
    # A history holds every coefficient of a pack: aₖ, or k aₖ where ``weighted``.
    histories: dict[tuple[Pack, bool], int]
    sums: list[tuple[int, int]]
    places: dict[Term, tuple[Group, int]]  # the group that computes a term, and its lane there

    @property
    def levels(self) -> int:
        return max(self.level.values(), default=0) + 1

    @property
    def widths(self) -> list[int]:
        """Of every history."""
        return [len(pack) for pack, _ in self.histories]

    def history(self, pack: Pack, weighted: bool = False) -> int:
        return self.histories.setdefault((pack, weighted), len(self.histories))


def pack_terms(recurrences: Recurrences, residuals: Iterable[Term], width: int) -> Packing:
    """The groups of all convolved terms; ``residuals`` are what the unknowns are solved from."""
    level = _levels(recurrences.terms)
    stage = _stages(recurrences.terms, residuals)
    packing = Packing([], level, stage, {}, [], {})
    for terms in _group_alike(recurrences.terms, level, stage, width):
        for first in range(0, len(terms), width):
            packing.groups.append(_group(terms[first : first + width], level, stage))
    packing.groups.sort(key=lambda group: group.level)
    for group in packing.groups:
        _plan_sums(packing, group)
        packing.places |= {term: (group, lane) for lane, term in reversed([*enumerate(group.results)])}
    return packing


def _levels(terms: list[Term]) -> dict[Term, int]:
    """How many convolved terms lie one behind the other before a term's coefficient of the same order."""
    level: dict[Term, int] = {}
    for term in terms:
        before = max((level[a] for a in term.arguments), default=0)
        level[term] = before + (term.kind in CONVOLVED)
    return level


def _stages(terms: list[Term], residuals: Iterable[Term]) -> dict[Term, int]:
    depends: dict[Term, bool] = {}
    for term in terms:
        own = term.kind == "input" and term.data[0] == UNKNOWN
        depends[term] = own or any(depends[a] for a in term.arguments)
    needed: set[Term] = set()
    waiting = list(residuals)
    while waiting:
        term = waiting.pop()
        if term not in needed:
            needed.add(term)
            waiting += term.arguments
    return {term: (FOR if term in needed else AFTER) if depends[term] else BEFORE for term in terms}


def _group_alike(
    terms: list[Term], level: dict[Term, int], stage: dict[Term, int], width: int
) -> list[list[Term]]:
    """Convolved terms that may share a vector, those with the same part in what follows side by side."""
    paths = _paths(terms)
    classes: dict[tuple[object, ...], list[Term]] = {}
    for term in terms:
        if term.kind in CONVOLVED:
            # Sines and cosines have one recurrence, but for a sign.
            data = "circular" if term.data in ("sin", "cos") else term.data
            kinds = tuple(_kind(a) for a in _order_factors(term, level, stage))
            key = (stage[term], level[term], term.kind, data, len(term.parts))
            classes.setdefault((*key, kinds), []).append(term)
    joined: dict[tuple[object, ...], list[Term]] = {}
    for key, members in classes.items():
        joined.setdefault(key if len(members) >= 3 else key[:-1], []).extend(members)
    return [part for members in joined.values() for part in _by_part(members, paths, width)]


def _by_part(members: list[Term], paths: dict[Term, tuple[object, ...]], width: int) -> list[list[Term]]:
    """A class split by the parts that its terms play, if that takes hardly more vectors."""
    parts: dict[tuple[object, ...], list[Term]] = {}
    for term in members:
        arguments = tuple(paths[a] for a in term.arguments) if term.kind == "mul" else ()
        parts.setdefault((arguments, paths[term] if term.kind != "mul" or not arguments else ()), []).append(
            term
        )
    apart = sum(-(-len(part) // width) for part in parts.values())
    together = -(-len(members) // width)
    return list(parts.values()) if apart <= together + together // 4 else [members]


def _paths(terms: list[Term]) -> dict[Term, tuple[object, ...]]:
    """How every term leads to what follows from it: kinds and places along its first consumers."""
    consumer: dict[Term, tuple[Term, int]] = {}
    for term in terms:
        for place, argument in enumerate(term.arguments):
            consumer.setdefault(argument, (term, place))
    paths: dict[Term, tuple[object, ...]] = {}
    for term in reversed(terms):
        path: tuple[object, ...] = ()
        if term in consumer:
            following, place = consumer[term]
            path = ((following.kind, place), *paths.get(following, ()))[:_DEPTH]
        paths[term] = path
    return paths


def _kind(term: Term) -> str:
    return f"{term.kind} {term.data[0]}" if term.kind == "input" else term.kind


def _order_factors(term: Term, level: dict[Term, int], stage: dict[Term, int]) -> tuple[Term, ...]:
    """The factors of a product in an order that makes products look alike, known ones first."""
    if term.kind != "mul":
        return term.arguments
    return tuple(sorted(term.arguments, key=lambda a: (stage[a], level[a], _kind(a))))


def _group(terms: list[Term], level: dict[Term, int], stage: dict[Term, int]) -> Group:
    width = max(2, 1 << (len(terms) - 1).bit_length())
    filled = terms + [terms[-1]] * (width - len(terms))
    first = terms[0]
    arguments = tuple(zip(*(_order_factors(term, level, stage) for term in filled), strict=True))
    parts = tuple(
        (tuple(term.parts[i][0] for term in filled), tuple(term.parts[i][1] for term in filled))
        for i in range(len(first.parts))
    )
    return Group(first.kind, stage[first], level[first], tuple(filled), arguments, parts)


def _plan_sums(packing: Packing, group: Group) -> None:
    """The convolutions Σ aⱼ bₖ₋ⱼ, 0 < j < k, that a group's recurrence needs."""
    pack, result = group.arguments[0], group.results
    history = packing.history
    pairs = {
        "mul": lambda: [(history(pack), history(group.arguments[-1]))],
        "div": lambda: [(history(result), history(group.arguments[-1]))],
        "inv": lambda: [(history(result), history(pack))],
        "sqrt": lambda: [(history(result), history(result))],
        "power": lambda: [(history(result), history(pack, True)), (history(result, True), history(pack))],
        "integral": lambda: [(history(moving, True), history(slope)) for moving, slope in group.parts],
    }[group.kind]()
    for pair in pairs:
        group.sums.append(len(packing.sums))
        packing.sums.append(pair)
