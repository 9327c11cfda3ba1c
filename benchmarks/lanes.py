"""Several states in SIMD lanes against one state at a time, on one core."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np

from benchmarks.measurement import Effort, interleaved, require_agreement
from benchmarks.rows import Row, against

STATES = 4096
# With two coordinates, gathering and scattering takes as long as the kernel itself.
TARGET, SMALL_TARGET = 2.0, 1.5
# Lanes may fuse products and sums differently: the last bits.
AGREEMENT = 1e-12


def lane_rows(effort: Effort) -> Iterator[Row]:
    """Forward dynamics of a batch, and RK4 steps of many runs."""
    import pendula as pe

    yield _forward_dynamics("double pendulum", pe.derive(pe.gallery.double_pendulum()), SMALL_TARGET, effort)
    yield _forward_dynamics("8 links", pe.derive(pe.gallery.n_link_pendulum(8)), TARGET, effort)
    yield _stepping(effort)


def _forward_dynamics(name: str, model: Any, target: float, effort: Effort) -> Row:
    y = np.random.default_rng(3).uniform(-1, 1, (STATES, 2 * len(model.coordinates)))
    arguments = (np.zeros(1), y, np.zeros(0), np.array(model.values), np.zeros(0))
    single, lanes = model.compilation.kernel("solution"), model.compilation.lanes("solution")
    wide, narrow = (partial(kernel, *arguments, count=STATES) for kernel in (lanes, single))
    require_agreement(f"accelerations of {name}", wide(), narrow(), AGREEMENT)
    ours, peer = interleaved(4 * effort.repetitions, wide, narrow)
    return against(
        f"forward dynamics in lanes, {name}",
        ours.per(STATES),
        ("one at a time", peer.per(STATES)),
        target,
        "ns",
        f"{STATES} states in {lanes.width} lanes, per state and core, gathering and scattering included",
    )


def _stepping(effort: Effort) -> Row:
    import pendula as pe

    model, runs, steps = pe.derive(pe.gallery.double_pendulum()), 64, 2000
    starts = [{"theta1": 0.01 * i} for i in range(runs)]
    how = {"until": steps * 1e-3, "step": 1e-3, "save_every": steps}
    alone = [pe.simulate(model, start, **how).q[-1] for start in starts]
    require_agreement(
        "runs in lanes", pe.simulate_batch(model, starts, **how).q[:, -1], np.array(alone), 1e-9
    )
    ours, peer = interleaved(
        effort.repetitions,
        lambda: pe.simulate_batch(model, starts, **how),
        lambda: [pe.simulate(model, start, **how) for start in starts],
    )
    return against(
        "RK4 step in lanes, double pendulum",
        ours.per(runs * steps),
        ("one at a time", peer.per(runs * steps)),
        TARGET,
        "ns/step",
        f"{runs} runs of {steps} steps by simulate_batch() and by simulate(), everything included",
    )
