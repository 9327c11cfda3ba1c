"""``pendula run``: simulate a system and say how it went."""

import argparse
import math
import time
from typing import TYPE_CHECKING, Any

from pendula.cli import files, report
from pendula.cli.control import add_control, read_control
from pendula.cli.settings import SET_HELP, assignment, build, number, whole_number
from pendula.cli.system_file import NAME_HELP, find_system
from pendula.cli.tables import text_width, wrap_text
from pendula.errors import PendulaError
from pendula.progress import progress_bar, show_waiting

if TYPE_CHECKING:
    from pendula.model import Model
    from pendula.runs import Run

# Written out, because asking the simulation would import heavy libraries; a test compares.
INTEGRATORS = (
    "euler semi-implicit-euler half-acceleration-euler midpoint verlet velocity-verlet rk4 "
    "gauss2 gauss4 gauss6 yoshida4 suzuki4 yoshida6"
).split()
CONTACTS = "auto stepping penalty none".split()
SOLVERS = "auto pgs newton lemke".split()
LAWS, IMPACTS = "newton poisson".split(), "simultaneous sequential".split()
ADAPTIVE = "dopri5 dop853 verner98 taylor lobatto16 radau5".split()
USUAL_KEPT = 100_000  # instants kept unless --save-every says otherwise
MOST_KEPT = 50_000_000  # instants that any machine can be expected to hold
EXIT_CODES = {"finished": 0, "stopped": 0, "diverged": 1, "interrupted": 130}


def add_to(commands: Any) -> None:
    """Declare the command."""
    asked = commands.add_parser(
        "run",
        help="simulate a system",
        description="Simulate a system, print how it went and where its energy went.",
        epilog="Units are SI and radians unless the system says otherwise. Ctrl-C ends a run but keeps it.",
        allow_abbrev=False,
    )
    asked.add_argument("name", metavar="NAME", help=NAME_HELP)
    pairs: dict[str, Any] = {"metavar": "NAME=VALUE", "type": assignment, "action": "append", "default": []}
    asked.add_argument("--set", dest="settings", help=SET_HELP, **pairs)
    asked.add_argument(
        "--start",
        help="a coordinate, velocity or state, such as theta=1 or theta_dot=2; may be repeated",
        **pairs,
    )
    asked.add_argument(
        "--until", metavar="T", type=number, help="time at which to end, s (default: the system's)"
    )
    asked.add_argument("--step", metavar="H", type=number, help="length of a step, s (default: the system's)")
    asked.add_argument(
        "--integrator",
        metavar="NAME",
        help=f"{', '.join(INTEGRATORS)} (default: rk4), or with --tolerance {', '.join(ADAPTIVE)}",
    )
    asked.add_argument(
        "--tolerance",
        metavar="TOL",
        type=number,
        help="error allowed in a step; the steps are then chosen by it",
    )
    asked.add_argument(
        "--save-every",
        metavar="K",
        type=whole_number,
        help=f"keep every K-th step (default: every step, or fewer to keep at most {USUAL_KEPT:,})",
    )
    asked.add_argument(
        "--save", metavar="FILE", help="write the run to a file, for pendula.load or numpy.load"
    )
    asked.add_argument(
        "--contact",
        choices=CONTACTS,
        default="auto",
        help="how bodies touch: stepping where there is a ground (auto), penalty for springs, or none; "
        "an MJCF file has its ground with stepping, penalty, or auto without an integrator",
    )
    asked.add_argument(
        "--solver", choices=SOLVERS, default="auto", help="of contact by stepping (default: auto)"
    )
    asked.add_argument("--law", choices=LAWS, default="newton", help="of impacts by stepping")
    asked.add_argument(
        "--impacts", choices=IMPACTS, default="simultaneous", help="all at once, or one pair after the other"
    )
    add_control(asked)
    asked.add_argument("--plot", metavar="FILE", help="draw its curves as .png, .svg or .pdf")
    asked.add_argument("--sketch", metavar="FILE", help="draw the system as it moves, likewise")
    asked.set_defaults(answer=answer)


