"""Taylor's method: every kind of system against another method or a closed form, kinks, rest, its order.

Where the other method is dop853 at 1e-13, whose own end error on these stretches is below 1e-10.
"""

import re
from math import acos, cos, pi, sin, sqrt

import numpy as np
import pytest

import pendula as pe
from pendula.description.functions import Abs, Max, Min, Piecewise, Rational, sign
from pendula.description.functions import sin as sine
from pendula.simulation.methods.taylor import order_for

x = pe.coordinates("x")
u = pe.inputs("u")


def pulled(force, **how) -> pe.Lagrangian:
    """A unit mass under a force, from x = 1 at rest."""
    return pe.Lagrangian(x, x.dot**2 / 2, 0, forces=[pe.Force(force, along=x)], start={"x": 1.0}, **how)


def end(system, method: str = "taylor", tolerance: float = 1e-10, **how) -> np.ndarray:
    run = pe.simulate(system, tolerance=tolerance, integrator=method, save_every=10**9, **how)
    assert run.outcome.ok, run.outcome
    return run.y[-1]


def rejected(run: pe.Run) -> int:
    found = re.search(r"\(([\d,]+) rejected\)", run.outcome.sentence)
    assert found is not None
    return int(found[1].replace(",", ""))


@pytest.mark.parametrize(
    ("name", "until"),
    [
        ("held-pin-pendulum", 5.0),  # constraints: accelerations and multipliers instead of momenta
        ("cart-pole", 5.0),  # damping
        ("thrown-particle", 2.0),  # drag, with a root
        ("kapitza-pendulum", 2.0),  # explicit time, terms of T of degree 1 and 0
        ("bead-on-hoop", 5.0),
        ("foucault-pendulum", 50.0),  # gyroscopic terms
        ("scara-arm", 3.0),
        ("lorenz", 3.0),  # states alone
        ("van-der-pol", 5.0),
        ("arenstorf", 10.0),
    ],
)
@pytest.mark.parametrize("tolerance", [1e-6, 1e-10])
def test_every_kind_of_system_agrees_with_dop853(name, until, tolerance):
    found, truth = end(name, tolerance=tolerance, until=until), end(name, "dop853", 1e-13, until=until)
    # 100 × tolerance × seconds is what a tolerance promises.
    np.testing.assert_allclose(found, truth, rtol=100 * tolerance * until, atol=100 * tolerance * until)


