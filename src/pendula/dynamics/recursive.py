"""Mechanisms of any size by loops over their links: the programs are sweeps, the tree is data.

What the loops do not offer, such as slopes and Coriolis matrices, is traced as for any other mechanism.
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from pendula.description import Mechanism
from pendula.dynamics import joint_forces
from pendula.dynamics.ledger import with_works
from pendula.dynamics.program import Program
from pendula.dynamics.recursions import steps
from pendula.dynamics.recursions.steps import Motion, World, gravity_places, world_rows
from pendula.dynamics.recursions.tables import (
    angle_index,
    articulated_index,
    link_constants,
    link_kinds,
    newton_euler_index,
    path_entries,
    path_index,
)
from pendula.dynamics.recursions.tree import Tree, build_tree
from pendula.dynamics.settling import GRAVITY, settle, shape_number
from pendula.dynamics.source import TracedSource
from pendula.dynamics.sweeps import (
    Angles,
    Dependence,
    PathProducts,
    Step,
    Sweep,
    SweepData,
    SweepProgram,
    SweepRecipe,
    Table,
)
from pendula.errors import DescriptionError, PendulaError, format_names

_LINKS, _FORCES, _ANGLES = 0, 1, 2  # the tables, by their numbers
_MOST_TRACED = 1000  # links; the graph of a Jacobian has as many entries as pairs of them
_SHORT = (
    "positions",
    "constraints",
    "constraint_jacobian",
    "reaction_jacobian",
)  # drawings, and what trees have none of


class RecursiveSource(TracedSource):
    """The programs of a mechanism whose links are gone through in loops.

    Args:
        system: what ``model/route.py`` does not refuse.
        jumps: how many works of a ledger only jumps change; None without a ledger.
    """

    def __init__(self, system: Mechanism, jumps: int | None = None) -> None:
        super().__init__(system, None if jumps is None else lambda dynamics: with_works(dynamics, jumps))
        self.system, self._jumps = system, jumps
        self._recipes: dict[str, SweepRecipe | None] = {}

    @cached_property
    def tree(self) -> Tree:
        made = build_tree(self.system, self._number)
        _check_inertia(made)
        return made

    @property
    def _number(self) -> Callable[[Any], float]:
        """Gives numbers; with parameters, constants of tables are computed when parameters are given."""
        return shape_number if self.system.parameters else float

    def sweeps(self, name: str) -> SweepRecipe | None:
        """How a function is computed by loops; None where it is traced."""
        if name not in self._recipes:
            made = _FUNCTIONS.get(name)
            self._recipes[name] = None if made is None else made(self)
        return self._recipes[name]

    def program(self, name: str) -> Program:
        """What is traced link by link, as far as that is short enough to be compiled at all."""
        if (count := len(self.tree.links)) > _MOST_TRACED and name not in _SHORT:
            offered = format_names(_FUNCTIONS)
            raise PendulaError(
                f"{self.system.name} has {count} links, too many to trace '{name}'; loops over links compute "
                f"{offered}. Methods that need slopes can be replaced by explicit ones, such as 'dop853'."
            )
        return super().program(name)

    def inseparable(self) -> str:
        if not self.system.identity:
            return "velocities are not the rates of coordinates"
        if {link.kind for link in self.tree.links} != {"slide"}:
            return "the mass matrix is not constant"
        rubbed = any(joint.damping or joint.friction for joint in self.system.moving_joints)
        return "the forces depend on velocities" if rubbed else ""

    def with_works(self, jumps: int) -> "RecursiveSource":
        return RecursiveSource(self.system, jumps)

    @cached_property
    def kinds(self) -> np.ndarray:
        return link_kinds(self.tree)

    @cached_property
    def constants(self) -> np.ndarray:
        return link_constants(self.tree)

    @cached_property
    def _settled(self) -> SweepRecipe | None:
        """How constants follow from parameters, where there are any."""
        system = self.system
        if not system.parameters:
            return None
        return settle(
            system, self.tree, lambda number: joint_forces.force_table(system, number=number).constants
        )

    def _data(self, tables: tuple[Table, ...], size: int, work: int, world: World) -> SweepData:
        """Tables, of which links are the first and angles the last, with all that follows from parameters."""
        follows = None
        if (recipe := self._settled) is not None:
            links, forces, _ = (np.arange(table.constants.size) for table in tables)
            places = (
                gravity_places(world) + np.array([0, recipe.data.size - GRAVITY]),
                np.column_stack([links, links]),
                np.column_stack([forces, forces + links.size]),
                np.zeros((0, 2), dtype=int),
            )
            follows = Dependence(recipe, len(self.system.parameters), recipe.data.size, places)
        return SweepData(tables, size, work, world_rows(self.tree.gravity, world), dependence=follows)

    def _angles(self, index: np.ndarray) -> Table:
        return _bare(angle_index(self.tree, index))

    @property
    def sizes(self) -> tuple[int, int, int]:
        """Numbers of coordinates, velocities and works."""
        system = self.system
        works = 0 if self._jumps is None else len(system.power_names) + self._jumps
        return len(system.coordinates), len(system.velocities), works

    def recipe(
        self,
        passes: "tuple[Pass, ...]",
        size: int,
        *,
        articulated: bool = False,
        world: World = World.ACCELERATED,
        first: tuple[int, int] = (0, 0),
    ) -> SweepRecipe:
        """The passes with this system's tables.

        Args:
            passes: what is done, in its order.
            size: how many numbers are put out.
            articulated: whether rows are those of the articulated-body algorithm.
            world: what the world is to the links that hang on it.
            first: where velocities and powers begin in what is put out.
        """
        nq, nv, _ = self.sizes
        index, work = (articulated_index if articulated else newton_euler_index)(self.tree, self.kinds)
        index[:, 2] += nq
        index[:, 8] += work
        index[:, 10] += first[0]
        forces = joint_forces.force_table(
            self.system, tau=work, result=first[0], power=first[1], scale=len(self.system.parameters),
            number=self._number,
        )  # fmt: skip
        tables = Table(index, self.constants), forces, self._angles(index)
        kinds = tuple(table.kinds for table in tables[: _FORCES + 1])

        def program() -> SweepProgram:
            made = (p.sweep(kinds[p.table]) for p in passes)
            return SweepProgram(
                _with_angles(tuple(sweep for sweep in made if not sweep.empty)), any(p.adds for p in passes)
            )

        return SweepRecipe(f"{kinds} {passes}", program, self._data(tables, size, work + nv, world))

    def mass_matrix(self) -> SweepRecipe:
        """The lower triangle of the mass matrix, where velocities carry one another."""
        index, work = newton_euler_index(self.tree, self.kinds)
        index[:, 8] = work + steps.PATH_ROW * index[:, 2]
        paths, work, size = path_index(self.tree, work)
        tables = Table(index, self.constants), _bare(paths), self._angles(index)
        kinds = tables[_LINKS].kinds

        def program() -> SweepProgram:
            made = tuple(
                Sweep(_LINKS, {kind: step(kind) for kind in kinds}, inward)
                for step, inward in ((steps.outward_place, False), (steps.inward_columns, True))
            )
            return SweepProgram((*_with_angles(made), PathProducts(1)))

        data = self._data(tables, size, work, World.PLACE)
        return SweepRecipe(str(kinds), program, data, lambda: path_entries(self.tree))


class Pass(NamedTuple):
    """A step for every row of a table, with what it is given."""

    table: int
    step: Callable[..., Step]
    inward: bool = False
    given: Mapping[str, Any] = {}
    adds: bool = False

    def __repr__(self) -> str:
        return f"{self.step.__name__} {dict(self.given)}"

    def sweep(self, kinds: tuple[int, ...]) -> Sweep:
        """For the kinds of rows that a table has."""
        return Sweep(self.table, {kind: self.step(kind, **self.given) for kind in kinds}, self.inward)


def _with_angles(sweeps: tuple[Sweep, ...]) -> tuple[Sweep | Angles, ...]:
    """The same, after cosines and sines of angles where steps read them."""
    read = any(steps.ANGLE in step.reads for sweep in sweeps for step in sweep.steps.values())
    return (Angles(_ANGLES), *sweeps) if read else sweeps


def _bare(index: np.ndarray) -> Table:
    """A table without constants."""
    return Table(index, np.zeros((len(index), 0)))


_STILL, _COASTING, _MOVING = Motion(False, False), Motion(True, False), Motion(True, True)


def _accelerate(*, rates: bool) -> tuple[Pass, ...]:
    return (
        Pass(_FORCES, joint_forces.apply_forces),
        Pass(_LINKS, steps.outward_velocity, given={"rates": rates}),
        Pass(_LINKS, steps.inward_articulation, inward=True),
        Pass(_LINKS, steps.outward_acceleration),
    )


def _take(motion: Motion, finish: Callable[..., Step]) -> tuple[Pass, ...]:
    """The forces that a motion takes, then what follows from them."""
    return (
        Pass(_LINKS, steps.outward_force, given={"given": motion}),
        Pass(_LINKS, steps.inward_force, inward=True, given={"given": motion}),
        Pass(_FORCES, finish),
    )


def _powers(*, scaled: bool) -> Pass:
    return Pass(_FORCES, joint_forces.powers, given={"scaled": scaled}, adds=True)


def _rate(source: RecursiveSource) -> SweepRecipe:
    nq, nv, works = source.sizes
    passes = _accelerate(rates=True)
    if works:
        passes = (*passes, _powers(scaled=True))
    return source.recipe(passes, nq + nv + works, articulated=True, first=(nq, nq + nv))


def _state_rates(source: RecursiveSource) -> SweepRecipe | None:
    works = source.sizes[2]
    return source.recipe((_powers(scaled=True),), works) if works else None


def _velocities(*passes: Pass, articulated: bool = False) -> "Callable[[RecursiveSource], SweepRecipe]":
    """A function that puts out a number for every velocity."""
    return lambda source: source.recipe(passes, source.sizes[1], articulated=articulated)


_FUNCTIONS: dict[str, Callable[[RecursiveSource], SweepRecipe | None]] = {
    "rate": _rate,
    "state_rates": _state_rates,
    "qdot": lambda source: source.recipe((Pass(_LINKS, steps.coordinate_rates),), source.sizes[0]),
    "acceleration": _velocities(*_accelerate(rates=False), articulated=True),
    "solution": _velocities(*_accelerate(rates=False), articulated=True),
    "mass_matrix": RecursiveSource.mass_matrix,
    "gravity": _velocities(*_take(_STILL, joint_forces.spring_slope)),
    "force": _velocities(*_take(_COASTING, joint_forces.resulting_force)),
    "inverse_dynamics": _velocities(*_take(_MOVING, joint_forces.missing_force)),
    "energy": lambda source: source.recipe(
        (Pass(_LINKS, steps.outward_energy, adds=True), Pass(_FORCES, joint_forces.spring_energy)),
        3,
        world=World.FALLING,
    ),
    "powers": lambda source: source.recipe((_powers(scaled=False),), len(source.system.power_names)),
    "pivots": _velocities(
        Pass(_LINKS, steps.outward_velocity, given={"rates": False}),
        Pass(_LINKS, steps.inward_articulation, inward=True, given={"pivots": True}),
        articulated=True,
    ),
    "diagonal": _velocities(
        Pass(_LINKS, steps.outward_composite), Pass(_LINKS, steps.inward_composite, inward=True)
    ),
}


def _check_inertia(tree: Tree) -> None:
    """Refuse a link that carries nothing with inertia: it has no acceleration."""
    carries = [
        bool(link.inertia.m or any(map(any, link.inertia.I)) or any(link.armature)) for link in tree.links
    ]
    for i, link in reversed(list(enumerate(tree.links))):
        if not carries[i]:
            raise DescriptionError(
                f"The joint '{link.joint}' moves nothing that has inertia, so it has no acceleration; give "
                "its child mass and inertia, or make the joint Fixed."
            )
        if link.parent >= 0:
            carries[link.parent] = True
