"""Mechanisms made from solids: a gyroscope, arms, walkers, and random trees.

They are not part of the catalogue: its laws are tested with every method, which robots take too long for.
"""

import numpy as np

from pendula.description import (
    Ball,
    Body,
    Capsule,
    Cylinder,
    Free,
    Joint,
    Mechanism,
    Planar,
    Prismatic,
    Revolute,
    Sphere,
)
from pendula.errors import DescriptionError
from pendula.spatial import Pose

DENSITY = 1000.0  # kg/m³, that of water, unless something else is said
_X, _Y, _Z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)


def gyroscope(spin: float = 200.0) -> Mechanism:
    """A steel disc in two gimbals, its axle level, on a weight that makes it precess.

    Args:
        spin: rate of the disc about its axle at the start, rad/s.
    """
    level = Pose((0, 0, 0), (np.sqrt(0.5), 0.0, np.sqrt(0.5), 0.0))  # the disc's own z along x
    return Mechanism(
        [
            Body("outer", shapes=[Cylinder(0.005, 0.3)], density=7800.0),
            Body("inner", shapes=[Capsule(0.004, 0.2, pose=level)], density=7800.0),
            Body(
                "disc",
                shapes=[Cylinder(0.08, 0.01, pose=level), Sphere(0.01, pose=(0.1, 0, 0))],
                density=7800.0,
            ),
        ],
        [
            Revolute("precession", "world", "outer", axis=_Z),
            Revolute("nutation", "outer", "inner", axis=_Y),
            Revolute("spin", "inner", "disc", axis=_X),
        ],
        actuated=["precession"],
        start={"spin_dot": float(spin)},
        name="gyroscope",
    )


def six_axis_arm() -> Mechanism:
    """An industrial arm of 1.4 m: waist, shoulder, elbow, and a wrist of three axes."""
    lengths = (0.4, 0.45, 0.1, 0.3, 0.08, 0.06)
    return _arm("six-axis-arm", (_Z, _Y, _Y, _Z, _Y, _Z), lengths)


def seven_axis_arm() -> Mechanism:
    """An arm whose axes turn about its links and across them in turn, as a human arm does."""
    lengths = (0.2, 0.15, 0.25, 0.15, 0.25, 0.1, 0.08)
    return _arm("seven-axis-arm", (_Z, _Y, _Z, _Y, _Z, _Y, _Z), lengths)


def planar_biped() -> Mechanism:
    """A trunk in the x-z plane with two legs of thigh, shin and foot."""
    bodies = [Body("trunk", shapes=[Capsule(0.1, 0.5, pose=(0, 0, 0.25))], density=DENSITY)]
    joints: list[Joint] = [Planar("trunk_plane", "world", "trunk", axis=_Y, pose=(0, 0, 1.0))]
    for side in ("left", "right"):
        bodies += [_limb(f"{side}_thigh", 0.45, 0.06), _limb(f"{side}_shin", 0.45, 0.05)]
        bodies.append(Body(f"{side}_foot", shapes=[Capsule(0.04, 0.15, pose=_lying())], density=DENSITY))
        joints += [
            Revolute(f"{side}_hip", "trunk", f"{side}_thigh", axis=_Y, limits=(-2.0, 1.0)),
            _knee(side),
            Revolute(f"{side}_ankle", f"{side}_shin", f"{side}_foot", axis=_Y, pose=(0, 0, -0.45)),
        ]
    motors = [joint.name for joint in joints[1:]]
    return Mechanism(bodies, joints, actuated=motors, start={"left_hip": -0.5}, name="planar-biped")


