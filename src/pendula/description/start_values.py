"""Where a description says that motion is worth starting from."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pendula.checking import read_start_values
from pendula.description.units import read_value

if TYPE_CHECKING:
    from pendula.description.base import BaseDescription


def read_start(system: "BaseDescription", given: Mapping[Any, Any]) -> dict[str, float]:
    """Start values by name, every name known and every value finite; some with a unit, as in (90, "deg")."""
    known = {s.name: s for s in (*system.coordinates, *system.velocities, *system.states)}

    def read(value: Any, name: str) -> float:
        unit = getattr(known[name], "unit", None)
        return read_value(value, "" if unit is None else unit.text, f"start value of '{name}'")

    return read_start_values(given, known, system.name, read)
