"""integrator="auto": by tolerance, by the system, by stiffness; and what it says of its choice."""

import numpy as np
import pytest
from tests.kinds import GALLERY

import pendula as pe
from pendula.gallery.registry import find
from pendula.simulation.choice import choose_for_run, choose_method
from pendula.simulation.methods import find_integrator
from pendula.simulation.stiffness import can_decay

SWITCHED = "gave way to radau5"


@pytest.mark.parametrize(
    ("tolerance", "method"),
    [(1e-1, "dopri5"), (1.1e-4, "dopri5"), (1e-4, "lobatto16"), (1e-9, "lobatto16"), (1e-15, "lobatto16")],
)
def test_it_chooses_by_the_tolerance(oscillator, tolerance, method):
    assert choose_method(oscillator, tolerance, driven=False).name == method
    for asked in ("auto", "AUTO", None):
        run = pe.simulate(oscillator, until=1.0, tolerance=tolerance, integrator=asked)
        assert run.integrator == method
        assert f"of {method} at tolerance {tolerance:g}" in run.outcome.sentence


@pytest.mark.parametrize(
    ("tolerance", "method"), [(1e-3, "dopri5"), (1e-5, "dop853"), (1e-6, "verner98"), (1e-12, "verner98")]
)
def test_constraints_and_functions_in_python_get_a_pair(oscillator, tolerance, method):
    held = pe.gallery.held_pin_pendulum()
    assert pe.simulate(held, until=0.1, tolerance=tolerance).integrator == method
    for control in (lambda t: np.sin(3 * t), {"u": ([0.0, 1.0], [0.0, 2.0])}):
        assert pe.simulate(oscillator, until=1.0, tolerance=tolerance, control=control).integrator == method


def test_time_in_an_expression_is_no_reason_for_a_pair(oscillator):
    control = {"u": pe.sin(3 * pe.time)}
    assert pe.simulate(oscillator, until=1.0, tolerance=1e-9, control=control).integrator == "lobatto16"


@pytest.mark.parametrize(
    ("links", "method"), [(2, "lobatto16"), (12, "lobatto16"), (24, "taylor"), (80, "verner98")]
)
def test_chains_get_what_their_code_is_quickest_with(links, method):
    """Straight code in lanes; a series where accelerations are solved for in a loop; else a pair."""
    model = pe.derive(pe.gallery.n_link_pendulum(links))
    assert choose_method(model, 1e-9, driven=False).name == method
    assert model.compilation.rate_profile.straight == (method == "lobatto16")
    assert not model.compilation.rate_profile.sharp


@pytest.mark.parametrize(
    ("name", "method"),
    [("lorenz", "taylor"), ("euler-top", "taylor"), ("thrown-box", "taylor"), ("gyroscope", "lobatto16"),
     ("random-tree", "lobatto16")],
)  # fmt: skip
def test_short_rates_that_are_no_accelerations_get_a_series(name, method):
    """Three angles of a gyroscope have accelerations; the rates of a tree with balls are long."""
    assert choose_method(pe.derive(name), 1e-9, driven=False).name == method


def test_what_is_sharp_gets_nodes_that_look_into_steps():
    x = pe.states("x")
    model = pe.derive(pe.Ode(x, [-pe.tanh(1e4 * (x - 1)) - x], name="sharp"))
    assert model.compilation.rate_profile.sharp
    assert choose_method(model, 1e-9, driven=False).name == "lobatto16"


@pytest.mark.parametrize(
    "control", [1.0, pe.Sampled(lambda t, q, v: -v[0], every=0.1)], ids=["number", "sampled"]
)
def test_inputs_that_are_held_do_not(oscillator, control):
    assert pe.simulate(oscillator, until=1.0, tolerance=1e-6, control=control).integrator == "lobatto16"


def test_without_a_tolerance_it_is_rk4():
    assert find_integrator(None).name == "rk4"


@pytest.mark.parametrize("tolerance", [1e-3, 1e-6, 1e-9], ids=str)
@pytest.mark.parametrize(
    ("name", "values", "until"),
    [("stiff-flywheel", {}, 5.0), ("van-der-pol", {"mu": 1000.0}, 2000.0)],
    ids=["stiff-flywheel", "van-der-pol"],
)
def test_what_is_stiff_from_the_start_on_is_given_to_radau5_at_once(name, values, until, tolerance):
    """The rotor decays in I/c = 1e-5 s, 500,000 times in the run; the oscillator in 1/(3 μ) at first."""
    system = pe.derive(name).with_parameters(**values)
    run = pe.simulate(system, until=until, tolerance=tolerance, save_every=10**9)
    assert run.outcome.ok
    assert run.integrator == "radau5"
    assert run.outcome.sentence.endswith("Stiff from the start on: radau5 was taken.")
    truth = pe.simulate(system, until=until, tolerance=1e-10, integrator="radau5", save_every=10**9)
    np.testing.assert_allclose(run.y[-1], truth.y[-1], rtol=0, atol=100 * tolerance)


