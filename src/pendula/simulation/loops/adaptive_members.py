"""Members of an ensemble with chosen steps, one after the other on one set of records.

Before each member everything is put back as it was before the first: all bytes of the records and of what
they point at. Steps are taken by the code that single runs take them by, so that bits are the same.
"""

from pendula.compiler.intrinsics import ask, at, invoke, record_at
from pendula.compiler.loops import compiled
from pendula.records import Doubles, Integers, Record, record
from pendula.simulation.loops.control import StepControl
from pendula.simulation.loops.workspace import DONE, EVENT, PAUSED, Workspace

BLOCK_SIZE = 24  # bytes of the record of a block
# What becomes of a member: it has not begun, reached the end, was ended by an event, or needs Python.
WAITING, AT_END, ENDED, ALONE = range(4)


@record
class Block(Record):
    """Some words of memory, and what they held before the first member."""

    now: Integers
    before: Integers
    count: int


block_of = record_at(Block)


@record
class MemberQueue(Record):
    """Members that wait for the records, a row each."""

    # Code of the loop over steps, and of what finds the least sizes of entries.
    take: int
    raise_floors: int
    # The address of the first block, and how many there are.
    blocks: int
    block_count: int
    # Of a member: its states (q, v, z) and as the method works with them, sizes of entries at the start, the
    # size of its lengths, parameters and inputs; so many samples, the first of which is known or is made.
    states: Doubles
    begins: Doubles
    sizes: Doubles
    lengths: Doubles
    parameters: int
    p: Doubles
    inputs: int
    u: Doubles
    sample_count: int
    first_sample: int
    samples: Doubles
    # When each event happened first, NaN where it did not.
    first: Doubles
    # The length of a first step.
    first_step: float
    # Which members there are, the next one and the last of this call, and whether one is under way.
    order: Integers
    next: int
    last: int
    under_way: int
    status: Integers


@compiled
def _copy(source: Doubles, target: Doubles, count: int) -> None:
    for i in range(count):
        target[i] = source[i]


@compiled
def begin_member(w: Workspace, c: StepControl, m: MemberQueue) -> None:
    """The records as before the first member, with the start of the next one."""
    for k in range(m.block_count):
        block = block_of(m.blocks + BLOCK_SIZE * k)
        for i in range(block.count):
            block.now[i] = block.before[i]
    member, size = m.order[m.next], w.size
    _copy(at(m.states, member * size), w.state, size)
    _copy(at(m.begins, member * size), w.y, size)
    _copy(at(m.sizes, member * size), c.size, size)
    _copy(at(m.p, member * m.parameters), w.p, m.parameters)
    _copy(at(m.u, member * m.inputs), w.u, m.inputs)
    if c.floors.lengths >= 0:
        c.floors.arm = m.lengths[member]
    w.samples = at(m.samples, (member * m.sample_count + m.first_sample) * size)
    c.step = m.first_step
    invoke(m.raise_floors, (w, c))
    m.under_way = 1


@compiled
def _end(w: Workspace, m: MemberQueue, reason: int) -> None:
    """What becomes of the member under way, and the first occurrences of its events; the next one follows."""
    member, status = m.order[m.next], ALONE
    if reason == DONE and w.time >= w.until:
        status = AT_END
    if reason == EVENT:
        status = ENDED  # no event here changes a motion
    row = at(m.first, member * w.event_count)
    for k in range(w.found):
        # Written so that a NaN is later than any time.
        if not (row[w.found_event[k]] <= w.found_time[k]):
            row[w.found_event[k]] = w.found_time[k]
    m.status[member], m.under_way = status, 0
    m.next += 1


@compiled
def move_queue(w: Workspace, c: StepControl, m: MemberQueue) -> int:
    """Members up to the last of this call; comes back where one pauses, too."""
    while m.next < m.last:
        if m.under_way == 0:
            begin_member(w, c, m)
        reason = ask(m.take, (w, c))
        if reason == PAUSED:
            return PAUSED
        _end(w, m, reason)
    return DONE
