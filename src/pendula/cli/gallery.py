"""``pendula list`` and ``pendula equations``: what the gallery holds, and how a system moves in formulas."""

import argparse
import sys
from typing import Any

from pendula.cli.settings import assignment, build
from pendula.cli.system_file import NAME_HELP, find_system
from pendula.cli.tables import FORMULA_HANG, INDENT, text_width, wrap_rows, wrap_text
from pendula.errors import PendulaError
from pendula.progress import show_waiting


def add_to(commands: Any) -> None:
    """Declare the two commands."""
    shown = commands.add_parser("list", help="show the gallery of systems")
    shown.set_defaults(answer=show_gallery)

    derived = commands.add_parser(
        "equations",
        help="derive the equations of motion of a system",
        description="Derive the equations of motion of a system from its energies and print them.",
        allow_abbrev=False,
    )
    derived.add_argument("name", metavar="NAME", help=NAME_HELP)
    form = derived.add_mutually_exclusive_group()
    form.add_argument("--latex", action="store_true", help="as LaTeX, for a document")
    form.add_argument("--pretty", action="store_true", help="in two dimensions, for a wide terminal")
    derived.add_argument("--steps", action="store_true", help="the derivation step by step, as in a lecture")
    derived.add_argument(
        "--set",
        dest="settings",
        metavar="NAME=VALUE",
        type=assignment,
        action="append",
        default=[],
        help="what shapes the equations, such as n=3 links of an n-link-pendulum; may be repeated",
    )
    derived.set_defaults(answer=show_equations)


def show_gallery(_: argparse.Namespace) -> int:
    """Print the gallery as a table."""
    from pendula.gallery.registry import systems

    names = max(len(system.name) for system in systems())
    left = text_width() - names - 2 * len(INDENT)
    watch = left * 3 // 5
    widths = (names, watch, left - watch)
    rows = [(system.name, system.watch.removeprefix("Watch "), system.source) for system in systems()]
    print("\n".join(wrap_rows([("name", "watch ...", "source"), ["-" * w for w in widths]], widths)))
    for row in rows:
        print("\n".join(wrap_rows([row], widths)))
    print("\nTo see one: pendula run NAME --sketch FILE.png. To read one: pendula equations NAME.")
    print("To see all: pendula gallery FOLDER. To begin your own: pendula new FILE.py.")
    return 0


def show_equations(options: argparse.Namespace) -> int:
    """Print the equations of a system, or their derivation."""
    if options.pretty and options.steps:
        raise PendulaError("--pretty does not go with --steps; steps can be had as text or with --latex.")
    about = find_system(options.name)
    with show_waiting(f"deriving the equations of {about.name}"):
        text = _write_equations(about, options)
    print(wrap_text(text, text_width(), FORMULA_HANG) if sys.stdout.isatty() and not options.pretty else text)
    return 0


def _write_equations(about: Any, options: argparse.Namespace) -> str:
    from pendula.dynamics.equations import equations

    derived = equations(build(about, dict(options.settings)).description)
    subject = derived.steps() if options.steps else derived
    if options.latex:
        return subject.latex()
    return derived.pretty() if options.pretty else str(subject)
