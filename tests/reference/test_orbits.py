"""Published orbits from the gallery, at the orders that fixed steps reach and at tolerances of adaptive ones.

P12, Pleiades: E. Hairer, S. P. Nørsett & G. Wanner, Solving Ordinary Differential Equations I, 2nd ed.,
§II.10; digits of the test set for IVP solvers (PSIDE, 1e-16), recomputed to 1.3e-15.
P13, Arenstorf: the same book, §II.0; data of SciMLBenchmarks, ThreeBody; half period recomputed.
P15, Hénon–Heiles: Astron. J. 69 (1964) 73; start of SciMLBenchmarks, digits recomputed.
P16, outer solar system: E. Hairer, C. Lubich & G. Wanner, Geometric Numerical Integration, 2nd ed., §I.2.4,
after 200 000 days; digits recomputed in long double, with which double agrees to 2e-12.

Errors are the largest over all the numbers given; observed at the finest step, and the tolerance there:

    at 1e-12           asked   dop853   verner98  taylor   lobatto16 radau5
    P12  t = 3         1e-8    2.9e-11  1.3e-11   2.3e-12  4.3e-12   5.7e-12
    P13  half period   1e-10   3.7e-13  9.9e-13   2.4e-13  3.7e-13   2.1e-12
    P13  period        1e-7    8.1e-10  6.1e-10   1.7e-10  2.8e-10   1.5e-9
    P15  t = 10        1e-9    1.1e-13  1.3e-14   1.5e-14  3.4e-16   4.1e-15
    P15  t = 100       1e-9    1.7e-12  8.1e-13   4.5e-13  4.3e-15   7.6e-15
    P15  t = 1000      1e-8    6.9e-10  2.3e-10   3.1e-11  1.5e-13   1.4e-11
    P16  200 000 days  1e-7    5.4e-10  5.4e-10   2.4e-9   1.7e-10   5.6e-11

    at 1e-14           bound   dop853   verner98  taylor   lobatto16
    P12  t = 3         1e-11   1.6e-12  7.2e-13   4.6e-13  2.9e-13
    P13  half period   1e-12   1.2e-13  8.7e-14   1.3e-13  1.1e-13
    P13  period        1e-9    8.4e-11  6.2e-11   9.2e-11  7.8e-11
    P15  t = 10        1e-14   1.0e-15  3.4e-16   1.2e-16  1.9e-16
    P15  t = 100       1e-13   1.8e-14  8.1e-15   7.3e-15  8.5e-16
    P15  t = 1000      1e-10   7.7e-12  2.0e-12   2.3e-13  2.2e-13
    P16  200 000 days  2e-10   1.4e-11  4.8e-12   3.3e-11  3.1e-12
"""

from functools import cache
from math import log2

import numpy as np
import pytest

from pendula import RungeKutta, simulate
from pendula.numerics import DORMAND_PRINCE

pytestmark = pytest.mark.slow

METHODS = {"rk4": "rk4", "Dormand-Prince": RungeKutta(DORMAND_PRINCE)}
ORDERS = {"rk4": 4, "Dormand-Prince": 5}

# P12: x(3), y(3), vx(3), vy(3) of the seven stars.
STARS = """
 0.370613914397050748  3.237284092057233095 -3.222559032418323340  0.659709145577530830
 0.342558170715657989  1.562172101400631031 -0.700309292221249481
-3.943437585517392808 -3.271380973972549929  5.225081843456544172 -2.590612434977469533
 1.198213693392274737 -0.242968234493582346  1.091449240428979811
 3.417003806314313223  1.354584501625501235 -2.590065597810775403  2.025053734714241354
-1.155815100160449257 -0.807298817022302116  0.595239635420872012
-3.741244961234009476  0.377345968575062893  0.938685886955107868  0.366792222720057000
-0.347404635380849388  2.344915448180936920 -1.947020434263291784
"""
# P13: the period, and (x, y, vx, vy) after half of it.
PERIOD = 17.0652165601579625588917206249
ARENSTORF_START = (0.994, 0.0, 0.0, -2.00158510637908252240537862224)
ARENSTORF_HALF = (-1.2448220520265697, 0.0, 0.0, 0.5539903081422230)
# P15: (q1, q2, p1, p2), and the energy at the start.
HENON_HEILES = {
    10.0: (0.0367089197030261, 0.6826922399017149, 0.0471639671758452, -0.0253059588138630),
    100.0: (-0.0401942378760688, 0.6790169217720216, 0.0384509289518598, 0.0485948315530036),
    1000.0: (-0.0208696549472955, -0.3816308413466974, 0.0568467370403854, 0.2719722325678037),
}
H = 0.13
# P16: positions of the Sun, Jupiter, Saturn, Uranus, Neptune and Pluto, AU.
PLANETS = """
 1.23584254235460892 -0.48994382114427491 -0.24610536181432128
 2.61107957011272043 -5.07952549678803206 -2.24472067785307313
-7.66913624739122468 -4.05205224548803487 -1.33111566971147166
-5.82474394984783328 15.33717375357248190  6.78246340991759186
20.66398024751511645 20.58295604245979453  7.89479541474817079
36.56695069882248248 -13.76768440125979792 -15.04346922182328089
"""


