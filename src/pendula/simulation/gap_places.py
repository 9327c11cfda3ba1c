"""Where the gaps of a model have their modes in a state and their rows among the constraints."""

from collections.abc import Sequence

import numpy as np

from pendula.errors import SimulationError
from pendula.model import Model
from pendula.simulation.impacts import DIRECTION, OPEN, SLIDES


def find_heading_entries(model: Model) -> list[int]:
    """Entries of a state with directions that slips are near: more than one may be right."""
    gaps = model.description.contacts if model.card.contacts else ()
    return [model.card.entries.index(gap.heading.name) for gap in gaps if gap.spatial]


class GapPlaces:
    """Places of modes and rows, and the values of restitution and friction, by the number of the gap.

    Attributes:
        closed: entries of a state: 1 while a gap is closed.
        slips: entries that say in which direction it slips, of gaps with friction.
        headings: entries with the angle of a direction near the slip, of gaps that slip in two directions.
        normal: rows that keep a gap closed.
        tangent: rows that keep it from slipping, one or two, of gaps with friction.
        bound: all other rows.
    """

    def __init__(self, model: Model) -> None:
        self.gaps = model.description.contacts
        entries, names, rough = model.card.entries, model.constraints, self._rough
        self.count = len(self.gaps)
        self.closed = [entries.index(gap.closed.name) for gap in self.gaps]
        self.slips = {i: entries.index(gap.slips.name) for i, gap in rough.items()}
        self.normal = [names.index(gap.rows[0].name) for gap in self.gaps]
        self.headings = {i: entries.index(gap.heading.name) for i, gap in rough.items() if gap.spatial}
        self.tangent = {i: [names.index(row.name) for row in gap.rows[1:]] for i, gap in rough.items()}
        gated = {*self.normal, *(row for rows in self.tangent.values() for row in rows)}
        self.bound = [j for j in range(len(names)) if j not in gated]
        laws = [part for gap in self.gaps for part in (gap.restitution, gap.friction, gap.static)]
        kernel = model.compilation.expressions(laws)
        nothing = np.zeros(len(model.inputs))
        values = kernel(np.zeros(1), np.zeros(len(entries)), nothing, np.array(model.values), nothing[:0])
        self.restitution, self.friction, self.static = np.asarray(values).reshape(-1, 3).T
        self._check_laws(model.name)

    def _check_laws(self, system: str) -> None:
        """Parameters may have got other values than those that the description was checked with."""
        laws = zip(self.gaps, self.restitution, self.friction, self.static, strict=True)
        for gap, restitution, friction, static in laws:
            said = ""
            if not 0 <= restitution <= 1:
                said = f"restitution is {restitution:g}; it must be from 0, no bounce, to 1, nothing lost"
            elif not friction >= 0:
                said = f"coefficient of friction is {friction:g}; it must not be negative"
            elif not static >= friction:
                said = (
                    f"static coefficient of friction is {static:g}, less than that of slipping, {friction:g}"
                )
            if said:
                raise SimulationError(
                    f"With these parameters of {system}, {gap.called} has no law: its {said}."
                )

    @property
    def _rough(self) -> dict:
        return {i: gap for i, gap in enumerate(self.gaps) if gap.rough}

    def with_modes(
        self, y: np.ndarray, modes: Sequence[str], headings: np.ndarray | None = None
    ) -> np.ndarray:
        """The state with other modes; where something slides, with a direction of its own if given."""
        made = y.copy()
        for i, mode in enumerate(modes):
            made[self.closed[i]] = mode != OPEN
            if i in self.slips:
                made[self.slips[i]] = DIRECTION.get(mode, 0.0)
            if i in self.headings and mode != SLIDES:
                made[self.headings[i]] = 0.0
            elif i in self.headings and headings is not None:
                made[self.headings[i]] = headings[i]
        return made

    def ungated(self, y: np.ndarray) -> np.ndarray:
        """The state in which no row of a contact vanishes."""
        made = y.copy()
        made[self.closed] = 1.0
        made[list(self.slips.values())] = 0.0
        return made
