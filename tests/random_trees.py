"""Random mechanisms of all joints, for laws that hold for every tree."""

from functools import cached_property

import numpy as np

import pendula as pe
from pendula import spatial
from pendula.dynamics.interpretation import interpret
from pendula.dynamics.source import TracedSource

ALL_JOINTS = (
    pe.Revolute, pe.Continuous, pe.Prismatic, pe.Screw, pe.Cylindrical, pe.Universal, pe.Planar, pe.Ball,
    pe.Free, pe.Fixed,
)  # fmt: skip
WITHOUT_AXIS = (pe.Ball, pe.Free, pe.Fixed)


def random_pose(rng: np.random.Generator) -> pe.Pose:
    return pe.Pose(rng.normal(size=3), rng.normal(size=4))


def random_body(rng: np.random.Generator, name: str) -> pe.Body:
    """A body with any axes of inertia; its moments are those of three positive ∫x² dm."""
    x, y, z = rng.uniform(0.1, 1.0, size=3)
    R = spatial.Rotation(rng.normal(size=4)).matrix
    inertia = R @ np.diag([y + z, x + z, x + y]) @ R.T
    return pe.Body(name, rng.uniform(0.5, 2.0), rng.normal(size=3), (inertia + inertia.T) / 2)


def random_joint(
    rng: np.random.Generator, kind: type, name: str, parent: str, child: str, **parts
) -> pe.Fixed:
    if kind not in WITHOUT_AXIS:
        parts["axis"] = rng.normal(size=3)
    if kind is pe.Screw:
        parts["pitch"] = rng.normal()
    if kind is pe.Universal:
        parts["second_axis"] = rng.normal(size=3)
    return kind(name, parent, child, pose=random_pose(rng), child_pose=random_pose(rng), **parts)


def random_tree(seed: int, kinds=ALL_JOINTS, *, roots: int = 1, **parts) -> pe.Mechanism:
    """A tree with a joint of each kind, every body hanging on a random one before it."""
    rng = np.random.default_rng(seed)
    bodies = [random_body(rng, f"b{i}") for i in range(len(kinds))]
    joints = [
        random_joint(rng, kind, f"j{i}", "world" if i < roots else f"b{rng.integers(i)}", f"b{i}")
        for i, kind in enumerate(kinds)
    ]
    return pe.Mechanism(bodies, joints, gravity=rng.normal(size=3), **parts)


class Interpreted:
    """The functions of a mechanism as its graphs stand: laws over many trees need no machine code."""

    def __init__(self, system: pe.Mechanism) -> None:
        self.system, self.model = system, pe.derive(system)
        self.layout, self.inputs = self.model.layout, self.model.inputs
        self._functions = {}

    @cached_property
    def source(self) -> TracedSource:
        return TracedSource(self.system)

    def __call__(self, name: str, q, v=None, u=None, x=()) -> np.ndarray:
        """A function of the model's table at one state."""
        if name not in self._functions:
            self._functions[name] = interpret(self.source.program(name))
        v = np.zeros(self.layout.nv) if v is None else v
        u = np.zeros(len(self.inputs)) if u is None else u
        values = np.array(list(self.model.parameters.values()))
        found = self._functions[name](0.0, self.layout.join(q, v, []), u, values, np.asarray(x))
        return found.reshape(self.model.compilation.shape(name))


def random_state(model, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Coordinates, of which quaternions have unit length, velocities, accelerations and inputs."""
    rng, layout = np.random.default_rng(seed), model.layout
    y = layout.normalise(rng.normal(size=layout.size))
    return y[layout.q], y[layout.v], rng.normal(size=layout.nv), rng.normal(size=len(model.inputs))
