"""``pendula help``: what pages, functions and systems there are about a word, without a network."""

import argparse
from typing import Any

from pendula.cli.searching import Found, named_systems, near_words, search
from pendula.cli.tables import text_width, wrap_text
from pendula.errors import PendulaError
from pendula.lessons import documents_folder

MOST = 5  # of each kind
_KINDS = {
    "function": "Functions and methods (help(pe.NAME) in Python says all)",
    "system": "Systems of the gallery (pendula run NAME, pendula view NAME)",
    "lesson": "Lessons (pendula learn NUMBER)",
    "page": "Pages (files in {folder})",
}


def add_to(commands: Any) -> None:
    """Declare the command."""
    asked = commands.add_parser(
        "help",
        help="search pages, functions and systems for a word",
        description="Search pages, lessons, functions and the gallery for words, without a network.",
        allow_abbrev=False,
    )
    asked.add_argument("words", metavar="WORD", nargs="+", help="what to look for; best what has all words")
    asked.add_argument("--all", action="store_true", help=f"everything, not the best {MOST} of each kind")
    asked.set_defaults(answer=answer)


def answer(options: argparse.Namespace) -> int:
    """Print what was found, the best of each kind first."""
    wanted = " ".join(options.words)
    found = search(wanted)
    if not any(item.kind == "function" for item in found):
        partly = search(wanted, every=False)
        if partly and not found:
            print(f"Nothing has all of '{wanted}'; this has some of it.\n")
        found += [item for item in partly if not found or item.kind == "function"]
    found += [item for item in named_systems(wanted) if item.name not in {one.name for one in found}]
    if not found:
        near = near_words(wanted)
        cure = (
            f"did you mean {' or '.join(near)}?"
            if near
            else "try another word, or its beginning, such as 'stab'."
        )
        raise PendulaError(f"Nothing is said about '{wanted}'; {cure}")
    folder = documents_folder()
    for kind, title in _KINDS.items():
        of_kind = [item for item in found if item.kind == kind]
        _show(of_kind if options.all else of_kind[:MOST], title.format(folder=folder), len(of_kind))
    return 0


def _show(items: list[Found], title: str, number: int) -> None:
    if not items:
        return
    more = f", {number - len(items)} more with --all" if number > len(items) else ""
    print(f"{title}{more}:")
    for item in items:
        print(wrap_text(f"  {item.name}: {item.text}", text_width(), "      "))
    print()
