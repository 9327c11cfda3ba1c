"""A later process that runs a known system starts without the libraries that made its code.

Checked in fresh processes that share one fresh cache: the first compiles and imports what it needs (so that
the names looked for are the right ones), those that follow say which modules they hold at their end.
"""

import json
import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow
HEAVY = ("sympy", "casadi", "numba", "scipy", "matplotlib", "pint")
MAKERS = {"sympy", "casadi"}  # what compiling a system takes; Numba too where loops are not shipped

# Every program leaves the run's numbers in `found`.
REPORT = f"""
import json, sys
print(json.dumps({{"found": found, "held": [name for name in {HEAVY!r} if name in sys.modules]}}))
"""
RUN = ".q[-1].tobytes().hex()"
PROGRAMS = {
    "simulate by name": f"""
import pendula as pe
found = pe.simulate("double-pendulum", {{"theta1": 1.0}}, until=0.5, step=0.01){RUN}
""",
    "simulate_batch by name": """
import pendula as pe
found = pe.simulate_batch("double-pendulum", {"theta1": [1.0, 1.1]}, until=0.5, step=0.01).q.tobytes().hex()
""",
    "a model by name": """
import pendula as pe
model = pe.derive("double-pendulum").with_parameters(l1=2.0)
found = model.acceleration([1.0, 0.5], [0.0, 0.2]).tobytes().hex()
""",
    "simulate an Ode by name": """
import pendula as pe
found = pe.simulate("lorenz", until=0.5, step=0.01).y[-1].tobytes().hex()
""",
    "pendula run": """
import contextlib, io
from pendula.cli import main
with contextlib.redirect_stdout(io.StringIO()) as said:
    assert main(["run", "double-pendulum", "--until", "0.5"]) == 0
found = "".join(line for line in said.getvalue().splitlines() if "_dot" in line)
assert found
""",
    "simulate a description": f"""
import pendula as pe
found = pe.simulate(pe.gallery.double_pendulum(), {{"theta1": 1.0}}, until=0.5, step=0.01){RUN}
""",
}
BY_NAME = [program for program in PROGRAMS if "description" not in program]


@pytest.fixture(scope="module")
def process(tmp_path_factory):
    """Runs a program in a process of its own; all of them share a cache that is empty at first."""
    cache = tmp_path_factory.mktemp("cache") / "pendula"

    def run(program: str) -> dict:
        done = subprocess.run(
            [sys.executable, "-c", PROGRAMS[program] + REPORT],
            env=os.environ | {"PENDULA_CACHE_DIR": str(cache)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout.splitlines()[-1])

    return run


@pytest.fixture(scope="module")
def first(process):
    """What the first process of each program said; the very first one compiles everything."""
    return {program: process(program) for program in PROGRAMS}


def test_the_first_process_of_all_needs_them(first):
    assert set(first["simulate by name"]["held"]) >= MAKERS


@pytest.mark.parametrize("program", BY_NAME)
def test_a_later_process_that_names_a_system_imports_nothing_heavy(program, first, process):
    later = process(program)
    assert later["held"] == []
    assert later["found"] == first[program]["found"]  # the same code, so the same bits


def test_a_later_process_that_describes_a_system_imports_only_sympy(first, process):
    later = process("simulate a description")
    assert "sympy" in later["held"]
    assert not {"casadi", "numba"} & set(later["held"]), later["held"]
    assert later["found"] == first["simulate a description"]["found"]


def test_a_description_of_a_gallery_system_finds_the_code_of_its_name(first):
    # Its first process came after those by name: described or named, it is the same system with the same key.
    assert not {"casadi", "numba"} & set(first["simulate a description"]["held"])
    assert first["simulate a description"]["found"] == first["simulate by name"]["found"]
