"""What a command looks at: a system that it simulates, or a run that was saved."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pendula.cli.run import ADAPTIVE, simulate_with_bar, usual_save_every
from pendula.cli.settings import SET_HELP, assignment, build, number
from pendula.cli.system_file import ROBOT_FILES, find_system
from pendula.errors import PendulaError
from pendula.progress import show_waiting

if TYPE_CHECKING:
    from pendula.model import Model
    from pendula.runs import Run

SIMULATED = ("settings", "start", "until", "step", "tolerance", "integrator")
_WORDS = {"settings": "set"}
_PAIRS: dict[str, Any] = {"metavar": "NAME=VALUE", "type": assignment, "action": "append", "default": []}


def add_source(asked: argparse.ArgumentParser, saved: str = "a saved run") -> None:
    """Declare the name of a system or of a saved run, and the values of a system."""
    asked.add_argument(
        "name",
        metavar="NAME",
        help=f"a system of 'pendula list', a Python file, a URDF or MJCF file, or {saved}",
    )
    asked.add_argument("--system", metavar="NAME", help="the system of a saved run (default: by its name)")
    asked.add_argument("--set", dest="settings", help=SET_HELP, **_PAIRS)
    asked.add_argument("--start", help="a coordinate or velocity, such as theta=1; may be repeated", **_PAIRS)


def add_simulation(asked: argparse.ArgumentParser) -> None:
    """Declare how a system is simulated."""
    asked.add_argument(
        "--until", metavar="T", type=number, help="time at which to end, s (default: the system's)"
    )
    asked.add_argument("--step", metavar="H", type=number, help="length of a step, s (default: the system's)")
    asked.add_argument("--tolerance", metavar="TOL", type=number, help="error allowed in a step, instead")
    asked.add_argument("--integrator", metavar="NAME", help="as for 'pendula run' (default: rk4)")


def is_run(name: str) -> bool:
    """Whether a word names a saved run: a file that describes no system."""
    return Path(name).is_file() and Path(name).suffix.lower() not in (".py", *ROBOT_FILES)


def run_of(options: argparse.Namespace, *, ledger: bool = False) -> "tuple[Run, Model]":
    """The run that is asked for, with the model of its system."""
    return load_run(options) if is_run(options.name) else simulate_system(options, ledger=ledger)


def load_run(options: argparse.Namespace) -> "tuple[Run, Model]":
    """A run from a file, with the model of its system."""
    refuse_for_run(options, SIMULATED)
    from pendula.runs import load

    run = load(options.name)
    try:
        about = find_system(options.system or run.system)
    except PendulaError as error:
        if options.system:
            raise
        raise PendulaError(
            f"{options.name} is a run of {run.system}, which 'pendula list' does not have: name its system "
            "with --system FILE.py."
        ) from error
    with show_waiting(f"compiling {about.name}"):
        model = build(about, {})
    if run.key and run.key != model.key and not options.system:
        raise PendulaError(
            f"{options.name} is a run of another system called {run.system} than that of 'pendula list': "
            "name its system with --system FILE.py."
        )
    return run, model


def refuse_for_run(options: argparse.Namespace, names: tuple[str, ...]) -> None:
    """Refuse options that say how to simulate, where a run is given that was simulated already."""
    for option in names:
        if getattr(options, option, None):
            word = _WORDS.get(option, option)
            raise PendulaError(f"--{word} is for simulating, but {options.name} is a run already.")


def simulate_system(options: argparse.Namespace, *, ledger: bool = False) -> "tuple[Run, Model]":
    """A run of a system, if it has energies with a ledger where one is asked for."""
    refuse_system(options)
    about = find_system(options.name)
    until = about.until if options.until is None else options.until
    how: dict[str, Any] = {"start": dict(options.start), "until": until, "integrator": options.integrator}
    if options.tolerance is not None or options.integrator in (*ADAPTIVE, "auto"):
        how |= {"tolerance": options.tolerance, "step": options.step}
    else:
        step = about.step if options.step is None else options.step
        how |= {"step": step, "save_every": usual_save_every(until, step)}
    with show_waiting(f"compiling {about.name}"):
        model = build(about, dict(options.settings))
    return simulate_with_bar(model, how | {"ledger": ledger and model.has("energy")}), model


def refuse_system(options: argparse.Namespace) -> None:
    """Refuse to be told the system twice."""
    if options.system:
        raise PendulaError("--system names the system of a saved run; here the first word does.")
