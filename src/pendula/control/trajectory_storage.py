"""Trajectories on disk: a zip of plain .npy arrays (numpy.load reads it), one a header in JSON; no pickle.

Members: `header` (the bytes of the JSON: format, version, system, key, names, outcome, limits, iterations)
and 8-byte floats parameters, breaks, fractions, starts, rates, inputs (the fields of `Pieces`), cost, error.
"""

import math
from collections.abc import Mapping
from os import PathLike
from typing import Any

import numpy as np

from pendula.control.trajectory import Pieces, Trajectory
from pendula.errors import FileError, PendulaError
from pendula.model import Model, derive
from pendula.runs import Outcome
from pendula.runs.archive import Archive, open_file, save_file

FORMAT, VERSION = "pendula-trajectory", 1
PIECES = ("breaks", "fractions", "starts", "rates", "inputs")
ARRAYS = (*PIECES, "parameters", "cost", "error")
TEXTS = ("system", "key", "reason", "sentence")


def save(trajectory: Trajectory, path: str | PathLike[str]) -> None:
    """Write a trajectory to a new file, which then takes the place of any old one."""
    model = trajectory.model
    header = {
        "format": FORMAT,
        "version": VERSION,
        "system": model.name,
        "key": model.key,
        "parameters": list(model.parameters),
        "reason": trajectory.outcome.reason,
        "sentence": trajectory.outcome.sentence,
        "iterations": trajectory.iterations,
        "limits": {name: [_finite(bound) for bound in pair] for name, pair in trajectory.limits.items()},
    }
    values: dict[str, Any] = {name: getattr(trajectory.pieces, name) for name in PIECES}
    values |= {"parameters": list(model.values), "cost": trajectory.cost, "error": trajectory.error}
    arrays = {name: np.asarray(value, dtype="<f8", order="C") for name, value in values.items()}
    save_file(path, header, arrays, f"The trajectory of {model.name}")


def load(path: str | PathLike[str], system: Any) -> Trajectory:
    """Read a trajectory of a system; anything else is refused with the reason."""
    model = derive(system)
    with open_file(path, "a trajectory") as file:
        return _read(file, model)


def _read(file: Archive, model: Model) -> Trajectory:
    header = file.header(FORMAT, VERSION, "a trajectory")
    if culprit := _wrong_entry(header):
        raise FileError(f"its header has no proper '{culprit}'")
    if header["key"] != model.key:
        same = "another system called" if header["system"] == model.name else "the system"
        raise FileError(f"it is a trajectory of {same} {header['system']}, not of this {model.name}")
    if missing := sorted(set(ARRAYS) - set(file.members)):
        raise FileError(f"it lacks the array '{missing[0]}'")
    arrays = {name: file.array(name, "<f8") for name in ARRAYS}
    _check_shapes(arrays, model, len(header["parameters"]))
    try:
        known = model.with_parameters(
            **dict(zip(header["parameters"], arrays["parameters"].tolist(), strict=True))
        )
        outcome = Outcome(header["reason"], header["sentence"])
    except PendulaError as error:
        raise FileError(f"it contradicts itself ({str(error).rstrip('.')})") from error
    limits = {name: (_bound(low, -1), _bound(high, 1)) for name, (low, high) in header["limits"].items()}
    pieces = Pieces(*(arrays[name] for name in PIECES))
    cost, error = float(arrays["cost"]), float(arrays["error"])
    return Trajectory(known, pieces, cost, outcome, error, header["iterations"], limits)


def _check_shapes(arrays: Mapping[str, np.ndarray], model: Model, parameters: int) -> None:
    """Refuse arrays that do not fit each other or the model, and times that do not increase."""
    n, s = len(arrays["breaks"]) - 1 if arrays["breaks"].ndim else 0, arrays["fractions"].size
    shapes = {
        "breaks": (n + 1,),
        "fractions": (s,),
        "starts": (n, model.layout.size),
        "rates": (n, s, model.layout.size),
        "inputs": (n, s, len(model.inputs)),
        "parameters": (parameters,),
        "cost": (),
        "error": (),
    }
    for name, shape in shapes.items():
        if arrays[name].shape != shape:
            raise FileError(f"its '{name}' has the shape {arrays[name].shape} instead of {shape}")
        if name in PIECES and not np.isfinite(arrays[name]).all():
            raise FileError(f"its '{name}' is not finite")
    if n < 1 or s < 1 or (np.diff(arrays["breaks"]) <= 0).any() or (np.diff(arrays["fractions"]) <= 0).any():
        raise FileError("its instants do not increase")


def _wrong_entry(header: dict[str, Any]) -> str | None:
    """The first entry of the header that is missing or not of its kind."""
    for name in TEXTS:
        if not isinstance(header.get(name), str):
            return name
    names, limits = header.get("parameters"), header.get("limits")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        return "parameters"
    if type(header.get("iterations")) is not int:
        return "iterations"
    pairs = limits.values() if isinstance(limits, dict) else [None]
    proper = all(isinstance(pair, list) and len(pair) == 2 and all(map(_is_bound, pair)) for pair in pairs)
    return None if proper else "limits"


def _is_bound(value: Any) -> bool:
    return value is None or (type(value) in (int, float) and math.isfinite(value))


def _finite(bound: float) -> float | None:
    """A bound for JSON, which has no infinities."""
    return float(bound) if math.isfinite(bound) else None


def _bound(value: float | None, sign: int) -> float:
    return sign * math.inf if value is None else float(value)
