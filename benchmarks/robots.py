"""Robots from their files, in straight code, against Pinocchio."""

import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

import pendula as pe
from benchmarks.measurement import Effort, Timing, empty_cache, in_new_process, require_agreement
from benchmarks.peers import conversation
from benchmarks.peers.pinocchio_loop import built_loop
from benchmarks.rows import Row, against, unmeasured, within
from benchmarks.trees import PEER, SIDE, WORDS

STATES = 4096
# So many numbers stay in caches: Pinocchio overwrites the only matrix that it has.
MOST_NUMBERS = 2**17
# Both slopes of accelerations, by the state and by inputs, which Pinocchio computes at once.
SLOPES, SLOPES_BY, SLOPE_TARGET = "acceleration_slopes", ("acceleration_by_y", "acceleration_by_u"), 3.0
# What is measured, of one state or of states in lanes.
CASES = (*((name, lanes) for name in WORDS for lanes in (False, True)), (SLOPES, False))
FROM_CACHE = 0.1  # s
# Rounding: both lose a few digits on the way along a robot.
AGREEMENT = 1e-9


@dataclass(frozen=True)
class Robot:
    """A robot of example-robot-data, by its file, and the least ratios: one state, and a state in lanes.

    ``seconds`` is how long compiling its forward dynamics may take.
    """

    name: str
    file: str
    base: str
    targets: tuple[float, float]
    seconds: float | None = None


ROBOTS = (
    Robot("UR5", "ur_description/urdf/ur5_robot.urdf", "fixed", (8.0, 20.0), 0.3),
    Robot("Panda", "panda_description/urdf/panda.urdf", "fixed", (8.0, 20.0)),
    Robot("Talos", "talos_data/robots/talos_reduced.urdf", "free", (4.0, 12.0), 1.5),
    Robot("ANYmal", "anymal_b_simple_description/robots/anymal.urdf", "free", (4.0, 12.0)),
)


def robot_rows(effort: Effort) -> Iterator[Row]:
    """Functions of robots at one state and per state in lanes, slopes of accelerations, and compiling."""
    robots, folder = ROBOTS[: effort.robots], ""
    reason = conversation.missing("pinocchio")
    if not reason:
        with conversation.Conversation(SIDE) as peer:
            folder = peer.ask("folder")
            for robot in robots if folder else ():
                yield from _rows_against(peer, robot, folder, effort)
    why = reason or "example-robot-data is not among the installed peers"
    for robot in robots:
        if folder:
            yield from _compile_rows(robot, folder, effort)
            continue
        for name, lanes in CASES:
            yield unmeasured(_claim(robot, name, lanes), PEER, _target(robot, name, lanes), "ns", why)
        for claim, _ in _compile_claims(robot):
            yield unmeasured(claim, "limit", 1.0, "s", why)


def read(file: str, base: str) -> Any:
    """The robot as Pinocchio reads it: without damping, and no joint follows another."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # doubtful inertias of files
        return pe.read_urdf(file, base=base, joint_damping=False, mimic=False)


def compile_seconds(file: str, base: str) -> float:
    """From the description to compiled forward dynamics, with all libraries loaded."""
    system = read(file, base)
    pe.derive(pe.gallery.cart_pole()).compilation.kernel("rate")
    began = perf_counter()
    pe.derive(system).compilation.kernel("acceleration")
    return perf_counter() - began


def joint_states(system: Any, q: np.ndarray, v: np.ndarray, tau: np.ndarray) -> dict[str, list[list[float]]]:
    """A state by Pinocchio's names of joints, with its quaternions, whose scalar is last."""
    made, at_q, at_v = {}, 0, 0
    for joint in system.moving_joints:
        nq, nv = len(joint.coordinates), len(joint.velocities)
        own = q[at_q : at_q + nq].tolist()
        if nq == 7:
            own = [*own[:3], *own[4:], own[3]]
        name = "root_joint" if joint.name == "base" else joint.name
        made[name] = [own, v[at_v : at_v + nv].tolist(), tau[at_v : at_v + nv].tolist()]
        at_q, at_v = at_q + nq, at_v + nv
    return made


