"""A tree of bodies and joints in numbers: its state, its kernels, and its mass matrix in factors."""

from pendula.compiler.intrinsics import call
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Integers, Record, record


@record
class ClosedLoops(Record):
    """What closed loops hold: rows of A v = 0 in the middle of a step, c = 0 and A v = 0 at its end."""

    count: int
    holonomic: int
    # Kernels: A, and (c, A v); how many numbers A has, and where they belong.
    jacobian: int
    constraints: int
    entry_count: int
    entries: Integers
    numbers: Doubles
    # Unit vectors that span the rows of A L⁻¹ D^(-½), ``kept`` of them; c along them; memory for a vector.
    kept: int
    basis: Doubles
    missing: Doubles
    spare: Doubles
    # Steps in a row after which the loops were not closed.
    missed: int


@record
class Articulation(Record):
    """The state of a tree, its kernels, and what they gave in the middle of a step."""

    nq: int
    nv: int
    nz: int
    # Coordinates, velocities and states; the inputs of this step; parameters; when steps began, and their
    # length, s.
    y: Doubles
    u: Doubles
    p: Doubles
    start: float
    length: float
    # Inputs by steps, from the step ``first`` on; no numbers a step where they are constant.
    inputs: Doubles
    inputs_per_step: int
    first: int
    # Kernels: M, f, poses of bodies, their velocities by v, rates of states, powers; 0 where there are none.
    mass_matrix: int
    force: int
    poses: int
    slopes: int
    state_rates: int
    powers: int
    # How many numbers kernels give, where they belong, and memory for them.
    mass_count: int
    mass_places: Integers
    slope_count: int
    slope_places: Integers
    power_count: int
    numbers: Doubles
    # M + ½ h D + ¼ h² K, which becomes its factors LᵀDL; entries of L in every row; constants of dampers D
    # and of springs K.
    matrix: Doubles
    starts: Integers
    columns: Integers
    damping: Doubles
    stiffness: Doubles
    # Velocities of bodies by v, six rows each; the velocities that move a body.
    jacobians: Doubles
    path_starts: Integers
    path: Integers
    # Coordinates that are moved by one velocity; quaternions; free joints: places in q and in v.
    plain_count: int
    plain_q: Integers
    plain_v: Integers
    turn_count: int
    turn_q: Integers
    turn_v: Integers
    free_count: int
    free_q: Integers
    free_v: Integers
    # Velocities before a step's kick, by which coordinates drift, their changes by forces alone and by
    # impulses (of the step before until this one has its own), half-way; the works of the powers.
    before: Doubles
    drifting: Doubles
    change: Doubles
    pushed: Doubles
    middle: Doubles
    rotations: Doubles
    power_works: Doubles
    loops: ClosedLoops


@compiled
def _factor(m: Articulation) -> None:
    """LᵀDL of a matrix with the sparsity of a tree, in its place (Featherstone 2008, table 6.3)."""
    a, n = m.matrix, m.nv
    for i in range(n - 1, -1, -1):
        begin, end, inverse = m.starts[i], m.starts[i + 1], 1.0 / a[i * n + i]
        for x in range(end - 1, begin - 1, -1):
            j = m.columns[x]
            factor = a[i * n + j] * inverse
            for y in range(begin, x + 1):
                k = m.columns[y]
                a[j * n + k] -= factor * a[i * n + k]
            a[i * n + j] = factor


@compiled
def solve_transposed(m: Articulation, x: Doubles) -> None:
    """x ← L⁻ᵀ x."""
    for i in range(m.nv - 1, -1, -1):
        for e in range(m.starts[i], m.starts[i + 1]):
            x[m.columns[e]] -= m.matrix[i * m.nv + m.columns[e]] * x[i]


@compiled
def solve_lower(m: Articulation, x: Doubles) -> None:
    """x ← L⁻¹ x."""
    for i in range(m.nv):
        for e in range(m.starts[i], m.starts[i + 1]):
            x[i] -= m.matrix[i * m.nv + m.columns[e]] * x[m.columns[e]]


@compiled
def set_matrix(m: Articulation, t: float, h: float) -> None:
    """M + ½ h D + ¼ h² K in the middle of a step, factored.

    So dampers act by the mean of the velocities before and after the step, and springs of joints by that of
    the coordinates, which is farther than the middle of the drift by ¼ h Δv: both stay stable at any step.
    """
    call(m.mass_matrix, t, m.y, m.u, m.p, m.numbers)
    for k in range(m.nv * m.nv):
        m.matrix[k] = 0.0
    for k in range(m.mass_count):
        m.matrix[m.mass_places[k]] = m.numbers[k]
    for i in range(m.nv):
        m.matrix[i * m.nv + i] += 0.5 * h * (m.damping[i] + 0.5 * h * m.stiffness[i])
    _factor(m)
