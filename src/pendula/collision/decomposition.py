"""Meshes that are not convex, as convex parts: by CoACD (Wei, Liu, Ling & Su 2022) where it is installed."""

from functools import lru_cache
from typing import Any

import numpy as np

from pendula.description.hulls import Polyhedron, convex_hull
from pendula.description.surfaces import Surface

CONCAVITY = 0.05  # CoACD's measure of what a part may lack to be convex, next to the size of the mesh


@lru_cache(maxsize=64)
def convex_parts(surface: Surface) -> tuple[Polyhedron, ...]:
    """Hulls that together fill nearly what a closed surface encloses; none where CoACD is not installed.

    It takes seconds, so the parts of the last surfaces are kept. The same surface has the same parts always.
    """
    try:
        import coacd  # pyright: ignore[reportMissingImports]
    except ImportError:
        return ()
    module: Any = coacd
    module.set_log_level("error")
    mesh = module.Mesh(surface.vertices.astype(float), surface.faces.astype(np.int32))
    parts = module.run_coacd(mesh, threshold=CONCAVITY, seed=0)
    return tuple(
        convex_hull(np.asarray(vertices, dtype=float), "a part of the Mesh") for vertices, _ in parts
    )
