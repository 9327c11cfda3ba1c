"""Instants put among those of a run, where a picture needs others."""

import numpy as np

from pendula.model import Model
from pendula.runs.interpolation import Samples, interpolate

Array = np.ndarray


def insert_times(kept: Samples, model: Model, times: Array) -> tuple[Samples, Array]:
    """Samples with others at some times, all within them, put among them; and where these are."""
    between = interpolate(kept, model, times)
    joined = kept.join(between)
    order = np.argsort(joined.t, kind="stable")
    places = np.empty(len(order), dtype=int)
    places[order] = np.arange(len(order))
    return joined[order], places[len(kept.t) :]
