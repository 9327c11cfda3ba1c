"""Drag from rest, contact by Hertz's law, and dry friction: derivatives that are not finite, and sticking."""

from functools import cache

import numpy as np
import sympy as sp

import pendula as pe
from campaign.case import Case
from campaign.integration import closed, integrate

G = 9.81


def draw(random: np.random.Generator) -> Case:
    """A body dropped from rest, an elastic ball, a block that slides and stops, or a smooth brake."""
    return (_drop, _hertz, _block, _brake)[random.integers(4)](random)


@cache
def _drop_model() -> pe.Model:
    x, y = pe.coordinates("x y")
    c = pe.parameters(c=0.3)
    drag = pe.Drag(at=pe.Point(x, y), quadratic=c)
    return pe.derive(pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, G * y, forces=[drag], name="drop"))


def _drop(random: np.random.Generator) -> Case:
    c, until = 10 ** random.uniform(-2, 1), random.uniform(0.5, 5)
    last, pace = np.sqrt(G / c), np.sqrt(G * c)

    def solution(start, t):
        # v = −v∞ tanh(t √(g c)), from rest; the shift of the start is carried along.
        fallen, speed = np.log(np.cosh(pace * t)) / c, last * np.tanh(pace * t)
        return start + np.array([0.0, -fallen, 0.0, -speed])

    truth = closed(solution, np.zeros(4), until)
    return Case("drop", _drop_model().with_parameters(c=c), {}, truth, 0.2 / max(pace, 1.0), fixed=True)


@cache
def _hertz_model() -> pe.Model:
    x = pe.coordinates("x")
    k = pe.parameters(k=1e5)
    push = pe.Force(k * sp.Max(0, -x) ** sp.Rational(3, 2), along=x)
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, G * x, forces=[push], name="hertz"))


def _hertz(random: np.random.Generator) -> Case:
    k, x = 10 ** random.uniform(2, 6), random.uniform(0.1, 1)

    def rate(t, y):
        return np.array([y[1], -G + k * np.maximum(0, -y[0]) ** 1.5])

    # How deep it goes, by its energy: 2/5 k d^(5/2) = v²/2; the contact takes some d/v.
    v = np.sqrt(2 * G * x)
    shortest = (5 / 4 * v**2 / k) ** 0.4 / v
    truth = integrate(rate, [x, 0.0], np.sqrt(2 * x / G) * random.uniform(1.3, 6), shortest / 3)
    return Case("hertz", _hertz_model().with_parameters(k=k), {"x": x}, truth, shortest)


@cache
def _block_model() -> pe.Model:
    x = pe.coordinates("x")
    mu = pe.parameters(mu=0.3)
    rub = pe.Force(-mu * G * pe.sign(x.dot), along=x)
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, 0, forces=[rub], name="block"))


def _block(random: np.random.Generator) -> Case:
    mu, v = random.uniform(0.05, 1), random.uniform(0.5, 5)
    stop = v / (mu * G)
    until = stop * random.choice([random.uniform(0.3, 0.9), random.uniform(1.1, 3)])

    def solution(start, t):
        t = min(t, start[1] / (mu * G))
        return np.array([start[0] + start[1] * t - mu * G * t**2 / 2, start[1] - mu * G * t])

    truth = closed(solution, [0.0, v], until)
    template = "block that stops" if until > stop else "block that slides"
    return Case(template, _block_model().with_parameters(mu=mu), {"x_dot": v}, truth, stop / 20)


@cache
def _brake_model() -> pe.Model:
    x = pe.coordinates("x")
    mu, slow = pe.parameters(mu=0.3, slow=1e-2)
    rub = pe.Force(-mu * sp.tanh(x.dot / slow), along=x)
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, x**2 / 2, forces=[rub], name="brake"))


def _brake(random: np.random.Generator) -> Case:
    mu, slow, x = random.uniform(0.05, 0.5), 10 ** random.uniform(-3, -0.5), random.uniform(1, 3)

    def rate(t, y):
        return np.array([y[1], -y[0] - mu * np.tanh(y[1] / slow)])

    truth = integrate(rate, [x, 0.0], random.uniform(3, 10), min(slow, 0.05), "Radau")
    return Case("brake", _brake_model().with_parameters(mu=mu, slow=slow), {"x": x}, truth, slow)
