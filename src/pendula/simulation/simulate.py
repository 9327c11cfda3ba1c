"""simulate: from a model and a start to a run."""

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.errors import SimulationError, explain_arguments
from pendula.gallery import find
from pendula.model import Model, derive
from pendula.progress import shown_progress
from pendula.runs import Energy, NoEnergy, Outcome, Run, RunSettings
from pendula.simulation.adaptive_steps import AdaptiveSteps
from pendula.simulation.choice import choose_for_run
from pendula.simulation.contact_steps import (
    is_stepped,
    plan_contact_steps,
    read_law,
    refuse_options,
    step_with_contact,
)
from pendula.simulation.control import Control
from pendula.simulation.driver import Driver
from pendula.simulation.energy_ledger import Ledger, NoLedger
from pendula.simulation.fixed_steps import FixedSteps
from pendula.simulation.gap_runs import add_gaps, are_gaps_stepped, step_over_gaps
from pendula.simulation.gap_tables import add_gap_contacts
from pendula.simulation.inputs import read_control
from pendula.simulation.methods import Adaptive, Integrator, find_integrator, is_automatic
from pendula.simulation.modes import with_modes
from pendula.simulation.observation import Observer
from pendula.simulation.outcome import doubt_energy
from pendula.simulation.penalty_runs import add_contacts, penalty_ledger, read_penalty
from pendula.simulation.remarks import add_remarks, remark_on_degrees, remark_on_rest, remark_on_steps
from pendula.simulation.result import Result, RunError
from pendula.simulation.scales import read_absolute
from pendula.simulation.stabilisation import advise_gains, smallest_multipliers, stabilise
from pendula.simulation.start import read_start
from pendula.simulation.start_checks import check_start
from pendula.simulation.time_grid import TimeGrid, TimeSpan, plan_grid, plan_span, read_step, read_tolerance
from pendula.simulation.watch import read_events

if TYPE_CHECKING:
    from pendula.contact.penalty import Penalty
    from pendula.contact.penalty_model import PenaltyContact
    from pendula.description import Event


