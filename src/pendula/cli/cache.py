"""``pendula cache``: the machine code kept on disk."""

import argparse
from typing import Any

from pendula.cli.tables import align, byte_count
from pendula.errors import FileError


def add_to(commands: Any) -> None:
    """Declare the command."""
    shown = commands.add_parser(
        "cache",
        help="show or empty the store of compiled code",
        description=(
            "Show where compiled code is kept and how much there is. It is safe to empty: what is missing is "
            "compiled again when needed. The environment variable PENDULA_CACHE_DIR chooses another place."
        ),
        allow_abbrev=False,
    )
    shown.add_argument("action", nargs="?", choices=["clear"], metavar="clear", help="delete every entry")
    shown.set_defaults(answer=answer)


def answer(options: argparse.Namespace) -> int:
    """Print what the cache holds, or empty it."""
    from pendula.compiler import store

    entries, size = store.usage()
    if options.action != "clear":
        limit = byte_count(store.LARGEST)
        rows = [
            ("directory", str(store.directory())),
            ("entries", f"{entries:,}"),
            ("size", f"{byte_count(size)} (kept below {limit})"),
        ]
        print("\n".join(align(rows)))
        return 0
    store.clear()
    left, left_size = store.usage()
    print(f"Deleted {_entries(entries - left)}, {byte_count(size - left_size)}, from {store.directory()}.")
    if left:
        raise FileError(f"{_entries(left)} in {store.directory()} cannot be deleted; may you write there?")
    return 0


def _entries(count: int) -> str:
    return f"{count:,} {'entry' if count == 1 else 'entries'}"
