"""Rows and growth as aligned text and as Markdown."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import isinf, isnan
from typing import Any

from benchmarks.automatic import Choice
from benchmarks.body_growth import BodyCost
from benchmarks.body_growth import exponent as body_exponent
from benchmarks.growth import Growth, exponent
from benchmarks.high_accuracy import Links
from benchmarks.rows import Row

HEADER = ("claim", "pendula", "min", "peer", "its figure", "its min", "ratio", "at least", "verdict")
GROWTH_HEADER = (
    "system",
    "n",
    "describe",
    "derive + compile",
    "min",
    "grows like",
    "one rate evaluation",
    "one RK4 step",
    "peak memory",
)

CHOICES_HEADER = ("system", "error", "auto", "takes", "quickest", "takes", "ratio")
BODIES_HEADER = (
    "system",
    "bodies",
    "a body",
    "median",
    "grows like",
    "products a body",
    "by nested dissection",
)
LINKS_HEADER = ("links", "compile", "a second to 1e-9", "heyoka: compile", "a second to 1e-9")


def row_cells(row: Row) -> tuple[str, ...]:
    """A row of the table as text."""
    ratio = "" if isnan(row.ratio) else f"{_digits(row.ratio)} ×"
    target = "" if row.target is None else f"{row.target:g} ×"
    return (
        row.claim,
        _figure(row.ours, row.unit),
        _figure(row.ours_least, row.unit),
        row.peer_name,
        _figure(row.peer, row.unit),
        _figure(row.peer_least, row.unit),
        ratio,
        target,
        row.verdict,
    )


def _powers(entries: Sequence[Any], power: Callable[[Any, Any], str]) -> list[str]:
    """How fast each entry has grown since the one before it, "" where that is of another family."""
    grown = [power(a, b) if a.family == b.family else "" for a, b in pairwise(entries)]
    return ["", *grown][: len(entries)]


def growth_cells(growth: Sequence[Growth]) -> list[tuple[str, ...]]:
    """The growth table as text; the exponent is that of derive + compile since the line before."""
    powers = _powers(growth, lambda *two: f"n^{exponent(*two):.1f}")
    return [
        (
            entry.family,
            str(entry.size),
            _figure(entry.describe.median, "s"),
            _figure(entry.compile.median, "s"),
            _figure(entry.compile.least, "s"),
            power,
            _figure(entry.rate.median * 1e9, "ns"),
            _figure(entry.step.median * 1e9, "ns"),
            _figure(entry.megabytes, "MB"),
        )
        for entry, power in zip(growth, powers, strict=True)
    ]


def bodies_cells(costs: Sequence[BodyCost]) -> list[tuple[str, ...]]:
    """The time of a body in maximal coordinates as text; the exponent is that since the line before."""
    powers = _powers(costs, lambda *two: f"n^{body_exponent(*two):.2f}")
    return [
        (
            cost.family,
            f"{cost.bodies:,}",
            _figure(cost.spent.least * 1e9, "ns"),
            _figure(cost.spent.median * 1e9, "ns"),
            power,
            *("" if count is None else f"{count:,.0f}" for count in (cost.products, cost.dissected)),
        )
        for cost, power in zip(costs, powers, strict=True)
    ]


def links_cells(links: Sequence[Links]) -> list[tuple[str, ...]]:
    """The growth of Taylor series as text."""
    return [
        (
            str(entry.n),
            _figure(entry.compile, "s"),
            _figure(entry.second * 1e6, "µs"),
            _figure(entry.peer_compile, "s"),
            _figure(entry.peer_second * 1e6, "µs"),
        )
        for entry in links
    ]


def choices_cells(choices: Sequence[Choice]) -> list[tuple[str, ...]]:
    """What "auto" chose, as text."""
    return [
        (
            choice.system,
            f"{choice.tolerance:g}",
            choice.method,
            _figure(choice.seconds * 1e3, "ms"),
            choice.best,
            _figure(choice.best_seconds * 1e3, "ms"),
            f"{choice.ratio:.2f}",
        )
        for choice in choices
    ]


def notes(rows: Sequence[Row]) -> list[str]:
    """How each row was measured, or why it was not."""
    return [f"{row.claim}: {row.note}." for row in rows if row.note]


def aligned(header: Sequence[str], cells: Sequence[Sequence[str]]) -> str:
    """Cells in columns, the first to the left, the others to the right."""
    lines = [list(header), *map(list, cells)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(header))]
    lines.insert(1, ["─" * width for width in widths])
    return "\n".join(
        "  ".join(
            cell.rjust(width) if i else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def markdown(header: Sequence[str], cells: Sequence[Sequence[str]]) -> str:
    """Cells as a Markdown table; a target that was missed stands out."""
    rule = ["---", *["---:"] * (len(header) - 1)]
    bold = [[f"**{cell}**" if cell == "MISSED" else cell for cell in line] for line in cells]
    return "\n".join(f"| {' | '.join(line)} |" for line in [list(header), rule, *bold])


def document(
    rows: Sequence[Row],
    growth: Sequence[Growth],
    about: Sequence[str],
    date: str,
    links: Sequence[Links] = (),
    choices: Sequence[Choice] = (),
    costs: Sequence[BodyCost] = (),
) -> str:
    """The results as a Markdown page."""
    missed = sum(row.verdict == "MISSED" for row in rows)
    targets = sum(row.verdict in ("MISSED", "met") for row in rows)
    parts = [
        "# Measured",
        f"Written by `make bench` on {date}. Figures are medians beside the smallest repetition; pendula and "
        "its peer take turns in one run, each called once before it is timed; a ratio is the peer's time "
        f"over ours. {targets - missed} of {targets} targets met, {missed} missed.",
        "\n".join(f"- {line}" for line in about),
        markdown(HEADER, [row_cells(row) for row in rows]),
        "\n".join(f"- {note}" for note in notes(rows)),
        "## Growth",
        "Each system in fresh processes with an empty cache; peak memory is the whole process's.",
        "![Growth with size](../docs/images/growth.png)",
        markdown(GROWTH_HEADER, growth_cells(growth)),
    ]
    if costs:
        parts += [
            "## Growth in maximal coordinates",
            "Accelerations of all bodies, of trees by their kernels, of nets from rows to accelerations and "
            "multipliers; time of the processor for one body, the least repetition. Products are counted: in "
            "the order of minimum degree that is used, and in one by nested dissection of the net's plane, "
            "which promises a growth like √n.",
            "![Growth of trees and nets in maximal coordinates](../docs/images/body-growth.png)",
            markdown(BODIES_HEADER, bodies_cells(costs)),
        ]
    if links:
        parts += [
            "## Taylor series of chains",
            "From the description to a compiled series, and the time for a simulated second at an achieved "
            "error of 1e-9; all links start at 0.1 rad. heyoka is asked up to 8 links.",
            markdown(LINKS_HEADER, links_cells(links)),
        ]
    if choices:
        parts += [
            "## What auto chooses",
            "Its time next to that of the quickest method that reaches the same accuracy; whole calls of "
            "`simulate`.",
            markdown(CHOICES_HEADER, choices_cells(choices)),
        ]
    return "\n\n".join(parts) + "\n"


def _figure(value: float, unit: str) -> str:
    if isinf(value):
        return "not reached"
    return "" if isnan(value) else f"{_digits(value)} {unit}"


def _digits(value: float) -> str:
    """Three digits that count, without an exponent."""
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"
