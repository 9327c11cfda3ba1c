"""Packages import downwards only; import-linter holds the contracts in pyproject.toml."""

import os
import shutil
import subprocess
import sys
from pathlib import Path


def lint_imports(root: Path) -> subprocess.CompletedProcess[str]:
    """Import-linter on the package below this root, whichever one is installed."""
    return subprocess.run(
        [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command as run; run()",
            "--no-cache",
        ],
        cwd=root,
        env=os.environ | {"PYTHONPATH": str(root / "src"), "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_every_import_contract_is_kept(root):
    done = lint_imports(root)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " 0 broken" in done.stdout


def test_an_import_upwards_and_a_package_without_a_floor_are_noticed(root, tmp_path):
    shutil.copy(root / "pyproject.toml", tmp_path)
    shutil.copytree(root / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    with (tmp_path / "src/pendula/errors.py").open("a", encoding="utf-8") as file:
        file.write("\nimport pendula.simulation\n")
    (tmp_path / "src/pendula/attic.py").touch()
    done = lint_imports(tmp_path)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "pendula.errors -> pendula.simulation" in done.stdout
    assert "attic" in done.stdout
