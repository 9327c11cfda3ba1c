"""Mechanisms whose joints close loops, each described as it is assembled: there all coordinates are zero.

They are not part of the catalogue: its laws are tested with every method, which loops take too long for.
"""

from itertools import pairwise

import numpy as np

from pendula.description import (
    Ball,
    Body,
    Capsule,
    Cylinder,
    Joint,
    Mechanism,
    Prismatic,
    Revolute,
    Sphere,
    Trail,
    Universal,
)
from pendula.errors import DescriptionError
from pendula.gallery.quantities import count
from pendula.spatial import Pose

_DENSITY, _RADIUS = 2700.0, 0.02  # kg/m³ of aluminium, and m of rods
_X, _Y = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0)


def four_bar(
    crank: float = 0.3, coupler: float = 0.75, rocker: float = 0.6, ground: float = 0.9
) -> Mechanism:
    """A crank that turns a rocker to and fro through a coupler; it starts upright and falls.

    Where the shortest and the longest rod together are shorter than the others, the crank goes round.

    Args:
        crank: length of the rod on the first pivot, m.
        coupler: length of the rod between crank and rocker, m.
        rocker: length of the rod on the second pivot, m.
        ground: distance of the pivots, m.

    Source: F. Grashof, Theoretische Maschinenlehre 2, 1883 (which rods go round).
    """
    pins = _four_bar_pins(crank, coupler, rocker, ground)
    source = "F. Grashof, Theoretische Maschinenlehre 2, 1883"
    return _linkage("four-bar", pins, ["crank", "coupler", "rocker"], source)


def watt_linkage(arm: float = 0.8, bar: float = 0.4) -> Mechanism:
    """Two equal arms and a bar between them, whose middle moves along an almost straight line.

    Args:
        arm: length of both arms, m.
        bar: length of the bar between them, m.

    Source: J. Watt, patent 1432, 1784; E. A. Dijksman, Motion Geometry of Mechanisms, 1976.
    """
    pins = [(0.0, 0.0), (arm, 0.0), (arm, -bar), (2 * arm, -bar)]
    places = [np.array((x, 0.0, z)) for x, z in pins]
    made = _linkage("watt-linkage", places, ["left arm", "bar", "right arm"], "J. Watt, patent 1432, 1784")
    return made.replace(drawing=[*made.drawing, Trail(made.point("bar", (0, 0, -bar / 2)))])


def slider_crank(crank: float = 0.2, rod: float = 0.6) -> Mechanism:
    """A crank that drives a slider through a rod, as in an engine; its crank starts upright, at 5 rad/s.

    Args:
        crank: length of the crank, m.
        rod: length of the rod, m, longer than the crank.

    Source: E. J. Haug, Computer Aided Kinematics and Dynamics of Mechanical Systems, 1989.
    """
    if not 0 < crank < rod:
        raise DescriptionError(f"The rod of a slider-crank is longer than its crank; got {rod} and {crank}.")
    pivot, top = np.zeros(3), np.array((0.0, 0.0, crank))
    end = np.array((np.sqrt(rod**2 - crank**2), 0.0, 0.0))
    return Mechanism(
        [_rod("crank", pivot, top), _rod("rod", top, end), _slider("slider")],
        [
            Revolute("main", "world", "crank", axis=_Y),
            Revolute("big_end", "crank", "rod", axis=_Y, pose=top),
            Prismatic("guide", "world", "slider", axis=_X, pose=end),
            Revolute("small_end", "rod", "slider", axis=_Y, pose=end - top),
        ],
        cut=["small_end"],
        actuated=["main"],
        # The rod moves along, without a turn, while the crank is upright.
        start={"main_dot": 5.0, "big_end_dot": -5.0, "guide_dot": 5.0 * crank},
        name="slider-crank",
        reference="E. J. Haug, Computer Aided Kinematics and Dynamics of Mechanical Systems, 1989",
    )


