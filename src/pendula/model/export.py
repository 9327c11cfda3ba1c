"""A model's functions as source text in other languages: what is offered, and what all of it means."""

from collections.abc import Iterable
from importlib import import_module
from os import PathLike
from typing import TYPE_CHECKING, Any

from pendula.errors import PendulaError, format_names
from pendula.files import write_text
from pendula.model.functions import FUNCTIONS, acceleration_names
from pendula.model.model import Model, derive

if TYPE_CHECKING:
    from pendula.compiler.export import Argument, Routine
    from pendula.description import Description

_START = "values to start from"
# The languages, and the modules of ``pendula.compiler.export`` that write them.
TARGETS = {"c": "c", "js": "javascript", "numpy": "numpy_source"}


def export(
    system: "Description | Model | str",
    to: str,
    functions: Iterable[str] | str | None = None,
    path: str | PathLike[str] | None = None,
) -> str:
    """The functions of a system as source text in another language, self-documenting and self-contained.

    Args:
        system: a description, a model (whose parameter values become the defaults), or the name of a gallery
            system.
        to: "c" (C99), "js" (an ES module) or "numpy" (a Python module that needs only NumPy).
        functions: names of the functions, in order; all that the system has, unless given.
        path: a file to write the text to as well.
    """
    check_target(to)
    model = _read_model(system)
    names = _choose_functions(model, functions)

    from pendula import __version__
    from pendula.compiler.export import Interface

    interface = Interface(
        name=model.name,
        generator=f"pendula {__version__}",
        reference=model.description.reference,
        equations=_equations(model),
        arguments=tuple(argument for group in _arguments(model) for argument in group),
        routines=tuple(_routine(model, name) for name in names),
    )
    text = import_module(f"pendula.compiler.export.{TARGETS[to]}").write_source(interface)
    if path is not None:
        write_text(path, text)
    return text


def check_target(to: Any) -> None:
    """Refuse a language that is not known."""
    if not isinstance(to, str) or to not in TARGETS:
        raise PendulaError(f"Systems are exported to {format_names(TARGETS)}, not to {to!r}.")


def exportable_functions(model: Model) -> tuple[str, ...]:
    """The functions that a model has something to compute for."""
    return tuple(
        function.name
        for function in FUNCTIONS.values()
        if function.export is not None
        and not function.missing(model.card)
        and 0 not in function.shape(model.card)
    )


def _read_model(system: Any) -> Model:
    if callable(system):
        raise PendulaError(
            f"export() cannot translate the Python function {getattr(system, '__name__', system)!r}; "
            "give a control law as expressions, with model.with_control({...})."
        )
    if not isinstance(system, Model | str):
        from pendula.description import Description

        if not isinstance(system, Description):
            raise PendulaError(
                "export() needs a Lagrangian, an Ode, a FreeBody, a Mechanism, a Model or the name of a "
                f"gallery system, got {type(system).__name__}."
            )
    return derive(system)


def _choose_functions(model: Model, functions: Iterable[str] | str | None) -> list[str]:
    known = exportable_functions(model)
    if functions is None:
        # Without constraints, the solution is the acceleration once more.
        return [name for name in known if name != "solution" or model.constraints]
    asked = functions.replace(",", " ").split() if isinstance(functions, str) else list(functions)
    if not asked:
        raise PendulaError(f"export() needs at least one function; {model.name} has {format_names(known)}.")
    for name in asked:
        if name not in known:
            raise PendulaError(
                f"{model.name} has no function {name!r} to export; it has {format_names(known)}."
            )
    return list(dict.fromkeys(asked))


def _arguments(model: Model) -> "tuple[tuple[Argument, ...], ...]":
    """What every function of (t, y, u, p, x) is called with: t, those of q, v and z that there are, u, p."""
    from pendula.compiler.export import Argument

    start, u, p = model.card.start, model.inputs, model.parameters
    moved = (
        ("q", "coordinates", model.coordinates),
        ("v", "velocities dq/dt" if model.layout.identity else "velocities", model.velocities),
        ("z", "states", model.states),
    )

    def values(names: Iterable[str]) -> tuple[float, ...]:
        return tuple(float(start.get(name, 0.0)) for name in names)

    state = tuple(
        Argument(letter, meaning, names, values(names), _START, _units(model, names))
        for letter, meaning, names in moved
        if names
    )
    values_of_p = tuple(p.values())
    return (
        (Argument("t", "time", ("t",), units=("s",), scalar=True, optional=True),),
        state,
        (Argument("u", "inputs", u, units=_units(model, u), optional=True),),
        (
            Argument(
                "p",
                "parameters",
                tuple(p),
                values_of_p,
                "their default values",
                _units(model, p),
                optional=True,
            ),
        ),
    )


def _units(model: Model, names: Iterable[str]) -> tuple[str, ...]:
    """The units of entries, empty where they are not known."""
    return tuple(model.card.units.get(name, "") for name in names)


def _units_of_accelerations(model: Model) -> tuple[str, ...]:
    units = (v.unit.rate(1) if v.unit is not None else None for v in model.description.velocities)
    return tuple(unit.text if unit is not None else "" for unit in units)


def _routine(model: Model, name: str) -> "Routine":
    from pendula.compiler.assembly import one_graph
    from pendula.compiler.export import Argument, Routine
    from pendula.compiler.graph import graph_of

    function = model.compilation.function(name)
    about, card = function.export, model.card
    if about is None:
        raise ValueError(f"The function '{name}' is not exported.")
    extra = {
        "a": Argument(
            "a", "accelerations dv/dt", acceleration_names(card), units=_units_of_accelerations(model)
        ),
        "m": Argument("multipliers", "multipliers lambda of the constraints", model.constraints),
    }
    taken = tuple(extra[letter] for letter in about.reads if letter in extra and extra[letter].size)
    return Routine(
        name=name,
        meaning=about.meaning,
        graph=graph_of(one_graph(model.compilation.source.program(name), dense=True)),
        inputs=(*_arguments(model), taken),
        reads=("t", "p", *(extra[letter].symbol if letter in extra else letter for letter in about.reads)),
        outputs=tuple(about.names(card, model.description)),
        shape=function.shape(card),
        unit=about.unit,
    )


def _equations(model: Model) -> tuple[str, ...]:
    """What the letters mean together, in letters that every compiler can read."""
    state = ", ".join(argument.symbol for argument in _arguments(model)[1])
    lines = []
    if model.coordinates:
        reactions = " + A(q, t)^T lambda" if model.constraints else ""
        rate = "v" if model.layout.identity else "N(q) v"
        lines.append(f"dq/dt = {rate},  M(q, t) dv/dt = f({state}, u, t){reactions}")
    if model.constraints:
        lines.append("with constraints c(q, t) = 0 on positions and A(q, t) v = b(q, t) on velocities.")
    if model.states:
        lines.append(f"dz/dt = g({state}, u, t)")
    return (*lines, "Units are SI units and rad, unless the system has its own.")
