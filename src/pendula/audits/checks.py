"""What an audit reads off the saved states alone: residual, invariants, drift, works by quadrature."""

import math
from dataclasses import replace

import numpy as np

from pendula.audits.drift import constraint_violations
from pendula.audits.findings import Drift, Invariant, Residual
from pendula.description import Lagrangian
from pendula.model import Model
from pendula.model.inertia import mass_diagonal
from pendula.model.ledger import EVENTS, STABILISATION, with_ledger
from pendula.model.route import RECURSIVE
from pendula.runs import Energy, Run, energy_balance
from pendula.simulation.start import relative_residuals

_MOST_STATES = 200  # looked at, evenly spread over the run
_CANCELLED = 1e-6  # of the largest terms of a run: less is what forces that cancel leave over
_QUADRATURE = 20.0  # times its estimated error, by which a quadrature may miss a work


def sample_evenly(count: int, most: int = _MOST_STATES) -> np.ndarray:
    """Numbers of at most so many samples, evenly spread, the ends among them."""
    return np.unique(np.linspace(0, count - 1, min(count, most)).round().astype(int))


def equations_residual(run: Run, model: Model, count: int) -> Residual | None:
    """M v̇ − f − Aᵀλ with v̇ from the kernel that moved the state and λ from the run."""
    n = model.layout.nv
    if not n or not count:
        return None
    chosen = sample_evenly(count)
    t, y, u = run.t[chosen, None].copy(), run.y[chosen], run.u[chosen]
    f, A = model.evaluate("force", t, y, u), np.zeros((len(chosen), 0, n))
    if model.constraints:
        A = model.evaluate("reaction_jacobian" if model.card.contacts else "constraint_jacobian", t, y, u)
    multipliers = run.multipliers[chosen]
    # The resulting force may be what is left of a weight that something else carries.
    weight = np.abs(model.evaluate("gravity", t, y, u)) if model.has("gravity") else 0.0
    equations = model.coordinates if model.layout.identity else model.velocities
    reaction = np.einsum("kmn,km->kn", A, multipliers)
    worst: Residual | None = None
    for a in _accelerations(run, model, t, y, u):
        inertia, size = _inertial_forces(model, t, y, u, a)
        terms = size + np.abs(f) + weight + np.einsum("kmn,km->kn", np.abs(A), np.abs(multipliers))
        # A row of zeros has nothing to compare with; a row next to others is as exact as they are. Where
        # forces cancel, as at a terminal velocity, what is left of them is rounding.
        least = np.maximum(1e-3 * terms.max(axis=1, keepdims=True), _CANCELLED * terms.max(axis=0))
        scale = np.maximum(terms, least) + 1e-300
        missed, other = (np.abs(inertia - f - sign * reaction) / scale for sign in (1, -1))
        k, i = np.unravel_index(int(np.argmax(np.nan_to_num(missed, nan=np.inf))), missed.shape)
        found = Residual(float(missed[k, i]), equations[i], float(run.t[chosen[k]]), float(other.max()))
        worst = found if worst is None or found.largest > worst.largest else worst
    return worst


