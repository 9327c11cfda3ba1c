"""Each broken tableau is refused with the culprit, the numbers and the remedy in the sentence."""

import math
import re

import numpy as np
import pytest

from pendula.errors import PendulaError
from pendula.numerics import Tableau

HEUN_A = [[0, 0], [1, 0]]
HEUN_B = ["1/2", "1/2"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"a": [[0, 0]], "b": HEUN_B}, "a has 1 row, but b has 2 entries: one row is needed per stage."),
        ({"a": [[0, 0], [1]], "b": HEUN_B}, "Row 2 of a has 1 entries, but b has 2; write the zeros"),
        ({"a": np.zeros(2), "b": HEUN_B}, "Row 1 of a must be a list of numbers, got"),
        ({"a": 1, "b": HEUN_B}, "a must be a list of rows, got 1."),
        ({"a": HEUN_A, "b": 1}, "b must be a list of numbers, got 1."),
        ({"a": HEUN_A, "b": "11"}, "b must be a list of numbers, got '11'."),
        ({"a": [], "b": []}, "b is empty; a method has at least one stage."),
        ({"a": HEUN_A, "b": HEUN_B, "c": [0]}, "c has 1 entries, but b has 2: one is needed per stage."),
        ({"a": HEUN_A, "b": HEUN_B, "b_hat": [1]}, "b_hat has 1 entries, but b has 2"),
    ],
)
def test_a_wrong_shape(arguments, sentence):
    with pytest.raises(PendulaError, match="^" + re.escape(sentence)):
        Tableau(**arguments)


@pytest.mark.parametrize(
    "entry",
    [math.nan, math.inf, "nan", "1/0", "one", "1/2/3", "", "1e400", None, True, 1j, [1], "1e-999999999"],
    ids=repr,
)
def test_an_entry_that_is_not_a_finite_number(entry):
    with pytest.raises(PendulaError, match=r"^Row 2, column 1 of a is .*must be a finite number"):
        Tableau([[0, 0], [entry, 0]], HEUN_B)
    with pytest.raises(PendulaError, match=r"^Entry 2 of b is .*must be a finite number"):
        Tableau(HEUN_A, ["1/2", entry])
    with pytest.raises(PendulaError, match=r"^Entry 1 of c is .*must be a finite number"):
        Tableau(HEUN_A, HEUN_B, [entry, 1])
    with pytest.raises(PendulaError, match=r"^Entry 1 of b_hat is .*must be a finite number"):
        Tableau(HEUN_A, HEUN_B, b_hat=[entry, 0])


def test_a_row_that_does_not_add_up_to_its_node():
    sentence = (
        "Row 3 of a adds up to 1, but c is 1/2 there; they must be equal. The row is -1, 2, 0; leave c out"
    )
    with pytest.raises(PendulaError, match="^" + re.escape(sentence)):
        Tableau([[0, 0, 0], ["1/2", 0, 0], [-1, 2, 0]], ["1/6", "2/3", "1/6"], [0, "1/2", "1/2"])


def test_weights_that_do_not_add_up_to_one():
    with pytest.raises(PendulaError, match=r"^The weights b add up to 5/6, not 1, .*1/2, 1/3; fractions may"):
        Tableau(HEUN_A, ["1/2", "1/3"])
    with pytest.raises(
        PendulaError, match=r"^The weights b_hat add up to 0, not 1, .*not differences from b"
    ):
        Tableau(HEUN_A, HEUN_B, b_hat=["1/2", "-1/2"])


def test_fractions_are_compared_exactly_and_floats_within_the_trusted_digits():
    # Off by 1e-15: an error among fractions, rounding among floats; off by 1e-10: too few digits typed.
    with pytest.raises(PendulaError, match=r"^Row 2 of a adds up to 1, but c is 1000000000000001/1000"):
        Tableau(HEUN_A, HEUN_B, [0, "1.000000000000001"])
    Tableau(HEUN_A, HEUN_B, [0, 1.000000000000001])
    Tableau([[0] * 3, [0.1 + 0.2, 0, 0], [0, 0.3, 0]], [1 / 3] * 3, [0, 0.3, "0.3"])
    with pytest.raises(PendulaError, match=r"^The weights b add up to 0\.99999999\d+, not 1"):
        Tableau(HEUN_A, [0.3333333333, 0.6666666666])
    with pytest.raises(PendulaError, match=r"^Row 2 of a adds up to 1, but c is 1\.0000000001 there"):
        Tableau(HEUN_A, HEUN_B, [0, 1.0000000001])