def numbers(text: str) -> np.ndarray:
    return np.array(text.split(), dtype=float)


def by_body(text: str, dimension: int) -> np.ndarray:
    """Numbers given axis by axis, in the gallery's order: x1, y1, x2, y2, …"""
    return numbers(text).reshape(dimension, -1).T.ravel()


def half(text: str, which: int) -> str:
    words = text.split()
    middle = len(words) // 2
    return " ".join(words[middle:] if which else words[:middle])


# Name: the gallery system, the instant, the state (q, v) then, or only its first part.
PROBLEMS = {
    "P12": ("pleiades", 3.0, np.hstack([by_body(half(STARS, 0), 2), by_body(half(STARS, 1), 2)])),
    "P13 half": ("arenstorf", PERIOD / 2, np.array(ARENSTORF_HALF)),
    "P13": ("arenstorf", PERIOD, np.array(ARENSTORF_START)),
    "P15 swing": ("henon-heiles", 10.0, np.array(HENON_HEILES[10.0])),
    "P15 short": ("henon-heiles", 100.0, np.array(HENON_HEILES[100.0])),
    "P15": ("henon-heiles", 1000.0, np.array(HENON_HEILES[1000.0])),
    "P16": ("outer-solar-system", 200_000.0, numbers(PLANETS)),
}
# Problem and method: the finest step, the tolerance there, the order that the last halving must show.
CASES = {
    ("P12", "rk4"): (2.0**-15, 1e-7, 3.85),
    ("P12", "Dormand-Prince"): (2.0**-14, 1e-8, 4.4),
    ("P13 half", "rk4"): (PERIOD / 400_000, 1e-8, 3.85),
    ("P13 half", "Dormand-Prince"): (PERIOD / 200_000, 1e-10, 4.85),
    ("P13", "rk4"): (PERIOD / 400_000, 1e-5, 3.85),
    ("P13", "Dormand-Prince"): (PERIOD / 200_000, 1e-7, 4.85),
    ("P15 short", "rk4"): (1 / 200, 1e-9, 3.85),
    ("P15 short", "Dormand-Prince"): (1 / 100, 1e-10, 4.85),
    ("P15", "rk4"): (1 / 200, 1e-8, 3.85),
    ("P15", "Dormand-Prince"): (1 / 100, 5e-8, 4.85),
    ("P16", "rk4"): (5.0, 1e-6, 3.85),
    ("P16", "Dormand-Prince"): (5.0, 1e-8, 4.85),
}
every_case = pytest.mark.parametrize(("problem", "method"), CASES, ids=map(" ".join, CASES))


@cache
def end(problem: str, method: str, step: float) -> np.ndarray:
    system, instant, _ = PROBLEMS[problem]
    run = simulate(system, step=step, integrator=METHODS[method], times=[instant])
    assert run.outcome.reason == "finished"
    return np.hstack([run.q[-1], run.v[-1]])


def error(problem: str, method: str, step: float) -> float:
    truth = PROBLEMS[problem][2]
    return float(np.abs(end(problem, method, step)[: len(truth)] - truth).max())


@every_case
def test_the_published_state_is_reached(problem, method):
    step, tolerance, _ = CASES[problem, method]
    assert error(problem, method, step) <= tolerance


@every_case
def test_the_order_is_reached(problem, method):
    step, tolerance, order = CASES[problem, method]
    coarse, fine = error(problem, method, 2 * step), error(problem, method, step)
    assert log2(coarse / fine) >= order, (coarse, fine)
    assert fine > tolerance / 100  # so the tolerance says something, and rounding is not what is seen


@every_case
def test_halving_the_step_foretells_the_error(problem, method):
    # Richardson: e(h) ≈ |y(2h) − y(h)|/(2ᵖ − 1), without knowing the answer. A superconvergent stretch makes
    # the estimate too large, never much too small: twice, for the terms of higher order.
    step, tolerance, _ = CASES[problem, method]
    apart = end(problem, method, 2 * step) - end(problem, method, step)
    foretold = np.abs(apart[: len(PROBLEMS[problem][2])]).max() / (2 ** ORDERS[method] - 1)
    assert error(problem, method, step) <= 2 * foretold <= 2 * tolerance


@pytest.mark.parametrize(
    ("problem", "step", "tolerance"),
    # What problems.md asks for; observed 1.2e-10, 2.6e-10, 6.2e-13 and 3.9e-9.
    [
        ("P12", 2.0**-15, 1e-8),
        ("P13", PERIOD / 400_000, 1e-7),
        ("P15 short", 1 / 200, 1e-9),
        ("P16", 5.0, 1e-7),
    ],
)
def test_tight_tolerances_are_in_reach_of_a_fixed_step(problem, step, tolerance):
    assert error(problem, "Dormand-Prince", step) <= tolerance


