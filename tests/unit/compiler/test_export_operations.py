"""Every operation of a graph, however nested, means the same in C, JavaScript, NumPy and the kernel."""

import ctypes
import importlib.util
import random
import shutil
import subprocess
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import casadi as ca
import numpy as np
import pytest

from pendula.compiler.export import Argument, Interface, Routine
from pendula.compiler.graph import _NAMES, Graph, Operation, graph_of
from pendula.model.export import TARGETS

ONE = (
    "exp log sqrt sin cos tan asin acos atan floor ceil fabs sign erf sinh cosh tanh asinh acosh atanh log1p "
    "expm1"
).split()
TWO = "fmod copysign fmin fmax atan2 hypot".split()
OPERATIONS = {
    **{name: lambda a, _, name=name: getattr(ca, name)(a) for name in ONE},
    **{name: getattr(ca, name) for name in TWO},
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "neg": lambda a, _: -a,
    "inv": lambda a, _: 1 / a,
    "sq": lambda a, _: a * a,
    "twice": lambda a, _: a + a,
    "pow": lambda a, b: a**b,
    "constpow": lambda a, _: ca.constpow(a, 2.5),
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "not": lambda a, _: ca.logic_not(a),
    "and": ca.logic_and,
    "or": ca.logic_or,
    "if_else_zero": lambda a, b: ca.if_else(a, b, 0),
    "const": lambda a, _: ca.vertcat(*map(ca.SX, (np.inf, -np.inf, np.nan, -0.1, 1e-5, 1e22))),
}
SPECIAL = (np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0, -1.0, 0.5, -2.0, 5e-324, 1e308, 3.0)


def interface_of(program) -> Interface:
    """A file with one function ``f`` of one vector ``y``."""
    size, many = program.finish.size1_in(1), program.finish.numel_out(0)
    y = Argument("y", "numbers", tuple(f"y{i}" for i in range(size)))
    names = tuple(f"number {i}" for i in range(many))
    routine = Routine(
        "f", "Anything.", graph_of(program.finish), ((), (y,), (), (), ()), ("y",), names, (many,)
    )
    return Interface("under test", "pendula", "", (), (y,), (routine,))


def written(program, language: str, path: Path) -> Path:
    text = import_module(f"pendula.compiler.export.{TARGETS[language]}").write_source(interface_of(program))
    path.write_text(text, encoding="utf-8")
    return path


def tool(name: str) -> str:
    path = shutil.which(name)
    if path is None:
        pytest.fail(f"{name} is not installed; exported code is tested by running it.")
    return path


def run(*command: str | Path) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]


def in_c(program, y: np.ndarray, folder: Path) -> np.ndarray:
    source, library = written(program, "c", folder / "f.c"), folder / "f.so"
    strict = ("-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror", "-Wmissing-prototypes")
    run(tool("gcc"), *strict, "-shared", "-fPIC", "-o", library, source, "-lm")
    out = np.empty((len(y), program.finish.numel_out(0)))
    for row, result in zip(y, out, strict=True):
        arrays = (np.ascontiguousarray(row), result)
        ctypes.CDLL(str(library)).pendula_under_test_f(*(ctypes.c_void_p(a.ctypes.data) for a in arrays))
    return out


CALL = """
import { readFileSync, writeFileSync } from "node:fs";
import system from "./f.mjs";
const folder = new URL(".", import.meta.url).pathname, size = system.names.y.length;
const numbers = new Float64Array(new Uint8Array(readFileSync(folder + "input")).buffer);
const many = system.shapes.f[0], out = new Float64Array(numbers.length / size * many);
for (let i = 0; i * size < numbers.length; i++) {
  system.f(numbers.subarray(i * size, (i + 1) * size), out.subarray(i * many, (i + 1) * many));
}
writeFileSync(folder + "output", new Uint8Array(out.buffer));
"""


def in_javascript(program, y: np.ndarray, folder: Path) -> np.ndarray:
    written(program, "js", folder / "f.mjs")
    y.tofile(folder / "input")
    (folder / "call.mjs").write_text(CALL)
    run(tool("node"), folder / "call.mjs")
    return np.fromfile(folder / "output").reshape(len(y), -1)


