"""A sample of the campaign: random systems of every kind, none wrong without a word, some of them audited.

Truths by closed forms or by SciPy (`campaign/integration.py`); what counts as wrong: `campaign/judgement.py`.
"""

import pytest
from campaign.judgement import ALARM, CRASH, SLOW, WRONG
from campaign.kinds import KINDS
from campaign.report import bad_audits, line
from campaign.workers import try_all

EACH, AUDIT_EVERY = 3, 3  # cases of every kind, and of how many one is audited


@pytest.mark.slow
def test_a_sample_of_the_campaign():
    cases = [(kind, seed) for kind in KINDS for seed in range(1, EACH + 1)]
    verdicts = list(try_all(cases, workers=2, audit_every=AUDIT_EVERY))
    assert {(verdict.kind, verdict.seed) for verdict in verdicts} == set(cases)
    failed = [line(verdict) for verdict in verdicts if verdict.grade in (WRONG, ALARM, CRASH, SLOW)]
    assert sum(verdict.audited is not None for verdict in verdicts) > len(KINDS) / 2
    failed += bad_audits(verdicts)
    assert not failed, "\n".join(failed)
