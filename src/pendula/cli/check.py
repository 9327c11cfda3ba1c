"""``pendula check``: what is wrong with a robot file or a system, in words."""

import argparse
from pathlib import Path
from typing import Any

from pendula.cli.system_file import ROBOT_FILES, find_system
from pendula.progress import show_waiting

WRONG = 1  # exit code where there are faults, with --strict also where there are doubts


def add_to(commands: Any) -> None:
    """Declare the command."""
    asked = commands.add_parser(
        "check",
        help="say what is wrong with a robot file or a system",
        description=(
            "Look for faults and doubts: of a robot file its tree, axes, limits, masses, inertias, meshes, "
            "units; of every system masses, constraints and its start. The exit code is 1 if there are any "
            "faults."
        ),
        allow_abbrev=False,
    )
    asked.add_argument(
        "name", metavar="NAME", help="a URDF or MJCF file, a system of 'pendula list', or a Python file"
    )
    asked.add_argument("--strict", action="store_true", help="exit with 1 also if there are doubts")
    asked.set_defaults(answer=answer)


def answer(options: argparse.Namespace) -> int:
    """Check, print what was found."""
    with show_waiting(f"checking {options.name}"):
        from pendula.analysis import check

        file = Path(options.name).suffix.lower() in ROBOT_FILES
        report = check(options.name if file else find_system(options.name).function())
    print(report)
    return 0 if report.ok and not (options.strict and report.doubts) else WRONG
