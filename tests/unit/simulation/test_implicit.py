"""Implicit Runge–Kutta methods: any tableau that a user types, Newton's iteration, its failures."""

from math import sqrt

import numpy as np
import pytest
from scipy.linalg import expm

from pendula import (
    Damper,
    Lagrangian,
    PendulaError,
    RungeKutta,
    Tableau,
    coordinates,
    derive,
    gallery,
    integrators,
    parameters,
    simulate,
    simulate_batch,
    states,
)
from pendula.description.functions import sqrt as root
from pendula.numerics import GAUSS4, IMPLICIT
from pendula.simulation.methods.implicit import blocks, continuation

R6 = sqrt(6)
G = 1 - 1 / sqrt(2)  # the diagonal of Alexander's methods, L-stable
# Hairer & Wanner, Solving Ordinary Differential Equations II, §IV.5 and §IV.6.
RADAU3 = Tableau([["5/12", "-1/12"], ["3/4", "1/4"]], ["3/4", "1/4"], name="Radau IIA 3")
RADAU5 = Tableau(
    [
        [(88 - 7 * R6) / 360, (296 - 169 * R6) / 1800, (-2 + 3 * R6) / 225],
        [(296 + 169 * R6) / 1800, (88 + 7 * R6) / 360, (-2 - 3 * R6) / 225],
        [(16 - R6) / 36, (16 + R6) / 36, "1/9"],
    ],
    [(16 - R6) / 36, (16 + R6) / 36, "1/9"],
    name="Radau IIA 5",
)
LOBATTO_A = Tableau(
    [[0, 0, 0], ["5/24", "1/3", "-1/24"], ["1/6", "2/3", "1/6"]], ["1/6", "2/3", "1/6"], name="Lobatto IIIA 4"
)
LOBATTO_C = Tableau(
    [["1/6", "-1/3", "1/6"], ["1/6", "5/12", "-1/12"], ["1/6", "2/3", "1/6"]],
    ["1/6", "2/3", "1/6"],
    name="Lobatto IIIC 4",
)
SDIRK2 = Tableau([[G, 0], [1 - G, G]], [1 - G, G], name="SDIRK 2")
TRAPEZOID = Tableau([[0, 0], ["1/2", "1/2"]], ["1/2", "1/2"], name="trapezoid")
# An explicit stage, two coupled ones, an explicit one: nobody's method, but consistent, of order 1 or more.
MIXED = Tableau(
    [[0, 0, 0, 0], ["1/8", "1/4", "-1/8", 0], ["1/4", "1/4", "1/4", 0], ["1/4", 0, "3/4", 0]],
    ["1/6", "1/3", "1/3", "1/6"],
    name="mixed",
)
BACKWARD_EULER = Tableau([[1]], [1], name="backward Euler")
ALL = {t.name: t for t in (RADAU3, RADAU5, LOBATTO_A, LOBATTO_C, SDIRK2, TRAPEZOID, MIXED, BACKWARD_EULER)}
ORDERS = dict(zip(ALL, (3, 5, 4, 4, 2, 2, 2, 1), strict=True))

every_tableau = pytest.mark.parametrize("name", ALL)


def test_orders_are_the_published_ones():
    assert {name: tableau.order for name, tableau in ALL.items()} == ORDERS


@pytest.mark.parametrize(
    ("tableau", "ends"),
    [(RADAU3, (2, 2)), (SDIRK2, (1, 2)), (TRAPEZOID, (1, 2)), (LOBATTO_A, (1, 3, 3)), (MIXED, (1, 3, 3, 4))],
    ids=lambda value: getattr(value, "name", ""),
)
def test_stages_that_need_each_other_make_blocks(tableau, ends):
    assert blocks(tableau) == ends


@every_tableau
def test_rates_are_continued_by_their_polynomial(name):
    c = np.array(ALL[name].c, dtype=float)
    degree = len(set(c.round(12))) - 1
    np.testing.assert_allclose(continuation(ALL[name]) @ c**degree, (1 + c) ** degree, rtol=1e-12)


@every_tableau
def test_two_steps_of_a_linear_system(name, oscillator):
    """k = (I − hA⊗J)⁻¹ (J y, …), y += h Σ bᵢkᵢ, by NumPy."""
    J, y, h = np.array([[0.0, 1.0], [-4.0, 0.0]]), np.array([1.0, 0.5]), 0.1
    A, b, _, _ = ALL[name].arrays()
    for _ in range(2):
        k = np.linalg.solve(np.eye(2 * len(b)) - h * np.kron(A, J), np.tile(J @ y, len(b)))
        y = y + h * b @ k.reshape(len(b), 2)
    start = {"x": 1.0, "x_dot": 0.5}
    run = simulate(oscillator, start, until=2 * h, step=h, integrator=RungeKutta(ALL[name]))
    np.testing.assert_allclose([run.q[-1, 0], run.v[-1, 0]], y, rtol=0, atol=1e-14)


