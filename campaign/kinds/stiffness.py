"""Systems in which something decays much faster than they move."""

from functools import cache

import numpy as np

import pendula as pe
from campaign.case import Case
from campaign.integration import closed, integrate

IMPLICIT = ("auto", "auto", "radau5")  # explicit methods would be slow by their nature


def draw(random: np.random.Generator) -> Case:
    """A damped mass, a forced decay, an overdamped pendulum, Van der Pol's oscillator, or a reaction."""
    return (_damped, _forced, _pendulum, _van_der_pol, _reaction)[random.integers(5)](random)


@cache
def _damped_model() -> pe.Model:
    x = pe.coordinates("x")
    c, k = pe.parameters(c=1e4, k=1.0)
    return pe.derive(
        pe.Lagrangian(x, x.dot**2 / 2, k * x**2 / 2, forces=[pe.Damper(c, on=x)], name="damped mass")
    )


def _damped(random: np.random.Generator) -> Case:
    c, slow = 10 ** random.uniform(1, 8), 10 ** random.uniform(-1, 0.5)
    # x = A e^(−a t) + B e^(−b t) with a + b = c and a b = k, a the slow one.
    fast = c - slow
    k = slow * fast

    def solution(start, t):
        x, v = start
        late = -(v + slow * x) / (fast - slow)
        early = x - late
        gone, left = np.exp(-fast * t), np.exp(-slow * t)
        return np.array([early * left + late * gone, -slow * early * left - fast * late * gone])

    start = np.array([random.uniform(0.5, 2), random.uniform(-1, 1)])
    truth = closed(solution, start, random.uniform(1, 10))
    model = _damped_model().with_parameters(c=c, k=k)
    methods = IMPLICIT if c > 1e3 else ()
    return Case("damped", model, {"x": start[0], "x_dot": start[1]}, truth, 1 / c, methods)


@cache
def _forced_model() -> pe.Model:
    a, b = pe.states("a b")
    rate = pe.parameters(rate=1e4)
    # Prothero and Robinson 1974: a = sin t, whatever the rate is; b is moved by a.
    return pe.derive(pe.Ode((a, b), [rate * (pe.sin(pe.time) - a) + pe.cos(pe.time), -a * b], name="forced"))


def _forced(random: np.random.Generator) -> Case:
    fast, aside = 10 ** random.uniform(1, 8), random.uniform(-1, 1)

    def solution(start, t):
        a, b = start
        area = 1 - np.cos(t) + a * -np.expm1(-fast * t) / fast
        return np.array([np.sin(t) + a * np.exp(-fast * t), b * np.exp(-area)])

    start = np.array([aside, 1.0])
    truth = closed(solution, start, random.uniform(1, 10), positions=0)
    model, methods = _forced_model().with_parameters(rate=fast), IMPLICIT if fast > 1e3 else ()
    return Case("forced", model, {"a": aside, "b": 1.0}, truth, 1 / fast, methods)


@cache
def _pendulum_model() -> pe.Model:
    x = pe.coordinates("x")
    c, k = pe.parameters(c=1e4, k=1e4)
    return pe.derive(
        pe.Lagrangian(x, x.dot**2 / 2, -k * pe.cos(x), forces=[pe.Damper(c, on=x)], name="overdamped")
    )


def _pendulum(random: np.random.Generator) -> Case:
    c, x = 10 ** random.uniform(1, 6), random.uniform(0.3, 3)

    def rate(t, y):
        return np.array([y[1], -c * np.sin(y[0]) - c * y[1]])

    truth = integrate(rate, [x, 0.0], random.uniform(1, 8), 0.1, "Radau")
    model, methods = _pendulum_model().with_parameters(c=c, k=c), IMPLICIT if c > 1e3 else ()
    return Case("pendulum", model, {"x": x}, truth, 1 / c, methods)


@cache
def _van_der_pol_model() -> pe.Model:
    x = pe.coordinates("x")
    mu = pe.parameters(mu=10.0)
    push = pe.Force(mu * (1 - x**2) * x.dot, along=x)
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, x**2 / 2, forces=[push], name="van der pol"))


def _van_der_pol(random: np.random.Generator) -> Case:
    mu, x = 10 ** random.uniform(0.5, 3), random.uniform(1.5, 2.5)

    def rate(t, y):
        return np.array([y[1], mu * (1 - y[0] ** 2) * y[1] - y[0]])

    until = mu * random.uniform(0.2, 1.2)  # a period takes about 1.6 μ
    truth = integrate(rate, [x, 0.0], until, until / 30, "Radau")
    model, methods = _van_der_pol_model().with_parameters(mu=mu), IMPLICIT if mu > 30 else ()
    return Case("van der pol", model, {"x": x}, truth, 1 / mu, methods)


@cache
def _reaction_model() -> pe.Model:
    a, b, c = pe.states("a b c")
    k = pe.parameters(k=1.0)
    rates = [-0.04 * a + k * b * c, 0.04 * a - k * b * c - 3e7 * b**2, 3e7 * b**2]
    return pe.derive(pe.Ode((a, b, c), rates, name="reaction"))


def _reaction(random: np.random.Generator) -> Case:
    # Robertson's (Hairer & Wanner II, §IV.1), over seconds or over millions of years.
    k, until = 10 ** random.uniform(2, 4), 10 ** random.uniform(0, 11)

    def rate(t, y):
        first, second = 0.04 * y[0] - k * y[1] * y[2], 3e7 * y[1] ** 2
        return np.array([-first, first - second, second])

    truth = integrate(rate, [1.0, 0.0, 0.0], until, until, "Radau", positions=0)
    return Case("reaction", _reaction_model().with_parameters(k=k), {"a": 1.0}, truth, until, IMPLICIT)
