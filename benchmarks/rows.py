"""What a benchmark finds: one claim, our figure, the peer's, and whether the claim holds."""

from dataclasses import dataclass
from math import inf, nan

from benchmarks.measurement import Timing, ratio

SCALE = {"MB": 1.0, "s": 1.0, "ms": 1e3, "µs": 1e6, "ns": 1e9, "ns/step": 1e9}


@dataclass(frozen=True)
class Row:
    """One line of the table.

    Args:
        claim: what is measured.
        ours: pendula's figure in ``unit``, by which it is judged.
        peer_name: whom it is compared with, or ``limit``.
        peer: the peer's figure, or the limit, in the same unit.
        ratio: peer over ours: how many times quicker pendula is.
        target: the least ratio that is asked for; None where the row only informs.
        unit: of both figures.
        ours_least: the smallest of our repetitions; NaN where there was one.
        peer_least: the smallest of the peer's.
        note: how it was measured, or why it was not.
    """

    claim: str
    ours: float
    peer_name: str
    peer: float
    ratio: float
    target: float | None
    unit: str
    ours_least: float = nan
    peer_least: float = nan
    note: str = ""

    @property
    def measured(self) -> bool:
        return self.ours == self.ours

    @property
    def verdict(self) -> str:
        if not self.measured:
            return "not measured"
        if self.target is None:
            return "for information"
        return "met" if self.ratio >= self.target else "MISSED"


def against(
    claim: str, ours: Timing, peer: tuple[str, Timing], target: float | None, unit: str, note: str = ""
) -> Row:
    """A row that compares medians with those of a peer (its name and timing); without a target it informs."""
    name, theirs = peer
    scale = SCALE[unit]
    return Row(
        claim,
        ours.median * scale,
        name,
        theirs.median * scale,
        ratio(ours, theirs),
        target,
        unit,
        ours.least * scale,
        theirs.least * scale,
        note,
    )


def within(
    claim: str, ours: Timing, limit: float, unit: str, *, judged_by: str = "median", note: str = ""
) -> Row:
    """A row that compares the ``median`` or the ``least`` repetition with a limit in ``unit``."""
    figure = (ours.median if judged_by == "median" else ours.least) * SCALE[unit]
    return Row(claim, figure, "limit", limit, limit / figure, 1.0, unit, ours.least * SCALE[unit], note=note)


def informing(claim: str, ours: Timing, unit: str, note: str = "") -> Row:
    """A row without a target."""
    scale = SCALE[unit]
    return Row(claim, ours.median * scale, "", nan, nan, None, unit, ours.least * scale, note=note)


def unmeasured(claim: str, peer_name: str, target: float | None, unit: str, reason: str) -> Row:
    """A row that says why it has no figures."""
    return Row(claim, nan, peer_name, nan, nan, target, unit, note=reason)


def unreached(claim: str, peer: tuple[str, Timing], target: float | None, unit: str, reason: str) -> Row:
    """A row of what the peer reaches and pendula does not: lost, however quick it is."""
    name, theirs = peer
    return Row(claim, inf, name, theirs.median * SCALE[unit], 0.0, target, unit, note=reason)
