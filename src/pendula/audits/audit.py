"""audit: where the energy of a run went, and how far the run can be believed."""

import math
from dataclasses import replace
from typing import Any

import numpy as np

from pendula.audits import checks, trials, verdict
from pendula.audits.findings import BELIEVED, DOUBTFUL, WRONG, Audit
from pendula.audits.mobility import Mobility, mobility
from pendula.audits.states import Compared, compare_states
from pendula.audits.stretch import choose_stretch, jumps_of, see_more
from pendula.audits.torn import find_torn
from pendula.audits.trials import energies_of, remainder_of, rounding_of
from pendula.audits.verdict import Evidence, StrictBalance
from pendula.errors import PendulaError, explain_arguments
from pendula.model import Model
from pendula.model.quantity_units import with_unit_of
from pendula.runs import Run
from pendula.runs.run_model import model_of
from pendula.simulation.again import Conditions, UnknownConditionsError, conditions_of
from pendula.simulation.outcome import BECAME_DEPENDENT

_STRICT = 1e-10  # part of all energies that a strict run may leave unexplained
_LOOSER, _FALL = 1e-11, 3.0  # a tolerance less strict, and by how much more it leaves of an own error
_SECONDS = 10.0  # of the processor, that a run which is simulated again may take


@explain_arguments
def audit(run: Run, model: Any = None, *, control: Any = None) -> Audit:
    """Account for the energy of a run, check its equations and constraints, and say what it is worth.

    It tells energy drift, which the integrator makes, from work that forces do.

    The run must have been made with ``simulate(..., ledger=True)``. What its works leave unexplained is
    called integration error only if it falls, on a stretch of the run that is simulated again, as fast as the
    method promises. The grade is "believed", "doubtful" or "wrong". Feedback laws are not asked again:
    inputs are those that the run recorded. A run with contact is judged by the laws of contact, by energy
    that grew, and by the run with half the step.

    Args:
        run: what ``simulate`` returned, or ``load``.
        model: what was simulated, for a run that was loaded: a description, a model or a gallery name.
        control: its inputs, for a run that was loaded and whose inputs were functions of time.
    """
    known_model = model_of(run, model, call="audit(run, model)")
    if run.residuals:
        from pendula.audits.contact_audit import audit_contact  # knows shapes, which other runs do not load

        return audit_contact(run, known_model)
    _check(run)
    count = _count_usable(run)
    known, missing = _conditions(run, known_model, control, count)
    again = _Again(known, count)
    residual = checks.equations_residual(run, known_model, count)
    drift = checks.constraint_drift(run, known_model, count)
    remainder = remainder_of(run)[:count] if run.has_energy else np.empty(0)
    exchanged = _exchanged_energy(run, count)
    seen = again.seen
    largest = float(np.abs(remainder).max(initial=0.0))
    if run.has_energy and seen is not None:
        exchanged = max(exchanged, _exchanged_energy(seen, len(seen)))
        largest = max(largest, float(np.abs(remainder_of(seen)).max()))
    found = Evidence(
        integrator=run.integrator,
        outcome=run.outcome,
        units=run.units,
        has_energy=run.has_energy and count > 0,
        remainder=largest,
        exchanged=exchanged,
        convergence=again.convergence,
        books=again.books,
        disputed=(*checks.find_missing_works(run), *again.altered),
        residual=residual,
        missed=checks.missed_constraints(run, known_model, count),
        drift=drift,
        torn=find_torn(run, known_model, count, known, again.compared),
        error=None if again.compared is None else again.compared.global_error(run),
        begin=float(run.t[0]),
        end=float(run.t[-1]),
        start_known=run.settings is not None or run.t[0] == 0.0,
        missing=missing,
        left_out=len(run) - count,
    )
    faults, doubts = verdict.find_faults(found), verdict.find_doubts(found)
    grade = WRONG if faults else DOUBTFUL if doubts else BELIEVED
    return Audit(
        system=run.system,
        integrator=run.integrator,
        setting=_setting(run),
        t=run.t[:count],
        change=run.energy.total[:count] - run.energy.total[0] if run.has_energy else np.empty(0),
        works={name: work[:count] - work[0] for name, work in (run.ledger or {}).items()},
        remainder=remainder,
        exchanged=exchanged,
        convergence=found.convergence,
        residual=residual,
        invariants=checks.invariants(run, known_model, count),
        drift=drift,
        unit_drift=run.unit_drift if known_model.layout.unit else None,
        error=found.error,
        faults=faults,
        doubts=doubts,
        notes=_notes(run, missing, count),
        verdict=verdict.write_verdict(found, grade, faults, doubts),
        mobility=_mobility(run, known_model, count),
        energy_name=known_model.card.energy_name,
        units=run.units,
    )


