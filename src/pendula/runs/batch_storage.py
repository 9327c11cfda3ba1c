"""Batches on disk: as runs are (``runs/storage.py``), a zip of plain .npy arrays with a header in JSON.

Members: `header` and 8-byte floats t (k), q, v, z (r × k × entries), parameters, varied (r × names). Single
runs are not in the file: they are made of a model.
"""

import os
from typing import Any

import numpy as np

from pendula.errors import FileError
from pendula.runs import archive
from pendula.runs.batch import RunBatch
from pendula.runs.outcome import Outcome
from pendula.runs.run import Run
from pendula.runs.settings import RunSettings

FORMAT, VERSION = "pendula-batch", 1
ARRAYS = ("t", "q", "v", "z", "parameters", "varied")
NAMES = ("coordinates", "velocities", "states", "parameters", "varied")


def save(batch: RunBatch, path: str | os.PathLike[str]) -> None:
    """Write the batch to a new file in the same folder, which then takes the place of any old one."""
    header = {
        "format": FORMAT,
        "version": VERSION,
        "system": batch.system,
        "key": batch.key,
        "names": {group: list(getattr(batch, group)) for group in NAMES},
        "outcomes": [[outcome.reason, outcome.sentence] for outcome in batch.outcomes],
        "units": dict(batch.units),
    }
    values = {name: getattr(batch, name) for name in ("t", "q", "v", "z")}
    values["parameters"] = list(batch.parameters.values())
    values["varied"] = np.stack([*batch.varied.values()], 1) if batch.varied else np.empty((len(batch), 0))
    arrays = {name: np.asarray(array, dtype="<f8", order="C") for name, array in values.items()}
    archive.save_file(path, header, arrays, f"The batch of {batch.system}")


def load_batch(path: str | os.PathLike[str]) -> RunBatch:
    """Read what ``RunBatch.save`` wrote: arrays and outcomes; anything else is refused with the reason."""
    with archive.open_file(path, "a batch of runs") as file:
        header = file.header(FORMAT, VERSION, "a batch of runs")
        if culprit := _wrong_entry(header):
            raise FileError(f"its header has no proper '{culprit}'")
        if set(file.members) != {"header", *ARRAYS}:
            raise FileError(f"it must hold the arrays {', '.join(ARRAYS)} and no others")
        arrays = {name: file.array(name, "<f8") for name in ARRAYS}
        _check_shapes(header, arrays)
        return _as_batch(header, arrays)


def _as_batch(header: dict[str, Any], arrays: dict[str, np.ndarray]) -> RunBatch:
    names = header["names"]
    outcomes = tuple(Outcome(reason, sentence) for reason, sentence in header["outcomes"])
    return RunBatch(
        system=header["system"],
        key=header["key"],
        **{name: arrays[name] for name in ("t", "q", "v", "z")},
        coordinates=tuple(names["coordinates"]),
        velocities=tuple(names["velocities"]),
        states=tuple(names["states"]),
        finished=np.array([outcome.reason == "finished" for outcome in outcomes]),
        outcomes=outcomes,
        parameters=dict(zip(names["parameters"], arrays["parameters"].tolist(), strict=True)),
        model=None,
        settings=RunSettings(None, None, left_out={"model": "they were loaded from a file"}),
        single=_no_run,
        varied=dict(zip(names["varied"], arrays["varied"].T, strict=True)),
        units=header["units"],
    )


def _no_run(batch: RunBatch, number: int) -> Run:
    raise FileError(f"Run {number} of {batch.system} is not in the file, which holds arrays only.")


def _check_shapes(header: dict[str, Any], arrays: dict[str, np.ndarray]) -> None:
    """Every array has a place for each name, run and instant."""
    names, runs, instants = header["names"], len(header["outcomes"]), len(np.atleast_1d(arrays["t"]))
    shapes: dict[str, tuple[int, ...]] = {
        "t": (instants,),
        "q": (runs, instants, len(names["coordinates"])),
        "v": (runs, instants, len(names["velocities"])),
        "z": (runs, instants, len(names["states"])),
        "parameters": (len(names["parameters"]),),
        "varied": (runs, len(names["varied"])),
    }
    for name, shape in shapes.items():
        if arrays[name].shape != shape:
            raise FileError(f"its '{name}' has the shape {arrays[name].shape} instead of {shape}")


def _wrong_entry(header: dict[str, Any]) -> str | None:
    """The first entry of the header that is missing or not of its kind."""
    names, outcomes, units = (header.get(entry) for entry in ("names", "outcomes", "units"))
    for text in ("system", "key"):
        if not isinstance(header.get(text), str):
            return text
    if not isinstance(names, dict):
        return "names"
    for group in NAMES:
        if not _are_texts(names.get(group)) or len(set(names[group])) < len(names[group]):
            return group
    if not isinstance(outcomes, list) or not all(_are_texts(each) and len(each) == 2 for each in outcomes):
        return "outcomes"
    if not isinstance(units, dict) or not _are_texts([*units.values()]):
        return "units"
    return None


def _are_texts(listed: Any) -> bool:
    return isinstance(listed, list) and all(isinstance(text, str) for text in listed)
