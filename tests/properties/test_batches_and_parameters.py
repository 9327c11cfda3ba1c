"""Many states at once are the same as one by one, and other parameter values need no other code."""

import inspect

import numpy as np
import pytest
from tests.kinds import GALLERY

from pendula import derive
from pendula.gallery import all_gallery
from pendula.model import compilation

pytestmark = pytest.mark.slow

every_system = pytest.mark.parametrize("name", GALLERY)

# Every method of a model, called at y, q, v, u, a, t.
METHODS = {
    "rate": lambda m, s: m.rate(s.y, s.u, s.t),
    "mass_matrix": lambda m, s: m.mass_matrix(s.q, s.t),
    "coriolis_matrix": lambda m, s: m.coriolis_matrix(s.q, s.v, s.t),
    "gravity": lambda m, s: m.gravity(s.q, s.t),
    "force": lambda m, s: m.force(s.q, s.v, s.u, s.t),
    "acceleration": lambda m, s: m.acceleration(s.q, s.v, s.u, s.t),
    "multipliers": lambda m, s: m.multipliers(s.q, s.v, s.u, s.t),
    "inverse_dynamics": lambda m, s: m.inverse_dynamics(s.q, s.v, s.v, s.t),
    "energy": lambda m, s: np.stack(m.energy(s.q, s.v, s.t), axis=-1),
    "constraint_jacobian": lambda m, s: m.constraint_jacobian(s.q, s.t),
    "constraint_residuals": lambda m, s: m.constraint_residuals(s.q, s.v, s.t),
}


# The functions behind methods of other names.
FUNCTION = {"acceleration": "solution", "multipliers": "solution", "constraint_residuals": "constraints"}


def methods_of(model, among=tuple(METHODS)):
    """The methods that a model has something to compute for."""
    return {name: METHODS[name] for name in among if model.has(FUNCTION.get(name, name))}


def stacked(states):
    """The states as one batch."""
    joined = type(states[0])()
    for name in ("y", "q", "v", "u", "t"):
        setattr(joined, name, np.array([getattr(s, name) for s in states]))
    return joined


@every_system
def test_a_batch_is_its_single_states_bit_by_bit(name, model_of, random_states):
    model = model_of(name)
    states = random_states(model, 5)
    for method, call in methods_of(model).items():
        np.testing.assert_array_equal(
            call(model, stacked(states)), [call(model, s) for s in states], err_msg=method
        )


@every_system
def test_other_parameters_give_other_results_without_compiling(
    name, model_of, random_states, monkeypatch, tmp_path
):
    model = model_of(name)
    state = random_states(model, 1)[0]
    before = {method: call(model, state) for method, call in methods_of(model).items()}
    monkeypatch.setenv("PENDULA_CACHE_DIR", str(tmp_path))  # empty: what is compiled from now on shows

    def refuse(*arguments):
        raise AssertionError(f"compiled {arguments[1]} again")

    monkeypatch.setattr(compilation, "compile_kernel", refuse)
    other = model.with_parameters(**{p: 1.01 * value for p, value in model.parameters.items()})
    after = {method: call(other, state) for method, call in methods_of(other).items()}
    assert other.compilation is model.compilation
    assert not list(tmp_path.iterdir())
    # A system without parameters (Hénon–Heiles) stays the same.
    # What a parameter cancels out of, as a mass out of an acceleration, is not asked.
    telling = tuple(methods_of(model, ("energy", "force"))) or ("rate",)
    for method in telling:
        assert (before[method] != after[method]).any() == bool(model.parameters)
    # The first model is as it was.
    np.testing.assert_array_equal(before["rate"], METHODS["rate"](model, state))


@every_system
def test_with_parameters_equals_a_new_description(name, model_of, random_states):
    function = all_gallery()[name]
    model = model_of(name)
    given = {
        key: 1.01 * p.default
        for key, p in inspect.signature(function).parameters.items()
        if isinstance(p.default, float) and key in model.parameters
    }
    described, changed = derive(function(**given)), model.with_parameters(**given)
    assert described.parameters == changed.parameters
    assert described.description.key == model.description.key  # so the same code, and the same bits
    for state in random_states(model, 2):
        for call in methods_of(model, ("rate", "energy")).values():
            np.testing.assert_array_equal(call(described, state), call(changed, state))
