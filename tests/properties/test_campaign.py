"""A sample of the campaign: random systems of every kind, none wrong without a word.

Truths by closed forms or by SciPy (`campaign/integration.py`); what counts as wrong: `campaign/judgement.py`.
"""

import pytest
from campaign.judgement import ALARM, CRASH, SLOW, WRONG
from campaign.kinds import KINDS
from campaign.report import line
from campaign.workers import try_all

EACH = 5  # cases of every kind


@pytest.mark.slow
def test_a_sample_of_the_campaign():
    cases = [(kind, seed) for kind in KINDS for seed in range(1, EACH + 1)]
    verdicts = list(try_all(cases, workers=2))
    assert {(verdict.kind, verdict.seed) for verdict in verdicts} == set(cases)
    failed = [line(verdict) for verdict in verdicts if verdict.grade in (WRONG, ALARM, CRASH, SLOW)]
    assert not failed, "\n".join(failed)
