"""The pendulum with a held pin: its multiplier is the vertical reaction, in closed form.

Coordinates y (pin, upwards) and θ (from the downward vertical) with the constraint y = 0. The bob is at
(L sin θ, y − L cos θ), so with y held

    L = ½ m L²θ̇² + m g L cos θ,   hence   θ̈ = −(g/L) sin θ.

Newton for the pin and the bob together, vertically (the pin's inertia does not move, and has no weight):

    λ = m (g + d²/dt²(−L cos θ)) = m (g + L cos θ θ̇² + L sin θ θ̈)
      = m (g cos²θ + L θ̇² cos θ) = m (g cos θ + L θ̇²) cos θ.

(Lecture notes on constraint forces, example 'pendulum' with a redundant coordinate.) Energy gives
L θ̇² = 2 g (cos θ − cos θ₀) after a release at rest from θ₀, so λ is a function of θ alone. Tolerance 1e-9:
exact equations leave rounding (1e-15) at single states, and RK4 at h = 1e-3 leaves 1e-11 along a run.
"""

from math import pi

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pendula import derive, gallery, simulate

pytestmark = pytest.mark.slow

VALUES = {"m": 0.7, "m_pin": 0.1, "L": 1.3, "g": 9.81}
MODEL = derive(gallery.held_pin_pendulum(**VALUES))


@settings(max_examples=50)
@given(theta=st.floats(-10, 10), rate=st.floats(-20, 20))
def test_the_multiplier_is_the_reaction_in_closed_form(theta, rate):
    m, L, g = VALUES["m"], VALUES["L"], VALUES["g"]
    (multiplier,) = MODEL.multipliers([0.0, theta], [0.0, rate])
    assert multiplier == pytest.approx(
        m * (g * np.cos(theta) + L * rate**2) * np.cos(theta), rel=1e-9, abs=1e-9
    )
    np.testing.assert_allclose(
        MODEL.acceleration([0.0, theta], [0.0, rate]), [0, -g / L * np.sin(theta)], atol=1e-9 * (1 + rate**2)
    )


def test_the_reaction_along_a_run_follows_from_the_energy():
    m, g, start = VALUES["m"], VALUES["g"], pi / 3
    run = simulate(MODEL, {"theta": start}, until=10.0, step=1e-3, save_every=10)
    c = np.cos(run["theta"])
    assert run.constraints == ("held pin",)
    np.testing.assert_allclose(
        run.multipliers[:, 0], m * g * (3 * c - 2 * np.cos(start)) * c, rtol=0, atol=1e-9
    )
    # The pin stays: not even rounding moves it, for nothing pushes.
    np.testing.assert_allclose(run["y"], 0, atol=1e-12)


def test_the_reaction_is_the_weight_at_rest_and_thrice_the_weight_after_a_fall_from_the_horizontal():
    weight = VALUES["m"] * VALUES["g"]
    assert MODEL.multipliers([0.0, 0.0], [0.0, 0.0])[0] == pytest.approx(weight, rel=1e-12)
    fast = np.sqrt(2 * VALUES["g"] / VALUES["L"])
    assert MODEL.multipliers([0.0, 0.0], [0.0, fast])[0] == pytest.approx(3 * weight, rel=1e-12)
