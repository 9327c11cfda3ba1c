"""audit: where the energy of a run went, and how far the run can be believed."""

import math
from typing import Any

import numpy as np

from pendula.audits import checks, trials, verdict
from pendula.audits.findings import Audit
from pendula.audits.mobility import Mobility, mobility
from pendula.audits.trials import energies_of, remainder_of, rounding_of
from pendula.audits.verdict import StrictBalance
from pendula.errors import PendulaError
from pendula.model import Model
from pendula.runs import Run
from pendula.runs.run_model import model_of
from pendula.simulation.again import Conditions, UnknownConditionsError, conditions_of
from pendula.simulation.control import Rows

# Part of all energies that a strict run may leave unexplained.
_STRICT = 1e-10


def audit(run: Run, model: Any = None, *, control: Any = None) -> Audit:
    """Account for the energy of a run, check its equations and constraints, and say what it is worth.

    The run must have been made with ``simulate(..., ledger=True)``. What its works leave unexplained is
    called integration error only if it falls, on a stretch of the run that is simulated again, as fast as the
    method promises; else the verdict says that something is unaccounted for.

    Args:
        run: what ``simulate`` returned, or ``load``.
        model: what was simulated, for a run that was loaded: a description, a model or a gallery name.
        control: its inputs, for a run that was loaded and whose inputs changed.
    """
    known_model = model_of(run, model, call="audit(run, model)")
    _check(run)
    count = _count_usable(run)
    known, notes = _conditions(run, known_model, control, count)
    converging = error = books = None
    disputed = checks.find_missing_works(run)
    if known is not None:
        end = trials.stretch_end(known)
        if run.has_energy:
            converging = trials.convergence(known, end)
            books = _balance_strictly(known, end)
            disputed += _find_altered_works(known, end)
        error = trials.global_error(known, end) if count == len(run) else None
    if count < len(run):
        notes.append(f"The last {len(run) - count} samples are left out: they are not finite.")
    residual = checks.equations_residual(run, known_model, count)
    drift = checks.constraint_drift(run, known_model, count)
    wrong = verdict.find_faults(run.integrator, residual, books, disputed, converging)
    remainder = remainder_of(run)[:count] if run.has_energy else np.empty(0)
    exchanged = _exchanged_energy(run, count)
    wrong += verdict.find_absurdities(
        float(np.abs(remainder).max(initial=0.0)),
        exchanged,
        checks.missed_constraints(run, known_model, count),
        checks.torn_samples(run, known_model, count),
    )
    if not run.outcome.ok:
        notes.append(run.outcome.sentence)
    return Audit(
        system=run.system,
        integrator=run.integrator,
        setting=_setting(run),
        t=run.t[:count],
        change=run.energy.total[:count] - run.energy.total[0] if run.has_energy else np.empty(0),
        works={name: work[:count] - work[0] for name, work in (run.ledger or {}).items()},
        remainder=remainder,
        exchanged=exchanged,
        convergence=converging,
        residual=residual,
        invariants=checks.invariants(run, known_model, count),
        drift=drift,
        unit_drift=run.unit_drift if known_model.layout.unit else None,
        error=error,
        faults=wrong,
        notes=tuple(notes),
        verdict=verdict.write_verdict(wrong, run.integrator, remainder, exchanged, converging, drift, error),
        mobility=_mobility(run, known_model, count),
        energy_name=known_model.card.energy_name,
    )


def _conditions(run: Run, model: Model, control: Any, count: int) -> tuple[Conditions | None, list[str]]:
    """What made the run, or None and a note that says what is missing."""
    if count < 2:
        return None, ["Too few samples are finite."]
    try:
        return conditions_of(run, model, control), []
    except UnknownConditionsError as missing:
        return None, [f"Nothing was simulated again. {missing}"]


def _check(run: Run) -> None:
    if run.has_energy and run.ledger is None:
        raise PendulaError(
            f"The run of {run.system} has no ledger to audit: simulate it with simulate(..., ledger=True)."
        )
    if not len(run):
        raise PendulaError(f"The run of {run.system} has no samples, so there is nothing to audit.")


def _count_usable(run: Run) -> int:
    """How many samples come before the first that is not finite or too large to add up."""
    series = [*run.y.T]
    if run.has_energy:
        series += [run.energy.total, *(run.ledger or {}).values()]
    bad = ~(np.abs(np.array(series)) < 1e150).all(axis=0)
    return int(bad.argmax()) if bad.any() else len(run)


def _mobility(run: Run, model: Model, count: int) -> Mobility | None:
    """The degrees of freedom at the start of a run."""
    if not model.constraints or not count:
        return None
    start = dict(zip(run.entries, run.y[0].tolist(), strict=True))
    return mobility(model, start, float(run.t[0]))


def _balance_strictly(known: Conditions, end: float) -> StrictBalance | None:
    """The stretch by a strict method, where inputs allow it."""
    if not end > known.run.t[0] or any(isinstance(part, Rows) for part in known.control.parts):
        return None
    strict = trials.strict_run(known, end)
    if not strict.outcome.ok:
        return None
    size = energies_of(strict)
    allowed = max(_STRICT * size, 100 * rounding_of(strict))
    remainder = float(np.abs(remainder_of(strict)).max())
    return StrictBalance(
        remainder, allowed, checks.find_disputed_works(strict, 1e3 * allowed), _distance_to_strict(known, end)
    )


def _find_altered_works(known: Conditions, end: float) -> tuple[str, ...]:
    """Works of the run that are not what simulating its stretch again gives."""
    run = known.run
    early = run.t <= end
    instants, first = np.unique(run.t[early], return_index=True)
    if not run.ledger or len(instants) < 2:
        return ()
    again = known.again(float(instants[-1]), known.setting, times=instants)
    if again.ledger is None or len(again) != len(instants):
        return ()
    allowed = 1e-6 * energies_of(again) + 10 * float(np.abs(remainder_of(again)).max())
    booked = ((name, work[first] - work[0]) for name, work in run.ledger.items() if name in again.ledger)
    return tuple(
        name for name, own in booked if np.abs(own - (works := again.ledger[name]) + works[0]).max() > allowed
    )


def _distance_to_strict(known: Conditions, end: float) -> float:
    """How far an adaptive method stays from the strict run at ever smaller tolerances; 0 if it does not."""
    if not known.adaptive:
        return 0.0
    begin = float(known.run.t[0])
    early = begin + (end - begin) / 8  # before chaos, if there is any, has its say
    exact = trials.strict_run(known, early).y[-1]
    far = []
    for part, least in ((1e-2, 1e-12), (1e-4, 1e-13)):
        own = known.again(early, max(known.setting * part, least), save_every=10**9)
        far.append(float((np.abs(own.y[-1] - exact) / (1 + np.abs(exact))).max()))
    return far[1] if far[1] > max(1e-6, 0.3 * far[0]) else 0.0


def _exchanged_energy(run: Run, count: int) -> float:
    """The energy that goes to and fro, J; where none does, all that there is."""
    if not run.has_energy or not count:
        return math.nan
    parts = [run.energy.kinetic, run.energy.potential, *(run.ledger or {}).values()]
    most = max(float(np.abs(part[:count]).max()) for part in parts)
    swing = max(float(np.ptp(part[:count])) for part in parts)
    return swing if swing > 1e-6 * most else most or 1.0


def _setting(run: Run) -> str:
    return f"step {run.step:g} s" if math.isfinite(run.step) else f"tolerance {run.tolerance:g}"
