"""Models are values: of every system of the gallery, what comes back from a pickle computes the same bits."""

import pickle

import numpy as np
import pytest
from tests.kinds import GALLERY

from pendula import derive
from pendula.model import origin

every_system = pytest.mark.parametrize("name", GALLERY)


@every_system
def test_a_pickled_model_gives_the_same_rates_without_its_description(name, model_of, random_states):
    model = model_of(name)
    changed = {p: 1.25 * value for p, value in model.parameters.items()}
    origin._compilation.cache_clear()  # what other tests read from pickles is not shared with these
    for given in (model, model.with_parameters(**changed), derive(name)):
        states = random_states(given, 3)
        expected = [given.rate(s.y, s.u, s.t) for s in states]
        found = pickle.loads(pickle.dumps(given))
        assert found is not given
        assert found.key == given.key
        assert found.parameters == given.parameters
        np.testing.assert_array_equal([found.rate(s.y, s.u, s.t) for s in states], expected)
        # Neither was traced, nor was its description read, to load what the cache has.
        assert not {"description", "dynamics"} & set(vars(found.compilation))


@every_system
def test_the_description_comes_along(name, model_of):
    model = model_of(name)
    found = pickle.loads(pickle.dumps(model))
    assert found.description.key == model.description.key == model.key
    assert found.description.name == model.name
    assert found.card == model.card
