"""What a live page of a system with gaps holds: where their modes and rows lie, their laws and their arrows.

The page takes the steps of ``simulation/gap_steps.py`` (``viewer/src/engine/gaps``).
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import sympy as sp

from pendula.description.drawing import Reaction
from pendula.errors import PendulaError
from pendula.model import Model
from pendula.model.quantity_units import shown
from pendula.simulation.contact_movers import METHOD
from pendula.simulation.contacts import Contacts
from pendula.simulation.gap_places import GapPlaces
from pendula.viewer.page.contact import describe_stepping

if TYPE_CHECKING:
    from pendula.description import Description

FORCES = "forces of contact"
_AXES = 3  # x, y and z, also of forces in the plane


def add_arrows(system: "Description", marks: Mapping[int, str]) -> "tuple[Description, dict[int, str]]":
    """The system with an arrow in the drawing for every gap that knows where it touches; marks with those."""
    shown: list[Any] = [gap for gap in system.contacts if gap.at is not None] if system.drawing else []
    if not shown:
        return system, dict(marks)
    first = len(system.drawing)
    arrows = [Reaction(gap.at, (gap.rows[0].name,)) for gap in shown]  # components follow
    numbers = range(first, first + len(arrows))
    return system.replace(drawing=[*system.drawing, *arrows]), {**marks, **dict.fromkeys(numbers, FORCES)}


def begin_at_gaps(model: Model, y: np.ndarray) -> np.ndarray:
    """The start with its modes, refused where a gap is negative."""
    return Contacts(model).begin(0.0, y)


def expressions_of_gaps(model: Model) -> dict[str, list[Any]]:
    """What further functions of the page give: the laws of every gap, and the axes of those with an arrow."""
    gaps = model.description.contacts
    laws = [part for gap in gaps for part in (gap.restitution, gap.friction, gap.static)]
    axes = [
        axis[k] if k < len(axis) else sp.S.Zero
        for gap in gaps
        if gap.at is not None
        for axis in (*gap.axes, (), ())[:_AXES]
        for k in range(_AXES)
    ]
    return {"contact_laws": laws, "contact_axes": axes}


def describe_gaps(model: Model, data: dict[str, Any], integrator: Any) -> dict[str, Any]:
    """The entries of the page's data that are its own where there are gaps; arrows get their components."""
    if integrator not in (None, METHOD):
        raise PendulaError(
            f"integrator={integrator!r} cannot move {model.name} in a page, which steps over its contacts by "
            f"'{METHOD}'; simulate it with that integrator and show the run: html(run, path)."
        )
    if own := [name for name in model.states if name not in model.card.modes]:
        raise PendulaError(
            f"A live page steps over the contacts of {model.name}, and has no states beside those of "
            f"contacts then; there is '{own[0]}'. Simulate it and show the run: html(run, path)."
        )
    places = GapPlaces(model)
    numbers = range(places.count)
    arrows = [i for i, gap in enumerate(places.gaps) if gap.at is not None]
    marks = [shape for shape in data["shapes"] if shape.get("group") == FORCES]
    for number, shape in enumerate(marks):
        beyond = len(model.constraints) + _AXES * number
        shape["multipliers"] = list(range(beyond, beyond + _AXES))
    return {
        "gaps": {
            "names": [gap.name for gap in places.gaps],
            "closed": places.closed,
            "slips": [places.slips.get(i, -1) for i in numbers],
            "headings": [places.headings.get(i, -1) for i in numbers],
            "normal": places.normal,
            "tangents": [places.tangent.get(i, []) for i in numbers],
            "bound": bool(places.bound),
            "unit": shown(model.card.units.get(model.constraints[places.normal[0]], "")),
            "arrows": arrows,
        },
        "integrator": METHOD,
        "methods": [describe_stepping("gaps")],
    }
