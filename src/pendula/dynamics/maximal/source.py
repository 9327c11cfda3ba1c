"""Trees of any size in maximal coordinates: the programs are sweeps over bodies, the tree is data."""

import math
from collections.abc import Callable
from functools import cached_property

import numpy as np

from pendula.description.mechanisms.joints import Joint
from pendula.description.mechanisms.maximal import MaximalMechanism, rows_of
from pendula.dynamics import joint_forces
from pendula.dynamics.maximal import residuals, steps
from pendula.dynamics.maximal.joints import joint_axes, kinds_of
from pendula.dynamics.maximal.steps import Purpose
from pendula.dynamics.program import Program
from pendula.dynamics.recursions.steps import SLOT
from pendula.dynamics.recursions.tables import slots
from pendula.dynamics.recursive import Pass
from pendula.dynamics.source import TracedSource
from pendula.dynamics.sweeps import COLUMNS, Sweep, SweepData, SweepProgram, SweepRecipe, Table
from pendula.errors import PendulaError, format_names
from pendula.spatial.spatial_vectors import Transform, compose, inertia_to_parent, invert, rigid_inertia

_LINKS, _FORCES = 0, 1  # the tables, by their numbers
_MOST_TRACED = 200  # bodies
_SHORT = ("positions",)


class MaximalSource(TracedSource):
    """The programs of a tree of bodies that are gone through in loops; others are traced."""

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
        numbers = {body.name: i for i, body in enumerate(self.system.bodies)}
        return np.array([numbers.get(joint.parent, -1) for joint in self.joints])

    @cached_property
    def kinds(self) -> np.ndarray:
        numbers = {kind: number for number, kind in enumerate(steps.KINDS)}
        return np.array([numbers[kinds_of(joint), joint.stiffness != 0] for joint in self.joints])

    @cached_property
    def constants(self) -> np.ndarray:
        """What the steps read of every link, a row each."""
        made = np.zeros((len(self.joints), steps.CONSTANTS))
        gravity = tuple(map(float, self.system.mechanism.gravity))
        frames: list[Transform] = []
        for joint, body, parent in zip(self.joints, self.system.bodies, self.parents, strict=True):
            axes = Transform(joint_axes(joint))
            frame = compose(_transform(joint.child_pose), axes)
            above = Transform() if parent < 0 else frames[parent]
            placement = compose(compose(invert(above), _transform(joint.pose)), axes)
            inertia = inertia_to_parent(invert(frame), rigid_inertia(body.mass, body.center, body.inertia))
            (xx, xy, xz), (_, yy, yz), (_, _, zz) = inertia.I
            row = [*_flat(frame), *_flat(placement), inertia.m, *inertia.h, xx, xy, xz, yy, yz, zz]
            rest = float(joint.rest)
            row += [float(getattr(joint, "pitch", 0.0)), *gravity, rest, math.cos(rest), math.sin(rest)]
            made[len(frames), : len(row)] = row
            frames.append(frame)
        return made

    def recipe(
        self,
        passes: tuple[Pass, ...],
        size: int,
        *,
        first: np.ndarray | int = 0,
        further: np.ndarray | None = None,
    ) -> SweepRecipe:
        """The passes with this system's tables.

        Args:
            passes: what is done, in its order.
            size: how many numbers are put out.
            first: where the velocities of bodies begin in what is put out, or where those of each body do.
            further: where each body's further numbers are put out; its coordinates unless given.
        """
        mechanism, count = self.system.mechanism, len(self.joints)
        lengths = np.array([steps.row_length(kind) for kind in range(len(steps.KINDS))])[self.kinds]
        ends = steps.WORLD_ROW + np.cumsum(lengths)
        rows, outside = ends - lengths, self.parents < 0
        slot, used = slots(self.parents)
        shared = int(ends[-1])
        tau = shared + SLOT * used
        nq, nv = len(mechanism.coordinates), len(mechanism.velocities)
        moved = np.array([len(joint.velocities) for joint in self.joints])
        held = np.array([len(joint.coordinates) for joint in self.joints])
        places = (np.cumsum(moved) - moved, np.cumsum(held) - held)
        index = np.zeros((count, COLUMNS), dtype=np.int32)
        index[:, 0] = self.kinds
        index[:, 1], index[:, 2] = 7 * np.arange(count), 7 * count + 6 * np.arange(count)
        index[:, 3], index[:, 4] = rows, np.where(outside, 0, rows[self.parents])
        index[:, 5] = shared + SLOT * slot
        index[:, 6] = shared + SLOT * np.where(outside, 1, slot[self.parents])
        index[:, 7], index[:, 8] = tau + places[0], tau + nv + places[1]
        index[:, 9] = tau + nv + nq + places[0]
        index[:, 10] = first + 6 * np.arange(count) if isinstance(first, int) else first
        index[:, 11] = 7 * np.arange(count) if further is None else further
        forces = joint_forces.force_table(mechanism, tau=tau, joints=(tau + nv, tau + nv + nq))
        tables = Table(index, self.constants), forces
        kinds = tuple(table.kinds for table in tables)

        def program() -> SweepProgram:
            made = (
                Sweep(p.table, {kind: p.step(kind, **p.given) for kind in kinds[p.table]}, p.inward)
                for p in passes
            )
            swept = tuple(sweep for sweep in made if not sweep.empty)
            return SweepProgram(swept, any(p.adds for p in passes))

        data = SweepData(tables, size, tau + 2 * nv + nq, steps.world_row())
        return SweepRecipe(f"maximal {kinds} {passes}", program, data)


