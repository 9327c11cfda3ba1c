"""Numbers, vectors and poses of bodies and joints from what a user typed: floats, or expressions."""

from typing import Any

import numpy as np
import sympy as sp

from pendula.checking import read_number
from pendula.description import checks
from pendula.description.symbols import Parameter
from pendula.errors import DescriptionError
from pendula.spatial.poses import Pose

_AXES = {"x": (1.0, 0.0, 0.0), "y": (0.0, 1.0, 0.0), "z": (0.0, 0.0, 1.0)}


def read_scalar(given: Any, what: str) -> Any:
    """A float, or an expression of parameters; anything else is refused."""
    if isinstance(given, int | float | np.number) and not isinstance(given, bool):
        return read_number(given, f"The {what}")
    made = checks.read_expression(given, what)
    if made.is_number:
        return float(made)
    for symbol in sorted(made.free_symbols, key=str):
        if not isinstance(symbol, Parameter):
            raise DescriptionError(f"The {what} is made of numbers and parameters; it contains '{symbol}'.")
    return made


def read_vector(given: Any, what: str) -> tuple[Any, Any, Any]:
    """Three scalars."""
    parts = given.flat() if isinstance(given, sp.MatrixBase) else given
    try:
        x, y, z = parts
    except (TypeError, ValueError):
        raise DescriptionError(f"The {what} has three components, got {given!r}.") from None
    return read_scalar(x, what), read_scalar(y, what), read_scalar(z, what)


def read_axis(given: Any, what: str) -> tuple[float, float, float]:
    """A direction in numbers, or "x", "y" or "z"; of unit length afterwards."""
    if isinstance(given, str):
        if given not in _AXES:
            raise DescriptionError(f"The {what} is 'x', 'y', 'z' or three numbers, got {given!r}.")
        return _AXES[given]
    axis = np.array([evaluate(part) for part in read_vector(given, what)])
    length = float(np.linalg.norm(axis))
    if length == 0:
        raise DescriptionError(f"The {what} is (0, 0, 0), which is no direction.")
    x, y, z = (axis / length).tolist()
    return x, y, z


def read_pose(given: Any, what: str) -> Pose:
    """A pose; three components alone are its position, None is no displacement at all."""
    if given is None:
        return Pose()
    pose = given if isinstance(given, Pose) else Pose(read_vector(given, f"position of the {what}"))
    if np.shape(pose.position) != (3,) or np.shape(pose.matrix) != (3, 3):
        raise DescriptionError(f"The {what} must be a single pose, got {given!r}.")
    for entry in (*pose.position, *(e for row in pose.matrix for e in row)):
        read_scalar(entry, what)
    return pose


def read_limits(given: Any, what: str) -> tuple[float, float] | None:
    """The least and the largest value, or None for no limits."""
    if given is None:
        return None
    try:
        lower, upper = given
    except (TypeError, ValueError):
        raise DescriptionError(f"The {what} are (lower, upper) or None, got {given!r}.") from None
    lower, upper = (read_number(value, f"A value of the {what}") for value in (lower, upper))
    if not lower <= upper:
        raise DescriptionError(f"The {what} must not cross: lower is {lower:g}, upper is {upper:g}.")
    return lower, upper


def evaluate(scalar: Any) -> float:
    """The number that a scalar is with the values that its parameters have."""
    if isinstance(scalar, float):
        return scalar
    return float(scalar.xreplace({p: sp.Float(p.value) for p in scalar.free_symbols}))
