"""``python -m campaign``: try random systems against their truths, and print what became of them."""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from campaign import report
from campaign.judgement import CRASH, WRONG
from campaign.workers import try_all


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the campaign; the exit code is 1 if any run was wrong without a word, or any audit was."""
    from campaign.kinds import KINDS

    parser = argparse.ArgumentParser(prog="python -m campaign", description=__doc__)
    parser.add_argument("--number", type=int, default=1000, help="how many cases")
    parser.add_argument("--seed", type=int, default=1, help="the number of the first case")
    parser.add_argument("--kind", choices=list(KINDS), help="one kind alone; else all of them in turn")
    parser.add_argument("--report", type=Path, help="a file for the table and the cases that ended badly")
    parser.add_argument("--workers", type=int, default=2, help="how many processes")
    parser.add_argument("--audit-every", type=int, default=1, help="audit every so many cases, 0 for none")
    asked = parser.parse_args(arguments)
    kinds = [asked.kind] if asked.kind else list(KINDS)
    cases = [(kinds[i % len(kinds)], asked.seed + i) for i in range(asked.number)]
    began, verdicts = time.monotonic(), []
    for verdict in try_all(cases, asked.workers, asked.audit_every):
        verdicts.append(verdict)
        if report.bad_cases([verdict]) or asked.number == 1:
            print(report.line(verdict), flush=True)
        if report.bad_audits([verdict]) or asked.number == 1:
            print(report.audit_line(verdict), flush=True)
    document = report.document(verdicts)
    print(f"\n{document}\nin {time.monotonic() - began:.0f} s")
    if asked.report:
        asked.report.write_text(document, "utf-8")
    failed = any(verdict.grade in (WRONG, CRASH) for verdict in verdicts)
    return int(failed or bool(report.bad_audits(verdicts)))


if __name__ == "__main__":
    sys.exit(main())
