"""How a run ended, in a sentence that says what to try."""

import math

import numpy as np

from pendula.model import Model
from pendula.runs import Outcome
from pendula.simulation.control import Control
from pendula.simulation.march import March
from pendula.simulation.methods import Integrator


def outcome(model: Model, march: March, method: Integrator, control: Control, step: float) -> Outcome:
    """The outcome of a march that used this method and control."""
    count = f"{march.steps:,} step" + ("" if march.steps == 1 else "s")
    if march.reason == "diverged":
        return Outcome("diverged", _diverged(model, march, method, step))
    if march.reason == "interrupted":
        return Outcome(
            "interrupted",
            f"Interrupted at t = {march.last_time:g} s after {count}; what was computed is kept.",
        )
    if march.reason == "stopped":
        return Outcome("stopped", f"Stopped by the observer at t = {march.t[-1]:g} s after {count}.")
    held = sampling(control, step)
    return Outcome("finished", f"Reached t = {march.last_time:g} s in {count} of {method.name}.{held}")


def sampling(control: Control, step: float) -> str:
    """What it means that a feedback law was sampled, where one was."""
    if not control.sampled:
        return ""
    return (
        f" The feedback law was sampled every {control.every * step:g} s and held, which is of first order."
    )


def adaptive_outcome(reason: str, because: str, now: float, count: str) -> Outcome:
    """The outcome of a run that chose its steps; ``because`` says what ended it, if anything did."""
    sentence = {
        "finished": f"Reached t = {now:g} s in {count}.",
        "stopped": f"Stopped at t = {now:.10g} s after {count}: {because or 'the observer said so'}.",
        "interrupted": f"Interrupted at t = {now:g} s after {count}; what was computed is kept.",
        "diverged": f"Diverged: at t = {now:g} s no step is small enough, after {count}. The motion "
        "may be singular there (a collision, a mass matrix without inverse) or without bounds.",
    }[reason]
    if reason == "diverged" and because:
        sentence = f"Ended at t = {now:g} s after {count}: {because}; what was computed is kept."
    return Outcome(reason, sentence)


def _diverged(model: Model, march: March, method: Integrator, step: float) -> str:
    """When, which coordinate, what energy, and what to try."""
    names, worst = model.card.entries, ""
    if len(march.y):
        index = int(np.argmax(np.abs(np.nan_to_num(march.y[-1], nan=np.inf))))
        worst = f"; at the last sample, t = {march.t[-1]:g} s, {names[index]} = {march.y[-1][index]:.3g}"
        worst += _last_energy(model, march)
    if march.unsolved:
        return (
            f"Diverged: the stage equations of '{method.name}' did not converge at t = {march.last_time:g} s"
            f"{worst}. Try a step smaller than {step:g} s."
        )
    blamed = "forces" if model.coordinates else "rates"
    advice = f"a step smaller than {step:g} s"
    if method.order < 4:
        advice += " or a method of higher order (integrator='rk4')"
    return (
        f"Diverged: the state stopped being finite in the step after t = {march.last_time:g} s{worst}. "
        f"Try {advice}; if that does not help, the {blamed} or the start are to blame."
    )


def _last_energy(model: Model, march: March) -> str:
    """The energy at the last sample, of a system that has one."""
    if not model.has("energy"):
        return ""
    last = np.ascontiguousarray(march.y[-1])
    kinetic, potential = model.evaluate("energy", march.t[-1:].copy(), last, march.u[-1].copy()).tolist()
    energy = kinetic + potential
    return f" and the energy was {energy:.3g} J" if math.isfinite(energy) else " and no finite energy"
