"""How a run ended, as a word for programs and a sentence for people."""

from dataclasses import dataclass

from pendula.errors import PendulaError
from pendula.notebook import ShownAsText

REASONS = ("finished", "diverged", "interrupted", "stopped")


@dataclass(frozen=True)
class Outcome(ShownAsText):
    """How a run ended.

    Attributes:
        reason: "finished" (reached its end time), "stopped" (an event ended it), "diverged" or "interrupted".
        sentence: when, which coordinate, and what to try.
    """

    reason: str
    sentence: str

    def __post_init__(self) -> None:
        if self.reason not in REASONS:
            raise PendulaError(f"The outcome '{self.reason}' is unknown; it is one of {', '.join(REASONS)}.")
        if not isinstance(self.sentence, str):
            raise PendulaError(f"The outcome's sentence must be text, got {self.sentence!r}.")

    @property
    def ok(self) -> bool:
        """Whether the run ended as it was meant to."""
        return self.reason in ("finished", "stopped")

    def __str__(self) -> str:
        return self.sentence
