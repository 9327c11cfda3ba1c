"""The model of a run, for whatever looks at the run again: audits, pictures, pages."""

from typing import Any

from pendula.errors import PendulaError
from pendula.gallery import systems
from pendula.model import Model, derive
from pendula.runs import Run

_NAMES = ("coordinates", "velocities", "states", "inputs", "constraints", "parameters")


def model_of(run: Run, model: Any = None, *, call: str) -> Model:
    """The model of a run with the run's own parameter values.

    Args:
        run: what ``simulate`` returned, or ``load``.
        model: what was simulated, for a run that does not know it: a description, a model, a gallery name.
        call: the call that would give the model, such as "audit(run, model)"; for sentences.
    """
    if not isinstance(run, Run):
        verb = call.partition("(")[0]
        raise PendulaError(f"{verb}() needs a run, as simulate() returns it, got {type(run).__name__}.")
    given = run.model if model is None else model
    if given is None and (given := _of_gallery(run)) is None:
        raise PendulaError(_without_model(run, call))
    found = derive(given)
    for what in _NAMES:
        of_run, of_model = tuple(getattr(run, what)), tuple(getattr(found, what))
        if sorted(of_run) != sorted(of_model) or (what != "parameters" and of_run != of_model):
            raise PendulaError(
                f"The model {found.name} is not that of the run of {run.system}: the {what} of the run are "
                f"{', '.join(of_run) or 'none'}, those of the model {', '.join(of_model) or 'none'}."
            )
    if run.key and run.key != found.key:
        raise PendulaError(
            f"The model {found.name} is not that of the run of {run.system}: all names are the same, but the "
            f"equations or the drawing differ. Give the system that was simulated: {call}."
        )
    return found.with_parameters(**run.parameters)


def _of_gallery(run: Run) -> str | None:
    """The name of the gallery system that a run was loaded of: not only its name, all of it is the same."""
    name = next((system.name for system in systems() if system.name == run.system), None)
    return name if name is not None and run.key and derive(name).key == run.key else None


def _without_model(run: Run, call: str) -> str:
    reason = None if run.settings is None else run.settings.left_out.get("model")
    where = "was loaded" if reason is None else "came from another process"
    said = f"The run of {run.system} {where} and does not know its model: give {call}."
    return said if reason is None else f"{said} {reason}"
