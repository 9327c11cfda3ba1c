"""Time stepping over the gaps of a Lagrangian: closed forms, events as the other route, books, refusals.

Stepping is of first order: errors are some steps times the velocities that jump, and an eighth of the step
leaves less than a third of them, since an impact lies anywhere in its step.
"""

import math

import numpy as np
import pytest
from tests.kinds import WITH_CONTACT

import pendula as pe
from pendula.numerics.planar_friction import solve_planar_friction
from pendula.simulation.impacts import Impact, collide

G = 9.81
x, y, z = pe.coordinates("x y z")


def ball(restitution=0.9):
    floor = pe.Gap(z, restitution=restitution, name="floor")
    return pe.Lagrangian(z, z.dot**2 / 2, G * z, contacts=[floor], name="ball")


def block(alpha, mu):
    weight = G * (math.cos(alpha) * y - math.sin(alpha) * x)
    gap = pe.Gap(y, friction=mu, tangent=x, name="slope")
    return pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, weight, contacts=[gap], name="block")


def step(system, until, h, start=None, **options):
    return pe.simulate(system, start, until=until, step=h, contact="stepping", **options)


@pytest.mark.parametrize("count", [1, 2])
def test_impulses_are_those_of_the_impact_law_by_trying_combinations(count):
    """Without restitution both routes solve the same law; the solution is unique for small friction."""
    random = np.random.default_rng(11)
    for _ in range(20):
        root, v = random.normal(size=(4, 4)), random.normal(size=4)
        M, N, W = root @ root.T + 4 * np.eye(4), *random.normal(size=(2, count, 4))
        friction, nothing = np.full(count, 0.3), np.zeros(count)
        slips = (W @ v)[:, None]
        impact = Impact(M, v, np.zeros((0, 4)), N, N @ v, W[:, None], slips, nothing, friction)
        found = collide(impact)
        assert found is not None
        rows = np.vstack([N, W])
        effect = np.linalg.solve(M, rows.T)
        P, T, _ = solve_planar_friction(rows @ effect, rows @ v, nothing, friction, np.arange(count))
        assert v + effect @ np.concatenate([P, T]) == pytest.approx(found[0], abs=1e-9)


def test_a_ball_bounces_to_first_order_and_comes_to_rest():
    """P32: after the first impact at √(2/g) it rises with 0.9 of its speed."""
    fall, model = math.sqrt(2 / G), pe.derive(ball())
    known = 0.9 * G * fall * (1 - fall) - G * (1 - fall) ** 2 / 2
    errors = [abs(step(model, 1.0, h, {"z": 1.0}).final["z"] - known) for h in (4e-3, 5e-4)]
    assert errors[0] < 0.1
    assert errors[1] < errors[0] / 3
    run = step(pe.derive(ball(0.5)), 5.0, 2e-3, {"z": 1.0})
    assert abs(run.final["z"]) < G * 2e-3**2 / 4  # closed where it would be in the middle of a step
    assert abs(run.final["z_dot"]) < 1e-12
    assert run["floor_normal_force"][-1] == pytest.approx(G, rel=1e-9)
    assert run.final["floor_closed"] == 1
    assert "Contacts by stepping" in run.outcome.sentence


def test_a_block_sticks_without_drift_and_slides_with_its_acceleration():
    """P34: tan α < μ holds it; else g (sin α − μ cos α)."""
    held = step(block(math.radians(26.5), 0.5), 10.0, 1e-2)
    assert abs(held.final["x"]) < 1e-10
    assert held.final["slope_slip"] == 0
    sliding = step(block(math.pi / 6, 0.3), 1.0, 1e-2)
    assert sliding.final["x_dot"] == pytest.approx(2.356287236662397, rel=1e-12)
    assert sliding.final["slope_slip"] == 1
    friction = -0.3 * G * math.cos(math.pi / 6) * sliding.final["x"]
    assert sliding.ledger is not None
    assert sliding.ledger["friction"][-1] == pytest.approx(friction, rel=1e-9)
    assert np.abs(pe.energy_balance(sliding).remainder).max() < 1e-12
    assert sliding.contacts is not None
    assert set(sliding.contacts["state"]) == {"slips"}


# Until when, which step, and what the error of the positions is at most with it, as measured and doubled.
CASES = {
    "bouncing-ball": (1.0, 2e-3, 2e-2),
    "impacting-double-pendulum": (1.0, 2e-3, 2e-2),
    "stick-slip-oscillator": (0.9, 2e-3, 2e-4),
    "woodpecker": (0.08, 2e-4, 6e-3),
    "rimless-wheel": (0.8, 4e-3, 2e-2),
    "simplest-walker": (1.4, 4e-3, 2e-2),
    "chain-on-edge": (0.3, 2e-3, 6e-3),
    "spinning-coin": (0.2, 2e-3, 8.2),  # of 12 rad that it turns
    "rattleback": (0.2, 2e-3, 0.13),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", WITH_CONTACT)
def test_steps_near_events_as_they_shrink(name):
    until, h, allowed = CASES[name]
    model = pe.derive(name)
    exact = pe.simulate(model, until=until, tolerance=1e-11, contact="events").q[-1]
    runs = [step(model, until, part * h) for part in (1.0, 0.125)]
    errors = [np.abs(run.q[-1] - exact).max() for run in runs]
    remainders = [np.abs(pe.energy_balance(run).remainder).max() for run in runs]
    assert errors[0] < allowed
    assert errors[1] < errors[0] / 3
    assert remainders[1] < remainders[0] / 3 + 1e-12


def test_what_stepping_does_not_take_is_said():
    system = ball()
    with pytest.raises(pe.SimulationError, match="contact='none' does not meet the gaps of ball"):
        pe.simulate(system, until=1.0, step=1e-2, contact="none")
    with pytest.raises(pe.SimulationError, match=r"take no integrator=\.\.\.; contact='events' does"):
        step(system, 1.0, 1e-2, integrator="rk4")
    with pytest.raises(pe.SimulationError, match="meet by Newton's law"):
        step(system, 1.0, 1e-2, law="poisson")
    with pytest.raises(pe.SimulationError, match="needs step="):
        pe.simulate(system, until=1.0, contact="stepping")
    with pytest.raises(pe.SimulationError, match="is negative at the start of ball"):
        step(system, 1.0, 1e-2, {"z": -0.1})
    w = pe.states("w")
    with pytest.raises(pe.SimulationError, match="no states beside those of contacts; ball has 'w'"):
        step(system.replace(rates={w: -w}), 1.0, 1e-2)


@pytest.mark.slow
def test_auto_takes_events_for_few_and_steps_for_many():
    beads = pe.coordinates("q1:15")
    gaps = [pe.Gap(q, name=f"floor{i}") for i, q in enumerate(beads)]
    row = pe.Lagrangian(beads, sum(q.dot**2 for q in beads) / 2, G * sum(beads), contacts=gaps)
    model = pe.derive(row)
    assert "Contacts by stepping" in pe.simulate(model, until=0.01, step=1e-3).outcome.sentence
    for system, more in ((model, {"integrator": "rk4"}), (ball(), {})):
        run = pe.simulate(system, until=0.01, step=1e-3, **more)
        assert run.integrator == "rk4"
        assert run.outcome.sentence.endswith("Contacts by events.")
