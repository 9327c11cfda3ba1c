"""Verner's pair of orders 9 and 8: its table by three routes.

The order conditions in floats, the derivation in 60 digits that prints the table, and the slope of the error
on a problem with a closed form.
"""

import runpy
from dataclasses import replace
from pathlib import Path

import mpmath as mp
import numpy as np
import pytest

from pendula.errors import PendulaError
from pendula.numerics import coefficients_verner
from pendula.numerics.coefficients import TRUST
from pendula.numerics.order import ElementaryWeights, order_of, trees
from pendula.numerics.pairs import DOP853, VERNER98

SCRIPT = Path(__file__).parents[3] / "docs" / "derivations" / "verner98.py"
S, s = VERNER98.all_stages, VERNER98.stages
THETAS = np.linspace(0.04, 1.0, 25)


@pytest.fixture(scope="module")
def derivation():
    with mp.workdps(60):
        yield runpy.run_path(str(SCRIPT))


@pytest.fixture(scope="module")
def exact(derivation):
    """A, c, b̂ and p in 60 digits."""
    return derivation["derive"]()


def test_the_table_is_what_the_derivation_prints(derivation):
    assert Path(coefficients_verner.__file__).read_text(encoding="utf-8") == derivation["table"]()


def test_published_digits_appear():
    # Digits of Verner's table: nodes 3, 11 and 17, which are not given to the derivation, and weights.
    nodes = {3: 0.14553652595817068, 11: 0.6590650618730999, 17: 0.7404185470631561}
    weights = {
        0: 0.01996996514886773,
        7: 2.19149930494933,
        8: 0.08857071848208438,
        11: -2.056564386240941,
        15: 0.048342313738239585,
    }
    b_hat = np.append(VERNER98.b, 0.0) - VERNER98.e[0]
    assert {i: VERNER98.c[i] for i in nodes} == pytest.approx(nodes, rel=1e-15)
    assert {i: b_hat[i] for i in weights} == pytest.approx(weights, rel=1e-14)
    assert VERNER98.b[0] == pytest.approx(0.014611976858423152, rel=1e-15)


def test_the_step_has_order_9_and_the_estimate_order_8():
    a = VERNER98.a[: s + 1, : s + 1]
    b = np.append(VERNER98.b, 0.0)
    assert (VERNER98.order, VERNER98.error_order) == (9, 8)
    assert order_of(a, b) == 9
    assert order_of(a, b - VERNER98.e[0]) == 8


def test_the_estimate_sees_functions_of_time_alone():
    # Fehlberg's pairs of high order estimate 0 for y' = f(t); here the weights of c⁸ differ.
    c = VERNER98.c[: s + 1]
    assert [abs(VERNER98.e[0] @ c**k) < 1e-14 for k in range(10)] == [True] * 8 + [False] * 2


def test_the_principal_error_has_the_published_norm(derivation):
    # The name of Verner's table says 0.000000349: √Σ ((b·Φ(t) − 1/γ(t))/σ(t))² over the trees of order 10.
    weights, symmetry = ElementaryWeights(VERNER98.a[:s, :s]), derivation["symmetry"]
    terms = [(VERNER98.b @ weights.of(t) - 1 / t.density) / symmetry(t) for t in trees(10)]
    assert np.linalg.norm(terms) == pytest.approx(3.49e-7, abs=0.005e-7)


@pytest.mark.parametrize("vertices", range(1, 9))
def test_dense_output_has_order_8_at_every_theta(vertices):
    # Off by rounding only: of p, whose terms cancel, and of A.
    weights = ElementaryWeights(VERNER98.a)
    for theta in THETAS:
        b = VERNER98.dense_weights(theta)
        cancelling = np.abs(VERNER98.p) @ theta ** np.arange(1, 9)
        for tree in trees(vertices):
            phi = weights.of(tree)
            rounding = TRUST * (weights.sensitivity(tree, b) + cancelling @ np.abs(phi))
            assert abs(b @ phi - theta**vertices / tree.density) <= rounding


def test_dense_output_in_60_digits_meets_its_conditions_and_its_ends(exact):
    a, _, _, p = exact
    weights = ElementaryWeights(a)
    for theta in map(mp.mpf, ("0.1", "0.5", "0.77")):
        b = p @ np.array([theta**d for d in range(1, 9)])
        defects = [abs(b @ weights.of(t) - theta**n / t.density) for n in range(1, 9) for t in trees(n)]
        assert max(defects) < 1e-50
        # Not order 9: there it would show at about 10⁻⁸.
        assert max(abs(b @ weights.of(t) - theta**9 / t.density) for t in trees(9)) > 1e-10
    assert max(abs(p.sum(axis=1) - a[s])) < 1e-50
    assert max(abs(p[:, 0] - np.eye(S)[0])) < 1e-50
    assert max(abs(p @ np.arange(1, 9) - np.eye(S)[s])) < 1e-50


