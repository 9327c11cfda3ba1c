"""Embedded Runge-Kutta pairs with dense output: what an integrator with adaptive steps needs, as arrays.

Source: Hairer, Nørsett, Wanner, *Solving Ordinary Differential Equations I*, 2nd ed. (HNW I), sections II.4
(pairs), II.6 (dense output) and II.10 (order 8).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import ArrayLike

from pendula.errors import PendulaError
from pendula.numerics import coefficients_dop853 as dop853
from pendula.numerics import coefficients_verner as verner
from pendula.numerics.coefficients import TRUST, Coefficient
from pendula.numerics.known import DORMAND_PRINCE

Sparse = Mapping[int, Coefficient]


@dataclass(frozen=True, eq=False)
class Pair:
    """An explicit pair: s stages, then f(t + h, y₊) as stage s, then those for dense output; S in all.

    kᵢ = f(t + cᵢh, y + h Σⱼ aᵢⱼ kⱼ) for i < S and y₊ = y + h Σᵢ bᵢ kᵢ over i < s. Stage s is always the
    derivative at the end of the step and the first stage of the next one. Arrays are read-only.

    Attributes:
        name: how the pair is called in tables and messages.
        order: of the solution y₊ that goes on.
        error_order: q of the error estimate, which falls like h^(q+1): the new step is h·err^(−1/(q+1)).
        a: (S, S), strictly lower triangular; row s is b.
        b: (s,), weights of the step.
        c: (S,), nodes.
        e: (1 or 2, s + 1), each row the weights of an estimate h Σᵢ eᵢ kᵢ. With two rows, of orders 5 and 3,
            their norms combine as in HNW I, section II.10: err = err₅² / √(err₅² + 0.01 err₃²).
        p: (S, D), dense output: y(t + θh) = y + h Σᵢ kᵢ Σ_d p_id θ^(d+1).
        dense_order: of the dense output, for every θ in [0, 1].
    """

    name: str
    order: int
    error_order: int
    a: np.ndarray
    b: np.ndarray
    c: np.ndarray
    e: np.ndarray
    p: np.ndarray
    dense_order: int

    def __post_init__(self) -> None:
        """Copies the arrays, protects them, and refuses a table that contradicts itself."""
        for key in "abcep":
            values = np.array(getattr(self, key), dtype=float)
            values.flags.writeable = False
            object.__setattr__(self, key, values)
        _check_shapes(self)
        _check_sums(self)

    @property
    def stages(self) -> int:
        """Evaluations per step (s): the first is known from the step before, the end of this one is new."""
        return len(self.b)

    @property
    def all_stages(self) -> int:
        """Evaluations per step with dense output (S), the end of the step included."""
        return len(self.c)

    @property
    def fsal(self) -> bool:
        """Whether stage s is f(t + h, y₊), the first of the next step; so for every pair here."""
        return True

    def dense_weights(self, theta: ArrayLike) -> np.ndarray:
        """bᵢ(θ) = Σ_d p_id θ^(d+1), of shape (S,) for a number and (..., S) for an array of θ."""
        theta = np.asarray(theta, dtype=float)[..., np.newaxis]
        weights = np.zeros(np.broadcast_shapes(theta.shape, (self.all_stages,)))
        for column in self.p.T[::-1]:
            weights = (weights + column) * theta
        return weights

    def __repr__(self) -> str:
        return (
            f"<{self.name}: {self.stages} stages, order {self.order}({self.error_order}), "
            f"dense output of order {self.dense_order} with {self.all_stages} stages>"
        )


def _check_shapes(pair: Pair) -> None:
    s, S = pair.stages, pair.all_stages
    shapes = {
        "a": pair.a.shape == (S, S),
        "b": pair.b.shape == (s,) and 0 < s < S,
        "c": pair.c.shape == (S,),
        "e": pair.e.ndim == 2 and len(pair.e) in (1, 2) and pair.e.shape[1] == s + 1,
        "p": pair.p.ndim == 2 and len(pair.p) == S,
    }
    for key, fits in shapes.items():
        if not fits:
            raise PendulaError(
                f"{pair.name}: {key} has shape {getattr(pair, key).shape}; with s weights and S > s "
                "nodes the shapes are a (S, S), b (s,), c (S,), e (1 or 2, s + 1), p (S, D)."
            )
    if np.any(np.triu(pair.a)):
        raise PendulaError(
            f"{pair.name}: a has entries on or above the diagonal; an explicit pair has none there."
        )


def _check_sums(pair: Pair) -> None:
    s = pair.stages
    sums = {
        "the rows of a add up to c (HNW I, equation II.1.9)": (pair.a, pair.c),
        f"row {s} of a, whose stage is f(t + h, y₊), is b": (
            (pair.a[s, :s] - pair.b)[:, np.newaxis],
            np.zeros(s),
        ),
        "the weights b add up to 1": (pair.b[np.newaxis], np.ones(1)),
        "each row of e adds up to 0": (pair.e, np.zeros(len(pair.e))),
        "the rows of p add up to b, and to 0 beyond it": (
            pair.p,
            np.pad(pair.b, (0, pair.all_stages - s)),
        ),
    }
    for condition, (terms, expected) in sums.items():
        off = np.abs(terms.sum(axis=1) - expected)
        if np.any(off > TRUST * (1 + np.abs(terms).sum(axis=1))):
            raise PendulaError(f"{pair.name}: it must hold that {condition}; it is off by {off.max():.3g}.")


def _row(entries: Sparse, length: int) -> list[Coefficient]:
    return [entries.get(j, 0.0) for j in range(length)]


def _nested_dense_output(b: Sequence[Coefficient], d: Sequence[Sparse], stages: int) -> list[list[Fraction]]:
    """The matrix p, in exact arithmetic, of dense output in Hairer's nested form.

    HNW I, section II.6 and the code dop853.f: with θ' = 1 − θ,
    y(t + θh) = y + θ(F₀ + θ'(F₁ + θ(F₂ + θ'(F₃ + θ(F₄ + …))))), where F₀ = y₊ − y, F₁ = h f − F₀,
    F₂ = 2F₀ − h (f + f₊), and F₃, F₄, … = h Σᵢ dᵢ kᵢ. The first three alone are cubic Hermite interpolation.
    """
    step = [Fraction(value) for value in (*b, *[0] * (stages - len(b)))]
    start = [Fraction(i == 0) for i in range(stages)]
    end = [Fraction(i == len(b)) for i in range(stages)]
    F = [
        step,
        [f - y for f, y in zip(start, step, strict=True)],
        [2 * y - f - g for y, f, g in zip(step, start, end, strict=True)],
        *([Fraction(value) for value in _row(extra, stages)] for extra in d),
    ]
    p = [[Fraction(0)] * len(F) for _ in range(stages)]
    factor = [1]  # of θ, θ², …: the product of θ and θ' before the term
    for n, term in enumerate(F):
        for i, weight in enumerate(term):
            for power, multiple in enumerate(factor):
                p[i][power] += multiple * weight
        # θ' or θ in turn: multiply by 1 − θ, or shift.
        shifted = [0, *factor]
        factor = shifted if n % 2 else [u - v for u, v in zip([*factor, 0], shifted, strict=True)]
    return p


def _dormand_prince() -> Pair:
    tableau = DORMAND_PRINCE
    b, b_hat = tableau.b, tableau.b_hat or ()
    # Shampine 1986, Mathematics of Computation 46, pp. 135-150; d₁ to d₇ of Hairer's code dopri5.f.
    d = {
        0: Fraction(-12715105075, 11282082432),
        2: Fraction(87487479700, 32700410799),
        3: Fraction(-10690763975, 1880347072),
        4: Fraction(701980252875, 199316789632),
        5: Fraction(-1453857185, 822651844),
        6: Fraction(69997945, 29380423),
    }
    return Pair(
        name="Dormand-Prince 5(4)",
        order=5,
        error_order=4,
        a=np.array(tableau.a, dtype=float),
        b=np.array(b[:6], dtype=float),
        c=np.array(tableau.c, dtype=float),
        e=np.array([[u - v for u, v in zip(b, b_hat, strict=True)]], dtype=float),
        p=np.array(_nested_dense_output(b[:6], [d], 7), dtype=float),
        dense_order=4,
    )


def _dop853() -> Pair:
    S, s = len(dop853.C), 12
    a = np.array([_row(row, S) for row in dop853.A])
    b = a[s, :s]
    estimates = [_row(dop853.E5, s + 1), a[s, : s + 1] - _row(dop853.B3, s + 1)]
    return Pair(
        name="DOP853",
        order=8,
        # err₅²/err₃ falls like h^(6·2 − 4): HNW I, section II.10.
        error_order=7,
        a=a,
        b=b,
        c=np.array(dop853.C),
        e=np.array(estimates),
        p=np.array(_nested_dense_output(b.tolist(), dop853.D, S), dtype=float),
        dense_order=7,
    )


def _verner98() -> Pair:
    S, s = len(verner.C), 16
    a = np.array([_row(row, S) for row in verner.A])
    p = np.zeros((S, 8))
    for i, powers in verner.P.items():
        p[i] = powers
    return Pair(
        name="verner98",
        order=9,
        error_order=8,
        a=a,
        b=a[s, :s],
        c=np.array(verner.C),
        e=np.array([a[s, : s + 1] - _row(verner.B_HAT, s + 1)]),
        p=p,
        dense_order=8,
    )


DOPRI5 = _dormand_prince()
DOP853 = _dop853()
VERNER98 = _verner98()
PAIRS = (DOPRI5, DOP853, VERNER98)
