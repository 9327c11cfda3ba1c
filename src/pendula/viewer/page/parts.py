"""What live pages and replays tell of a system alike: names, constraints, and how it is drawn."""

from typing import TYPE_CHECKING, Any

from pendula.model import Model, derive
from pendula.viewer.page.names import format_label

if TYPE_CHECKING:
    import numpy as np

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
        return model.card.units.get(name, "") or otherwise

    turning = {f"{q}_dot" for q in angles}
    layout = model.layout
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
        "units": {"time": "s", "energy": "J", "length": "m"},
        "energyLabel": "total" if model.card.energy_name == "energy" else model.card.energy_name,
        "jacobi": model.description.carries_energy,
    }


def start_of(model: Model, y: "np.ndarray") -> dict[str, list[float]]:
    """A state in its parts."""
    return {letter: part.tolist() for letter, part in zip("qvz", model.layout.split(y), strict=True)}


def _angles(model: Model) -> set[str]:
    """Coordinates that only turn; one that stands plainly in the drawing is a length, forces or not."""
    import sympy as sp

    from pendula.description.drawing import numbers_of, points_of

    drawing = model.description.drawing
    plain: set[str] = set()
    for expression in (*(e for point in points_of(drawing) for e in point), *numbers_of(drawing)):
        waves = expression.atoms(sp.sin, sp.cos, sp.tan)
        plain |= {s.name for s in expression.xreplace(dict.fromkeys(waves, sp.S.Zero)).free_symbols}
    return set(model.card.angles) - plain


def drawing_of(model: Model) -> dict[str, Any]:
    """Points and shapes, and which way is up."""
    from pendula.description.drawing import layout_of, numbers_of, points_of
    from pendula.description.symbols import Coordinate
    from pendula.viewer.scene import is_fixed

    system = model.description
    points, offset = [], 0
    for point in points_of(system.drawing):
        moves = any(isinstance(symbol, Coordinate) for symbol in point.position.free_symbols)
        points.append(
            {"offset": offset, "dimension": point.dimension, "fixed": is_fixed(point), "draggable": moves}
        )
        offset += point.dimension
    spatial = any(point["dimension"] == 3 for point in points)
    return {
        "points": points,
        "shapes": layout_of(system.drawing, model.constraints),
        "sizes": len(numbers_of(system.drawing)),
        "spatial": spatial,
        "up": "z" if spatial else "y",
    }
