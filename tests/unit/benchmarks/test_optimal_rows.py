"""The swing-up that is compared with Drake's: rows where it is missing, the same motion where it is there."""

import pytest
from benchmarks.measurement import QUICK
from benchmarks.optimal import SIDE, TOLERANCES, cart_pole, optimal_rows, swing_up
from benchmarks.peers import conversation

import pendula as pe

needs_drake = pytest.mark.peer("pydrake")


def test_without_drake_rows_say_why(monkeypatch, tmp_path):
    monkeypatch.setenv(conversation.VARIABLE, str(tmp_path / "python"))
    rows = list(optimal_rows(QUICK))
    assert [row.verdict for row in rows] == ["not measured", "not measured"]
    assert all("the peers are not installed" in row.note for row in rows)


def test_our_swing_up_stays_on_the_mesh_that_both_have():
    plan = swing_up(pe.derive(cart_pole()))
    assert plan.solved
    assert len(plan.pieces.breaks) == 41
    assert plan.cost == pytest.approx(59.85, abs=0.01)


@needs_drake
def test_drake_finds_nearly_the_same():
    with conversation.Conversation(SIDE) as peer:
        asked = {"masses": (1.0, 0.2), "length": 0.5, "limit": 20.0, "until": 2.0}
        told = peer.ask("swing_up", **asked, nodes=161, tolerance=TOLERANCES["snopt"], solver="ipopt")
    assert told["solved"]
    # Inputs linear between nodes, costs by the trapezoidal rule: errors of second order, 1.5 % at 41 nodes.
    assert told["cost"] == pytest.approx(59.8545, rel=2e-3)