def random_states(system: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Coordinates, velocities, and forces or accelerations."""
    rng = np.random.default_rng(0)
    sizes = len(system.coordinates), len(system.velocities), len(system.velocities)
    q, v, x = (rng.uniform(-1, 1, (STATES, size)) for size in sizes)
    for first, size in system.unit_blocks:
        quaternions = q[:, first : first + size]
        quaternions /= np.linalg.norm(quaternions, axis=1)[:, None]
    return q, v, x


def _rows_against(
    peer: conversation.Conversation, robot: Robot, folder: str, effort: Effort
) -> Iterator[Row]:
    file, (loop, note) = str(Path(folder, robot.file)), built_loop(effort.compiles_loops)
    system = read(file, robot.base)
    model, (q, v, x) = pe.derive(system), random_states(system)
    state = joint_states(system, q[0], v[0], x[0])
    free = robot.base == "free"
    told = peer.ask("read_robot", file=file, free=free, state=state, states=STATES, loop=loop)
    theirs = [entry for name in state for entry in told[name]]
    require_agreement(robot.name, model.acceleration(q[0], v[0], x[0]), theirs, AGREEMENT)
    works = {case: _work(model, *case, np.hstack([q, v]), x) for case in CASES}
    ours: dict[tuple[str, bool], list[float]] = {case: [] for case in CASES}
    peers: dict[str, list[float]] = {name: [] for name, _ in CASES}
    for _ in range(effort.repetitions):
        for case, (work, count) in works.items():
            work()
            began = perf_counter()
            work()
            ours[case].append((perf_counter() - began) / count)
        for name, spent in peers.items():
            spent.append(peer.ask("seconds", name=name))
    for (name, lanes), spent in ours.items():
        peer_timing = Timing(tuple(peers[name]))
        target = _target(robot, name, lanes)
        yield against(
            _claim(robot, name, lanes), Timing(tuple(spent)), (PEER, peer_timing), target, "ns", note
        )


def _work(
    model: pe.Model, name: str, lanes: bool, y: np.ndarray, x: np.ndarray
) -> tuple[Callable[[], Any], int]:
    """A function at many states, from arrays to arrays, and how many they are."""
    kernel = model.compilation.lanes if lanes else model.compilation.kernel
    kernels = [kernel(part) for part in (SLOPES_BY if name == SLOPES else (name,))]
    count = min(STATES, MOST_NUMBERS // max(kernel.size for kernel in kernels))
    extra = x[:count] if name == "inverse_dynamics" else np.zeros((count, 0))
    arguments = np.zeros(1), y[:count], x[:count], np.zeros(0), extra
    return lambda: [kernel(*arguments, count=count) for kernel in kernels], count


def _compile_claims(robot: Robot) -> tuple[tuple[str, float], ...]:
    """What is claimed, and the seconds that are allowed: from nothing, and from the cache."""
    if robot.seconds is None:
        return ()
    claim = f"ABA of {robot.name}: description to compiled code"
    return (claim, robot.seconds), (f"{claim}, from the cache", FROM_CACHE)


def _compile_rows(robot: Robot, folder: str, effort: Effort) -> Iterator[Row]:
    file, claims = str(Path(folder, robot.file)), _compile_claims(robot)
    spent: list[list[float]] = [[] for _ in claims]
    for _ in range(effort.processes):
        with empty_cache():
            for seconds in spent:
                seconds.append(in_new_process(compile_seconds, file, robot.base))
    note = f"best of {effort.processes} processes"
    for (claim, limit), seconds in zip(claims, spent, strict=True):
        yield within(claim, Timing(tuple(seconds)), limit, "s", judged_by="least", note=note)


def _target(robot: Robot, name: str, lanes: bool) -> float:
    return SLOPE_TARGET if name == SLOPES else robot.targets[lanes]


def _claim(robot: Robot, name: str, lanes: bool) -> str:
    return f"{WORDS.get(name, 'slopes of ABA')} of {robot.name}{', per state in lanes' * lanes}"
