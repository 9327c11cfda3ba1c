"""The slopes in the table of functions, for every gallery system, against differences of the functions.

Central differences of order 6, as in ``test_jacobians.py``, and for parameters a relative step.
"""

import numpy as np
import pytest
from tests.kinds import GALLERY

from pendula.model.functions import FUNCTIONS

STEP, CLOSE = 3e-3, 1e-7
SLOPES = [name for name in FUNCTIONS if "_by_" in name]


def differences(function, at: np.ndarray) -> np.ndarray:
    """∂f/∂a column by column: (45(f₁ − f₋₁) − 9(f₂ − f₋₂) + (f₃ − f₋₃))/60h."""
    columns = [np.zeros((len(function(at)), 0))]
    for unit in np.eye(len(at)):
        h = STEP * (unit if at @ unit == 0 else unit * min(abs(at @ unit), 1.0))
        parts = (w * (function(at + i * h) - function(at - i * h)) for i, w in ((1, 45), (2, -9), (3, 1)))
        columns.append((sum(parts) / (60 * h.sum()))[:, None])
    return np.hstack(columns)


@pytest.mark.slow
@pytest.mark.parametrize("name", GALLERY)
def test_slopes_are_those_of_the_functions(name, model_of, random_states):
    model = model_of(name)
    (state,) = random_states(model, 1)
    t, u, p = np.array([state.t]), np.ascontiguousarray(state.u), np.array(model.values)
    x = np.linspace(0.5, 1.0, len(model.constraints))
    for slope in SLOPES:
        if not model.has(slope):
            continue
        whole, _, letter = slope.rpartition("_by_")
        extra = x if whole == "balance" else np.zeros(0)
        given = {"y": state.y, "u": u, "p": p, "x": extra}
        kernel = model.compilation.kernel(whole)

        def function(a, letter=letter, given=given, kernel=kernel):
            return kernel(t, *(a if key == letter else value for key, value in given.items()))

        found = model.evaluate(slope, t, state.y, u, extra)
        expected = differences(function, given[letter])
        assert found.shape == expected.shape
        scale = np.abs(expected).max(initial=0.0) + np.abs(function(given[letter])).max(initial=0.0)
        np.testing.assert_allclose(found, expected, rtol=0, atol=CLOSE * max(scale, 1e-3), err_msg=slope)
