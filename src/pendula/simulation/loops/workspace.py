"""The record that both loops share with Python, and why a loop comes back to it."""

from pendula.records import Doubles, Integers, Record, record
from pendula.simulation.loops.restoration import Restoration

# Why a loop came back: the next stop is reached, there is no room for samples or events, time for a look
# outside, no step moves the time or keeps the state finite, an event stops or changes the motion, an event
# has no value, or steps of a constrained motion have become much shorter than usual.
DONE, FULL, PAUSED, STUCK, EVENT, FAULT, SHORT = range(7)

# What ``fresh`` says: the motion goes on, begins anew, or goes on after inputs have jumped.
GOES_ON, ANEW, INPUTS_JUMPED = range(3)

# What ``stops`` says of an event: it is only noted, changes the motion, or ends the run.
NOTED, CHANGES, ENDS = range(3)


@record
class Workspace(Record):
    """One run under way, or one in every SIMD lane."""

    # Kernels by the addresses of their entries, 0 where there is none: the rate, the values of all events,
    # the inputs that depend on time.
    rate: int
    events: int
    inputs: int
    # The method's own record, and the code that turns its state into (q, v, z), 0 where they are the same.
    own: int
    convert: int
    # Entries of a state, coordinates whose rates are the velocities behind them, inputs, events.
    size: int
    paired: int
    input_count: int
    event_count: int
    # State and arguments; the state at the end of the step under way; room for two more states.
    y: Doubles
    u: Doubles
    p: Doubles
    new: Doubles
    state: Doubles
    # What brings a state back to its constraints and to unit length, if anything does.
    restores: int
    restoration: Restoration
    # The clock: now, the end of the step under way and its length, the next stop, the end of the run.
    time: float
    reached: float
    h: float
    stop: float
    until: float
    # The polynomial of a step in θ = (t − t₀)/h, a row a power, of this degree.
    degree: int
    polynomial: Doubles
    # Samples: requested times, or times at which steps ended; how many there are, and how many there may be.
    requested: int
    sample_times: Doubles
    samples: Doubles
    saved: int
    room: int
    # Events: the code of the search for them, and the time between places at which events of time are looked
    # at, 0 where there are none; the sign of the direction in which each counts (0: both), what each does,
    # whether it has just happened; values at four places of a step; occurrences with number, time and state;
    # which one stopped the motion, or when one had no value.
    scan: int
    moment: float
    direction: Integers
    stops: Integers
    happened: Integers
    values: Doubles
    found: int
    found_room: int
    found_event: Integers
    found_time: Doubles
    found_state: Doubles
    stopped_by: int
    fault_time: float
    # Steps taken, rates evaluated; steps until the next look outside; how the motion begins.
    steps: int
    evaluations: int
    patience: int
    fresh: int
