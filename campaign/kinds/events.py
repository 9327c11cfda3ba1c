"""Events that look, and events that end the run, in motions with closed forms."""

from functools import cache

import numpy as np
import sympy as sp

import pendula as pe
from campaign.case import Case, Truth, in_plane
from campaign.integration import closed


def draw(random: np.random.Generator) -> Case:
    """A flight through a disc, ticks of time, levels of an oscillator, or a throw that ends on a slope."""
    return (_disc, _ticks, _levels, _throw)[random.integers(4)](random)


@cache
def _flight_model() -> pe.Model:
    x, y = pe.coordinates("x y")
    return pe.derive(pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, 0, name="flight"))


def _disc(random: np.random.Generator) -> Case:
    x, y = pe.coordinates("x y")
    r = 10 ** random.uniform(-1.5, 0)
    angle, aside, far = random.uniform(0, 2 * np.pi), r * random.uniform(-0.97, 0.97), random.uniform(2, 25)
    along, across = np.array([np.cos(angle), np.sin(angle)]), np.array([-np.sin(angle), np.cos(angle)])
    start = np.concatenate([-far * along + aside * across, along])
    half, until = np.sqrt(r**2 - aside**2), far + random.uniform(2, 10)
    instants = np.array([far - half, far + half])
    truth = _with_events(closed(_straight, start, until), instants)
    return Case(
        "disc",
        _flight_model(),
        in_plane(start),
        truth,
        half,
        options={"events": pe.Event(x**2 + y**2 - r**2, "disc")},
    )


def _ticks(random: np.random.Generator) -> Case:
    often, until = random.uniform(0.3, 3), random.uniform(10, 100)
    instants = np.arange(1, int(until * often) + 1) / often
    until = (len(instants) + 0.5) / often
    start = np.array([0.0, 0.0, random.uniform(0.5, 2), 0.0])
    truth = _with_events(closed(_straight, start, until), instants)
    event = pe.Event(sp.sin(sp.Float(np.pi * often) * pe.time), "tick")
    return Case("ticks", _flight_model(), in_plane(start), truth, 0.3 / often, options={"events": event})


@cache
def _oscillator_model() -> pe.Model:
    x, k = pe.coordinates("x"), pe.parameters(k=1.0)
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, k * x**2 / 2, name="oscillator with levels"))


def _levels(random: np.random.Generator) -> Case:
    x, w, level = pe.coordinates("x"), random.uniform(0.5, 5), random.uniform(-0.999, 0.999)
    until = random.uniform(5, 40)
    # cos ωt = level at ωt = 2πn ± arccos(level).
    turns = 2 * np.pi * np.arange(int(until * w / 2 / np.pi) + 2)
    instants = np.sort(np.concatenate([turns + np.arccos(level), turns - np.arccos(level)])) / w
    instants = instants[(instants > 0) & (instants < until)]
    if np.abs(instants - until).min() < 1e-3 * until:
        until += 2e-3 / w

    def solution(start, t):
        c, s = np.cos(w * t), np.sin(w * t)
        return np.array([start[0] * c + start[1] * s / w, -start[0] * w * s + start[1] * c])

    truth = _with_events(closed(solution, np.array([1.0, 0.0]), until), instants, 1 / np.sqrt(1 - level**2))
    event = pe.Event(x - sp.Float(level), "level")
    model = _oscillator_model().with_parameters(k=w**2)
    return Case(
        "levels",
        model,
        {"x": 1.0},
        truth,
        0.5 * np.arccos(abs(level)) / w,
        fixed=True,
        options={"events": event},
    )


@cache
def _throw_model() -> pe.Model:
    x, y = pe.coordinates("x y")
    return pe.derive(pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, 9.81 * y, name="throw"))


def _throw(random: np.random.Generator) -> Case:
    x, y = pe.coordinates("x y")
    slope, high = random.uniform(-0.5, 0.5), random.uniform(-3, 3)
    up, ahead = random.uniform(1, 20), random.uniform(0.1, 10)
    # The slope is met after t = (b + √(b² + 2 g c)) / g, b the speed away from it, c the height above it.
    b, c = up - slope * ahead, 1e-3
    if b < 0:
        b, up = -b, up - 2 * b
    instant = (b + np.sqrt(b**2 + 2 * 9.81 * c)) / 9.81
    start = np.array([0.0, high + c, ahead, up])

    def solution(at, t):
        return np.array([at[0] + at[2] * t, at[1] + at[3] * t - 9.81 * t**2 / 2, at[2], at[3] - 9.81 * t])

    truth = closed(solution, start, instant)
    ended = Truth(
        truth.times[-1:],
        truth.states[-1:],
        truth.size,
        1e-12,
        truth.amplification + 10,
        np.array([instant]),
        "stopped",
    )
    event = pe.Event(y - sp.Float(high) - sp.Float(slope) * x, "ground", "falling", terminal=True)
    late = instant * random.uniform(1.1, 5)
    return Case(
        "throw",
        _throw_model(),
        in_plane(start),
        ended,
        0.05,
        fixed=True,
        options={"events": event},
        until=late,
    )


def _straight(start, t):
    return np.concatenate([start[:2] + t * start[2:], start[2:]])


def _with_events(truth: Truth, instants: np.ndarray, growth: float = 1.0) -> Truth:
    """The truth with instants of events, in which errors of the state grow so many times."""
    amplification = truth.amplification * max(growth, 1.0)
    return Truth(truth.times, truth.states, truth.size, truth.error, amplification, instants)
