"""The problems by MuJoCo: RK4 for smooth motion, steps of 0.1 ms for contacts as soft as by default."""

from collections.abc import Mapping
from typing import Any

import mujoco
import numpy as np

NAME = f"MuJoCo {mujoco.__version__}"


def solve(problem: Mapping[str, Any]) -> list[float] | None:
    solver = _SOLVERS.get(problem["id"])
    return None if solver is None else solver(problem["data"])


def _load(bodies: str, gravity: str, step: float, integrator: str = "RK4") -> tuple[Any, Any]:
    model = mujoco.MjModel.from_xml_string(
        f'<mujoco><option gravity="{gravity}" timestep="{step}" integrator="{integrator}" cone="elliptic"/>'
        f"<worldbody>{bodies}</worldbody></mujoco>"
    )
    return model, mujoco.MjData(model)


def _advance(model: Any, data: Any, until: float) -> None:
    for _ in range(round((until - data.time) / model.opt.timestep)):
        mujoco.mj_step(model, data)


_POINT = 'diaginertia="1e-12 1e-12 1e-12"'


def _pendulum(given: Mapping[str, Any]) -> list[float]:
    body = (
        '<body><joint axis="0 0 1"/>'
        f'<inertial pos="{given["length"]} 0 0" mass="{given["mass"]}" {_POINT}/></body>'
    )
    model, data = _load(body, f"0 {-given['gravity']} 0", 1e-3)
    data.qpos[0] = np.pi
    found = []
    for t in given["times"]:
        _advance(model, data, t)
        found += [given["length"] * np.cos(data.qpos[0]), given["length"] * np.sin(data.qpos[0])]
    return found


def _tumbling_body(given: Mapping[str, Any]) -> list[float]:
    moments = " ".join(map(str, given["moments"]))
    body = f'<body><freejoint/><inertial pos="0 0 0" mass="1" diaginertia="{moments}"/></body>'
    model, data = _load(body, "0 0 0", 1e-3)
    # Its angular velocity is along the axes of the body.
    data.qvel[3:] = given["omega"]
    _advance(model, data, given["time"])
    return [*data.qvel[3:]]


def _two_link_gravity(given: Mapping[str, Any]) -> list[float]:
    link = f'<inertial pos="{given["length"] / 2} 0 0" mass="{given["mass"]}" {_POINT}/>'
    fore = f'<body pos="{given["length"]} 0 0"><joint axis="0 -1 0"/>{link}</body>'
    arm = f'<body><joint axis="0 -1 0"/>{link}{fore}</body>'
    model, data = _load(arm, f"0 0 {-given['gravity']}", 1e-3)
    found: list[float] = []
    for angles in given["angles"]:
        data.qpos[:] = angles
        mujoco.mj_forward(model, data)
        found += [*data.qfrc_bias]
    return found


def _block_on_incline(given: Mapping[str, Any]) -> list[float]:
    half, g, angle = given["size"] / 2, given["gravity"], given["angle"]
    friction = f'friction="{given["friction"]} 0 0"'
    bodies = (
        f'<geom type="plane" size="9 9 1" {friction}/>'
        f'<body pos="0 0 {half}"><freejoint/>'
        f'<geom type="box" size="{half} {half} {half}" mass="1" {friction}/></body>'
    )
    model, data = _load(bodies, f"{g * np.sin(angle)} 0 {-g * np.cos(angle)}", 1e-4, "implicitfast")
    _advance(model, data, given["time"])
    return [np.linalg.norm(data.qvel[:3])]


def _sphere_slip_to_roll(given: Mapping[str, Any]) -> list[float]:
    radius, friction = given["radius"], f'friction="{given["friction"]} 0 0"'
    bodies = (
        f'<geom type="plane" size="9 9 1" {friction}/><body pos="0 0 {radius}"><freejoint/>'
        f'<geom type="sphere" size="{radius}" mass="1" {friction}/></body>'
    )
    model, data = _load(bodies, f"0 0 {-given['gravity']}", 1e-4, "implicitfast")
    data.qvel[0] = given["speed"]
    _advance(model, data, given["time"])
    return [np.linalg.norm(data.qvel[:3])]


# Restitution is not a parameter of MuJoCo's contacts: no bouncing ball.
_SOLVERS = {
    "pendulum": _pendulum,
    "tumbling-body": _tumbling_body,
    "two-link-gravity": _two_link_gravity,
    "block-on-incline": _block_on_incline,
    "sphere-slip-to-roll": _sphere_slip_to_roll,
}
