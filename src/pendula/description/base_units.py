"""What a system's numbers count: kilograms, metres and seconds, other units, or none."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from pendula.description.dimensions import ENERGY, LENGTH, TIME, Dimension, product_text, si_text
from pendula.errors import DescriptionError

_SI = ("kg", "m", "s")
# Quantities that no symbol stands for, by the keys of their units.
_QUANTITIES = {"[time]": TIME, "[length]": LENGTH, "[energy]": ENERGY, "[power]": ENERGY / TIME}


@dataclass(frozen=True)
class BaseUnits:
    """Names of the units of mass, length and time in which a system is given; "1" where it has none."""

    names: tuple[str, str, str] = _SI

    @property
    def plain(self) -> bool:
        """Whether every number is a plain number, so that there is nothing to check."""
        return set(self.names) == {"1"}

    def text(self, dimension: Dimension, *, angle: bool = False, torque: bool = False) -> str:
        """The unit of a dimension: "N·m" in SI units, "AU/d" in others, "1" of plain numbers."""
        if self.plain:
            return "1"
        if self.names == _SI:
            return si_text(dimension, angle=angle, torque=torque)
        named = dict(zip(_SI, self.names, strict=True))
        powers = {named[base]: dimension.powers[base] for base in _SI if base in dimension.powers}
        rest = {base: n for base, n in dimension.powers.items() if base not in _SI}
        turning = {"rad": Fraction(1)} if angle and set(dimension.powers) <= {"s"} else {}
        return product_text({**turning, **powers, **rest})

    def quantities(self) -> dict[str, str]:
        """The units of time, length, energy and power; none for SI units, which need not be said."""
        return (
            {}
            if self.names == _SI
            else {name: self.text(dimension) for name, dimension in _QUANTITIES.items()}
        )


def read_base_units(given: Any) -> BaseUnits:
    """Base units from a text with those of mass, length and time: "kg m s", "M☉ AU d", or "1 1 1"."""
    names = given.split() if isinstance(given, str) else ()
    if len(names) != 3 or (len(set(names)) < 3 and set(names) != {"1"}):
        raise DescriptionError(
            'base_units names the units of mass, length and time, as in "kg m s", or is "1 1 1" for plain '
            f"numbers; got {given!r}."
        )
    return BaseUnits(tuple(names))  # pyright: ignore[reportArgumentType]
