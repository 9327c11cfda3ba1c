"""Steps with contact: restitution, momenta, resting forces, energy, what is kept and what is refused."""

import pickle

import numpy as np
import pytest
from tests.contact_worlds import ROUGH, G, ball, box, momenta, place, stack, world

import pendula as pe
from pendula.contact.free_bodies import read_free_bodies
from pendula.contact.world import World


def normal_force(contacts, name, step):
    """The sum of normal impulses on a body from what is below it, as a force."""
    along = np.einsum("ij,ij->i", contacts["impulse"], contacts["normal"])
    up = np.where(contacts["first"] == name, contacts["normal"][:, 2], -contacts["normal"][:, 2])
    mine = (contacts["first"] == name) | (contacts["second"] == name)
    return along[mine & (up > 0)].sum() / step


@pytest.mark.parametrize("restitution", [0.2, 0.5, 0.8, 0.95, 1.0])
def test_a_ball_bounces_by_its_restitution(restitution):
    # It falls 1 m: v = √(2 g) at t = √(2/g); then it rises by ε² of that. Only rounding is left.
    material = pe.Material(friction=0.3, restitution=restitution)
    system = world(ball("ball", material=material), ground=pe.Plane(material=material))
    run = pe.simulate(system, place("ball", (0, 0, 1.1)), until=0.5, step=2e-3)
    hit = np.sqrt(2 / G)
    after = run.t > hit
    later = run.t[after] - hit
    up = restitution * np.sqrt(2 * G)
    assert np.allclose(run["ball_z"][after], 0.1 + up * later - G * later**2 / 2, rtol=0, atol=1e-12)
    assert np.allclose(run["ball_vz"][after], up - G * later, rtol=0, atol=1e-12)
    assert np.allclose(pe.energy_balance(run).remainder, 0.0, atol=1e-11 * run.energy.total[0])
    assert list(pe.simulate(system, place("ball", (0, 0, 1.1)), until=0.5, step=0.02).contacts["state"]) == [
        "impact"
    ]


def test_an_impulse_is_that_of_the_formula():
    # j = −(1+ε) u / (1/m_A + 1/m_B + n·(I_A⁻¹(r_A×n))×r_A + …), smooth bodies that meet in one point
    smooth = pe.Material(friction=0.0, restitution=0.5)
    a, b = box("a", (0.2, 0.3, 0.4), smooth, mass=2.0), ball("b", 0.1, smooth, mass=1.0)
    system = world(a, b, ground=[], gravity=(0, 0, 0))
    start = place("a", (0, 0, 0), velocity=(1, 0, 0)) | place("b", (0.35, 0.05, 0.1), velocity=(-1, 0, 0))
    run = pe.simulate(system, start, until=0.2, step=2e-3, contact="stepping")
    assert len(run.contacts) == 1
    n, r = np.array([-1.0, 0, 0]), np.array([0.1, 0.05, 0.1])
    inverse = np.linalg.inv(np.array(a.inertia, dtype=float))
    w = 1 / 2.0 + 1 / 1.0 + n @ np.cross(inverse @ np.cross(r, n), r)
    assert np.allclose(run.contacts["normal"][0], n, atol=1e-12)
    assert np.allclose(run.contacts["impulse"][0], 1.5 * 2 / w * n, rtol=1e-12)
    P, L = momenta(run, (a, b))
    assert np.abs(P - P[0]).max() < 1e-14
    assert np.abs(L - L[0]).max() < 1e-14


@pytest.mark.parametrize("restitution", [0.0, 0.5, 1.0])
def test_momenta_are_kept_by_rough_tumbling_bodies(restitution):
    rough = pe.Material(friction=0.3, restitution=restitution)
    a, b = box("a", (0.2, 0.3, 0.1), rough, mass=2.0), box("b", material=rough, mass=1.0)
    start = place("a", (0, 0, 0), velocity=(1, 0.1, 0), omega=(0.3, 0.2, 1))
    turned = np.array([0.96, 0.1, 0.2, 0.15]) / np.linalg.norm([0.96, 0.1, 0.2, 0.15])
    start |= place("b", (0.35, 0.06, 0.03), turned, velocity=(-0.5, 0, 0), omega=(0, 1, 0))
    system = world(a, b, ground=[], gravity=(0, 0, 0))
    run = pe.simulate(system, start, until=1.0, step=2e-3, contact="stepping")
    P, L = momenta(run, (a, b))
    assert len(run.contacts)
    assert np.abs(P - P[0]).max() < 1e-13
    assert np.abs(L - L[0]).max() < 1e-13
    assert run.energy.total[-1] <= run.energy.total[0] * (1 + 1e-6)


