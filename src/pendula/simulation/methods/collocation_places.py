"""Places in the arrays of Gauss's collocation: its coefficients, its sizes, its memory."""

from typing import Any

from pendula.numerics.gauss import DENSE, NODES
from pendula.simulation.methods.layout import NQ, NY, OWN

# Places in the coefficients.
SQUARE = NODES * NODES
NODES_AT, WEIGHTS, END_WEIGHTS, ONCE = 0, NODES, 2 * NODES, 3 * NODES
TWICE, MODES = ONCE + SQUARE, ONCE + 2 * SQUARE
EXTRA = MODES + SQUARE
EXTRA_ONCE, EXTRA_TWICE = EXTRA + NODES, EXTRA + NODES + SQUARE
DENSE_MODES = EXTRA_TWICE + SQUARE
POWERS = DENSE_MODES + DENSE * DENSE

# Own sizes: how many inputs there are, where their rows are, and how many rows of rates are turned into
# states; 0 where accelerations depend on positions alone, so that velocities at the nodes need not be known.
INPUT_COUNT, INPUT_ROWS, PLACED = OWN, OWN + 1, OWN + 2

# Places in the memory: the length of the last step, 0 if there is none; iterations of this one; the logarithm
# of its error next to the tolerance; then arrays: instants, Legendre's polynomials, and by state or in rows
# of eight
#   what rounding left out of y, what it leaves out of the step, weights of accelerations, rates at the
#   start and at the end of the step, Legendre's coefficients of the last step and of this one, states at
#   the nodes, and rates there twice.
LAST_STEP, ITERATIONS, ERROR, LATEST = range(4)
TIMES, LEGENDRE = NODES, 2 * NODES
ROWS = LEGENDRE + SQUARE


def padded(count):
    # Rows of eight begin where registers like to read.
    return (count + NODES - 1) // NODES * NODES


def arrays_of(at: Any) -> Any:
    """The arrays in the memory: lost, losing, weights, first, final, modes, fresh, states, rates."""
    from pendula.compiler.loops import inlined

    whole: Any = inlined(padded)

    def arrays(sizes, work):
        ny, m = sizes[NY], sizes[NY] - sizes[NQ]
        lost = at(work, ROWS)
        losing = at(lost, whole(ny))
        weights = at(losing, whole(ny))
        first = at(weights, whole(m))
        final = at(first, whole(ny))
        modes = at(final, whole(ny))
        fresh = at(modes, NODES * m)
        states = at(fresh, NODES * m)
        return lost, losing, weights, first, final, modes, fresh, states, at(states, NODES * ny)

    return inlined(arrays)


def memory_of(ny: int, nq: int) -> int:
    """How many doubles that takes."""
    m = ny - nq
    return ROWS + 4 * padded(ny) + padded(m) + NODES * (2 * m + 3 * ny)
