"""What pendula raises when an input cannot be right: one sentence, naming the culprit and the remedy."""

import functools
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
# What others call what is an argument here.
_ELSEWHERE = {
    other: ours
    for ours, others in {
        "start": "y0 x0 q0 init initial initial_state initial_conditions",
        "until": "duration end t_end t_final tf tmax",
        "step": "dt h step_size stepsize timestep",
        "tolerance": "atol eps rtol tol",
        "integrator": "method scheme",
        "times": "saveat t_eval",
        "control": "controller feedback u",
        "parameters": "constants p params",
        "kinetic": "T kinetic_energy",
        "potential": "V potential_energy",
        "bodies": "links",
        "at": "about operating_point point",
    }.items()
    for other in others.split()
}


class PendulaError(ValueError):
    """A mistake in what was asked for, found before any work was done."""


class DescriptionError(PendulaError):
    """The description of a system contradicts itself or leaves something out."""


class SimulationError(PendulaError):
    """A simulation cannot start as asked, or something that it called on the way raised an error.

    In the second case ``run`` holds what was computed until then, and the error itself is the cause.
    """

    run: Any = None


class ArgumentError(PendulaError, TypeError):
    """A function was given an argument by a name that it does not have, or lacks one that it needs."""


class FileError(PendulaError):
    """A file cannot be read, or is not what it claims to be."""


def format_names(names: Iterable[Any]) -> str:
    """Names as they stand in a sentence: quoted, with commas between them."""
    return ", ".join(f"'{name}'" for name in names)


def suggest(word: Any, known: Iterable[str]) -> str:
    """A question with the known word nearest to the given one, and a space; nothing where none is near."""
    import difflib

    close = difflib.get_close_matches(str(word), list(known), n=1)
    return f"Did you mean '{close[0]}'? " if close else ""


def explain_arguments(function: Callable[P, R]) -> Callable[P, R]:
    """Let a function say which argument was meant by a name that it does not have, and which one it lacks."""
    about: Any = function
    code, made = about.__code__, function.__name__ == "__init__"
    known = code.co_varnames[made : code.co_argcount + code.co_kwonlyargcount]
    places = code.co_argcount - made
    optional = {*known[places - len(about.__defaults__ or ()) : places], *(about.__kwdefaults__ or ())}
    needed = [name for name in known if name not in optional]

    @functools.wraps(function)
    def call(*args: P.args, **named: P.kwargs) -> R:
        lacking = [name for name in needed if name not in named and name not in known[: len(args) - made]]
        if lacking or not named.keys() <= {*known}:
            called = type(args[0]).__name__ if made else function.__name__
            _refuse_name(called, named, known)
            raise ArgumentError(f"{called} lacks {format_names(lacking)}. It has {format_names(known)}.")
        return function(*args, **named)

    return call


def _refuse_name(called: str, named: Iterable[str], known: Sequence[str]) -> None:
    """Raise an error for the first name that is not known, if there is one."""
    for name in named:
        if name not in known:
            meant = _ELSEWHERE.get(name)
            hint = f"Here it is '{meant}'. " if meant in known else suggest(name, known)
            if called == "simulate" and "parameters" in (name, meant):
                hint = "They belong to the system: simulate(derive(system).with_parameters(m=2.0), ...). "
            raise ArgumentError(f"{called} has no argument '{name}'. {hint}It has {format_names(known)}.")


def explain_arguments_of(cls: type) -> None:
    """The same for a class: its own ``__init__``, or the one that it inherits."""
    owner: Any = next(kind for kind in cls.__mro__ if "__init__" in vars(kind))
    if hasattr(owner, "__dataclass_fields__") and not hasattr(owner.__init__, "__wrapped__"):
        owner.__init__ = explain_arguments(owner.__init__)
