"""Balls on floors at any height, at any time: all bounces are seen, and where they pile up the run ends."""

from functools import cache

import numpy as np
import sympy as sp

import pendula as pe
from campaign.case import Case, Truth, impossible

G = 9.81


def draw(random: np.random.Generator) -> Case:
    """A ball that loses some of its speed at each bounce, up to a time before or after its rest."""
    kept = random.uniform(0.3, 0.95)
    level = float(random.choice([0.0, -1.0, 1.0])) * 10 ** random.uniform(-7, 6)
    high = random.uniform(0.3, 3)
    first = np.sqrt(2 * high / G)
    rest = first * (1 + kept) / (1 - kept)
    begin = float(random.choice([0.0, 0.0, 1e3, 1e6]))
    event = pe.Event(
        _height() - sp.Float(level),
        "floor",
        "falling",
        change={_height().dot: -sp.Float(kept) * _height().dot},
    )
    options = {"events": event, "start_time": begin}
    start, how = (
        {"h": level + high},
        ("auto", "lobatto16", "dop853", "verner98", "dopri5", "taylor", "radau5"),
    )
    if random.uniform() < 0.4:
        truth = impossible(begin + rest, 2)
        return Case(
            "to rest",
            _model(),
            start,
            truth,
            first,
            how,
            options=options,
            until=begin + rest * random.uniform(1.2, 4),
        )
    # Bounce k begins at first · (1 + 2 kept (1 − keptᵏ) / (1 − kept)) with the speed keptᵏ⁺¹ G first.
    bounces = int(random.integers(1, 12))
    instants = first * (1 + 2 * kept * (1 - kept ** np.arange(bounces)) / (1 - kept))
    speed = kept**bounces * G * first
    after = 2 * speed / G * random.uniform(0.1, 0.9)
    state = np.array([level + speed * after - G * after**2 / 2, speed - G * after])
    size = np.array([abs(level) + high, G * first])
    # The floor is hit as exactly as its height is known: rounding of heights and of times.
    rounding = np.spacing(abs(level) + high) / (speed * first) + np.spacing(begin + rest) / first
    growth = bounces / kept**bounces * max(1.0, size[0] / high)
    truth = Truth(
        np.array([begin + instants[-1] + after]),
        state[None],
        size,
        1e-12 + 10 * rounding,
        growth,
        begin + instants,
    )
    return Case("bounces", _model(), start, truth, first / 5, how, fixed=begin == 0, options=options)


@cache
def _height():
    return pe.coordinates("h")


@cache
def _model() -> pe.Model:
    h = _height()
    return pe.derive(pe.Lagrangian(h, h.dot**2 / 2, G * h, name="ball"))
