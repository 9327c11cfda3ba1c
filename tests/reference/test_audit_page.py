"""The figures of docs/audit.md are those that the audit prints.

Chaos magnifies rounding, so that Euler's figures may differ between machines: all within a factor of 1.5,
orders within 0.05.
"""

import re
from pathlib import Path

import pytest

import pendula as pe
from pendula.gallery import double_pendulum

pytestmark = pytest.mark.slow

PAGE = Path(__file__).resolve().parents[2] / "docs" / "audit.md"
HOW = {
    "euler": {"step": 1e-3},
    "velocity-verlet": {"step": 1e-3},
    "rk4": {"step": 1e-3},
    "taylor": {"tolerance": 1e-12},
}


def row(method):
    (line,) = re.findall(rf"^\| {method} \|.*$", PAGE.read_text("utf-8"), re.MULTILINE)
    return [cell.strip().replace("−", "-").split()[0] for cell in line.strip("|").split("|")]


@pytest.mark.parametrize("method", list(HOW))
def test_the_page_tells_the_truth(method):
    theta = double_pendulum().coordinates[0]
    system = double_pendulum().replace(forces=[pe.Damper(0.2, on=theta, name="damper")])
    found = pe.audit(pe.simulate(system, until=10.0, integrator=method, ledger=True, **HOW[method]))
    _, work, remainder, part, order, believed = row(method)
    assert found.grade == ("believed" if method in ("rk4", "taylor") else "doubtful")
    assert found.exchanged == pytest.approx(49.1, abs=0.1)
    assert found.works["damper"][-1] == pytest.approx(float(work), rel=0.02)
    if method != "taylor":
        assert found.remainder[-1] == pytest.approx(float(remainder), rel=0.5)
        assert found.convergence.observed == pytest.approx(float(order), abs=0.05)
    assert found.largest_remainder / found.exchanged == pytest.approx(
        float(part), rel=0.5, abs=1e-13 if method == "taylor" else 0.0
    )
    assert found.error.trusted_until == pytest.approx(float(believed), rel=0.1)
