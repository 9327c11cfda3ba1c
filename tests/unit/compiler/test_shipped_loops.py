"""Loops that come with the package as LLVM IR: used where they belong to the sources, and only there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from pendula.compiler import shipped
from pendula.compiler.loops import ENTRY, Compiled, compile_ir
from pendula.errors import PendulaError
from pendula.simulation.methods import find_integrator
from pendula.simulation.shipped_loops import loops_to_ship

# Not what the function below says, so that one sees whose code runs.
SHIPPED = "define double @loop(double %x) {\n  ret double 42.0\n}\n"


def double(x: float) -> float:
    return 2.0 * x


@pytest.fixture
def archive(own_cache, monkeypatch, tmp_path):
    """A file of loops, this test's own, with one loop in it."""
    monkeypatch.setattr(shipped, "FILE", tmp_path / "loops.zip")
    shipped.write({(double, ENTRY): SHIPPED})
    return shipped.FILE


def test_a_shipped_loop_is_used_and_needs_no_numba(archive, monkeypatch):
    monkeypatch.setitem(sys.modules, "numba", None)
    assert Compiled(double).native(1.0) == 42.0


def newer_llvm(archive, monkeypatch):
    older = (shipped.llvm.llvm_version_info[0] - 1, 0, 0)
    monkeypatch.setattr(shipped.llvm, "llvm_version_info", older)


TROUBLES = {
    "sources were changed": lambda file, patch: patch.setattr(shipped, "source_hash", lambda: "0" * 64),
    "a newer LLVM wrote it": newer_llvm,
    "no file": lambda file, patch: file.unlink(),
    "half a file": lambda file, patch: file.write_bytes(file.read_bytes()[:100]),
    "another loop": lambda file, patch: shipped.write({(newer_llvm, ENTRY): SHIPPED}),
    "another name": lambda file, patch: shipped.write({(double, "other"): SHIPPED}),
}


@pytest.mark.parametrize("trouble", TROUBLES)
def test_otherwise_numba_compiles_or_is_asked_for(trouble, archive, monkeypatch):
    TROUBLES[trouble](archive, monkeypatch)
    assert shipped.read(double, ENTRY) is None
    assert Compiled(double).native(1.0) == 2.0
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(PendulaError, match=r"test_shipped_loops\.double' is not .* pip install numba"):
        compile_ir(double, ENTRY)


def test_the_ir_holds_nothing_of_the_machine_that_made_it():
    text = compile_ir(find_integrator("rk4").take, ENTRY)
    assert f"@{ENTRY}(" in text
    assert not re.search(r"target (triple|datalayout)|target-(cpu|features)|_ZN", text)
    assert not re.search(r"<\d+ x ", text)  # nor vectors as wide as its registers
    assert set(re.findall(r"align (\d+)", text)) == {"8"}  # of doubles, integers and pointers


def test_every_loop_of_every_method_is_shipped_once():
    loops = loops_to_ship()
    assert len(set(loops)) == len(loops)
    shipped_ones = {loop for loop, _ in loops}
    assert {find_integrator("rk4").take, find_integrator("gauss4").read} <= shipped_ones
    assert find_integrator("radau5").family.attempt in shipped_ones


# As in the isolated environment of a build (pyproject.toml, build-system): nothing but what that names.
IN_A_BUILD = """
import sys

for name in ("platformdirs", "scipy", "sympy", "matplotlib"):
    sys.modules[name] = None  # whoever imports it fails
from pendula.compiler import shipped
from pendula.compiler.loops import compile_ir
from pendula.model.matrices import spread_rows
from pendula.simulation.shipped_loops import loops_to_ship

shipped.is_current()
(name,) = (name for loop, name in loops_to_ship() if loop is spread_rows)
assert compile_ir(spread_rows, name)
"""


def test_a_build_compiles_loops_with_nothing_but_what_it_asks_for(monkeypatch):
    import hatch_build

    monkeypatch.delenv("PENDULA_CACHE_DIR")
    run, done = subprocess.run, []

    def run_there(command, env, check):
        assert command == [sys.executable, "-m", "pendula.simulation.shipped_loops"]
        done.append(run([sys.executable, "-c", IN_A_BUILD], env=env, check=check))

    monkeypatch.setattr(subprocess, "run", run_there)
    build_data: dict[str, list[str]] = {"artifacts": []}
    hatch_build.LoopsHook(str(Path(hatch_build.__file__).parent), {}, None, None, "", "").initialize(
        "standard", build_data
    )
    assert done
    assert build_data["artifacts"] == ["src/pendula/compiler/loops.zip"]
