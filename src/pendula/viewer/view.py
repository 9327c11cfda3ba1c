"""view: a page on the screen, in a browser or inside a notebook."""

import re
import tempfile
import webbrowser
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from pendula.notebook import find_notebook
from pendula.viewer.page import html

HEIGHT = 720  # of a page inside a notebook, in pixels


@dataclass(frozen=True)
class Page:
    """A page that was written to show something; as the last line of a notebook's cell it shows itself.

    Attributes:
        path: the file, which stays until the system clears its temporary files.
        opened: whether a browser was asked to show it.
    """

    path: Path
    opened: bool

    def __fspath__(self) -> str:
        return str(self.path)

    def __str__(self) -> str:
        return str(self.path)

    def _repr_html_(self) -> str:
        # The whole page travels in the notebook, so that it can be sent on; the frame keeps it to itself.
        text = escape(self.path.read_text(encoding="utf-8"), quote=True)
        return (
            f'<iframe srcdoc="{text}" title="{escape(self.path.stem)}" width="100%" height="{HEIGHT}" '
            'sandbox="allow-scripts" style="border: 0"></iframe>'
        )


def view(source: Any, model: Any = None, **options: Any) -> Page:
    """Show a system, a run or an ensemble: writes a temporary page and opens it in a browser or a notebook.

    Args:
        source: as for ``html``.
        model: as for ``html``.
        options: as for ``html``: control, disturbance, step, integrator, start, title, until.
    """
    folder = Path(tempfile.mkdtemp(prefix="pendula-"))
    path = html(source, folder / f"{_file_name(source)}.html", model, **options)
    return Page(path, opened=False if find_notebook() else webbrowser.open(path.as_uri()))


def _file_name(source: Any) -> str:
    name = source if isinstance(source, str) else getattr(source, "name", "") or getattr(source, "system", "")
    return re.sub(r"[^a-z0-9]+", "-", str(name).lower()).strip("-")[:40] or "page"
