"""What ``check`` looks for in the motion of any system at its start: masses, constraints, finite numbers."""

from collections.abc import Iterator

import numpy as np

from pendula.analysis.findings import Finding, doubt, fault
from pendula.audits.mobility import mobility
from pendula.errors import PendulaError, format_names
from pendula.model import Model
from pendula.simulation.start import NO_INERTIA, consistent_start, read_start

STIFF = 1e12  # a condition number of the mass matrix that leaves few digits


def check_motion(model: Model) -> Iterator[Finding]:
    """Everything that can be asked at the start."""
    if model.card.doubt:
        yield doubt("doubtful system", model.card.doubt)
    try:
        y = read_start(model, None)
    except PendulaError as error:
        yield fault("start", str(error))
        return
    if model.coordinates:
        definite = True
        for found in _check_masses(model, y[model.layout.q]):
            definite = definite and found.severity == "doubt"
            yield found
        if not definite:
            return
        yield from _check_constraints(model, y)
    yield from _check_rates(model, y)
    yield from _check_units(model)


def _check_masses(model: Model, q: np.ndarray) -> Iterator[Finding]:
    """Whether M is positive definite, next to its diagonal."""
    M = model.mass_matrix(q)
    if not np.isfinite(M).all():
        yield fault("masses not finite", f"The mass matrix of {model.name} at its start is not finite.")
        return
    diagonal = np.diag(M)
    still = [v for v, entry in zip(model.velocities, diagonal.tolist(), strict=True) if entry <= 0]
    if still:
        yield fault(
            "no inertia",
            f"At the start nothing that has inertia moves by {format_names(still)}: no acceleration follows.",
        )
        return
    scale = 1 / np.sqrt(diagonal)
    least, largest = np.linalg.eigvalsh(M * scale * scale[:, None])[[0, -1]].tolist()
    if least <= NO_INERTIA * largest:
        yield fault(
            "singular masses",
            f"The mass matrix of {model.name} at its start is not positive definite: some velocities "
            "together move nothing that has inertia.",
        )
    elif largest > STIFF * least:
        yield doubt(
            "ill-conditioned masses",
            f"The mass matrix of {model.name} has the condition number {largest / least:.1e} at its start; "
            "accelerations have few digits.",
        )


def _check_constraints(model: Model, y: np.ndarray) -> Iterator[Finding]:
    if not model.constraints:
        return
    try:
        near = consistent_start(model)
    except PendulaError as error:
        yield fault("no consistent start", str(error))
        return
    found = np.array([near[name] for name in model.card.entries])
    if np.abs(found - y).max() > 1e-6 * (1 + np.abs(y).max()):
        moved = max(near, key=lambda name: abs(near[name] - y[model.card.entries.index(name)]))
        yield fault(
            "inconsistent start",
            f"The start of {model.name} does not satisfy its constraints; the nearest one that does has "
            f"{moved} = {near[moved]:.6g} (consistent_start gives all of it).",
        )
    degrees = mobility(model, near)
    if degrees.freedom == 0:
        yield fault("nothing moves", f"{degrees} Nothing can move.")
    elif degrees.counted != degrees.freedom:
        yield doubt("dependent constraints", str(degrees))
    elif degrees.singular:
        yield doubt("singular configuration", str(degrees))


def _check_rates(model: Model, y: np.ndarray) -> Iterator[Finding]:
    rates = model.rate(y)
    wrong = [n for n, rate in zip(model.card.entries, rates.tolist(), strict=True) if not np.isfinite(rate)]
    if wrong:
        yield fault(
            "rates not finite",
            f"The rate of {format_names(wrong)} is not finite at the start of {model.name}.",
        )
    elif model.coordinates and not np.isfinite(model.energy(y[model.layout.q], y[model.layout.v])).all():
        yield fault("energy not finite", f"The energy of {model.name} is not finite at its start.")


def _check_units(model: Model) -> Iterator[Finding]:
    """Units that some symbols have and others have not leave dimensions unchecked."""
    names = (*model.coordinates, *model.parameters)
    without = [name for name in names if name not in model.card.units]
    if without and len(without) < len(names):
        yield doubt(
            "units missing",
            f"{format_names(without[:6])} of {model.name} have no unit, others have: dimensions are checked "
            "only where all are given.",
        )