def spatial_slider_crank(crank: float = 0.08, rod: float = 0.3) -> Mechanism:
    """A crank in one plane that drives a slider across it, by a ball joint and a universal joint.

    Its crank starts upright, at 6 rad/s.

    Args:
        crank: length of the crank, m.
        rod: length of the rod, m.

    Source: E. J. Haug, Computer Aided Kinematics and Dynamics of Mechanical Systems, 1989.
    """
    pivot = np.array((0.0, 0.1, 0.12))
    top = np.array((0.0, 0.1, 0.12 + crank))
    away = rod**2 - float(np.square(top[1:]).sum())
    if crank <= 0 or away <= 0:
        raise DescriptionError(f"A rod of {rod} m does not reach from a crank of {crank} m to the slider.")
    end = np.array((np.sqrt(away), 0.0, 0.0))
    along, across = end - top, np.cross(end - top, _X)
    across /= np.linalg.norm(across)
    # The rod d = end − top keeps its length, d·(ṡ − v) = 0, and turns about both axes, ω × d = ṡ − v.
    moved = np.array((0.0, -6.0 * crank, 0.0))
    slid = np.array((moved[1] * along[1] / along[0], 0.0, 0.0))
    turning = np.stack([np.cross(across, along), np.cross(_X, along)], axis=1)
    turned = np.linalg.lstsq(turning, slid - moved, rcond=None)[0]
    rates = (6.0, slid[0], *turned)
    return Mechanism(
        [
            _rod("crank", np.zeros(3), top - pivot, 0.01),
            _rod("rod", top, end, 0.005),
            _slider("slider", 0.05),
        ],
        [
            Revolute("main", "world", "crank", axis=_X, pose=pivot),
            Prismatic("guide", "world", "slider", axis=_X, pose=end),
            Universal("small_end", "slider", "rod", axis=across, second_axis=_X, child_pose=end - top),
            Ball("big_end", "crank", "rod", pose=top - pivot),
        ],
        cut=["big_end"],
        actuated=["main"],
        start=dict(zip(("main_dot", "guide_dot", "small_end_1_dot", "small_end_2_dot"), rates, strict=True)),
        name="spatial-slider-crank",
        reference="E. J. Haug, Computer Aided Kinematics and Dynamics of Mechanical Systems, 1989",
    )


def stewart_platform(radius: float = 0.4, height: float = 0.6, stiffness: float = 2e4) -> Mechanism:
    """A plate on six legs of variable length, which are springs here; it is released a little too high.

    Args:
        radius: of the circle on which legs stand, m; the plate's is half as large.
        height: of the plate, m.
        stiffness: of every leg, N/m.

    Source: D. Stewart, A platform with six degrees of freedom, Proc. Inst. Mech. Eng. 180 (1965) 371–386.
    """
    feet, corners = _hexagon(radius, 10.0, 0.0), _hexagon(radius / 2, 50.0, height)
    plate = Cylinder(0.6 * radius, 0.02, pose=(0, 0, 0.01), colour="#8090a0")
    bodies, joints = [Body("plate", shapes=[plate], density=_DENSITY)], list[Joint]()
    for k, (foot, corner) in enumerate(zip(feet, corners, strict=True), start=1):
        along = (corner - foot) / np.linalg.norm(corner - foot)
        middle = (foot + corner) / 2
        bodies += [_rod(f"lower {k}", foot, middle), _rod(f"upper {k}", middle, corner, _RADIUS / 2)]
        first = np.cross(along, _Y)
        joints += [
            Universal(f"foot_{k}", "world", f"lower {k}", axis=first, second_axis=_Y, pose=foot),
            Prismatic(
                f"leg_{k}", f"lower {k}", f"upper {k}", axis=along, pose=middle - foot, stiffness=stiffness,
                damping=10.0,
            ),
            Ball(f"corner_{k}", f"upper {k}", "plate", pose=corner - middle,
                 child_pose=corner - (0.0, 0.0, height)),
        ]  # fmt: skip
    return Mechanism(
        bodies,
        joints,
        actuated=[f"leg_{k}" for k in range(1, 7)],
        name="stewart-platform",
        reference="D. Stewart, A platform with six degrees of freedom, 1965",
    )


def bricard_loop(edge: float = 0.5) -> Mechanism:
    """Six rods along edges of a cube and six hinges, which by counting cannot move but does.

    Args:
        edge: of the cube, m.

    Source: R. Bricard, Mémoire sur la théorie de l'octaèdre articulé, 1897; IFToMM Library of Computational
    Benchmark Problems in Multibody Dynamics, A04.
    """
    if edge <= 0:
        raise DescriptionError(f"The edge of a cube must be greater than zero, got {edge}.")
    corners = edge * np.array([(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1), (0, 1, 1), (0, 0, 1)], dtype=float)
    axes = [(0, 1, 0), (0, 0, 1), (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0)]
    names = [f"rod {k}" for k in range(1, 6)]
    bodies = [_rod(name, *ends) for name, ends in zip(names, pairwise(corners), strict=True)]
    joints: list[Joint] = [Revolute("hinge_1", "world", names[0], axis=axes[0])]
    for k in range(1, 5):
        shift = corners[k] - corners[k - 1]
        joints.append(Revolute(f"hinge_{k + 1}", names[k - 1], names[k], axis=axes[k], pose=shift))
    joints.append(
        Revolute(
            "hinge_6", "world", names[4], axis=axes[5], pose=corners[5], child_pose=corners[5] - corners[4]
        )
    )
    return Mechanism(
        bodies,
        joints,
        actuated=(),
        name="bricard-loop",
        reference="IFToMM Library of Computational Benchmark Problems in Multibody Dynamics, A04",
    )


