"""Kernels of CasADi functions of one vector, without any mechanics; and the wheel, unpacked."""

import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from zipfile import ZipFile

import casadi as ca
import numpy as np
import pytest

from pendula.compiler import Kernel, LaneKernel, compile_kernel, compile_lanes, store
from pendula.compiler.lanes import INPUTS, PARAMETERS, TIME
from pendula.dynamics.program import Program

NAMES = ("t", "y", "u", "p", "x")
_numbers = count()
ROOT = Path(__file__).resolve().parents[3]
LOOPS = ROOT / "src" / "pendula" / "compiler" / "loops.zip"


def _arguments(size: int) -> list[ca.SX]:
    """Symbols for (t, y, u, p, x), of which only y, with so many elements, is used."""
    return [ca.SX.sym(name, size if name == "y" else 0) for name in NAMES]


def _program(size: int, out: Callable[[ca.SX], ca.SX]) -> Program:
    symbols = _arguments(size)
    return Program(ca.Function("finish", symbols, [ca.densify(out(symbols[1]))]))


def _solver(
    size: int, unknowns: int, system: Callable[[ca.SX], tuple[ca.SX, ca.SX]], leading: int
) -> Program:
    """The program that solves K w = r, both given as functions of y."""
    symbols, w = _arguments(size), ca.SX.sym("w", unknowns)
    K, r = system(symbols[1])
    return Program(
        ca.Function("finish", [*symbols, w], [w]), ca.Function("system", symbols, [K, ca.densify(r)]), leading
    )


def _evaluate(program: Program, y: np.ndarray, *, lanes: bool = False) -> np.ndarray:
    """The program at the rows of y, compiled under a key that no other test has."""
    size, key, nothing = program.finish.numel_out(0), f"test {next(_numbers)}", np.zeros(0)
    y = np.ascontiguousarray(y, dtype=float)
    if lanes:
        shared = frozenset({TIME, INPUTS, PARAMETERS})
        wide: LaneKernel = compile_lanes(key, "test", size, lambda: program, shared)
        return wide(nothing, y, nothing, nothing, np.zeros((len(y), 0)), count=len(y))
    kernel: Kernel = compile_kernel(key, "test", size, lambda: program)
    return kernel(nothing, y, nothing, nothing, nothing, count=len(y))


@pytest.fixture
def own_cache(monkeypatch, tmp_path):
    """An empty cache directory, this test's own."""
    store.source_hash()  # what code is made from is an entry of the cache before
    folder = tmp_path / "cache"
    monkeypatch.setenv("PENDULA_CACHE_DIR", str(folder))
    return folder


@pytest.fixture
def program(own_cache):
    return _program


@pytest.fixture
def solver(own_cache):
    return _solver


@pytest.fixture
def evaluate(own_cache):
    return _evaluate


@pytest.fixture(scope="session")
def installed(tmp_path_factory) -> Path:
    """A folder with what the wheel holds."""
    folder = tmp_path_factory.mktemp("wheel")
    (sdist,) = build("sdist", ROOT, folder)
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    sources = folder / sdist.name.removesuffix(".tar.gz")
    if LOOPS.is_file():  # of these sources, as `make test` has them; else they are compiled again
        shutil.copy(LOOPS, sources / LOOPS.relative_to(ROOT))
    (wheel,) = build("wheel", sources, folder)
    assert wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as archive:
        archive.extractall(folder / "installed")
    return folder / "installed"


def build(kind: str, source: Path, folder: Path) -> list[Path]:
    """What hatchling builds of a folder of sources."""
    made = folder / kind
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(made)]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return list(made.iterdir())
