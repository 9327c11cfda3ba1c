"""What a live page holds of an ensemble over two grids: maps, whose every cell opens its member."""

import base64
from collections.abc import Mapping
from typing import Any

import numpy as np

from pendula.ensembles.members import INPUT, MEMBER, PARAMETER, START
from pendula.ensembles.results import Results, unit_attributes
from pendula.errors import PendulaError
from pendula.simulation.contact_steps import is_stepped
from pendula.viewer.ensembles import find_map_axes
from pendula.viewer.page.names import format_label

MOST_CELLS = 4_000_000  # of all maps together, 4 bytes each: 21 MB of a page
_KEYS = {START: "s", PARAMETER: "p", INPUT: "u"}  # as addresses of pages call them (viewer/src/ui/address.ts)


def map_of(results: Results) -> dict[str, Any]:
    """Maps of all that was kept as one number for each member."""
    study = results.study
    job, members = study.job, study.members
    _check(results)
    (across, x), (up, y) = find_map_axes(results).items()
    names = [name for name, along in job.variables.items() if not along]
    most = MOST_CELLS // len(study)
    if not most:
        raise PendulaError(
            f"A page holds {MOST_CELLS:,} cells of maps at most, not {len(study):,}: take fewer values."
        )
    held = {f"u.{name}": repr(float(value)) for name, value in job.fixed_inputs.items()}
    for name, along in members.dimensions.items():
        if not along:
            held[_key(results, name)] = repr(float(members.values[name][0]))
    return {
        "across": _axis(results, across, x),
        "up": _axis(results, up, y),
        "held": held,
        "layers": [_layer(results, name) for name in names[:most]],
    }


def settings_of(results: Results, options: dict[str, Any]) -> dict[str, Any]:
    """How the page begins: with the step and the method of the members, unless said otherwise."""
    asked = results.study.job.options
    integrator = asked["integrator"] if asked["step"] is not None else None
    known = {
        "step": asked["step"], "integrator": getattr(integrator, "name", integrator),
        "until": results.study.job.until,
    }  # fmt: skip
    return {name: value if value is not None else known.get(name) for name, value in options.items()}


def _check(results: Results) -> None:
    """Refuse members that a page cannot open, and results without a map."""
    job = results.study.job
    if len(results.study.members.shape) != 2 or MEMBER in results.study.members.shape:
        raise PendulaError(
            "A page of an ensemble is a map over two grids, such as grid(theta1=..., theta2=...); this one "
            f"has the dimensions {', '.join(results.study.members.shape)}."
        )
    if all(job.variables.values()):
        raise PendulaError(
            "A map needs one number for each member; keep the end, a first time or a reduction."
        )
    drives = {} if job.options.get("control") is None else job.options["control"]
    steady = isinstance(drives, Mapping) and set(drives) == set(job.fixed_inputs)
    if job.random_inputs is not None or not steady:
        raise PendulaError("The inputs of these members come from Python, which a page does not have.")
    if changing := [name for name, event in job.keep.events.items() if event.change is not None]:
        raise PendulaError(f"The event '{changing[0]}' changes the motion, which a page does not follow.")
    if is_stepped(job.model, "auto", "auto"):
        raise PendulaError(
            f"Members of {job.model.name} are bodies that touch, which a map does not open; show one of "
            "them: html(study.run_member(number), path)."
        )


def _key(results: Results, name: str) -> str:
    return f"{_KEYS[results.study.members.kinds[name]]}.{name}"


def _axis(results: Results, name: str, values: np.ndarray) -> dict[str, Any]:
    unit = unit_attributes(results.study, name).get("units", "")
    return {"key": _key(results, name), "label": format_label(name), "unit": unit, "values": values.tolist()}


def _layer(results: Results, name: str) -> dict[str, str]:
    numbers = np.ascontiguousarray(results[name], dtype="<f4").tobytes()
    unit = unit_attributes(results.study, name).get("units", "")
    return {"name": name, "unit": unit, "values": base64.b64encode(numbers).decode("ascii")}
