"""Closed loops in steps with contact: flight, rest and falls of a four-bar linkage, by every solver."""

from itertools import pairwise

import numpy as np
import pytest
from tests.contact_worlds import G

import pendula as pe

GRIP = pe.Material(friction=0.6)
STEP = 1e-3
ROUGH = {"base_z": 0.5, "p": -1.4, "q": -1.6, "r": 1.4}  # near to where the loop is closed


def bar(name, length, material):
    along = pe.Pose((length / 2, 0, 0), (np.cos(np.pi / 4), 0, np.sin(np.pi / 4), 0))
    return pe.Body(name, shapes=[pe.Capsule(0.02, length, pose=along, material=material)], mass=1.0)


def linkage(material=GRIP, friction=0.0, **given):
    """A foot that nothing holds, two bars on it, and a fourth between their ends, which closes the loop."""
    foot = pe.Body("base", shapes=[pe.Box((0.8, 0.2, 0.04), pose=(0.3, 0, 0), material=material)], mass=2.0)
    bars = [bar(name, length, material) for name, length in (("left", 0.3), ("right", 0.35), ("top", 0.5))]
    joints = [
        pe.Free("base"),
        pe.Revolute("p", "base", "left", axis=(0, 1, 0), friction=friction),
        pe.Revolute("q", "base", "right", axis=(0, 1, 0), pose=(0.6, 0, 0)),
        pe.Revolute("r", "left", "top", axis=(0, 1, 0), pose=(0.3, 0, 0)),
        pe.Revolute("s", "top", "right", axis=(0, 1, 0), pose=(0.5, 0, 0), child_pose=(0.35, 0, 0)),
    ]
    return pe.Mechanism([foot, *bars], joints, actuated=[], name="linkage", **given)


def closed(system, **start):
    return pe.assemble(system, ROUGH | start).start


def gap_of_loop(run):
    """How far positions and velocities are from closing the loop, in all of a run."""
    model = run.model
    return np.abs([model.constraint_residuals(q, v) for q, v in zip(run.q, run.v, strict=True)]).max()


def test_in_flight_a_loop_moves_as_by_any_integrator_and_converges_with_order_two():
    system = linkage()
    start = closed(system, base_wx=0.5, base_wy=1.0, base_vx=0.3, p_dot=2.0)
    exact = pe.simulate(system, start, until=0.3, tolerance=1e-11, contact="none")
    runs = [pe.simulate(system, start, until=0.3, step=h, contact="stepping") for h in (4e-3, 2e-3, 1e-3)]
    errors = [np.abs(run.q[-1] - exact.q[-1]).max() for run in runs]
    assert errors[2] < 1e-5
    for coarse, fine in pairwise(errors):
        assert 3.5 < coarse / fine < 4.5
    # Newton's method for positions ends after a move of 1e-10; velocities are projected where it began.
    assert max(map(gap_of_loop, runs)) < 1e-9


@pytest.mark.parametrize("solver", ["auto", "pgs", "newton", "lemke"])
def test_a_linkage_that_stands_presses_by_its_weight_below_its_center(solver):
    # Dry friction of one joint holds the linkage; 5 kg are carried, as statics says.
    system = linkage(friction=20.0, ground=pe.Plane(material=GRIP))
    start = pe.assemble(system, ROUGH | {"base_z": 0.02}, hold=["base"]).start
    run = pe.simulate(system, start, until=0.05, step=STEP, tolerance=1e-12, solver=solver)
    last = run.contacts.at(run.t[-1])
    signs = np.where(last["second"] == "world", 1.0, -1.0)
    force, center = signs * last["impulse"][:, 2] / STEP, run.model.center_of_mass(run.q[-1])
    assert np.isclose(force.sum(), 5 * G, rtol=1e-9)
    assert np.allclose(force @ last["point"][:, :2], 5 * G * center[:2], atol=1e-8)
    assert np.abs(run.v).max() < 1e-9
    assert gap_of_loop(run) < 1e-12


def test_a_linkage_falls_bounces_and_comes_to_rest_with_its_loop_closed():
    material = pe.Material(friction=0.4, restitution=0.3)
    system = linkage(material, ground=pe.Plane(material=material))
    start = closed(system, base_wx=0.5, base_wy=1.0, base_vx=0.3)
    run = pe.simulate(system, start, until=1.5, step=STEP)
    assert gap_of_loop(run) < 1e-9
    assert max(run.residuals["penetration"]) < 1e-3
    highest = np.maximum.accumulate(run.energy.total[::-1])[::-1]
    assert (highest - run.energy.total).max() < 1e-3 * run.energy.total[0]  # first order in the step
    assert run.energy.total[-1] < 0.5 * run.energy.total[0]


def test_constraints_that_move_are_refused():
    rope = pe.hold_distance("base", "world", 1 + 0.1 * pe.sin(pe.time))
    box = pe.Body("base", shapes=[pe.Box((0.1, 0.1, 0.1))], mass=1.0)
    system = pe.Mechanism([box], [pe.Free("base")], constraints=[rope], actuated=[], name="moved")
    with pytest.raises(pe.SimulationError, match="those of moved move with time"):
        pe.simulate(system, {"base_z": -1.0}, until=0.1, step=STEP, contact="stepping")
