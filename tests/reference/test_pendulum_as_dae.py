"""IFToMM benchmark A01: a pendulum in x and y with the rod as a constraint (problem P01).

m = 1 kg, L = 1 m, g = 9.81, from (−1, 0) at rest. Digits from Jacobi's elliptic functions (40 digits); the
benchmark asks for 1e-6 at t = 10 s with usual settings and 1e-9 with tight ones, and an energy within 5e-5 J.
"""

import numpy as np
import pytest

import pendula as pe

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


def test_drift_without_with_feedback_and_with_projection(pendulum):
    def drift(**how) -> tuple[float, float]:
        run = pe.simulate(pendulum, until=10.0, step=0.01, **how)
        residuals = np.abs(pendulum.constraint_residuals(run.q, run.v)).max(axis=0)
        return residuals[0], residuals[1]

    free = drift(stabilisation="none")
    feedback = drift(stabilisation="baumgarte")
    projected = drift()
    assert free[0] > 1e-5 > feedback[0] > 1e-12
    assert feedback[0] < free[0] / 10
    assert max(projected) < 2e-15
