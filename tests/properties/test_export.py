"""Exported C, JavaScript and NumPy, run for real, against the compiled kernels over the whole gallery.

All three come from the same graph as the kernel and differ from it in the rounding of fused operations and of
sine and cosine: 1e-12 of the largest number that a function gives leaves room for the condition of M.
"""

import ctypes
import importlib.util
import json
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from tests.kinds import GALLERY

from pendula import Model, derive, export, simulate
from pendula.compiler.export.names import identifier
from pendula.gallery import all_gallery
from pendula.model.export import exportable_functions
from pendula.model.functions import FUNCTIONS

TOLERANCE = 1e-12
STATES = 8

pytestmark = pytest.mark.slow


@cache
def by_momenta(name: str) -> Model:
    """A body of the gallery with momenta as its velocities."""
    body = all_gallery()[name.removesuffix(MOMENTA)](momenta=True)
    return derive(body.replace(name=name))


MOMENTA = " by momenta"
NAMES = [*GALLERY, *(f"{name}{MOMENTA}" for name in ("thrown-box", "tumbling-racket"))]


@pytest.fixture(scope="module")
def model_of(model_of) -> Callable[[str], Model]:
    """The model of a system by name, of bodies with both kinds of velocities."""
    return lambda name: by_momenta(name) if name.endswith(MOMENTA) else model_of(name)


@dataclass(frozen=True)
class Case:
    """A function of a system at some states: rows of all arguments, and what the kernel gives."""

    system: str
    function: str
    arguments: dict[str, np.ndarray]
    expected: np.ndarray


@pytest.fixture(scope="module")
def cases(model_of, random_states) -> list[Case]:
    """Every function of every gallery system at random states."""
    found = []
    for name in NAMES:
        model = model_of(name)
        states = random_states(model, STATES)
        found += [case_of(model, name, function, states) for function in exportable_functions(model)]
    return found


def case_of(model: Model, name: str, function: str, states: list) -> Case:
    reads, n, m = reads_of(function), model.layout.nv, len(model.constraints)
    beyond = np.random.default_rng(11).uniform(-1, 1, (STATES, n + m))
    extra = {"a": beyond[:, :n], "multipliers": beyond[:, n:]}
    moved = {letter: np.array([getattr(s, letter) for s in states]) for letter in "qvz"}
    arguments = {
        "t": np.array([[s.t] for s in states]),
        **{letter: rows for letter, rows in moved.items() if rows.size},
        "u": np.array([s.u for s in states]),
        "p": np.tile(model.values, (STATES, 1)),
        **{symbol: x for symbol, x in extra.items() if symbol[0] in reads and x.size},
    }
    x = np.column_stack(
        [arguments[symbol] for symbol in extra if symbol in arguments] or [np.zeros((STATES, 0))]
    )
    y, (t, u) = np.column_stack(list(moved.values())), (arguments["t"], arguments["u"])
    return Case(name, function, arguments, model.evaluate(function, t, y, u, x).reshape(STATES, -1))


def reads_of(function: str) -> str:
    """The letters of what a function may depend on."""
    about = FUNCTIONS[function].export
    assert about is not None
    return about.reads


def disagreements(cases: list[Case], got: list[np.ndarray]) -> list[str]:
    """Every function that is further from its kernel than the tolerance, relative to its largest number."""
    found = []
    for case, values in zip(cases, got, strict=True):
        error = np.max(np.abs(values - case.expected)) / max(np.max(np.abs(case.expected)), 1e-300)
        if not error <= TOLERANCE:
            found.append(f"{case.function} of {case.system}: {error:.1e}")
    return found


def program(name: str) -> str:
    path = shutil.which(name)
    if path is None:
        pytest.fail(f"{name} is not installed; exported code is tested by running it.")
    return path


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def sources(folder: Path, language: str, suffix: str, model_of) -> dict[str, Path]:
    """The source of every gallery system with all its functions, in one file each."""
    paths = {name: folder / f"{identifier(name)}{suffix}" for name in NAMES}
    for name, path in paths.items():
        model = model_of(name)
        export(model, language, exportable_functions(model), path)
    return paths


def test_exported_c_agrees_with_the_kernels(cases, model_of, tmp_path):
    compiler, library = program("gcc"), tmp_path / "all.so"
    files = sources(tmp_path, "c", ".c", model_of).values()
    strict = ("-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror", "-Wmissing-prototypes")
    run(compiler, *strict, "-O0", "-shared", "-fPIC", "-o", library, *files, "-lm", cwd=tmp_path)
    compiled = ctypes.CDLL(str(library))
    got = []
    for case in cases:
        function = compiled[f"{identifier(case.system)}_{case.function}"]
        out = np.full(case.expected.shape, np.nan)
        for i, row in enumerate(out):
            t, *vectors = (np.ascontiguousarray(rows[i]) for rows in case.arguments.values())
            pointers = [ctypes.c_void_p(vector.ctypes.data) for vector in (*vectors, row)]
            function(ctypes.c_double(t[0]), *pointers)
        got.append(out)
    assert disagreements(cases, got) == []


