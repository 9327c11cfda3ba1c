"""The saddle system of bodies and joints, M a − Aᵀλ = f and A a = γ, as a loop over data.

Bodies are eliminated first, each by the inverse of its own constant block of M; what is left, S = A M⁻¹ Aᵀ,
couples joints that share a body and is eliminated by fronts (``fronts.py``). S is never negative, so that any
order of joints is stable; pivots that vanish belong to rows that depend on others and are damped.
"""

import numpy as np

from pendula.compiler.fronts import (
    PANEL,
    VECTOR,
    FrontTables,
    add_children,
    clear_front,
    eliminate_front,
    solve_fronts,
)
from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.dynamics.saddle import BLOCK, SaddleData
from pendula.numerics.fronts import Fronts
from pendula.records import Doubles, Integers, Record, record

# A solution is corrected until its rows are kept to this much of what they began with, or no longer gain.
# Of a pivot d that is damped, d / (d² + (δ d₀)²), a correction leaves 1 / (1 + (d / δ d₀)²) of what is
# missing: rows whose pivot is less than 1.7 δ d₀ count as dependent on others.
_ACCURACY, _GAIN, _MOST = 1e-15, 0.25, 16
_SIDE = 6  # numbers in a row of one of its bodies


@record
class SaddleTables(Record):
    """Bodies, joints and entries of S as arrays, and where numbers lie in the workspace.

    Attributes:
        inverse: M⁻¹ of every body.
        body: of both sides of every joint, child and parent; −1 for the world.
        rows: how many a joint has; ``first`` is how many there are before.
        position: of a joint's rows in the order of elimination.
        entry: from ``first_entry[k]`` on those of front k: two sides and a place in the front.
    """

    damping: float
    bodies: int
    joints: int
    inverse: Doubles
    body: Integers
    rows: Integers
    first: Integers
    position: Integers
    first_entry: Integers
    entry: Integers
    motions: int
    blocks: int
    weighted: int
    missing: int
    fronts: FrontTables


@compiled
def solve_saddle(tables: SaddleTables, work: Doubles) -> None:
    """Accelerations of all bodies and multipliers of all rows, from rows, γ and forces in the workspace."""
    start_solution(tables, work)
    factorise(tables, work)
    scale = last = find_missing(tables, work)
    for _ in range(_MOST):
        if last == 0.0:
            break
        solve_fronts(tables.fronts, at(work, tables.missing), work)
        add_reactions(tables, work)
        found = find_missing(tables, work)
        if found <= _ACCURACY * scale or not found < _GAIN * last:
            break
        last = found


@compiled
def start_solution(tables: SaddleTables, work: Doubles) -> None:
    """a = M⁻¹ f and λ = 0; rows times M⁻¹."""
    force = at(work, tables.missing)
    for i in range(tables.bodies):
        a = at(work, tables.motions + 6 * i)
        for c in range(6):
            force[c] = a[c]
        multiply(force, at(tables.inverse, 36 * i), a)
    for joint in range(tables.joints):
        count, first = tables.rows[joint], tables.first[joint]
        block = at(work, tables.blocks + BLOCK * first)
        for i in range(count):
            block[(BLOCK - 1) * count + i] = 0.0
        for side in range(2):
            body = tables.body[2 * joint + side]
            if body >= 0:
                for i in range(count):
                    row = _SIDE * (side * count + i)
                    weighted = at(work, tables.weighted + 2 * _SIDE * first + row)
                    multiply(at(block, row), at(tables.inverse, 36 * body), weighted)


@compiled
def multiply(row: Doubles, matrix: Doubles, out: Doubles) -> None:
    """A row times a symmetric matrix, six by six."""
    for j in range(6):
        total = 0.0
        for k in range(6):
            total += row[k] * matrix[6 * j + k]
        out[j] = total


@compiled
def factorise(tables: SaddleTables, work: Doubles) -> None:
    """Assemble S front by front, and eliminate."""
    fronts = tables.fronts
    for k in range(fronts.count):
        clear_front(fronts, k, work)
        for number in range(tables.first_entry[k], tables.first_entry[k + 1]):
            entry = at(tables.entry, 3 * number)
            add_entry(tables, entry[0], entry[1], at(work, fronts.front + entry[2]), fronts.stride[k], work)
        front, reciprocal = at(work, fronts.front), at(work, fronts.reciprocal + fronts.row[fronts.start[k]])
        for i in range(fronts.pivots[k]):
            reciprocal[i] = front[i * (fronts.stride[k] + 1)]
        add_children(fronts, k, work)
        eliminate_front(fronts, k, tables.damping, work)