def in_numpy(program, y: np.ndarray, folder: Path) -> np.ndarray:
    spec = importlib.util.spec_from_file_location("f", written(program, "numpy", folder / "f.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    with np.errstate(all="ignore"):
        return module.f(y)


LANGUAGES = {"c": in_c, "js": in_javascript, "numpy": in_numpy}


@pytest.fixture(params=LANGUAGES)
def evaluated(request, tmp_path) -> Callable:
    """A program at the rows of y, computed by exported code."""
    return lambda program, y: LANGUAGES[request.param](program, y, tmp_path)


def test_the_table_holds_every_operation_that_can_be_compiled(program):
    assert set(OPERATIONS) == set(_NAMES.values()) - {"input", "output", "assign"}
    for name, make in OPERATIONS.items():
        made = graph_of(program(2, lambda y, make=make: make(y[0], y[1])).finish)
        assert name in {operation.name for operation in made.operations}, name


def test_every_operation_agrees_with_the_kernel(program, evaluate, evaluated):
    everything = program(2, lambda y: ca.vertcat(*(make(y[0], y[1]) for make in OPERATIONS.values())))
    special = np.array([(a, b) for a in SPECIAL for b in SPECIAL])
    usual = np.random.default_rng(5).uniform(-4, 4, (200, 2))
    y = np.concatenate((special, usual, usual / 4))
    expected, got = evaluate(everything, y), evaluated(everything, y)
    # Libraries differ in the last bits of transcendental functions.
    with np.errstate(invalid="ignore"):
        near = np.isclose(got, expected, rtol=1e-14, atol=1e-300, equal_nan=True)
    wrong = [(tuple(y[i]), j, expected[i, j], got[i, j]) for i, j in np.argwhere(~near)]
    assert not wrong, wrong[:10]


def test_the_error_function_is_right_to_the_last_bits(program, evaluated):
    from math import erf

    x = np.concatenate((np.linspace(-7, 7, 2801), np.logspace(-300, 1, 200)))
    got = evaluated(program(1, lambda y: ca.erf(y[0])), x[:, None])[:, 0]
    assert got == pytest.approx([erf(value) for value in x], rel=2e-15, abs=0)


def nested(y: list, depth: int, chance: random.Random) -> ca.SX:
    """A random expression that small powers of two keep exact in every order and with every rounding."""
    if depth == 0:
        return chance.choice([*y, ca.SX(chance.choice((-2.0, 0.5, 3.0)))])
    a, b, c = (nested(y, depth - 1, chance) for _ in range(3))
    d = factors(y, depth - 1, chance)
    return chance.choice(
        [
            *(lambda: a + b, lambda: a - b, lambda: a * b, lambda: a / d, lambda: -a, lambda: 1 / d),
            *(lambda: a * a, lambda: a + a, lambda: ca.fabs(a), lambda: ca.sign(a), lambda: ca.floor(a)),
            *(lambda: ca.fmin(a, b), lambda: ca.fmax(a, b), lambda: ca.if_else(a < b, c, 0), lambda: a <= b),
            *(
                lambda: ca.if_else(ca.logic_and(a, b <= c), d, 0),
                lambda: ca.logic_or(a == b, ca.logic_not(c)),
            ),
            *(
                lambda: ca.if_else(a, b, c),
                lambda: ca.fmod(a, d),
                lambda: ca.copysign(a, b),
                lambda: a - (b - c),
            ),
        ]
    )()


def factors(y: list, depth: int, chance: random.Random) -> ca.SX:
    """A random product and quotient of powers of two, by which one can divide exactly."""
    if depth == 0:
        return chance.choice(y)
    a, b = (factors(y, depth - 1, chance) for _ in range(2))
    return chance.choice([lambda: a * b, lambda: a / b, lambda: -a, lambda: 1 / a, lambda: a + a])()


def test_nested_operations_keep_their_order(program, evaluate, evaluated):
    chance = random.Random(2)
    many = program(4, lambda y: ca.vertcat(*(nested([*ca.vertsplit(y)], 3, chance) for _ in range(400))))
    y = np.random.default_rng(3).choice([-2.0, -1.0, -0.5, 0.5, 1.0, 2.0], (50, 4))
    assert np.array_equal(evaluated(many, y), evaluate(many, y), equal_nan=True)


def test_a_minus_before_a_minus_does_not_become_a_decrement():
    """CasADi simplifies −(−y), but a graph may hold it."""
    operations = (Operation("input", (), (0, 0)), Operation("neg", (0,)), Operation("neg", (1,)))
    y = Argument("y", "numbers", ("y0",))
    routine = Routine("f", "Anything.", Graph(operations, ((0, 0, 2),)), ((y,),), ("y",), ("number",), (1,))
    for language in TARGETS.values():
        write = import_module(f"pendula.compiler.export.{language}").write_source
        assert "-(-y0)" in write(Interface("two signs", "pendula", "", (), (y,), (routine,)))


def test_what_no_output_needs_is_left_out(program):
    made = interface_of(program(2, lambda y: ca.vertcat(ca.sin(y[0]), 3 * y[0])))
    text = import_module("pendula.compiler.export.c").write_source(made)
    assert "y[1];" not in text
    assert text.count("sin(") == 1
