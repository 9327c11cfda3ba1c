"""Motions of size one, in units of 1e-12 to 1e12 of length, mass and time: the digits stay the same."""

from collections.abc import Mapping
from functools import cache

import numpy as np

import pendula as pe
from campaign.case import Array, Case, Truth
from campaign.integration import closed, integrate
from campaign.kinds.orbit import kepler, orbit_model


def draw(random: np.random.Generator) -> Case:
    """An orbit, an oscillator or a pendulum on a rod, in units at random."""
    length, mass, time = 10.0 ** random.uniform(-12, 12, 3)
    # One unit at a time as often as all of them.
    kept = random.integers(4)
    units = [unit if kept in (index, 3) else 1.0 for index, unit in enumerate((length, mass, time))]
    return (_orbit, _oscillator, _rod)[random.integers(3)](random, *units)


def _orbit(random: np.random.Generator, length: float, mass: float, time: float) -> Case:
    e = random.uniform(0, 0.7)
    start = np.array([1 - e, 0.0, 0.0, np.sqrt((1 + e) / (1 - e))])
    truth = closed(lambda y, t: kepler(y, 1.0, t), start, 2 * np.pi * random.uniform(0.5, 5))
    model = orbit_model().with_parameters(m=mass, mu=length**3 / time**2)
    return _scaled("orbit", model, ("x", "y"), start, truth, 0.2 * (1 - e) ** 1.5, (length, time))


@cache
def _oscillator_model() -> pe.Model:
    x = pe.coordinates("x")
    m, k, b, c = pe.parameters(m=1.0, k=1.0, b=1.0, c=0.1)
    potential = k * x**2 / 2 + b * x**4 / 4
    return pe.derive(
        pe.Lagrangian(x, m * x.dot**2 / 2, potential, forces=[pe.Damper(c, on=x)], name="oscillator")
    )


def _oscillator(random: np.random.Generator, length: float, mass: float, time: float) -> Case:
    b, c, x = random.uniform(0, 3), random.uniform(0, 0.3), random.uniform(0.5, 1.5)

    def rate(t, y):
        return np.array([y[1], -y[0] - b * y[0] ** 3 - c * y[1]])

    truth = integrate(rate, [x, 0.0], random.uniform(5, 20), 0.2)
    stiffness = mass / time**2
    values = {"m": mass, "k": stiffness, "b": b * stiffness / length**2, "c": c * mass / time}
    model = _oscillator_model().with_parameters(**values)
    return _scaled("oscillator", model, ("x",), np.array([x, 0.0]), truth, 0.5, (length, time))


@cache
def _rod_model() -> pe.Model:
    x, y = pe.coordinates("x y")
    m, g, l = pe.parameters(m=1.0, g=1.0, l=1.0)
    rod = pe.Holonomic(x**2 + y**2 - l**2, name="rod")
    kinetic = m * (x.dot**2 + y.dot**2) / 2
    return pe.derive(pe.Lagrangian((x, y), kinetic, m * g * y, constraints=[rod], name="rod"))


def _rod(random: np.random.Generator, length: float, mass: float, time: float) -> Case:
    angle = random.uniform(0.3, 2.5)
    swing = integrate(lambda t, y: np.array([y[1], -np.sin(y[0])]), [angle, 0.0], random.uniform(3, 12), 0.2)
    truth = from_angle(swing)
    start = np.array([np.sin(angle), -np.cos(angle), 0.0, 0.0])
    model = _rod_model().with_parameters(m=mass, g=length / time**2, l=length)
    return _scaled("rod", model, ("x", "y"), start, truth, 0.3, (length, time))


def from_angle(swing: Truth, length: float = 1.0) -> Truth:
    """The motion of a bob in x and y from that of its angle."""
    angle, speed = swing.states.T
    sine, cosine = np.sin(angle), np.cos(angle)
    states = length * np.column_stack([sine, -cosine, speed * cosine, speed * sine])
    size = length * np.array([1.0, 1.0, swing.size[1], swing.size[1]])
    error, growth = swing.error * max(1.0, swing.size[0]), swing.amplification * max(1.0, swing.size[0])
    return Truth(swing.times, states, size, error, growth)


def _scaled(
    template: str, model: pe.Model, names: tuple[str, ...], start: Array, truth: Truth, shortest: float,
    units: tuple[float, float],
) -> Case:  # fmt: skip
    """A case of size one in other units of length and time."""
    length, time = units
    factors = np.repeat([length, length / time], len(names))
    entries = (*names, *(f"{name}_dot" for name in names))
    scaled: Mapping[str, float] = dict(zip(entries, (start * factors).tolist(), strict=True))
    there = Truth(
        truth.times * time, truth.states * factors, truth.size * factors, truth.error, truth.amplification
    )
    return Case(
        f"{template} in units of {length:.0e} and {time:.0e} s", model, scaled, there, shortest * time
    )
