"""Pinocchio's side of the comparison of trees: run by an interpreter that has it, asked on standard input."""

import ctypes
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import numpy as np
import pinocchio as pin  # pyright: ignore[reportMissingImports]

from benchmarks.peers.answers import answer
from benchmarks.peers.pinocchio_loop import NUMBERS
from benchmarks.tree_data import BALL, HINGE, TreeData, random_motion, tree_data

States = tuple[
    np.ndarray, np.ndarray, np.ndarray
]  # coordinates, velocities and the rest, a row for each state
Measure = Callable[[str], float]  # the seconds of a call, by the name of the function
CALLS = {
    "acceleration": pin.aba,
    "inverse_dynamics": pin.rnea,
    "mass_matrix": lambda model, data, q, v, x: pin.crba(model, data, q),
    "acceleration_slopes": pin.computeABADerivatives,
}


class Side:
    """Trees and robots, one at a time; each function is measured over the same states."""

    _measure: "Measure | None" = None

    def version(self) -> str:
        return pin.__version__

    def folder(self) -> str:
        """Where the robots of example-robot-data are; "" where it is not installed."""
        above = (folder / "share/example-robot-data/robots" for folder in Path(str(pin.__file__)).parents)
        return str(next((folder for folder in above if folder.is_dir()), ""))

    def read_tree(self, shape: str, count: int, states: int, loop: str) -> list[float]:
        """Take a tree; its accelerations."""
        self._measure = None  # the data of large trees take gigabytes
        model, *motion = _read(tree_data(shape, count))
        q, v, x = (np.tile(part, (states, 1)) for part in motion)
        self._measure = _measure(model, (q, v, x), loop)
        return pin.aba(model, model.createData(), *motion).tolist()

    def read_robot(
        self, file: str, free: bool, state: dict[str, list[list[float]]], states: int, loop: str
    ) -> dict[str, list[float]]:
        """Take a robot; its accelerations by joints, in a state (q, v, τ) by joints, quaternions as here."""
        model = pin.buildModelFromUrdf(file, *([pin.JointModelFreeFlyer()] if free else []))
        names = list(model.names)[1:]
        q, v, tau = (np.concatenate([state[name][part] for name in names]) for part in range(3))
        rng = np.random.default_rng(0)
        coordinates = rng.uniform(-1, 1, (states, model.nq))
        if free:
            coordinates[:, 3:7] /= np.linalg.norm(coordinates[:, 3:7], axis=1)[:, None]
        velocities, forces = rng.uniform(-1, 1, (2, states, model.nv))
        self._measure = _measure(model, (coordinates, velocities, forces), loop)
        found = pin.aba(model, model.createData(), q, v, tau)
        sizes = [len(state[name][1]) for name in names]
        parts = np.split(found, np.cumsum(sizes)[:-1])
        return {name: part.tolist() for name, part in zip(names, parts, strict=True)}

    def hold(self, joints: list[str], state: dict[str, list[list[float]]]) -> dict[str, list[float]]:
        """Hold frames of joints where they are in a state; the accelerations there, by joints."""
        assert isinstance(self._measure, _Loop)
        return self._measure.hold(joints, state)

    def seconds(self, name: str) -> float:
        """Of one call of a function of what was read last."""
        assert self._measure is not None
        return self._measure(name)


def _measure(model: Any, states: States, loop: str) -> Measure:
    if loop:
        return _Loop(model, states, loop)
    q, v, x = (part[:, :1] for part in states)
    over = _by_calls(_read(tree_data("chain", 1))[0], (q, v, x))
    whole = _by_calls(model, states)
    return lambda name: max(whole(name) - over(name), 0.0)


def _by_calls(model: Any, states: States) -> Measure:
    """Calls from Python."""
    data, count = model.createData(), len(states[0])

    def measure(name: str) -> float:
        call = CALLS[name]
        began = perf_counter()
        for q, v, x in zip(*states, strict=True):
            call(model, data, q, v, x)
        return (perf_counter() - began) / count

    return measure


class _Loop:
    """Calls from C++ (``pinocchio_loop.py``)."""

    def __init__(self, model: Any, states: States, file: str) -> None:
        self._model = model
        self._library, self._states = ctypes.CDLL(file), [np.ascontiguousarray(part) for part in states]
        self._library.load.restype, self._library.run.restype = ctypes.c_void_p, ctypes.c_double
        with TemporaryDirectory() as folder:
            kept = str(Path(folder, "model"))
            model.saveToBinary(kept)
            self._robot = ctypes.c_void_p(self._library.load(kept.encode()))

    def hold(self, joints: list[str], state: dict[str, list[list[float]]]) -> dict[str, list[float]]:
        """As ``Side.hold``."""
        names = list(self._model.names)[1:]
        q, v, tau = (np.concatenate([state[name][part] for name in names]) for part in range(3))
        numbers = np.array([self._model.getJointId(name) for name in joints], dtype=np.int64)
        pointers = [ctypes.c_void_p(part.ctypes.data) for part in (numbers, q, v, tau)]
        self._library.hold(self._robot, len(numbers), *pointers[:2])
        found = np.zeros(self._model.nv)
        self._library.held_acceleration(self._robot, *pointers[1:], ctypes.c_void_p(found.ctypes.data))
        parts = np.split(found, np.cumsum([len(state[name][1]) for name in names])[:-1])
        return {name: part.tolist() for name, part in zip(names, parts, strict=True)}

    def __call__(self, name: str) -> float:
        given = [ctypes.c_void_p(part.ctypes.data) for part in self._states]
        count = ctypes.c_long(len(self._states[0]))
        return min(self._library.run(self._robot, number, count, *given) for number in NUMBERS[name])

    def __del__(self) -> None:
        self._library.discard(self._robot)


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
