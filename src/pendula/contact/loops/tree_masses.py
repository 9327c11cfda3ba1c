"""A tree of bodies and joints in numbers: its state, its kernels, and its mass matrix in factors."""

from pendula.compiler.intrinsics import TILE, add_scaled_tile, at, call, scale_tile
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
    # Unit vectors that span the rows of A L⁻¹, ``kept`` of them; c along them; memory for a vector.
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
    # M + ½ h D + ¼ h² K, which becomes its factor L with M = LᵀL: row by row, of each the columns of its
    # ancestors in the tree, so many and in ascending order, and the diagonal after them, in whole tiles; 1
    # over the diagonal. Constants of dampers D and of springs K.
    lower: Doubles
    lower_count: int
    starts: Integers
    depths: Integers
    columns: Integers
    inverses: Doubles
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
    # Of a step with an impact: changes by forces before it and after it, memory for a vector and coordinates.
    early: Doubles
    late: Doubles
    turned: Doubles
    kept: Doubles
    rotations: Doubles
    power_works: Doubles
    loops: ClosedLoops


@compiled
def _factor(m: Articulation) -> None:
    """LᵀL of a matrix with the sparsity of a tree, in its place (Featherstone 2008, §6.3).

    The ancestors of an ancestor are the first ones of a row, so that rows are subtracted from the front; what
    a last tile holds behind its diagonal is never used.
    """
    for i in range(m.nv - 1, -1, -1):
        a, columns, depth = at(m.lower, m.starts[i]), at(m.columns, m.starts[i]), m.depths[i]
        inverse = 1.0 / a[depth]
        for k in range(0, depth, TILE):
            for x in range(k, depth):
                add_scaled_tile(at(m.lower, m.starts[columns[x]] + k), -inverse * a[x], at(a, k))
        m.inverses[i] = inverse**0.5
        for k in range(0, depth + 1, TILE):
            scale_tile(at(a, k), m.inverses[i])


@compiled
def multiply_lower(m: Articulation, x: Doubles, out: Doubles) -> None:
    """L x."""
    for i in range(m.nv):
        a, columns, depth = at(m.lower, m.starts[i]), at(m.columns, m.starts[i]), m.depths[i]
        out[i] = a[depth] * x[i]
        for e in range(depth):
            out[i] += a[e] * x[columns[e]]


@compiled
def solve_transposed(m: Articulation, x: Doubles) -> None:
    """x ← L⁻ᵀ x."""
    for i in range(m.nv - 1, -1, -1):
        a, columns = at(m.lower, m.starts[i]), at(m.columns, m.starts[i])
        x[i] *= m.inverses[i]
        for e in range(m.depths[i]):
            x[columns[e]] -= a[e] * x[i]


@compiled
def solve_lower(m: Articulation, x: Doubles) -> None:
    """x ← L⁻¹ x."""
    for i in range(m.nv):
        a, columns = at(m.lower, m.starts[i]), at(m.columns, m.starts[i])
        for e in range(m.depths[i]):
            x[i] -= a[e] * x[columns[e]]
        x[i] *= m.inverses[i]


@compiled
def _set_masses(m: Articulation, t: float) -> None:
    call(m.mass_matrix, t, m.y, m.u, m.p, m.numbers)
    for k in range(m.lower_count):
        m.lower[k] = 0.0
    for k in range(m.mass_count):
        m.lower[m.mass_places[k]] = m.numbers[k]


@compiled
def multiply_mass(m: Articulation, t: float, x: Doubles, out: Doubles) -> None:
    """M x, with M in place of its factor."""
    _set_masses(m, t)
    for i in range(m.nv):
        a, columns, depth = at(m.lower, m.starts[i]), at(m.columns, m.starts[i]), m.depths[i]
        out[i] = a[depth] * x[i]
        for e in range(depth):
            out[i] += a[e] * x[columns[e]]
            out[columns[e]] += a[e] * x[i]


@compiled
def set_matrix(m: Articulation, t: float, h: float) -> None:
    """M + ½ h D + ¼ h² K in the middle of a step, factored.

    So dampers act by the mean of the velocities before and after the step, and springs of joints by that of
    the coordinates, which is farther than the middle of the drift by ¼ h Δv: both stay stable at any step.
    """
    _set_masses(m, t)
    for i in range(m.nv):
        m.lower[m.starts[i] + m.depths[i]] += 0.5 * h * (m.damping[i] + 0.5 * h * m.stiffness[i])
    _factor(m)
