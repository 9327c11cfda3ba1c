"""Contact against closed forms: P33, P34, P42 and P43 of the problem collection, and a tall stack.

P33 sphere that slips, then rolls: t = 2 v₀/(7 μ g), v = 5 v₀/7; 1e-3 at h = 1e-4 is asked, 1e-6 held.
P34 block on an incline: sticks while tan α ≤ μ, else slides with g (sin α − μ cos α).
P42 leaving a smooth sphere at acos(2/3), a rough one (rolling) at acos(10/17).
P43 Newton's cradle of equal balls, ε = 1: under Newton's law for all contacts at once, momentum and energy
hold to 1e-12, and the first of three balls comes back with v/3, unlike under impacts in sequence.
"""

import numpy as np
import pytest
from tests.contact_worlds import G, ball, box, momenta, place, stack, world

import pendula as pe


def test_p33_a_sphere_slips_then_rolls():
    material = pe.Material(friction=0.3)
    system = world(ball("s", material=material), ground=pe.Plane(material=material))
    run = pe.simulate(system, place("s", (0, 0, 0.1), velocity=(3, 0, 0)), until=0.5, step=1e-4)
    slips = np.array(
        [t for t, state in zip(run.contacts["t"], run.contacts["state"], strict=True) if state == "slips"]
    )
    rolls = 2 * 3 / (7 * 0.3 * G)
    assert abs(slips.max() - rolls) < 2e-4  # a step
    way = 12 * 9 / (49 * 0.3 * G) + 5 * 3 / 7 * (0.5 - rolls)
    assert abs(run["s_x"][-1] - way) < 1e-6
    spin = run["s_wy"][-1]
    assert abs(abs(spin) * 0.1 - 5 * 3 / 7) < 1e-9


@pytest.mark.parametrize(("degrees", "friction"), [(20, 0.5), (26.5, 0.5), (27, 0.5), (30, 0.5), (30, 0.3)])
def test_p34_a_block_on_an_incline_sticks_or_slides(degrees, friction):
    a, material = np.radians(degrees), pe.Material(friction=friction)
    turned = (np.cos(a / 2), 0, np.sin(a / 2), 0)
    normal = np.array([np.sin(a), 0, np.cos(a)])
    ground = pe.Plane(pose=pe.Pose((0, 0, 0), turned), material=material)
    system = world(box("b", material=material), ground=ground)
    run = pe.simulate(system, place("b", 0.1 * normal, turned), until=1.0, step=2e-3, tolerance=1e-11)
    way = (run.q[-1, :3] - run.q[0, :3]) @ [np.cos(a), 0, -np.sin(a)]
    exact = max(0.0, G * (np.sin(a) - friction * np.cos(a))) / 2
    assert abs(way - exact) < (1e-10 if exact == 0 else 1e-8)
    assert abs((run.q[-1, :3] @ normal) - 0.1) < 1e-8


@pytest.mark.parametrize(("friction", "cosine"), [(0.0, 2 / 3), (50.0, 10 / 17)])
def test_p42_a_ball_leaves_a_sphere(friction, cosine):
    material = pe.Material(friction=friction)
    system = world(ball("b", 0.01, material, mass=1.0), ground=pe.Sphere(1.0, material=material))
    angle = 0.05
    start = place("b", (1.01 * np.sin(angle), 0, 1.01 * np.cos(angle)))
    run = pe.simulate(system, start, until=1.6, step=1e-4)
    assert run.contacts["t"].max() < 1.6
    last = np.searchsorted(run.t, run.contacts["t"].max())
    # From a start at rest at the angle θ₀, cos θ = cosine · cos θ₀; a step is 3e-4 rad long at the end.
    left = np.arctan2(run["b_x"][last], run["b_z"][last])
    assert abs(left - np.arccos(cosine * np.cos(angle))) < 1e-3


def test_p43_newtons_cradle_by_newtons_law_for_all_contacts_at_once():
    elastic = pe.Material(friction=0.0, restitution=1.0)
    bodies = [ball(f"b{i}", material=elastic, mass=1.0) for i in range(3)]
    system = world(*bodies, ground=[], gravity=(0, 0, 0))
    start = place("b0", (-0.5, 0, 0), velocity=(1, 0, 0)) | place("b1", (0, 0, 0)) | place("b2", (0.2, 0, 0))
    run = pe.simulate(system, start, until=0.4, step=2e-3, contact="stepping", tolerance=1e-13)
    assert np.allclose(run.v[-1, [0, 6, 12]], [-1 / 3, 2 / 3, 2 / 3], atol=1e-12)
    assert np.abs(momenta(run, bodies)[0][-1] - [1, 0, 0]).max() < 1e-12
    assert abs(run.energy.kinetic[-1] - 0.5) < 1e-12


def test_a_stack_of_a_hundred_boxes_stands_for_ten_seconds():
    run = pe.simulate(stack(100), until=10.0, step=2e-3, save_every=500)
    assert run.outcome.ok
    assert np.abs(run.q[-1] - run.q[0]).max() < 2e-3
    assert run.residuals["penetration"].max() < 2e-5
    assert max(run.residuals[n].max() for n in ("signorini", "coulomb", "dissipation")) < 1e-5
