"""Butcher tableaux: the coefficients of a Runge-Kutta method, which check themselves."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from pendula.errors import PendulaError
from pendula.notebook import ShownAsText
from pendula.numerics.coefficients import (
    Coefficient,
    adds_up,
    are_exact,
    coefficient,
    precise_text,
    text,
    total,
)
from pendula.numerics.order import order_of


class TableauArrays(NamedTuple):
    """The coefficients as float arrays, for computing; `b_hat` is None without embedded weights."""

    a: np.ndarray
    b: np.ndarray
    c: np.ndarray
    b_hat: np.ndarray | None


@dataclass(frozen=True, init=False, repr=False)
class Tableau(ShownAsText):
    """A Runge-Kutta method with s stages: kᵢ = f(t + cᵢh, y + h Σⱼ aᵢⱼ kⱼ), y₊ = y + h Σᵢ bᵢ kᵢ.

    Coefficients typed as whole numbers, Fractions or texts such as "1/3" stay exact, and are then checked
    exactly; floats are trusted to a relative error of 1e-13. Rows and columns count from 1 in messages.

    Attributes:
        a: s rows of s coefficients.
        b: s weights, which add up to 1.
        c: s nodes, the sums of the rows of `a` (and computed so unless given).
        name: how the method is called in tables and messages.
        b_hat: s weights of a second, embedded solution, whose distance from the first estimates the error.
    """

    a: tuple[tuple[Coefficient, ...], ...]
    b: tuple[Coefficient, ...]
    c: tuple[Coefficient, ...]
    name: str = field(compare=False)
    b_hat: tuple[Coefficient, ...] | None

    def __init__(self, a: Any, b: Any, c: Any = None, name: str = "", b_hat: Any = None) -> None:
        """See the class; every mistake is a PendulaError that names the row or the condition."""
        weights = _row(b, "b")
        rows = _square(a, len(weights))
        nodes = tuple(map(total, rows)) if c is None else _row(c, "c", len(weights))
        embedded = None if b_hat is None else _row(b_hat, "b_hat", len(weights))
        _check_rows(rows, nodes)
        _check_weights(weights, "b")
        if embedded is not None:
            _check_weights(embedded, "b_hat")
        for key, value in zip("abc", (rows, weights, nodes), strict=True):
            object.__setattr__(self, key, value)
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "b_hat", embedded)

    @property
    def stages(self) -> int:
        return len(self.b)

    @property
    def explicit(self) -> bool:
        """Whether each stage uses earlier ones only: `a` is strictly lower triangular."""
        return self._first_implicit() is None

    @property
    def exact(self) -> bool:
        """Whether every coefficient is a fraction."""
        return are_exact(*(value for row in self.a for value in row), *self.b, *self.c, *(self.b_hat or ()))

    @cached_property
    def order(self) -> int:
        """The order the method has, by the order conditions (10 also stands for more)."""
        return order_of(self.a, self.b)

    @cached_property
    def order_hat(self) -> int | None:
        """The order of the embedded solution; None without embedded weights."""
        return None if self.b_hat is None else order_of(self.a, self.b_hat)

    @property
    def first_same_as_last(self) -> bool:
        """Whether the last stage of a step is the first of the next, one evaluation saved.

        The first stage is then f(t, y), the last f(t + h, y₊): row 1 of `a` is zero, row s is `b`.
        """
        last_is_b = all(adds_up((value,), weight) for value, weight in zip(self.a[-1], self.b, strict=True))
        return self.stages > 1 and last_is_b and not any(self.a[0])

    @property
    def symplectic(self) -> bool:
        """Whether it keeps quadratic invariants, and so the symplectic form of canonical variables.

        Hairer, Lubich & Wanner, Geometric Numerical Integration, theorem VI.4.3: bᵢaᵢⱼ + bⱼaⱼᵢ = bᵢbⱼ.
        """
        a, b, s = self.a, self.b, self.stages
        return all(
            adds_up((b[i] * a[i][j], b[j] * a[j][i]), b[i] * b[j]) for i in range(s) for j in range(i, s)
        )

    def require_explicit(self) -> "Tableau":
        """This tableau, or an error that names the first coefficient on or above the diagonal."""
        if found := self._first_implicit():
            i, j = found
            where = "on" if i == j else "above"
            raise PendulaError(
                f"{self._title()} is implicit: row {i + 1}, column {j + 1} of a is {self.a[i][j]}, {where} "
                "the diagonal; in an explicit method every such coefficient is 0."
            )
        return self

    def arrays(self) -> TableauArrays:
        """The coefficients as float arrays of shapes (s, s), (s,), (s,) and (s,) or None."""
        a, b, c = (np.array(value, dtype=float) for value in (self.a, self.b, self.c))
        return TableauArrays(a, b, c, None if self.b_hat is None else np.array(self.b_hat, dtype=float))

    def __repr__(self) -> str:
        return f"<{self._title()}: {self._summary()}>"

    def __str__(self) -> str:
        """The Butcher table, c │ a over b (and b̂), under the method's name, stages and order."""
        shown = [[text(value) for value in row] for row in self.a]
        if self.explicit:
            shown = [row[:i] for i, row in enumerate(shown)]
        weights = [self.b] if self.b_hat is None else [self.b, self.b_hat]
        shown += [[text(value) for value in row] for row in weights]
        left = [text(node) for node in self.c] + [""] * len(weights)
        edge = max(map(len, left))
        wide = max(len(entry) for row in shown for entry in row)
        lines = [
            f"{node:>{edge}} │ {'  '.join(f'{entry:>{wide}}' for entry in row)}".rstrip()
            for node, row in zip(left, shown, strict=True)
        ]
        rule = "─" * (edge + 1) + "┼" + "─" * (1 + self.stages * (wide + 2) - 2)
        return "\n".join(
            [f"{self._title()}: {self._summary()}", *lines[: self.stages], rule, *lines[self.stages :]]
        )

    def _title(self) -> str:
        return self.name or "Tableau"

    def _summary(self) -> str:
        order = f"{self.order}" if self.order_hat is None else f"{self.order}({self.order_hat})"
        plural = "" if self.stages == 1 else "s"
        kind = "explicit" if self.explicit else "implicit"
        return f"{self.stages} stage{plural}, {kind}, order {order}"

    def _first_implicit(self) -> tuple[int, int] | None:
        s = self.stages
        return next(((i, j) for i in range(s) for j in range(i, s) if self.a[i][j] != 0), None)


