"""``pendula export``: the functions of a system as C, JavaScript or NumPy source."""

import argparse
from typing import Any

from pendula.cli.files import check_writable
from pendula.cli.settings import SET_HELP, assignment, build
from pendula.cli.system_file import NAME_HELP, find_system
from pendula.progress import show_waiting


def add_to(commands: Any) -> None:
    """Declare the command."""
    shown = commands.add_parser(
        "export",
        help="write a system's functions as C, JavaScript or NumPy source",
        description=(
            "Write the functions of a system (rate of the state, mass matrix, energy, ...) as source "
            "in another language. It documents every argument and needs nothing but math.h, Math or NumPy."
        ),
        allow_abbrev=False,
    )
    shown.add_argument("name", metavar="NAME", help=NAME_HELP)
    shown.add_argument("--to", required=True, metavar="c|js|numpy", help="the language")
    shown.add_argument("--output", metavar="FILE", help="where to write it; it is printed unless given")
    shown.add_argument(
        "--functions", metavar="A,B", help="only these functions, such as rate,energy; all unless given"
    )
    shown.add_argument(
        "--set",
        dest="settings",
        metavar="NAME=VALUE",
        type=assignment,
        action="append",
        default=[],
        help=SET_HELP,
    )
    shown.set_defaults(answer=answer)


def answer(options: argparse.Namespace) -> int:
    """Print the source, or write it and say so."""
    from pendula.model.export import check_target, export

    check_target(options.to)
    about = find_system(options.name)
    if options.output is not None:
        check_writable(options.output)
    with show_waiting(f"exporting {about.name}"):
        model = build(about, dict(options.settings))
        text = export(model, options.to, options.functions, options.output)
    if options.output is None:
        print(text, end="")
    else:
        print(f"Wrote {options.output}: {text.count(chr(10)):,} lines.")
    return 0
