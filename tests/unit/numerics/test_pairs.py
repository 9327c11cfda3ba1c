"""Embedded pairs: their orders by the order conditions, and their steps beside SciPy's."""

from dataclasses import replace

import numpy as np
import pytest
from scipy.integrate import DOP853, RK45

from pendula.errors import PendulaError
from pendula.numerics import pairs
from pendula.numerics.coefficients import TRUST
from pendula.numerics.order import ElementaryWeights, order_of, trees

each_pair = pytest.mark.parametrize("pair", pairs.PAIRS, ids=lambda pair: pair.name)
with_scipy = pytest.mark.parametrize(
    ("pair", "solver"), [(pairs.DOPRI5, RK45), (pairs.DOP853, DOP853)], ids=["RK45", "DOP853"]
)
THETAS = (0.05, 0.25, 0.5, 0.7, 0.95, 1.0)
ESTIMATES = {pairs.DOPRI5.name: [4], pairs.DOP853.name: [5, 3], pairs.VERNER98.name: [8]}


def rotation(t, w):
    """A free rigid body in a drifting frame: nonlinear, coupled, and it knows the time."""
    return np.array([w[1] * w[2], -2 * w[0] * w[2] + 0.3 * np.sin(t), 0.7 * w[0] * w[1] - 0.1 * w[2] ** 3])


START = np.array([0.9, -0.4, 0.6])


def slopes(pair, derivative, t, y, h):
    """All S stages, as in the books: kᵢ = f(t + cᵢh, y + h Σⱼ aᵢⱼ kⱼ)."""
    k = np.zeros((pair.all_stages, len(y)))
    for i in range(pair.all_stages):
        k[i] = derivative(t + pair.c[i] * h, y + h * pair.a[i] @ k)
    return k


def dense_defects(pair, theta, order):
    """Of Σᵢ bᵢ(θ) Φᵢ(t) = θ^ρ/γ(t) for all trees of an order, relative to the size of the terms."""
    weights = ElementaryWeights(pair.a)
    b, powers = pair.dense_weights(theta), theta ** np.arange(1, pair.p.shape[1] + 1)
    for tree in trees(order):
        phi = weights.of(tree)
        scale = weights.sensitivity(tree, b) + (np.abs(pair.p) @ powers) @ np.abs(phi)
        yield abs(b @ phi - theta**order / tree.density) / max(scale, np.finfo(float).tiny)


@each_pair
def test_the_solution_and_each_estimate_have_the_order_claimed(pair):
    s = pair.stages
    assert order_of(pair.a[:s, :s], pair.b) == pair.order
    a, b = pair.a[: s + 1, : s + 1], np.append(pair.b, 0.0)
    assert [order_of(a, b - e) for e in pair.e] == ESTIMATES[pair.name]


@each_pair
def test_the_estimate_for_step_control_falls_with_its_order(pair):
    # The two rows of DOP853 combine to err₅²/err₃: 2·(5 + 1) − (3 + 1) = 7 + 1.
    falls = [order + 1 for order in ESTIMATES[pair.name]]
    assert pair.error_order + 1 == (falls[0] if len(falls) == 1 else 2 * falls[0] - falls[1])


@each_pair
@pytest.mark.parametrize("theta", THETAS)
def test_dense_output_has_the_order_claimed_at_every_theta(pair, theta):
    for order in range(1, pair.dense_order + 1):
        assert max(dense_defects(pair, theta, order)) < TRUST
    # And not one more inside the step: a condition of the next order fails by far.
    assert theta == 1 or max(dense_defects(pair, theta, pair.dense_order + 1)) > 1e5 * TRUST


