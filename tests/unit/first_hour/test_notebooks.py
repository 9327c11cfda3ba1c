"""Notebooks run for real: every value shows itself in Jupyter and in marimo; a long run shows a bar."""

import os
import subprocess
import sys

import pytest

import pendula as pe

pytestmark = pytest.mark.slow

SETUP = """
import numpy as np
import pendula as pe

theta = pe.coordinates("theta")
m, l, g = pe.parameters(m=1.0, l=1.0, g=9.81)
bob = pe.Point(l * pe.sin(theta), -l * pe.cos(theta))
system = pe.Lagrangian(
    theta,
    m * l**2 * theta.dot**2 / 2,
    m * g * bob.y,
    name="swing",
    start={"theta": 1.0},
    drawing=[pe.Rod(pe.Point(0, 0), bob)],
)
run = pe.simulate(system, until=2.0, step=0.001, ledger=True)
batch = pe.simulate_batch(system, {"theta": np.linspace(0.1, 1.0, 5)}, until=1.0, step=0.01)
"""
# What is shown as the last line of a cell, the kind of its output, and a piece of it.
CELLS = {
    "system": ("text/latex", r"\dot{\theta}"),
    "pe.equations(system)": ("text/latex", r"\ddot{\theta}"),
    "pe.derive(system)": ("text/html", "g = 9.81"),
    "run": ("text/html", "Run of swing"),
    "run.outcome": ("text/html", "Reached t = 2 s"),
    "batch": ("text/html", "5 of 5 finished"),
    "pe.energy_balance(run)": ("text/html", "remainder"),
    "pe.mobility(system)": ("text/html", "degree of freedom"),
    "pe.plot(run)": ("image/png", ""),
    "pe.sketch(run)": ("image/png", ""),
    "pe.plot_audit(pe.audit(run))": ("image/png", ""),
    'pe.animate(run, "swing.gif", size=(320, 240))': ("text/html", "data:image/gif;base64,R0lG"),
    "pe.view(run)": ("text/html", "<iframe srcdoc="),
}
IMPATIENT = """
from pendula import progress
progress.PATIENCE = progress.INTERVAL = 0.0
law = pe.Sampled(lambda t, q, v: 0.0, every=0.01)
last = pe.simulate("cart-pole", until=0.1, step=0.01, control=law)
"""
LARGEST_PAGE = 2_000_000  # characters of a page with a run in a notebook


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """An empty folder to run in, far from any CI, with nothing of the user's own settings."""
    monkeypatch.delenv("CI", raising=False)
    for name in ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.filterwarnings("ignore")  # of the libraries that run the notebook
def test_a_jupyter_notebook_shows_every_value(folder):
    import nbformat
    from nbclient import NotebookClient

    cells = [SETUP, *CELLS, IMPATIENT]
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(text) for text in cells])
    NotebookClient(book, timeout=300, resources={"metadata": {"path": str(folder)}}).execute()
    # Where code is compiled first, bars may have been shown; they are wiped.
    assert all(output.data == {"text/plain": ""} for output in book.cells[0].outputs)
    for cell, (kind, piece) in zip(book.cells[1:-1], CELLS.values(), strict=True):
        shown = [output.data for output in cell.outputs if "data" in output]
        assert len(shown) == 1, cell.source
        assert piece in shown[0][kind], cell.source
        assert sum(len(str(value)) for value in shown[0].values()) < LARGEST_PAGE, cell.source
    assert [output.data for output in book.cells[-1].outputs] == [{"text/plain": ""}]  # a bar that was wiped
    nbformat.write(book, folder / "first_hour.ipynb")


def test_marimo_shows_every_value(folder):
    lines = ["import marimo", "app = marimo.App()"]
    for cell in (SETUP + IMPATIENT, *CELLS):
        lines += [
            "@app.cell",
            "def _():" if cell.startswith("\nimport") else "def _(pe, run, system, batch):",
        ]
        lines += [f"    {line}" for line in cell.strip().splitlines()]
        lines += ["    return batch, pe, run, system" if cell.startswith("\nimport") else "    return"]
    (folder / "first_hour.py").write_text("\n".join(lines) + "\n")
    command = [sys.executable, "-m", "marimo", "-q", "export", "html", "first_hour.py", "-o", "page.html"]
    made = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert made.returncode == 0, made.stderr
    page = (folder / "page.html").read_text("utf-8")
    for text in (
        "Run of swing",
        "5 of 5 finished",
        "g = 9.81",
        "Reached t = 2 s",
        "data:image/png;base64,iVBOR",
    ):
        assert text in page
    assert "Traceback" not in page
    assert page.count("data:image/png;base64,iVBOR") == 3
    assert "data:image/gif;base64,R0lG" in page
    assert "iframe" in page


def test_every_value_that_prints_as_sentences_or_tables_is_shown_so():
    silent = []
    for name in pe.__all__:
        value = getattr(pe, name)
        if not isinstance(value, type) or issubclass(value, Exception):
            continue
        printed = next(kind for kind in value.__mro__ if "__str__" in vars(kind)).__module__
        if printed.startswith("pendula") and not {"_repr_html_", "_repr_latex_"} & {*dir(value)}:
            silent.append(name)
    assert not silent


def test_contacts_are_shown_as_a_table():
    run = pe.simulate(pe.gallery.stack(bodies=2), until=0.01, step=2e-3)
    assert "box1" in run.contacts._repr_html_()
    assert "<pre>" in run.contacts._repr_html_()
