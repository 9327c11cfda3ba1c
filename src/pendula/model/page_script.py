"""A model's functions as a script for a live page, where the page's own loops call them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pendula.model.model import Model

if TYPE_CHECKING:
    from pendula.compiler.export import Routine
    from pendula.compiler.export.browser import Solved
    from pendula.dynamics.functions import Stages

# A Jacobian of more operations than this would fill the page; its loops then take differences of the rate.
LONGEST_JACOBIAN = 4000
MOST_ENTRIES = 24  # of y, beyond which no Jacobian is that short


@dataclass(frozen=True)
class PageScript:
    """The script, the names of its functions, and whether its powers read accelerations or multipliers."""

    text: str
    functions: tuple[str, ...]
    powers_read_solution: bool


def page_script(
    model: Model, powers: Sequence[str] = (), numbers: Sequence[Any] = (), law: Sequence[Any] = ()
) -> PageScript:
    """The functions that move, draw and account for a system.

    Args:
        model: the system as the page moves it.
        powers: names of the powers to account for, in order.
        numbers: expressions of the drawing that are not positions, for the function ``sizes``.
        law: expressions of a servo, for the function ``law``.
    """
    from pendula.compiler.export.browser import length_of, reads, with_outputs, written
    from pendula.dynamics.functions import expression_stages, stages

    dynamics, description = model.compilation.dynamics, model.description
    made: list[Any] = [_function(model, name, stages(dynamics, name)) for name in _plain(model)]
    if len(model.card.entries) <= MOST_ENTRIES:
        slope = _function(model, _jacobian(model), stages(dynamics, _jacobian(model)))
        made += [slope] if length_of(slope) <= LONGEST_JACOBIAN else []
    for name, expressions in (("sizes", numbers), ("law", law)):
        if expressions:
            known = description.settled(expressions)
            made.append(_function(model, name, expression_stages(dynamics, description, known)))
    solved = False
    if powers:
        whole: Any = _function(model, "powers", stages(dynamics, "powers"))
        made.append(with_outputs(whole, [model.card.power_names.index(name) for name in powers]))
        solved = reads(made[-1], "x")
    return PageScript(written(made), tuple(function.name for function in made), solved)


def _plain(model: Model) -> list[str]:
    names = ["rate"]
    if model.coordinates:
        names.append("energy")
        names += ["solution", "velocity_correction"] if model.constraints else ["canonical_rate", "momenta"]
        names += ["position_correction"] if model.card.holonomic else []
    if model.card.drawn:
        names += ["positions", "point_jacobians"] if model.coordinates else ["positions"]
    return names


def _jacobian(model: Model) -> str:
    return "canonical_jacobian" if model.coordinates and not model.constraints else "jacobian"


def _function(model: Model, name: str, made: "Stages") -> "Routine | Solved":
    from pendula.compiler.export import Argument
    from pendula.compiler.export.browser import function_of
    from pendula.compiler.program import Program

    arguments = (
        Argument("t", "time", ("t",), scalar=True),
        Argument("y", "state", model.card.entries),
        Argument("u", "inputs", model.inputs),
        Argument("p", "parameters", tuple(model.parameters)),
        Argument(
            "x", "accelerations and multipliers", tuple(f"x{i}" for i in range(made.finish.size1_in(4)))
        ),
    )
    return function_of(name, Program(made.finish, made.system, made.leading, made.damping), arguments)
