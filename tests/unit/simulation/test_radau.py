"""Radau IIA of order 5: stiff systems against matrix exponentials, SciPy and a hundred times the work."""

import re
from math import sqrt

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.linalg import expm

import pendula as pe
from pendula.description.functions import Piecewise, sign

x = pe.coordinates("x")
u = pe.inputs("u")
STIFF = {
    "stiff-flywheel": (pe.gallery.stiff_flywheel(), 5.0),
    "van-der-pol": (pe.gallery.van_der_pol(mu=1000), 2000.0),
}
every_stiff = pytest.mark.parametrize("name", STIFF)

# Decays in a microsecond, in a millisecond, in a second; the last two states swing as they decay.
DECAYS = np.array([[-1e6, 1e6, 0, 0], [0, -1e3, 1e3, 0], [0, 0, -1, 1], [0, 0, -1, -1]])
DECAYING = np.array([1.0, -2.0, 0.5, 1.0])


def run_of(system, tolerance: float = 1e-6, method: str = "radau5", **how) -> pe.Run:
    run = pe.simulate(system, tolerance=tolerance, integrator=method, **how)
    assert run.outcome.ok, run.outcome
    return run


@pytest.fixture(scope="module")
def decays() -> pe.Model:
    s = pe.states("a b c d")
    rates = [sum(DECAYS[i, j] * s[j] for j in range(4)) for i in range(4)]
    start = dict(zip("abcd", DECAYING, strict=True))
    return pe.derive(pe.Ode(s, rates, start=start, name="decays"))


def pulled(force, **how) -> pe.Lagrangian:
    return pe.Lagrangian(x, x.dot**2 / 2, 0, forces=[pe.Force(force, along=x)], start={"x": 1.0}, **how)


def test_it_is_of_order_five(oscillator):
    # cos 2t over ten periods.
    steps, errors = [], []
    for digits in range(4, 11):
        run = run_of(oscillator, 10.0**-digits, until=10 * np.pi)
        steps.append(run.steps)
        errors.append(np.abs(run.y[-1] - [1.0, 0.0]).max())
    # Steps are kept where a longer one would not be worth a factorisation, so single slopes scatter by one.
    assert -np.polyfit(np.log(steps), np.log(errors), 1)[0] == pytest.approx(5, abs=0.3)


@pytest.mark.parametrize("tolerance", [1e-4, 1e-6, 1e-8, 1e-10])
def test_stiff_decays_are_those_of_the_matrix_exponential(decays, tolerance):
    times = [1e-6, 1e-3, 0.1, 1.0, 5.0, 10.0]
    run = run_of(decays, tolerance, times=times)
    exact = [expm(t * DECAYS) @ DECAYING for t in times]
    np.testing.assert_allclose(run.z, exact, rtol=0, atol=tolerance)  # seen: up to 0.2 tolerances


def test_a_linear_system_is_solved_in_one_iteration_with_its_exact_jacobian(decays):
    # A second iteration sees that the first was right; three stages each, and the rate at the end.
    run = run_of(decays, 1e-8, until=10.0)
    assert run.evaluations <= 7.2 * run.steps
    assert run.steps < 1000  # the fastest decay alone would allow an explicit method no less than 3e6


@pytest.mark.parametrize(
    ("name", "until"),
    [
        ("double-pendulum", 2.0),
        ("held-pin-pendulum", 5.0),  # constraints
        ("kapitza-pendulum", 1.0),  # explicit time
        ("cart-pole", 5.0),  # damping
        ("lorenz", 3.0),  # states alone
    ],
)
def test_what_is_not_stiff_is_moved_too(name, until):
    found = run_of(name, 1e-9, times=[until])
    truth = run_of(name, 1e-13, "dop853", times=[until])
    np.testing.assert_allclose(found.y, truth.y, rtol=1e-7, atol=1e-7)
    assert found.evaluations <= 12 * found.steps  # Newton's iteration converges fast with an exact Jacobian


@pytest.mark.parametrize(
    "control",
    [0.7, lambda t: np.sin(3 * t), pe.Sampled(lambda t, q, v: -q[0], every=0.25)],
    ids=["a number", "of time", "sampled"],
)
def test_inputs(control):
    system = pulled(u - 4 * x, name="driven")
    found = run_of(system, 1e-10, control=control, until=4.0)
    truth = run_of(system, 1e-13, "dop853", control=control, until=4.0)
    np.testing.assert_allclose(found.y[-1], truth.y[-1], rtol=0, atol=1e-8)


def test_van_der_pol_agrees_with_scipy():
    mu = 1000.0
    theirs = solve_ivp(
        lambda t, s: [s[1], mu * (1 - s[0] ** 2) * s[1] - s[0]],
        (0, 2000),
        [2.0, 0.0],
        "Radau",
        jac=lambda t, s: [[0, 1], [-2 * mu * s[0] * s[1] - 1, mu * (1 - s[0] ** 2)]],
        rtol=1e-9,
        atol=1e-9,
    ).y[:, -1]
    # Two jumps have passed, at which errors in time become errors of the state. Seen: 3e-10.
    ours = run_of(STIFF["van-der-pol"][0], 1e-9, until=2000.0).z[-1]
    np.testing.assert_allclose(ours, theirs, rtol=0, atol=1e-8)


