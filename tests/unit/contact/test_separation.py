"""Starts in which bodies overlap, moved apart."""

import numpy as np
import pytest
from tests.contact_worlds import ball, box, place, world

import pendula as pe


def test_bodies_are_moved_apart_by_their_masses_and_the_run_begins():
    light, heavy = ball("light", mass=1.0), ball("heavy", mass=3.0)
    system = world(light, heavy, ground=[], gravity=(0, 0, 0))
    start = place("light", (0, 0, 1)) | place("heavy", (0.1, 0, 1))
    with pytest.raises(pe.SimulationError, match=r"inside each other.*separate\(mechanism, start\)"):
        pe.simulate(system, start, until=0.01, step=1e-3, contact="stepping")
    apart = pe.separate(system, start)
    assert apart["heavy_x"] - apart["light_x"] == pytest.approx(0.2, abs=1e-2)
    assert abs(apart["light_x"]) == pytest.approx(3 * abs(apart["heavy_x"] - 0.1), rel=1e-9)
    assert pe.simulate(system, apart, until=0.01, step=1e-3, contact="stepping").outcome.ok


def test_what_stands_in_the_ground_is_lifted_and_a_gap_is_left():
    system = world(box("b"))
    apart = pe.separate(system, place("b", (0, 0, 0.02)), gap=1e-3)
    assert apart["b_z"] == pytest.approx(0.101, abs=5e-3)
    assert apart["b_z"] >= 0.101 - 1e-4
    assert apart["b_x"] == apart["b_y"] == 0


def test_a_heap_in_one_place_is_spread():
    system = world(*[ball(f"b{i}") for i in range(6)])
    start = {}
    for i, offset in enumerate(np.random.default_rng(3).normal(0, 0.03, (6, 3))):
        start |= place(f"b{i}", offset + np.array([0, 0, 0.3]))
    assert pe.simulate(system, pe.separate(system, start), until=0.02, step=1e-3).outcome.ok


def test_where_there_is_no_room_a_sentence_says_so():
    walls = [pe.Box((1, 1, 1), pose=(sign * 0.55, 0, 0.1)) for sign in (-1, 1)]
    system = world(ball("b"), ground=walls)
    with pytest.raises(pe.SimulationError, match="is there room"):
        pe.separate(system, place("b", (0, 0, 0.1)))
    with pytest.raises(pe.SimulationError, match="from zero on"):
        pe.separate(system, gap=-1.0)
