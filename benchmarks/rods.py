"""Stiff systems whose parts feel their neighbours only: our Radau IIA against SciPy's, both sparse."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
from scipy.integrate import solve_ivp
from scipy.sparse import diags_array, eye_array

from benchmarks.measurement import Effort, Timing, require_agreement
from benchmarks.rows import Row, against, unmeasured
from benchmarks.sweeps import seconds_at, swept

UNTIL, ERROR = 1.0, 1e-6
METHOD, PEER = "radau5", "SciPy Radau"
TOLERANCES = tuple(10 ** (-i / 2) for i in range(8, 15))
FINEST, PEERS_FINEST = 1e-11, 1e-10
# Both references are better than 1e-8; errors of 1e-6 are compared.
REFERENCE_AGREEMENT = 1e-7


def rod_rows(effort: Effort) -> Iterator[Row]:
    """A reaction that spreads along a rod by diffusion (Fisher 1937), from a burning end to a cold one."""
    import pendula as pe

    for n in effort.rods:
        model = pe.derive(rod(n))
        claim = f"reaction in a rod of {n} nodes, to {ERROR:g}, {METHOD}"
        ours, theirs = partial(radau_end, model), partial(scipy_end, n)
        reference = ours(FINEST)
        require_agreement(
            f"References of pendula and SciPy, {claim},", theirs(PEERS_FINEST), reference, REFERENCE_AGREEMENT
        )
        # Of several runs: they take a millisecond, which other programs may double.
        both = swept((ours, theirs), TOLERANCES, reference, effort.repetitions)
        quick, slow = (seconds_at(ERROR, trials) for trials in both)
        if quick is None or slow is None:
            yield unmeasured(claim, PEER, None, "ms", f"no tolerance in the sweep reaches {ERROR:g}")
            continue
        note = (
            f"read off lines through {len(TOLERANCES)} tolerances, one call of simulate() with everything "
            "included; solve_ivp with the exact Jacobian as a sparse matrix, rtol = atol"
        )
        yield against(claim, Timing((quick,)), (PEER, Timing((slow,))), None, "ms", note)


def rod(n: int) -> Any:
    """u̇ᵢ = (uᵢ₋₁ − 2uᵢ + uᵢ₊₁) / Δx² + uᵢ (1 − uᵢ) between u₀ = 1 and uₙ₊₁ = 0."""
    import pendula as pe

    u = pe.states(" ".join(f"u{i}" for i in range(n)))
    ends = [1, *u, 0]
    rates = [
        (ends[i] - 2 * ends[i + 1] + ends[i + 2]) * (n + 1) ** 2 + ends[i + 1] * (1 - ends[i + 1])
        for i in range(n)
    ]
    return pe.Ode(u, rates, name=f"rod-{n}")


def radau_end(model: Any, tolerance: float) -> np.ndarray:
    """The end state of ours; nothing in between is kept."""
    import pendula as pe

    return pe.simulate(model, None, UNTIL, tolerance=tolerance, integrator=METHOD, times=[UNTIL]).z[-1]


def scipy_end(n: int, tolerance: float) -> np.ndarray:
    """The end state by solve_ivp."""
    neighbours = eye_array(n, k=-1) + eye_array(n, k=1)
    diffusion = ((neighbours - 2 * eye_array(n)) * (n + 1) ** 2).tocsc()
    wall = np.zeros(n)
    wall[0] = (n + 1) ** 2
    done = solve_ivp(
        lambda t, u: diffusion @ u + wall + u * (1 - u), (0.0, UNTIL), np.zeros(n), method="Radau",
        jac=lambda t, u: diffusion + diags_array(1 - 2 * u, format="csc"),
        rtol=tolerance, atol=tolerance, t_eval=[UNTIL],
    )  # fmt: skip
    return done.y[:, -1]
