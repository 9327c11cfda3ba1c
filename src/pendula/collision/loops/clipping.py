"""Polygons and lines clipped by the sides of a face (Sutherland & Hodgman 1974)."""

from pendula.collision.loops.features import MOST_CORNERS, Polygon
from pendula.collision.loops.vectors import add_scaled, dot, put, row, subtract
from pendula.compiler.loops import compiled
from pendula.records import Vector


@compiled
def clip(p: Polygon, to: Polygon, inward: Vector, level: float, edge: int) -> None:
    """The part of a polygon, or of a line, where inward · x ≥ level."""
    to.count = 0
    edges = p.count if p.count > 2 else p.count - 1
    for k in range(p.count):
        following = k + 1 if k + 1 < p.count else 0
        here, there = row(p.corners, k), row(p.corners, following)
        in_here, in_there = dot(inward, here) - level, dot(inward, there) - level
        if in_here >= 0.0 and to.count < MOST_CORNERS:
            put(to.corners, to.count, here)
            to.ids[to.count] = p.ids[k]
            to.count += 1
        if k < edges and (in_here >= 0.0) != (in_there >= 0.0) and to.count < MOST_CORNERS:
            put(to.corners, to.count, add_scaled(here, in_here / (in_here - in_there), subtract(there, here)))
            # The edge that cut it, the corner that it came from, and whether it went in or out there.
            kept = p.ids[k] if in_here >= 0.0 else p.ids[following]
            to.ids[to.count] = 64 + 2 * (64 * edge + kept % 64) + (1 if in_here >= 0.0 else 0)
            to.count += 1


@compiled
def is_within(p: Polygon, inward: Vector, level: float) -> int:
    """Whether all of a polygon is where inward · x ≥ level, so that clipping would leave it as it is."""
    for k in range(p.count):
        if not (dot(inward, row(p.corners, k)) >= level):
            return 0
    return 1


@compiled
def clip_by_rectangle(p: Polygon, spare: Polygon, u: float, v: float, sign: float) -> Polygon:
    """The part of a polygon where |x| ≤ u and |y| ≤ v; sides are numbered as the edges of a box's face.

    These begin, seen against the clock, on the side of positive y where the sign is 1; of negative y if −1.
    """
    source, target = p, spare
    for e in range(4):
        inward, level = (0.0, -sign, 0.0), -v
        if e == 1:
            inward, level = (1.0, 0.0, 0.0), -u
        elif e == 2:
            inward = (0.0, sign, 0.0)
        elif e == 3:
            inward, level = (-1.0, 0.0, 0.0), -u
        if is_within(source, inward, level) == 0:
            clip(source, target, inward, level, e)
            source, target = target, source
    return source
