"""Notebooks: which one runs this, how values show themselves in it, and a line that says how far work is."""

import sys
from collections.abc import Iterable
from html import escape
from typing import Any

from pendula.terminal import in_ci


def find_notebook() -> str:
    """The notebook that runs this, "jupyter" or "marimo", else ""."""
    shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    if hasattr(shell, "kernel"):
        return "jupyter"
    running = getattr(sys.modules.get("marimo"), "running_in_notebook", lambda: False)
    return "marimo" if running() else ""


class NotebookLine:
    """One line below a cell that is written again and again, then wiped."""

    def __init__(self, kind: str) -> None:
        self.kind, self.visible = kind, not in_ci()
        self._shown: Any = None

    def show(self, text: str) -> None:
        if self._shown is not None:
            self._shown.update(text if self.kind == "marimo" else _Text(text))
        elif self.kind == "marimo":
            from marimo import status  # pyright: ignore[reportMissingImports]

            self._shown = status.spinner(title=text).__enter__()
        else:
            from IPython.display import display  # pyright: ignore[reportMissingImports]

            self._shown = display(_Text(text), display_id=True)

    def wipe(self) -> None:
        if self._shown is not None and self.kind == "marimo":
            self._shown.clear()
        elif self._shown is not None:
            self._shown.update(_Text(""))
        self._shown = None


class ShownAsText:
    """A value that a notebook shows as it prints, line by line."""

    def _repr_html_(self) -> str:
        return f"<pre>{escape(str(self))}</pre>"


class _Text:
    """Text without the quotes of a str."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text


def as_table(title: str, rows: Iterable[tuple[str, str]]) -> str:
    """A title over a table of what and how much, as HTML; rows without text are left out."""
    lines = "".join(
        f"<tr><th style='text-align: left'>{escape(what)}</th>"
        f"<td style='text-align: left'>{escape(text)}</td></tr>"
        for what, text in rows
        if text
    )
    return f"<b>{escape(title)}</b><table>{lines}</table>"