def test_constraints_are_kept_and_multipliers_are_right():
    run = pe.simulate("held-pin-pendulum", until=10.0, tolerance=1e-12, integrator="taylor")
    other = pe.simulate("held-pin-pendulum", times=run.t[1:], tolerance=1e-13, integrator="dop853")
    np.testing.assert_allclose(run.multipliers[1:], other.multipliers, rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize(
    "control",
    [0.7, {"u": sine(3 * pe.time)}, {"u": -x.dot / 5}, {"u": -sine(x) * pe.time}],
    ids=["a number", "of time", "of the state", "of both"],
)
def test_inputs(control):
    system = pulled(u - 4 * x, name="driven")
    found = end(system, control=control, until=5.0)
    np.testing.assert_allclose(found, end(system, "dop853", 1e-13, control=control, until=5.0), atol=1e-8)


def test_a_sampled_law_is_held_between_its_instants():
    system = pulled(u - 4 * x, name="driven")
    law = pe.Sampled(lambda t, q, v: -q[0] - v[0], every=0.25)
    found = end(system, control=law, until=4.0)
    np.testing.assert_allclose(found, end(system, "dop853", 1e-13, control=law, until=4.0), atol=1e-9)


def by_pieces(t: float) -> tuple[float, float]:
    """ẍ = −4x where x > 0, −x elsewhere: half waves of ω = 2 and ω = 1, in turn, each with the speed 2."""
    quarter, period = pi / 4, pi / 2 + pi
    since = (t + quarter) % period  # since x = 0 was passed upwards
    if since < pi / 2:
        return sin(2 * since), 2 * cos(2 * since)
    return -2 * sin(since - pi / 2), -2 * cos(since - pi / 2)


def to_and_fro(t: float) -> tuple[float, float]:
    """ẍ = −sign x: parabolas, each quarter takes √2."""
    since = (t + sqrt(2)) % (4 * sqrt(2))
    half, side = (since, 1.0) if since < 2 * sqrt(2) else (since - 2 * sqrt(2), -1.0)
    return side * (sqrt(2) * half - half**2 / 2), side * (sqrt(2) - half)


@pytest.mark.parametrize(
    ("force", "truth"),
    [
        (Piecewise((-4 * x, x > 0), (-x, True)), by_pieces),
        (-sign(x), to_and_fro),
        (-x - Abs(x) / 2, None),
        (-x * Abs(x), None),
        (-Min(x, Rational(1, 4)), None),
        (-Max(x, -Rational(1, 4)), None),
        (-x - sign(x.dot) / 10, None),
    ],
    ids=["pieces", "sign", "size", "size times x", "smaller", "larger", "dry friction"],
)
@pytest.mark.parametrize("tolerance", [1e-6, 1e-9])
def test_kinks_and_jumps_are_found_by_rejection(force, truth, tolerance):
    system, until = pulled(force, name="kinked"), 10.0
    run = pe.simulate(system, until=until, tolerance=tolerance, integrator="taylor")
    expected = end(system, "dop853", 1e-13, until=until) if truth is None else truth(until)
    # Every kink is an error of a tolerance or so in a step, and there are up to seven. Seen: 20 tolerances.
    np.testing.assert_allclose(run.y[-1], expected, rtol=0, atol=100 * tolerance)
    assert rejected(run) > 10
    assert run.steps < 200  # at most doubled from step to step: after a kink it takes some to be long again


def test_without_the_rejection_a_kink_would_be_overlooked():
    # The series at the start, x = cos 2t, knows nothing of x < 0.9; its first step would end well beyond.
    how = {"until": 10.0, "tolerance": 1e-6, "integrator": "taylor"}
    kink = acos(0.9) / 2
    assert pe.simulate(pulled(-4 * x, name="smooth"), **how).t[1] > 2 * kink
    run = pe.simulate(pulled(Piecewise((-4 * x, x > Rational(9, 10)), (-x, True)), name="kinked"), **how)
    lengths = np.diff(run.t)
    assert lengths[0] < 0.1  # a system with sharp parts begins with a part of its size
    assert run.t[run.t < 1.1 * kink][-1] > 0.9 * kink  # and steps end at the kink


@pytest.mark.parametrize("tolerance", [1e-3, 1e-9, 1e-15])
def test_free_fall_is_exact_in_one_step(tolerance):
    y = pe.coordinates("y")
    fall = pe.Lagrangian(
        (x, y), (x.dot**2 + y.dot**2) / 2, 8 * y, start={"x_dot": 3.0, "y_dot": 4.0}, name="fall"
    )
    run = pe.simulate(fall, until=64.0, tolerance=tolerance, integrator="taylor")
    assert run.steps == 1
    # Powers of two and small whole numbers: not even rounding is left.
    np.testing.assert_array_equal(run.y[-1], [3 * 64, 4 * 64 - 4 * 64**2, 3, 4 - 8 * 64])
    samples = pe.simulate(fall, times=[8.0, 16.0, 32.0], tolerance=tolerance, integrator="taylor")
    np.testing.assert_array_equal(samples["y"], [4 * t - 4 * t**2 for t in samples.t])


@pytest.mark.parametrize("name", ["pendulum", "double-pendulum", "held-pin-pendulum", "euler-top"])
def test_rest_stays_rest_in_one_step(name):
    start = dict.fromkeys(pe.derive(name).description.start, 0.0)
    run = pe.simulate(name, start, until=100.0, tolerance=1e-12, integrator="taylor")
    assert run.steps == 1
    assert not run.y.any()


def test_the_order_follows_the_tolerance():
    assert [order_for(10.0**-k) for k in (1, 6, 9, 12, 15)] == [6, 10, 14, 18, 22]
    assert order_for(1e-30) == 30
    assert pe.adaptive_integrators()["taylor"].order is None
    orders = []
    for tolerance in (1e-3, 1e-6, 1e-9, 1e-12, 1e-15):
        run = pe.simulate("pendulum", until=10.0, tolerance=tolerance, integrator="taylor")
        # One series at the start and one at the end of every attempt.
        order, rest = divmod(run.evaluations, run.steps + rejected(run) + 1)
        assert rest == 0
        orders.append(order)
    assert orders == sorted(set(orders))
    # So the steps stay as long.
    loose, tight = (
        pe.simulate("pendulum", until=10.0, tolerance=tolerance, integrator="taylor").steps
        for tolerance in (1e-6, 1e-15)
    )
    assert tight < 1.3 * loose


@pytest.mark.slow
@pytest.mark.parametrize("links", [8, 16])
def test_long_chains(links):
    # From 12 links on the mass matrix is solved in a loop.
    system = pe.derive(pe.gallery.n_link_pendulum(links))
    how = {"start": {f"theta{i}": 0.3 * sin(i) for i in range(1, links + 1)}, "until": 1.0}
    found, truth = end(system, tolerance=1e-11, **how), end(system, "dop853", 1e-13, **how)
    np.testing.assert_allclose(found, truth, rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize(
    ("name", "until"),
    [("pendulum", 100.0), ("double-pendulum", 10.0), ("henon-heiles", 1000.0), ("spherical-pendulum", 20.0)],
)
def test_at_the_tightest_tolerance_energy_is_kept_to_rounding(name, until):
    run = pe.simulate(name, until=until, tolerance=1e-15, integrator="taylor")
    wrong = np.abs(run.energy.total - run.energy.total[0]).max() / run.energy.kinetic.max()
    # Some hundred steps with a rounding of 1e-16 each, mostly of either sign; seen: 5e-15.
    assert wrong < 2e-14
    assert run.steps < 2000


def test_samples_come_from_the_series_itself():
    times = np.linspace(0.0, 10.0, 1001)
    run = pe.simulate("pendulum", times=times, tolerance=1e-13, integrator="taylor")
    other = pe.simulate("pendulum", times=times, tolerance=1e-14, integrator="verner98")
    assert run.steps < 100
    np.testing.assert_allclose(run.y, other.y, rtol=0, atol=1e-10)
