"""How values show themselves as the last line of a notebook's cell."""

from collections.abc import Iterable
from html import escape


class ShownAsText:
    """A value that a notebook shows as it prints, line by line."""

    def _repr_html_(self) -> str:
        return f"<pre>{escape(str(self))}</pre>"


def as_table(title: str, rows: Iterable[tuple[str, str]]) -> str:
    """A title over a table of what and how much, as HTML; rows without text are left out."""
    lines = "".join(
        f"<tr><th style='text-align: left'>{escape(what)}</th>"
        f"<td style='text-align: left'>{escape(text)}</td></tr>"
        for what, text in rows
        if text
    )
    return f"<b>{escape(title)}</b><table>{lines}</table>"
