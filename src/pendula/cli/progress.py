"""Progress on one line of a terminal; silent in CI, in files, and for work that is soon done."""

import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import TextIO

DELAY = 0.5  # seconds before anything is shown
INTERVAL = 0.1  # seconds between two pictures of the bar
LONGEST_BAR = 30


class Line:
    """One line that is written again and again, then wiped."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stderr
        in_ci = os.environ.get("CI", "").lower() not in ("", "0", "false")
        self.visible = self.stream.isatty() and not in_ci
        self._length = 0

    def show(self, text: str) -> None:
        if self.visible:
            # A line that wraps could not be wiped.
            text = text[: shutil.get_terminal_size().columns - 1]
            self.stream.write(f"\r{text.ljust(self._length)}")
            self.stream.flush()
            self._length = len(text)

    def wipe(self) -> None:
        if self._length:
            self.stream.write(f"\r{' ' * self._length}\r")
            self.stream.flush()
            self._length = 0


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
