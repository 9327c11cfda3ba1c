"""Nets in benchmarks: what is compared, and with whom."""

import sys
from dataclasses import replace

import numpy as np
import pytest
from benchmarks import nets
from benchmarks.measurement import QUICK
from benchmarks.peers import conversation

EFFORT = replace(QUICK, nets=(3,), repetitions=1)


def test_without_cholmod_its_rows_say_so(monkeypatch):
    monkeypatch.setenv(conversation.VARIABLE, sys.executable)
    rows = [row for row in nets.net_rows(EFFORT) if row.peer_name == nets.PEER]
    assert [row.verdict for row in rows] == ["not measured"] * 2
    assert rows[0].note == "cvxopt is not among the installed peers"


@pytest.mark.peer("cvxopt")
def test_cholmod_solves_the_same_systems():
    rows = [row for row in nets.net_rows(EFFORT) if row.peer_name == nets.PEER]
    assert [row.claim.partition(",")[0] for row in rows] == ["rod net 3×3", "plate net 3×3"]
    assert all(row.target == 0.75 and row.ratio == pytest.approx(row.peer / row.ours) for row in rows)


def test_flat_plates_have_dependent_rows_and_those_off_a_plane_none():
    """16 × 16 plates have 1,440 rows, of which 1,244 count; 4 × 4 here."""
    for flat, dependent in ((True, 4), (False, 0)):
        A = nets.Saddle(*nets.plate_net(4, flat=flat)).A.toarray()
        assert np.linalg.matrix_rank(A) == len(A) - dependent
