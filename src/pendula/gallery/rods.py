"""Round rods, of which linkages and nets are made."""

from typing import Any

import numpy as np

from pendula.description import Body, Capsule
from pendula.spatial import Pose

ALUMINIUM = 2700.0  # kg/m³


def make_rod(
    name: str, start: np.ndarray, end: np.ndarray, radius: float = 0.02, mass: float | None = None
) -> Body:
    """A rod from one point to another; its frame is at the first, along the axes of the world.

    Its mass is that of aluminium unless it is given, kg.
    """
    along = end - start
    length = float(np.linalg.norm(along))
    x, y, z = along / length
    # The shortest turn from z to the rod; about x where it points down.
    turn = np.array((1 + z, -y, x, 0.0)) if z > -0.999 else np.array((0.0, 1.0, 0.0, 0.0))
    pose = Pose(along / 2, tuple((turn / np.linalg.norm(turn)).tolist()))
    weight: dict[str, Any] = {"density": ALUMINIUM} if mass is None else {"mass": mass}
    return Body(name, shapes=[Capsule(radius, length, pose=pose)], **weight)
