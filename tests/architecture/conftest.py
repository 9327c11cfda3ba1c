"""What the tests of the repository itself look at."""

import ast
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture(scope="session")
def tracked() -> list[Path]:
    """Every file that git keeps, relative to the root, as far as it is still there."""
    git = shutil.which("git")
    if git is None:
        pytest.fail("git is not installed; the tests of texts ask it which files belong to the repository.")
    listed = subprocess.run([git, "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.fail(
            f"git cannot list the files of {ROOT.name}; run in a clone. It said: {listed.stderr.strip()}"
        )
    return [Path(name) for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


@pytest.fixture(scope="session")
def python_files() -> list[Path]:
    """Every Python file of the source, the tests, the benchmarks and the campaign, relative to the root."""
    folders = ("src", "tests", "benchmarks", "campaign")
    found = (path for folder in folders for path in (ROOT / folder).rglob("*.py"))
    return sorted(path.relative_to(ROOT) for path in found if "__pycache__" not in path.parts)


@pytest.fixture(scope="session")
def source_trees() -> dict[str, ast.Module]:
    """The syntax tree of every file of the package, by its path below src/pendula."""
    package = ROOT / "src" / "pendula"
    files = sorted(package.rglob("*.py"))
    return {path.relative_to(package).as_posix(): ast.parse(path.read_text("utf-8")) for path in files}
