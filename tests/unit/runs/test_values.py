"""Runs and batches pickle and copy, by multiprocessing and joblib too, and come back equal."""

import copy
import pickle
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import FrozenInstanceError, fields, replace
from multiprocessing import get_context

import joblib
import numpy as np
import pytest

import pendula as pe
from pendula.errors import PendulaError, SimulationError
from pendula.numerics.known import HEUN
from pendula.runs import Energy, RunSettings
from pendula.runs.given_inputs import GivenInputs
from pendula.runs.run_model import model_of
from pendula.simulation.again import conditions_of

SHORT = {"until": 0.5, "step": 0.01}


def push(t):
    return np.sin(3 * t)


def law(t, q, v):
    return -2.0 * q[0] - 0.5 * v[0]


def with_events():
    x, (m, g) = pe.coordinates("x"), pe.parameters(m=1.0, g=9.81)
    ball = pe.Lagrangian(x, m * x.dot**2 / 2, m * g * x, name="ball", start={"x": 0.5})
    bounce = pe.Event(x, "bounce", direction="falling", change={x.dot: -0.8 * x.dot})
    return pe.simulate(ball, until=1.0, tolerance=1e-8, events=bounce, ledger=True)


def sampled():
    return pe.simulate("pendularm", control=pe.Sampled(pe.PID(70.0, ki=2.0), every=0.02), **SHORT)


RUNS = {
    "by name": lambda: pe.simulate("double-pendulum", {"theta1": 1.0}, **SHORT),
    "adaptive": lambda: pe.simulate("kapitza-pendulum", until=0.5, tolerance=1e-9),
    "own tableau": lambda: pe.simulate("pendulum", integrator=pe.RungeKutta(HEUN, "mine"), **SHORT),
    "constrained": lambda: pe.simulate("held-pin-pendulum", ledger=True, **SHORT),
    "Baumgarte": lambda: pe.simulate(
        "held-pin-pendulum", stabilisation=pe.Baumgarte(5.0, 5.0), ledger=True, **SHORT
    ),
    "Ode": lambda: pe.simulate("lorenz", **SHORT),
    "closed loop": lambda: pe.simulate("two-link-arm", control=pe.PID(70.0, ki=5.0), **SHORT),
    "sampled controller": sampled,
    "table": lambda: pe.simulate(
        "cart-pole", control=([0.0, 0.2, 0.5], [0.0, 1.0, 0.0]), ledger=True, **SHORT
    ),
    "function of time": lambda: pe.simulate("cart-pole", control=push, ledger=True, **SHORT),
    "law": lambda: pe.simulate("cart-pole", control=law, ledger=True, **SHORT),
    "rows": lambda: pe.simulate("cart-pole", control=np.linspace(0, 1, 50), ledger=True, **SHORT),
    "events": with_events,
    "diverged": lambda: pe.simulate("van-der-pol", {"x": 3.0}, until=50.0, step=1.0, integrator="euler"),
}
BATCHES = {
    "by name": lambda: pe.simulate_batch("double-pendulum", {"theta1": [1.0, 1.1, 1.2]}, **SHORT),
    "Ode": lambda: pe.simulate_batch("lorenz", {"x": [1.0, 2.0]}, **SHORT),
    "closed loop": lambda: pe.simulate_batch(
        "two-link-arm", {"theta1": [0.1, 0.2]}, control=pe.PID(70.0, ki=5.0), **SHORT
    ),
    "implicit": lambda: pe.simulate_batch("pendulum", {"theta": [0.1, 0.2]}, integrator="gauss4", **SHORT),
    "function of time": lambda: pe.simulate_batch("cart-pole", {"x": [0.1, 0.2]}, control=push, **SHORT),
    "times": lambda: pe.simulate_batch(
        "pendulum", {"theta": [0.1, 0.2]}, times=np.array([0.1, 0.25]), step=0.01
    ),
    "diverged": lambda: pe.simulate_batch(
        "van-der-pol", {"x": [0.0, 3.0]}, until=50.0, step=1.0, integrator="euler", save_every=5
    ),
}


