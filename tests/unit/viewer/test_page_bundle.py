"""The script that the package ships is what the sources in viewer give, byte by byte."""

import re
from pathlib import Path

import pytest
from tests.unit.viewer.node import VIEWER, run

SHIPPED = VIEWER.parent / "src" / "pendula" / "viewer" / "page"
LONGEST = 400  # lines


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
    paths = [*VIEWER.glob("src/**/*.ts"), *VIEWER.glob("tests/*.ts")]
    lengths = {path.name: len(path.read_text("utf-8").splitlines()) for path in paths}
    assert lengths["contract.ts"] > 0
    assert lengths["program.ts"] > 0
    assert {name: n for name, n in lengths.items() if n > LONGEST} == {}
