"""Cases in processes of their own, so that none can stop the others: one that takes too long is ended."""

import multiprocessing
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from campaign.judgement import CRASH, SLOW

LONGEST = 60.0  # s, of a truth, or of a run with its judgement; processes may share their processors


@dataclass(frozen=True)
class Verdict:
    """What became of one case."""

    kind: str
    seed: int
    case: str
    grade: str
    error: float = float("nan")
    allowed: float = float("nan")
    seconds: float = 0.0
    why: str = ""


def try_all(cases: Sequence[tuple[str, int]], workers: int) -> Iterator[Verdict]:
    """A verdict for every case, as they come."""
    waiting = list(reversed(cases))
    crew = [_Worker() for _ in range(min(workers, len(cases)))]
    try:
        while waiting or any(worker.case for worker in crew):
            for worker in crew:
                if worker.case is None and waiting:
                    worker.give(waiting.pop())
            wait([worker.link for worker in crew], timeout=1.0)
            for worker in crew:
                verdict = worker.ask()
                if verdict is not None:
                    yield verdict
    finally:
        for worker in crew:
            worker.end()


def try_case(kind: str, seed: int) -> Iterator[str | Verdict]:
    """What the case is, once its truth is known, then its verdict."""
    from campaign.judgement import attempt, judge
    from campaign.kinds import make_case

    case, settings = make_case(kind, seed)
    about = f"{case.template}, {settings}"
    yield about
    made = attempt(case, settings)
    found = judge(case, settings, made)
    yield Verdict(kind, seed, about, found.grade, found.error, found.allowed, made.seconds, found.why)


class _Worker:
    """A process that is given one case after another, and is replaced where it does not answer."""

    link: Connection
    process: BaseProcess

    def __init__(self) -> None:
        self.case: tuple[str, int] | None = None
        self.about, self.since = "", 0.0
        self._begin()

    def _begin(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.link, there = context.Pipe()
        self.process = context.Process(target=_serve, args=(there,), daemon=True)
        self.process.start()
        there.close()

    def give(self, case: tuple[str, int]) -> None:
        self.case, self.about, self.since = case, "", time.monotonic()
        self.link.send(case)

    def ask(self) -> Verdict | None:
        """The verdict, if there is one by now."""
        if self.case is None:
            return None
        try:
            while self.link.poll():
                said = self.link.recv()
                if isinstance(said, Verdict):
                    self.case = None
                    return said
                self.about, self.since = said, time.monotonic()
        except EOFError:
            return self._replace(CRASH, "the process ended without a word")
        if time.monotonic() - self.since > LONGEST:
            return self._replace(SLOW, f"no {'end' if self.about else 'truth'} after {LONGEST:g} s")
        return None

    def _replace(self, grade: str, why: str) -> Verdict:
        assert self.case is not None
        verdict = Verdict(*self.case, self.about, grade, seconds=LONGEST, why=why)
        self.case = None
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
            link.send(Verdict(kind, seed, "", CRASH, why=f"no verdict: {type(error).__name__}: {error}"))
