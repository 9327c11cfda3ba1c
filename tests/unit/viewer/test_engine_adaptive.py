"""The page's adaptive method takes Python's steps, whatever the scale of a system.

Steps of other lengths would differ by some part of the tolerance; the same steps differ by rounding, which
none of these motions magnifies a thousandfold.
"""

import numpy as np
import pytest

import pendula as pe
from pendula.viewer.page.methods import ADAPTIVE, TOLERANCE

pytestmark = pytest.mark.slow

SAME = 1e-11  # of the largest entry of its kind, next to 1e-6 for a step
SCRIPT = """(player, ticks) => {
  player.reset();
  while (player.steps < ticks && player.outcome === "") player.single();
  return [player.outcome, Array.from(player.y)];
}"""


def orbit(size: float) -> pe.Lagrangian:
    """A planet on an ellipse that is so wide, in m, and takes some six seconds."""
    x, y = pe.coordinates("x y")
    mu = pe.parameters(mu=size**3)
    return pe.Lagrangian(
        (x, y), (x.dot**2 + y.dot**2) / 2, -mu / pe.sqrt(x**2 + y**2), name="orbit",
        start={"x": 0.5 * size, "y_dot": np.sqrt(3.0) * size},
    )  # fmt: skip


def chain(count: int) -> pe.Lagrangian:
    """Masses and springs of which only the first is deflected: most begin from nothing."""
    q = pe.coordinates(" ".join(f"q{i}" for i in range(count)))
    stretched = [b - a for a, b in zip((0, *q), (*q, 0), strict=True)]
    return pe.Lagrangian(
        q, sum(x.dot**2 for x in q) / 2, sum(x**2 for x in stretched) / 2, name="chain", start={"q0": 1e-6}
    )


@pytest.mark.parametrize(
    ("system", "until"),
    [
        (orbit(1e-9), 12.0),
        (orbit(1e6), 12.0),
        (chain(12), 20.0),
        ("double-pendulum", 3.0),
        ("cart-pole", 3.0),
        ("spring-pendulum", 5.0),
        ("thrown-box", 1.0),
        ("van-der-pol", 5.0),
    ],
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_steps_of_the_page_are_those_of_python(system, until, engine, tmp_path):
    page = pe.html(system, tmp_path / "page.html", integrator=ADAPTIVE, step=until, until=until)
    run = pe.simulate(system, until=until, step=until, tolerance=TOLERANCE, integrator=ADAPTIVE)
    assert len(run) > 20
    outcome, y = engine.play(page, SCRIPT, 1)
    assert outcome == ""
    q, v = run.y[:, : run.q.shape[1]], run.v
    size = np.concatenate([np.full(part.shape[1], np.abs(part).max(initial=0.0)) for part in (q, v, run.z)])
    assert (np.abs(np.array(y) - run.y[-1]) / size).max() < SAME


def test_ticks_are_stops_of_python(engine, tmp_path):
    """A law that is sampled and does nothing stops Python at every tick."""
    page = pe.html("pendularm", tmp_path / "page.html", integrator=ADAPTIVE, step=0.5, until=5.0)
    idle = pe.Sampled(lambda t, q, v: 0.0, every=0.5)
    run = pe.simulate(
        "pendularm", until=5.0, step=0.5, tolerance=TOLERANCE, integrator=ADAPTIVE, control=idle
    )
    outcome, y = engine.play(page, SCRIPT, 10)
    assert outcome == ""
    assert np.abs(np.array(y) - run.y[-1]).max() < SAME * np.abs(run.y).max()
