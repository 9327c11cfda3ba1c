"""The problems by Pinocchio, which gives accelerations: RK4 around them, with steps of 1 ms."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pinocchio as pin

NAME = f"Pinocchio {pin.__version__}"


def solve(problem: Mapping[str, Any]) -> list[float] | None:
    solver = _SOLVERS.get(problem["id"])
    return None if solver is None else solver(problem["data"])


def _rk4(
    rate: Callable[[np.ndarray], np.ndarray], y: np.ndarray, time: float, step: float = 1e-3
) -> np.ndarray:
    for _ in range(round(time / step)):
        k1 = rate(y)
        k2 = rate(y + step / 2 * k1)
        k3 = rate(y + step / 2 * k2)
        y = y + step / 6 * (k1 + 2 * k2 + 2 * k3 + rate(y + step * k3))
    return y


def _arm(lengths: list[float], mass: float, at: float, gravity: float) -> Any:
    """Links in a row that turn about −y, with point masses at a part of their length."""
    model, parent = pin.Model(), 0
    model.gravity.linear = np.array([0.0, 0.0, -gravity])
    place = pin.SE3.Identity()
    for number, length in enumerate(lengths):
        axis = pin.JointModelRevoluteUnaligned(np.array([0.0, -1.0, 0.0]))
        parent = model.addJoint(parent, axis, place, f"joint{number}")
        point = pin.Inertia(mass, np.array([at * length, 0.0, 0.0]), np.zeros((3, 3)))
        model.appendBodyToJoint(parent, point, pin.SE3.Identity())
        place = pin.SE3(np.eye(3), np.array([length, 0.0, 0.0]))
    return model


def _pendulum(given: Mapping[str, Any]) -> list[float]:
    model = _arm([given["length"]], given["mass"], 1.0, given["gravity"])
    data, none = model.createData(), np.zeros(1)
    state, now, found = np.array([np.pi, 0.0]), 0.0, []
    for t in given["times"]:
        state = _rk4(lambda y: np.array([y[1], pin.aba(model, data, y[:1], y[1:], none)[0]]), state, t - now)
        now = t
        found += [given["length"] * np.cos(state[0]), given["length"] * np.sin(state[0])]
    return found


def _tumbling_body(given: Mapping[str, Any]) -> list[float]:
    model = pin.Model()
    model.gravity.linear = np.zeros(3)
    joint = model.addJoint(0, pin.JointModelSpherical(), pin.SE3.Identity(), "ball")
    model.appendBodyToJoint(
        joint, pin.Inertia(1.0, np.zeros(3), np.diag(given["moments"])), pin.SE3.Identity()
    )
    data, attitude, none = model.createData(), pin.neutral(model), np.zeros(3)
    return [
        *_rk4(
            lambda w: pin.aba(model, data, attitude, w, none).copy(), np.array(given["omega"]), given["time"]
        )
    ]


def _two_link_gravity(given: Mapping[str, Any]) -> list[float]:
    model = _arm([given["length"]] * 2, given["mass"], 0.5, given["gravity"])
    data = model.createData()
    return [
        *np.concatenate(
            [pin.computeGeneralizedGravity(model, data, np.array(q)).copy() for q in given["angles"]]
        )
    ]


# Contact is left to programs around it.
_SOLVERS = {"pendulum": _pendulum, "tumbling-body": _tumbling_body, "two-link-gravity": _two_link_gravity}
