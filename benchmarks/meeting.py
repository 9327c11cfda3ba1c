"""Our methods of high accuracy and heyoka's Taylor series on one system: all sweeps, taken in turn."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from itertools import zip_longest
from math import inf, nan
from typing import Any

import numpy as np

from benchmarks.contests import Contest
from benchmarks.measurement import Effort, quickest, require_agreement
from benchmarks.peers.conversation import Conversation
from benchmarks.sweeps import Trial

SIDE = "benchmarks.peers.heyoka_side"
METHODS: tuple[str, ...] = ("lobatto16", "taylor")  # of ours; the first one carries the targets
TOLERANCES = tuple(10 ** (-i / 2) for i in range(10, 31))
FINEST = 1e-15
# Of the largest entry. Pleiades and the outer solar system differ by 1e-13 to 1e-12; this is enough to see
# that both sides move the same system.
AGREEMENT = 1e-9
ROUNDS = 5


@dataclass(frozen=True)
class Meeting:
    """What both sides take on a contest.

    Args:
        ours: the sweep of each of our methods, without the fixed cost of a call.
        fixed: that cost, s, of each.
        theirs: heyoka's sweep; empty where it was not asked.
        compiling: seconds that heyoka compiled at its finest tolerance; NaN where it was not asked.
        compact: the same in its compact mode.
        version: heyoka's.
    """

    contest: Contest
    ours: dict[str, list[Trial]]
    fixed: dict[str, float]
    theirs: list[Trial]
    compiling: float = nan
    compact: float = nan
    version: str = ""


def meet(contest: Contest, effort: Effort, *, alone: bool = False) -> Meeting:
    """Both sides on one system; ``alone``, our side only, with our own finest run as reference."""
    import pendula as pe

    description = contest.describe()
    model = pe.derive(description)
    values = {**{str(name): value for name, value in description.start.items()}, **contest.start}
    start = np.array([values.get(name, 0.0) for name in (*model.coordinates, *model.velocities)])
    travel = partial(_end, model, contest)
    finest = travel("taylor", FINEST, contest.until)
    if alone:
        return _meeting(contest, effort, travel, finest, None)
    with Conversation(SIDE) as peer:
        version = peer.ask(
            "set",
            system=contest.system,
            data=contest.data(model.parameters),
            start=contest.to_peer(start),
            until=contest.until,
        )
        reference = contest.from_peer(peer.ask("reference"))
        require_agreement(f"References of pendula and heyoka, {contest.name},", finest, reference, AGREEMENT)
        return replace(_meeting(contest, effort, travel, reference, peer), version=version)


def _meeting(
    contest: Contest,
    effort: Effort,
    travel: Callable[[str, float, float], np.ndarray],
    reference: np.ndarray,
    peer: Conversation | None,
) -> Meeting:
    """All tolerances of both sides in several rounds; of each the least time counts."""
    theirs = contest.tolerances if peer is not None else ()
    compact = compiling = nan
    if peer is not None:
        compact = peer.ask("compile", tolerance=min(theirs), compact=True)
        compiling = [peer.ask("compile", tolerance=tolerance, compact=False) for tolerance in theirs][-1]
    our_trials: dict[str, dict[float, Trial]] = {method: {} for method in METHODS}
    their_trials: dict[float, Trial] = {}
    fixed = dict.fromkeys(METHODS, inf)
    for _ in range(ROUNDS):
        for method in METHODS:
            short = partial(travel, method, 1e-9, 1e-9 * contest.until)
            fixed[method] = min(fixed[method], quickest(4 * effort.repetitions, short)[0])
        for ours, their in zip_longest(TOLERANCES, theirs):
            for method in METHODS:
                if ours is not None:
                    done = quickest(effort.repetitions, partial(travel, method, ours, contest.until))
                    _note(our_trials[method], ours, *done, reference)
            if their is not None and peer is not None:
                answer = peer.ask("run", tolerance=their, repetitions=effort.repetitions)
                _note(their_trials, their, answer["seconds"], contest.from_peer(answer["end"]), reference)
    net = {
        method: [Trial(t.tolerance, max(t.seconds - fixed[method], 1e-9), t.error) for t in trials.values()]
        for method, trials in our_trials.items()
    }
    return Meeting(contest, net, fixed, list(their_trials.values()), compiling, compact)


def _note(
    trials: dict[float, Trial], tolerance: float, seconds: float, end: np.ndarray, reference: np.ndarray
) -> None:
    known = trials.get(tolerance)
    least = seconds if known is None else min(seconds, known.seconds)
    trials[tolerance] = Trial(tolerance, least, float(np.abs(end - reference).max()))


def _end(model: Any, contest: Contest, method: str, tolerance: float, until: float) -> np.ndarray:
    """The end state of ours; nothing in between is kept."""
    import pendula as pe

    run = pe.simulate(model, contest.start, until, tolerance=tolerance, integrator=method, times=[until])
    return np.concatenate([run.q[-1], run.v[-1]])
