"""Random trees of bodies."""

from math import ceil
from typing import Any

import numpy as np

from pendula.checking import read_number
from pendula.description import Ball, Body, Capsule, Joint, Mechanism, Point, Prismatic, Revolute, Sphere
from pendula.errors import DescriptionError
from pendula.gallery.quantities import constants, count
from pendula.gallery.registry import credit
from pendula.spatial import Pose

_WATER = 1000.0  # kg/m³
_SPRING = 300.0  # N/m, of sliders, which would fall for ever without it
_DAMPING = 0.02  # N s/m and N m s/rad


def random_tree(bodies: int = 6, branching: Any = 2, seed: int = 9, *, g: float = 9.81) -> Mechanism:
    """A tree of capsules with hinges, sliders on springs and balls, about random axes; chaotic.

    Watch every branch throw the others about while the dampers of its joints slowly calm the whole.

    Args:
        bodies: how many there are.
        branching: how many children a body has on average before the next level begins; 1 makes a chain.
        seed: of the random numbers; the same seed gives the same tree.
        g: gravity, m/s².
    """
    n, ratio = count(bodies, "bodies"), read_number(branching, "branching")
    if ratio < 1:
        raise DescriptionError(f"branching must be at least 1, got {branching!r}.")
    if not isinstance(seed, int) or seed < 0:
        raise DescriptionError(f"The seed must be a whole number from 0 on, got {seed!r}.")
    g = constants("m/s^2", g=g)
    rng = np.random.default_rng(seed)
    parts = [(_body(i, rng), _joint(i, ratio, rng)) for i in range(1, n + 1)]
    return Mechanism(
        [body for body, _ in parts],
        [joint for _, joint in parts],
        gravity=(0, 0, -g),
        start={"joint1": 1.0},
        drawing=[Sphere(Point(0, 0, 0), 0.06)],
        **credit("random-tree"),
    )


def _body(i: int, rng: np.random.Generator) -> Body:
    """A capsule that hangs from its joint."""
    length, radius = float(rng.uniform(0.2, 0.5)), float(rng.uniform(0.02, 0.05))
    return Body(f"body{i}", shapes=[Capsule(radius, length, pose=(0, 0, -length / 2))], density=_WATER)


def _joint(i: int, branching: float, rng: np.random.Generator) -> Joint:
    """What carries body i; the first is a hinge in the origin."""
    kind = (Revolute, Prismatic, Ball)[int(rng.choice(3, p=(0.7, 0.15, 0.15)))]
    axis, turned, depth = rng.normal(size=3).tolist(), rng.normal(size=4), float(rng.uniform(0.2, 0.5))
    if i == 1:
        return Revolute("joint1", "world", "body1", axis=axis, damping=_DAMPING)
    # Featherstone's autoTree (spatial_v2): the parent of body i is number ⌊(i − 2 + ⌈b⌉)/b⌋.
    parent = int((i - 2 + ceil(branching)) / branching)
    parts: dict[str, Any] = {"pose": Pose((0, 0, -depth), turned), "damping": _DAMPING}
    if kind is not Ball:
        parts["axis"] = axis
    if kind is Prismatic:
        parts["stiffness"] = _SPRING
    return kind(f"joint{i}", f"body{parent}", f"body{i}", **parts)
