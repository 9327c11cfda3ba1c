"""What is known of a gallery system before it is built."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pendula.loading import load

if TYPE_CHECKING:
    from pendula.description import Description


@dataclass(frozen=True, kw_only=True)
class GallerySystem:
    """What is known of a gallery system before it is built.

    Attributes:
        name: with dashes, as on the command line; the function has underscores in their place.
        module: the file of ``pendula.gallery`` that holds the function.
        title: a few words for headings.
        watch: one sentence on what to look at.
        until: how long a run is worth watching, in s unless the title says otherwise.
        step: a fixed step that suits a method of order four over that time.
        chaotic: whether chaos is part of what it shows, at large energies at least.
        stiff: whether stability, not accuracy, limits the steps of explicit methods.
        contact: whether its bodies touch each other and a ground, and are stepped with contact.
        source: where the system comes from.
    """

    name: str
    module: str
    title: str
    watch: str
    until: float
    step: float
    chaotic: bool = False
    stiff: bool = False
    contact: bool = False
    source: str

    @property
    def function_name(self) -> str:
        return self.name.replace("-", "_")

    @property
    def function(self) -> "Callable[..., Description]":
        """The function that builds the description; it is imported here."""
        return getattr(load(f"pendula.gallery.{self.module}"), self.function_name)

    def build(self) -> "Description":
        """The description with its default values."""
        return self.function()
