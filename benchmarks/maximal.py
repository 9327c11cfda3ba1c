"""Trees in maximal coordinates, every joint as constraints, against our own joint coordinates."""

from collections.abc import Iterator
from dataclasses import replace
from time import thread_time

import numpy as np

import pendula as pe
from benchmarks.measurement import Effort, Timing, interleaved, require_agreement
from benchmarks.rows import Row, against, within
from benchmarks.tree_data import BALL, HINGE, TreeData, random_motion, tree_data
from benchmarks.trees import describe_data
from pendula.dynamics.placement import body_motions

# By joints: how many times the time of the articulated-body algorithm a body may take.
MOST = {"hinges": (HINGE, 3.0), "ball joints": (BALL, 1.3)}
# How much more a body of the longest chain may cost than one of the shortest.
GROWTH = 1.25
# Of the largest acceleration of a body: those of joints are differences of these. Roundings of poses, which
# follow from joint angles, add up along a chain: this much for every hundred bodies.
AGREEMENT = 1e-12


def maximal_rows(effort: Effort) -> Iterator[Row]:
    """Accelerations of chains, and how the cost of a body grows."""
    for joints, (kind, most) in MOST.items():
        spent: dict[int, Timing] = {}
        for count in effort.trees:
            ours, theirs = measure(hinged_or_balled("chain", count, kind), effort.repetitions)
            spent[count] = ours
            claim = f"maximal coordinates, {joints}, chain of {count:,}: a body, at most {most:g} of ABA"
            yield against(claim, ours, ("own ABA", theirs), 1 / most, "ns")
        few, many = min(effort.trees), max(effort.trees)
        if many > few:
            limit = GROWTH * spent[few].median * 1e9
            claim = f"maximal coordinates, {joints}: a body of {many:,}, next to {GROWTH:g} of one of {few:,}"
            yield within(claim, spent[many], limit, "ns")


def hinged_or_balled(shape: str, count: int, kind: int) -> TreeData:
    """A tree with joints of one kind."""
    return replace(tree_data(shape, count), kinds=np.full(count, kind))


def measure(data: TreeData, repetitions: int) -> tuple[Timing, Timing]:
    """Seconds for a body in both formulations, in turns, at the same state."""
    system, count = describe_data(data), len(data.parents)
    models = [
        pe.derive(system, route="recursive", formulation=formulation)
        for formulation in ("maximal", "reduced")
    ]
    q, v, tau = random_motion(data)
    states = _place(system, models[0], q, v), models[1].layout.join(q, v, [])
    kernels = [model.compilation.kernel("acceleration") for model in models]
    t, nothing, calls = np.zeros(1), np.zeros(0), max(1, 10_000 // count)
    works = []
    for kernel, y in zip(kernels, states, strict=True):
        given = np.tile(y, (calls, 1)), np.tile(tau, (calls, 1)), nothing, np.zeros((calls, 0))
        works.append(lambda kernel=kernel, given=given: kernel(t, *given, count=calls)[0])
    _compare(system, data.parents, states[0], works[0](), works[1]())
    ours, theirs = (
        timing.per(calls * count) for timing in interleaved(repetitions, *works, clock=thread_time)
    )
    return ours, theirs


def _place(system: pe.Mechanism, model: pe.Model, q: np.ndarray, v: np.ndarray) -> np.ndarray:
    """The state of all bodies."""
    names = [symbol.name for symbol in (*system.coordinates, *system.velocities)]
    motions = body_motions(system, dict(zip(names, [*q.tolist(), *v.tolist()], strict=True)), {})
    bodies = [motions[joint.child] for joint in system.ordered_joints]
    poses, velocities = (np.concatenate([body[k] for body in bodies]) for k in range(2))
    return model.layout.join(poses, velocities, [])


def _compare(
    system: pe.Mechanism, parents: list[int], y: np.ndarray, found: np.ndarray, joints: np.ndarray
) -> None:
    """Accelerations of joints against α_c − α_p − ω_p × (ω_c − ω_p) along their axes."""
    count = len(system.bodies)
    poses, motions = y[: 7 * count].reshape(count, 7), y[7 * count :].reshape(count, 6)
    R = pe.spatial.Rotation(poses[:, 3:]).matrix
    omega, alpha = (np.einsum("nij,nj->ni", R, part[:, 3:]) for part in (motions, found.reshape(count, 6)))
    before, slower = (np.vstack([part, np.zeros(3)])[parents] for part in (omega, alpha))
    turned = np.einsum("nji,nj->ni", R, alpha - slower - np.cross(before, omega - before))
    if len(joints) == count:
        axes = np.array([joint.axis for joint in system.ordered_joints])  # pyright: ignore[reportAttributeAccessIssue]
        turned = np.einsum("ni,ni->n", axes, turned)[:, None]
    tolerance = AGREEMENT * (count / 100) * np.abs(found).max() / np.abs(joints).max()
    require_agreement(f"A tree of {count:,}", turned.ravel(), joints, float(tolerance))
