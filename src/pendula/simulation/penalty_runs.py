"""Runs with contact by springs: what is added to a model before it moves, and to its run afterwards."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.errors import SimulationError
from pendula.model import Model
from pendula.model.quantity_units import with_unit_of
from pendula.runs import Outcome, Run
from pendula.runs.contacts import WIDTH, Contacts
from pendula.simulation.contact_steps import contact_rows, refuse_overlaps
from pendula.simulation.energy_ledger import Ledger
from pendula.simulation.methods import Adaptive, Integrator

if TYPE_CHECKING:
    from pendula.contact.penalty_model import PenaltyContact

SPRINGS = "contact springs"
_SLIPPING = 0.5**0.5  # of μ Fₙ, where the damper of friction reaches it
_ALSO = 1e-9  # of μ Fₙ: rounding


def read_penalty(
    model: Model, contact: Any, method: Integrator | Adaptive, step: float | None
) -> "PenaltyContact | None":
    """The springs between the bodies of a model, where they are asked for."""
    if isinstance(contact, str) and contact != "penalty":
        return None
    # These know descriptions, and so SymPy, which a run without contact does not load.
    from pendula.contact.free_bodies import read_free_bodies
    from pendula.contact.penalty import Penalty
    from pendula.contact.penalty_advice import check_step, usual_penalty
    from pendula.contact.penalty_model import PenaltyContact

    if not isinstance(contact, str | Penalty):
        raise SimulationError(f"contact= is a name or a Penalty(stiffness=...), got {contact!r}.")
    system: Any = model.description
    bodies = read_free_bodies(system, model.parameters, "penalty")
    penalty = usual_penalty(bodies, step) if isinstance(contact, str) else contact
    if step is not None and isinstance(method, Integrator) and not method.implicit:
        check_step(bodies, penalty, step)
    return PenaltyContact(bodies, system.pairs, penalty)


def penalty_ledger(
    springs: "PenaltyContact", model: Model, y: np.ndarray, t: float, **options: Any
) -> Ledger:
    """The ledger of a run with springs, whose model has them."""
    from pendula.contact.penalty_model import WORKS

    springs.world.write(y[: 13 * len(springs.world.bodies.names)])
    refuse_overlaps(springs.world, model.name)
    kept = Ledger(model, y, t, **options, others=WORKS)
    kept.moving = springs.add_to(kept.moving)
    return kept


def add_contacts(run: Run, springs: "PenaltyContact") -> Run:
    """The run with its contacts, how deep bodies were in each other, and what springs hold in the ledger.

    Impulses are forces times the time since the sample before.
    """
    made, world = springs.springs, springs.world
    if made.overfull:
        raise SimulationError(f"{run.system} has more contacts at once than contact='penalty' has room for.")
    # Chosen steps try states that they do not keep.
    deepest = 0.0 if np.isnan(run.step) else made.deepest
    stored, rows = np.zeros(len(run)), [np.zeros((0, WIDTH))]
    laws = np.zeros((3, len(run)))
    before = np.concatenate([run.t[:1], run.t[:-1]])
    for k, y in enumerate(np.ascontiguousarray(run.y)):
        if not np.isfinite(y).all():
            break
        found = springs.find_at(y)
        stored[k] = made.stored
        if len(found):
            beyond = np.hypot(found["ls"], found["lt"]) - (1 + _ALSO) * found["friction"] * found["ln"]
            laws[:, k] = np.maximum([-found["gap"].min(), -found["ln"].min(), beyond.max()], 0.0)
            rows.append(contact_rows(world, float(run.t[k]), slipping=_SLIPPING))
            rows[-1][:, 10:13] *= run.t[k] - before[k]
    said = (
        f" Springs of {springs.penalty.stiffness:.3g} N/m between bodies, which were up to "
        f"{with_unit_of(f'{max(deepest, laws[0].max(initial=0.0)):.1e}', run.units, 'length')} in each other."
    )
    return replace(
        run,
        outcome=Outcome(run.outcome.reason, run.outcome.sentence + said),
        contacts=Contacts(tuple(dict.fromkeys(world.owner_names)), np.concatenate(rows)),
        residuals=dict(zip(("penetration", "pull", "friction beyond its cone"), laws, strict=True)),
        settings=None if run.settings is None else replace(run.settings, contact=springs.penalty),
        ledger={**(run.ledger or {}), SPRINGS: stored[:1].sum() - stored},
    )
