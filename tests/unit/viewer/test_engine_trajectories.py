"""A page computes what Python computes: the whole gallery, every fixed-step integrator, 1,000 steps.

The engine runs in Node.js on what Python writes into the page. It follows the formulas of Python's loops, but
sums are rounded in another order and sines come from another library. A trajectory may differ by 1e-9 of its
size, or by a hundred times what a change of the start in its last digit makes of it, if that is more:
rounding acts in each of the 1,000 steps, the change only once.
"""

from typing import Any

import numpy as np
import pytest
from tests.kinds import GALLERY

import pendula as pe
from pendula.gallery import find
from pendula.model import Model
from pendula.simulation import integrators

pytestmark = pytest.mark.slow

STEPS, KEPT = 1000, 100
RELATIVE, TIMES_SPREAD = 1e-9, 100
# Where the engine gives up a diverging run: beyond this many times the size of its start.
ABSURD = 1e15

SCRIPT = """(player, {names, step, steps, kept}) => {
  const found = {};
  for (const name of names) {
    player.integrator = name;
    player.step = step;
    player.reset();
    const rows = [];
    for (let k = 1; k <= steps && player.outcome === ""; k++) {
      player.single();
      if (k % kept === 0 && player.outcome === "") rows.push(Array.from(player.y));
    }
    found[name] = {rows, outcome: player.outcome};
  }
  return found;
}"""
REFUSED = "(player) => player.data.methods.filter((m) => m.refusal).map((m) => m.name)"


@pytest.mark.parametrize("about", [find(name) for name in GALLERY], ids=lambda about: about.name)
def test_1000_steps_of_the_engine_are_those_of_the_compiled_kernel(about, engine, tmp_path):
    model = pe.derive(about.name)
    page = pe.html(model, tmp_path / "page.html")
    refused = engine.play(page, REFUSED)
    assert refused == [name for name, method in integrators().items() if method.refusal(model)]
    names = [name for name in integrators() if name not in refused]
    assert "rk4" in names
    found = engine.play(page, SCRIPT, {"names": names, "step": about.step, "steps": STEPS, "kept": KEPT})
    for name in names:
        compare(model, name, about.step, found[name])


def compare(model: Model, name: str, step: float, found: dict[str, Any]) -> None:
    run, spread = trajectory(model, name, step)
    rows, expected = np.array(found["rows"]).reshape(-1, len(model.card.entries)), run.y[1:]
    if found["outcome"]:
        # The engine stops earlier: Python's numbers must be running away at the next kept instant.
        following = expected[len(rows) : len(rows) + 1]
        fine = np.isfinite(following).all() and np.abs(following).max(initial=0.0) < ABSURD
        assert len(following) == 0 or not fine, (name, found["outcome"])
        assert not run.outcome.ok or not fine
    else:
        assert len(rows) == STEPS // KEPT
    common = min(len(rows), len(expected))
    assert common > 0 or found["outcome"], f"{name}: {run.outcome}"
    scale = max(1.0, np.abs(expected[:common]).max(initial=0.0))
    allowed = max(RELATIVE * scale, TIMES_SPREAD * spread(common))
    error = np.abs(rows[:common] - expected[:common]).max(initial=0.0)
    assert error <= allowed, f"{name}: the engine differs by {error:.2e}, where {allowed:.2e} is allowed"


def trajectory(model: Model, name: str, step: float) -> tuple[pe.Run, Any]:
    """Python's trajectory, and how far the trajectory from the nearest other start leaves it behind."""
    how: dict[str, Any] = {
        "until": STEPS * step, "step": step, "integrator": name, "save_every": KEPT,
    }  # fmt: skip
    run = pe.simulate(model, **how)
    entries = model.card.entries
    other = pe.simulate(model, dict(zip(entries, np.nextafter(run.y[0], np.inf), strict=True)), **how)

    def spread(count: int) -> float:
        both = min(count, len(other) - 1)
        return float(np.abs(other.y[1 : both + 1] - run.y[1 : both + 1]).max(initial=0.0))

    return run, spread


def test_the_adaptive_method_keeps_its_tolerance(engine, tmp_path):
    """Over 10 s an error of 1e-6 in a step is stretched by the pendulum less than a hundredfold."""
    page = pe.html("pendulum", tmp_path / "page.html", integrator="dopri5", step=0.05)
    steps, y = engine.play(
        page, "(player) => { player.advance(10, 5000); return [player.steps, Array.from(player.y)]; }"
    )
    exact = pe.simulate("pendulum", until=10.0, tolerance=1e-13).y[-1]
    assert steps == 200
    assert np.abs(np.array(y) - exact).max() < 1e-4


def parallel_ends(links: int) -> pe.Lagrangian:
    """A chain whose first and last link are always parallel: a constraint in a system that is not sparse."""
    chain = pe.gallery.n_link_pendulum(links)
    return chain.replace(constraints=[chain.coordinates[0] - chain.coordinates[-1]])


@pytest.mark.parametrize(
    ("build", "names"),
    [
        (lambda: pe.gallery.n_link_pendulum(20), ["rk4", "gauss4"]),
        (lambda: pe.gallery.pendularm(20), ["velocity-verlet"]),
        (lambda: parallel_ends(14), ["rk4", "euler"]),
        (pe.gallery.stewart_platform, ["rk4"]),
    ],
    ids=["20 links", "arm of 20", "14 links, the first and the last parallel", "loops and a quaternion"],
)
def test_large_systems_are_solved_by_a_loop_and_move_as_in_python(build, names, engine, tmp_path):
    model = pe.derive(build())
    page = pe.html(model, tmp_path / "page.html")
    assert "function pendula_solve(" in page.read_text("utf-8")
    found = engine.play(page, SCRIPT, {"names": names, "step": 1e-3, "steps": 100, "kept": 10})
    for name in names:
        run = pe.simulate(model, until=0.1, step=1e-3, integrator=name, save_every=10)
        # None of them is chaotic within 0.1 s: rounding is all that differs.
        assert np.abs(np.array(found[name]["rows"]) - run.y[1:]).max() < 1e-9
