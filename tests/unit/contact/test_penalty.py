"""Contact by springs: restitution, forces within their laws, works, advice, and what is refused."""

import numpy as np
import pytest
from tests.contact_worlds import G, ball, box, momenta, place, stack, world

import pendula as pe
from pendula.contact.penalty import restitution_of

BOUNCY = pe.Material(friction=0.5, restitution=0.6)


def falling(restitution, **given):
    material = pe.Material(friction=0.0, restitution=restitution)
    system = world(ball("b", material=material), ground=pe.Plane(material=material), gravity=(0, 0, 0))
    return pe.simulate(system, place("b", (0, 0, 0.15), velocity=(0, 0, -2.0)), until=0.15, **given)


@pytest.mark.parametrize("restitution", [0.2, 0.6, 0.95])
@pytest.mark.parametrize("law", ["spring-damper", "hunt-crossley"])
def test_damping_gives_the_restitution_of_the_materials(restitution, law):
    # The formulas against the motion itself; forces of dampers jump within a step, 1/2000 of the contact.
    penalty = pe.Penalty(1e5, law=law, speed=2.0)
    run = falling(restitution, step=1e-5, save_every=100, contact=penalty)
    assert abs(run.v[-1, 2] / 2 - restitution) < 2e-3


def test_restitution_falls_with_damping_to_that_of_critical_damping():
    assert restitution_of(0.0) == 1.0
    assert np.all(np.diff([restitution_of(z) for z in np.linspace(0, 1, 50)]) < 0)
    assert abs(restitution_of(1 - 1e-9) - np.exp(-2)) < 1e-4
    run = falling(0.0, step=1e-5, save_every=100, contact=pe.Penalty(1e5))
    assert abs(run.v[-1, 2] / 2 - np.exp(-2)) < 4e-3


@pytest.mark.parametrize(
    "integrator", ["rk4", "semi-implicit-euler", "gauss4", "dopri5", "verner98", "radau5"]
)
def test_every_kind_of_integrator_bounces_alike(integrator):
    how = {"tolerance": 1e-4} if integrator in pe.adaptive_integrators() else {"step": 1e-4}
    run = falling(0.6, integrator=integrator, contact=pe.Penalty(1e5), **how)
    assert abs(run.v[-1, 2] - 1.2) < 3e-2  # a method of first order with 200 steps a contact


def tumbling(**given):
    system = world(box("b", (0.2, 0.3, 0.1), BOUNCY), ground=pe.Plane(material=BOUNCY))
    start = place("b", (0, 0, 0.4), velocity=(1, 0, 0), omega=(3, 1, 0))
    return pe.simulate(system, start, until=0.6, contact="penalty", **given)


def test_forces_push_and_friction_stays_in_its_cone():
    run = tumbling(step=1e-4)
    assert len(run.contacts) > 50
    normal, impulse = run.contacts["normal"], run.contacts["impulse"]
    along = np.einsum("ij,ij->i", normal, impulse)
    across = np.linalg.norm(impulse - along[:, None] * normal, axis=1)
    assert (along > 0).all()
    assert (across <= 0.5 * along * (1 + 1e-9)).all()
    assert run.residuals["pull"].max() == run.residuals["friction beyond its cone"].max() == 0
    assert 0 < run.residuals["penetration"].max() < 3e-3


def test_works_of_contact_explain_the_energy():
    run = tumbling(step=2e-5, save_every=50)
    balance = pe.energy_balance(run)
    assert set(balance.work) == {"contact damping", "contact friction", "contact springs"}
    assert balance.work["contact damping"][-1] < -1
    assert balance.work["contact friction"][-1] < -0.5
    assert np.abs(balance.remainder).max() < 5e-3 * balance.energy[0]  # stiff springs, few steps a contact


def test_momentum_and_angular_momentum_are_kept_in_a_collision():
    bodies = [box("a", material=BOUNCY), box("b", (0.1, 0.3, 0.2), BOUNCY)]
    system = world(*bodies, ground=[], gravity=(0, 0, 0))
    start = place("a", (0, 0, 0), velocity=(2, 0, 0), omega=(0, 1, 2)) | place("b", (0.4, 0.05, 0.03))
    run = pe.simulate(system, start, until=0.3, step=1e-4, save_every=10, contact="penalty")
    assert len(run.contacts)
    P, L = momenta(run, bodies)
    # Forces are opposite to rounding; velocities along axes that turn are integrated, to fourth order.
    assert np.abs(P - P[0]).max() < 1e-6 * np.abs(P[0]).max()
    assert (
        np.abs(L - L[0]).max() < 1e-6 * 0.4 * np.abs(P[0]).max()
    )  # what passes over: an impulse and its arm


