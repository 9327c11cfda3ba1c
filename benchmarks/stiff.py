"""A stiff system to an achieved error: our Radau IIA against SciPy's."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
from scipy.integrate import solve_ivp

from benchmarks.measurement import Effort, Timing, require_agreement
from benchmarks.rows import Row, against, unmeasured
from benchmarks.sweeps import seconds_at, swept

MU, UNTIL, START = 1000.0, 2000.0, (2.0, 0.0)
ERROR, TARGET = 1e-6, 50.0
METHOD, PEER = "radau5", "SciPy Radau"
TOLERANCES = tuple(10 ** (-i / 2) for i in range(8, 19))
FINEST, PEERS_FINEST = 1e-13, 1e-11
# Both references are better than 1e-9; errors of 1e-6 are compared.
REFERENCE_AGREEMENT = 1e-8
CLAIM = f"Van der Pol, mu = {MU:g}, t = {UNTIL:g}, to {ERROR:g}, {METHOD}"


def stiff_rows(effort: Effort) -> Iterator[Row]:
    """Van der Pol's oscillator over more than a period of its limit cycle."""
    import pendula as pe

    if METHOD not in pe.adaptive_integrators():
        yield unmeasured(CLAIM, PEER, TARGET, "ms", f"there is no {METHOD}")
        return
    model = pe.derive(pe.gallery.van_der_pol(mu=MU))
    reference = radau_end(model, FINEST)
    require_agreement(
        "References of pendula and SciPy", scipy_end(PEERS_FINEST), reference, REFERENCE_AGREEMENT
    )
    travels = (partial(radau_end, model), scipy_end)
    both = swept(travels, TOLERANCES, reference, 1 + effort.repetitions // 5)
    quick, slow = (seconds_at(ERROR, trials) for trials in both)
    if quick is None or slow is None:
        yield unmeasured(CLAIM, PEER, TARGET, "ms", f"no tolerance in the sweep reaches {ERROR:g}")
        return
    note = (
        f"read off lines through {len(TOLERANCES)} tolerances, one call of simulate() with everything "
        "included; solve_ivp with the exact Jacobian in NumPy, rtol = atol"
    )
    yield against(CLAIM, Timing((quick,)), (PEER, Timing((slow,))), TARGET, "ms", note)


def radau_end(model: Any, tolerance: float) -> np.ndarray:
    """The end state of ours; nothing in between is kept."""
    import pendula as pe

    start = dict(zip(model.states, START, strict=True))
    return pe.simulate(model, start, UNTIL, tolerance=tolerance, integrator=METHOD, times=[UNTIL]).z[-1]


def scipy_end(tolerance: float) -> np.ndarray:
    """The end state by solve_ivp."""
    done = solve_ivp(
        rate,
        (0.0, UNTIL),
        START,
        method="Radau",
        jac=jacobian,
        rtol=tolerance,
        atol=tolerance,
        t_eval=[UNTIL],
    )
    return done.y[:, -1]


def rate(t: float, y: np.ndarray) -> np.ndarray:
    """ẋ = y, ẏ = μ (1 − x²) y − x."""
    return np.array([y[1], MU * (1 - y[0] * y[0]) * y[1] - y[0]])


def jacobian(t: float, y: np.ndarray) -> np.ndarray:
    """The derivative of ``rate`` by the state."""
    return np.array([[0.0, 1.0], [-2 * MU * y[0] * y[1] - 1, MU * (1 - y[0] * y[0])]])
