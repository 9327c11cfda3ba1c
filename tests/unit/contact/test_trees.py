"""Steps of mechanisms with joints: limits, dry friction, forces of rest, energy, inputs, what is refused."""

from itertools import pairwise
from math import cos

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contact_worlds import G, ball, box, place

import pendula as pe
from pendula.gallery.contact_robots import gripper, quadruped_standing

SOFT, GRIP = pe.Material(friction=0.6), pe.Material(friction=0.9)
STEP = 1e-3


def rod(name, length=0.5, radius=0.02, material=GRIP, **given):
    """A capsule that hangs down from its origin."""
    shape = pe.Capsule(radius, length, pose=(0, 0, -length / 2), material=material)
    return pe.Body(name, shapes=[shape], **(given or {"mass": 1.0}))


def pendulum(**given):
    """A rod on a hinge about y, without ground."""
    return pe.Mechanism([rod("rod")], [pe.Revolute("hinge", "world", "rod", axis=(0, 1, 0), **given)])


def closed():
    """Two rods between two hinges of the world."""
    ends = [("p", "world", "a", 0), ("q", "a", "b", -0.5), ("r", "world", "b", 0)]
    hinges = [pe.Revolute(*names, axis=(0, 1, 0), pose=(0, 0, z)) for *names, z in ends]
    return pe.Mechanism([rod("a"), rod("b")], hinges, actuated=[])


def stepped(system, start=None, until=1.0, step=STEP, **given):
    return pe.simulate(system, start, until=until, step=step, contact="stepping", **given)


def standing(p, q, mu=0.9):
    """A double pendulum whose tip just touches the ground in these angles."""
    material = pe.Material(friction=mu)
    hinges = [
        pe.Revolute("p", "world", "a", axis=(0, 1, 0), pose=(0, 0, 0.5 * cos(p) + 0.5 * cos(p + q) + 0.02)),
        pe.Revolute("q", "a", "b", axis=(0, 1, 0), pose=(0, 0, -0.5)),
    ]
    bodies = [rod("a", material=material), rod("b", material=material)]
    return pe.Mechanism(
        bodies, hinges, ground=pe.Plane(material=material), actuated=[], start={"p": p, "q": q}
    )


@pytest.mark.slow
def test_without_contact_a_tree_moves_as_by_any_integrator_and_converges_with_order_two():
    system = pe.Mechanism(
        [rod("a"), rod("b")],
        [pe.Ball("p", "world", "a"), pe.Revolute("q", "a", "b", axis=(0, 1, 0), pose=(0, 0, -0.5))],
        actuated=[],
    )
    start = {"p_wx": 2.0, "p_wz": 1.0, "q": 0.5}
    exact = pe.simulate(system, start, until=0.5, tolerance=1e-11)
    errors = [
        np.abs(stepped(system, start, 0.5, step).q[-1] - exact.q[-1]).max() for step in (4e-3, 2e-3, 1e-3)
    ]
    assert errors[2] < 2e-5
    for coarse, fine in pairwise(errors):
        assert 3.5 < coarse / fine < 4.5


@pytest.mark.parametrize("stiffness", [1e4, 4e8])
def test_springs_of_joints_keep_energy_at_any_step(stiffness):
    # A mass on a spring, ω h = 0.1 and 20: by the mean of coordinates, energy is kept to rounding.
    slider = pe.Prismatic("x", "world", "b", axis=(1, 0, 0), stiffness=stiffness)
    system = pe.Mechanism([pe.Body("b", mass=1.0, inertia=(1, 1, 1))], [slider], actuated=[])
    run = stepped(system, {"x": 0.01, "x_dot": 0.5}, 0.5)
    total = stiffness * 0.01**2 / 2 + 0.5**2 / 2
    assert np.abs(run.energy.total - run.energy.total[0]).max() < 1e-11 * total
    if stiffness < 1e6:  # of second order: a phase of ω t (ω h)²/12 = 0.04 too little
        exact = 0.01 * np.cos(100 * run.t) + 0.005 * np.sin(100 * run.t)
        assert np.abs(run["x"] - exact).max() < 0.05 * 0.0112


