"""Constrained motion at the accuracy of the IFToMM benchmarks A01 and A02: published times, and MuJoCo's."""

from collections.abc import Iterator
from functools import partial
from math import nan

import numpy as np

import pendula as pe
from benchmarks.measurement import Effort, Timing, quickest, require_agreement
from benchmarks.peers import conversation
from benchmarks.rows import Row, against, informing, unmeasured
from pendula.gallery import four_bars

UNTIL = 10.0
# Wall times in seconds on the machines of their authors: Exudyn's examples (pendulumIftommBenchmark.py and
# NfourBarIftommBenchmark.py), OpenSim 3.2 in MBSbenchmarksInOpenSim.
PUBLISHED = {"A01": {"Exudyn": 0.037, "OpenSim": 0.637}, "A02, 2 loops": {"Exudyn": 0.0776, "OpenSim": 0.455}}
PENDULUM_END = np.array([-0.27508746257611686, -0.961419205099125064])
# The benchmark asks that the first corner of A02 is right to this much at the end.
ASKED = 1e-4
PEER, SIDE = "MuJoCo", "benchmarks.peers.mujoco_side"
# What is tried until it is right; the quickest that is counts.
TOLERANCES = tuple(10.0**-i for i in range(4, 10))
LEAST = 50.0  # the ratio that is asked for at 40 loops
STEPS, INTEGRATORS = (1e-3, 5e-4, 4e-4, 3e-4, 2e-4, 1e-4), ("implicitfast", "RK4")


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


def connected_rows(effort: Effort) -> Iterator[Row]:
    """Four-bars to the accuracy that is asked for, against MuJoCo's ``connect``."""
    reason = conversation.missing("mujoco")
    for loops in effort.loops:
        target = LEAST if loops >= 40 else None
        claim = f"IFToMM A02, {loops} loops, {UNTIL:g} s, first corner right to {ASKED:g}"
        if reason:
            yield unmeasured(claim, PEER, target, "ms", reason)
            continue
        end = single_angle(loops)
        ours, theirs = _fastest(loops, end, effort), _fastest_connected(loops, end, effort)
        if ours is None:
            yield unmeasured(claim, PEER, target, "ms", f"no setting of pendula is right to {ASKED:g}")
            continue
        if theirs is None:
            note = f"{ours[1]}; {PEER} does not reach it, with steps down to {min(STEPS):g} s"
            yield informing(claim, Timing((ours[0],)), "ms", note)
            continue
        note = f"the quickest settings that are right: {ours[1]}; {theirs[1]}"
        yield against(claim, Timing((ours[0],)), (PEER, Timing((theirs[0],))), target, "ms", note)


def _fastest(loops: int, end: float, effort: Effort) -> tuple[float, str] | None:
    """Seconds and setting of our quickest run that is right."""
    model, found = pe.derive(four_bars(loops)), []
    for tolerance in TOLERANCES:
        travel = partial(
            pe.simulate, model, until=UNTIL, tolerance=tolerance, integrator="dop853", save_every=10**6
        )
        travel()  # compiled, if it was not
        seconds, run = quickest(max(effort.repetitions // 3, 1), travel)
        if corner_error(run.q[-1, 0], end) <= ASKED:
            found.append((seconds, f"{run.integrator} at {tolerance:g}, {run.steps} steps"))
    return min(found, default=None)


def _fastest_connected(loops: int, end: float, effort: Effort) -> tuple[float, str] | None:
    """The same for MuJoCo, with the least seconds of its own repetitions."""
    found = []
    with conversation.Conversation(SIDE) as peer:
        version = peer.ask("version")
        for step in STEPS:
            for integrator in INTEGRATORS:
                how = {"loops": loops, "step": step, "integrator": integrator, "until": UNTIL}
                told = peer.ask("run", repetitions=max(effort.repetitions // 5, 1), **how)
                if corner_error(told["angle"], end) <= ASKED:
                    setting = f"{PEER} {version}, {integrator} at {step:g} s, constraints as stiff as allowed"
                    found.append((told["seconds"], setting))
    return min(found, default=None)


def corner_error(angle: float, end: float) -> float:
    """The distance of the first corner, (sin θ, cos θ), from where it should be."""
    return float(np.hypot(np.sin(angle) - np.sin(end), np.cos(angle) - np.cos(end)))


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
