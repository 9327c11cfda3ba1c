"""``python -m benchmarks``: measure everything, print the tables, write ``benchmarks/results.md``."""

import argparse
import sys
import traceback
from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path

from benchmarks import report
from benchmarks.accuracy import accuracy_rows
from benchmarks.analysis import analysis_rows
from benchmarks.arms import arm_rows
from benchmarks.automatic import choice_rows, choices
from benchmarks.body_growth import body_costs, draw_body_costs
from benchmarks.chains import chain_rows
from benchmarks.closed_loops import closed_loop_rows, connected_rows
from benchmarks.collision import collision_rows
from benchmarks.contact import contact_rows
from benchmarks.contact_accuracy import contact_accuracy_rows
from benchmarks.control import control_rows
from benchmarks.ensembles import ensemble_rows
from benchmarks.growth import draw, growth_table
from benchmarks.held_robots import held_robot_rows
from benchmarks.high_accuracy import high_accuracy_rows, meetings, taylor_growth
from benchmarks.lanes import lane_rows
from benchmarks.ledger import ledger_rows
from benchmarks.machine import machine
from benchmarks.maximal import maximal_rows
from benchmarks.measurement import QUICK, Effort, empty_cache
from benchmarks.nets import net_rows
from benchmarks.optimal import optimal_rows
from benchmarks.page import page_rows
from benchmarks.robots import robot_rows
from benchmarks.rods import rod_rows
from benchmarks.rows import Row, unmeasured
from benchmarks.standing import standing_rows
from benchmarks.starting import starting_rows
from benchmarks.steps import step_rows
from benchmarks.stiff import stiff_rows
from benchmarks.trees import tree_rows

RESULTS = Path(__file__).with_name("results.md")
PICTURES = Path(__file__).parent.parent / "docs" / "images"
FAILED = "failed: "


# What each group measures, and its rows, in the order of the table.
GROUPS: dict[str, tuple[str, tuple[Callable[[Effort], Iterable[Row]], ...]]] = {
    "steps": ("steps against C", (step_rows,)),
    "lanes": ("lanes against single states", (lane_rows,)),
    "accuracy": ("accuracy against SciPy", (accuracy_rows,)),
    "stiff": ("stiff systems against SciPy", (stiff_rows, rod_rows)),
    "loops": ("closed loops beside published times", (closed_loop_rows, connected_rows, held_robot_rows)),
    "trees": ("large trees against Pinocchio", (tree_rows,)),
    "robots": ("robots against Pinocchio", (robot_rows, arm_rows)),
    "collision": ("where shapes touch, against MuJoCo", (collision_rows,)),
    "contact": (
        "bodies that touch, against MuJoCo and Rapier",
        (contact_rows, contact_accuracy_rows, standing_rows),
    ),
    "maximal": ("maximal against joint coordinates", (maximal_rows,)),
    "nets": ("nets with many loops against SuperLU, CHOLMOD and LAPACK", (net_rows,)),
    "ledger": ("what an energy ledger costs", (ledger_rows,)),
    "analysis": ("linear systems and equilibria against SymPy and SciPy", (analysis_rows,)),
    "control": ("a closed loop against SciPy", (control_rows,)),
    "optimal": ("optimal control against Drake", (optimal_rows,)),
    "ensembles": ("ensembles against MuJoCo, diffrax and heyoka", (ensemble_rows,)),
    "page": ("the page in a browser", (page_rows,)),
    "starting": ("starting", (starting_rows,)),
}
# Rows that a whole run has from what its tables need anyway.
ALONE: dict[str, tuple[str, tuple[Callable[[Effort], Iterable[Row]], ...]]] = {
    "heyoka": (
        "high accuracy against heyoka, which compiles for about two minutes",
        (lambda effort: high_accuracy_rows(meetings(effort), effort),),
    ),
    "auto": ("what auto chooses", (lambda effort: choice_rows(choices(effort)),)),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmarks; a target that is missed is printed as missed, and is no error."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="small systems, few repetitions; writes nothing")
    parser.add_argument(
        "--only", nargs="+", choices=[*GROUPS, *ALONE], help="these groups of rows; writes nothing"
    )
    asked = parser.parse_args(arguments)
    effort = QUICK if asked.quick else Effort()
    # Quick runs take what is compiled; rows of first uses have empty caches of their own.
    with nullcontext() if asked.quick else empty_cache():
        if asked.only:
            rows = [row for name in asked.only for row in _group(name, effort)]
            _print_rows(rows)
        else:
            rows = _whole(effort, write=not asked.quick)
    if asked.quick:
        print("\nQuick figures, of small systems and short runs: the targets are those of the whole run.")
    return int(any(row.note.startswith(FAILED) for row in rows))


def _whole(effort: Effort, *, write: bool) -> list[Row]:
    about = machine()
    _say("growth of chains and planets")
    growth = growth_table(effort)
    _say("growth of trees and nets in maximal coordinates")
    costs = body_costs(effort)
    _say(ALONE["heyoka"][0])
    met = meetings(effort)
    links = taylor_growth(met, effort)
    _say(ALONE["auto"][0])
    chosen = choices(effort)
    if effort.against_sympy:
        _say("derivation against SymPy, which takes about a minute")
    rows = list(chain_rows(growth, effort))
    for name in GROUPS:
        if name == "stiff":  # the rows that stand between those of accuracy and stiffness
            rows += [*high_accuracy_rows(met, effort), *choice_rows(chosen)]
        rows += _group(name, effort)
    print("\n".join(about), end="\n\n")
    _print_rows(rows)
    print(report.aligned(report.GROWTH_HEADER, report.growth_cells(growth)), end="\n\n")
    print(report.aligned(report.BODIES_HEADER, report.bodies_cells(costs)), end="\n\n")
    print(report.aligned(report.LINKS_HEADER, report.links_cells(links)), end="\n\n")
    print(report.aligned(report.CHOICES_HEADER, report.choices_cells(chosen)))
    if write:
        today = datetime.now(UTC).date().isoformat()
        RESULTS.write_text(report.document(rows, growth, about, today, links, chosen, costs), "utf-8")
        draw(growth, PICTURES / "growth.png")
        draw_body_costs(costs, PICTURES / "body-growth.png")
        print(f"\nwrote {RESULTS.parent.name}/{RESULTS.name}")
    return rows


def _group(name: str, effort: Effort) -> list[Row]:
    """Rows of a group; where it fails, those before stay and one says why, since the others took long."""
    what, parts = (GROUPS | ALONE)[name]
    _say(what)
    rows: list[Row] = []
    for part in parts:
        try:
            rows.extend(part(effort))
        except Exception as error:
            traceback.print_exc()
            reason = f"{FAILED}{type(error).__name__}: {' '.join(str(error).split())}"
            rows.append(unmeasured(what, "", None, "s", reason))
    return rows


def _print_rows(rows: list[Row]) -> None:
    print(report.aligned(report.HEADER, [report.row_cells(row) for row in rows]), end="\n\n")
    print("\n".join(report.notes(rows)), end="\n\n")


def _say(what: str) -> None:
    """Progress goes to the error stream, the tables to the output."""
    print(f"measuring {what} ...", file=sys.stderr, flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
