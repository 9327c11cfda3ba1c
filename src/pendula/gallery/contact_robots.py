"""Robots that touch: a gripper that lifts a box, and a quadruped that stands."""

from typing import Any

from pendula.description import (
    Body,
    Box,
    Capsule,
    Free,
    Joint,
    Mechanism,
    Prismatic,
    Revolute,
    Sphere,
)
from pendula.description.material import Material
from pendula.description.obstacles import Plane
from pendula.gallery.quantities import constants
from pendula.gallery.registry import credit

_RUBBER = Material(friction=0.8)
_Y = (0.0, 1.0, 0.0)


def gripper(*, g: float = 9.81) -> Mechanism:
    """A hand on a slide whose two fingers, pressed together by springs, lift a box of 0.4 kg off the ground.

    Watch the fingers close, the hand rise by 0.2 m, and the box hang between them by nothing but friction.

    Args:
        g: gravity, m/s².
    """
    g = constants("m/s^2", g=g)
    bodies = [
        Body("hand", shapes=[Box((0.24, 0.08, 0.04), material=_RUBBER)], mass=1.0),
        *(
            Body(name, shapes=[Box((0.02, 0.06, 0.12), material=_RUBBER)], mass=0.1)
            for name in ("left", "right")
        ),
        Body("box", shapes=[Box((0.08, 0.08, 0.08), material=_RUBBER)], mass=0.4),
    ]
    # Springs press with 20 N once the fingers are at the box, and carry the hand against 1.6 kg.
    finger: dict[str, Any] = {"stiffness": 400.0, "rest": 0.1, "damping": 10.0, "limits": (0.0, 0.08)}
    joints: list[Joint] = [
        Prismatic("lift", "world", "hand", pose=(0, 0, 0.14), stiffness=200.0, rest=0.28, damping=60.0),
        Prismatic("close_left", "hand", "left", axis=(1, 0, 0), pose=(-0.1, 0, -0.08), **finger),
        Prismatic("close_right", "hand", "right", axis=(-1, 0, 0), pose=(0.1, 0, -0.08), **finger),
        Free("box"),
    ]
    return Mechanism(
        bodies,
        joints,
        gravity=(0.0, 0.0, -g),
        actuated=[],
        ground=Plane(material=_RUBBER),
        start={"box_z": 0.04},
        **credit("gripper"),
    )


def quadruped_standing(*, g: float = 9.81) -> Mechanism:
    """A trunk of 10 kg on four legs of hip and knee, whose springs let it sink a little until it stands.

    Watch the trunk settle; then every foot carries a quarter of the weight, and friction keeps them in place.

    Args:
        g: gravity, m/s².
    """
    g = constants("m/s^2", g=g)
    bodies = [Body("trunk", shapes=[Box((0.5, 0.25, 0.1), material=_RUBBER)], mass=10.0)]
    joints: list[Joint] = [Free("trunk")]
    spring: dict[str, Any] = {"axis": _Y, "stiffness": 150.0, "damping": 4.0, "armature": 0.01}
    start = {"trunk_z": 0.3985}
    for x, end in ((0.2, "front"), (-0.2, "rear")):
        for y, side in ((0.15, "left"), (-0.15, "right")):
            leg = f"{end}_{side}"
            foot = Sphere(0.03, pose=(0, 0, -0.2), material=_RUBBER)
            limb = {"pose": (0, 0, -0.1), "material": _RUBBER}
            bodies.append(Body(f"{leg}_thigh", shapes=[Capsule(0.03, 0.16, **limb)], mass=0.6))
            bodies.append(Body(f"{leg}_shin", shapes=[Capsule(0.02, 0.16, **limb), foot], mass=0.3))
            ends = f"{leg}_hip", "trunk", f"{leg}_thigh"
            joints.append(Revolute(*ends, pose=(x, y, 0), rest=0.4, limits=(-1, 1.5), **spring))
            ends = f"{leg}_knee", f"{leg}_thigh", f"{leg}_shin"
            joints.append(Revolute(*ends, pose=(0, 0, -0.2), rest=-0.8, limits=(-2.5, -0.05), **spring))
            start |= {f"{leg}_hip": 0.4, f"{leg}_knee": -0.8}
    return Mechanism(
        bodies,
        joints,
        gravity=(0.0, 0.0, -g),
        actuated=[],
        ground=Plane(material=_RUBBER),
        start=start,
        **credit("quadruped-standing"),
    )
