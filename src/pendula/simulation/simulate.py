"""simulate: from a model and a start to a run."""

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.errors import SimulationError
from pendula.model import Model, derive
from pendula.runs import Energy, NoEnergy, Outcome, Run, RunSettings
from pendula.simulation import verdict
from pendula.simulation.adaptive import Traveller
from pendula.simulation.control import Control
from pendula.simulation.course import Course
from pendula.simulation.grid import Grid, grid
from pendula.simulation.inputs import controlled
from pendula.simulation.journey import RunError
from pendula.simulation.ledger import Book, NoBook
from pendula.simulation.march import March, Marcher, Observer
from pendula.simulation.methods import Adaptive, Integrator, automatic, find_integrator, is_automatic
from pendula.simulation.span import adaptive_span, checked_tolerance
from pendula.simulation.stabilisation import advised, smallest, stabilised
from pendula.simulation.start import check_start, starting_state
from pendula.simulation.stepping import Stepper
from pendula.simulation.watching import checked_events

if TYPE_CHECKING:
    from pendula.description import Event


def simulate(
    system: Any,
    start: Mapping[Any, float] | None = None,
    until: float | None = None,
    *,
    step: float | None = None,
    tolerance: float | None = None,
    integrator: str | Integrator | Adaptive | None = None,
    save_every: int = 1,
    times: Sequence[float] | None = None,
    control: Any = None,
    events: "Event | Sequence[Event]" = (),
    stabilisation: Any = "projection",
    observer: Observer | None = None,
    progress: Callable[[float], None] | None = None,
    start_time: float = 0.0,
    ledger: bool = False,
) -> Run:
    """Move a system through time.

    Args:
        system: a description, a model, or the name of a gallery system.
        start: values of coordinates, velocities and states by name; the rest is the description's, else zero.
        until: the time at which the run ends, s. A last step is shortened to end there.
        step: the length of a step, s; for an adaptive method the first one, which it else finds itself.
        tolerance: the error allowed in a step, relative to 1 + |y|; 1e-15 to 0.1, for adaptive methods.
        integrator: a name of ``integrators()`` or ``adaptive_integrators()``, or an integrator such as
            ``RungeKutta(tableau)``. Without one: rk4 with a step, else by the tolerance.
        save_every: keep every so many steps (and the end).
        times: keep these instants instead; each is reached by a step of its own from the step before.
        control: inputs as numbers, ``{name: …}`` with numbers, expressions, functions of time or
            (times, values), one row a step, a function of t, or a feedback law of (t, q, v), held between
            steps (``Sampled(law, every)`` for a slower one). A controller such as ``PID(...)`` becomes part
            of the motion; ``Sampled(PID(...), every)`` is held.
        events: crossings of zero that are found on the way, end the run, or change its state: ``Event``.
        stabilisation: how constraints are kept: "projection" after every step, ``Baumgarte(alpha, beta)`` or
            "baumgarte" for feedback, or "none".
        observer: called with (t, q, v) at every kept instant; a true answer ends the run. Where a system has
            states z beyond q and v, observers and laws are given (t, q, v, z).
        progress: called with the finished part, 0 to 1, now and then.
        start_time: the time at the start, s.
        ledger: whether to integrate the work of every power along with the motion, for ``audit``.
    """
    began = time.perf_counter()
    check_functions(observer=observer, progress=progress)
    allowed = None if tolerance is None else checked_tolerance(tolerance)
    model, method = derive(system), find_integrator(integrator, allowed)
    if isinstance(method, Adaptive):
        span = adaptive_span(start_time, until, step, allowed, save_every, times)
        model, driven = controlled(model, control, None)
        auto = is_automatic(integrator)
        if auto:
            method = automatic(
                span.tolerance,
                coordinates=len(model.coordinates),
                constrained=bool(model.constraints),
                timed=driven.moving or model.card.explicit_time,
            )
        y, watched = starting_state(model, start), checked_events(events)
        note = check_start(model, y, span.start)
        held, project, kind = stabilised(model, stabilisation, None)
        book = Book(held, y, span.start, watched, project=project) if ledger else NoBook(held, y)
        traveller = Traveller(
            book.moving, method, driven, span, book.start, watched, auto=auto, project=project
        )
        course, error = attempted(traveller, observer, progress)
        course, works = book.closed(course)
        kept = {
            "tolerance": span.tolerance,
            "settings": RunSettings(traveller.method, driven, watched, kind),
            "note": note,
            "ledger": works,
            "elapsed": time.perf_counter() - began,
        }
        return completed(as_run(model, traveller.method.name, course, **kept), error)
    watched = checked_events(events)
    if tolerance is not None:
        raise SimulationError(f"'{method.name}' has a fixed step: give step=... instead of tolerance=....")
    plan = grid(start_time, until, step, save_every, times)
    model, driven = controlled(model, control, plan)
    check_method(method, model)
    y = starting_state(model, start)
    note = check_start(model, y, plan.start)
    held, project, kind = stabilised(model, stabilisation, plan.step)
    # Where velocities are read off positions, projection has no energy of its own: it is in the remainder.
    booked = project and method.state is None
    book = Book(held, y, plan.start, watched, project=booked) if ledger else NoBook(held, y)
    error = None
    if watched:
        stepper = Stepper(
            book.moving,
            method,
            driven,
            plan,
            book.start,
            watched,
            requested=times is not None,
            project=project,
        )
        course, error = attempted(stepper, observer, progress)
    else:
        march = Marcher(book.moving, method, driven, plan, book.start, project=project)
        course = course_of(book.moving, method, driven, plan, march.run(observer, progress))
    course, works = book.closed(course)
    course = replace(course, outcome=advised(course.outcome, kind, plan.step))
    settings = RunSettings(method, driven, watched, kind)
    kept = {"settings": settings, "ledger": works, "elapsed": time.perf_counter() - began}
    return completed(as_run(model, method.name, course, plan.step, note, **kept), error)


