"""All zeros of a balance in a box: Newton's method from many points, then with what was found divided out.

Deflation (Farrell, Birkisson & Funke, SIAM J. Sci. Comput. 37 (2015) A2026): F is multiplied by
η(x) = Π (1 + 1/|x − xᵢ|²), which has no zeros at the known xᵢ. Newton's step then is the plain one divided by
1 − δ·∇η/η, so that a deflated step costs no more than a plain one.
"""

import math
from dataclasses import dataclass

import numpy as np

from pendula.analysis.balance import Balance
from pendula.analysis.region import Region
from pendula.analysis.scaling import ScaledBalance, scale_balance

FIRST, LATER = 384, 128  # points of the first round, and of each round with deflation
ROUNDS = 20  # at most so many; one without anything new ends the search, unless some must be missing
ITERATIONS, DEFLATED, POLISHING = 30, 12, 3  # steps: plain, with deflation, and near a zero
# Of 1 + |w| in units of the box: a step so short ends the search from a point; those that follow square it.
SMALL = 1e-6
LONGEST = 0.2  # of the box: no step goes further along any axis
CONVERGED = 1e-9  # of the usual slopes: forces that count as none
SAME, BLURRED = 1e-5, 1e-3  # of the box: closer points are one; where slopes vanish, Newton's method is slow
VANISHING = 1e-6  # of the usual slopes: less is none
UNBOUNDED = 1e6  # multipliers beyond it are none
BACK = 36  # steps that lead back to a zero of which slopes vanish, each half of the way
MULTIPLIERS_ALONE = 1e-9  # of a direction of length 1: its part that changes positions, where that is none
ASIDE = 1e-2  # how far along a direction a zero is looked for that goes on
NULL = 1e-7  # of the largest singular value of the slopes: less is none


@dataclass(frozen=True, eq=False)
class Found:
    """Zeros of a balance, and how they were found.

    Attributes:
        points: the unknowns, row by row.
        directions: for each, the directions along which it goes on, row by row.
        starts: how many points Newton's method began at.
        rounds: how many rounds there were.
        index: the sum of the signs of det(∂F/∂q), 0 on a torus where none is missing; None if not known.
        degenerate: for each, whether slopes vanish, next to what is usual in the box, along some direction in
            which positions change.
    """

    points: list[np.ndarray]
    directions: list[np.ndarray]
    starts: int
    rounds: int
    index: int | None
    degenerate: list[bool]

    def residuals(self, balance: Balance) -> list[float]:
        """The largest force that is left over at each point."""
        if not self.points:
            return []
        return np.abs(balance.values(np.array(self.points))).max(axis=-1, initial=0.0).tolist()


