"""Places in the arrays of Lobatto's collocation: its coefficients, its sizes, its memory."""

from typing import Any

from pendula.numerics.lobatto import DENSE, NODES
from pendula.simulation.methods.layout import NY, OWN, PAIRED

# Places in the coefficients; a matrix has a column for the start of the step and one for each node.
MATRIX = NODES * (NODES + 1)
NODES_AT, START_WEIGHTS, WEIGHTS, END_WEIGHTS = 0, NODES, 2 * NODES, 3 * NODES
ONCE, TWICE, MODES = 4 * NODES, 4 * NODES + MATRIX, 4 * NODES + 2 * MATRIX
EXTRA = MODES + MATRIX
EXTRA_ONCE, EXTRA_TWICE = EXTRA + NODES, EXTRA + NODES + MATRIX
DENSE_MODES = EXTRA_TWICE + MATRIX
POWERS = DENSE_MODES + DENSE * DENSE

# Own sizes: how many inputs there are, where their rows are, and how many rows of rates are turned into
# states; 0 where accelerations depend on positions alone, so that velocities at the nodes need not be known.
INPUT_COUNT, INPUT_ROWS, PLACED = OWN, OWN + 1, OWN + 2

# Places in the memory: the length of the last step, 0 if there is none; iterations of this one; its error
# next to the tolerance; where its last rates are; the step that would have met the aim; then arrays:
# instants, Legendre's polynomials, in rows of eight
#   Legendre's coefficients of the last step and of this one, states at the nodes, rates there twice, and the
#   states that the start alone leads to;
# and by state
#   what rounding left out of y, what it leaves out of the step, weights of accelerations, accelerations at
#   the start and at the end of the step.
LAST_STEP, ITERATIONS, ERROR, LATEST, IDEAL = range(5)
TIMES, LEGENDRE = NODES, 2 * NODES
ROWS = LEGENDRE + MATRIX


def arrays_of(at: Any) -> Any:
    """The arrays in the memory: lost, losing, weights, first, final, modes, fresh, states, rates, bases."""
    from pendula.compiler.loops import inline as inlined

    def arrays(sizes, work):
        ny, m = sizes[NY], sizes[NY] - sizes[PAIRED]
        modes = at(work, ROWS)
        fresh = at(modes, NODES * m)
        states = at(fresh, NODES * m)
        rates = at(states, NODES * ny)
        bases = at(rates, 2 * NODES * ny)
        lost = at(bases, NODES * ny)
        losing = at(lost, ny)
        weights = at(losing, ny)
        first = at(weights, m)
        return lost, losing, weights, first, at(first, m), modes, fresh, states, rates, bases

    return inlined(arrays)


def memory_of(ny: int, nq: int) -> int:
    """How many doubles that takes; whole rows, since inputs follow in rows."""
    m = ny - nq
    return ROWS + NODES * (2 * m + 4 * ny) + -(-(2 * ny + 3 * m) // NODES) * NODES
