"""Dry friction during a run: what sticks and what slips, and the events at which that changes.

Where slip velocities are zero, some of what rests may stick and some may begin to slip. Of all combinations,
those with the fewest that slip first, the one is taken that agrees with itself: what sticks is held by a
force within its limit, and what slips is accelerated in the direction in which it slips.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice, product
from typing import Any

import numpy as np

from pendula.errors import SimulationError
from pendula.model import Model
from pendula.simulation.contacts import Contacts

_NO_SLIP = 1e-12  # of the velocities that it is the difference of: a slip velocity that is none
_ROUNDING = 1e-12  # of its limit, by which a force may be beyond it
_MOST_TRIED = 20_000  # combinations


class Modes:
    """The dry friction of a model."""

    def __init__(self, model: Model) -> None:
        self.model, self.frictions = model, model.description.frictions
        self.count = len(self.frictions)
        self._places = [model.card.entries.index(name) for name in model.card.modes]
        self._p = np.array(model.values)
        self._slips = model.compilation.expressions([friction.slip for friction in self.frictions])
        self._limits = model.compilation.expressions([friction.limit for friction in self.frictions])
        self.events = tuple(event for friction in self.frictions for event in friction.events)

    def begin(self, t: float, y: np.ndarray) -> np.ndarray:
        """The state with the modes that its velocities tell."""
        made = y.copy()
        made[self._places] = self._directions(t, made)
        return made

    def change(
        self, t: float, before: np.ndarray, after: np.ndarray, u: np.ndarray, happened: Iterable[int]
    ) -> np.ndarray:
        """The state after events, with the modes that follow.

        ``happened`` are numbers of events, in the order of ``events``: of every friction first the end of its
        slipping, then that of its sticking.
        """
        made, numbers = after.copy(), set(happened)
        jumped = self._slip_velocities(t, before) != self._slip_velocities(t, after)
        made[self._places] = np.where(jumped, self._directions(t, after), made[self._places])
        stopped = [self._places[i] for i in range(self.count) if 2 * i in numbers and not jumped[i]]
        made[stopped] = 0.0
        return self.settle(t, made, u, [i for i in range(self.count) if 2 * i + 1 in numbers])

    def settle(self, t: float, y: np.ndarray, u: np.ndarray, released: Sequence[int] = ()) -> np.ndarray:
        """The state in which of all that rests some sticks and some begins to slip.

        What is ``released`` was held by the largest force that can hold it, and slips from now on.
        """
        resting = [i for i in range(self.count) if y[self._places[i]] == 0.0]
        if not resting:
            return y
        held = self._solve(t, y, u)[1]
        for chosen in islice(_combinations(len(resting)), _MOST_TRIED):
            modes = dict(zip(resting, chosen, strict=True))
            if any(modes[i] != -np.sign(held[i]) for i in released if i in modes):
                continue
            tried = y.copy()
            tried[[self._places[i] for i in resting]] = chosen
            if self._agrees(t, tried, u, modes, released):
                return self._without_slip(t, tried, u) if 0.0 in chosen else tried
        names = " and ".join(f"'{self.frictions[i].label}'" for i in resting)
        raise SimulationError(
            f"The dry friction of {names} can neither stick nor slip at t = {t:g}: no combination of both "
            "agrees with Coulomb's law there (Painlevé's paradox)"
        )

    def find_moot(self, after: np.ndarray, happened: Sequence[int]) -> set[int]:
        """Events that something else at the same instant makes void: none of dry friction."""
        return set()

    def changed(self, before: np.ndarray, after: np.ndarray) -> list[tuple[str, range]]:
        """What happened to every friction whose mode differs, and the numbers of its events."""
        moved = [i for i, place in enumerate(self._places) if before[place] != after[place]]
        return [
            (self.events[2 * i + (after[self._places[i]] != 0)].name, range(2 * i, 2 * i + 2)) for i in moved
        ]

    def _agrees(
        self, t: float, y: np.ndarray, u: np.ndarray, modes: dict[int, float], released: Sequence[int]
    ) -> bool:
        """Whether a combination of modes of what rests gives forces and accelerations that fit it."""
        acceleration, held = self._solve(t, y, u)
        limits = self._evaluate(self._limits, t, y, u)
        rows = y.copy()
        rows[self._places] = 0.0  # so that no row of what may stick vanishes
        x = np.ascontiguousarray(acceleration)
        slips = self.model.evaluate("constraint_acceleration", np.array([t]), rows, u, x)[-self.count :]
        return all(
            s * slips[i] > 0 or i in released if s else abs(held[i]) <= limits[i] * (1 + _ROUNDING)
            for i, s in modes.items()
        )

    def _solve(self, t: float, y: np.ndarray, u: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Accelerations, and the forces that hold what sticks."""
        solution = self.model.evaluate("solution", np.array([t]), y, u)
        return solution[: self.model.layout.nv], solution[-self.count :]

    def _without_slip(self, t: float, y: np.ndarray, u: np.ndarray) -> np.ndarray:
        """The state in which what sticks does not slip by the rounding of an event's time either."""
        made = y.copy()
        made[self.model.layout.v] += self.model.evaluate("velocity_correction", np.array([t]), y, u)
        return made

    def _directions(self, t: float, y: np.ndarray) -> np.ndarray:
        """The signs of the slip velocities; 0 where one is only rounding."""
        w, layout = self._slip_velocities(t, y), self.model.layout
        rows = y.copy()
        rows[self._places] = 0.0
        u = np.zeros(len(self.model.inputs))
        A = self.model.evaluate("constraint_jacobian", np.array([t]), rows, u)[-self.count :]
        return np.where(np.abs(w) > _NO_SLIP * (np.abs(A) @ np.abs(y[layout.v])), np.sign(w), 0.0)

    def _slip_velocities(self, t: float, y: np.ndarray) -> np.ndarray:
        return self._evaluate(self._slips, t, y, np.zeros(len(self.model.inputs)))

    def _evaluate(self, kernel: Any, t: float, y: np.ndarray, u: np.ndarray) -> np.ndarray:
        return kernel(np.array([t]), y, u, self._p, u[:0])


def with_modes(model: Model, y: np.ndarray, t: float) -> np.ndarray:
    """A start with the modes of dry friction or contacts that its positions and velocities tell."""
    modes = modes_of(model)
    return y if modes is None else modes.begin(t, y)


def modes_of(model: Model) -> Modes | Contacts | None:
    """The dry friction or the contacts of a model, where it has any."""
    if model.card.contacts:
        return Contacts(model)
    return Modes(model) if model.card.modes else None


def _combinations(count: int) -> Iterator[tuple[float, ...]]:
    """Every combination of modes, those with the fewest that slip first."""
    for slipping in range(count + 1):
        for places in combinations(range(count), slipping):
            for signs in product((1.0, -1.0), repeat=slipping):
                directions = dict(zip(places, signs, strict=True))
                yield tuple(directions.get(i, 0.0) for i in range(count))
