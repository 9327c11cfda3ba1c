"""What a live page holds: a system that can be pushed and steered, its functions, and everything to show.

The page's system has an input more for every velocity, a generalised force that pushes it; a controller and
disturbances are part of it (``viewer/page/control.py``).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.errors import PendulaError
from pendula.model import Model, derive
from pendula.model.quantity_units import shown
from pendula.simulation.start import read_start
from pendula.simulation.start_checks import check_start
from pendula.simulation.time_grid import read_step, read_time
from pendula.viewer.page.analysis import analysis_of
from pendula.viewer.page.control import (
    DESIRED,
    BoundControl,
    add_disturbances,
    bind_control,
    describe_control,
    kind_of_parameter,
    make_distinct,
)
from pendula.viewer.page.gallery_views import integrator_of, meanings_of, step_of
from pendula.viewer.page.gaps import add_arrows, begin_at_gaps, describe_gaps, expressions_of_gaps
from pendula.viewer.page.marks import add_marks
from pendula.viewer.page.methods import decisions, find_method, methods
from pendula.viewer.page.names import format_label, format_words
from pendula.viewer.page.parts import drawing_of, gallery_entry, parts_of, start_of
from pendula.viewer.page.script import PageScript, write_page_script

if TYPE_CHECKING:
    from pendula.description import Description

STEP, UNTIL = 1e-3, 20.0  # s, of systems that are not in the gallery


@dataclass(frozen=True)
class Settings:
    """How a live page begins: what users may choose when they write it."""

    control: Any = None
    disturbance: Mapping[Any, Any] | None = None
    step: float | None = None
    until: float | None = None
    integrator: Any = None
    start: Mapping[Any, Any] | None = None
    pendularm: Mapping[str, Any] | None = field(default=None)


def live_page(model: Model, settings: Settings) -> tuple[dict[str, Any], str]:
    """The data of a live page, and the script with its functions."""
    from pendula.viewer.page.contact import contact_page, is_contact_page

    if is_contact_page(model):
        return contact_page(model, settings)
    if model.card.ground:
        raise PendulaError(
            f"The bodies of {model.name} touch each other or the ground, which a live page follows only of "
            "free bodies, without joints; simulate it and show the run, html(run, path), or take the ground "
            "away: system.replace(ground=())."
        )
    if model.card.modes and not model.card.contacts:
        raise PendulaError(
            f"{model.name} has {model.card.switching}, which a live page cannot follow from one mode, "
            "such as sticking, to another, such as slipping; "
            "simulate it and show the run: html(run, path)."
        )
    marked, marks = add_arrows(*add_marks(model.description))
    pushed, pushes = _with_pushes(marked)
    moved, control = bind_control(add_disturbances(pushed, settings.disturbance), model, settings.control)
    page_model = _with_values(derive(moved), model)
    known = page_model.card.power_names
    known = known[: len(moved.forces)] if model.card.contacts else known  # pyright: ignore[reportAttributeAccessIssue]
    powers = [name for name in known if name not in pushes.values()]
    script = _script(page_model, powers, control)
    chosen = settings.integrator if settings.integrator is not None else integrator_of(model)
    method = None if model.card.contacts else find_method(chosen)
    y = read_start(page_model, settings.start)
    y = begin_at_gaps(page_model, y) if model.card.contacts else y
    _check(model, y)
    about = gallery_entry(model)
    step = settings.step if settings.step is not None else step_of(model) or STEP
    until = settings.until if settings.until is not None else about.until if about else UNTIL
    data = {
        "mode": "live",
        **parts_of(page_model),
        **drawing_of(page_model, marks),
        "inputs": _inputs(page_model, pushes),
        "parameters": _parameters(page_model, model, control),
        "powers": powers,
        "powersReadSolution": script.powers_read_solution,
        "energy": page_model.has("energy"),
        "energyScale": _energy_scale(model, y[: model.layout.size]),
        "start": start_of(page_model, y),
        "step": read_step(step),
        "until": _positive(until),
        "integrator": method.name if method is not None else "none",
        "methods": [] if model.card.contacts else methods(page_model, model, method),
        "decisions": decisions(),
    }
    if model.card.contacts:
        data |= describe_gaps(page_model, data, settings.integrator)
    for state, value in zip(data["states"], data["start"]["z"], strict=True):
        state["start"] = value
    if control is not None:
        data["servo"] = describe_control(page_model, control, step)
    elif not model.card.contacts and (found := analysis_of(model, y)) is not None:
        data["analysis"] = found
    if settings.pendularm is not None:
        data["pendularm"] = dict(settings.pendularm)
    _check_method(data)
    return data, script.text


def _with_pushes(system: "Description") -> "tuple[Description, dict[str, str]]":
    """The system with a push on every velocity; names of the pushes' inputs and of their powers."""
    from pendula.description.symbols import Input

    if not system.coordinates:
        return system, {}
    symbols = (*system.coordinates, *system.velocities, *system.states, *system.inputs, *system.parameters)
    taken = {symbol.name for symbol in symbols}
    forces, pushes = list(system.forces), {}  # pyright: ignore[reportAttributeAccessIssue]
    targets = system.coordinates if system.identity else system.velocities
    for i, q in enumerate(targets):
        name, power = (
            make_distinct(f"push_{q.name}", taken),
            make_distinct(f"push on {q.name}", system.power_names),
        )
        forces.append(system.push(i, Input(name), power))  # pyright: ignore[reportAttributeAccessIssue, reportArgumentType]
        pushes[name] = power
    return system.replace(forces=forces), pushes


