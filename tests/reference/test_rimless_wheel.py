"""A rimless wheel rolls down a slope, spoke by spoke: an event that changes position and speed.

Stance: θ̈ = (g/l) sin θ, θ from the vertical; from θ = γ − α to γ + α. There the next spoke lands, θ falls by
2α and the speed is multiplied by cos 2α (T. McGeer, Passive dynamic walking, Int. J. Robotics Research 9(2),
1990). Energy gives ω⁺² = cos² 2α (ω² + 4 (g/l) sin α sin γ): ω² nears its fixed point by cos² 2α a step.
l = 1 m, α = π/8, γ = 0.08, g = 9.81 m/s²; closed-form digits, tolerance 1e-8.
"""

import math

import numpy as np
import pytest

import pendula as pe

pytestmark = pytest.mark.slow

ALPHA, GAMMA = math.pi / 8, 0.08
AFTER, BEFORE, PERIOD = 1.0954628396476571, 1.5492184049054596, 1.0345498114231748
LEAST = 0.9754168743931118
theta = pe.coordinates("theta")
g, alpha, gamma = pe.parameters(g=9.81, alpha=ALPHA, gamma=GAMMA)
WHEEL = pe.derive(pe.Lagrangian(theta, theta.dot**2 / 2, g * pe.cos(theta), name="rimless wheel"))
LANDING = pe.Event(
    theta - (gamma + alpha),
    "landing",
    "rising",
    change={theta: theta - 2 * alpha, theta.dot: pe.cos(2 * alpha) * theta.dot},
)
methods = pytest.mark.parametrize("method", list(pe.adaptive_integrators()))


def rolled(method: str, speed: float, until: float) -> pe.Run:
    start = {"theta": GAMMA - ALPHA, "theta_dot": speed}
    return pe.simulate(WHEEL, start, until, tolerance=1e-12, integrator=method, events=LANDING)


@methods
def test_the_steady_gait(method):
    run = rolled(method, AFTER, 12.0)
    assert len(run.events) == 11
    times = np.array([event.t for event in run.events])
    np.testing.assert_allclose(np.diff(times, prepend=0.0), PERIOD, rtol=0, atol=1e-8)
    np.testing.assert_allclose([event.before[1] for event in run.events], BEFORE, rtol=0, atol=1e-8)
    np.testing.assert_allclose([event.after[1] for event in run.events], AFTER, rtol=0, atol=1e-8)
    np.testing.assert_allclose([event.after[0] for event in run.events], GAMMA - ALPHA, rtol=0, atol=1e-14)


@methods
def test_every_gait_nears_the_steady_one_by_half(method):
    run = rolled(method, 1.6, 12.0)
    apart = np.array([1.6, *(event.after[1] for event in run.events)]) ** 2 - AFTER**2
    np.testing.assert_allclose(apart[1:7] / apart[:6], 0.5, rtol=0, atol=1e-8)


@methods
@pytest.mark.parametrize("factor", [1 - 1e-4, 1 + 1e-4], ids=["too slow", "fast enough"])
def test_the_least_speed_that_rolls_over(method, factor):
    run = rolled(method, LEAST * factor, 4.0)
    assert bool(run.events) == (factor > 1)
