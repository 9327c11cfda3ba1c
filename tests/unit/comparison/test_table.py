"""A comparison as text and as HTML."""

import re

import pytest

from pendula.comparison import Comparison
from pendula.comparison.table import format_bounded, html, text


def lines_of(comparison: Comparison) -> list[str]:
    return [line for line in text(comparison).splitlines() if line.startswith("  ")]


def test_the_table_shows_what_was_measured(comparison):
    shown = text(comparison)
    assert shown.startswith("Integrators on springs & <rods>, t = 0 to 5 s, at equal cost: about 2,000 eval")
    assert re.search(r"\n  rk4 +0\.01 s +2,000 +1\.0e-08 +2\.0e-08 +3\.98 \(4\) +3\.0e-09 +80\n", shown)
    assert re.search(r"\n  dop853 +tol 1\.0e-10 +1,990 +≤ 2\.0e-12 +≤ 2\.0e-12 +– \(8\) +", shown)
    assert re.search(r"\n  euler +0\.01 s +31 +– +– +– \(1\) +– +–\n", shown)


def test_columns_end_in_the_same_place(comparison):
    head, *rows = lines_of(comparison)[1:5]
    for row in rows:
        assert len(row) == len(head)
        assert row.index("  ", 2) <= head.index("tolerance")


def test_sentences_stand_below(comparison):
    below = text(comparison).split("\n\n")[-1]
    assert "right to about 2.0e-12" in below
    assert "euler: Diverged: far away." in below
    assert "verlet: not for this system: it has states." in below


def test_sentences_are_folded(comparison):
    assert max(map(len, text(comparison, width=60).split("\n\n")[-1].splitlines())) <= 60


def test_html_shows_the_same_and_escapes(comparison):
    page = html(comparison)
    assert comparison._repr_html_() == page
    assert "springs &amp; &lt;rods&gt;" in page
    assert page.count("<tr>") == 1 + len(comparison.rows)
    assert ">2.0e-08</td>" in page
    assert ">error at the end</th>" in page
    assert "it has states." in page


@pytest.mark.parametrize(
    ("error", "shown"), [(1e-3, "1.0e-03"), (1e-9, "≤ 1.0e-08"), (0.0, "≤ 1.0e-08"), (float("inf"), "–")]
)
def test_errors_are_bounded_by_trust(error, shown):
    assert format_bounded(error, 1e-8) == shown
