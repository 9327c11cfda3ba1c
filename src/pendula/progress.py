"""Progress on one line of a terminal or notebook; silent in CI, in files, and for work that is soon done."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

from pendula.notebook import NotebookLine, find_notebook
from pendula.terminal import Line

DELAY = 0.5  # seconds before anything is shown by commands
PATIENCE = 1.0  # the same for functions in Python
INTERVAL = 0.1  # seconds between two pictures of the bar
LONGEST_BAR = 30


class Bar:
    """How far a task is, for ``simulate(..., progress=bar.update)``."""

    def __init__(self, task: str, line: Line | NotebookLine, delay: float = 0.0) -> None:
        self.task, self.line = task, line
        self.began = time.perf_counter()
        self._next = self.began + delay

    def update(self, part: float) -> None:
        """Show the finished part, 0 to 1, if it is time to; of what is done there is nothing to say."""
        now = time.perf_counter()
        if now < self._next or part >= 1:
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
    bar = Bar(task, Line(), DELAY)
    try:
        yield bar
    finally:
        bar.line.wipe()


@contextmanager
def shown_progress(
    task: str, given: Callable[[float], None] | None
) -> Iterator[Callable[[float], None] | None]:
    """What is told how far a task is: a user's function, else a bar where anybody would see it."""
    line = None
    if given is None:
        kind = find_notebook()
        line = NotebookLine(kind) if kind else Line()
    if line is None or not line.visible:
        yield given
        return
    try:
        yield Bar(task, line, PATIENCE).update
    finally:
        line.wipe()


def _clock(seconds: float) -> str:
    """12 s, 3 min 5 s, 2 h 10 min."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"
