"""The table of kinds and grades, and one line for each case that ended badly."""

from collections import Counter
from collections.abc import Sequence

from campaign import auditing
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


def confusion(verdicts: Sequence[Verdict]) -> list[str]:
    """What audits said, a row for each truth and each way in which runs were made, in Markdown."""
    audits = [verdict.audited for verdict in verdicts if verdict.audited is not None]
    counts = Counter((each.truth, each.way, each.grade) for each in audits)
    columns = (*auditing.GRADES, auditing.CRASHED)
    head = ["| run | made | " + " | ".join(columns) + " |", "| --- | --- |" + " --: |" * len(columns)]
    rows = []
    for truth in auditing.TRUTHS:
        ways = [way for way in auditing.WAYS if any(counts[truth, way, grade] for grade in columns)]
        rows += [[truth, way, *(counts[truth, way, grade] for grade in columns)] for way in ways]
    return head + ["| " + " | ".join(map(str, row)) + " |" for row in rows]


def bad_audits(verdicts: Sequence[Verdict]) -> list[str]:
    """A line for each audit that believed a wrong run, condemned a right one, or crashed."""
    return [
        audit_line(verdict) for verdict in verdicts if verdict.audited is not None and verdict.audited.bad
    ]


def doubted(verdicts: Sequence[Verdict]) -> list[str]:
    """A line for each right run that its audit did not believe."""
    pairs = [(verdict, verdict.audited) for verdict in verdicts]
    return [
        audit_line(v) for v, found in pairs if found and (found.truth, found.grade) == ("right", "doubtful")
    ]


def audit_line(verdict: Verdict) -> str:
    """One audit: how to run its case alone, how its run was made, and what it said."""
    found = verdict.audited
    if found is None:
        return "not audited"
    return (
        f"AUDIT --kind {verdict.kind} --seed {verdict.seed} --number 1: {verdict.case}, {found.way}; "
        f"{found.truth} (error {found.error:.1e}) but {found.grade}, {found.seconds:.1f} s; "
        f"{' '.join(found.why.split())[: 2 * LONGEST_SENTENCE]}"
    )


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
    if any(verdict.audited for verdict in verdicts):
        said += ["", "What audits said of runs that are right or wrong by their truths:", ""]
        said += confusion(verdicts)
    lines = bad_cases(verdicts) + bad_audits(verdicts) + doubted(verdicts)
    return (
        "\n".join(
            [*said, *(["", "To run one alone: `python -m campaign` with", ""] if lines else []), *lines]
        )
        + "\n"
    )
