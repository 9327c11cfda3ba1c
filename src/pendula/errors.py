"""What pendula raises when an input cannot be right: one sentence, naming the culprit and the remedy."""

from collections.abc import Iterable
from typing import Any


class PendulaError(ValueError):
    """A mistake in what was asked for, found before any work was done."""


class DescriptionError(PendulaError):
    """The description of a system contradicts itself or leaves something out."""


class SimulationError(PendulaError):
    """A simulation cannot start as asked, or something that it called on the way raised an error.

    In the second case ``run`` holds what was computed until then, and the error itself is the cause.
    """

    run: Any = None


class FileError(PendulaError):
    """A file cannot be read, or is not what it claims to be."""


def format_names(names: Iterable[Any]) -> str:
    """Names as they stand in a sentence: quoted, with commas between them."""
    return ", ".join(f"'{name}'" for name in names)
