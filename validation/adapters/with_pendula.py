"""The problems by pendula."""

from collections.abc import Mapping
from typing import Any

import numpy as np

import pendula as pe

NAME = f"pendula {pe.__version__}"


def solve(problem: Mapping[str, Any]) -> list[float] | None:
    return _SOLVERS[problem["id"]](problem["data"])


def _pendulum(data: Mapping[str, Any]) -> list[float]:
    x, y = pe.coordinates("x y")
    bob = pe.Lagrangian(
        (x, y),
        data["mass"] * (x.dot**2 + y.dot**2) / 2,
        data["mass"] * data["gravity"] * y,
        constraints=[pe.Holonomic(x**2 + y**2 - data["length"] ** 2, name="bar")],
        name="pendulum",
    )
    run = pe.simulate(bob, {"x": -data["length"]}, times=[0.0, *data["times"]], tolerance=1e-11)
    return [*run.q[1:].ravel()]


def _tumbling_body(data: Mapping[str, Any]) -> list[float]:
    body = pe.FreeBody(mass=1.0, inertia=tuple(data["moments"]), name="tumbling body")
    start = dict(zip(("wx", "wy", "wz"), data["omega"], strict=True))
    run = pe.simulate(body, start, times=[0.0, data["time"]], tolerance=1e-11)
    return [run.final[name] for name in ("wx", "wy", "wz")]


def _two_link_gravity(data: Mapping[str, Any]) -> list[float]:
    length, mass = data["length"], data["mass"]
    links = [pe.Body(name, mass, (length / 2, 0, 0), (0, 0, 0)) for name in ("upper", "fore")]
    joints = [
        pe.Revolute("shoulder", "world", "upper", axis=(0, -1, 0)),
        pe.Revolute("elbow", "upper", "fore", axis=(0, -1, 0), pose=(length, 0, 0)),
    ]
    model = pe.derive(pe.Mechanism(links, joints, gravity=(0, 0, -data["gravity"])))
    return [*np.concatenate([model.gravity(np.array(angles)) for angles in data["angles"]])]


def _bouncing_ball(data: Mapping[str, Any]) -> list[float]:
    height = pe.coordinates("height")
    floor = pe.Gap(height, restitution=data["restitution"], name="floor")
    ball = pe.Lagrangian(height, height.dot**2 / 2, data["gravity"] * height, contacts=[floor], name="ball")
    run = pe.simulate(ball, {"height": data["height"]}, until=data["times"][-1], tolerance=1e-11)
    states = [run.at(t) for t in data["times"]]
    return [number for state in states for number in (state["height"], state["height_dot"])]


def _block_on_incline(data: Mapping[str, Any]) -> list[float]:
    size, angle = data["size"], data["angle"]
    surface = pe.Material(friction=data["friction"])
    turned = (np.cos(angle / 2), 0, np.sin(angle / 2), 0)
    block = pe.Body("b", shapes=[pe.Box((size, size, size), material=surface)], mass=1.0)
    ground = pe.Plane(pose=pe.Pose((0, 0, 0), turned), material=surface)
    world = pe.Mechanism(
        [block], [pe.Free("b")], ground=ground, actuated=[], gravity=(0, 0, -data["gravity"])
    )
    place = (size / 2 * np.sin(angle), 0, size / 2 * np.cos(angle))
    start = {"b": pe.Pose(place, turned)}
    run = pe.simulate(world, start, until=data["time"], step=2e-3)
    return [np.linalg.norm([run.final[f"b_v{axis}"] for axis in "xyz"])]


def _sphere_slip_to_roll(data: Mapping[str, Any]) -> list[float]:
    surface = pe.Material(friction=data["friction"])
    ball = pe.Body("b", shapes=[pe.Sphere(data["radius"], material=surface)], mass=1.0)
    ground = pe.Plane(material=surface)
    world = pe.Mechanism([ball], [pe.Free("b")], ground=ground, actuated=[], gravity=(0, 0, -data["gravity"]))
    start = {"b_z": data["radius"], "b_vx": data["speed"]}
    run = pe.simulate(world, start, until=data["time"], step=1e-3)
    return [np.linalg.norm([run.final[f"b_v{axis}"] for axis in "xyz"])]


_SOLVERS = {
    "pendulum": _pendulum,
    "tumbling-body": _tumbling_body,
    "two-link-gravity": _two_link_gravity,
    "bouncing-ball": _bouncing_ball,
    "block-on-incline": _block_on_incline,
    "sphere-slip-to-roll": _sphere_slip_to_roll,
}
