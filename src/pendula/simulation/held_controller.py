"""A controller that is sampled and held: laws and rates in one kernel, states kept from sample to sample."""

from array import array
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from pendula.errors import SimulationError
from pendula.model import Model
from pendula.simulation.control import held_at

if TYPE_CHECKING:
    from pendula.compiler import Kernel

_NOTHING = np.zeros(0)


class HeldController:
    """A law of (t, q, v), or of (t, q, v, z), with states of its own.

    At a sample it answers with u = law(t, q, v, z) and then advances its states by z += every · ż: what the
    sample has seen counts in the integral from the next sample on. What its signals were is kept.

    Args:
        closed: the system with the controller, for its parameters.
        expressions: laws, rates of the states, signals.
        signals: names of the signals.
        start: the states at the start.
        every: seconds between samples.
    """

    def __init__(
        self,
        closed: Model,
        expressions: Sequence[Any],
        signals: tuple[str, ...],
        start: np.ndarray,
        every: float,
    ) -> None:
        self._closed, self._expressions, self._signals, self._every = closed, expressions, signals, every
        self._p = np.array(closed.values, dtype=float)
        self._start, self._memory = start, start
        self._sampled, self._said = array("d"), array("d")

    def fresh(self) -> Self:
        """The same law as it is at the start of a run."""
        again = type(self)(self._closed, self._expressions, self._signals, self._start, self._every)
        again._kernel = self._kernel
        return again

    @cached_property
    def _kernel(self) -> "Kernel":
        """Laws, then rates of the states, then signals."""
        return self._closed.compilation.expressions(self._expressions)

    def __reduce__(self) -> tuple[Any, ...]:
        # It comes back as it is at the start of a run, which is all that a run asks of it.
        return type(self), (self._closed, self._expressions, self._signals, self._start, self._every)

    def __call__(self, t: float, *state: np.ndarray) -> np.ndarray:
        y = np.concatenate([*state, self._memory])
        answer = self._kernel(np.array([t]), y, _NOTHING, self._p, _NOTHING)
        last = len(answer) - len(self._signals)
        inputs = last - len(self._memory)
        self._memory = self._memory + self._every * answer[inputs:last]
        if self._signals:
            self._sampled.append(t)
            self._said.extend(answer[last:])
        # Not checked for being finite: if the loop is unstable, the run says that it diverged.
        return answer[:inputs]

    def signals_at(self, t: np.ndarray, *, until: bool) -> dict[str, np.ndarray]:
        """Its signals as they were at the last sample, by name; of a sample's own instant as in `held_at`."""
        if not self._sampled:
            return {}
        rows = np.array(self._said).reshape(-1, len(self._signals))
        held = held_at(np.array(self._sampled), rows, t, until=until)
        return dict(zip(self._signals, held.T, strict=True))


def hold_controller(model: Model, recipe: Any, every: float) -> tuple[tuple[int, ...], HeldController]:
    """The inputs that a controller drives, by number, and its law for them, sampled every so many seconds."""
    from pendula.description.controller import as_controller

    if callable(check := getattr(recipe, "check_sampling", None)):
        check(model, every)  # a recipe that knows where it holds the system knows how often it must look
    controller = as_controller(model.description, recipe)
    closed = model.with_control(controller)
    added = len(controller.states)
    rates = list(closed.description.rate_expressions)[len(closed.states) - added :]
    expressions = [*controller.laws.values(), *rates, *controller.signals.values()]
    for name in sorted({s.name for e in expressions for s in e.free_symbols} & set(model.inputs)):
        raise SimulationError(
            f"A sampled controller of {model.name} depends on the input '{name}', which it does not measure; "
            "write its laws in the state, time and parameters."
        )
    targets = tuple(model.inputs.index(name) for name in controller.laws)
    start = np.array([controller.start.get(state.name, 0.0) for state in controller.states])
    return targets, HeldController(closed, expressions, tuple(controller.signals), start, every)
