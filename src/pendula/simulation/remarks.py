"""What is odd about a run that went well: sentences for its outcome, for mistakes that raise no error."""

import math
from dataclasses import replace

import numpy as np

from pendula.model import Model
from pendula.runs import Outcome
from pendula.simulation.outcome import format_time
from pendula.simulation.result import Result
from pendula.simulation.time_grid import TimeGrid, TimeSpan

_DEGREES_FROM = 15.0  # an angle from here on, in radians, is more than two turns
_DEGREES_BY = 5.0  # what people type in degrees is a multiple of this


def add_remarks(result: Result, *remarks: str) -> Result:
    """The result, with remarks at the end of its outcome."""
    if not (said := "".join(remarks)):
        return result
    return replace(result, outcome=Outcome(result.outcome.reason, result.outcome.sentence + said))


def remark_on_degrees(model: Model, y: np.ndarray) -> str:
    """Angles that were meant in degrees, as it seems: large ones that are multiples of five."""
    entries = dict(zip(model.card.entries, y.tolist(), strict=False))
    for name in model.card.angles:
        value = entries.get(name, 0.0)
        if abs(value) >= _DEGREES_FROM and value % _DEGREES_BY == 0:
            return (
                f" Angles are in radians: {name} = {value:g} is {abs(value) / (2 * math.pi):.3g} turns; "
                f"{value:g}° would be {math.radians(value):.6g}."
            )
    return ""


def remark_on_steps(model: Model, plan: TimeGrid | TimeSpan) -> str:
    """A step that is not what its user may believe: longer than the run, or the first of many others."""
    if isinstance(plan, TimeSpan):
        if plan.first_step is None:
            return ""
        first = format_time(model, plan.first_step)
        return f" step = {first} was only the first step; with tolerance= the method chooses the others."
    length = plan.until - plan.start
    if not 0 < length < plan.step:
        return ""
    return f" The step of {format_time(model, plan.step)} is longer than the run, which took it in one."


def remark_on_rest(model: Model, y: np.ndarray) -> str:
    """A run without a start of its own in which nothing moved."""
    names = (*model.coordinates, *model.states)
    if model.card.start or not names or len(y) < 2 or y[0].any() or y.any():
        return ""
    return f" Nothing moved: no start was given, and it rests at zero. Give one, as in {{'{names[0]}': 1.0}}."
