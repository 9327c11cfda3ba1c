"""Audits of runs with contact: what is believed, what is in doubt, what is wrong."""

from dataclasses import replace

import numpy as np
import pytest
from tests.contact_worlds import ball, place, stack, world

import pendula as pe

BOUNCY = pe.Material(friction=0.5, restitution=0.6)


def test_a_stack_at_rest_is_believed():
    made = pe.audit(pe.simulate(stack(3), until=0.2, step=2e-3))
    assert made.grade == "believed", made.verdict
    assert made.contact["energy that grew"] < 1e-6
    assert set(made.contact) == {"energy that grew", "signorini", "coulomb", "dissipation", "penetration"}
    assert made.error is not None
    assert made.error.largest < 1e-6
    assert "Contact: the largest" in str(made)


def bounce(**how):
    system = world(ball("b", material=BOUNCY), ground=pe.Plane(material=BOUNCY))
    return pe.audit(pe.simulate(system, place("b", (0, 0, 0.5)), until=0.5, **how))


def test_a_bounce_by_stepping_is_believed():
    made = bounce(step=2e-3)
    assert made.grade == "believed", made.verdict


def test_of_a_bounce_by_soft_springs_only_its_depth_is_in_doubt():
    made = bounce(step=5e-5, contact=pe.Penalty(1e5), save_every=20)
    assert made.faults == ()
    assert len(made.doubts) == 1
    assert "Bodies were in each other by 1.4e-01 of the smallest shape" in made.doubts[0]
    assert set(made.works) == {"contact damping", "contact friction", "contact springs"}


def test_energy_that_grew_and_laws_that_are_broken_are_named():
    run = pe.simulate(stack(2), until=0.1, step=2e-3)
    faster = replace(run.energy, kinetic=run.energy.kinetic + np.linspace(0, 100, len(run)))
    assert "Energy grew" in " ".join(pe.audit(replace(run, energy=faster)).faults)
    missed = dict(run.residuals) | {"signorini": np.full(len(run), 1.0)}
    made = pe.audit(replace(run, residuals=missed))
    assert made.grade == "wrong"
    assert "Laws of contact were missed" in made.verdict
    deep = dict(run.residuals) | {"penetration": np.full(len(run), 5e-3)}
    assert pe.audit(replace(run, residuals=deep)).grade == "doubtful"


def test_a_motion_that_depends_on_the_step_is_in_doubt():
    run = pe.simulate(stack(1), until=0.1, step=2e-3)
    other = np.array(run.q)
    other[25:, 0] += 0.3
    made = pe.audit(replace(run, q=other))
    assert made.grade == "doubtful"
    assert "another motion from t = 0.05 s on" in made.verdict


def test_steps_over_the_gaps_of_a_lagrangian_are_judged_by_how_far_they_go():
    run = pe.simulate("bouncing-ball", until=0.6, step=1e-3, contact="stepping")
    made = pe.audit(run)
    assert set(made.contact) == {"energy that grew", "law", "penetration"}
    assert made.faults == ()
    deep = dict(run.residuals) | {"penetration": np.full(len(run), 0.5)}
    assert "of the distances in the run" in pe.audit(replace(run, residuals=deep)).verdict


def test_a_run_without_samples_is_refused():
    run = pe.simulate(stack(1), until=0.1, step=2e-3)
    with pytest.raises(pe.PendulaError, match="nothing to audit"):
        pe.audit(pe.simulate(stack(1), until=0.1, step=2e-3)[len(run) :])
