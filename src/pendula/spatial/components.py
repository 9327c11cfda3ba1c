"""One formula for all kinds of numbers: arguments are split into components, results stacked again.

A formula sees plain tuples of components and uses only arithmetic on them, so a component may be a float, a
whole array of floats, a SymPy expression or a CasADi scalar. Its caller gives either of

- sequences of components (a matrix: a sequence of rows), and gets tuples;
- NumPy arrays with components along the last axis (a matrix: the last two axes) and any axes before them,
  which are broadcast, and gets an array of the same layout; of expressions only if such axes are there.
"""

import inspect
import sys
from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any, ParamSpec, TypeAlias, TypeVar

import numpy as np

from pendula.errors import PendulaError

# What formulas take and give: sequences of components (rows of a matrix), or arrays with components last.
Vector: TypeAlias = Any
Quaternion: TypeAlias = Any
Matrix: TypeAlias = Any
Scalar: TypeAlias = Any

VECTOR = (3,)
QUATERNION = (4,)
MATRIX = (3, 3)

_NOUNS = {
    VECTOR: "a vector with 3 components",
    QUATERNION: "a quaternion with 4 components (qw, qx, qy, qz)",
    MATRIX: "a matrix with 3 rows of 3 entries",
}
_PACKAGES = ("sympy", "casadi", "mpmath")  # of expressions and numbers that NumPy's functions cannot take
Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


