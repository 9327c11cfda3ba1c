"""``pendula learn``: the lessons, and one of them to work through."""

import argparse
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from pendula.cli.files import check_writable
from pendula.cli.tables import text_width, wrap_text
from pendula.lessons import Lesson, find_lesson, lessons


def add_to(commands: Any) -> None:
    """Declare the command."""
    asked = commands.add_parser(
        "learn",
        help="list the lessons, or open one",
        description=(
            "List the lessons; or copy one into this folder, where it can be changed, and open it in the "
            "browser (with marimo) or print it (without)."
        ),
        allow_abbrev=False,
    )
    asked.add_argument("lesson", metavar="LESSON", nargs="?", help="its number, or a word of its name")
    asked.add_argument("--print", dest="as_text", action="store_true", help="print it instead of opening it")
    asked.add_argument("--no-open", action="store_true", help="copy it, but open nothing")
    asked.set_defaults(answer=answer)


def answer(options: argparse.Namespace) -> int:
    """List the lessons, print one, or copy and open it."""
    if options.lesson is None:
        for lesson in lessons():
            print(wrap_text(f"{lesson.number:3}  {lesson.title}. {lesson.promise}", text_width(), "     "))
        print("\nTo open one: pendula learn NUMBER.")
        return 0
    lesson = find_lesson(options.lesson)
    if options.as_text:
        print(as_text(lesson))
        return 0
    copy = copy_lesson(lesson)
    if options.no_open:
        return 0
    if find_spec("marimo") is None:
        print(
            wrap_text('To work in it, install marimo: pip install "pendula[learn]". It reads:', text_width())
        )
        print(f"\n{as_text(lesson)}")
        return 0
    return subprocess.run([sys.executable, "-m", "marimo", "edit", str(copy)], check=False).returncode


def copy_lesson(lesson: Lesson) -> Path:
    """The lesson's file in this folder; one that is already there is kept, with what was answered in it."""
    target = Path(lesson.path.name)
    if target.exists():
        print(f"{target} is already here and is kept as it is.", flush=True)
        return target
    check_writable(str(target))
    shutil.copyfile(lesson.path, target)
    print(f"Written as {target}.", flush=True)
    return target


def as_text(lesson: Lesson) -> str:
    """A lesson for a terminal: its text, and its code indented; answers stay hidden."""
    shown = (cell for cell in lesson.cells() if not cell.hidden)
    return "\n\n".join(
        cell.source
        if cell.kind == "markdown"
        else "\n".join(f"    {line}" for line in cell.source.splitlines())
        for cell in shown
    )
