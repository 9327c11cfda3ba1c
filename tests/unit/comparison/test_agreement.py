"""The same system in minimal and in redundant coordinates moves in the same way."""

import pytest

import pendula as pe

x, y = pe.coordinates("x y")
theta = pe.coordinates("theta")
m, l, g = pe.parameters(m=1.5, l=0.8, g=9.81)
ANGLE = pe.Lagrangian(
    theta, m * l**2 * theta.dot**2 / 2, -m * g * l * pe.cos(theta), name="angle", start={"theta": 2.0}
)
POINT = pe.Lagrangian(
    (x, y),
    m * (x.dot**2 + y.dot**2) / 2,
    m * g * y,
    constraints=[pe.Holonomic(x**2 + y**2 - l**2, name="rod")],
    name="point",
)
MAP = {x: l * pe.sin(theta), y: -l * pe.cos(theta)}


def test_a_pendulum_as_an_angle_and_as_a_point():
    found = pe.agreement(ANGLE, POINT, MAP, until=5.0)
    assert found.largest < 1e-8
    assert found.energy < 1e-9
    assert str(found).startswith("angle and point over 5 s, largest differences:\n  x       ")


def test_another_system_does_not_agree():
    heavier = POINT.replace(potential=1.1 * m * g * y, name="in stronger gravity")
    assert pe.agreement(ANGLE, heavier, MAP, until=2.0).largest > 1e-2


@pytest.mark.parametrize(
    ("mapping", "sentence"),
    [
        ({x: l * pe.sin(theta)}, "must say what 'y' of point is"),
        ({**MAP, "z": theta}, "'z' is not a coordinate of point; its coordinates are 'x', 'y'"),
    ],
    ids=["missing", "unknown"],
)
def test_incomplete_mappings_are_refused(mapping, sentence):
    with pytest.raises(pe.PendulaError, match=sentence):
        pe.agreement(ANGLE, POINT, mapping)