def _with_values(page_model: Model, model: Model) -> Model:
    """The page's model with the parameter values of the user's."""
    known = {name: value for name, value in model.parameters.items() if name in page_model.parameters}
    return page_model.with_parameters(**known)


def _script(model: Model, powers: list[str], control: BoundControl | None) -> PageScript:
    from pendula.description.drawing import numbers_of

    law = [] if control is None else control.expressions
    gaps = expressions_of_gaps(model) if model.card.contacts else {}
    return write_page_script(model, powers, sizes=numbers_of(model.description.drawing), law=law, **gaps)


def _check(model: Model, y: np.ndarray) -> None:
    """Refuse a start that cannot be moved from."""
    check_start(model, np.ascontiguousarray(y[: len(model.card.entries)]), 0.0)


def _check_method(data: dict[str, Any]) -> None:
    chosen_method = next(m for m in data["methods"] if m["name"] == data["integrator"])
    if "refusal" in chosen_method:
        raise PendulaError(chosen_method["refusal"])


def _positive(until: Any) -> float:
    value = read_time(until, "until")
    if value <= 0:
        raise PendulaError(f"until = {value:g} must be greater than zero.")
    return value


def _inputs(model: Model, pushes: Mapping[str, str]) -> list[dict[str, str]]:
    from pendula.description import Mechanism

    made = []
    for name in model.inputs:
        push = name in pushes
        label = pushes[name].removeprefix("push on ") if push else name
        if isinstance(model.description, Mechanism):
            label = label.removesuffix("_effort")  # of a joint, which is what people call it
        text = f"push on {format_label(label)}" if push else format_label(label)
        unit = shown(model.card.units.get(name, ""))
        made.append({"name": name, "label": text, "unit": unit, "kind": "push" if push else "input"})
    return made


def _parameters(model: Model, plain: Model, control: BoundControl | None) -> list[dict[str, Any]]:
    """Every parameter with its value and what it is."""
    from pendula.description import Mechanism

    made, meanings = [], meanings_of(plain)
    for name, value in model.parameters.items():
        kind = kind_of_parameter(name, plain, control)
        unit = shown(model.card.units.get(name, ""))
        label = format_label(name) if kind == "parameter" else format_words(name)
        if kind == "desired" and isinstance(plain.description, Mechanism):
            label = format_label(name.removesuffix(DESIRED))  # a slider of a robot's pose
        entry = {"name": name, "label": label, "value": value, "unit": unit, "kind": kind}
        made.append({**entry, **({"meaning": meanings[name]} if name in meanings else {})})
    return made


def _energy_scale(model: Model, y: np.ndarray) -> float:
    """How much energy moves, J: T at the start, and how V changes as coordinates move by their own size."""
    if not model.has("energy"):
        return 0.0
    q, v, _ = model.layout.split(y)
    size = np.array(
        [1.0 if name in model.card.angles else max(abs(x), 1.0)
         for name, x in zip(model.coordinates, q, strict=True)]
    )  # fmt: skip
    for first, count in model.layout.unit:
        size[first : first + count] = 0.5  # which leaves a rotation
    moved = np.concatenate([q + np.diag(size), q - np.diag(size)])
    with np.errstate(all="ignore"):
        kinetic, potential = model.energy(q, v)
        change = np.abs(np.asarray(model.energy(moved, np.zeros_like(v)).potential) - potential)
    largest = float(np.max(change, initial=0.0, where=np.isfinite(change)))
    return largest + (float(kinetic) if np.isfinite(kinetic) else 0.0)
