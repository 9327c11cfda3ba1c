"""Truths agree with each other where two routes lead to them, and say how errors grow."""

import numpy as np
import pytest
from campaign.integration import block_size, closed, integrate
from campaign.kinds import KINDS, make_case
from campaign.kinds.double_pendulum import double_pendulum
from campaign.kinds.orbit import kepler


def test_keplers_closed_form_is_the_integral_of_its_rates():
    start = np.array([0.4, 0.1, -0.3, 1.8])

    def rate(t, y):
        cube = np.hypot(y[0], y[1]) ** 3
        return np.array([y[2], y[3], -y[0] / cube, -y[1] / cube])

    by_rates = integrate(rate, start, 7.0, 0.05)
    by_form = closed(lambda y, t: kepler(y, 1.0, t), start, 7.0)
    # DOP853 at a tolerance of 1e-12, and what the orbit makes of it.
    np.testing.assert_allclose(by_rates.states, by_form.states, rtol=0, atol=1e-9)
    assert by_rates.error < 1e-8
    assert by_rates.amplification == pytest.approx(by_form.amplification, rel=1.0)


def test_growth_of_errors_is_that_of_the_motion():
    # ẍ = x: from (1, −1), x = e^(−t) decays while a shift along (1, 1) grows as e^t.
    truth = integrate(lambda t, y: np.array([y[1], y[0]]), [1.0, -1.0], 6.0, 0.1)
    assert truth.amplification == pytest.approx(np.exp(6.0), rel=1e-3)
    assert np.abs(truth.states[:, 0] - np.exp(-truth.times)).max() < 1e-11 * truth.amplification


def test_errors_on_the_way_count_as_well_as_those_of_the_start():
    # A decay for the first half and growth in the second: what is shifted at the start is gone by then.
    truth = integrate(lambda t, y: np.where(t < 5.0, -3.0, 3.0) * y, [1.0], 9.0, 0.1, positions=0)
    assert truth.amplification > np.exp(3.0 * 2.9)


def test_the_double_pendulum_keeps_its_energy():
    m1, m2, l1, l2, g = 1.3, 0.4, 0.8, 1.7, 9.81

    def energy(y):
        p, r, u, w = y
        kinetic = (m1 + m2) / 2 * (l1 * u) ** 2 + m2 / 2 * (l2 * w) ** 2
        kinetic += m2 * l1 * l2 * u * w * np.cos(p - r)
        return kinetic - (m1 + m2) * g * l1 * np.cos(p) - m2 * g * l2 * np.cos(r)

    truth = integrate(double_pendulum(m1, m2, l1, l2, g), [2.0, -1.0, 0.3, 0.0], 3.0, 0.05)
    start = energy(np.array([2.0, -1.0, 0.3, 0.0]))
    np.testing.assert_allclose([energy(state) for state in truth.states], start, rtol=0, atol=1e-9)


def test_sizes_are_those_of_positions_and_of_velocities():
    path = np.array([[1.0, -3.0], [0.1, 0.2], [5.0, 7.0], [0.0, -2.0]])
    np.testing.assert_array_equal(block_size(path, 2), [3.0, 3.0, 7.0, 7.0])
    np.testing.assert_array_equal(block_size(path, 0), [7.0] * 4)


def test_no_truth_is_an_error():
    with np.errstate(all="ignore"), pytest.raises(ArithmeticError, match="No truth was found"):
        integrate(lambda t, y: y**2, [1.0], 2.0, 0.1, positions=0)


@pytest.mark.parametrize("kind", KINDS)
def test_a_case_is_known_by_its_kind_and_number(kind):
    (case, settings), (same, again) = make_case(kind, 5), make_case(kind, 5)
    assert (case.template, case.start, str(settings)) == (same.template, same.start, str(again))
    np.testing.assert_array_equal(case.truth.states, same.truth.states)
    assert case.model.parameters == same.model.parameters
    other, _ = make_case(kind, 6)
    assert (case.start, case.model.parameters) != (other.start, other.model.parameters)
