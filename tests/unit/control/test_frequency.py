"""Frequency responses and margins, by python-control, by hand and by runs of the real system."""

from functools import cache

import control
import numpy as np
import pytest

import pendula as pe

UP, DOWN = {"theta": np.pi}, {"theta": 0.0}
x, u = pe.coordinates("x"), pe.inputs("u")
OSCILLATOR = pe.Lagrangian(
    x, x.dot**2 / 2, 2 * x**2, forces=[pe.Force(u, along=x), pe.Damper(0.8, on=x)], name="oscillator"
)


@cache
def regulator() -> pe.LQR:
    return pe.LQR("cart-pole", UP, largest={"x": 0.5, "theta": 0.2, "u": 20.0})


def test_an_oscillator_answers_as_the_textbook_says():
    found = pe.frequency_response(OSCILLATOR, "u", "x")
    w = found.frequencies
    np.testing.assert_allclose(found.values, 1 / (4 - w**2 + 0.8j * w), rtol=1e-12)
    assert w[0] < 0.2, "around the pole at 2 rad/s"
    assert w[-1] > 20
    np.testing.assert_allclose(found.decibels, 20 * np.log10(found.magnitude))
    assert found.phase[-1] == pytest.approx(-np.pi, abs=0.05)


def test_any_output_agrees_with_python_control():
    theta = pe.coordinates("theta")
    for output in ("theta", "x_dot", pe.sin(theta) + theta.dot):
        linear = pe.linearise("cart-pole", DOWN, outputs=[output])
        w = np.geomspace(0.1, 50, 40)
        found = pe.frequency_response("cart-pole", u, output, DOWN, frequencies=w)
        np.testing.assert_allclose(found.values, linear.to_control()(1j * w), rtol=1e-9, atol=1e-14)


def test_the_real_system_answers_as_the_linear_one_where_it_swings_little():
    w = [0.5, 1.0, 2.0, 3.0]  # at 2 rad/s the pole stands still: it is the zero of the transfer
    linear = pe.frequency_response("cart-pole", "u", "theta", DOWN, frequencies=w)
    real = pe.frequency_response("cart-pole", "u", "theta", DOWN, frequencies=w, amplitude=1e-3)
    # Blocks repeat to 1e-5, and what is left of the start after that decays on.
    np.testing.assert_allclose(real.values, linear.values, rtol=3e-5, atol=1e-6)
    assert real.distortion is not None
    assert real.distortion[[0, 1, 3]].max() < 1e-4


def test_a_hard_spring_answers_as_harmonic_balance_says():
    # ẍ + 0.8 ẋ + x + x³ = A sin ωt: (1 + ¾a² − ω²)² a² + (0.8 ω a)² = A² (Nayfeh & Mook 1979, §4.1), to the
    # share of the third harmonic, ¼a³/(9ω² − 1).
    hard = OSCILLATOR.replace(potential=x**2 / 2 + x**4 / 4)
    real = pe.frequency_response(hard, "u", "x", frequencies=[1.5, 3.0], amplitude=1.0)
    for w, value, share in zip((1.5, 3.0), np.abs(real.values), real.distortion, strict=True):
        force = np.hypot((1 + 0.75 * value**2 - w**2) * value, 0.8 * w * value)
        assert force == pytest.approx(1.0, rel=0.02)
        assert share == pytest.approx(value**2 / 4 / (9 * w**2 - 1), rel=0.2)


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"input": "w"}, "input names 'w', which cart-pole does not have; it has 'u'"),
        ({"at": {"theta": 1.0}}, "does not rest there"),
        ({"frequencies": [0.0, 1.0]}, "numbers above 0 rad/s"),
        ({"amplitude": 0.0}, "amplitude must be greater than zero"),
        ({"amplitude": 1.0, "at": UP}, "has a pole at .* and does not settle; close a loop"),
        ({"output": pe.Point(x, 0)}, "of one output"),
    ],
)
def test_what_cannot_be_is_refused(asked, words):
    with pytest.raises(pe.PendulaError, match=words):
        pe.frequency_response(**{"system": "cart-pole", "input": "u", "output": "x", "at": DOWN} | asked)


