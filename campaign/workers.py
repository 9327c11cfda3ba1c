"""Cases in processes of their own, so that none can stop the others: one that takes too long is ended."""

import multiprocessing
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from campaign.judgement import CRASH, SLOW

LONGEST = 60.0  # s, of a truth, or of a run with its judgement; processes may share their processors


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


def try_all(cases: Sequence[tuple[str, int]], workers: int) -> Iterator[Verdict]:
    """A verdict for every case, as they come."""
    waiting = list(reversed(cases))
    crew = [_Worker() for _ in range(min(workers, len(cases)))]
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


def try_case(kind: str, seed: int) -> Iterator[Verdict]:
    """What the case is, once its truth is known, then its verdict."""
    from campaign.judgement import attempt, judge
    from campaign.kinds import make_case

    case, settings = make_case(kind, seed)
    begun = Verdict(kind, seed, f"{case.template}, {settings}", str(settings.arguments["integrator"]))
    yield begun
    made = attempt(case, settings)
    found = judge(case, settings, made)
    figures = {"error": found.error, "allowed": found.allowed, "seconds": made.seconds}
    yield replace(begun, grade=found.grade, why=found.why, **figures)


class _Worker:
    """A process that is given one case after another, and is replaced where it does not answer."""

    link: Connection
    process: BaseProcess

    def __init__(self) -> None:
        self.under_way: Verdict | None = None
        self.since = 0.0
        self._begin()

    def _begin(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.link, there = context.Pipe()
        self.process = context.Process(target=_serve, args=(there,), daemon=True)
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
            return self._give_up(replace(now, grade=CRASH, why="the process ended without a word"))
        if time.monotonic() - self.since > LONGEST:
            why = f"no {'end' if now.case else 'truth'} after {LONGEST:g} s"
            return self._give_up(replace(now, grade=SLOW, seconds=LONGEST, why=why))
        return None

    def _give_up(self, verdict: Verdict) -> Verdict:
        """The verdict; the process is replaced by another one."""
        self.under_way = None
        self.end()
        self._begin()
        return verdict

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.link.close()


def _serve(link: Connection) -> None:
    """Answer until the other side closes the link."""
    while True:
        try:
            kind, seed = link.recv()
        except EOFError:
            return
        try:
            for said in try_case(kind, seed):
                link.send(said)
        except Exception as error:
            link.send(Verdict(kind, seed, grade=CRASH, why=f"no verdict: {type(error).__name__}: {error}"))
