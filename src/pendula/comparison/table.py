"""A comparison as a table, for a terminal and for a notebook."""

import math
import textwrap
from html import escape
from typing import TYPE_CHECKING

from pendula.model.quantity_units import with_unit_of

if TYPE_CHECKING:
    from pendula.comparison.scores import Comparison, Row

NOTHING = "–"
HEADS = (
    ("", "method"),
    ("step or", "tolerance"),
    ("", "evaluations"),
    ("error at", "the end"),
    ("largest", "error"),
    ("observed", "order"),
    ("energy", "drift"),
    ("ns per", "step"),
)
_WIDTH = 110


def text(comparison: "Comparison", width: int = _WIDTH) -> str:
    """Aligned columns under a title, sentences below."""
    rows = [*zip(*HEADS, strict=True), *cells(comparison)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(
            cell.rjust(size) if i else cell.ljust(size)
            for i, (cell, size) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    notes = [textwrap.fill(note, width, subsequent_indent="  ") for note in comparison.notes]
    return "\n".join((comparison.title, "", *(f"  {line}" for line in lines), "", *notes))


def html(comparison: "Comparison") -> str:
    """The same for a notebook."""

    def line(row: tuple[str, ...], tag: str) -> str:
        sides = ("left", *["right"] * (len(row) - 1))
        inner = (
            f'<{tag} style="text-align: {side}">{escape(cell)}</{tag}>'
            for side, cell in zip(sides, row, strict=True)
        )
        return f"<tr>{''.join(inner)}</tr>"

    body = "".join(line(row, "td") for row in cells(comparison))
    notes = "".join(f"<p>{escape(note)}</p>" for note in comparison.notes)
    heads = tuple(" ".join(parts).strip() for parts in HEADS)
    caption = f"<caption>{escape(comparison.title)}</caption>"
    return f"<table>{caption}<thead>{line(heads, 'th')}</thead><tbody>{body}</tbody></table>{notes}"


def cells(comparison: "Comparison") -> list[tuple[str, ...]]:
    """One row of texts a method."""
    return [_cells(row, comparison) for row in comparison.rows]


def _cells(row: "Row", comparison: "Comparison") -> tuple[str, ...]:
    trial, reference = row.trial, comparison.reference
    step = with_unit_of(f"{trial.setting:.4g}", comparison.units, "time")
    return (
        row.method,
        f"tol {trial.setting:.1e}" if row.adaptive else step,
        f"{trial.evaluations:,}",
        format_bounded(trial.error, reference.trust),
        format_bounded(trial.largest_error, reference.trust),
        f"{format_number(row.observed_order, '.2f')} ({row.order or 'any'})",
        format_number(trial.drift, ".1e"),
        format_number(row.nanoseconds, ",.0f"),
    )


def format_number(number: float, form: str) -> str:
    """A number, or a dash where there is none."""
    return format(number, form) if math.isfinite(number) else NOTHING


def format_bounded(error: float, trust: float) -> str:
    """An error, or the bound that the reference's own error sets to it."""
    if not math.isfinite(error):
        return NOTHING
    return f"≤ {trust:.1e}" if error <= trust else f"{error:.1e}"