def test_a_pendulum_stops_at_its_limit_and_falls_back():
    # With restitution 0 it hangs on at −0.5 for an instant: then its energy is that of rest there.
    run = stepped(pendulum(limits=(-0.5, 2.0)), {"hinge": 1.5}, until=3.0)
    assert -0.5 - 2e-5 < run["hinge"].min() < -0.5
    height = run.model.energy([-0.5], [0.0]).potential
    after = run.t > run.t[np.argmin(run["hinge"])] + 1.0
    assert np.allclose(run.energy.total[after], height, atol=1e-4 * abs(height))
    assert run.ledger["limits of joints"][-1] < -1.0
    # What is left are errors of the integration, of second order.
    assert np.abs(pe.energy_balance(run).remainder).max() < 1e-4


def test_a_limit_holds_what_leans_on_it():
    run = stepped(pendulum(limits=(0.5, 2.0)), {"hinge": 0.5}, until=0.2)
    assert np.abs(run["hinge"] - 0.5).max() < 1e-9
    assert np.abs(run.v).max() < 1e-9


def test_dry_friction_holds_and_slows_down_by_its_torque():
    held = stepped(pendulum(friction=2.0), {"hinge": 0.1}, until=0.5)
    assert np.abs(held["hinge"] - 0.1).max() == 0.0
    # Without gravity, a wheel of inertia I slows down by τ/I until it stands: ω t − τ t²/2I.
    body = pe.Body("w", mass=1.0, inertia=(0.1, 0.1, 0.1))
    wheel = pe.Mechanism(
        [body], [pe.Revolute("w", "world", "w", friction=0.2)], gravity=(0, 0, 0), actuated=[]
    )
    run = stepped(wheel, {"w_dot": 1.0}, until=1.0)
    assert np.allclose(run["w"], np.where(run.t < 0.5, run.t - run.t**2, 0.25), atol=1e-12)
    assert np.isclose(run.ledger["friction of joints"][-1], -0.05, rtol=1e-12)


@pytest.mark.parametrize("solver", ["auto", "pgs", "newton", "lemke"])
def test_the_tip_of_a_double_pendulum_presses_as_statics_says(solver):
    # Jᵀ F = G: two equations for both components of the force on the tip.
    run = pe.simulate(standing(0.9, -1.6), until=0.02, step=STEP, tolerance=1e-13, solver=solver)
    model, last, q = run.model, run.contacts.at(run.t[-1]), run.q[-1]
    J = model.jacobian("b", q)
    at_tip = J[:3] + np.cross(J[3:].T, last["point"][0] - model.pose("b", q).position).T
    F = np.linalg.solve(at_tip[[0, 2]].T, model.gravity(q))
    assert np.allclose(last["impulse"][:, [0, 2]].sum(axis=0) / STEP, F, rtol=1e-9)
    assert set(last["state"]) == {"sticks"}
    assert np.abs(run.v).max() < 1e-9


def test_solvers_agree_where_the_tip_slides():
    runs = [
        pe.simulate(standing(0.9, -1.6, mu=0.2), until=0.2, step=STEP, tolerance=1e-11, solver=solver)
        for solver in ("auto", "pgs", "newton", "lemke")
    ]
    assert set(runs[0].contacts["state"]) == {"slips"}
    for run in runs[1:]:
        assert np.abs(run.q - runs[0].q).max() < 1e-8
        assert max(run.residuals["signorini"]) < 1e-10