def value_of(part):
    """A part of a run such that equal parts compare equal, arrays bit by bit."""
    if isinstance(part, np.ndarray):
        return part.dtype, part.shape, part.tobytes()
    if isinstance(part, dict):
        return {name: value_of(value) for name, value in part.items()}
    if isinstance(part, float):
        return np.float64(part).tobytes()
    if isinstance(part, Energy | pe.Occurrence | GivenInputs):
        return [value_of(getattr(part, field.name)) for field in fields(part)]
    return [value_of(entry) for entry in part] if isinstance(part, tuple) else part


def check_equal(found, given, but=()):
    """Arrays bit by bit, names, outcome, counts, the model's key and its parameter values."""
    for field in fields(given):
        if field.name not in ("model", "settings", "single", *but):
            assert value_of(getattr(found, field.name)) == value_of(getattr(given, field.name)), field.name
    assert found.model.key == given.model.key == given.key
    assert found.model.parameters == given.model.parameters == given.parameters
    assert found.settings.integrator == given.settings.integrator
    assert found.settings.stabilisation == given.settings.stabilisation
    assert not found.settings.left_out


def check_batch(found, given):
    check_equal(found, given)
    for one, other in zip(found, given, strict=True):
        check_equal(one, other, but=() if other.outcome.ok else ("elapsed",))


@pytest.mark.parametrize("kind", RUNS)
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda run: pickle.loads(pickle.dumps(run))])
def test_a_run_comes_back_equal(kind, way):
    run = RUNS[kind]()
    assert run.columns  # what is computed from the rest is not carried along, but computed again
    found = way(run)
    assert found is not run
    check_equal(found, run)
    assert not found.q.flags.writeable
    assert not found.columns[run.entries[0]].values.flags.writeable
    with pytest.raises(FrozenInstanceError):
        found.system = "other"


@pytest.mark.parametrize("kind", RUNS)
def test_a_run_from_a_pickle_is_simulated_again_as_it_was(kind):
    run = RUNS[kind]()
    found = pickle.loads(pickle.dumps(run))
    known = conditions_of(found, model_of(found, call="audit(run, model)"))
    np.testing.assert_array_equal(known.again(events=known.events).y, run.y)


@pytest.mark.parametrize("kind", BATCHES)
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_batch_comes_back_equal(kind, way):
    batch = BATCHES[kind]()
    found = way(batch)
    check_batch(found, batch)
    assert not found.q.flags.writeable


def test_a_deep_copy_is_its_own():
    run = RUNS["by name"]()
    found = copy.deepcopy(run)
    found.parameters["m1"] = -1.0
    assert run.parameters["m1"] != -1.0
    assert not np.shares_memory(found.q, run.q)


def moved(model, theta):
    """What a worker does: simulate, and send back the run."""
    return pe.simulate(model, {"theta": theta}, control=push if model.inputs else None, **SHORT)


def returned(value):
    return value


def test_runs_go_through_spawned_processes():
    models = [pe.derive("pendulum").with_parameters(l=length) for length in (0.5, 1.0)]
    models.append(pe.derive(pe.gallery.cart_pole()).with_parameters(m=0.3))
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        for found, model in zip(pool.map(moved, models, [0.3] * 3), models, strict=True):
            check_equal(found, moved(model, 0.3), but=("elapsed",))
        values = [RUNS["events"](), RUNS["closed loop"](), RUNS["sampled controller"]()]
        for found, run in zip(pool.map(returned, values), values, strict=True):
            check_equal(found, run)
        batch = BATCHES["diverged"]()
        check_batch(pool.submit(returned, batch).result(), batch)


def test_runs_go_through_joblib():
    model = pe.derive(pe.gallery.cart_pole()).with_parameters(m=0.3)
    angles, batch = [0.1, 0.2, 0.3], BATCHES["by name"]()
    with joblib.parallel_config("loky", n_jobs=2):
        found = joblib.Parallel()(joblib.delayed(moved)(model, theta) for theta in angles)
        batches = joblib.Parallel()([joblib.delayed(returned)(batch)])
    for run, theta in zip(found, angles, strict=True):
        check_equal(run, moved(model, theta), but=("elapsed",))
    check_batch(batches[0], batch)


