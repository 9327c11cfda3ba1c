"""Where the description of a model comes from, as values that pickle, and the way back from a pickle.

A pickled model holds its card and its origin. Kernels are found by the card's key, so that a process which
reads the pickle runs the system from the cache: nothing is compiled, and the description is read only if
something new is to be traced.
"""

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from pendula.errors import PendulaError
from pendula.gallery.registry import find
from pendula.model.card import Card
from pendula.model.compilation import Compilation
from pendula.model.pickling import pickle_value, unpickle_value

if TYPE_CHECKING:
    from pendula.description import Description

_MOST_SHARED = 64  # compilations that are kept for models read from pickles later


@dataclass(frozen=True)
class GalleryOrigin:
    """A gallery system by its name; its description must have the key that its card had."""

    name: str
    key: str

    def __call__(self) -> "Description":
        return _check_key(find(self.name).build(), self.key)


@dataclass(frozen=True, eq=False)
class GivenOrigin:
    """A description that was given; in a pickle it becomes a ``PickledOrigin``."""

    system: "Description"

    def __call__(self) -> "Description":
        return self.system

    @cached_property
    def _pickled(self) -> "PickledOrigin":
        """The same as bytes, made once for all models and runs of the system that are pickled."""
        try:
            return PickledOrigin(self.system.name, self.system.key, pickle_value(self.system))
        except PendulaError as reason:
            raise PendulaError(
                f"The model of {self.system.name} cannot be pickled, because its description cannot: "
                f"{reason}. Define classes and functions that it uses at the top of a module."
            ) from reason

    def __reduce__(self) -> tuple[Any, ...]:
        return PickledOrigin, self._pickled.parts


@dataclass(frozen=True)
class PickledOrigin:
    """A description as bytes, read when something is to be traced; until then SymPy is not needed."""

    name: str
    key: str
    content: bytes = field(repr=False)

    def __call__(self) -> "Description":
        try:
            system = unpickle_value(self.content)
        except PendulaError as reason:
            raise PendulaError(
                f"The description of {self.name} cannot be read from its pickle: {reason}. Import the module "
                "that defines it, or derive the model here."
            ) from reason
        return _check_key(system, self.key)

    @property
    def parts(self) -> tuple[str, str, bytes]:
        return self.name, self.key, self.content


def _check_key(system: "Description", key: str) -> "Description":
    """The description, if it is still the one that the card was made from."""
    if system.key != key:
        raise PendulaError(
            f"The description of {system.name} is not the one that its model was made from; another version "
            "of pendula made that model. Derive it again."
        )
    return system


@dataclass(frozen=True)
class _Request:
    origin: GalleryOrigin | PickledOrigin
    card: Card = field(compare=False)


def restore(card: Card, origin: GalleryOrigin | PickledOrigin) -> Compilation:
    """The compilation of a pickled model; models of one system share it, however many are read."""
    return _compilation(_Request(origin, card))


@lru_cache(maxsize=_MOST_SHARED)
def _compilation(wanted: _Request) -> Compilation:
    return Compilation(wanted.card, wanted.origin)
