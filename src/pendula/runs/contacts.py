"""Where bodies pushed each other, at the saved instants of a run."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.errors import PendulaError
from pendula.notebook import ShownAsText
from pendula.runs.values import FrozenValue

if TYPE_CHECKING:
    import pandas

STATES = ("sticks", "slips", "impact")
# Columns of a table in numbers: those before the last are as wide as said, names are places in ``bodies``.
_COLUMNS = {"t": 1, "first": 1, "second": 1, "point": 3, "normal": 3, "gap": 1, "impulse": 3, "state": 1}
WIDTH = sum(_COLUMNS.values())


@dataclass(frozen=True, eq=False)
class Contacts(ShownAsText, FrozenValue):
    """Every contact that pushed in the step that ended at a saved instant, a row each; prints as a table.

    By events, impacts have rows at instants of their own, and what stays closed has at every saved instant
    its force times the time since the one before.

    Attributes:
        bodies: names of bodies, "world" for the ground.
        rows: one row a contact, as `WIDTH` says; ``contacts["gap"]`` is a column.

    Columns: ``t``, s; ``first`` and ``second``, names of bodies; ``point``, m; ``normal``, from the second
    body to the first; ``gap``, m, negative where they overlap; ``impulse`` on the first body, N s; ``state``:
    "sticks", "slips" or "impact".
    """

    bodies: tuple[str, ...]
    rows: np.ndarray

    def __post_init__(self) -> None:
        rows = np.array(self.rows, dtype=float)
        if rows.ndim != 2 or rows.shape[1] != WIDTH:
            raise PendulaError(f"Contacts are rows of {WIDTH} numbers, got the shape {rows.shape}.")
        rows.flags.writeable = False
        object.__setattr__(self, "rows", rows)
        object.__setattr__(self, "bodies", tuple(self.bodies))
        for name, known in (("first", self.bodies), ("second", self.bodies), ("state", STATES)):
            places = self._numbers(name)
            if not ((places >= 0) & (places < len(known)) & (places == np.floor(places))).all():
                raise PendulaError(f"A contact names a '{name}' that there is not.")

    def _numbers(self, name: str) -> np.ndarray:
        first = sum(width for _, width in list(_COLUMNS.items())[: list(_COLUMNS).index(name)])
        found = self.rows[:, first : first + _COLUMNS[name]]
        return found[:, 0] if _COLUMNS[name] == 1 else found

    def __getitem__(self, name: str) -> np.ndarray:
        if name not in _COLUMNS:
            raise PendulaError(f"Contacts have no '{name}'; they have {', '.join(_COLUMNS)}.")
        found = self._numbers(name)
        known = {"first": self.bodies, "second": self.bodies, "state": STATES}.get(name)
        return found if known is None else np.array(known, dtype=object)[found.astype(int)]

    def __len__(self) -> int:
        return len(self.rows)

    def at(self, t: float) -> "Contacts":
        """Those of one saved instant, s."""
        return Contacts(self.bodies, self.rows[self.rows[:, 0] == t])

    def to_pandas(self) -> "pandas.DataFrame":
        """A table with one column a number."""
        try:
            import pandas
        except ImportError:
            raise PendulaError(
                'to_pandas needs pandas, which is not installed: pip install "pendula[data]"'
            ) from None
        columns: dict[str, Any] = {}
        for name, width in _COLUMNS.items():
            values = self[name]
            parts = (
                {name: values} if width == 1 else {f"{name}_{a}": values[:, k] for k, a in enumerate("xyz")}
            )
            columns |= parts
        return pandas.DataFrame(columns)

    def __str__(self) -> str:
        lines = [f"{'t':>10} {'gap':>10} {'normal impulse':>15} state   bodies"]
        along = np.einsum("ij,ij->i", self["impulse"], self["normal"])
        named = zip(self["t"], self["gap"], along, self["state"], self["first"], self["second"], strict=True)
        for t, gap, impulse, state, one, other in list(named)[:20]:
            lines.append(f"{t:>10.6g} {gap:>10.2e} {impulse:>15.6g} {state:<7} {one}, {other}")
        return "\n".join([*lines, *([f"… {len(self)} contacts"] if len(self) > 20 else [])])