@every_tableau
@pytest.mark.parametrize("system", ["driven", "double-pendulum", "lorenz"])
def test_tableaux_of_ones_own_converge_at_their_order(name, system, oscillator, driven, observed_order):
    method, first = RungeKutta(ALL[name]), 0.04
    if system == "driven":
        truth = driven(1.0)

        def end(h: float) -> np.ndarray:
            control = lambda t: np.sin(3 * t)  # noqa: E731
            run = simulate(oscillator, until=1.0, step=h, integrator=method, control=control, times=[1.0])
            return run.y[-1]
    else:
        model, until = derive(system), 0.32
        start = {"theta1": 0.5, "theta2": 0.3} if system == "double-pendulum" else None
        first = first if system == "double-pendulum" else 0.02
        truth = simulate(model, start, tolerance=1e-13, times=[until]).y[-1]

        def end(h: float) -> np.ndarray:
            return simulate(model, start, step=h, integrator=method, times=[until]).y[-1]

    order = observed_order(lambda h: np.abs(end(h) - truth).max(), first)
    assert ORDERS[name] - 0.15 <= order <= ORDERS[name] + 1.1


def test_a_tableau_of_gauss_is_the_named_method():
    for tableau, name in zip(IMPLICIT, ("gauss2", "gauss4", "gauss6"), strict=True):
        by_tableau, by_name = (
            simulate("double-pendulum", until=0.5, step=0.01, integrator=method)
            for method in (RungeKutta(tableau), name)
        )
        np.testing.assert_array_equal(by_tableau.y, by_name.y)
        assert "symplectic" in integrators()[name].remark


def test_a_step_of_the_double_pendulum_solves_its_stage_equations():
    """Gauss 4 in canonical variables, its residual computed outside the loop from the model's functions."""
    model, h = derive("double-pendulum"), 0.05
    t, nothing = np.zeros(1), np.zeros(0)
    run = simulate(model, until=h, step=h, integrator="gauss4")
    before, after = (np.concatenate([y[:2], model.mass_matrix(y[:2]) @ y[2:]]) for y in (run.y[0], run.y[-1]))
    A, b, _, _ = GAUSS4.arrays()

    def rate(y: np.ndarray) -> np.ndarray:
        return model.evaluate("canonical_rate", t, y, nothing)

    k = np.tile(rate(before), (2, 1))
    for _ in range(200):  # plain fixed-point iteration: slow, but it knows no Jacobian
        k = np.array([rate(before + h * A[i] @ k) for i in range(2)])
    np.testing.assert_allclose(after, before + h * b @ k, rtol=0, atol=3e-14)


def test_large_steps_of_a_stiff_damper_stay_bounded():
    # x is pulled back by a spring through a damper of time constant 1e-6 s: explicit methods need h < 2e-6.
    x = coordinates("x")
    m, k, c = parameters(m=1.0, k=1.0, c=1e6)
    model = derive(Lagrangian(x, m * x.dot**2 / 2, k * x**2 / 2, forces=[Damper(c, on=x)], name="stiff"))
    for method in ("gauss2", "gauss4", "gauss6", RungeKutta(RADAU5), RungeKutta(SDIRK2)):
        run = simulate(model, {"x": 1.0}, until=100.0, step=0.1, integrator=method)
        assert run.outcome.ok
        # The slow motion is x = exp(−t k/c), 1 − 1e-4 at the end.
        np.testing.assert_allclose(run["x"], np.exp(-run.t * 1e-6), rtol=0, atol=1e-6)
        assert run.evaluations < 12 * 3 * run.steps
    assert simulate(model, {"x": 1.0}, until=100.0, step=0.1, integrator="rk4").outcome.reason == "diverged"


def test_constraints_and_states_are_moved_as_they_are(circle):
    # In (q, v), where a symplectic method would need the constraints in its stages; still of order 4.
    errors = []
    truth = simulate(circle, tolerance=1e-12, times=[1.0]).y[-1]
    for h in (0.04, 0.02):
        errors.append(np.abs(simulate(circle, step=h, integrator="gauss4", times=[1.0]).y[-1] - truth).max())
    assert np.log2(errors[0] / errors[1]) == pytest.approx(4, abs=0.2)
    run = simulate("lorenz", step=1e-3, until=1.0, integrator="gauss6")
    exact = simulate("lorenz", tolerance=1e-12, times=[1.0])
    np.testing.assert_allclose(run.z[-1], exact.z[-1], rtol=1e-9)


def test_states_beside_coordinates_are_moved_with_momenta():
    # An integral in the force: q̈ = −4q − z, ż = q − q̇.
    x, z = coordinates("x"), states("memory")
    system = Lagrangian(x, x.dot**2 / 2, 2 * x**2, forces=[{x: -z}], rates={z: x - x.dot}, name="with memory")
    start = {"x": 1.0, "x_dot": 0.2, "memory": 0.5}
    run = simulate(system, start, until=2.0, step=0.01, integrator="gauss6")
    matrix = np.array([[0.0, 1.0, 0.0], [-4.0, 0.0, -1.0], [1.0, -1.0, 0.0]])
    np.testing.assert_allclose(run.y[-1], expm(2 * matrix) @ list(start.values()), rtol=0, atol=1e-12)