@each_pair
def test_dense_output_begins_at_y_and_ends_at_the_new_one_with_the_slopes_there(pair):
    s, S, D = pair.stages, pair.all_stages, pair.p.shape[1]
    # Sums of D terms, rounded each to half an ulp of the largest.
    rounding = D * np.finfo(float).eps * np.abs(pair.p).max()
    first, last, end = np.eye(S)[0], np.eye(S)[s], np.pad(pair.b, (0, S - s))
    assert not np.any(pair.dense_weights(0.0))
    assert pair.dense_weights(1.0) == pytest.approx(end, abs=rounding)
    # The slope Σ_d (d+1) p_id θ^d is f at the start and f₊ at the end: steps join with a continuous slope.
    assert pair.p[:, 0] == pytest.approx(first, abs=rounding)
    assert pair.p @ np.arange(1, D + 1) == pytest.approx(last, abs=D * rounding)


@each_pair
def test_weights_for_many_thetas_are_those_for_each(pair):
    many = pair.dense_weights(np.reshape(THETAS, (2, 3)))
    assert many.shape == (2, 3, pair.all_stages)
    assert np.array_equal(many.reshape(6, -1), [pair.dense_weights(theta) for theta in THETAS])


@each_pair
def test_the_stage_at_the_end_is_the_first_of_the_next_step(pair):
    h = 0.1
    k = slopes(pair, rotation, 0.2, START, h)
    y = START + h * pair.b @ k[: pair.stages]
    assert k[pair.stages] == pytest.approx(rotation(0.2 + h, y), abs=1e-15)


@with_scipy
def test_a_step_its_estimate_and_dense_output_are_scipys(pair, solver):
    # Values are of size one and h is 0.1; the two add the same terms in different order.
    theirs = solver(rotation, 0.2, START, 9.0, first_step=0.1, rtol=1e-2, atol=1e-2)
    theirs.step()
    h = theirs.t - 0.2
    k = slopes(pair, rotation, 0.2, START, h)
    assert START + h * pair.b @ k[: pair.stages] == pytest.approx(theirs.y, rel=0, abs=1e-15)
    dense = theirs.dense_output()
    for theta in (0.0, *THETAS):
        ours = START + h * pair.dense_weights(theta) @ k
        assert ours == pytest.approx(dense(0.2 + theta * h), rel=0, abs=1e-13)
    for e, expected in zip(pair.e, scipys_error_weights(theirs), strict=True):
        assert e == pytest.approx(expected, rel=0, abs=1e-15)


def scipys_error_weights(solver):
    """Their E of RK45 is b̂ − b; those of DOP853 are b − b̂, as ours."""
    return [-solver.E] if isinstance(solver, RK45) else [solver.E5, solver.E3]


def finely_stepped(t):
    """The solution at t in 16 steps of DOP853, each with an error below 1e-19 before rounding."""
    y, h = START, t / 16
    for n in range(16):
        k = slopes(pairs.DOP853, rotation, n * h, y, h)
        y = y + h * pairs.DOP853.b @ k[: pairs.DOP853.stages]
    return y


@each_pair
def test_a_pair_cannot_be_changed(pair):
    for key in "abcep":
        with pytest.raises(ValueError, match="read-only"):
            getattr(pair, key)[0] = 1.0


@pytest.mark.parametrize(
    ("key", "spoil", "says"),
    [
        ("a", lambda a: a[:-1], r"a has shape \(6, 7\)"),
        ("e", lambda e: e[:, :-1], r"e has shape \(1, 6\)"),
        ("a", lambda a: a + np.diag([0.0] * 6 + [1e-3]), "on or above the diagonal"),
        ("c", lambda c: c + 1e-9, "the rows of a add up to c"),
        ("b", lambda b: b[::-1], "row 6 of a"),
        ("e", lambda e: e + 1e-9, "each row of e adds up to 0"),
        ("p", lambda p: p + 1e-9, "the rows of p add up to b"),
    ],
)
def test_a_table_that_contradicts_itself_is_refused(key, spoil, says):
    with pytest.raises(PendulaError, match=says):
        replace(pairs.DOPRI5, **{key: spoil(getattr(pairs.DOPRI5, key))})


def test_the_text_says_what_it_is():
    assert repr(pairs.DOP853) == "<DOP853: 12 stages, order 8(7), dense output of order 7 with 16 stages>"
