"""How a run ended, in a sentence that says what to try."""

import math

import numpy as np

from pendula.model import Model
from pendula.model.quantity_units import with_unit_of
from pendula.runs import Outcome


def format_steps(steps: int, method: str = "") -> str:
    """How many steps, of which method."""
    return f"{steps:,} step{'s' * (steps != 1)}" + (f" of {method}" if method else "")


def describe_end(model: Model, reason: str, because: str, now: float, count: str) -> str:
    """How a run ended that did not diverge; ``because`` says what ended it, if anything did."""
    at = _seconds(model, now)
    if because and reason == "diverged":
        return f"Ended at t = {at} after {count}: {because}; what was computed is kept."
    return {
        "finished": f"Reached t = {at} in {count}.",
        "stopped": f"Stopped at t = {_seconds(model, now, 10)} after {count}: {because}."
        if because
        else f"Stopped by the observer at t = {at} after {count}.",
        "interrupted": f"Interrupted at t = {at} after {count}; what was computed is kept.",
    }[reason]


def describe_sampling(model: Model, seconds: list[float]) -> str:
    """What it means that feedback laws were sampled, every so many seconds, where any were."""
    if not seconds:
        return ""
    every = " and ".join(_seconds(model, each) for each in seconds)
    return f" The feedback law was sampled every {every} and held, which is of first order."


def describe_no_step(model: Model, now: float, count: str) -> str:
    """A run with chosen steps for which no step is small enough."""
    return (
        f"Diverged: at t = {_seconds(model, now)} no step is small enough, after {count}. The motion may be "
        "singular there (a collision, a mass matrix without inverse) or without bounds."
    )


def describe_divergence(
    model: Model, now: float, step: float, order: int, t: np.ndarray, y: np.ndarray, u: np.ndarray
) -> str:
    """A run of fixed steps whose state stopped being finite: when, which entry, what energy, what to try."""
    blamed = "forces" if model.coordinates else "rates"
    advice = f"a step smaller than {_seconds(model, step)}"
    if order < 4:
        advice += " or a method of higher order (integrator='rk4')"
    return (
        f"Diverged: the state stopped being finite in the step after t = {_seconds(model, now)}"
        f"{_last_sample(model, t, y, u)}. Try {advice}; if that does not help, the {blamed} or the start are "
        "to blame."
    )


def describe_unsolved(
    model: Model, method: str, now: float, step: float, t: np.ndarray, y: np.ndarray, u: np.ndarray
) -> str:
    """A run of fixed steps whose stage equations did not converge."""
    return (
        f"Diverged: the stage equations of '{method}' did not converge at t = {_seconds(model, now)}"
        f"{_last_sample(model, t, y, u)}. Try a step smaller than {_seconds(model, step)}."
    )


def add_sentences(reason: str, *sentences: str) -> Outcome:
    """The outcome whose sentences are these, some of them perhaps empty."""
    return Outcome(reason, "".join(sentences))


def _seconds(model: Model, t: float, digits: int = 6) -> str:
    """A time in the system's unit of time."""
    return with_unit_of(f"{t:.{digits}g}", model.card.units, "time")


def _last_sample(model: Model, t: np.ndarray, y: np.ndarray, u: np.ndarray) -> str:
    """The largest entry of the last sample and its energy."""
    if not len(y):
        return ""
    index = int(np.argmax(np.abs(np.nan_to_num(y[-1], nan=np.inf))))
    when = _seconds(model, t[-1])
    said = f"; at the last sample, t = {when}, {model.card.entries[index]} = {y[-1][index]:.3g}"
    if not model.has("energy"):
        return said
    last = np.ascontiguousarray(y[-1])
    energy = sum(model.evaluate("energy", t[-1:].copy(), last, u[-1].copy())[:2].tolist())
    name = model.card.energy_name
    return said + (
        f" and the {name} was {with_unit_of(f'{energy:.3g}', model.card.units, 'energy')}"
        if math.isfinite(energy)
        else f" and no finite {name}"
    )