def humanoid() -> Mechanism:
    """A free trunk with a head, arms and legs; shoulders and hips are balls: 24 degrees of freedom."""
    bodies = [
        Body("trunk", shapes=[Capsule(0.12, 0.4, pose=(0, 0, 0.2))], density=DENSITY),
        Body("head", shapes=[Sphere(0.1, pose=(0, 0, 0.12))], density=DENSITY),
    ]
    joints: list[Joint] = [
        Free("trunk"),
        Revolute("neck", "trunk", "head", axis=_Y, pose=(0, 0, 0.52), damping=1.0),
        Revolute("gaze", "head", "face", axis=_Z, pose=(0, 0, 0.12), damping=0.1),
    ]
    bodies.append(Body("face", shapes=[Sphere(0.03, pose=(0.1, 0, 0))], density=DENSITY))
    for side, y in (("left", 1.0), ("right", -1.0)):
        bodies += [
            _limb(f"{side}_arm", 0.3, 0.04),
            _limb(f"{side}_forearm", 0.28, 0.035),
            _limb(f"{side}_thigh", 0.45, 0.07),
            _limb(f"{side}_shin", 0.45, 0.05),
        ]
        joints += [
            Ball(f"{side}_shoulder", "trunk", f"{side}_arm", pose=(0, 0.2 * y, 0.45), damping=0.5),
            Revolute(f"{side}_elbow", f"{side}_arm", f"{side}_forearm", axis=_Y, pose=(0, 0, -0.3)),
            Ball(f"{side}_hip", "trunk", f"{side}_thigh", pose=(0, 0.1 * y, 0), damping=0.5),
            _knee(side),
        ]
    start = {"trunk_z": 1.0, "trunk_wy": 0.5}
    return Mechanism(bodies, joints, start=start, name="humanoid")


def random_tree(n: int, branching: float = 1.5, seed: int = 0) -> Mechanism:
    """A tree of n capsules with hinges, sliders and balls in turn, about random axes.

    Args:
        n: how many bodies.
        branching: how many children a body has on average before the next level begins; 1 makes a chain.
        seed: of the random numbers; the same seed gives the same tree.
    """
    if not isinstance(n, int) or n < 1:
        raise DescriptionError(f"The number of bodies must be a whole number from 1 on, got {n!r}.")
    if not branching >= 1:
        raise DescriptionError(f"branching must be at least 1, got {branching!r}.")
    rng = np.random.default_rng(seed)
    bodies, joints = [], []
    for i in range(n):
        length, radius = rng.uniform(0.2, 0.5), rng.uniform(0.02, 0.05)
        bodies.append(_limb(f"body{i + 1}", float(length), float(radius)))
        # Featherstone's autoTree (spatial_v2): the parent of body i is number ⌊(i − 2 + ⌈b⌉)/b⌋.
        above = int((i - 1 + np.ceil(branching)) / branching) if i else 0
        parent = f"body{above}" if above else "world"
        kind = (Revolute, Prismatic, Ball)[int(rng.choice(3, p=(0.7, 0.15, 0.15)))]
        parts = {} if kind is Ball else {"axis": rng.normal(size=3).tolist()}
        pose = Pose((0, 0, -float(rng.uniform(0.2, 0.5))), rng.normal(size=4))
        joints.append(kind(f"joint{i + 1}", parent, f"body{i + 1}", pose=pose, damping=0.01, **parts))
    return Mechanism(bodies, joints, name=f"random-tree-{n}")


def _arm(name: str, axes: tuple[tuple[float, ...], ...], lengths: tuple[float, ...]) -> Mechanism:
    """Upright capsules, each thinner than the one before it."""
    bodies, joints, parent, height = [], [], "world", 0.0
    for i, (axis, length) in enumerate(zip(axes, lengths, strict=True), start=1):
        capsule = Capsule(0.08 - 0.008 * i, length, pose=(0, 0, length / 2))
        bodies.append(Body(f"link{i}", shapes=[capsule], density=2000.0))
        joints.append(Revolute(f"q{i}", parent, f"link{i}", axis=axis, pose=(0, 0, height), damping=0.5))
        parent, height = f"link{i}", length
    tool = {"tool": (parent, (0, 0, height))}
    return Mechanism(bodies, joints, frames=tool, start={"q2": 0.5, "q4": 0.3}, name=name)


def _limb(name: str, length: float, radius: float) -> Body:
    """A capsule that hangs from its joint."""
    return Body(name, shapes=[Capsule(radius, length, pose=(0, 0, -length / 2))], density=DENSITY)


def _knee(side: str) -> Revolute:
    ends = f"{side}_thigh", f"{side}_shin"
    return Revolute(f"{side}_knee", *ends, axis=_Y, pose=(0, 0, -0.45), limits=(0.0, 2.5), damping=0.5)


def _lying() -> Pose:
    """Along x, a little to the front."""
    return Pose((0.06, 0, -0.04), (np.sqrt(0.5), 0.0, np.sqrt(0.5), 0.0))
