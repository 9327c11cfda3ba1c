"""Contact by springs against closed forms: P33, P34, P42 and P43 of the problem collection.

Springs give way: errors are those of their depth and of the damper that stands for sticking, so that
tolerances are those of softness, not of rounding (stepping holds 1e-6 to 1e-12, ``test_contact.py``).
"""

import numpy as np
import pytest
from tests.contact_worlds import G, ball, box, place, world

import pendula as pe


def test_p33_a_sphere_slips_then_rolls():
    material = pe.Material(friction=0.3)
    system = world(ball("s", material=material), ground=pe.Plane(material=material))
    run = pe.simulate(
        system, place("s", (0, 0, 0.1), velocity=(3, 0, 0)), until=0.5, step=1e-4, contact="penalty"
    )
    # It slows down at last as the damper takes over from Coulomb's law, within 2 % of the speed.
    assert abs(run["s_wy"][-1] * 0.1 - 5 * 3 / 7) < 1e-2
    rolls = 2 * 3 / (7 * 0.3 * G)
    way = 12 * 9 / (49 * 0.3 * G) + 5 * 3 / 7 * (0.5 - rolls)
    assert abs(run["s_x"][-1] - way) < 2e-3


@pytest.mark.parametrize(("degrees", "friction"), [(20, 0.5), (30, 0.3)])
def test_p34_a_block_on_an_incline_creeps_or_slides(degrees, friction):
    a, material = np.radians(degrees), pe.Material(friction=friction)
    turned = (np.cos(a / 2), 0, np.sin(a / 2), 0)
    ground = pe.Plane(pose=pe.Pose((0, 0, 0), turned), material=material)
    system = world(box("b", material=material), ground=ground)
    start = place("b", (0.1 * np.sin(a), 0, 0.1 * np.cos(a)), turned)
    run = pe.simulate(system, start, until=1.0, step=1e-4, contact="penalty", save_every=100)
    way = (run.q[-1, :3] - run.q[0, :3]) @ [np.cos(a), 0, -np.sin(a)]
    exact = max(0.0, G * (np.sin(a) - friction * np.cos(a))) / 2
    creep = pe.advise_penalty(system, step=1e-4).creep  # m in this second
    assert -1e-6 < way - exact < creep


@pytest.mark.parametrize(("friction", "cosine"), [(0.0, 2 / 3), (50.0, 10 / 17)])
def test_p42_a_ball_leaves_a_sphere(friction, cosine):
    material = pe.Material(friction=friction)
    system = world(ball("b", 0.01, material, mass=1.0), ground=pe.Sphere(1.0, material=material))
    angle = 0.05
    start = place("b", (1.01 * np.sin(angle), 0, 1.01 * np.cos(angle)))
    run = pe.simulate(system, start, until=1.6, step=1e-4, contact="penalty")
    last = np.searchsorted(run.t, run.contacts["t"].max())
    left = np.arctan2(run["b_x"][last], run["b_z"][last])
    assert abs(left - np.arccos(cosine * np.cos(angle))) < 1e-2


def test_p43_newtons_cradle_passes_on_what_comes_in():
    # Springs answer one after the other: of three balls in a row nearly all goes to the last, unlike under
    # Newton's law for all contacts at once. Linear springs leave a part behind (Hertz's leave less).
    elastic = pe.Material(friction=0.0, restitution=1.0)
    bodies = [ball(f"b{i}", material=elastic, mass=1.0) for i in range(3)]
    system = world(*bodies, ground=[], gravity=(0, 0, 0))
    start = place("b0", (-0.5, 0, 0), velocity=(1, 0, 0)) | place("b1", (0, 0, 0)) | place("b2", (0.2, 0, 0))
    how = {"step": 2e-5, "contact": pe.Penalty(1e6), "save_every": 100}
    run = pe.simulate(system, start, until=0.4, **how)
    first, _, last = run.v[-1, [0, 6, 12]]
    assert abs(run.v[-1, [0, 6, 12]].sum() - 1) < 1e-9
    assert abs(run.energy.kinetic[-1] - 0.5) < 1e-6
    assert last > 0.98
    assert abs(first) < 0.15
    apart = world(*bodies, ground=[], gravity=(0, 0, 0))
    run = pe.simulate(apart, start | {"b2_x": 0.21}, until=0.4, **how)
    assert np.allclose(run.v[-1, [0, 6, 12]], [0, 0, 1], atol=5e-5)  # one impact after the other
