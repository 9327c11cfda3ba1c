"""Runs on disk: a zip of plain .npy arrays (numpy.load reads it), one of them a header in JSON; no pickle.

Members: `header` (the bytes of the JSON: format, version, names, units, counts, outcome) and 8-byte floats
t, q, v, u, z, multipliers, kinetic, potential, jacobi, powers (a column each), parameters, step, elapsed, and
events (time, state before and after, a row each) where there were any, signals (a column each) where there
are any, ledger (a column each) where one was kept, contacts (a row each) and residuals (a column each) of a
run with contact, given0, given1, … (time and values, a row each) of inputs
that were held or tabulated. A run of a plain differential equation, whose header says so, has no energies.
"""

import math
import os
from collections.abc import Mapping, Sized
from types import NoneType
from typing import Any

import numpy as np

from pendula.errors import FileError, PendulaError
from pendula.runs import archive
from pendula.runs.contacts import WIDTH, Contacts
from pendula.runs.given_inputs import GivenInputs
from pendula.runs.occurrence import Occurrence
from pendula.runs.outcome import Outcome
from pendula.runs.run import Energy, NoEnergy, Run

FORMAT, VERSION = "pendula-run", 1
FIELDS = ("t", "q", "v", "u", "z", "multipliers", "step", "elapsed")  # arrays that are fields of Run
ENERGIES = ("kinetic", "potential", "jacobi")
ARRAYS = (*FIELDS, "powers", "parameters")
COLUMNS = ("coordinates", "velocities", "inputs", "constraints", "states")  # names that are fields of Run
NAMES = (*COLUMNS, "parameters", "powers")
TEXTS = ("system", "integrator", "reason", "sentence", "energy_name")
COUNTS = ("steps", "evaluations")


def save(run: Run, path: str | os.PathLike[str]) -> None:
    """Write the run to a new file in the same folder, which then takes the place of any old one."""
    archive.save_file(path, _header(run), _arrays(run), f"The run of {run.system}")


def load(path: str | os.PathLike[str]) -> Run:
    """Read a run that `Run.save` wrote; anything else is refused with the reason."""
    with archive.open_file(path, "a run") as file:
        return _read(file)


def _header(run: Run) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "names": {group: list(getattr(run, group)) for group in NAMES},
        "system": run.system,
        "key": run.key,
        "integrator": run.integrator,
        "reason": run.outcome.reason,
        "sentence": run.outcome.sentence,
        "steps": run.steps,
        "evaluations": run.evaluations,
        "units": dict(run.units),
        "energy": run.has_energy,
        "energy_name": run.energy.name if isinstance(run.energy, Energy) else "",
        "events": [event.name for event in run.events],
        "signals": list(run.signals),
        "ledger": None if run.ledger is None else list(run.ledger),
        "tolerance": run.tolerance if math.isfinite(run.tolerance) else None,
        "unit_drift": run.unit_drift if math.isfinite(run.unit_drift) else None,
        "contacts": None if run.contacts is None else list(run.contacts.bodies),
        "residuals": list(run.residuals),
        "given": [[given.kind, *given.inputs] for given in run.given],
    }


def _arrays(run: Run) -> dict[str, np.ndarray]:
    values: dict[str, Any] = {name: getattr(run, name) for name in FIELDS}
    values |= {name: getattr(run.energy, name) for name in _energies(run.has_energy)}
    values["powers"] = _columns(run.powers, len(run))
    values["parameters"] = list(run.parameters.values())
    if run.signals:
        values["signals"] = _columns(run.signals, len(run))
    if run.ledger is not None:
        values["ledger"] = _columns(run.ledger, len(run))
    if run.contacts is not None:
        values["contacts"] = run.contacts.rows
        values["residuals"] = _columns(run.residuals, len(run))
    if run.events:
        values["events"] = [[event.t, *event.before, *event.after] for event in run.events]
    for name, given in zip(_given(run.given), run.given, strict=True):
        values[name] = np.column_stack([given.t, given.values])
    return {name: np.asarray(array, dtype="<f8", order="C") for name, array in values.items()}


def _columns(series: Mapping[str, np.ndarray], count: int) -> np.ndarray:
    return np.stack(list(series.values()), axis=1) if series else np.empty((count, 0))


def _given(listed: Sized) -> tuple[str, ...]:
    """The arrays of inputs that were held or tabulated."""
    return tuple(f"given{i}" for i in range(len(listed)))


def _energies(has_energy: bool) -> tuple[str, ...]:
    """The arrays of energies that a file holds."""
    return ENERGIES if has_energy else ()


