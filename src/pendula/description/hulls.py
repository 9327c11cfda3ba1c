"""Convex hulls as vertices and polygons."""

from dataclasses import dataclass

import numpy as np

from pendula.errors import DescriptionError

Array = np.ndarray
_COPLANAR = 1e-9  # next to the size: triangles whose planes differ by less are one face
_FLAT = 1e-9  # next to the size: a hull thinner than this has no volume


@dataclass(frozen=True, eq=False)
class Polyhedron:
    """Vertices (n, 3) and faces: outward normals, and corners going round against the clock from outside."""

    vertices: Array
    normals: Array
    faces: tuple[Array, ...]

    @property
    def triangles(self) -> Array:
        """Its faces as triangles, shape (m, 3)."""
        return np.array([[f[0], f[k], f[k + 1]] for f in self.faces for k in range(1, len(f) - 1)])


def convex_hull(points: Array, what: str) -> Polyhedron:
    """The hull of points (n, 3); ``what`` names them in errors."""
    from scipy.spatial import ConvexHull, QhullError

    if points.ndim != 2 or points.shape[1] != 3 or len(points) < 4:
        raise DescriptionError(
            f"The vertices of {what} are at least four rows of three numbers, got the shape {points.shape}."
        )
    if not np.isfinite(points).all():
        bad = int(np.argmin(np.isfinite(points).all(axis=1)))
        raise DescriptionError(f"Vertex {bad} of {what} is {points[bad].tolist()}; it must be finite.")
    size = float(np.ptp(points, axis=0).max())
    spread = np.linalg.svd(points - points.mean(axis=0), compute_uv=False)
    if not spread[-1] > _FLAT * spread[0]:
        raise DescriptionError(
            f"The vertices of {what} lie in a plane: it has no volume. Give it a thickness."
        )
    try:
        hull = ConvexHull(points)
    except QhullError:
        raise DescriptionError(f"The vertices of {what} have no convex hull with a volume.") from None
    used, number = np.unique(hull.simplices, return_inverse=True)
    triangles = number.reshape(hull.simplices.shape)
    vertices = points[used]
    normals, faces = [], []
    left = list(range(len(triangles)))
    while left:
        plane = hull.equations[left[0]]
        near = np.abs(vertices @ plane[:3] + plane[3]) <= _COPLANAR * size
        same = [t for t in left if near[triangles[t]].all() and hull.equations[t, :3] @ plane[:3] > 0.5]
        corners = np.unique(triangles[same])
        normals.append(plane[:3] / np.linalg.norm(plane[:3]))
        faces.append(_order(vertices[corners], corners, normals[-1]))
        left = [t for t in left if t not in set(same)]
    return Polyhedron(vertices, np.array(normals), tuple(faces))


def _order(places: Array, corners: Array, normal: Array) -> Array:
    """Corners of a face against the clock as seen from outside."""
    arms = places - places.mean(axis=0)
    x = arms[0] / np.linalg.norm(arms[0])
    angles = np.arctan2(arms @ np.cross(normal, x), arms @ x)
    return corners[np.argsort(angles)]
