"""Impacts: velocities that jump where gaps close, by Newton's law of restitution and Coulomb's of friction.

All contacts that are closed or close at an instant take part at once. With v⁺ = v + M⁻¹ (Aᵀ Λ + Nᵀ P + Wᵀ T),

    A v⁺ = A v,    P ≥ 0,    N v⁺ + ε N v ≥ 0,    one of the two zero in every contact,
    |T| ≤ μ P,     T = −μ P sign(W v⁺) where W v⁺ ≠ 0

(Pfeiffer & Glocker 1996, ch. 8; Moreau 1988). Rates may have parts that do not depend on velocities, of walls
that move: they stand for N v and W v. Which contacts push, stick and slip is found by trying: of all
combinations, the first that fits.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, product

import numpy as np

OPEN, SMOOTH, STICKS, FORWARDS, BACKWARDS = "open", "smooth", "sticks", "forwards", "backwards"
DIRECTION = {STICKS: 0.0, FORWARDS: 1.0, BACKWARDS: -1.0}
MOST_TRIED = 20_000  # combinations
_FITS = 1e-10  # of the velocities that meet: by how much a law may be missed
_GAIN = 1e-12  # of the kinetic energy: by how much rounding may raise it
_HALVINGS = 50


@dataclass(frozen=True, eq=False)
class Impact:
    """Velocities and inertia where gaps close; every array of contacts has an entry for each that takes part.

    Of ``tangents`` and ``slips``, rows of contacts without friction are zero. ``still`` says whether no wall
    moves, which could add energy.
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
    rough = [(STICKS, FORWARDS, BACKWARDS, OPEN) if mu > 0 else (SMOOTH, OPEN) for mu in impact.friction]
    for modes in combinations(rough):
        after = law.velocities(modes)
        if after is not None:
            return after
    return None


class _Law:
    """The law of an impact, with what all combinations share."""

    def __init__(self, impact: Impact) -> None:
        self.impact, self.count = impact, len(impact.normals)
        self.rows = np.vstack([impact.constraints, impact.normals, impact.tangents])
        self.inverse = np.linalg.solve(impact.M, self.rows.T)
        self.compliance = self.rows @ self.inverse
        self.bound = len(impact.constraints)
        speeds = np.abs(self.rows[self.bound :]) @ np.abs(impact.v)
        self.speed = float(max(speeds.max(initial=0.0), np.abs(impact.closing).max(initial=0.0)))

    def velocities(self, modes: Sequence[str]) -> np.ndarray | None:
        """The velocities after the impact, where the modes agree with the law."""
        impact, k, first = self.impact, self.count, self.bound
        normal = [i for i, mode in enumerate(modes) if mode != OPEN]
        sticking = [i for i, mode in enumerate(modes) if mode == STICKS]
        held = [*range(first), *(first + i for i in normal), *(first + k + i for i in sticking)]
        # What an unknown impulse does: one that presses a slipping contact rubs, too.
        effect = np.zeros((len(self.rows), len(held)))
        effect[held, range(len(held))] = 1.0
        for place, i in enumerate(normal):
            effect[first + k + i, first + place] = -DIRECTION.get(modes[i], 0.0) * impact.friction[i]
        for place, i in enumerate(sticking):
            effect[first + k + i, first + len(normal) + place] = 1.0
        wanted = np.concatenate(
            [
                np.zeros(first),
                -(1 + impact.restitution[normal]) * impact.closing[normal],
                -impact.slips[sticking],
            ]
        )
        S = self.compliance[held] @ effect
        impulses = np.linalg.lstsq(S, wanted, rcond=1e-12)[0]
        small = _FITS * self.speed
        if np.abs(S @ impulses - wanted).max(initial=0.0) > small:
            return None
        change = self.compliance @ effect @ impulses
        opening, slips = impact.closing + change[first : first + k], impact.slips + change[first + k :]
        pressed, held_back = np.zeros(k), np.zeros(k)
        pressed[normal] = impulses[first : first + len(normal)]
        held_back[sticking] = impulses[first + len(normal) :]
        # Impulses next to those that would stop a contact by itself.
        inertia = 1 / np.maximum(np.diag(self.compliance)[first : first + k], 1e-300)
        for i, mode in enumerate(modes):
            tiny = small * inertia[i]
            fits = (
                opening[i] >= -impact.restitution[i] * impact.closing[i] - small
                if mode == OPEN
                else pressed[i] >= -tiny
                and abs(held_back[i]) <= impact.friction[i] * pressed[i] + tiny
                and DIRECTION.get(mode, 0.0) * slips[i] >= -small
            )
            if not fits:
                return None
        return impact.v + self.inverse @ (effect @ impulses)