def four_bar_row(loops: int = 2, length: float = 1.0, mass: float = 1.0) -> Mechanism:
    """Four-bars side by side: uprights on pivots in a row, and a rod on top from each to the next.

    The Lagrangian ``four_bars`` is the same system.

    Args:
        loops: number of linkages.
        length: of every rod and between pivots, m.
        mass: of every slender rod, kg.

    Source: IFToMM Library of Computational Benchmark Problems in Multibody Dynamics, A02.
    """
    loops, moment = count(loops, "loops"), mass * length**2 / 12
    bodies, joints = list[Body](), list[Joint]()
    for k in range(loops + 1):
        bodies.append(Body(f"upright {k}", mass, (0, 0, length / 2), (moment, moment, 0)))
        joints.append(Revolute(f"a{k}", "world", f"upright {k}", axis=_Y, pose=(k * length, 0, 0)))
    for k in range(1, loops + 1):
        bodies.append(Body(f"top {k}", mass, (length / 2, 0, 0), (0, moment, moment)))
        joints += [
            Revolute(f"b{k}", f"upright {k - 1}", f"top {k}", axis=_Y, pose=(0, 0, length)),
            Revolute(
                f"c{k}", f"top {k}", f"upright {k}", axis=_Y, pose=(length, 0, 0), child_pose=(0, 0, length)
            ),
        ]
    # All uprights turn alike and the rods on top keep their direction.
    rates = {f"a{k}_dot": 1.0 for k in range(loops + 1)} | {f"b{k}_dot": -1.0 for k in range(1, loops + 1)}
    return Mechanism(
        bodies,
        joints,
        actuated=(),
        cut=[f"c{k}" for k in range(1, loops + 1)],
        start=rates,
        name="four-bar-row",
        reference="IFToMM Library of Computational Benchmark Problems in Multibody Dynamics, A02: N-four-bar",
    )


def _linkage(name: str, pins: list[np.ndarray], names: list[str], reference: str) -> Mechanism:
    """Rods from pin to pin in the plane across y, the first and the last on the ground."""
    bodies = [_rod(rod, *ends) for rod, ends in zip(names, pairwise(pins), strict=True)]
    joints = [Revolute("A", "world", names[0], axis=_Y, pose=pins[0])]
    joints += [
        Revolute(letter, names[k], names[k + 1], axis=_Y, pose=pins[k + 1] - pins[k])
        for k, letter in enumerate("BC")
    ]
    joints.append(Revolute("D", "world", names[2], axis=_Y, pose=pins[3], child_pose=pins[3] - pins[2]))
    return Mechanism(bodies, joints, actuated=["A"], cut=["C"], name=name, reference=reference)


def _four_bar_pins(crank: float, coupler: float, rocker: float, ground: float) -> list[np.ndarray]:
    """A four-bar with its crank upright."""
    first, last = np.array((0.0, 0.0, crank)), np.array((ground, 0.0, 0.0))
    apart = last - first
    distance = float(np.linalg.norm(apart))
    along = (coupler**2 - rocker**2 + distance**2) / (2 * distance)
    square = coupler**2 - along**2
    if min(crank, coupler, rocker, ground) <= 0 or square <= 0:
        raise DescriptionError(
            f"Rods of {crank}, {coupler} and {rocker} m on pivots {ground} m apart do not close with the "
            "crank upright."
        )
    across = np.array((-apart[2], 0.0, apart[0])) / distance
    return [np.zeros(3), first, first + along * apart / distance + np.sqrt(square) * across, last]


def _rod(name: str, start: np.ndarray, end: np.ndarray, radius: float = _RADIUS) -> Body:
    """A round rod from one point to another; its frame is at the first, along the axes of the world."""
    along = end - start
    length = float(np.linalg.norm(along))
    x, y, z = along / length
    # The shortest turn from z to the rod; about x where it points down.
    turn = np.array((1 + z, -y, x, 0.0)) if z > -0.999 else np.array((0.0, 1.0, 0.0, 0.0))
    pose = Pose(along / 2, tuple((turn / np.linalg.norm(turn)).tolist()))
    return Body(name, shapes=[Capsule(radius, length, pose=pose)], density=_DENSITY)


def _slider(name: str, size: float = 0.08) -> Body:
    return Body(name, shapes=[Sphere(size / 2)], density=_DENSITY)


def _hexagon(radius: float, spread: float, height: float) -> list[np.ndarray]:
    """Three pairs of points on a circle, those of a pair so many degrees from its middle."""
    angles = np.radians([middle + sign * spread for middle in (0.0, 120.0, 240.0) for sign in (-1, 1)])
    return [np.array((radius * np.cos(angle), radius * np.sin(angle), height)) for angle in angles]
