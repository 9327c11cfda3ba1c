"""Moving constraints that come to an end: a motion that cannot go on must say so."""

from functools import cache

import numpy as np

import pendula as pe
from campaign.case import Case, impossible


def draw(random: np.random.Generator) -> Case:
    """A rod that is pulled aside beyond its length, or a crank that is longer than its rod."""
    return (_pull, _crank)[random.integers(2)](random)


@cache
def _pull_model() -> pe.Model:
    x, y = pe.coordinates("x y")
    l, v, g, s = pe.parameters(l=1.0, v=0.5, g=9.81, s=1.0)
    both = [pe.Holonomic(s * (x**2 + y**2 - l**2), name="rod"), pe.Holonomic(x - v * pe.time, name="pull")]
    return pe.derive(pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, g * y, constraints=both, name="pull"))


def _pull(random: np.random.Generator) -> Case:
    l, v = random.uniform(0.3, 3), random.uniform(0.1, 3)
    model = _pull_model().with_parameters(l=l, v=v, s=10 ** random.uniform(-4, 4))
    late = l / v * random.uniform(1.3, 4)
    start = {"y": -l, "x_dot": v}
    return Case("pull", model, start, impossible(l / v, 4), l / v / 10, fixed=True, until=late)


@cache
def _crank_model() -> pe.Model:
    x, y = pe.coordinates("x y")
    r, l, w = pe.parameters(r=1.0, l=0.7, w=1.0)
    pin = (r * pe.cos(w * pe.time), r * pe.sin(w * pe.time))
    rod = pe.Holonomic((x - pin[0]) ** 2 + (y - pin[1]) ** 2 - l**2, name="rod")
    rail = pe.Holonomic(y, name="rail")
    return pe.derive(
        pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, 0, constraints=[rod, rail], name="crank")
    )


def _crank(random: np.random.Generator) -> Case:
    # The pin of the crank is r sin ωt above the rail, which the rod reaches while that is below l.
    r, w = random.uniform(0.5, 2), random.uniform(0.3, 3)
    l = r * random.uniform(0.2, 0.95)
    instant = np.arcsin(l / r) / w
    model = _crank_model().with_parameters(r=r, l=l, w=w)
    late = instant * random.uniform(1.3, 4)
    return Case("crank", model, {"x": r + l}, impossible(instant, 4), instant / 10, fixed=True, until=late)
