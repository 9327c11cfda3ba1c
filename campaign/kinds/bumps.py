"""Oscillators with a smooth force that acts in a short way only."""

from functools import cache

import numpy as np
import sympy as sp

import pendula as pe
from campaign.case import Case
from campaign.integration import integrate


def draw(random: np.random.Generator) -> Case:
    """One of three oscillators with a bump of 0.05 to 0.5 in width."""
    return (_line, _plane, _resonance)[random.integers(3)](random)


@cache
def _line_model() -> pe.Model:
    x = pe.coordinates("x")
    s, a, w, k = pe.parameters(s=50.0, a=0.5, w=0.1, k=1.0)
    bump = pe.Force(-s * sp.exp(-(((x - a) / w) ** 2)), along=x)
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, k * x**2 / 2, forces=[bump], name="bump"))


def _line(random: np.random.Generator) -> Case:
    s, a, w, k = (
        _sign(random) * random.uniform(5, 60),
        random.uniform(-0.9, 0.9),
        _width(random),
        random.uniform(0.5, 2),
    )
    x = random.uniform(0.7, 1.5)

    def rate(t, y):
        return np.array([y[1], -k * y[0] - s * np.exp(-(((y[0] - a) / w) ** 2))])

    shortest = w / (np.sqrt(k) * x + np.sqrt(2 * abs(s) * w * np.sqrt(np.pi)))
    truth = integrate(rate, [x, 0.0], random.uniform(5, 20), shortest)
    model = _line_model().with_parameters(s=s, a=a, w=w, k=k)
    return Case("line", model, {"x": x}, truth, shortest, fixed=True)


@cache
def _plane_model() -> pe.Model:
    x, y = pe.coordinates("x y")
    h, a, b, w = pe.parameters(h=1.0, a=0.5, b=0.0, w=0.1)
    hill = h * sp.exp(-((x - a) ** 2 + (y - b) ** 2) / w**2)
    well = (x**2 + y**2) / 2 + hill
    return pe.derive(pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, well, name="hill"))


def _plane(random: np.random.Generator) -> Case:
    h, w = _sign(random) * random.uniform(0.2, 3), _width(random)
    a, b = random.uniform(-0.5, 0.5, 2)
    x, speed = random.uniform(0.7, 1.5), random.uniform(-0.3, 0.3)

    def rate(t, y):
        force = 2 * h / w**2 * np.exp(-((y[0] - a) ** 2 + (y[1] - b) ** 2) / w**2)
        return np.array([y[2], y[3], -y[0] + (y[0] - a) * force, -y[1] + (y[1] - b) * force])

    shortest = w / (x + np.sqrt(2 * abs(h)))
    truth = integrate(rate, [x, 0.0, 0.0, speed], random.uniform(3, 10), shortest)
    model = _plane_model().with_parameters(h=h, a=a, b=b, w=w)
    return Case("plane", model, {"x": x, "y_dot": speed}, truth, shortest, fixed=True)


@cache
def _resonance_model() -> pe.Model:
    x = pe.coordinates("x")
    s, a, w, c = pe.parameters(s=50.0, a=0.5, w=0.1, c=0.1)
    forces = [
        pe.Force(s / (1 + ((x - a) / w) ** 2), along=x),
        pe.Damper(c, on=x),
        pe.Force(sp.cos(2 * pe.time), along=x),
    ]
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, x**2 / 2, forces=forces, name="resonance"))


def _resonance(random: np.random.Generator) -> Case:
    s, a, w = _sign(random) * random.uniform(1, 20), random.uniform(-0.9, 0.9), _width(random)
    c, x = random.uniform(0.0, 0.3), random.uniform(0.7, 1.5)

    def rate(t, y):
        bump = s / (1 + ((y[0] - a) / w) ** 2)
        return np.array([y[1], -y[0] - c * y[1] + np.cos(2 * t) + bump])

    shortest = w / (x + 1 + np.sqrt(2 * abs(s) * w * np.pi))
    truth = integrate(rate, [x, 0.0], random.uniform(5, 15), shortest)
    return Case(
        "resonance", _resonance_model().with_parameters(s=s, a=a, w=w, c=c), {"x": x}, truth, shortest
    )


def _width(random: np.random.Generator) -> float:
    return 0.05 * 10 ** random.uniform()


def _sign(random: np.random.Generator) -> float:
    return float(random.choice([-1.0, 1.0]))
