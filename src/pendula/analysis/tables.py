"""What was found as a table, for a terminal and for a notebook."""

import textwrap
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 110
ROUNDING = 1e-13  # what is shown as zero


@dataclass(frozen=True)
class Table:
    """Rows of texts under their heads, with a title above and sentences below."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...] = ()

    def text(self, width: int = WIDTH) -> str:
        """Aligned columns; the first flush left."""
        rows = [self.heads, *self.rows]
        widths = [max(map(_places, column)) for column in zip(*rows, strict=True)]
        lines = [
            "  ".join(_pad(cell, size, i > 0) for i, (cell, size) in enumerate(zip(row, widths, strict=True)))
            for row in rows
        ]
        notes = [textwrap.fill(note, width, subsequent_indent="  ") for note in self.notes]
        body = [f"  {line.rstrip()}" for line in lines] if self.rows else []
        return "\n".join([self.title, *([""] if body else []), *body, *([""] if notes else []), *notes])

    def html(self) -> str:
        """The same for a notebook."""

        def line(row: Sequence[str], tag: str) -> str:
            sides = ("left", *["right"] * (len(row) - 1))
            cells = (
                f'<{tag} style="text-align: {side}">{escape(cell)}</{tag}>'
                for side, cell in zip(sides, row, strict=True)
            )
            return f"<tr>{''.join(cells)}</tr>"

        body = "".join(line(row, "td") for row in self.rows)
        notes = "".join(f"<p>{escape(note)}</p>" for note in self.notes)
        caption = f"<caption>{escape(self.title)}</caption>"
        return f"<table>{caption}<thead>{line(self.heads, 'th')}</thead><tbody>{body}</tbody></table>{notes}"


class Tabular:
    """A value that prints as its ``table``."""

    @property
    def table(self) -> Table:
        raise NotImplementedError

    def __str__(self) -> str:
        return self.table.text()

    def _repr_html_(self) -> str:
        return self.table.html()


def number(value: complex) -> str:
    """Six significant digits; rounding next to zero is zero, and a complex number has both its parts."""
    if abs(value.imag) >= ROUNDING:
        return f"{number(value.real)} {'−' if value.imag < 0 else '+'} {number(abs(value.imag))}i"
    return f"{0.0 if abs(value.real) < ROUNDING else value.real:.6g}".replace("-", "−")


def combination(weights: Iterable[float], names: Iterable[str]) -> str:
    """The largest part of a direction in words, "x − 0.5 theta": weights relative to the largest."""
    pairs = [(float(w), name) for w, name in zip(weights, names, strict=True)]
    largest = max((abs(w) for w, _ in pairs), default=0.0) or 1.0
    lead = next((w for w, _ in pairs if abs(w) > 0.999 * largest), largest)
    parts = []
    for weight, name in pairs:
        part = weight / lead
        if abs(part) > 1e-3:
            size = "" if abs(abs(part) - 1) < 5e-4 else f"{abs(part):.3g} "
            sign = ("− " if part < 0 else "+ ") if parts else ("−" if part < 0 else "")
            parts.append(f"{sign}{size}{name}")
    return " ".join(parts)


def _pad(cell: str, width: int, right: bool) -> str:
    gap = " " * max(width - _places(cell), 0)
    return gap + cell if right else cell + gap


def _places(text: str) -> int:
    """How many places text takes: the dot of θ̇ takes none of its own."""
    return sum(not unicodedata.combining(letter) for letter in text)
