"""Steps over the gaps of a system by its energies: Moreau and Jean's time stepping.

With h the step and everything at the middle, qₘ = q + h v/2, vₘ = v + h M⁻¹f(qₘ, v)/2,

    v' = v + h M⁻¹ f(qₘ, vₘ),   v⁺ = v' + M⁻¹ (Aᵀ Λ + Nᵀ P + Wᵀ T),   q⁺ = qₘ + h v⁺/2

with impulses by Newton's law of restitution and Coulomb's of friction (``numerics/planar_friction.py``, and
``numerics/cone_friction.py`` where something slips in two directions) at the gaps that would be closed at the
middle (Moreau 1988; Jean, Comput. Methods Appl. Mech. Eng. 177, 1999).
Nothing is located: times of impact are known to a step, so that all of it is of first order.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from pendula.model import Model
from pendula.numerics.cone_friction import solve_cone_friction
from pendula.numerics.planar_friction import solve_planar_friction
from pendula.simulation.contacts import Contacts
from pendula.simulation.gap_places import GapPlaces
from pendula.simulation.impacts import BACKWARDS, FORWARDS, OPEN, SLIDES, SMOOTH, STICKS

IMPACTS, FRICTION, CORRECTION = "impacts", "friction", "position correction"
_CORRECTIONS = 2  # of positions, by Newton's method; gaps are nearly straight over a step


@dataclass(frozen=True, eq=False)
class Touch:
    """What a step did at the gaps that were closed: their numbers, impulses, which slip, which just met."""

    gaps: np.ndarray
    normal: np.ndarray
    tangent: np.ndarray  # two of each; the second is 0 in the plane, both are without friction
    slips: np.ndarray
    hits: np.ndarray


def _touch(gaps: np.ndarray, hits: np.ndarray) -> Touch:
    """Nothing yet at these gaps."""
    count = len(gaps)
    return Touch(gaps, np.zeros(count), np.zeros((count, 2)), np.zeros(count, dtype=bool), hits)


@dataclass(frozen=True, eq=False)
class _Middle:
    """Gaps, rates and inertia in the middle of a step, with the velocities of its start."""

    gaps: np.ndarray
    rates: np.ndarray  # of all rows
    jacobian: np.ndarray
    inverse: np.ndarray  # M⁻¹ Aᵀ, of what other constraints leave free
    v: np.ndarray
    free: np.ndarray  # the velocities without contact


class GapSteps:
    """The steps of a model with gaps, and what they keep: works by name and how well the laws hold."""

    def __init__(self, model: Model, t: float, y: np.ndarray) -> None:
        self.model, self.places, self.t = model, GapPlaces(model), t
        self.y, self._u = Contacts(model).begin(t, y), np.zeros(len(model.inputs))
        system: Any = model.description
        self._forces = model.card.power_names[: len(system.forces)]
        self.works = dict.fromkeys((*self._forces, IMPACTS, FRICTION, CORRECTION), 0.0)
        # By how much a step misses the laws of impact and friction, m/s, and how deep a gap is, m, at worst.
        self.law, self.depth = 0.0, 0.0
        self.touch = _touch(np.zeros(0, dtype=int), np.zeros(0, dtype=bool))
        # A static coefficient holds what did not slip in the step before.
        self._held = {
            i for i, at in self.places.slips.items() if self.y[self.places.closed[i]] > self.y[at] ** 2
        }

    def advance(self, h: float) -> None:
        """One step."""
        layout, now = self.model.layout, self.t + h / 2
        v, y = self.y[layout.v].copy(), self.places.ungated(self.y)
        y[layout.q] += h / 2 * v
        M = self._at("mass_matrix", now, y)
        y[layout.v] = v + h / 2 * np.linalg.solve(M, self._at("force", now, y))
        pushed = h * np.linalg.solve(M, self._at("force", now, y))
        y[layout.v] = v
        after = self._collide(self._middle(now, y, M, pushed), h)
        y[layout.v] = (v + after) / 2
        nothing = np.zeros(layout.nv + len(self.model.constraints))
        for name, power in zip(self._forces, self._at("powers", now, y, nothing), strict=False):
            self.works[name] += h * float(power)
        y[layout.q] += h / 2 * after
        y[layout.v] = after
        self.t += h
        self.y = self.places.with_modes(self._correct(y, h), *self._modes())

    def find_gaps(self) -> np.ndarray:
        """All gaps as they are now."""
        return self._at("constraints", self.t, self.places.ungated(self.y))[self.places.normal]

    def _middle(self, now: float, y: np.ndarray, M: np.ndarray, pushed: np.ndarray) -> _Middle:
        """What a step is decided by; constraints that are no gaps are kept by impulses of their own."""
        residuals, A = self._at("constraints", now, y), self._at("constraint_jacobian", now, y)
        rates, v, bound = residuals[self.model.card.holonomic :], y[self.model.layout.v], self.places.bound
        inverse, free = np.linalg.solve(M, A.T), v + pushed
        if bound:
            own = inverse[:, bound] @ np.linalg.pinv(A[bound] @ inverse[:, bound], hermitian=True)
            free = free - own @ (rates[bound] + A[bound] @ pushed)
            inverse = inverse - own @ (A[bound] @ inverse)
        return _Middle(residuals[self.places.normal], rates, A, inverse, v, free)

    def _collide(self, at: _Middle, h: float) -> np.ndarray:
        """The velocities after the impulses at the gaps that would be closed in the middle of the step."""
        places = self.places
        drawn = at.jacobian[places.normal] @ (at.free - at.v)
        near = np.flatnonzero(at.gaps + h / 2 * drawn <= 0)
        pressed = self.touch.gaps[self.touch.normal > 0]
        self.touch = _touch(near, (at.rates[places.normal] < 0)[near] & ~np.isin(near, pressed))
        if not len(near):
            self._held = set()
            return at.free
        # Rows of gaps, then of the tangents of those that have friction.
        along = [row for i in near for row in places.tangent.get(i, [])]
        ends = np.cumsum([len(near), *(len(places.tangent.get(i, [])) for i in near)])
        tangents = [range(a, b) for a, b in pairwise(ends.tolist())]
        normal = [places.normal[i] for i in near]
        rows, cols = at.jacobian[[*normal, *along]], at.inverse[:, [*normal, *along]]
        free = at.rates[[*normal, *along]] + rows @ (at.free - at.v)
        rebound = places.restitution[near] * np.minimum(at.rates[normal], 0.0)
        impulses, slips = self._push(near, (rows @ cols, free, rebound), tangents)
        after = at.free + cols @ impulses
        self._keep(impulses, slips, tangents)
        P, k = impulses[: len(near)], len(near)
        opening = free[:k] + rows[:k] @ (after - at.free) + rebound
        self.law = max(self.law, float(np.where(P > 0, np.abs(opening), -opening).max()))
        # ½ (v⁺ + v)ᵀ M (v⁺ − v) is what forces and impulses change T by: both work with the mean velocity.
        mean = rows @ (at.v + after) / 2
        self.works[IMPACTS] += float(P @ mean[:k])
        self.works[FRICTION] += float(impulses[k:] @ mean[k:])
        return after

    def _push(
        self, near: np.ndarray, problem: tuple[np.ndarray, np.ndarray, np.ndarray], tangents: Sequence[range]
    ) -> tuple[np.ndarray, np.ndarray]:
        """Impulses of all rows, and which contacts slip; where one gives way, by its smaller coefficient."""
        sliding, sticking = self.places.friction[near], self.places.static[near]
        held = np.array([i in self._held for i in near], dtype=bool)
        found = _solve(*problem, np.where(held, sticking, sliding), tangents)
        loose = held & found[1]
        if (loose & (sticking > sliding)).any():
            found = _solve(*problem, np.where(held & ~loose, sticking, sliding), tangents)
        return found

    def _keep(self, impulses: np.ndarray, slips: np.ndarray, tangents: Sequence[range]) -> None:
        """Keep the impulses of a step, by contact."""
        self.touch.normal[:], self.touch.slips[:] = impulses[: len(slips)], slips
        for own, rows in zip(self.touch.tangent, tangents, strict=True):
            own[: len(rows)] = impulses[list(rows)]
        pressed = (self.touch.normal > 0) & ~self.touch.slips
        self._held = {int(i) for i in self.touch.gaps[pressed]}

    def _modes(self) -> tuple[list[str], np.ndarray]:
        """What every contact did in the step, and in which direction; friction opposes the slip."""
        modes, headings = [OPEN] * self.places.count, np.zeros(self.places.count)
        touch = self.touch
        for i, P, T, slips in zip(touch.gaps, touch.normal, touch.tangent, touch.slips, strict=True):
            if P > 0:
                sliding = SLIDES if i in self.places.headings else FORWARDS if T[0] < 0 else BACKWARDS
                modes[i] = (sliding if slips else STICKS) if i in self.places.tangent else SMOOTH
                headings[i] = np.arctan2(-T[1], -T[0])
        return modes, headings

    def _correct(self, y: np.ndarray, h: float) -> np.ndarray:
        """The state back on its constraints, and out of gaps that it does not leave by itself in a step."""
        layout, places = self.model.layout, self.places
        residuals = self._at("constraints", self.t, y)
        gaps, rates = residuals[places.normal], residuals[self.model.card.holonomic :][places.normal]
        self.depth = max(self.depth, float(-gaps.min(initial=0.0)))
        deep = (gaps < 0) & (h * rates <= -gaps)
        if not deep.any() and self.model.card.holonomic == places.count:
            return y
        made = places.with_modes(y, [SMOOTH if d else OPEN for d in deep])
        for _ in range(_CORRECTIONS):
            made[layout.q] += self._at("position_correction", self.t, made)
        before, after = (self._at("energy", self.t, state)[:2].sum() for state in (y, made))
        self.works[CORRECTION] += float(after - before)
        return made

    def _at(self, name: str, t: float, y: np.ndarray, *x: np.ndarray) -> np.ndarray:
        return self.model.evaluate(name, np.array([t]), y, self._u, *x)


def _solve(
    G: np.ndarray, free: np.ndarray, rebound: np.ndarray, friction: np.ndarray, tangents: Sequence[range]
) -> tuple[np.ndarray, np.ndarray]:
    """Impulses of all rows, and which contacts slip."""
    if any(len(rows) > 1 for rows in tangents):
        return solve_cone_friction(G, free, rebound, friction, tangents)
    rough = np.array([k for k, rows in enumerate(tangents) if len(rows)], dtype=int)
    P, T, slipping = solve_planar_friction(G, free, rebound, friction[rough], rough)
    slips = np.zeros(len(tangents), dtype=bool)
    slips[rough] = slipping
    return np.concatenate([P, T]), slips
