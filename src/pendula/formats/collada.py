"""Surfaces of COLLADA files (Khronos, COLLADA 1.4.1), with the colours of their parts.

Read are triangles and polygons, the transformations of nodes, units of length, and diffuse colours. Which
axis is up is left as it is, as other readers of robot files do. Textures, skins and animations are left out.
"""

import math
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

import numpy as np

from pendula.description.surfaces import MOST_FACES, Surface, SurfaceFile
from pendula.errors import DescriptionError, FileError
from pendula.formats.xml import Element, read_xml
from pendula.spatial import Rotation

Array = np.ndarray

_SIZES_OF = {"matrix": 16, "translate": 3, "scale": 3, "rotate": 4}  # numbers of transformations
_SHADINGS = ("phong", "lambert", "blinn", "constant")


class _Part(NamedTuple):
    """Triangles of one material: vertices (n, 3), corners (m, 3), and the symbol of the material."""

    vertices: Array
    corners: Array
    symbol: str


class ColladaFile(SurfaceFile):
    """The surface of a COLLADA file, read when its triangles are first asked for."""

    suffixes = (".dae",)

    def load(self) -> Surface:
        return read_collada(self.path)


def read_collada(path: object) -> Surface:
    """The whole scene of a file as one surface.

    Raises:
        FileError: if it is not sound, or too large; says where.
    """
    root = read_xml(path)
    if root.tag != "COLLADA":
        raise FileError(f"{root.where}: the file holds a <{root.tag}>, a COLLADA file holds a <COLLADA>.")
    try:
        return _Document(root).surface()
    except DescriptionError as error:
        raise FileError(f"The mesh {root.file} cannot be drawn: {error}") from None


class _Document:
    """A file with its libraries by id."""

    def __init__(self, root: Element) -> None:
        self.root = root
        units = _below(root, "asset", "unit")
        self.unit = units[0].number("meter", 1.0) if units else 1.0

    def surface(self) -> Surface:
        vertices, corners, colours, count = [], [], [], 0
        for X, part, colour in self._placed_parts():
            corners.append(part.corners + count)
            vertices.append(self.unit * (part.vertices @ X[:3, :3].T + X[:3, 3]))
            colours += [colour] * len(part.corners)
            count += len(part.vertices)
            if len(colours) > MOST_FACES:
                raise FileError(
                    f"{self.root.file} has more than {MOST_FACES:,} faces, too many to draw; simplify it."
                )
        if not colours:
            raise FileError(f"{self.root.file}: no triangles are in the scene.")
        return Surface(np.concatenate(vertices), np.concatenate(corners), colours)

    def _placed_parts(self) -> Iterator[tuple[Array, _Part, str]]:
        """Parts with their transformations and colours; "" where a colour is not known."""
        made: dict[str, list[_Part]] = {}
        for X, instance in self._instances():
            name = instance.text("url").removeprefix("#")
            if name not in self._geometries:
                raise FileError(f"{instance.where}: there is no <geometry> '{name}'.")
            if name not in made:
                made[name] = list(_read_geometry(self._geometries[name]))
            materials = {
                bound.text("symbol"): bound.text("target").removeprefix("#")
                for bound in _below(instance, "bind_material", "technique_common", "instance_material")
            }
            for part in made[name]:
                yield X, part, self._colours.get(materials.get(part.symbol, part.symbol), "")

    def _instances(self) -> Iterator[tuple[Array, Element]]:
        """Geometries in the scene with their transformations."""
        scenes = _below(self.root, "library_visual_scenes", "visual_scene")
        pending = [(np.eye(4), node) for scene in scenes for node in scene.find_all("node")]
        while pending:
            outer, node = pending.pop(0)
            X = outer @ _transformation(node)
            yield from ((X, instance) for instance in node.find_all("instance_geometry"))
            pending += [(X, child) for child in node.find_all("node")]

    @cached_property
    def _geometries(self) -> Mapping[str, Element]:
        found = _below(self.root, "library_geometries", "geometry")
        return {geometry.text("id"): geometry for geometry in found}

    @cached_property
    def _colours(self) -> dict[str, str]:
        """Diffuse colours of materials by their ids."""
        effects = {e.text("id"): _diffuse(e) for e in _below(self.root, "library_effects", "effect")}
        found = {}
        for material in _below(self.root, "library_materials", "material"):
            if (effect := material.find("instance_effect")) is not None:
                found[material.text("id")] = effects.get(effect.text("url").removeprefix("#"), "")
        return found


def _read_geometry(geometry: Element) -> Iterator[_Part]:
    mesh = geometry.find("mesh")
    if mesh is None:
        return
    sources = {source.text("id"): source for source in mesh.find_all("source")}
    for vertices in mesh.find_all("vertices"):
        for given in (i for i in vertices.find_all("input") if i.text("semantic") == "POSITION"):
            sources[vertices.text("id")] = _named(sources, given)
    for kind in ("triangles", "polylist", "polygons"):
        for faces in mesh.find_all(kind):
            inputs = faces.find_all("input")
            given = next((i for i in inputs if i.text("semantic") == "VERTEX"), None)
            if given is None:
                raise FileError(f"{faces.where}: <{kind}> has no input with the semantic VERTEX.")
            stride = 1 + max(int(i.number("offset", 0.0)) for i in inputs)
            places = _places(_named(sources, given))
            corners = _triangles(faces, stride, int(given.number("offset", 0.0)))
            if len(corners):
                yield _Part(places, corners, faces.attributes.get("material", ""))