def test_resting_forces_of_a_block_and_of_a_stack_are_those_of_statics():
    run = pe.simulate(stack(5), until=0.1, step=2e-3, tolerance=1e-12)
    last, weight = run.contacts.at(run.t[-1]), 8.0 * G
    for i in range(5):
        assert np.isclose(normal_force(last, f"b{i}", 2e-3), (5 - i) * weight, rtol=1e-9)
    assert np.abs(run.v).max() < 1e-9
    assert set(last["state"]) == {"sticks"}


def test_a_beam_on_two_edges_loads_them_by_the_law_of_the_lever():
    # Posts of 0.02 at x = −0.3 and 0.1 under a beam whose centre is at 0: loads are about as 0.1 to 0.3.
    posts = [pe.Box((0.02, 0.2, 0.1), pose=(x, 0, 0.05), material=ROUGH) for x in (-0.3, 0.1)]
    system = world(box("beam", (1.0, 0.1, 0.1), mass=4.0), ground=posts)
    run = pe.simulate(system, place("beam", (0, 0, 0.15)), until=0.1, step=2e-3, tolerance=1e-13)
    last = run.contacts.at(run.t[-1])
    force = -last["impulse"][:, 2] * np.where(last["first"] == "world", 1, -1) / 2e-3
    moment = (force * last["point"][:, 0]).sum()
    assert np.isclose(force.sum(), 4.0 * G, rtol=1e-9)
    assert abs(moment) < 1e-9 * 4.0 * G
    left = force[last["point"][:, 0] < 0].sum()
    assert 0.09 / 0.4 < left / (4.0 * G) < 0.11 / 0.4  # by which edges of the posts it is carried is open


def test_a_run_repeated_is_the_same_bit_by_bit():
    runs = [pe.simulate(stack(4), {"b3_vx": 0.3, "b3_wz": 1.0}, until=0.5, step=2e-3) for _ in range(2)]
    assert np.array_equal(runs[0].y, runs[1].y)
    assert np.array_equal(runs[0].contacts.rows, runs[1].contacts.rows)


def test_solvers_agree_on_a_stack_that_slides():
    start = {"b2_vx": 0.5}
    runs = [
        pe.simulate(stack(3), start, until=0.3, step=2e-3, solver=solver, tolerance=1e-10)
        for solver in ("auto", "pgs", "newton")
    ]
    by_pivots = pe.simulate(stack(2), {"b1_vx": 0.5}, until=0.1, step=2e-3, solver="lemke")
    other = pe.simulate(stack(2), {"b1_vx": 0.5}, until=0.1, step=2e-3, solver="newton", tolerance=1e-10)
    # Where impulses are not unique, contacts are solved with a compliance of up to 1e-6: 7e-5 was seen.
    assert np.abs(by_pivots.q - other.q).max() < 2e-4
    assert max(by_pivots.residuals["signorini"]) < 1e-7
    for run in runs[1:]:  # gaps of less than 2 µm count as none, and may differ
        assert np.abs(run.q - runs[0].q).max() < 1e-5
    worst = [max(r.max() for name, r in run.residuals.items() if name != "penetration") for run in runs]
    assert max(worst) < 1e-10


def test_bodies_that_turn_freely_move_as_newton_and_euler_say():
    body = pe.Body("b", mass=2.0, center=(0.05, 0.02, 0.0), inertia=(0.1, 0.2, 0.25), shapes=[pe.Sphere(0.1)])
    start = place("b", (0, 0, 5), velocity=(1, 0, 2), omega=(3, 0.1, 0.2))
    exact = pe.simulate(world(body), start, until=0.5, step=1e-3, contact="none")
    errors = []
    for step in (2e-3, 1e-3):
        run = pe.simulate(world(body, pairs={("b", "world"): ROUGH}), start, until=0.5, step=step)
        errors.append(np.abs(run.q[-1] - exact.q[-1]).max())
    assert errors[1] < 1e-5
    assert 3.5 < errors[0] / errors[1] < 4.5  # of second order


