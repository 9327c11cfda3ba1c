"""Where the shapes of a drawing are during a run, as numbers seen by an onlooker."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from pendula.description import Coil, Point, Rail, Rod
from pendula.description.drawing import Shape, layout_of, numbers_of, points_of
from pendula.description.symbols import Parameter
from pendula.model import Model
from pendula.runs import Run
from pendula.runs.interpolation import Samples, check_spacing, samples_of
from pendula.viewer.axes import LARGEST
from pendula.viewer.instants import insert_times

Array = np.ndarray

# From where space is seen, in degrees: from the sides that show y to the right of x, above the level.
AZIMUTHS, ELEVATION = (30.0, 55.0, 75.0, 5.0, -15.0), 20.0
ELEVATION_WITHOUT_GROUND = 50.0  # where nothing stands still there is no level to look along
CLEARLY_BETTER = 1.25


@dataclass(frozen=True, eq=False)
class Scene:
    """A drawing during a run; places are in the onlooker's axes: to the right, up, towards the eye.

    Attributes:
        shapes: the shapes in the order in which they are drawn.
        t: the instants that can be drawn, shape (k,).
        paths: of every point, where it is at each instant, shape (k, 3).
        sizes: of every shape, its other numbers by field, one a moment; of a rotation its axes as columns.
        moments: which instants to show, as indices.
        spatial: whether the system lives in space.
        view: the onlooker's axes as rows, in those of the system.
    """

    shapes: tuple[Shape, ...]
    t: Array
    paths: Mapping[Point, Array]
    sizes: tuple[Mapping[str, Array], ...]
    moments: Array
    spatial: bool
    view: Array

    def at(self, number: int, moment: int) -> dict[str, Array]:
        """The numbers of a shape at a moment by field: its points' places, and its sizes."""
        sizes = {name: values[moment] for name, values in self.sizes[number].items()}
        return self.places(number, moment) | sizes

    def places(self, number: int, moment: int) -> dict[str, Array]:
        """The places of a shape's points at a moment by field."""
        instant = self.moments[moment]
        return {name: self.paths[p][instant] for name, p in points_by_field(self.shapes[number]).items()}

    def of_kind(self, *kinds: type) -> Iterator[tuple[int, Any]]:
        """The shapes of some kinds with their numbers in the drawing."""
        return ((i, shape) for i, shape in enumerate(self.shapes) if isinstance(shape, kinds))

    def ends(self, shape: Rod | Coil | Rail) -> tuple[Array, Array]:
        """Both ends of a shape at the moments, shape (moments, 3)."""
        return self.paths[shape.start][self.moments], self.paths[shape.end][self.moments]


def scene_of(run: Run, model: Model, count: int) -> Scene:
    """The model's drawing at every instant of the run that can be drawn, and the moments to show."""
    kept = _remove_diverged(samples_of(run), model)
    return _scene(kept, model, _moments(kept.t, count))


def scene_at(run: Run, model: Model, times: Array, *, one: bool = False) -> Scene:
    """The model's drawing during a run, shown at some times, those of which the run has drawable instants.

    Times between samples that are too far apart are refused; the last one counts alone where ``one`` is true,
    the others then say how far the motion reaches.
    """
    kept = _remove_diverged(samples_of(run), model)
    if not len(kept.t):
        return _scene(kept, model, np.zeros(0, dtype=int))
    inside = times[(times >= kept.t[0]) & (times <= kept.t[-1])]
    check_spacing(kept, model, inside[-1:] if one else inside)
    every, moments = insert_times(kept, model, inside)
    return _scene(every, model, moments)


def scene_of_states(model: Model, states: Array, u: Array) -> Scene:
    """The model's drawing at some states, all of them shown, the last one as the end."""
    count = len(states)
    shown = Samples(
        np.arange(float(count)), states, np.tile(u, (count, 1)), np.zeros((count, len(model.constraints)))
    )
    return _scene(shown, model, np.arange(count))


def _remove_diverged(instants: Samples, model: Model) -> Samples:
    """Without what a diverged run ends with: what is not a number, or too large for paper."""
    places = instants.evaluate(model, "positions")
    return instants[np.flatnonzero((np.abs(places) < LARGEST).all(axis=1))]


def _scene(instants: Samples, model: Model, moments: Array) -> Scene:
    shapes = model.description.drawing
    points = points_of(shapes)
    places = _positions(instants, model, points)
    spatial = any(point.dimension == 3 for point in points)
    ground = any(is_fixed(point) for point in points)
    parts = points_of(shape for shape in shapes if not isinstance(shape, Rail))
    of_parts = [points.index(point) for point in parts]
    view = _view(places[moments][:, of_parts], ground) if spatial else np.eye(3)
    seen = places @ view.T
    paths = {point: seen[:, i] for i, point in enumerate(points)}
    sizes = _sizes(instants[moments], model, shapes, view)
    return Scene(shapes, instants.t, paths, sizes, moments, spatial, view)


