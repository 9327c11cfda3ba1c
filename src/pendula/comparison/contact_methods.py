"""Ways of contact side by side: how deep, how exact, what energy is left unexplained, how long it takes."""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.errors import PendulaError, SimulationError
from pendula.model import derive
from pendula.notebook import ShownAsText
from pendula.runs import Run, energy_balance
from pendula.simulation import simulate

_FEW = 30  # velocities: Lemke's method, whose steps are many pivots, is for no more
_SHORTER = 10  # steps of springs next to those of stepping


@dataclass(frozen=True)
class ContactTrial:
    """One way of contact on a system.

    Attributes:
        method: in words.
        step: s.
        penetration: how deep bodies were in each other at most, m.
        residual: how far the laws of contact were missed at most, m/s; NaN of springs.
        unexplained: energy that works leave unexplained at most, J.
        seconds: that it took.
        moved: how far bodies are at the end from where the first way has them, at most, m.
        ended: how it ended.
    """

    method: str
    step: float
    penetration: float
    residual: float
    unexplained: float
    seconds: float
    moved: float
    ended: str


@dataclass(frozen=True)
class ContactComparison(ShownAsText):
    """Ways of contact side by side; prints as a table."""

    system: str
    until: float
    trials: tuple[ContactTrial, ...]

    def __str__(self) -> str:
        heads = ("method", "step s", "penetration m", "residual m/s", "unexplained J", "apart m", "time s")
        rows = [
            (
                trial.method,
                *(f"{value:.1e}" for value in (trial.step, trial.penetration)),
                "–" if math.isnan(trial.residual) else f"{trial.residual:.1e}",
                *(f"{value:.1e}" for value in (trial.unexplained, trial.moved)),
                f"{trial.seconds:.2f}",
            )
            for trial in self.trials
        ]
        widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
        lines = [
            "  ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)) for row in (heads, *rows)
        ]
        title = f"Ways of contact on {self.system}, up to t = {self.until:g} s"
        ends = [f"{trial.method}: {trial.ended}." for trial in self.trials if trial.ended != "finished"]
        return "\n".join([title, "", *(line.rstrip() for line in lines), *ends])


def compare_contact(
    system: Any, start: Any = None, until: float | None = None, *, step: float = 2e-3
) -> ContactComparison:
    """Simulate a system with contact in every way that there is.

    Args:
        system: a mechanism of free bodies, its model, or the name of a gallery scene.
        start: as of ``simulate``.
        until: the time at which runs end, s.
        step: of stepping, s; springs take a tenth of it, as stiff as that carries.
    """
    if until is None:
        raise PendulaError("compare_contact needs until=..., the time at which runs end, s.")
    model = derive(system)
    ways: dict[str, dict[str, Any]] = {
        f"stepping, {solver}": {"contact": "stepping", "solver": solver, "step": step}
        for solver in ("auto", "pgs", "newton", "lemke")[: 4 if model.layout.nv <= _FEW else 3]
    }
    springs = {"contact": "penalty", "step": step / _SHORTER, "save_every": _SHORTER}
    try:
        simulate(model, start, until=0.0, **springs)  # compiled before time is taken
        ways["springs, rk4"] = springs
    except SimulationError:
        pass  # joints, which springs do not take
    runs = {name: simulate(model, start, until=until, **how) for name, how in ways.items()}
    first = next(iter(runs.values()))
    return ContactComparison(
        model.name, float(until), tuple(_trial(name, run, first) for name, run in runs.items())
    )


def _trial(name: str, run: Run, first: Run) -> ContactTrial:
    laws = [
        run.residuals[law].max() for law in ("signorini", "coulomb", "dissipation") if law in run.residuals
    ]
    return ContactTrial(
        method=name,
        step=run.step,
        penetration=float(run.residuals["penetration"].max()),
        residual=float(max(laws)) if laws else math.nan,
        unexplained=float(np.abs(energy_balance(run).remainder).max()),
        seconds=run.elapsed,
        moved=float(np.abs(run.q[-1] - first.q[-1]).max()),
        ended=run.outcome.reason,
    )
