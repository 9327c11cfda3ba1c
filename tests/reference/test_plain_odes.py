"""Published initial value problems as plain differential equations, at tolerances of adaptive methods.

P13, Arenstorf: E. Hairer, S. P. Nørsett & G. Wanner, Solving Ordinary Differential Equations I, 2nd ed.,
§II.0, written out as there; data of SciMLBenchmarks, ThreeBody; half period recomputed. Asked: 1e-7 after a
period with a high-order method at 1e-12; seen 9.2e-10 and less, and 7e-13 after half of it. The gallery
derives the same motion from its energies: a second route to its rates.
P19, Euler's top: E. Hairer, C. Lubich & G. Wanner, Geometric Numerical Integration, 2nd ed.; digits
recomputed by Taylor series. Asked: 1e-10; seen 6e-13 with dopri5, 2e-13 with radau5, 4e-14 with the others.
Lorenz: E. N. Lorenz, J. Atmos. Sci. 20 (1963) 130, against SciPy's DOP853 on a right-hand side written by
hand. Nearby states part as e^(0.9 t), some ninetyfold over the five seconds compared; seen 6e-12.
"""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import pendula as pe
from pendula import gallery, simulate

pytestmark = pytest.mark.slow

PERIOD = 17.0652165601579625588917206249
START = {"x": 0.994, "y": 0.0, "vx": 0.0, "vy": -2.00158510637908252240537862224}
HALF = (-1.2448220520265697, 0.0, 0.0, 0.5539903081422230)
TOP = {
    1.0: (0.36911008085046067, -0.37284632112143345, 0.85131860606988928),
    10.0: (0.40706613658804081, 0.28300742681284408, 0.86844916766156164),
}


def arenstorf() -> pe.Ode:
    """ẍ = x + 2 ẏ − μ' (x + μ)/D₁ − μ (x − μ')/D₂, ÿ = y − 2 ẋ − μ' y/D₁ − μ y/D₂ with μ' = 1 − μ."""
    x, y, vx, vy = pe.states("x y vx vy")
    mu = pe.parameters(mu=0.012277471)
    D1 = ((x + mu) ** 2 + y**2) ** pe.Rational(3, 2)
    D2 = ((x - 1 + mu) ** 2 + y**2) ** pe.Rational(3, 2)
    return pe.Ode(
        (x, y, vx, vy),
        {
            x: vx,
            y: vy,
            vx: x + 2 * vy - (1 - mu) * (x + mu) / D1 - mu * (x - 1 + mu) / D2,
            vy: y - 2 * vx - (1 - mu) * y / D1 - mu * y / D2,
        },
        name="arenstorf",
        start=START,
    )


@pytest.mark.parametrize("method", ["dop853", "verner98", "taylor", "lobatto16", "radau5"])
def test_P13_the_orbit_closes(method):
    run = simulate(arenstorf(), times=[PERIOD / 2, PERIOD], tolerance=1e-12, integrator=method)
    assert run.outcome.ok
    np.testing.assert_allclose(run.z[0], HALF, atol=1e-11)  # before the error has grown a thousandfold
    np.testing.assert_allclose(run.z[1], list(START.values()), atol=1e-7)


def test_P13_rates_and_energies_describe_the_same_motion():
    by_energies = pe.derive("arenstorf")
    by_rates = pe.derive(arenstorf())
    states = np.random.default_rng(3).uniform(-1.5, 1.5, (50, 4))
    # Two ways of writing the same forces: some ten roundings of terms up to 70.
    np.testing.assert_allclose(by_rates.rate(states), by_energies.rate(states), rtol=1e-12, atol=1e-13)


@pytest.mark.parametrize("method", ["rk4", *pe.adaptive_integrators()])
def test_P19_the_momentum_of_the_top(method):
    how = {"step": 1e-3} if method == "rk4" else {"tolerance": 1e-12}
    run = simulate("euler-top", times=list(TOP), integrator=method, **how)
    np.testing.assert_allclose(run.z, list(TOP.values()), atol=1e-10)


@pytest.mark.parametrize("method", ["dop853", "verner98", "taylor", "lobatto16"])
def test_P19_sphere_and_energy_are_kept(method):
    run = simulate("euler-top", until=10.0, tolerance=1e-12, integrator=method)
    inertia = np.array([2.0, 1.0, 2 / 3])
    np.testing.assert_allclose((run.z**2).sum(axis=1), 1.0, atol=1e-12)  # the tolerance; seen 2e-14
    energy = (run.z**2 / inertia).sum(axis=1) / 2
    np.testing.assert_allclose(energy, energy[0], atol=1e-12)


def test_lorenz_agrees_with_scipy():
    def rate(_, s):
        return [10 * (s[1] - s[0]), s[0] * (28 - s[2]) - s[1], s[0] * s[1] - 8 / 3 * s[2]]

    t = np.linspace(0.0, 5.0, 11)
    theirs = solve_ivp(rate, (0, 5), [0.0, 1.0, 0.0], "DOP853", t, rtol=1e-13, atol=1e-13).y.T
    ours = simulate(gallery.lorenz(), times=t, tolerance=1e-13, integrator="dop853").z
    # Two tolerances of 1e-13 on numbers up to 50, over some hundred steps, magnified ninetyfold.
    np.testing.assert_allclose(ours, theirs, atol=1e-10)
