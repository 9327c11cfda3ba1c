"""The record that one step of a fixed-step method reads and writes."""

from pendula.records import Doubles, Record, record

# How a step begins: it follows the last one, nothing is remembered yet, or an input has just jumped.
FOLLOWING, FIRST, JUMPED = range(3)


@record
class Step(Record):
    """One step from y at t to y at t + h. In SIMD lanes every entry is a row of several."""

    # Coordinates, velocities, states beyond them (works of a ledger too), all entries, works among them.
    nq: int
    nv: int
    nz: int
    size: int
    works: int
    # Kernels by the addresses of their entries, 0 where they are not needed: the rate; q̇ = N(q) v where
    # velocities are not the rates of coordinates; ż alone, for works integrated apart from the motion.
    rate: int
    qdot: int
    state_rates: int
    # How it begins, when, and how long it is.
    begin: int
    t: float
    h: float
    # The state; inputs at the method's nodes, so far apart; parameters; the method's coefficients and memory.
    y: Doubles
    u: Doubles
    per_node: int
    p: Doubles
    stages: int
    coefficients: Doubles
    memory: Doubles
    # The address of a record of the method's own, 0 without one.
    own: int
