"""What became of a case: whether its run is right, said that it is not, or is wrong without a word."""

import math
import time
from dataclasses import dataclass

import numpy as np

import pendula as pe
from campaign.case import Array, Case
from campaign.settings import MARGIN, Settings

RIGHT, SAID, WRONG, ALARM, SLOW, CRASH = "RIGHT", "SAID", "WRONG", "ALARM", "SLOW", "CRASH"
GRADES = {
    RIGHT: "came to the end, and the numbers are right",
    SAID: "said that it could not, or that it is in doubt, where that is so",
    WRONG: "came to the end without a word of doubt, and the numbers are wrong",
    ALARM: "said that it could not where dop853 with short steps could",
    SLOW: "took more steps or seconds than any such case needs",
    CRASH: "raised what is no PendulaError, or gave what is no number",
}
DOUBTS = ("doubt",)  # words by which the outcome of a finished run doubts itself
MOST_SECONDS, MOST_STEPS = 15.0, 5_000_000
EARLY = 1e-2  # of the run: by so much the end of a motion that ceases to exist may be missed


@dataclass(frozen=True)
class Attempt:
    """What a simulation gave: a run, or the error that was raised; and the processor's time, s."""

    run: pe.Run | None
    error: Exception | None
    seconds: float


@dataclass(frozen=True)
class Judgement:
    """A grade, the error found and the one allowed (relative to the size of the motion), and why."""

    grade: str
    error: float
    allowed: float
    why: str


def attempt(case: Case, settings: Settings) -> Attempt:
    """Simulate a case; whatever is raised is kept."""
    began = time.process_time()
    run = error = None
    try:
        run = pe.simulate(case.model, case.start, **case.options, **settings.arguments)
    except Exception as raised:
        error = raised
    return Attempt(run, error, time.process_time() - began)


def judge(case: Case, settings: Settings, made: Attempt) -> Judgement:
    """Compare what was made with the truth."""
    truth = case.truth
    allowed = max(MARGIN * settings.tolerance * truth.amplification, 10 * truth.error)
    if made.run is None:
        return _judgeerror_of(case, made, allowed)
    run, said = made.run, made.run.outcome.sentence
    if not (np.isfinite(run.y).all() and np.isfinite(run.t).all()):
        return Judgement(CRASH, math.nan, allowed, f"samples that are no numbers: {said}")
    if made.seconds > MOST_SECONDS or run.steps > MOST_STEPS:
        return Judgement(SLOW, math.nan, allowed, f"{made.seconds:.0f} s: {said}")
    if truth.ending == "impossible":
        return _judge_end(case, run, allowed)
    expected = run.outcome.reason == truth.ending
    if not expected or any(word in said for word in DOUBTS):
        error = error_of(case, run) if expected else math.nan
        needless = _needless(case) if not expected else error <= allowed
        return Judgement(ALARM if needless else SAID, error, allowed, said)
    error = error_of(case, run)
    return Judgement(RIGHT if error <= allowed else WRONG, error, allowed, said)


def _judgeerror_of(case: Case, made: Attempt, allowed: float) -> Judgement:
    """A refusal is in order if it is a sentence of pendula's and the motion is not possible."""
    said = f"{type(made.error).__name__}: {made.error}"
    if not isinstance(made.error, pe.PendulaError):
        return Judgement(CRASH, math.nan, allowed, said)
    refused = case.truth.ending == "impossible" or not _needless(case)
    return Judgement(SAID if refused else ALARM, math.nan, allowed, said)


def _judge_end(case: Case, run: pe.Run, allowed: float) -> Judgement:
    """A motion that ceases to exist: its run ends there, with a sentence."""
    late = float(run.t[-1] - case.truth.times[-1]) / (case.end - case.options.get("start_time", 0.0))
    said = run.outcome.sentence
    if run.outcome.reason == "finished" and not any(word in said for word in DOUBTS):
        return Judgement(WRONG, late, EARLY, said)
    if abs(late) <= EARLY:
        return Judgement(SAID, late, EARLY, said)
    return Judgement(WRONG if late > 0 else ALARM, late, EARLY, said)


def error_of(case: Case, run: pe.Run) -> float:
    """The largest error of states at known times and of events, relative to the size of the motion."""
    truth = case.truth
    asked = len(run.t) == len(truth.times) and np.allclose(run.t, truth.times, rtol=1e-12, atol=0)
    known = len(truth.times) if asked else 1
    wrong = np.abs(run.y[-known:, : len(truth.size)] - truth.states[-known:]) / truth.size
    length = truth.times[-1] - case.options.get("start_time", 0.0)
    late = np.abs(run.t[-known:] - truth.times[-known:]) / length
    return max(float(wrong.max()), float(late.max()), _error_of_events(truth.events, run, length))


def error_on_the_way(case: Case, run: pe.Run) -> float:
    """The largest error at the samples between events, relative to the size of the motion.

    The truth there is dop853 with short steps at 1e-12, or radau5 where explicit methods would never end. It
    has to be right where the truth itself is known; zero where it is not, so that nothing is said.
    """
    jumps = np.array([event.t for event in run.events])
    apart = [k for k in range(len(run)) if not np.isclose(run.t[k], jumps, rtol=1e-9, atol=0).any()]
    stiff = bool(case.methods) and "dop853" not in case.methods
    fine = {"integrator": "dop853", "tolerance": 1e-12, "max_step": case.shortest / 4}
    fine = {"integrator": "radau5", "tolerance": 1e-11} if stiff else fine
    times = np.unique(np.append(run.t[apart], run.t[-1]))
    again = attempt(case, Settings({**fine, "times": times}, 1e-12)).run
    if again is None or again.outcome.reason != run.outcome.reason or error_of(case, again) > 1e-6:
        return 0.0
    rows = np.searchsorted(again.t, run.t[apart])
    rows, apart = rows[rows < len(again)], np.array(apart)[rows < len(again)]
    same = np.isclose(again.t[rows], run.t[apart], rtol=1e-12, atol=0)
    entries = len(case.truth.size)
    wrong = np.abs(run.y[apart[same], :entries] - again.y[rows[same], :entries]) / case.truth.size
    return float(wrong.max(initial=0.0))


def _error_of_events(expected: Array | None, run: pe.Run, length: float) -> float:
    """How far events are off, as a part of the run; 1 if any is missing or too many."""
    if expected is None:
        return 0.0
    found = np.array([event.t for event in run.events])
    if len(found) != len(expected):
        return 1.0
    return float(np.abs(found - expected).max() / length) if len(found) else 0.0


def _needless(case: Case) -> bool:
    """Whether dop853 with short steps comes to the end, rightly."""
    arguments = {"integrator": "dop853", "tolerance": 1e-9, "max_step": case.shortest / 4}
    again = attempt(case, Settings(arguments | {"until": case.end, "save_every": 10**9}, 1e-9))
    if again.run is None or again.run.outcome.reason != case.truth.ending:
        return False
    return error_of(case, again.run) <= max(MARGIN * 1e-9 * case.truth.amplification, 10 * case.truth.error)
