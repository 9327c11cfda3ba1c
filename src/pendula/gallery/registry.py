"""Finding gallery systems by name."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypedDict

from pendula.errors import PendulaError, suggest
from pendula.gallery.catalogue import CATALOGUE
from pendula.gallery.entry import GallerySystem

if TYPE_CHECKING:
    from pendula.description import Description


class Credit(TypedDict):
    """The part of a description that the catalogue knows."""

    name: str
    reference: str


def systems() -> tuple[GallerySystem, ...]:
    """Every gallery system in the order in which to show them; imports none of them."""
    return CATALOGUE


def all_gallery() -> "dict[str, Callable[..., Description]]":
    """Every gallery function by its name with dashes."""
    return {system.name: system.function for system in CATALOGUE}


def find(name: Any) -> GallerySystem:
    """The gallery system of that name, written with dashes or underscores."""
    known = {system.name: system for system in CATALOGUE}
    wanted = str(name).strip().lower().replace("_", "-").replace(" ", "-")
    if wanted in known:
        return known[wanted]
    for suffix, read in ((".urdf", "read_urdf"), (".xml", "read_mjcf"), (".mjcf", "read_mjcf")):
        if wanted.endswith(suffix):
            raise PendulaError(
                f"The gallery has no system '{name}'. That looks like the file of a robot: {read}('{name}') "
                "gives its Mechanism."
            )
    raise PendulaError(
        f"The gallery has no system '{name}'. {suggest(wanted, known)}It has {', '.join(known)}."
    )


def credit(name: str) -> Credit:
    """Name and source of a system for its description: ``Lagrangian(..., **credit("pendulum"))``."""
    system = find(name)
    return {"name": system.name, "reference": system.source}
