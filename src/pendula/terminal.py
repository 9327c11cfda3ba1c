"""One line of a terminal that says how far work is; silent in CI and in files."""

import os
import shutil
import sys
from typing import TextIO


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