def _named(sources: Mapping[str, Element], given: Element) -> Element:
    name = given.text("source").removeprefix("#")
    if name not in sources:
        raise FileError(f"{given.where}: there is no source '{name}'.")
    return sources[name]


def _places(source: Element) -> Array:
    """Rows of three numbers of a source, which may have more numbers in a row."""
    array = source.find("float_array")
    accessor = next(iter(_below(source, "technique_common", "accessor")), None)
    if array is None:
        raise FileError(f"{source.where}: the source has no <float_array>.")
    stride = int(accessor.number("stride", 3.0)) if accessor else 3
    numbers = _numbers(array, float)
    if stride < 3 or len(numbers) % stride:
        raise FileError(f"{array.where}: {len(numbers)} numbers are no rows of three coordinates.")
    return numbers.reshape(-1, stride)[:, :3]


def _triangles(faces: Element, stride: int, offset: int) -> Array:
    """Corners of triangles; polygons are fans about their first corner."""
    lists = [_numbers(p, int) for p in faces.find_all("p")]
    if any(len(p) % stride for p in lists):
        raise FileError(f"{faces.where}: the indices of <{faces.tag}> are no rows of {stride}.")
    if faces.tag == "triangles":
        counts = [3] * (sum(map(len, lists)) // (3 * stride))
    elif faces.tag == "polygons":
        counts = [len(p) // stride for p in lists]
    else:
        counts = [n for given in faces.find_all("vcount") for n in _numbers(given, int).tolist()]
    corners = np.concatenate([p.reshape(-1, stride)[:, offset] for p in lists] or [np.zeros(0, int)])
    if sum(counts) != len(corners) or min(counts, default=3) < 0:
        raise FileError(f"{faces.where}: there are {len(corners)} corners, but {sum(counts)} are announced.")
    sizes = np.array(counts, dtype=int)
    first = np.cumsum(sizes) - sizes
    # Of a polygon of n corners from number f on, triangle k is (f, f + k, f + k + 1), for k = 1 … n − 2.
    made = [
        np.stack([corners[at], corners[at + k], corners[at + k + 1]], axis=1)
        for k in range(1, int(sizes.max(initial=2)) - 1)
        if len(at := first[sizes > k + 1])
    ]
    return np.concatenate(made) if made else np.zeros((0, 3), int)


def _transformation(node: Element) -> Array:
    """The product of a node's transformations, in the order in which they are written."""
    X = np.eye(4)
    for part in node.children:
        if part.tag in _SIZES_OF:
            numbers = _numbers(part, float)
            if len(numbers) != _SIZES_OF[part.tag]:
                raise FileError(f"{part.where}: a <{part.tag}> has {_SIZES_OF[part.tag]} numbers.")
            if not np.isfinite(numbers).all():
                raise FileError(f"{part.where}: <{part.tag}> is not finite.")
            X = X @ _matrix(part.tag, numbers)
    return X


def _matrix(kind: str, numbers: Array) -> Array:
    X = np.eye(4)
    if kind == "matrix":
        return numbers.reshape(4, 4)
    if kind == "translate":
        X[:3, 3] = numbers
    elif kind == "scale":
        X[:3, :3] = np.diag(numbers)
    elif np.any(numbers[:3]):
        axis, angle = numbers[:3] / np.linalg.norm(numbers[:3]), math.radians(numbers[3])
        X[:3, :3] = Rotation.about(axis, angle).matrix
    return X


def _diffuse(effect: Element) -> str:
    """The diffuse colour of an effect; "" where it is a texture or missing."""
    for kind in _SHADINGS:
        for colour in _below(effect, "profile_COMMON", "technique", kind, "diffuse", "color"):
            levels = np.clip(_numbers(colour, float)[:3], 0.0, 1.0)
            if len(levels) == 3 and np.isfinite(levels).all():
                return "#" + "".join(f"{round(255 * level):02x}" for level in levels)
    return ""


def _below(element: Element, *tags: str) -> list[Element]:
    """All elements at the end of a path of names."""
    found: Iterable[Element] = [element]
    for tag in tags:
        found = [child for parent in found for child in parent.find_all(tag)]
    return list(found)


def _numbers(element: Element, kind: type) -> Array:
    """The numbers in an element."""
    try:
        return np.array("".join(element.words).split(), dtype=kind)
    except (ValueError, OverflowError):
        word = "whole numbers" if kind is int else "numbers"
        raise FileError(f"{element.where}: <{element.tag}> must hold {word}.") from None
