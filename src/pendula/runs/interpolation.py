"""States between the samples of a run: polynomials through states and rates, never over a jump.

Coordinates follow the polynomial of degree five through q, q̇ and q̈ at both samples, velocities and other
states that of degree three through value and rate (Hermite; Hairer, Nørsett & Wanner I, §II.6). Quaternions
are brought back to unit length, and positions and velocities onto constraints that hold at the samples.
Of a run by steps with contact, motion is free on both sides of an impact (``runs/impacts.py``).
"""

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from pendula.errors import PendulaError
from pendula.model import Model
from pendula.runs.impacts import FREE, PUSHED, Ends, find_hits, groups_of

Array = np.ndarray

# Degrees three and five differ by (ωh)⁴/384, and degree five misses by (ωh)⁶/46080, each of the amplitude:
# where they differ by a tenth of the way, ωh = 3 and degree five is off by a hundredth of it.
TOO_SPARSE = 0.1
NEGLIGIBLE = 1e-6  # of 1 + |q|: what no picture shows
# Samples a period apart look like rest: they show it by a way that velocities do not lead to. Methods of
# first order miss their way too, but by less than this part of 1 + |q|.
ASTRAY, FAR_ASTRAY = 0.5, 1e-2
HELD = 1e-6  # of 1 + |q|: constraints that samples miss by more were not held by the run
MOST_CORRECTIONS, CORRECTED = 6, 1e-12
STEPPED = "moreau-jean"  # how names of methods begin whose samples do not hold the instants of impacts


@dataclass(frozen=True, eq=False)
class Samples:
    """Times (k,), states (k, ·), inputs (k, ·) and multipliers (k, ·), a row an instant, never going back.

    ``stepped`` where they are of steps with contact: velocities jump between them.
    """

    t: Array
    y: Array
    u: Array
    multipliers: Array
    stepped: bool = False

    def __getitem__(self, rows: Any) -> "Samples":
        return Samples(self.t[rows], self.y[rows], self.u[rows], self.multipliers[rows], self.stepped)

    def join(self, other: "Samples") -> "Samples":
        """These and then those of the other, in whatever order of time."""
        pairs = (
            (self.t, other.t),
            (self.y, other.y),
            (self.u, other.u),
            (self.multipliers, other.multipliers),
        )
        t, y, u, multipliers = (np.concatenate(pair) for pair in pairs)
        return Samples(t, y, u, multipliers, self.stepped)

    def with_states(self, y: Array) -> "Samples":
        return replace(self, y=y)

    def evaluate(self, model: Model, function: str) -> Array:
        """A function of the model at every instant."""
        arguments = (np.ascontiguousarray(a) for a in (self.t[:, None], self.y, self.u))
        return model.evaluate(function, *arguments)

    def released(self, model: Model) -> "Samples":
        """The same without the modes of gaps, which steps do not hold between samples."""
        if not (self.stepped and model.card.modes):
            return self
        y = self.y.copy()
        y[:, [model.card.entries.index(name) for name in model.card.modes]] = 0.0
        return self.with_states(y)


@dataclass(frozen=True, eq=False)
class Stretches:
    """Pairs of neighbouring samples, ``a`` and ``b``, with their rates ẏ and second rates q̈.

    ``held`` says of each whether its inputs stayed as they were at ``a`` until ``b``, or moved on steadily;
    ``speeds`` is how fast every coordinate moved on the whole.
    """

    a: Samples
    b: Samples
    rates: tuple[Array, Array]
    bends: tuple[Array, Array]
    held: Array
    speeds: Array
    hits: Array  # of every entry of the states: FREE, PUSHED, or at which part of the way it was hit

    @property
    def h(self) -> Array:
        return (self.b.t - self.a.t)[:, None]

    def gap(self, model: Model) -> Array:
        """How far degrees three and five are apart in the middle, as a part of the way: (k, nq).

        Where a coordinate turns back, its way is as long as it is elsewhere in the same time.
        """
        q, h = model.layout.q, self.h
        (f, g), (df, dg) = (rate[:, q] for rate in self.rates), self.bends
        with np.errstate(all="ignore"):
            moved = self.b.y[:, q] - self.a.y[:, q]
            way = np.maximum(np.abs(moved) + h / 2 * (np.abs(f) + np.abs(g)), h * self.speeds)
            size = 1 + np.abs(self.a.y[:, q])
            apart = np.abs(h / 32 * (f - g) + h * h / 64 * (df + dg))
            # q(b) − q(a) = h/2 (q̇(a) + q̇(b)) + h²/12 (q̈(a) − q̈(b)) + O(h⁵)
            astray = np.abs(moved - h / 2 * (f + g) - h * h / 12 * (df - dg))
            far = (astray > FAR_ASTRAY * size) & (astray > ASTRAY * way)
            gap = np.where(apart > NEGLIGIBLE * size, apart / np.maximum(way, NEGLIGIBLE * size), 0.0)
            gap = np.where(far, np.maximum(gap, astray / way), gap)
            # What was hit is free on both sides; what was pushed was so by forces that are not known.
            pushed = np.where(far, np.abs(moved - h / 2 * (f + g)) / way, 0.0)
            return np.where(self.hits[:, q] == PUSHED, pushed, np.where(self.hits[:, q] >= 0, 0.0, gap))

    def ends(self, model: Model) -> Ends:
        """The coordinates with their rates, for the time of a stretch."""
        q, h = model.layout.q, self.h
        rates, bends = (h * rate[:, q] for rate in self.rates), (h * h * bend for bend in self.bends)
        return Ends(self.a.y[:, q], self.b.y[:, q], *rates, *bends)