def _transform(pose: object) -> Transform:
    R = tuple(tuple(map(float, row)) for row in pose.matrix)  # pyright: ignore[reportAttributeAccessIssue]
    return Transform(R, tuple(map(float, pose.position)))  # pyright: ignore[reportAttributeAccessIssue]


def _flat(X: Transform) -> tuple[float, ...]:
    return (*X.R[0], *X.R[1], *X.R[2], *X.p)


def _solve(purpose: Purpose, *, rates: bool = False) -> tuple[Pass, ...]:
    """The passes that solve the saddle system."""
    given = {"purpose": purpose}
    forces = (Pass(_FORCES, joint_forces.apply_forces, given={"array": "work"}),)
    return (
        Pass(_LINKS, steps.outward_state, given={**given, "rates": rates}),
        *(forces if purpose is Purpose.ACCELERATION else ()),
        Pass(_LINKS, steps.inward_elimination, inward=True, given=given),
        Pass(_LINKS, steps.outward_solution, given=given),
    )


def _rate(source: MaximalSource) -> SweepRecipe:
    count = len(source.joints)
    return source.recipe(_solve(Purpose.ACCELERATION, rates=True), 13 * count, first=7 * count)


def _solution(source: MaximalSource) -> SweepRecipe:
    """Accelerations, then multipliers."""
    passes = (*_solve(Purpose.ACCELERATION), Pass(_LINKS, steps.inward_reaction, inward=True))
    rows, total = _rows(source)
    nv = 6 * len(rows)
    return source.recipe(passes, nv + total, further=nv + rows)


def _constraints(source: MaximalSource) -> SweepRecipe:
    """(c, A v)."""
    rows, total = _rows(source)
    return source.recipe((Pass(_LINKS, residuals.residuals),), 2 * total, first=total + rows, further=rows)


def _rows(source: MaximalSource) -> tuple[np.ndarray, int]:
    """The first row of every joint, and how many there are."""
    counts = np.array([len(rows_of(joint)) for joint in source.joints])
    return np.cumsum(counts) - counts, int(counts.sum())


def _of_velocities(*passes: Pass) -> Callable[[MaximalSource], SweepRecipe]:
    return lambda source: source.recipe(passes, 6 * len(source.joints))


_STATE = Pass(_LINKS, steps.outward_state, given={"purpose": Purpose.ACCELERATION})
_FUNCTIONS: dict[str, Callable[[MaximalSource], SweepRecipe]] = {
    "rate": _rate,
    "qdot": lambda source: source.recipe((Pass(_LINKS, steps.coordinate_rates),), 7 * len(source.joints)),
    "acceleration": _of_velocities(*_solve(Purpose.ACCELERATION)),
    "solution": _solution,
    "velocity_correction": _of_velocities(*_solve(Purpose.VELOCITY)),
    "position_correction": lambda source: source.recipe(_solve(Purpose.POSITION), 7 * len(source.joints)),
    "constraints": _constraints,
    "energy": lambda source: source.recipe(
        (
            _STATE,
            Pass(_LINKS, steps.outward_energy, adds=True),
            Pass(_FORCES, joint_forces.spring_energy, given={"array": "work"}),
        ),
        3,
    ),
    "diagonal": _of_velocities(Pass(_LINKS, steps.mass_diagonal)),
}
