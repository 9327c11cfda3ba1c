"""Gaps, rates and slip velocities of a state, whatever its modes, and how forces accelerate them."""

from dataclasses import dataclass

import numpy as np

from pendula.model import Model
from pendula.simulation.gap_places import GapPlaces
from pendula.simulation.scales import find_turning, length_of

_TOUCHES = 1e-11  # of the size of a system: a gap that is none
_NO_SPEED = 1e-12  # of the velocities that have met so far: a speed that is none
_STOPPED = 1e-10  # of them, too: a slip velocity that is none where an event says that its direction turned
_ROUNDING = 1e-11  # of the forces that act: one that is none
_PART = 1e-2  # of the time of a run


@dataclass(frozen=True, eq=False)
class Rates:
    """Gaps, rates and slip velocities of every contact, and what is as good as none.

    Slip velocities have two components; the second is zero in the plane, both are without friction. Levers
    are the sizes of what gaps are differences of.
    """

    gap: np.ndarray
    rate: np.ndarray
    slip: np.ndarray
    no_gap: np.ndarray
    no_rate: np.ndarray
    no_slip: np.ndarray
    lever: np.ndarray
    jacobian: np.ndarray

    @property
    def speed(self) -> np.ndarray:
        """How fast each contact slips."""
        return np.hypot(*self.slip.T)

    @property
    def heading(self) -> np.ndarray:
        """The angle from the first tangent to the second in which each slips."""
        return np.arctan2(self.slip[:, 1], self.slip[:, 0])

    def is_at_rest(self, i: int, turned: bool = False) -> bool:
        """Whether a contact does not slip; ``turned`` says that it was seen to turn, as what stops does."""
        small = _STOPPED / _NO_SPEED if turned else 1.0
        return bool(self.speed[i] <= small * self.no_slip[i])


class GapRates:
    """Evaluates gaps of a model and remembers the fastest that it has seen."""

    def __init__(self, model: Model, places: GapPlaces) -> None:
        self.model, self.places, self.duration = model, places, 0.0
        self._fastest = np.zeros(len(model.constraints))  # of every row, the velocities that have met so far

    def measure(self, t: float, y: np.ndarray) -> Rates:
        """Gaps and rates of a state."""
        model, places, now = self.model, self.places, np.array([t])
        rows, u, v = places.ungated(y), np.zeros(len(model.inputs)), np.abs(y[model.layout.v])
        residuals = model.evaluate("constraints", now, rows, u)
        A = model.evaluate("constraint_jacobian", now, rows, u)
        turning, length = find_turning(model), length_of(model, t, y)
        speeds = np.where(turning, v.max(), v[~turning].max(initial=0.0))
        rates, sizes = residuals[model.card.holonomic :], np.abs(A) @ speeds
        # Parts that are not by velocities, of walls that move, are as large as what they are compared with.
        sizes = sizes + np.abs(rates - A @ y[model.layout.v])
        self._fastest = sizes = np.maximum(sizes, self._fastest)
        extent = np.where(turning, 1.0, length)
        reach = np.abs(A) @ extent
        if places.headings:
            sizes = np.maximum(sizes, self._falling_speeds(t, y, A, reach))
        slip, no_slip = np.zeros((places.count, 2)), np.zeros(places.count)
        for i, along in places.tangent.items():
            slip[i, : len(along)], no_slip[i] = rates[along], _NO_SPEED * sizes[along].max()
        normal = places.normal
        return Rates(
            residuals[normal],
            rates[normal],
            slip,
            _TOUCHES * reach[normal],
            _NO_SPEED * sizes[normal],
            no_slip,
            np.abs(A[normal]) @ (np.abs(y[model.layout.q]) if model.layout.identity else extent),
            A,
        )

    def _falling_speeds(self, t: float, y: np.ndarray, A: np.ndarray, reach: np.ndarray) -> np.ndarray:
        """Velocities of all rows that forces give them on ways as large as the system: √(2 a l).

        What slips in two directions has no sign that tells where it stops, and may have met no other speed.
        Where all coordinates are zero, velocities that it gets in a part of the time.
        """
        now, u = np.array([t]), np.zeros(len(self.model.inputs))
        M, f = (self.model.evaluate(name, now, y, u) for name in ("mass_matrix", "force"))
        a = np.abs(A) @ np.abs(np.linalg.solve(M, f))
        return np.where(reach > 0, np.sqrt(2 * a * reach), _PART * self.duration * a)

    def accelerate(self, t: float, y: np.ndarray, u: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Accelerations and multipliers."""
        solution = self.model.evaluate("solution", np.array([t]), y, u)
        return solution[: self.model.layout.nv], solution[self.model.layout.nv :]

    def second_rates(
        self, t: float, y: np.ndarray, u: np.ndarray, acceleration: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """How gaps and slip velocities are accelerated."""
        x, places = np.ascontiguousarray(acceleration), self.places
        found = self.model.evaluate("constraint_acceleration", np.array([t]), places.ungated(y), u, x)
        along = np.zeros((places.count, 2))
        for i, rows in places.tangent.items():
            along[i, : len(rows)] = found[rows]
        return found[places.normal], along

    def scales(self, t: float, y: np.ndarray, u: np.ndarray, rates: Rates) -> tuple[np.ndarray, np.ndarray]:
        """Normal forces, and accelerations of gaps, that are only rounding of what the forces would do."""
        now = np.array([t])
        M, f = (self.model.evaluate(name, now, y, u) for name in ("mass_matrix", "force"))
        N = rates.jacobian[self.places.normal]
        inverse = np.linalg.inv(M)
        usual = np.abs(N) @ (np.abs(inverse) @ np.abs(f))
        compliance = np.einsum("ij,jk,ik->i", N, inverse, N)
        return _ROUNDING * usual / np.maximum(compliance, 1e-300), _ROUNDING * usual

    def set_slip(self, t: float, y: np.ndarray, u: np.ndarray, wanted: dict[int, np.ndarray]) -> np.ndarray:
        """The state with other slip velocities of some contacts; all else that is held stays as it is.

        With the least change by kinetic energy: Δv = M⁻¹ Jᵀ (J M⁻¹ Jᵀ)⁺ Δ(J v).
        """
        rates, places = self.measure(t, y), self.places
        rows, change = list(places.bound), [np.zeros(len(places.bound))]
        for i in (i for i in range(places.count) if y[places.closed[i]]):
            sticks = i in places.slips and not y[places.slips[i]]
            along = places.tangent[i] if i in wanted or sticks else []
            rows += [places.normal[i], *along]
            asked = (wanted[i] - rates.slip[i])[: len(along)] if i in wanted else np.zeros(len(along))
            change.append(np.concatenate([[0.0], asked]))
        J, M = rates.jacobian[rows], self.model.evaluate("mass_matrix", np.array([t]), y, u)
        X = np.linalg.solve(M, J.T)
        made = y.copy()
        made[self.model.layout.v] += X @ np.linalg.lstsq(J @ X, np.concatenate(change), rcond=1e-12)[0]
        return made
