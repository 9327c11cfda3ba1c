"""Members whose bodies touch: which are moved by steps, and when they first touched."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from pendula.ensembles.keeping import Keep
from pendula.errors import PendulaError
from pendula.model import Model
from pendula.runs import Run
from pendula.simulation.contact_steps import is_stepped
from pendula.simulation.gap_runs import are_gaps_stepped
from pendula.simulation.scales import length_of

_TOUCHES = 1e-9  # of the size of a system: a gap at the start that is none, by typed digits


def are_bodies_stepped(model: Model, options: Mapping[str, Any]) -> bool:
    """Whether time stepping moves members, by the options of their runs, without events on the way."""
    return is_stepped(model, "auto", "auto") or are_gaps_stepped(model, "auto", **options)


def check_contacts(model: Model, keep: Keep, *, touching: bool) -> None:
    """Refuse what cannot be kept of bodies that touch, and a first contact where nothing can."""
    if touching and (looked_for := (*keep.conditions, *keep.events)):
        raise PendulaError(
            f"Where bodies touch, conditions and events such as '{looked_for[0]}' are not found; keep the "
            "first contact, the end, reductions or everything."
        )
    if keep.contact and not touching and not model.card.contacts:
        raise PendulaError(f"{model.name} has no contacts, so no '{keep.contact}' can be kept.")


def find_first_contact(run: Run) -> float:
    """When bodies first pushed each other, or a gap was closed; NaN where they never did.

    By stepping that is the end of the first step in which they did.
    """
    if run.contacts is not None and run.residuals:
        return float(run.contacts["t"].min()) if len(run.contacts) else np.nan
    model, settings = run.model, run.settings
    if model is None or settings is None or settings.begin is None:
        raise ValueError("a run that was just made has a model and a start")
    start, state = settings.begin[0], np.array(settings.begin[1])
    gaps = model.compilation.expressions([gap.expression for gap in model.description.contacts])
    nothing = np.zeros(len(model.inputs))
    values = gaps(np.array([start]), state, nothing, np.array(model.values), nothing[:0])
    if (values <= _TOUCHES * length_of(model, start, state)).any():
        return start
    impacts = {f"{name} impact" for name in model.card.contacts}
    return next((event.t for event in run.events if event.name in impacts), np.nan)
