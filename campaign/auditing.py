"""Whether audits tell right runs from wrong ones: runs as they were drawn, and runs that were spoilt."""

import time
from dataclasses import dataclass, replace

import numpy as np

import pendula as pe
from campaign.case import Case
from campaign.judgement import attempt, error_of, error_on_the_way
from campaign.settings import MOST_FIXED_STEPS, Settings

# How a run is made: as it was drawn, half of them with all steps kept; by large steps; by a loose tolerance;
# or with a state that is changed afterwards.
DRAWN, COARSE, LOOSE, ALTERED = WAYS = ("as drawn", "coarse", "loose", "altered")
RIGHT, WRONG, BETWEEN, SAID = TRUTHS = ("right", "wrong", "between", "said")
GRADES = ("believed", "doubtful", "wrong")
CRASHED = "crashed"
# Errors, next to the size of the motion, of runs that are right and of runs that are wrong. Audits believe
# states up to 1e-3, by sizes of their own, so that between these they may say one or the other.
MOST_RIGHT, LEAST_WRONG = 3e-4, 3e-3
METHODS = ("euler", "semi-implicit-euler", "midpoint", "rk4")


@dataclass(frozen=True)
class Audited:
    """What an audit said of a run, and what the truth says of it."""

    way: str
    truth: str
    grade: str
    error: float
    seconds: float
    why: str

    @property
    def bad(self) -> bool:
        """Whether the audit believed what is wrong, condemned what is right, or crashed."""
        pair = self.truth, self.grade
        return pair in ((WRONG, "believed"), (RIGHT, "wrong")) or self.grade == CRASHED


def audit_case(case: Case, settings: Settings, random: np.random.Generator) -> Audited | None:
    """Simulate a case with a ledger, in a way that is drawn, and audit it; None where it was refused."""
    way = str(random.choice(WAYS))
    settings = _spoil(case, settings, way, random)
    ledger = case.model.has("energy")
    made = attempt(case, replace(settings, arguments={**settings.arguments, "ledger": ledger}))
    if made.run is None or not len(made.run) or not np.isfinite(made.run.y).all():
        return None
    run = _alter(made.run, random) if way == ALTERED else made.run
    truth, error = (WRONG, np.nan) if run is not made.run else _truth(case, settings, run)
    began = time.process_time()
    try:
        found = pe.audit(run)
        grade, why = found.grade, found.verdict
    except Exception as raised:
        grade, why = CRASHED, f"{type(raised).__name__}: {raised}"
    return Audited(way, truth, grade, error, time.process_time() - began, why)


def _spoil(case: Case, settings: Settings, way: str, random: np.random.Generator) -> Settings:
    """Settings that are likely to be too coarse, or that keep all steps."""
    asked = dict(settings.arguments)
    if way in (DRAWN, ALTERED) and random.uniform() < 0.5 and "until" in asked:
        asked.pop("save_every", None)
    if way == LOOSE or (way == COARSE and not case.fixed):
        asked = {**asked, "tolerance": 10 ** random.uniform(-5, -1)}
        asked.pop("step", None)
        if asked["integrator"] not in (case.methods or ("auto", "dop853", "dopri5", "radau5")):
            asked["integrator"] = str(random.choice(case.methods or ("auto", "dop853", "dopri5", "radau5")))
    elif way == COARSE:
        part = 10 ** random.uniform(0, 2)
        step = max(case.shortest / part, case.end / MOST_FIXED_STEPS)
        asked = {**asked, "integrator": str(random.choice(METHODS)), "step": step}
        asked.pop("tolerance", None)
    return replace(settings, arguments=asked)


def _alter(run: pe.Run, random: np.random.Generator) -> pe.Run:
    """The run with a coordinate or velocity of one sample changed by some of its size."""
    jumps = {event.t for event in run.events}
    places = [k for k in range(1, len(run)) if run.t[k] not in jumps and run.t[k - 1] not in jumps]
    if not places or not run.q.shape[1]:
        return run
    array = str(random.choice(["q", "v"]))
    values = getattr(run, array).copy()
    row, column = int(random.choice(places)), int(random.integers(values.shape[1]))
    size = float(np.abs(values).max())
    values[row, column] += size * 10 ** random.uniform(-1.5, 0) * random.choice([-1.0, 1.0])
    return replace(run, **{array: values}) if size > 0 else run


def _truth(case: Case, settings: Settings, run: pe.Run) -> tuple[str, float]:
    """What the truth says of a run, and how far it is off.

    Wrong are runs that keep a wrong state. Audits look at all steps, of runs that kept a few of them too:
    right is what is right at every one of them.
    """
    if run.outcome.reason != case.truth.ending:
        return (WRONG if run.outcome.reason == "finished" else SAID), np.nan
    error = error_of(case, run)
    if error <= MOST_RIGHT:
        error = max(error, error_on_the_way(case, run))
    if error > MOST_RIGHT:
        return (WRONG if error > LEAST_WRONG else BETWEEN), error
    asked = {name: given for name, given in settings.arguments.items() if name not in ("times", "save_every")}
    whole = attempt(case, replace(settings, arguments={"until": case.end, **asked})).run
    error = max(error, error_on_the_way(case, whole or run))
    return (RIGHT if error <= MOST_RIGHT else BETWEEN), error
