"""The judge tells right runs from wrong ones, and what was said rightly from false alarms."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest
from campaign.case import Case, Truth, impossible
from campaign.integration import closed
from campaign.judgement import ALARM, CRASH, RIGHT, SAID, SLOW, WRONG, Attempt, attempt, judge
from campaign.settings import MARGIN, Settings, can_judge, draw_settings

import pendula as pe
from pendula.runs import Outcome

UNTIL = 6.0
SETTINGS = Settings({"integrator": "dop853", "tolerance": 1e-9, "until": UNTIL}, 1e-9)


@cache
def oscillator() -> Case:
    x = pe.coordinates("x")
    model = pe.derive(pe.Lagrangian(x, x.dot**2 / 2, x**2 / 2, name="oscillator"))

    def solution(start, t):
        c, s = np.cos(t), np.sin(t)
        return np.array([start[0] * c + start[1] * s, start[1] * c - start[0] * s])

    truth = replace(closed(solution, [1.0, 0.0], UNTIL), events=np.array([0.5, 1.5]) * np.pi)
    options = {"events": pe.Event(x, "middle")}
    return Case("oscillator", model, {"x": 1.0}, truth, 0.5, options=options)


@pytest.fixture(scope="module")
def made() -> Attempt:
    return attempt(oscillator(), SETTINGS)


def altered(made: Attempt, **values) -> Attempt:
    assert made.run is not None
    return replace(made, run=replace(made.run, **values))


def shifted(made: Attempt, by: float) -> Attempt:
    assert made.run is not None
    q = made.run.q.copy()
    q[-1] += by
    return altered(made, q=q)


def grade(made: Attempt, case: Case | None = None) -> str:
    return judge(case or oscillator(), SETTINGS, made).grade


def test_a_run_is_right_until_its_end_is_falsified(made):
    allowed = judge(oscillator(), SETTINGS, made).allowed
    assert allowed == pytest.approx(MARGIN * 1e-9 * oscillator().truth.amplification)
    assert 1 <= oscillator().truth.amplification < 2  # a rotation of the state by 6 rad, of both entries
    assert grade(made) == RIGHT
    assert grade(shifted(made, 0.5 * allowed)) == RIGHT
    assert grade(shifted(made, 2.0 * allowed)) == WRONG


def test_states_at_requested_times_are_all_judged():
    case, how = oscillator(), {"integrator": "dop853", "tolerance": 1e-9}
    settings = Settings(how | {"times": case.truth.times}, 1e-9)
    made = attempt(case, settings)
    assert made.run is not None
    q = made.run.q.copy()
    q[0] += 1e-3
    assert judge(case, settings, made).grade == RIGHT
    assert judge(case, settings, altered(made, q=q)).grade == WRONG


def test_events_that_are_missing_or_late_are_wrong(made):
    assert len(made.run.events) == 2
    assert grade(altered(made, events=made.run.events[:1])) == WRONG
    late = replace(made.run.events[0], t=made.run.events[0].t + 1e-3)
    assert grade(altered(made, events=(late, made.run.events[1]))) == WRONG


def test_what_is_said_counts_if_it_is_so(made):
    doubtful = Outcome("finished", "Reached t = 6 s, but its energy is in doubt.")
    assert grade(altered(shifted(made, 0.1), outcome=doubtful)) == SAID
    assert grade(altered(made, outcome=doubtful)) == ALARM
    # The oscillator can be simulated, by dop853 too.
    assert grade(altered(made, outcome=Outcome("diverged", "Diverged."))) == ALARM
    refused = Attempt(None, pe.PendulaError("This cannot be."), 0.0)
    assert grade(refused) == ALARM
    assert grade(refused, replace(oscillator(), truth=impossible(3.0, 2), until=UNTIL)) == SAID


@pytest.mark.parametrize(
    ("reason", "instant", "expected"),
    [("finished", 3.0, WRONG), ("diverged", 3.0, SAID), ("stopped", 3.01, SAID), ("diverged", 1.0, ALARM),
     ("diverged", 5.0, WRONG)],
)  # fmt: skip
def test_a_motion_that_ceases_to_exist_ends_there(made, reason, instant, expected):
    case = replace(oscillator(), truth=impossible(3.0, 2), until=UNTIL)
    t = np.linspace(0.0, instant, len(made.run.t))
    assert grade(altered(made, t=t, outcome=Outcome(reason, "Ended.")), case) == expected


def test_what_is_no_number_no_sentence_or_no_end_is_found(made):
    assert grade(shifted(made, np.nan)) == CRASH
    assert grade(Attempt(None, ZeroDivisionError("division by zero"), 0.0)) == CRASH
    assert grade(replace(made, seconds=1e3)) == SLOW


def test_motions_that_amplify_too_much_are_not_judged():
    case, random = oscillator(), np.random.default_rng(1)
    wild = replace(case, truth=replace(case.truth, amplification=1e7))
    assert can_judge(case)
    assert not can_judge(wild)
    lively = replace(case, truth=replace(case.truth, amplification=1e4))
    for _ in range(50):
        assert MARGIN * draw_settings(random, lively).tolerance * 1e4 <= 1e-2


def test_truths_that_are_not_known_well_excuse_their_own_error(made):
    case = oscillator()
    vague = Truth(case.truth.times, case.truth.states, case.truth.size, 1e-3, events=case.truth.events)
    assert grade(shifted(made, 5e-3)) == WRONG
    assert grade(shifted(made, 5e-3), replace(case, truth=vague)) == RIGHT
