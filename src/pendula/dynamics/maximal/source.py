"""Bodies of any number in maximal coordinates: programs are sweeps over bodies and joints, which are data."""

import math
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import Any

import numpy as np

from pendula.description.mechanisms.joints import Joint
from pendula.description.mechanisms.maximal import MaximalMechanism, rows_of
from pendula.dynamics import joint_forces
from pendula.dynamics.maximal import body_steps, joint_steps, nets, steps
from pendula.dynamics.maximal.joint_steps import JOINT_CONSTANTS, JOINT_KINDS
from pendula.dynamics.maximal.joints import joint_axes, kinds_of
from pendula.dynamics.maximal.nets import FORCES, JOINTS, LINKS
from pendula.dynamics.maximal.steps import Purpose
from pendula.dynamics.program import Program
from pendula.dynamics.recursions.steps import SLOT
from pendula.dynamics.recursions.tables import slots
from pendula.dynamics.recursive import Pass
from pendula.dynamics.saddle import BLOCK, SaddleData
from pendula.dynamics.source import TracedSource
from pendula.dynamics.sweeps import (
    COLUMNS,
    SaddleSolution,
    SweepData,
    SweepProgram,
    SweepRecipe,
    Table,
)
from pendula.errors import PendulaError, format_names
from pendula.spatial.spatial_vectors import Transform, compose, inertia_to_parent, invert, rigid_inertia

_MOST_TRACED = 200  # bodies
_SHORT = ("positions",)


