"""Exercises of the lessons: an answer that is tried, and the right one, hidden until it is asked for."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Any

import numpy as np

from pendula.errors import PendulaError

# What students mix up: how the right value follows from theirs.
MIXED_UP: dict[str, Callable[[float], float]] = {
    "It is the inverse of the right value": lambda x: 1 / x,
    "It is the square of the right value": lambda x: abs(x) ** 0.5,
    "It is the root of the right value": lambda x: x**2,
    "It is right in radians, degrees are asked for": np.degrees,
    "It is right in degrees, radians are asked for": np.radians,
    "It is too large by 2π: turns per second are 2π rad/s": lambda x: x / (2 * np.pi),
    "It is too small by 2π: turns per second are 2π rad/s": lambda x: x * 2 * np.pi,
}

# Factors that students lose.
FACTORS = {
    2.0: "twice",
    0.5: "half",
    10.0: "ten times",
    0.1: "a tenth of",
    1e3: "1,000 times",
    1e-3: "a thousandth of",
}


@dataclass(frozen=True)
class Attempt:
    """What became of an answer; as the last line of a notebook's cell it shows itself.

    Attributes:
        state: "open" while nothing was answered, then "right" or "wrong".
        sentence: the same in words.
        answer: the right answer.
        because: how one finds it.
        unit: what the answer is measured in.
    """

    state: str
    sentence: str
    answer: Any
    because: str
    unit: str = ""

    def __str__(self) -> str:
        return self.sentence

    @property
    def solution(self) -> str:
        """The right answer and its reason."""
        return f"{_text(self.answer)} {self.unit}".strip() + f". {self.because}"

    def _repr_html_(self) -> str:
        return (
            f"<p><b>{escape(self.sentence)}</b></p>"
            "<details class='answer'><summary>Show the answer</summary>"
            f"<p>{escape(self.solution)}</p></details>"
        )


def exercise(
    attempt: Any, answer: Any, *, computed: Any, because: str, unit: str = "", tolerance: float = 1e-2
) -> Attempt:
    """Compare an answer with the right one, which is known by two routes.

    Args:
        attempt: what somebody answers: a number (or a fraction such as "1/4"), several of them, a word; None
            while nothing is answered.
        answer: the right answer, by thought: a closed form or a word.
        computed: the same by computation. Where the two differ by more than the tolerance, the exercise is
            wrong itself and refused.
        because: one or two sentences on how to find it.
        unit: what the answer is measured in.
        tolerance: how far a number may be off, next to the largest one of the answer.
    """
    if not _agree(computed, answer, tolerance):
        raise PendulaError(
            f"The exercise contradicts itself: its answer is {_text(answer)}, "
            f"but {_text(computed)} was computed."
        )
    if attempt is None:
        return Attempt("open", "Not answered yet: put your answer in place of None.", answer, because, unit)
    if _agree(attempt, answer, tolerance):
        return Attempt("right", "Right.", answer, because, unit)
    return Attempt(
        "wrong", f"Not yet: {_text(attempt)} is not it.{_hint(attempt, answer, unit)}", answer, because, unit
    )


def _agree(one: Any, other: Any, tolerance: float) -> bool:
    if isinstance(other, str):
        return isinstance(one, str) and one.strip().lower() == other.lower()
    numbers, expected = _numbers(one), np.asarray(other, dtype=float)
    if numbers is not None and numbers.size == expected.size == 1:
        numbers = numbers.reshape(expected.shape)  # [5.0] is 5.0
    if numbers is None or numbers.shape != expected.shape:
        return False
    scale = np.abs(expected).max(initial=0.0) or 1.0
    return bool((np.abs(numbers - expected) <= tolerance * scale).all())


def _numbers(value: Any) -> "np.ndarray | None":
    try:
        if np.iscomplexobj(value) and np.any(np.imag(value)):
            return None
        given = np.asarray(np.real(value) if np.iscomplexobj(value) else value)
        if given.dtype.kind == "U":  # "1/4", as tableaux take it
            given = np.reshape([float(Fraction(text)) for text in given.ravel().tolist()], given.shape)
        numbers = np.asarray(given, dtype=float)
    except (TypeError, ValueError, ZeroDivisionError, OverflowError):
        return None
    return numbers if np.isfinite(numbers).all() else None


def _hint(attempt: Any, answer: Any, unit: str) -> str:
    """What is nearly right about a wrong answer."""
    if isinstance(answer, str):
        return "" if isinstance(attempt, str) else " A word is asked for."
    numbers, expected = _numbers(attempt), np.asarray(answer, dtype=float)
    if numbers is None:
        asked = " A number is asked for" if expected.ndim == 0 else f" {expected.size} numbers are asked for"
        return f"{asked}{f', in {unit}, without the unit' if unit else ''}."
    if numbers.shape != expected.shape:
        return f" {expected.size} numbers are asked for." if expected.ndim else " One number is asked for."
    if _agree(-numbers, expected, 1e-2):
        return " Only the sign differs."
    if expected.ndim:
        return _hint_of_several(numbers, expected)
    if not (numbers and expected):
        return ""
    for sentence, right_value in MIXED_UP.items():
        if _agree(right_value(float(numbers)), expected, 1e-2):
            return f" {sentence}."
    return f" It is {_size(float(numbers / expected))}."


def _size(ratio: float) -> str:
    """How a number lies to the right one; a ratio in full would give the answer away."""
    for factor, words in FACTORS.items():
        if abs(ratio - factor) <= 1e-2 * factor:
            return f"{words} the right value"
    if abs(ratio - 1) <= 0.05:
        return "close, but not within the digits that are asked for"
    size = "too large" if abs(ratio) > 1 else "too small"
    return size if ratio > 0 else f"{size}, and its sign differs"


def _hint_of_several(numbers: np.ndarray, expected: np.ndarray) -> str:
    """Which of several numbers, or vectors, are right."""
    many = len(expected)
    scale = np.abs(expected).max(initial=0.0) or 1.0
    # Entry [i, j]: how far what was given as number i is from what is asked for as number j.
    apart = np.abs(numbers[:, None] - expected[None]).reshape(many, many, -1).max(axis=-1)
    same = np.asarray(apart <= 1e-2 * scale)
    right = [str(k + 1) for k in range(many) if same[k, k]]
    if right:
        return f" Of the {many} answers, number {' and '.join(right)} is right."
    if same.any(axis=0).all() and same.any(axis=1).all():
        return " These are the right answers in another order."
    return ""


def _text(value: Any) -> str:
    if isinstance(value, str):
        return value
    numbers = _numbers(value)
    if numbers is None:
        return repr(value)
    if numbers.ndim > 1:
        return ", ".join(f"({_text(row)})" for row in numbers)
    return ", ".join(f"{number:.5g}" for number in numbers.ravel())
