"""Contacts during a run: what is open, closed, sticks and slips, and the events at which that changes.

Velocities first: where a closed gap or one that touches gets smaller, an impact turns it back
(``impacts.py``). Then accelerations: of all that touches and does not part, some stays closed and some opens,
some sticks and some slips (``mode_choice.py``).
"""

from collections.abc import Iterable, Sequence

import numpy as np

from pendula.errors import SimulationError
from pendula.model import Model
from pendula.simulation.gap_places import GapPlaces
from pendula.simulation.gap_rates import GapRates, Rates
from pendula.simulation.impacts import OPEN, Impact, collide, jam
from pendula.simulation.mode_choice import NOTHING_TOLD, ModeChoice, Told

# A bounce that rises by so many roundings of its gap is not seen; one of a sequence that is over after this
# part of the time that has passed, or so many roundings of it, is the last.
_ROUNDINGS, _NOTHING = 64.0, 1e-11
_STOPS, _TURNS = 2, 4  # which of the events of a contact tell that a slip has stopped or turned


class Contacts:
    """The contacts of a model."""

    def __init__(self, model: Model) -> None:
        self.model, self.places = model, GapPlaces(model)
        self.gaps, self.count = self.places.gaps, self.places.count
        self.events = tuple(event for gap in self.gaps for event in gap.events)
        self._first = np.cumsum([0, *(len(gap.events) for gap in self.gaps)])
        self._gaps = GapRates(model, self.places)
        self._choice = ModeChoice(model, self.places, self._gaps)
        self._began: float | None = None
        # Instants at which restitution would have added energy, and at which an impulse stopped what slipped.
        self.lowered: list[float] = []
        self.jammed: list[float] = []

    def expect(self, duration: float) -> None:
        """Say how long a run is."""
        self._gaps.duration = duration

    def begin(self, t: float, y: np.ndarray) -> np.ndarray:
        """The state with the modes that its positions and velocities tell."""
        made = self.places.with_modes(y, [OPEN] * self.count)
        rates = self._gaps.measure(t, made)
        headings = self._choice.find_headings(y, rates)
        slopes = rates.jacobian[self.places.normal]
        known = np.isfinite(rates.gap) & np.isfinite(slopes).all(axis=1)
        known &= (rates.gap != 0) | slopes.any(axis=1)
        for i in np.flatnonzero(~known | (rates.gap < -rates.no_gap)):
            word = "negative" if known[i] else "without a value or a gradient"
            raise SimulationError(
                f"The gap of the contact '{self.gaps[i].name}' is {word} at the start of {self.model.name}: "
                f"{rates.gap[i]:.3g}. Start where it is open or zero."
            )
        rests = (rates.gap <= rates.no_gap) & (np.abs(rates.rate) <= rates.no_rate)
        return self.places.with_modes(
            made,
            [self._choice.mode_of(i, rates) if rests[i] else OPEN for i in range(self.count)],
            headings,
        )

    def change(
        self, t: float, before: np.ndarray, after: np.ndarray, u: np.ndarray, happened: Iterable[int]
    ) -> np.ndarray:
        """The state after events, with the modes that follow; ``happened`` are numbers of events."""
        told: list[list[int]] = [[], [], [], [], []]
        for number in happened:
            if (i := self._owner(number)) >= 0:
                told[number - self._first[i]].append(i)
        touched, lifted, stopped, released, turned = told
        return self._resolve(t, after, u, touched, Told(lifted, stopped, released, turned))

    def find_moot(self, after: np.ndarray, happened: Sequence[int]) -> set[int]:
        """What is told in other words: where a contact opened, slipping or sticking ended with its force.

        And a slip in two directions that seemed to stop, but turned, or the other way round.
        """
        found = set()
        for number in happened:
            if (i := self._owner(number)) < 0:
                continue
            which, closed = number - self._first[i], after[self.places.closed[i]]
            opened = which >= 2 and not closed and self._first[i] + 1 in happened
            slips = i in self.places.headings and bool(after[self.places.slips[i]])
            turned = which == _STOPS and slips
            if opened or turned or (which == _TURNS and not slips):
                found.add(number)
        return found

    def _owner(self, number: int) -> int:
        """The contact that an event belongs to; −1 for events of no contact."""
        return int(np.searchsorted(self._first, number, side="right")) - 1

    def settle(self, t: float, y: np.ndarray, u: np.ndarray) -> np.ndarray:
        """The state with which a motion goes on, or begins, where forces may have jumped."""
        return self._resolve(t, y, u)

    def follow(self, t: float, y: np.ndarray, before: np.ndarray, after: np.ndarray) -> np.ndarray:
        """What an event that took one state to another makes of one near the first, with the same modes."""
        u, rates = np.zeros(len(self.model.inputs)), self._gaps.measure(t, before)
        near = [
            i for i in range(self.count) if before[self.places.closed[i]] or rates.gap[i] <= rates.no_gap[i]
        ]
        made = y
        if any(rates.rate[i] < -rates.no_rate[i] for i in near):
            made = self._collide(t, y, u, near, self._gaps.measure(t, y))[0]
        n = self.model.layout.nq + self.model.layout.nv
        made = np.concatenate([made[:n], after[n:]])
        return self._choice.without_speed(t, made, u) if after[self.places.closed].any() else made

    def measure(self, name: str, t: float, y: np.ndarray) -> float:
        """What vanishes at an event, of a state with the modes before it."""
        number, u = [event.name for event in self.events].index(name), np.zeros(len(self.model.inputs))
        kernel = self.model.compilation.expressions([event.when for event in self.events])
        return float(kernel(np.array([t]), y, u, np.array(self.model.values), u[:0])[number])

    def changed(self, before: np.ndarray, after: np.ndarray) -> list[tuple[str, range]]:
        """What happened to every contact whose modes differ, and the numbers of its events."""
        found = []
        for i, gap in enumerate(self.gaps):
            places = [self.places.closed[i], *([self.places.slips[i]] if gap.rough else [])]
            places += [self.places.headings[i]] if gap.spatial else []
            one, other = before[places], after[places]
            if np.array_equal(one, other):
                continue
            if one[0] != other[0]:
                which = 0 if other[0] else 1
            else:
                which = _TURNS if one[1] == other[1] else 3 if other[1] else _STOPS
            found.append((gap.events[which].name, range(int(self._first[i]), int(self._first[i + 1]))))
        return found

    @property
    def note(self) -> str:
        """How contacts were met, and what was odd about impacts and friction, for the outcome."""
        said = " Contacts by events."
        if self.lowered:
            said += (
                f" Restitution with friction would have added energy to {len(self.lowered)} of the impacts, "
                f"first at t = {self.lowered[0]:g}; it was lowered there."
            )
        if self.jammed:
            said += (
                f" At t = {self.jammed[0]:g} no force could keep a slipping contact closed (Painlevé's "
                "paradox): an impulse stopped it."
            )
        return said

    def _resolve(
        self,
        t: float,
        y: np.ndarray,
        u: np.ndarray,
        touched: Sequence[int] = (),
        told: Told = NOTHING_TOLD,
    ) -> np.ndarray:
        self._began = t if self._began is None else self._began
        rates = self._gaps.measure(t, y)
        near = {i for i in range(self.count) if y[self.places.closed[i]] or rates.gap[i] <= rates.no_gap[i]}
        near |= set(touched)
        if any(rates.rate[i] < -rates.no_rate[i] for i in near):
            y, rates = self._collide(t, y, u, sorted(near), rates)
            told = Told(told.lifted)
        if still := self._find_still(t, y, u, sorted(near), rates):
            rests = [
                i in still or (i in near and rates.rate[i] <= rates.no_rate[i]) for i in range(self.count)
            ]
            modes = [self._choice.mode_of(i, rates) if rests[i] else OPEN for i in range(self.count)]
            headings = self._choice.find_headings(y, rates)
            y = self._choice.without_speed(t, self.places.with_modes(y, modes, headings), u)
            rates = self._gaps.measure(t, y)
        closed = [i for i in sorted(near) if rates.rate[i] <= rates.no_rate[i]]
        settled = self._choice.choose(t, y, u, closed, rates, told)
        return self._jam(t, y, u, closed, rates) if settled is None else settled

    def _jam(self, t: float, y: np.ndarray, u: np.ndarray, closed: list[int], rates: Rates) -> np.ndarray:
        """The state after an impulse that stops what slips, where forces cannot keep it closed."""
        after = jam(self._impact(t, y, u, closed, rates)) if closed else None
        if after is not None:
            made = y.copy()
            made[self.model.layout.v] = after
            rates = self._gaps.measure(t, made)
            settled = self._choice.choose(t, made, u, closed, rates, NOTHING_TOLD)
            if settled is not None:
                self.jammed.append(t)
                return settled
        raise SimulationError(
            f"{self._listed(closed)} can neither open nor stay closed, stick nor slip at t = {t:g}: no "
            "combination agrees with Coulomb's law there, nor does an impulse (Painlevé's paradox); smaller "
            "coefficients of friction have no such configurations"
        )

    def _collide(
        self, t: float, y: np.ndarray, u: np.ndarray, near: list[int], rates: Rates
    ) -> tuple[np.ndarray, Rates]:
        """The state after an impact of all contacts that are near, and its rates."""
        v, found = self.model.layout.v, collide(self._impact(t, y, u, near, rates))
        if found is None:
            names = self._listed(near)
            raise SimulationError(f"No impulses at {names} fit the laws of impact and friction at t = {t:g}")
        made = y.copy()
        made[v], kept = found
        if kept < 1:
            self.lowered.append(t)
        return made, self._gaps.measure(t, made)

    def _impact(self, t: float, y: np.ndarray, u: np.ndarray, near: list[int], rates: Rates) -> Impact:
        """What an impact of some contacts is decided by."""
        model, v, A = self.model, self.model.layout.v, rates.jacobian
        width = 2 if any(i in self.places.headings for i in near) else 1
        tangents = np.zeros((len(near), width, A.shape[1]))
        for k, i in enumerate(near):
            along = self.places.tangent.get(i, [])
            tangents[k, : len(along)] = A[along]
        return Impact(
            M=model.evaluate("mass_matrix", np.array([t]), y, u),
            v=y[v].copy(),
            constraints=A[self.places.bound],
            normals=A[[self.places.normal[i] for i in near]],
            closing=rates.rate[near],
            tangents=tangents,
            slips=rates.slip[near, :width],
            restitution=self.places.restitution[near],
            friction=self.places.friction[near],
            still=not model.card.explicit_time,
        )

    def _find_still(self, t: float, y: np.ndarray, u: np.ndarray, near: list[int], rates: Rates) -> list[int]:
        """The contacts whose bounce cannot be followed: it is too low, or the last of ever shorter ones.

        With ġ > 0 and g̈ < 0, g rises to ½ ġ²/|g̈|, comes back after 2 ġ/|g̈|, and all later
        bounces take as long, 1/(1 − ε) times.
        """
        if not any(rates.rate[i] > 0 for i in near):
            return []
        free = self.places.with_modes(y, [OPEN] * self.count)
        acceleration = self._gaps.accelerate(t, free, u)[0]
        pull = -self._gaps.second_rates(t, free, u, acceleration)[0]
        passed = t - (self._began or 0.0)
        found = []
        for i in near:
            speed = rates.rate[i]
            if not (speed > 0 and pull[i] > 0):
                continue
            rounding = np.finfo(float).eps * (rates.lever[i] + abs(t * speed))
            left = 2 * speed / pull[i] / max(1 - self.places.restitution[i], np.finfo(float).eps)
            over = left <= _NOTHING * passed + _ROUNDINGS * np.spacing(abs(t))
            if over or speed**2 / (2 * pull[i]) <= _ROUNDINGS * rounding:
                found.append(i)
        return found

    def _listed(self, which: Iterable[int]) -> str:
        return "the contacts " + " and ".join(f"'{self.gaps[i].name}'" for i in which)
