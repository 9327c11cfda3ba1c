"""Progress: one line on a terminal, after a moment, and nothing anywhere else."""

import io
import sys
import time
from types import SimpleNamespace

import pytest

import pendula as pe
from pendula import progress
from pendula.progress import Bar, progress_bar, show_waiting
from pendula.terminal import Line


def move_cart() -> None:
    """A run that Python is asked on the way of."""
    law = pe.Sampled(lambda t, q, v: 0.0, every=0.01)
    pe.simulate("cart-pole", until=0.1, step=0.01, control=law)


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


def test_a_program_without_a_stream_for_errors_runs(monkeypatch):
    monkeypatch.setattr("pendula.terminal.sys", SimpleNamespace(stderr=None))
    assert not Line().visible
    move_cart()


def test_a_shorter_text_covers_a_longer_one(terminal):
    line = Line()
    line.show("abcdef")
    line.show("xy")
    assert terminal.getvalue() == "\rabcdef\rxy    "
    line.wipe()


def test_a_line_never_wraps(terminal, monkeypatch):
    monkeypatch.setenv("COLUMNS", "10")
    line = Line()
    line.show("a" * 50)
    assert terminal.getvalue() == "\r" + "a" * 9
    line.wipe()


@pytest.mark.parametrize(("seconds", "text"), [(12.4, "12 s"), (185, "3 min 5 s"), (7800, "2 h 10 min")])
def test_the_time_left_is_readable(seconds, text):
    assert progress._clock(seconds) == text


def test_work_within_other_work_stays_silent(terminal):
    outer, inner = Line(), Line()
    outer.show("comparing")
    inner.show("simulating")
    inner.wipe()
    assert terminal.getvalue() == "\rcomparing"
    outer.wipe()
    inner.show("simulating")
    inner.wipe()
    assert "simulating" in terminal.getvalue()


@pytest.fixture
def impatient(monkeypatch) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    monkeypatch.setattr(progress, "INTERVAL", 0.0)


@pytest.mark.usefixtures("impatient")
def test_long_runs_show_a_bar_in_python_too(terminal):
    move_cart()
    assert "simulating cart-pole [" in terminal.getvalue()
    assert terminal.getvalue().split("\r")[-2].strip() == ""
    pe.simulate_batch("pendulum", {"theta": [0.1] * 40}, until=0.1, step=0.01)
    assert "simulating pendulum 40 times [" in terminal.getvalue()


def test_short_runs_and_those_with_a_function_show_none(terminal):
    parts = []
    move_cart()
    pe.simulate("pendulum", until=0.1, step=0.01, progress=parts.append)
    assert terminal.getvalue() == ""
    assert parts[-1] == 1.0


@pytest.mark.usefixtures("impatient")
def test_a_notebook_has_a_line_of_its_own(monkeypatch):
    shown = []

    class Handle:
        update = staticmethod(lambda text: shown.append(str(text)))

    def display(text, display_id):
        shown.append(str(text))
        return Handle

    shell = SimpleNamespace(kernel=True)
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    monkeypatch.setitem(sys.modules, "IPython.display", SimpleNamespace(display=display))
    move_cart()
    assert shown[0].startswith("simulating cart-pole [")
    assert shown[-1] == ""
