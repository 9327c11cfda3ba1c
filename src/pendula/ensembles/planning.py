"""From what a user asked for to a job, all checks first."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from pendula.ensembles.jobs import Job
from pendula.ensembles.keeping import Keep, read_keep
from pendula.ensembles.members import Grid, Table
from pendula.ensembles.touching import are_bodies_stepped, check_contacts
from pendula.errors import PendulaError, format_names
from pendula.model import Model
from pendula.simulation.adaptive_members import can_queue
from pendula.simulation.control import Fixed, is_controller
from pendula.simulation.inputs import read_control
from pendula.simulation.methods import Adaptive, Integrator, find_integrator
from pendula.simulation.simulate import check_method
from pendula.simulation.time_grid import TimeGrid, plan_grid, plan_span, read_time, read_tolerance

_PARTS = 200  # of the time, at whose ends everything of members with chosen steps is kept
_MOST_ROWS = 10**6  # of tabulated inputs


def split_inputs(model: Model, given: Any) -> tuple[Any, Any, Callable[..., Any] | None]:
    """Values that differ; what drives all members; a function that gives a member's own inputs."""
    if given is None or isinstance(given, Grid | Table) or hasattr(given, "to_dict"):
        return given, None, None
    if isinstance(given, Mapping):
        rows = {name: value for name, value in given.items() if _is_row(value)}
        rest = {name: value for name, value in given.items() if name not in rows}
        return rows, rest or None, None
    if isinstance(given, list | tuple) and all(isinstance(row, Mapping) for row in given):
        return given, None, None
    if callable(given) and not is_controller(given) and not hasattr(given, "free_symbols"):
        if not model.inputs:
            raise PendulaError(f"{model.name} has no inputs, so no function can give them.")
        _check_names(model, given)
        return None, None, given
    return None, given, None


def _check_names(model: Model, function: Callable[..., Any]) -> None:
    """Refuse a function that gives inputs which there are not; what it raises is told of each member."""
    try:
        given = function(np.random.default_rng(0))
    except Exception:
        return
    unknown = [name for name in given if str(name) not in model.inputs] if isinstance(given, Mapping) else []
    if unknown:
        raise PendulaError(
            f"The function that gives inputs gives '{unknown[0]}', which is not an input of {model.name}; "
            f"its inputs are {format_names(model.inputs)}."
        )


def _is_row(value: Any) -> bool:
    return isinstance(value, list | np.ndarray) and np.ndim(value) == 1


def plan_job(
    model: Model,
    control: Any,
    function: Callable[..., Any] | None,
    seed: int,
    own_inputs: bool,
    asked: Mapping[str, Any],
) -> Job:
    """How members are moved, and what is kept of them."""
    until, step, tolerance, integrator = (
        asked[name] for name in ("until", "step", "tolerance", "integrator")
    )
    if until is None:
        raise PendulaError("ensemble() needs until=..., the time at which members end.")
    end = read_time(until, "until")
    if end <= 0:
        raise PendulaError(f"until = {end:g} must be later than the start at 0.")
    if step is None and tolerance is None:
        raise PendulaError("ensemble() needs step=..., in seconds, or tolerance=..., for instance 1e-9.")
    allowed = None if tolerance is None else read_tolerance(tolerance)
    driver = control if function is None else function
    if own_inputs and driver is not None and not isinstance(driver, Mapping):
        raise PendulaError(
            "Inputs that differ from member to member stand beside others by name, as in "
            f"inputs={{'u': [0.1, 0.2], 'v': law}}, not beside {driver!r}, which drives all inputs."
        )
    options = {"step": step, "tolerance": tolerance, "integrator": integrator}
    touching = are_bodies_stepped(model, options | {"control": driver, "inputs": own_inputs or None})
    method = None if touching else find_integrator(integrator, allowed)
    keep = read_keep(asked["keep"], model, end)
    check_contacts(model, keep, touching=touching)
    if isinstance(method, Adaptive) or step is None:
        closed, driven = read_control(model, control, None)
        as_runs = Job(
            closed, keep, end, _instants(keep, end), options | {"control": _left(control, model, closed)},
            random_inputs=function, seed=seed, fixed_inputs=_fixed_inputs(closed, driven),
        )  # fmt: skip
        if not isinstance(method, Adaptive) or function is not None or not _fits_queue(closed, driven, keep):
            return as_runs
        span = plan_span(0.0, end, step, allowed, 1, as_runs.instants)
        return replace(as_runs, plan=span, method=method, control=driven)
    plan = plan_grid(0.0, end, step, 1, keep.sample_times(end))
    closed, driven = read_control(model, control, plan)
    fixed = _fixed_inputs(closed, driven)
    as_runs = Job(
        closed, keep, end, plan.t, options | {"control": _left(control, model, closed)},
        random_inputs=function, seed=seed, fixed_inputs=fixed,
    )  # fmt: skip
    if method is None or function is not None or keep.of_runs:
        return as_runs
    if not _fits_lanes(closed, method, driven, plan, own_inputs):
        return as_runs
    check_method(method, closed)
    return replace(as_runs, plan=plan, method=method, control=driven)


def _left(control: Any, model: Model, closed: Model) -> Any:
    """What of a control is not built into the model."""
    if control is None or (is_controller(control) and closed is not model):
        return None
    if isinstance(control, Mapping):
        return {str(n): law for n, law in control.items() if not hasattr(law, "free_symbols")} or None
    return control


def _fixed_inputs(model: Model, driven: Any) -> dict[str, float]:
    """Inputs that are the same numbers for all members."""
    fixed = [part for part in driven.parts if isinstance(part, Fixed)]
    return {
        model.inputs[i]: float(v) for part in fixed for i, v in zip(part.targets, part.values, strict=True)
    }


def _fits_lanes(model: Model, method: Integrator, driven: Any, plan: TimeGrid, own_inputs: bool) -> bool:
    """Whether lanes can move members: nothing that stops them, and nothing that couples neighbours.

    Projection onto constraints goes on until the worst lane is done, and implicit stages likewise. Methods
    whose states are read off two steps need both at once.
    """
    if method.implicit or method.read is not None:
        return False
    if model.constraints or model.card.modes or model.card.contacts or driven.sampled:
        return False
    if own_inputs and not driven.constant:
        return False
    return driven.constant or plan.total <= _MOST_ROWS


def _fits_queue(model: Model, driven: Any, keep: Keep) -> bool:
    """Whether members with chosen steps can share their records: samples and conditions need no whole run."""
    along = keep.wanted.reductions or keep.wanted.energy or keep.of_runs
    return can_queue(model, driven) and not along


def _instants(keep: Keep, until: float) -> np.ndarray:
    times = keep.sample_times(until)
    return np.linspace(0.0, until, _PARTS + 1) if times is None else np.array(times)