class MaximalSource(TracedSource):
    """The programs of bodies that are gone through in loops; others are traced.

    A tree is eliminated from its leaves to its root. Where joints close loops, all of them are rows of one
    saddle system (``nets.py``).
    """

    def __init__(self, system: MaximalMechanism) -> None:
        super().__init__(system)
        self.system = system
        self._recipes: dict[str, SweepRecipe | None] = {}

    def sweeps(self, name: str) -> SweepRecipe | None:
        """How a function is computed by loops; None where it is traced."""
        if name not in self._recipes:
            made = _FUNCTIONS.get(name)
            self._recipes[name] = None if made is None else made(self)
        return self._recipes[name]

    def program(self, name: str) -> Program:
        if name not in _SHORT:
            self._check_short(f"'{name}'")
        return super().program(name)

    def _check_short(self, what: str) -> None:
        """Refuse to trace for so many bodies that it would not end."""
        if (count := len(self.system.bodies)) > _MOST_TRACED:
            raise PendulaError(
                f"{self.system.name} has {count} bodies, too many to trace {what}; loops over bodies "
                f"compute {format_names(_FUNCTIONS)}."
            )

    def with_works(self, jumps: int) -> TracedSource:
        self._check_short("a ledger")
        return super().with_works(jumps)

    def with_feedback(self) -> TracedSource:
        self._check_short("Baumgarte's feedback")
        return super().with_feedback()

    def inseparable(self) -> str:
        return "velocities are not the rates of coordinates"

    @property
    def joints(self) -> tuple[Joint, ...]:
        """Of the bodies, one each."""
        return self.system.mechanism.ordered_joints

    @cached_property
    def parents(self) -> np.ndarray:
        """The number of the body that carries each body, −1 for the world."""
        return np.array([self._numbers.get(joint.parent, -1) for joint in self.joints])

    @cached_property
    def kinds(self) -> np.ndarray:
        numbers = {kind: number for number, kind in enumerate(steps.KINDS)}
        return np.array([numbers[kinds_of(joint), joint.stiffness != 0] for joint in self.joints])

    @cached_property
    def held_joints(self) -> tuple[Joint, ...]:
        """Those that are constraints, in the order of their rows."""
        return tuple(joint for joint in self.system.joints if rows_of(joint))

    @cached_property
    def row_counts(self) -> np.ndarray:
        return np.array([len(rows_of(joint)) for joint in self.held_joints], dtype=np.int64)

    @property
    def closed(self) -> bool:
        """Whether there are loops."""
        return any(map(rows_of, self.system.mechanism.loop_joints))

    @cached_property
    def frames(self) -> list[Transform]:
        """The frame of every link, that of its joint, in its body."""
        return [compose(_transform(joint.child_pose), _axes(joint)) for joint in self.joints]

    @cached_property
    def constants(self) -> np.ndarray:
        """What the steps read of every link, a row each."""
        made = np.zeros((len(self.joints), steps.CONSTANTS))
        gravity = tuple(map(float, self.system.mechanism.gravity))
        for i, (joint, body) in enumerate(zip(self.joints, self.system.bodies, strict=True)):
            frame = self.frames[i]
            inertia = inertia_to_parent(invert(frame), rigid_inertia(body.mass, body.center, body.inertia))
            (xx, xy, xz), (_, yy, yz), (_, _, zz) = inertia.I
            row = [*_flat(frame), *_flat(self._in_link(joint.parent, joint.pose, joint))]
            row += [inertia.m, *inertia.h, xx, xy, xz, yy, yz, zz]
            rest = float(joint.rest)
            row += [_pitch(joint), *gravity, rest, math.cos(rest), math.sin(rest)]
            made[i, : len(row)] = row
        return made

    def _in_link(self, body: str, pose: Any, joint: Joint) -> Transform:
        """Where the frame of a joint in a body is in that body's link."""
        placed = compose(_transform(pose), _axes(joint))
        number = self._numbers.get(body)
        return placed if number is None else compose(invert(self.frames[number]), placed)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {body.name: i for i, body in enumerate(self.system.bodies)}

    @cached_property
    def _link_rows(self) -> tuple[np.ndarray, int]:
        """Where the rows of links begin in the work, and where they end."""
        lengths = np.array([steps.row_length(kind) for kind in range(len(steps.KINDS))])[self.kinds]
        ends = steps.WORLD_ROW + np.cumsum(lengths)
        return ends - lengths, int(ends[-1])

    @cached_property
    def saddle(self) -> SaddleData | None:
        """The saddle system, where there are loops."""
        return nets.saddle_of(self, self._link_rows[1]) if self.closed else None

    def _joint_table(self, rates: int, residuals: int) -> Table:
        """The joints that are constraints; where their rows begin in two parts of what is put out."""
        places = {body: int(row) for body, row in zip(self._numbers, self._link_rows[0], strict=True)}
        kinds = {kind: number for number, kind in enumerate(JOINT_KINDS)}
        first = np.cumsum(self.row_counts) - self.row_counts
        index = np.zeros((len(first), COLUMNS), dtype=np.int32)
        constants = np.zeros((len(first), JOINT_CONSTANTS))
        carrying = {joint.name for joint in self.joints}
        for i, joint in enumerate(self.held_joints):
            index[i, 0] = kinds[kinds_of(joint), joint.name not in carrying]
            index[i, 1:3] = places.get(joint.child, 0), places.get(joint.parent, 0)
            frames = (
                self._in_link(joint.child, joint.child_pose, joint),
                self._in_link(joint.parent, joint.pose, joint),
            )
            constants[i] = *_flat(frames[0]), *_flat(frames[1]), _pitch(joint)
        if self.saddle is not None:
            index[:, 3] = self.saddle.blocks + BLOCK * first
        index[:, 10], index[:, 11] = rates + first, residuals + first
        return Table(index, constants)

    def recipe(
        self,
        passes: tuple[Pass | SaddleSolution, ...],
        size: int,
        *,
        first: int = 0,
        further: np.ndarray | None = None,
        rows: tuple[int, int] = (0, 0),
    ) -> SweepRecipe:
        """The passes with this system's tables.

        Args:
            passes: what is done, in its order.
            size: how many numbers are put out.
            first: where the velocities of bodies begin in what is put out.
            further: where each body's further numbers are put out; its coordinates unless given.
            rows: where those of joints begin, in two parts of what is put out.
        """
        mechanism, count = self.system.mechanism, len(self.joints)
        begin, shared = self._link_rows
        own, above, length = self._slots()
        tau = shared + length
        nq, nv = len(mechanism.coordinates), len(mechanism.velocities)
        moved = np.array([len(joint.velocities) for joint in self.joints])
        held = np.array([len(joint.coordinates) for joint in self.joints])
        places = (np.cumsum(moved) - moved, np.cumsum(held) - held)
        index = np.zeros((count, COLUMNS), dtype=np.int32)
        index[:, 0] = self.kinds
        index[:, 1], index[:, 2] = 7 * np.arange(count), 7 * count + 6 * np.arange(count)
        index[:, 3], index[:, 4] = begin, np.where(self.parents < 0, 0, begin[self.parents])
        index[:, 5], index[:, 6] = shared + own, shared + above
        index[:, 7], index[:, 8] = tau + places[0], tau + nv + places[1]
        index[:, 9] = tau + nv + nq + places[0]
        index[:, 10] = first + 6 * np.arange(count)
        index[:, 11] = 7 * np.arange(count) if further is None else further
        forces = joint_forces.force_table(mechanism, tau=tau, joints=(tau + nv, tau + nv + nq))
        tables = Table(index, self.constants), forces, self._joint_table(*rows)
        kinds = tuple(table.kinds for table in tables)

        def program() -> SweepProgram:
            made = (p if isinstance(p, SaddleSolution) else p.sweep(kinds[p.table]) for p in passes)
            swept = tuple(part for part in made if isinstance(part, SaddleSolution) or not part.empty)
            return SweepProgram(swept, any(isinstance(p, Pass) and p.adds for p in passes))

        solved = self._saddle_of(passes)
        data = SweepData(tables, size, tau + 2 * nv + nq, steps.world_row(), solved)
        return SweepRecipe(f"maximal {kinds} {passes}", program, data)

    def _saddle_of(self, passes: tuple[Pass | SaddleSolution, ...]) -> SaddleData | None:
        """The saddle system that passes solve."""
        part = next((p for p in passes if isinstance(p, SaddleSolution)), None)
        return None if part is None or self.saddle is None else replace(self.saddle, damping=part.damping)

    def _slots(self) -> tuple[np.ndarray, np.ndarray, int]:
        """Where each link's slot and that of its parent are, and how long all of them are.

        With loops, those are the forces on links, the world's last, and blocks of joints follow.
        """
        outside = self.parents < 0
        if self.closed:
            count = len(self.joints)
            return 6 * np.arange(count), 6 * np.where(outside, count, self.parents), nets.work_of(self)
        slot, used = slots(self.parents)
        return SLOT * slot, SLOT * np.where(outside, 1, slot[self.parents]), SLOT * used

    def solve(self, purpose: Purpose, *, rates: bool = False) -> tuple[Pass | SaddleSolution, ...]:
        """The passes that solve the saddle system."""
        if self.closed:
            acts = purpose is Purpose.ACCELERATION and self._acts
            return nets.solve_net(purpose, acting=acts, rates=rates)
        given = {"purpose": purpose}
        forces = (Pass(FORCES, joint_forces.apply_forces, given={"array": "work"}),)
        return (
            Pass(LINKS, steps.outward_state, given={**given, "rates": rates}),
            *(forces if purpose is Purpose.ACCELERATION else ()),
            Pass(LINKS, steps.inward_elimination, inward=True, given=given),
            Pass(LINKS, steps.outward_solution, given=given),
        )

    @cached_property
    def _acts(self) -> bool:
        """Whether anything acts on joints."""
        acting = ("damping", "stiffness", "friction")
        passive = any(getattr(joint, name) for joint in self.joints for name in acting)
        return passive or bool(self.system.mechanism.actuated)


