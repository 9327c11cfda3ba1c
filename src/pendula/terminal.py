"""One line of a terminal that says how far work is; silent in CI and in files."""

import os
import shutil
import sys
from typing import ClassVar, Optional, TextIO


def in_ci() -> bool:
    """Whether a server for continuous integration runs this."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


class Line:
    """One line that is written again and again, then wiped.

    Work within other work stays silent as long as that other's line is shown.
    """

    shown: ClassVar[Optional["Line"]] = None

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stderr
        # Programs without a terminal may have no stream at all, or an object that only takes text.
        self.visible = getattr(self.stream, "isatty", bool)() and not in_ci()
        self._length = 0

    def show(self, text: str) -> None:
        if self.visible and Line.shown in (None, self):
            Line.shown = self
            # A line that wraps could not be wiped.
            text = text[: shutil.get_terminal_size().columns - 1]
            self.stream.write(f"\r{text.ljust(self._length)}")
            self.stream.flush()
            self._length = len(text)

    def wipe(self) -> None:
        if Line.shown is self:
            Line.shown = None
            self.stream.write(f"\r{' ' * self._length}\r")
            self.stream.flush()
            self._length = 0
