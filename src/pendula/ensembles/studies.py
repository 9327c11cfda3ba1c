"""Studies that are ready to run: maps, basins, Monte Carlo, robustness, a drop test.

Each function gives a ``Study`` of the size that is asked for; ``run()`` computes it.
"""

import math
from typing import Any

import numpy as np

from pendula.ensembles.members import grid, samples
from pendula.ensembles.results import Results
from pendula.ensembles.study import Study, ensemble

_REACH = 1.0  # m, from the middle to each of the three magnets
_BOX = "box"


def flip_map(points: int = 200) -> Study:
    """When the upper link of a double pendulum first turns over, from rest at all angles.

    Where 2 cos θ₁ + cos θ₂ > −1 the energy does not suffice, and no member ever does. (J. S. Heyl, The double
    pendulum fractal, 2008.)
    """
    angles = np.linspace(-3, 3, points)
    return ensemble(
        "double-pendulum", grid(theta1=angles, theta2=angles), until=30.0, step=0.01,
        keep={"flip": "first abs(theta1) > pi"},
    )  # fmt: skip


def magnet_places() -> np.ndarray:
    """Where the magnets of ``magnetic_basins`` are, a row each, m."""
    turns = math.pi / 2 + 2 * math.pi / 3 * np.arange(3)
    return _REACH * np.stack([np.cos(turns), np.sin(turns)], axis=1)


def magnetic_basins(points: int = 200) -> Study:
    """Over which of three magnets a pendulum comes to rest, from rest at all places.

    A bob that swings close to a plane, drawn back by its weight, −k r, slowed down by −b v and drawn to each
    magnet by 1/d², d² = |r − rᵢ|² + h². (H.-O. Peitgen, H. Jürgens & D. Saupe, Chaos and Fractals, 2004,
    §12.1.)
    """
    places = np.linspace(-2, 2, points)
    return ensemble(_magnetic_pendulum(), grid(x=places, y=places), until=60.0, step=0.02, keep="end")


def _magnetic_pendulum() -> Any:
    from pendula.description import Drag, Lagrangian, Point, coordinates, parameters

    x, y = coordinates("x y")
    m, k, b, h = parameters(m=1.0, k=0.2, b=0.2, h=0.25)
    pull = sum(-1 / ((x - float(a)) ** 2 + (y - float(c)) ** 2 + h**2) ** 0.5 for a, c in magnet_places())
    return Lagrangian(
        (x, y), m * (x.dot**2 + y.dot**2) / 2, k * (x**2 + y**2) / 2 + pull,
        forces=[Drag(at=Point(x, y), linear=b)], name="magnetic-pendulum",
    )  # fmt: skip


def nearest_magnet(results: Results) -> np.ndarray:
    """The number of the magnet at which each member of ``magnetic_basins`` ended."""
    ends = np.stack([results["end x"], results["end y"]], axis=-1)
    distances = np.linalg.norm(ends[..., None, :] - magnet_places(), axis=-1)
    return distances.argmin(axis=-1)


def scattered_throws(count: int = 2000, seed: int = 0) -> Study:
    """Throws in air whose speed, mass and drag scatter: when each comes down, how high it was."""
    scattered = samples(
        count, seed=seed, x_dot=("normal", 19.3, 0.5), y_dot=("normal", 23.0, 0.5),
        m=("normal", 0.15, 0.005), c=("uniform", 1.0e-3, 1.4e-3),
    )  # fmt: skip
    return ensemble(
        "thrown-particle", scattered, until=6.0, step=0.01,
        keep={"landing": "first y < 0", "top": "largest y"},
    )  # fmt: skip


def regulator_robustness(points: int = 40) -> Study:
    """How far a pole on a cart leans at most, with one regulator and other masses than it was made for."""
    from pendula.control import LQR
    from pendula.gallery import find

    cart = find("cart-pole").build()
    held = LQR(cart, at={"theta": np.pi}, largest={"x": 0.5, "theta": 0.2, "u": 20}, limit=40)
    part = np.linspace(0.25, 4.0, points)
    return ensemble(
        cart, grid(M=part, m=0.5 * part), starts={"theta": [math.pi - 0.3]}, inputs=held, until=10.0,
        step=0.005, keep={"lean": "largest abs(theta - pi)", "end": "end"},
    )  # fmt: skip


def drop_test(count: int = 64, seed: int = 0) -> Study:
    """A box dropped with a random turn: on which face it comes to rest."""
    turn: Any = ("normal", 0.0, 5.0)
    scattered = samples(count, seed=seed, **{f"{_BOX}_w{axis}": turn for axis in "xyz"})
    return ensemble("bouncing-box", scattered, until=3.0, step=0.005, keep="end")


def resting_face(results: Results) -> np.ndarray:
    """The axis of the box that points up or down at the end of each member of ``drop_test``: 0, 1 or 2."""
    w, x, y, z = (results[f"end {_BOX}_q{letter}"] for letter in "wxyz")
    # The third row of the rotation matrix: how far up each axis of the body points.
    up = np.stack([2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)])
    return np.abs(up).argmax(axis=0)
