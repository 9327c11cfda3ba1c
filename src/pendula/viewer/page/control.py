"""What drives and disturbs the system of a live page.

A controller becomes part of the dynamics as uᵢ → active·lawᵢ + uᵢ, with active·ż for its states: one
parameter switches it. A disturbance d(t) of an input, or a force along a coordinate, is added as size·d(t).
"""

from collections.abc import Container, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pendula.errors import PendulaError, format_names
from pendula.model import Model
from pendula.model.quantity_units import shown
from pendula.simulation.control import Sampled
from pendula.viewer.page.names import format_words

if TYPE_CHECKING:
    from pendula.description import Controller, Description

# Of PID(...): the gains that it names after a coordinate.
_GAINS = ("kp", "ki", "kd")
DESIRED, _DISTURBANCE, _DEMAND = "_desired", "_disturbance", "_demand"


@dataclass(frozen=True)
class BoundControl:
    """A controller with the system it is bound to: its laws, its switch, and seconds between samples."""

    controller: "Controller"
    active: str
    every: float | None

    @property
    def expressions(self) -> list[Any]:
        """Laws, rates of states, signals: what the page's function ``law`` gives."""
        return [*self.controller.laws.values(), *self.controller.rates, *self.controller.signals.values()]


def bind_control(
    system: "Description", plain: Model, given: Any
) -> "tuple[Description, BoundControl | None]":
    """The system with a controller that a parameter switches, and inputs that still add to what it does.

    Args:
        system: what the page moves.
        plain: the user's model, for which the controller is made.
        given: what drives inputs: as control= of ``simulate``, but for Python functions and numbers.
    """
    from pendula.description import Controller
    from pendula.description.controller import as_controller
    from pendula.description.symbols import Parameter

    if given is None:
        return system, None
    recipe, every = (given.law, given.every) if isinstance(given, Sampled) else (given, None)
    if every is not None and callable(check := getattr(recipe, "check_sampling", None)):
        check(plain, every)
    law = as_controller(plain.description, recipe)
    known = {symbol.name: symbol for symbol in plain.description.inputs}
    for missing in (u for u in law.laws if u not in known):
        raise PendulaError(
            f"control drives '{missing}', but the inputs of {plain.name} are {format_names(known) or 'none'}."
        )
    active = Parameter(make_distinct("servo_active", plain.parameters), 1.0)
    laws = {u: active * expression + known[u] for u, expression in law.laws.items()}
    rates = tuple(active * rate for rate in law.rates)
    bound = Controller(laws, law.states, rates, dict(law.start))
    return system.with_control(bound), BoundControl(law, active.name, every)


def add_disturbances(system: "Description", given: Mapping[Any, Any] | None) -> "Description":
    """The system with forces of time beside its inputs and along its coordinates, each times a parameter."""
    import sympy as sp

    from pendula.description.symbols import Parameter, Time

    if given is None:
        return system
    if not isinstance(given, Mapping):
        raise PendulaError(
            f"disturbance is given by name, as {{'u': Noise(...)}}, got {type(given).__name__}."
        )
    inputs = {symbol.name: symbol for symbol in system.inputs}
    pushed = list(map(str, system.coordinates if system.identity else system.velocities))
    taken, laws, forces = {p.name for p in system.parameters}, {}, []
    for name, wave in ((str(name), sp.sympify(wave)) for name, wave in given.items()):
        if not all(isinstance(symbol, Time) for symbol in wave.free_symbols):
            raise PendulaError(f"The disturbance of '{name}' must be a number or an expression of time.")
        force = Parameter(make_distinct(f"{name}{_DISTURBANCE}", taken), 1.0) * wave
        if name in inputs:
            laws[name] = inputs[name] + force
        elif name in pushed:
            power = make_distinct(f"disturbance of {name}", system.power_names)
            forces.append(system.push(pushed.index(name), force, power))  # pyright: ignore[reportAttributeAccessIssue]
        else:
            raise PendulaError(
                f"disturbance names '{name}', which is neither an input of {system.name} nor what a force "
                f"acts along; these are {format_names((*inputs, *pushed))}."
            )
    if forces:
        system = system.replace(forces=[*system.forces, *forces])  # pyright: ignore[reportAttributeAccessIssue]
    return system.with_control(laws) if laws else system


def describe_control(model: Model, bound: BoundControl, step: float) -> dict[str, Any]:
    """The controller as the page has it: `Servo` of viewer/src/contract.ts."""
    from pendula.description import Mechanism

    controller, states = bound.controller, list(model.states)
    wanted = {q: f"{q}{DESIRED}" for q in model.coordinates if f"{q}{DESIRED}" in model.parameters}
    held = [q for q in model.coordinates if f"{q}_kp" in model.parameters]
    return {
        "active": bound.active,
        "inputs": [model.inputs.index(u) for u in controller.laws],
        "coordinates": [model.coordinates.index(q) for q in wanted],
        "integrals": [states.index(z.name) for z in controller.states],
        "desired": list(wanted.values()),
        "gains": [{gain: _name(model, f"{q}_{gain}") for gain in _GAINS} for q in held],
        "signals": [_signal(model, name) for name in controller.signals],
        "poses": isinstance(model.description, Mechanism),
        "on": True,
        "mode": "continuous" if bound.every is None else "sampled",
        "sampled": float(step if bound.every is None else bound.every),
    }


def kind_of_parameter(name: str, plain: Model, bound: BoundControl | None) -> str:
    """What a parameter of a page's system is: one of the user's system, or what it says of control."""
    if name in plain.parameters:
        return "parameter"
    if bound is not None and name == bound.active:
        return "hidden"
    if name.endswith(_DISTURBANCE):
        return "disturbance"
    return "desired" if name.endswith(DESIRED) else "gain"


def make_distinct(name: str, taken: Container[str]) -> str:
    """A name that is not taken."""
    while name in taken:
        name += "_"
    return name


def _signal(model: Model, name: str) -> dict[str, Any]:
    """A signal by its name; what a law asked for belongs to the input that limits cut off."""
    driven = name.removesuffix(_DEMAND)
    number = model.inputs.index(driven) if name != driven and driven in model.inputs else -1
    unit = shown(model.card.units.get(driven, ""))
    return {"name": name, "label": format_words(name), "unit": unit, "input": number}


def _name(model: Model, name: str) -> str:
    """A parameter's name; "" where the law does without it."""
    return name if name in model.parameters else ""
