"""Text on a terminal."""

import pytest

from pendula.cli.tables import align, byte_count, duration, number, wrap_rows, wrap_text


def test_columns_are_aligned_and_numbers_flush_right():
    assert align([("name", "value"), ("a", "1"), ("long name", "-10")], numbers=[1]) == [
        "name       value",
        "a              1",
        "long name    -10",
    ]


def test_a_letter_with_a_dot_takes_one_place():
    assert align([("θ̇", "1"), ("xy", "2")]) == ["θ̇   1", "xy  2"]


def test_cells_wrap_within_their_columns():
    assert wrap_rows([("a", "one two three", "x")], (3, 7, 1)) == ["a    one two  x", "     three"]


def test_an_empty_cell_is_a_cell():
    assert wrap_rows([("", "b")], (2, 2)) == ["    b"]


def test_long_lines_fold_below_their_own_beginning():
    text = "head\n    x: a + b + c\n\nend"
    assert wrap_text(text, 12, hang="  ") == "head\n    x: a + b\n      + c\n\nend"


def test_a_word_longer_than_the_line_stays_whole():
    assert wrap_text("theta_dot**2*sin(theta)", 10) == "theta_dot**2*sin(theta)"


def test_numbers_have_six_digits():
    assert [number(x) for x in (1.0, 1 / 3, 1e-12, -29.07491234)] == ["1", "0.333333", "1e-12", "-29.0749"]


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(2.5, "2.5 s"), (0.0042, "4.2 ms"), (3.4e-5, "34 µs"), (1.77e-7, "177 ns"), (0.0, "0 ns")],
)
def test_durations_choose_their_unit(seconds, text):
    assert duration(seconds) == text


@pytest.mark.parametrize(
    ("size", "text"), [(0, "0 bytes"), (1500, "1.5 kB"), (2_000_000, "2.0 MB"), (3 * 10**9, "3.0 GB")]
)
def test_sizes_choose_their_unit(size, text):
    assert byte_count(size) == text
