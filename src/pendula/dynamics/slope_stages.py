"""Slopes of inverse dynamics in stages, so that what is alike for all links is computed for several at once.

The formulas are those of ``recursions/slopes.py``. Along the axes of roots nothing is carried from link to
link but sums: between them, links and then velocities are the lanes of vectors.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import casadi as ca
import numpy as np

from pendula.dynamics.program import Stage, Stages
from pendula.dynamics.recursions.scalars import as_graph, as_scalar
from pendula.dynamics.recursions.slopes import (
    Carried,
    Column,
    Entries,
    MovingLink,
    add_carried,
    combine,
    describe,
    describe_column,
    moving_links,
)
from pendula.dynamics.recursions.steps import pack_inertia, unpack_inertia
from pendula.dynamics.recursions.tree import Tree
from pendula.dynamics.sweeps import WHOLE_VECTORS
from pendula.spatial.spatial_vectors import Scalar, Transform, Vector, add, motion_product

# How many numbers describe a moving link, and what it carries; what goes before that of a velocity, and what
# follows for it.
_MOVING, _CARRIED, _MOTION, _COLUMN = 24, 28, 30, 27


class _Block:
    """Numbers of several parts among those that are kept: number c of part i."""

    def __init__(self, first: int, rows: int, parts: int) -> None:
        self.first, self.lanes = first, -(-parts // WHOLE_VECTORS) * WHOLE_VECTORS
        self.end = first + rows * self.lanes

    def places(self, part: int, count: int, row: int = 0) -> list[int]:
        return [self.first + (row + c) * self.lanes + part for c in range(count)]


def stage_slopes(
    tree: Tree,
    X: Sequence[Transform],
    v: Vector,
    a: Vector,
    arguments: Sequence[ca.SX],
    finish: Callable[[tuple[Entries, Entries]], ca.SX],
) -> Stages | None:
    """What ``finish`` makes of the slopes; None where inertias are not numbers.

    ``arguments`` are those of a program, and accelerations.
    """
    inertias = [pack_inertia(link.inertia) for link in tree.links]
    if not all(isinstance(number, float) for row in inertias for number in row):
        return None
    links = _Block(0, _MOVING, len(tree.links))
    alone = _Block(links.end, _CARRIED, len(tree.links))
    columns = _Block(alone.end, _MOTION + _CARRIED, tree.nv)
    made = _Block(columns.end, _COLUMN, tree.nv)
    kept = ca.SX.sym("kept", made.end)
    moved = moving_links(tree, X, v, a)

    def read(places: Iterable[int]) -> Vector:
        return tuple(as_scalar(kept[place]) for place in places)

    def plain(parts: list[dict[int, Scalar]]) -> Stage:
        return Stage(ca.Function("stage", [*arguments, kept], ca.cse([_column(part) for part in parts])))

    def outward() -> Stage:
        parts = []
        for i, (link, moving) in enumerate(zip(tree.links, moved, strict=True)):
            R, p = moving.pose
            numbers = (*R[0], *R[1], *R[2], *p, *moving.velocity, *moving.acceleration)
            part = dict(zip(links.places(i, _MOVING), numbers, strict=True))
            for k, own in zip(range(link.v.start, link.v.stop), _motions(moving), strict=True):
                part |= zip(columns.places(k, _MOTION), own, strict=True)
            parts.append(part)
        return plain(parts)

    def inward() -> Stage:
        own = [_unpack_carried(read(alone.places(i, _CARRIED))) for i in range(len(tree.links))]
        parts = []
        for link, carried in zip(
            tree.links, tree.inward(own, add_carried, lambda i, part: part), strict=True
        ):
            numbers = _pack_carried(carried)
            for k in range(link.v.start, link.v.stop):
                parts.append(dict(zip(columns.places(k, _CARRIED, _MOTION), numbers, strict=True)))
        return plain(parts)

    def found(k: int, motion: Vector, above: tuple[Vector, Vector]) -> Column:
        """What was kept of a velocity; what is the same number in all states stays that."""
        S, first, turned = motion[:6], motion[6:12], motion[12:18]
        second = add(motion_product(above[1], S), motion_product(above[0], first))
        whole = (*read(columns.places(k, 18)), *read(made.places(k, _COLUMN)))
        known = (*S, *first, *turned, *second)
        picked = [a if isinstance(a, float) else b for a, b in zip(known, whole, strict=False)]
        F, G, T_q, T_v = whole[24:30], whole[30:33], whole[33:39], whole[39:]
        motions = (tuple(picked[c : c + 6]) for c in (0, 6, 18, 12))
        return Column(tuple(motions), F, G, T_q, T_v)  # pyright: ignore[reportArgumentType]

    slopes = combine(
        tree,
        [
            found(k, own, moving.above)
            for link, moving in zip(tree.links, moved, strict=True)
            for k, own in zip(range(link.v.start, link.v.stop), _motions(moving), strict=True)
        ],
    )
    constants = np.zeros((len(inertias[0]), links.lanes))
    constants[:, : len(inertias)] = np.transpose(inertias)
    parts = (
        outward(),
        Stage(_alone(), links.lanes, links.first, alone.first, constants),
        inward(),
        Stage(_of_columns(), columns.lanes, columns.first, made.first),
    )
    return Stages(parts, made.end, ca.Function("finish", [*arguments, kept], [finish(slopes)]))


def _motions(moving: MovingLink) -> list[Vector]:
    """Of every velocity S, ψ̇ and ψ̇ + Ṡ, and the motion above it."""
    both = (*moving.above[0], *moving.above[1])
    every = zip(moving.columns, moving.first, moving.turned, strict=True)
    return [(*S, *first, *turned, *both) for S, first, turned in every]


def _alone() -> ca.Function:
    """From how a link moves, and its inertia, to what describes it alone."""
    given, constants = ca.SX.sym("moving", _MOVING), ca.SX.sym("inertia", 10)
    moving, inertia = _scalars(given), unpack_inertia(_scalars(constants))
    pose = Transform((moving[:3], moving[3:6], moving[6:9]), moving[9:12])
    found = describe(inertia, pose, moving[12:18], moving[18:])
    return _function([given, constants], _pack_carried(found))


def _of_columns() -> ca.Function:
    """From what is known of a velocity to what the slopes take of it."""
    given = ca.SX.sym("column", _MOTION + _CARRIED)
    known = _scalars(given)
    S, first, turned, *above = (known[c : c + 6] for c in range(0, _MOTION, 6))
    found = describe_column(_unpack_carried(known[_MOTION:]), S, first, turned, (above[0], above[1]))
    return _function([given], (*found.motions[2], *found.F, *found.G, *found.T_q, *found.T_v))


def _function(given: list[ca.SX], numbers: Sequence[Scalar]) -> ca.Function:
    return ca.Function("stage", given, ca.cse([ca.densify(ca.vertcat(*map(as_graph, numbers)))]))


def _scalars(vector: ca.SX) -> Vector:
    return tuple(map(as_scalar, ca.vertsplit(vector)))


def _pack_carried(carried: Carried) -> Vector:
    return (
        *pack_inertia(carried.inertia),
        *carried.force,
        *carried.P,
        *(x for row in carried.J for x in row),
    )


def _unpack_carried(kept: Vector) -> Carried:
    J = tuple(kept[c : c + 3] for c in (19, 22, 25))
    return Carried(unpack_inertia(kept[:10]), kept[10:16], kept[16:19], J)


def _column(part: dict[int, Any]) -> ca.SX:
    """A sparse column from its entries by their places."""
    places = sorted(part)
    pattern = ca.Sparsity.triplet(places[-1] + 1, 1, places, [0] * len(places))
    return ca.SX(pattern, ca.vertcat(*(as_graph(part[place]) for place in places)))
