"""The gallery as a table: what there is to see, without building (or importing) any of it."""

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypedDict

from pendula.errors import PendulaError

if TYPE_CHECKING:
    from pendula.description import Lagrangian


@dataclass(frozen=True)
class GallerySystem:
    """What is known of a gallery system before it is built.

    Attributes:
        name: with dashes, as on the command line; the function has underscores in their place.
        module: the file of ``pendula.gallery`` that holds the function.
        title: a few words for headings.
        watch: one sentence on what to look at.
        until: how long a run is worth watching, in the system's unit of time (s unless the title says otherwise).
        step: a fixed step that a method of order four is accurate with.
        chaotic: whether the start given with it leads to chaotic motion.
        source: where the system comes from.
    """

    name: str
    module: str
    title: str
    watch: str
    until: float
    step: float
    source: str
    chaotic: bool = False

    @property
    def function_name(self) -> str:
        return self.name.replace("-", "_")

    @property
    def function(self) -> "Callable[..., Lagrangian]":
        """The function that builds the description; it is imported here."""
        return getattr(import_module(f"pendula.gallery.{self.module}"), self.function_name)


class Credit(TypedDict):
    """The part of a description that the table knows."""

    name: str
    reference: str


def systems() -> tuple[GallerySystem, ...]:
    """Every gallery system, in the order in which to show them."""
    from pendula.gallery.catalogue import CATALOGUE

    return CATALOGUE


def all_gallery() -> "dict[str, Callable[..., Lagrangian]]":
    """Every gallery function by its name with dashes."""
    return {system.name: system.function for system in systems()}


def find(name: Any) -> GallerySystem:
    """The gallery system of that name, written with dashes or underscores."""
    known = {system.name: system for system in systems()}
    wanted = str(name).strip().lower().replace("_", "-").replace(" ", "-")
    if wanted in known:
        return known[wanted]
    close = get_close_matches(wanted, known, n=1)
    hint = f"Did you mean '{close[0]}'? " if close else ""
    raise PendulaError(f"The gallery has no system '{name}'. {hint}It has {', '.join(known)}.")


def credit(name: str) -> Credit:
    """Name and source of a system for its description: ``Lagrangian(..., **credit("pendulum"))``."""
    system = find(name)
    return {"name": system.name, "reference": system.source}
