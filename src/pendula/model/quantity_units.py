"""Units of quantities that no symbol stands for: time, length, energy and power."""

from collections.abc import Mapping

_SI = {"time": "s", "length": "m", "energy": "J", "power": "W"}


def unit_of(units: Mapping[str, str], quantity: str) -> str:
    """The unit of a quantity by the units of a system; SI units where none are given, "" of plain numbers."""
    return shown(units.get(f"[{quantity}]", _SI[quantity]))


def with_unit_of(number: str, units: Mapping[str, str], quantity: str) -> str:
    """A number with the unit of its quantity: "20 s", "20 d", "20"."""
    return f"{number} {unit_of(units, quantity)}".rstrip()


def shown(unit: str) -> str:
    """A unit as people see it: plain numbers have none."""
    return "" if unit == "1" else unit
