"""A pendulum, as a new user types it."""

import pytest

import pendula as pe


@pytest.fixture(scope="module")
def theta():
    return pe.coordinates("theta")


@pytest.fixture(scope="module")
def pendulum(theta):
    m, l, g = pe.parameters(m=1.0, l=1.0, g=9.81)
    return pe.Lagrangian(
        theta, m * l**2 * theta.dot**2 / 2, -m * g * l * pe.cos(theta), name="swing", start={"theta": 1.0}
    )
