"""Ensembles: MuJoCo's rollouts, heyoka's batches, a flip map, and how threads and sizes scale."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any

import numpy as np

import pendula as pe
from benchmarks.measurement import Effort, Timing, interleaved, require_agreement
from benchmarks.peers import conversation
from benchmarks.rows import Row, against, informing, unmeasured, within
from pendula.ensembles.studies import flip_map
from pendula.simulation.batch import read_threads

MUJOCO, MUJOCO_SIDE = "MuJoCo rollout", "benchmarks.peers.mujoco_side"
HEYOKA, HEYOKA_SIDE = "heyoka batch", "benchmarks.peers.heyoka_side"
STEP, STEPS = 0.01, 200
# Both take the same RK4 steps of the same equations, by other formulas: rounding, grown for two seconds.
AGREEMENT = 1e-8
TOLERANCE, UNTIL = 1e-9, 10.0
FLIP_LIMIT, WHOLE_MAP = 180.0, 1000  # s, for so many points along each side


def ensemble_rows(effort: Effort) -> Iterator[Row]:
    """Rows of ensembles, on all cores that this process may use."""
    yield _rollouts(effort)
    yield _adaptive(effort)
    yield _flips(effort)
    yield _threads(effort)
    yield from _growth(effort)


def cart_pole() -> Any:
    """A cart of 1 kg with a bob of 0.5 kg on a rod of 1 m, without springs and dampers."""
    x, theta = pe.coordinates("x theta")
    M, m, l, g = pe.parameters(M=1.0, m=0.5, l=1.0, g=9.81)
    bob = (x.dot + l * theta.dot * pe.cos(theta)) ** 2 + (l * theta.dot * pe.sin(theta)) ** 2
    return pe.Lagrangian((x, theta), M * x.dot**2 / 2 + m * bob / 2, -m * g * l * pe.cos(theta), name="cart")


def _rollouts(effort: Effort) -> Row:
    """Steps of many carts with poles, of which we keep the end and MuJoCo all states."""
    claim = f"{effort.members:,} rollouts of a cart-pole"
    if reason := conversation.missing("mujoco"):
        return unmeasured(claim, MUJOCO, 5.0, "ns/step", reason)
    starts = np.random.default_rng(1).uniform(-1, 1, (effort.members, 4))
    names = ("x", "theta", "x_dot", "theta_dot")
    varied = dict(zip(names, starts.T, strict=True))
    study = pe.ensemble(cart_pole(), starts=varied, until=STEP * STEPS, step=STEP, keep="end")
    cores, ours, theirs, made, given = read_threads(None), [], [], study.run(), {}
    with conversation.Conversation(MUJOCO_SIDE) as peer:
        for _ in range(effort.repetitions):
            began = perf_counter()
            made = study.run()
            ours.append(perf_counter() - began)
            given = peer.ask("roll_out", starts=starts.tolist(), step=STEP, steps=STEPS, threads=cores)
            theirs.append(given["seconds"])
    ends = np.stack([made[f"end {name}"] for name in names], axis=1)
    require_agreement("rollouts", ends, np.array(given["ends"]), AGREEMENT)
    count = effort.members * STEPS
    return against(
        claim, Timing(tuple(ours)).per(count), (MUJOCO, Timing(tuple(theirs)).per(count)), 5.0, "ns/step",
        f"RK4, {STEPS} steps of {STEP:g} s on {cores} threads each; MuJoCo keeps all states",
    )  # fmt: skip


def _adaptive(effort: Effort) -> Row:
    claim = f"double pendulum, tolerance {TOLERANCE:g}, {effort.members:,} members"
    if reason := conversation.missing("heyoka"):
        return unmeasured(claim, HEYOKA, 1.0, "ms", reason)
    starts = np.random.default_rng(2).uniform(-1, 1, (effort.members, 4))
    names = ("theta1", "theta2", "theta1_dot", "theta2_dot")
    varied = dict(zip(names, starts.T, strict=True))
    study = pe.ensemble("double-pendulum", starts=varied, until=UNTIL, tolerance=TOLERANCE, keep="end")
    study.run_member(0)  # compiles
    cores = read_threads(None)
    with conversation.Conversation(HEYOKA_SIDE) as peer:
        began = perf_counter()
        made = study.run()
        ours = Timing((perf_counter() - began,))
        gravity = made.study.job.model.parameters["g"]
        given = peer.ask(
            "ensemble", starts=starts.tolist(), g=gravity, until=UNTIL, tolerance=TOLERANCE, threads=cores
        )
    ends = np.stack([made[f"end {name}"] for name in names], axis=1)
    require_agreement("adaptive members", ends, np.array(given["ends"]), 1e-4)
    theirs = Timing((given["seconds"],)).per(effort.members)
    note = f"on {cores} threads each, {UNTIL:g} s; per member, without compiling"
    return against(claim, ours.per(effort.members), (HEYOKA, theirs), 1.0, "ms", note)


def _flips(effort: Effort) -> Row:
    study = flip_map(effort.flips)
    flip_map(10).run()
    began = perf_counter()
    made = study.run()
    spent = Timing((perf_counter() - began,))
    note = f"first flip within 30 s, RK4 of 0.01 s, {read_threads(None)} threads; {made!r}"
    claim = f"flip map, {effort.flips} × {effort.flips}"
    return (
        within(claim, spent, FLIP_LIMIT, "s", note=note)
        if effort.flips == WHOLE_MAP
        else informing(claim, spent, "s", note)
    )


def _threads(effort: Effort) -> Row:
    study = flip_map(max(effort.flips // 10, 40))
    two, one = interleaved(effort.repetitions, lambda: study.run(threads=2), lambda: study.run(threads=1))
    return against("two threads", two, ("one thread", one), 1.8, "s", f"flip map of {len(study):,} members")


def _growth(effort: Effort) -> Iterator[Row]:
    """The time of a member, of ever more members."""
    for count in effort.ensembles:
        starts = {"theta1": np.linspace(-3, 3, count)}
        study = pe.ensemble("double-pendulum", starts=starts, until=1.0, step=0.01, keep="end")
        study.run()
        began = perf_counter()
        study.run()
        spent = Timing((perf_counter() - began,)).per(count)
        yield informing(f"a member of {count:,}", spent, "µs", "double pendulum, 100 steps, end kept")
