"""Branches of equilibria found so far: followed along their curves, and left where others cross them."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from pendula.analysis.continuation import Curve, PathPoint, bisect, locate
from pendula.analysis.region import Region
from pendula.analysis.tables import number

FIRST, LONGEST, SHORTEST = 5e-3, 0.02, 1e-7  # arclengths of steps, in widths of the range and radians
MOST_STEPS, MOST_BRANCHES = 3000, 60
SWITCH = 1e-2  # arclength of the first step along another branch
ON_BRANCH = 2e-3  # what is so close to a branch is on it
SAME = 1e-6  # of the range: closer points are one


@dataclass(frozen=True)
class Bifurcation:
    """A point at which equilibria change in number or in stability.

    Attributes:
        kind: "fold", "pitchfork", "crossing", "Hopf" or "flutter".
        value: of the parameter.
        coordinates: where it is, by name.
        sentence: the same in words.
    """

    kind: str
    value: float
    coordinates: Mapping[str, float]
    sentence: str


class Atlas:
    """The branches found so far, and the bifurcations on them."""

    def __init__(self, curve: Curve, box: Region, between: tuple[float, float]) -> None:
        self.curve, self.box, self.between = curve, box, between
        self.paths: list[list[PathPoint]] = []
        self.bifurcations: list[Bifurcation] = []
        self.lost: list[PathPoint] = []  # where branches could not be followed any further

    def follow_from(self, w: np.ndarray, p: float) -> None:
        """The branch through an equilibrium at an end of the range, and those that cross it."""
        inwards = np.zeros(len(self.curve.balance(p).names) + 1)
        inwards[-1] = 1.0 if p == self.between[0] else -1.0
        start = self.curve.point(w, p, inwards)
        if not self._is_known(start):
            self._follow(start)

    def _follow(self, start: PathPoint) -> list[PathPoint]:
        """A branch from a point on, then the branches that cross it."""
        path, crossings = [start], []
        self.paths.append(path)
        length = FIRST
        while len(path) < MOST_STEPS and length > SHORTEST:
            step = self.curve.step_from(path[-1], length)
            if step is None or path[-1].tangent @ step.tangent < 0.9 or self._jumps(path[-1], step, length):
                length /= 2
                continue
            if not self.between[0] <= step.p <= self.between[1]:
                end = self.between[0] if step.p < self.between[0] else self.between[1]
                last = self.curve.at_value(path[-1], path[-1].w, end)
                path += [last] if last is not None else []
                break
            crossings += self._events(path[-1], step, length)
            path.append(step)
            if not self._is_within(step) or (len(path) > 10 and self._closes(path)):
                break
            length = min(1.3 * length, LONGEST)
        else:
            self.lost.append(path[-1])
        for crossing in crossings:
            self._switch(crossing)
        return path

    def _events(self, a: PathPoint, b: PathPoint, length: float) -> list[PathPoint]:
        """Bifurcations between two points: folds and Hopf points are noted, crossings are returned."""

        def at(s: float) -> PathPoint:
            return self.curve.step_from(a, s) or a

        crossings = []
        if a.turn * b.turn < 0:
            found = at(locate(lambda s: at(s).turn if s else a.turn, 0.0, length))
            crossings = [found] if self._is_new(found) else []
        elif a.tangent[-1] * b.tangent[-1] < 0:
            found = at(locate(lambda s: at(s).tangent[-1] if s else a.tangent[-1], 0.0, length))
            self._note("fold", found, "two equilibria meet and vanish")
        elif a.grows != b.grows and (a if a.grows else b).frequency > 0:
            self._note_swinging(a, b, length, at)
        return crossings

    def _note_swinging(self, a: PathPoint, b: PathPoint, length: float, at: Any) -> None:
        """A pair of poles that leaves the imaginary axis, crossing it or where two frequencies meet."""
        grown = a if a.grows else b
        if a.decays or b.decays:
            found = at(locate(lambda s: at(s).growth if s else a.growth, 0.0, length))
            self._note("Hopf", found, f"swinging at {number(grown.frequency)} rad/s sets in")
            return
        ends = (length, 0.0) if grown is a else (0.0, length)
        found = at(bisect(lambda s: at(s).grows, *ends))
        self._note("flutter", found, f"two frequencies coalesce at {number(found.frequency)} rad/s")

    def _switch(self, crossing: PathPoint) -> None:
        """Note a crossing and follow the other branch in both directions."""
        slopes = self.curve.slopes(crossing.w, crossing.p)
        plane = np.linalg.svd(slopes)[2][-2:]  # both directions in which G stays zero to first order
        across = plane.T @ np.array([-(plane[1] @ crossing.tangent), plane[0] @ crossing.tangent])
        across /= np.linalg.norm(across)
        sides = [self.curve.step_from(crossing, s * SWITCH, across) for s in (1, -1)]
        shifts = [side.p - crossing.p for side in sides if side is not None]
        if len(shifts) == 2 and shifts[0] * shifts[1] > 0:
            self._note("pitchfork", crossing, "a branch forks into three")
        else:
            self._note("crossing", crossing, "two branches cross")
        for side in sides:
            inside = side is not None and self.between[0] <= side.p <= self.between[1]
            if side is not None and inside and len(self.paths) < MOST_BRANCHES and not self._is_known(side):
                self._follow(side).insert(0, crossing)

    def _note(self, kind: str, point: PathPoint, words: str) -> None:
        if not self._is_new(point):
            return
        name, place = self.curve.parameter, self.place(point)
        coordinates = dict(zip(self.box.names, place.tolist(), strict=True))
        where = ", ".join(f"{key} = {number(value)}" for key, value in coordinates.items())
        sentence = f"{kind.capitalize()} at {name} = {format_value(point.p)}, {where}: {words}."
        self.bifurcations.append(Bifurcation(kind, point.p, coordinates, sentence))

    def _is_new(self, point: PathPoint) -> bool:
        place = self.place(point)
        return not any(
            abs(b.value - point.p) < SAME * self.curve.width
            and np.abs(self.box.difference(place, np.array(list(b.coordinates.values())))).max() < 1e-3
            for b in self.bifurcations
        )

    def place(self, point: PathPoint) -> np.ndarray:
        return self.box.fold(point.w[: len(self.box.names)])

    def _is_within(self, point: PathPoint) -> bool:
        return bool(self.box.contains(self.place(point)))

    def _jumps(self, a: PathPoint, b: PathPoint, length: float) -> bool:
        """Whether a correction went further than the step itself: onto another branch."""
        n = len(self.box.names)
        return bool(np.abs(self.box.difference(b.w[:n], a.w[:n])).max(initial=0.0) > 2 * length)

    def _closes(self, path: list[PathPoint]) -> bool:
        return self._apart(path[-1], path[0], path[1]) < ON_BRANCH / 4

    def _is_known(self, point: PathPoint) -> bool:
        return any(self._apart(point, a, b) < ON_BRANCH for path in self.paths for a, b in pairwise(path))

    def _apart(self, point: PathPoint, a: PathPoint, b: PathPoint) -> float:
        """The distance of a point from the straight line between two others, in scaled unknowns."""
        ends = [np.append(self.place(x), x.p / self.curve.width) for x in (point, a, b)]
        line = np.append(self.box.difference(ends[2][:-1], ends[1][:-1]), ends[2][-1] - ends[1][-1])
        gone = np.append(self.box.difference(ends[0][:-1], ends[1][:-1]), ends[0][-1] - ends[1][-1])
        share = np.clip(gone @ line / max(line @ line, 1e-300), 0.0, 1.0)
        return float(np.linalg.norm(gone - share * line))


def format_value(value: float) -> str:
    """Ten significant digits: what bifurcations are located to."""
    return f"{0.0 if abs(value) < 1e-13 else value:.10g}".replace("-", "−")
