"""The slopes in the table of functions, for every gallery system, against differences of the functions.

Central differences of order 6, as in ``test_jacobians.py``, and for parameters a relative step.
"""

import numpy as np
import pytest
from tests.kinds import MODERATE

from pendula import derive
from pendula.dynamics.interpretation import interpret
from pendula.gallery import n_link_pendulum
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
@pytest.mark.parametrize("name", MODERATE)
def test_slopes_are_those_of_the_functions(name, model_of, random_states):
    model = model_of(name)
    (state,) = random_states(model, 1)
    t, u, p = np.array([state.t]), np.ascontiguousarray(state.u), np.array(model.values)
    x, a = (np.linspace(0.5, 1.0, size) for size in (len(model.constraints), model.layout.nv))
    for slope in SLOPES:
        if not model.has(slope):
            continue
        whole, _, letter = slope.rpartition("_by_")
        extra = {"balance": x, "inverse_dynamics": a}.get(whole, np.zeros(0))
        given = {"y": state.y, "u": u, "p": p, "x": extra}
        kernel = model.compilation.kernel(whole)

        def function(a, letter=letter, given=given, kernel=kernel):
            return kernel(t, *(a if key == letter else value for key, value in given.items()))

        found = model.evaluate(slope, t, state.y, u, extra)
        expected = differences(function, given[letter])
        assert found.shape == expected.shape
        scale = np.abs(expected).max(initial=0.0) + np.abs(function(given[letter])).max(initial=0.0)
        np.testing.assert_allclose(found, expected, rtol=0, atol=CLOSE * max(scale, 1e-3), err_msg=slope)


@pytest.mark.slow
@pytest.mark.parametrize("name", MODERATE)
def test_graphs_as_they_stand_give_what_kernels_give(name, model_of, random_states):
    model = model_of(name)
    (state,) = random_states(model, 1)
    arguments = np.array([state.t]), state.y, np.ascontiguousarray(state.u)
    p, nothing = np.array(model.values), np.zeros(0)
    for function in (
        "rate",
        "jacobian",
        "rate_by_u",
        "mass_matrix",
        "solution",
        "constraints_by_y",
        "qdot_by_y",
    ):
        if model.has(function):
            expected = model.evaluate(function, *arguments)
            found = interpret(model.compilation.source.program(function))(*arguments, p, nothing)
            scale = np.abs(expected).max(initial=1.0)
            np.testing.assert_allclose(found, expected.ravel(), rtol=0, atol=1e-10 * scale, err_msg=function)


def test_the_third_time_is_compiled():
    system = n_link_pendulum(n=3, g=9.8125)
    model, arguments = derive(system), (np.zeros(1), np.linspace(0, 1, 6), np.zeros(0))
    first = [model.evaluate_once("jacobian", *arguments) for _ in range(2)]
    assert "jacobian" not in model.compilation._kernels
    third = model.evaluate_once("jacobian", *arguments)
    assert "jacobian" in model.compilation._kernels
    for found in first:
        np.testing.assert_allclose(found, third, rtol=1e-12, atol=1e-12)
    # Another process, or another model of the system, finds the code and uses it at once.
    assert derive(system).compilation.graph("jacobian") is None
