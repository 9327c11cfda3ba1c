"""The table of kinds and grades, and one line for each case that ended badly."""

from collections import Counter
from collections.abc import Sequence

from campaign.judgement import GRADES, RIGHT, SAID
from campaign.workers import Verdict

LONGEST_SENTENCE = 160


def table(verdicts: Sequence[Verdict], by: str = "kind") -> list[str]:
    """A row for each kind or each method, a column for each grade, in Markdown."""
    counts = Counter((getattr(verdict, by), verdict.grade) for verdict in verdicts)
    names = sorted({getattr(verdict, by) for verdict in verdicts})
    rows = [[name, *(counts[name, grade] for grade in GRADES)] for name in names]
    rows.append(["all", *(sum(counts[name, grade] for name in names) for grade in GRADES)])
    head = [f"| {by} | " + " | ".join(GRADES) + " |", "| --- |" + " --: |" * len(GRADES)]
    return head + ["| " + " | ".join(map(str, row)) + " |" for row in rows]


def bad_cases(verdicts: Sequence[Verdict]) -> list[str]:
    """A line for each case that is neither right nor said to be in doubt rightly."""
    bad = [verdict for verdict in verdicts if verdict.grade not in (RIGHT, SAID)]
    return [line(verdict) for verdict in sorted(bad, key=lambda each: (each.grade, each.kind, each.seed))]


def line(verdict: Verdict) -> str:
    """One case: how to run it alone, what it was, and what became of it."""
    why = " ".join(verdict.why.split())
    return (
        f"{verdict.grade} --kind {verdict.kind} --seed {verdict.seed} --number 1: {verdict.case}; "
        f"error {verdict.error:.1e}, allowed {verdict.allowed:.1e}, {verdict.seconds:.1f} s; "
        f"{why[:LONGEST_SENTENCE]}"
    )


def document(verdicts: Sequence[Verdict]) -> str:
    """The whole report: figures, what grades mean, and the cases that ended badly."""
    kinds = len({verdict.kind for verdict in verdicts})
    said = [
        f"{len(verdicts):,} random cases of {kinds} kinds.",
        "",
        *table(verdicts),
        "",
        *table(verdicts, "method"),
        "",
    ]
    said += [f"- {grade}: {meaning}." for grade, meaning in GRADES.items()]
    lines = bad_cases(verdicts)
    return (
        "\n".join(
            [*said, *(["", "To run one alone: `python -m campaign` with", ""] if lines else []), *lines]
        )
        + "\n"
    )
