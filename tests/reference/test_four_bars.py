"""IFToMM benchmark A02: a chain of N four-bar linkages, as closed loops of 2N + 1 rods (problem P02).

Uniform rods of mass 1 and length 1, ground pivots at (i, 0), vertical rods upright, horizontal ones on top.
All angles are coordinates, every loop is two constraints. Whenever the rods lie in line the constraints
become dependent, and the motion must go on in the same branch. On it all vertical rods have one angle,
θ̈ = g ((N+1)/2 + N)/((N+1)/3 + N) sin θ, from which the digits at t = 10 s come (independent computation);
the benchmark asks for 1e-4 at t = 10 s and an energy within 0.1 J.
"""

import numpy as np
import pytest

import pendula as pe
from pendula.gallery import four_bars

pytestmark = pytest.mark.slow

END = {
    2: (0.3284581115408156, 0.9445185381786009, 1.4230514702069446, -0.4948688454870436),
    40: (0.1805122266867286, 0.9835727405823116, 1.1484412774694144, -0.21077006677942425),
}


def first_corner(run: pe.Run) -> np.ndarray:
    a, rate = run.q[-1, 0], run.v[-1, 0]
    return np.array([np.sin(a), np.cos(a), rate * np.cos(a), -rate * np.sin(a)])


@pytest.fixture(scope="module")
def two() -> pe.Model:
    return pe.derive(four_bars(2))


# Ten digits of tolerance are more than singular configurations leave: there, errors are magnified.
@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"step": 2e-3}, 1e-8),
        ({"tolerance": 1e-8, "integrator": "dopri5"}, 5e-6),
        ({"tolerance": 1e-9, "integrator": "dop853"}, 1e-6),
        ({"tolerance": 1e-11, "integrator": "dop853"}, 1e-7),
        ({"tolerance": 1e-10, "integrator": "verner98"}, 1e-7),
        ({"tolerance": 1e-12, "integrator": "verner98"}, 1e-7),
        ({"tolerance": 1e-9, "integrator": "taylor"}, 1e-7),
        ({"tolerance": 1e-6, "integrator": "radau5"}, 1e-4),
        ({"tolerance": 1e-9}, 1e-6),
    ],
    ids=lambda given: "-".join(f"{value}" for value in given.values()) if isinstance(given, dict) else "",
)
def test_two_loops_pass_their_singular_configurations(two, options, error):
    run = pe.simulate(two, until=10.0, **options)
    assert run.outcome.reason == "finished", run.outcome
    np.testing.assert_allclose(first_corner(run), END[2], atol=error)
    np.testing.assert_allclose(run.energy.total, run.energy.total[0], atol=100 * error)
    residuals = two.constraint_residuals(run.q, run.v)
    assert np.abs(residuals).max() < 1e-10


@pytest.mark.parametrize("loops", [1, 2, 3, 5])
def test_accelerations_are_those_of_one_angle(loops):
    # With every upright at θ and every top level: θ̈ of the closed form, and the tops do not turn.
    m, l, g = 0.7, 1.3, 9.0
    model = pe.derive(four_bars(loops, m=m, l=l, g=g))
    for theta in (0.3, 1.2, -2.0, 3.1):
        q = np.array([theta] * (loops + 1) + [0.0] * loops)
        v = np.array([0.8] * (loops + 1) + [0.0] * loops)
        expected = g / l * ((loops + 1) / 2 + loops) / ((loops + 1) / 3 + loops) * np.sin(theta)
        found = model.acceleration(q, v)
        np.testing.assert_allclose(found, [expected] * (loops + 1) + [0.0] * loops, atol=1e-12)


@pytest.mark.parametrize("tolerance", [1e-8, 3e-9, 1e-9, 1e-10])
def test_a_method_that_does_not_find_the_way_through_says_so(two, tolerance):
    # Newton's iteration does not like to be near a singular matrix: at small tolerances Radau may fail there,
    # depending on where its steps fall. It must not arrive somewhere else and call that the end.
    run = pe.simulate(two, until=10.0, tolerance=tolerance, integrator="radau5")
    if run.outcome.reason == "finished":
        np.testing.assert_allclose(first_corner(run), END[2], atol=1e-6)
    else:
        assert run.outcome.reason == "diverged"
        assert run.t[-1] < 10.0


def test_forty_loops():
    run = pe.simulate(four_bars(40), until=10.0, tolerance=1e-9, integrator="verner98", save_every=20)
    assert run.outcome.reason == "finished", run.outcome
    np.testing.assert_allclose(first_corner(run), END[40], atol=1e-4)
    np.testing.assert_allclose(run.energy.total, run.energy.total[0], atol=0.1)
