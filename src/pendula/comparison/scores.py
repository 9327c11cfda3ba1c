"""How integrators did: what `compare` returns, as data; it prints as a table."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from pendula.comparison import table
from pendula.model.quantity_units import with_unit_of

# A reference that may err by more is no reference.
HOPELESS = 1e-2


@dataclass(frozen=True)
class Trial:
    """One run of one method, measured against the reference.

    Attributes:
        setting: the step, s, or an adaptive method's tolerance.
        steps: how many steps were made.
        evaluations: how often the rate was evaluated, without those that samples alone would need.
        error: at the end: |y − y_ref| / (1 + |y_ref|), of angles |y − y_ref|, the largest of all entries;
            infinite if the end was not reached.
        largest_error: the same, the largest over the sampled times.
        drift: the largest |E − E(0)| over the sampled times, as part of the energy exchanged;
            infinite if the end was not reached, NaN if the system does not keep its energy.
        outcome: how it ended, in a sentence; empty if it reached the end.
    """

    setting: float
    steps: int
    evaluations: int
    error: float
    largest_error: float
    drift: float
    outcome: str = ""


@dataclass(frozen=True, eq=False)
class Row:
    """One method's place in a comparison.

    Attributes:
        method: its name.
        order: what theory promises; None where the order follows the tolerance.
        observed_order: slope of log largest error over log step; NaN where no clean part was found.
        adaptive: whether it chooses its own steps.
        trial: the run at equal cost or equal step.
        nanoseconds: wall time of a step of that run, ns; NaN if it did not reach the end.
        sweep: runs with all steps or tolerances, coarse ones first.
        energy: E − E(0) at the sampled times at equal step, as part of the energy exchanged; empty for
            adaptive methods and systems that do not keep their energy.
        remark: why the trial is not at equal cost or step, if it is not.
    """

    method: str
    order: int | None
    observed_order: float
    adaptive: bool
    trial: Trial
    nanoseconds: float
    sweep: tuple[Trial, ...] = field(repr=False)
    energy: np.ndarray = field(repr=False)
    remark: str = ""

    @property
    def rank(self) -> int:
        """The order, for sorting; one that follows the tolerance comes after all others."""
        return 99 if self.order is None else self.order


@dataclass(frozen=True)
class Reference:
    """The run against which errors are measured, and how far to believe it.

    Attributes:
        method: its integrator.
        tolerance: its tolerance.
        trust: errors below this cannot be told from the reference's own; an estimate, thrice the largest
            distance to a second run.
        trusted_until: the time up to which eight digits can be trusted, s; to two digits, towards zero.
        check: the second run, in words.
        units: those of the system, by which times are written.
    """

    method: str
    tolerance: float
    trust: float
    trusted_until: float
    check: str = "a second run"
    units: Mapping[str, str] = field(default_factory=dict, repr=False)

    @property
    def sentence(self) -> str:
        """How far to trust it, for people."""
        known = f"The reference is {self.method} at tolerance {self.tolerance:g}"
        if not self.trusted:
            end = with_unit_of(f"{self.trusted_until:g}", self.units, "time")
            return (
                f"{known}. It cannot be trusted: {self.check} goes astray from it by {self.trust:.1e}, as in "
                f"chaos or near a collision. They agree up to t = {end}: compare until then."
            )
        return f"{known}, right to about {self.trust:.1e} as {self.check} shows."

    @property
    def trusted(self) -> bool:
        return self.trust <= HOPELESS


@dataclass(frozen=True, eq=False, repr=False)
class Comparison:
    """Integrators on one system, the smallest error first; prints as a table.

    Attributes:
        system: name of the system.
        until: the time at which errors are measured, s.
        equal: "cost" or "step": what the rows have in common.
        budget: evaluations that each method was given at equal cost.
        step: the step that each method was given at equal step, s.
        reference: what errors are measured against.
        t: the sampled times, s.
        rows: one for each method, by the error of its trial.
        refused: methods that cannot run this system, with their reasons.
        units: those of the system, by which times are written.
    """

    system: str
    until: float
    equal: str
    budget: int
    step: float
    reference: Reference
    t: np.ndarray
    rows: tuple[Row, ...]
    refused: Mapping[str, str]
    units: Mapping[str, str] = field(default_factory=dict)

    def __getitem__(self, method: str) -> Row:
        """The row of a method."""
        for row in self.rows:
            if row.method == method:
                return row
        raise KeyError(f"'{method}' was not compared; there are {', '.join(r.method for r in self.rows)}.")

    def __repr__(self) -> str:
        return f"Comparison({self.system!r}, {len(self.rows)} methods at equal {self.equal})"

    def __str__(self) -> str:
        return table.text(self)

    def _repr_html_(self) -> str:
        return table.html(self)

    @property
    def title(self) -> str:
        """What was compared, in a line."""
        end, step = (with_unit_of(f"{time:g}", self.units, "time") for time in (self.until, self.step))
        common = f"about {self.budget:,} evaluations each" if self.equal == "cost" else step
        return f"Integrators on {self.system}, t = 0 to {end}, at equal {self.equal}: {common}"

    @property
    def notes(self) -> list[str]:
        """Sentences that belong below the table."""
        notes = [self.reference.sentence]
        notes += [f"{row.method}: {row.trial.outcome}" for row in self.rows if row.trial.outcome]
        notes += [f"{row.method}: {row.remark}" for row in self.rows if row.remark]
        notes += [f"{name}: not for this system: {reason}" for name, reason in self.refused.items()]
        return notes


def rank(row: Row, reference: Reference) -> tuple[float, float, str]:
    """By the error at the end; where the reference cannot tell, by the largest one, then by name."""
    trial = row.trial
    return max(trial.error, reference.trust), max(trial.largest_error, reference.trust), row.method