def componentwise(
    **shapes: tuple[int, ...],
) -> Callable[[Callable[Parameters, Result]], Callable[Parameters, Result]]:
    """Let a formula on tuples of components take arrays as well: the shape of each argument, by its name.

    Arguments without a shape are passed on as they are.
    """

    def decorate(formula: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
        signature = inspect.signature(formula)

        @wraps(formula)
        def call(*args: Parameters.args, **kwargs: Parameters.kwargs) -> Any:
            given = signature.bind(*args, **kwargs).arguments
            arrays = {name: value for name, value in given.items() if isinstance(value, np.ndarray)}
            parts: dict[str, Any] = {
                name: split(value, shapes[name], name) if name in shapes else value
                for name, value in given.items()
            }
            batch = _broadcast({n: a.shape[: a.ndim - len(shapes.get(n, ()))] for n, a in arrays.items()})
            has_expressions = functions_of(*parts.values()) is not np
            if arrays and has_expressions:
                parts = {name: _as_typed(value) for name, value in parts.items()}
            result = formula(**parts)  # pyright: ignore[reportCallIssue]
            return stack(result) if batch or (arrays and not has_expressions) else result

        return call

    return decorate


def split(value: Any, shape: tuple[int, ...], name: str) -> tuple[Any, ...]:
    """The components of a vector, or the rows of a matrix, as tuples.

    Raises:
        PendulaError: if there are not as many as the shape says.
    """
    # A SymPy matrix runs through its entries, not through its rows.
    has_rows = shape == MATRIX and hasattr(value, "tolist")
    if isinstance(value, np.ndarray):
        if value.shape[-len(shape) :] != shape:
            raise PendulaError(
                f"'{name}' must be {_NOUNS[shape]} along the last {_axes(shape)}, got an array of shape "
                f"{value.shape}."
            )
        parts = tuple(np.moveaxis(value, -len(shape), 0))
    else:
        try:
            parts = tuple(value.tolist() if has_rows else value)
        except TypeError:
            raise PendulaError(
                f"'{name}' must be {_NOUNS[shape]}, got {type(value).__name__}; give a sequence of its "
                "components, such as a tuple or a NumPy array."
            ) from None
        if len(parts) != shape[0]:
            raise PendulaError(f"'{name}' must be {_NOUNS[shape]}, got {len(parts)}: {value!r}.")
    if len(shape) > 1:
        return tuple(split(row, shape[1:], f"{name}[{i}]") for i, row in enumerate(parts))
    if any(isinstance(part, list | tuple) for part in parts):
        raise PendulaError(
            f"'{name}' must be {_NOUNS[shape]}, got a sequence of sequences; give many at once as a NumPy "
            "array, components along the last axis."
        )
    return parts


def stack(parts: Any) -> Any:
    """Components as an array with them along the last axis (rows of components: the last two axes)."""
    if not isinstance(parts, tuple):
        return parts
    return np.stack(np.broadcast_arrays(*map(stack, parts)), axis=_depth(parts[0]))


def freeze(value: Any, shape: tuple[int, ...], name: str) -> Any:
    """Numbers as a read-only array of floats; components in tuples where one of them is an expression.

    Raises:
        PendulaError: if the shape is another one, or an entry is neither a finite number nor an expression.
    """
    parts = split(value, shape, name)
    leaves = [_read_leaf(leaf, name) for leaf in _leaves(parts)]
    if not all(map(is_numeric, leaves)):
        return parts
    batch = np.broadcast_shapes(*map(np.shape, leaves))
    numbers = np.stack([np.broadcast_to(leaf, batch) for leaf in leaves], axis=-1).reshape(*batch, *shape)
    if not np.isfinite(numbers).all():
        raise PendulaError(f"'{name}' has an entry that is not finite: {value!r}.")
    return seal(numbers.astype(float))


def seal(value: Any) -> Any:
    """The same, read-only if it is an array; tuples are so by themselves."""
    if isinstance(value, np.ndarray):
        value.flags.writeable = False
    return value


def are_equal(a: Any, b: Any) -> bool:
    """Whether two frozen values are the same numbers or the same expressions."""
    if not (isinstance(a, tuple) or isinstance(b, tuple)):
        return np.array_equal(a, b)
    try:
        return type(a) is type(b) and a == b
    except RuntimeError:  # CasADi cannot tell of two graphs whether they are equal
        return False


def hash_of(value: Any) -> int:
    """A hash of a frozen value that agrees with `are_equal`."""
    return hash(value if isinstance(value, tuple) else (value.shape, *value.ravel().tolist()))


def functions_of(*values: Any) -> Any:
    """The module with sin, sqrt, atan2, … for components of this kind: `numpy`, `sympy` or `casadi`."""
    # Whoever made an expression has loaded its package: nothing is imported here.
    for leaf in _leaves(values):
        for kind in type(leaf).__mro__:
            package = kind.__module__.partition(".")[0]
            if package in _PACKAGES:
                return sys.modules[package]
    return np


def is_numeric(value: Any) -> bool:
    """Whether a value is a number or an array of numbers, and can be compared; expressions cannot."""
    return isinstance(value, int | float | np.number) or (
        isinstance(value, np.ndarray) and value.dtype.kind in "fiu"
    )


def _leaves(parts: Any) -> Iterator[Any]:
    if isinstance(parts, tuple):
        for part in parts:
            yield from _leaves(part)
    else:
        yield parts


def _as_typed(parts: Any) -> Any:
    """Floats that are whole numbers as such: 1.0 x would stay in an expression, where 1 x is x."""
    if isinstance(parts, tuple):
        return tuple(map(_as_typed, parts))
    return int(parts) if isinstance(parts, float) and parts.is_integer() else parts


def _read_leaf(leaf: Any, name: str) -> Any:
    """A number as it is, one of SymPy's as a float, an expression as it is."""
    if is_numeric(leaf):
        return leaf
    if isinstance(leaf, np.ndarray) and leaf.dtype == object:
        raise PendulaError(f"'{name}' has expressions in an array; only numbers can be given many at once.")
    if functions_of(leaf) is np:
        raise PendulaError(f"'{name}' has the entry {leaf!r}, which is neither a number nor an expression.")
    try:
        return float(leaf) if getattr(leaf, "is_number", False) else leaf
    except TypeError:
        raise PendulaError(f"'{name}' has the entry {leaf}, which is not real.") from None


def _depth(part: Any) -> int:
    """Where the axis of components goes: last, or before those that the parts have already."""
    return -2 if isinstance(part, tuple) else -1


def _axes(shape: tuple[int, ...]) -> str:
    return "axis" if len(shape) == 1 else "two axes"


def _broadcast(batches: dict[str, tuple[int, ...]]) -> tuple[int, ...]:
    try:
        return np.broadcast_shapes(*batches.values())
    except ValueError:
        listed = ", ".join(f"'{name}' {batch}" for name, batch in batches.items())
        raise PendulaError(
            f"The axes before the components do not fit each other: {listed}; they must be equal, or 1 where "
            "they differ."
        ) from None