def test_margins_agree_with_python_control():
    A, B = regulator().linear.A, regulator().linear.B
    found = pe.gain_margins("cart-pole", regulator())["u"]
    gain, phase, _, _, frequency, _ = control.stability_margins(control.ss(A, B, regulator().K, 0))
    assert found.gain == (pytest.approx(gain, rel=1e-6), np.inf)
    assert np.degrees(found.phase) == pytest.approx(phase, rel=1e-8)
    assert found.frequency == pytest.approx(frequency, rel=1e-8)
    # An LQR bears half the gain and 60° at least (Safonov & Athans 1977).
    assert found.gain[0] < 0.5
    assert found.phase > np.pi / 3


def test_margins_are_where_the_loop_becomes_unstable():
    found = pe.gain_margins("cart-pole", regulator())["u"]
    A, B, K = regulator().linear.A, regulator().linear.B, regulator().K

    def grows(matrix: np.ndarray) -> bool:
        return bool(np.linalg.eigvals(matrix).real.max() > 0)

    assert grows(A - 0.999 * found.gain[0] * B @ K)
    assert not grows(A - 1.001 * found.gain[0] * B @ K)
    # A delay, as a Padé approximation of high order in series with the input.
    for factor, unstable in ((0.99, False), (1.01, True)):
        lag = control.tf2ss(control.tf(*control.pade(factor * found.delay, 8)))
        loop = control.series(lag, control.ss(A, B, K, 0))
        assert grows(control.feedback(loop).A) == unstable


def test_a_sampled_loop_has_its_own_margins():
    found = pe.gain_margins("cart-pole", regulator(), every=0.02)["u"]
    plant = control.c2d(control.ss(regulator().linear.A, regulator().linear.B, regulator().K, 0), 0.02)
    for factor, stable in ((1.01, True), (0.99, False)):
        poles = np.linalg.eigvals(plant.A - factor * found.gain[0] * plant.B @ plant.C)
        assert (np.abs(poles).max() < 1) == stable
    for factor, stable in ((0.99, True), (1.01, False)):
        poles = np.linalg.eigvals(plant.A - factor * found.gain[1] * plant.B @ plant.C)
        assert (np.abs(poles).max() < 1) == stable
    assert found.delay < pe.gain_margins("cart-pole", regulator())["u"].delay


def test_margins_of_a_servo_and_of_an_unstable_loop():
    found = pe.gain_margins("pendularm", pe.PID(100.0, kd=20.0), {"theta1": 0.0})
    assert found["u1"].gain == (0.0, np.inf)
    assert "u1" in str(found)
    with pytest.raises(pe.PendulaError, match="loop of pendularm is unstable or nearly so, with a pole at"):
        pe.gain_margins("pendularm", pe.PID(1.0), {"theta1": np.pi})


def test_pictures_are_drawn(tmp_path):
    found = pe.frequency_response(OSCILLATOR, "u", "x")
    real = pe.frequency_response(OSCILLATOR, "u", "x", frequencies=[1.0, 4.0], amplitude=1.0)
    above, below = pe.plot_bode(found, real, path=tmp_path / "bode.png").axes
    np.testing.assert_array_equal(above.lines[0].get_ydata(), found.decibels)
    np.testing.assert_array_equal(below.lines[1].get_ydata(), np.degrees(real.phase))
    (plane,) = pe.plot_nyquist(found, path=tmp_path / "nyquist.png").axes
    np.testing.assert_array_equal(plane.lines[0].get_xdata(), found.values.real)
    with pytest.raises(pe.PendulaError, match="plot_bode draws what frequency_response returns"):
        pe.plot_bode()