def answer(options: argparse.Namespace) -> int:
    """Simulate, report, and write what was asked for."""
    about = find_system(options.name, contact=_has_contact(options))
    if options.save:
        files.check_writable(options.save)
    for picture in filter(None, (options.plot, options.sketch)):
        files.check_picture(picture)
    until = about.until if options.until is None else options.until
    how = {"start": dict(options.start), "until": until, **_steps_of(options, until, about.step)}
    how |= {"contact": options.contact, "solver": options.solver}
    how |= {"law": options.law, "impacts": options.impacts}

    began = time.perf_counter()
    with show_waiting(f"compiling {about.name}"):
        model = build(about, dict(options.settings))
        if options.sketch:
            from pendula.viewer.sketch import check_drawing

            check_drawing(model)
        control, told = read_control(options, model)
        how |= {} if control is None else {"control": control}
        get_ready(model, how)
    ready = time.perf_counter() - began
    print(wrap_text(f"{about.title}. {about.watch}".strip(), text_width()))
    print(
        wrap_text(f"Parameters: {report.format_values(model.parameters) or 'none'}.", text_width()),
        flush=True,
    )
    if told:
        print(wrap_text(told, text_width()), flush=True)
    run = simulate_with_bar(model, how)
    _print_report(run, ready)
    _write(run, options)
    return EXIT_CODES[run.outcome.reason]


def _has_contact(options: argparse.Namespace) -> bool:
    """Whether an MJCF file is read with its ground: unless asked for, not where a method is chosen."""
    if options.contact == "auto":
        return options.tolerance is None and options.integrator is None
    return options.contact != "none"


def _steps_of(options: argparse.Namespace, until: float, usual_step: float) -> dict[str, Any]:
    """How to step: by the tolerance if one is given, else by a fixed step."""
    method = {"integrator": options.integrator}
    if options.tolerance is not None or options.integrator in (*ADAPTIVE, "auto"):
        return method | {
            "tolerance": options.tolerance,
            "step": options.step,
            "save_every": options.save_every or 1,
        }
    step = usual_step if options.step is None else options.step
    save_every = options.save_every or usual_save_every(until, step)
    _check_samples(until, step, save_every)
    return method | {"step": step, "save_every": save_every}


def get_ready(model: "Model", how: dict[str, Any]) -> None:
    """Compile, or load, all that a run needs: a run of no length does just that, and checks what is asked."""
    from pendula.simulation import simulate

    # An end before the start is kept, so that it is refused here.
    simulate(model, **how | {"until": min(how["until"], 0.0)})


def simulate_with_bar(model: "Model", how: dict[str, Any]) -> "Run":
    """The run, with a bar if it takes long."""
    from pendula.simulation import simulate

    with progress_bar(f"simulating {model.name}") as bar:
        return simulate(model, **how, progress=bar.update)


def _print_report(run: "Run", ready: float) -> None:
    print()
    print(wrap_text(run.outcome.sentence, text_width()))
    if len(run):
        print("\n".join(report.state_lines(run)))
    if len(run) and run.has_energy:
        print("\nWhere the energy went")
        print("\n".join(report.energy_lines(run)))
    print()
    print(wrap_text(report.speed_sentences(run, ready), text_width()))


def _write(run: "Run", options: argparse.Namespace) -> None:
    if options.save:
        run.save(options.save)
        print(f"Saved {len(run):,} instants as {options.save}.")
    for kind, picture in (("plot", options.plot), ("sketch", options.sketch)):
        if picture:
            from pendula import viewer

            with show_waiting(f"drawing {run.system}"):
                getattr(viewer, kind)(run, picture)
            print(f"Drawn as {picture}.")


def _steps(until: float, step: float) -> float:
    """About how many steps a run takes; 0 where the simulation will refuse the numbers."""
    fine = math.isfinite(until) and math.isfinite(step) and step > 0
    return max(until / step, 0.0) if fine else 0.0


def usual_save_every(until: float, step: float) -> int:
    """Every how many steps to keep one, so that a long run stays small."""
    return max(1, math.ceil(_steps(until, step) / USUAL_KEPT))


def _check_samples(until: float, step: float, save_every: int) -> None:
    kept = _steps(until, step) / save_every
    if kept > MOST_KEPT:
        raise PendulaError(
            f"{kept:,.0f} instants are too many to keep; keep fewer with --save-every "
            f"{math.ceil(save_every * kept / USUAL_KEPT)}, for instance."
        )
