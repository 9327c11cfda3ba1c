"""Which systems may have forces that act in a short way of the motion only, by the functions they hold."""

import pytest
import sympy as sp

import pendula as pe

x, y = pe.coordinates("x y")
k, w = pe.parameters(k=2.0, w=0.1)

SMOOTH = {
    "polynomial": k * x**4 / 4 + x**2 * y,
    "trigonometric": -k * pe.cos(x - y) + pe.sin(x) ** 2,
    "functions of parameters": sp.exp(-k) * x**2 / (w + sp.sqrt(k)),
    "functions of time that are smooth": x * pe.cos(k * pe.time),
}
SHARP = {
    "a bump": k * sp.exp(-((x / w) ** 2)),
    "a step": sp.tanh(x / w),
    "a quotient": k / (1 + x**2 / w**2),
    "a root": pe.sqrt(x**2 + y**2),
    "a wall": k * x ** sp.Rational(-3, 2),
    "a kink": k * sp.Max(0, -x) ** 2,
    "a pulse in time": x * sp.exp(-((pe.time / w) ** 2)),
}


def is_sharp(potential) -> bool:
    kinetic = (x.dot**2 + y.dot**2) / 2
    return pe.derive(pe.Lagrangian((x, y), kinetic, potential)).compilation.rate_profile.sharp


@pytest.mark.parametrize("potential", SMOOTH.values(), ids=SMOOTH)
def test_smooth(potential):
    assert not is_sharp(potential)


@pytest.mark.parametrize("potential", SHARP.values(), ids=SHARP)
def test_sharp(potential):
    assert is_sharp(potential)


def test_solving_for_accelerations_is_no_sharp_part():
    assert not pe.derive("double-pendulum").compilation.rate_profile.sharp
    assert pe.derive("outer-solar-system").compilation.rate_profile.sharp
