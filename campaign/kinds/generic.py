"""Systems without anything special: pendulums, carts, potentials by polynomials and by waves."""

from functools import cache

import numpy as np

import pendula as pe
from campaign.case import Case, in_plane
from campaign.integration import integrate
from campaign.kinds.double_pendulum import double_pendulum

G = 9.81


def draw(random: np.random.Generator) -> Case:
    """A double pendulum, a cart with a pendulum, a spring pendulum, or a particle in a plane."""
    return (_pendulum, _cart, _spring, _polynomial, _waves)[random.integers(5)](random)


@cache
def _pendulum_model() -> pe.Model:
    p, r = pe.coordinates("p r")
    m1, m2, l1, l2 = pe.parameters(m1=1.0, m2=1.0, l1=1.0, l2=1.0)
    elbow = pe.Point(l1 * pe.sin(p), -l1 * pe.cos(p))
    hand = elbow.translate(l2 * pe.sin(r), -l2 * pe.cos(r))
    kinetic = m1 * elbow.velocity.dot(elbow.velocity) / 2 + m2 * hand.velocity.dot(hand.velocity) / 2
    return pe.derive(pe.Lagrangian((p, r), kinetic, m1 * G * elbow.y + m2 * G * hand.y, name="double"))


def _pendulum(random: np.random.Generator) -> Case:
    m1, m2, l1, l2 = 10 ** random.uniform(-0.7, 0.7, 4)
    p, r = random.uniform(-3, 3, 2)
    shortest = 0.2 * np.sqrt(min(l1, l2) / G)
    truth = integrate(double_pendulum(m1, m2, l1, l2, G), [p, r, 0.0, 0.0], random.uniform(1, 5), shortest)
    model = _pendulum_model().with_parameters(m1=m1, m2=m2, l1=l1, l2=l2)
    return Case("pendulum", model, {"p": p, "r": r}, truth, shortest, fixed=True)


@cache
def _cart_model() -> pe.Model:
    x, r = pe.coordinates("x r")
    M, m, l, c = pe.parameters(M=1.0, m=0.2, l=0.5, c=0.1)
    tip = pe.Point(x + l * pe.sin(r), -l * pe.cos(r))
    kinetic = M * x.dot**2 / 2 + m * tip.velocity.dot(tip.velocity) / 2
    return pe.derive(pe.Lagrangian((x, r), kinetic, m * G * tip.y, forces=[pe.Damper(c, on=x)], name="cart"))


def _cart(random: np.random.Generator) -> Case:
    M, m, l = 10 ** random.uniform(-0.7, 0.7, 3)
    c, r, v = random.uniform(0, 1), random.uniform(-3, 3), random.uniform(-1, 1)

    def rate(t, y):
        _, angle, u, w = y
        # (M + m) ẍ + m l (ω̇ cos − ω² sin) = −c ẋ and l ω̇ + ẍ cos = −g sin.
        s, k = np.sin(angle), np.cos(angle)
        a = (-c * u + m * l * w**2 * s + m * G * s * k) / (M + m * s**2)
        return np.array([u, w, a, (-G * s - a * k) / l])

    truth = integrate(rate, [0.0, r, v, 0.0], random.uniform(2, 8), 0.2 * np.sqrt(l / G))
    model = _cart_model().with_parameters(M=M, m=m, l=l, c=c)
    return Case("cart", model, {"r": r, "x_dot": v}, truth, 0.2 * np.sqrt(l / G), fixed=True)


@cache
def _spring_model() -> pe.Model:
    l, r = pe.coordinates("l r")
    k = pe.parameters(k=30.0)
    kinetic = (l.dot**2 + l**2 * r.dot**2) / 2
    return pe.derive(pe.Lagrangian((l, r), kinetic, k * (l - 1) ** 2 / 2 - G * l * pe.cos(r), name="spring"))


def _spring(random: np.random.Generator) -> Case:
    k, l, r, w = (
        10 ** random.uniform(1.5, 4),
        random.uniform(0.8, 1.6),
        random.uniform(-1, 1),
        random.uniform(0, 3),
    )

    def rate(t, y):
        return np.array(
            [y[2], y[3], y[0] * y[3] ** 2 - k * (y[0] - 1) + G * np.cos(y[1]),
             (-2 * y[2] * y[3] - G * np.sin(y[1])) / y[0]]
        )  # fmt: skip

    shortest = 0.3 / np.sqrt(k)
    truth = integrate(rate, [l, r, 0.0, w], random.uniform(2, 6), shortest)
    start = {"l": l, "r": r, "r_dot": w}
    return Case("spring", _spring_model().with_parameters(k=k), start, truth, shortest, fixed=True)


@cache
def _polynomial_model() -> pe.Model:
    x, y = pe.coordinates("x y")
    a, b, c, d = pe.parameters(a=0.1, b=0.1, c=0.1, d=0.1)
    potential = (x**2 + y**2) / 2 + a * x**2 * y + b * y**3 + c * x**3 + d * x * y**3 + (x**4 + y**4) / 4
    return pe.derive(pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, potential, name="polynomial"))


def _polynomial(random: np.random.Generator) -> Case:
    a, b, c, d = random.uniform(-0.4, 0.4, 4)  # bounded from below while |d| < 3^(−3/4), that is 0.44
    start = random.uniform(-1.5, 1.5, 4)

    def rate(t, s):
        x, y, u, v = s
        along = -x - 2 * a * x * y - 3 * c * x**2 - d * y**3 - x**3
        return np.array([u, v, along, -y - a * x**2 - 3 * b * y**2 - 3 * d * x * y**2 - y**3])

    truth = integrate(rate, start, random.uniform(3, 15), 0.2)
    model = _polynomial_model().with_parameters(a=a, b=b, c=c, d=d)
    return Case("polynomial", model, in_plane(start), truth, 0.3, fixed=True)


@cache
def _waves_model() -> pe.Model:
    x, y = pe.coordinates("x y")
    a, b, k, n = pe.parameters(a=1.0, b=1.0, k=3.0, n=2.0)
    potential = a * pe.cos(k * x) * pe.sin(y) + b * pe.cos(n * y + x)
    return pe.derive(pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, potential, name="waves"))


def _waves(random: np.random.Generator) -> Case:
    a, b = random.uniform(-1, 1, 2)
    k, n = random.uniform(0.5, 8, 2)
    start = random.uniform(-1.5, 1.5, 4)

    def rate(t, s):
        x, y, u, v = s
        wave = b * np.sin(n * y + x)
        return np.array(
            [u, v, a * k * np.sin(k * x) * np.sin(y) + wave, -a * np.cos(k * x) * np.cos(y) + n * wave]
        )

    truth = integrate(rate, start, random.uniform(2, 8), 0.3 / max(k, n))
    model = _waves_model().with_parameters(a=a, b=b, k=k, n=n)
    return Case("waves", model, in_plane(start), truth, 0.3 / max(k, n), fixed=True)