def samples_of(run: Any) -> Samples:
    """Every sample of a run."""
    return Samples(run.t, run.y, run.u, run.multipliers, run.integrator.startswith(STEPPED))


def rates_of(samples: Samples, model: Model) -> tuple[Array, Array]:
    """ẏ and q̈ at every sample; zero at a singular state, where a straight line will do."""
    samples = samples.released(model)
    with np.errstate(all="ignore"):
        rate = samples.evaluate(model, "rate")
        bend = _second_rates(samples, model, rate)
    return np.where(np.isfinite(rate), rate, 0.0), np.where(np.isfinite(bend), bend, 0.0)


def stretches_around(samples: Samples, model: Model, times: Array) -> Stretches:
    """The two samples around each time; of an instant that comes twice, the later begins what follows."""
    last = len(samples.t) - 1
    after = np.minimum(np.searchsorted(samples.t, times, side="right").clip(1), last)
    a, b = samples[np.maximum(after - 1, 0)], samples[after]
    rate_a, bend_a = rates_of(a, model)
    rate_b, bend_b = rates_of(b, model)
    held = np.ones(len(a.t), dtype=bool)
    changed = np.flatnonzero((a.u != b.u).any(axis=1))
    if len(changed):
        # An input was held, or moved on: whichever fits v(b) − v(a) = ∫ v̇ dt better.
        before, after_it = a[changed], b[changed]
        with_old = replace(after_it, u=before.u)
        rate_old, bend_old = rates_of(with_old, model)
        rest = slice(model.layout.nq, None)
        change = (after_it.y - before.y)[:, rest]
        half = ((after_it.t - before.t) / 2)[:, None]
        missed = [
            np.abs(change - half * (rate_a[changed] + rate)[:, rest]).sum(axis=1)
            for rate in (rate_old, rate_b[changed])
        ]
        held[changed] = missed[0] <= missed[1]
        stayed = changed[held[changed]]
        rate_b[stayed], bend_b[stayed] = rate_old[held[changed]], bend_old[held[changed]]
    way = np.abs(np.diff(samples.y[:, model.layout.q], axis=0)).sum(axis=0)
    speeds = way / max(float(samples.t[-1] - samples.t[0]), np.finfo(float).tiny)
    free = Stretches(a, b, (rate_a, rate_b), (bend_a, bend_b), held, speeds, np.full(a.y.shape, FREE))
    return replace(free, hits=_hits_of(free, model)) if samples.stepped else free


def hits_between(samples: Samples, model: Model, rates: Array, bends: Array) -> Array:
    """After every sample of steps but the last, of every group: when it was hit, FREE or PUSHED."""
    q, h = model.layout.q, np.diff(samples.t)[:, None]
    y, rate, bend = samples.y[:, q], rates[:, q], bends
    ends = Ends(y[:-1], y[1:], h * rate[:-1], h * rate[1:], h * h * bend[:-1], h * h * bend[1:])
    return np.pad(find_hits(ends, model, groups_of(model)), ((0, 1), (0, 0)), constant_values=FREE)


def _hits_of(stretches: Stretches, model: Model) -> Array:
    """What contact did to every entry between the samples of steps: FREE, PUSHED or when it was hit."""
    groups = groups_of(model)
    found = find_hits(stretches.ends(model), model, groups)
    return np.column_stack([found, np.full(len(found), FREE)])[:, groups]


