"""Text on a terminal: aligned tables, cells that wrap, long lines that fold."""

import shutil
import textwrap
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import zip_longest

NARROWEST, WIDEST = 60, 120
NOT_A_TERMINAL = 110
INDENT = "  "
FORMULA_HANG = "    "  # the rest of a long formula stands this much further right


def text_width() -> int:
    """The width of the terminal within readable bounds; a page's where there is none."""
    columns = shutil.get_terminal_size((NOT_A_TERMINAL, 24)).columns
    return min(max(columns, NARROWEST), WIDEST)


def align(rows: Iterable[Sequence[str]], numbers: Iterable[int] = ()) -> list[str]:
    """Rows as lines with aligned columns; those with numbers are flush right."""
    cells = [list(row) for row in rows]
    widths = [max(map(_display_width, column)) for column in zip_longest(*cells, fillvalue="")]
    right = set(numbers)
    return [
        INDENT.join(_pad(cell, widths[i], i in right) for i, cell in enumerate(row)).rstrip() for row in cells
    ]


def wrap_rows(rows: Iterable[Sequence[str]], widths: Sequence[int]) -> list[str]:
    """Rows as lines with columns of given widths, in which long cells take several lines."""
    lines = []
    for row in rows:
        cells = [textwrap.wrap(cell, width) or [""] for cell, width in zip(row, widths, strict=True)]
        for parts in zip_longest(*cells, fillvalue=""):
            padded = (_pad(part, width, False) for part, width in zip(parts, widths, strict=True))
            lines.append(INDENT.join(padded).rstrip())
    return lines


def wrap_text(text: str, width: int, hang: str = "") -> str:
    """Text whose long lines go on in the next line, below their own beginning and the given hang."""
    lines = []
    for line in text.splitlines():
        margin = line[: len(line) - len(line.lstrip())]
        parts = textwrap.wrap(
            line, width, subsequent_indent=margin + hang, break_long_words=False, break_on_hyphens=False
        )
        lines += parts or [""]
    return "\n".join(lines)


def number(value: float) -> str:
    """Six significant digits."""
    return f"{value:.6g}"


def duration(seconds: float) -> str:
    """A time in the unit in which it reads best."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"


def byte_count(size: int) -> str:
    """A number of bytes in the unit in which it reads best."""
    for unit, one in (("GB", 10**9), ("MB", 10**6), ("kB", 10**3)):
        if size >= one:
            return f"{size / one:.1f} {unit}"
    return f"{size} bytes"


def _pad(cell: str, width: int, right: bool) -> str:
    gap = " " * max(width - _display_width(cell), 0)
    return gap + cell if right else cell + gap


def _display_width(text: str) -> int:
    """How many places text takes: the dot of θ̇ takes none of its own."""
    return sum(not unicodedata.combining(letter) for letter in text)
