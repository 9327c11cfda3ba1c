"""Contacts during a run: starts, modes, impacts with friction, Painlevé's paradox, ledgers and refusals."""

import math

import numpy as np
import pytest

import pendula as pe
from pendula.simulation.impacts import Impact, collide

x, y, theta = pe.coordinates("x y theta")
u = pe.inputs("u")
G = 9.81
GROUND = pe.Wall(y=0, free="above")


def rod():
    """A uniform rod of 1 kg and 2 m above the ground, which both its ends can hit."""
    mu, e = pe.parameters(mu=0.5, e=0.0)
    ends = [pe.Point(x + s * pe.cos(theta), y + s * pe.sin(theta)) for s in (-1, 1)]
    contacts = [
        pe.Contact(end, GROUND, restitution=e, friction=mu, name=name)
        for end, name in zip(ends, ("left", "right"), strict=True)
    ]
    kinetic = (x.dot**2 + y.dot**2) / 2 + theta.dot**2 / 6
    return pe.Lagrangian((x, y, theta), kinetic, G * y, contacts=contacts, name="rod")


def pushed_block():
    mu, static = pe.parameters(mu=0.2, static=0.4)
    gap = pe.Gap(y, friction=mu, tangent=x, static=static, name="floor")
    forces = [pe.Force(u, along=x)]
    return pe.Lagrangian(
        (x, y), (x.dot**2 + y.dot**2) / 2, G * y, forces=forces, contacts=[gap], name="block"
    )


ROD, PUSHED = pe.derive(rod()), pe.derive(pushed_block())


def names(run):
    return [event.name for event in run.events]


def standing(angle, slip):
    """A start of the rod with its left end on the ground, all of it moving sideways."""
    return {"theta": angle, "y": math.sin(angle), "x_dot": slip}


def test_a_start_in_contact_is_closed_and_one_inside_is_refused():
    assert pe.simulate(PUSHED, until=1.0, tolerance=1e-9, control={"u": 0}).final["floor_closed"] == 1
    with pytest.raises(pe.SimulationError, match="gap of the contact 'floor' is negative at the start"):
        pe.simulate(PUSHED, {"y": -0.1}, until=1.0, tolerance=1e-9)


def test_a_start_where_a_surface_has_no_gradient_is_refused():
    """R² − r² is flat in the middle, where no direction leads to the surface."""
    bowl = pe.Contact(pe.Point(x, y), lambda x, y: 4 - x**2 - y**2, name="bowl")
    system = pe.derive(pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, G * y, contacts=[bowl]))
    with pytest.raises(pe.SimulationError, match="'bowl' is without a value or a gradient at the start"):
        pe.simulate(system, until=1.0, tolerance=1e-9)


def test_parameters_that_make_no_law_of_a_contact_are_refused():
    for values, said in (
        ({"mu": -0.1}, "friction is -0.1"),
        ({"static": 0.1}, "0.1, less than that of slip"),
    ):
        with pytest.raises(pe.SimulationError, match=f"the contact 'floor' has no law: .*{said}"):
            pe.simulate(PUSHED.with_parameters(**values), until=1.0, tolerance=1e-9)
    with pytest.raises(pe.SimulationError, match="restitution is 2; it must be from 0"):
        pe.simulate(ROD.with_parameters(e=2.0), {"y": 1.0}, until=1.0, step=1e-2, contact="stepping")


def test_a_start_that_runs_into_the_ground_begins_with_an_impact():
    run = pe.simulate(PUSHED, {"y_dot": -1.0, "x_dot": 1.0}, until=1.0, tolerance=1e-9, ledger=True)
    assert run.v[0] == pytest.approx([0.8, 0.0], abs=1e-15)  # μ times the impulse 1 is taken from the slip
    assert pe.audit(run).ok


def test_static_friction_gives_way_and_a_pull_upwards_opens():
    held = pe.simulate(PUSHED, until=1.0, tolerance=1e-9, control={"u": 0.39 * G})
    assert held.final["x"] == 0
    loose = pe.simulate(PUSHED, until=1.0, tolerance=1e-9, control={"u": 0.41 * G})
    assert loose.final["x_dot"] == pytest.approx(0.21 * G, rel=1e-12)
    growing = pe.simulate(PUSHED, until=1.0, tolerance=1e-9, control={"u": 8 * pe.time})
    assert growing.events[0].t == pytest.approx(0.4 * G / 8, abs=1e-12)
    lift = pushed_block().replace(forces=[pe.Force(2 * G * pe.time, along=y)])
    run = pe.simulate(lift, until=1.0, tolerance=1e-9)
    assert names(run) == ["floor opens"]
    assert run.events[0].t == pytest.approx(0.5, abs=1e-12)
    assert run.final["y"] == pytest.approx(G * (0.5**3) / 3, rel=1e-9)  # ÿ = 2 g (t − ½)


def test_a_held_input_that_jumps_releases_at_once():
    law = pe.Sampled(lambda t, q, v, z: [5.0 if t > 0.495 else 0.0], every=0.1)
    for how in ({"tolerance": 1e-9}, {"step": 1e-2}):
        run = pe.simulate(PUSHED, until=1.0, control=law, **how)
        assert names(run) == ["floor starts slipping"]
        assert run.final["x_dot"] == pytest.approx(0.5 * (5 - 0.2 * G), rel=1e-9)


