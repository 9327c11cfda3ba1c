"""Constrained motion at the accuracy of the IFToMM benchmarks A01 and A02, beside published times."""

from collections.abc import Iterator
from functools import partial
from math import nan
from typing import Any

import numpy as np

import pendula as pe
from benchmarks.measurement import Effort, Timing, quickest, require_agreement
from benchmarks.rows import Row, against

UNTIL = 10.0
# Wall times in seconds on the machines of their authors: Exudyn's examples (pendulumIftommBenchmark.py and
# NfourBarIftommBenchmark.py), OpenSim 3.2 in MBSbenchmarksInOpenSim.
PUBLISHED = {"A01": {"Exudyn": 0.037, "OpenSim": 0.637}, "A02, 2 loops": {"Exudyn": 0.0776, "OpenSim": 0.455}}
PENDULUM_END = np.array([-0.27508746257611686, -0.961419205099125064])


def closed_loop_rows(effort: Effort) -> Iterator[Row]:
    """A pendulum in x and y, and chains of four-bar linkages through their singular configurations."""
    model = pe.derive(pendulum())
    travel = partial(pe.simulate, model, until=UNTIL, tolerance=1e-7)
    travel()  # compiled, if it was not
    seconds, run = quickest(effort.repetitions, travel)
    require_agreement("The pendulum in x and y", run.q[-1], PENDULUM_END, 1e-6)
    yield from _rows("A01", seconds, f"{run.steps} steps of {run.integrator}, right to 1e-6")
    for loops in effort.loops:
        model = pe.derive(four_bars(loops))
        travel = partial(pe.simulate, model, until=UNTIL, tolerance=1e-6, integrator="dop853")
        travel()
        seconds, run = quickest(max(effort.repetitions // 3, 1), travel)
        end = single_angle(loops)
        require_agreement(
            f"{loops} four-bars", np.array([np.sin(run.q[-1, 0])]), np.array([np.sin(end)]), 2e-3
        )
        drift = float(np.ptp(run.energy.total))
        note = (
            f"{run.steps} steps of {run.integrator}; energy within {drift:.1g} J, the benchmark asks for 0.1"
        )
        yield from _rows(f"A02, {loops} loops", seconds, note)


def _rows(name: str, seconds: float, note: str) -> Iterator[Row]:
    claim = f"IFToMM {name}, {UNTIL:g} s, as a constrained system"
    # Of longer chains no times are published.
    for peer, published in PUBLISHED.get(name, {"": nan}).items():
        whose = f"{peer}, published" if peer else ""
        yield against(claim, Timing((seconds,)), (whose, Timing((published,))), None, "ms", note)


def single_angle(loops: int) -> float:
    """The end angle of the uprights by their one equation, θ̈ = k sin θ."""
    theta = pe.coordinates("theta")
    k = 9.81 * ((loops + 1) / 2 + loops) / ((loops + 1) / 3 + loops)
    one = pe.Lagrangian(theta, theta.dot**2 / 2, k * pe.cos(theta), name="uprights")
    return float(pe.simulate(one, {"theta_dot": 1.0}, UNTIL, tolerance=1e-12).q[-1, 0])


def pendulum() -> pe.Lagrangian:
    """A01: a point on a massless rod, from the horizontal."""
    x, y = pe.coordinates("x y")
    m, l, g = pe.parameters(m=1.0, l=1.0, g=9.81)
    rod = pe.Holonomic(x**2 + y**2 - l**2, name="rod")
    kinetic = m * (x.dot**2 + y.dot**2) / 2
    return pe.Lagrangian((x, y), kinetic, m * g * y, constraints=[rod], name="A01", start={"x": -1.0})


def four_bars(loops: int) -> pe.Lagrangian:
    """A02: 2 N + 1 uniform rods in N closed loops, upright, with every angle as a coordinate."""
    uprights = pe.coordinates(f"a0:{loops + 1}")
    tops = pe.coordinates(f"b1:{loops + 1}")
    m, l, g = pe.parameters(m=1.0, l=1.0, g=9.81)
    middles = [(i * l + l / 2 * pe.sin(a), l / 2 * pe.cos(a), a.dot) for i, a in enumerate(uprights)]
    corners = [(i * l + l * pe.sin(a), l * pe.cos(a)) for i, a in enumerate(uprights)]
    closed = []
    for (x, y), (x_next, y_next), b in zip(corners, corners[1:], tops, strict=False):
        middles.append((x + l / 2 * pe.cos(b), y + l / 2 * pe.sin(b), b.dot))
        closed += [x + l * pe.cos(b) - x_next, y + l * pe.sin(b) - y_next]
    kinetic: Any = 0
    potential: Any = 0
    for x, y, rate in middles:
        v = pe.Point(x, y).velocity
        kinetic += m * v.dot(v) / 2 + m * l**2 / 24 * rate**2
        potential += m * g * y
    return pe.Lagrangian(
        (*uprights, *tops),
        kinetic=kinetic,
        potential=potential,
        constraints=closed,
        name=f"{loops} four-bars",
        start={a.dot.name: 1.0 for a in uprights},
    )
