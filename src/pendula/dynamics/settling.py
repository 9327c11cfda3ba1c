"""Constants of links from parameters: a sweep over joints computes them whenever parameters have changed.

What a user gives of a body or joint is a number or an expression of parameters. Links mostly share their
expressions, so that those of ten thousand links are one small graph; merging bodies and turning them to the
axes of joints, as ``recursions/tree.py`` does, is the same step for all of them.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import casadi as ca
import numpy as np
import sympy as sp

from pendula.description import Mechanism
from pendula.dynamics.conversion import Conversion
from pendula.dynamics.program import Program
from pendula.dynamics.recursions.scalars import Graph, as_graph, as_scalar
from pendula.dynamics.recursions.steps import CONSTANTS, INERTIA, pack_inertia
from pendula.dynamics.recursions.tables import link_constants
from pendula.dynamics.recursions.tree import WORLD, Tree, align
from pendula.dynamics.sweeps import (
    COLUMNS,
    Dependence,
    Recorder,
    Region,
    Step,
    Sweep,
    SweepData,
    SweepProgram,
    SweepRecipe,
    Table,
)
from pendula.spatial.spatial_vectors import (
    IDENTITY,
    Transform,
    compose,
    inertia_to_parent,
    invert,
    rigid_inertia,
    transpose,
)

_ROW = GRAVITY = 8  # numbers that are copied at once, and that are put out at the end
_FRAME = 12  # numbers of a pose
# Joints that move, that hold bodies together, and that hold a body in the world.
_MOVING, _FIXED, _GROUNDED = range(3)
_COPIES, _JOINTS = 0, 1
_GIVEN, _COPIED = Region("constants"), Region("out", 1)
_ABOVE, _OWN = Region("work", 1), Region("work", 2)
_FIRST, _LAST = Region("out", 3), Region("out", 4)


class Reader:
    """Reads numbers that users give: floats, or graphs where they are expressions of parameters."""

    def __init__(self, system: Mechanism) -> None:
        self.p = ca.SX.sym("p", len(system.parameters))
        self._convert = Conversion(dict(zip(system.parameters, ca.vertsplit(self.p), strict=True)))

    def __call__(self, given: Any) -> Any:
        return given if isinstance(given, float) else as_scalar(self._convert(sp.sympify(given)))


def shape_number(given: Any) -> float:
    """A number that tells what a tree consists of: where parameters decide, not zero."""
    return 1.0 if getattr(given, "free_symbols", None) else float(given)


def settle(system: Mechanism, tree: Tree, force_constants: Callable[[Reader], np.ndarray]) -> SweepRecipe:
    """The sweeps that put out the constants of links, then those of forces, then gravity and its opposite.

    Args:
        system: the mechanism.
        tree: its tree, of which only what it consists of counts.
        force_constants: gives those of its forces.
    """
    reader = Reader(system)
    gravity = [reader(g) for g in system.gravity]
    parts = (_own_constants(tree, system, reader), force_constants(reader))
    flat = [*(entry for part in parts for entry in part.flat), *gravity, *(-g for g in gravity), 0.0, 0.0]
    copied = np.array(flat, dtype=object).reshape(-1, _ROW)
    places = np.zeros((len(copied), COLUMNS), dtype=np.int32)
    places[:, 1] = _ROW * np.arange(len(copied))
    index, given = _joint_rows(system, tree, reader)
    tables = (places, copied), (index, given)
    kinds = tuple(np.unique(index[:, 0]).tolist())

    def program() -> SweepProgram:
        steps = {kind: settle_joint(kind) for kind in kinds}
        return SweepProgram((Sweep(_COPIES, {0: copy_row()}), Sweep(_JOINTS, steps)))

    numbers = [_separate(entries) for _, entries in tables]
    data = SweepData(
        tuple(Table(i, values) for (i, _), (values, _) in zip(tables, numbers, strict=True)),
        size=copied.size,
        work=_FRAME * (1 + len(system.ordered_joints)),
        initial=np.array([*np.eye(3).flat, 0.0, 0.0, 0.0]),
        dependence=_depend(reader, [graphs for _, graphs in numbers]),
    )
    return SweepRecipe(str(kinds), program, data)


def _own_constants(tree: Tree, system: Mechanism, reader: Reader) -> np.ndarray:
    """Those of links that need no other links: armature, pitch, where one is in the link before it."""
    made = link_constants(tree).astype(object)
    made[:, INERTIA] = 0.0
    by_name = {joint.name: joint for joint in system.ordered_joints}
    elements = [element for joint in system.ordered_joints for element in joint.elements]
    for row, link, element in zip(made, tree.links, elements, strict=True):
        row[CONSTANTS - 2 :] = reader(element.pitch), reader(by_name[link.joint].armature)
    return made


def _joint_rows(system: Mechanism, tree: Tree, reader: Reader) -> tuple[np.ndarray, np.ndarray]:
    """For every joint the places that ``settle_joint`` reads and writes, and what users gave of it."""
    links: dict[str, list[int]] = {}
    for i, link in enumerate(tree.links):
        links.setdefault(link.joint, []).append(i)
    frames = {"world": 0} | {
        joint.child: _FRAME * k for k, joint in enumerate(system.ordered_joints, start=1)
    }
    bodies = {body.name: body for body in system.bodies}
    index, given = np.zeros((len(frames) - 1, COLUMNS), dtype=np.int32), []
    for row, joint in zip(index, system.ordered_joints, strict=True):
        carrier, body = tree.places[joint.child][0], bodies[joint.child]
        kind = _MOVING if joint.elements else _GROUNDED if carrier == WORLD else _FIXED
        first = links[joint.name][0] if joint.elements else 0
        row[:5] = (
            kind,
            frames[joint.parent],
            frames[joint.child],
            CONSTANTS * first,
            CONSTANTS * max(carrier, 0),
        )
        turns = [align(tuple(joint.elements[k].axis)) if joint.elements else IDENTITY for k in (0, -1)]
        numbers = [e for pose in (joint.pose, joint.child_pose) for e in (*pose.matrix.flat, *pose.position)]
        numbers += [e for turn in turns for line in turn for e in line]
        numbers += [body.mass, *body.center, *(e for line in body.inertia for e in line)]
        given.append([reader(e) for e in numbers])
    return index, np.array(given, dtype=object)


@cache
def copy_row() -> Step:
    recorder = Recorder(as_scalar, as_graph)
    recorder.write(_COPIED, 0, recorder.read(_GIVEN, 0, _ROW))
    return recorder.step()


@cache
def settle_joint(kind: int) -> Step:
    """Where a joint's first link is in its parent, where its child is in its last link, and its inertia."""
    recorder = Recorder(as_scalar, as_graph)
    read = recorder.read
    pose, child_pose = (_transform(read(_GIVEN, first, _FRAME)) for first in (0, _FRAME))
    X = compose(_transform(read(_ABOVE, 0, _FRAME)), pose)
    if kind == _MOVING:
        first, last = (_transform((*read(_GIVEN, k, 9), 0.0, 0.0, 0.0)) for k in (24, 33))
        recorder.write(_FIRST, 0, _flat(compose(X, first)))
        X = Transform(transpose(last.R))
    frame = compose(X, invert(child_pose))
    recorder.write(_OWN, 0, _flat(frame))
    if kind != _GROUNDED:
        I = read(_GIVEN, 46, 9)
        own = rigid_inertia(read(_GIVEN, 42, 1)[0], read(_GIVEN, 43, 3), (I[:3], I[3:6], I[6:]))
        recorder.add(_LAST, INERTIA.start, pack_inertia(inertia_to_parent(frame, own)))
    return recorder.step()


