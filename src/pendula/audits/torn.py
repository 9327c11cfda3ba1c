"""Whether every sample of a run follows from the one before it."""

from dataclasses import replace

import numpy as np

from pendula.audits.states import Compared, move, strict_options
from pendula.audits.stretch import jumps_of
from pendula.model import Model
from pendula.runs import Run
from pendula.runs.interpolation import Stretches, samples_of, stretches_around
from pendula.simulation.again import Conditions
from pendula.simulation.gap_places import find_heading_entries
from pendula.simulation.scales import entry_sizes

_ALL, _EACH = 48, 12  # pairs of which all are tried; most of each kind that are tried of many
_FEWEST, _DENSE = 10, 0.05  # samples; gaps that nine tenths of them stay below where they lie close
_GAP = 0.3  # of the way between two samples, by which the second is not where the first leads to
# By how much more than the method's own error between two samples the second may be off: so many times it, of
# its size, of the way between them, and of what its tolerance allows.
_TIMES, _PART, _OF_WAY, _OF_TOLERANCE = 30.0, 1e-6, 1e-3, 1e3
_ON_GRID = 1e-6  # of a step
_SECONDS = 0.5


def find_torn(
    run: Run, model: Model, count: int, known: Conditions | None, compared: Compared | None
) -> float | None:
    """When a sample is not where the one before it leads to; None where all are.

    Pairs whose way is least that of their rates, and those between which the distance to the motion that the
    run is compared with changes most, are tried: from the first a strict method and that of the run move on
    to the second. Where that cannot be done, interpolations must do; they say nothing where samples lie far
    apart.
    """
    pairs = _pairs(run, count)
    if not len(pairs):
        return None
    around = stretches_around(samples_of(run)[:count], model, (run.t[pairs] + run.t[pairs + 1]) / 2)
    if known is None:
        return _find_gap(run, model, pairs, around)
    if not known.adaptive and known.held:
        steps = (run.t[pairs] - known.begin) / run.step
        on_grid = np.abs(steps - np.round(steps)) < _ON_GRID  # elsewhere, inputs would change within steps
        pairs, astray = pairs[on_grid], _astray(around, model)[on_grid]
    else:
        astray = _astray(around, model)
    sizes = entry_sizes(model, run.y[:count], float(run.t[count - 1] - run.t[0]))
    tried = pairs
    if len(pairs) > _ALL:
        worst = pairs[np.argsort(-(astray / sizes).max(axis=1), kind="stable")[:_EACH]]
        tried = np.union1d(worst, np.intersect1d(_leaps(compared), pairs))
    for k in tried:
        if _is_torn(known, int(k), sizes if compared is None else compared.sizes):
            return float(run.t[k + 1])
    return None


def _find_gap(run: Run, model: Model, pairs: np.ndarray, around: Stretches) -> float | None:
    """By interpolations alone: where they leave each other although most samples lie close."""
    if not model.layout.nq or len(pairs) < _FEWEST:
        return None
    gap = around.gap(model).max(axis=1)
    worst = int(gap.argmax())
    steady = np.array_equal(run.u[pairs[worst]], run.u[pairs[worst] + 1])
    torn = np.quantile(gap, 0.9) <= _DENSE and steady and gap[worst] > _GAP
    return float(run.t[pairs[worst] + 1]) if torn else None


def _astray(around: Stretches, model: Model) -> np.ndarray:
    """By how much the way between two samples is not that of their rates, for every pair and entry.

    q(b) − q(a) = h/2 (q̇(a) + q̇(b)) + h²/12 (q̈(a) − q̈(b)) + O(h⁵), and without the second term + O(h³).
    """
    (f, g), (df, dg), h = around.rates, around.bends, around.h
    with np.errstate(all="ignore"):
        missed = around.b.y - around.a.y - h / 2 * (f + g)
        missed[:, model.layout.q] -= h * h / 12 * (df - dg)
        return np.nan_to_num(np.abs(missed))


def _pairs(run: Run, count: int) -> np.ndarray:
    """The first of two samples between which time passes; none next to an event that changes the state."""
    first = np.flatnonzero(np.diff(run.t[:count]) > 0)
    jumps = np.sort(jumps_of(run))
    before = np.searchsorted(jumps, run.t[first], side="left")
    return first[before == np.searchsorted(jumps, run.t[first + 1], side="right")]


def _leaps(compared: Compared | None) -> np.ndarray:
    """Samples before and at those whose distance to the compared motion stands out most."""
    if compared is None or len(compared.samples) < 3:
        return np.empty(0, dtype=int)
    off = compared.off / compared.sizes
    leap = np.abs(np.diff(off, axis=0)).max(axis=1)
    most = compared.samples[1:][np.argsort(-leap, kind="stable")[: _EACH // 2]]
    return np.unique(np.concatenate([most - 1, most]))


def _is_torn(known: Conditions, k: int, sizes: np.ndarray) -> bool:
    run, end = known.run, float(known.run.t[k + 1])
    here = replace(known.starting(float(run.t[k]), run.y[k]), seconds=_SECONDS)
    instants = np.array([end])
    strict, own = (
        move(here, end, how, times=instants) for how in (strict_options(known), {"setting": known.setting})
    )
    if own is None or not own.outcome.ok or not len(own):
        return False
    exact = own.y[-1] if strict is None or not strict.outcome.ok or not len(strict) else strict.y[-1]
    part = _PART + (_OF_TOLERANCE * known.setting if known.adaptive else 0.0)
    allowed = _TIMES * np.abs(own.y[-1] - exact) + part * sizes + _OF_WAY * np.abs(exact - run.y[k])
    allowed[find_heading_entries(known.model)] = np.inf
    return bool((np.abs(run.y[k + 1] - exact) > allowed).any())