def _row(given: Any, what: str, stages: int | None = None) -> tuple[Coefficient, ...]:
    """A list of coefficients: as many as there are stages, each finite."""
    entries = _entries(given, f"{what} must be a list of numbers")
    if not entries:
        raise PendulaError(f"{what} is empty; a method has at least one stage.")
    if stages is not None and len(entries) != stages:
        raise PendulaError(f"{what} has {len(entries)} entries, but b has {stages}: one is needed per stage.")
    return tuple(coefficient(value, f"Entry {i + 1} of {what}") for i, value in enumerate(entries))


def _square(given: Any, stages: int) -> tuple[tuple[Coefficient, ...], ...]:
    """The matrix a: as many rows and columns as there are weights, each entry finite."""
    rows = [
        _entries(row, f"Row {i + 1} of a must be a list of numbers")
        for i, row in enumerate(_entries(given, "a must be a list of rows"))
    ]
    if len(rows) != stages:
        raise PendulaError(
            f"a has {len(rows)} row{'s' * (len(rows) != 1)}, but b has {stages} "
            f"{'entries' if stages != 1 else 'entry'}: one row is needed per stage."
        )
    for i, row in enumerate(rows):
        if len(row) != stages:
            raise PendulaError(
                f"Row {i + 1} of a has {len(row)} entries, but b has {stages}; "
                "write the zeros on and above the diagonal too."
            )
    return tuple(
        tuple(coefficient(value, f"Row {i + 1}, column {j + 1} of a") for j, value in enumerate(row))
        for i, row in enumerate(rows)
    )


def _entries(given: Any, wanted: str) -> Sequence[Any]:
    try:
        entries = None if isinstance(given, str) else list(given)
    except TypeError:
        entries = None
    if entries is None:
        raise PendulaError(f"{wanted}, got {given!r}.")
    return entries


def _check_rows(rows: Sequence[Sequence[Coefficient]], nodes: Sequence[Coefficient]) -> None:
    # HNW I, equation II.1.9: cᵢ = Σⱼ aᵢⱼ, without which f(t, y) and the autonomous system differ.
    for i, (row, node) in enumerate(zip(rows, nodes, strict=True)):
        if not adds_up(row, node):
            raise PendulaError(
                f"Row {i + 1} of a adds up to {total(row)}, but c is {node} there; they must be equal. "
                f"The row is {precise_text(row)}; leave c out to take the sums."
            )


def _check_weights(weights: Sequence[Coefficient], what: str) -> None:
    if not adds_up(weights, Fraction(1)):
        hint = "; they are weights, not differences from b" if what == "b_hat" else ""
        raise PendulaError(
            f"The weights {what} add up to {total(weights)}, not 1, so the method is not consistent{hint}. "
            f'They are {precise_text(weights)}; fractions may be typed as text, "1/6".'
        )
