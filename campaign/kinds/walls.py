"""Singular potentials: walls 1/xⁿ, pairs of atoms, comets that nearly touch their sun, falls into it."""

from functools import cache

import numpy as np
from scipy.optimize import root_scalar

import pendula as pe
from campaign.case import Case, impossible, in_plane
from campaign.integration import closed, integrate
from campaign.kinds.orbit import kepler, orbit_model

G = 9.81


def draw(random: np.random.Generator) -> Case:
    """A ball on a singular floor, a pair of atoms, a comet or a fall."""
    return (_floor, _floor, _atoms, _comet, _fall)[random.integers(5)](random)


@cache
def _floor_model(n: int) -> pe.Model:
    x, c = pe.coordinates("x"), pe.parameters(c=1e-12)
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, G * x + c / (n * x**n), name=f"floor{n}"))


def _floor(random: np.random.Generator) -> Case:
    n, c, x = int(random.choice([2, 5, 11])), 10 ** random.uniform(-12, -2), random.uniform(0.8, 2)

    def excess(place):
        return G * place + c / (n * place**n) - G * x - c / (n * x**n)

    lowest = root_scalar(excess, bracket=(1e-9, min((c / G) ** (1 / (n + 1)), 0.999 * x))).root

    def rate(t, y):
        return np.array([y[1], -G + c / y[0] ** (n + 1)])

    shortest = lowest / (n * np.sqrt(2 * G * x))
    bounces = 2 * np.sqrt(2 * x / G) * random.uniform(0.7, 3)
    longest = max(shortest, bounces / 20_000)
    truth = integrate(rate, [x, 0.0], bounces, longest)
    return Case(f"floor{n}", _floor_model(n).with_parameters(c=c), {"x": x}, truth, shortest)


@cache
def _atoms_model() -> pe.Model:
    x = pe.coordinates("x")
    depth = pe.parameters(depth=1.0)
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, 4 * depth * (x**-12 - x**-6), name="atoms"))


def _atoms(random: np.random.Generator) -> Case:
    depth, x, v = random.uniform(0.2, 5), random.uniform(1.0, 3), -random.uniform(0, 10)

    def rate(t, y):
        return np.array([y[1], 24 * depth * (2 * y[0] ** -13 - y[0] ** -7)])

    shortest = 0.05 / (abs(v) + np.sqrt(2 * depth) + 0.1)
    truth = integrate(rate, [x, v], random.uniform(3, 10), shortest)
    return Case("atoms", _atoms_model().with_parameters(depth=depth), {"x": x, "x_dot": v}, truth, shortest)


def _comet(random: np.random.Generator) -> Case:
    e, mu = 1 - 10 ** random.uniform(-3, -0.5), 1.0
    far = 1 + e  # the major half axis is 1; the comet begins where it is slowest
    start = np.array([far, 0.0, 0.0, np.sqrt((1 - e) / (1 + e))])
    truth = closed(lambda y, t: kepler(y, mu, t), start, 2 * np.pi * random.uniform(0.6, 2.4))
    shortest = 0.3 * (1 - e) ** 1.5
    return Case("comet", orbit_model().with_parameters(mu=mu), in_plane(start), truth, shortest)


@cache
def _fall_model() -> pe.Model:
    x, k = pe.coordinates("x"), pe.parameters(k=1.0)
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, -k / x, name="fall"))


def _fall(random: np.random.Generator) -> Case:
    # Half of the period of a = x/2 by Kepler's third law: t = π √(x³ / 8k).
    k, x = 10 ** random.uniform(-1, 1), random.uniform(0.3, 3)
    instant = np.pi * np.sqrt(x**3 / (8 * k))
    model = _fall_model().with_parameters(k=k)
    late = instant * random.uniform(1.1, 3)
    return Case("fall", model, {"x": x}, impossible(instant, 2), instant / 100, until=late)
