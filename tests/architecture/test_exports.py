"""Public names resolve, editors see the same ones, and importing pendula stays quick."""

import ast
import json
import subprocess
import sys
from importlib import import_module

import pytest

import pendula

HEAVY = ("sympy", "casadi", "numba", "llvmlite", "matplotlib")
LONGEST_IMPORT = 0.3  # seconds; the promise of the design

IMPORT_ONCE = """
import json, sys, time
begin = time.perf_counter()
import pendula
spent = time.perf_counter() - begin
print(json.dumps([spent, sorted(sys.modules)]))
"""


@pytest.fixture(scope="module")
def stub(root) -> dict[str, str]:
    """Each name that __init__.pyi re-exports as `name as name`, with the module it names as its home."""
    path = root / "src/pendula/__init__.pyi"
    assert path.is_file(), "src/pendula/__init__.pyi is missing: editors cannot see lazy names"
    homes: dict[str, str] = {}
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            assert node.module, f"line {node.lineno} of __init__.pyi: name the module in full"
            for alias in node.names:
                assert alias.asname == alias.name, f"write `{alias.name} as {alias.name}` to re-export it"
                assert alias.name not in homes, f"{alias.name} is imported twice in __init__.pyi"
                homes[alias.name] = node.module
    return homes


def test_every_public_name_resolves():
    missing = []
    for name in pendula.__all__:
        try:
            getattr(pendula, name)
        except (ImportError, AttributeError) as error:
            missing.append(f"{name}: {error}")
    assert not missing, "\n".join(missing)


def test_no_public_name_is_listed_twice():
    assert len(set(pendula.__all__)) == len(pendula.__all__)


def test_an_unknown_name_is_refused_with_the_known_ones():
    hint = r"pendula has no 'simulated'\. Did you mean 'simulate'\? Its public names are "
    with pytest.raises(AttributeError, match=hint):
        _ = pendula.simulated  # pyright: ignore[reportAttributeAccessIssue]


def test_the_stub_lists_exactly_the_public_names(stub):
    listed, public = set(stub), set(pendula.__all__)
    assert listed == public, f"only in the stub: {listed - public}; missing there: {public - listed}"


def test_the_stub_names_the_module_each_name_comes_from(stub):
    for name, module in stub.items():
        assert getattr(import_module(module), name) is getattr(pendula, name), f"{module}.{name}"


@pytest.fixture(scope="module")
def imports() -> list[tuple[float, list[str]]]:
    """Five fresh interpreters that import pendula: the seconds it took, and what was loaded after."""
    runs = [
        subprocess.run([sys.executable, "-c", IMPORT_ONCE], capture_output=True, check=True) for _ in range(5)
    ]
    return [json.loads(run.stdout) for run in runs]


def test_importing_pendula_loads_nothing_heavy(imports):
    _, modules = imports[0]
    assert "pendula" in modules
    assert not [name for name in HEAVY if name in modules]


def test_importing_pendula_is_quick(imports):
    assert min(spent for spent, _ in imports) < LONGEST_IMPORT
