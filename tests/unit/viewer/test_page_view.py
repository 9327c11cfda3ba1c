"""view(): a page in the browser, or inside a notebook."""

import sys
from html import unescape
from types import SimpleNamespace

import pytest

import pendula as pe
from pendula.notebook import find_notebook
from pendula.viewer import view as viewing


@pytest.fixture
def opened(monkeypatch, tmp_path):
    """The addresses that a browser was asked to open; files go to the test's own folder."""
    addresses = []
    monkeypatch.setattr(viewing.webbrowser, "open", lambda address: addresses.append(address) or True)
    monkeypatch.setattr(viewing.tempfile, "mkdtemp", lambda prefix: str(tmp_path))
    return addresses


def test_a_system_opens_in_the_browser(opened, tmp_path):
    page = pe.view("double-pendulum", title="Two links")
    assert page.path == tmp_path / "double-pendulum.html"
    assert page.opened
    assert opened == [page.path.as_uri()]
    assert str(page) == page.__fspath__() == str(page.path)
    assert "<title>Two links</title>" in page.path.read_text("utf-8")


def test_a_run_opens_in_the_browser(opened, tmp_path):
    page = pe.view(pe.simulate("pendulum", until=0.1, step=0.01))
    assert page.path == tmp_path / "pendulum.html"


def test_a_name_that_is_no_file_name_becomes_one(opened, tmp_path):
    x = pe.coordinates("x")
    page = pe.view(pe.Lagrangian(x, x.dot**2 / 2, name="../../<b>"))
    assert page.path == tmp_path / "b.html"


def test_a_notebook_shows_the_page_in_a_frame(opened, monkeypatch):
    notebook = SimpleNamespace(get_ipython=lambda: SimpleNamespace(kernel=True))
    monkeypatch.setitem(sys.modules, "IPython", notebook)
    page = pe.view("pendulum")
    assert not opened
    assert not page.opened
    frame = page._repr_html_()
    assert frame.startswith('<iframe srcdoc="')
    held = frame.removeprefix('<iframe srcdoc="').split('"', 1)[0]
    assert unescape(held) == page.path.read_text("utf-8")
    assert 'sandbox="allow-scripts"' in frame


def test_a_terminal_with_ipython_is_no_notebook(monkeypatch):
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=SimpleNamespace))
    assert not find_notebook()
    monkeypatch.delitem(sys.modules, "IPython")
    assert not find_notebook()
