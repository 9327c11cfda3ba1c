"""Nets, ladders and bridges of many rods, as large as one likes; described as they are put together."""

import numpy as np

from pendula.description import Ball, Body, Holonomic, Joint, Mechanism, Point, Revolute, Rod, Universal
from pendula.gallery.quantities import constants, count
from pendula.gallery.registry import credit
from pendula.gallery.rods import make_rod

_X, _Y, _Z = np.eye(3)
_MESH = 0.3  # m, of nets and between rungs
_THIN = 0.008  # m, the radius of their rods


def hanging_net(rows: int = 3, columns: int = 4, *, g: float = 9.81) -> Mechanism:
    """A net of rods that hangs from pins in a row; chaotic.

    Watch a push on its lowest corner run up and across, and come back from the pins.

    Args:
        rows: number of meshes from top to bottom.
        columns: number of pins in the row.
        g: gravity, m/s².
    """
    rows, columns = count(rows, "rows"), count(columns, "columns")
    bodies, joints, down = list[Body](), list[Joint](), -_MESH * _Z
    for c in range(columns):
        for r in range(1, rows + 1):
            name, above = f"down_{r}_{c}", f"down_{r - 1}_{c}" if r > 1 else "world"
            bodies.append(make_rod(name, np.zeros(3), down, _THIN))
            place = down if r > 1 else c * _MESH * _X
            joints.append(Universal(name, above, name, axis=_X, second_axis=_Y, pose=place))
    for r in range(1, rows + 1):
        for c in range(1, columns):
            name, left, right = f"across_{r}_{c}", f"down_{r}_{c - 1}", f"down_{r}_{c}"
            bodies.append(make_rod(name, np.zeros(3), _MESH * _X, _THIN))
            joints += [
                Universal(name, left, name, axis=_Y, second_axis=_Z, pose=down),
                Ball(f"knot_{r}_{c}", name, right, pose=_MESH * _X, child_pose=down),
            ]
    # A push out of its plane on the last corner, 3 m/s.
    start = {f"down_{rows}_{columns - 1}_1_dot": 3.0 / _MESH}
    if columns > 1:
        start[f"across_{rows}_{columns - 1}_2_dot"] = 3.0 / _MESH
    return Mechanism(
        bodies,
        joints,
        gravity=(0, 0, -constants("m/s^2", g=g)),
        actuated=(),
        cut=[joint.name for joint in joints if isinstance(joint, Ball)],
        start=start,
        drawing=[Rod(Point(0, 0, 0), Point(max(columns - 1, 1) * _MESH, 0, 0))],
        **credit("hanging-net"),
    )


def jacobs_ladder(rungs: int = 4, *, g: float = 9.81) -> Mechanism:
    """A rope ladder, as hung over the side of a ship: rungs between ropes of stiff pieces; chaotic.

    Watch a turn of the lowest rung wind the ladder up, wander to the top and back.

    Args:
        rungs: number of rungs.
        g: gravity, m/s².
    """
    rungs = count(rungs, "rungs")
    width, down, turn = 0.4 * _X, -_MESH * _Z, 6.0
    bodies, joints = list[Body](), list[Joint]()
    for k in range(1, rungs + 1):
        above, place = (f"rung_{k - 1}", np.zeros(3)) if k > 1 else ("world", np.zeros(3))
        left, right, rung = f"left_{k}", f"right_{k}", f"rung_{k}"
        bodies += [make_rod(rope, np.zeros(3), down, _THIN) for rope in (left, right)]
        bodies.append(make_rod(rung, np.zeros(3), width, 0.015))
        joints += [
            Universal(left, above, left, axis=_X, second_axis=_Y, pose=place),
            Ball(f"tie_{k}", left, rung, pose=down),
            Universal(right, above, right, axis=_X, second_axis=_Y, pose=place + width),
            Ball(f"knot_{k}", right, rung, pose=down, child_pose=width),
        ]
    # The lowest rung turns about its middle; the ropes above it swing to both sides.
    swing = turn * 0.2 / _MESH
    start = {f"left_{rungs}_1_dot": -swing, f"right_{rungs}_1_dot": swing}
    start |= {f"tie_{rungs}_wx": swing, f"tie_{rungs}_wz": turn}
    return Mechanism(
        bodies,
        joints,
        gravity=(0, 0, -constants("m/s^2", g=g)),
        actuated=(),
        cut=[f"knot_{k}" for k in range(1, rungs + 1)],
        start=start,
        drawing=[Rod(Point(0, 0, 0), Point(0.4, 0, 0))],
        **credit("jacobs-ladder"),
    )


