"""Poisson's law and impacts in sequence, of free bodies and of trees, against closed forms.

Impacts have no error of the step, so that tolerances are those of solvers and rounding: 1e-12 of speeds of 1.
"""

import numpy as np
import pytest
from tests.contact_worlds import ball, box, momenta, place, world

import pendula as pe

ELASTIC = pe.Material(friction=0.0, restitution=1.0)
HOW = {"step": 2e-3, "contact": "stepping", "tolerance": 1e-13}


def row_of_balls(speeds, *, count=5, gap=0.0, pairs=None, material=ELASTIC):
    """Balls in a row, of which the first ones come from the left; no gravity."""
    bodies = [ball(f"b{i}", material=material, mass=1.0) for i in range(count)]
    start = {}
    for i in range(count):
        speed = speeds[i] if i < len(speeds) else 0.0
        back = 0.3 if i < len(speeds) else 0.0
        start |= place(f"b{i}", ((0.2 + gap) * i - back, 0, 0), velocity=(speed, 0, 0))
    return world(*bodies, ground=[], gravity=(0, 0, 0), pairs=pairs), start


def beads(speeds, *, count=5, pairs=None):
    """The same on a wire: a tree for each."""
    bodies = [ball(f"b{i}", material=ELASTIC, mass=1.0) for i in range(count)]
    joints = [
        pe.Prismatic(f"j{i}", "world", f"b{i}", axis=(1, 0, 0), pose=(0.2 * i, 0, 0)) for i in range(count)
    ]
    start = {f"j{i}": -0.3 for i in range(len(speeds))} | {f"j{i}_dot": v for i, v in enumerate(speeds)}
    return pe.Mechanism(bodies, joints, gravity=(0, 0, 0), actuated=[], pairs=pairs), start


@pytest.mark.parametrize("incoming", [1, 2, 3])
@pytest.mark.parametrize("gap", [0.0, 1e-4])
def test_in_newtons_cradle_as_many_balls_leave_as_come(incoming, gap):
    system, start = row_of_balls([1.0] * incoming, gap=gap)
    run = pe.simulate(system, start, until=0.6, impacts="sequential", **HOW)
    assert np.abs(run.v[-1, ::6] - ([0] * (5 - incoming) + [1] * incoming)).max() < 1e-12
    assert np.abs(np.delete(run.v[-1], np.s_[::6])).max() < 1e-12


def test_beads_on_a_wire_do_so_too():
    system, start = beads([1.0, 1.0])
    run = pe.simulate(system, start, until=0.6, impacts="sequential", **HOW)
    assert np.abs(run.v[-1] - [0, 0, 0, 1, 1]).max() < 1e-12


def test_a_sequence_of_unequal_balls_is_a_product_of_single_impacts():
    # Each: v' = 2 m v/(m + M) for the one that was hit, (m − M) v/(m + M) for the other.
    bodies = [ball(f"b{i}", material=ELASTIC, mass=m) for i, m in enumerate((1.0, 0.5, 0.2))]
    start = place("b0", (-0.5, 0, 0), velocity=(1, 0, 0)) | place("b1", (0, 0, 0)) | place("b2", (0.2, 0, 0))
    run = pe.simulate(
        world(*bodies, ground=[], gravity=(0, 0, 0)), start, until=0.36, impacts="sequential", **HOW
    )
    first, second = 2 / 1.5, 2 * 0.5 / 0.7
    exact = [0.5 / 1.5, first * 0.3 / 0.7, first * second]
    assert np.abs(run.v[-1, ::6] - exact).max() < 1e-12


@pytest.mark.parametrize("scene", [row_of_balls, beads])
def test_poissons_law_gives_back_impulses_where_newtons_gives_back_speeds(scene):
    # ε = 0, then 1, of equal balls: compression to v = 1/3 with impulses 2/3 and 1/3; in the expansion the
    # second contact gives 1/3 back, and the first holds what then approaches: 1/6, 1/6, 2/3. Newton: 1/3 all.
    pairs = {("b0", "b1"): pe.Material(friction=0.0, restitution=0.0)}
    pairs |= {("b1", "b2"): pe.Material(friction=0.0, restitution=1.0)}
    system, start = scene([1.0], count=3, pairs=pairs)
    every = 6 if scene is row_of_balls else 1
    newton = pe.simulate(system, start, until=0.6, **HOW)
    poisson = pe.simulate(system, start, until=0.6, law="poisson", **HOW)
    assert np.abs(newton.v[-1, ::every] - 1 / 3).max() < 1e-12
    assert np.abs(poisson.v[-1, ::every] - [1 / 3, 1 / 3, 1 / 3]).max() > 0.1
    assert np.abs(poisson.v[-1, ::every] - [1 / 6, 1 / 6, 2 / 3]).max() < 1e-12


