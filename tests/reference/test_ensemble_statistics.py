"""Statistics of ensembles against closed forms: within three standard errors, by fixed seeds.

1. An oscillator with ω normal, mean μ and deviation σ, from rest at 1: x(T) = cos ωT, so that
   E x = e^{−σ²T²/2} cos μT and E x² = ½ (1 + e^{−2σ²T²} cos 2μT) (characteristic function of a normal).
2. v̇ = −γ v + u, with u normal and held for each of n steps h: vₖ₊₁ = a vₖ + b uₖ, a = e^{−γh},
   b = (1 − a)/γ; E v = aⁿ v₀, Var v = b² σ² (1 − a²ⁿ)/(1 − a²). Normal, so a sample variance has the relative
   standard error √(2/N).
Integration errors (rk4) are below 1e-6, far below the standard errors of 1e-2.
"""

import numpy as np
import pytest

import pendula as pe
from pendula.ensembles.studies import drop_test, flip_map, magnetic_basins, nearest_magnet, resting_face

x = pe.coordinates("x")
w, gamma = pe.parameters(w=2.0, gamma=1.5)
u = pe.inputs("u")


@pytest.mark.parametrize("method", ["random", "latin-hypercube"])
def test_oscillators_with_normal_frequencies(method):
    count, mean, deviation, T = 4000, 2.0, 0.1, 5.0
    oscillator = pe.Lagrangian(x, x.dot**2 / 2, w**2 * x**2 / 2, name="oscillator")
    frequencies = pe.samples(count, seed=11, method=method, w=("normal", mean, deviation))
    made = pe.ensemble(oscillator, frequencies, starts={"x": [1.0]}, until=T, step=0.005, keep="end").run()
    ends = made["end x"]
    np.testing.assert_allclose(ends, np.cos(frequencies.values["w"] * T), atol=1e-6)
    expected = np.exp(-((deviation * T) ** 2) / 2) * np.cos(mean * T)
    square = (1 + np.exp(-2 * (deviation * T) ** 2) * np.cos(2 * mean * T)) / 2
    assert ends.mean() == pytest.approx(expected, abs=3 * np.sqrt((square - expected**2) / count))
    assert (ends**2).mean() == pytest.approx(square, abs=3 * (ends**2).std() / np.sqrt(count))


def test_a_linear_system_under_noise():
    count, steps, h, deviation, start, rate = 800, 40, 0.05, 2.0, 1.0, 1.5
    system = pe.Lagrangian(
        x, x.dot**2 / 2, 0 * x, forces=[pe.Force(u - gamma * x.dot, along=x)], name="slowed down"
    )

    def push(random):
        return random.normal(0, deviation, (steps, 1))

    made = pe.ensemble(
        system,
        starts={"x_dot": np.full(count, start)},
        inputs=push,
        seeds=3,
        until=steps * h,
        step=h,
        keep="end",
    ).run()
    a = np.exp(-rate * h)
    b = (1 - a) / rate
    variance = (b * deviation) ** 2 * (1 - a ** (2 * steps)) / (1 - a**2)
    assert made["end x_dot"].mean() == pytest.approx(a**steps * start, abs=3 * np.sqrt(variance / count))
    assert made["end x_dot"].var() == pytest.approx(variance, rel=3 * np.sqrt(2 / count))


def test_no_pendulum_turns_over_without_the_energy_to():
    made = flip_map(48).run()
    one, two = np.meshgrid(*made.dimensions.values(), indexing="ij")
    flips = np.isfinite(made["flip"])
    able = 2 * np.cos(one) + np.cos(two) <= -1
    assert not (flips & ~able).any()
    assert flips[able].mean() > 0.5
    # The map is its own image under a half turn; chaos keeps that only for early flips.
    early = made["flip"] < 3
    assert (early == early[::-1, ::-1]).all()


def test_a_pendulum_over_magnets_ends_at_one_of_them():
    made = magnetic_basins(40).run()
    magnets = nearest_magnet(made)
    assert set(magnets.ravel()) == {0, 1, 2}
    # Left and right are mirror images: the first magnet is on the axis, the others change places.
    mirrored = np.array([0, 2, 1])[magnets[::-1]]
    assert (magnets == mirrored).mean() > 0.99
    assert max(np.abs(made["end x_dot"]).max(), np.abs(made["end y_dot"]).max()) < 0.05


def test_a_dropped_box_rests_on_a_face():
    made = drop_test(2).run()
    half = np.array([0.15, 0.1, 0.05])[resting_face(made)]
    # The solver's residual lets a body sink in by a tenth of a millimetre.
    np.testing.assert_allclose(made["end box_z"], half, atol=1e-4)
