"""``export``: what it writes and what it refuses."""

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import pendula as pe
from pendula.compiler import elimination
from pendula.model.export import TARGETS, exportable_functions


def tool(name: str) -> str:
    path = shutil.which(name)
    if path is None:
        pytest.fail(f"{name} is not installed; exported code is tested by running it.")
    return path


def imported(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_name_and_value_is_documented():
    cart = pe.derive("cart-pole").with_parameters(L=0.123)
    for language in TARGETS:
        text = pe.export(cart, language)
        assert pe.__version__ in text
        assert cart.description.reference[:40] in text
        for name in (
            *cart.coordinates,
            *cart.velocities,
            *cart.inputs,
            *cart.parameters,
            *cart.card.power_names,
        ):
            assert re.search(rf"\b{re.escape(name)}\b", text), (language, name)
        assert re.search(r"\bL += 0\.123", text)
        assert "energy" in text
        assert "in J" in text


def test_units_are_documented_where_they_are_known():
    x = pe.coordinates("x", units="m")
    m, k = pe.parameters(m=(2000.0, "g"), k=(3.0, "N/m"))
    force = pe.Force(pe.inputs("push", units="N"), along=x)
    system = pe.Lagrangian(x, m * x.dot**2 / 2, k * x**2 / 2, forces=[force], start={"x": 0.5})
    for language in TARGETS:
        text = pe.export(system, language)
        for line in (
            "x = 0.5 m",
            "x_dot = 0.0 m/s",
            "x_ddot in m/s",
            "push in N",
            "k = 3.0 N/m",
            "m = 2.0 kg",
        ):
            assert re.search(rf"\] +{re.escape(line)}", text), (language, line)
    assert 'p: ["N/m", "kg"]' in pe.export(system, "js")


def example_of(text: str) -> list[str]:
    """The lines of the example in an exported file's first comment."""
    lines = text[text.index("Example:") :].splitlines()[2:]
    end = next(i for i, line in enumerate(lines) if line.strip() in ("*/", '"""'))
    return [line.removeprefix(" * ") for line in lines[:end]]


@pytest.mark.parametrize("functions", [None, "powers", "inverse_dynamics", "positions"])
def test_the_example_in_each_file_runs_as_it_stands(functions, tmp_path):
    model = pe.derive("cart-pole")
    c, js, numpy = (
        pe.export(model, language, functions, tmp_path / name)
        for language, name in (("c", "FILE.c"), ("js", "FILE.js"), ("numpy", "FILE.py"))
    )
    lines = [
        "#include <stddef.h>",
        '#include "FILE.c"',
        "int main(void)",
        "{",
        *example_of(c),
        "return 0;",
        "}",
    ]
    (tmp_path / "main.c").write_text("\n".join(lines))
    command = [tool("gcc"), "-std=c99", "-Wall", "-Wextra", "-Werror", "-o", "main", "main.c", "-lm"]
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "main.js").write_text("\n".join([*example_of(js), "if (!out.every(isFinite)) throw out;"]))
    (tmp_path / "main.py").write_text(
        "\n".join(["from FILE import *", "import numpy as np", *map(str.strip, example_of(numpy))])
    )
    for words in (command, ["./main"], [tool("node"), "main.js"], [sys.executable, "main.py"]):
        done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def test_parameter_values_of_a_model_become_the_defaults(tmp_path):
    model = pe.derive("pendulum").with_parameters(l=0.7)
    pe.export(model, "numpy", path=tmp_path / "pendulum.py")
    module = imported(tmp_path / "pendulum.py")
    assert module.acceleration([0.3], [0.1]) == pytest.approx(model.acceleration([0.3], [0.1]), rel=1e-14)
    assert dict(zip(module.NAMES["p"], module.VALUES["p"], strict=True)) == model.parameters


def test_numpy_broadcasts_batches_and_refuses_wrong_sizes(tmp_path):
    pe.export("double-pendulum", "numpy", path=tmp_path / "double.py")
    module, model = imported(tmp_path / "double.py"), pe.derive("double-pendulum")
    q, v = np.linspace(-1, 1, 12).reshape(3, 2, 2), np.linspace(0, 1, 4).reshape(2, 2)
    assert module.mass_matrix(q).shape == (3, 2, 2, 2)
    assert module.mass_matrix(q, t=np.zeros((4, 1, 1))).shape == (4, 3, 2, 2, 2)
    assert module.acceleration(q, v) == pytest.approx(model.acceleration(q, v), rel=1e-13)
    heavier = module.VALUES["p"] * [[1.0], [2.0]]
    assert module.energy([0.1, 0.2], [0.0, 0.0], p=heavier).shape == (2, 3)
    with pytest.raises(ValueError, match="q needs 2 entries along its last axis"):
        module.rate([1.0, 2.0, 3.0], [0.0, 0.0])


