"""What live pages and replays tell of a system alike: names, constraints, and how it is drawn."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from pendula.model import Model, derive
from pendula.model.quantity_units import shown, unit_of
from pendula.simulation.scales import lengths_among
from pendula.viewer.page.marks import moving_symbols_of, still_symbols_of
from pendula.viewer.page.meshes import share_meshes, simplify_meshes
from pendula.viewer.page.names import format_label

if TYPE_CHECKING:
    import numpy as np

    from pendula.description import Description
    from pendula.gallery import GallerySystem


def gallery_entry(model: Model) -> "GallerySystem | None":
    """What the gallery knows of a system: of this one by its key, not of another with the same name."""
    from pendula.gallery import systems

    named = next((system for system in systems() if system.name == model.name), None)
    return named if named is not None and derive(named.name).key == model.key else None


def title_of(model: Model) -> str:
    """What a page calls a system unless it is told."""
    about = gallery_entry(model)
    return about.title if about else model.name


def parts_of(model: Model) -> dict[str, Any]:
    """Names for people, and sizes, of everything that moves."""
    angles = _angles(model)

    def unit(name: str, otherwise: str = "") -> str:
        return shown(model.card.units.get(name, otherwise))

    turning = {f"{q}_dot" for q in angles}
    layout, limits = model.layout, _limits(model.description)
    return {
        "layout": {
            "nq": layout.nq,
            "nv": layout.nv,
            "nz": layout.nz,
            "unit": [list(block) for block in layout.unit],
            "identity": layout.identity,
        },
        "coordinates": [
            {
                "name": q,
                "label": format_label(q),
                "unit": unit(q, "rad" if q in angles else ""),
                "angle": q in angles,
                **({"limits": limits[q]} if q in limits else {}),
            }
            for q in model.coordinates
        ],
        "velocities": [
            {"name": v, "label": format_label(v), "unit": unit(v, "rad/s" if v in turning else "")}
            for v in model.velocities
        ],
        "states": [
            {"name": z, "label": format_label(z), "unit": unit(z), "start": 0.0} for z in model.states
        ],
        "constraints": list(model.constraints),
        "holonomic": model.card.holonomic,
        "units": {name: unit_of(model.card.units, name) for name in ("time", "energy", "length")},
        "energyLabel": "total" if model.card.energy_name == "energy" else model.card.energy_name,
        "jacobi": model.description.carries_energy,
        "scales": _scales(model),
    }


def _limits(system: "Description") -> dict[str, list[float]]:
    """Between which values joints with one coordinate may be, where a mechanism says so."""
    return {
        joint.coordinates[0].name: [float(limit) for limit in joint.limits]
        for joint in getattr(system, "moving_joints", ())
        if len(joint.coordinates) == 1 and joint.limits is not None
    }


def _scales(model: Model) -> dict[str, Any]:
    """By what errors of the adaptive method are judged: entries of the state by their numbers."""
    kinds = model.card.kinds
    return {
        "turning": [j for j, turns in enumerate(model.card.turning) if turns],
        "kinds": list(kinds.values()),
        "lengths": lengths_among(kinds),
    }


def start_of(model: Model, y: "np.ndarray") -> dict[str, list[float]]:
    """A state in its parts."""
    return {letter: part.tolist() for letter, part in zip("qvz", model.layout.split(y), strict=True)}


def _angles(model: Model) -> set[str]:
    """Coordinates that are angles: by their unit, or where none is known, by how the description turns."""
    from pendula.description.angles import turning_coordinates
    from pendula.description.checks import expressions_of_drawing

    system, units = model.description, model.card.units
    shapes = expressions_of_drawing(system.drawing)
    turning = {q.name for q in turning_coordinates(system.expressions, shapes)}
    return {q for q in model.coordinates if (units[q].startswith("rad") if q in units else q in turning)}


def _tell_bodies(system: "Description", shapes: list[dict[str, Any]]) -> None:
    """Which body a shape of a mechanism belongs to, by number; of the ground whether it is a plane."""
    from pendula.description.mechanisms.tree import WORLD
    from pendula.description.obstacles import HeightField, Plane

    ground = [shape for shape in getattr(system, "ground", ()) if not isinstance(shape, HeightField)]
    grounds = iter("floor" if isinstance(shape, Plane) else "wall" for shape in ground)
    numbers: dict[str, int] = {}
    for shape, entry in zip(system.drawing, shapes, strict=True):
        body = getattr(shape, "body", "")
        if body == WORLD:
            entry["ground"] = next(grounds)
        elif body:
            entry["body"] = numbers.setdefault(body, len(numbers))


def _is_held(system: "Description") -> bool:
    """Whether a joint holds a mechanism in the world, be it by bodies that are not drawn."""
    from pendula.description.mechanisms.joints import Free
    from pendula.description.mechanisms.tree import WORLD

    joints = getattr(system, "joints", ())
    return any(joint.parent == WORLD and not isinstance(joint, Free) for joint in joints)


def drawing_of(model: Model, marks: Mapping[int, str] = MappingProxyType({})) -> dict[str, Any]:
    """Points and shapes, and which way is up.

    Args:
        model: of the system.
        marks: the numbers of shapes that are shown on demand, with their groups.
    """
    from pendula.description.drawing import layout_of, numbers_of, points_of
    from pendula.description.symbols import Parameter

    system = model.description
    moving, still = moving_symbols_of(system), still_symbols_of(system)
    points, offset = [], 0
    for point in points_of(system.drawing):
        symbols = point.position.free_symbols
        fixed = all(isinstance(symbol, Parameter) or symbol in still for symbol in symbols)
        draggable = any(symbol in moving for symbol in symbols)
        points.append(
            {"offset": offset, "dimension": point.dimension, "fixed": fixed, "draggable": draggable}
        )
        offset += point.dimension
    spatial = any(point["dimension"] == 3 for point in points)
    shapes = layout_of(simplify_meshes(system.drawing), model.constraints)
    share_meshes(shapes)
    for number, group in marks.items():
        shapes[number]["group"] = group
    _tell_bodies(system, shapes)
    return {
        "points": points,
        "shapes": shapes,
        "sizes": len(numbers_of(system.drawing)),
        "spatial": spatial,
        "grounded": any(point["fixed"] for point in points) or _is_held(system),
        "up": "z" if spatial else "y",
    }