def _transform(pose: object) -> Transform:
    R = tuple(tuple(map(float, row)) for row in pose.matrix)  # pyright: ignore[reportAttributeAccessIssue]
    return Transform(R, tuple(map(float, pose.position)))  # pyright: ignore[reportAttributeAccessIssue]


def _flat(X: Transform) -> tuple[float, ...]:
    return (*X.R[0], *X.R[1], *X.R[2], *X.p)


def _axes(joint: Joint) -> Transform:
    return Transform(joint_axes(joint))


def _pitch(joint: Joint) -> float:
    return float(getattr(joint, "pitch", 0.0))


def _rate(source: MaximalSource) -> SweepRecipe:
    count = len(source.joints)
    return source.recipe(source.solve(Purpose.ACCELERATION, rates=True), 13 * count, first=7 * count)


def _solution(source: MaximalSource) -> SweepRecipe:
    """Accelerations, then multipliers."""
    passes, nv = source.solve(Purpose.ACCELERATION), 6 * len(source.joints)
    size = nv + int(source.row_counts.sum())
    if source.closed:
        passes = (*passes, Pass(JOINTS, joint_steps.joint_multipliers))
        return source.recipe(passes, size, rows=(0, nv))
    passes = (*passes, Pass(LINKS, steps.inward_reaction, inward=True))
    counts = np.array([len(rows_of(joint)) for joint in source.joints])
    return source.recipe(passes, size, further=nv + np.cumsum(counts) - counts)


def _constraints(source: MaximalSource) -> SweepRecipe:
    """(c, A v)."""
    passes = Pass(LINKS, body_steps.place_body), Pass(JOINTS, joint_steps.joint_residuals)
    total = int(source.row_counts.sum())
    return source.recipe(passes, 2 * total, rows=(total, 0))


def _of_velocities(*passes: Pass) -> Callable[[MaximalSource], SweepRecipe]:
    return lambda source: source.recipe(passes, 6 * len(source.joints))


def _solved(purpose: Purpose, size: int) -> Callable[[MaximalSource], SweepRecipe]:
    """A function that puts out so many numbers for every body."""
    return lambda source: source.recipe(source.solve(purpose), size * len(source.joints))


_STATE = Pass(LINKS, steps.outward_state, given={"purpose": Purpose.ACCELERATION})
_FUNCTIONS: dict[str, Callable[[MaximalSource], SweepRecipe]] = {
    "rate": _rate,
    "qdot": lambda source: source.recipe((Pass(LINKS, steps.coordinate_rates),), 7 * len(source.joints)),
    "acceleration": _solved(Purpose.ACCELERATION, 6),
    "solution": _solution,
    "velocity_correction": _solved(Purpose.VELOCITY, 6),
    "position_correction": _solved(Purpose.POSITION, 7),
    "constraints": _constraints,
    "energy": lambda source: source.recipe(
        (
            _STATE,
            Pass(LINKS, steps.outward_energy, adds=True),
            Pass(FORCES, joint_forces.spring_energy, given={"array": "work"}),
        ),
        3,
    ),
    "diagonal": _of_velocities(Pass(LINKS, steps.mass_diagonal)),
}
