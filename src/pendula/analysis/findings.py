"""What ``check`` finds, in sentences."""

from collections.abc import Iterator
from dataclasses import dataclass

from pendula.notebook import ShownAsText

FAULT, DOUBT = "fault", "doubt"


@dataclass(frozen=True)
class Finding(ShownAsText):
    """Something that is wrong (a fault) or may be (a doubt).

    Attributes:
        severity: "fault" or "doubt".
        kind: a few words that are the same for all findings of the kind.
        sentence: what it is, where, and what would be right.
    """

    severity: str
    kind: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.severity}: {self.sentence}"


Findings = Iterator[Finding]


def fault(kind: str, sentence: str) -> Finding:
    return Finding(FAULT, kind, sentence)


def doubt(kind: str, sentence: str) -> Finding:
    return Finding(DOUBT, kind, sentence)


@dataclass(frozen=True)
class Report(ShownAsText):
    """What ``check`` found; prints as sentences.

    Attributes:
        system: the name of the system or file.
        facts: what there is: bodies, degrees of freedom, masses.
        findings: faults, then doubts.
    """

    system: str
    facts: tuple[str, ...]
    findings: tuple[Finding, ...]

    @property
    def faults(self) -> tuple[Finding, ...]:
        return tuple(found for found in self.findings if found.severity == FAULT)

    @property
    def doubts(self) -> tuple[Finding, ...]:
        return tuple(found for found in self.findings if found.severity == DOUBT)

    @property
    def ok(self) -> bool:
        """Whether there is no fault."""
        return not self.faults

    def __str__(self) -> str:
        counts = [
            f"{len(group)} {word}{'s' * (len(group) != 1)}"
            for group, word in ((self.faults, FAULT), (self.doubts, DOUBT))
            if group
        ]
        facts = [f"  {fact}" for fact in self.facts]
        found = [f"  {finding}" for finding in self.findings]
        return "\n".join([f"{self.system}: {', '.join(counts) or 'nothing is wrong'}", *facts, *found])
