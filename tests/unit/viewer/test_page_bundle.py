"""The script that the package ships is what the sources in viewer give, byte by byte."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
VIEWER, SHIPPED = ROOT / "viewer", ROOT / "src" / "pendula" / "viewer" / "page"
MISSING = (
    "The page is built with Node.js and the folder viewer/node_modules: `make test` installs the latter."
)
LONGEST = 400  # lines


def run(*command: str) -> str:
    if shutil.which("node") is None or not (VIEWER / "node_modules" / "esbuild").is_dir():
        pytest.fail(MISSING)
    done = subprocess.run(command, cwd=VIEWER, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.mark.slow
def test_the_bundle_is_up_to_date(tmp_path):
    run("node", "build.mjs", str(tmp_path))
    for name in ("bundle.js", "bundle.css"):
        built, shipped = (tmp_path / name).read_bytes(), (SHIPPED / name).read_bytes()
        assert built == shipped, f"{name} is not what viewer/src gives: run `make viewer`"


@pytest.mark.slow
def test_the_sources_have_no_type_errors():
    run("node", str(Path("node_modules") / "typescript" / "bin" / "tsc"), "--noEmit")


@pytest.mark.slow
def test_the_engine_by_its_own_tests():
    told = run("node", "test.mjs")
    counts = {word: int(number) for word, number in re.findall(r"^# (pass|fail|skipped) (\d+)$", told, re.M)}
    assert counts["pass"] >= len(list((VIEWER / "tests").glob("*.test.ts"))) > 0
    assert (counts["fail"], counts["skipped"]) == (0, 0)


def test_the_locked_parts_name_no_registry():
    text = (VIEWER / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in text
    assert "integrity" in text


def test_no_source_is_longer_than_400_lines():
    lengths = {path.name: len(path.read_text("utf-8").splitlines()) for path in VIEWER.glob("src/**/*.ts")}
    assert lengths["contract.ts"] > 0
    assert {name: n for name, n in lengths.items() if n > LONGEST} == {}