def interpolate(samples: Samples, model: Model, times: Array) -> Samples:
    """Samples at some times, all of them within the samples given; at a jump those after it."""
    times = np.asarray(times, dtype=float)
    found = stretches_around(samples, model, times)
    a, b, h, q = found.a, found.b, found.h, model.layout.q
    with np.errstate(all="ignore"):
        s = np.where(h > 0, (times - a.t)[:, None] / np.where(h > 0, h, 1.0), 1.0)
        f, g = (h * rate for rate in found.rates)
        # y = (1 − 3s² + 2s³) a + (3s² − 2s³) b + s (1 − s) h ((1 − s) ȧ − s ḃ)
        blend = s * s * (3 - 2 * s)
        y = (1 - blend) * a.y + blend * b.y + s * (1 - s) * ((1 - s) * f - s * g)
        # Degree five is degree three and a multiple of s²(1 − s)², linear in s, that sets q̈ at both ends.
        bend_a, bend_b = (h * h * bend for bend in found.bends)
        way = (b.y - a.y)[:, q]
        left = bend_a / 2 - (3 * way - 2 * f[:, q] - g[:, q])
        right = bend_b / 2 - (-3 * way + f[:, q] + 2 * g[:, q])
        y[:, q] += (s * (1 - s)) ** 2 * ((1 - s) * left + s * right)
        if samples.stepped:
            y = _stepped(found, model, s, y)
        u = np.where(found.held[:, None] & (s < 1), a.u, (1 - s) * a.u + s * b.u)
        made = Samples(times, y, u, (1 - s) * a.multipliers + s * b.multipliers, samples.stepped)
    inside = np.flatnonzero(((s > 0) & (s < 1))[:, 0])
    if len(inside):
        y[inside] = _restored(made[inside], a[inside], model)
    return replace(made, y=y)


def _stepped(found: Stretches, model: Model, s: Array, y: Array) -> Array:
    """The states with what contact did: velocities jump where it hit, and go straight where it pushed."""
    a, b, q, hits = found.a.y, found.b.y, model.layout.q, found.hits
    f, g = (found.h * rate for rate in found.rates)
    jumping = np.where(s < hits, a + s * f, b - (1 - s) * g)
    jumping[:, q] = found.ends(model).through(s, hits[:, q])
    pushed = (1 - s) * a + s * b
    # Degree three through coordinates and their rates: their bends are not known.
    blend = s * s * (3 - 2 * s)
    pushed[:, q] = (((1 - blend) * a + blend * b) + s * (1 - s) * ((1 - s) * f - s * g))[:, q]
    inside = (s > 0) & (s < 1)
    return np.where(inside & (hits >= 0), jumping, np.where(inside & (hits == PUSHED), pushed, y))


def check_spacing(samples: Samples, model: Model, times: Array) -> None:
    """Refuse times between samples that lie too far apart to tell what happened between them."""
    between = np.asarray(times, dtype=float)[~np.isin(times, samples.t)]
    if not between.size or not model.layout.nq:
        return
    found = stretches_around(samples, model, between)
    gap = found.gap(model)
    row, column = np.unravel_index(int(np.argmax(gap)), gap.shape)
    if gap[row, column] > TOO_SPARSE:
        raise PendulaError(
            f"The samples at t = {found.a.t[row]:g} and {found.b.t[row]:g} are too far apart to tell the "
            f"motion between them: interpolations of {model.coordinates[column]} by degrees three and five "
            f"differ by {gap[row, column]:.0%} of its way. Save more samples: save_every=, times= or "
            "max_step=."
        )


def _second_rates(samples: Samples, model: Model, rate: Array) -> Array:
    """q̈: of a model with q̇ = v that is v̇, else the difference of q̇ = N(q) v a little later and before."""
    layout = model.layout
    if layout.identity:
        return rate[:, layout.v]
    small = np.cbrt(np.finfo(float).eps)
    span = (small * (1 + np.abs(samples.y).max(axis=1)) / (1 + np.abs(rate).max(axis=1)))[:, None]
    later, before = (samples.with_states(samples.y + sign * span * rate) for sign in (1, -1))
    return (later.evaluate(model, "qdot") - before.evaluate(model, "qdot")) / (2 * span)


def _restored(made: Samples, near: Samples, model: Model) -> Array:
    """States with unit quaternions, on the constraints where the samples near them are."""
    layout = model.layout
    y = layout.normalise(made.y)
    if not model.constraints:
        return y
    modes = y[:, layout.z]
    made, near = made.released(model), near.released(model)
    y = layout.normalise(made.y)
    wanted = np.ones(len(y), dtype=bool)
    if model.card.holonomic:
        # What the samples themselves miss is part of the run and stays.
        missed = np.abs(near.evaluate(model, "position_correction")).max(axis=1)
        size = 1 + np.abs(y[:, layout.q]).max(axis=1)
        wanted = missed <= HELD * size
        for _ in range(MOST_CORRECTIONS):
            change = made.with_states(y).evaluate(model, "position_correction")
            change = np.where(wanted[:, None] & np.isfinite(change), change, 0.0)
            y[:, layout.q] += change
            if not (np.abs(change).max(axis=1) > CORRECTED * size).any():
                break
        y = layout.normalise(y)
    change = made.with_states(y).evaluate(model, "velocity_correction")
    y[:, layout.v] += np.where(wanted[:, None] & np.isfinite(change), change, 0.0)
    y[:, layout.z] = modes
    return y
