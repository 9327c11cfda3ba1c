"""Exercises: an answer is tried, the right one is known by two routes."""

import numpy as np
import pytest

from pendula import PendulaError
from pendula.exercises import exercise

KNOWN = {"answer": 2.0, "computed": 2.001, "because": "One and one."}


def test_an_answer_is_open_then_wrong_then_right():
    assert exercise(None, **KNOWN).state == "open"
    assert exercise(3.0, **KNOWN).state == "wrong"
    assert exercise(2.01, **KNOWN).state == "right"
    assert exercise("two", **KNOWN).state == "wrong"


def test_hints_say_what_is_nearly_right():
    assert "sign" in str(exercise(-2.0, **KNOWN))
    assert "It is too large." in str(exercise(3.0, **KNOWN))
    assert "One number" in str(exercise((1, 2), **KNOWN))
    assert "2 numbers" in str(exercise(1.0, answer=(1, 2), computed=(1, 2), because=""))
    assert "A number is asked for." in str(exercise("two", **KNOWN))
    assert "A number is asked for, in kg, without the unit." in str(exercise("2 kg", **KNOWN, unit="kg"))
    assert "in another order" in str(exercise((2, 1), answer=(1, 2), computed=(1, 2), because=""))
    assert "Of the 2 answers, number 1 is right." in str(
        exercise((1, 3), answer=(1, 2), computed=(1, 2), because="")
    )
    assert "A word is asked for." in str(exercise(1.0, answer="up", computed="up", because=""))


def test_hints_about_vectors():
    places = {"answer": ((0, 0, -1), (0, 1, 0)), "computed": ((0, 0, -1), (0, 1, 0)), "because": ""}
    assert "number 2 is right" in str(exercise(((0, 0, 1), (0, 1, 0)), **places))
    assert "in another order" in str(exercise(((0, 1, 0), (0, 0, -1)), **places))
    assert exercise(None, **places).solution.startswith("(0, 0, -1), (0, 1, 0). ")
    assert str(exercise(((1, 0, 0), (-1, 0, 0)), **places)).endswith(
        "is not it."
    )  # the same digits, no vector


@pytest.mark.parametrize(
    ("attempt", "hint"),
    [
        (0.5, "inverse"),
        (4.0, "square"),
        (2**0.5, "root"),
        (np.radians(2.0), "right in radians"),
        (np.degrees(2.0), "right in degrees"),
        (4 * np.pi, "too large by 2π"),
        (1 / np.pi, "too small by 2π"),
        (-3.0, "too large, and its sign differs"),
        (1.2, "too small"),
        (1.95, "close"),
        (20.0, "ten times"),
        (2e-3, "a thousandth of"),
    ],
)
def test_hints_about_what_is_often_mixed_up(attempt, hint):
    assert hint in str(exercise(attempt, **KNOWN))


def test_a_hint_does_not_give_the_answer_away():
    """A ratio in full does: 3 is "0.75 times the right value", so that the value is 4."""
    said = str(exercise(3, answer=4, computed=4, because=""))
    assert said == "Not yet: 3 is not it. It is too small."


def test_fractions_are_numbers_as_in_tableaux():
    halves = {"answer": (0.25, 0.75), "computed": (0.25, 0.75), "because": ""}
    assert exercise(("1/4", "3/4"), **halves).state == "right"
    assert exercise(["1/4", 0.75], **halves).state == "right"
    assert exercise("2/1", **KNOWN).state == "right"
    assert "A number is asked for." in str(exercise("1/0", **KNOWN))


@pytest.mark.parametrize("attempt", [np.nan, np.inf, "nan"])
def test_what_is_not_finite_is_no_number(attempt):
    assert str(exercise(attempt, **KNOWN)).endswith("is not it. A number is asked for.")


def test_zero_is_wrong_without_a_hint():
    assert str(exercise(0.0, **KNOWN)) == "Not yet: 0 is not it."


def test_one_number_in_a_list_is_that_number():
    assert exercise([2.0], **KNOWN).state == "right"
    assert exercise(np.array([[2.0]]), **KNOWN).state == "right"


def test_only_what_is_real_is_right():
    assert exercise(2.0 + 0j, **KNOWN).state == "right"
    assert exercise(2.0 + 3j, **KNOWN).state == "wrong"
    assert exercise(np.array([1 + 3j, 2]), answer=(1, 2), computed=(1, 2), because="").state == "wrong"


def test_words_and_several_numbers_are_answers_too():
    assert exercise(" Backwards", answer="backwards", computed="backwards", because="").state == "right"
    assert exercise("forwards", answer="backwards", computed="backwards", because="").state == "wrong"
    assert exercise((1, 2), answer=(1, 2), computed=(1, 2), because="").state == "right"
    assert exercise((2, 1), answer=(1, 2), computed=(1, 2), because="").state == "wrong"


def test_an_exercise_that_contradicts_itself_is_refused():
    with pytest.raises(PendulaError, match=r"its answer is 2, but 2\.1 was computed"):
        exercise(None, 2.0, computed=2.1, because="")


def test_the_answer_is_hidden_until_it_is_asked_for():
    shown = exercise(None, **KNOWN)
    assert "One and one" not in str(shown)
    html = shown._repr_html_()
    assert html.index("<details") < html.index("One and one") < html.index("</details>")
    assert shown.solution == "2. One and one."
