"""Texts keep their word: code in them runs, paths in them exist, and no trace of a machine is left."""

import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^(?P<indent> *)```python *\n(?P<code>.*?)^(?P=indent)``` *$", re.MULTILINE | re.DOTALL)
MISSPELT_FENCE = re.compile(r"^ *```(?!python *$)(?:py|Py|ipython).*$", re.MULTILINE)
ANY_FENCE = re.compile(r"^ *```.*?^ *``` *$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
# A path, or a pattern of paths: a word in it (not 1/2), no spaces or brackets; and a slash or our suffix.
PATH_LIKE = re.compile(r"(?=.*[a-z]{2})[\w.*-]+(/[\w.*-]+)*/?")
OUR_SUFFIXES = (".md", ".toml", ".lock", ".cff", ".py", ".pyi")

# Pieced together, so that this file does not contain what it looks for.
MACHINE_FOLDERS = ("work", "tmp", "root", "home", "Users")
REGISTRIES = (
    ("pypi", "org"),
    ("pythonhosted", "org"),
    ("npmjs", "org"),
    ("anaconda", "org"),
    ("docker", "io"),
)
MACHINE_TRACE = re.compile(
    r"(?<![\w.~})*-])/(?:" + "|".join(MACHINE_FOLDERS) + r")(?=/)"
    r"|\b(?:" + "|".join(name + r"\." + end for name, end in REGISTRIES) + r")\b"
    r"|\b(?:artifactory|nexus)[\w.-]*\.\w+/"
)


def runnable(document: str) -> str:
    """The Python blocks of a document, everything else blank, so that line numbers stay the document's."""
    lines = [""] * (document.count("\n") + 1)
    for block in FENCE.finditer(document):
        first = document.count("\n", 0, block.start("code"))
        code = textwrap.dedent(block["code"]).splitlines()
        lines[first : first + len(code)] = code
    return "\n".join(lines).rstrip() + "\n"


def paths_named(document: str) -> list[str]:
    """What stands in backticks, outside code blocks, and looks like a path."""
    spans = INLINE.findall(ANY_FENCE.sub("", document))
    return [s for s in spans if PATH_LIKE.fullmatch(s) and ("/" in s or s.endswith(OUR_SUFFIXES))]


QUICK = ("README.md",)  # what `make check` runs too


def with_code() -> list[Any]:
    """README.md and the documents that contain Python."""
    documents = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    found = [path for path in documents if path.is_file() and FENCE.search(path.read_text("utf-8"))]
    return [pytest.param(path, marks=() if path.name in QUICK else pytest.mark.slow) for path in found]


def read(path: Path) -> str:
    assert path.is_file(), f"{path.name} is missing"
    return path.read_text("utf-8")


@pytest.mark.parametrize("document", with_code(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_code_in_a_document_runs_as_it_stands(document, tmp_path):
    code = runnable(read(document))
    script = tmp_path / f"code-of-{document.stem}.py"
    script.write_text(code, "utf-8")
    done = subprocess.run(
        [sys.executable, script.name],
        cwd=tmp_path,
        env=os.environ | {"MPLBACKEND": "agg", "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, f"line numbers are those of {document.name}:\n{done.stdout}{done.stderr}"


def test_python_in_documents_is_marked_so_that_it_is_run(root):
    paths = [root / "README.md", *sorted((root / "docs").rglob("*.md"))]
    found = [f"{path.name}: {match[0]}" for path in paths for match in MISSPELT_FENCE.finditer(read(path))]
    assert not found, f"write ```python, alone on its line: {found}"


def test_the_readme_says_how_to_begin(root):
    readme = read(root / "README.md")
    assert "make demo" in readme
    assert "make test" in readme
    assert FENCE.search(readme), "README.md shows no Python that runs"


def test_every_path_the_architecture_names_exists(root):
    bases = (root, root / "src" / "pendula")
    named = paths_named(read(root / "ARCHITECTURE.md"))
    assert len(named) >= 5, f"a way through the house names its rooms; found only {named}"
    missing = [path for path in named if not any(list(base.glob(path.rstrip("/"))) for base in bases)]
    assert not missing, f"ARCHITECTURE.md names what does not exist: {missing}"


def test_the_architecture_is_short(root):
    lines = len(read(root / "ARCHITECTURE.md").splitlines())
    assert lines <= 120, f"ARCHITECTURE.md has {lines} lines"


def test_no_tracked_text_names_a_machine_or_a_registry(root, tracked):
    assert Path("pyproject.toml") in tracked
    traces = []
    for path in tracked:
        raw = (root / path).read_bytes()
        if b"\0" in raw:
            continue
        for number, line in enumerate(raw.decode("utf-8", errors="replace").splitlines(), 1):
            traces += [f"{path}:{number}: {match[0]}" for match in MACHINE_TRACE.finditer(line)]
    assert not traces, "\n".join(traces)


def test_blocks_keep_their_lines_and_their_order():
    text = "# T\n```python\nx = 1\n```\ntext\n- item\n  ```python\n  y = x\n  ```\n```sh\nz\n```\n"
    assert runnable(text).splitlines() == ["", "", "x = 1", "", "", "", "", "y = x"]


def test_paths_are_told_from_other_code():
    text = (
        "`src/pendula/` `Makefile` `README.md` `1/2` `a / b` `pe.html(x)` `docs/*.md`\n```\n`no/path`\n```\n"
    )
    assert paths_named(text) == ["src/pendula/", "README.md", "docs/*.md"]


@pytest.mark.parametrize("folder", MACHINE_FOLDERS)
def test_a_folder_of_a_machine_is_noticed(folder):
    assert MACHINE_TRACE.search(f"cd /{folder}/x")
    assert MACHINE_TRACE.search(f'"/{folder}/x"')
    assert MACHINE_TRACE.search(f"echo >/{folder}/x")
    assert not MACHINE_TRACE.search(f"src/{folder}/x")


@pytest.mark.parametrize("registry", REGISTRIES, ids=lambda parts: parts[0])
def test_a_registry_is_noticed(registry):
    assert MACHINE_TRACE.search(f"https://{'.'.join(registry)}/simple")
    assert MACHINE_TRACE.search(f"--find-links files.{'.'.join(registry)}")
