"""``pendula overlaps``: which bodies of a robot or another mechanism are in each other."""

import argparse
from typing import TYPE_CHECKING, Any

from pendula.cli.settings import assignment, number
from pendula.cli.system_file import NAME_HELP, find_system
from pendula.cli.tables import align
from pendula.errors import PendulaError, suggest
from pendula.progress import show_waiting

if TYPE_CHECKING:
    from pendula.description import Mechanism

OVERLAP = 1  # exit code where bodies overlap, or are nearer than the margin


def add_to(commands: Any) -> None:
    """Declare the command."""
    asked = commands.add_parser(
        "overlaps",
        help="say which bodies of a mechanism are in each other",
        description=(
            "List the pairs of bodies whose collision shapes overlap, and how deep, at given coordinates. "
            "Bodies that a joint connects are left out. The exit code is 1 if there are any."
        ),
        allow_abbrev=False,
    )
    asked.add_argument("name", metavar="NAME", help=NAME_HELP)
    asked.add_argument(
        "--at", metavar="NAME=VALUE", type=assignment, action="append", default=[],
        help="a coordinate, such as elbow=1.2; may be repeated (default: where the system starts)",
    )  # fmt: skip
    asked.add_argument(
        "--margin",
        metavar="M",
        type=number,
        default=0.0,
        help="list pairs that are this near, too (default: 0)",
    )
    asked.add_argument(
        "--connected", action="store_true", help="look at bodies that a joint connects as well"
    )
    asked.set_defaults(answer=answer)


def answer(options: argparse.Namespace) -> int:
    """Place the bodies, print the pairs."""
    about = find_system(options.name)
    with show_waiting(f"placing the bodies of {about.name}"):
        from pendula.description import Mechanism
        from pendula.model.overlapping import overlaps

        system = about.function()
        if not isinstance(system, Mechanism):
            raise PendulaError(f"{about.name} has no bodies whose shapes could overlap: it is no mechanism.")
        q = _coordinates(system, dict(options.at))
        found = overlaps(system, q, margin=options.margin, connected=options.connected)
    if not found:
        print("No bodies overlap.")
        return 0
    rows = [(str(pair.first), str(pair.second), f"{pair.distance:.6g} m") for pair in found]
    print("\n".join(align([("body", "body", "distance"), *rows], numbers=[2])))
    return OVERLAP


def _coordinates(system: "Mechanism", given: dict[str, float]) -> list[float]:
    """The start of a mechanism with some coordinates set by name."""
    names = [coordinate.name for coordinate in system.coordinates]
    for name in given:
        if name not in names:
            raise PendulaError(f"{system.name} has no coordinate '{name}'. {suggest(name, names)}".rstrip())
    return [given.get(name, system.start.get(name, 0.0)) for name in names]
