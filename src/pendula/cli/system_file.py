"""A user's own system: a Python file that stands wherever the name of a gallery system does."""

import os
import runpy
import sys
import traceback
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from numbers import Real
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from pendula.errors import FileError, PendulaError
from pendula.progress import show_waiting

if TYPE_CHECKING:
    from pendula.description import Description
    from pendula.gallery import GallerySystem

NAME_HELP = "a system of 'pendula list', a Python file that defines 'system', or a URDF or MJCF file"
ROBOT_FILES = (".urdf", ".xml")
MODULE = "pendula_system_file"  # not "__main__": what a file does only as a script is left out
USUAL_UNTIL, USUAL_STEP = 10.0, 1e-3  # s, for a file that says nothing else
MOST_NAMES = 12  # that a complaint lists


@dataclass(frozen=True, kw_only=True)
class UserSystem:
    """What commands need to know of a user's system, as of a gallery system.

    Attributes:
        name: the file as it was typed.
        title: the first line of the file's docstring, if it has one.
        watch: nothing; the user knows.
        until: how long to simulate, s: the file's ``until``.
        step: length of a step, s: the file's ``step``.
        function: gives the description; what it takes can be set on the command line.
    """

    name: str
    title: str
    watch: str = ""
    until: float = USUAL_UNTIL
    step: float = USUAL_STEP
    function: "Callable[..., Description]"


def find_system(name: str, *, contact: bool = False) -> "GallerySystem | UserSystem":
    """The system that a name or a file stands for; a suffix of such files or a slash makes it a file.

    ``contact`` says whether an MJCF file is read with its ground.
    """
    if is_robot(name):
        return load_robot(name, contact=contact)
    if Path(name).suffix.lower() == ".py" or any(mark in name for mark in (os.sep, os.altsep) if mark):
        with show_waiting(f"loading {name}"):
            return load_system(name)
    from pendula.gallery.registry import find

    if Path(name).suffix.lower() == ".npz":
        raise FileError(f"There is no file {name}: a saved run is named by its path.")
    return find(name)


def is_robot(name: str) -> bool:
    """Whether a word names a robot file."""
    return Path(name).suffix.lower() in ROBOT_FILES


def load_robot(name: str, *, contact: bool = False) -> UserSystem:
    """The mechanism of a robot file."""
    from pendula.formats import read_mjcf, read_urdf

    with warnings.catch_warnings(record=True) as doubts:
        warnings.simplefilter("always")
        urdf = Path(name).suffix.lower() == ".urdf"
        robot = read_urdf(name) if urdf else read_mjcf(name, contact=contact)
    for doubt in doubts:
        print(f"pendula: {doubt.message}", file=sys.stderr)
    return UserSystem(name=name, title=robot.name, function=lambda: robot)


def load_system(name: str) -> UserSystem:
    """The system of a Python file."""
    path = _check_path(name)
    with _report_errors(path, name), _on_path(path):
        defined = runpy.run_path(str(path), run_name=MODULE)
    if "system" not in defined:
        raise FileError(f"{name} defines no 'system'; {_what_there_is(defined)}")
    document = (defined.get("__doc__") or "").strip().splitlines()
    return UserSystem(
        name=name,
        title=document[0].rstrip(" .") if document else f"The system of {name}",
        until=_number(defined, "until", USUAL_UNTIL, name),
        step=_number(defined, "step", USUAL_STEP, name),
        function=_builder(defined["system"], path, name),
    )


def _check_path(name: str) -> Path:
    path = Path(name).absolute()
    if path.is_dir():
        raise FileError(f"{name} is a folder; name a Python file in it that defines 'system'.")
    if not path.exists():
        raise FileError(f"There is no file {name}. To begin one: pendula new {path.with_suffix('.py').name}")
    if path.suffix.lower() != ".py":
        raise FileError(f"{name} is no Python file; a system is described in a .py file.")
    if not os.access(path, os.R_OK):
        raise FileError(f"{name} cannot be read: you may not read it.")
    return path


def _builder(system: Any, path: Path, name: str) -> "Callable[..., Description]":
    """The file's ``system`` as a function that gives a description."""
    from pendula.description import Description

    if isinstance(system, Description):
        return lambda: system
    wanted = "it must be a Lagrangian or an Ode, or a function that returns one"
    if not callable(system):
        raise FileError(f"'system' in {name} is of type {type(system).__name__}; {wanted}.")

    @wraps(system)
    def build(**settings: Any) -> "Description":
        with _report_errors(path, name), _on_path(path):
            made = system(**settings)
        if not isinstance(made, Description):
            raise FileError(f"'system' in {name} returns something of type {type(made).__name__}; {wanted}.")
        return made

    return build


def _number(defined: Mapping[str, Any], what: str, usual: float, name: str) -> float:
    value = defined.get(what, usual)
    if isinstance(value, bool) or not isinstance(value, Real):
        raise FileError(f"'{what}' in {name} must be a number of seconds, got {value!r}.")
    return float(value)


def _what_there_is(defined: Mapping[str, Any]) -> str:
    """What a file without ``system`` has instead, and what to do about it."""
    from pendula.description import Description

    own = {n: v for n, v in defined.items() if not n.startswith("_") and not isinstance(v, ModuleType)}
    described = {n: type(v).__name__ for n, v in own.items() if isinstance(v, Description)}
    if described:
        listed = ", ".join(f"the {kind} '{n}'" for n, kind in described.items())
        return f"it has {listed}. Add the line: system = {next(iter(described))}"
    listed = ", ".join(f"'{n}'" for n in list(own)[:MOST_NAMES]) + (" ..." if len(own) > MOST_NAMES else "")
    return f"it defines {listed or 'nothing'}. Give it a line: system = Lagrangian(...) or system = Ode(...)"


@contextmanager
def _on_path(path: Path) -> Iterator[None]:
    """Let a file import what lies beside it."""
    folder = str(path.parent)
    sys.path.insert(0, folder)
    try:
        yield
    finally:
        if folder in sys.path:
            sys.path.remove(folder)


@contextmanager
def _report_errors(path: Path, name: str) -> Iterator[None]:
    """Turn what goes wrong in a file into a complaint: its traceback with the lines of the user's folder."""
    try:
        yield
    except SystemExit:
        raise FileError(
            f"{name} ends the program. What it does only as a script belongs under if __name__ == '__main__':"
        ) from None
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        own = [frame for frame in frames if Path(frame.filename).parent == path.parent]
        if isinstance(error, PendulaError) and not own:
            raise  # about a value from the command line
        lines = traceback.format_list(own) + traceback.format_exception_only(error)
        text = "".join(line.removeprefix("pendula.errors.") for line in lines).rstrip()
        raise FileError(f"{name} fails:\n{text.replace(str(path), name)}") from None
