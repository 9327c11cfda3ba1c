"""Distances of pairs of shapes by coal: run by an interpreter that has it, from one file to another.

``python -m campaign.coal_side GIVEN.npz FOUND.npy``: kinds and numbers of shapes, two rows a pair, as
``campaign/collision.py`` writes them.
"""

import sys
from typing import Any

import coal  # pyright: ignore[reportMissingImports]
import numpy as np

TOLERANCE = 1e-10


def geometry(kind: str, size: np.ndarray, vertices: np.ndarray) -> Any:
    """A shape by its kind, half sizes (the radius last of a sphere or capsule) and, of a hull, vertices."""
    x, y, z, radius = map(float, size)
    match kind:
        case "sphere":
            return coal.Sphere(radius)
        case "capsule":
            return coal.Capsule(radius, 2 * z)
        case "box":
            return coal.Box(2 * x, 2 * y, 2 * z)
        case "cylinder":
            return coal.Cylinder(x, 2 * z)
        case "cone":
            return coal.Cone(x, 2 * z)
        case "ellipsoid":
            return coal.Ellipsoid(x, y, z)
        case "plane":
            return coal.Halfspace(np.array([0.0, 0.0, 1.0]), 0.0)
    points = coal.StdVec_Vec3s()
    points.extend(list(vertices))
    return coal.Convex.convexHull(points, False, None)


def main(given: str, found: str) -> None:
    """Signed distances, NaN where coal has none."""
    data = dict(np.load(given))  # read once: the file would be read again at every look
    request = coal.DistanceRequest()
    request.enable_signed_distance = True
    request.gjk_tolerance = request.epa_tolerance = TOLERANCE
    request.gjk_max_iterations = request.epa_max_iterations = 500
    hulls = [geometry("hull", np.zeros(4), vertices) for vertices in data["hulls"]]
    out = np.empty(len(data["sizes"]) // 2)
    for pair in range(len(out)):
        sides = []
        for row in (2 * pair, 2 * pair + 1):
            kind = str(data["kinds"][row % 2])
            shape = hulls[data["numbers"][row]] if kind == "hull" else geometry(kind, data["sizes"][row], out)
            sides += [shape, coal.Transform3s(data["rotations"][row], data["positions"][row])]
        out[pair] = coal.distance(*sides, request, coal.DistanceResult())
    np.save(found, np.where(np.abs(out) < 1e9, out, np.nan))


if __name__ == "__main__":
    main(*sys.argv[1:])