def suspension_bridge(hangers: int = 9, *, g: float = 9.81) -> Mechanism:
    """A deck of rods that hangers carry on a cable of rods between two towers.

    Watch it gallop: one half of the deck rises while the other one falls, as at Tacoma in 1940.

    All rods have the same mass m: at rest every node of the cable bears 3 m g and lies on a parabola.

    Args:
        hangers: number of hangers, 2 m apart.
        g: gravity, m/s².
    """
    n = count(hangers, "hangers")
    step, mass, low, high = 2.0, 100.0, 1.0, 6.0
    x = step * np.arange(n + 2.0)
    top = low + (high - low) * np.linspace(-1.0, 1.0, n + 2) ** 2
    nodes = np.stack([x, 0 * x, top], axis=1)
    bodies, joints = list[Body](), list[Joint]()
    for i in range(1, n + 2):
        cable, deck, along = f"cable_{i}", f"deck_{i}", nodes[i] - nodes[i - 1]
        bodies += [
            make_rod(cable, np.zeros(3), along, 0.08, mass),
            make_rod(deck, np.zeros(3), step * _X, 0.15, mass),
        ]
        before = [f"cable_{i - 1}", f"deck_{i - 1}"] if i > 1 else ["world", "world"]
        places = [nodes[i - 1] - nodes[i - 2], step * _X] if i > 1 else [nodes[0], np.zeros(3)]
        joints += [
            Revolute(name, parent, name, axis=_Y, pose=place)
            for name, parent, place in zip((cable, deck), before, places, strict=True)
        ]
        if i <= n:
            down = -top[i] * _Z
            bodies.append(make_rod(f"hanger_{i}", np.zeros(3), down, 0.05, mass))
            joints += [
                Revolute(f"hanger_{i}", cable, f"hanger_{i}", axis=_Y, pose=along),
                Ball(f"knot_{i}", f"hanger_{i}", deck, pose=down, child_pose=step * _X),
            ]
    # In the plane, two points that coincide are a pin.
    joints.append(Ball("anchor", "world", f"cable_{n + 1}", pose=nodes[-1], child_pose=nodes[-1] - nodes[-2]))
    made = Mechanism(
        bodies,
        joints,
        gravity=(0, 0, -constants("m/s^2", g=g)),
        actuated=(),
        cut=[joint.name for joint in joints if isinstance(joint, Ball)],
        start=_gallop(nodes, step, 2.0),
        **credit("suspension-bridge"),
    )
    roller = Holonomic(made.point(f"deck_{n + 1}", step * _X).z, name="roller")
    towers = [Rod(Point(end, 0, -2), Point(end, 0, high)) for end in (0.0, float(x[-1]))]
    return made.replace(constraints=[roller], drawing=towers)


def _gallop(nodes: np.ndarray, step: float, speed: float) -> dict[str, float]:
    """Rates of a wave whose halves go up and down, so that no rod of the cable is stretched by it."""
    count, rates = len(nodes) - 1, {}
    rising = speed * np.sin(2 * np.pi * np.arange(count + 1) / count)
    turned, sideways = 0.0, 0.0
    # A rod (dx, dz) that turns by ω about y moves its end by ω (dz, −dx).
    for i in range(1, count + 1):
        turn = -(rising[i] - rising[i - 1]) / step
        rates[f"cable_{i}_dot"] = rates[f"deck_{i}_dot"] = float(turn - turned)
        sideways += turn * (nodes[i, 2] - nodes[i - 1, 2])
        if i < count:
            rates[f"hanger_{i}_dot"] = float(sideways / nodes[i, 2] - turn)
        turned = turn
    return rates
