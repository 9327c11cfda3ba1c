"""Simulating a run again: whole or in part, with other steps, tolerances or options.

Inputs that were held are those that the run recorded, at their instants: no law of a user is asked again, and
what moved the system once moves it once more. Functions of time are asked again, and must repeat themselves.
"""

import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from pendula.errors import PendulaError, SimulationError
from pendula.model import Model
from pendula.runs import Run
from pendula.runs.given_inputs import LAW, ROWS
from pendula.simulation.control import Control, Feedback, Fixed, OfTime, Part, Recorded, Rows
from pendula.simulation.input_functions import format_inputs
from pendula.simulation.inputs import read_control
from pendula.simulation.methods import Adaptive, Integrator, find_integrator
from pendula.simulation.outcome import sample_evenly
from pendula.simulation.recording import replay
from pendula.simulation.scales import entry_sizes
from pendula.simulation.simulate import simulate
from pendula.simulation.time_grid import plan_grid

_PLACES, _MOST = 65, 0.75  # at which sizes are read off a run; the part of them that is smaller
_SAME = 1e-9  # of the largest value: inputs that differ by less repeat themselves


class UnknownConditionsError(PendulaError):
    """What made a run is not all known, so that it cannot be simulated again."""


class _OverdueError(Exception):
    """A run took longer than it was allowed to."""


@dataclass(frozen=True, eq=False)
class Conditions:
    """All that made a run: model, method, inputs, events, and how constraints were kept.

    ``events`` are None where they are not known, ``stabilisation`` likewise. The motion begins at ``begin``
    from ``state``; no run takes more than so many ``seconds`` of the processor, but ends as interrupted.
    """

    run: Run
    model: Model
    method: Integrator | Adaptive
    control: Control
    events: tuple[Any, ...] | None
    stabilisation: Any
    begin: float
    state: np.ndarray
    max_step: float | None = None
    absolute: Mapping[str, float] | None = None
    seconds: float = math.inf
    origin: float = 0.0  # when the run began

    @property
    def adaptive(self) -> bool:
        return isinstance(self.method, Adaptive)

    @property
    def setting(self) -> float:
        """The step or the tolerance of the run."""
        return self.run.tolerance if self.adaptive else self.run.step

    @property
    def fed_back(self) -> bool:
        """Whether inputs came from laws that looked at the state."""
        return any(isinstance(part, Recorded) and part.kind == LAW for part in self.control.parts)

    @property
    def held(self) -> bool:
        """Whether inputs jump at recorded instants."""
        return any(isinstance(part, Recorded) for part in self.control.parts)

    def starting(self, begin: float, state: np.ndarray) -> "Conditions":
        """The same from another instant and state on."""
        return replace(self, begin=begin, state=state)

    def again(self, until: float | None = None, setting: float | None = None, **changes: Any) -> Run:
        """The run up to some time, the end unless given, with another step or tolerance.

        Without events, unless ``changes``, options of ``simulate``, have them.
        """
        setting = self.setting if setting is None else setting
        how = {"integrator": self.method, "tolerance" if self.adaptive else "step": setting}
        if self.stabilisation is not None:
            how["stabilisation"] = self.stabilisation
        if self.adaptive:
            how |= {"max_step": self.max_step, "absolute": self.absolute or {}}
        return self.otherwise(until, **(how | changes))

    def otherwise(self, until: float | None = None, **how: Any) -> Run:
        """With the same inputs, but for the rest as ``how``, options of ``simulate``.

        Whether a ledger is kept is as in the run.
        """
        start = dict(zip(self.run.entries, self.state.tolist(), strict=True))
        end = float(self.run.t[-1]) if until is None else until
        control = self._control(end, how["step"]) if "tolerance" not in how else self.control
        if "tolerance" in how and not how.get("absolute") and ("absolute" not in how or self._within):
            how["absolute"] = self._allowed(how["tolerance"])
        same = {"control": control, "ledger": self.run.ledger is not None, "progress": _limit(self.seconds)}
        try:
            made = simulate(self.model, start, end, start_time=self.begin, **(same | how))
        except SimulationError as error:
            if not isinstance(error.__cause__, _OverdueError):
                raise
            return error.run
        if made.outcome.reason == "interrupted":
            raise KeyboardInterrupt
        return made

    @property
    def _within(self) -> bool:
        """Whether the motion begins later than the run."""
        return self.begin != self.origin

    def _allowed(self, tolerance: float) -> dict[str, float]:
        """Errors by the sizes that the motion has most of the time; where it begins, it may not show them."""
        run = self.run
        evenly = np.searchsorted(run.t, np.linspace(run.t[0], run.t[-1], _PLACES)).clip(0, len(run) - 1)
        usual = np.quantile(np.nan_to_num(np.abs(run.y[evenly])), _MOST, axis=0)
        sizes = entry_sizes(self.model, usual[None, :], float(run.t[-1] - run.t[0]))
        return dict(zip(run.entries, (tolerance * sizes).tolist(), strict=True))

    def _control(self, end: float, step: float) -> Control:
        """The inputs for steps of equal length, which hold what was recorded when they begin."""
        count = math.floor((end - self.begin) / step) + 2
        parts = (
            part.as_rows(self.begin, step, count) if isinstance(part, Recorded) else part
            for part in self.control.parts
        )
        return replace(self.control, parts=tuple(parts))


