"""The energy balance against works known in closed form."""

import numpy as np
import pytest

from pendula.errors import PendulaError
from pendula.runs import Energy, energy_balance


def driven(make_run, t, work, power):
    """A run at these instants whose energy is 3 J and the sum of the given works."""
    t = np.asarray(t, float)
    k = len(t)
    E = 3.0 + sum((f(t) for f in work.values()), np.zeros(k))
    return make_run(
        k=k, t=t, energy=Energy(E - 1.0, np.ones(k)), powers={name: f(t) for name, f in power.items()}
    )


CUBIC = {"motor": lambda t: t**3 + t}, {"motor": lambda t: 3 * t**2 + 1}
DAMPED = (
    {"motor": np.sin, "drag": lambda t: np.exp(-t) - 1},
    {"motor": np.cos, "drag": lambda t: -np.exp(-t)},
)


def test_a_quadratic_power_is_integrated_exactly_at_any_instants(make_run):
    t = np.cumsum(np.random.default_rng(1).uniform(0.1, 1.0, 20))
    t -= t[0]
    balance = energy_balance(driven(make_run, t, *CUBIC))
    # Parabolas are exact; what is left is rounding of values up to t³.
    np.testing.assert_allclose(balance.work["motor"], t**3 + t, rtol=1e-13)
    assert np.abs(balance.remainder).max() < 1e-12 * balance.energy.max()


def test_the_remainder_falls_with_the_square_of_the_square_of_the_interval(make_run):
    def left(k):
        return np.abs(energy_balance(driven(make_run, np.linspace(0, 3, k), *DAMPED)).remainder).max()

    # Simpson's rule: O(h⁴) at every second sample, O(h³ · h) between; halving h gives 16, within a quarter.
    assert left(101) / left(201) == pytest.approx(16, rel=0.25)
    assert 0 < left(201) < 1e-8


def test_works_are_signed_and_start_at_zero(make_run):
    balance = energy_balance(driven(make_run, np.linspace(0, 1, 101), *DAMPED))
    assert balance.work["motor"][0] == balance.work["drag"][0] == 0.0
    assert balance.work["drag"][-1] == pytest.approx(np.exp(-1) - 1, abs=1e-9)
    assert balance.energy[-1] - balance.energy[0] == pytest.approx(
        balance.work["motor"][-1] + balance.work["drag"][-1], abs=1e-9
    )
    assert not balance.work["drag"].flags.writeable
    assert not balance.remainder.flags.writeable


def test_two_samples_fall_back_to_the_trapezoid(make_run):
    balance = energy_balance(driven(make_run, [0.0, 2.0], *CUBIC))
    assert balance.work["motor"][-1] == 2.0 * (1 + 13) / 2
    assert balance.remainder[-1] == 10.0 - 14.0


def test_one_sample_has_done_no_work(make_run):
    balance = energy_balance(driven(make_run, [1.0], *CUBIC))
    assert balance.work["motor"].tolist() == [0.0]
    assert balance.remainder.tolist() == [0.0]


def test_an_error_of_the_energy_shows_in_the_remainder(make_run):
    t = np.linspace(0, 1, 11)
    run = make_run(k=11, t=t, energy=Energy(2 * t, np.ones(11)), powers={})
    np.testing.assert_allclose(energy_balance(run).remainder, 2 * t, atol=1e-15)


def test_an_instant_may_come_many_times(make_run):
    t = np.array([0.0, *[1.0] * 6, 2.0])
    run = make_run(k=8, t=t, energy=Energy(t, np.zeros(8)), powers={"motor": np.ones(8)})
    np.testing.assert_array_equal(energy_balance(run).work["motor"], t)


def test_a_power_that_jumps_where_an_instant_comes_twice(make_run):
    """Piecewise constant power, 1 W then −2 W: the work is exact only if no parabola spans the jump."""
    t = np.array([0.0, 0.5, 1.0, 1.0, 1.5, 2.0, 2.5])
    power = np.where(np.arange(7) < 3, 1.0, -2.0)
    run = make_run(k=7, t=t, energy=Energy(np.zeros(7), np.zeros(7)), powers={"switch": power})
    expected = [0.0, 0.5, 1.0, 1.0, 0.0, -1.0, -2.0]
    np.testing.assert_allclose(energy_balance(run).work["switch"], expected, atol=1e-15)


@pytest.mark.parametrize("k", [10, 11])  # Simpson's pairs of intervals end before or in the short one
def test_a_last_step_cut_to_almost_nothing_does_not_magnify_rounding(make_run, k):
    t = np.append(np.linspace(0, 1, k), 1.0 + 4e-16)
    noise = 1e-13 * np.resize([1.0, -1.0], k + 1)
    run = make_run(k=k + 1, t=t, energy=Energy(t, np.zeros(k + 1)), powers={"motor": 1.0 + noise})
    np.testing.assert_allclose(energy_balance(run).work["motor"], t, atol=1e-13)


def test_samples_after_a_divergence_are_left_out_and_it_says_so(make_run):
    E = np.array([1.0, 2.0, 3.0, 1e300, np.inf, np.nan])
    run = make_run(k=6, t=np.arange(6.0), energy=Energy(E, np.zeros(6)), powers={"p": np.ones(6)})
    balance = energy_balance(run)
    assert len(balance.t) == 3
    assert balance.left_out == 3
    assert np.isfinite(balance.remainder).all()
    assert "last 3 samples are left out" in str(balance)


def test_a_power_that_is_not_finite_counts_too(make_run):
    run = make_run(k=3, powers={"p": np.array([1.0, 1.0, np.nan])})
    assert energy_balance(run).left_out == 1


def test_a_run_without_usable_samples_is_refused(make_run):
    with pytest.raises(PendulaError, match="no samples"):
        energy_balance(make_run(k=0))
    with pytest.raises(PendulaError, match="not finite at its first sample"):
        energy_balance(make_run(k=1, energy=Energy(np.array([np.nan]), np.zeros(1))))


def test_the_table_is_aligned_and_honest(make_run):
    text = str(energy_balance(driven(make_run, np.linspace(0, 1, 101), *DAMPED)))
    assert text.splitlines()[:6] == [
        "Energy balance of cart-pole, t = 0 to 1 s",
        "  energy at the start  +3.000000e+00 J",
        "  work of motor        +8.414710e-01 J",
        "  work of drag         -6.321206e-01 J",
        "  energy at the end    +3.209350e+00 J",
        text.splitlines()[5],
    ]
    assert text.splitlines()[5].startswith("  remainder            ")
    assert "quadrature" in text
    assert "integration" in text
    assert "left out" not in text