def test_numpy_is_silent_about_the_branch_that_is_not_taken(tmp_path):
    x = pe.coordinates("x")
    system = pe.Lagrangian(x, x.dot**2 / 2, pe.Piecewise((x**2 / 2, x < 1), (1 / (x - 1), True)))
    pe.export(system, "numpy", path=tmp_path / "piecewise.py")
    module = imported(tmp_path / "piecewise.py")
    assert module.gravity(np.array([[0.5], [3.0]])).ravel() == pytest.approx([0.5, -0.25])
    assert module.gravity([1.0]).shape == (1,)


def test_an_exported_module_needs_nothing_but_numpy(tmp_path):
    pe.export("pendulum", "numpy", path=tmp_path / "pendulum.py")
    code = "import pendulum, sys; assert not {'pendula', 'sympy', 'casadi'} & set(sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_system_too_large_to_be_unrolled_in_a_kernel_is_exported_all_the_same(
    monkeypatch, own_cache, tmp_path
):
    monkeypatch.setattr(elimination, "UNROLLED_LIMIT", 10)
    model = pe.derive(pe.gallery.n_link_pendulum(n=6))
    pe.export(model, "numpy", ["acceleration"], tmp_path / "chain.py")
    q, v = np.linspace(0.1, 1.2, 6), np.linspace(-1, 1, 6)
    found = imported(tmp_path / "chain.py").acceleration(q, v)
    assert found == pytest.approx(model.acceleration(q, v), rel=1e-11)


def test_functions_are_those_asked_for_in_that_order():
    text = pe.export("pendulum", "c", "energy, rate,energy")
    assert re.findall(r"^void pendula_pendulum_(\w+)\($", text, re.M) == ["energy", "rate"] * 2
    assert text == pe.export(pe.gallery.pendulum(), "c", ["energy", "rate"])


def test_by_default_a_system_gets_all_its_functions():
    free, held = pe.derive("pendulum"), pe.derive("held-pin-pendulum")
    made = re.findall(r"^def ([a-z]\w+)\(", pe.export(free, "numpy"), re.M)
    assert made == [name for name in exportable_functions(free) if name != "solution"]
    assert "constraints" not in made
    made = re.findall(r"^def ([a-z]\w+)\(", pe.export(held, "numpy"), re.M)
    assert made == list(exportable_functions(held))
    assert {"solution", "constraints", "constraint_jacobian"} < set(made)


def test_the_text_is_returned_and_written_the_same(tmp_path):
    for language in TARGETS:
        path = tmp_path / f"file.{language}"
        assert pe.export("pendulum", language, path=path) == path.read_bytes().decode("utf-8")
        assert pe.export("pendulum", language, path=str(path)).endswith("\n")


def test_a_closed_loop_is_exported_with_its_law(tmp_path):
    model = pe.derive("cart-pole")
    x = model.description.coordinates[0]
    closed = model.with_control({model.inputs[0]: -3 * x})
    pe.export(closed, "numpy", path=tmp_path / "closed.py")
    module = imported(tmp_path / "closed.py")
    q, v = [0.2, 0.3], [0.1, -0.4]
    assert module.NAMES["u"] == []
    assert module.acceleration(q, v) == pytest.approx(model.acceleration(q, v, [-0.6]), rel=1e-12)


@pytest.mark.parametrize("language", ["rust", "C", "", None, ["c"]])
def test_an_unknown_language_is_refused_with_the_known_ones(language):
    with pytest.raises(pe.PendulaError, match=r"exported to 'c', 'js', 'numpy', not to "):
        pe.export("pendulum", language)


def test_an_unknown_function_is_refused_with_the_known_ones():
    with pytest.raises(
        pe.PendulaError, match=r"pendulum has no function 'inertia' to export; it has 'rate', "
    ):
        pe.export("pendulum", "c", ["rate", "inertia"])
    with pytest.raises(pe.PendulaError, match="has no function 'constraints'"):
        pe.export("pendulum", "c", "constraints")
    with pytest.raises(pe.PendulaError, match="needs at least one function"):
        pe.export("pendulum", "c", [])
    with pytest.raises(pe.PendulaError, match="has no function 7"):
        pe.export("pendulum", "c", [7])  # pyright: ignore[reportArgumentType]


def test_what_is_no_system_is_refused():
    with pytest.raises(pe.PendulaError, match=r"cannot translate the Python function 'law'.*with_control"):
        pe.export(_law, "c")  # pyright: ignore[reportArgumentType]
    with pytest.raises(
        pe.PendulaError, match=r"needs a Lagrangian, an Ode, .* a Mechanism, a Model or the name .* got float"
    ):
        pe.export(3.0, "c")  # pyright: ignore[reportArgumentType]
    with pytest.raises(pe.PendulaError, match="no system 'pendulun'"):
        pe.export("pendulun", "c")


def _law(t, q, v):
    return 0.0


_law.__name__ = "law"


def test_a_file_that_cannot_be_written_is_refused(tmp_path):
    for path in (tmp_path, tmp_path / "missing" / "file.c", "bad\0name"):
        with pytest.raises(pe.FileError, match="cannot be written: "):
            pe.export("pendulum", "c", path=path)
