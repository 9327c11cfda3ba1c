"""Cases in processes of their own, so that none can stop the others: one that takes too long is ended."""

import multiprocessing
import resource
import signal
import time
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING

import numpy as np

from campaign.judgement import CRASH, SLOW

if TYPE_CHECKING:
    from campaign.auditing import Audited

LONGEST = 60  # s of a processor for a truth, and for a run with its judgement; enforced by the system
PATIENCE = 600.0  # s of a clock: what waits for ever needs no processor


@dataclass(frozen=True)
class Verdict:
    """What became of one case; as long as it is under way, it has no grade, and no case before its truth."""

    kind: str
    seed: int
    case: str = ""
    method: str = ""
    grade: str = ""
    error: float = float("nan")
    allowed: float = float("nan")
    seconds: float = 0.0
    why: str = ""
    audited: "Audited | None" = None


def try_all(cases: Sequence[tuple[str, int]], workers: int, audit_every: int = 1) -> Iterator[Verdict]:
    """A verdict for every case, as they come; every so many are audited, none for 0."""
    waiting = list(reversed(cases))
    crew = [_Worker(audit_every) for _ in range(min(workers, len(cases)))]
    try:
        while waiting or any(worker.under_way for worker in crew):
            for worker in crew:
                if worker.under_way is None and waiting:
                    worker.give(waiting.pop())
            wait([worker.link for worker in crew], timeout=1.0)
            for worker in crew:
                verdict = worker.ask()
                if verdict is not None:
                    yield verdict
    finally:
        for worker in crew:
            worker.end()


def try_case(kind: str, seed: int, *, audited: bool = False) -> Iterator[Verdict]:
    """What the case is, once its truth is known, then its verdict, perhaps with an audit."""
    from campaign.auditing import audit_case
    from campaign.judgement import attempt, judge
    from campaign.kinds import make_case

    case, settings = make_case(kind, seed)
    begun = Verdict(kind, seed, f"{case.template}, {settings}", str(settings.arguments["integrator"]))
    yield begun
    made = attempt(case, settings)
    found = judge(case, settings, made)
    figures = {"error": found.error, "allowed": found.allowed, "seconds": made.seconds}
    random = np.random.default_rng([seed, zlib.crc32(kind.encode()), 1])
    said = audit_case(case, settings, random) if audited else None
    yield replace(begun, grade=found.grade, why=found.why, audited=said, **figures)


class _Worker:
    """A process that is given one case after another, and is replaced where it does not answer."""

    link: Connection
    process: BaseProcess

    def __init__(self, audit_every: int) -> None:
        self.audit_every = audit_every
        self.under_way: Verdict | None = None
        self.since = 0.0
        self._begin()

    def _begin(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.link, there = context.Pipe()
        self.process = context.Process(target=_serve, args=(there, LONGEST, self.audit_every), daemon=True)
        self.process.start()
        there.close()

    def give(self, case: tuple[str, int]) -> None:
        self.under_way, self.since = Verdict(*case), time.monotonic()
        self.link.send(case)

    def ask(self) -> Verdict | None:
        """The verdict, if there is one by now."""
        now = self.under_way
        if now is None:
            return None
        try:
            while self.link.poll():
                now = self.link.recv()
                if now.grade:
                    self.under_way = None
                    return now
                self.under_way, self.since = now, time.monotonic()
        except EOFError:
            self.process.join()
            if self.process.exitcode == -signal.SIGXCPU:
                return self._give_up(now, SLOW, f"no {'end' if now.case else 'truth'} after {LONGEST} s")
            return self._give_up(now, CRASH, f"the process ended with code {self.process.exitcode}")
        if time.monotonic() - self.since > PATIENCE:
            return self._give_up(now, SLOW, f"not a word for {PATIENCE:g} s")
        return None

    def _give_up(self, now: Verdict, grade: str, why: str) -> Verdict:
        """The verdict on what is under way; the process is replaced by another one."""
        self.under_way = None
        self.end()
        self._begin()
        return replace(now, grade=grade, why=why)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.link.close()


def _serve(link: Connection, longest: int, audit_every: int) -> None:
    """Answer until the other side closes the link; the system ends what takes longer than ``longest``, s."""
    while True:
        try:
            kind, seed = link.recv()
        except EOFError:
            return
        try:
            _allow(longest)
            audited = audit_every > 0 and seed % audit_every == 0
            for said in try_case(kind, seed, audited=audited):
                link.send(said)
                _allow(longest)
        except Exception as error:
            link.send(Verdict(kind, seed, grade=CRASH, why=f"no verdict: {type(error).__name__}: {error}"))


def _allow(seconds: int) -> None:
    """So many more seconds of a processor for this process."""
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + seconds, most))
