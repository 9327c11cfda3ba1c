"""``pendula demo``: the whole way, from energies to pictures and pages, for two systems and an arm."""

import argparse
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from pendula import __version__
from pendula.cli import files, pendularm, report
from pendula.cli.run import get_ready, simulate_with_bar
from pendula.cli.settings import build
from pendula.cli.tables import FORMULA_HANG, INDENT, align, duration, text_width, wrap_text
from pendula.progress import show_waiting

SYSTEMS = ("cart-pole", "double-pendulum")
STAGES = ("describe", "equations", "compile", "simulate", "plot")
REPLAYED, ARM = "double-pendulum", "pendularm"  # what is shown in pages: a run, and a live system
# Loaded before the first stage, so that every stage shows its own work only.
LIBRARIES = (
    "pendula.dynamics.equations",
    "pendula.simulation",
    "pendula.viewer",
    "pendula.viewer.page",
    "matplotlib.figure",
)
MILLISECOND = 1e-3
INTRODUCTION = (
    "Two systems are given by their kinetic and potential energies. From these pendula derives the equations "
    "of motion, compiles them to machine code and simulates them. In formulas, theta_dot is the velocity of "
    "theta and theta_ddot its acceleration."
)

Durations = dict[str, float]


def add_to(commands: Any) -> None:
    """Declare the command."""
    shown = commands.add_parser(
        "demo",
        help="show the whole way for two systems, with plots, and pages to play with",
        description=(
            "Derive, compile, simulate and plot the cart-pole and the double pendulum; write a page that "
            "replays a run, and one with an arm to play with."
        ),
        allow_abbrev=False,
    )
    shown.add_argument(
        "folder", metavar="FOLDER", nargs="?", default="demo", help="where to write (default: demo)"
    )
    shown.set_defaults(answer=answer)


def answer(options: argparse.Namespace) -> int:
    """Tell the story of both systems, then how long it took and what was written."""
    files.check_drawing()
    folder = files.make_folder(options.folder)
    loading: Durations = {}
    print(wrap_text(f"pendula {__version__}. {INTRODUCTION}", text_width()), flush=True)
    with show_waiting("loading libraries"), _measure_time(loading, "load"):
        for name in LIBRARIES:
            import_module(name)
    durations = {name: _show_system(number, name, folder) for number, name in enumerate(SYSTEMS, start=1)}
    _print_durations(durations, loading["load"])
    with show_waiting("writing pages"):
        pendularm.write(folder / f"{ARM}.html")
    _print_files(folder)
    return 0


def _show_system(number: int, name: str, folder: Path) -> Durations:
    """One system from description to picture; returns the seconds that each stage took."""
    from pendula.dynamics.equations import equations
    from pendula.gallery.registry import find
    from pendula.viewer import plot

    about, spent, width = find(name), Durations(), text_width()
    how = {"until": about.until, "step": about.step, "integrator": "rk4"}
    with _measure_time(spent, "describe"):
        model = build(about, {})
    print(f"\n{number}. {about.title}\n{wrap_text(about.watch, width)}\n")
    with show_waiting(f"deriving {name}"), _measure_time(spent, "equations"):
        derived = str(equations(model.description))
    print(
        wrap_text("\n".join(line for line in derived.splitlines() if line), width, FORMULA_HANG), flush=True
    )
    with show_waiting(f"compiling {name}"), _measure_time(spent, "compile"):
        get_ready(model, how)
    with _measure_time(spent, "simulate"):
        run = simulate_with_bar(model, how)
    if run.outcome.reason == "interrupted":
        raise KeyboardInterrupt
    print(f"\n{run.outcome} A step took {duration(run.elapsed / run.steps)}. Where the energy went:")
    print("\n".join(report.energy_lines(run)), flush=True)
    with show_waiting(f"drawing {name}"), _measure_time(spent, "plot"):
        plot(run, folder / f"{name}.png")
    run.save(folder / f"{name}.npz")
    if name == REPLAYED:
        from pendula.viewer.page import html

        with show_waiting(f"writing the page of {name}"):
            html(run, folder / f"{name}.html", title=f"{about.title}: a recorded run")
    return spent


@contextmanager
def _measure_time(spent: Durations, stage: str) -> Iterator[None]:
    """Note the seconds that a stage takes."""
    began = time.perf_counter()
    yield
    spent[stage] = time.perf_counter() - began


def _print_durations(durations: dict[str, Durations], loading: float) -> None:
    from pendula.compiler import store

    rows = [("", *STAGES)]
    rows += [
        (name, *(f"{spent[stage] / MILLISECOND:,.1f}" for stage in STAGES))
        for name, spent in durations.items()
    ]
    print("\nHow long each stage took, in ms")
    print("\n".join(INDENT + line for line in align(rows, numbers=range(1, len(STAGES) + 1))))
    note = (
        f"Loading libraries took {loading / MILLISECOND:,.0f} ms before. Machine code is kept in "
        f"{store.directory()}, so that compiling is quick from the second time on."
    )
    print(wrap_text(note, text_width()))


def _print_files(folder: Path) -> None:
    rows = []
    for name in SYSTEMS:
        rows.append((str(folder / f"{name}.png"), "coordinates, energies and phase portrait"))
        rows.append((str(folder / f"{name}.npz"), "the run, for pendula.load or numpy.load"))
    rows.append((str(folder / f"{REPLAYED}.html"), "the run replayed, for a browser"))
    rows.append((str(folder / f"{ARM}.html"), "an arm with its servo to play with, for a browser"))
    print("\nWritten")
    print("\n".join(INDENT + line for line in align(rows)))
    print(f"\nGo on with: {_command()} list, or {_command()} view double-pendulum")


def _command() -> str:
    """What to type for pendula here: after ``make demo`` it is not on the path."""
    if shutil.which("pendula"):
        return "pendula"
    python = Path(sys.executable)
    near = python.relative_to(Path.cwd()) if python.is_relative_to(Path.cwd()) else python
    return f"{near} -m pendula"