# What is asked of adaptive methods at tolerance 1e-12, and what those of high order reach at 1e-14: rounding,
# which P12's close encounters amplify, 2e-13 to 1.6e-11 with tolerances from 5e-15 to 1e-13.
ADAPTIVE = {
    "P12": (1e-8, 3e-11),
    "P13 half": (1e-10, 1e-12),
    "P13": (1e-7, 2e-9),
    "P15 swing": (1e-9, 1e-14),
    "P15 short": (1e-9, 1e-13),
    "P15": (1e-8, 1e-10),
    "P16": (1e-7, 2e-10),
}
HIGH = ("dop853", "verner98", "taylor", "lobatto16")


def adaptive_error(problem: str, method: str, tolerance: float) -> float:
    system, instant, truth = PROBLEMS[problem]
    run = simulate(system, integrator=method, tolerance=tolerance, times=[instant])
    assert run.outcome.reason == "finished"
    return float(np.abs(run.y[-1, : len(truth)] - truth).max())


@pytest.mark.parametrize("method", [*HIGH, "radau5"])
@pytest.mark.parametrize("problem", ADAPTIVE)
def test_adaptive_methods_reach_the_published_state(problem, method):
    assert adaptive_error(problem, method, 1e-12) <= ADAPTIVE[problem][0]


@pytest.mark.parametrize("method", HIGH)
@pytest.mark.parametrize("problem", ADAPTIVE)
def test_at_the_tightest_tolerances_little_but_rounding_is_left(problem, method):
    assert adaptive_error(problem, method, 1e-14) <= ADAPTIVE[problem][1]


def test_bodies_are_taken_in_the_order_of_the_gallery():
    # Were they axis by axis, the Pleiades would start elsewhere.
    run = simulate("pleiades", until=0.0, step=1.0)
    assert run.coordinates[:4] == ("x1", "y1", "x2", "y2")
    np.testing.assert_array_equal(run.q[0], [3, 3, 3, -3, -1, 2, -3, 0, 2, 0, -2, -4, 2, 4])


def energy_error(integrator: str, step: float) -> np.ndarray:
    run = simulate("henon-heiles", until=1e4, step=step, integrator=integrator)
    assert run.outcome.reason == "finished"
    return run.energy.total - H


@pytest.mark.parametrize(
    ("integrator", "order", "constant"),
    # |H − 0.13| ≤ C hᵖ: 3.9e-3 = 0.078 h and 9.4e-5 = 0.038 h² at h = 0.05.
    [("semi-implicit-euler", 1, 0.1), ("verlet", 2, 0.05), ("velocity-verlet", 2, 0.05)],
)
@pytest.mark.parametrize("step", [0.1, 0.05, 0.025])
def test_P15_symplectic_methods_keep_the_energy_within_bounds(integrator, order, constant, step):
    wrong = energy_error(integrator, step)
    bound = constant * step**order
    assert bound / 2 < np.abs(wrong).max() <= bound
    # No secular drift: neither the largest nor the mean error of the last tenth has moved away from that of
    # the first. 1 % of the bound is for where 1/10 of a motion that never repeats happens to lie.
    first, last = wrong[: len(wrong) // 10], wrong[-(len(wrong) // 10) :]
    assert abs(np.abs(last).max() - np.abs(first).max()) <= 0.01 * bound
    assert abs(last.mean() - first.mean()) <= 0.01 * bound


def test_P15_a_method_that_is_not_symplectic_drifts():
    # The check above is one that can fail: rk4 loses energy ten times as long, ten times as much.
    wrong = np.abs(energy_error("rk4", 0.1))
    assert wrong[-1] > 5 * wrong[: len(wrong) // 10].max()


def test_P16_velocity_verlet_at_200_days_keeps_the_energy():
    # Over 460 of Jupiter's orbits. ωh = 0.29 there, so that an error of (ωh)² e/2 = 2e-3 is to be expected
    # with its eccentricity e = 0.05; seen: 2.0e-3.
    run = simulate("outer-solar-system", until=2e6, step=200.0, integrator="velocity-verlet")
    wrong = run.energy.total / run.energy.total[0] - 1
    assert 1e-3 < np.abs(wrong).max() <= 3e-3
    first, last = wrong[:1000], wrong[-1000:]
    assert abs(last.mean() - first.mean()) <= 3e-5  # 1 % of the bound, as above
    # Euler's method has lost the system by then: its energy is near that of bodies flown apart.
    euler = simulate("outer-solar-system", until=2e5, step=200.0, integrator="euler").energy.total
    assert abs(euler[-1] / euler[0] - 1) > 0.5
