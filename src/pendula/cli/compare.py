"""``pendula compare``: integrators side by side on one system, as a table and as a picture."""

import argparse
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pendula.cli import files
from pendula.cli.settings import SET_HELP, assignment, build, number
from pendula.cli.system_file import NAME_HELP, find_system
from pendula.cli.tables import text_width, wrap_text
from pendula.progress import progress_bar, show_waiting

if TYPE_CHECKING:
    from pendula.comparison import Comparison
    from pendula.model import Model


def add_to(commands: Any) -> None:
    """Declare the command."""
    asked = commands.add_parser(
        "compare",
        help="set integrators side by side on a system",
        description=(
            "Run integrators on a system at equal cost: their errors against a reference run, observed "
            "orders, what they do to the energy, and how fast they are; as a table and as a picture."
        ),
        allow_abbrev=False,
    )
    asked.add_argument("name", metavar="NAME", help=NAME_HELP)
    pairs: dict[str, Any] = {"metavar": "NAME=VALUE", "type": assignment, "action": "append", "default": []}
    several: dict[str, Any] = {"type": number, "nargs": "+"}
    asked.add_argument("--set", dest="settings", help=SET_HELP, **pairs)
    asked.add_argument("--start", help="a coordinate or velocity, such as theta=1; may be repeated", **pairs)
    asked.add_argument(
        "--until",
        metavar="T",
        type=number,
        help="time at which errors are measured, s (default: the system's, earlier if it is chaotic)",
    )
    asked.add_argument(
        "--integrators", metavar="A,B,C", help="their names (default: all that suit the system)"
    )
    asked.add_argument("--step", metavar="H", help="steps of fixed-step methods, s", **several)
    asked.add_argument("--tolerance", metavar="TOL", help="tolerances of adaptive methods", **several)
    asked.add_argument(
        "--equal", choices=("cost", "step"), default="cost", help="what is equal in the table (default: cost)"
    )
    asked.add_argument(
        "--output", metavar="FILE", help="the picture, as .png, .svg or .pdf (default: NAME-comparison.png)"
    )
    asked.set_defaults(answer=answer)


def answer(options: argparse.Namespace) -> int:
    """Compare, print the table, draw the picture."""
    about = find_system(options.name)
    picture = options.output or f"{Path(about.name).stem}-comparison.png"
    # Without matplotlib the table is still worth having, unless the picture was asked for.
    drawn = options.output is not None or find_spec("matplotlib") is not None
    if drawn:
        files.check_picture(picture)
    how: dict[str, Any] = {"start": dict(options.start), "equal": options.equal}
    if options.integrators is not None:
        how["integrators"] = [name.strip() for name in options.integrators.split(",") if name.strip()]
    how |= {"steps": options.step} if options.step else {}
    how |= {"tolerances": options.tolerance} if options.tolerance else {}
    with show_waiting(f"compiling {about.name}"):
        model = build(about, dict(options.settings))
    until = about.until if options.until is None else options.until
    if model.card.ground:
        return _compare_contact(model, options, until, about.step)
    comparison = _compare(model, how | {"until": until})
    earlier = comparison.reference.trusted_until
    if options.until is None and not comparison.reference.trusted and earlier > 0:
        from pendula.model.quantity_units import with_unit_of

        end = with_unit_of(f"{until:g}", comparison.units, "time")
        said = f"Nothing can be compared up to t = {end}, the usual end: the motion magnifies every error."
        print(wrap_text(f"{said} So the end is earlier here.", text_width()), end="\n\n")
        comparison = _compare(model, how | {"until": earlier})
    _show(comparison, picture if drawn else None)
    return 0


def _compare_contact(model: "Model", options: argparse.Namespace, until: float, usual: float) -> int:
    """Ways of contact side by side, where bodies touch."""
    from pendula.comparison.contact_methods import compare_contact

    step = options.step[0] if options.step else usual
    with show_waiting(f"comparing ways of contact on {model.name}"):
        made = compare_contact(model, dict(options.start), until, step=step)
    print(made)
    return 0


def _compare(model: "Model", how: dict[str, Any]) -> "Comparison":
    """The comparison, with a bar if it takes long."""
    from pendula.comparison import compare

    with progress_bar(f"comparing integrators on {model.name}") as bar:
        return compare(model, **how, progress=bar.update)


def _show(comparison: "Comparison", picture: str | None) -> None:
    from pendula.comparison.table import text

    print(text(comparison, text_width()))
    if picture is None:
        print('\nThe picture needs matplotlib, which is not installed: pip install "pendula[plot]"')
        return
    from pendula.viewer.comparisons import plot_comparison

    with show_waiting(f"drawing {comparison.system}"):
        plot_comparison(comparison, picture)
    print(f"\nDrawn as {picture}.")
