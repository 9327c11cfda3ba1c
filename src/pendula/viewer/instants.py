"""The rows of a run that can be drawn, and rows between them where a picture needs others."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.model import Model
from pendula.runs import Run

Array = np.ndarray


@dataclass(frozen=True, eq=False)
class Instants:
    """Times (k,), states (k, ·), inputs (k, ·) and multipliers (k, ·), a row an instant, never going back."""

    t: Array
    y: Array
    u: Array
    multipliers: Array

    def __getitem__(self, rows: Any) -> "Instants":
        return Instants(self.t[rows], self.y[rows], self.u[rows], self.multipliers[rows])

    def evaluate(self, model: Model, function: str) -> Array:
        """A function of the model at every instant."""
        arguments = (np.ascontiguousarray(a) for a in (self.t[:, None], self.y, self.u))
        return model.evaluate(function, *arguments)


def instants_of(run: Run) -> Instants:
    """Every instant of a run."""
    return Instants(run.t, run.y, run.u, run.multipliers)


def insert_times(kept: Instants, model: Model, times: Array) -> tuple[Instants, Array]:
    """Instants with others at some times put among them, and where these are; all times within the kept ones.

    States between two instants follow the cubic with both states and both rates (Hermite), inputs are those
    of the instant before, multipliers go straight.
    """
    # Of instants that come twice, where the state jumps, the later one begins what follows.
    after = np.searchsorted(kept.t, times, side="right").clip(1, max(len(kept.t) - 1, 1))
    after = np.minimum(after, len(kept.t) - 1)
    a, b = kept[np.maximum(after - 1, 0)], kept[after]
    h = (b.t - a.t)[:, None]
    with np.errstate(all="ignore"):
        s = np.where(h > 0, (times - a.t)[:, None] / np.where(h > 0, h, 1.0), 1.0)
        # y = (1 − 3s² + 2s³) a + (3s² − 2s³) b + h (s − 2s² + s³) ȧ + h (s³ − s²) ḃ
        blend = s * s * (3 - 2 * s)
        bulge = s * (1 - s) * h * ((1 - s) * a.evaluate(model, "rate") - s * b.evaluate(model, "rate"))
        bulge = np.where(np.isfinite(bulge), bulge, 0.0)  # at a singular state a straight line will do
        between = Instants(
            np.asarray(times, dtype=float),
            (1 - blend) * a.y + blend * b.y + bulge,
            np.where(s < 1, a.u, b.u),
            (1 - s) * a.multipliers + s * b.multipliers,
        )
    order = np.argsort(np.concatenate((kept.t, times)), kind="stable")
    every = Instants(
        *(
            np.concatenate((getattr(kept, name), getattr(between, name)))[order]
            for name in ("t", "y", "u", "multipliers")
        )
    )
    places = np.empty(len(order), dtype=int)
    places[order] = np.arange(len(order))
    return every, places[len(kept.t) :]