def test_a_mass_on_a_belt_sticks_and_slips():
    """It is carried until k v t = μₛN, and slips about μN/k until it has the belt's velocity again."""
    k, mu, static, v = pe.parameters(k=100.0, mu=0.2, static=0.35, v=0.2)
    belt = pe.Gap(y, friction=mu, tangent=x - v * pe.time, static=static, name="belt")
    system = pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, k * x**2 / 2 + 10 * y, contacts=[belt])
    run = pe.simulate(system, {"x_dot": 0.2}, until=5.0, tolerance=1e-10, ledger=True)
    loose = [event.t for event in run.events if event.name == "belt starts slipping"]
    slipping = 2 * (math.pi - math.atan(0.015 * 10 / 0.2)) / 10
    assert loose[0] == pytest.approx(0.35 * 10 / 100 / 0.2, abs=1e-11)
    assert np.allclose(np.diff(loose), slipping + 0.15, atol=1e-8)
    assert pe.audit(run).ok


def test_a_wall_that_moves_carries_what_rests_on_it():
    table = pe.Gap(y - pe.sin(pe.time) / 5, name="table")
    system = pe.Lagrangian(y, y.dot**2 / 2, G * y, contacts=[table])
    run = pe.simulate(system, {"y_dot": 0.2}, until=6.0, tolerance=1e-10, ledger=True)
    assert names(run) == []
    assert run.final["y"] == pytest.approx(math.sin(6) / 5, abs=1e-14)
    assert run["table_normal_force"] == pytest.approx(G - np.sin(run.t) / 5, abs=1e-9)
    assert pe.audit(run).ok


def test_a_rod_falls_flat_and_stays():
    run = pe.simulate(ROD, standing(0.9, 0.0), until=100.0, tolerance=1e-9)
    assert run.outcome.ok
    closed = {name: value for name, value in run.final.items() if name.endswith("closed")}
    assert set(closed.values()) == {1.0}
    assert abs(run.final["y"]) < 1e-14
    assert max(abs(run.final[name]) for name in ("x_dot", "y_dot", "theta_dot")) < 1e-14
    total = run["left_normal_force"][-1] + run["right_normal_force"][-1]
    assert total == pytest.approx(G, rel=1e-12)


def test_painleves_paradox_is_said_and_passed_by_an_impulse():
    """For μ > 4/3 a rod that slides towards its lean has angles at which no force keeps it closed."""
    stiff = ROD.with_parameters(mu=2.0)
    run = pe.simulate(stiff, standing(1.1, -5.0), until=0.3, tolerance=1e-9)
    assert "Painlevé's paradox): an impulse stopped it" in run.outcome.sentence
    usual = pe.simulate(ROD, standing(1.1, -5.0), until=0.1, tolerance=1e-9)
    assert "Painlevé" not in usual.outcome.sentence


def test_restitution_with_friction_never_adds_energy():
    lively = ROD.with_parameters(mu=0.8, e=0.9)
    run = pe.simulate(lively, {"theta": 1.1, "y": 2.0, "x_dot": -3.0}, until=3.0, tolerance=1e-9, ledger=True)
    assert "Restitution with friction would have added energy to 1 of the impacts" in run.outcome.sentence
    assert (np.diff(run.energy.total) < 1e-9 * run.energy.total[0]).all()
    assert pe.audit(run).ok


@pytest.mark.parametrize("e", [0.0, 0.4, 1.0])
def test_an_impact_is_poissons_of_one_contact_where_nothing_rubs(e):
    """J = −(1 + ε) ġ/(n M⁻¹ nᵀ), the textbook's impulse."""
    random = np.random.default_rng(5)
    root, n, v = random.normal(size=(3, 3)), random.normal(size=3), random.normal(size=3)
    M, v = root @ root.T + np.eye(3), v - n * (1 + n @ v) / (n @ n)  # ġ = −1
    nothing = np.zeros((1, 1, 3))
    impact = Impact(
        M,
        v,
        np.zeros((0, 3)),
        n[None],
        np.array([n @ v]),
        nothing,
        np.zeros((1, 1)),
        np.array([e]),
        np.zeros(1),
    )
    found = collide(impact)
    assert found is not None
    step = np.linalg.solve(M, n)
    assert found[0] == pytest.approx(v - (1 + e) * (n @ v) / (n @ step) * step, abs=1e-12)


def test_a_double_pendulum_between_walls_keeps_its_books():
    first, second = pe.coordinates("theta1 theta2")
    elbow = pe.Point(pe.sin(first) / 2, -pe.cos(first) / 2)
    tip = elbow.translate(pe.sin(second) / 2, -pe.cos(second) / 2)
    kinetic = sum(p.velocity.dot(p.velocity) for p in (elbow, tip)) / 2
    walls = [
        pe.Contact(tip, pe.Wall(x=0.3), restitution=0.8, friction=0.2, name="tip"),
        pe.Contact(elbow, pe.Wall(x=0.2), restitution=0.5, name="elbow"),
    ]
    system = pe.derive(pe.Lagrangian((first, second), kinetic, G * (elbow.y + tip.y), contacts=walls))
    start = {"theta1": -1.5, "theta2": -2.0}
    run = pe.simulate(system, start, until=3.0, tolerance=1e-11, ledger=True)
    assert {"tip impact", "elbow impact"} <= set(names(run))
    assert pe.audit(run).ok
    other = pe.simulate(system, start, until=3.0, tolerance=1e-11, integrator="dop853")
    assert run.y[-1] == pytest.approx(other.y[-1], abs=1e-7)  # chaotic: errors grow by some 1e3 until then


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: pe.simulate(PUSHED, until=1.0, tolerance=1e-9, integrator="taylor"), "'dop853'"),
        (lambda: pe.simulate_batch(PUSHED, [{}], until=1.0, step=0.1), "has contacts"),
        (lambda: pe.equilibria(PUSHED), "has contacts"),
    ],
)
def test_what_cannot_follow_contacts_says_so(call, sentence):
    with pytest.raises(pe.PendulaError, match=sentence):
        call()
