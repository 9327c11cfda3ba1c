"""The exact Jacobians ∂ẏ/∂y of every gallery system against differences of the rate itself.

Central differences of order 6 with h = 3e-3 err by some h⁶ and by rounding/h, 1e-13 of the largest entry, and
by more where the rate bends sharply.
"""

import numpy as np
import pytest
from tests.kinds import CONSTRAINED, GALLERY, LAGRANGIANS

from pendula import derive
from pendula.gallery import n_link_pendulum

pytestmark = pytest.mark.slow

STEP, CLOSE = 3e-3, 1e-8


def differences(rate, y: np.ndarray) -> np.ndarray:
    """∂(rate)/∂y column by column: (45(f₁ − f₋₁) − 9(f₂ − f₋₂) + (f₃ − f₋₃))/60h."""
    columns = []
    for unit in np.eye(len(y)):
        h = STEP * unit
        columns.append(
            sum(w * (rate(y + i * h) - rate(y - i * h)) for i, w in ((1, 45), (2, -9), (3, 1))) / (60 * STEP)
        )
    return np.array(columns).T


CANONICAL = [name for name in LAGRANGIANS if name not in CONSTRAINED]
PAIRS = [(name, "rate", "jacobian") for name in GALLERY]
PAIRS += [(name, "canonical_rate", "canonical_jacobian") for name in CANONICAL]


@pytest.mark.parametrize(("name", "rate", "jacobian"), PAIRS)
def test_jacobians_are_the_slopes_of_rates(name, rate, jacobian, model_of, random_states):
    model = model_of(name)
    for state in random_states(model, 3):
        t, u = np.array([state.t]), np.ascontiguousarray(state.u)
        found = model.evaluate(jacobian, t, state.y, u).reshape(len(state.y), -1)
        expected = differences(lambda y, t=t, u=u: model.evaluate(rate, t, y, u), state.y)
        np.testing.assert_allclose(found, expected, rtol=0, atol=CLOSE * np.abs(found).max())
        assert np.abs(found).max() > 0


def test_twenty_links_take_the_loop():
    # Beyond the limit of unrolled elimination; the same check on a few columns.
    model = derive(n_link_pendulum(n=20))
    random = np.random.default_rng(20)
    y, t, nothing = random.uniform(-1, 1, 40), np.zeros(1), np.zeros(0)
    for rate, jacobian in (("rate", "jacobian"), ("canonical_rate", "canonical_jacobian")):
        found = model.evaluate(jacobian, t, y, nothing).reshape(40, 40)
        expected = differences(lambda y, rate=rate: model.evaluate(rate, t, y, nothing), y)
        np.testing.assert_allclose(found, expected, rtol=0, atol=1e-7 * np.abs(found).max())
