"""simulate: from a model and a start to a run."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from pendula.errors import SimulationError
from pendula.model import Model, derive
from pendula.runs import Energy, Run
from pendula.simulation import verdict
from pendula.simulation.control import Control
from pendula.simulation.grid import Grid, grid
from pendula.simulation.inputs import controlled
from pendula.simulation.march import March, Marcher, Observer
from pendula.simulation.methods import Integrator, find_integrator
from pendula.simulation.start import check_start, starting_state


def simulate(
    system: Any,
    start: Mapping[Any, float] | None = None,
    until: float | None = None,
    *,
    step: float | None = None,
    integrator: str | Integrator = "rk4",
    save_every: int = 1,
    times: Sequence[float] | None = None,
    control: Any = None,
    observer: Observer | None = None,
    progress: Callable[[float], None] | None = None,
    start_time: float = 0.0,
) -> Run:
    """Move a system through time.

    Args:
        system: a description, a model, or the name of a gallery system.
        start: values of coordinates and velocities by name; the rest is the description's, else zero.
        until: the time at which the run ends, s. A last step is shortened to end there.
        step: the length of a step, s.
        integrator: a name of ``integrators()``, or an integrator such as ``RungeKutta(tableau)``.
        save_every: keep every so many steps (and the end).
        times: keep these instants instead; each is reached by a step of its own from the step before.
        control: inputs as numbers, ``{name: …}`` with numbers, expressions, functions of time or
            (times, values), one row a step, a function of t, or a feedback law of (t, q, v), held between
            steps (``Sampled(law, every)`` for a slower one).
        observer: called with (t, q, v) at every kept instant; a true answer ends the run.
        progress: called with the finished part, 0 to 1, now and then.
        start_time: the time at the start, s.
    """
    began = time.perf_counter()
    for name, function in (("observer", observer), ("progress", progress)):
        if function is not None and not callable(function):
            raise SimulationError(f"{name} must be a function, got {function!r}.")
    model = derive(system)
    plan = grid(start_time, until, step, save_every, times)
    model, driven = controlled(model, control, plan)
    method = check_method(find_integrator(integrator), model)
    y = starting_state(model, start)
    check_start(model, y, plan.start)
    march = Marcher(model, method, driven, plan, y).run(observer, progress)
    return as_run(model, method, driven, plan, march, time.perf_counter() - began)


def check_method(method: Integrator, model: Model) -> Integrator:
    """The method, if it can move this model."""
    if method.coordinates_only and model.states:
        raise SimulationError(f"'{method.name}' moves coordinates only, but {model.name} has further states.")
    return method


def as_run(
    model: Model, method: Integrator, control: Control, plan: Grid, march: March, elapsed: float
) -> Run:
    """The run as data: states by name, energies, multipliers and powers at the kept instants."""
    names = (*model.coordinates, *model.velocities, *model.states)
    outcome = verdict.outcome(march, method, control, names, plan.step)
    n = len(model.coordinates)
    y, u = np.ascontiguousarray(march.y), np.ascontiguousarray(march.u)
    t = np.ascontiguousarray(march.t)[:, None]
    pair = model.evaluate("energy", t, y, u)
    solution = np.empty((len(y), n))
    if model.constraints or model.card.power_names:
        solution = model.evaluate("solution", t, y, u)
    powers = {}
    if model.card.power_names:
        values = model.evaluate("powers", t, y, u, solution)
        powers = {name: values[:, i] for i, name in enumerate(model.card.power_names)}
    return Run(
        system=model.name,
        t=march.t,
        q=y[:, :n],
        v=y[:, n : 2 * n],
        u=u,
        coordinates=model.coordinates,
        velocities=model.velocities,
        inputs=model.inputs,
        parameters=dict(model.parameters),
        energy=Energy(pair[:, 0], pair[:, 1]),
        multipliers=solution[:, n:],
        constraints=model.constraints,
        powers=powers,
        integrator=method.name,
        step=plan.step,
        steps=march.steps,
        evaluations=_evaluations(method, control, plan, march),
        elapsed=elapsed,
        outcome=outcome,
        z=y[:, 2 * n :],
        states=model.states,
        model=model,
        units=model.card.units,
    )


def _evaluations(method: Integrator, control: Control, plan: Grid, march: March) -> int:
    """How often the rate was evaluated: in steps, in restarts, and for samples between steps."""
    kept = len(march.t)
    between = int(np.count_nonzero(plan.ahead[:kept]))
    restarts = (march.steps if control.held else min(march.steps, 1)) + between
    steps = march.steps + between
    return (
        steps * method.evaluations + restarts * method.restart_evaluations + kept * method.sample_evaluations
    )
