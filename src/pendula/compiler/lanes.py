"""Kernels for several states at once, one SIMD lane each.

A block holds element i of lane l at [i·W + l]. ``evaluate_blocks`` is the loop that gathers states into
blocks, calls the lane kernel and scatters its results; the last block is padded with the last state.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.compiler.entry import Entry
from pendula.compiler.kernel import address_of, compile_loop
from pendula.compiler.machine import Library, processor
from pendula.compiler.store import load_or_make

if TYPE_CHECKING:
    from pendula.dynamics.program import Program

# The numbers of the arguments that lanes may share.
TIME, INPUTS, PARAMETERS = 0, 2, 3
_SHARED = -1  # instead of a stride: one value for all lanes, read where it lies


@cache
def lane_width() -> int:
    """How many doubles a vector register of this processor holds."""
    features = processor()[1].split(",")
    return 8 if "+avx512f" in features else 4 if "+avx" in features else 2


@dataclass(frozen=True, eq=False)
class LaneKernel:
    """A kernel for ``width`` states at once; lanes have the arguments numbered in ``shared`` in common."""

    name: str
    size: int
    width: int
    shared: frozenset[int]
    _entry: Entry = field(repr=False)

    @property
    def address(self) -> int:
        """Of its record (``entry.py``), for the thread that asks."""
        return self._entry.address

    def __call__(self, *arguments: np.ndarray, count: int) -> np.ndarray:
        """Evaluate at ``count`` states; arguments are 2-D, or 1-D and the same for all."""
        out = np.empty((count, self.size))
        lengths = [a.shape[-1] for a in arguments]
        sizes = np.array([self.width, count, *lengths, self.size], dtype=np.int64)
        strides = [a.shape[-1] if a.ndim == 2 else 0 for a in arguments]
        strides = np.array(
            [_SHARED if i in self.shared else s for i, s in enumerate(strides)], dtype=np.int64
        )
        work = np.empty(self.width * (sum(lengths) + self.size) + 8)
        pointers = map(address_of, (sizes, strides, *arguments, out, work))
        _block_loop()(self.address, *pointers)
        return out


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
    return LaneKernel(name, size, width, shared, entry)


@cache
def _block_loop() -> Callable[..., None]:
    return compile_loop("in blocks", None, "i8 i8* i8* f8* f8* f8* f8* f8* f8* f8*", _make_block_loop)


def _make_block_loop() -> Any:
    from pendula.compiler.loops import call_kernel, inline, offset

    call, at = call_kernel(), offset()

    def gather(source, stride, length, first, width, count, block):
        if stride < 0:
            return source
        if stride == 0 and first > 0:
            return block
        if first + width <= count:
            states = at(source, first * stride)
            for i in range(length):
                for lane in range(width):
                    block[i * width + lane] = states[lane * stride + i]
        else:
            for lane in range(width):
                state = at(source, min(first + lane, count - 1) * stride)
                for i in range(length):
                    block[i * width + lane] = state[i]
        return block

    gathered: Any = inline(gather)

    def evaluate_blocks(kernel, sizes, strides, t, y, u, p, x, out, work):
        width, count, size = sizes[0], sizes[1], sizes[7]
        space_y = at(work, width * sizes[2])
        space_u = at(space_y, width * sizes[3])
        space_p = at(space_u, width * sizes[4])
        space_x = at(space_p, width * sizes[5])
        result = at(space_x, width * sizes[6])
        first = 0
        while first < count:
            block_t = gathered(t, strides[0], sizes[2], first, width, count, work)
            block_y = gathered(y, strides[1], sizes[3], first, width, count, space_y)
            block_u = gathered(u, strides[2], sizes[4], first, width, count, space_u)
            block_p = gathered(p, strides[3], sizes[5], first, width, count, space_p)
            block_x = gathered(x, strides[4], sizes[6], first, width, count, space_x)
            call(kernel, block_t, block_y, block_u, block_p, block_x, result)
            for lane in range(min(width, count - first)):
                for i in range(size):
                    out[(first + lane) * size + i] = result[i * width + lane]
            first += width

    return evaluate_blocks