def attempted(
    journey: Traveller | Stepper, observer: Observer | None, progress: Callable[[float], None] | None
) -> tuple[Course, Exception | None]:
    """A journey up to its end, or up to an error in something that was called on the way."""
    try:
        return journey.run(observer, progress), None
    except RunError as failure:
        return failure.course, failure.error


def completed(run: Run, error: Exception | None) -> Run:
    """The run, or the error of something that was called on the way, with the run up to there."""
    if error is None:
        return run
    made = SimulationError(
        f"The run of {run.system} ended at t = {run.t[-1] if len(run) else math.nan:g} s: {error} "
        f"({type(error).__name__}). What was computed is in this error's .run."
    )
    made.run = run
    raise made from error


def check_functions(**functions: Any) -> None:
    """What is to be called along the way can be called."""
    for name, function in functions.items():
        if function is not None and not callable(function):
            raise SimulationError(f"{name} must be a function, got {function!r}.")


def check_method(method: Integrator | Adaptive, model: Model) -> Integrator:
    """The method, if it can move this model by fixed steps."""
    if isinstance(method, Adaptive):
        raise SimulationError(f"'{method.name}' chooses its own steps; many runs at once need a fixed step.")
    if reason := method.refusal(model):
        raise SimulationError(reason)
    return method


def course_of(model: Model, method: Integrator, control: Control, plan: Grid, march: March) -> Course:
    """A march of fixed steps with its verdict and its counts."""
    outcome = verdict.outcome(model, march, method, control, plan.step)
    evaluations = _evaluations(method, control, plan, march)
    drift = march.unit_drift
    return Course(march.t, march.y, march.u, march.steps, evaluations, outcome, unit_drift=drift)


def as_run(
    model: Model, integrator: str, course: Course, step: float = math.nan, note: str = "", **kept: Any
) -> Run:
    """The run as data: states by name, energies, multipliers and powers at the kept instants.

    A note says what is odd, such as constraints that depend on each other; it is added to the outcome.
    """
    y, u = np.ascontiguousarray(course.y), np.ascontiguousarray(course.u)
    q, v, z = model.layout.split(y)
    n = model.layout.nv
    t = np.ascontiguousarray(course.t)[:, None]
    energy: Energy | NoEnergy = NoEnergy(model.name)
    if model.has("energy"):
        energy = Energy(*model.evaluate("energy", t, y, u).T)
    solution = np.empty((len(y), n))
    if model.constraints or model.card.power_names:
        solution = model.evaluate("solution", t, y, u)
    powers = {}
    if model.card.power_names:
        values = model.evaluate("powers", t, y, u, solution)
        powers = {name: values[:, i] for i, name in enumerate(model.card.power_names)}
    return Run(
        system=model.name,
        t=course.t,
        q=q,
        v=v,
        u=u,
        coordinates=model.coordinates,
        velocities=model.velocities,
        inputs=model.inputs,
        parameters=dict(model.parameters),
        energy=energy,
        multipliers=smallest(model, t, y, u, solution[:, n:])
        if note and model.constraints
        else solution[:, n:],
        constraints=model.constraints,
        powers=powers,
        integrator=integrator,
        step=step,
        steps=course.steps,
        evaluations=course.evaluations,
        outcome=Outcome(course.outcome.reason, course.outcome.sentence + note),
        z=z,
        states=model.states,
        model=model,
        key=model.key,
        units=model.card.units,
        events=course.events,
        unit_drift=course.unit_drift,
        **kept,
    )


def _evaluations(method: Integrator, control: Control, plan: Grid, march: March) -> int:
    """How often the rate was evaluated: in steps, in restarts, and for samples between steps."""
    if method.implicit:
        return march.evaluations
    kept = len(march.t)
    between = int(np.count_nonzero(plan.ahead[:kept]))
    restarts = (march.steps if control.held else min(march.steps, 1)) + between
    steps = march.steps + between
    return (
        steps * method.evaluations + restarts * method.restart_evaluations + kept * method.sample_evaluations
    )