def test_an_equilibrium_stays_one(oscillator):
    for method in ("gauss2", "gauss6"):
        run = simulate(oscillator, {"x": 0.0, "x_dot": 0.0}, until=1.0, step=0.1, integrator=method)
        np.testing.assert_array_equal(run.y, 0.0)


def test_the_start_is_kept_as_it_was_given():
    start = {"theta1": 0.1, "theta2": 0.2, "theta1_dot": 0.3, "theta2_dot": 0.7}
    run = simulate("double-pendulum", start, until=0.1, step=0.1, integrator="gauss4")
    np.testing.assert_array_equal(run.y[0], list(start.values()))


def test_stages_that_cannot_be_solved_for_end_the_run_in_words():
    run = simulate("double-pendulum", until=20.0, step=0.3, integrator="gauss4")
    assert run.outcome.reason == "diverged"
    assert run.outcome.sentence.startswith(
        "Diverged: the stage equations of 'gauss4' did not converge at t ="
    )
    assert run.outcome.sentence.endswith("Try a step smaller than 0.3 s.")
    assert len(run) == run.steps + 1 < 60
    assert np.isfinite(run.y).all()
    assert f"t = {run.t[-1]:g} s" in run.outcome.sentence
    times = simulate(
        "double-pendulum", times=[0.07 * i for i in range(1, 200)], step=0.3, integrator="gauss4"
    )
    assert times.outcome.reason == "diverged"
    assert 0 < len(times) < 199
    assert np.isfinite(times.y).all()


def test_a_force_without_value_ends_the_run_in_words():
    # V = √x pulls to x = 0 in finite time; beyond it there is no force.
    x = coordinates("x")
    system = Lagrangian(x, x.dot**2 / 2, root(x), start={"x": 0.1})
    run = simulate(system, until=5.0, step=1e-2, integrator="gauss4")
    assert run.outcome.reason == "diverged"
    assert "stage equations of 'gauss4'" in run.outcome.sentence
    assert 0.1 < run.t[-1] < 1.0


def test_evaluations_are_counted_as_they_are_made(oscillator):
    # A linear system: one iteration solves it, a second one sees that it did.
    run = simulate(oscillator, until=1.0, step=0.01, integrator="gauss4")
    assert 2 * 2 * 100 <= run.evaluations <= 3 * 2 * 100 + 1
    assert simulate(oscillator, until=0.0, step=0.01, integrator="gauss4").evaluations == 0
    gentle, wild = (
        simulate("double-pendulum", {"theta1": a, "theta2": a}, until=10.0, step=0.05, integrator="gauss4")
        for a in (0.1, 1.5)
    )
    assert gentle.evaluations < wild.evaluations


def test_a_batch_takes_its_runs_one_by_one():
    angles = [0.1, 0.5, 1.0]
    batch = simulate_batch(
        "double-pendulum", {"theta1": angles, "theta2": 0.2}, until=0.5, step=0.01, integrator="gauss6"
    )
    for i, angle in enumerate(angles):
        alone = simulate(
            "double-pendulum", {"theta1": angle, "theta2": 0.2}, until=0.5, step=0.01, integrator="gauss6"
        )
        np.testing.assert_array_equal(batch.q[i], alone.q)
        np.testing.assert_array_equal(batch.v[i], alone.v)
        assert batch[i].evaluations == alone.evaluations


def test_a_run_that_fails_leaves_the_batch_alone():
    starts = {"theta1": [0.1, 2.5, 0.2], "theta2": [0.1, 2.0, 0.2]}
    batch = simulate_batch("double-pendulum", starts, until=6.0, step=0.3, integrator="gauss4")
    assert list(batch.finished) == [True, False, True]
    assert "stage equations" in batch[1].outcome.sentence
    assert np.isnan(batch.q[1, -1]).all()
    assert np.isfinite(batch.q[1, 0]).all()


@pytest.mark.parametrize("wrong", [[[0]], "gauss4", None], ids=repr)
def test_what_is_no_tableau_is_refused(wrong):
    with pytest.raises(PendulaError, match=r"RungeKutta needs a Tableau\(a, b, c\)"):
        RungeKutta(wrong)


@pytest.mark.slow
def test_larger_systems_take_their_solver_in_a_loop():
    run = simulate(gallery.n_link_pendulum(n=10), until=0.2, step=0.02, integrator="gauss6")
    truth = simulate(gallery.n_link_pendulum(n=10), tolerance=1e-12, times=[0.2])
    np.testing.assert_allclose(run.q[-1], truth.q[-1], rtol=0, atol=1e-8)
