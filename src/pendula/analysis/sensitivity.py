"""How the end of a run depends on its start, through impacts and changes of mode.

Between two events, ∂y(t)/∂y(t₀) = Φ follows the variational equation Φ' = (∂f/∂y) Φ. At an event g(y) = 0
that takes y to R(y), neighbouring motions meet it earlier or later; to first order Φ⁺ = S Φ⁻ with the
saltation matrix
    S = DR + (f⁺ − DR f⁻) ∇gᵀ / (∇gᵀ f⁻)
(Aizerman & Gantmakher 1958; Leine & Nijmeijer 2004, §7.1). DR and ∇g are differences of fourth order.
"""

from typing import Any

import numpy as np
from scipy.integrate import solve_ivp

from pendula.errors import PendulaError, SimulationError
from pendula.model import Model
from pendula.runs import Run
from pendula.runs.run_model import model_of
from pendula.simulation.contacts import Contacts

Array = np.ndarray
_TOLERANCE = 1e-11  # of the variational equation
_STEP = 1e-5  # of differences next to 1 + |y|: their error is of its square, rounding 1e-16 / 1e-5
_GRAZING = 1e-9  # next to the sizes of its terms: a rate of an event that is none


def sensitivity(run: Run, model: Any = None) -> Array:
    """The derivative of a run's last coordinates and velocities by its first ones, through all its events.

    Args:
        run: of a ``Lagrangian`` with contacts, or of a smooth system, by ``contact="events"``.
        model: what was simulated, for a run that was loaded.

    Returns:
        Rows are those of (q, v) at the end, columns those at the start.
    """
    known = model_of(run, model, call="sensitivity(run, model)")
    _check(run, known)
    n, contacts = known.layout.nq + known.layout.nv, Contacts(known)
    matrix, t, y = np.eye(n), run.t[0], run.y[0]
    for event in run.events:
        matrix = _carry(known, matrix, (t, event.t), y)
        matrix = _saltation(known, contacts, event) @ matrix
        t, y = event.t, event.after
    return _carry(known, matrix, (t, run.t[-1]), y)


def _check(run: Run, model: Model) -> None:
    """Refuse what has no such derivative, or one that needs more than this."""
    reasons = {
        "is stepped with contact, which has no instants of impacts; use contact='events'": bool(
            run.residuals
        ),
        "has quasi-velocities": not model.layout.identity,
        "has inputs": len(model.inputs),
        "depends on time explicitly": model.card.explicit_time,
        "has other modes than those of contacts": len(model.description.contacts) == 0 and model.card.modes,
    }
    for reason, applies in reasons.items():
        if applies is not None and applies:
            raise PendulaError(f"sensitivity() of {run.system}: it {reason}.")
    times = [event.t for event in run.events]
    ours = {e.name for gap in model.description.contacts for e in gap.events}
    for event, later in zip(run.events, [*times[1:], np.inf], strict=True):
        if event.name not in ours:
            raise PendulaError(f"sensitivity() knows events of contacts only, not '{event.name}'.")
        if event.t == later:
            raise PendulaError(
                f"sensitivity() of {run.system}: two events coincide at t = {event.t:g}, where neighbouring "
                "motions differ by which comes first; there is no derivative."
            )


def _rate(model: Model, t: float, y: Array) -> Array:
    n = model.layout.nq + model.layout.nv
    return model.evaluate("rate", np.array([t]), y, np.zeros(0))[:n]


def _carry(model: Model, matrix: Array, times: tuple[float, float], y: Array) -> Array:
    """The matrix after a smooth stretch that begins at y."""
    n = len(matrix)
    rest, u = y[n:], np.zeros(0)
    if not times[1] > times[0]:
        return matrix

    def rate(t: float, x: Array) -> Array:
        now, full = np.array([t]), np.concatenate([x[:n], rest])
        slope = model.evaluate("jacobian", now, full, u)[:n, :n]
        return np.concatenate([_rate(model, t, full), (slope @ x[n:].reshape(n, n)).ravel()])

    start = np.concatenate([y[:n], matrix.ravel()])
    found = solve_ivp(rate, times, start, "DOP853", rtol=_TOLERANCE, atol=1e-2 * _TOLERANCE)
    return found.y[n:, -1].reshape(n, n)


def _saltation(model: Model, contacts: Contacts, event: Any) -> Array:
    """S of one event."""
    n, t = model.layout.nq + model.layout.nv, event.t
    before, after = (_rate(model, t, y) for y in (event.before, event.after))
    slope = _differentiate(lambda y: np.array([contacts.measure(event.name, t, y)]), event.before, n)[0]
    change = _differentiate(lambda y: contacts.follow(t, y, event.before, event.after)[:n], event.before, n)
    crossing = slope @ before
    if not abs(crossing) > _GRAZING * (np.abs(slope) @ np.abs(before)):
        raise SimulationError(f"'{event.name}' at t = {t:g} is only grazed: there is no derivative.")
    return change + np.outer(after - change @ before, slope) / crossing


def _differentiate(function: Any, y: Array, n: int) -> Array:
    """Central differences by the first n entries, twice, so that the error is of fourth order."""
    columns = []
    for k in range(n):
        h = np.zeros(len(y))
        h[k] = _STEP * (1 + abs(y[k]))
        near, far = (function(y + s * h) - function(y - s * h) for s in (1, 2))
        columns.append((8 * near - far) / (12 * h[k]))
    return np.stack(columns, axis=-1)
