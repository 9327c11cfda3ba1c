"""Audits of the campaign: what is counted as right and as wrong, and that mistakes are seen."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest
from campaign import auditing, report
from campaign.auditing import Audited, audit_case
from campaign.case import Case
from campaign.integration import closed
from campaign.settings import Settings
from campaign.workers import Verdict

import pendula as pe

UNTIL = 6.0


@cache
def oscillator() -> Case:
    x = pe.coordinates("x")
    model = pe.derive(pe.Lagrangian(x, x.dot**2 / 2, x**2 / 2, name="oscillator"))

    def solution(start, t):
        c, s = np.cos(t), np.sin(t)
        return np.array([start[0] * c + start[1] * s, start[1] * c - start[0] * s])

    truth = closed(solution, [1.0, 0.0], UNTIL)
    return Case("oscillator", model, {"x": 1.0}, truth, 0.5, fixed=True)


class Chosen:
    """A generator of random numbers that first chooses a certain way."""

    def __init__(self, way):
        self.way, self.others = way, np.random.default_rng(1)

    def choice(self, values):
        if tuple(values) == auditing.WAYS:
            return self.way
        return self.others.choice(values)

    def __getattr__(self, name):
        return getattr(self.others, name)


@pytest.mark.parametrize(
    ("way", "arguments", "truth", "grades"),
    [
        ("as drawn", {"integrator": "dop853", "tolerance": 1e-9}, "right", ("believed",)),
        ("as drawn", {"integrator": "rk4", "step": 0.9}, "wrong", ("doubtful", "wrong")),
        ("altered", {"integrator": "rk4", "step": 0.01}, "wrong", ("wrong",)),
    ],
)
def test_runs_are_audited_against_their_truths(way, arguments, truth, grades):
    settings = Settings({**arguments, "until": UNTIL}, 1e-9)
    found = audit_case(oscillator(), settings, Chosen(way))
    assert (found.way, found.truth) == (way, truth)
    assert found.grade in grades
    assert not found.bad


def test_an_audit_that_crashes_is_seen(monkeypatch):
    def broken(run):
        raise ZeroDivisionError("no reason")

    monkeypatch.setattr(pe, "audit", broken)
    found = audit_case(
        oscillator(), Settings({"step": 0.01, "integrator": "rk4", "until": 1.0}, 1e-9), Chosen("as drawn")
    )
    assert found.bad
    assert found.why == "ZeroDivisionError: no reason"


def test_mistakes_are_listed_and_counted():
    sound = Audited("coarse", "wrong", "doubtful", 0.1, 0.2, "")
    believed = replace(sound, grade="believed", why="The run can be believed.")
    condemned = replace(sound, truth="right", grade="wrong")
    verdicts = [Verdict("bumps", i, audited=each) for i, each in enumerate((sound, believed, condemned))]
    verdicts.append(Verdict("bumps", 3))
    lines = report.bad_audits(verdicts)
    assert [line.split(": ")[0] for line in lines] == [
        "AUDIT --kind bumps --seed 1 --number 1",
        "AUDIT --kind bumps --seed 2 --number 1",
    ]
    table = report.confusion(verdicts)
    assert table[0] == "| run | made | believed | doubtful | wrong | crashed |"
    assert "| right | coarse | 0 | 0 | 1 | 0 |" in table
    assert "| wrong | coarse | 1 | 1 | 0 | 0 |" in table