CALL_ALL = """
import { readFileSync, writeFileSync } from "node:fs";
const numbers = new Float64Array(new Uint8Array(readFileSync("input")).buffer);
const results = [];
let at = 0;
for (const [file, name, sizes, rows] of JSON.parse(readFileSync("cases.json"))) {
  const system = (await import(file)).default;
  const out = new Float64Array(system.shapes[name].reduce((a, b) => a * b));
  for (let row = 0; row < rows; row++) {
    const [t, ...vectors] = sizes.map((size) => numbers.slice(at, (at += size)));
    system[name](t[0], ...vectors, out);
    results.push(...out);
  }
}
writeFileSync("output", new Uint8Array(Float64Array.from(results).buffer));
"""


def test_exported_javascript_agrees_with_the_kernels(cases, model_of, tmp_path):
    files = sources(tmp_path, "js", ".mjs", model_of)
    listed = [
        (f"./{files[c.system].name}", c.function, [a.shape[1] for a in c.arguments.values()], STATES)
        for c in cases
    ]
    (tmp_path / "cases.json").write_text(json.dumps(listed))
    rows = [np.column_stack(list(case.arguments.values())) for case in cases]
    np.concatenate([array.ravel() for array in rows]).tofile(tmp_path / "input")
    (tmp_path / "call.mjs").write_text(CALL_ALL)
    run(program("node"), "call.mjs", cwd=tmp_path)
    flat = np.fromfile(tmp_path / "output")
    ends = np.cumsum([case.expected.size for case in cases])
    assert flat.size == ends[-1]
    got = [part.reshape(c.expected.shape) for part, c in zip(np.split(flat, ends[:-1]), cases, strict=True)]
    assert disagreements(cases, got) == []


def test_exported_numpy_agrees_with_the_kernels(cases, model_of, tmp_path):
    modules = {}
    for name, path in sources(tmp_path, "numpy", ".py", model_of).items():
        spec = importlib.util.spec_from_file_location(path.stem, path)
        assert spec is not None
        assert spec.loader is not None
        modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(modules[name])
    got = []
    for case in cases:
        function = getattr(modules[case.system], case.function)
        reads = f"{reads_of(case.function)}p"
        given = {symbol: rows for symbol, rows in case.arguments.items() if symbol[0] in reads}
        values = function(**given, t=case.arguments["t"][:, 0])
        assert values.shape == (STATES, *FUNCTIONS[case.function].shape(model_of(case.system).card))
        got.append(values.reshape(case.expected.shape))
    assert disagreements(cases, got) == []


RK4 = """
import system from "./system.mjs";
const { rate, values } = system, n = values.q.length, size = 2 * n, h = 1e-3;
const y = new Float64Array(size), w = new Float64Array(size);
const q = y.subarray(0, n), v = y.subarray(n), wq = w.subarray(0, n), wv = w.subarray(n);
const [k1, k2, k3, k4] = [0, 1, 2, 3].map(() => new Float64Array(size));
const { u, p } = values;
function step(t) {
  rate(t, q, v, u, p, k1);
  for (let i = 0; i < size; i++) w[i] = y[i] + 0.5 * h * k1[i];
  rate(t + 0.5 * h, wq, wv, u, p, k2);
  for (let i = 0; i < size; i++) w[i] = y[i] + 0.5 * h * k2[i];
  rate(t + 0.5 * h, wq, wv, u, p, k3);
  for (let i = 0; i < size; i++) w[i] = y[i] + h * k3[i];
  rate(t + h, wq, wv, u, p, k4);
  for (let i = 0; i < size; i++) y[i] += (h / 6) * (k1[i] + 2 * (k2[i] + k3[i]) + k4[i]);
}
let best = 0;
for (let repeat = 0; repeat < 5; repeat++) {
  y.set(values.q);
  y.set(values.v, n);
  const begin = performance.now();
  for (let i = 0; i < 200000; i++) step(i * h);
  best = Math.max(best, 2e8 / (performance.now() - begin));
}
y.set(values.q);
y.set(values.v, n);
for (let i = 0; i < 1000; i++) step(i * h);
console.log(JSON.stringify([best, ...y]));
"""


def test_javascript_moves_a_double_pendulum_as_simulate_does_and_quickly(model_of, tmp_path):
    model = model_of("double-pendulum")
    export(model, "js", ["rate"], tmp_path / "system.mjs")
    (tmp_path / "rk4.mjs").write_text(RK4)
    speed, *end = json.loads(run(program("node"), "rk4.mjs", cwd=tmp_path))
    print(f"JavaScript: {speed:,.0f} RK4 steps of the double pendulum a second")
    reference = simulate(model, until=1.0, step=1e-3)
    # A second of motion from rest, before chaos has multiplied the rounding errors of a thousand steps.
    assert end == pytest.approx([*reference.q[-1], *reference.v[-1]], rel=1e-10)
    assert speed > 1e5  # a page needs far less; a function that V8 gives up on is slower than this