def _limit(seconds: float) -> Callable[[float], None] | None:
    """For ``progress``: what ends a run that takes longer."""
    if seconds == math.inf:
        return None
    latest = time.process_time() + seconds

    def check(_: float) -> None:
        if time.process_time() > latest:
            raise _OverdueError(f"it took longer than {seconds:g} s")

    return check


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
    begin, state = float(run.t[0]), run.y[0]
    if known is not None and known.begin is not None:
        begin, state = known.begin[0], np.array(known.begin[1])
    inputs = _inputs(run, model, method, control, begin)
    made = Conditions(run, model, method, inputs, None, None, begin, state, origin=begin)
    if known is None:
        return made
    kept = {name: getattr(known, name) for name in ("events", "stabilisation", "max_step", "absolute")}
    return replace(made, **kept)


def _inputs(run: Run, model: Model, method: Integrator | Adaptive, control: Any, begin: float) -> Control:
    """The inputs of a run: as recorded, else as they were asked for."""
    parts: list[Part] = [replay(given, model.inputs) for given in run.given]
    recorded = {i for part in parts for i in part.targets}
    asked = None if run.settings is None else run.settings.control
    if control is not None:
        plan = None if isinstance(method, Adaptive) else plan_grid(begin, run.t[-1], run.step, 1, None)
        asked = read_control(model, control, plan)[1]
    left = [i for i in range(len(model.inputs)) if i not in recorded]
    if asked is not None:
        parts += [_repeatable(part, run, begin) for part in asked.parts if not set(part.targets) <= recorded]
    elif np.ptp(run.u[:, left], axis=0).any():
        raise UnknownConditionsError(_without_inputs(run))
    else:
        parts.append(Fixed(tuple(left), run.u[0, left]))
    return Control(len(model.inputs), tuple(parts))


def _repeatable(part: Part, run: Run, begin: float) -> Part:
    """A part of a control that gives what it gave before, or an error that says why it does not."""
    names = format_inputs(tuple(run.inputs[i] for i in part.targets))
    if isinstance(part, Feedback):
        raise UnknownConditionsError(
            f"A law gave {names}, and what it answered was not recorded; it is not asked again."
        )
    if isinstance(part, Rows):
        return Recorded(part.targets, begin + run.step * np.arange(len(part.rows)), part.rows, ROWS)
    if isinstance(part, OfTime):
        some = sample_evenly(len(run))
        before = run.u[some][:, list(part.targets)]
        try:
            now = part.at(run.t[some], some)
        except Exception as error:
            raise UnknownConditionsError(f"The control of {names} does not answer again: {error}.") from error
        if not np.abs(now - before).max(initial=0.0) <= _SAME * np.abs(before).max(initial=0.0):
            raise UnknownConditionsError(
                f"The control of {names} does not repeat itself: asked again at the same times, it gives "
                "other values than those of the run. Values that are drawn, or that depend on what was asked "
                "before, are given as Sampled(law, every=...), which are recorded."
            )
    return part


def _without_inputs(run: Run) -> str:
    reason = None if run.settings is None else run.settings.left_out.get("control")
    if reason is None:
        return "The inputs changed, and functions of time are not saved with a run; give control=... again."
    return (
        "The inputs changed, and the control of the run, which cannot be pickled, was left in the process "
        f"that simulated it ({reason}); give control=... again."
    )
