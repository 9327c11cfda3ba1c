"""IFToMM benchmark A01: a pendulum in x and y with the rod as a constraint (problem P01).

m = 1 kg, L = 1 m, g = 9.81, from (−1, 0) at rest. Digits from Jacobi's elliptic functions (40 digits); the
benchmark asks for 1e-6 at t = 10 s with usual settings and 1e-9 with tight ones, and an energy within 5e-5 J.
"""

import numpy as np
import pytest

import pendula as pe
from pendula.audits.drift import constraint_violations

pytestmark = pytest.mark.slow

DIGITS = {
    1.0: (0.986291751131875319, -0.165010853125541169, 0.2969055159163158, 1.774643641112656),
    5.0: (-0.942305435043757335, -0.334754338414000581, 0.8579042568859491, -2.414928654370489),
    10.0: (-0.27508746257611686, -0.961419205099125064, 4.175598100951729, -1.194749054560475),
}


@pytest.fixture(scope="module")
def pendulum() -> pe.Model:
    x, y = pe.coordinates("x y")
    m, l, g = pe.parameters(m=1.0, l=1.0, g=9.81)
    kinetic = m * (x.dot**2 + y.dot**2) / 2
    rod = pe.Holonomic(x**2 + y**2 - l**2, name="rod")
    return pe.derive(
        pe.Lagrangian((x, y), kinetic, m * g * y, constraints=[rod], name="A01", start={"x": -1.0})
    )


@pytest.mark.parametrize("method", ["dop853", "verner98", "taylor", "radau5"])
def test_tight_tolerances(pendulum, method):
    tolerance = 1e-12 if method != "radau5" else 1e-10
    run = pe.simulate(pendulum, times=list(DIGITS), tolerance=tolerance, integrator=method)
    np.testing.assert_allclose(run.y, list(DIGITS.values()), atol=1e-9)
    assert np.ptp(run.energy.total) < 1e-9


@pytest.mark.parametrize(("method", "step"), [("rk4", 1e-3), ("gauss4", 1e-2), ("gauss6", 2e-2)])
def test_usual_steps(pendulum, method, step):
    run = pe.simulate(pendulum, until=10.0, step=step, integrator=method)
    np.testing.assert_allclose(run.y[-1], DIGITS[10.0], atol=1e-6)
    assert np.ptp(run.energy.total) < 5e-5


def test_the_reaction_is_the_pull_of_the_rod(pendulum):
    # λ ∂c/∂r = −S r/L with the pull S = m (v² − g y)/L, so λ = −S/2L.
    run = pe.simulate(pendulum, until=10.0, tolerance=1e-12)
    x, y = run["x"], run["y"]
    pull = (run["x_dot"] ** 2 + run["y_dot"] ** 2) - 9.81 * y
    np.testing.assert_allclose(run.multipliers[:, 0], -pull / 2, atol=1e-9)
    np.testing.assert_allclose(x**2 + y**2, 1.0, atol=1e-15)


def largest_misses(pendulum, stabilisation) -> np.ndarray:
    """The largest |c|, |ċ| and |c̈| up to 5, 10, 20 and 40 s of RK4 with h = 0.01 s, a row each."""
    run = pe.simulate(pendulum, until=40.0, step=0.01, stabilisation=stabilisation)
    found = constraint_violations(run, pendulum)
    return np.array([[level[found.t <= end].max() for end in (5, 10, 20, 40)] for level in found.levels])


def test_drift_without_stabilisation_grows_with_time_and_its_square(pendulum):
    # Every step puts some ċ beside what is there, and c̈ = 0 keeps it: ċ ~ t, so c ~ t².
    c, rate, acceleration = largest_misses(pendulum, "none")
    np.testing.assert_allclose(c[1:] / c[:-1], 4.0, rtol=0.02)
    np.testing.assert_allclose(rate[1:] / rate[:-1], 2.0, rtol=0.05)
    assert c[-1] > 1e-3
    assert acceleration[-1] < 1e-13


def test_drift_with_feedback_stays_where_it_is(pendulum):
    # Each swing is like the last one; c̈ = −2αċ − β²c is what brings back.
    c, rate, acceleration = largest_misses(pendulum, "baumgarte")
    for level in (c, rate, acceleration):
        np.testing.assert_allclose(level, level[0], rtol=0.01)
    assert 1e-8 < c[-1] < 1e-6
    assert 1e-6 < acceleration[-1] < 1e-4
    alpha = 5.0
    assert acceleration[-1] < 2 * alpha * rate[-1] + alpha**2 * c[-1]


def test_drift_with_projection_is_rounding(pendulum):
    c, rate, acceleration = largest_misses(pendulum, "projection")
    assert c[-1] < 1e-15
    assert rate[-1] < 4e-15
    assert acceleration[-1] < 1e-13
