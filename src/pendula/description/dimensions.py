"""Dimensions: products of powers of SI base units, how they are written and what they are called."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_ORDER = ("kg", "m", "s", "A", "K", "mol", "cd")


@dataclass(frozen=True)
class Dimension:
    """A product of powers of SI base units (texts) and of symbols whose own dimension is not known."""

    powers: Mapping[Any, Fraction]

    def __post_init__(self) -> None:
        object.__setattr__(self, "powers", {base: n for base, n in self.powers.items() if n})

    def __hash__(self) -> int:
        return hash(frozenset(self.powers.items()))

    def __mul__(self, other: "Dimension") -> "Dimension":
        powers = dict(self.powers)
        for base, n in other.powers.items():
            powers[base] = powers.get(base, Fraction(0)) + n
        return Dimension(powers)

    def __truediv__(self, other: "Dimension") -> "Dimension":
        return self * other**-1

    def __pow__(self, n: int | Fraction) -> "Dimension":
        return Dimension({base: m * n for base, m in self.powers.items()})

    @property
    def unknown(self) -> list[Any]:
        """The symbols in it, by name."""
        return sorted((s for s in self.powers if not isinstance(s, str)), key=lambda s: s.name)

    @property
    def noun(self) -> str:
        """What is measured so, with its article ("a force"), or nothing where there is no common word."""
        return _NAMES.get(self, ("", ""))[0]

    @property
    def wanted(self) -> str:
        """As in "… is needed": "an energy (kg·m²/s², J)"."""
        if self == NUMBER:
            return "a plain number or an angle"
        return f"{self.noun} ({self._both_texts()})" if self.noun else f"the dimension {si_text(self)}"

    @property
    def found(self) -> str:
        """As in "it has …": "the dimension force (kg·m/s², N)"."""
        if self == NUMBER:
            return "no dimension"
        if not self.noun:
            return f"the dimension {si_text(self)}"
        return f"the dimension {self.noun.partition(' ')[2]} ({self._both_texts()})"

    def _both_texts(self) -> str:
        derived = _NAMES[self][1]
        return product_text(_sort_powers(self.powers)) + (f", {derived}" if derived else "")


def si_text(dimension: Dimension, *, angle: bool = False, torque: bool = False) -> str:
    """The SI unit of a dimension: "N/m", "kg·m²"; an angle is in rad, a torque in N·m and not in J."""
    if angle and set(dimension.powers) <= {"s"}:
        return product_text({"rad": Fraction(1), **dimension.powers})
    if torque and dimension == ENERGY:
        return TORQUE_TEXT
    return _NAMES.get(dimension, ("", ""))[1] or product_text(_sort_powers(dimension.powers))


def product_text(powers: Mapping[str, Fraction]) -> str:
    """A product of powers on one line: "kg·m²/s²", "1/s", "kg/(m·s²)", "kg^(1/2)"; "1" if it is empty."""
    above = [_power_text(base, n) for base, n in powers.items() if n > 0]
    below = [_power_text(base, -n) for base, n in powers.items() if n < 0]
    if not below:
        return "·".join(above) or "1"
    divisor = "·".join(below)
    return f"{'·'.join(above) or '1'}/{f'({divisor})' if len(below) > 1 else divisor}"


def _sort_powers(powers: Mapping[str, Fraction]) -> dict[str, Fraction]:
    return {base: powers[base] for base in _ORDER if base in powers}


def _power_text(base: str, n: Fraction) -> str:
    if n.denominator != 1:
        return f"{base}^({n})"
    return base if n == 1 else base + str(n).translate(_SUPERSCRIPTS)


def _dimension(**powers: int) -> Dimension:
    return Dimension({base: Fraction(n) for base, n in powers.items()})


NUMBER = Dimension({})
TIME = _dimension(s=1)
LENGTH = _dimension(m=1)
FORCE = _dimension(kg=1, m=1, s=-2)
ENERGY = _dimension(kg=1, m=2, s=-2)
TORQUE_TEXT = "N·m"

# What is measured, with its article, and the derived unit that is usual for it.
_NAMES: dict[Dimension, tuple[str, str]] = {
    _dimension(kg=1): ("a mass", ""),
    LENGTH: ("a length", ""),
    TIME: ("a time", ""),
    _dimension(A=1): ("a current", ""),
    _dimension(K=1): ("a temperature", ""),
    _dimension(m=2): ("an area", ""),
    _dimension(m=3): ("a volume", ""),
    _dimension(m=1, s=-1): ("a speed", ""),
    _dimension(m=1, s=-2): ("an acceleration", ""),
    _dimension(s=-1): ("a rate", ""),
    FORCE: ("a force", "N"),
    ENERGY: ("an energy", "J"),
    _dimension(kg=1, m=2, s=-3): ("a power", "W"),
    _dimension(kg=1, m=1, s=-1): ("a momentum", ""),
    _dimension(kg=1, m=2, s=-1): ("an angular momentum", ""),
    _dimension(kg=1, m=2): ("a moment of inertia", ""),
    _dimension(kg=1, s=-2): ("a stiffness", "N/m"),
    _dimension(kg=1, s=-1): ("a damping coefficient", ""),
    _dimension(kg=1, m=-1, s=-2): ("a pressure", "Pa"),
    _dimension(kg=1, m=-3): ("a density", ""),
    _dimension(A=1, s=1): ("a charge", "C"),
    _dimension(kg=1, m=2, s=-3, A=-1): ("a voltage", "V"),
}