def points_by_field(shape: Shape) -> dict[str, Point]:
    """The points of a shape by the names of its fields."""
    values = {item.name: getattr(shape, item.name) for item in fields(shape)}
    return {name: value for name, value in values.items() if isinstance(value, Point)}


def is_fixed(point: Point) -> bool:
    """Whether a point stays where it is, whatever moves."""
    return all(isinstance(symbol, Parameter) for symbol in point.position.free_symbols)


def _positions(instants: Samples, model: Model, points: list[Point]) -> Array:
    """Every point at every instant, shape (k, points, 3); the plane is z = 0."""
    flat = instants.evaluate(model, "positions")
    places = np.zeros((len(instants.t), len(points), 3))
    first = 0
    for i, point in enumerate(points):
        places[:, i, : point.dimension] = flat[:, first : first + point.dimension]
        first += point.dimension
    return places


def _moments(t: Array, count: int) -> Array:
    """Indices of instants evenly spread in time, the first and the last among them."""
    if not len(t):
        return np.zeros(0, dtype=int)
    wanted = np.linspace(t[0], t[-1], count) if count > 1 else t[-1:]
    after = np.searchsorted(t, wanted).clip(0, len(t) - 1)
    before = (after - 1).clip(0)
    nearest = np.where(wanted - t[before] < t[after] - wanted, before, after)
    nearest[-1] = len(t) - 1  # the later one, where the last instant comes twice
    return np.unique(nearest)


def _view(places: Array, ground: bool) -> Array:
    """The first direction from which the places spread out about as widely as from the best one."""
    views = [_rotate_view(a, ELEVATION if ground else ELEVATION_WITHOUT_GROUND) for a in AZIMUTHS]
    cloud = places.reshape(-1, 3)
    if not len(cloud):
        return views[0]
    size = np.abs(cloud).max() or 1.0
    flat = [((cloud - cloud.mean(axis=0)) / size @ view.T)[:, :2] for view in views]
    areas = [np.sqrt(max(float(np.linalg.det(points.T @ points)), 0.0)) for points in flat]
    return next(v for v, area in zip(views, areas, strict=True) if CLEARLY_BETTER * area >= max(areas))


def _rotate_view(azimuth: float, elevation: float) -> Array:
    """Rows: the onlooker's right, up and towards; z is up on paper."""
    a, e = np.radians(azimuth), np.radians(elevation)
    right = [-np.sin(a), np.cos(a), 0.0]
    up = [-np.sin(e) * np.cos(a), -np.sin(e) * np.sin(a), np.cos(e)]
    return np.array([right, up, [np.cos(e) * np.cos(a), np.cos(e) * np.sin(a), np.sin(e)]])


def _sizes(
    instants: Samples, model: Model, shapes: tuple[Shape, ...], view: Array
) -> tuple[Mapping[str, Array], ...]:
    """Radii, normals, rotations and forces at some instants; directions are turned to the onlooker."""
    count = len(instants.t)
    numbers = _numbers(instants, model)
    sizes = []
    for layout in layout_of(shapes, model.constraints):
        of_shape = {name: numbers[:, first] for name, first in layout["sizes"].items()}
        for name, first in layout["vectors"].items():
            if name == "rotation":
                of_shape[name] = view @ numbers[:, first : first + 9].reshape(count, 3, 3)
            else:
                triple = numbers[:, first : first + 3]
                of_shape[name] = triple if name == "size" else triple @ view.T
        if "multipliers" in layout:
            force = np.zeros((count, 3))
            for axis, number in enumerate(layout["multipliers"]):
                if number >= 0:
                    force[:, axis] = np.nan_to_num(instants.multipliers[:, number], posinf=0.0, neginf=0.0)
            of_shape["vector"] = force @ view.T
        sizes.append(of_shape)
    return tuple(sizes)


def _numbers(instants: Samples, model: Model) -> Array:
    """What the drawing needs beyond points, a row an instant; what is not a number is drawn as nothing."""
    numbers, count = numbers_of(model.description.drawing), len(instants.t)
    if not numbers or not count:
        return np.zeros((count, len(numbers)))
    kernel = model.compilation.expressions(numbers)
    rows = [np.ascontiguousarray(rows) for rows in (instants.t[:, None], instants.y, instants.u)]
    values = kernel(*rows, np.array(model.values, dtype=float), np.zeros(0), count=count)
    return np.nan_to_num(values, posinf=0.0, neginf=0.0)
