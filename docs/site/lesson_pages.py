"""Lessons as pages: their text, their code, and what the code shows when it runs."""

import ast
import io
import shutil
import sys
import webbrowser
from contextlib import redirect_stdout
from html import escape
from pathlib import Path
from typing import Any

from pendula.exercises import Attempt
from pendula.lessons import Cell, Lesson, lessons
from pendula.viewer.view import Page

# Who is asked to predict does not see at once what happens, nor the sentence that says why.
PREDICT = "**Predict, then run.**"
FOLD, FOLD_END = '<details class="answer"><summary>Show what happens</summary>', "</details>"


class NoBrowser(webbrowser.BaseBrowser):
    """What opens pages while the site is built: nothing."""

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        return False


def run_cell(source: str, names: dict[str, Any]) -> tuple[str, Any]:
    """What a cell prints and the value of its last line, which a notebook would show."""
    tree, printed = ast.parse(source), io.StringIO()
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    with redirect_stdout(printed):
        exec(compile(tree, "<cell>", "exec"), names)
        value = None if last is None else eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)
    return printed.getvalue(), value


def run_lesson(lesson: Lesson) -> list[tuple[Cell, str, Any]]:
    """Every cell of a lesson with what it printed and its value; text has neither."""
    import matplotlib as mpl

    mpl.use("agg")
    webbrowser.register("none", None, NoBrowser("none"), preferred=True)
    names: dict[str, Any] = {"__name__": lesson.name}
    return [
        (cell, *(run_cell(cell.source, names) if cell.kind == "code" else ("", None)))
        for cell in lesson.cells()
    ]


def write_lessons(folder: Path) -> None:
    """Pages of all lessons, with their pictures and live pages, and the list of them."""
    (folder / "lessons").mkdir(exist_ok=True)
    for lesson in lessons():
        print(f"lesson {lesson.number}: {lesson.title}", file=sys.stderr)
        (folder / "lessons" / f"{lesson.name}.md").write_text(_page(lesson, folder), "utf-8")


def _page(lesson: Lesson, folder: Path) -> str:
    import matplotlib.pyplot as plt

    parts: list[str] = []
    waiting = folded = False  # for what was to be predicted; inside what unfolds on demand
    for number, (cell, printed, value) in enumerate(run_lesson(lesson)):
        if cell.kind == "markdown":
            first, _, rest = cell.source.partition("\n\n")
            parts += [first, FOLD_END, rest] if folded else [cell.source]
            waiting, folded = PREDICT in cell.source, False
            continue
        if folded:
            parts.append(FOLD_END)
            folded = False
        if not cell.hidden:
            parts.append(f"```python\n{cell.source}\n```")
        outcome = [f"```text\n{printed.rstrip()}\n```"] if printed.strip() else []
        if value is not None:
            outcome.append(_show(value, folder, f"{lesson.name}-{number}"))
        if waiting and outcome:
            parts.append(FOLD)
            waiting, folded = False, True
        parts += outcome
    plt.close("all")
    opened = f"To work through it, change it and try the exercises: `pendula learn {lesson.number}`."
    parts.insert(1, f":::{{tip}}\n{opened}\n:::")
    return "\n\n".join(parts) + "\n"


def _show(value: Any, folder: Path, name: str) -> str:
    """A value as it stands on the page: an answer to unfold, a live page, a picture, text."""
    if isinstance(value, Attempt):
        return (
            '<details class="answer"><summary>Show the answer</summary>'
            f"<p>{escape(value.solution)}</p></details>"
        )
    if isinstance(value, Page):
        return embed(value.path, folder, name)
    if hasattr(value, "savefig"):
        made = folder / "lessons" / f"{name}.png"
        value.savefig(made, dpi=110)
        return f"```{{image}} {made.name}\n:alt: what the code above draws\n:class: picture\n```"
    return f"```text\n{value}\n```"


def embed(page: Path, folder: Path, name: str) -> str:
    """A frame with a live page, which is copied beside the site's own files."""
    live = folder / "_live"
    live.mkdir(exist_ok=True)
    shutil.copy(page, live / f"{name}.html")
    title = escape(page.stem.replace("-", " "))
    return (
        f'<iframe class="live" src="../live/{name}.html" title="{title}, live" loading="lazy"></iframe>\n'
        f'<p><a href="../live/{name}.html">Open this page by itself</a></p>'
    )
