"""Kernels for several states at once, one SIMD lane each.

A block holds element i of lane l at [i·W + l]. ``evaluate_blocks`` is the loop that gathers states into
blocks, calls the lane kernel and scatters its results; the last block is padded with the last state.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from pendula.compiler.entry import Entry
from pendula.compiler.intrinsics import TILE, at, call_with, transpose_tile
from pendula.compiler.loops import compiled, native
from pendula.compiler.machine import Library, processor
from pendula.compiler.store import load_or_make
from pendula.records import Doubles, Integers, Record, address_of, record

if TYPE_CHECKING:
    from pendula.dynamics.program import Program

# The numbers of the arguments that lanes may share.
TIME, INPUTS, PARAMETERS = 0, 2, 3
_LINE = 64  # bytes that vector registers like to read together
_SHARED = -1  # instead of a stride: one value for all lanes, read where it lies


@cache
def lane_width() -> int:
    """How many doubles a vector register of this processor holds."""
    features = processor()[1].split(",")
    return 8 if "+avx512f" in features else 4 if "+avx" in features else 2


@dataclass(frozen=True, eq=False)
class LaneKernel:
    """A kernel for ``width`` states at once; lanes have the arguments numbered in ``shared`` in common.

    Of every argument it reads no more than the first ``reads``, or whatever there is.
    """

    name: str
    size: int
    width: int
    shared: frozenset[int]
    _entry: Entry = field(repr=False)
    reads: tuple[int, ...] | None = None
    _plans: dict[tuple[tuple[int, int], ...], "_Plan"] = field(default_factory=dict, repr=False)

    @property
    def address(self) -> int:
        """Of its record (``entry.py``), for the thread that asks."""
        return self._entry.address

    def __call__(self, *arguments: np.ndarray, count: int) -> np.ndarray:
        """Evaluate at ``count`` states; arguments are 2-D, or 1-D and the same for all."""
        shapes = tuple([(a.shape[-1], a.ndim) for a in arguments])
        plan = self._plans.get(shapes)
        if plan is None:
            plan = self._plans[shapes] = self._plan(shapes)
        out, work = np.empty((count, self.size)), np.empty(plan.work)
        # Fields by their places: naming them takes longer than a few hundred states do.
        batch = _Batch(
            self.address, self.width, count, self.size, plan.lengths_at, plan.strides_at,
            *map(address_of, arguments), address_of(out), -(-address_of(work) // _LINE) * _LINE,
        )  # fmt: skip
        native(evaluate_blocks)(batch.address)
        return out

    def _plan(self, shapes: tuple[tuple[int, int], ...]) -> "_Plan":
        """For arguments by their last sizes and numbers of dimensions."""
        lengths = [size for size, _ in shapes]
        if self.reads is not None:
            lengths = [min(pair) for pair in zip(lengths, self.reads, strict=True)]
        strides = [size if dimensions == 2 else 0 for size, dimensions in shapes]
        strides = [_SHARED if i in self.shared else s for i, s in enumerate(strides)]
        work = self.width * (sum(lengths) + self.size) + _LINE // 8
        return _Plan(np.array(lengths), np.array(strides), work)


@dataclass(frozen=True, eq=False)
class _Plan:
    """How a block of states is gathered: what is read of every argument, how far apart, in how much room."""

    lengths: np.ndarray
    strides: np.ndarray
    work: int
    lengths_at: int = field(init=False)
    strides_at: int = field(init=False)

    def __post_init__(self) -> None:
        for name in ("lengths", "strides"):
            object.__setattr__(self, f"{name}_at", address_of(getattr(self, name)))


def compile_lanes(
    key: str,
    name: str,
    size: int,
    program: "Callable[[], Program]",
    shared: frozenset[int],
    width: int | None = None,
) -> LaneKernel:
    """The lane kernel under a key: from the cache, or traced, compiled and kept.

    Its width is the processor's unless another is asked for, which LLVM then makes of several registers.
    """
    width = width or lane_width()

    def make() -> bytes:
        from pendula.compiler.assembly import assemble_lanes

        return assemble_lanes(program(), size, width, shared)

    library = Library(load_or_make(f"lanes {width} {sorted(shared)}\0{name}\0{key}", make))
    entry = Entry(library.address("lanes"), library.number("scratch"), library)
    reads = tuple(library.number(f"reads_{letter}") for letter in "tyupx")
    return LaneKernel(name, size, width, shared, entry, reads)


@record
class _Batch(Record):
    """States to evaluate: strides between them, 0 where all share one, ``_SHARED`` where lanes do too."""

    kernel: int
    width: int
    count: int
    size: int
    lengths: Integers
    strides: Integers
    t: Doubles
    y: Doubles
    u: Doubles
    p: Doubles
    x: Doubles
    out: Doubles
    work: Doubles


@compiled
def _transpose_part(
    source: Doubles, rows: int, columns: int, rows_apart: int, target: Doubles, columns_apart: int,
    i: int, j: int,
) -> None:  # fmt: skip
    """A tile; the last ones reach back over what is done already, instead of beyond the end."""
    row, column = min(TILE * i, rows - TILE), min(TILE * j, columns - TILE)
    there = at(target, column * columns_apart + row)
    transpose_tile(at(source, row * rows_apart + column), rows_apart, there, columns_apart)


@compiled
def transpose(
    source: Doubles, rows: int, columns: int, rows_apart: int, target: Doubles, columns_apart: int
) -> None:
    """Columns of a matrix become rows; its own are ``rows_apart``, the others ``columns_apart``."""
    if rows < TILE or columns < TILE:
        for i in range(rows):
            for j in range(columns):
                target[j * columns_apart + i] = source[i * rows_apart + j]
        return
    # The longer side is gone along once: what was written is still in the nearest cache with its other half.
    down, across = (rows + TILE - 1) // TILE, (columns + TILE - 1) // TILE
    if rows >= columns:
        for i in range(down):
            for j in range(across):
                _transpose_part(source, rows, columns, rows_apart, target, columns_apart, i, j)
    else:
        for j in range(across):
            for i in range(down):
                _transpose_part(source, rows, columns, rows_apart, target, columns_apart, i, j)


@compiled
def _gather(batch: _Batch, argument: int, source: Doubles, first: int, block: Doubles) -> Doubles:
    """Where the lanes of a block of states, from the first on, find an argument."""
    stride, length, width = batch.strides[argument], batch.lengths[argument], batch.width
    if stride < 0:
        return source
    if stride == 0 and first > 0:
        return block
    if first + width <= batch.count:
        transpose(at(source, first * stride), width, length, stride, block, width)
    else:
        for lane in range(width):
            state = at(source, min(first + lane, batch.count - 1) * stride)
            for i in range(length):
                block[i * width + lane] = state[i]
    return block


@compiled
def evaluate_blocks(batch: _Batch) -> None:
    """The kernel at all states, a block of lanes after the other."""
    width, count, size, lengths, out = batch.width, batch.count, batch.size, batch.lengths, batch.out
    space_y = at(batch.work, width * lengths[0])
    space_u = at(space_y, width * lengths[1])
    space_p = at(space_u, width * lengths[2])
    space_x = at(space_p, width * lengths[3])
    result = at(space_x, width * lengths[4])
    first = 0
    while first < count:
        t = _gather(batch, 0, batch.t, first, batch.work)
        y = _gather(batch, 1, batch.y, first, space_y)
        u = _gather(batch, 2, batch.u, first, space_u)
        p = _gather(batch, 3, batch.p, first, space_p)
        x = _gather(batch, 4, batch.x, first, space_x)
        call_with(batch.kernel, t, y, u, p, x, result)
        transpose(result, size, min(width, count - first), width, at(out, first * size), size)
        first += width
