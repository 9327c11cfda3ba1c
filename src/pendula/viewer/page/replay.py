"""What a replay holds: rows of a recorded run with their rates, and the functions that draw a state."""

import base64
from typing import Any

import numpy as np

from pendula.errors import PendulaError
from pendula.model import Model
from pendula.model.quantity_units import shown
from pendula.runs import Run, energy_balance
from pendula.runs.impacts import groups_of
from pendula.runs.interpolation import Samples, hits_between, rates_of
from pendula.viewer.page.methods import decisions
from pendula.viewer.page.names import format_label
from pendula.viewer.page.parts import drawing_of, parts_of, start_of
from pendula.viewer.page.rows import Rows, choose_rows
from pendula.viewer.page.script import write_drawing_script


def replay_page(run: Run, model: Model) -> tuple[dict[str, Any], str]:
    """The data of a replay, and the script with the functions that draw it."""
    from pendula.description.drawing import numbers_of

    rows = choose_rows(run, model)
    if not len(rows.kept):
        raise PendulaError(f"The run of {run.system} has no finite samples, so there is nothing to replay.")
    t = rows.samples.t
    script = write_drawing_script(model, numbers_of(model.description.drawing))
    data = {
        "mode": "replay",
        **parts_of(model),
        **drawing_of(model),
        "inputs": [
            {"name": u, "label": format_label(u), "unit": shown(model.card.units.get(u, "")), "kind": "input"}
            for u in model.inputs
        ],
        "parameters": [
            {
                "name": name,
                "label": format_label(name),
                "value": value,
                "unit": shown(model.card.units.get(name, "")),
                "kind": "parameter",
            }
            for name, value in model.parameters.items()
        ],
        "powers": list(run.powers),
        "powersReadSolution": False,
        "energy": run.has_energy,
        "energyScale": 0.0,
        "start": start_of(model, rows.samples.y[0]),
        "step": run.step if np.isfinite(run.step) else float(t[-1] - t[0]) / max(len(rows.kept) - 1, 1),
        "until": float(t[-1]),
        "integrator": run.integrator,
        "methods": [],
        "decisions": decisions(),
        "run": _record(run, model, rows),
    }
    return data, script


def _record(run: Run, model: Model, rows: Rows) -> dict[str, Any]:
    samples = rows.samples
    rates, bends = rates_of(samples, model)
    made: dict[str, Any] = {
        "t": _encode(samples.t),
        "y": _encode(samples.y),
        "u": _encode(samples.u),
        "rates": _encode(rates),
        "bends": _encode(bends),
        "positions": _encode(samples.evaluate(model, "positions")) if model.card.drawn else "",
        "sizes": _encode(_sizes(model, samples)),
        "outcome": run.outcome.sentence,
        "remark": rows.remark,
        "integrator": run.integrator,
    }
    if samples.stepped:
        hits = hits_between(samples, model, rates, bends)
        made["impacts"] = {"groups": groups_of(model).tolist(), "hits": _encode(hits)}
    if run.constraints:
        made["multipliers"] = _encode(samples.multipliers)
    if not np.isfinite(run.step) and len(run.t) == run.steps + 1:
        made["steps"] = _encode(_step_lengths(run, rows))
    if run.has_energy:
        made["energy"] = {name: _encode(values) for name, values in _energies(run, model, rows).items()}
        works = {name: _encode(_between(run, rows, work)) for name, work in _works(run).items()}
        made["ledger"] = [{"name": name, "values": values} for name, values in works.items()]
    return made


def _step_lengths(run: Run, rows: Rows) -> np.ndarray:
    """How long the step was that led to each row, of a run whose every step was kept; s."""
    number = np.searchsorted(run.t, rows.samples.t, side="left")
    return np.diff(run.t)[np.maximum(number, 1) - 1]


def _energies(run: Run, model: Model, rows: Rows) -> dict[str, np.ndarray]:
    """Energies of every row: those of the run at its samples.

    Between them total and Jacobi's integral go straight, so that no error of interpolation looks like one of
    the run; the state says how much of it is kinetic.
    """
    total, kinetic = _between(run, rows, run.energy.total), rows.samples.evaluate(model, "energy")[:, 0]
    kinetic[rows.places] = run.energy.kinetic[rows.kept]
    potential = total - kinetic
    potential[rows.places] = run.energy.potential[rows.kept]
    jacobi = _between(run, rows, run.energy.jacobi)
    return {"kinetic": kinetic, "potential": potential, "total": total, "jacobi": jacobi}


def _between(run: Run, rows: Rows, values: np.ndarray) -> np.ndarray:
    """A series of the run at every row, straight between its samples and never over a jump."""
    number = np.searchsorted(rows.places, np.arange(len(rows.samples.t)), side="right") - 1
    before, after = rows.kept[number], rows.kept[np.minimum(number + 1, len(rows.kept) - 1)]
    span = run.t[after] - run.t[before]
    part = np.divide(rows.samples.t - run.t[before], span, out=np.zeros_like(span), where=span > 0)
    return np.where(part > 0, (1 - part) * values[before] + part * values[after], values[before])


def _works(run: Run) -> dict[str, np.ndarray]:
    """The ledger of the run, or what its powers add up to over the saved samples."""
    if run.ledger is not None:
        return dict(run.ledger)
    balance = energy_balance(run)
    # Where the run's last samples are too large to add up, works stay as they were.
    return {name: np.pad(work, (0, balance.left_out), mode="edge") for name, work in balance.work.items()}


def _sizes(model: Model, samples: Samples) -> np.ndarray:
    """Every other number of the drawing, a row an instant; one that is not finite is drawn as nothing."""
    from pendula.description.drawing import numbers_of

    numbers = numbers_of(model.description.drawing)
    if not numbers:
        return np.zeros((len(samples.t), 0))
    kernel = model.compilation.expressions(numbers)
    t, y, u = (np.ascontiguousarray(part) for part in (samples.t[:, None], samples.y, samples.u))
    values = kernel(t, y, u, np.array(model.values, dtype=float), np.zeros(0), count=len(t))
    return np.nan_to_num(values, posinf=0.0, neginf=0.0)


def _encode(values: np.ndarray) -> str:
    """Doubles row by row as base64, little-endian."""
    return base64.b64encode(np.ascontiguousarray(values, dtype="<f8").tobytes()).decode("ascii")
