"""Rows of a replay: as many as a budget of numbers allows, more where the motion between them asks for it."""

import numpy as np
import pytest

import pendula as pe
from pendula.runs.interpolation import interpolate
from pendula.viewer.page import rows


@pytest.fixture(scope="module")
def run():
    return pe.simulate("double-pendulum", until=5.0, step=1e-3)


def test_narrow_rows_are_all_kept(run):
    chosen = rows.choose_rows(run, run.model)
    assert len(chosen.kept) == len(run.t)
    assert not chosen.remark


def test_a_budget_thins_and_says_so(run, monkeypatch):
    """As if every row were that of a thousand bodies; the page draws what lies between within a pixel."""
    width = rows._width(rows.samples_of(run), run.model)
    true = rows.samples_of(run).evaluate(run.model, "positions")
    assert width == 2 * 4 + 2 + true.shape[1]
    monkeypatch.setattr(rows, "BUDGET", 300 * width)
    chosen = rows.choose_rows(run, run.model)
    assert 300 <= len(chosen.kept) < 600
    assert f"{len(chosen.kept):,} of 5,001 samples are kept" in chosen.remark
    drawn = interpolate(chosen.samples, run.model, run.t)
    assert np.abs(drawn.evaluate(run.model, "positions") - true).max() < 2 * rows.TOLERANCE * np.ptp(true)


def test_the_most_is_kept_where_the_tolerance_asks_for_more(run, monkeypatch):
    width = rows._width(rows.samples_of(run), run.model)
    monkeypatch.setattr(rows, "BUDGET", 20 * width)
    monkeypatch.setattr(rows, "LARGEST_BUDGET", 30 * width)
    chosen = rows.choose_rows(run, run.model)
    assert len(chosen.kept) <= 30


def test_few_samples_are_filled_up_to_the_budget_alone(monkeypatch):
    run = pe.simulate("double-pendulum", until=5.0, step=1e-3, save_every=50)
    width = rows._width(rows.samples_of(run), run.model)
    monkeypatch.setattr(rows, "BUDGET", 400 * width)
    assert 300 <= len(rows.choose_rows(run, run.model).samples.t) <= 400
