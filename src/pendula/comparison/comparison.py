"""compare: integrators side by side on one system, against a reference that says how far to trust it."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from pendula.comparison.reference import Problem, find_truth
from pendula.comparison.scores import Comparison, Row, rank
from pendula.comparison.trials import Contender, observed_order
from pendula.errors import SimulationError, explain_arguments
from pendula.model import derive
from pendula.simulation import adaptive_integrators
from pendula.simulation import integrators as fixed_integrators
from pendula.simulation.methods import Adaptive, Integrator, find_integrator
from pendula.simulation.time_grid import read_step, read_time, read_tolerance

USUAL_TOLERANCES = tuple(10.0**-k for k in range(4, 13))
# Steps that suit a system, as multiples of the average one of the run that checks its reference.
COARSEST, FINEST = 12.0, 1 / 40
EVALUATIONS_A_STEP = 4  # of RK4, whose cost with the middle step is everyone's budget
UNEQUAL = 0.1  # part by which a cost or a step may miss what is common before that is said

Method = Integrator | Adaptive


@explain_arguments
def compare(
    system: Any,
    start: Mapping[Any, Any] | None = None,
    until: float | None = None,
    *,
    integrators: Sequence[str | Method] | str | Method | None = None,
    steps: Sequence[float] | float | None = None,
    tolerances: Sequence[float] | float = USUAL_TOLERANCES,
    equal: str = "cost",
    control: Any = None,
    progress: Callable[[float], None] | None = None,
) -> Comparison:
    """Run integrators on one system and say how well each did.

    Args:
        system: a description, a model, or the name of a gallery system.
        start: values of coordinates and velocities by name, as in ``simulate``.
        until: the time at which errors are measured, s.
        integrators: names or integrators; all that can run this system unless given.
        steps: for methods of fixed step, s; a range that suits the system unless given. The middle one is
            the step of equal step; four evaluations for each of its steps are the budget of equal cost.
        tolerances: for adaptive methods.
        equal: "cost" (as many evaluations for each) or "step" (the same step; an adaptive method gets the
            tolerance that makes its average step as long).
        control: inputs as numbers or expressions, as in ``simulate``.
        progress: called with the finished part, 0 to 1, now and then.
    """
    if equal not in ("cost", "step"):
        raise SimulationError(f"equal must be 'cost' or 'step', got {equal!r}.")
    methods = _methods(integrators)
    allowed = sorted({read_tolerance(t) for t in _as_list(tolerances, "tolerances")}, reverse=True)
    given = None if steps is None else {read_step(h) for h in _as_list(steps, "steps")}
    problem = Problem(derive(system), start, _end(until), control)
    truth = find_truth(problem)
    chosen = sorted(given or _suggest_steps(problem.until / truth.steps), reverse=True)
    step = chosen[(len(chosen) - 1) // 2]
    budget = round(EVALUATIONS_A_STEP * max(problem.until / step, 1.0))
    rows, refused = [], {}
    for done, method in enumerate(methods):
        if progress is not None:
            progress(done / len(methods))
        contender = Contender(method, problem, truth)
        settings = allowed if contender.adaptive else chosen
        try:
            problem.run_plain(0.0, **contender.options(settings[0]))  # checks, and compiles
        except SimulationError as reason:
            refused[method.name] = str(reason)
            continue
        rows.append(_row(contender, settings, step, budget if equal == "cost" else None))
    return Comparison(
        system=problem.model.name,
        until=problem.until,
        equal=equal,
        budget=budget,
        step=step,
        reference=truth.about,
        t=problem.t,
        rows=tuple(sorted(rows, key=lambda row: rank(row, truth.about))),
        refused=refused,
        units=problem.model.card.units,
    )


def _row(contender: Contender, settings: Sequence[float], step: float, budget: int | None) -> Row:
    """One method's row; without a budget, at equal step."""
    method, until = contender.method, contender.problem.until
    sweep = [contender.measure(setting) for setting in settings]
    setting = contender.setting_for_step(step) if budget is None else contender.setting_for_cost(budget)
    trial = contender.measure(setting).trial
    spent, wanted = (trial.steps, until / step) if budget is None else (trial.evaluations, budget)
    unequal = contender.adaptive and not trial.outcome and abs(spent - wanted) > UNEQUAL * wanted
    return Row(
        method=method.name,
        order=method.order,
        observed_order=observed_order(sweep, contender.truth, until),
        adaptive=contender.adaptive,
        trial=trial,
        nanoseconds=contender.nanoseconds(trial),
        sweep=tuple(run.trial for run in sweep),
        energy=np.empty(0) if contender.adaptive else contender.measure(step).energy,
        remark="no tolerance makes it equal to the others; this is the nearest." if unequal else "",
    )


def _methods(given: Any) -> list[Method]:
    """The integrators that were asked for, each once."""
    if given is None:
        return [*fixed_integrators().values(), *adaptive_integrators().values()]
    found = [find_integrator(name) for name in _as_list(given, "integrators")]
    names = [method.name for method in found]
    for name in names:
        if names.count(name) > 1:
            raise SimulationError(f"The integrator '{name}' is given twice; name each once.")
    return found


def _as_list(given: Any, what: str) -> list[Any]:
    """One value or several as a list, at least one."""
    several = isinstance(given, Iterable) and not isinstance(given, str)
    values: list[Any] = list(given) if several else [given]
    if not values:
        raise SimulationError(f"{what} is empty; give at least one, or leave it out for the usual ones.")
    return values


def _end(until: float | None) -> float:
    if until is None:
        raise SimulationError("compare() needs until=..., the time at which errors are measured.")
    end = read_time(until, "until")
    if end <= 0:
        raise SimulationError(f"until = {end:g} must be greater than zero, where all runs start.")
    return end


def _suggest_steps(average: float) -> list[float]:
    """Steps 1, 2, 5, 10, … in powers of ten around an average step."""
    coarsest, finest = COARSEST * average, FINEST * average
    powers = range(math.floor(math.log10(finest)), math.ceil(math.log10(coarsest)) + 1)
    steps = [float(f"{digit}e{power}") for power in powers for digit in (1, 2, 5)]
    return [step for step in steps if finest <= step <= coarsest]
