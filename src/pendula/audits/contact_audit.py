"""Audit of a run with contact: energy that grew, laws of contact, depth, and the run with half the step."""

import math
from typing import Any

import numpy as np

from pendula.audits.findings import BELIEVED, DOUBTFUL, WRONG, Audit, GlobalError
from pendula.audits.verdict import MEANINGS
from pendula.collision.parts import parts_of
from pendula.errors import PendulaError
from pendula.model import Model
from pendula.model.quantity_units import with_unit_of
from pendula.runs import Run
from pendula.simulation import simulate

PENETRATION = "penetration"
# Works of contact, which only take energy, but for the lifting of bodies out of each other.
_OF_CONTACT = ("impacts", "friction", "position correction", "contact damping", "contact friction")
_OF_CONTACT += ("limits of joints", "friction of joints")
# Of the energy exchanged: growth, or a remainder, that is rounding and the tolerance of solvers, and such
# that leaves nothing to believe.
_LITTLE, _MUCH = 1e-4, 0.1
_SLOW, _QUICK = 1e-2, 0.3  # of the largest speed: residuals
_SHALLOW, _DEEP = 1e-2, 0.2  # of the smallest shape: depths
_APART = 1e-2  # of the distances in a run: states that do not agree any more


def audit_contact(run: Run, model: Model) -> Audit:
    """What contact did to a run, and how far to believe it."""
    if not len(run):
        raise PendulaError(f"The run of {run.system} has no samples, so there is nothing to audit.")
    works = {name: work - work[0] for name, work in (run.ledger or {}).items()}
    change = run.energy.total - run.energy.total[0]
    remainder = change - sum(works.values(), np.zeros(len(run)))
    exchanged = _exchanged_energy(run)
    others = [work for name, work in works.items() if name not in _OF_CONTACT]
    held = change - sum(others, np.zeros(len(run)))
    grew = float((held - np.minimum.accumulate(held)).max())
    found = {"energy that grew": grew, **{name: float(part.max()) for name, part in run.residuals.items()}}
    error, note = _compare_with_half_a_step(run, model)
    faults, doubts = _judge(run, model, found, float(np.abs(remainder).max()) / exchanged, exchanged)
    if not run.outcome.ok:
        faults = (*faults, "It did not reach its end.")
    if error is not None and error.trusted_until < run.t[-1]:
        until = with_unit_of(f"{error.trusted_until:.4g}", run.units, "time")
        doubts = (*doubts, f"With half the step it is another motion from t = {until} on.")
    grade = WRONG if faults else DOUBTFUL if doubts else BELIEVED
    return Audit(
        system=run.system,
        integrator=run.integrator,
        setting=f"step {run.step:g} s" if math.isfinite(run.step) else f"tolerance {run.tolerance:g}",
        t=run.t,
        change=change,
        works=works,
        remainder=remainder,
        exchanged=exchanged,
        convergence=None,
        residual=None,
        invariants=(),
        drift=(),
        error=error,
        faults=faults,
        doubts=doubts,
        notes=(note,) if note else (),
        verdict=" ".join((MEANINGS[grade], *faults, *doubts)),
        energy_name=run.energy.name,
        units=run.units,
        contact=found,
    )


def _judge(
    run: Run, model: Model, found: dict[str, float], part: float, exchanged: float
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Sentences on what is wrong and on what is in doubt."""
    speed = max(float(np.abs(run.v).max()), 1e-3)
    size, of_what = _size_of(run, model)
    laws = max(found.get(name, 0.0) for name in ("signorini", "coulomb", "dissipation", "law"))
    broken = max(found.get(name, 0.0) for name in ("pull", "friction beyond its cone"))
    depth = found.get(PENETRATION, 0.0)
    looked = (
        (
            found["energy that grew"] / exchanged,
            _LITTLE,
            _MUCH,
            "Energy grew, by {:.1e} of what was exchanged.",
        ),
        (part, _LITTLE, _MUCH, "Works leave {:.1e} of the energy exchanged unexplained."),
        (laws / speed, _SLOW, _QUICK, "Laws of contact were missed by {:.1e} of the largest speed."),
        (depth / size, _SHALLOW, _DEEP, f"Bodies were in each other by {{:.1e}} of {of_what}."),
        (broken, 0.0, 0.0, "Forces of {:.1e} N were beyond their laws."),
    )
    faults = tuple(text.format(value) for value, _, much, text in looked if value > much)
    doubts = tuple(text.format(value) for value, little, much, text in looked if little < value <= much)
    return faults, doubts


def _exchanged_energy(run: Run) -> float:
    """The energy that goes to and fro, J; where none does, all that there is."""
    parts = [run.energy.kinetic, run.energy.potential, *(run.ledger or {}).values()]
    most = max(float(np.abs(part).max()) for part in parts)
    swing = max(float(np.ptp(part)) for part in parts)
    return swing if swing > 1e-6 * most else most or 1.0


def _size_of(run: Run, model: Model) -> tuple[float, str]:
    """What depths are compared with: how far the smallest shape reaches, else how far the run goes."""
    shapes = (shape for body in getattr(model.description, "bodies", ()) for shape in body.collision)
    reaches = [part.reach for shape in shapes for part in parts_of(shape)]
    if reaches:
        return min(reaches), "the smallest shape"
    return max(float(np.ptp(run.q, axis=0).max(initial=0.0)), 1e-300), "the distances in the run"


def _compare_with_half_a_step(run: Run, model: Model) -> tuple[GlobalError | None, str]:
    """How far positions are from those of the run with half the step; or None and why not."""
    method, _, law = run.integrator.partition(" ")
    contact = "stepping" if method == "moreau-jean" else getattr(run.settings, "contact", None)
    if contact is None or not math.isfinite(run.step):
        return None, "The run was not repeated with half the step: it has no equal steps, or was loaded."
    if run.given or len(run.events):
        return None, "The run was not repeated with half the step: it has inputs or events."
    start = dict(zip(run.entries, run.y[0].tolist(), strict=True))
    how: dict[str, Any] = {"step": run.step / 2, "start_time": float(run.t[0]), "contact": contact}
    if contact != "stepping":
        how["integrator"] = run.integrator
    elif law:
        how["impacts" if law == "sequential" else "law"] = law
    kept = np.round(np.diff(run.t) / run.step).astype(int)
    every = int(kept[0]) if len(kept) else 1
    again = simulate(model, start, float(run.t[-1]), save_every=2 * every, **how)
    count = min(len(run), len(again))
    same = np.isclose(run.t[:count], again.t[:count], rtol=0, atol=0.25 * run.step)
    apart = np.abs(run.q[:count] - again.q[:count]).max(axis=1)[same]
    size = max(float(np.ptp(run.q, axis=0).max()), _size_of(run, model)[0])
    late = np.flatnonzero(apart > _APART * size)
    until = run.t[:count][same]
    trusted = float(until[late[0]]) if len(late) else float(until[-1])
    how_far = "from the run with half the step, next to the distances in it"
    return GlobalError(float(apart.max()) / size, float(until[-1]), trusted, how_far), ""