def _read(file: archive.Archive) -> Run:
    header = _read_header(file)
    names = header["names"]
    energies = _energies(header.get("energy", True))  # files from before there were runs without say nothing
    events = header.get("events", [])  # nor do those from before there were events
    ledger = header.get("ledger")  # nor, of a ledger, those from before there was one
    signals = header.get("signals", [])  # nor of signals
    given = header.get("given", [])  # nor of inputs
    touched = header.get("contacts")  # nor of contact
    further = {"events": bool(events), "signals": bool(signals), "ledger": ledger is not None}
    further |= dict.fromkeys(("contacts", "residuals"), touched is not None)
    wanted = (*ARRAYS, *energies, *(name for name, held in further.items() if held), *_given(given))
    if missing := sorted(set(wanted) - set(file.members)):
        raise FileError(f"it lacks the array '{missing[0]}'")
    if foreign := sorted(set(file.members) - {"header", *wanted}):
        raise FileError(f"it holds {foreign[0]!r}, which is no part of a run")
    arrays = {name: file.array(name, "<f8") for name in wanted}
    # Shapes of what is taken apart here; Run checks all others.
    shapes = {
        "powers": (*arrays["t"].shape, len(names["powers"])),
        "parameters": (len(names["parameters"]),),
        "step": (),
        "elapsed": (),
    }
    if signals:
        shapes["signals"] = (*arrays["t"].shape, len(signals))
    if ledger is not None:
        shapes["ledger"] = (*arrays["t"].shape, len(ledger))
    if touched is not None:
        shapes["contacts"] = (*arrays["contacts"].shape[:1], WIDTH)
        shapes["residuals"] = (*arrays["t"].shape, len(header.get("residuals") or ()))
    for name in ("q", "v", "z"):
        if arrays[name].ndim != 2:
            raise FileError(f"its '{name}' has the shape {arrays[name].shape} instead of a row an instant")
    entries = arrays["q"].shape[-1] + arrays["v"].shape[-1] + arrays["z"].shape[-1]
    if events:
        shapes["events"] = (len(events), 1 + 2 * entries)
    for name, (_, *inputs) in zip(_given(given), given, strict=True):
        shapes[name] = (*arrays[name].shape[:1], 1 + len(inputs))
    for name, shape in shapes.items():
        if arrays[name].shape != shape:
            raise FileError(f"its '{name}' has the shape {arrays[name].shape} instead of {shape}")
    try:
        return Run(
            **{name: arrays[name] for name in FIELDS},
            **{group: tuple(names[group]) for group in COLUMNS},
            **{name: header[name] for name in ("system", "integrator", *COUNTS)},
            parameters=dict(zip(names["parameters"], arrays["parameters"].tolist(), strict=True)),
            energy=Energy(**{name: arrays[name] for name in energies}, name=header["energy_name"])
            if energies
            else NoEnergy(header["system"]),
            powers=dict(zip(names["powers"], arrays["powers"].T, strict=True)),
            outcome=Outcome(header["reason"], header["sentence"]),
            units=header.get("units", {}),
            key=header.get("key", ""),  # files from before runs had one say nothing
            signals=dict(zip(signals, arrays["signals"].T, strict=True)) if signals else {},
            ledger=None if ledger is None else dict(zip(ledger, arrays["ledger"].T, strict=True)),
            tolerance=header.get("tolerance") or math.nan,
            unit_drift=header.get("unit_drift") or 0.0,
            contacts=None if touched is None else Contacts(tuple(touched), arrays["contacts"]),
            residuals={}
            if touched is None
            else dict(zip(header.get("residuals") or (), arrays["residuals"].T, strict=True)),
            events=tuple(
                Occurrence(name, float(row[0]), row[1 : 1 + entries], row[1 + entries :])
                for name, row in zip(events, arrays.get("events", ()), strict=True)
            ),
            given=tuple(
                GivenInputs(tuple(inputs), kind, arrays[name][:, 0], arrays[name][:, 1:])
                for name, (kind, *inputs) in zip(_given(given), given, strict=True)
            ),
        )
    except PendulaError as error:
        raise FileError(f"it contradicts itself ({str(error).rstrip('.')})") from error


def _read_header(file: archive.Archive) -> dict[str, Any]:
    header = file.header(FORMAT, VERSION, "a run")
    if culprit := _wrong_entry(header):
        raise FileError(f"its header has no proper '{culprit}'")
    return header


def _wrong_entry(header: dict[str, Any]) -> str | None:
    """The first entry of the header that is missing or not of its kind."""
    names = header.get("names")
    if not isinstance(names, dict):
        return "names"
    for group in NAMES:
        if not _distinct_names(names.get(group)):
            return group
    units = header.get("units", {})  # files from before there were units have none
    if not isinstance(units, dict) or not all(isinstance(unit, str) for unit in units.values()):
        return "units"
    events, given = header.get("events", []), header.get("given", [])
    proper = {
        "events": isinstance(events, list) and all(isinstance(name, str) for name in events),
        "given": isinstance(given, list) and all(_distinct_names(each) and each for each in given),
    }
    for listed in ("signals", "ledger", "contacts", "residuals"):
        proper[listed] = header.get(listed) is None or _distinct_names(header[listed])
    if not all(proper.values()):
        return next(name for name, right in proper.items() if not right)
    for number in ("tolerance", "unit_drift"):
        if type(header.get(number)) not in (float, int, NoneType):
            return number
    if not isinstance(header.get("energy", True), bool):
        return "energy"
    texts = {"key": "", **header}
    wrong_texts = [name for name in (*TEXTS, "key") if not isinstance(texts.get(name), str)]
    wrong_counts = [name for name in COUNTS if type(header.get(name)) is not int]
    return next(iter(wrong_texts + wrong_counts), None)


def _distinct_names(listed: Any) -> bool:
    return (
        isinstance(listed, list)
        and all(isinstance(name, str) for name in listed)
        and len(set(listed)) == len(listed)
    )
