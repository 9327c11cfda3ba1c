"""A humanoid whose feet are held, two loops through the ground: Pinocchio's ``constraintDynamics``."""

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import numpy as np

import pendula as pe
from benchmarks.measurement import Effort, Timing, require_agreement
from benchmarks.peers import conversation
from benchmarks.peers.pinocchio_loop import built_loop
from benchmarks.robots import AGREEMENT, ROBOTS, joint_states, random_states, read
from benchmarks.rows import Row, against, unmeasured
from benchmarks.trees import PEER, SIDE

HUMANOID = next(robot for robot in ROBOTS if robot.name == "Talos")
FEET = {"leg_left_6_link": "leg_left_6_joint", "leg_right_6_link": "leg_right_6_joint"}
CLAIM = f"accelerations of {HUMANOID.name}, both feet held"
TARGET, STATES = 3.0, 1000


def held_robot_rows(effort: Effort) -> Iterator[Row]:
    """One state after the other, in turns with Pinocchio."""
    reason = conversation.missing("pinocchio")
    loop, note = ("", "") if reason else built_loop(effort.compiles_loops)
    if reason or not loop:
        why = (
            reason
            or "its loop of C++, which alone measures constraints, is not installed: quick runs build none"
        )
        yield unmeasured(CLAIM, PEER, TARGET, "ns", why)
        return
    with conversation.Conversation(SIDE) as peer:
        folder = peer.ask("folder")
        if not folder:
            yield unmeasured(CLAIM, PEER, TARGET, "ns", "example-robot-data is not among the installed peers")
            return
        file = str(Path(folder, HUMANOID.file))
        robot = read(file, HUMANOID.base)
        model, q, v, x = _hold(robot)
        state = joint_states(robot, q, v, x)
        peer.ask("read_robot", file=file, free=True, state=state, states=STATES, loop=loop)
        told = peer.ask("hold", joints=list(FEET.values()), state=state)
        theirs = [entry for name in state for entry in told[name]]
        require_agreement(CLAIM, model.acceleration(q, v, x), theirs, AGREEMENT)
        yield _row(model, peer, np.concatenate([q, v]), x, effort.repetitions, note)


def _row(
    model: pe.Model,
    peer: conversation.Conversation,
    y: np.ndarray,
    x: np.ndarray,
    repetitions: int,
    note: str,
) -> Row:
    kernel, nothing = model.compilation.kernel("acceleration"), np.zeros((STATES, 0))
    arguments = np.zeros(1), np.tile(y, (STATES, 1)), np.tile(x, (STATES, 1)), np.zeros(0), nothing
    ours, theirs = [], []
    for _ in range(repetitions):
        kernel(*arguments, count=STATES)
        began = perf_counter()
        kernel(*arguments, count=STATES)
        ours.append((perf_counter() - began) / STATES)
        theirs.append(peer.ask("seconds", name="held_acceleration"))
    note = f"{note}, proximal settings as they are by default; both accelerations agree"
    return against(CLAIM, Timing(tuple(ours)), (PEER, Timing(tuple(theirs))), TARGET, "ns", note)


def _hold(robot: pe.Mechanism) -> tuple[pe.Model, np.ndarray, np.ndarray, np.ndarray]:
    """The robot with its feet held where they are in a random state, that state, and forces."""
    q, v, x = (part[0] for part in random_states(robot))
    tree = pe.derive(robot)
    held = [pe.Fixed(f"hold {foot}", "world", foot, pose=tree.pose(foot, q)) for foot in FEET]
    model = pe.derive(robot.replace(joints=[*robot.joints, *held]))
    A = model.constraint_jacobian(q)
    return model, q, v - np.linalg.lstsq(A, A @ v, rcond=None)[0], x
