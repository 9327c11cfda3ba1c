"""The table of contacts of runs over gaps: what touched, where, and with which impulse.

By events an impact is an instant: its impulses follow from the velocities before and after it,
M (v⁺ − v⁻) = Aᵀ Λ + Nᵀ P + Wᵀ T. Contacts that stay push with the multipliers of their rows; their impulses
are those forces times the time since the sample before, as those of springs are.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import numpy as np

from pendula.model import Model
from pendula.runs import Run
from pendula.runs.contacts import STATES, WIDTH, Contacts
from pendula.runs.occurrence import Occurrence
from pendula.simulation.gap_places import GapPlaces
from pendula.simulation.gap_rates import GapRates

AXES = 3  # of a gap: its normal and two tangents; in the plane one of them is zero
_OWN_AXES = ((1, 0, 0), (0, 1, 0), (0, 0, 1))  # of a gap of which it is not known where it touches
_SMALL = 1e-12  # of the largest impulse of an impact: less is none


class GapTable:
    """Makes rows of a table of contacts for one model."""

    def __init__(self, model: Model, places: GapPlaces) -> None:
        self.model, self.count = model, places.count
        self.names = (*(gap.name for gap in places.gaps), "world")
        written: list[Any] = []
        for gap in places.gaps:
            written += [np.nan] * 3 if gap.at is None else _in_space(gap.at)
            written += [
                part for axis in (*(gap.axes or _OWN_AXES), (), ())[:AXES] for part in _in_space(axis)
            ]
        moving = np.array([not isinstance(part, int | float) for part in written])
        self._moving, self._fixed = (
            moving,
            np.array([0.0 if m else w for m, w in zip(moving, written, strict=True)]),
        )
        self._kernel = model.compilation.expressions([written[i] for i in np.flatnonzero(moving)])

    def rows(
        self,
        t: np.ndarray,
        y: np.ndarray,
        which: np.ndarray,
        gaps: np.ndarray,
        impulses: np.ndarray,
        states: np.ndarray,
    ) -> np.ndarray:
        """A row for each number in ``which``, at its own instant and state, as columns of the table want it.

        Impulses are along the normal and the tangents of the gap; the table has them in space.
        """
        made = np.zeros((len(which), WIDTH))
        if not len(made):
            return made
        nothing, values = np.zeros(len(self.model.inputs)), np.tile(self._fixed, (len(made), 1))
        y, p = np.ascontiguousarray(y), np.array(self.model.values)
        now = np.ascontiguousarray(t)[:, None]
        values[:, self._moving] = self._kernel(now, y, nothing, p, nothing[:0], count=len(made))
        parts = values.reshape(len(made), self.count, 1 + AXES, 3)[np.arange(len(made)), which]
        along = np.einsum("ki,kij->kj", impulses, parts[:, 1:])
        world = np.full(len(made), self.count)
        return np.column_stack([t, which, world, parts[:, 0], parts[:, 1], gaps, along, states])


def _in_space(components: Iterable[Any]) -> list[Any]:
    made = [*components]
    return made + [0] * (3 - len(made))


def add_gap_contacts(run: Run, model: Model, start: float) -> Run:
    """The run by events from ``start`` with its contacts: impacts at their instants, others at saved ones."""
    places = GapPlaces(model)
    table, rates = GapTable(model, places), GapRates(model, places)
    impacts = {gap.events[0].name for gap in places.gaps}
    rows = [_impact_rows(table, rates, event) for event in run.events if event.name in impacts]
    found = np.concatenate([*rows, _lasting_rows(table, places, run, start)])
    return replace(run, contacts=Contacts(table.names, found[np.argsort(found[:, 0], kind="stable")]))


def _impact_rows(table: GapTable, rates: GapRates, event: Occurrence) -> np.ndarray:
    """The contacts that pushed in an impact."""
    model, places, t, y = table.model, rates.places, event.t, event.before
    measured = rates.measure(t, y)
    near = np.flatnonzero((y[places.closed] > 0) | (measured.gap <= measured.no_gap))
    tangents = [places.tangent.get(i, []) for i in near.tolist()]
    rows = [*places.bound, *(places.normal[i] for i in near), *(row for own in tangents for row in own)]
    jump = event.after[model.layout.v] - y[model.layout.v]
    pushed = model.evaluate("mass_matrix", np.array([t]), y, np.zeros(len(model.inputs))) @ jump
    found = np.linalg.lstsq(measured.jacobian[rows].T, pushed, rcond=1e-12)[0][len(places.bound) :]
    impulses, first = np.zeros((len(near), AXES)), len(near)
    impulses[:, 0] = found[:first]
    for own, along in zip(impulses, tangents, strict=True):
        own[1 : 1 + len(along)] = found[first : first + len(along)]
        first += len(along)
    kept = impulses[:, 0] > _SMALL * np.abs(impulses).max(initial=1e-300)
    which, count = near[kept], int(kept.sum())
    state = np.full(count, STATES.index("impact"))
    return table.rows(
        np.full(count, t), np.tile(y, (count, 1)), which, measured.gap[which], impulses[kept], state
    )


def _lasting_rows(table: GapTable, places: GapPlaces, run: Run, start: float) -> np.ndarray:
    """The contacts that are closed at samples, with what they pushed since the ones before."""
    t, y, forces = run.t, run.y, run.multipliers
    pressed = np.where(y[:, places.closed] > 0, forces[:, places.normal], 0.0)
    sample, which = np.nonzero(np.isfinite(pressed) & (pressed > 0))
    impulses = np.zeros((len(which), AXES))
    impulses[:, 0], slipping = pressed[sample, which], np.zeros(len(which), dtype=bool)
    for i, rows in places.tangent.items():
        own = np.flatnonzero(which == i)
        at, heading = sample[own], np.zeros(len(own))
        way = y[at, places.slips[i]]
        if i in places.headings:
            heading = y[at, places.headings[i]]
        # While it sticks, multipliers hold it; while it slips, friction is μ times the normal force.
        impulses[own, 1 : 1 + len(rows)] = forces[at][:, rows]
        rubs, slips = -way * places.friction[i] * impulses[own, 0], way != 0
        impulses[own[slips], 1:] = (rubs[:, None] * np.column_stack([np.cos(heading), np.sin(heading)]))[
            slips
        ]
        slipping[own] = slips
    passed = np.diff(t, prepend=start)[sample]
    states = np.where(slipping, STATES.index("slips"), STATES.index("sticks"))
    return table.rows(t[sample], y[sample], which, np.zeros(len(which)), passed[:, None] * impulses, states)
