"""Cases in processes of their own: verdicts come back, and none can stop the others."""

import multiprocessing

import pytest
from campaign import report, workers
from campaign.__main__ import main
from campaign.judgement import RIGHT, SLOW, WRONG
from campaign.workers import Verdict, try_all

VERDICTS = [
    Verdict("walls", 3, "floor11", "radau5", WRONG, 4.2, 1e-3, 0.1, "Reached t = 1 s."),
    Verdict("walls", 4, "fall", "auto", RIGHT, 1e-9, 1e-6, 0.1, "Reached t = 1 s."),
    Verdict("bumps", 5, "line", "auto", RIGHT, 1e-9, 1e-6, 0.1, "Reached t = 1 s."),
]


@pytest.mark.parametrize(
    ("limit", "value", "why"),
    [("LONGEST", 0, "no truth after 0 s"), ("PATIENCE", 0.01, "not a word for 0.01 s")],
)
def test_a_case_that_does_not_end_is_ended(monkeypatch, limit, value, why):
    # To import pendula alone takes longer than that.
    monkeypatch.setattr(workers, limit, value)
    found = list(try_all([("stiffness", 1), ("stiffness", 2)], workers=2))
    assert [(verdict.grade, verdict.why) for verdict in found] == [(SLOW, why)] * 2
    assert not multiprocessing.active_children()


def test_the_table_counts_and_the_lines_lead_back():
    assert report.table(VERDICTS)[2:] == [
        "| bumps | 1 | 0 | 0 | 0 | 0 | 0 |",
        "| walls | 1 | 0 | 1 | 0 | 0 | 0 |",
        "| all | 2 | 0 | 1 | 0 | 0 | 0 |",
    ]
    assert report.table(VERDICTS, "method")[2:4] == [
        "| auto | 2 | 0 | 0 | 0 | 0 | 0 |",
        "| radau5 | 0 | 0 | 1 | 0 | 0 | 0 |",
    ]
    (line,) = report.bad_cases(VERDICTS)
    assert line.startswith("WRONG --kind walls --seed 3 --number 1: floor11; error 4.2e+00")
    assert "3 random cases of 2 kinds" in report.document(VERDICTS)


def test_one_case_alone_is_told(capsys, tmp_path):
    arguments = ["--kind", "events", "--seed", "2", "--number", "1", "--report", str(tmp_path / "told.md")]
    assert main(arguments) == 0
    assert "RIGHT --kind events --seed 2 --number 1" in capsys.readouterr().out
    assert "| events | 1 | 0 | 0 | 0 | 0 | 0 |" in (tmp_path / "told.md").read_text("utf-8")


def test_a_kind_that_is_not_there_is_refused(capsys):
    with pytest.raises(SystemExit):
        main(["--kind", "nonsense"])
    assert "invalid choice: 'nonsense'" in capsys.readouterr().err