@explain_arguments
def simulate(
    system: Any,
    start: Mapping[Any, Any] | None = None,
    until: float | None = None,
    *,
    step: float | None = None,
    tolerance: float | None = None,
    integrator: str | Integrator | Adaptive | None = None,
    save_every: int = 1,
    times: Sequence[float] | np.ndarray | None = None,
    control: Any = None,
    events: "Event | Sequence[Event]" = (),
    stabilisation: Any = "projection",
    observer: Observer | None = None,
    progress: Callable[[float], None] | None = None,
    start_time: float = 0.0,
    ledger: bool = False,
    max_step: float | None = None,
    absolute: Mapping[Any, float] | None = None,
    contact: "str | Penalty" = "auto",
    solver: str = "auto",
    law: str = "newton",
    impacts: str = "simultaneous",
) -> Run:
    """Move a system through time.

    Args:
        system: a description, a model, or the name of a gallery system.
        start: values of coordinates, velocities and states by name, in SI units or with their units as in
            (90, "deg"); the rest is the description's, else zero.
        until: the time at which the run ends, s. A last step is shortened to end there. A gallery system by
            its name ends, unless said otherwise, when it is no longer worth watching.
        step: the length of a step, s; for an adaptive method the first one, which it else finds itself. A
            gallery system by its name has one of its own, where no tolerance is given either.
        tolerance: the error allowed in a step, relative to |y| and its mean so far, or to 1 for angles;
            1e-15 to 0.1, for adaptive methods.
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
        progress: called with the finished part, 0 to 1, now and then; without it, terminals and notebooks
            show a bar once a run takes longer than a second.
        start_time: the time at the start, s.
        ledger: whether to integrate the work of every power along with the motion, for ``audit``.
        max_step: the longest step that an adaptive method may take, s; for what is shorter than its steps and
            acts nowhere else, such as a pulse in time.
        absolute: by name, the error allowed in an entry near zero, instead of tolerance times its mean so
            far; for adaptive methods.
        contact: "stepping" lets bodies touch each other and the ground, and joints keep to their limits and
            rub, by steps of equal length whose ``tolerance`` is the residual of contact, m/s (1e-6);
            "penalty" or a ``Penalty`` lets springs push free bodies apart, by any integrator; "none" does
            not; "events" meets few balls at the method's accuracy. "auto" is "stepping" where there is a
            ground, or "events" for balls with a tolerance instead of a step. Gaps of a description are met
            by "events" or by "stepping", of first order; "auto" is events, but steps for more than twelve.
        solver: of contact: "auto", "pgs" (projected Gauss–Seidel), "newton" (for piles) or "lemke" (for few).
        law: of impacts by stepping: "newton" (velocities) or "poisson" (impulses, in two phases).
        impacts: by stepping: "simultaneous", or "sequential" for one pair after the other.
    """
    began = time.perf_counter()
    if isinstance(system, str):
        until, step = _times_of_gallery(system, until, step, tolerance, times)
    check_functions(observer=observer, progress=progress)
    allowed = None if tolerance is None else read_tolerance(tolerance)
    law, chosen = read_law(law, impacts, solver), step is None and tolerance is not None
    model = add_gaps(derive(system), contact, chosen=chosen)
    if are_gaps_stepped(
        model, contact, step, law, integrator=integrator, control=control, events=events or None,
        times=times, max_step=max_step, absolute=absolute, tolerance=tolerance,
    ):  # fmt: skip
        grid = plan_contact_steps(start_time, until, step, save_every)
        return step_over_gaps(model, read_start(model, start), grid, observer, progress)
    contact = "none" if model.card.contacts else contact
    if is_stepped(model, contact, solver, law):
        refuse_options(
            integrator=integrator, events=events or None, times=times, max_step=max_step, absolute=absolute
        )
        grid = plan_contact_steps(start_time, until, step, save_every)
        model, driven = read_control(model, control, grid)
        y = read_start(model, start)
        return step_with_contact(model, y, grid, (solver, allowed, law), driven, observer, progress)
    method = find_integrator(integrator, allowed)
    watched = read_events(events)
    absolute = read_absolute(model, absolute)
    plan = _plan(method, start_time, until, step, allowed, save_every, times)
    plan = limit_steps(plan, method.name, max_step, absolute)
    grid, span = (plan, None) if isinstance(plan, TimeGrid) else (None, plan)
    model, driven = read_control(model, control, grid)
    springs = read_penalty(model, contact, method, grid.step if grid else None)
    auto = is_automatic(integrator) and span is not None and springs is None
    y = with_modes(model, read_start(model, start), plan.start)
    if auto and span is not None:
        method = choose_for_run(model, span, y, driven=driven.moving)
    check_method(method, model)
    note = check_start(model, y, plan.start)
    moved, project, kind = stabilise(model, stabilisation, grid.step if grid else None)
    # Where velocities are read off positions, projection has no energy of its own: it is unexplained.
    entered = project and (isinstance(method, Adaptive) or method.read is None)
    if springs is not None:
        kept = penalty_ledger(springs, moved, y, plan.start, events=watched, project=entered)
    else:
        kept = Ledger(moved, y, plan.start, watched, project=entered) if ledger else NoLedger(moved, y)
    steps = _make_steps(kept, method, driven, plan, watched, auto=auto, project=project)
    with shown_progress(f"simulating {model.name}", progress) as tell:
        result, error = attempt(Driver(steps, observer, tell, asked=progress is not None))
    result, works = kept.close(result)
    odd = (advise_gains(kind, grid), remark_on_degrees(model, y), remark_on_steps(model, plan))
    result = add_remarks(result, *odd, "" if start is not None else remark_on_rest(model, result.y))
    run = as_run(
        model, steps.method.name, result, grid.step if grid else math.nan, note,
        tolerance=math.nan if span is None else span.tolerance, ledger=works,
        settings=RunSettings(
            steps.method, driven, watched, kind, max_step, absolute, (plan.start, tuple(y.tolist()))
        ),
        elapsed=time.perf_counter() - began,
    )  # fmt: skip
    return complete(_with_contacts(run, model, plan.start, springs), error)


def _with_contacts(run: Run, model: Model, start: float, springs: "PenaltyContact | None") -> Run:
    """The run with the table of its contacts, where it has any."""
    if springs is not None:
        return add_contacts(run, springs)
    return add_gap_contacts(run, model, start) if model.card.contacts and len(run) else run


def _times_of_gallery(
    name: str,
    until: float | None,
    step: float | None,
    tolerance: float | None,
    times: Sequence[float] | np.ndarray | None,
) -> tuple[float | None, float | None]:
    """End and step of a run, those of the gallery where none are given."""
    known = find(name)
    ends = known.until if until is None and times is None else until
    return ends, known.step if step is None and tolerance is None else step


def _plan(
    method: Integrator | Adaptive,
    start: float,
    until: float | None,
    step: float | None,
    tolerance: float | None,
    save_every: int,
    times: Sequence[float] | np.ndarray | None,
) -> TimeGrid | TimeSpan:
    """When steps are taken, or with which tolerance, and what is kept."""
    if isinstance(method, Adaptive):
        return plan_span(start, until, step, tolerance, save_every, times)
    if tolerance is not None:
        raise SimulationError(f"'{method.name}' has a fixed step: give step=... instead of tolerance=....")
    return plan_grid(start, until, step, save_every, times)


