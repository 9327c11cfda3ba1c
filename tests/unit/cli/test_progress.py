"""Progress: one line on a terminal, after a moment, and nothing anywhere else."""

import io
import time

import pytest

from pendula.cli import progress
from pendula.cli.progress import Bar, progress_bar, show_waiting
from pendula.terminal import Line


@pytest.fixture
def at_once(monkeypatch) -> None:
    """Nothing waits before it shows."""
    monkeypatch.setattr(progress, "DELAY", 0.0)
    monkeypatch.setattr(progress, "INTERVAL", 0.0)


@pytest.mark.usefixtures("at_once")
def test_a_bar_shows_the_part_and_is_wiped(terminal):
    with progress_bar("simulating") as bar:
        bar.update(0.5)
        assert "simulating [###############...............]  50%, 0 s left" in terminal.getvalue()
    shown = terminal.getvalue()
    assert shown.endswith("\r")
    assert "\n" not in shown
    assert shown.split("\r")[-2].strip() == ""


def test_quick_work_shows_nothing(terminal):
    with progress_bar("simulating") as bar:
        bar.update(0.1)
    with show_waiting("compiling"):
        pass
    assert terminal.getvalue() == ""


@pytest.mark.usefixtures("at_once")
def test_waiting_says_for_what_and_is_wiped(terminal):
    with show_waiting("compiling"):
        limit = time.monotonic() + 10
        while "compiling ..." not in terminal.getvalue() and time.monotonic() < limit:
            time.sleep(0.01)
    assert terminal.getvalue() == "\rcompiling ...\r             \r"


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("value", ["true", "1"])
def test_nothing_is_shown_in_ci(terminal, monkeypatch, value):
    monkeypatch.setenv("CI", value)
    with progress_bar("simulating") as bar:
        bar.update(0.5)
    assert terminal.getvalue() == ""


@pytest.mark.usefixtures("at_once")
def test_nothing_is_shown_in_a_file(monkeypatch):
    monkeypatch.delenv("CI", raising=False)
    file = io.StringIO()
    Bar("simulating", Line(file)).update(0.5)
    assert file.getvalue() == ""


def test_a_shorter_text_covers_a_longer_one(terminal):
    line = Line()
    line.show("abcdef")
    line.show("xy")
    assert terminal.getvalue() == "\rabcdef\rxy    "


def test_a_line_never_wraps(terminal, monkeypatch):
    monkeypatch.setenv("COLUMNS", "10")
    Line().show("a" * 50)
    assert terminal.getvalue() == "\r" + "a" * 9


@pytest.mark.parametrize(("seconds", "text"), [(12.4, "12 s"), (185, "3 min 5 s"), (7800, "2 h 10 min")])
def test_the_time_left_is_readable(seconds, text):
    assert progress._clock(seconds) == text
