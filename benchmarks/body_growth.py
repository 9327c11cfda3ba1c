"""How the time for a body grows with the number of bodies in maximal coordinates: trees and nets."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from time import thread_time

import numpy as np

from benchmarks.maximal import hinged_or_balled, measure
from benchmarks.measurement import Effort, Timing, interleaved
from benchmarks.nets import Joint, Saddle, rod_net
from benchmarks.tree_data import BALL, HINGE
from pendula.numerics.fronts import Fronts, plan_fronts

# Trees by shape and kind of joint.
TREES = {
    "chain of hinges": ("chain", HINGE),
    "chain of ball joints": ("chain", BALL),
    "bush of hinges": ("bush", HINGE),
}
NET = "net of rods"
_COLOURS = ("#0072B2", "#56B4E9", "#009E73", "#D55E00")


@dataclass(frozen=True)
class BodyCost:
    """What a body of a system of so many takes.

    Attributes:
        family: the kind of system.
        bodies: how many it has.
        spent: the time of accelerations, divided by the number of bodies.
        products: of nets, how many products a body's share of the elimination has.
        dissected: the same for an order by nested dissection of the net's plane.
    """

    family: str
    bodies: int
    spent: Timing
    products: float | None = None
    dissected: float | None = None


def body_costs(effort: Effort) -> list[BodyCost]:
    """Of trees and nets of all sizes."""
    trees = [
        BodyCost(family, count, measure(hinged_or_balled(shape, count, kind), effort.repetitions)[0])
        for family, (shape, kind) in TREES.items()
        for count in effort.bodies
    ]
    return [*trees, *(_net_cost(count, effort.repetitions) for count in effort.knots)]


def _net_cost(count: int, repetitions: int) -> BodyCost:
    places, joints = rod_net(count)
    net, bodies = Saddle(places, joints), len(places)
    calls = max(1, 1000 // bodies)

    def solve() -> None:
        for _ in range(calls):
            net.solve()

    (spent,) = interleaved(repetitions, solve, clock=thread_time)
    dissected = dissected_fronts(joints)
    return BodyCost(
        NET, bodies, spent.per(calls * bodies), products(net.fronts) / bodies, products(dissected) / bodies
    )


def products(fronts: Fronts) -> int:
    """Of an LDLᵀ elimination: a pivot with k rows below it takes k divisions and k (k + 1) / 2 products."""
    total = 0
    for size, pivots in zip(fronts.sizes.tolist(), fronts.pivots.tolist(), strict=True):
        below = np.arange(size - pivots, size)
        total += int((below + below * (below + 1) // 2).sum())
    return total


def dissected_fronts(joints: Sequence[Joint]) -> Fronts:
    """The same elimination in an order by nested dissection.

    George, Nested dissection of a regular finite element mesh, SIAM J. Numer. Anal. 10 (1973): a plane net of
    n nodes has O(n √n) products and O(n log n) entries, and no order has fewer but for a constant.
    """
    sharing: dict[int, list[int]] = {}
    for number, joint in enumerate(joints):
        for body in (joint.child, joint.parent):
            if body >= 0:
                sharing.setdefault(body, []).append(number)
    pairs = [(i, j) for own in sharing.values() for i in own for j in own if i <= j]
    neighbours: list[set[int]] = [set() for _ in joints]
    for i, j in pairs:
        neighbours[i].add(j)
        neighbours[j].add(i)
    points = np.array([joint.point[:2] for joint in joints])
    order = np.array(list(_dissect(list(range(len(joints))), points, neighbours)))
    rows = np.array([3 + len(joint.held) for joint in joints])
    return plan_fronts(rows, np.array(pairs), order)


def _dissect(nodes: list[int], points: np.ndarray, neighbours: list[set[int]]) -> Iterator[int]:
    """Both halves of a set of nodes, then those of the first half that touch the second."""
    if len(nodes) <= 4:
        yield from nodes
        return
    across = int(np.ptp(points[nodes], axis=0).argmax())
    nodes = sorted(nodes, key=lambda node: points[node, across])
    first, second = nodes[: len(nodes) // 2], set(nodes[len(nodes) // 2 :])
    between = [node for node in first if neighbours[node] & second]
    yield from _dissect([node for node in first if not neighbours[node] & second], points, neighbours)
    yield from _dissect(sorted(second), points, neighbours)
    yield from between


def exponent(before: BodyCost, after: BodyCost) -> float:
    """k where the time of a body grows like nᵏ between two sizes."""
    return log(after.spent.least / before.spent.least) / log(after.bodies / before.bodies)


def draw_body_costs(costs: Sequence[BodyCost], path: Path) -> None:
    """The time of a body of trees and nets; products of nets next to what nested dissection promises."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 3.6), layout="constrained")
    left, right = figure.subplots(1, 2)
    for family, colour in zip((*TREES, NET), _COLOURS, strict=True):
        entries = [cost for cost in costs if cost.family == family]
        sizes = [cost.bodies for cost in entries]
        left.loglog(sizes, [cost.spent.least * 1e9 for cost in entries], "o-", color=colour, label=family)
    nets = [cost for cost in costs if cost.family == NET]
    sizes = np.array([cost.bodies for cost in nets])
    for values, label, style, colour in (
        ([cost.products for cost in nets], "minimum degree, as used", "o-", _COLOURS[3]),
        ([cost.dissected for cost in nets], "nested dissection", "s--", "#000000"),
        ((nets[-1].dissected or 0.0) * np.sqrt(sizes / sizes[-1]), "√n", ":", "#777777"),
    ):
        right.loglog(sizes, values, style, color=colour, label=label)
    left.set(xlabel="bodies n", ylabel="accelerations, ns a body", title="time of a body")
    right.set(xlabel="bodies n", ylabel="products a body", title="elimination of a net of rods")
    left.set_ylim(bottom=10)
    for axes in (left, right):
        axes.grid(alpha=0.3, which="both")
        axes.legend(frameon=False)
    figure.savefig(path, dpi=150)
