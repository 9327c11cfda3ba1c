"""``python -m benchmarks``: measure everything, print the tables, write ``benchmarks/results.md``."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path

from benchmarks import report
from benchmarks.accuracy import accuracy_rows
from benchmarks.analysis import analysis_rows
from benchmarks.arms import arm_rows
from benchmarks.automatic import Choice, choice_rows, choices
from benchmarks.chains import chain_rows
from benchmarks.closed_loops import closed_loop_rows, connected_rows
from benchmarks.collision import collision_rows
from benchmarks.contact import contact_rows
from benchmarks.control import control_rows
from benchmarks.growth import Growth, draw, growth_table
from benchmarks.high_accuracy import high_accuracy_rows, meetings, taylor_growth
from benchmarks.lanes import lane_rows
from benchmarks.ledger import ledger_rows
from benchmarks.machine import machine
from benchmarks.maximal import maximal_rows
from benchmarks.measurement import QUICK, Effort, empty_cache
from benchmarks.meeting import Meeting
from benchmarks.optimal import optimal_rows
from benchmarks.page import page_rows
from benchmarks.robots import robot_rows
from benchmarks.rods import rod_rows
from benchmarks.rows import Row
from benchmarks.starting import starting_rows
from benchmarks.steps import step_rows
from benchmarks.stiff import stiff_rows
from benchmarks.trees import tree_rows

RESULTS = Path(__file__).with_name("results.md")
PICTURE = Path(__file__).parent.parent / "docs" / "images" / "growth.png"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmarks; a target that is missed is printed as missed, and is no error."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="small systems, few repetitions; writes nothing")
    quick = parser.parse_args(arguments).quick
    effort = QUICK if quick else Effort()
    about = machine()
    # Quick runs take what is compiled; rows of first uses have empty caches of their own.
    with nullcontext() if quick else empty_cache():
        _say("growth of chains and planets")
        growth = growth_table(effort)
        _say("high accuracy against heyoka, which compiles for about two minutes")
        met = meetings(effort)
        links = taylor_growth(met, effort)
        _say("what auto chooses")
        chosen = choices(effort)
        rows = list(_rows(growth, met, chosen, effort))
    print("\n".join(about), end="\n\n")
    print(report.aligned(report.HEADER, [report.row_cells(row) for row in rows]), end="\n\n")
    print("\n".join(report.notes(rows)), end="\n\n")
    print(report.aligned(report.GROWTH_HEADER, report.growth_cells(growth)), end="\n\n")
    print(report.aligned(report.LINKS_HEADER, report.links_cells(links)), end="\n\n")
    print(report.aligned(report.CHOICES_HEADER, report.choices_cells(chosen)))
    if quick:
        print("\nQuick figures, of small systems and short runs: the targets are those of the whole run.")
    else:
        today = datetime.now(UTC).date().isoformat()
        RESULTS.write_text(report.document(rows, growth, about, today, links, chosen), "utf-8")
        draw(growth, PICTURE)
        print(f"\nwrote {RESULTS.parent.name}/{RESULTS.name}")
    return 0


def _rows(
    growth: list[Growth], met: dict[str, Meeting], chosen: list[Choice], effort: Effort
) -> Iterator[Row]:
    if effort.against_sympy:
        _say("derivation against SymPy, which takes about a minute")
    yield from chain_rows(growth, effort)
    _say("steps against C")
    yield from step_rows(effort)
    _say("lanes against single states")
    yield from lane_rows(effort)
    _say("accuracy against SciPy")
    yield from accuracy_rows(effort)
    yield from high_accuracy_rows(met, effort)
    yield from choice_rows(chosen)
    _say("stiff systems against SciPy")
    yield from stiff_rows(effort)
    yield from rod_rows(effort)
    _say("closed loops beside published times")
    yield from closed_loop_rows(effort)
    yield from connected_rows(effort)
    _say("large trees against Pinocchio")
    yield from tree_rows(effort)
    _say("robots against Pinocchio")
    yield from robot_rows(effort)
    yield from arm_rows(effort)
    _say("where shapes touch, against MuJoCo")
    yield from collision_rows(effort)
    _say("bodies that touch, against MuJoCo")
    yield from contact_rows(effort)
    _say("maximal against joint coordinates")
    yield from maximal_rows(effort)
    _say("what an energy ledger costs")
    yield from ledger_rows(effort)
    _say("linear systems and equilibria against SymPy and SciPy")
    yield from analysis_rows(effort)
    _say("a closed loop against SciPy")
    yield from control_rows(effort)
    _say("optimal control against Drake")
    yield from optimal_rows(effort)
    _say("the page in a browser")
    yield from page_rows(effort)
    _say("starting")
    yield from starting_rows(effort)


def _say(what: str) -> None:
    """Progress goes to the error stream, the tables to the output."""
    print(f"measuring {what} ...", file=sys.stderr, flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
