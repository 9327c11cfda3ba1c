"""A model's functions as source text in other languages: what is offered, and what all of it means."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from importlib import import_module
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pendula.errors import FileError, PendulaError
from pendula.model.model import Model, derive

if TYPE_CHECKING:
    from pendula.compiler.export import Argument, Routine
    from pendula.description import Description

# The languages, and the modules of ``pendula.compiler.export`` that write them.
_START = "values to start from"
TARGETS = {"c": "c", "js": "javascript", "numpy": "numpy_source"}


@dataclass(frozen=True)
class Offer:
    """A function that can be exported: the kernel behind it, and what a reader should know.

    ``shape`` and ``names`` describe what comes out; ``reads`` are the letters of what it may depend on.
    """

    meaning: str
    reads: str
    shape: Callable[[Model], tuple[int, ...]]
    names: Callable[[Model], Iterable[str]] = lambda model: ()
    kernel: str = ""
    unit: str = ""


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
    model = _model(system)
    names = _chosen(model, functions)

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
    text = import_module(f"pendula.compiler.export.{TARGETS[to]}").written(interface)
    if path is not None:
        _write(path, text)
    return text


def check_target(to: Any) -> None:
    """Refuse a language that is not known."""
    if not isinstance(to, str) or to not in TARGETS:
        raise PendulaError(f"Systems are exported to {_listed(TARGETS)}, not to {to!r}.")


def exportable(model: Model) -> tuple[str, ...]:
    """The functions that a model has something to compute for."""
    return tuple(
        name
        for name, offer in OFFERS.items()
        if model.has(offer.kernel or name) and 0 not in offer.shape(model)
    )


def _model(system: Any) -> Model:
    if callable(system):
        raise PendulaError(
            f"export() cannot translate the Python function {getattr(system, '__name__', system)!r}; "
            "give a control law as expressions, with model.with_control({...})."
        )
    if not isinstance(system, Model | str):
        from pendula.description import Description

        if not isinstance(system, Description):
            raise PendulaError(
                "export() needs a Lagrangian, an Ode, a Model or the name of a gallery system, "
                f"got {type(system).__name__}."
            )
    return derive(system)


def _chosen(model: Model, functions: Iterable[str] | str | None) -> list[str]:
    known = exportable(model)
    if functions is None:
        # Without constraints, the solution is the acceleration once more.
        return [name for name in known if name != "solution" or model.constraints]
    asked = functions.replace(",", " ").split() if isinstance(functions, str) else list(functions)
    if not asked:
        raise PendulaError(f"export() needs at least one function; {model.name} has {_listed(known)}.")
    for name in asked:
        if name not in known:
            raise PendulaError(f"{model.name} has no function {name!r} to export; it has {_listed(known)}.")
    return list(dict.fromkeys(asked))


def _arguments(model: Model) -> "tuple[tuple[Argument, ...], ...]":
    """What every function of (t, y, u, p, x) is called with: t, those of q, v and z that there are, u, p."""
    from pendula.compiler.export import Argument

    start, u, p = model.card.start, model.inputs, model.parameters
    moved = (
        ("q", "coordinates", model.coordinates),
        ("v", "velocities dq/dt", model.velocities),
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
    units = (q.dot.dot.unit for q in model.description.coordinates)
    return tuple(unit.text if unit is not None else "" for unit in units)


def _routine(model: Model, name: str) -> "Routine":
    from pendula.compiler.export import Argument, Routine
    from pendula.compiler.graph import Graph, graph_of
    from pendula.compiler.program import Program, one_graph
    from pendula.dynamics.functions import stages

    offer = OFFERS[name]
    extra = {
        "a": Argument(
            "a", "accelerations dv/dt", _accelerations(model), units=_units_of_accelerations(model)
        ),
        "m": Argument("multipliers", "multipliers lambda of the constraints", model.constraints),
    }
    taken = tuple(extra[letter] for letter in offer.reads if letter in extra and extra[letter].size)
    made = stages(model.compilation.dynamics, offer.kernel or name)
    graph = graph_of(one_graph(Program(made.finish, made.system, made.leading, made.damping)))
    shape = offer.shape(model)
    outputs = tuple(place for place in graph.outputs if len(shape) == 2 or place[1] < shape[0])
    return Routine(
        name=name,
        meaning=offer.meaning,
        graph=Graph(graph.operations, outputs),
        inputs=(*_arguments(model), taken),
        reads=("t", "p", *(extra[letter].symbol if letter in extra else letter for letter in offer.reads)),
        outputs=tuple(offer.names(model)),
        shape=shape,
        unit=offer.unit,
    )


def _equations(model: Model) -> tuple[str, ...]:
    """What the letters mean together, in letters that every compiler can read."""
    state = ", ".join(argument.symbol for argument in _arguments(model)[1])
    lines = []
    if model.coordinates:
        reactions = " + A(q, t)^T lambda" if model.constraints else ""
        lines.append(f"dq/dt = v,  M(q, t) dv/dt = f({state}, u, t){reactions}")
    if model.constraints:
        lines.append("with constraints c(q, t) = 0 on positions and A(q, t) v = b(q, t) on velocities.")
    if model.states:
        lines.append(f"dz/dt = g({state}, u, t)")
    return (*lines, "Units are SI units and rad, unless the system has its own.")


def _accelerations(model: Model) -> tuple[str, ...]:
    return tuple(f"{name}_ddot" for name in model.coordinates)


def _n(model: Model) -> tuple[int, ...]:
    return (len(model.coordinates),)


def _square(model: Model) -> tuple[int, ...]:
    return _n(model) * 2


def _size_of(kernel: str) -> Callable[[Model], tuple[int, ...]]:
    return lambda model: (model.compilation.sizes[kernel],)


def _solution_names(model: Model) -> list[str]:
    return [*_accelerations(model), *(f"multiplier of {name}" for name in model.constraints)]


def _residual_names(model: Model) -> list[str]:
    held = model.constraints[: model.card.holonomic]
    return [*(f"position of {name}" for name in held), *(f"velocity of {name}" for name in model.constraints)]


def _point_names(model: Model) -> list[str]:
    """x, y and perhaps z of every drawn point, called after the shape that first mentions it."""
    from pendula.description import Point

    found: dict[Point, str] = {}
    counts: dict[str, int] = {}
    for shape in model.description.drawing:
        word = type(shape).__name__.lower()
        counts[word] = counts.get(word, 0) + 1
        for item in fields(shape):
            value = getattr(shape, item.name)
            if isinstance(value, Point):
                found.setdefault(value, f"{word} {counts[word]} {item.name}")
    return [f"{name} {axis}" for point, name in found.items() for axis in "xyz"[: point.dimension]]


OFFERS = {
    "rate": Offer(
        "The rate of the whole state, entry by entry.",
        "qvzu",
        _size_of("rate"),
        lambda model: (*model.velocities, *_accelerations(model), *(f"{z}_dot" for z in model.states)),
    ),
    "acceleration": Offer("The acceleration dv/dt.", "qvzu", _n, _accelerations, kernel="solution"),
    "solution": Offer(
        "The acceleration dv/dt, then the multipliers lambda of the constraints.",
        "qvzu",
        _size_of("solution"),
        _solution_names,
    ),
    "mass_matrix": Offer("The mass matrix M.", "q", _square),
    "coriolis_matrix": Offer("The Coriolis matrix C(q, v) by Christoffel symbols.", "qv", _square),
    "gravity": Offer("The gradient G = dV/dq of the potential energy.", "q", _n, lambda m: m.coordinates),
    "force": Offer(
        "The force f in M dv/dt = f + A^T lambda: everything but inertia and reactions.",
        "qvzu",
        _n,
        lambda model: model.coordinates,
    ),
    "inverse_dynamics": Offer(
        "The generalised force M a - f(u = 0) that gives the acceleration a.",
        "qvza",
        _n,
        lambda model: model.coordinates,
    ),
    "energy": Offer(
        "Kinetic and potential energy.", "qv", lambda _: (2,), lambda _: ("kinetic", "potential"), unit="J"
    ),
    "constraints": Offer(
        "How far the constraints are from zero: c, then A v - b.",
        "qv",
        _size_of("constraints"),
        _residual_names,
    ),
    "constraint_jacobian": Offer(
        "The Jacobian A of the constraints.", "q", lambda model: (len(model.constraints), *_n(model))
    ),
    "powers": Offer(
        "The power of every term that can change the energy, by what does it.",
        "qvzuam",
        _size_of("powers"),
        lambda model: model.card.power_names,
        unit="W",
    ),
    "positions": Offer("Where the points of the drawing are.", "qz", _size_of("positions"), _point_names),
}


def _write(path: str | PathLike[str], text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise FileError(f"{path} cannot be written: {reason}.") from error


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"'{name}'" for name in names)