def _inertial_forces(
    model: Model, t: np.ndarray, y: np.ndarray, u: np.ndarray, a: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """M a, and how large its terms are together."""
    if model.card.route != RECURSIVE:
        M = model.evaluate("mass_matrix", t, y, u)
        return np.einsum("kij,kj->ki", M, a), (np.abs(M) @ np.abs(a)[:, :, None])[:, :, 0]
    # Very large trees have no room for M. Its entries are bounded by |M_ij|² < M_ii M_jj.
    given = np.ascontiguousarray(a), np.zeros(a.shape)
    driven, still = (model.evaluate("inverse_dynamics", t, y, u, x) for x in given)
    sizes = np.sqrt(mass_diagonal(model, t, y, u))
    return driven - still, sizes * np.einsum("kj,kj->k", sizes, np.abs(a))[:, None]


def _accelerations(run: Run, model: Model, t: np.ndarray, y: np.ndarray, u: np.ndarray) -> list[np.ndarray]:
    """v̇ from the plain rate and, where a ledger was kept, from the rate that moved it along."""
    rates = [model.evaluate("rate", t, y, u)]
    if run.ledger:
        jumps = tuple(name for name in (STABILISATION, EVENTS) if name in run.ledger)
        moving = with_ledger(model, jumps=jumps)
        longer = np.hstack([y, np.zeros((len(y), len(moving.card.ledger)))])
        rates.append(moving.evaluate("rate", t, longer, u))
    return [rate[:, model.layout.v] for rate in rates]


def missed_constraints(run: Run, model: Model, count: int) -> tuple[float, str]:
    """By how much of the sizes that it binds the worst constraint is missed, and its name."""
    if not model.constraints or not count:
        return 0.0, ""
    names = (*model.constraints[: model.card.holonomic], *model.constraints)
    worst, name = 0.0, ""
    # What rests in contact at zero has no size there but that of its motion before.
    sizes = np.abs(run.y[:count]).max(axis=0) if model.card.contacts else None
    for k in sample_evenly(count):
        relative = relative_residuals(model, float(run.t[k]), run.y[k].copy(), run.u[k].copy(), sizes)
        if relative.max() > worst:
            worst, name = float(relative.max()), names[int(relative.argmax())]
    return worst, name


def invariants(run: Run, model: Model, count: int) -> tuple[Invariant, ...]:
    """Momenta of cyclic coordinates and Jacobi's integral, as far as nothing changes them."""
    if not model.coordinates or not count or any(not np.array_equal(e.before, e.after) for e in run.events):
        return ()
    chosen = sample_evenly(count)
    t, y, u = run.t[chosen, None].copy(), run.y[chosen], run.u[chosen]
    found = []
    cyclic = cyclic_coordinates(model)
    if cyclic:
        momenta = model.evaluate("momenta", t, y, u)
        for name in cyclic:
            series = momenta[:, model.coordinates.index(name)]
            found.append(_invariant(f"momentum of {name}", series))
    if kept := model.description.invariants:
        kernel = model.compilation.expressions(list(kept.values()))
        series = kernel(t, y, u, np.array(model.values), np.zeros(0), count=len(chosen))
        found += [_invariant(name, series[:, i]) for i, name in enumerate(kept)]
    if model.card.power_names == (model.card.motion,) and not model.card.explicit_time:
        # Only ∂L/∂t, forces and moving constraints change it.
        found.append(_invariant("Jacobi's integral", run.energy.jacobi[chosen]))
    return tuple(found)


def _invariant(name: str, series: np.ndarray) -> Invariant:
    return Invariant(name, float(series[0]), float(np.abs(series - series[0]).max()))


def cyclic_coordinates(model: Model) -> tuple[str, ...]:
    """Coordinates that no energy, force or constraint contains, and that no force or constraint moves."""
    system = model.description
    if not isinstance(system, Lagrangian):
        return ()
    constraints = [constraint.expression for constraint in system.constraints]
    rows = system.generalised_forces
    everywhere = [system.kinetic, system.potential, *(entry for row in rows for entry in row), *constraints]
    mentioned = set().union(*(part.free_symbols for part in everywhere))
    bound = set().union(*(part.free_symbols for part in constraints))
    return tuple(
        q.name
        for i, q in enumerate(system.coordinates)
        if q not in mentioned and q.dot not in bound and all(row[i] == 0 for row in rows)
    )


def constraint_drift(run: Run, model: Model, count: int) -> tuple[Drift, ...]:
    """The largest misses of every constraint."""
    if not model.constraints or not count:
        return ()
    found = constraint_violations(run, model, count)
    levels = (found.positions, found.velocities, found.accelerations)
    position, velocity, acceleration = (np.abs(rows).max(axis=0).tolist() for rows in levels)
    # Constraints on velocities have no position to miss.
    position += [math.nan] * (len(velocity) - len(position))
    return tuple(map(Drift, model.constraints, position, velocity, acceleration))


def find_missing_works(run: Run) -> tuple[str, ...]:
    """Powers that the ledger does not have at all."""
    return tuple(name for name in run.powers if run.ledger is not None and name not in run.ledger)


def find_disputed_works(run: Run, floor: float) -> tuple[str, ...]:
    """Powers whose work, by quadrature over many samples of a smooth run, is not what its ledger says."""
    ledger, found = run.ledger or {}, []
    fine, coarse = energy_balance(run), energy_balance(_every_other(run))
    for name, work in fine.work.items():
        if name in ledger:
            own = ledger[name][: len(work)] - ledger[name][0]
            apart = np.abs(own - work).max()
            # Of fourth order, fifteen times less is left than the coarse one misses; kinks leave more.
            doubt = np.abs(coarse.work[name] - work[::2][: len(coarse.work[name])]).max()
            if apart > _QUADRATURE * doubt + floor:
                found.append(name)
    return tuple(found)


def _every_other(run: Run) -> Run:
    half, energy = slice(None, None, 2), run.energy
    arrays = {name: getattr(run, name)[half] for name in ("t", "q", "v", "u", "z", "multipliers")}
    return replace(
        run,
        **arrays,
        energy=Energy(energy.kinetic[half], energy.potential[half], energy.jacobi[half], energy.name),
        powers={name: power[half] for name, power in run.powers.items()},
        signals={name: signal[half] for name, signal in run.signals.items()},
        ledger=None,
    )
