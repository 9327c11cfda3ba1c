"""Free particles that meet a step or a barrier of potential, and roll over a row of them."""

from functools import cache

import numpy as np
import sympy as sp

import pendula as pe
from campaign.case import Case
from campaign.integration import integrate


def draw(random: np.random.Generator) -> Case:
    """A step of 0.005 to 0.2 in width, a barrier of 0.05 to 0.5, or a row of steps."""
    return (_step, _barrier, _row)[random.integers(3)](random)


@cache
def _step_model() -> pe.Model:
    x = pe.coordinates("x")
    h, a, w = pe.parameters(h=0.8, a=3.0, w=0.005)
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, h / 2 * (1 + sp.tanh((x - a) / w)), name="step"))


def _step(random: np.random.Generator) -> Case:
    v, a, w = random.uniform(0.5, 3), random.uniform(0.5, 4), 10 ** random.uniform(-2.3, -0.7)
    h = (
        v**2
        / 2
        * random.choice([-1.0, 1.0, 1.0])
        * random.choice([random.uniform(0.1, 0.9), random.uniform(1.1, 3)])
    )
    shortest = w / np.sqrt(v**2 + 2 * abs(h))

    def rate(t, y):
        return np.array([y[1], -h / (2 * w) / np.cosh((y[0] - a) / w) ** 2])

    truth = integrate(rate, [0.0, v], a / v * random.uniform(1.2, 3), shortest)
    return Case("step", _step_model().with_parameters(h=h, a=a, w=w), {"x_dot": v}, truth, shortest)


@cache
def _barrier_model() -> pe.Model:
    x = pe.coordinates("x")
    h, a, w = pe.parameters(h=0.8, a=3.0, w=0.1)
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, h * sp.exp(-(((x - a) / w) ** 2)), name="barrier"))


def _barrier(random: np.random.Generator) -> Case:
    v, a, w = random.uniform(0.5, 3), random.uniform(0.5, 4), 10 ** random.uniform(-1.3, -0.3)
    h = v**2 / 2 * random.choice([random.uniform(0.1, 0.9), random.uniform(1.1, 3)])

    def rate(t, y):
        far = (y[0] - a) / w
        return np.array([y[1], 2 * h / w * far * np.exp(-(far**2))])

    truth = integrate(rate, [0.0, v], a / v * random.uniform(1.2, 3), w / v)
    return Case("barrier", _barrier_model().with_parameters(h=h, a=a, w=w), {"x_dot": v}, truth, w / v)


@cache
def _row_model() -> pe.Model:
    x = pe.coordinates("x")
    h, n = pe.parameters(h=0.8, n=20.0)
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, h * sp.exp(n * (sp.cos(x) - 1)), name="row"))


def _row(random: np.random.Generator) -> Case:
    # Barriers at every turn, 1/√n wide; the particle passes all of them, or none.
    v, n, x = random.uniform(1, 4), 10 ** random.uniform(1, 3), random.uniform(1, 5)
    h = v**2 / 2 * random.choice([random.uniform(0.1, 0.9), random.uniform(1.1, 3)])

    def rate(t, y):
        return np.array([y[1], h * n * np.sin(y[0]) * np.exp(n * (np.cos(y[0]) - 1))])

    shortest = 1 / np.sqrt(n) / v
    truth = integrate(rate, [x, v], random.uniform(3, 15), shortest)
    model = _row_model().with_parameters(h=h, n=n)
    return Case("row", model, {"x": x, "x_dot": v}, truth, shortest, fixed=True)