@every_stiff
@pytest.mark.parametrize("method", ["dopri5", "dop853", "verner98", "taylor"])
def test_explicit_methods_need_a_hundred_times_the_evaluations(name, method):
    system, until = STIFF[name]
    mine = run_of(system, until=until, save_every=10**9)
    theirs = run_of(system, method=method, until=until, save_every=10**9)
    np.testing.assert_allclose(mine.y[-1], theirs.y[-1], rtol=1e-5, atol=1e-5)
    # Seen: 540 times on the flywheel, 1300 on the oscillator.
    assert theirs.evaluations > 100 * mine.evaluations


def test_a_start_beside_the_slow_motion_is_found_back_from():
    # The shaft is twisted by a hundredth: accelerations of 1e6 rad/s², gone after a few milliseconds.
    start = {"phi": 1.2, "psi": 1.21}
    found = run_of("stiff-flywheel", 1e-8, start=start, times=[1e-5, 1e-3, 0.1, 1.0])
    truth = run_of("stiff-flywheel", 1e-12, "taylor", start=start, times=found.t)
    np.testing.assert_allclose(found.y, truth.y, rtol=1e-7, atol=1e-7)


@pytest.mark.parametrize("tolerance", [1e-6, 1e-9])
def test_a_force_that_jumps_is_passed_by_shorter_steps(tolerance):
    # ẍ = −sign x, which Newton's iteration cannot see through: parabolas, back at the start after 4√2.
    run = run_of(pulled(-sign(x), name="jump"), tolerance, until=4 * sqrt(2))
    np.testing.assert_allclose(run.y[-1], [1.0, 0.0], rtol=0, atol=100 * tolerance)
    assert re.search(r"\((\d+) rejected\)", run.outcome.sentence)
    assert "(0 rejected)" not in run.outcome.sentence
    kinked = pulled(Piecewise((-1000 * x, x > 0), (-x, True)), name="kink")
    found, truth = run_of(kinked, 1e-9, until=5.0), run_of(kinked, 1e-13, "dop853", until=5.0)
    np.testing.assert_allclose(found.y[-1], truth.y[-1], rtol=0, atol=1e-6)


def test_a_force_without_solution_ends_the_run_in_words():
    # Dry friction that holds the mass fast: the stage equations have no solution for any step.
    system = pulled(-x - 10 * sign(x.dot), name="stuck")
    run = pe.simulate(system, {"x": 1.0, "x_dot": 3.0}, until=5.0, tolerance=1e-6, integrator="radau5")
    assert run.outcome.reason == "diverged"
    assert "dry friction that sticks; give it as Friction" in run.outcome.sentence
    assert np.isfinite(run.y).all()
    # It comes to rest after 3/11 s or so.
    assert 0.2 < run.t[-1] < 0.3


def test_rest_stays_rest():
    run = run_of("stiff-flywheel", start={"phi": 0.0, "psi": 0.0}, until=100.0)
    assert not run.y.any()
    assert run.steps < 50


def test_a_long_slope_and_a_ledger():
    # Fourteen links: the kernel of the slope is a loop that gives zeros too, also those of works.
    angles, x, y, tips = pe.coordinates("a1:15"), 0, 0, []
    for angle in angles:
        x, y = x + pe.sin(angle), y - pe.cos(angle)
        tips.append(pe.Point(x, y))
    chain = pe.Lagrangian(
        angles,
        sum(tip.velocity.dot(tip.velocity) / 2 for tip in tips),
        sum(9.81 * tip.y for tip in tips),
        forces=[pe.Damper(2.0, on=angles[0], name="friction")],
        start={"a1": 1.0},
    )
    plain, run = run_of(chain, until=0.3), run_of(chain, until=0.3, ledger=True)
    assert run.y[-1] == pytest.approx(plain.y[-1], abs=1e-5)  # steps follow the works' errors too
    change, work = run.energy.total - run.energy.total[0], run.ledger["friction"]
    # Ten tolerances of the energy exchanged, some 100 J.
    assert np.abs(change - work).max() <= 1e-5 * np.ptp(run.energy.kinetic)
    assert work[-1] < -1e-2


def test_rounding_that_stiffness_multiplies_is_no_failure():
    """A stiff hinge between poses, whose angle is known to 1e-16, which is 5e-8 rad/s²: steps stay long."""
    arm = pe.Body("arm", 1.0, (0, 0, -0.5), (0.1, 0.1, 0.01))
    flag = pe.Body("flag", 0.01, (0, 0, 0.1), (1e-4, 1e-4, 1e-5))
    swing = pe.Revolute("swing", "world", "arm", axis="y")
    spring = pe.Revolute("spring", "arm", "flag", axis="y", pose=(0, 0, -1), stiffness=1e5, damping=10.0)
    system = pe.Mechanism([arm, flag], [swing, spring], actuated=(), start={"swing": 1.0})
    runs = [
        run_of(pe.derive(system, formulation=how), 1e-8, until=0.5, times=[0.5])
        for how in ("reduced", "maximal")
    ]
    places = [run.pose("flag").position[-1] for run in runs]
    assert np.abs(places[0] - places[1]).max() < 1e-7  # ten tolerances
    # Some 220 steps; 2,800 were rejected when changes had to fall below a ten-thousandth of the tolerance.
    assert int(re.search(r"\((\d+) rejected\)", runs[1].outcome.sentence)[1]) < 30
