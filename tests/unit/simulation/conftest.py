"""A driven oscillator whose motion is known, and a pendulum in Cartesian coordinates."""

from collections.abc import Callable

import numpy as np
import pytest

from pendula import Force, Lagrangian, Model, coordinates, derive, inputs, parameters

x, y = coordinates("x y")
m, k, g = parameters(m=1.0, k=4.0, g=9.81)
u = inputs("u")

_OSCILLATOR = derive(
    Lagrangian(
        x, m * x.dot**2 / 2, k * x**2 / 2, forces=[Force(u, along=x)], name="oscillator", start={"x": 1.0}
    )
)
_CIRCLE = Lagrangian(
    (x, y),
    m * (x.dot**2 + y.dot**2) / 2,
    m * g * y,
    constraints=[x**2 + y**2 - 1],
    name="circle",
    start={"x": 1.0},
)


@pytest.fixture(scope="session")
def oscillator() -> Model:
    """ẍ = −4 x + u, from x = 1 at rest."""
    return _OSCILLATOR


@pytest.fixture(scope="session")
def circle() -> Lagrangian:
    """A bead on a circle, x² + y² = 1."""
    return _CIRCLE


def _driven(t) -> np.ndarray:
    """X and ẋ of the oscillator under u = sin 3t: x = cos 2t + 0.3 sin 2t − 0.2 sin 3t."""
    t = np.asarray(t, dtype=float)
    return np.stack(
        [
            np.cos(2 * t) + 0.3 * np.sin(2 * t) - 0.2 * np.sin(3 * t),
            -2 * np.sin(2 * t) + 0.6 * np.cos(2 * t) - 0.6 * np.cos(3 * t),
        ],
        axis=-1,
    )


@pytest.fixture(scope="session")
def driven() -> Callable[..., np.ndarray]:
    return _driven


def _observed_order(error: Callable[[float], float], step: float) -> float:
    """The order over three halvings of the step."""
    return float(np.log2(error(step) / error(step / 8)) / 3)


@pytest.fixture(scope="session")
def observed_order() -> Callable[[Callable[[float], float], float], float]:
    return _observed_order