def test_runs_with_contact_are_saved_and_pickled(tmp_path):
    run = pe.simulate(stack(2), until=0.02, step=2e-3)
    run.save(tmp_path / "run.npz")
    for again in (pe.load(tmp_path / "run.npz"), pickle.loads(pickle.dumps(run))):
        assert np.array_equal(again.contacts.rows, run.contacts.rows)
        assert again.contacts.bodies == run.contacts.bodies == ("b0", "b1", "world")
        assert again.residuals.keys() == run.residuals.keys()
    table = run.contacts.to_pandas()
    assert len(table) == len(run.contacts) == 10 * 8
    assert "sticks" in str(run.contacts)
    with pytest.raises(pe.PendulaError, match="no 'force'"):
        run.contacts["force"]


def test_the_end_the_samples_and_the_observer_are_as_of_other_runs():
    system, start = world(ball("ball")), place("ball", (0, 0, 1))
    run = pe.simulate(system, start, until=0.1013, step=2e-3, save_every=7)
    assert run.t[-1] == 0.1013
    assert np.isclose(run["ball_z"][-1], 1 - G * 0.1013**2 / 2, atol=1e-14)
    assert run.steps == 51
    seen = []
    stopped = pe.simulate(
        system, start, until=1.0, step=2e-3, observer=lambda t, q, v: seen.append(t) or t > 0.01
    )
    assert stopped.outcome.reason == "stopped"
    assert stopped.t[-1] == seen[-1]
    assert pe.simulate(system, start, until=1.0, step=2e-3, contact="none")["ball_z"][-1] < -3


def test_a_start_may_be_given_as_poses():
    turned = np.array([0.8, 0.6, 0, 0])
    system = world(ball("ball"), start={"ball": pe.Pose((0, 0, 2))})
    assert system.start["ball_z"] == 2
    run = pe.simulate(system, {"ball": pe.Pose((1, 2, 3), turned), "ball_vx": 1.0}, until=0.0, step=2e-3)
    assert np.allclose(run.q[0], [1, 2, 3, *turned])
    with pytest.raises(pe.DescriptionError, match="The start names 'bell_x', which world does not have"):
        pe.simulate(system, {"bell": pe.Pose()}, until=0.1, step=2e-3)


def test_bodies_too_fast_for_the_step_are_told():
    system = world(ball("bullet", 0.005), ground=pe.Box((0.01, 1, 1), material=ROUGH), gravity=(0, 0, 0))
    start = place("bullet", (-0.5, 0, 0), velocity=(100, 0, 0))
    fast = pe.simulate(system, start, until=0.02, step=2e-3)
    assert "may have passed each other unseen: try steps of 0.0002 s" in fast.outcome.sentence
    slow = pe.simulate(system, start, until=0.02, step=1.9e-4)
    assert "unseen" not in slow.outcome.sentence
    assert slow["bullet_x"][-1] < 0


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"contact": "magic"}, "contact='magic' is unknown"),
        ({"contact": "events"}, "'ground' are none of these"),
        ({"solver": "magic"}, "solver='magic' is unknown; it is one of 'auto', 'pgs', 'newton', 'lemke'"),
        ({"integrator": "rk4"}, "take no integrator="),
        ({"times": [0.1]}, "take no times="),
        ({"step": None}, "needs step="),
        ({"start": place("b0", (0, 0, 0.05))}, r"'b0' and 'world' of world start 0.05 m inside"),
    ],
)
def test_what_steps_with_contact_do_not_take_is_refused(given, words):
    with pytest.raises(pe.SimulationError, match=words):
        pe.simulate(stack(1), **({"until": 1.0, "step": 2e-3} | given))


def test_worlds_that_cannot_be_stepped_are_refused(monkeypatch):
    bare = pe.Body("bare", mass=1.0, inertia=(1, 1, 1))
    unknown = pe.Body("b", shapes=[pe.Sphere(0.1)], mass=1.0)
    for system, words in (
        (world(bare), "No body has a shape"),
        (world(unknown, ground=pe.Plane()), "Neither 'b' nor 'world' says what it is made of"),
    ):
        with pytest.raises(pe.SimulationError, match=words):
            pe.simulate(system, until=0.1, step=1e-3)
    many = read_free_bodies(stack(2), {})
    monkeypatch.setattr("pendula.contact.world.MOST_FOR_NEWTON", 1)
    with pytest.raises(pe.SimulationError, match="up to 1 bodies, here are 2; use 'auto' or 'pgs'"):
        World(many, {}, 2e-3, "newton", 1e-6)
    with pytest.raises(pe.SimulationError, match="moves a Mechanism"):
        pe.simulate("pendulum", until=0.1, step=1e-3, contact="stepping")
