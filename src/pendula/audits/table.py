"""An audit as a table, for a terminal and for a notebook."""

import math
import textwrap
from html import escape
from typing import TYPE_CHECKING

from pendula.model.quantity_units import with_unit_of

if TYPE_CHECKING:
    from pendula.audits.findings import Audit

_WIDTH = 100
Rows = list[tuple[str, str]]


def text(audit: "Audit", width: int = _WIDTH) -> str:
    """Aligned rows under their heads, then the verdict."""
    parts = sections(audit)
    size = max((len(label) for _, rows in parts for label, _ in rows), default=0)
    lines = [audit.title]
    for head, rows in parts:
        lines += ["", head, *(f"  {label:<{size}}  {value}" for label, value in rows)]
    told = [f"Verdict: {audit.verdict}", *audit.notes]
    return "\n".join([*lines, "", *(textwrap.fill(part, width) for part in told)])


def html(audit: "Audit") -> str:
    """The same for a notebook."""
    body = "".join(
        f'<tr><th colspan="2" style="text-align: left">{escape(head)}</th></tr>'
        + "".join(
            f'<tr><td style="text-align: left">{escape(label)}</td>'
            f'<td style="text-align: left">{escape(value)}</td></tr>'
            for label, value in rows
        )
        for head, rows in sections(audit)
    )
    told = "".join(f"<p>{escape(part)}</p>" for part in (audit.verdict, *audit.notes))
    return f"<table><caption>{escape(audit.title)}</caption><tbody>{body}</tbody></table>{told}"


def sections(audit: "Audit") -> list[tuple[str, Rows]]:
    """Every head with its rows of texts."""
    made = [
        ("Where the energy went, from the start to the end", _energies(audit)),
        (_head_of_stretch(audit), _convergence(audit)),
        ("The equations of motion", _equations(audit)),
        ("What the exact motion keeps", _invariants(audit)),
        ("Constraints: largest misses of position, velocity, acceleration", _drift(audit)),
        ("Quaternions", _unit_drift(audit)),
        ("Contact: the largest", [(name, f"{value:.1e}") for name, value in audit.contact.items()]),
        ("Degrees of freedom", _freedom(audit)),
        ("The states", _error(audit)),
    ]
    return [(head, rows) for head, rows in made if rows]


def _energies(audit: "Audit") -> Rows:
    if not audit.change.size:
        return []

    def format_energy(value: float) -> str:
        return with_unit_of(f"{value:+.6e}", audit.units, "energy")

    part = audit.largest_remainder / audit.exchanged
    largest = with_unit_of(f"{audit.largest_remainder:.1e}", audit.units, "energy")
    works = ((f"  work of {' '.join(name.split())}", work[-1]) for name, work in audit.works.items())
    return [
        (change_of(audit), format_energy(audit.change[-1])),
        *((label, format_energy(work)) for label, work in works),
        ("  remainder", format_energy(audit.remainder[-1])),
        ("largest remainder", f"{largest}, {part:.1e} of the energy exchanged"),
    ]


def change_of(audit: "Audit") -> str:
    """What has changed, in words."""
    return f"change of {audit.energy_name if audit.energy_name == 'energy' else f'the {audit.energy_name}'}"


def _head_of_stretch(audit: "Audit") -> str:
    found = audit.convergence
    if found is None:
        return ""
    end = with_unit_of(f"{found.end:.4g}", audit.units, "time")
    return f"The remainder where most of it arises, t = {found.begin:.4g} to {end}, simulated again"


def _convergence(audit: "Audit") -> Rows:
    found = audit.convergence
    if found is None:
        return []
    word = "tolerance" if found.adaptive else "step"

    def format_setting(value: float) -> str:
        return f"{value:.3g}" if found.adaptive else with_unit_of(f"{value:.3g}", audit.units, "time")

    rows = [
        (
            f"{word} {format_setting(setting)}",
            with_unit_of(f"{remainder:.1e}", audit.units, "energy")
            + (" (near rounding)" if remainder <= found.floor else ""),
        )
        for setting, remainder in zip(found.settings, found.remainders, strict=True)
    ]
    law = "falls as tolerance to the power" if found.adaptive else "observed order"
    promised = f"{found.promised:g} expected" if found.adaptive else f"{found.promised:g} promised"
    seen = "all is rounding" if found.rounding else f"{found.observed:.2f} ({promised})"
    return [*rows, (law, seen)]


def _equations(audit: "Audit") -> Rows:
    found = audit.residual
    if found is None:
        return []
    return [
        (
            "residual of M a = f + Aᵀλ",
            f"{found.largest:.1e} of its terms, in the equation of {found.coordinate}",
        )
    ]


def _invariants(audit: "Audit") -> Rows:
    return [(item.name, f"{item.start:.6g}, changes by {item.change:.1e}") for item in audit.invariants]


def _drift(audit: "Audit") -> Rows:
    def format_number(value: float) -> str:
        return "–" if math.isnan(value) else f"{value:.1e}"

    return [
        (item.constraint, ", ".join(map(format_number, (item.position, item.velocity, item.acceleration))))
        for item in sorted(audit.drift, key=lambda item: -item.worst)
    ]


def _unit_drift(audit: "Audit") -> Rows:
    if audit.unit_drift is None:
        return []
    return [("largest deviation from unit length that a step left, removed", f"{audit.unit_drift:.1e}")]


def _freedom(audit: "Audit") -> Rows:
    found = audit.mobility
    if found is None:
        return []
    rows = [("true", f"{found.freedom}: {found.sum}")]
    return [*rows, ("counted", str(found.counted))] if found.counted != found.freedom else rows


def _error(audit: "Audit") -> Rows:
    return [("estimated error", f"{audit.error.largest:.1e}, {audit.error.how}")] if audit.error else []
