"""What users set on the command line, NAME=VALUE, and the system with those values."""

import argparse
from collections.abc import Mapping
from inspect import signature
from typing import TYPE_CHECKING

from pendula.errors import PendulaError, suggest

if TYPE_CHECKING:
    from pendula.cli.system_file import UserSystem
    from pendula.gallery import GallerySystem
    from pendula.model import Model

SET_HELP = "a parameter of the system, such as l=0.7; may be repeated"


def number(text: str) -> float:
    """A number typed by a user, for argparse; whole numbers stay whole."""
    try:
        return int(text)
    except ValueError:
        pass
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number") from None


def whole_number(text: str) -> int:
    """A count typed by a user, for argparse."""
    try:
        count = int(text)
    except ValueError:
        count = 0
    if count < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 1 on")
    return count


def assignment(text: str) -> tuple[str, float]:
    """``l=0.7`` as a name and a number, for argparse."""
    name, sign, value = (part.strip() for part in text.partition("="))
    if not (name and sign and value):
        raise argparse.ArgumentTypeError(f"'{text}' must be NAME=NUMBER without spaces, such as l=0.7")
    try:
        return name, number(value)
    except argparse.ArgumentTypeError as error:
        raise argparse.ArgumentTypeError(f"in '{text}', {error}") from None


def build(about: "GallerySystem | UserSystem", settings: Mapping[str, float]) -> "Model":
    """A system of the gallery or of a user's file with parameters set by name.

    What its function takes is given to it, so that its checks apply and ``n=8`` makes eight links; other
    parameters of the system are set in its model.
    """
    from pendula.gallery.catalogue import GallerySystem
    from pendula.model import derive

    if not settings and isinstance(about, GallerySystem):
        return derive(about.name)  # by name: a system compiled before is not even built
    function = about.function
    # Only what can be said in one number; lists of positions cannot.
    numbers = {
        name: argument.default
        for name, argument in signature(function).parameters.items()
        if isinstance(argument.default, int | float)
    }
    model = derive(function(**{name: value for name, value in settings.items() if name in numbers}))
    known = numbers | model.parameters
    for name in settings:
        if name not in known:
            listed = ", ".join(f"{known_name} = {value:g}" for known_name, value in known.items())
            raise PendulaError(
                f"'{name}' is not a parameter of {about.name}. {suggest(name, known)}"
                f"Its parameters are {listed or 'none'}."
            )
    return model.with_parameters(**{n: value for n, value in settings.items() if n not in numbers})
