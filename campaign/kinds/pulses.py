"""Forces that act in a short time only, once or again and again, and the longest step advised for them."""

from functools import cache

import numpy as np
import sympy as sp

import pendula as pe
from campaign.case import Case
from campaign.integration import integrate


def draw(random: np.random.Generator) -> Case:
    """One pulse, with or without the advice that `docs/trust.md` gives, or a train of pulses."""
    return (_pulse, _advised, _train)[random.integers(3)](random)


@cache
def _pulse_model() -> pe.Model:
    x = pe.coordinates("x")
    k, s, w, middle = pe.parameters(k=1.0, s=1.0, w=0.1, middle=5.0)
    pulse = pe.Force(s * sp.exp(-(((pe.time - middle) / w) ** 2)), along=x)
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, k * (x**2 / 2 + x**4 / 20), forces=[pulse], name="pulse"))


def _pulse(random: np.random.Generator) -> Case:
    """A pulse of 0.03 to 0.5 s on an oscillator."""
    return _with_pulse(random, random.uniform(0.5, 4), 10 ** random.uniform(-1.5, -0.3), advised=False)


def _advised(random: np.random.Generator) -> Case:
    """A pulse of 0.003 to 0.5 s in free flight or on an oscillator, with max_step as long as it."""
    k = float(random.choice([0.0, random.uniform(0.5, 4)]))
    return _with_pulse(random, k, 10 ** random.uniform(-2.5, -0.3), advised=True)


def _with_pulse(random: np.random.Generator, k: float, w: float, *, advised: bool) -> Case:
    s, until = random.choice([-1, 1]) * random.uniform(1, 20), random.uniform(4, 12)
    middle, x, v = random.uniform(0.2, 0.9) * until, random.uniform(-1, 1), random.uniform(-1, 1)

    def rate(t, y):
        return np.array([y[1], -k * y[0] - k / 5 * y[0] ** 3 + s * np.exp(-(((t - middle) / w) ** 2))])

    truth = integrate(rate, [x, v], until, w)
    model, start = _pulse_model().with_parameters(k=k, s=s, w=w, middle=middle), {"x": x, "x_dot": v}
    if advised:
        return Case("pulse with max_step", model, start, truth, w, options={"max_step": w})
    return Case("pulse", model, start, truth, w, fixed=True)


@cache
def _train_model() -> pe.Model:
    x = pe.coordinates("x")
    s, n, f = pe.parameters(s=1.0, n=100.0, f=2.0)
    train = pe.Force(s * sp.exp(n * (sp.cos(f * pe.time) - 1)), along=x)
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, -pe.cos(x), forces=[train], name="train"))


def _train(random: np.random.Generator) -> Case:
    # A pendulum that is pushed at every turn of f t, for some √(2/n) / f seconds.
    s, n, f, x = (
        random.uniform(-10, 10),
        10 ** random.uniform(1, 3),
        random.uniform(0.5, 3),
        random.uniform(-2, 2),
    )

    def rate(t, y):
        return np.array([y[1], -np.sin(y[0]) + s * np.exp(n * (np.cos(f * t) - 1))])

    shortest = np.sqrt(2 / n) / f
    truth = integrate(rate, [x, 0.0], random.uniform(4, 12), shortest)
    model = _train_model().with_parameters(s=s, n=n, f=f)
    return Case("train", model, {"x": x}, truth, shortest, fixed=True)
