"""What editors say of the guide's and the README's code: nothing."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.architecture.test_texts import ROOT, runnable


def write_texts(folder):
    """The code of the texts as files."""
    for text in ("README.md", "docs/guide.md"):
        code = runnable((ROOT / text).read_text("utf-8"))
        (folder / f"{Path(text).stem.lower()}.py").write_text(code, encoding="utf-8")


@pytest.mark.slow
def test_types_of_the_texts_are_right(tmp_path):
    write_texts(tmp_path)
    settings = {
        "extraPaths": [str(ROOT / "src")],
        "typeCheckingMode": "standard",
        "reportMissingModuleSource": False,
    }
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings))
    program = shutil.which("pyright", path=str(Path(sys.executable).parent)) or "pyright"
    command = [program, "--pythonpath", sys.executable, "--project", str(tmp_path)]
    made = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert made.returncode == 0, made.stdout
    assert "0 errors" in made.stdout


@pytest.mark.slow
def test_mypy_has_nothing_to_say_of_the_texts(tmp_path):
    write_texts(tmp_path)
    wrong = tmp_path / "wrong.py"
    wrong.write_text(
        "import pendula as pe\n\nx: int = pe.simulate('pendulum', until=1.0)\n", encoding="utf-8"
    )
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--cache-dir",
        str(tmp_path / "cache"),
        "--ignore-missing-imports",
    ]
    command += ["--follow-imports", "silent", *map(str, sorted(tmp_path.glob("*.py")))]
    found = os.environ | {"MYPYPATH": str(ROOT / "src")}
    made = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, env=found)
    *said, last = made.stdout.splitlines()
    # What is wrong on purpose is found, and nothing else.
    assert len(said) == 1, made.stdout + made.stderr
    assert "wrong.py:3" in said[0]
    assert last.startswith("Found 1 error in 1 file")
