"""The page's speed is measured in a browser, or said not to be."""

import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from benchmarks import page
from benchmarks.measurement import QUICK


def test_without_a_browser_nothing_is_measured(monkeypatch):
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(page.shutil, "which", lambda program: None)
    rows = list(page.page_rows(QUICK))
    assert [row.verdict for row in rows] == ["not measured", "not measured"]
    assert {row.note for row in rows} == {"there is no Chromium"}


@pytest.mark.slow
def test_the_page_is_compared_with_the_kernel():
    # In a thread of its own: tests of pages may have a browser in this one.
    with ThreadPoolExecutor(1) as thread:
        rows = thread.submit(lambda: list(page.page_rows(replace(QUICK, repetitions=1, steps=20_000))))
        against, limit, opening = rows.result()
    assert against.unit == limit.unit == "ns/step"
    assert against.ours == limit.ours > 0
    assert against.ratio == pytest.approx(against.peer / against.ours)
    assert (limit.peer, opening.peer, opening.unit) == (1000.0, 1000.0, "ms")
    assert opening.ours > 0
