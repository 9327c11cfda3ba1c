"""What moves bodies that touch: worlds of free bodies, and of trees with inputs, for runs with contact."""

from typing import Any

import numpy as np

from pendula.errors import SimulationError
from pendula.model import Model
from pendula.runs import Energy
from pendula.simulation.control import Control
from pendula.simulation.observation import observed_state
from pendula.simulation.start_checks import check_start
from pendula.simulation.time_grid import TimeGrid

METHOD = "moreau-jean"  # followed by the law of impacts where that is not Newton's for all at once
WORKS = ("impacts", "friction", "position correction")
JOINT_WORKS = ("limits of joints", "friction of joints")
_BEYOND = 1e-6  # rad or m: how far beyond its limits a joint may start

Options = tuple[str, float, str]  # the solver, the residual with which it is content, m/s, the law of impacts


def make_mover(
    model: Model, y: np.ndarray, grid: TimeGrid, options: Options, control: Control
) -> "FreeBodiesMover | TreeMover":
    """Free bodies by their own steps, anything else as trees."""
    # This knows descriptions, and so SymPy, which a run without contact does not load.
    from pendula.contact.trees import are_free_bodies

    if are_free_bodies(model.description) and not control.parts:
        return FreeBodiesMover(model, y, grid, options)
    return TreeMover(model, y, grid, options, control)


class FreeBodiesMover:
    """Free bodies under gravity."""

    work_names = WORKS

    def __init__(self, model: Model, y: np.ndarray, grid: TimeGrid, options: Options) -> None:
        from pendula.contact.free_bodies import read_free_bodies
        from pendula.contact.world import World

        system: Any = model.description
        self.model = model
        self.world: World = World(
            read_free_bodies(system, model.parameters), system.pairs, grid.step, *options
        )
        self.world.write(y)
        self._inputs = np.zeros(len(model.inputs))

    def hold(self, first: int, last: int) -> tuple[np.ndarray, int]:
        """Inputs from a step on, and the step until which they are known."""
        return self._inputs, last

    def advance(self, until: int) -> int:
        return self.world.advance(until)

    def read(self) -> np.ndarray:
        return self.world.read()

    def works(self) -> np.ndarray:
        return self.world.workspace.target("works")[: len(WORKS)].copy()

    def inputs_at(self, t: np.ndarray, held: list[np.ndarray]) -> np.ndarray:
        return np.array(held)

    def energies(self, t: np.ndarray, y: np.ndarray, u: np.ndarray) -> Energy:
        return Energy(*self.world.bodies.energies(y))

    def signals(self, t: np.ndarray, y: np.ndarray, u: np.ndarray) -> dict[str, np.ndarray]:
        return {}


class TreeMover:
    """Trees of bodies and joints, with forces and inputs."""

    def __init__(
        self, model: Model, y: np.ndarray, grid: TimeGrid, options: Options, control: Control
    ) -> None:
        from pendula.contact.articulated_world import ArticulatedWorld
        from pendula.contact.trees import read_tree

        system: Any = model.description
        self.model, self.grid, self.control = model, grid, control.fresh()
        numbers = read_tree(model)
        _check_limits(model.name, numbers.limits, y)
        check_start(model, y, grid.start)
        self.tree = ArticulatedWorld(numbers, system.pairs, y, (grid.start, grid.step), *options)
        self.world = self.tree.world
        self.work_names = (*WORKS, *JOINT_WORKS, *numbers.model.card.power_names)
        self._held = np.zeros(len(model.inputs))

    def hold(self, first: int, last: int) -> tuple[np.ndarray, int]:
        """Inputs from a step on, the last of them, and the step until which they are known.

        Functions of time act by their values in the middle of steps.
        """
        control, grid = self.control, self.grid
        if control.sampled:
            t = min(grid.start + first * grid.step, grid.until)
            self._held = control.sample(first, t, observed_state(self.model, self.read()), self._held)
            rows, last = self._held[None], min(last, first - first % control.every + control.every)
        else:
            steps = np.arange(first, first + 1 if control.constant else last)
            rows = control.at(np.minimum(grid.start + (steps + 0.5) * grid.step, grid.until), steps)
        self.tree.hold(first, rows)
        return rows[-1].copy(), last

    def advance(self, until: int) -> int:
        return self.tree.advance(until)

    def read(self) -> np.ndarray:
        return self.tree.state.copy()

    def works(self) -> np.ndarray:
        return np.concatenate([self.world.workspace.target("works"), self.tree.power_works])

    def inputs_at(self, t: np.ndarray, held: list[np.ndarray]) -> np.ndarray:
        """Inputs at samples: as they were held, or as functions of time say."""
        if self.control.sampled:
            return np.array(held)
        return self.control.at(t, np.floor((t - self.grid.start) / self.grid.step + 1e-9).astype(np.int64))

    def energies(self, t: np.ndarray, y: np.ndarray, u: np.ndarray) -> Energy:
        kinetic, potential, jacobi = self.model.evaluate("energy", t[:, None].copy(), y, u).T
        return Energy(kinetic, potential, jacobi)

    def signals(self, t: np.ndarray, y: np.ndarray, u: np.ndarray) -> dict[str, np.ndarray]:
        model = self.model
        if not model.card.signals:
            return {}
        values = model.compilation.signals(
            t[:, None].copy(), y, u, np.array(model.values), np.zeros(0), count=len(y)
        )
        return dict(zip(model.card.signals, values.T, strict=True))


def _check_limits(name: str, limits: Any, y: np.ndarray) -> None:
    """Refuse joints that start beyond their limits."""
    for limit in limits:
        if not limit.lower - _BEYOND <= y[limit.q] <= limit.upper + _BEYOND:
            raise SimulationError(
                f"The joint '{limit.joint}' of {name} starts at {y[limit.q]:.6g}, beyond its limits "
                f"({limit.lower:g}, {limit.upper:g}); give start= a value between them."
            )
