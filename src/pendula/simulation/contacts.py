"""Contacts during a run: what is open, closed, sticks and slips, and the events at which that changes.

Velocities first: where a closed gap or one that touches gets smaller, an impact turns it back
(``impacts.py``). Then accelerations: of all that touches and does not part, some stays closed and some opens,
some sticks and some slips. Of all combinations the first is taken that agrees with itself: what is closed
presses, what opens is accelerated apart, what sticks is held by a force within its limit, and what begins to
slip is accelerated in the direction in which it slips.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from pendula.errors import SimulationError
from pendula.model import Model
from pendula.simulation.gap_places import GapPlaces
from pendula.simulation.impacts import (
    BACKWARDS,
    DIRECTION,
    FORWARDS,
    OPEN,
    SMOOTH,
    STICKS,
    Impact,
    collide,
    combinations,
    jam,
)
from pendula.simulation.scales import length_of

_TOUCHES = 1e-11  # of the size of a system: a gap that is none
_NO_SPEED = 1e-12  # of the velocities that have met so far: a speed that is none
_ROUNDING = 1e-11  # of the forces that act: one that is none
# A bounce that rises by so many roundings of its gap is not seen; one of a sequence that is over after this
# part of the time that has passed, or so many roundings of it, is the last.
_ROUNDINGS, _NOTHING = 64.0, 1e-11


@dataclass(frozen=True, eq=False)
class _Rates:
    """Gaps, rates and slip velocities of every contact, whatever its mode, and what is as good as none."""

    gap: np.ndarray
    rate: np.ndarray
    slip: np.ndarray
    no_gap: np.ndarray
    no_rate: np.ndarray
    no_slip: np.ndarray
    jacobian: np.ndarray


class Contacts:
    """The contacts of a model."""

    def __init__(self, model: Model) -> None:
        self.model, self.places = model, GapPlaces(model)
        self.gaps, self.count = self.places.gaps, self.places.count
        self.events = tuple(event for gap in self.gaps for event in gap.events)
        self._first = np.cumsum([0, *(len(gap.events) for gap in self.gaps)])
        self._began: float | None = None
        self._fastest = np.zeros(len(model.constraints))  # of every row, the velocities that have met so far
        # Instants at which restitution would have added energy, and at which an impulse stopped what slipped.
        self.lowered: list[float] = []
        self.jammed: list[float] = []

    def begin(self, t: float, y: np.ndarray) -> np.ndarray:
        """The state with the modes that its positions and velocities tell."""
        made = self.places.with_modes(y, [OPEN] * self.count)
        rates = self._rates(t, made)
        known = np.isfinite(rates.gap) & np.isfinite(rates.jacobian[self.places.normal]).all(axis=1)
        for i in np.flatnonzero(~known | (rates.gap < -rates.no_gap)):
            word = "negative" if known[i] else "without a value or a gradient"
            raise SimulationError(
                f"The gap of the contact '{self.gaps[i].name}' is {word} at the start of {self.model.name}: "
                f"{rates.gap[i]:.3g}. Start where it is open or zero."
            )
        rests = (rates.gap <= rates.no_gap) & (np.abs(rates.rate) <= rates.no_rate)
        return self.places.with_modes(
            made, [self._sliding(i, rates) if rests[i] else OPEN for i in range(self.count)]
        )

    def change(
        self, t: float, before: np.ndarray, after: np.ndarray, u: np.ndarray, happened: Iterable[int]
    ) -> np.ndarray:
        """The state after events, with the modes that follow; ``happened`` are numbers of events."""
        told: list[list[int]] = [[], [], [], []]  # what closes, opens, stops slipping, starts slipping
        for number in happened:
            if (i := self._owner(number)) >= 0:
                told[number - self._first[i]].append(i)
        return self._resolve(t, after, u, *told)

    def find_moot(self, after: np.ndarray, happened: Sequence[int]) -> set[int]:
        """Ends of slipping or sticking in contacts that opened at the same instant: no force, no friction."""
        found = set()
        for number in happened:
            i = self._owner(number)
            opened = i >= 0 and self._first[i] + 1 in happened and not after[self.places.closed[i]]
            if opened and number - self._first[i] >= 2:
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
        u, rates = np.zeros(len(self.model.inputs)), self._rates(t, before)
        near = [
            i for i in range(self.count) if before[self.places.closed[i]] or rates.gap[i] <= rates.no_gap[i]
        ]
        made = y
        if any(rates.rate[i] < -rates.no_rate[i] for i in near):
            made = self._collide(t, y, u, near, self._rates(t, y))[0]
        n = self.model.layout.nq + self.model.layout.nv
        made = np.concatenate([made[:n], after[n:]])
        return self._without_speed(t, made, u) if after[self.places.closed].any() else made

    def measure(self, name: str, t: float, y: np.ndarray) -> float:
        """What vanishes at an event: a gap, the force that presses, a slip velocity, what holds."""
        number = [event.name for event in self.events].index(name)
        i, rates = self._owner(number), self._rates(t, y)
        forces = self._accelerate(t, y, np.zeros(len(self.model.inputs)))[1]
        pressing, held = forces[self.places.normal[i]], abs(forces[self.places.tangent.get(i, 0)])
        known = rates.gap[i], pressing, rates.slip[i], self.places.static[i] * pressing - held
        return float(known[number - self._first[i]])

    def changed(self, before: np.ndarray, after: np.ndarray) -> list[tuple[str, range]]:
        """What happened to every contact whose modes differ, and the numbers of its events."""
        found = []
        for i, gap in enumerate(self.gaps):
            places = [self.places.closed[i], *([self.places.slips[i]] if gap.rough else [])]
            one, other = before[places], after[places]
            if np.array_equal(one, other):
                continue
            which = (0 if other[0] else 1) if one[0] != other[0] else (3 if other[1] else 2)
            found.append((gap.events[which].name, range(int(self._first[i]), int(self._first[i + 1]))))
        return found

    @property
    def note(self) -> str:
        """What was odd about impacts and friction, in sentences for the outcome; "" if nothing was."""
        said = ""
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
        lifted: Sequence[int] = (),
        stopped: Sequence[int] = (),
        released: Sequence[int] = (),
    ) -> np.ndarray:
        self._began = t if self._began is None else self._began
        rates = self._rates(t, y)
        near = {i for i in range(self.count) if y[self.places.closed[i]] or rates.gap[i] <= rates.no_gap[i]}
        near |= set(touched)
        if any(rates.rate[i] < -rates.no_rate[i] for i in near):
            y, rates = self._collide(t, y, u, sorted(near), rates)
            stopped = released = ()
        if still := self._find_still(t, y, u, sorted(near), rates):
            rests = [
                i in still or (i in near and rates.rate[i] <= rates.no_rate[i]) for i in range(self.count)
            ]
            modes = [self._sliding(i, rates) if rests[i] else OPEN for i in range(self.count)]
            y = self._without_speed(t, self.places.with_modes(y, modes), u)
            rates = self._rates(t, y)
        closed = [i for i in sorted(near) if rates.rate[i] <= rates.no_rate[i]]
        options = self._options(t, y, u, closed, rates, (lifted, stopped, released))
        settled = self._choose(t, y, u, options, rates, {*lifted, *released})
        return self._jam(t, y, u, closed, rates) if settled is None else settled

    def _jam(self, t: float, y: np.ndarray, u: np.ndarray, closed: list[int], rates: _Rates) -> np.ndarray:
        """The state after an impulse that stops what slips, where forces cannot keep it closed."""
        after = jam(self._impact(t, y, u, closed, rates)) if closed else None
        if after is not None:
            made = y.copy()
            made[self.model.layout.v] = after
            rates = self._rates(t, made)
            options = self._options(t, made, u, closed, rates, ((), (), ()))
            settled = self._choose(t, made, u, options, rates, set())
            if settled is not None:
                self.jammed.append(t)
                return settled
        raise SimulationError(
            f"{self._listed(closed)} can neither open nor stay closed, stick nor slip at t = {t:g}: no "
            "combination agrees with Coulomb's law there, nor does an impulse (Painlevé's paradox); smaller "
            "coefficients of friction have no such configurations"
        )

    def _collide(
        self, t: float, y: np.ndarray, u: np.ndarray, near: list[int], rates: _Rates
    ) -> tuple[np.ndarray, _Rates]:
        """The state after an impact of all contacts that are near, and its rates."""
        v, found = self.model.layout.v, collide(self._impact(t, y, u, near, rates))
        if found is None:
            names = self._listed(near)
            raise SimulationError(f"No impulses at {names} fit the laws of impact and friction at t = {t:g}")
        made = y.copy()
        made[v], kept = found
        if kept < 1:
            self.lowered.append(t)
        return made, self._rates(t, made)

    def _impact(self, t: float, y: np.ndarray, u: np.ndarray, near: list[int], rates: _Rates) -> Impact:
        """What an impact of some contacts is decided by."""
        model, v, A = self.model, self.model.layout.v, rates.jacobian
        rough = [self.places.tangent.get(i) for i in near]
        return Impact(
            M=model.evaluate("mass_matrix", np.array([t]), y, u),
            v=y[v].copy(),
            constraints=A[self.places.bound],
            normals=A[[self.places.normal[i] for i in near]],
            closing=rates.rate[near],
            tangents=np.array([np.zeros(A.shape[1]) if row is None else A[row] for row in rough]),
            slips=rates.slip[near],
            restitution=self.places.restitution[near],
            friction=self.places.friction[near],
            still=not model.card.explicit_time,
        )

    def _find_still(
        self, t: float, y: np.ndarray, u: np.ndarray, near: list[int], rates: _Rates
    ) -> list[int]:
        """The contacts whose bounce cannot be followed: it is too low, or the last of ever shorter ones.

        With ġ > 0 and g̈ < 0, g rises to ½ ġ²/|g̈|, comes back after 2 ġ/|g̈|, and all later
        bounces take as long, 1/(1 − ε) times.
        """
        if not any(rates.rate[i] > 0 for i in near):
            return []
        free = self.places.with_modes(y, [OPEN] * self.count)
        acceleration = self._accelerate(t, free, u)[0]
        pull = -self._second_rates(t, free, u, acceleration)[0]
        passed = t - (self._began or 0.0)
        found = []
        for i in near:
            speed = rates.rate[i]
            if not (speed > 0 and pull[i] > 0):
                continue
            lever = np.abs(rates.jacobian[self.places.normal[i]]) @ np.abs(y[self.model.layout.q])
            rounding = np.finfo(float).eps * (lever + abs(t * speed))
            left = 2 * speed / pull[i] / max(1 - self.places.restitution[i], np.finfo(float).eps)
            over = left <= _NOTHING * passed + _ROUNDINGS * np.spacing(abs(t))
            if over or speed**2 / (2 * pull[i]) <= _ROUNDINGS * rounding:
                found.append(i)
        return found

    def _options(
        self,
        t: float,
        y: np.ndarray,
        u: np.ndarray,
        closed: list[int],
        rates: _Rates,
        told: tuple[Sequence[int], Sequence[int], Sequence[int]],
    ) -> dict[int, tuple[str, ...]]:
        """The modes that every contact which does not part may take; events have told some of them."""
        lifted, stopped, released = told
        held = self._accelerate(t, y, u)[1] if released else np.zeros(0)
        options: dict[int, tuple[str, ...]] = {}
        for i in closed:
            resting = i in stopped or abs(rates.slip[i]) <= rates.no_slip[i]
            if i in lifted:
                options[i] = (OPEN,)
            elif i in released:
                options[i] = (FORWARDS if held[self.places.tangent[i]] < 0 else BACKWARDS, OPEN)
            elif i in self.places.tangent and resting:
                options[i] = (STICKS, FORWARDS, BACKWARDS, OPEN)
            else:
                options[i] = (self._sliding(i, rates), OPEN)
        return options

    def _choose(
        self,
        t: float,
        y: np.ndarray,
        u: np.ndarray,
        options: dict[int, tuple[str, ...]],
        rates: _Rates,
        told: set[int],
    ) -> np.ndarray | None:
        """The state in which what touches and does not part is closed or opens, sticks or slips."""
        for chosen in combinations(list(options.values())):
            modes = dict(zip(options, chosen, strict=True))
            tried = self.places.with_modes(y, [modes.get(i, OPEN) for i in range(self.count)])
            if self._agrees(t, tried, u, modes, rates, told):
                return self._without_speed(t, tried, u) if any(m != OPEN for m in chosen) else tried
        return None

    def _agrees(
        self, t: float, y: np.ndarray, u: np.ndarray, modes: dict[int, str], rates: _Rates, told: set[int]
    ) -> bool:
        """Whether a combination of modes gives forces and accelerations that fit it."""
        acceleration, forces = self._accelerate(t, y, u)
        apart, along = self._second_rates(t, y, u, acceleration)
        no_force, no_change = self._scales(t, y, u, rates)
        for i, mode in modes.items():
            if mode == OPEN:
                fits = i in told or apart[i] >= -no_change[i]
            else:
                pressing = forces[self.places.normal[i]]
                fits = pressing >= -no_force[i]
                if mode == STICKS:
                    limit = self.places.static[i] * pressing + no_force[i]
                    fits = fits and abs(forces[self.places.tangent[i]]) <= limit
                elif mode != SMOOTH and abs(rates.slip[i]) <= rates.no_slip[i]:
                    fits = fits and (i in told or DIRECTION[mode] * along[i] > 0)
            if not fits:
                return False
        return True

    def _scales(self, t: float, y: np.ndarray, u: np.ndarray, rates: _Rates) -> tuple[np.ndarray, np.ndarray]:
        """Normal forces, and accelerations of gaps, that are only rounding of what the forces would do."""
        now = np.array([t])
        M, f = (self.model.evaluate(name, now, y, u) for name in ("mass_matrix", "force"))
        N = rates.jacobian[self.places.normal]
        inverse = np.linalg.inv(M)
        usual = np.abs(N) @ (np.abs(inverse) @ np.abs(f))
        compliance = np.einsum("ij,jk,ik->i", N, inverse, N)
        return _ROUNDING * usual / np.maximum(compliance, 1e-300), _ROUNDING * usual

    def _accelerate(self, t: float, y: np.ndarray, u: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Accelerations and multipliers."""
        solution = self.model.evaluate("solution", np.array([t]), y, u)
        return solution[: self.model.layout.nv], solution[self.model.layout.nv :]

    def _second_rates(
        self, t: float, y: np.ndarray, u: np.ndarray, acceleration: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """How gaps and slip velocities are accelerated."""
        x = np.ascontiguousarray(acceleration)
        found = self.model.evaluate("constraint_acceleration", np.array([t]), self.places.ungated(y), u, x)
        along = np.zeros(self.count)
        for i, row in self.places.tangent.items():
            along[i] = found[row]
        return found[self.places.normal], along

    def _rates(self, t: float, y: np.ndarray) -> _Rates:
        model, now, u = self.model, np.array([t]), np.zeros(len(self.model.inputs))
        rows, v = self.places.ungated(y), np.abs(y[self.model.layout.v])
        residuals = model.evaluate("constraints", now, rows, u)
        A = model.evaluate("constraint_jacobian", now, rows, u)
        turning, length = np.array(model.card.turning), length_of(model, t, y)
        speeds = np.where(turning, v.max(), v[~turning].max(initial=0.0))
        rates, sizes = residuals[model.card.holonomic :], np.abs(A) @ speeds
        # Parts that are not by velocities, of walls that move, are as large as what they are compared with.
        sizes = sizes + np.abs(rates - A @ y[model.layout.v])
        self._fastest = sizes = np.maximum(sizes, self._fastest)
        reach = np.abs(A) @ np.where(turning, 1.0, length)
        slip, no_slip = np.zeros(self.count), np.zeros(self.count)
        for i, row in self.places.tangent.items():
            slip[i], no_slip[i] = rates[row], _NO_SPEED * sizes[row]
        normal = self.places.normal
        return _Rates(
            residuals[normal],
            rates[normal],
            slip,
            _TOUCHES * reach[normal],
            _NO_SPEED * sizes[normal],
            no_slip,
            A,
        )

    def _sliding(self, i: int, rates: _Rates) -> str:
        """The mode of a closed contact that its slip velocity tells."""
        if i not in self.places.tangent:
            return SMOOTH
        if abs(rates.slip[i]) <= rates.no_slip[i]:
            return STICKS
        return FORWARDS if rates.slip[i] > 0 else BACKWARDS

    def _without_speed(self, t: float, y: np.ndarray, u: np.ndarray) -> np.ndarray:
        """The state in which what is closed does not open, nor slip while it sticks, by rounding either."""
        made = y.copy()
        made[self.model.layout.v] += self.model.evaluate("velocity_correction", np.array([t]), y, u)
        return made

    def _listed(self, which: Iterable[int]) -> str:
        return "the contacts " + " and ".join(f"'{self.gaps[i].name}'" for i in which)