def test_a_control_that_cannot_be_pickled_stays_behind_and_is_said_where_it_is_needed():
    run = pe.simulate("cart-pole", control=lambda t: np.sin(2 * t), ledger=True, **SHORT)
    found = pickle.loads(pickle.dumps(run))
    assert found.settings.control is None
    assert "lambda" in found.settings.left_out["control"]
    np.testing.assert_array_equal(found.y, run.y)
    note = pe.audit(found).notes[0]
    assert note.startswith(
        "Nothing was simulated again. The inputs changed, and the control of the run, which "
    )
    assert "<lambda>" in note
    assert note.endswith("give control=... again.")
    assert pe.audit(found, control=lambda t: np.sin(2 * t)).notes == pe.audit(run).notes == ()
    # A copy in the same process keeps it.
    assert copy.deepcopy(run).settings.control is run.settings.control


def test_a_batch_whose_control_stays_behind_still_gives_the_runs_that_finished():
    starts, how = {"x": [0.0, 3.0]}, {"until": 50.0, "step": 1.0, "integrator": "euler"}
    x, u = pe.states("x"), pe.inputs("u")
    system = pe.Ode(x, x**2 * (1 - x) + u, name="growth")
    batch = pe.simulate_batch(system, starts, control=lambda t: 0.0 * t, **how)
    assert list(batch.finished) == [True, False]
    found = pickle.loads(pickle.dumps(batch))
    np.testing.assert_array_equal(found[0].y, batch[0].y)
    with pytest.raises(
        SimulationError, match=r"Run 1 of growth did not finish .* without its control, which"
    ):
        found[1]


def test_a_model_that_cannot_be_pickled_stays_behind_and_is_said_where_it_is_needed():
    class Push:
        name = "push"

        def generalised_force(self, coordinates):
            return [1.0 for _ in coordinates]

    system = pe.gallery.pendulum().replace(forces=[Push()])
    run, batch = (
        pe.simulate(system, ledger=True, **SHORT),
        pe.simulate_batch(system, {"theta": [0.1]}, **SHORT),
    )
    found, several = pickle.loads(pickle.dumps((run, batch)))
    assert found.model is None
    np.testing.assert_array_equal(found.y, run.y)
    said = r"came from another process and does not know its model: give audit\(run, model\)\. The .*Push"
    with pytest.raises(PendulaError, match=said):
        pe.audit(found)
    assert pe.audit(found, system).ok
    with pytest.raises(
        PendulaError, match="without their model, so that single runs cannot be made: The model"
    ):
        several[0]
    np.testing.assert_array_equal(several.q, batch.q)


def test_a_function_that_is_not_there_where_a_pickle_is_read_is_left_out(monkeypatch):
    content = pickle.dumps(RUNS["function of time"]())
    monkeypatch.delattr(sys.modules[__name__], "push")
    found = pickle.loads(content)
    assert found.settings.control is None
    assert "push" in found.settings.left_out["control"]


def test_settings_are_there_for_every_simulated_run_and_none_for_a_loaded_one(tmp_path):
    for run in (RUNS["by name"](), RUNS["adaptive"](), *BATCHES["by name"]()):
        assert isinstance(run.settings, RunSettings)
        assert run.settings.integrator.name == run.integrator
    run.save(tmp_path / "run")
    assert pe.load(tmp_path / "run").settings is None


def test_the_key_is_saved_and_a_model_of_equal_names_is_refused_by_it(tmp_path):
    run = pe.simulate("pendulum", {"theta": 0.3}, ledger=True, **SHORT)
    run.save(tmp_path / "run")
    loaded = pe.load(tmp_path / "run")
    assert loaded.key == run.key == pe.derive("pendulum").key
    other = pe.gallery.pendulum()
    other = other.replace(potential=2 * other.potential)
    calls = {
        r"audit\(run, model\)": lambda: pe.audit(loaded, other),
        r"sketch\(run, model=\.\.\.\)": lambda: pe.sketch(loaded, model=other),
        r"html\(run, path, model\)": lambda: pe.html(loaded, tmp_path / "page.html", other),
    }
    for call, made in calls.items():
        said = rf"model pendulum is not that of the run of pendulum: all names are the same, .* {call}"
        with pytest.raises(PendulaError, match=said):
            made()
    assert pe.audit(loaded, "pendulum").ok
    # A run that was saved without its key is told by names alone.
    assert pe.audit(replace(loaded, key=""), "pendulum").ok
