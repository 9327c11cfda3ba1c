"""Batches whose runs simulate() makes itself: events, ledgers, contact."""

import numpy as np
import pytest

import pendula as pe

HEIGHTS = [0.5, 1.0, 2.0]


@pytest.fixture(scope="module")
def ball():
    height = pe.coordinates("height")
    g = pe.parameters(g=9.81)
    return pe.Lagrangian(height, height.dot**2 / 2, g * height, name="ball")


@pytest.fixture(scope="module")
def height():
    return pe.coordinates("height")


@pytest.mark.parametrize("how", [{"step": 0.01}, {"tolerance": 1e-9}])
def test_every_run_has_its_own_events(ball, height, how):
    bounce = pe.Event(height, "bounce", direction="falling", change={height.dot: -height.dot})
    batch = pe.simulate_batch(ball, {"height": HEIGHTS}, until=2.0, events=bounce, threads=2, **how)
    assert batch.q.shape == (3, 201, 1)
    for run, start in zip(batch, HEIGHTS, strict=True):
        # It falls for √(2h/g); RK4 follows a parabola exactly.
        assert run.events[0].t == pytest.approx(np.sqrt(2 * start / 9.81), rel=1e-9)
    alone = pe.simulate(ball, {"height": 1.0}, times=batch.t.tolist(), events=bounce, **how)
    np.testing.assert_array_equal(batch.q[1], alone.q)


def test_a_run_that_an_event_ends_leaves_the_rest_open(ball, height):
    ground = pe.Event(height, "ground", terminal=True)
    batch = pe.simulate_batch(ball, {"height": HEIGHTS}, until=1.0, step=0.1, events=ground)
    for i, start in enumerate(HEIGHTS):
        flying = batch.t < np.sqrt(2 * start / 9.81)
        np.testing.assert_array_equal(np.isfinite(batch["height"][i]), flying)
        expected = start - 9.81 * batch.t[flying] ** 2 / 2
        np.testing.assert_allclose(batch["height"][i, flying], expected, rtol=0, atol=1e-14)
    assert [outcome.reason for outcome in batch.outcomes] == ["stopped"] * 3


@pytest.mark.parametrize("how", [{"step": 1e-3, "save_every": 100}, {"tolerance": 1e-9}])
def test_a_ledger_for_every_run(how):
    batch = pe.simulate_batch("cart-pole", {"theta": [0.5, 1.0]}, until=1.0, ledger=True, **how)
    for run in batch:
        works = sum(works[-1] for works in run.ledger.values())
        # RK4's and the tolerance's error of a work of some 0.1 J.
        assert works == pytest.approx(run.energy.total[-1] - run.energy.total[0], abs=1e-9)
        assert pe.audit(run).ok


def test_controllers_bring_states_of_their_own():
    servo = pe.PID(20.0, 5.0, 2.0, desired=0.5)
    batch = pe.simulate_batch("pendularm", {"theta1": [0.1, 0.2]}, until=1.0, tolerance=1e-8, control=servo)
    assert batch.states
    assert batch.z.shape == (2, 201, len(batch.states))
    np.testing.assert_array_equal(batch.z[1], batch[1].z)


def test_contact_is_not_forgotten():
    world = pe.Mechanism(
        [pe.Body("ball", shapes=[pe.Sphere(0.1)], mass=1.0)],
        [pe.Free("ball")],
        ground=pe.Plane(material=pe.Material(friction=0.5)),
        name="ball on the ground",
    )
    batch = pe.simulate_batch(world, {"ball_z": [0.1, 0.5]}, until=0.5, step=2e-3, save_every=50)
    assert batch["ball_z"].min() > 0.099  # neither falls through the ground, but for what contact allows
    alone = pe.simulate(world, {"ball_z": 0.5}, until=0.5, step=2e-3, save_every=50)
    np.testing.assert_array_equal(batch.q[1], alone.q)


def test_what_is_no_event_is_refused(ball):
    with pytest.raises(pe.PendulaError, match=r"events= takes Event\(...\) or a list of them, got 3"):
        pe.simulate_batch(ball, {"height": 1.0}, until=1.0, step=0.1, events=[3])
