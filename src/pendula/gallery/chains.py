"""A roller chain over two wheels."""

from itertools import pairwise
from typing import Any

import numpy as np
import sympy as sp

from pendula.description import (
    Ball,
    Body,
    Capsule,
    Cylinder,
    Force,
    Joint,
    Mechanism,
    Planar,
    Revolute,
    Sphere,
    Torque,
)
from pendula.description.mechanisms.quantities import motion_of, point_of, velocity_of
from pendula.errors import DescriptionError
from pendula.gallery.quantities import constants, count
from pendula.gallery.registry import credit
from pendula.spatial import Pose

_PITCH = 0.0127  # m: half an inch, as on bicycles (ISO 9633)
_LINK, _WHEEL = 0.003, 1.0  # masses, kg; of wheels with rims and tyres
_STIFFNESS, _GRIP = 2000.0, 2.0  # N/m and N s/m, of a rim on a pin that is pressed upon it
_ROUND = 1e-4  # m, within which a pin begins to feel a rim
_SPEED = 10.0  # rad/s, of the wheels at the start
_Y = (0.0, 1.0, 0.0)


def bicycle_chain(links: int = 100, teeth: int = 20, *, g: float = 9.81) -> Mechanism:
    """A chain of links and pins that runs over two equal wheels.

    Watch the upper and the lower run sag, and swing as the wheels lay them down and pick them up.

    A rim presses pins outwards and takes them along while they are pressed: F = k s r/|r| + c (ω × r − v).

    Args:
        links: their number, as much as an even number above that of teeth.
        teeth: of each wheel, an even number: half of them bear a pin.
        g: gravity, m/s². The input front_effort is a torque on the front wheel in N m.
    """
    links, teeth = count(links, "links"), count(teeth, "teeth")
    if teeth < 6 or teeth % 2 or links <= teeth or links % 2:
        raise DescriptionError(
            f"A chain has an even number of links, more than the teeth of a wheel, which are an even number "
            f"from 6 on; got {links} and {teeth}."
        )
    radius, wrapped, straight = _PITCH / (2 * np.sin(np.pi / teeth)), teeth // 2, (links - teeth) // 2
    # Along the upper run, about the front wheel, back and about the rear one: which way links point, about y.
    bent = np.pi / teeth * (1 + 2 * np.arange(wrapped))
    headings = np.concatenate([np.zeros(straight), bent, np.full(straight, np.pi), np.pi + bent])
    turning = np.concatenate([np.zeros(straight), np.full(wrapped, _SPEED)] * 2)
    names = [f"link_{i}" for i in range(links)]
    lying = Pose((_PITCH / 2, 0, 0), (np.sqrt(0.5), 0.0, np.sqrt(0.5), 0.0))
    bodies = [Body(name, _LINK, shapes=[Capsule(0.25 * _PITCH, _PITCH, pose=lying)]) for name in names]
    # About −y, so that y of the joint's plane is up.
    joints: list[Joint] = [Planar(names[0], "world", names[0], axis=(0, -1, 0), pose=(0, 0, radius))]
    joints += [Revolute(name, before, name, axis=_Y, pose=(_PITCH, 0, 0)) for before, name in pairwise(names)]
    joints.append(Ball("closing_pin", names[-1], names[0], pose=(_PITCH, 0, 0)))
    centers = {"rear": 0.0, "front": straight * _PITCH}
    for wheel, x in centers.items():
        bodies.append(_wheel(wheel, radius))
        joints.append(Revolute(wheel, "world", wheel, axis=_Y, pose=(x, 0, 0)))
    start = dict(zip(names[1:], np.diff(headings).tolist(), strict=True))
    start |= {f"{name}_dot": rate for name, rate in zip(names[1:], np.diff(turning).tolist(), strict=True)}
    start |= {f"{names[0]}_x_dot": _SPEED * float(radius), "rear_dot": _SPEED, "front_dot": _SPEED}
    return Mechanism(
        bodies,
        joints,
        gravity=(0, 0, -constants("m/s^2", g=g)),
        forces=_rim_forces(names, centers, float(radius)),
        actuated=["front"],
        cut=["closing_pin"],
        start=start,
        **credit("bicycle-chain"),
    )


def _wheel(name: str, radius: float) -> Body:
    """A disc across y as far as the rollers of pins, with a mark by which its turning is seen."""
    across = Pose((0, 0, 0), [[1, 0, 0], [0, 0, 1], [0, -1, 0]])  # a cylinder's own z along y
    disc = Cylinder(radius - 0.2 * _PITCH, 0.3 * _PITCH, pose=across, colour="#8090a0")
    mark = Sphere(0.12 * radius, pose=(0, 0, 0.6 * radius), colour="#d55e00")
    return Body(name, _WHEEL, (0, 0, 0), (0.05, 0.1, 0.05), shapes=[disc, mark])


def _rim_forces(names: list[str], centers: dict[str, float], radius: float) -> list[Any]:
    """Of both rims on every pin, and of all pins on the wheels."""
    forces, torques = list[Any](), {wheel: list[Any]() for wheel in centers}
    for name in names:
        along, up = list[Any](), list[Any]()
        (x_pin, _, z), (vx, _, vz, *_) = point_of(name, (0, 0, 0)), velocity_of(name)
        for wheel, center in centers.items():
            x, turn = x_pin - center, motion_of(wheel).angular[1]
            distance = sp.sqrt(x**2 + z**2)
            inside = radius - distance
            pressed = (inside + sp.sqrt(inside**2 + _ROUND**2)) / 2  # max(0, R − r), rounded
            normal, share = _STIFFNESS * pressed / distance, pressed / (pressed + _ROUND)
            slip = _GRIP * share * (turn * z - vx), _GRIP * share * (-turn * x - vz)
            along += [normal * x, slip[0]]
            up += [normal * z, slip[1]]
            torques[wheel].append(x * slip[1] - z * slip[0])
        push = sp.Add(*along), 0, sp.Add(*up)
        forces.append(Force(push, body=name, at=(0, 0, 0), axes="world", name=f"rims on {name}"))
    return forces + [
        Torque((0, sp.Add(*parts), 0), body=wheel, axes="world", name=f"pins on {wheel}")
        for wheel, parts in torques.items()
    ]
