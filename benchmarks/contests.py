"""The systems on which our methods meet heyoka's Taylor series, with what it is told about them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from math import exp
from typing import Any

import numpy as np


def orders(first: int, last: int) -> tuple[float, ...]:
    """The finest tolerances for which heyoka takes these orders: −ln ε / 2 + 1, rounded up.

    Its steps follow from the order alone, so that there is nothing between them.
    """
    return tuple(exp(-2.0 * (order - 1)) * 1.000001 for order in range(first, last + 1))


@dataclass(frozen=True)
class Contest:
    """One system, one start, one end.

    Args:
        name: of the system and its run.
        describe: makes the description.
        start: values by name; the rest is the description's.
        until: the end, in the system's unit of time.
        system: heyoka's function of ``benchmarks.peers.heyoka_systems``.
        data: what that function takes, from our parameters.
        target: the least ratio that is asked for; None where there is none.
        tolerances: of heyoka.
        planar: bodies in a plane, which heyoka moves in space.
    """

    name: str
    describe: Callable[[], Any]
    start: Mapping[str, float]
    until: float
    system: str
    data: Callable[[Mapping[str, float]], dict[str, Any]]
    target: float | None
    tolerances: tuple[float, ...]
    planar: bool = False

    def to_peer(self, state: np.ndarray) -> list[float]:
        """Our state (q, v) as heyoka's."""
        if not self.planar:
            return state.tolist()
        return np.pad(state.reshape(-1, 2), ((0, 0), (0, 1))).ravel().tolist()

    def from_peer(self, state: list[float]) -> np.ndarray:
        """The state that heyoka has reached as ours."""
        return np.array(state).reshape(-1, 3)[:, :2].ravel() if self.planar else np.array(state)


def contests() -> list[Contest]:
    """In the order of the table. heyoka's orders reach from its errors near 1e-6 to rounding."""
    from pendula import gallery

    angles = {"theta1": 0.5, "theta2": 0.3}
    return [
        Contest("double pendulum, 100 s", gallery.double_pendulum, angles, 100.0,
                "double_pendulum", _gravity, 2.0, orders(8, 18)),
        chain(4, 0.2, 6.0),
        chain(8, 0.1, 10.0),
        Contest("Pleiades, t = 3", gallery.pleiades, {}, 3.0,
                "n_body", _masses, None, orders(9, 17), planar=True),
        Contest("Hénon–Heiles, t = 1000", gallery.henon_heiles, {}, 1000.0,
                "henon_heiles", lambda _: {}, 1.0, orders(9, 20)),
        Contest("outer solar system, 200,000 days", gallery.outer_solar_system, {}, 200_000.0,
                "n_body", _masses, 2.5, orders(12, 20)),
    ]  # fmt: skip


def chain(n: int, angle: float, target: float | None = None) -> Contest:
    """n links, all at one angle and at rest, for 20 s.

    Of 8 links fewer orders, each of which heyoka compiles for several seconds.
    """
    from pendula import gallery

    start = {f"theta{i}": angle for i in range(1, n + 1)}
    return Contest(
        f"{n}-link pendulum from {angle:g}, 20 s",
        partial(gallery.n_link_pendulum, n),
        start,
        20.0,
        "chain",
        lambda parameters: {"n": n, **_gravity(parameters)},
        target,
        orders(8, 14 if n > 4 else 15),
    )


def _gravity(parameters: Mapping[str, float]) -> dict[str, Any]:
    return {"g": parameters["g"]}


def _masses(parameters: Mapping[str, float]) -> dict[str, Any]:
    count = sum(name.startswith("m") for name in parameters)
    return {"masses": [parameters[f"m{i}"] for i in range(1, count + 1)], "G": parameters["G"]}
