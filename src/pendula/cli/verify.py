"""``pendula verify``: the same numbers of a system by independent routes."""

import argparse
from typing import Any

from pendula.cli.settings import SET_HELP, assignment, build, whole_number
from pendula.cli.system_file import NAME_HELP, find_system
from pendula.cli.tables import text_width
from pendula.progress import show_waiting

DISAGREE = 1  # exit code where two routes do not agree


def add_to(commands: Any) -> None:
    """Declare the command."""
    asked = commands.add_parser(
        "verify",
        help="compute a system's functions by independent routes and compare",
        description=(
            "Compare energies, forces and accelerations of a system with the same numbers by routes that "
            "share nothing with its compiled functions. The exit code is 1 if they disagree."
        ),
        allow_abbrev=False,
    )
    asked.add_argument("name", metavar="NAME", help=NAME_HELP)
    asked.add_argument(
        "--set", dest="settings", metavar="NAME=VALUE", type=assignment, action="append", default=[],
        help=SET_HELP,
    )  # fmt: skip
    asked.add_argument(
        "--states", metavar="N", type=whole_number, default=5, help="random states to try (default: 5)"
    )
    asked.set_defaults(answer=answer)


def answer(options: argparse.Namespace) -> int:
    """Compile, compare, print the table."""
    about = find_system(options.name)
    with show_waiting(f"verifying {about.name}"):
        from pendula.analysis import verify

        found = verify(build(about, dict(options.settings)), states=options.states)
    print(found.table.text(text_width()))
    return 0 if found.ok else DISAGREE
