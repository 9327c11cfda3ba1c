"""Pinocchio's side of the comparison of trees: run by an interpreter that has it, asked on standard input."""

from collections.abc import Callable
from time import perf_counter
from typing import Any

import numpy as np
import pinocchio as pin  # pyright: ignore[reportMissingImports]

from benchmarks.peers.answers import answer
from benchmarks.tree_data import BALL, HINGE, TreeData, random_motion, tree_data


class Side:
    """Trees of bodies, each function called at one state."""

    def version(self) -> str:
        return pin.__version__

    def measure(self, shape: str, count: int, repetitions: int) -> dict[str, Any]:
        """Seconds of a call by name, without what calling from Python takes, and accelerations."""
        tree = tree_data(shape, count)
        overhead = _seconds(tree_data("chain", 1), repetitions)
        seconds = _seconds(tree, repetitions)
        model, q, v, tau = _read(tree)
        return {
            "seconds": {
                name: [max(t - min(overhead[name]), 0.0) for t in times] for name, times in seconds.items()
            },
            "acceleration": pin.aba(model, model.createData(), q, v, tau).tolist(),
        }


def _seconds(tree: TreeData, repetitions: int) -> dict[str, list[float]]:
    model, q, v, tau = _read(tree)
    data = model.createData()
    works: dict[str, Callable[[], Any]] = {
        "acceleration": lambda: pin.aba(model, data, q, v, tau),
        "inverse_dynamics": lambda: pin.rnea(model, data, q, v, tau),
        "mass_matrix": lambda: pin.crba(model, data, q),
    }
    made: dict[str, list[float]] = {name: [] for name in works}
    calls = max(3, 20_000 // len(tree.parents))
    for _ in range(repetitions):
        for name, work in works.items():
            work()
            began = perf_counter()
            for _ in range(calls):
                work()
            made[name].append((perf_counter() - began) / calls)
    return made


def _read(tree: TreeData) -> tuple[Any, np.ndarray, np.ndarray, np.ndarray]:
    """The model and a state; Pinocchio's quaternions have the scalar last."""
    model = pin.Model()
    for i, parent in enumerate(tree.parents):
        kind, axis = tree.kinds[i], tree.axes[i]
        if kind == BALL:
            joint = pin.JointModelSpherical()
        else:
            joint = (pin.JointModelRevoluteUnaligned if kind == HINGE else pin.JointModelPrismaticUnaligned)(
                axis
            )
        number = model.addJoint(parent + 1, joint, pin.SE3(tree.rotations[i], tree.positions[i]), f"j{i}")
        inertia = pin.Inertia(tree.masses[i], tree.centers[i], np.diag(tree.moments[i]))
        model.appendBodyToJoint(number, inertia, pin.SE3.Identity())
    q, v, tau = random_motion(tree)
    place = 0
    for kind in tree.kinds:
        size = 4 if kind == BALL else 1
        if kind == BALL:
            q[place : place + 4] = np.roll(q[place : place + 4], -1)
        place += size
    return model, q, v, tau


if __name__ == "__main__":
    answer(Side())
