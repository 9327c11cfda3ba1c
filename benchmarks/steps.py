"""One step of RK4 against C, and one call of ``simulate`` beyond its steps."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks import hand_written_c
from benchmarks.double_pendulum import PARAMETERS, START, march, model
from benchmarks.measurement import Effort, interleaved, require_agreement
from benchmarks.rows import Row, against, unmeasured, within

STEP = 1e-4  # s; a million of them are 100 s
# Rounding differs in every step and adds up: 3e-13 after a million steps.
AGREEMENT = 1e-9
CLAIM, PEER, TARGET, UNIT = "RK4 step, double pendulum", "hand-written C", 0.95, "ns/step"
LONGEST_CALL = 0.2  # ms


def step_rows(effort: Effort) -> Iterator[Row]:
    """RK4 against C, then the fixed cost of a call."""
    missing = hand_written_c.compiler_missing()
    yield unmeasured(CLAIM, PEER, TARGET, UNIT, missing) if missing else _against_c(effort)
    yield _one_call(effort)


def _against_c(effort: Effort) -> Row:
    prepared, until = model(), effort.steps * STEP
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        peers = hand_written_c.marches(Path(folder), PARAMETERS)
        ours = partial(march, prepared, until, effort.steps)
        theirs = [partial(peer, START, STEP, effort.steps) for peer in peers.values()]
        end = ours()
        for name, peer in zip(peers, theirs, strict=True):
            require_agreement(f"End states of pendula and C (sines {name})", end, peer(), AGREEMENT)
        timings = [timing.per(effort.steps) for timing in interleaved(effort.repetitions, ours, *theirs)]
    quickest = min(range(len(peers)), key=lambda i: timings[1 + i].median)
    flags = " ".join(flag for flag in hand_written_c.COMMAND if flag not in ("-shared", "-fPIC"))
    note = (
        f"{effort.steps:,} steps in one call of simulate(), only the end is kept; {flags}, "
        f"sines {list(peers)[quickest]}, the quicker of two ways"
    )
    return against(CLAIM, timings[0], (PEER, timings[1 + quickest]), TARGET, UNIT, note)


def _one_call(effort: Effort) -> Row:
    prepared = model()
    call = partial(march, prepared, STEP, 1)
    call()
    (timing,) = interleaved(20 * effort.repetitions, call)
    return within("one simulate() call with one step", timing, LONGEST_CALL, "ms", note="on a model in use")
