"""Impacts: velocities that jump where gaps close, by Newton's law of restitution and Coulomb's of friction.

All contacts that are closed or close at an instant take part at once. With v⁺ = v + M⁻¹ (Aᵀ Λ + Nᵀ P + Wᵀ T),

    A v⁺ = A v,    P ≥ 0,    N v⁺ + ε N v ≥ 0,    one of the two zero in every contact,
    |T| ≤ μ P,     T = −μ P W v⁺/|W v⁺| where W v⁺ ≠ 0

(Pfeiffer & Glocker 1996, ch. 8; Moreau 1988). Rates may have parts that do not depend on velocities, of walls
that move: they stand for N v and W v. Which contacts push, stick and slip is found by trying: of all
combinations, the first that fits. The direction of a slip in space is found by turning it (``turn``).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, product

import numpy as np

OPEN, SMOOTH, STICKS, FORWARDS, BACKWARDS = "open", "smooth", "sticks", "forwards", "backwards"
SLIDES = "slides"  # along a surface in space, in a direction of its own
DIRECTION = {STICKS: 0.0, FORWARDS: 1.0, BACKWARDS: -1.0, SLIDES: 1.0}
MOST_TURNS, TURNED = 200, 1e-14  # of a direction that is looked for, and how far the last of them is
MOST_TRIED = 20_000  # combinations
_FITS = 1e-10  # of the velocities that meet: by how much a law may be missed
_GAIN = 1e-12  # of the kinetic energy: by how much rounding may raise it
_HALVINGS = 50


@dataclass(frozen=True, eq=False)
class Impact:
    """Velocities and inertia where gaps close; every array of contacts has an entry for each that takes part.

    ``tangents`` has for each contact one row, or two if there is any that slips in two directions, and
    ``slips`` as many entries; those that a contact has not are zero. ``still`` says whether no wall moves,
    which could add energy.
    """

    M: np.ndarray
    v: np.ndarray
    constraints: np.ndarray
    normals: np.ndarray
    closing: np.ndarray  # the rates of the gaps before
    tangents: np.ndarray
    slips: np.ndarray  # the slip velocities before
    restitution: np.ndarray
    friction: np.ndarray
    still: bool = True


def collide(impact: Impact) -> tuple[np.ndarray, float] | None:
    """Velocities after an impact, and the part of the restitution that was kept; None if no law fits.

    Newton's law with friction may add energy where contacts are far from the centre of mass (Kane & Levinson
    1985). Restitution is then lowered until none is added; without any, friction only takes.
    """
    after = _collide(impact, 1.0)
    if after is None or not _gains(impact, after):
        return None if after is None else (after, 1.0)
    low, high, kept = 0.0, 1.0, _collide(impact, 0.0)
    for _ in range(_HALVINGS):
        middle = 0.5 * (low + high)
        tried = _collide(impact, middle)
        if tried is None or _gains(impact, tried):
            high = middle
        else:
            low, kept = middle, tried
    return None if kept is None else (kept, low)


def jam(impact: Impact) -> np.ndarray | None:
    """Velocities after an impulse that stops what slips although nothing closes; None if none fits.

    Where no force keeps a slipping contact closed (Painlevé's paradox), an impulse without a collision does
    (Génot & Brogliato, New results on Painlevé paradoxes, 1999).
    """
    law = _Law(impact)
    for modes in combinations([(STICKS, OPEN) if mu > 0 else (SMOOTH, OPEN) for mu in impact.friction]):
        after = law.velocities(modes)
        if after is not None and not np.array_equal(after, impact.v):
            return after
    return None


def _gains(impact: Impact, after: np.ndarray) -> bool:
    before, later = (float(v @ impact.M @ v) for v in (impact.v, after))
    return impact.still and later > before * (1 + _GAIN)


def combinations(options: Sequence[Sequence[str]]) -> Iterator[tuple[str, ...]]:
    """Every combination of modes, the first options first."""
    return islice(product(*options), MOST_TRIED)


def _collide(impact: Impact, part: float) -> np.ndarray | None:
    """Velocities after an impact with a part of its restitution; None if no combination fits."""
    law = _Law(replace(impact, restitution=part * impact.restitution))
    sliding = [(STICKS, SLIDES, OPEN) if two else (STICKS, FORWARDS, BACKWARDS, OPEN) for two in law.spatial]
    options = zip(sliding, impact.friction, strict=True)
    for modes in combinations([rough if mu > 0 else (SMOOTH, OPEN) for rough, mu in options]):
        after = law.velocities(modes)
        if after is not None:
            return after
    return None


def turn(direction: np.ndarray, slip: np.ndarray, most: float) -> np.ndarray:
    """A direction of slip that is nearer to the one in which friction against it lets something slip.

    With slip = s − F d for a direction d, where friction changes it by F d and F may have directions of its
    own, none larger than ``most``: that of s − F d + most d, which is the solution where F is a number.
    """
    made = slip + most * direction
    length = np.linalg.norm(made)
    return made / length if length > 0 else direction


class _Law:
    """The law of an impact, with what all combinations share."""

    def __init__(self, impact: Impact) -> None:
        self.impact, self.count, self.width = impact, len(impact.normals), impact.tangents.shape[1]
        along = impact.tangents.reshape(-1, impact.tangents.shape[-1])
        self.rows = np.vstack([impact.constraints, impact.normals, along])
        self.inverse = np.linalg.solve(impact.M, self.rows.T)
        self.compliance = self.rows @ self.inverse
        self.bound = len(impact.constraints)
        self.spatial = [self.width > 1 and bool(rows[1:].any()) for rows in impact.tangents]
        speeds = np.abs(self.rows[self.bound :]) @ np.abs(impact.v)
        self.speed = float(max(speeds.max(initial=0.0), np.abs(impact.closing).max(initial=0.0)))

    def velocities(self, modes: Sequence[str]) -> np.ndarray | None:
        """The velocities after the impact, where the modes agree with the law."""
        directions = np.array([self._first_direction(i, mode) for i, mode in enumerate(modes)])
        sliding = [i for i, mode in enumerate(modes) if mode == SLIDES]
        impulses = self._push(modes, directions)
        for _ in range(MOST_TURNS if sliding else 0):
            if impulses is None:
                break
            last, slips = directions.copy(), self.impact.slips + self._along(self.compliance @ impulses)
            for i in sliding:
                rubs = self.impact.friction[i] * max(impulses[self.bound + i], 0.0)
                most = rubs * np.linalg.norm(self.compliance[np.ix_(self._tangent(i), self._tangent(i))], 2)
                directions[i] = turn(directions[i], slips[i], float(most))
            if np.abs(directions - last).max() <= TURNED:
                break
            impulses = self._push(modes, directions)
        if impulses is None or not self._fits(modes, directions, impulses):
            return None
        return self.impact.v + self.inverse @ impulses

    def _tangent(self, i: int) -> list[int]:
        first = self.bound + self.count + self.width * i
        return list(range(first, first + self.width))

    def _along(self, change: np.ndarray) -> np.ndarray:
        """Of the changes of all rows, those of slip velocities."""
        return change[self.bound + self.count :].reshape(self.count, self.width)

    def _first_direction(self, i: int, mode: str) -> np.ndarray:
        """The direction of slip that a mode says, in space that before the impact."""
        made = np.zeros(self.width)
        made[0] = DIRECTION.get(mode, 0.0)
        return turn(made, self.impact.slips[i], 0.0) if mode == SLIDES else made

    def _push(self, modes: Sequence[str], directions: np.ndarray) -> np.ndarray | None:
        """The impulses of all rows where every contact does what its mode says; None if they cannot."""
        impact, first = self.impact, self.bound
        normal = [i for i, mode in enumerate(modes) if mode != OPEN]
        sticking = [i for i, mode in enumerate(modes) if mode == STICKS]
        along = [row for i in sticking for row in self._tangent(i)]
        held = [*range(first), *(first + i for i in normal), *along]
        # What an unknown impulse does: one that presses a slipping contact rubs, too.
        effect = np.zeros((len(self.rows), len(held)))
        effect[held, range(len(held))] = 1.0
        for place, i in enumerate(normal, first):
            effect[self._tangent(i), place] = -impact.friction[i] * directions[i]
        wanted = np.concatenate(
            [
                np.zeros(first),
                -(1 + impact.restitution[normal]) * impact.closing[normal],
                -impact.slips[sticking].ravel(),
            ]
        )
        S = self.compliance[held] @ effect
        impulses = np.linalg.lstsq(S, wanted, rcond=1e-12)[0]
        off = np.abs(S @ impulses - wanted).max(initial=0.0)
        return None if off > _FITS * self.speed else effect @ impulses

    def _fits(self, modes: Sequence[str], directions: np.ndarray, impulses: np.ndarray) -> bool:
        """Whether impulses press, hold within their limits, and rub against the slip that they leave."""
        impact, small, k, first = self.impact, _FITS * self.speed, self.count, self.bound
        change = self.compliance @ impulses
        opening, slips = impact.closing + change[first : first + k], impact.slips + self._along(change)
        pressed, held = impulses[first : first + k], np.linalg.norm(self._along(impulses), axis=1)
        ahead = np.einsum("ij,ij->i", slips, directions)
        across = np.linalg.norm(slips - ahead[:, None] * directions, axis=1)
        # Impulses next to those that would stop a contact by itself.
        inertia = 1 / np.maximum(np.diag(self.compliance)[first : first + k], 1e-300)
        for i, mode in enumerate(modes):
            tiny = small * inertia[i]
            if mode == OPEN:
                fits = opening[i] >= -impact.restitution[i] * impact.closing[i] - small
            else:
                fits = pressed[i] >= -tiny and ahead[i] >= -small
                fits = fits and (mode != STICKS or held[i] <= impact.friction[i] * pressed[i] + tiny)
                fits = fits and (mode != SLIDES or across[i] <= small)
            if not fits:
                return False
        return True