def test_a_cube_in_a_tree_moves_as_a_free_body_does():
    # Cubes turn at constant speed in both; what is left is rounding, until small gaps count or do not.
    cube, other = box("c", material=SOFT), rod("rod")
    ground = pe.Plane(material=SOFT)
    alone = pe.Mechanism([cube], [pe.Free("c")], ground=ground, actuated=[])
    joints = [pe.Free("c"), pe.Revolute("hinge", "world", "rod", pose=(5, 0, 3))]
    beside = pe.Mechanism([cube, other], joints, ground=ground, actuated=[])
    start = place("c", (0, 0, 0.8), velocity=(1, 0, -1), omega=(3, 1, 0))
    one, two = (
        pe.simulate(system, start, until=0.4, step=2e-3, tolerance=1e-12) for system in (alone, beside)
    )
    assert len(one.contacts) > 10
    assert np.abs(two.q[:, :7] - one.q).max() < 1e-8
    assert np.abs(two.q[:138, :7] - one.q[:138]).max() < 1e-12  # the step of the impact included


def arm_with_block():
    """A slider that a force drives against a block on the floor."""
    pusher, block = (
        box("pusher", (0.1, 0.1, 0.1), SOFT, mass=1.0),
        box("block", (0.1, 0.1, 0.1), SOFT, mass=2.0),
    )
    joints = [pe.Prismatic("push", "world", "pusher", axis=(1, 0, 0), pose=(0, 0, 0.06)), pe.Free("block")]
    start = {"block_x": 0.2, "block_z": 0.05}
    pairs = {("pusher", "block"): pe.Material(friction=0.0)}  # else the pusher might carry the block
    ground = pe.Plane(material=SOFT)
    return pe.Mechanism([pusher, block], joints, ground=ground, actuated=["push"], start=start, pairs=pairs)


@pytest.mark.parametrize("control", [20.0, lambda t: 20.0 + 0.0 * t, lambda t, q, v: [20.0]])
def test_a_slider_pushes_a_block_against_friction(control):
    # Together they have 3 kg, and the floor takes μ 2 g.
    run = pe.simulate(arm_with_block(), until=1.0, step=STEP, control=control, tolerance=1e-9)
    late = run.t > 0.5
    rate = np.polyfit(run.t[late], run["block_vx"][late], 1)[0]
    # The block rocks within what counts as touching, and its weight on the floor with it.
    assert np.isclose(rate, (20.0 - 0.6 * 2 * G) / 3, rtol=1e-3)
    assert np.allclose(run["block_x"][late] - run["push"][late], 0.1, atol=1e-5)
    assert np.allclose(run.u, 20.0)
    balance = pe.energy_balance(run)
    assert "effort on push" in balance.work
    assert np.abs(balance.remainder).max() < 1e-3 * balance.work["effort on push"][-1]


def test_a_law_is_asked_once_a_step():
    asked = []
    run = pe.simulate(
        arm_with_block(), until=0.005, step=STEP, control=lambda t, q, v: asked.append(t) or [3.0 + t]
    )
    assert asked == pytest.approx([0.0, 1e-3, 2e-3, 3e-3, 4e-3])
    assert run.u[:2, 0] == pytest.approx([3.0, 3.0])


@pytest.mark.slow
def test_a_controller_with_states_drives_a_tree_in_contact():
    recipe = pe.PID(kp=400.0, ki=200.0, kd=40.0, desired=0.05)
    run = pe.simulate(arm_with_block(), until=2.0, step=STEP, control=recipe)
    assert abs(run["push"][-1] - 0.05) < 5e-3
    assert run.states


def test_convergence_is_of_first_order_where_contacts_come_and_go():
    # A rod falls onto the floor and slides: against a run of steps eight times shorter than the shortest.
    def end(step):
        return pe.simulate(standing(1.2, -1.2, mu=0.3), {"q": -1.5}, until=0.3, step=step, tolerance=1e-10).q[
            -1
        ]

    fine = end(6.25e-5)
    errors = [np.abs(end(step) - fine).max() for step in (2e-3, 1e-3, 5e-4)]
    assert errors[2] < 5e-4
    assert errors[0] / errors[2] > 2.5  # 4 for first order


