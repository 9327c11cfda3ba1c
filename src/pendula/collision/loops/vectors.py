"""Vectors of three components in compiled code: values, and rows of three numbers in memory."""

from pendula.compiler.loops import compiled
from pendula.records import Doubles, Vector


@compiled
def add(a: Vector, b: Vector) -> Vector:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


@compiled
def subtract(a: Vector, b: Vector) -> Vector:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


@compiled
def scale(factor: float, a: Vector) -> Vector:
    return factor * a[0], factor * a[1], factor * a[2]


@compiled
def add_scaled(a: Vector, factor: float, b: Vector) -> Vector:
    """a + factor b."""
    return a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2]


@compiled
def dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


@compiled
def cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


@compiled
def length(a: Vector) -> float:
    return dot(a, a) ** 0.5


@compiled
def unit(a: Vector) -> Vector:
    """The vector of length one along another; the x axis where that has none."""
    size = length(a)
    if not (size > 0.0):
        return 1.0, 0.0, 0.0
    return a[0] / size, a[1] / size, a[2] / size


@compiled
def across(a: Vector) -> Vector:
    """Some vector of length one at right angles to one of length one."""
    if abs(a[0]) < 0.6:
        return unit(cross(a, (1.0, 0.0, 0.0)))
    return unit(cross(a, (0.0, 1.0, 0.0)))


@compiled
def row(numbers: Doubles, i: int) -> Vector:
    """The vector in the i-th row."""
    return numbers[3 * i], numbers[3 * i + 1], numbers[3 * i + 2]


@compiled
def put(numbers: Doubles, i: int, a: Vector) -> None:
    """Write a vector into the i-th row."""
    numbers[3 * i], numbers[3 * i + 1], numbers[3 * i + 2] = a[0], a[1], a[2]
