"""Simulating a run again: whole or in part, with other steps, tolerances or options."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from pendula.errors import PendulaError
from pendula.model import Model
from pendula.runs import Run
from pendula.simulation.control import Control, Feedback, Fixed, Rows
from pendula.simulation.inputs import read_control
from pendula.simulation.methods import Adaptive, Integrator, find_integrator
from pendula.simulation.simulate import simulate
from pendula.simulation.time_grid import plan_grid


class UnknownConditionsError(PendulaError):
    """What made a run is not all known, so that it cannot be simulated again."""


@dataclass(frozen=True, eq=False)
class Conditions:
    """All that made a run: model, method, inputs, events, and how constraints were kept.

    ``events`` are None where they are not known, ``stabilisation`` likewise.
    """

    run: Run
    model: Model
    method: Integrator | Adaptive
    control: Control
    events: tuple[Any, ...] | None
    stabilisation: Any
    max_step: float | None = None
    absolute: Mapping[str, float] | None = None

    @property
    def adaptive(self) -> bool:
        return isinstance(self.method, Adaptive)

    @property
    def setting(self) -> float:
        """The step or the tolerance of the run."""
        return self.run.tolerance if self.adaptive else self.run.step

    def again(self, until: float | None = None, setting: float | None = None, **changes: Any) -> Run:
        """The run up to some time, the end unless given, with another step or tolerance.

        Without events, unless ``changes``, options of ``simulate``, have them.
        """
        setting = self.setting if setting is None else setting
        ratio = 1 if self.adaptive else max(round(self.run.step / setting), 1)
        how = {
            "integrator": self.method,
            "tolerance" if self.adaptive else "step": setting,
            "control": finer(self.control, ratio),
        }
        if self.stabilisation is not None:
            how["stabilisation"] = self.stabilisation
        if self.adaptive:
            how |= {"max_step": self.max_step, "absolute": self.absolute}
        return self.otherwise(until, **(how | changes))

    def otherwise(self, until: float | None = None, **how: Any) -> Run:
        """From the same start with the same inputs, but for the rest as ``how``, options of ``simulate``.

        Whether a ledger is kept is as in the run.
        """
        start = dict(zip(self.run.entries, self.run.y[0].tolist(), strict=True))
        end = float(self.run.t[-1]) if until is None else until
        same = {"control": self.control, "ledger": self.run.ledger is not None}
        return simulate(self.model, start, end, start_time=float(self.run.t[0]), **(same | how))


def conditions_of(run: Run, model: Model, control: Any = None) -> Conditions:
    """What is needed to simulate a run of a model again; ``UnknownConditionsError`` say what is missing.

    Args:
        run: the run, with one sample at least.
        model: its model, as ``model_of`` gives it.
        control: its inputs, where the run does not know them and they changed.
    """
    known = run.settings
    method = None if known is None else known.integrator
    if method is None:
        try:
            method = find_integrator(run.integrator)
        except PendulaError:
            raise UnknownConditionsError(f"The integrator '{run.integrator}' is not known by name.") from None
    inputs = None if known is None else known.control
    if control is not None:
        plan = None if isinstance(method, Adaptive) else plan_grid(run.t[0], run.t[-1], run.step, 1, None)
        inputs = read_control(model, control, plan)[1]
    if inputs is None and np.ptp(run.u, axis=0).any():
        raise UnknownConditionsError(_without_inputs(run))
    if inputs is None:
        inputs = Control(len(model.inputs), (Fixed(tuple(range(len(model.inputs))), run.u[0].copy()),))
    if known is None:
        return Conditions(run, model, method, inputs, None, None)
    return Conditions(
        run, model, method, inputs, known.events, known.stabilisation, known.max_step, known.absolute
    )


def _without_inputs(run: Run) -> str:
    reason = None if run.settings is None else run.settings.left_out.get("control")
    if reason is None:
        return "The inputs changed and are not saved with a run."
    return (
        "The inputs changed, and the control of the run, which cannot be pickled, was left in the process "
        f"that simulated it ({reason}); give control=... again."
    )


def finer(control: Control, ratio: int) -> Control:
    """The same inputs for steps that are so many times shorter."""

    def shorter(part: Any) -> Any:
        if isinstance(part, Feedback):
            return replace(part, every=ratio * part.every)
        return replace(part, rows=np.repeat(part.rows, ratio, axis=0)) if isinstance(part, Rows) else part

    return replace(control, parts=tuple(map(shorter, control.parts)))