@pytest.mark.slow
@settings(max_examples=8, deadline=None)
@given(st.tuples(*[st.floats(-2, 2)] * 4), st.sampled_from([0.0, 0.5, 1.0]))
def test_energy_does_not_grow(speeds, restitution):
    material = pe.Material(friction=0.5, restitution=restitution)
    bodies = [box("base", (0.3, 0.2, 0.1), material), rod("leg", 0.2, material=material)]
    joints = [
        pe.Free("base"),
        pe.Revolute("hip", "base", "leg", axis=(0, 1, 0), pose=(0.1, 0, -0.06), limits=(-1, 1)),
    ]
    system = pe.Mechanism(bodies, joints, ground=pe.Plane(material=material), actuated=[])
    names = ("base_vx", "base_vz", "base_wy", "hip_dot")
    run = pe.simulate(system, {"base_z": 0.5, **dict(zip(names, speeds, strict=True))}, until=1.0, step=STEP)
    start = run.energy.total[0]
    assert run.energy.total.max() < start + 1e-3 * abs(start)  # errors of the integration, of second order
    assert max(run.residuals["penetration"]) < 1e-3


def test_a_body_may_be_fixed_to_one_that_moves_and_neighbours_do_not_meet():
    foot = ball("foot", 0.05, SOFT)
    bodies = [rod("leg", 0.3, 0.03), foot]
    joints = [
        pe.Prismatic("leg", "world", "leg", pose=(0, 0, 0.5)),
        pe.Fixed("ankle", "leg", "foot", pose=(0, 0, -0.35)),
    ]
    system = pe.Mechanism(bodies, joints, ground=pe.Plane(material=SOFT), actuated=[])
    run = pe.simulate(system, until=1.0, step=STEP)
    assert np.isclose(run["leg"][-1], -0.1, atol=1e-5)
    assert set(run.contacts["first"]) | set(run.contacts["second"]) == {"foot", "world"}


@pytest.mark.parametrize(
    ("system", "given", "words"),
    [
        (pendulum(limits=(0.5, 1)), {}, "'hinge' of mechanism starts at 0, beyond its limits"),
        (pendulum(), {"step": None}, "with contact needs step=..., the length of its steps"),
        (pendulum(), {"events": pe.Event(pe.coordinates("hinge"), name="e")}, "take no events="),
        ("pendulum", {}, "moves a Mechanism"),
    ],
)
def test_what_cannot_be_stepped_is_refused(system, given, words):
    with pytest.raises(pe.SimulationError, match=words):
        pe.simulate(system, **({"until": 0.1, "step": STEP, "contact": "stepping"} | given))


@pytest.mark.slow
def test_the_gripper_lifts_its_box_by_friction():
    run = pe.simulate(gripper(), until=1.5, step=STEP)
    assert run["box_z"][-1] > 0.2
    last = run.contacts.at(run.t[-1])
    assert set(last["second"]) == {"box"}
    # Springs of 400 N/m press with 20 N; the box rises on, but slowly.
    for finger in ("left", "right"):
        along = last["impulse"][last["first"] == finger, 0].sum()
        assert np.isclose(abs(along), 20.0 * STEP, rtol=2e-3)
    assert np.isclose(-last["impulse"][:, 2].sum(), 0.4 * G * STEP, rtol=0.02)


@pytest.mark.slow
def test_the_quadruped_stands_on_four_feet_by_its_weight():
    run = pe.simulate(quadruped_standing(), until=5.0, step=STEP, tolerance=1e-10)
    last = run.contacts.at(run.t[-1])
    assert len(last) == 4
    up = np.where(last["second"] == "world", 1.0, -1.0) * last["impulse"][:, 2]
    assert np.abs(run.v[-1]).max() < 1e-6
    assert np.isclose(up.sum(), 13.6 * G * STEP, rtol=1e-6)
    assert run["trunk_z"][-1] > 0.3