@compiled
def add_entry(tables: SaddleTables, one: int, other: int, place: Doubles, stride: int, work: Doubles) -> None:
    """A_i M⁻¹ A_jᵀ of two sides on the same body."""
    i, j = one // 2, other // 2
    height, width = tables.rows[i], tables.rows[j]
    weighted = at(work, tables.weighted + 2 * _SIDE * tables.first[i] + one % 2 * _SIDE * height)
    rows = at(work, tables.blocks + BLOCK * tables.first[j] + other % 2 * _SIDE * width)
    for column in range(width):
        for row in range(height):
            total = 0.0
            for c in range(_SIDE):
                total += weighted[_SIDE * row + c] * rows[_SIDE * column + c]
            place[column * stride + row] += total


@compiled
def find_missing(tables: SaddleTables, work: Doubles) -> float:
    """γ − A a in the order of elimination, and the largest of it."""
    largest = 0.0
    for joint in range(tables.joints):
        count, block = tables.rows[joint], at(work, tables.blocks + BLOCK * tables.first[joint])
        missing = at(work, tables.missing + tables.position[joint])
        for i in range(count):
            total = block[2 * _SIDE * count + i]
            for side in range(2):
                body = tables.body[2 * joint + side]
                if body >= 0:
                    a, row = at(work, tables.motions + 6 * body), at(block, _SIDE * (side * count + i))
                    for c in range(_SIDE):
                        total -= row[c] * a[c]
            missing[i] = total
            largest = max(largest, abs(total))
    return largest


@compiled
def add_reactions(tables: SaddleTables, work: Doubles) -> None:
    """λ += δ and a += M⁻¹ Aᵀ δ, for δ in the order of elimination."""
    for joint in range(tables.joints):
        count, first = tables.rows[joint], tables.first[joint]
        multipliers = at(work, tables.blocks + BLOCK * first + (BLOCK - 1) * count)
        added = at(work, tables.missing + tables.position[joint])
        for i in range(count):
            multipliers[i] += added[i]
        for side in range(2):
            body = tables.body[2 * joint + side]
            if body >= 0:
                a = at(work, tables.motions + 6 * body)
                weighted = at(work, tables.weighted + _SIDE * (2 * first + side * count))
                for i in range(count):
                    for c in range(_SIDE):
                        a[c] += weighted[_SIDE * i + c] * added[i]


def make_saddle_tables(data: SaddleData, first: int) -> tuple[SaddleTables, int]:
    """The tables of a system, and where its numbers end in a workspace in which they begin at ``first``."""
    fronts, first = _front_tables(data.fronts, first)
    total = int(data.rows.sum())
    strides = _strides(data.fronts)
    front, row, column = data.fronts.place(data.entries[:, 0] // 2, data.entries[:, 1] // 2)
    order = np.argsort(front, kind="stable")
    places = column * strides[front] + row
    entries = np.column_stack([data.entries, places])[order].astype(np.int64)
    first_entry = np.searchsorted(front[order], np.arange(len(strides) + 1)).astype(np.int64)
    tables = SaddleTables(
        damping=data.damping, bodies=len(data.inverse), joints=len(data.rows), motions=data.motions,
        blocks=data.blocks, weighted=first, missing=first + 2 * _SIDE * total,
    )  # fmt: skip
    tables.point(
        inverse=data.inverse, body=data.bodies, rows=data.rows, first=np.cumsum(data.rows) - data.rows,
        position=data.fronts.position, first_entry=first_entry, entry=entries, fronts=fronts,
    )  # fmt: skip
    return tables, first + (2 * _SIDE + 1) * total + _SIDE


def _strides(fronts: Fronts) -> np.ndarray:
    return -(-fronts.sizes // VECTOR) * VECTOR


def _front_tables(fronts: Fronts, first: int) -> tuple[FrontTables, int]:
    """The same for the fronts alone."""
    strides, (waiting, stack) = _strides(fronts), fronts.stack
    lengths = strides * fronts.pivots
    child = np.argsort(fronts.parent, kind="stable")
    outside = int((fronts.parent < 0).sum())
    first_child = np.searchsorted(fronts.parent[child[outside:]], np.arange(len(strides) + 1))
    made = FrontTables(count=len(strides))
    longest = int(strides.max())
    sizes = {
        "kept": int(lengths.sum()), "reciprocal": int(fronts.pivots.sum()), "stack": stack,
        "front": longest * (longest + PANEL), "panel": PANEL * longest + VECTOR, "factors": PANEL**2,
        "gathered": longest,
    }  # fmt: skip
    for name, size in sizes.items():
        setattr(made, name, first)
        first += -(-size // VECTOR) * VECTOR
    arrays = {
        "start": fronts.start, "row": fronts.rows, "relative": fronts.relative, "pivots": fronts.pivots,
        "first_child": first_child, "child": child[outside:], "stride": strides,
        "columns": np.cumsum(lengths) - lengths, "waiting": waiting,
    }  # fmt: skip
    made.point(**{name: np.ascontiguousarray(array, np.int64) for name, array in arrays.items()})
    return made, first
