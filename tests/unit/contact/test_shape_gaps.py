"""Shapes and points of bodies that meet by events: closed forms, energies as the other route, refusals.

Impacts and mode changes are found to rounding and the motion between them to 1e-10, so that 1e-9 is asked.
"""

import math

import numpy as np
import pytest

import pendula as pe
from pendula.dynamics.mechanism_energies import lagrangian_of

G, R = 9.81, 0.1


def balls(count, material, ground=None, **options):
    solid = (0.4 * R * R,) * 3
    bodies = [
        pe.Body(f"b{i}", 1.0, inertia=solid, shapes=[pe.Sphere(R, material=material)]) for i in range(count)
    ]
    joints = [pe.Free(f"b{i}") for i in range(count)]
    return pe.Mechanism(bodies, joints, actuated=(), ground=ground, **options)


def missed_energy(run):
    """What changes the energy beyond the works of a ledger, at most."""
    return np.abs(run.energy.total - run.energy.total[0] - sum(run.ledger.values())).max()


@pytest.mark.slow
def test_a_ball_slips_and_then_rolls():
    """P33: v₀ = 3 rolls at 2 v₀/(7 μ g), at 12 v₀²/(49 μ g) with 5 v₀/7."""
    start = {"b0_z": R, "b0_vx": 3.0}
    system = balls(1, pe.Material(0.3), pe.Plane(), start=start, name="sphere")
    run = pe.simulate(system, until=1.0, tolerance=1e-11)
    assert "Contacts by events" in run.outcome.sentence  # "auto" takes them where steps are chosen
    (stopped,) = run.events
    assert stopped.name == "b0_ground stops slipping"
    assert stopped.t == pytest.approx(6 / (7 * 0.3 * G), abs=1e-9)
    rolled = 12 * 9 / (49 * 0.3 * G) + 15 / 7 * (1 - stopped.t)
    assert run.final["b0_x"] == pytest.approx(rolled, abs=1e-9)


@pytest.mark.slow
def test_a_ball_bounces_and_comes_to_rest():
    """P32, with a ball of radius R; after √(2h/g) (1 + ε)/(1 − ε) = 8.57 s it rests."""
    system = balls(1, pe.Material(0.0, 0.9), pe.Plane(), start={"b0_z": 1 + R}, name="sphere")
    run = pe.simulate(system, until=10.0, tolerance=1e-11, contact="events", ledger=True)
    assert run.events[0].t == pytest.approx(0.4515236409857308, abs=1e-12)
    assert run.at(5.0)["b0_z"] - R == pytest.approx(0.121548654839125, abs=1e-9)
    assert run.final["b0_z"] == pytest.approx(R, abs=1e-12)
    assert run["b0_ground_normal_force"][-1] == pytest.approx(G, rel=1e-9)
    assert missed_energy(run) < 1e-9


@pytest.mark.slow
def test_two_balls_exchange_what_they_have_along_their_normal():
    """One at rest takes (v·n) n of the other; they meet where |c₁ − c₂| = 2 R."""
    start = {"b0_x": -1.0, "b0_y": 0.05, "b0_vx": 2.0}
    system = balls(2, pe.Material(0.0, 1.0), gravity=(0, 0, 0), start=start, name="two spheres")
    run = pe.simulate(system, until=1.0, tolerance=1e-11, contact="events")
    across = 0.05 / (2 * R)
    ahead = math.sqrt(1 - across**2)
    (impact,) = run.events
    assert impact.t == pytest.approx((1 - 2 * R * ahead) / 2, abs=1e-12)
    assert run.final["b1_vx"] == pytest.approx(2 * ahead**2, abs=1e-10)
    assert run.final["b1_vy"] == pytest.approx(-2 * ahead * across, abs=1e-10)
    assert run.final["b0_vx"] == pytest.approx(2 * across**2, abs=1e-10)


@pytest.mark.slow
def test_points_of_a_mechanism_move_as_its_energies_say():
    """Two links whose end hits a rough wall and slides up it: the same by recursions and by Lagrange."""
    links = [pe.Body(name, 1.0, (0, 0, -0.5), (0.1, 0.1, 0.01)) for name in ("upper", "lower")]
    arm = pe.Mechanism(
        links,
        [
            pe.Revolute("one", "world", "upper", axis="y"),
            pe.Revolute("two", "upper", "lower", axis="y", pose=(0, 0, -1)),
        ],
        actuated=(),
        start={"one": -1.0, "two": 0.3},
        name="arm",
    )
    wall = pe.Wall(x=-0.3, free="above")
    arm = arm.replace(contacts=[pe.Contact(arm.point("lower", (0, 0, -1)), wall, 0.0, 0.2, name="wall")])
    begun = {"one": 0.2, "two": -0.1, "one_dot": 1.5}
    energies = lagrangian_of(arm)
    assert energies is not None
    runs = [pe.simulate(system, begun, until=1.0, tolerance=1e-11, ledger=True) for system in (arm, energies)]
    # A slip that stops and goes on backwards turns in space.
    assert [e.name.split()[1] for e in runs[0].events] == ["impact", "impact", "turns", "opens"]
    assert [e.name.split()[1] for e in runs[1].events] == ["impact", "impact", "stops", "opens"]
    np.testing.assert_allclose(runs[0].q[-1], runs[1].q[-1], rtol=0, atol=1e-9)
    np.testing.assert_allclose(
        [e.t for e in runs[0].events], [e.t for e in runs[1].events], rtol=0, atol=1e-9
    )
    assert runs[0].ledger is not None
    assert runs[0].ledger["friction of wall"][-1] < 0
    assert missed_energy(runs[0]) < 1e-9


def test_what_events_do_not_meet_is_said():
    rough = pe.Material(0.3)
    body = pe.Body("box", 1.0, inertia=(0.1, 0.1, 0.1), shapes=[pe.Box((0.2, 0.2, 0.2), material=rough)])
    box = pe.Mechanism([body], [pe.Free("box")], ground=pe.Plane(), name="crate")

    def refuse(system, sentence, **options):
        with pytest.raises(pe.PendulaError, match=sentence):
            pe.simulate(system, until=1.0, tolerance=1e-8, contact="events", **options)

    refuse(box, "'box' and 'ground' are none of these. contact='stepping' moves them")
    refuse("double-pendulum", "double-pendulum has neither: describe what touches by contacts=")
    refuse(balls(2, rough, pe.Plane()), "without friction, balls with balls")
    refuse(balls(1, pe.Material(0.1, rolling=0.01), pe.Plane()), "no rolling or spinning friction")
    refuse(balls(8, pe.Material(0.0), pe.Plane()), "have 36 gaps; events settle up to 24")
    refuse(balls(1, pe.Material(0.0)), "No two bodies of mechanism can touch")
    system = balls(1, rough, pe.Plane())
    gap = pe.Gap(system.point("b0").z, name="floor")
    with pytest.raises(pe.DescriptionError, match="has a ground=, which its shapes touch, and contacts="):
        system.replace(contacts=[gap])
    free = system.replace(ground=None, contacts=[gap])
    with pytest.raises(pe.DescriptionError, match="The contact 'floor' opens and closes by events"):
        pe.derive(free, formulation="maximal")
    with pytest.raises(pe.SimulationError, match="mechanism has quaternions: contact='events' moves it"):
        pe.simulate(free, until=1.0, step=1e-3, contact="stepping")
    with pytest.raises(pe.DescriptionError, match="changes with no coordinate"):
        pe.Gap(pe.parameters(d=1.0))
    assert not pe.Gap(system.point("b0").z, friction=0.0).rough
