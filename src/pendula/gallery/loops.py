"""Linkages whose joints close loops, each described as it is assembled: there all coordinates are zero."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from pendula.description import (
    Ball,
    Body,
    Cylinder,
    Joint,
    Mechanism,
    Point,
    Prismatic,
    Rail,
    Revolute,
    Rod,
    Sphere,
    Trail,
    Universal,
)
from pendula.errors import DescriptionError
from pendula.gallery.quantities import constants, count, lengths, not_negative
from pendula.gallery.registry import credit
from pendula.gallery.rods import ALUMINIUM, make_rod

_X, _Y = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0)


def four_bar(
    crank: float = 0.3, coupler: float = 0.75, rocker: float = 0.6, ground: float = 0.9, *, g: float = 9.81
) -> Mechanism:
    """A crank that turns a rocker to and fro through a coupler.

    Watch the crank go round while the rocker only swings, out quicker than back.

    Where the shortest and the longest rod together are shorter than the others, the crank goes round.

    Args:
        crank: length of the rod on the first pivot, m; it starts upright, at 10 rad/s.
        coupler: length of the rod between crank and rocker, m.
        rocker: length of the rod on the second pivot, m.
        ground: distance of the pivots, m.
        g: gravity, m/s². The input A_effort is a torque on the crank in N m.
    """
    sizes = lengths(crank=crank, coupler=coupler, rocker=rocker, ground=ground)
    pins = _four_bar_pins(*sizes)
    made = _linkage("four-bar", pins, ("crank", "coupler", "rocker"), 10.0, g)
    return made.replace(drawing=[Trail(made.point("coupler", (pins[2] - pins[1]) / 2))])


def watt_linkage(arm: float = 0.8, bar: float = 0.4, *, g: float = 9.81) -> Mechanism:
    """Two equal arms and a bar between them, as on a steam engine.

    Watch the middle of the bar go up and down an almost straight line.

    Args:
        arm: length of both arms, m; they start level, at 2 rad/s.
        bar: length of the bar between them, m.
        g: gravity, m/s². The input A_effort is a torque on the left arm in N m.
    """
    arm, bar = lengths(arm=arm, bar=bar)
    places = [np.array((x, 0.0, z)) for x, z in ((0.0, 0.0), (arm, 0.0), (arm, -bar), (2 * arm, -bar))]
    made = _linkage("watt-linkage", places, ("left arm", "bar", "right arm"), 2.0, g)
    return made.replace(drawing=[Trail(made.point("bar", (0, 0, -bar / 2)))])


def slider_crank(crank: float = 0.2, rod: float = 0.6, *, g: float = 9.81) -> Mechanism:
    """A crank that drives a slider through a rod, as in an engine.

    Watch the slider turn back more quickly at the far end of its way than at the near one.

    Args:
        crank: length of the crank, m; it starts upright, at 5 rad/s.
        rod: length of the rod, m, longer than the crank.
        g: gravity, m/s². The input main_effort is a torque on the crank in N m.
    """
    crank, rod = lengths(crank=crank, rod=rod)
    if crank >= rod:
        raise DescriptionError(f"The rod of a slider-crank is longer than its crank; got {rod} and {crank}.")
    pivot, top = np.zeros(3), np.array((0.0, 0.0, crank))
    end = np.array((np.sqrt(rod**2 - crank**2), 0.0, 0.0))
    return Mechanism(
        [make_rod("crank", pivot, top), make_rod("rod", top, end), _slider("slider")],
        [
            Revolute("main", "world", "crank", axis=_Y),
            Revolute("big_end", "crank", "rod", axis=_Y, pose=top),
            Prismatic("guide", "world", "slider", axis=_X, pose=end),
            Revolute("small_end", "rod", "slider", axis=_Y, pose=end - top),
        ],
        gravity=(0, 0, -constants("m/s^2", g=g)),
        cut=["small_end"],
        actuated=["main"],
        # The rod moves along, without a turn, while the crank is upright.
        start={"main_dot": 5.0, "big_end_dot": -5.0, "guide_dot": 5.0 * crank},
        drawing=[Rail(Point(rod - crank, 0, 0), Point(rod + crank, 0, 0))],
        **credit("slider-crank"),
    )


def spatial_slider_crank(crank: float = 0.08, rod: float = 0.3, *, g: float = 9.81) -> Mechanism:
    """A crank in one plane that drives a slider across it, by a ball joint and a universal joint.

    Watch a turn in one plane become a stroke across it, which the rod follows out of both planes.

    Args:
        crank: length of the crank, m; it starts upright, at 6 rad/s.
        rod: length of the rod, m.
        g: gravity, m/s². The input main_effort is a torque on the crank in N m.
    """
    crank, rod = lengths(crank=crank, rod=rod)
    pivot = np.array((0.0, 0.1, 0.12))
    top = np.array((0.0, 0.1, 0.12 + crank))
    away = rod**2 - float(np.square(top[1:]).sum())
    if away <= 0:
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
            make_rod("crank", np.zeros(3), top - pivot),
            make_rod("rod", top, end, 0.01),
            _slider("slider", 0.1),
        ],
        [
            Revolute("main", "world", "crank", axis=_X, pose=pivot),
            Prismatic("guide", "world", "slider", axis=_X, pose=end),
            Universal("small_end", "slider", "rod", axis=across, second_axis=_X, child_pose=end - top),
            Ball("big_end", "crank", "rod", pose=top - pivot),
        ],
        gravity=(0, 0, -constants("m/s^2", g=g)),
        cut=["big_end"],
        actuated=["main"],
        start=dict(zip(("main_dot", "guide_dot", "small_end_1_dot", "small_end_2_dot"), rates, strict=True)),
        drawing=[Rail(Point(0.5 * end[0], 0, 0), Point(1.2 * end[0], 0, 0))],
        **credit("spatial-slider-crank"),
    )


def stewart_platform(
    radius: float = 0.4, height: float = 0.6, k: float = 2e4, *, g: float = 9.81
) -> Mechanism:
    """A plate on six legs of variable length, as under a flight simulator; its legs are springs.

    Watch it sway and turn in all six ways at once, each with a period of its own.

    Args:
        radius: of the circle on which legs stand, m; the plate's is half as large.
        height: of the plate, m.
        k: stiffness of every leg, N/m.
        g: gravity, m/s². The inputs leg_1_effort to leg_6_effort are forces along the legs in N.
    """
    radius, height = lengths(radius=radius, height=height)
    k = not_negative("N/m", k=k)
    feet, corners = _hexagon(radius, 10.0, 0.0), _hexagon(radius / 2, 50.0, height)
    plate = Cylinder(0.6 * radius, 0.02, pose=(0, 0, 0.01), colour="#8090a0")
    bodies, joints = [Body("plate", shapes=[plate], density=ALUMINIUM)], list[Joint]()
    center, drift, turn = np.array((0.0, 0.0, height)), np.array((0.1, 0.05, 0.1)), np.array((0.3, 0.0, 1.0))
    start = dict[str, float]()
    for i, (foot, corner) in enumerate(zip(feet, corners, strict=True), start=1):
        along, middle = (corner - foot) / np.linalg.norm(corner - foot), (foot + corner) / 2
        first = np.cross(along, _Y)
        bodies += [make_rod(f"lower {i}", foot, middle), make_rod(f"upper {i}", middle, corner, 0.01)]
        joints += [
            Universal(f"foot_{i}", "world", f"lower {i}", axis=first, second_axis=_Y, pose=foot),
            Prismatic(
                f"leg_{i}", f"lower {i}", f"upper {i}", axis=along, pose=middle - foot, stiffness=k,
                damping=10.0,
            ),
            Ball(f"corner_{i}", f"upper {i}", "plate", pose=corner - middle, child_pose=corner - center),
        ]  # fmt: skip
        # What turns and stretches a leg so that its end moves with the plate.
        axes = first / np.linalg.norm(first), np.array(_Y)
        ways = np.stack([*(np.cross(axis, corner - foot) for axis in axes), along], axis=1)
        rates = np.linalg.solve(ways, drift + np.cross(turn, corner - center))
        start |= dict(zip((f"foot_{i}_1_dot", f"foot_{i}_2_dot", f"leg_{i}_dot"), rates, strict=True))
        if i == 1:  # the plate hangs on the first leg, the others close loops
            own = turn - rates[0] * axes[0] - rates[1] * axes[1]
            start |= dict(zip(("corner_1_wx", "corner_1_wy", "corner_1_wz"), own, strict=True))
    return Mechanism(
        bodies,
        joints,
        gravity=(0, 0, -constants("m/s^2", g=g)),
        actuated=[f"leg_{i}" for i in range(1, 7)],
        cut=[f"corner_{i}" for i in range(2, 7)],
        start={name: float(rate) for name, rate in start.items()},
        **credit("stewart-platform"),
    )


def bricard_loop(edge: float = 0.5, *, g: float = 9.81) -> Mechanism:
    """Six rods along edges of a cube and six hinges, which by counting cannot move.

    Watch it turn inside out nevertheless: one of its thirty conditions repeats the others.

    Args:
        edge: of the cube, m; one of the six rods is fixed, and the hinge on its end starts at 1 rad/s.
        g: gravity, m/s².
    """
    (edge,) = lengths(edge=edge)
    corners = edge * np.array([(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1), (0, 1, 1), (0, 0, 1)], dtype=float)
    axes = [(0, 1, 0), (0, 0, 1), (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0)]
    names = [f"rod {k}" for k in range(1, 6)]
    bodies = [make_rod(name, *ends) for name, ends in zip(names, pairwise(corners), strict=True)]
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
        gravity=(0, 0, -constants("m/s^2", g=g)),
        actuated=(),
        # All hinges turn equally fast; what is not along these signs opens the loop.
        start={f"hinge_{k}_dot": rate for k, rate in ((1, 1.0), (2, 1.0), (3, -1.0), (6, -1.0), (5, -1.0))},
        drawing=[Rod(Point(*corners[5].tolist()), Point(0, 0, 0))],
        **credit("bricard-loop"),
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


def _linkage(
    name: str, pins: Sequence[np.ndarray], names: Sequence[str], speed: float, g: float
) -> Mechanism:
    """Rods from pin to pin in the plane across y, the first and the last on the ground; the first turns."""
    bodies = [make_rod(rod, *ends) for rod, ends in zip(names, pairwise(pins), strict=True)]
    joints = [Revolute("A", "world", names[0], axis=_Y, pose=pins[0])]
    joints += [
        Revolute(letter, names[k], names[k + 1], axis=_Y, pose=pins[k + 1] - pins[k])
        for k, letter in enumerate("BC")
    ]
    joints.append(Revolute("D", "world", names[2], axis=_Y, pose=pins[3], child_pose=pins[3] - pins[2]))
    # Where the second rod ends, the third does: ω₂ × r₂ + ω₃ × r₃ = −ω₁ × r₁.
    first, second, third = (np.cross(_Y, end - start)[[0, 2]] for start, end in pairwise(pins))
    turned = np.linalg.solve(np.stack([second, third], axis=1), -speed * first)
    return Mechanism(
        bodies,
        joints,
        gravity=(0, 0, -constants("m/s^2", g=g)),
        actuated=["A"],
        cut=["C"],
        start={"A_dot": speed, "B_dot": float(turned[0]) - speed, "D_dot": float(turned[1])},
        **credit(name),
    )


def _four_bar_pins(crank: float, coupler: float, rocker: float, ground: float) -> list[np.ndarray]:
    """A four-bar with its crank upright."""
    first, last = np.array((0.0, 0.0, crank)), np.array((ground, 0.0, 0.0))
    apart = last - first
    distance = float(np.linalg.norm(apart))
    along = (coupler**2 - rocker**2 + distance**2) / (2 * distance)
    square = coupler**2 - along**2
    if square <= 0:
        raise DescriptionError(
            f"Rods of {crank}, {coupler} and {rocker} m on pivots {ground} m apart do not close with the "
            "crank upright."
        )
    across = np.array((-apart[2], 0.0, apart[0])) / distance
    return [np.zeros(3), first, first + along * apart / distance + np.sqrt(square) * across, last]


def _slider(name: str, size: float = 0.08) -> Body:
    return Body(name, shapes=[Sphere(size / 2)], density=ALUMINIUM)


def _hexagon(radius: float, spread: float, height: float) -> list[np.ndarray]:
    """Three pairs of points on a circle, those of a pair so many degrees from its middle."""
    angles = np.radians([middle + sign * spread for middle in (0.0, 120.0, 240.0) for sign in (-1, 1)])
    return [np.array((radius * np.cos(angle), radius * np.sin(angle), height)) for angle in angles]
