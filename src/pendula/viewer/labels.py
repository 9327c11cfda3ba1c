"""Texts as they stand in a figure: theta_1_dot becomes θ̇₁, any other name is shown as it is."""

import re
from collections.abc import Mapping

from pendula.model.quantity_units import shown, unit_of

_GREEK = (
    "alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|upsilon|phi|"
    "chi|psi|omega|Gamma|Delta|Theta|Lambda|Xi|Pi|Sigma|Upsilon|Phi|Psi|Omega"
)
_SYMBOL = re.compile(rf"({_GREEK}|[A-Za-z])(?:_?([0-9]+))?(_dot)?")


def label(name: str) -> str:
    """The name of a variable for matplotlib: a letter as mathematics, a word literally."""
    symbol = _SYMBOL.fullmatch(name)
    if symbol is None:
        return escape_text(name)
    letter, index, dot = symbol.groups()
    text = rf"\{letter}" if len(letter) > 1 else letter
    text = rf"\dot{{{text}}}" if dot else text
    return rf"${text}_{{{index}}}$" if index else f"${text}$"


def with_unit(text: str, unit: str) -> str:
    """A label with its unit behind it, if there is one: x (m); plain numbers have none."""
    return f"{text} ({escape_text(unit)})" if shown(unit) else text


def quantity(word: str, units: Mapping[str, str]) -> str:
    """A quantity with its unit on an axis: time in s, energy in J."""
    unit = unit_of(units, word)
    return f"{word} in {escape_text(unit)}" if unit else word


def escape_text(text: str) -> str:
    """Text for matplotlib on one line and literally."""
    # A $ would begin mathematics, a leading underscore would hide a line from the legend.
    text = " ".join(text.split()).replace("$", r"\$")
    return f" {text}" if text.startswith("_") else text
