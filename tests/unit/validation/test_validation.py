"""The problems are whole, pendula reaches all of them, and what misses them is called so."""

from types import ModuleType

import numpy as np
import pytest
from validation.__main__ import HERE, main
from validation.adapters import with_pendula
from validation.runner import Score, answers, judge, read_problems, table


def test_problems_say_what_is_asked_and_where_it_comes_from():
    problems = read_problems()
    assert len({problem["id"] for problem in problems}) == len(problems) >= 6
    for problem in problems:
        assert set(problem) == {"id", "source", "system", "asked", "tolerance", "data", "answer"}
        assert np.isfinite(problem["answer"]).all()


@pytest.mark.slow
def test_pendula_reaches_all():
    said = answers(with_pendula)
    missed = [p["id"] for p in read_problems() if not judge("pendula", said[p["id"]], p).reached]
    assert not missed


def test_closed_forms_agree_with_the_digits():
    """The second route to those that have one."""
    known = {problem["id"]: problem for problem in read_problems()}
    slope = known["block-on-incline"]["data"]
    speed = (
        slope["gravity"]
        * (np.sin(slope["angle"]) - slope["friction"] * np.cos(slope["angle"]))
        * slope["time"]
    )
    assert known["block-on-incline"]["answer"] == pytest.approx([speed], abs=1e-14)
    assert known["sphere-slip-to-roll"]["answer"] == pytest.approx([5 * 3 / 7], abs=1e-14)
    assert known["two-link-gravity"]["answer"] == pytest.approx(9.81 * np.array([2, 0.5, 1.5, 0]), abs=1e-12)


def test_an_answer_that_is_off_is_called_missed_and_none_is_no_error():
    problem = read_problems()[0]
    off = [*problem["answer"]]
    off[0] += 1e-3
    assert str(judge("other", off, problem)) == "1.0e-03 (missed)"
    assert judge("other", problem["answer"], problem).reached
    assert str(judge("other", None, problem)) == "cannot be said"
    with pytest.raises(ValueError, match="other gave 1 numbers for pendulum, not 6"):
        judge("other", [1.0], problem)
    assert not Score(None, 1.0).reached


def test_any_module_with_a_name_and_solve_is_an_adapter():
    silent = ModuleType("silent")
    silent.NAME, silent.solve = "silent", lambda problem: None
    assert table({"silent": answers(silent)}).count("cannot be said") == len(read_problems())


def test_modules_by_name_are_printed_and_results_stay(monkeypatch, tmp_path, capsys):
    (tmp_path / "stone.py").write_text("NAME = 'Stone'\ndef solve(problem): return None\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    before = (HERE / "results.md").read_text("utf-8")
    assert main(["stone"]) == 0
    assert "| problem | needed | Stone |" in capsys.readouterr().out
    assert main(["stoone"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert "left out: stoone (No module named 'stoone')" in told.err
    assert (HERE / "results.md").read_text("utf-8") == before
