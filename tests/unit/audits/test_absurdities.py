"""Runs that an audit must not call ok: energy from nowhere, constraints that do not hold, altered samples."""

from dataclasses import replace

import numpy as np
import pytest

import pendula as pe

x, y = pe.coordinates("x y")


def rod() -> pe.Lagrangian:
    held = pe.Holonomic(x**2 + y**2 - 1, name="rod")
    kinetic = (x.dot**2 + y.dot**2) / 2
    return pe.Lagrangian((x, y), kinetic, 9.81 * y, [], [held], start={"x": 1.0}, name="rod")


def test_energy_that_comes_from_nowhere():
    run = pe.simulate("pendulum", until=20.0, step=0.05, integrator="euler", ledger=True)
    found = pe.audit(run)
    assert not found.ok
    assert "come from nowhere" in found.verdict


def test_a_rod_that_is_no_rod():
    run = pe.simulate(rod(), until=100.0, step=0.05, stabilisation="none", ledger=True)
    found = pe.audit(run)
    assert not found.ok
    assert "The constraint 'rod' is missed by" in found.verdict
    assert found.grade == "wrong"
    assert pe.audit(pe.simulate(rod(), until=10.0, step=0.01, stabilisation="none", ledger=True)).ok


@pytest.mark.parametrize("how", [{"step": 0.01}, {"tolerance": 1e-9}], ids=["rk4", "auto"])
@pytest.mark.parametrize("entry", [0, 1])
def test_states_that_were_altered(how, entry):
    run = pe.simulate("double-pendulum", until=3.0, ledger=True, **how)
    assert pe.audit(run).ok
    q = run.q.copy()
    q[len(q) // 2, entry] += 1.0
    found = pe.audit(replace(run, q=q))
    assert not found.ok
    assert "does not follow from the one before it" in found.verdict


def test_samples_far_apart_are_no_reason_for_alarm():
    """At every turning point of an oscillator rates vanish, whatever lies between."""
    run = pe.simulate(
        pe.Lagrangian(x, x.dot**2 / 2, x**2 / 2, start={"x": 1.0}, name="swing"),
        times=np.pi * np.arange(1, 12), tolerance=1e-9, ledger=True,
    )  # fmt: skip
    assert pe.audit(run).ok
