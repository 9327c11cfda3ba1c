"""The double pendulum to an achieved error of 1e-6: ours against SciPy, each at its best setting."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from types import ModuleType
from typing import Any

import numpy as np
from scipy.integrate import solve_ivp

from benchmarks.double_pendulum import PARAMETERS, START, march, model
from benchmarks.measurement import Effort, interleaved, require_agreement
from benchmarks.rows import Row, against, unmeasured

ERROR = 1e-6  # largest error of any angle (rad) or rate (rad/s) at the end
PEERS = ("DOP853", "RK45", "LSODA")
PEER, TARGET, UNIT = "SciPy", 30.0, "ms"
ADAPTIVE_TARGET = 150.0  # against SciPy's DOP853, whose time scatters by a fifth from run to run

# Settings from the finest on; the last one before the first that misses ERROR is used. So nobody
# is lucky: every finer setting meets it too.
STEPS_A_SECOND = [400 / 1.04**i for i in range(120)]
TOLERANCES = [10 ** (-11 + i / 4) for i in range(29)]
REFERENCE_STEPS = 5000  # a second, of our own reference beside SciPy's
# They differ by 2e-12 after 100 s; this is enough to judge an error of 1e-6.
REFERENCE_AGREEMENT = 1e-9


@dataclass(frozen=True)
class Setting:
    """A setting that meets ERROR, what runs with it, and the error it achieves."""

    value: float
    run: Callable[[], np.ndarray]
    error: float


def accuracy_rows(effort: Effort) -> Iterable[Row]:
    """The time to the same achieved error: RK4 against the best of SciPy, lobatto16 against DOP853."""
    claim = f"double pendulum to {ERROR:g} over {effort.seconds:g} s, RK4"
    until, prepared = effort.seconds, model()
    rate = quicker_right_hand_side(effort)
    reference = scipy_end(rate, "DOP853", 3e-14, until)
    ours_fine = march(prepared, until, round(until * REFERENCE_STEPS))
    require_agreement("References of pendula and SciPy", ours_fine, reference, REFERENCE_AGREEMENT)

    ours = coarsest(
        ((n, partial(march, prepared, until, n)) for n in (math.ceil(until * s) for s in STEPS_A_SECOND)),
        reference,
    )
    settings = {
        method: coarsest(((e, partial(scipy_end, rate, method, e, until)) for e in TOLERANCES), reference)
        for method in PEERS
    }
    peers = {method: setting for method, setting in settings.items() if setting is not None}
    if ours is None or not peers:
        yield unmeasured(claim, PEER, TARGET, UNIT, f"no setting in the sweep reaches {ERROR:g}")
        return
    own = coarsest(((e, partial(adaptive_end, prepared, e, until)) for e in TOLERANCES), reference)
    if own is None:
        yield unmeasured(claim, PEER, TARGET, UNIT, f"no tolerance in the sweep reaches {ERROR:g}")
        return
    works = (ours.run, own.run, *(peer.run for peer in peers.values()))
    timings = interleaved(min(effort.repetitions, 5), *works)
    theirs = dict(zip(peers, timings[2:], strict=True))
    best = min(theirs, key=lambda method: theirs[method].median)
    note = (
        f"{int(ours.value):,} steps, error {ours.error:.1e}; solve_ivp, {best} with rtol = atol = "
        f"{peers[best].value:.1e}, error {peers[best].error:.1e}, the quickest of {', '.join(peers)}"
    )
    yield against(claim, timings[0], (f"SciPy {best}", theirs[best]), TARGET, UNIT, note)
    if "DOP853" in peers:
        peer = peers["DOP853"]
        yield against(
            claim.replace("RK4", "lobatto16"),
            timings[1],
            ("SciPy DOP853", theirs["DOP853"]),
            ADAPTIVE_TARGET,
            UNIT,
            f"tolerance {own.value:.1e}, error {own.error:.1e}; solve_ivp, rtol = atol = {peer.value:.1e}, "
            f"error {peer.error:.1e}",
        )


def coarsest(
    settings: Iterable[tuple[float, Callable[[], np.ndarray]]], reference: np.ndarray
) -> Setting | None:
    """The last setting, from the finest on, before the first that misses ERROR."""
    found = None
    for value, run in settings:
        error = float(np.abs(run() - reference).max())
        if not error <= ERROR:
            break
        found = Setting(value, run, error)
    return found


def adaptive_end(prepared: Any, tolerance: float, until: float) -> np.ndarray:
    """The end state by Lobatto's collocation; nothing in between is kept."""
    import pendula as pe

    start = dict(zip((*prepared.coordinates, *prepared.velocities), START, strict=True))
    run = pe.simulate(prepared, start, until, tolerance=tolerance, integrator="lobatto16", save_every=10**9)
    return np.concatenate([run.q[-1], run.v[-1]])


def scipy_end(rate: Callable[..., Any], method: str, tolerance: float, until: float) -> np.ndarray:
    """The end state by solve_ivp; nothing in between is kept."""
    done = solve_ivp(rate, (0.0, until), START, method=method, rtol=tolerance, atol=tolerance, t_eval=[until])
    return done.y[:, -1]


def quicker_right_hand_side(effort: Effort) -> Callable[..., Any]:
    """The equations with Python's mathematics or NumPy's, whichever is quicker inside solve_ivp."""
    ways = [right_hand_side(math), right_hand_side(np)]
    trials = [partial(scipy_end, rate, "DOP853", 1e-6, min(effort.seconds, 5.0)) for rate in ways]
    timings = interleaved(3, *trials)
    return min(zip(timings, ways, strict=True), key=lambda pair: pair[0].median)[1]


def right_hand_side(library: ModuleType) -> Callable[[float, np.ndarray], Any]:
    """The double pendulum by hand with the sines of a library: its mass matrix by the determinant."""
    m1, m2, l1, l2, g = PARAMETERS
    sin, cos, plain = library.sin, library.cos, library is math
    coupling, both = m2 * l1 * l2, (m1 + m2) * l1
    a11, a22 = both * l1, m2 * l2 * l2

    def rate(t: float, y: np.ndarray) -> Any:
        theta1, theta2, w1, w2 = y.tolist() if plain else y
        s, a12 = coupling * sin(theta1 - theta2), coupling * cos(theta1 - theta2)
        r1 = -s * w2 * w2 - both * g * sin(theta1)
        r2 = s * w1 * w1 - m2 * g * l2 * sin(theta2)
        scale = 1 / (a11 * a22 - a12 * a12)
        entries = [w1, w2, (a22 * r1 - a12 * r2) * scale, (a11 * r2 - a12 * r1) * scale]
        return entries if plain else np.array(entries)

    return rate
