"""``pendula analyse``: where a system rests, whether it stays there, how it swings; or its bifurcations."""

import argparse
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pendula.cli import files
from pendula.cli.settings import SET_HELP, assignment, build, number
from pendula.cli.system_file import NAME_HELP, find_system
from pendula.cli.tables import text_width
from pendula.errors import PendulaError
from pendula.progress import show_waiting

if TYPE_CHECKING:
    from pendula.analysis import Modes
    from pendula.model import Model

Range = tuple[str, tuple[float, float]]
MOST_TABLES = 4  # of modes; equilibria that hold come first


def add_to(commands: Any) -> None:
    """Declare the command."""
    asked = commands.add_parser(
        "analyse",
        help="find equilibria, their stability and modes, or bifurcations",
        description=(
            "Print all equilibria that are found in a box, their stability and the test that decided, "
            "natural frequencies and modes; draw the modes. With --parameter, follow equilibria along a "
            "parameter, print the bifurcations and draw the diagram."
        ),
        allow_abbrev=False,
    )
    asked.add_argument("name", metavar="NAME", help=NAME_HELP)
    pairs: dict[str, Any] = {"metavar": "NAME=VALUE", "type": assignment, "action": "append", "default": []}
    ranges: dict[str, Any] = {"metavar": "NAME=A:B", "type": read_range}
    asked.add_argument("--set", dest="settings", help=SET_HELP, **pairs)
    asked.add_argument("--input", help="what an input is held at, such as u=2; may be repeated", **pairs)
    asked.add_argument(
        "--region",
        action="append",
        default=[],
        help="bounds of a coordinate, such as theta=-1:1; may be repeated",
        **ranges,
    )
    asked.add_argument(
        "--parameter", help="a parameter to follow equilibria along, such as Omega=0:10", **ranges
    )
    asked.add_argument(
        "--output", metavar="FILE", help="the picture, as .png, .svg or .pdf (default: NAME-analysis.png)"
    )
    asked.set_defaults(answer=answer)


def read_range(text: str) -> Range:
    """``theta=-1:1`` as a name and two numbers, for argparse."""
    name, sign, bounds = (part.strip() for part in text.partition("="))
    low, colon, high = (part.strip() for part in bounds.partition(":"))
    if not (name and sign and low and colon and high):
        raise argparse.ArgumentTypeError(f"'{text}' must be NAME=A:B without spaces, such as Omega=0:10")
    return name, (number(low), number(high))


def answer(options: argparse.Namespace) -> int:
    """Analyse, print the tables, draw the picture."""
    about = find_system(options.name)
    picture = options.output or f"{Path(about.name).stem}-analysis.png"
    drawn = options.output is not None or find_spec("matplotlib") is not None
    if drawn:
        files.check_picture(picture)
    with show_waiting(f"compiling {about.name}"):
        model = build(about, dict(options.settings))
    if options.parameter is not None:
        found = _follow(model, options, picture if drawn else None)
    else:
        found = _rest(model, options, picture if drawn else None)
    if not drawn:
        print('\nThe picture needs matplotlib, which is not installed: pip install "pendula[plot]"')
    elif found:
        print(f"\nDrawn as {picture}.")
    return 0


def _follow(model: "Model", options: argparse.Namespace, picture: str | None) -> bool:
    from pendula.analysis import branches

    name, between = options.parameter
    with show_waiting(f"following equilibria of {model.name}"):
        found = branches(model, name, between, region=dict(options.region), inputs=_inputs(options))
    print(found.table.text(text_width()))
    if picture is not None:
        from pendula.viewer.branches import plot_branches

        plot_branches(found, picture)
    return True


def _rest(model: "Model", options: argparse.Namespace, picture: str | None) -> bool:
    """Print equilibria and their modes; whether there was something to draw."""
    from pendula.analysis import equilibria

    with show_waiting(f"looking for equilibria of {model.name}"):
        found = equilibria(model, dict(options.region), inputs=_inputs(options))
    print(found.table.text(text_width()))
    order = sorted(found, key=lambda e: (e.stability == "unstable", "stable" not in e.stability))
    shown = [made for e in order[:MOST_TABLES] if (made := _modes(model, e)) is not None]
    for made in shown:
        print(f"\n{made.table.text(text_width())}")
    if len(order) > MOST_TABLES:
        print(f"\nModes are shown of {MOST_TABLES} equilibria, those that hold first.")
    if picture is None or not shown or not model.card.drawn:
        return False
    from pendula.viewer.modes import plot_modes

    plot_modes(shown[0], picture)
    return True


def _modes(model: "Model", equilibrium: Any) -> "Modes | None":
    from pendula.analysis import modes

    try:
        return modes(model, equilibrium)
    except PendulaError:
        return None  # the equilibrium's own sentence says why it cannot be linearised


def _inputs(options: argparse.Namespace) -> dict[str, float]:
    return dict(options.input)