class _Again:
    """What simulating a run again shows: all None where its conditions are not known."""

    def __init__(self, known: Conditions | None, count: int) -> None:
        self.seen: Run | None = None  # the run, with more samples where it has few
        self.convergence = self.books = None
        self.altered: tuple[str, ...] = ()
        self.compared: Compared | None = None
        if known is None:
            return
        run = known.run
        if run.has_energy:
            self.seen = see_more(known) if count == len(run) else None
            stretch, end = choose_stretch(known, run if self.seen is None else self.seen, count)
            self.convergence = trials.convergence(stretch, end)
            self.books = _balance_strictly(stretch, end)
            again = self.seen if self.seen is not run else _repeat(stretch, end)
            self.altered = () if again is None else _find_altered_works(run, again)
        self.compared = compare_states(known, count)


def _conditions(run: Run, model: Model, control: Any, count: int) -> tuple[Conditions | None, str]:
    """What made the run, or None and a sentence that says what is missing."""
    alone = run.settings is None or run.settings.begin is None
    if count < (2 if alone else 1):
        return None, "Too few samples are finite."
    try:
        return replace(conditions_of(run, model, control), seconds=_SECONDS), ""
    except UnknownConditionsError as missing:
        return None, str(missing)


def _notes(run: Run, missing: str, count: int) -> tuple[str, ...]:
    notes = [f"Nothing was simulated again. {missing}"] if missing else []
    if count < len(run):
        notes.append(f"The last {len(run) - count} samples are left out: they are not finite.")
    return (*notes, run.outcome.sentence) if not run.outcome.ok else tuple(notes)


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
    """The stretch by a strict method, where that comes to its end."""
    if not end > known.begin:
        return None
    strict = trials.strict_run(known, end)
    if not strict.outcome.ok or BECAME_DEPENDENT in strict.outcome.sentence:
        return None  # uncertain steps through a singular configuration leave more than a strict method
    size = energies_of(strict)
    allowed = max(_STRICT * size, 100 * rounding_of(strict))
    remainder = float(np.abs(remainder_of(strict)).max())
    if remainder > allowed and _falls(known, end, remainder):
        return None
    return StrictBalance(
        remainder, allowed, checks.find_disputed_works(strict, 1e3 * allowed), _distance_to_strict(known, end)
    )


def _falls(known: Conditions, end: float, remainder: float) -> bool:
    """Whether what a strict run leaves is an error of its own, which falls with the tolerance."""
    looser = trials.strict_run(known, end, _LOOSER)
    return not looser.outcome.ok or float(np.abs(remainder_of(looser)).max()) > _FALL * remainder


def _repeat(known: Conditions, end: float) -> Run | None:
    """The stretch once more as it was, at the samples of the run."""
    run = known.run
    instants = np.unique(run.t[(run.t >= known.begin) & (run.t <= end)])
    if len(instants) < 2 or instants[0] != known.begin:
        return None
    again = known.again(float(instants[-1]), known.setting, times=instants)
    return again if len(again) == len(instants) else None


def _find_altered_works(run: Run, again: Run) -> tuple[str, ...]:
    """Works of the run that are not what simulating it again gives."""
    own = np.searchsorted(run.t, again.t, side="right") - 1
    # At the instant of a jump either side may have been kept.
    common = (run.t[own] == again.t) & ~np.isin(again.t, jumps_of(run))
    if not run.ledger or not again.ledger or common.sum() < 2:
        return ()
    allowed = 1e-6 * energies_of(again) + 10 * float(np.abs(remainder_of(again)).max())
    found = []
    for name in (name for name in run.ledger if name in again.ledger):
        booked, right = run.ledger[name][own[common]], again.ledger[name][common]
        if np.abs(booked - booked[0] - right + right[0]).max() > allowed:
            found.append(name)
    return tuple(found)


def _distance_to_strict(known: Conditions, end: float) -> float:
    """How far an adaptive method stays from the strict run at ever smaller tolerances; 0 if it does not."""
    if not known.adaptive:
        return 0.0
    early = known.begin + (end - known.begin) / 8  # before chaos, if there is any, has its say
    exact = trials.strict_run(known, early).y[-1]
    far = []
    for part, least in ((1e-2, 1e-12), (1e-4, 1e-13)):
        own = known.again(early, max(known.setting * part, least), save_every=10**9)
        if not own.outcome.ok:
            return 0.0
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
    if math.isfinite(run.step):
        return f"step {with_unit_of(f'{run.step:g}', run.units, 'time')}"
    return f"tolerance {run.tolerance:g}"
