"""The Kalman filter, LQG, and noise."""

from functools import cache

import control
import numpy as np
import pytest

import pendula as pe

UP = {"theta": np.pi}
LARGEST = {"x": 0.5, "theta": 0.2, "u": 20.0}
NOISE = {"process": {"u": 1.0}, "measurement": 1e-4}
theta = pe.coordinates("theta")


@cache
def regulator() -> pe.LQR:
    return pe.LQR("cart-pole", UP, largest=LARGEST)


@cache
def sampled() -> pe.LQR:
    return pe.LQR("cart-pole", UP, largest=LARGEST, discrete=0.02)


def test_gains_agree_with_python_control():
    found = pe.Observer(regulator(), ["x", "theta"], **NOISE)
    A, B, C = found.linear.A, found.linear.B, found.linear.C
    L, P, _ = control.lqe(A, B, C, np.eye(1), 1e-4 * np.eye(2))
    assert np.abs(found.L - L).max() < 1e-10 * np.abs(L).max()
    assert np.abs(found.P - P).max() < 1e-10 * np.abs(P).max()
    matrix = pe.Observer(regulator(), ["x", "theta"], process=B @ B.T, measurement=[1e-4, 1e-4])
    np.testing.assert_allclose(matrix.L, found.L, rtol=1e-9)


def test_discrete_gains_agree_with_python_control():
    found = pe.Observer(sampled(), ["x", "theta"], process=1e-4, measurement=1e-4)
    plant = control.c2d(control.ss(found.linear.A, found.linear.B, found.linear.C, 0), 0.02)
    L, _, poles = control.dlqe(plant.A, np.eye(4), plant.C, 1e-4 * np.eye(4), 1e-4 * np.eye(2))
    assert np.abs(found.L - L).max() < 1e-10 * np.abs(L).max()
    np.testing.assert_allclose(np.sort_complex(found.poles), np.sort_complex(poles), rtol=1e-8)


def test_regulator_and_filter_separate():
    found = pe.Observer(regulator(), ["x", "theta"], **NOISE)
    closed = pe.derive("cart-pole").with_control(found)
    poles = pe.linearise(closed, UP).poles
    both = np.concatenate((regulator().poles, found.poles))
    np.testing.assert_allclose(np.sort_complex(poles), np.sort_complex(both), rtol=1e-7)
    assert closed.parameters["L_theta_dot_x"] == pytest.approx(found.L[3, 0])


def test_they_separate_from_sample_to_sample():
    from pendula.control.loop import linear_loop

    found, model = pe.Observer(sampled(), ["x", "theta"], **NOISE), pe.derive("cart-pole")
    loop = linear_loop(model, found.controller(model), found.linear.point)
    poles, both = np.linalg.eigvals(loop.closed(0.02)), np.concatenate((sampled().poles, found.poles))
    np.testing.assert_allclose(np.sort_complex(poles), np.sort_complex(both), rtol=1e-7)
    run = pe.simulate("cart-pole", {"theta": 3.0}, 10.0, step=1e-3, control=pe.Sampled(found, every=0.02))
    assert run["theta"][-1] == pytest.approx(np.pi, abs=1e-5)
    with pytest.raises(
        pe.PendulaError, match=r"every 0.3 s, cart-pole with its LQR and observer is unstable"
    ):
        pe.simulate("cart-pole", until=1.0, step=1e-3, control=pe.Sampled(found, every=0.3))


def test_what_is_not_measured_is_estimated():
    found = pe.Observer(regulator(), ["x", pe.sin(theta)], **NOISE)
    run = pe.simulate("cart-pole", {"theta": np.pi - 0.1}, 8.0, tolerance=1e-9, control=found)
    late = run.t > 4
    for name in ("x", "x_dot", "theta_dot"):
        np.testing.assert_allclose(run[f"{name}_estimate"][late], run[name][late], atol=2e-3)
    assert run["theta"][-1] == pytest.approx(np.pi, abs=1e-4)


def test_errors_of_measurement_are_filtered():
    noise = pe.Noise(0.02, bandwidth=200.0, seed=4)
    found = pe.Observer(
        regulator(), ["x", "theta"], process={"u": 0.1}, measurement=noise.intensity, noise={"theta": noise}
    )
    run = pe.simulate("cart-pole", UP, 20.0, step=1e-3, control=found)
    wrong = (run["theta_estimate"] - (run["theta"] - np.pi))[run.t > 5]
    assert wrong.std() < 0.5 * 0.02
    again = pe.simulate("cart-pole", UP, 20.0, step=1e-3, control=found)
    np.testing.assert_array_equal(again.y, run.y)


def test_noise_is_what_it_says():
    noise = pe.Noise(0.5, bandwidth=30.0, seed=1, terms=200)
    t = np.linspace(0, 40, 20001)
    values = np.array(pe.simulate(_free(noise), until=40.0, times=t, tolerance=1e-6)["n"])
    assert values.std() == pytest.approx(0.5, rel=0.05)  # 200 swings over 190 periods of the highest
    assert abs(values.mean()) < 0.05
    assert np.mean(np.abs(values) < 0.5) == pytest.approx(0.683, abs=0.03), "normal"
    power = np.abs(np.fft.rfft(values)) ** 2
    frequency = 2 * np.pi * np.fft.rfftfreq(len(t), t[1])
    assert power[frequency > 33].sum() < 0.01 * power.sum()
    assert power[(frequency > 0) & (frequency < 15)].sum() == pytest.approx(power.sum() / 2, rel=0.1)
    other = pe.simulate(_free(pe.Noise(0.5, 30.0, seed=2)), until=40.0, times=t, tolerance=1e-6)["n"]
    assert abs(np.corrcoef(values, other)[0, 1]) < 0.2


def _free(noise: pe.Noise) -> pe.Ode:
    z = pe.states("z")
    return pe.Ode(z, [noise], name="integral of noise", signals={"n": noise})


def test_noise_drives_an_input():
    noise = pe.Noise(2.0, 10.0, seed=3)
    run = pe.simulate("cart-pole", until=1.0, step=1e-3, control={"u": noise})
    expected = np.array([float(noise.expression.subs(pe.time, t)) for t in run.t[::200]])
    np.testing.assert_allclose(run["u"][::200], expected, atol=1e-12)


def observe_without_springs() -> pe.Observer:
    lqr = pe.LQR(pe.gallery.cart_pole(k1=0.0, k2=0.0), UP, Q=1.0, R=1.0)
    return pe.Observer(lqr, "theta", **NOISE)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: pe.Observer(regulator(), "theta", process=1.0, measurement=0.0), "measurement must have"),
        (lambda: pe.Observer(regulator(), "phi", **NOISE), "'phi'"),
        (lambda: pe.Observer(regulator(), "x", **NOISE, noise={"theta": 1}), "noise names 'theta', which"),
        (lambda: pe.Observer(regulator(), pe.inputs("u"), **NOISE), "must not depend on inputs"),
        (lambda: pe.Observer(pe.PID(1.0), "x", **NOISE), "what an LQR needs; got PID"),
        (observe_without_springs, r"cannot be observed by 'theta': .* poles 0 \(x.*Measure more"),
        (lambda: pe.Noise(-1.0, 1.0), "deviation of noise must not be negative"),
        (lambda: pe.Noise(1.0, 0.0), "bandwidth of noise must be above 0"),
        (lambda: pe.Noise(1.0, 1.0, terms=0), "terms of noise are a count"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(make, words):
    with pytest.raises(pe.PendulaError, match=words):
        make()
