"""Progress on one line of a terminal; silent in CI, in files, and for work that is soon done."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from pendula.terminal import Line

DELAY = 0.5  # seconds before anything is shown
INTERVAL = 0.1  # seconds between two pictures of the bar
LONGEST_BAR = 30


class Bar:
    """How far a task is, for ``simulate(..., progress=bar.update)``."""

    def __init__(self, task: str, line: Line) -> None:
        self.task, self.line = task, line
        self.began = time.perf_counter()
        self._next = self.began + DELAY

    def update(self, part: float) -> None:
        """Show the finished part, 0 to 1, if it is time to."""
        now = time.perf_counter()
        if now < self._next:
            return
        self._next = now + INTERVAL
        done = round(part * LONGEST_BAR)
        bar = "#" * done + "." * (LONGEST_BAR - done)
        left = f", {_clock((now - self.began) * (1 / part - 1))} left" if part > 0 else ""
        self.line.show(f"{self.task} [{bar}] {part:4.0%}{left}")


@contextmanager
def show_waiting(task: str) -> Iterator[None]:
    """Say what is being done while it takes longer than a moment."""
    line = Line()
    timer = Timer(DELAY, line.show, [f"{task} ..."])
    timer.daemon = True
    if line.visible:
        timer.start()
    try:
        yield
    finally:
        timer.cancel()
        if line.visible:
            timer.join()
        line.wipe()


@contextmanager
def progress_bar(task: str) -> Iterator[Bar]:
    """A bar that is wiped when the task ends, however it ends."""
    bar = Bar(task, Line())
    try:
        yield bar
    finally:
        bar.line.wipe()


def _clock(seconds: float) -> str:
    """12 s, 3 min 5 s, 2 h 10 min."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"
