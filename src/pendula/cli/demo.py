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
from pendula.cli.progress import waiting
from pendula.cli.run import get_ready, moved
from pendula.cli.settings import built
from pendula.cli.tables import FORMULA_HANG, INDENT, aligned, duration, folded, text_width

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
    folder = files.made_folder(options.folder)
    loading: Durations = {}
    print(folded(f"pendula {__version__}. {INTRODUCTION}", text_width()), flush=True)
    with waiting("loading libraries"), _timed(loading, "load"):
        for name in LIBRARIES:
            import_module(name)
    durations = {name: _shown(number, name, folder) for number, name in enumerate(SYSTEMS, start=1)}
    _print_durations(durations, loading["load"])
    with waiting("writing pages"):
        pendularm.write(folder / f"{ARM}.html")
    _print_files(folder)
    return 0


def _shown(number: int, name: str, folder: Path) -> Durations:
    """One system from description to picture; returns the seconds that each stage took."""
    from pendula.dynamics.equations import equations
    from pendula.gallery.registry import find
    from pendula.viewer import plot

    about, spent, width = find(name), Durations(), text_width()
    how = {"until": about.until, "step": about.step, "integrator": "rk4"}
    with _timed(spent, "describe"):
        model = built(about, {})
    print(f"\n{number}. {about.title}\n{folded(about.watch, width)}\n")
    with waiting(f"deriving {name}"), _timed(spent, "equations"):
        derived = str(equations(model.description))
    print(folded("\n".join(line for line in derived.splitlines() if line), width, FORMULA_HANG), flush=True)
    with waiting(f"compiling {name}"), _timed(spent, "compile"):
        get_ready(model, how)
    with _timed(spent, "simulate"):
        run = moved(model, how)
    if run.outcome.reason == "interrupted":
        raise KeyboardInterrupt
    print(f"\n{run.outcome} A step took {duration(run.elapsed / run.steps)}. Where the energy went:")
    print("\n".join(report.energy_lines(run)), flush=True)
    with waiting(f"drawing {name}"), _timed(spent, "plot"):
        plot(run, folder / f"{name}.png")
    run.save(folder / f"{name}.npz")
    if name == REPLAYED:
        from pendula.viewer.page import html

        with waiting(f"writing the page of {name}"):
            html(run, folder / f"{name}.html", title=f"{about.title}: a recorded run")
    return spent


@contextmanager
def _timed(spent: Durations, stage: str) -> Iterator[None]:
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
    print("\n".join(INDENT + line for line in aligned(rows, numbers=range(1, len(STAGES) + 1))))
    note = (
        f"Loading libraries took {loading / MILLISECOND:,.0f} ms before. Machine code is kept in "
        f"{store.directory()}, so that compiling is quick from the second time on."
    )
    print(folded(note, text_width()))


def _print_files(folder: Path) -> None:
    rows = []
    for name in SYSTEMS:
        rows.append((str(folder / f"{name}.png"), "coordinates, energies and phase portrait"))
        rows.append((str(folder / f"{name}.npz"), "the run, for pendula.load or numpy.load"))
    rows.append((str(folder / f"{REPLAYED}.html"), "the run replayed, for a browser"))
    rows.append((str(folder / f"{ARM}.html"), "an arm with its servo to play with, for a browser"))
    print("\nWritten")
    print("\n".join(INDENT + line for line in aligned(rows)))
    print(f"\nGo on with: {_command()} list, or {_command()} view double-pendulum")


def _command() -> str:
    """What to type for pendula here: after ``make demo`` it is not on the path."""
    if shutil.which("pendula"):
        return "pendula"
    python = Path(sys.executable)
    near = python.relative_to(Path.cwd()) if python.is_relative_to(Path.cwd()) else python
    return f"{near} -m pendula"
