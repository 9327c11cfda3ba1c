"""Efforts, springs, dampers and friction of joints as a table with a row for every velocity.

Q = gain u − c v − f tanh(v/v₀) − k (q − rest): what of a mechanism's forces needs no expressions, so that
loops over trees of any size compute it.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import casadi as ca
import numpy as np

from pendula.description import Mechanism
from pendula.description.mechanisms.forces import SMOOTHING, read_gain
from pendula.dynamics.recursions.scalars import Graph, as_graph, as_scalar
from pendula.dynamics.recursions.steps import ENERGY
from pendula.dynamics.sweeps import COLUMNS, Recorder, Region, Step, Table

# What acts on a velocity, each a bit of its kind.
_BITS = (1, 2, 4, 8)  # driven, damped, sprung, rubbed
_CONSTANTS = 8
_CONSTANT = Region("constants")
_U, _TAU = Region("u", 3), Region("work", 4)
_EFFORT, _DAMPING, _FRICTION = Region("out", 5), Region("out", 6), Region("out", 7)
_RESULT, _SCALE = Region("out", 8), Region("p", 9)


def force_table(
    system: Mechanism,
    *,
    tau: int = 0,
    result: int = 0,
    power: int = 0,
    scale: int = 0,
    joints: tuple[int, int] | None = None,
    number: Callable[[Any], Any] = float,
) -> Table:
    """The table of all velocities.

    Args:
        system: its efforts are products of a gain and an input.
        tau: where generalised forces lie in the work.
        result: where velocities lie in what is put out.
        power: where powers lie in what is put out.
        scale: the number of the parameter by which works are scaled.
        joints: where coordinates and velocities of joints lie, unless it is at the beginning of states.
        number: reads what may be an expression of parameters.
    """
    inputs = {u.name: k for k, u in enumerate(system.inputs)}
    powers = {force.name: power + k for k, force in enumerate(system.joint_forces)}
    efforts = {name: k for k, name in enumerate(system.actuated)}
    index, constants, q, v = [], [], 0, 0
    first_q, first_v = (0, len(system.coordinates)) if joints is None else joints
    for joint in system.moving_joints:
        for i, velocity in enumerate(joint.velocities):
            gain, column = 0.0, 0
            if driven := velocity.name in efforts:
                found = read_gain(system.actuated[velocity.name])
                if found is None:
                    raise ValueError(f"The effort on {velocity} is not a gain times an input.")
                gain, column = found[0], inputs[found[1].name]
            index.append((
                _kind(joint, driven=driven),
                first_q + q + i, first_v + v, column, tau + v, power + efforts.get(velocity.name, 0),
                powers.get(f"damping of {joint.name}", 0), powers.get(f"friction of {joint.name}", 0),
                result + v, scale,
            ))  # fmt: skip
            acting = gain, joint.damping, joint.stiffness, joint.rest, joint.friction
            constants.append([*map(number, acting), *[0.0] * (_CONSTANTS - len(acting))])
            v += 1
        q += len(joint.coordinates)
    places = np.zeros((v, COLUMNS), dtype=np.int32)
    places[:, : len(index[0])] = index
    return Table(places, np.array(constants))


def _kind(joint: Any, *, driven: bool) -> int:
    acting = driven, joint.damping, joint.stiffness, joint.friction
    return sum(bit for bit, acts in zip(_BITS, acting, strict=True) if acts)


class _Row:
    """What acts on one velocity, read from its row; ``array`` holds coordinates and velocities of joints."""

    def __init__(self, kind: int, array: str = "y") -> None:
        self.driven, self.damped, self.sprung, self.rubbed = (bool(kind & bit) for bit in _BITS)
        self.recorder = Recorder(as_scalar, as_graph)
        self.read, self.write, self.add = self.recorder.read, self.recorder.write, self.recorder.add
        self._q, self._v = Region(array, 1), Region(array, 2)
        self.gain, self.damping, self.stiffness, self.rest, self.friction = self.read(_CONSTANT, 0, 5)

    @property
    def v(self) -> Any:
        return self.read(self._v, 0, 1)[0]

    @property
    def stretch(self) -> Any:
        return self.read(self._q, 0, 1)[0] - self.rest

    @property
    def effort(self) -> Any:
        return self.gain * self.read(_U, 0, 1)[0] if self.driven else 0.0

    @property
    def drag(self) -> Any:
        return -(self.damping * self.v) if self.damped else 0.0

    @property
    def rub(self) -> Any:
        return -(self.friction * Graph(ca.tanh(as_graph(self.v / SMOOTHING)))) if self.rubbed else 0.0

    @property
    def spring(self) -> Any:
        return -(self.stiffness * self.stretch) if self.sprung else 0.0


@cache
def apply_forces(kind: int, array: str = "y") -> Step:
    """All of Q."""
    row = _Row(kind, array)
    row.write(_TAU, 0, (row.effort + row.drag + row.rub + row.spring,))
    return row.recorder.step()


@cache
def resulting_force(kind: int) -> Step:
    """F = Q less what is there, what the motion takes."""
    row = _Row(kind)
    total = row.effort + row.drag + row.rub + row.spring
    row.write(_RESULT, 0, (total - row.read(_RESULT, 0, 1)[0],))
    return row.recorder.step()


@cache
def missing_force(kind: int) -> Step:
    """What the motion takes, less Q without efforts."""
    row = _Row(kind)
    row.add(_RESULT, 0, (0.0 - (row.drag + row.rub + row.spring),))
    return row.recorder.step()


@cache
def spring_slope(kind: int) -> Step:
    """The slope of the springs' energy, added to what is there."""
    row = _Row(kind)
    row.add(_RESULT, 0, (0.0 - row.spring,))
    return row.recorder.step()


@cache
def spring_energy(kind: int, array: str = "y") -> Step:
    row = _Row(kind, array)
    energy = 0.5 * row.stiffness * row.stretch * row.stretch if row.sprung else 0.0
    row.add(ENERGY, 0, (0.0, energy, energy))
    return row.recorder.step()


@cache
def powers(kind: int, *, scaled: bool) -> Step:
    """The powers of efforts, dampers and friction, added to what is there; scaled for a ledger."""
    row = _Row(kind)
    scale = row.read(_SCALE, 0, 1)[0] if scaled else 1.0
    for region, force in ((_EFFORT, row.effort), (_DAMPING, row.drag), (_FRICTION, row.rub)):
        if not isinstance(force, float):
            row.add(region, 0, (scale * (force * row.v),))
    return row.recorder.step()
