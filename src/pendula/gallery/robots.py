"""Robots made from solids: arms and walkers."""

from math import sqrt
from typing import Any

from pendula.description import (
    Ball,
    Body,
    Capsule,
    Cylinder,
    Free,
    Joint,
    Mechanism,
    Planar,
    Point,
    Revolute,
    Sphere,
    Trail,
)
from pendula.gallery.quantities import constants
from pendula.gallery.registry import credit
from pendula.spatial import Pose

_METAL, _FLESH = 2000.0, 1000.0  # kg/m³: hollow links with their motors, and a body like water
_Y, _Z = (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
_HIP = {"axis": _Y, "stiffness": 60.0, "damping": 0.5}


def six_axis_arm(*, g: float = 9.81) -> Mechanism:
    """An industrial arm of 1.4 m: waist, shoulder, elbow, and a wrist of three axes.

    Watch it fall over and come to rest hanging; with a PID in its joints it stands where it is told to.

    Args:
        g: gravity, m/s². The inputs q1_effort to q6_effort are torques in N m.
    """
    lengths = (0.4, 0.45, 0.1, 0.3, 0.08, 0.06)
    return _arm("six-axis-arm", (_Z, _Y, _Y, _Z, _Y, _Z), lengths, g)


def seven_axis_arm(*, g: float = 9.81) -> Mechanism:
    """An arm whose axes turn about its links and across them in turn, as a human arm does.

    Watch the elbow swing out to the side: one axis more than a pose needs lets it go round a fixed hand.

    Args:
        g: gravity, m/s². The inputs q1_effort to q7_effort are torques in N m.
    """
    lengths = (0.2, 0.15, 0.25, 0.15, 0.25, 0.1, 0.08)
    return _arm("seven-axis-arm", (_Z, _Y, _Z, _Y, _Z, _Y, _Z), lengths, g)


def planar_biped(*, g: float = 9.81) -> Mechanism:
    """A trunk in the x-z plane with two legs of thigh, shin and foot, in the air after a jump.

    Watch the trunk answer every swing of the legs while the centre of mass keeps to its parabola.

    Args:
        g: gravity, m/s². The inputs, such as left_hip_effort, are torques in N m.
    """
    g = constants("m/s^2", g=g)
    bodies = [Body("trunk", shapes=[Capsule(0.1, 0.5, pose=(0, 0, 0.25))], density=_FLESH)]
    # About −y, so that y of the joint's plane is up.
    joints: list[Joint] = [Planar("trunk", "world", "trunk", axis=(0.0, -1.0, 0.0), pose=(0, 0, 1.0))]
    for side in ("left", "right"):
        bodies += [_limb(f"{side}_thigh", 0.45, 0.06), _limb(f"{side}_shin", 0.45, 0.05)]
        bodies.append(Body(f"{side}_foot", shapes=[Capsule(0.04, 0.15, pose=_lying())], density=_FLESH))
        ankle = f"{side}_shin", f"{side}_foot"
        joints += [
            Revolute(f"{side}_hip", "trunk", f"{side}_thigh", limits=(-2.0, 1.0), **_HIP),
            _knee(side),
            Revolute(f"{side}_ankle", *ankle, axis=_Y, pose=(0, 0, -0.45), stiffness=5.0, damping=0.2),
        ]
    start = {"left_hip": -0.4, "right_hip": 0.4, "left_hip_dot": 5.0, "right_hip_dot": -5.0}
    system = Mechanism(
        bodies,
        joints,
        gravity=(0, 0, -g),
        actuated=[joint.name for joint in joints[1:]],
        start={**start, "trunk_x_dot": 1.0, "trunk_y_dot": 4.0, "left_knee": 0.5, "right_knee": 0.5},
        **credit("planar-biped"),
    )
    return system.replace(drawing=[Trail(system.center_of_mass)])


def humanoid(*, g: float = 9.81) -> Mechanism:
    """A free trunk with a head, arms and legs; shoulders and hips are balls: 24 degrees of freedom.

    Watch it turn a somersault: its limbs fly, its angular momentum about the centre of mass stays.

    Args:
        g: gravity, m/s². The inputs, such as left_elbow_effort, are torques in N m; those of the trunk are
            forces in N, too.
    """
    g = constants("m/s^2", g=g)
    bodies = [
        Body("trunk", shapes=[Capsule(0.12, 0.4, pose=(0, 0, 0.2))], density=_FLESH),
        Body("head", shapes=[Sphere(0.1, pose=(0, 0, 0.12))], density=_FLESH),
        Body("face", shapes=[Sphere(0.03, pose=(0.1, 0, 0))], density=_FLESH),
    ]
    joints: list[Joint] = [
        Free("trunk"),
        Revolute("neck", "trunk", "head", axis=_Y, pose=(0, 0, 0.52), stiffness=20.0, damping=1.0),
        Revolute("gaze", "head", "face", axis=_Z, pose=(0, 0, 0.12), stiffness=1.0, damping=0.1),
    ]
    for side, y in (("left", 1.0), ("right", -1.0)):
        bodies += [
            _limb(f"{side}_arm", 0.3, 0.04),
            _limb(f"{side}_forearm", 0.28, 0.035),
            _limb(f"{side}_thigh", 0.45, 0.07),
            _limb(f"{side}_shin", 0.45, 0.05),
        ]
        joints += [
            Ball(f"{side}_shoulder", "trunk", f"{side}_arm", pose=(0, 0.2 * y, 0.45), damping=0.3),
            _elbow(side),
            Ball(f"{side}_hip", "trunk", f"{side}_thigh", pose=(0, 0.1 * y, 0), damping=2.0),
            _knee(side),
        ]
    start = {"trunk_z": 1.0, "trunk_vz": 4.0, "trunk_wy": 4.0, "left_knee": 0.5, "right_knee": 1.0}
    start |= {"left_hip_wy": 4.0, "right_hip_wy": -4.0, "left_shoulder_wx": 6.0, "right_shoulder_wx": -6.0}
    system = Mechanism(bodies, joints, gravity=(0, 0, -g), start=start, **credit("humanoid"))
    return system.replace(drawing=[Trail(system.center_of_mass)])


def _arm(name: str, axes: tuple[Any, ...], lengths: tuple[float, ...], g: Any) -> Mechanism:
    """Upright capsules on a plate, each thinner than the one before it."""
    g = constants("m/s^2", g=g)
    bodies, joints, parent, height = [], [], "world", 0.0
    for i, (axis, length) in enumerate(zip(axes, lengths, strict=True), start=1):
        capsule = Capsule(0.08 - 0.008 * i, length, pose=(0, 0, length / 2))
        bodies.append(Body(f"link{i}", shapes=[capsule], density=_METAL))
        # The rotor of a motor, seen through its gears, weighs more than the last links do.
        parts = {"axis": axis, "pose": (0, 0, height), "armature": 0.05, "damping": 1.0}
        joints.append(Revolute(f"q{i}", parent, f"link{i}", **parts))
        parent, height = f"link{i}", length
    system = Mechanism(
        bodies,
        joints,
        gravity=(0, 0, -g),
        frames={"tool": (parent, (0, 0, height))},
        start={"q1": 0.3, "q2": 0.5, "q3": 0.4, "q4": 0.3},
        **credit(name),
    )
    plate = Cylinder(Point(0, 0, -0.1), 0.15, 0.06)
    return system.replace(drawing=[plate, Trail(system.point("tool"))])


def _limb(name: str, length: float, radius: float) -> Body:
    """A capsule that hangs from its joint."""
    return Body(name, shapes=[Capsule(radius, length, pose=(0, 0, -length / 2))], density=_FLESH)


def _knee(side: str) -> Revolute:
    ends = f"{side}_thigh", f"{side}_shin"
    pose, limits = (0, 0, -0.45), (0.0, 2.5)
    return Revolute(f"{side}_knee", *ends, axis=_Y, pose=pose, limits=limits, stiffness=20.0, damping=0.5)


def _elbow(side: str) -> Revolute:
    ends = f"{side}_arm", f"{side}_forearm"
    pose, limits = (0, 0, -0.3), (-2.5, 0.0)
    return Revolute(f"{side}_elbow", *ends, axis=_Y, pose=pose, limits=limits, stiffness=5.0, damping=0.2)


def _lying() -> Pose:
    """Along x, a little to the front."""
    return Pose((0.06, 0, -0.04), (sqrt(0.5), 0.0, sqrt(0.5), 0.0))