def _transform(numbers: Any) -> Transform:
    return Transform((numbers[:3], numbers[3:6], numbers[6:9]), numbers[9:])


def _flat(X: Transform) -> tuple[Any, ...]:
    return (*X.R[0], *X.R[1], *X.R[2], *X.p)


def _separate(entries: np.ndarray) -> tuple[np.ndarray, dict[int, ca.SX]]:
    """Numbers, zero where they follow from parameters; of these the graphs by flat places."""
    graphs = {k: entry.sx for k, entry in enumerate(entries.flat) if isinstance(entry, Graph)}
    values = entries.copy()
    values.flat[list(graphs)] = 0.0
    return values.astype(float), graphs


def _depend(reader: Reader, tables: list[dict[int, ca.SX]]) -> Dependence:
    """How the numbers of tables follow from parameters; equal expressions are one graph."""
    numbers: dict[int, int] = {}
    distinct: list[ca.SX] = []
    places = [np.zeros((0, 2), dtype=int)]
    for graphs in tables:
        for graph in graphs.values():
            if numbers.setdefault(id(graph), len(distinct)) == len(distinct):
                distinct.append(graph)
        which = [(place, numbers[id(graph)]) for place, graph in graphs.items()]
        places.append(np.array(which, dtype=int).reshape(-1, 2))
    nothing = ca.SX(0, 1)
    arguments = [ca.SX.sym("t"), *[nothing] * 2, reader.p, nothing]
    function = ca.Function("finish", arguments, [ca.vertcat(nothing, *distinct)])
    return Dependence(Program(function), reader.p.numel(), len(distinct), tuple(places))