def test_a_digit_that_is_wrong_is_noticed():
    spoilt = VERNER98.a[:s, :s].copy()
    spoilt[12, 8] += 1e-9
    spoilt[12, 9] -= 1e-9
    assert order_of(spoilt, VERNER98.b) < 9
    with pytest.raises(PendulaError, match="verner98: it must hold that the rows of p add up to b"):
        replace(VERNER98, p=VERNER98.p + np.eye(S, 8) * 1e-6)


# The problem of test_order_observed: a coupled system that knows t, with a closed form.


def derivative(t, y):
    return np.array([-y[1], -2 * y[0] * y[1], -2 * t * y[2] ** 2 * y[0] ** 2 / y[1]])


def solution(t):
    return np.array([1 / (1 + t), 1 / (1 + t) ** 2, 1 / (1 + t * t)])


def slopes(a, c, t, y, h):
    k = np.zeros((len(c), len(y)), dtype=np.asarray(y).dtype)
    for i in range(len(c)):
        k[i] = derivative(t + c[i] * h, y + h * a[i, :i] @ k[:i])
    return k


def slope_of(error, h):
    """log₂ of how much an error falls when h is halved."""
    return float(mp.log(error(h) / error(h / 2), 2))


@pytest.mark.parametrize("which", ["b", "b_hat"])
def test_the_error_falls_with_the_order_claimed(exact, which):
    a, c, b_hat, _ = exact
    weights = {"b": a[s, :s], "b_hat": b_hat}[which]

    def error(h):
        y = solution(mp.mpf(0))
        for n in range(int(1 / h)):
            y = y + h * weights @ slopes(a[:s, :s], c[:s], n * h, y, h)
        return max(abs(y - solution(mp.mpf(1))))

    # The slope nears the order like O(h): that of b̂ is 8.61, 8.41, 8.25, 8.14 at h = 1/20 to 1/160.
    assert slope_of(error, mp.mpf(1) / 160) == pytest.approx({"b": 9, "b_hat": 8}[which], abs=0.2)


@pytest.mark.parametrize("theta", [0.08, 0.3, 0.55, 0.8, 0.97])
def test_the_error_of_dense_output_falls_like_the_ninth_power(exact, theta):
    a, c, _, p = exact
    b = p @ np.array([mp.mpf(theta) ** d for d in range(1, 9)])

    def error(h):
        y = solution(mp.mpf(0))
        return max(abs(y + h * b @ slopes(a, c, mp.mpf(0), y, h) - solution(theta * h)))

    assert slope_of(error, mp.mpf(1) / 1000) == pytest.approx(9, abs=0.05)


def test_the_estimate_falls_like_the_ninth_power(exact):
    a, c, b_hat, _ = exact

    def estimate(h):
        k = slopes(a[:s, :s], c[:s], mp.mpf(0), solution(mp.mpf(0)), h)
        return max(abs(h * (a[s, :s] - b_hat) @ k))

    assert slope_of(estimate, mp.mpf(1) / 1000) == pytest.approx(9, abs=0.05)


def test_dense_output_in_floats_loses_little_to_rounding():
    # |y(t + θh) − exact| for steps of 1/32 from t = 0.5, where the pair's own error is below 1e-17: what is
    # left is rounding, of y and of terms p_id θ^d up to 2600 (their product with 2⁻⁵³ and h·k is 1e-14).
    y, h = solution(0.5), 1 / 32
    k = slopes(VERNER98.a, VERNER98.c, 0.5, y, h)
    for theta in THETAS:
        assert y + h * VERNER98.dense_weights(theta) @ k == pytest.approx(
            solution(0.5 + theta * h), abs=2e-14
        )


def test_a_step_is_more_accurate_than_one_of_dop853():
    def error(pair, steps):
        y, h = solution(0.0), 1 / steps
        for n in range(steps):
            y = y + h * pair.b @ slopes(pair.a, pair.c, n * h, y, h)[: pair.stages]
        return np.abs(y - solution(1.0)).max()

    # At equal numbers of evaluations: 16 a step against 12.
    assert error(VERNER98, 6) < error(DOP853, 8)
