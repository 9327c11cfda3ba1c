"""Where the shapes of a drawing are during a run, as numbers seen by an onlooker.

Everything here is in the onlooker's axes: to the right, up, and towards the eye.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from pendula.description import Cart, Coil, Disc, Hoop, Point, Rail, Rod, Trail
from pendula.description.drawing import Shape, points_of
from pendula.description.symbols import Parameter, time
from pendula.errors import PendulaError
from pendula.model import Model
from pendula.runs import Run
from pendula.viewer.axes import LARGEST

Array = np.ndarray

# From where space is seen: y to the right, z up, x towards the onlooker's left.
AZIMUTH, ELEVATION = np.radians(32.0), np.radians(20.0)
# Without a ground there is no level to look along.
ELEVATION_WITHOUT_GROUND = np.radians(50.0)
ON_A_LINE = 1e-6  # how near a line, as a part of its length, counts as on it

__all__ = ["Cart", "Coil", "Disc", "Hoop", "Point", "Rail", "Rod", "Scene", "Trail", "scene_of"]


@dataclass(frozen=True, eq=False)
class Scene:
    """A drawing during a run.

    Attributes:
        shapes: the shapes in the order in which they are drawn.
        paths: of every point, where it is at each instant, shape (k, 3).
        sizes: of every shape, its other numbers by field, one a moment.
        moments: the instants to be drawn, as indices into the paths.
        spatial: whether the system lives in space.
        vertical: the direction of z.
    """

    shapes: tuple[Shape, ...]
    paths: Mapping[Point, Array]
    sizes: tuple[Mapping[str, Array], ...]
    moments: Array
    spatial: bool
    axes: Array

    def at(self, shape: int, moment: int) -> dict[str, Array]:
        """The numbers of a shape at a moment: points as (right, up, towards), sizes as they are."""
        given = self.shapes[shape]
        places = {
            name: self.paths[point][self.moments[moment]] for name, point in points_by_field(given).items()
        }
        return places | {name: values[moment] for name, values in self.sizes[shape].items()}

    def of_kind(self, *kinds: type) -> Iterator[tuple[int, Any]]:
        """The shapes of some kinds with their numbers in the drawing."""
        return ((i, shape) for i, shape in enumerate(self.shapes) if isinstance(shape, kinds))

    def ends(self, shape: Rod | Coil | Rail) -> tuple[Array, Array]:
        """Both ends of a shape at the moments."""
        return self.paths[shape.start][self.moments], self.paths[shape.end][self.moments]


def scene_of(run: Run, model: Model, count: int) -> Scene:
    """The model's drawing at every instant of the run that can be drawn, and the moments to show."""
    shapes = model.description.drawing
    if not shapes:
        raise PendulaError(
            f"There is nothing to sketch: the description of {model.name} has no drawing. "
            "Give it shapes, as in Lagrangian(..., drawing=[Rod(pivot, bob), Disc(bob, 0.05)])."
        )
    points = points_of(shapes)
    spatial = any(point.dimension == 3 for point in points)
    axes = _axes(any(is_fixed(point) for point in points)) if spatial else np.eye(3)
    places = _positions(run, model, points)
    drawable = np.isfinite(places).all(axis=(1, 2)) & (np.abs(places) < LARGEST).all(axis=(1, 2))
    kept = np.flatnonzero(drawable)
    moments = _moments(run.t[kept], count)
    seen = places[kept] @ axes.T
    paths = {point: seen[:, i] for i, point in enumerate(points)}
    sizes = _sizes(run, model, shapes, kept[moments], axes)
    return Scene(shapes, paths, sizes, moments, spatial, axes)


def points_by_field(shape: Shape) -> dict[str, Point]:
    """The points of a shape by the names of its fields."""
    values = {item.name: getattr(shape, item.name) for item in fields(shape)}
    return {name: value for name, value in values.items() if isinstance(value, Point)}


def is_fixed(point: Point) -> bool:
    """Whether a point stays where it is, whatever moves."""
    return all(isinstance(symbol, Parameter) for symbol in point.position.free_symbols)


def _axes(ground: bool) -> Array:
    """Rows: the onlooker's right, up and towards, in the axes of the system."""
    a, e = AZIMUTH, ELEVATION if ground else ELEVATION_WITHOUT_GROUND
    return np.array(
        [
            [-np.sin(a), np.cos(a), 0.0],
            [-np.sin(e) * np.cos(a), -np.sin(e) * np.sin(a), np.cos(e)],
            [np.cos(e) * np.cos(a), np.cos(e) * np.sin(a), np.sin(e)],
        ]
    )


def _positions(run: Run, model: Model, points: list[Point]) -> Array:
    """Every point at every instant, shape (k, points, 3); the plane is z = 0."""
    y = np.ascontiguousarray(np.hstack((run.q, run.v, run.z)))
    flat = model.evaluate("positions", np.ascontiguousarray(run.t[:, None]), y, np.ascontiguousarray(run.u))
    places = np.zeros((len(run), len(points), 3))
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
    nearest[-1] = len(t) - 1  # where the last instant comes twice
    return np.unique(nearest)


def _sizes(
    run: Run, model: Model, shapes: tuple[Shape, ...], instants: Array, axes: Array
) -> tuple[Mapping[str, Array], ...]:
    """Radii, widths and normals at some instants, all evaluated by one function."""
    from sympy import lambdify

    system = model.description
    wanted: list[Any] = []
    for shape in shapes:
        for value in _other_fields(shape).values():
            wanted += value if isinstance(value, tuple) else [value]
    symbols = (time, *system.coordinates, *system.velocities, *system.inputs, *system.parameters)
    columns = np.hstack((run.t[:, None], run.q, run.v, run.u))[instants].T
    values = lambdify(symbols, wanted)(*columns, *model.values)
    numbers = iter([np.broadcast_to(np.asarray(value, dtype=float), len(instants)) for value in values])
    sizes = []
    for shape in shapes:
        of_shape = {}
        for name, value in _other_fields(shape).items():
            if isinstance(value, tuple):
                of_shape[name] = np.column_stack([next(numbers) for _ in value]) @ axes.T
            else:
                of_shape[name] = next(numbers)
        sizes.append(of_shape)
    return tuple(sizes)


def _other_fields(shape: Shape) -> dict[str, Any]:
    points = points_by_field(shape)
    return {item.name: getattr(shape, item.name) for item in fields(shape) if item.name not in points}
