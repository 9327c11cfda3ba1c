"""``pendula audit``: where the energy of a run went, and how far to believe it."""

import argparse
import math
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pendula.cli import files
from pendula.cli.progress import waiting
from pendula.cli.run import ADAPTIVE, moved, usual_save_every
from pendula.cli.settings import SET_HELP, assignment, built, number
from pendula.cli.system_file import found
from pendula.cli.tables import text_width
from pendula.errors import PendulaError

if TYPE_CHECKING:
    from pendula.analysis import Audit
    from pendula.model import Model
    from pendula.runs import Run

UNACCOUNTED = 1  # exit code where something is wrong
_SIMULATED = ("settings", "start", "until", "step", "tolerance", "integrator")


def add_to(commands: Any) -> None:
    """Declare the command."""
    asked = commands.add_parser(
        "audit",
        help="say where a run's energy went and how far to believe it",
        description=(
            "Simulate a system with its energy ledger, or load a run that has one; print every work, the "
            "remainder and how it falls with the step, invariants, drift of constraints, an estimate of the "
            "error and a verdict; draw the ledger as a stack."
        ),
        allow_abbrev=False,
    )
    asked.add_argument(
        "name", metavar="NAME", help="a system of 'pendula list', a Python file, or a saved run with a ledger"
    )
    pairs: dict[str, Any] = {"metavar": "NAME=VALUE", "type": assignment, "action": "append", "default": []}
    asked.add_argument("--system", metavar="NAME", help="the system of a saved run (default: by its name)")
    asked.add_argument("--set", dest="settings", help=SET_HELP, **pairs)
    asked.add_argument("--start", help="a coordinate or velocity, such as theta=1; may be repeated", **pairs)
    asked.add_argument(
        "--until", metavar="T", type=number, help="time at which to end, s (default: the system's)"
    )
    asked.add_argument("--step", metavar="H", type=number, help="length of a step, s (default: the system's)")
    asked.add_argument("--tolerance", metavar="TOL", type=number, help="error allowed in a step, instead")
    asked.add_argument("--integrator", metavar="NAME", help="as for 'pendula run' (default: rk4)")
    asked.add_argument(
        "--output", metavar="FILE", help="the picture, as .png, .svg or .pdf (default: NAME-audit.png)"
    )
    asked.add_argument(
        "--drift",
        metavar="FILE",
        help="also draw the drift of constraints: without stabilisation, by Baumgarte, by projection",
    )
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
    run, model = _saved(options) if _is_run(options.name) else _simulated(options)
    if options.drift:
        _check_drift(run)
    from pendula.analysis import audit

    with waiting(f"auditing {run.system}"):
        made = audit(run, model)
    _show(made, picture if drawn else None)
    if options.drift:
        _draw_drift(run, model, options.drift)
    return 0 if made.ok and run.outcome.ok else UNACCOUNTED


def _is_run(name: str) -> bool:
    return Path(name).is_file() and Path(name).suffix.lower() != ".py"


def _saved(options: argparse.Namespace) -> "tuple[Run, Model]":
    """A run from a file, with the model of its system."""
    for option in _SIMULATED:
        if getattr(options, option):
            word = "set" if option == "settings" else option
            raise PendulaError(f"--{word} is for simulating, but {options.name} is a run already.")
    from pendula.runs import load

    run = load(options.name)
    try:
        about = found(options.system or run.system)
    except PendulaError as error:
        if options.system:
            raise
        raise PendulaError(
            f"{options.name} is a run of {run.system}, which 'pendula list' does not have: name its system "
            "with --system FILE.py."
        ) from error
    with waiting(f"compiling {about.name}"):
        return run, built(about, {})


def _simulated(options: argparse.Namespace) -> "tuple[Run, Model]":
    """A run with a ledger."""
    if options.system:
        raise PendulaError("--system names the system of a saved run; here the first word does.")
    about = found(options.name)
    until = about.until if options.until is None else options.until
    how: dict[str, Any] = {"start": dict(options.start), "until": until, "integrator": options.integrator}
    if options.tolerance is not None or options.integrator in (*ADAPTIVE, "auto"):
        how |= {"tolerance": options.tolerance, "step": options.step}
    else:
        step = about.step if options.step is None else options.step
        how |= {"step": step, "save_every": usual_save_every(until, step)}
    with waiting(f"compiling {about.name}"):
        model = built(about, dict(options.settings))
    return moved(model, how | {"ledger": model.has("energy")}), model


def _check_drift(run: "Run") -> None:
    """Refuse a comparison of drift where there are no constraints, or no fixed step to compare at."""
    if not run.constraints:
        raise PendulaError(f"--drift is for constraints, and {run.system} has none.")
    if not math.isfinite(run.step):
        raise PendulaError("--drift compares at a fixed step: give --step H instead of a tolerance.")


def _draw_drift(run: "Run", model: "Model", picture: str) -> None:
    """Simulate the run once more with every kind of stabilisation, and draw what each misses."""
    from pendula.simulation import simulate
    from pendula.viewer.drift import plot_drift

    how: dict[str, Any] = {
        "start": dict(zip(run.entries, run.y[0].tolist(), strict=True)),
        "until": float(run.t[-1]),
        "step": run.step,
        "integrator": run.integrator,
        "save_every": usual_save_every(float(run.t[-1]), run.step),
    }
    same = model.with_parameters(**run.parameters)
    with waiting(f"drawing the drift of {run.system}"):
        kinds = {"none": "none", "Baumgarte": "baumgarte", "projection": "projection"}
        plot_drift({word: simulate(same, **how, stabilisation=kind) for word, kind in kinds.items()}, picture)
    print(f"Drift drawn as {picture}.")


def _show(made: "Audit", picture: str | None) -> None:
    from pendula.analysis.audit_table import text

    print(text(made, text_width()))
    if not made.change.size:
        return
    if picture is None:
        print('\nThe picture needs matplotlib, which is not installed: pip install "pendula[plot]"')
        return
    from pendula.viewer.audits import plot_audit

    with waiting(f"drawing {made.system}"):
        plot_audit(made, picture)
    print(f"\nDrawn as {picture}.")
