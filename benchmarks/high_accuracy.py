"""High accuracy against heyoka's: time to an achieved error, time to compile, and both for longer chains."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import nan
from time import perf_counter

from benchmarks.contests import chain, contests
from benchmarks.measurement import Effort, Timing, empty_cache, in_new_process
from benchmarks.meeting import METHODS, Meeting, meet
from benchmarks.peers import conversation
from benchmarks.rows import Row, against, unmeasured, unreached
from benchmarks.sweeps import seconds_at, useful

ERRORS = (1e-9, 1e-12)  # largest error of any coordinate or velocity at the end
PEER, MODULE = "heyoka", "heyoka"
COMPILED_LINKS, COMPILE_TARGET = 8, 5.0
COMPARED_LINKS = 8  # heyoka's compile time grows sixfold with each doubling
GROWTH_ANGLE, GROWTH_ERROR = 0.1, 1e-9
GROWING = "taylor"  # whose kernel grows least with the number of links


@dataclass(frozen=True)
class Links:
    """What a chain of n links takes: to compile, and for a simulated second; NaN where not measured."""

    n: int
    compile: float
    second: float
    peer_compile: float = nan
    peer_second: float = nan


def meetings(effort: Effort) -> dict[str, Meeting]:
    """Every system that the rows and the growth need, by name; without heyoka those of the growth, alone."""
    missing = conversation.missing(MODULE)
    found = {} if missing else {c.name: meet(c, effort) for c in contests()[: effort.contests]}
    for n in effort.series:
        contest = chain(n, GROWTH_ANGLE)
        if contest.name not in found:
            found[contest.name] = meet(contest, effort, alone=bool(missing) or n > COMPARED_LINKS)
    return found


def high_accuracy_rows(met: Mapping[str, Meeting], effort: Effort) -> Iterator[Row]:
    """Every contest at both errors, and compiling; the first of our methods is held to the target."""
    missing = conversation.missing(MODULE)
    for contest in contests()[: effort.contests]:
        for error in ERRORS:
            for method in METHODS:
                claim = f"{contest.name}, to {error:g}, {method}"
                target = contest.target if method == METHODS[0] else None
                if missing:
                    yield unmeasured(claim, PEER, target, "ms", missing)
                else:
                    yield _row(claim, error, met[contest.name], method, target)
    compiled = chain(COMPILED_LINKS, GROWTH_ANGLE).name
    if compiled in met:
        yield from _compiling(met[compiled], effort, missing)


def _row(claim: str, error: float, met: Meeting, method: str, target: float | None) -> Row:
    trials = met.ours[method]
    ours, theirs = seconds_at(error, trials), seconds_at(error, met.theirs)
    if theirs is None:
        return unmeasured(claim, PEER, target, "ms", f"{PEER} does not reach {error:g}")
    peer = (PEER, Timing((theirs,)))
    if ours is None:
        least = min(trials, key=lambda trial: trial.error)
        reason = f"our least error is {least.error:.1e}, at the tolerance {least.tolerance:.0e}"
        return unreached(claim, peer, target, "ms", reason)
    mine, other = (min(trial.error for trial in side) for side in (trials, met.theirs))
    note = (
        f"read off lines through {len(useful(trials))} and {len(useful(met.theirs))} tolerances, down to "
        f"{mine:.0e} and {other:.0e}{', so extrapolated' if error < max(mine, other) else ''}; ours without "
        f"the {met.fixed[method] * 1e3:.2f} ms that any call takes; heyoka {met.version} as it is"
    )
    return against(claim, Timing((ours,)), peer, target, "ms", note)


def _compiling(met: Meeting, effort: Effort, missing: str) -> Iterator[Row]:
    for method in METHODS:
        claim = f"{COMPILED_LINKS}-link pendulum: description to {method}"
        target = COMPILE_TARGET if method == METHODS[0] else None
        if missing:
            yield unmeasured(claim, PEER, target, "s", missing)
            continue
        ours = Timing(tuple(cold_kernel(method, COMPILED_LINKS) for _ in range(min(effort.processes, 3))))
        note = (
            "empty caches, libraries loaded, our loop, which is the same for all systems, compiled before; "
            f"heyoka once, from its lagrangian(), tolerance {min(met.contest.tolerances):.0e}"
        )
        yield against(claim, ours, (PEER, Timing((met.compiling,))), target, "s", note)
        compact = (f"{PEER}, compact", Timing((met.compact,)))
        slower = "in its compact mode, which runs slower"
        yield against(f"{claim}, heyoka compact", ours, compact, None, "s", slower)


def cold_kernel(method: str, n: int) -> float:
    """Seconds from a finished description to a method's kernel, in a new process with an empty cache."""
    with empty_cache():
        return in_new_process(kernel_seconds, method, n)


def kernel_seconds(method: str, n: int) -> float:
    """Seconds to derive and compile what a method needs for n links, with every library loaded."""
    import pendula as pe
    from pendula.simulation import adaptive_integrators

    prepare = adaptive_integrators()[method].prepare
    prepare(pe.derive(pe.gallery.cart_pole()), 1e-9)
    system = pe.gallery.n_link_pendulum(n)
    began = perf_counter()
    prepare(pe.derive(system), 1e-9)
    return perf_counter() - began


def taylor_growth(met: Mapping[str, Meeting], effort: Effort) -> list[Links]:
    """Chains from small to long at one error; heyoka as far as it compiles within reason."""
    return [_links(n, met[chain(n, GROWTH_ANGLE).name]) for n in effort.series]


def _links(n: int, met: Meeting) -> Links:
    ours, theirs = ((seconds_at(GROWTH_ERROR, trials) or nan) for trials in (met.ours[GROWING], met.theirs))
    until = met.contest.until
    return Links(n, cold_kernel(GROWING, n), ours / until, met.compiling, theirs / until)
