"""The lessons: marimo notebooks that ship with the package, read as text and code without marimo."""

import ast
import textwrap
from dataclasses import dataclass
from pathlib import Path

from pendula.errors import FileError, PendulaError


@dataclass(frozen=True)
class Cell:
    """A cell of a notebook: Markdown text, or code; what is hidden shows its result only."""

    kind: str
    source: str
    hidden: bool = False


@dataclass(frozen=True)
class Lesson:
    """A lesson: its number, what it is called, and the notebook that holds it."""

    number: int
    path: Path
    title: str
    promise: str

    @property
    def name(self) -> str:
        return self.path.stem

    def cells(self) -> list[Cell]:
        return read_cells(self.path.read_text("utf-8"))


def documents_folder() -> Path:
    """Where the texts are: inside an installed package, or beside the sources of a clone."""
    package = Path(__file__).resolve().parent
    for folder in (package / "docs", package.parents[1] / "docs"):
        if (folder / "guide.md").is_file():
            return folder
    raise FileError("This installation of pendula has no texts; install the wheel, or work in a clone.")


def lessons() -> tuple[Lesson, ...]:
    """Every lesson, in the order in which they build upon each other."""
    return tuple(_lesson(path) for path in sorted((documents_folder() / "lessons").glob("[0-9]*.py")))


def find_lesson(wanted: str) -> Lesson:
    """The lesson with that number, or with that word in its name."""
    known = lessons()
    word = wanted.strip().lower().replace(" ", "_").replace("-", "_")
    if word.isdigit():
        found = [lesson for lesson in known if lesson.number == int(word)]
    else:
        found = [lesson for lesson in known if word in lesson.name]
    if len(found) == 1:
        return found[0]
    names = ", ".join(f"{lesson.number} ({lesson.title})" for lesson in found or known)
    reason = "Several lessons fit" if found else "There is no lesson"
    raise PendulaError(f"{reason} '{wanted}'. Choose from {names}.")


def read_cells(text: str) -> list[Cell]:
    """The cells of a marimo notebook, in their order."""
    lines = text.splitlines()
    return [
        _cell(node, lines)
        for node in ast.parse(text).body
        if isinstance(node, ast.FunctionDef) and any(_is_cell(mark) for mark in node.decorator_list)
    ]


def _cell(node: ast.FunctionDef, lines: list[str]) -> Cell:
    body = node.body[:-1] if isinstance(node.body[-1], ast.Return) else node.body
    if len(body) == 1 and (markdown := _markdown(body[0])) is not None:
        return Cell("markdown", markdown)
    # Comments before the first statement belong to it; the line of `return` is marimo's own.
    first = node.lineno
    while not lines[first - 1].rstrip().endswith(":"):
        first += 1
    source = textwrap.dedent("\n".join(lines[first : body[-1].end_lineno])).strip()
    return Cell("code", source, any(_is_hidden(mark) for mark in node.decorator_list))


def _markdown(statement: ast.stmt) -> str | None:
    """The text of ``mo.md(...)``, where a statement is that."""
    call = statement.value if isinstance(statement, ast.Expr) else None
    if not isinstance(call, ast.Call) or ast.unparse(call.func) != "mo.md":
        return None
    text = getattr(call.args[0], "value", None)
    return textwrap.dedent(text).strip() if isinstance(text, str) else None


def _is_cell(mark: ast.expr) -> bool:
    return ast.unparse(mark.func if isinstance(mark, ast.Call) else mark) == "app.cell"


def _is_hidden(mark: ast.expr) -> bool:
    return isinstance(mark, ast.Call) and any(option.arg == "hide_code" for option in mark.keywords)


def _lesson(path: Path) -> Lesson:
    first = next(cell for cell in read_cells(path.read_text("utf-8")) if cell.kind == "markdown")
    title, _, rest = first.source.partition("\n")
    promise = " ".join(rest.strip().split("\n\n")[0].split())
    return Lesson(int(path.stem.split("_")[0]), path, title.lstrip("# ").strip(), promise)
