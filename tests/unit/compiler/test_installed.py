"""What the wheel holds is enough for README's examples, texts and lessons, without any extra and with all."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.architecture.test_texts import FENCE

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parents[3]

DEVELOPERS = ("numba", "marimo", "hypothesis", "control", "playwright")
EXTRAS = ("matplotlib", "pandas", "xarray", "pint", "trimesh", "coacd")
CLEAN = """
import sys
from pathlib import Path

for name in {absent!r}:
    sys.modules[name] = None  # whoever imports it fails, as where it is not installed
import pendula

assert Path(pendula.__file__).is_relative_to({folder!r}), pendula.__file__
"""
# Every block; one that needs an extra says which, in a sentence, and the next one goes on.
BLOCKS = """
import re

names, refused = {{}}, []
for block in {blocks!r}:
    try:
        exec(block, names)
    except pendula.PendulaError as error:
        refused += re.findall(r"pip install .pendula\\[(\\w+)\\]", str(error))
print("refused:", refused)
"""


def run_there(code: str, installed: Path, folder: Path) -> str:
    """What a program prints that finds the unpacked wheel first, with a cache of its own."""
    environment = os.environ | {"PYTHONPATH": str(installed), "PENDULA_CACHE_DIR": str(folder / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env=environment | {"MPLBACKEND": "agg", "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("extras", ["none", "all"])
def test_the_examples_of_the_readme_run(installed, tmp_path, extras):
    absent = DEVELOPERS if extras == "all" else (*DEVELOPERS, *EXTRAS)
    blocks = [block["code"] for block in FENCE.finditer((ROOT / "README.md").read_text("utf-8"))]
    code = CLEAN.format(absent=absent, folder=str(installed)) + BLOCKS.format(blocks=blocks)
    printed = run_there(code, installed, tmp_path)
    assert "Equations of motion of cart-pole" in printed
    assert printed.splitlines()[-1] == f"refused: {['plot', 'units'] if extras == 'none' else []}"


def test_texts_and_lessons_are_found_in_it(installed, tmp_path):
    code = CLEAN.format(absent=(*DEVELOPERS, *EXTRAS), folder=str(installed)) + (
        "from pendula.cli import main\n"
        "from pendula.lessons import documents_folder\n"
        f"assert documents_folder().is_relative_to({str(installed)!r})\n"
        "main(['learn'])\n"
        "main(['help', 'impact'])\n"
        "main(['learn', '1', '--no-open'])\n"
    )
    printed = run_there(code, installed, tmp_path)
    assert "10  Collisions" in printed
    assert "contact.md, Impacts" in printed
    assert (tmp_path / "01_why_euler_explodes.py").is_file()


def test_it_has_types_and_no_leftovers(installed):
    assert (installed / "pendula" / "py.typed").is_file()
    assert (installed / "pendula" / "__init__.pyi").is_file()
    names = [path.relative_to(installed).as_posix() for path in installed.rglob("*")]
    assert not [name for name in names if "__pycache__" in name or name.startswith(("tests", "viewer"))]
    folders = {path.name for path in installed.iterdir()}
    assert {name.split("-")[0] for name in folders} == {"pendula"}
