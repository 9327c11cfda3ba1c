"""Which rows a replay holds: so many that plots are smooth, so few that a page can be opened.

The page reads states between rows off the polynomials of ``pendula.runs.interpolation``. A long run is
thinned where these lead through the samples left out; a run of long steps is given rows between its samples.
"""

from dataclasses import dataclass

import numpy as np

from pendula.model import Model
from pendula.runs import Run
from pendula.runs.interpolation import TOO_SPARSE, Samples, interpolate, samples_of, stretches_around

Array = np.ndarray

# Rows with which a long run begins to be thinned, the most that it may keep, and the fewest of any run.
MOST_INSTANTS, MOST_KEPT, FEWEST = 6000, 60_000, 2000
# Numbers of the rows with which a run of many bodies begins to be thinned, and the most that they may become:
# 5 and 21 MB of a page.
BUDGET, LARGEST_BUDGET = 500_000, 2_000_000
# What thinning may cost: where points are drawn, as a part of how far they move; half a pixel of a picture.
TOLERANCE = 5e-4
# States beyond this are a run's last steps before it was no longer finite: nothing to draw.
LARGEST = 1e15


@dataclass(frozen=True, eq=False)
class Rows:
    """The rows of a replay, which of the run's samples they begin from, and what is said about it.

    Attributes:
        samples: the rows.
        kept: numbers of the samples that are among them.
        places: where these are among the rows.
        remark: what was left out and what is not known between samples, in sentences; "" where nothing.
    """

    samples: Samples
    kept: Array
    places: Array
    remark: str


def choose_rows(run: Run, model: Model) -> Rows:
    """The rows of a run to show; none where no sample is finite."""
    fine = np.flatnonzero((np.abs(run.y) < LARGEST).all(axis=1))
    samples = samples_of(run)[fine]
    kept, missed = _thin(samples, model)
    remark = ""
    if len(kept) < len(fine):
        remark = (
            f"{len(kept):,} of {len(fine):,} samples are kept; between them, points are drawn to "
            f"{max(missed, 1e-6):.1g} of how far they move."
        )
    chosen = samples[kept]
    rows, places = _fill(chosen, model)
    return Rows(rows, fine[kept], places, " ".join(filter(None, (remark, _gaps(chosen, model)))))


def _thin(samples: Samples, model: Model) -> tuple[Array, float]:
    """Numbers of the samples to keep, and by how much positions of the others are missed at most.

    Even ones, both ends and both sides of every jump; then, wherever the one in the middle of a gap is
    missed, that one too, until none is or there are too many.
    """
    count, width = len(samples.t), _width(samples, model)
    begin = min(MOST_INSTANTS, BUDGET // width)
    most = min(MOST_KEPT, LARGEST_BUDGET // width)
    if count <= begin:
        return np.arange(count), 0.0
    jumps = np.flatnonzero(np.diff(samples.t) == 0)
    even = np.linspace(0, count - 1, begin).round().astype(int)
    kept = np.unique(np.concatenate([even, jumps, jumps + 1]))
    while True:
        middles = (kept[1:] + kept[:-1]) // 2
        middles = middles[(middles > kept[:-1]) & (np.diff(samples.t[kept]) > 0)]
        if not len(middles):
            return kept, 0.0
        missed = _missed(samples, model, kept, middles)
        wrong = middles[missed > TOLERANCE]
        if not len(wrong) or len(kept) + len(wrong) > most:
            return kept, float(missed.max())
        kept = np.union1d(kept, wrong)


def _width(samples: Samples, model: Model) -> int:
    """How many numbers a row of the page has: states, rates, bends, multipliers, points that are drawn."""
    points = samples[:1].evaluate(model, "positions").size if model.card.drawn and len(samples.t) else 0
    return 2 * samples.y.shape[1] + model.layout.nq + len(model.constraints) + points


def _missed(samples: Samples, model: Model, kept: Array, others: Array) -> Array:
    """How far off the samples left out are drawn, as a part of how far anything moves."""
    function = "positions" if model.card.drawn else "rate"
    true = samples[others]
    drawn = interpolate(samples[kept], model, true.t)
    places, places_drawn = (part.evaluate(model, function) for part in (true, drawn))
    size = float(np.ptp(places, axis=0).max(initial=0.0)) or 1.0
    return np.abs(places_drawn - places).max(axis=1, initial=0.0) / size


def _fill(samples: Samples, model: Model) -> tuple[Samples, Array]:
    """Rows put evenly between samples that are few, and where the samples are among them."""
    from pendula.viewer.instants import insert_times

    count, fewest = len(samples.t), min(FEWEST, BUDGET // _width(samples, model))
    if not 1 < count < fewest or samples.t[-1] == samples.t[0]:
        return samples, np.arange(count)
    spacing = (samples.t[-1] - samples.t[0]) / fewest
    times = [
        np.linspace(a, b, parts + 1)[1:-1]
        for a, b in zip(samples.t[:-1], samples.t[1:], strict=True)
        if (parts := int((b - a) / spacing)) > 1
    ]
    if not times:
        return samples, np.arange(count)
    rows, inserted = insert_times(samples, model, np.concatenate(times))
    return rows, np.delete(np.arange(len(rows.t)), inserted)


def _gaps(samples: Samples, model: Model) -> str:
    """What is not known between the samples: a sentence where they are too far apart."""
    apart = np.diff(samples.t)
    if not model.layout.nq or not (apart > 0).any():
        return ""
    middles = (samples.t[:-1] + apart / 2)[apart > 0]
    found = stretches_around(samples, model, middles)
    wide = (found.gap(model) > TOO_SPARSE).any(axis=1)
    if not wide.any():
        return ""
    where = float(found.a.t[np.argmax(wide)])
    return (
        f"Between {wide.sum():,} of the samples, first at t = {where:g}, the motion is a guess: they lie too "
        "far apart. Save more of them: save_every=, times= or max_step=."
    )
