"""Constraints in any units of their own, moving ones, chains of them, and starts that miss them."""

from functools import cache

import numpy as np

import pendula as pe
from campaign.case import Case, Truth, impossible, in_plane
from campaign.integration import closed, integrate
from campaign.kinds.double_pendulum import double_pendulum
from campaign.kinds.scales import from_angle

G = 9.81


def draw(random: np.random.Generator) -> Case:
    """A pendulum on a rod, on a moving pivot, or of two rods; a bead on a turning wire; a start off a rod."""
    return (_rod, _pivot, _two, _bead, _off)[random.integers(5)](random)


@cache
def _rod_model() -> pe.Model:
    x, y = pe.coordinates("x y")
    s, l = pe.parameters(s=1.0, l=1.0)
    rod = pe.Holonomic(s * (x**2 + y**2 - l**2), name="rod")
    return pe.derive(
        pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, G * y, constraints=[rod], name="scaled rod")
    )


def _rod(random: np.random.Generator) -> Case:
    s, l, angle = 10 ** random.uniform(-8, 8), random.uniform(0.3, 3), random.uniform(0.3, 2.8)
    swing = integrate(
        lambda t, y: np.array([y[1], -G / l * np.sin(y[0])]), [angle, 0.0], random.uniform(2, 8), 0.2
    )
    model, start = _rod_model().with_parameters(s=s, l=l), {"x": l * np.sin(angle), "y": -l * np.cos(angle)}
    return Case(f"rod times {s:.0e}", model, start, from_angle(swing, l), 0.3 * np.sqrt(l / G), fixed=True)


def _off(random: np.random.Generator) -> Case:
    s, l, angle = 10 ** random.uniform(-8, 8), random.uniform(0.3, 3), random.uniform(-3, 3)
    far = l * random.choice([random.uniform(0.2, 0.9), random.uniform(1.1, 5)])
    model, start = (
        _rod_model().with_parameters(s=s, l=l),
        {"x": far * np.sin(angle), "y": -far * np.cos(angle)},
    )
    return Case(f"off a rod times {s:.0e}", model, start, impossible(0.0, 4), 0.1, fixed=True, until=2.0)


@cache
def _pivot_model() -> pe.Model:
    x, y = pe.coordinates("x y")
    a, w = pe.parameters(a=0.1, w=3.0)
    rod = pe.Holonomic((x - a * pe.sin(w * pe.time)) ** 2 + y**2 - 1, name="rod")
    return pe.derive(pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, G * y, constraints=[rod], name="pivot"))


def _pivot(random: np.random.Generator) -> Case:
    a, w, angle = random.uniform(0.02, 0.5), random.uniform(0.5, 8), random.uniform(-1, 1)

    def rate(t, y):
        return np.array([y[1], -G * np.sin(y[0]) + a * w**2 * np.sin(w * t) * np.cos(y[0])])

    # The pivot begins with a w, and the bob moves with it.
    swing = integrate(rate, [angle, 0.0], random.uniform(2, 6), 0.1 / max(1, w / 3))
    truth = from_angle(swing)
    moved, speed = a * np.sin(w * truth.times), a * w * np.cos(w * truth.times)
    states = truth.states + np.column_stack([moved, 0 * moved, speed, 0 * speed])
    truth = Truth(truth.times, states, truth.size, truth.error, truth.amplification)
    model, start = (
        _pivot_model().with_parameters(a=a, w=w),
        {"x": np.sin(angle), "y": -np.cos(angle), "x_dot": a * w},
    )
    return Case("pivot", model, start, truth, 0.3 / max(w, 3), fixed=True)


@cache
def _two_model() -> pe.Model:
    a, b, c, d = pe.coordinates("a b c d")
    m1, m2, l1, l2 = pe.parameters(m1=1.0, m2=1.0, l1=1.0, l2=1.0)
    kinetic = m1 * (a.dot**2 + b.dot**2) / 2 + m2 * (c.dot**2 + d.dot**2) / 2
    rods = [
        pe.Holonomic(a**2 + b**2 - l1**2, name="upper"),
        pe.Holonomic((c - a) ** 2 + (d - b) ** 2 - l2**2, name="lower"),
    ]
    return pe.derive(
        pe.Lagrangian((a, b, c, d), kinetic, m1 * G * b + m2 * G * d, constraints=rods, name="two rods")
    )


def _two(random: np.random.Generator) -> Case:
    m1, m2, l1, l2 = random.uniform(0.3, 3, 4)
    angles = random.uniform(-1.5, 1.5, 2)
    swing = integrate(double_pendulum(m1, m2, l1, l2, G), [*angles, 0.0, 0.0], random.uniform(1, 4), 0.05)
    states = np.array([_bobs(row, l1, l2) for row in swing.states])
    size = np.repeat([l1 + l2, (l1 + l2) * swing.size[2]], 4)
    growth = 4 * swing.amplification * max(1.0, swing.size[0])
    truth = Truth(swing.times, states, size, 4 * swing.error, growth)
    at = dict(zip("abcd", _bobs(np.array([*angles, 0.0, 0.0]), l1, l2)[:4].tolist(), strict=True))
    return Case(
        "two rods", _two_model().with_parameters(m1=m1, m2=m2, l1=l1, l2=l2), at, truth, 0.05, fixed=True
    )


def _bobs(state: np.ndarray, l1: float, l2: float) -> np.ndarray:
    """Places and velocities of both bobs from the angles of their rods."""
    (p, r), (u, w) = state[:2], state[2:]
    elbow, hand = l1 * np.array([np.sin(p), -np.cos(p)]), l2 * np.array([np.sin(r), -np.cos(r)])
    first, second = l1 * u * np.array([np.cos(p), np.sin(p)]), l2 * w * np.array([np.cos(r), np.sin(r)])
    return np.concatenate([elbow, elbow + hand, first, first + second])


@cache
def _bead_model() -> pe.Model:
    x, y = pe.coordinates("x y")
    s, w = pe.parameters(s=1.0, w=1.0)
    wire = pe.Holonomic(s * (x * pe.sin(w * pe.time) - y * pe.cos(w * pe.time)), name="wire")
    return pe.derive(pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, 0, constraints=[wire], name="bead"))


def _bead(random: np.random.Generator) -> Case:
    w, r, out, s = (
        random.uniform(0.3, 2),
        random.uniform(0.3, 2),
        random.uniform(-1, 1),
        10 ** random.uniform(-6, 6),
    )

    def solution(start, t):
        # r̈ = ω² r along the wire.
        grow, shrink = np.cosh(w * t), np.sinh(w * t)
        far, speed = start[0] * grow + start[2] * shrink / w, start[0] * w * shrink + start[2] * grow
        c, d = np.cos(w * t), np.sin(w * t)
        return np.array([far * c, far * d, speed * c - far * w * d, speed * d + far * w * c])

    start = np.array([r, 0.0, out, r * w])
    truth = closed(solution, start, random.uniform(1, 4))
    model = _bead_model().with_parameters(s=s, w=w)
    return Case(f"bead times {s:.0e}", model, in_plane(start), truth, 0.3 / w, fixed=True)
