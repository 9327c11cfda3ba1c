"""Peers are asked in processes of their own, and move the systems that we move."""
# ruff: noqa: E402 (the benchmarks lie at the root, beside the package, and are found from there)

import sys
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from benchmarks.contests import contests, orders
from benchmarks.measurement import QUICK, ProcessFailedError
from benchmarks.meeting import SIDE, meet
from benchmarks.peers import conversation
from benchmarks.peers.conversation import Conversation

ECHO = """
import json, sys
for line in sys.stdin:
    what, arguments = json.loads(line)
    if what == "end":
        sys.exit(3)
    print(json.dumps([what, arguments]), flush=True)
"""
NAMES = {contest.name.partition(",")[0]: contest for contest in contests()}

needs_heyoka = pytest.mark.peer("heyoka")


def test_a_peer_answers_until_it_ends():
    with Conversation("", [sys.executable, "-c", ECHO]) as peer:
        assert peer.ask("run", tolerance=1e-9) == ["run", {"tolerance": 1e-9}]
        for _ in range(2):
            with pytest.raises(ProcessFailedError, match="ended with code 3 at 'end'"):
                peer.ask("end")


def test_a_missing_peer_is_told(monkeypatch, tmp_path):
    monkeypatch.setenv(conversation.VARIABLE, str(tmp_path / "python"))
    assert conversation.missing("heyoka") == "the peers are not installed: make bench does that"
    monkeypatch.setenv(conversation.VARIABLE, sys.executable)
    assert conversation.missing("no_such_module") == "no_such_module is not among the installed peers"
    assert not conversation.missing("json")


def test_bodies_in_a_plane_travel_through_space_and_back():
    pleiades = NAMES["Pleiades"]
    state = np.arange(28.0)
    in_space = pleiades.to_peer(state)
    assert in_space[:6] == [0.0, 1.0, 0.0, 2.0, 3.0, 0.0]
    assert pleiades.from_peer(in_space).tolist() == state.tolist()


@pytest.mark.parametrize("name", NAMES)
def test_every_contest_has_what_it_compares(name):
    contest = NAMES[name]
    description = contest.describe()
    known = {str(symbol) for symbol in description.coordinates}
    assert contest.start.keys() <= known
    assert list(contest.tolerances) == sorted(contest.tolerances, reverse=True)
    assert len(contest.tolerances) >= 6


@needs_heyoka
def test_heyoka_takes_the_orders_of_the_tolerances():
    tolerances = orders(8, 10)
    with Conversation(SIDE) as peer:
        peer.ask("set", system="henon_heiles", data={}, start=[0.1, 0.0, 0.0, 0.5], until=1.0)
        for tolerance, order in zip(tolerances, (8, 9, 10), strict=True):
            peer.ask("compile", tolerance=tolerance, compact=False)
            assert peer.ask("order", tolerance=tolerance) == order


@needs_heyoka
def test_heyoka_knows_a_published_end():
    # P15: Hénon–Heiles at t = 1000, in extended precision by another program.
    known = [-0.0208696549472955, -0.3816308413466974, 0.0568467370403854, 0.2719722325678037]
    with Conversation(SIDE) as peer:
        peer.ask("set", system="henon_heiles", data={}, start=[0.1, 0.0, 0.0, 0.5], until=1000.0)
        assert peer.ask("reference") == pytest.approx(known, abs=1e-13)


@needs_heyoka
@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in NAMES if "link" not in name])
def test_both_sides_reach_the_same_end(name):
    met = meet(NAMES[name], QUICK)
    # The largest error of the finest tolerances: rounding and chaos; the outer solar system is the worst.
    for trials in (*met.ours.values(), met.theirs):
        assert min(trial.error for trial in trials) < 1e-10
        assert all(trial.seconds > 0 for trial in trials)
    assert met.compiling > 0
    assert met.version
