"""A model's functions as a script for a page, where the page's own loops call them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pendula.model.functions import FUNCTIONS
from pendula.model.model import Model

if TYPE_CHECKING:
    from pendula.compiler.export import Routine
    from pendula.compiler.export.browser import SolvedRoutine
    from pendula.dynamics.program import Program

# A Jacobian of more operations than this would fill the page; its loops then take differences of the rate.
LONGEST_JACOBIAN = 4000
MOST_ENTRIES = 24  # of y, beyond which no Jacobian is that short
_SLOPES = ("jacobian", "canonical_jacobian")


@dataclass(frozen=True)
class PageScript:
    """The script, the names of its functions, and whether its powers read accelerations or multipliers."""

    text: str
    functions: tuple[str, ...]
    powers_read_solution: bool


def write_page_script(model: Model, powers: Sequence[str] = (), **expressions: Sequence[Any]) -> PageScript:
    """The functions that move, draw and account for a system.

    Args:
        model: the system as the page moves it.
        powers: names of the powers to account for, in order.
        expressions: what further functions give, by their names.
    """
    from pendula.compiler.export.browser import length_of, reads, with_outputs, write_script

    source = model.compilation.source
    made: list[Any] = []
    for name in _list_functions(model):
        function = _function(model, name, source.program(name))
        if name not in _SLOPES or length_of(function) <= LONGEST_JACOBIAN:
            made.append(function)
    made += _expressions(model, **expressions)
    solved = False
    if powers:
        whole: Any = _function(model, "powers", source.program("powers"))
        made.append(with_outputs(whole, [model.card.power_names.index(name) for name in powers]))
        solved = reads(made[-1], "x")
    return PageScript(write_script(made), tuple(function.name for function in made), solved)


def write_drawing_script(model: Model, numbers: Sequence[Any] = ()) -> str:
    """The functions that draw a state: where its points are, and every other number of the drawing."""
    from pendula.compiler.export.browser import write_script

    made = _expressions(model, sizes=numbers)
    if model.card.drawn:
        made.append(_function(model, "positions", model.compilation.source.program("positions")))
    return write_script(made) if made else ""


def _expressions(model: Model, **groups: Sequence[Any]) -> list[Any]:
    """Functions by name that give some expressions each; none where there are none."""
    source = model.compilation.source
    return [
        _function(model, name, source.expressions(model.description.resolve_parameters(expressions)))
        for name, expressions in groups.items()
        if expressions
    ]


def _list_functions(model: Model) -> list[str]:
    """The functions that a page of this system is given; a Jacobian only where it can be short."""
    names = [function.name for function in FUNCTIONS.values() if function.on_page(model.card)]
    short = model.layout.size <= MOST_ENTRIES
    return [name for name in names if short or name not in _SLOPES]


def _function(model: Model, name: str, program: "Program") -> "Routine | SolvedRoutine":
    from pendula.compiler.export import Argument
    from pendula.compiler.export.browser import function_of

    arguments = (
        Argument("t", "time", ("t",), scalar=True),
        Argument("y", "state", model.card.entries),
        Argument("u", "inputs", model.inputs),
        Argument("p", "parameters", tuple(model.parameters)),
        Argument(
            "x", "accelerations and multipliers", tuple(f"x{i}" for i in range(program.finish.size1_in(4)))
        ),
    )
    return function_of(name, program, arguments)
