"""Steady motions: some coordinates turn at constant rates, the others stay (Routh's cyclic coordinates).

Velocities are those that constraints leave with the given rates, and the motion is steady where independent
accelerations vanish. Newton's method uses the slopes of the linear system, so that rolling bodies are found
as well. The stability is that at constant momenta: of every cyclic coordinate one pole is zero, as a
neighbouring steady motion keeps its distance.
"""

from dataclasses import replace
from functools import partial

import numpy as np

from pendula.analysis import stability
from pendula.analysis.equilibria import Equilibria
from pendula.analysis.linear_properties import NEAR
from pendula.analysis.linearisation import Linearisation, linearise_at
from pendula.analysis.points import OperatingPoint
from pendula.analysis.region import Region
from pendula.analysis.rest import Equilibrium
from pendula.analysis.tables import number
from pendula.errors import PendulaError, format_names
from pendula.model import Model

STARTS, ITERATIONS, LONGEST = 48, 30, 0.2
CLOSE, SAME = 1e-10, 1e-5


def steady_motions(model: Model, box: Region, u: np.ndarray, rates: dict[str, float]) -> Equilibria:
    """Steady motions with the given rates in a box."""
    if not model.layout.identity or not model.coordinates:
        raise PendulaError(f"{model.name} has no coordinates whose rates could be given as steady.")
    found: list[tuple[np.ndarray, Linearisation]] = []
    _check_cyclic(model, box, u, rates)
    for start in box.sample(STARTS, 0):
        lin = _newton(model, box, u, rates, start)
        if lin is None:
            continue
        place = box.fold(lin.point.y[: len(box.names)])
        matters = _essential(lin)
        apart = [np.abs(box.difference(place, other)[matters]).max(initial=0.0) for other, _ in found]
        if box.contains(place)[...] and min(apart, default=1.0) > SAME:
            found.append((place, lin))
    found.sort(key=lambda pair: pair[0][_essential(pair[1])].round(6).tolist())
    made = [_motion(model, place, lin, rates) for place, lin in found]
    said = (
        f"{len(made) or 'No'} steady motions found by Newton's method from {STARTS} points. "
        "That is no proof that there are no more."
    )
    return Equilibria(model.name, tuple(made), box, said)


def _state(model: Model, u: np.ndarray, rates: dict[str, float], q: np.ndarray) -> OperatingPoint:
    """The state with the given rates, and the velocities that constraints then ask for."""
    v = np.array([rates.get(name, 0.0) for name in model.coordinates])
    y = model.layout.join(q, v, np.zeros(model.layout.nz))
    if model.constraints:
        slopes = model.evaluate("constraints_by_y", np.zeros(1), y, u)[model.card.holonomic :, model.layout.v]
        missing = model.evaluate("constraints", np.zeros(1), y, u)[model.card.holonomic :]
        others = np.array([name not in rates for name in model.coordinates])
        v[others] -= np.linalg.pinv(slopes[:, others]) @ missing
        y[model.layout.v] = v
    return OperatingPoint(y, u)


def _newton(
    model: Model, box: Region, u: np.ndarray, rates: dict[str, float], start: np.ndarray
) -> Linearisation | None:
    """The linear system at the steady motion that Newton's method leads to."""
    q = start[: model.layout.nq].copy()
    longest = LONGEST * box.width[: len(q)]
    try:
        for _ in range(ITERATIONS):
            lin = linearise_at(model, _state(model, u, rates, q))
            a, moving = lin.tangent.positions, lin.tangent.moving
            values = lin.rate[moving]
            if np.abs(values).max(initial=0.0) <= CLOSE * (1 + np.abs(lin.A[moving]).max(initial=0.0)):
                return lin
            free = [i for i, name in enumerate(lin.names[:a]) if name not in rates]
            step = -np.linalg.pinv(lin.A[moving][:, free], 1e-10) @ values
            change = lin.tangent.S[model.layout.q][:, free] @ step
            q = q + change / max(np.abs(change / longest).max(initial=0.0), 1.0)
    except PendulaError:
        return None  # a singular configuration on the way
    return None


def _check_cyclic(model: Model, box: Region, u: np.ndarray, rates: dict[str, float]) -> None:
    for start in box.sample(4, 1):
        try:
            lin = linearise_at(model, _state(model, u, rates, start[: model.layout.nq]))
        except PendulaError:
            continue
        matters = _essential(lin)
        bound = [name for name in rates if name in lin.names and matters[lin.names.index(name)]]
        if bound:
            raise PendulaError(
                f"{format_names(bound)} of {model.name} is not cyclic: the motion depends on it, so that it "
                "cannot turn steadily."
            )


def _essential(lin: Linearisation) -> np.ndarray:
    """Which positions the accelerations depend on."""
    slopes = np.abs(lin.A[lin.tangent.moving, : lin.tangent.positions])
    return slopes.max(axis=0, initial=0.0) > 1e-9 * (1 + np.abs(lin.A).max())


def _motion(model: Model, place: np.ndarray, lin: Linearisation, rates: dict[str, float]) -> Equilibrium:
    y = lin.point.y.copy()
    y[: len(place)] = place
    values = dict(zip(model.card.entries, y.tolist(), strict=True))
    time = np.array([0.0])
    multipliers = model.evaluate("solution", time, y, lin.point.u)[model.layout.nv :].tolist()
    return Equilibrium(
        model.name,
        {name: values[name] for name in model.coordinates},
        dict(zip(model.inputs, lin.point.u.tolist(), strict=True)),
        dict(zip(model.constraints, multipliers, strict=True)),
        float(np.abs(lin.rate[lin.tangent.moving]).max(initial=0.0)),
        np.zeros((0, model.layout.nv)),
        replace(lin.point, y=y),
        {name: values[name] for name in model.velocities},
        partial(_judge, model, lin, len(rates)),
    )


def _judge(model: Model, lin: Linearisation, cyclic: int) -> stability.Verdict:
    """The stability at constant momenta."""
    kept = np.concatenate((_essential(lin), np.ones(len(lin.names) - lin.tangent.positions, dtype=bool)))
    poles = np.linalg.eigvals(lin.A[kept][:, kept])
    poles = poles[np.argsort(np.abs(poles))][cyclic:]
    size = max(np.abs(poles).max(initial=0.0), 1e-300)
    growth = float(poles.real.max(initial=-np.inf))
    if growth > np.sqrt(NEAR) * size:
        return stability.Verdict(
            stability.UNSTABLE, stability.EIGENVALUES, f"A deviation grows as exp({number(growth)} t)."
        )
    if growth < -np.sqrt(NEAR) * size:
        return stability.Verdict(
            stability.ASYMPTOTIC, stability.EIGENVALUES, "All deviations at constant momenta decay."
        )
    swings = np.abs(poles.imag).min(initial=np.inf) > np.sqrt(NEAR) * size
    if swings and len(poles) == 2 and stability.kind_of_forces(model, lin) == stability.CONSERVATIVE:
        rate = number(float(np.abs(poles.imag).max()))
        return stability.Verdict(
            stability.STABLE,
            "Routh",
            f"The energy has a minimum at constant momenta (Routh); deviations swing at {rate} rad/s.",
        )
    said = "Eigenvalues on the imaginary axis: the linear system does not decide."
    return stability.Verdict(stability.UNDECIDED, "", said)