def foot(free):
    """A body that stands on a round foot beside its centre, in the plane of x and z."""
    sole = pe.Sphere(0.1, pose=(0.15, 0, -0.1), material=pe.Material(friction=2.0, restitution=0.5))
    body = pe.Body("b", shapes=[sole], mass=1.0, inertia=(0.05, 0.05, 0.05))
    ground = pe.Plane(material=pe.Material(friction=2.0, restitution=0.5))
    if free:
        system = world(body, ground=ground, gravity=(0, 0, 0))
        return system, place("b", (0, 0, 0.3), velocity=(0.3, 0, -1.0)), (0, 2, 4)
    light = [pe.Body(name, mass=1e-12) for name in ("x", "z")]
    joints = [
        pe.Prismatic("x", "world", "x", axis=(1, 0, 0)),
        pe.Prismatic("z", "x", "z", axis=(0, 0, 1)),
        pe.Revolute("r", "z", "b", axis=(0, 1, 0)),
    ]
    system = pe.Mechanism([*light, body], joints, ground=ground, gravity=(0, 0, 0), actuated=[])
    return system, {"z": 0.3, "x_dot": 0.3, "z_dot": -1.0}, (0, 1, 2)


@pytest.mark.parametrize("free", [True, False])
@pytest.mark.parametrize("law", ["newton", "poisson"])
def test_a_foot_that_sticks_bounces_by_the_law(free, law):
    # With n = z, t = x: w_nt/w_tt of u_t⁻ is turned into normal impulse while it sticks, so that Poisson's
    # u_n⁺ = −ε (u_n⁻ − w_nt/w_tt u_t⁻) where Newton's is −ε u_n⁻ (from λ_C = −W⁻¹u⁻, λ_E = ε λ_C, u_t = 0).
    system, start, places = foot(free)
    run = pe.simulate(system, start, until=0.11, law=law, **HOW)
    x, z = 0.15, -0.2  # the arm of the point of contact
    J = np.array([[0, 1, -x], [1, 0, z]])
    W = J @ np.diag([1, 1, 1 / 0.05]) @ J.T
    before, after = J @ [0.3, -1.0, 0.0], J @ run.v[run.t.searchsorted(0.105), list(places)]
    bounced = -0.5 * (before[0] - (W[0, 1] / W[1, 1] * before[1] if law == "poisson" else 0.0))
    assert abs(after[0] - bounced) < 0.06  # the body has turned since, by the angle below
    impulse = run.contacts["impulse"][run.contacts["state"] == "impact"].sum(axis=0)[[2, 0]]
    assert np.abs(W @ impulse + before - [bounced, 0.0]).max() < 1e-11


def test_a_ball_bounces_the_same_by_every_law():
    system = world(ball("b", material=ELASTIC), ground=pe.Plane(material=ELASTIC))
    how = {"until": 1.0, "step": 2e-3}
    runs = [
        pe.simulate(system, {"b_z": 0.5}, **how, **law)
        for law in ({}, {"law": "poisson"}, {"impacts": "sequential"})
    ]
    for run in runs[1:]:
        assert np.abs(run.q - runs[0].q).max() < 1e-12


@pytest.mark.parametrize("law", [{"law": "poisson"}, {"impacts": "sequential"}])
@pytest.mark.parametrize("count", [2, 3])
def test_boxes_that_meet_keep_momentum_and_make_no_energy(law, count):
    rough = pe.Material(friction=0.5, restitution=0.7)
    bodies = [box(f"b{i}", (0.2, 0.15, 0.1), rough) for i in range(count)]
    start = place("b0", (-0.4, 0.02, 0.01), velocity=(2, 0, 0)) | place("b1", (0, 0, 0))
    if count == 3:
        start |= place("b2", (0.201, 0.03, 0))
    run = pe.simulate(world(*bodies, ground=[], gravity=(0, 0, 0)), start, until=0.5, **HOW, **law)
    assert (run.contacts["state"] == "impact").any()
    linear, angular = (np.abs(part - part[0]).max() for part in momenta(run, bodies))
    assert linear < 1e-12
    assert angular < 1e-12
    assert np.diff(run.energy.total).max() < 1e-9 * run.energy.total[0]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"law": "hertz"}, "law='hertz' is unknown; it is one of"),
        ({"impacts": "random"}, "impacts='random' is unknown"),
        ({"law": "poisson", "impacts": "sequential"}, "give one of"),
        ({"law": "poisson", "solver": "lemke"}, "solver='lemke' solves Newton's law"),
        ({"impacts": "sequential", "contact": "none"}, "have no sequential impacts"),
    ],
)
def test_laws_that_do_not_go_together_are_refused(given, said):
    with pytest.raises(pe.PendulaError, match=said):
        pe.simulate(world(ball("b")), {"b_z": 0.5}, until=0.1, step=1e-3, **given)