def limit_steps(
    plan: TimeGrid | TimeSpan, method: str, max_step: float | None, absolute: Mapping[str, float]
) -> TimeGrid | TimeSpan:
    """The plan with what else a user asks of chosen steps."""
    if isinstance(plan, TimeSpan):
        longest = math.inf if max_step is None else read_step(max_step, "max_step")
        return replace(plan, longest=longest, absolute=absolute)
    for name, given in (("max_step", max_step is not None), ("absolute", bool(absolute))):
        if given:
            raise SimulationError(f"'{method}' has a fixed step: give step=... instead of {name}=....")
    return plan


def _make_steps(
    kept: Ledger | NoLedger,
    method: Any,
    control: Control,
    plan: TimeGrid | TimeSpan,
    events: "Sequence[Event]",
    *,
    auto: bool,
    project: bool,
) -> FixedSteps | AdaptiveSteps:
    if isinstance(plan, TimeSpan):
        return AdaptiveSteps(
            kept.moving, method, control, plan, kept.start, events, auto=auto, project=project
        )
    return FixedSteps(kept.moving, method, control, plan, kept.start, events, project=project)


def attempt(driver: Driver) -> tuple[Result, Exception | None]:
    """A run up to its end, or up to an error in something that was called on the way."""
    try:
        return driver.run(), None
    except RunError as failure:
        return failure.result, failure.error


def complete(run: Run, error: Exception | None) -> Run:
    """The run, or the error of something that was called on the way, with the run up to there."""
    if error is None:
        return run
    when = f"ended at t = {run.t[-1]:g} s" if len(run) else "could not begin"
    made = SimulationError(
        f"The run of {run.system} {when}: {error} ({type(error).__name__}). "
        "What was computed is in this error's .run."
    )
    made.run = run
    raise made from error


def check_functions(**functions: Any) -> None:
    """What is to be called along the way can be called."""
    for name, function in functions.items():
        if function is not None and not callable(function):
            raise SimulationError(f"{name} must be a function, got {function!r}.")


def check_method(method: Integrator | Adaptive, model: Model) -> None:
    """Refuse a method that cannot move a model."""
    if isinstance(method, Integrator) and (reason := method.refusal(model)):
        raise SimulationError(reason)


def as_run(
    model: Model, integrator: str, result: Result, step: float = math.nan, note: str = "", **kept: Any
) -> Run:
    """The run as data: states by name, energies, multipliers and powers at the kept instants.

    A note says what is odd, such as constraints that depend on each other; it is added to the outcome.
    """
    y, u = np.ascontiguousarray(result.y), np.ascontiguousarray(result.u)
    q, v, z = model.layout.split(y)
    n = model.layout.nv
    t = np.ascontiguousarray(result.t)[:, None]
    energy: Energy | NoEnergy = NoEnergy(model.name)
    if model.has("energy"):
        kinetic, potential, jacobi = model.evaluate("energy", t, y, u).T
        energy = Energy.unchecked(
            kinetic=kinetic, potential=potential, jacobi=jacobi, name=model.card.energy_name
        )
    outcome = Outcome(result.outcome.reason, result.outcome.sentence + note)
    if isinstance(energy, Energy) and all(event.after is event.before for event in result.events):
        smaller = "a smaller tolerance" if math.isnan(step) else f"a step smaller than {step:g}"
        outcome = doubt_energy(model, outcome, energy, smaller)
    solution = np.empty((len(y), n))
    if model.constraints or model.card.power_names:
        solution = model.evaluate("solution", t, y, u)
    powers = {}
    if model.card.power_names:
        values = model.evaluate("powers", t, y, u, solution)
        powers = {name: values[:, i] for i, name in enumerate(model.card.power_names)}
    return Run.unchecked(
        system=model.name,
        t=t[:, 0],
        q=q,
        v=v,
        u=u,
        coordinates=model.coordinates,
        velocities=model.velocities,
        inputs=model.inputs,
        parameters=dict(model.parameters),
        energy=energy,
        multipliers=smallest_multipliers(model, t, y, u, solution[:, n:])
        if note and model.constraints
        else solution[:, n:],
        constraints=model.constraints,
        powers=powers,
        integrator=integrator,
        step=step,
        steps=result.steps,
        evaluations=result.evaluations,
        outcome=outcome,
        z=z,
        states=model.states,
        model=model,
        key=model.key,
        units=model.card.units,
        events=result.events,
        unit_drift=result.unit_drift,
        signals=_signals(model, t, y, u) | dict(result.signals),
        given=result.given,
        residuals={},
        **kept,
    )


def _signals(model: Model, t: np.ndarray, y: np.ndarray, u: np.ndarray) -> dict[str, np.ndarray]:
    """What the description asks to be recorded, such as inputs that laws of the model drive."""
    if not model.card.signals:
        return {}
    values = model.compilation.signals(t, y, u, np.array(model.values), np.zeros(0), count=len(y))
    return dict(zip(model.card.signals, values.T, strict=True))
