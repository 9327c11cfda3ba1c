"""Forces and inputs that are continuous but bend, or jump: |x|, pieces, stops, tables."""

from functools import cache

import numpy as np
import sympy as sp

import pendula as pe
from campaign.case import Case
from campaign.integration import closed, integrate


def draw(random: np.random.Generator) -> Case:
    """A particle in a potential with a bend, sharp or nearly so, or an oscillator driven by a table."""
    return (_vee, _corner, _halves, _stop, _table)[random.integers(5)](random)


@cache
def _vee_model() -> pe.Model:
    x, k = pe.coordinates("x"), pe.parameters(k=1.0)
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, k * sp.Abs(x), name="vee"))


def _vee(random: np.random.Generator) -> Case:
    k, a = random.uniform(0.3, 5), random.uniform(0.3, 2)

    def solution(start, t):
        # A parabola x = a − k s²/2 until it meets zero, mirrored in every second half period.
        x, v = start
        top, ahead = x + v**2 / (2 * k), v / k
        half = np.sqrt(2 * top / k)
        s = t - ahead + half
        turn, rest = divmod(s, 2 * half)
        sign = (-1) ** int(turn)
        return sign * np.array([top - k * (rest - half) ** 2 / 2, -k * (rest - half)])

    truth = closed(solution, [a, 0.0], random.uniform(5, 20))
    return Case("vee", _vee_model().with_parameters(k=k), {"x": a}, truth, np.sqrt(a / k) / 4)


@cache
def _corner_model() -> pe.Model:
    x = pe.coordinates("x")
    k, r = pe.parameters(k=1.0, r=1e-3)
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, k * pe.sqrt(x**2 + r**2), name="corner"))


def _corner(random: np.random.Generator) -> Case:
    k, r, a = random.uniform(0.3, 5), 10 ** random.uniform(-5, -1), random.uniform(0.3, 2)

    def rate(t, y):
        return np.array([y[1], -k * y[0] / np.hypot(y[0], r)])

    truth = integrate(rate, [a, 0.0], random.uniform(4, 12), 0.1)
    shortest = max(r / np.sqrt(2 * k * a), 1e-4)
    return Case("corner", _corner_model().with_parameters(k=k, r=r), {"x": a}, truth, shortest)


@cache
def _halves_model() -> pe.Model:
    x = pe.coordinates("x")
    right, left = pe.parameters(right=1.0, left=4.0)
    pull = sp.Piecewise((-right * x, x > 0), (-left * x, True))
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, 0, forces=[pe.Force(pull, along=x)], name="halves"))


def _halves(random: np.random.Generator) -> Case:
    right, left = 10 ** random.uniform(-0.5, 1.5, 2)
    a = random.uniform(0.3, 2)

    def rate(t, y):
        return np.array([y[1], -np.where(y[0] > 0, right, left) * y[0]])

    shortest = 0.3 / np.sqrt(max(right, left))
    truth = integrate(rate, [a, 0.0], random.uniform(5, 15), shortest / 3)
    return Case("halves", _halves_model().with_parameters(right=right, left=left), {"x": a}, truth, shortest)


@cache
def _stop_model() -> pe.Model:
    x = pe.coordinates("x")
    k, a, c = pe.parameters(k=100.0, a=0.5, c=0.1)
    forces = [
        pe.Force(-k * sp.Max(0, x - a), along=x),
        pe.Damper(c, on=x),
        pe.Force(sp.cos(pe.time), along=x),
    ]
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, x**2 / 2, forces=forces, name="stop"))


def _stop(random: np.random.Generator) -> Case:
    k, a, c, x = (
        10 ** random.uniform(1, 5),
        random.uniform(-0.5, 0.8),
        random.uniform(0.05, 0.3),
        random.uniform(-2, -0.5),
    )

    def rate(t, y):
        return np.array([y[1], -y[0] - c * y[1] + np.cos(t) - k * np.maximum(0, y[0] - a)])

    shortest = 0.5 / np.sqrt(k)
    truth = integrate(rate, [x, 0.0], random.uniform(4, 8), shortest)
    return Case("stop", _stop_model().with_parameters(k=k, a=a, c=c), {"x": x}, truth, shortest)


@cache
def _table_model() -> pe.Model:
    x, u, k = pe.coordinates("x"), pe.inputs("u"), pe.parameters(k=1.0)
    potential = k * (x**2 / 2 + x**4 / 10)
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, potential, forces=[pe.Force(u, along=x)], name="table"))


def _table(random: np.random.Generator) -> Case:
    k, x = random.uniform(0.3, 3), random.uniform(-1, 1)
    until = random.uniform(5, 15)
    # Levels that are held, with ramps of a thousandth of a second to a tenth between them.
    count, ramp = int(random.integers(3, 9)), 10 ** random.uniform(-3, -1)
    edges = np.sort(random.uniform(0.02, 0.95, count)) * until + ramp * np.arange(count) * 1.5
    times = np.ravel(np.column_stack([edges, edges + ramp]))
    levels = np.repeat(random.uniform(-3, 3, count + 1), 2)[1:-1]

    def rate(t, y):
        return np.array([y[1], -k * (y[0] + 0.4 * y[0] ** 3) + np.interp(t, times, levels)])

    truth = integrate(rate, [x, 0.0], until, max(ramp / 2, until / 4000))
    methods = ("auto", "lobatto16", "dop853", "verner98", "dopri5", "radau5")  # taylor takes no tables
    model, control = _table_model().with_parameters(k=k), {"u": (times, levels)}
    return Case("table", model, {"x": x}, truth, ramp, methods, options={"control": control})
