"""``pendula gallery``: every gallery system as pictures, and a page that shows them all."""

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pendula.cli import files
from pendula.cli.page import Entry, page
from pendula.cli.run import get_ready, simulate_with_bar, usual_save_every
from pendula.cli.settings import build
from pendula.cli.tables import duration
from pendula.files import write_text
from pendula.progress import show_waiting

if TYPE_CHECKING:
    from pendula.gallery import GallerySystem

INDEX = "index.html"
ALL_WELL, SOME_FAILED = 0, 1


def add_to(commands: Any) -> None:
    """Declare the command."""
    shown = commands.add_parser(
        "gallery",
        help="draw every system of the gallery, with a page to look through",
        description=(
            "Simulate every system of the gallery, draw how it moves and its curves, and write a page, "
            f"{INDEX}, that shows them all."
        ),
        allow_abbrev=False,
    )
    shown.add_argument(
        "folder", metavar="FOLDER", nargs="?", default="gallery", help="where to write (default: gallery)"
    )
    shown.set_defaults(answer=answer)


def answer(options: argparse.Namespace) -> int:
    """Draw system after system, then write the page; a system that fails does not keep the others."""
    from pendula.gallery.registry import systems

    files.check_drawing()
    folder = files.make_folder(options.folder)
    files.check_writable(str(folder / INDEX))
    began, entries = time.perf_counter(), []
    width = max(len(about.name) for about in systems())
    for number, about in enumerate(systems(), start=1):
        started = time.perf_counter()
        entry = _draw_system(about, folder)
        entries.append(entry)
        spent = duration(time.perf_counter() - started)
        print(
            f"{number:3} of {len(systems())}  {about.name:{width}}  {spent:>7}  {_verdict(entry)}", flush=True
        )
    write_text(folder / INDEX, page(entries))
    failed = [entry.about.name for entry in entries if not entry.ok]
    done = f"Drew {len(entries) - len(failed)} systems in {duration(time.perf_counter() - began)}."
    print(f"\n{done} Look at {folder / INDEX}.")
    if failed:
        print(f"Not as they should be: {', '.join(failed)}.")
    return SOME_FAILED if failed else ALL_WELL


def _draw_system(about: "GallerySystem", folder: Path) -> Entry:
    """One system simulated and drawn, or what went wrong."""
    from pendula.viewer import plot, sketch

    how = {"until": about.until, "step": about.step, "integrator": None if about.contact else "rk4"}
    how["save_every"] = usual_save_every(about.until, about.step)
    pictures = {"how it moves": f"{about.name}.png", "its curves": f"{about.name}-curves.png"}
    try:
        with show_waiting(f"compiling {about.name}"):
            model = build(about, {})
            get_ready(model, how)
        run = simulate_with_bar(model, how)
        if run.outcome.reason == "interrupted":
            raise KeyboardInterrupt
        with show_waiting(f"drawing {about.name}"):
            for draw, name in zip((sketch, plot), pictures.values(), strict=True):
                draw(run, folder / name)
    except Exception as error:  # a defect of one system, whatever it is, is reported with the others
        return Entry(about, {}, f"{type(error).__name__}: {error}", ok=False)
    return Entry(about, pictures, run.outcome.sentence, ok=run.outcome.ok)


def _verdict(entry: Entry) -> str:
    if entry.ok:
        return "drawn"
    return f"{'drawn, but ' if entry.pictures else 'failed: '}{' '.join(entry.outcome.split())}"
