"""Trees of up to 10,000 bodies by loops over their links, against Pinocchio."""

from collections.abc import Iterator
from contextlib import nullcontext
from time import perf_counter

import numpy as np

import pendula as pe
from benchmarks.measurement import Effort, Timing, empty_cache, require_agreement
from benchmarks.peers import conversation
from benchmarks.peers.pinocchio_loop import built_loop
from benchmarks.rows import Row, against, unmeasured, within
from benchmarks.tree_data import BALL, HINGE, SHAPES, TreeData, random_motion, tree_data

PEER, SIDE = "Pinocchio", "benchmarks.peers.pinocchio_side"
# The least ratios: one state, and a state in SIMD lanes; None where lanes are not asked for.
TARGETS = {"acceleration": (3.0, 9.0), "inverse_dynamics": (3.0, 10.0), "mass_matrix": (2.0, None)}
WORDS = {"acceleration": "ABA", "inverse_dynamics": "RNEA", "mass_matrix": "CRBA"}
STATES = 64
# How much more a body of the largest tree may cost than one of the smallest: one state, lanes.
GROWTH = (1.15, 1.4)
# Pinocchio's rounding: it loses digits along chains.
AGREEMENT = 1e-6
# Its data hold n³ numbers: 1.8 GB for 300 bodies, too much for 1,000. A body costs no less in larger trees.
MOST = 300


def tree_rows(effort: Effort) -> Iterator[Row]:
    """Functions at one state and per state in lanes, and how the cost of a body grows."""
    reason = conversation.missing("pinocchio")
    spent: dict[tuple[str, str, int, bool], Timing] = {}
    loop = ("", "") if reason else built_loop(effort.compiles_loops)
    with nullcontext() if reason else conversation.Conversation(SIDE) as peer:
        for shape in SHAPES:
            for count in effort.trees:
                model, found = _measure(shape, count, effort.repetitions)
                spent |= {(shape, name, count, lanes): timing for (name, lanes), timing in found.items()}
                if peer is not None:
                    yield from _rows_against(peer, shape, count, model, found, loop)
                    continue
                for name, lanes in found:
                    claim, target = _claim(shape, count, name, lanes), TARGETS[name][lanes]
                    yield unmeasured(claim, PEER, target, "ns", reason)
    few, many = min(effort.trees), max(effort.trees)
    for shape in SHAPES if many > few else ():
        for lanes, most in zip((False, True), GROWTH, strict=True):
            small, large = (spent[shape, "acceleration", count, lanes] for count in (few, many))
            claim = (
                f"ABA of a {shape}{', lanes' * lanes}: a body of {many:,}, next to {most:g} of one of {few:,}"
            )
            yield within(claim, large, most * small.median * 1e9, "ns")
    yield _compile_row()


def _rows_against(
    peer: conversation.Conversation,
    shape: str,
    count: int,
    model: pe.Model,
    found: dict[tuple[str, bool], Timing],
    loop: tuple[str, str],
) -> Iterator[Row]:
    asked, (file, note) = min(count, MOST), loop
    if asked < count:
        note = f"{note}; with {asked} bodies, for more it takes too much memory"
    theirs = peer.ask("read_tree", shape=shape, count=asked, states=max(3, 20_000 // asked), loop=file)
    if asked == count:
        q, v, tau = random_motion(tree_data(shape, count))
        require_agreement(f"A {shape} of {count}", model.acceleration(q, v, tau), theirs, AGREEMENT)
    told: dict[str, Timing] = {}
    for (name, lanes), timing in found.items():
        # Rows of a mass matrix are the longer, the deeper the tree is: those of unequal trees do not compare.
        if asked == count or name != "mass_matrix":
            if name not in told:
                told[name] = Timing(tuple(peer.ask("seconds", name=name) for _ in timing.seconds)).per(asked)
            claim = _claim(shape, count, name, lanes)
            yield against(claim, timing, (PEER, told[name]), TARGETS[name][lanes], "ns", note)


def _claim(shape: str, count: int, name: str, lanes: bool) -> str:
    return f"{WORDS[name]} of a {shape} of {count:,} bodies{', per state in lanes' * lanes}: a body"


def _measure(shape: str, count: int, repetitions: int) -> tuple[pe.Model, dict[tuple[str, bool], Timing]]:
    """Our seconds for a body, by the name of the function and whether states share lanes."""
    model = pe.derive(describe(shape, count), route="recursive")
    q, v, x = random_motion(tree_data(shape, count))
    states = STATES if count <= 1000 else STATES // 4
    y = np.tile(model.layout.join(q, v, []), (states, 1))
    inputs, p, t = np.tile(x, (states, 1)), np.zeros(0), np.zeros(1)
    found = {}
    for name, (_, in_lanes) in TARGETS.items():
        if name == "mass_matrix" and count > MOST:
            continue
        extra = inputs if name == "inverse_dynamics" else np.zeros((states, 0))
        compilation = model.compilation
        kernels = [compilation.kernel(name), *([compilation.lanes(name)] if in_lanes else [])]
        for lanes, kernel in enumerate(kernels):
            seconds = []
            for _ in range(repetitions):
                kernel(t, y, inputs, p, extra, count=states)
                began = perf_counter()
                kernel(t, y, inputs, p, extra, count=states)
                seconds.append(perf_counter() - began)
            found[name, bool(lanes)] = Timing(tuple(seconds)).per(states * count)
    return model, found


def _compile_row() -> Row:
    """All joints in one tree: the longest code that there is."""
    model = pe.derive(describe("random", 50, seed=5), route="recursive")
    with empty_cache():
        began = perf_counter()
        for name in TARGETS:
            model.compilation.kernel(name)
        seconds = perf_counter() - began
    return within("ABA, RNEA and CRBA of a random tree: to compiled code, once for all such trees",
                  Timing((seconds,)), 1.5, "s")  # fmt: skip


def describe(shape: str, count: int, seed: int = 0) -> pe.Mechanism:
    """The tree as a mechanism."""
    return describe_data(tree_data(shape, count, seed))


def describe_data(data: TreeData) -> pe.Mechanism:
    """Numbers of a tree as a mechanism."""
    bodies, joints = [], []
    for i, parent in enumerate(data.parents):
        bodies.append(pe.Body(f"b{i}", data.masses[i], data.centers[i], data.moments[i]))
        ends = f"j{i}", "world" if parent < 0 else f"b{parent}", f"b{i}"
        pose = pe.Pose(data.positions[i], data.rotations[i])
        if data.kinds[i] == BALL:
            joints.append(pe.Ball(*ends, pose=pose))
        else:
            kind = pe.Revolute if data.kinds[i] == HINGE else pe.Prismatic
            joints.append(kind(*ends, pose=pose, axis=data.axes[i]))
    return pe.Mechanism(bodies, joints)