def test_only_what_decays_often_in_the_run_begins_stiff():
    model, span = pe.derive("stiff-flywheel"), pe.simulation.time_grid.plan_span
    y = np.array([0.1, 0.0])[: len(model.card.entries)]
    for until, name in ((0.4, "lobatto16"), (0.6, "radau5")):  # 40,000 and 60,000 decays
        assert choose_for_run(model, span(0.0, until, None, 1e-6, 1, None), y, driven=False).name == name


@pytest.mark.parametrize("tolerance", [1e-3, 1e-6, 1e-9], ids=str)
@pytest.mark.parametrize(
    ("name", "values", "until", "fastest", "first"),
    # The fastest decays: I/c of the rotor, 1/(3 μ) = 0.0033 of the oscillator, later a little more.
    [
        ("stiff-flywheel", {}, 0.45, "1e-05 s", "lobatto16"),
        ("van-der-pol", {"mu": 100.0}, 150.0, "0.003", "taylor"),
    ],
    ids=["stiff-flywheel", "van-der-pol"],
)
def test_a_stiff_system_is_given_to_radau5_and_it_says_so(name, values, until, fastest, first, tolerance):
    first = "dopri5" if tolerance == 1e-3 else first
    system = pe.derive(name).with_parameters(**values)
    run = pe.simulate(system, until=until, tolerance=tolerance, save_every=10**9)
    assert run.outcome.ok
    assert run.integrator == "radau5"
    assert f"{first} {SWITCHED}" in run.outcome.sentence
    assert "Stiff from t = " in run.outcome.sentence
    assert f"(something decays in {fastest}" in run.outcome.sentence
    truth = pe.simulate(system, until=until, tolerance=1e-10, integrator="radau5", save_every=10**9)
    np.testing.assert_allclose(run.y[-1], truth.y[-1], rtol=0, atol=100 * tolerance)
    assert run.steps < 6000  # of stability, lobatto16 would need some hundred thousand


def test_the_method_that_was_asked_for_is_kept_however_stiff():
    run = pe.simulate("stiff-flywheel", until=0.5, tolerance=1e-6, integrator="dopri5", save_every=10**9)
    assert run.integrator == "dopri5"
    assert SWITCHED not in run.outcome.sentence
    assert run.steps > 10_000


def test_a_run_that_is_soon_over_is_not_worth_another_method():
    run = pe.simulate("stiff-flywheel", until=0.05, tolerance=1e-6, save_every=10**9)
    assert run.integrator == "lobatto16"


def test_samples_before_and_after_the_change_are_all_there():
    times = np.linspace(0.0, 0.4, 2001)
    run = pe.simulate("stiff-flywheel", times=times, tolerance=1e-8)
    assert SWITCHED in run.outcome.sentence
    np.testing.assert_array_equal(run.t, times)
    truth = pe.simulate("stiff-flywheel", times=times, tolerance=1e-10, integrator="radau5")
    np.testing.assert_allclose(run.y, truth.y, rtol=0, atol=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize(
    "about",
    [pytest.param(find(name), id=name) for name in GALLERY],
)
@pytest.mark.parametrize("tolerance", [1e-3, 1e-6, 1e-9])
def test_of_the_gallery_only_stiff_systems_change_their_method(about, tolerance):
    model = pe.derive(about.name)
    short = pe.simulate(model, until=about.until / 10, tolerance=tolerance, save_every=10**9)
    # Stiffness is looked for after a thousand steps: so long that there are some thousand.
    until = about.until / 10 * min(1e3, 5000 / short.steps)
    run = pe.simulate(model, until=until, tolerance=tolerance, save_every=10**9)
    assert ("Stiff from " in run.outcome.sentence) == about.stiff, run.outcome


def test_stiffness_is_looked_for_only_where_something_can_decay():
    x, z = pe.coordinates("x"), pe.states("z")
    swing = pe.Lagrangian(x, x.dot**2 / 2, x**2 / 2, name="swing")
    assert not can_decay(pe.derive(swing))
    for system in (
        swing.replace(forces=[pe.Damper(1.0, on=x)]),
        swing.replace(rates={z: -z}),
        pe.Ode([z], [-z], name="decay"),
    ):
        assert can_decay(pe.derive(system))
