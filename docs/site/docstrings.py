"""Docstrings are plain text with code in backticks: what reStructuredText would read as markup is escaped."""

import re
from typing import Any

# Code in backticks stays; of the rest, stars, bars and underscores at the end of a word are letters.
PIECES = re.compile(r"(``[^`]+``|`[^`]+`)")
PROPERTIES: dict[str, list[str]] = {}  # Napoleon reads "N(q) v: the rates" as a type and a text
MARKUP = re.compile(r"[*|\\]|(?<=\w)_(?!\w)|`")


def escape(line: str) -> str:
    """A line in which only code in backticks is markup."""
    pieces = PIECES.split(line)
    for i, piece in enumerate(pieces):
        if i % 2 == 0:
            pieces[i] = MARKUP.sub(lambda found: "\\" + found[0], piece)
        elif not piece.startswith("``"):
            pieces[i] = f"`{piece}`"
    return "".join(pieces)


def process(_app: Any, what: str, name: str, _value: Any, _options: Any, lines: list[str]) -> None:
    lines[:] = [escape(line) for line in lines]
    if what in ("property", "attribute"):
        PROPERTIES[name] = list(lines)


def restore(_app: Any, _what: str, name: str, _value: Any, _options: Any, lines: list[str]) -> None:
    lines[:] = PROPERTIES.pop(name, lines)


def write_signature(
    _app: Any, _what: str, _name: str, _value: Any, _options: Any, arguments: str | None, returned: str | None
) -> tuple[str | None, str | None]:
    """Defaults that a dataclass makes anew are no Python; with dots Sphinx can read the rest."""
    return arguments and arguments.replace("<factory>", "..."), returned


def setup(app: Any) -> dict[str, Any]:
    app.connect("autodoc-process-docstring", process, priority=100)  # before Napoleon, which writes markup
    app.connect("autodoc-process-docstring", restore, priority=900)
    app.connect("autodoc-process-signature", write_signature)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
