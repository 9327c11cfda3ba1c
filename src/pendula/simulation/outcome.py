"""How a run ended, in a sentence that says what to try."""

import math

import numpy as np

from pendula.model import Model
from pendula.model.inertia import mass_diagonal
from pendula.model.quantity_units import with_unit_of
from pendula.runs import Energy, Outcome

_LOOKED_AT = 50  # samples, for how much inertia there was, and as many near the end
_HARDLY_ANY = 1e-2  # of the largest inertia
BECAME_DEPENDENT = "The constraints became dependent on the way"  # in the outcome of such a run
# Energy from nowhere next to the largest kinetic energy: this part of it is absurd; and rounding.
_ABSURD, _ROUNDING = 0.9, 1e-9


def sample_evenly(count: int) -> np.ndarray:
    """Numbers of some samples, the first and the last among them."""
    if count <= _LOOKED_AT:
        return np.arange(count)
    return np.unique(np.linspace(0, count - 1, _LOOKED_AT).astype(int))


def format_steps(steps: int, method: str = "") -> str:
    """How many steps, of which method."""
    return f"{steps:,} step{'s' * (steps != 1)}" + (f" of {method}" if method else "")


def describe_end(model: Model, reason: str, because: str, now: float, count: str) -> str:
    """How a run ended that did not diverge; ``because`` says what ended it, if anything did."""
    at = format_time(model, now)
    if because and reason == "diverged":
        return f"Ended at t = {at} after {count}: {because}; what was computed is kept."
    return {
        "finished": f"Reached t = {at} in {count}.",
        "stopped": f"Stopped at t = {format_time(model, now, 10)} after {count}: {because}."
        if because
        else f"Stopped by the observer at t = {at} after {count}.",
        "interrupted": f"Interrupted at t = {at} after {count}; what was computed is kept.",
    }[reason]


def describe_contact_steps(model: Model, reason: str, now: float, count: str) -> str:
    """How steps with contact ended."""
    if reason == "diverged":
        at = format_time(model, now)
        return f"Diverged: the state stopped being finite after t = {at}. Try a smaller step."
    return describe_end(model, reason, "", now, count)


def describe_sampling(model: Model, seconds: list[float]) -> str:
    """What it means that feedback laws were sampled, every so many seconds, where any were."""
    if not seconds:
        return ""
    every = " and ".join(format_time(model, each) for each in seconds)
    return f" The feedback law was sampled every {every} and held, which is of first order."


def describe_no_step(model: Model, now: float, count: str) -> str:
    """A run with chosen steps for which no step is small enough."""
    return (
        f"Diverged: at t = {format_time(model, now)} no step is small enough, after {count}. The motion may "
        "be singular there (a collision, a mass matrix without inverse) or without bounds."
    )


def describe_divergence(
    model: Model, now: float, step: float, order: int, t: np.ndarray, y: np.ndarray, u: np.ndarray
) -> str:
    """A run of fixed steps whose state stopped being finite: when, which entry, what energy, what to try."""
    blamed = "forces" if model.coordinates else "rates"
    advice = f"a step smaller than {format_time(model, step)}"
    if order < 4:
        advice += " or a method of higher order (integrator='rk4')"
    rest = f"; if that does not help, the {blamed} or the start are to blame."
    if singular := describe_inertia(model, t, y, u):
        rest = f".{singular}"
    return (
        f"Diverged: the state stopped being finite in the step after t = {format_time(model, now)}"
        f"{_last_sample(model, t, y, u)}. Try {advice}{rest}"
    )


def describe_inertia(model: Model, t: np.ndarray, y: np.ndarray, u: np.ndarray) -> str:
    """Which velocity had lost its inertia near the end, in a sentence; "" where none had."""
    if not model.coordinates or len(y) < 2:
        return ""
    last = range(max(len(y) - _LOOKED_AT, 0), len(y))
    some = np.unique([*np.linspace(0, len(y) - 1, _LOOKED_AT).astype(int), *last])
    given = (np.ascontiguousarray(part[some]) for part in (t[:, None], y, u))
    inertia = np.abs(mass_diagonal(model, *given))
    inertia = inertia[np.isfinite(inertia).all(axis=1)]
    if not len(inertia):
        return ""
    left = inertia[-_LOOKED_AT:].min(axis=0) / np.maximum(inertia.max(axis=0), np.finfo(float).tiny)
    least = int(np.argmin(left))
    if left[least] >= _HARDLY_ANY:
        return ""
    return (
        f" The mass matrix was nearly singular on the way: {model.velocities[least]} had only "
        f"{left[least]:.2g} of its largest inertia. Is that a pole of the coordinates? Others would pass it."
    )


def doubt_energy(model: Model, outcome: Outcome, energy: Energy, smaller: str) -> Outcome:
    """The outcome of a run, or that it diverged: where energy that nothing changes grew beyond measure.

    ``smaller`` says what ought to have been smaller.
    """
    changed = model.card.power_names or model.card.explicit_time or not len(energy.total)
    if changed or not outcome.ok:
        return outcome
    # argmax, like max, finds what is not a number; it is several times as quick for short runs.
    total, kinetic = energy.total, energy.kinetic
    start, most = float(total[0]), float(total[total.argmax()])
    # Written so that an energy that is not finite is none to doubt by: the outcome tells of it already.
    if not (_ABSURD * float(kinetic[kinetic.argmax()]) < most - start < math.inf):
        return outcome
    if most - start <= _ROUNDING * float(np.abs(energy.potential).max()):
        return outcome
    unit = model.card.units
    first, last = (with_unit_of(f"{each:.3g}", unit, "energy") for each in (start, most))
    return Outcome(
        "diverged",
        f"{outcome.sentence} Nothing of it can be believed: the {model.card.energy_name}, which nothing "
        f"changes, grew from {first} to {last}. Try {smaller}.",
    )


def may_doubt_energy(kinetic: np.ndarray, potential: np.ndarray) -> np.ndarray:
    """Runs, a row each, whose energies, which nothing changes, ``doubt_energy`` doubts or nearly does."""
    total = kinetic + potential
    # Written so that an energy that is not finite is near to it.
    return ~(total.max(axis=1) - total[:, 0] <= 0.5 * _ABSURD * kinetic.max(axis=1))


def describe_unsolved(
    model: Model, method: str, now: float, step: float, t: np.ndarray, y: np.ndarray, u: np.ndarray
) -> str:
    """A run of fixed steps whose stage equations did not converge."""
    return (
        f"Diverged: the stage equations of '{method}' did not converge at t = {format_time(model, now)}"
        f"{_last_sample(model, t, y, u)}. Try a step smaller than {format_time(model, step)}."
    )


def add_sentences(reason: str, *sentences: str) -> Outcome:
    """The outcome whose sentences are these, some of them perhaps empty."""
    return Outcome(reason, "".join(sentences))


def format_time(model: Model, t: float, digits: int = 6) -> str:
    """A time in the system's unit of time."""
    return with_unit_of(f"{t:.{digits}g}", model.card.units, "time")


def _last_sample(model: Model, t: np.ndarray, y: np.ndarray, u: np.ndarray) -> str:
    """The largest entry of the last sample and its energy."""
    if not len(y):
        return ""
    index = int(np.argmax(np.abs(np.nan_to_num(y[-1], nan=np.inf))))
    when = format_time(model, t[-1])
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
