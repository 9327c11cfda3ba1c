"""Models pickle and copy: closed loops, ledgers and feedback too, and into processes that are spawned."""

import copy
import pickle
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context

import numpy as np
import pytest

import pendula as pe
from pendula.errors import PendulaError
from pendula.model.baumgarte import with_baumgarte
from pendula.model.ledger import with_ledger
from pendula.model.origin import GalleryOrigin, PickledOrigin

HEAVY = ("sympy", "casadi", "numba")


def own_system(name="mine"):
    x, (m, k, c) = pe.coordinates("x"), pe.parameters(m=1.0, k=4.0, c=0.1)
    return pe.Lagrangian([x], m * x.dot**2 / 2, k * x**2 / 2, [pe.Damper(c, x)], name=name)


def closed_loop():
    return pe.derive("two-link-arm").with_control(pe.PID(70.0, ki=5.0, kd=3.0))


MODELS = {
    "by name": lambda: pe.derive("double-pendulum").with_parameters(l1=0.7),
    "described": lambda: pe.derive(own_system()).with_parameters(k=9.0),
    "Ode": lambda: pe.derive("lorenz"),
    "constrained": lambda: pe.derive("held-pin-pendulum"),
    "closed loop": closed_loop,
    "ledger": lambda: with_ledger(pe.derive("cart-pole"), 2.0, jumps=("events",)),
    "Baumgarte": lambda: with_baumgarte(pe.derive("held-pin-pendulum"), 3.0, 4.0),
    "Baumgarte with a ledger": lambda: with_ledger(with_baumgarte(pe.derive("held-pin-pendulum"), 3.0, 4.0)),
}


def rate_of(model):
    return model.rate(np.linspace(0.1, 0.4, len(model.card.entries)))


def rate_and_imports(model):
    """What a worker computes, and which of the libraries that make code it holds then."""
    return rate_of(model), [name for name in HEAVY if name in sys.modules]


def check_equal(found, model):
    assert found.key == model.key
    assert found.card == model.card
    assert found.values == model.values
    np.testing.assert_array_equal(rate_of(found), rate_of(model))


@pytest.mark.parametrize("kind", MODELS)
def test_a_pickle_comes_back_equal(kind):
    model = MODELS[kind]()
    rate_of(model)  # with kernels, which stay behind
    found = pickle.loads(pickle.dumps(model))
    check_equal(found, model)
    check_equal(pickle.loads(pickle.dumps(found)), model)
    assert found.description.key == model.description.key


@pytest.mark.parametrize("kind", MODELS)
def test_a_copy_is_the_model_itself(kind):
    model = MODELS[kind]()
    assert copy.copy(model) is model
    assert copy.deepcopy(model) is model


def test_a_spawned_process_runs_every_model_from_the_cache():
    models = [make() for make in MODELS.values()]
    expected = [rate_of(model) for model in models]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(rate_and_imports, models))
    for (rate, held), exact in zip(found, expected, strict=True):
        np.testing.assert_array_equal(rate, exact)
        assert held == []


def test_what_the_cache_has_not_is_traced_from_the_pickled_description():
    model = pe.derive(own_system("another name"))
    found = pickle.loads(pickle.dumps(model))
    assert "description" not in vars(found.compilation)
    np.testing.assert_array_equal(found.mass_matrix([0.3]), [[1.0]])
    x = found.description.coordinates[0]
    np.testing.assert_array_equal(found.position(pe.Point(x, 2 * x), [0.3]), [0.3, 0.6])


def test_models_of_one_system_share_their_kernels_after_pickling():
    first, second = (
        pickle.loads(pickle.dumps(MODELS["described"]().with_parameters(k=k))) for k in (1.0, 2.0)
    )
    # Two descriptions, each made anew, that are the same.
    assert first.compilation is second.compilation
    assert (first.parameters["k"], second.parameters["k"]) == (1.0, 2.0)


def test_a_model_stays_immutable():
    found = pickle.loads(pickle.dumps(MODELS["by name"]()))
    with pytest.raises(AttributeError):
        found.values = (1.0,)


def unpicklable_system():
    @dataclass(frozen=True)
    class Push:
        name: str = "push"

        def generalised_force(self, coordinates):
            return [1.0 for _ in coordinates]

    return own_system().replace(forces=[Push()])


def test_a_description_that_cannot_be_pickled_is_a_sentence():
    model = pe.derive(unpicklable_system())
    with pytest.raises(
        PendulaError, match=r"The model of mine cannot be pickled, because its description"
    ) as said:
        pickle.dumps(model)
    assert "Push" in str(said.value)
    assert "at the top of a module" in str(said.value)


def test_a_description_that_cannot_be_read_is_a_sentence():
    model = MODELS["described"]()
    source = pickle.loads(pickle.dumps(model)).compilation._describe
    assert isinstance(source, PickledOrigin)
    lost = replace(source, content=b"cnowhere\nnothing\n.")
    with pytest.raises(PendulaError, match="description of mine cannot be read from its pickle: No module"):
        lost()


@pytest.mark.parametrize("kind", ["described", "by name"])
def test_a_description_of_another_version_is_refused(kind):
    source = pickle.loads(pickle.dumps(MODELS[kind]())).compilation._describe
    assert isinstance(source, PickledOrigin | GalleryOrigin)
    assert source().key == source.key
    with pytest.raises(PendulaError, match="is not the one that its model was made from"):
        replace(source, key="another")()


def test_the_key_is_not_the_name():
    model = pe.derive(own_system("pendulum"))
    assert model.key == pe.derive(own_system("other")).key
    assert model.key != pe.derive("pendulum").key
