"""The ten lessons: each runs whole, its exercises can be done, and it has what a lesson needs."""

import ast
import subprocess
import sys

import pytest
from docs.site import lesson_pages
from docs.site.lesson_pages import run_lesson

from pendula import PendulaError
from pendula.exercises import Attempt
from pendula.lessons import documents_folder, find_lesson, lessons, read_cells
from pendula.viewer.view import Page

NUMBERS = range(1, 11)


def test_there_are_ten_in_order():
    assert [lesson.number for lesson in lessons()] == list(NUMBERS)
    listed = (documents_folder() / "lessons" / "index.md").read_text("utf-8")
    assert all(f"\n{lesson.name}\n" in listed for lesson in lessons())


@pytest.mark.parametrize("number", NUMBERS)
def test_a_lesson_has_its_parts(number):
    cells = find_lesson(str(number)).cells()
    text = "\n".join(cell.source for cell in cells if cell.kind == "markdown")
    code = [cell for cell in cells if cell.kind == "code"]
    assert "**Predict, then run.**" in text
    assert "$$" in text, "a derivation"
    assert "## Exercises" in text
    assert sum("= None  # your answer" in cell.source for cell in code) == 3
    assert sum(cell.hidden for cell in code) == 3, "answers are hidden"
    assert any("pe.view(" in cell.source for cell in code)


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_to_be_predicted_unfolds_on_demand(number, tmp_path, monkeypatch):
    lesson = find_lesson(str(number))
    ran = [(cell, "" if "import marimo" in cell.source else "123", None) for cell in lesson.cells()]
    monkeypatch.setattr(lesson_pages, "run_lesson", lambda _: ran)
    page = lesson_pages._page(lesson, tmp_path)
    _, _, after = page.partition(lesson_pages.PREDICT)
    code, fold, rest = after.partition(lesson_pages.FOLD)
    hidden, end, _ = rest.partition(lesson_pages.FOLD_END)
    assert fold
    assert end
    assert "```python" in code
    assert "123" not in code
    assert hidden.strip().startswith("```text\n123")
    assert page.count("<details") == page.count("</details>") == 1


@pytest.mark.slow
@pytest.mark.parametrize("number", NUMBERS)
def test_a_lesson_runs_and_its_answers_are_right_by_two_routes(number, tmp_path, monkeypatch):
    import matplotlib.pyplot as plt

    monkeypatch.chdir(tmp_path)
    values = [value for _, _, value in run_lesson(find_lesson(str(number)))]
    plt.close("all")
    attempts = [value for value in values if isinstance(value, Attempt)]
    assert [attempt.state for attempt in attempts] == ["open"] * 3  # made at all, so both routes agree
    assert all(len(attempt.because) > 20 for attempt in attempts)
    assert any(isinstance(value, Page) for value in values), "a page to play with"


@pytest.mark.slow
def test_a_student_s_answer_is_accepted_and_a_wrong_one_is_not():
    lesson = find_lesson("7")
    cells = lesson.cells()
    given = {
        "ratio = None": "ratio = 1 + 2**0.5",
        "shape = None": "shape = 0.7",
        "critical = None": "critical = 4.95",
    }
    for number, cell in enumerate(cells):
        for blank, answer in given.items():
            if cell.source.startswith(blank):
                cells[number] = type(cell)(cell.kind, cell.source.replace(blank, answer))
    changed = type("Answered", (), {"name": "answered", "cells": lambda self: cells})()
    states = [value.state for _, _, value in run_lesson(changed) if isinstance(value, Attempt)]
    assert states == ["right", "right", "wrong"]


@pytest.mark.slow
def test_marimo_runs_a_lesson_as_it_stands(tmp_path):
    """marimo finds the order of cells by itself, and refuses names that two cells define."""
    code = (
        "import matplotlib, runpy, sys, webbrowser; matplotlib.use('agg')\n"
        "webbrowser.open = lambda *_, **__: False\n"
        "app = runpy.run_path(sys.argv[1])['app']\n"
        "outputs, names = app.run()\n"
        "print(len(names['angles']))"
    )
    command = [sys.executable, "-c", code, str(find_lesson("1").path)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[-1] == "500"


@pytest.mark.parametrize("number", NUMBERS)
def test_no_two_cells_define_the_same_name(number):
    """What marimo asks for; names that begin with an underscore belong to their cell."""
    seen: set[str] = set()
    for cell in find_lesson(str(number)).cells():
        if cell.kind == "markdown":
            continue
        defined = {name for name in _defined(ast.parse(cell.source)) if not name.startswith("_")}
        assert not defined & seen
        seen |= defined


def _defined(tree):
    """The names that statements of a cell define, not those inside functions and comprehensions."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield from (alias.asname or alias.name for alias in node.names)
        elif isinstance(node, ast.Assign):
            yield from (name for target in node.targets for name in _stored(target))
        elif isinstance(node, ast.For):
            yield from _stored(node.target)
            yield from _defined(node)


def _stored(tree):
    names = (node for node in ast.walk(tree) if isinstance(node, ast.Name))
    return (name.id for name in names if isinstance(name.ctx, ast.Store))


def test_cells_are_read_with_their_comments_and_without_marimo_s_lines():
    text = (
        "import marimo\napp = marimo.App()\n\n@app.cell\ndef _(\n    a,\n):\n"
        "    # why\n    b = a  # here\n    return (b,)\n\n"
        '@app.cell(hide_code=True)\ndef _(mo):\n    mo.md(r"""\n    # T\n\n    text\n    """)\n    return\n'
    )
    code, words = read_cells(text)
    assert (code.kind, code.source, code.hidden) == ("code", "# why\nb = a  # here", False)
    assert (words.kind, words.source) == ("markdown", "# T\n\ntext")


def test_lessons_are_found_by_number_and_by_word():
    assert find_lesson("5") == find_lesson("rotations")
    with pytest.raises(PendulaError, match=r"There is no lesson 'zebra'\. Choose from 1 "):
        find_lesson("zebra")
    with pytest.raises(PendulaError, match=r"Several lessons fit 'e'\. Choose from 1 "):
        find_lesson("e")