def search(plain: Balance, box: Region) -> Found:
    """Every zero that is found in the box."""
    balance, region = scale_balance(plain, box)
    first = _starts(balance, region, FIRST, 0)
    scale = float(np.nanmedian(np.abs(balance.slopes(first)).max(axis=(-1, -2), initial=0.0)))
    pool = _Pool(balance, region, scale)
    pool.add(_newton(balance, region, first, [], scale))
    starts, rounds, more = FIRST, 1, True
    while rounds < ROUNDS and (more or (pool.index and rounds < ROUNDS // 2)):
        known = [point[: len(region.names)] for point in pool.points]
        more = pool.add(_newton(balance, region, _starts(balance, region, LATER, rounds), known, scale)) > 0
        starts, rounds = starts + LATER, rounds + 1
    order = sorted(range(len(pool.points)), key=lambda i: pool.points[i].round(6).tolist())
    points = [pool.points[i] * balance.unknowns for i in order]
    directions = [_unscale(balance, pool.directions[i]) for i in order]
    return Found(points, directions, starts, rounds, pool.index, [pool.degenerate[i] for i in order])


def _unscale(balance: ScaledBalance, directions: np.ndarray) -> np.ndarray:
    """Directions as they are without units, each with 1 as its largest entry."""
    if not len(directions):
        return directions
    made = directions * balance.directions[: balance.free]
    return made / np.abs(made).max(axis=-1, keepdims=True, initial=np.finfo(float).tiny)


class _Pool:
    """The zeros found so far, each of them once."""

    def __init__(self, balance: ScaledBalance, region: Region, scale: float) -> None:
        self.balance, self.region, self.scale = balance, region, scale
        self.points: list[np.ndarray] = []
        self.degenerate: list[bool] = []
        self.directions: list[np.ndarray] = []
        self._signs: list[int] = []
        self._families: list[int] = []  # points that go on

    @property
    def index(self) -> int | None:
        """The sum of indices, where the box has no border and all zeros are simple."""
        square = len(self.region.names) == len(self.balance.names)
        if not (self.region.closed and square) or self._families or 0 in self._signs:
            return None
        return sum(self._signs)

    def add(self, candidates: np.ndarray) -> int:
        """Take what is new among converged points; how many were."""
        n, before = len(self.region.names), len(self.points)
        candidates[:, :n] = self.region.fold(candidates[:, :n])
        candidates = candidates[self.region.contains(candidates[:, :n])]
        candidates = _one_of_each(self.region, candidates)
        if not len(candidates):
            return 0
        J = self.balance.slopes(candidates)
        _, sizes, right = np.linalg.svd(J)
        signs = np.sign(np.linalg.det(J)) if J.shape[1] == J.shape[2] else np.zeros(len(J))
        degenerate = self._are_degenerate(sizes, right)
        least = NULL * np.maximum(sizes.max(axis=-1, initial=0.0, keepdims=True), 1e-300)
        ranks = (sizes > least).sum(axis=-1).tolist()
        places = np.array([*self.points, *candidates])[:, :n]
        apart = self.region.difference(candidates[:, None, :n], places) / self.region.width
        # How far from a zero points may be that were led to it.
        reach = np.where([*self.degenerate, *degenerate], BLURRED, SAME)
        same = np.abs(apart).max(axis=-1, initial=0.0) < reach
        taken = np.arange(len(places)) < before
        for i, w in enumerate(candidates):
            if (same[i] & taken).any() or self._is_of_any_family(apart[i, taken]):
                continue
            taken[before + i] = True
            self.points.append(w)
            self.degenerate.append(degenerate[i])
            self._signs.append(int(signs[i]))
            self.directions.append(_free_directions(self.balance, self.region, w, right[i, ranks[i] :]))
            if len(self.directions[-1]):
                self._families.append(len(self.points) - 1)
        return len(self.points) - before

    def _are_degenerate(self, sizes: np.ndarray, right: np.ndarray) -> list[bool]:
        """Of points, by the singular values of their slopes, whether these vanish where positions change."""
        vanishing = sizes < VANISHING * self.scale
        found = np.asarray(vanishing.any(axis=-1))
        for i in np.flatnonzero(found):
            found[i] = _positions(self.balance, right[i, : sizes.shape[1]][vanishing[i]]).any()
        return found.tolist()

    def _is_of_any_family(self, apart: np.ndarray) -> bool:
        """Whether a point that lies so far apart from those found, row by row, is one of a family."""
        return any(self._is_of_family(apart[k], self.directions[k]) for k in self._families)

    def _is_of_family(self, apart: np.ndarray, along: np.ndarray) -> bool:
        """Whether a point lies along the directions of a zero that goes on."""
        if len(apart) > along.shape[1]:
            return True  # of quaternions only one family is given
        basis = np.linalg.qr((along / self.region.width).T)[0]
        apart = apart - basis @ (basis.T @ apart)
        # A family may bend: what is near to it counts as of it.
        return bool(np.abs(apart).max(initial=0.0) < 100 * SAME)


def _starts(balance: ScaledBalance, region: Region, count: int, seed: int) -> np.ndarray:
    points = region.sample(count, seed)
    w = np.concatenate((points, np.zeros((count, len(balance.model.constraints)))), axis=1)
    if balance.layout.unit:
        w = balance.normalise(w)
    if balance.model.constraints:
        # The multipliers that leave the least of F, to begin with.
        J = balance.slopes(w)[..., balance.free :]
        w[:, len(region.names) :] = -(np.linalg.pinv(J) @ balance.values(w)[..., None])[..., 0]
    return w


def _newton(
    balance: ScaledBalance, region: Region, w: np.ndarray, known: list[np.ndarray], scale: float
) -> np.ndarray:
    """Where Newton's method converges to from the points, known zeros divided out."""
    longest = np.full(len(balance.names), math.inf)
    if balance.layout.identity:
        longest[: balance.free] = LONGEST * region.width
    else:
        longest[: balance.layout.nv] = LONGEST * 5
    done, deflation = [], _Deflation(region, known) if known and len(longest) >= len(region.names) else None
    for _ in range(DEFLATED if known else ITERATIONS):
        step = balance.newton_step(w, balance.values(w))
        step = _shorten(deflation.divide(w, step) if deflation else step, longest)
        usable = np.isfinite(step).all(axis=-1)
        w, step = balance.move(w[usable], step[usable]), step[usable]
        arrived = np.abs(step).max(axis=-1, initial=0.0) < SMALL * (1 + np.abs(w).max(axis=-1, initial=0.0))
        done.append(w[arrived])
        w = w[~arrived]
        if not len(w):
            break
    # Where slopes vanish steps stay long, but forces do not.
    done.append(w[np.abs(balance.values(w)).max(axis=-1, initial=0.0) < VANISHING * scale])
    return _polish(balance, _one_of_each(region, np.concatenate(done)), scale)


def _one_of_each(region: Region, w: np.ndarray) -> np.ndarray:
    """Of points that are nearly the same the first: most lead to the same zeros."""
    cells = np.round(w[:, : len(region.names)] / (SAME * region.width))
    return w[np.sort(np.unique(cells, axis=0, return_index=True)[1])]


def _polish(balance: ScaledBalance, w: np.ndarray, scale: float) -> np.ndarray:
    """Plain Newton steps from points near zeros; those that converge."""
    for _ in range(POLISHING):
        if not len(w):
            return w
        step = balance.newton_step(w, balance.values(w))
        usable = np.isfinite(step).all(axis=-1)
        w = balance.move(w[usable], step[usable])
    values = np.abs(balance.values(w)).max(axis=-1, initial=0.0)
    # Next to a singular configuration, multipliers without bound balance anything.
    bounded = (
        np.abs(w[:, w.shape[1] - len(balance.model.constraints) :]).max(axis=-1, initial=0.0) < UNBOUNDED
    )
    return w[bounded & (values <= CONVERGED * scale)]


def _shorten(step: np.ndarray, longest: np.ndarray) -> np.ndarray:
    ratio = np.max(np.abs(step) / longest, axis=-1, initial=0.0, keepdims=True)
    return step / np.maximum(ratio, 1.0)


class _Deflation:
    """Steps of the function that is multiplied by η, which has no zeros at known points.

    Lengths are scaled, angles stand for points (cos, sin) of a circle: then |x − xᵢ|² and its slopes are
    products of matrices.
    """

    def __init__(self, region: Region, known: list[np.ndarray]) -> None:
        self.angles, self.unit = region.angles, np.where(region.angles, 1.0, region.width / 2)
        self.known = self._image(np.array(known))
        self.squares = (self.known**2).sum(axis=1)

    def divide(self, w: np.ndarray, step: np.ndarray) -> np.ndarray:
        """The step divided by 1 − δ·∇η/η."""
        n, count = len(self.angles), int(self.angles.sum())
        image = self._image(w[:, :n])
        square = (image**2).sum(axis=1)[:, None] + self.squares - 2 * image @ self.known.T
        square = np.maximum(square, 1e-10)
        weights = 2 / (square * (1 + square))
        # ∇ log η = −Σ weightᵢ (x − xᵢ), for angles −Σ weightᵢ sin(x − xᵢ).
        pull = weights @ self.known
        cosines, sines, lengths = np.split(image, [count, 2 * count], axis=1)
        slopes = np.empty((len(w), n))
        slopes[:, self.angles] = cosines * pull[:, count : 2 * count] - sines * pull[:, :count]
        slopes[:, ~self.angles] = pull[:, 2 * count :] - lengths * weights.sum(axis=1, keepdims=True)
        return step / (1 - (slopes / self.unit * step[:, :n]).sum(axis=1, keepdims=True))

    def _image(self, x: np.ndarray) -> np.ndarray:
        turned = x[:, self.angles]
        return np.hstack((np.cos(turned), np.sin(turned), x[:, ~self.angles] / self.unit[~self.angles]))


def _positions(balance: ScaledBalance, null: np.ndarray) -> np.ndarray:
    """The parts of directions that change positions and states; zero where multipliers alone change.

    The latter do where constraints depend on each other, as of loops in a plane: that decides nothing.
    """
    parts = null[:, : balance.free]
    return np.where(np.abs(parts).max(axis=-1, initial=0.0, keepdims=True) < MULTIPLIERS_ALONE, 0.0, parts)


def _free_directions(balance: ScaledBalance, region: Region, w: np.ndarray, null: np.ndarray) -> np.ndarray:
    """Of directions along which slopes vanish, those along which a zero goes on: none where it is isolated.

    A point a little further along leads back to another zero, not to this one.
    """
    if not len(null):
        return null[:, : balance.free]
    parts = _positions(balance, null)
    moving = parts.any(axis=1)
    null, parts = null[moving], parts[moving]
    if not len(parts):
        return parts
    largest = np.abs(parts).max(axis=1, keepdims=True)
    moved = aside = balance.move(np.tile(w, (len(parts), 1)), ASIDE * null / largest)
    for _ in range(BACK):
        moved = balance.move(moved, balance.newton_step(moved, balance.values(moved)))
    n = len(region.names)
    gone = np.abs(region.difference(moved[:, :n], w[:n])).max(axis=1, initial=0.0)
    going_on = gone > 0.5 * np.abs(aside[:, :n] - w[:n]).max(axis=1)
    return (parts / largest)[going_on]