def test_where_the_origin_of_a_body_is_does_not_matter():
    # The same box, its centre of mass at the origin of its frame or beside it.
    shift, omega = np.array([0.1, 0.05, -0.02]), np.array([3.0, 1.0, 0.5])
    beside = pe.Box((0.2, 0.3, 0.1), pose=tuple(shift), material=BOUNCY)
    ground = pe.Plane(material=BOUNCY)
    moved = world(pe.Body("b", shapes=[beside], density=1000.0), ground=ground)
    plain = world(box("b", (0.2, 0.3, 0.1), BOUNCY), ground=ground)
    how = {"until": 0.4, "step": 1e-4, "save_every": 100, "contact": pe.Penalty(1e5)}
    one = pe.simulate(plain, place("b", (0, 0, 0.3), omega=omega), **how)
    start = place("b", np.array([0, 0, 0.3]) - shift, velocity=-np.cross(omega, shift), omega=omega)
    other = pe.simulate(moved, start, **how)
    assert len(one.contacts)
    assert np.abs(one.v[:, 3:] - other.v[:, 3:]).max() < 1e-6 * np.abs(one.v).max()


def test_a_box_at_rest_sinks_in_by_its_weight_over_four_springs():
    run = pe.simulate(stack(1), until=0.5, step=1e-3, contact=pe.Penalty(2e5))
    weight = 8 * G
    assert abs(0.1 - run["b0_z"][-1] - weight / (4 * 2e5)) < 1e-8
    last = run.contacts.at(run.t[-1])
    assert abs(last["impulse"][:, 2].sum() / 1e-3 - weight) < 1e-6 * weight


def test_advice_by_step_and_by_depth_is_the_same():
    system = stack(3)
    by_step = pe.advise_penalty(system, step=1e-4)
    by_depth = pe.advise_penalty(system, penetration=by_step.at_rest)
    assert abs(by_depth.step / 1e-4 - 1) < 1e-12
    assert abs(by_depth.stiffness / by_step.stiffness - 1) < 1e-12
    assert f"{by_step.stiffness:.3g} N/m" in str(by_step)
    run = pe.simulate(system, until=0.2, step=1e-4, contact=by_step.penalty)
    assert run.outcome.ok
    # The lowest of three boxes, on four contacts.
    assert abs(0.1 - run["b0_z"][-1] - 3 * by_step.at_rest / 4) < 0.01 * by_step.at_rest


def test_forces_besides_gravity_act_too():
    bodies = [ball("b", material=BOUNCY, mass=1.0)]
    joints = [pe.Free("b", damping=2.0)]
    system = pe.Mechanism(bodies, joints, ground=pe.Plane(material=BOUNCY), actuated=[], name="slow")
    run = pe.simulate(system, {"b_z": 5.0}, until=0.5, step=1e-3, contact="penalty")
    # m v̇ = −m g − d v from rest.
    assert abs(run["b_vz"][-1] + G / 2 * (1 - np.exp(-1))) < 1e-9


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"contact": "springs"}, "'penalty', or a Penalty"),
        ({"contact": 3}, "a name or a Penalty"),
        ({"contact": pe.Penalty(1e9)}, "steps of 3.2e-05 s at most"),
        ({"contact": pe.Penalty(1e4, damping=1e5)}, "too strong for steps of 0.001 s"),
        ({"contact": "penalty", "integrator": "taylor", "step": None, "tolerance": 1e-6}, "no formulas"),
        ({"contact": "penalty", "integrator": "lobatto16", "step": None, "tolerance": 1e-6}, "no formulas"),
        ({"contact": "penalty", "start": {"b_z": 0.05}}, "inside each other"),
    ],
)
def test_what_springs_cannot_do_is_refused(given, said):
    options = {"start": {"b_z": 1.0}, "until": 0.1, "step": 1e-3} | given
    with pytest.raises(pe.PendulaError, match=said):
        pe.simulate(world(ball("b")), **options)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"stiffness": 0.0}, "must be positive"),
        ({"stiffness": np.nan}, "finite"),
        ({"stiffness": 1e5, "damping": -1.0}, "would make energy"),
        ({"stiffness": 1e5, "law": "hertz"}, "'hertz' of a Penalty is unknown"),
        ({"stiffness": 1e5, "speed": 0.0}, "speed of a Penalty is 0"),
    ],
)
def test_bad_gains_are_refused(given, said):
    with pytest.raises(pe.PendulaError, match=said):
        pe.Penalty(**given)


@pytest.mark.parametrize("given", [{}, {"step": 1e-3, "penetration": 1e-3}, {"step": -1.0}])
def test_advice_needs_a_step_or_a_depth(given):
    with pytest.raises(pe.SimulationError, match=r"one of them|must be positive"):
        pe.advise_penalty(world(ball("b")), **given)


def test_joints_are_refused():
    link = pe.Body("link", shapes=[pe.Box((0.1, 0.1, 1.0), material=BOUNCY)], mass=1.0)
    hinge = pe.Revolute("hinge", "world", "link", axis=(0, 1, 0))
    arm = pe.Mechanism([link], [hinge], ground=pe.Plane(), actuated=[])
    with pytest.raises(pe.SimulationError, match="no Free joint of the world"):
        pe.simulate(arm, until=0.1, step=1e-3, contact="penalty")
