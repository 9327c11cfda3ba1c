"""Rows on the ledger and on closed loops: what they compare is the same motion."""
# ruff: noqa: E402 (the benchmarks lie at the root, beside the package, and are found from there)

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from benchmarks import closed_loops, ledger
from benchmarks.measurement import QUICK
from benchmarks.peers import conversation
from benchmarks.peers.conversation import Conversation

import pendula as pe

needs_mujoco = pytest.mark.peer("mujoco")


def test_every_case_has_works_and_methods_that_take_it():
    for case in ledger.cases():
        model = pe.derive(case.system)
        assert model.card.power_names, case.name
        for method in case.fixed:
            assert not pe.integrators()[method].refusal(model)
        assert set(case.adaptive) <= set(pe.adaptive_integrators())


def test_a_row_of_the_ledger_names_what_every_method_pays(monkeypatch):
    case = replace(ledger.cases()[0], until=0.5, fixed=("euler", "rk4"), adaptive=("dop853",))
    monkeypatch.setattr(ledger, "cases", lambda: [case])
    (row,) = ledger.ledger_rows(QUICK)
    assert row.target == pytest.approx(2 / 3)
    assert row.peer_name == "without"
    assert all(f"{method} " in row.note for method in ("euler", "rk4", "dop853"))
    assert row.ratio == pytest.approx(row.peer / row.ours)


def test_without_mujoco_the_row_says_so(monkeypatch):
    monkeypatch.setenv(conversation.VARIABLE, sys.executable)
    rows = list(closed_loops.connected_rows(replace(QUICK, loops=(2,))))
    assert [row.verdict for row in rows] == ["not measured"]
    assert rows[0].note == "mujoco is not among the installed peers"


@needs_mujoco
def test_mujoco_moves_the_same_linkages():
    # Up to where the rods lie in line for the second time; its constraints are soft, its order is one.
    end = pe.simulate(pe.gallery.four_bars(2), until=1.0, tolerance=1e-9).q[-1, 0]
    how = {"loops": 2, "integrator": "implicitfast", "until": 1.0, "repetitions": 1}
    with Conversation(closed_loops.SIDE) as peer:
        angles = [peer.ask("run", step=step, **how)["angle"] for step in (1e-3, 1e-4)]
    errors = [closed_loops.corner_error(angle, end) for angle in angles]
    assert errors[0] < 1e-2
    assert errors[1] < errors[0] / 3


def test_the_one_angle_is_that_of_the_published_end():
    assert np.sin(closed_loops.single_angle(2)) == pytest.approx(0.3284581115408156, abs=1e-9)
