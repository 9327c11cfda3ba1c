"""What the energy ledger costs: the same runs with and without it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pendula as pe
from benchmarks.measurement import Effort, Timing, interleaved, require_agreement
from benchmarks.rows import Row, against

# At most half as much again: without over with, 1/1.5.
TARGET = 2 / 3
# The ledger's kernels may fuse products and sums differently; adaptive methods may then choose other steps.
AGREEMENT = 1e-6


@dataclass(frozen=True)
class Case:
    """A system, and the methods by which it is moved with what settings."""

    name: str
    system: pe.Lagrangian
    fixed: tuple[str, ...] = ()
    adaptive: tuple[str, ...] = ()
    step: float = 1e-3
    until: float = 20.0
    further: dict[str, Any] = field(default_factory=dict)


def cases() -> list[Case]:
    """One work and many, works of dampers, inputs, prescribed motion, constraints and their stabilisation."""
    double, chain, star = (
        pe.gallery.double_pendulum(),
        pe.gallery.n_link_pendulum(10),
        pe.gallery.henon_heiles(),
    )
    damped = double.replace(forces=[pe.Damper(0.2, on=double.coordinates[0], name="damper")])
    dampers = [pe.Damper(0.1, on=q, name=f"damper of {q}") for q in chain.coordinates]
    x, y = star.coordinates
    swirl = pe.Force(y / 10, along=x, name="swirl")
    feedback = {"stabilisation": pe.Baumgarte(5.0, 5.0)}
    return [
        Case(
            "damped double pendulum, 1 work",
            damped,
            ("euler", "velocity-verlet", "rk4", "gauss4"),
            ("dop853", "taylor", "radau5"),
        ),
        Case(
            "cart-pole, 3 works", pe.gallery.cart_pole(), ("verlet", "rk4"), ("verner98", "taylor", "radau5")
        ),
        Case("shaken pendulum", pe.gallery.kapitza_pendulum(), ("rk4",), ("dop853",), step=1e-4, until=2.0),
        Case("10 damped links, 10 works", chain.replace(forces=dampers), ("rk4", "gauss4"), ("taylor",)),
        Case("pendulum in x and y, projected", _rod(), ("rk4",), ("dop853",)),
        Case("pendulum in x and y, by feedback", _rod(), ("rk4",), ("dop853",), further=feedback),
        Case("Hénon-Heiles with a force", star.replace(forces=[swirl]), ("yoshida4", "yoshida6"), step=1e-2),
    ]


def ledger_rows(effort: Effort) -> Iterator[Row]:
    """Of every case the method that pays most, in turns with and without a ledger."""
    for case in cases()[: None if effort.contests > 1 else 1]:
        model = pe.derive(case.system)
        fixed = {method: {"step": case.step, "save_every": 1000} for method in case.fixed}
        adaptive = {method: {"tolerance": 1e-9, "save_every": 10**6} for method in case.adaptive}
        found = {m: _measured(case, model, m, how, effort) for m, how in (fixed | adaptive).items()}
        worst = max(found, key=lambda method: found[method][0] / found[method][1])
        ours, peer = (Timing((seconds,)) for seconds in found[worst])
        paid = ", ".join(f"{m} {100 * (kept / plain - 1):+.0f} %" for m, (kept, plain) in found.items())
        yield against(
            f"ledger, {case.name}",
            ours,
            ("without", peer),
            TARGET,
            "ms",
            f"{worst}, of its methods the one that pays most; the least of {_repetitions(effort)} runs each, "
            f"with and without; {paid}",
        )


def _measured(
    case: Case, model: Any, method: str, how: dict[str, Any], effort: Effort
) -> tuple[float, float]:
    """Seconds of a run with a ledger and of one without."""
    travel = partial(pe.simulate, model, until=case.until, integrator=method, **how, **case.further)
    # Over a chaotic run neither is right at the end, but early both are.
    kept, plain = (
        pe.simulate(model, until=0.5, integrator=method, ledger=ledger, **how, **case.further)
        for ledger in (True, False)
    )
    require_agreement(f"{case.name} by {method}", kept.q[-1], plain.q[-1], AGREEMENT)
    ours, peer = interleaved(_repetitions(effort), partial(travel, ledger=True), travel)
    return ours.least, peer.least


def _repetitions(effort: Effort) -> int:
    return max(effort.repetitions, 3)


def _rod() -> pe.Lagrangian:
    x, y = pe.coordinates("x y")
    kinetic = (x.dot**2 + y.dot**2) / 2
    damper = pe.Damper(0.1, on=x, name="damper")
    return pe.Lagrangian(
        (x, y),
        kinetic,
        9.81 * y,
        constraints=[pe.Holonomic(x**2 + y**2 - 1, name="rod")],
        forces=[damper],
        start={"x": -1.0},
        name="rod",
    )
