"""What the inputs of a run were: answers of laws as they were held, rows and tables as they were given."""

from array import array

import numpy as np

from pendula.runs.given_inputs import LAW, ROWS, TABLE, GivenInputs, keep_changes
from pendula.simulation.control import Control, Feedback, Fixed, OfTime, Part, Recorded, Rows
from pendula.simulation.input_functions import Table


class Recorder:
    """Keeps what is held for the inputs that laws drive: an instant and a row wherever something changed."""

    def __init__(self, control: Control, targets: tuple[int, ...]) -> None:
        self.control, self.targets = control, targets
        self._t, self._values, self._last = array("d"), array("d"), np.empty(0)

    def note(self, t: float, u: np.ndarray) -> None:
        """From t on these inputs are held."""
        if not self.targets:
            return
        row = u[list(self.targets)]
        if len(self._t) and np.array_equal(row, self._last):
            return
        if len(self._t) and t <= self._t[-1]:
            # Asked again at the same instant, after an event: the last answer counts.
            del self._t[-1], self._values[-len(row) :]
        self._t.append(t)
        self._values.extend(row)
        self._last = row

    def given(self, names: tuple[str, ...], start: float, step: float | None) -> tuple[GivenInputs, ...]:
        """All that was given, by the names of the inputs; rows are one a step."""
        found = []
        if len(self._t):
            own = tuple(names[i] for i in self.targets)
            values = np.array(self._values).reshape(len(self._t), len(own))
            found.append(GivenInputs(own, LAW, np.array(self._t), values))
        for part in self.control.parts:
            if not set(part.targets) <= set(self.targets):
                found += _given(part, tuple(names[i] for i in part.targets), start, step)
        return tuple(found)


def _given(part: Part, names: tuple[str, ...], start: float, step: float | None) -> list[GivenInputs]:
    """What a part that asks nobody gave; nothing of fixed values and of functions."""
    if isinstance(part, Recorded):
        return [GivenInputs(names, part.kind, part.times, part.rows)]
    if isinstance(part, Rows) and step is not None:
        return [keep_changes(names, ROWS, start + step * np.arange(len(part.rows)), part.rows)]
    if isinstance(part, OfTime) and isinstance(part.function, Table):
        return [GivenInputs(names, TABLE, part.function.times, part.function.columns)]
    return []


def replay(given: GivenInputs, inputs: tuple[str, ...]) -> Part:
    """The part of a control that gives the same inputs once more."""
    targets = tuple(inputs.index(name) for name in given.inputs)
    if given.held:
        return Recorded(targets, given.t, given.values, given.kind)
    return OfTime(targets, Table(given.t, given.values), tuple(given.t.tolist()))


def held_by_laws(control: Control, *, all_moving: bool) -> tuple[int, ...]:
    """The inputs that are held from sample to sample of a law; beside it, fixed steps hold all that move."""
    if not control.sampled:
        return ()
    wanted = [part for part in control.parts if isinstance(part, Feedback) or all_moving]
    return tuple(sorted(i for part in wanted if not isinstance(part, Fixed) for i in part.targets))
