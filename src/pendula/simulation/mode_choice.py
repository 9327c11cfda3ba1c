"""Of contacts that touch and do not part: which stay closed or open, stick or slip, and in which direction.

Of all combinations the first is taken that agrees with itself: what is closed presses, what opens is
accelerated apart, what sticks is held by a force within its limit, and what begins to slip is accelerated in
the direction in which it slips. In space that direction is looked for, too.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from pendula.model import Model
from pendula.simulation.gap_places import GapPlaces
from pendula.simulation.gap_rates import GapRates, Rates
from pendula.simulation.impacts import (
    BACKWARDS,
    DIRECTION,
    FORWARDS,
    MOST_TURNS,
    OPEN,
    SLIDES,
    SMOOTH,
    STICKS,
    TURNED,
    combinations,
    turn,
)

_ROUNDING = 1e-9  # of a slip velocity: by how much it may be farther from its heading than an event says


@dataclass(frozen=True)
class Told:
    """What events have told of contacts: these open, stop slipping, start slipping, slip another way."""

    lifted: Sequence[int] = ()
    stopped: Sequence[int] = ()
    released: Sequence[int] = ()
    turned: Sequence[int] = ()


NOTHING_TOLD = Told()


class ModeChoice:
    """Chooses the modes of the contacts of a model."""

    def __init__(self, model: Model, places: GapPlaces, gaps: GapRates) -> None:
        self.model, self.places, self.count, self._gaps = model, places, places.count, gaps

    def choose(
        self, t: float, y: np.ndarray, u: np.ndarray, closed: list[int], rates: Rates, told: Told
    ) -> np.ndarray | None:
        """The state in which what touches and does not part is closed or opens, sticks or slips.

        None if no combination agrees with itself.
        """
        # A slip that turns may do so because it stops.
        resting = {i for i in closed if self._rests(i, rates, i in (*told.stopped, *told.turned))}
        options = {i: self._options(i, rates, resting, told) for i in closed}
        # Contacts in the plane that are let go slip against the force that held them; in space see below.
        held = self._gaps.accelerate(t, y, u)[1] if resting or told.released else np.zeros(0)
        for i in set(told.released) - set(told.lifted):
            if i in options and i not in self.places.headings:
                options[i] = (FORWARDS if held[self.places.tangent[i][0]] < 0 else BACKWARDS, OPEN)
        known, headings = (resting, {*told.lifted, *told.released}), self.find_headings(y, rates, told)
        for chosen in combinations(list(options.values())):
            modes = dict(zip(options, chosen, strict=True))
            every = [modes.get(i, OPEN) for i in range(self.count)]
            tried = self.places.with_modes(y, every, headings)
            if starting := [i for i in modes if modes[i] == SLIDES and i in resting]:
                tried = self._start_sliding(t, tried, u, starting, held)
            if self._agrees(t, tried, u, modes, rates, known):
                return self.without_speed(t, tried, u) if any(m != OPEN for m in chosen) else tried
        return None

    def find_headings(self, y: np.ndarray, rates: Rates, told: Told = NOTHING_TOLD) -> np.ndarray:
        """Directions that slips are near: as they are in the state, those of the slips where they are not."""
        headings = rates.heading
        for i, at in self.places.headings.items():
            ahead = float(rates.slip[i] @ unit(y[at]))
            near = ahead >= np.cos(self.places.gaps[i].turns_at) * (1 - _ROUNDING) * rates.speed[i]
            if near and i not in (*told.stopped, *told.turned):
                headings[i] = y[at]
        return headings

    def _options(self, i: int, rates: Rates, resting: set[int], told: Told) -> tuple[str, ...]:
        """The modes that a contact which does not part may take; events have told some of them."""
        spatial = i in self.places.headings
        if i in told.lifted:
            return (OPEN,)
        if i in told.released and spatial:
            return SLIDES, OPEN
        if i in resting:
            return (STICKS, SLIDES, OPEN) if spatial else (STICKS, FORWARDS, BACKWARDS, OPEN)
        return self.mode_of(i, rates), OPEN

    def _rests(self, i: int, rates: Rates, stopped: bool = False) -> bool:
        """Whether a contact with friction does not slip; an event may have said so."""
        if i not in self.places.tangent:
            return False
        return rates.is_at_rest(i, stopped) or (stopped and i not in self.places.headings)

    def _start_sliding(
        self, t: float, y: np.ndarray, u: np.ndarray, starting: list[int], held: np.ndarray
    ) -> np.ndarray:
        """The state in which contacts at rest slide in the direction in which they are accelerated.

        It is told by a slip velocity that is as good as none. The first that is tried is against the force
        that held a contact: the solution where it was as large as that of slipping.
        """
        places, rates = self.places, self._gaps.measure(t, y)
        directions = {i: turn(unit(0.0), -held[places.tangent[i]], 0.0) for i in starting}
        M = self.model.evaluate("mass_matrix", np.array([t]), y, u)
        for _ in range(MOST_TURNS):
            y = y.copy()
            for i, direction in directions.items():
                y[places.headings[i]] = np.arctan2(direction[1], direction[0])
            y = self._gaps.set_slip(t, y, u, {i: rates.no_slip[i] * directions[i] for i in starting})
            acceleration, forces = self._gaps.accelerate(t, y, u)
            along, last = self._gaps.second_rates(t, y, u, acceleration)[1], dict(directions)
            for i in starting:
                W = rates.jacobian[places.tangent[i]]
                rubs = places.friction[i] * max(forces[places.normal[i]], 0.0)
                most = rubs * float(np.linalg.norm(W @ np.linalg.solve(M, W.T), 2))
                directions[i] = turn(last[i], along[i], most)
            if max(np.abs(directions[i] - last[i]).max() for i in starting) <= TURNED:
                break
        return y

    def _agrees(
        self,
        t: float,
        y: np.ndarray,
        u: np.ndarray,
        modes: dict[int, str],
        rates: Rates,
        known: tuple[set[int], set[int]],
    ) -> bool:
        """Whether a combination of modes gives forces and accelerations that fit it."""
        resting, told = known
        acceleration, forces = self._gaps.accelerate(t, y, u)
        apart, along = self._gaps.second_rates(t, y, u, acceleration)
        no_force, no_change = self._gaps.scales(t, y, u, rates)
        for i, mode in modes.items():
            if mode == OPEN:
                fits = i in told or apart[i] >= -no_change[i]
            else:
                pressing = forces[self.places.normal[i]]
                fits = pressing >= -no_force[i]
                if mode == STICKS:
                    limit = self.places.static[i] * pressing + no_force[i]
                    fits = fits and np.linalg.norm(forces[self.places.tangent[i]]) <= limit
                elif mode == SLIDES and i in resting:
                    fits = fits and (i in told or along[i] @ unit(y[self.places.headings[i]]) > 0)
                elif mode != SMOOTH and i in resting:
                    fits = fits and (i in told or DIRECTION[mode] * along[i, 0] > 0)
            if not fits:
                return False
        return True

    def mode_of(self, i: int, rates: Rates) -> str:
        """The mode of a closed contact that its slip velocity tells."""
        if i not in self.places.tangent:
            return SMOOTH
        if rates.is_at_rest(i):
            return STICKS
        if i in self.places.headings:
            return SLIDES
        return FORWARDS if rates.slip[i, 0] > 0 else BACKWARDS

    def without_speed(self, t: float, y: np.ndarray, u: np.ndarray) -> np.ndarray:
        """The state in which what is closed does not open, nor slip while it sticks, by rounding either."""
        made = y.copy()
        made[self.model.layout.v] += self.model.evaluate("velocity_correction", np.array([t]), y, u)
        return made


def unit(angle: float) -> np.ndarray:
    return np.array([np.cos(angle), np.sin(angle)])
