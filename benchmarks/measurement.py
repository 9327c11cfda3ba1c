"""Timing that survives a busy machine: repetitions in turn, medians, fresh processes with fresh caches."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
CACHE = "PENDULA_CACHE_DIR"


class ProcessFailedError(RuntimeError):
    """A measured process did not end well."""


class DisagreementError(RuntimeError):
    """Two routes that were to be compared in speed do not compute the same."""


@dataclass(frozen=True)
class Effort:
    """How much to measure.

    Args:
        chains: the numbers of links of the growth table.
        planets: the numbers of bodies of the growth table.
        against_sympy: the number of links of the comparison with SymPy; None leaves it out.
        repetitions: of short measurements; the median counts.
        processes: how often a process is started anew for one figure.
        steps: of the comparison with C.
        seconds: simulated in the comparison with SciPy.
        contests: how many systems are compared with heyoka.
        series: the numbers of links of the growth of Taylor series.
        loops: the numbers of four-bar linkages in a chain.
        rods: the numbers of nodes of stiff rods.
        chosen: how many gallery systems the choice of "auto" is measured on; None for all.
        links: the numbers of links of chains for the same.
        cart_links: how many links the cart has that is linearised.
        trees: the numbers of bodies of large trees.
        robots: how many robots are compared with Pinocchio.
        compiles_loops: whether loops are compiled that take long: of C++ around Pinocchio, of first uses.
        spheres: the numbers of spheres whose pairs are found.
        contact_scenes: how many scenes of bodies that touch are stepped.
        nets: the numbers of knots along the sides of nets of rods.
        bodies: the numbers of bodies of trees whose growth in maximal coordinates is drawn.
        knots: the same as ``nets`` for the growth of nets.
        members: of ensembles that are compared with peers.
        flips: points along each side of a flip map.
        ensembles: sizes whose time per member is shown.
    """

    chains: tuple[int, ...] = (2, 4, 8, 12, 20, 50)
    planets: tuple[int, ...] = (2, 5, 10, 20, 30)
    against_sympy: int | None = 12
    repetitions: int = 11
    processes: int = 5
    steps: int = 1_000_000
    seconds: float = 100.0
    contests: int = 6
    series: tuple[int, ...] = (2, 4, 8, 16, 32)
    loops: tuple[int, ...] = (2, 10, 40)
    rods: tuple[int, ...] = (32, 128, 512)
    chosen: int | None = None
    links: tuple[int, ...] = (2, 4, 8, 16, 24, 32, 64)
    cart_links: int = 8
    trees: tuple[int, ...] = (100, 1000, 10_000)
    robots: int = 4
    compiles_loops: bool = True
    spheres: tuple[int, ...] = (1000, 10_000, 100_000)
    contact_scenes: int = 6
    nets: tuple[int, ...] = (6, 19, 60)
    bodies: tuple[int, ...] = (10, 32, 100, 316, 1000, 3162, 10_000)
    knots: tuple[int, ...] = (2, 3, 4, 6, 11, 19, 34, 60)
    members: int = 10_000
    flips: int = 1000
    ensembles: tuple[int, ...] = (100, 10_000, 1_000_000)


QUICK = Effort(
    (2, 4),
    (2,),
    None,
    repetitions=3,
    processes=1,
    steps=100_000,
    seconds=5.0,
    contests=1,
    series=(2,),
    loops=(2,),
    rods=(32,),
    chosen=2,
    links=(2,),
    cart_links=2,
    trees=(100,),
    robots=1,
    compiles_loops=False,
    spheres=(1000,),
    contact_scenes=1,
    nets=(6,),
    bodies=(10,),
    knots=(2,),
    members=400,
    flips=100,
    ensembles=(100, 10_000),
)


@dataclass(frozen=True)
class Timing:
    """The seconds of every repetition, in order."""

    seconds: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.seconds)

    @property
    def least(self) -> float:
        return min(self.seconds)

    def per(self, count: int) -> "Timing":
        """The time of one of so many equal parts."""
        return Timing(tuple(s / count for s in self.seconds))


def ratio(ours: Timing, peer: Timing) -> float:
    """Peer over ours: round by round where both took turns, so that a machine that slows cancels."""
    if len(ours.seconds) == len(peer.seconds):
        return median(p / o for o, p in zip(ours.seconds, peer.seconds, strict=True))
    return peer.median / ours.median


def interleaved(
    repetitions: int, *works: Callable[[], Any], clock: Callable[[], float] = perf_counter
) -> list[Timing]:
    """The timings of several pieces of work that take turns.

    Each is called once more before it is timed: a call of less than a millisecond takes twice as long when
    another program has just used the caches, and nobody calls it once. ``thread_time`` as clock leaves out
    what other programs take, for work of one thread.
    """
    seconds: list[list[float]] = [[] for _ in works]
    for _ in range(repetitions):
        for work, spent in zip(works, seconds, strict=True):
            work()
            began = clock()
            work()
            spent.append(clock() - began)
    return [Timing(tuple(spent)) for spent in seconds]


def quickest(repetitions: int, work: Callable[[], Any]) -> tuple[float, Any]:
    """The least seconds of some repetitions, and what the last one gave."""
    least, result = inf, None
    for _ in range(repetitions):
        began = perf_counter()
        result = work()
        least = min(least, perf_counter() - began)
    return least, result


@contextmanager
def empty_cache() -> Iterator[Path]:
    """A cache of compiled code that starts empty and is gone afterwards; child processes inherit it."""
    before = os.environ.get(CACHE)
    with TemporaryDirectory(prefix="pendula-benchmark-", ignore_cleanup_errors=True) as folder:
        os.environ[CACHE] = folder
        try:
            yield Path(folder)
        finally:
            os.environ.pop(CACHE)
            if before is not None:
                os.environ[CACHE] = before


def process_seconds(command: Sequence[str]) -> float:
    """How long a process takes from start to end; its modules are bytecode, as an installation has them."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    began = perf_counter()
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False)
    spent = perf_counter() - began
    if done.returncode != 0:
        # Its output may name folders of this machine, which have no place in a report.
        last = done.stderr.decode(errors="replace").strip().splitlines()[-1:] or [""]
        raise ProcessFailedError(f"it ended with code {done.returncode} ({last[0].split(':')[0]})")
    return spent


def in_new_process(function: Callable[..., Any], *arguments: Any) -> Any:
    """What a function of a module returns when a fresh interpreter calls it; all of it must fit into JSON."""
    code = (
        f"import json; from {function.__module__} import {function.__name__} as f; "
        f"print(json.dumps(f(*json.loads({json.dumps(arguments)!r}))))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise ProcessFailedError(f"{function.__name__}{arguments} failed:\n{done.stderr}")
    return json.loads(done.stdout.splitlines()[-1])


def require_agreement(what: str, ours: Any, theirs: Any, tolerance: float) -> None:
    """Refuse to compare the speed of different results; the tolerance is relative to the largest entry."""
    a, b = np.asarray(ours, dtype=float), np.asarray(theirs, dtype=float)
    scale = np.abs(b).max()
    if not (a.shape == b.shape and np.abs(a - b).max() <= tolerance * scale):
        raise DisagreementError(f"{what} differ by more than {tolerance:g} of {scale:g}: {a} and {b}.")
