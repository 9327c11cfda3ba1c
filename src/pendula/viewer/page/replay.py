"""What a replay holds: a recorded run with everything computed, so that the page needs no functions."""

import base64
from typing import Any

import numpy as np

from pendula.errors import PendulaError
from pendula.model import Model
from pendula.runs import Run, energy_balance
from pendula.viewer.page.methods import decisions
from pendula.viewer.page.names import format_label
from pendula.viewer.page.parts import drawing_of, parts_of, start_of

# A screen shows no more instants than this; a longer run is thinned evenly.
MOST_INSTANTS = 6000
# States beyond this are a run's last steps before it was no longer finite: nothing to draw.
LARGEST = 1e15


def replay_page(run: Run, model: Model) -> dict[str, Any]:
    """The data of a replay."""
    kept = _select_rows(run)
    if not len(kept):
        raise PendulaError(f"The run of {run.system} has no finite samples, so there is nothing to replay.")
    y = run.y[kept[0]]
    lasted = float(run.t[kept[-1]] - run.t[kept[0]])
    return {
        "mode": "replay",
        **parts_of(model),
        **drawing_of(model),
        "inputs": [
            {"name": u, "label": format_label(u), "unit": model.card.units.get(u, ""), "kind": "input"}
            for u in model.inputs
        ],
        "parameters": [
            {
                "name": name,
                "label": format_label(name),
                "value": value,
                "unit": model.card.units.get(name, ""),
                "kind": "parameter",
            }
            for name, value in model.parameters.items()
        ],
        "powers": list(run.powers),
        "powersReadSolution": False,
        "energy": run.has_energy,
        "energyScale": 0.0,
        "start": start_of(model, y),
        "step": run.step if np.isfinite(run.step) else lasted / max(len(kept) - 1, 1),
        "until": float(run.t[kept[-1]]),
        "integrator": run.integrator,
        "methods": [],
        "decisions": decisions(),
        "run": _record(run, model, kept),
    }


def _select_rows(run: Run) -> np.ndarray:
    """The rows to show: finite ones, evenly thinned, with both ends and both sides of every jump."""
    fine = np.flatnonzero((np.abs(run.y) < LARGEST).all(axis=1))
    if len(fine) <= MOST_INSTANTS:
        return fine
    even = fine[np.linspace(0, len(fine) - 1, MOST_INSTANTS).round().astype(int)]
    jumps = np.flatnonzero(np.diff(run.t[fine]) == 0)
    return np.unique(np.concatenate([even, fine[jumps], fine[jumps + 1]]))


def _record(run: Run, model: Model, kept: np.ndarray) -> dict[str, Any]:
    t, y, u = (np.ascontiguousarray(a[kept]) for a in (run.t[:, None], run.y, run.u))
    made: dict[str, Any] = {
        "t": _encode(t),
        "y": _encode(y),
        "u": _encode(u),
        "positions": _encode(model.evaluate("positions", t, y, u)) if model.card.drawn else "",
        "sizes": _encode(_sizes(model, t, y, u)),
        "outcome": run.outcome.sentence,
        "integrator": run.integrator,
    }
    if run.constraints:
        made["multipliers"] = _encode(run.multipliers[kept])
    if run.has_energy:
        energy = run.energy
        made["energy"] = {
            name: _encode(getattr(energy, name)[kept]) for name in ("kinetic", "potential", "total", "jacobi")
        }
        works = {name: _encode(work[kept]) for name, work in _works(run).items()}
        made["ledger"] = [{"name": name, "values": values} for name, values in works.items()]
    return made


def _works(run: Run) -> dict[str, np.ndarray]:
    """The ledger of the run, or what its powers add up to over the saved samples."""
    if run.ledger is not None:
        return dict(run.ledger)
    balance = energy_balance(run)
    # Where the run's last samples are too large to add up, works stay as they were.
    return {name: np.pad(work, (0, balance.left_out), mode="edge") for name, work in balance.work.items()}


def _sizes(model: Model, t: np.ndarray, y: np.ndarray, u: np.ndarray) -> np.ndarray:
    """Every other number of the drawing, a row an instant; one that is not finite is drawn as nothing."""
    from pendula.description.drawing import numbers_of

    numbers = numbers_of(model.description.drawing)
    if not numbers:
        return np.zeros((len(t), 0))
    kernel = model.compilation.expressions(numbers)
    values = kernel(t, y, u, np.array(model.values, dtype=float), np.zeros(0), count=len(t))
    return np.nan_to_num(values, posinf=0.0, neginf=0.0)


def _encode(values: np.ndarray) -> str:
    """Doubles row by row as base64, little-endian."""
    return base64.b64encode(np.ascontiguousarray(values, dtype="<f8").tobytes()).decode("ascii")
