"""``pendula audit``: where the energy of a run went, and how far to believe it."""

import argparse
import math
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pendula.cli import files
from pendula.cli.run import usual_save_every
from pendula.cli.source import add_simulation, add_source, run_of
from pendula.cli.tables import text_width
from pendula.errors import PendulaError
from pendula.progress import show_waiting

if TYPE_CHECKING:
    from pendula.audits import Audit
    from pendula.model import Model
    from pendula.runs import Run

NOT_BELIEVED = 1  # exit code of a run that is wrong, and with --strict of one in doubt


def add_to(commands: Any) -> None:
    """Declare the command."""
    asked = commands.add_parser(
        "audit",
        help="say where a run's energy went and how far to believe it",
        description=(
            "Simulate a system with its energy ledger, or load a run that has one; print every work, the "
            "remainder and how it falls with the step, invariants, drift of constraints, an estimate of the "
            "error and a verdict; draw the ledger as a stack. The exit code is 1 if the run is wrong."
        ),
        allow_abbrev=False,
    )
    add_source(asked, saved="a saved run with a ledger")
    add_simulation(asked)
    asked.add_argument(
        "--output", metavar="FILE", help="the picture, as .png, .svg or .pdf (default: NAME-audit.png)"
    )
    asked.add_argument(
        "--drift",
        metavar="FILE",
        help="also draw the drift of constraints: without stabilisation, by Baumgarte, by projection",
    )
    asked.add_argument("--strict", action="store_true", help="exit with 1 also if the run is in doubt")
    asked.set_defaults(answer=answer)


def answer(options: argparse.Namespace) -> int:
    """Simulate or load, audit, print the table, draw the stack."""
    picture = options.output or f"{Path(options.name).stem}-audit.png"
    # Without matplotlib the table is still worth having, unless the picture was asked for.
    drawn = options.output is not None or find_spec("matplotlib") is not None
    if drawn:
        files.check_picture(picture)
    if options.drift:
        files.check_picture(options.drift)
    run, model = run_of(options, ledger=True)
    if options.drift:
        _check_drift(run)
    from pendula.audits import audit

    with show_waiting(f"auditing {run.system}"):
        made = audit(run, model)
    _show(made, picture if drawn else None)
    if options.drift:
        _draw_drift(run, model, options.drift)
    believed = made.ok if options.strict else made.grade != "wrong"
    return 0 if believed else NOT_BELIEVED


def _check_drift(run: "Run") -> None:
    """Refuse a comparison of drift where there are no constraints, or no fixed step to compare at."""
    if not run.constraints:
        raise PendulaError(f"--drift is for constraints, and {run.system} has none.")
    if not math.isfinite(run.step):
        raise PendulaError("--drift compares at a fixed step: give --step H instead of a tolerance.")


def _draw_drift(run: "Run", model: "Model", picture: str) -> None:
    """Simulate the run once more with every kind of stabilisation, and draw what each misses."""
    from pendula.runs.run_model import model_of
    from pendula.simulation.again import conditions_of
    from pendula.viewer.drift import plot_drift

    known = conditions_of(run, model_of(run, model, call="audit(run, model)"))
    how = {"save_every": usual_save_every(float(run.t[-1] - run.t[0]), run.step), "ledger": False}
    with show_waiting(f"drawing the drift of {run.system}"):
        kinds = {"none": "none", "Baumgarte": "baumgarte", "projection": "projection"}
        plot_drift({word: known.again(**how, stabilisation=kind) for word, kind in kinds.items()}, picture)
    print(f"Drift drawn as {picture}.")


def _show(made: "Audit", picture: str | None) -> None:
    from pendula.audits.table import text

    print(text(made, text_width()))
    if not made.change.size:
        return
    if picture is None:
        print('\nThe picture needs matplotlib, which is not installed: pip install "pendula[plot]"')
        return
    from pendula.viewer.audits import plot_audit

    with show_waiting(f"drawing {made.system}"):
        plot_audit(made, picture)
    print(f"\nDrawn as {picture}.")
