"""compare: its numbers by independent routes, what it says where numbers mean nothing, what it refuses.

The pendulum q″ = −sin q with q(0) = 0, q′(0) = 2k: q(t) = 2 asin(k sn(t | k²)), q′(t) = 2k cn(t | k²)
(P. F. Byrd & M. D. Friedman, Handbook of Elliptic Integrals, 1971). Explicit Euler multiplies the energy of
q″ = −ω²q by 1 + h²ω² in every step, exactly (E. Hairer, C. Lubich & G. Wanner, Geometric Numerical
Integration, 2nd ed., 2006, §I.2).
"""

from dataclasses import replace

import numpy as np
import pytest
from scipy.special import ellipj

import pendula as pe
from pendula.comparison import compare, reference
from pendula.errors import PendulaError, SimulationError
from pendula.runs import Outcome
from pendula.simulation import adaptive_integrators, integrators, simulate

K, UNTIL = 0.8, 12.0
SWING = {"theta": 0.0, "theta_dot": 2 * K}
EXPLICIT = {
    "euler": 1,
    "semi-implicit-euler": 1,
    "half-acceleration-euler": 1,
    "midpoint": 2,
    "verlet": 2,
    "velocity-verlet": 2,
    "rk4": 4,
}
SOME = ("euler", "verlet", "rk4", "dop853")


def exact(t):
    sn, cn, _, _ = ellipj(t, K**2)
    return np.array([2 * np.arcsin(K * sn), 2 * K * cn])


def by_hand(h: float, steps: int) -> np.ndarray:
    """RK4 on q″ = −sin q, written out."""

    def f(y):
        return np.array([y[1], -np.sin(y[0])])

    y = np.array([0.0, 2 * K])
    for _ in range(steps):
        k1 = f(y)
        k2 = f(y + h / 2 * k1)
        k3 = f(y + h / 2 * k2)
        k4 = f(y + h * k3)
        y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    return y


@pytest.fixture(scope="module")
def pendulum():
    return pe.derive(pe.gallery.pendulum(m=1.0, l=1.0, g=1.0))


@pytest.fixture(scope="module")
def swing(pendulum):
    """All methods at equal cost."""
    return compare(pendulum, SWING, UNTIL)


@pytest.fixture(scope="module")
def oscillator():
    x = pe.coordinates("x")
    return pe.Lagrangian(x, x.dot**2 / 2, 2 * x**2, name="oscillator", start={"x": 1.0})  # ω = 2


def test_the_error_of_rk4_is_its_true_error(pendulum):
    sweep = compare(pendulum, SWING, UNTIL, integrators="rk4", steps=[0.2, 0.1, 0.05])["rk4"].sweep
    assert [trial.steps for trial in sweep] == [60, 120, 240]
    for trial in sweep:
        apart = np.abs(by_hand(trial.setting, trial.steps) - exact(UNTIL))
        # The angle's error is absolute. The reference is right to 1e-13, these errors are above 1e-7.
        true = max(apart[0], apart[1] / (1 + abs(exact(UNTIL)[1])))
        assert trial.error == pytest.approx(true, rel=1e-5)
        assert trial.largest_error >= trial.error


def test_the_reference_is_as_right_as_it_says(pendulum):
    problem = reference.Problem(pendulum, SWING, UNTIL, None)
    truth = reference.find_truth(problem)
    wrong = np.abs(truth.y - exact(problem.t).T).max(axis=1)
    # SciPy's elliptic functions are right to a few units of the last place of numbers up to 3.
    rounding = 2e-15
    assert wrong.max() <= truth.about.trust + rounding
    assert truth.about.trust < 1e-12
    assert truth.about.trusted_until == UNTIL


@pytest.mark.parametrize(("method", "order"), EXPLICIT.items(), ids=list(EXPLICIT))
def test_the_observed_order_is_that_of_theory(swing, method, order):
    assert swing[method].order == order
    assert swing[method].observed_order == pytest.approx(order, abs=0.15)


def test_adaptive_methods_fall_as_steep_as_their_order_over_the_average_step(swing):
    assert swing["dopri5"].observed_order == pytest.approx(5, abs=0.4)
    assert swing["dop853"].observed_order > 7.5


def test_at_equal_cost_evaluations_are_equal_within_one_step(swing):
    for row in swing.rows:
        trial = row.trial
        # Tolerances and iterations do not give every count.
        near = trial.evaluations / trial.steps if row.method in EXPLICIT else 0.1 * swing.budget
        if row.adaptive and trial.setting < 1.1e-15:  # no tolerance makes it spend more
            assert trial.evaluations <= swing.budget + near, row.method
        else:
            assert abs(trial.evaluations - swing.budget) <= near, row.method
        assert (
            trial.evaluations
            == simulate(
                pe.gallery.pendulum(m=1.0, l=1.0, g=1.0),
                SWING,
                UNTIL,
                integrator=row.method,
                save_every=10**9,
                **{"tolerance" if row.adaptive else "step": trial.setting},
            ).evaluations
        )


def test_all_methods_are_there_and_the_best_is_first(swing):
    known = {*integrators(), *adaptive_integrators()}
    assert {row.method for row in swing.rows} | set(swing.refused) == known
    errors = [max(row.trial.error, swing.reference.trust) for row in swing.rows]
    assert errors == sorted(errors)
    place = {row.method: i for i, row in enumerate(swing.rows)}
    assert place["dop853"] < place["rk4"] < place["verlet"] < place["euler"]


def test_steps_are_measured_against_the_clock(swing):
    # Up to a tenth of a second: any machine, even a busy one, where few steps share a call, and where what
    # the call alone takes may seem to be all.
    assert all(0.0 <= row.nanoseconds < 1e8 for row in swing.rows)
    assert np.median([row.nanoseconds for row in swing.rows]) > 1.0


def test_at_equal_step_the_steps_are_equal(pendulum):
    found = compare(pendulum, SWING, UNTIL, integrators=SOME, steps=[0.2, 0.1, 0.05], equal="step")
    assert found.step == 0.1
    assert {row.trial.setting for row in found.rows if not row.adaptive} == {0.1}
    assert found["dop853"].trial.steps == pytest.approx(UNTIL / 0.1, rel=0.1)


def test_the_energy_of_euler_grows_as_theory_says(oscillator):
    h, until = 0.01, 5.0
    found = compare(oscillator, until=until, integrators=["euler", "verlet"], steps=h, equal="step")
    growth = (1 + (2 * h) ** 2) ** (until / h) - 1
    # All of the energy goes to and fro between T and V; 200 samples see that to (2π/100)²/8.
    assert found["euler"].energy[-1] == pytest.approx(growth, rel=1e-3)
    assert found["euler"].trial.drift == pytest.approx(growth, rel=1e-3)
    assert (np.diff(found["euler"].energy) > 0).all()
    assert found["verlet"].trial.drift < (2 * h) ** 2


def test_a_system_that_gains_or_loses_energy_has_no_drift():
    found = compare("cart-pole", until=1.0, integrators="rk4")
    assert np.isnan(found["rk4"].trial.drift)
    assert found["rk4"].energy.size == 0


def test_a_plain_differential_equation_has_errors_but_no_energy():
    x, y = pe.states("x y")
    circle = pe.Ode((x, y), (y, -x), name="circle", start={"x": 1.0})
    found = compare(circle, until=6.0, integrators=["rk4", "verlet"], steps=[0.2, 0.1, 0.05])
    for trial in found["rk4"].sweep:
        # x − iy turns by e^{ih}; RK4 takes the first five terms of that series.
        h = 1j * trial.setting
        reached, true = (1 + h + h**2 / 2 + h**3 / 6 + h**4 / 24) ** trial.steps, np.exp(6j)
        parts = np.array([[z.real, -z.imag] for z in (reached, true)])
        expected = (np.abs(parts[0] - parts[1]) / (1 + np.abs(parts[1]))).max()
        assert trial.error == pytest.approx(expected, rel=1e-6)
        assert np.isnan(trial.drift)
    assert "moves coordinates only" in found.refused["verlet"]


def test_numbers_as_inputs_are_allowed():
    rest = compare(
        "two-link-arm",
        until=0.3,
        integrators="rk4",
        steps=[0.02, 0.01, 0.005],
        control={"u1": 1.0, "u2": 0.5},
    )
    assert rest["rk4"].trial.error < 1e-4


def test_a_tableau_of_the_users_own_takes_part(pendulum):
    heun = pe.RungeKutta(pe.Tableau([[0, 0], [1, 0]], ["1/2", "1/2"], name="Heun"))
    found = compare(pendulum, SWING, UNTIL, integrators=[heun, "midpoint"])
    assert found[heun.name].observed_order == pytest.approx(2, abs=0.15)


def test_where_nothing_moves_nothing_is_wrong():
    still = compare("pendulum", {"theta": 0.0}, until=1.0, integrators=SOME)
    assert all(row.trial.error == 0 and np.isnan(row.observed_order) for row in still.rows)


def test_what_diverges_is_last_and_says_so():
    found = compare("henon-heiles", until=100.0, integrators=["euler", "rk4"], steps=[0.2, 0.1, 0.05])
    assert [row.method for row in found.rows] == ["rk4", "euler"]
    trial = found["euler"].trial
    assert np.isinf([trial.error, trial.largest_error, trial.drift]).all()
    assert np.isnan([found["euler"].nanoseconds, found["euler"].observed_order]).all()
    assert any(note.startswith("euler: Diverged: ") for note in found.notes)


def test_in_chaos_the_reference_does_not_pretend():
    found = compare("double-pendulum", until=20.0, integrators="rk4")
    assert not found.reference.trusted
    assert 4.0 < found.reference.trusted_until < 15.0
    assert "cannot be trusted" in str(found)
    earlier = compare("double-pendulum", until=found.reference.trusted_until, integrators="rk4")
    assert earlier.reference.trusted


def test_a_method_that_refuses_the_system_is_listed_with_its_reason(pendulum, monkeypatch):
    def reluctant(*given, integrator, **how):
        if getattr(integrator, "name", "") == "verlet":
            raise SimulationError("'verlet' would rather not.")
        return simulate(*given, integrator=integrator, **how)

    monkeypatch.setattr(reference, "simulate", reluctant)
    found = compare(pendulum, SWING, UNTIL, integrators=SOME)
    assert found.refused == {"verlet": "'verlet' would rather not."}
    assert "verlet" not in [row.method for row in found.rows]
    assert "verlet: not for this system: 'verlet' would rather not." in str(found)


def test_progress_goes_from_nothing_on(pendulum):
    parts = []
    compare(pendulum, SWING, UNTIL, integrators=SOME, progress=parts.append)
    assert parts == [0.0, 0.25, 0.5, 0.75]


def test_an_interrupted_run_interrupts_the_comparison(pendulum, monkeypatch):
    ended = Outcome("interrupted", "Interrupted.")
    monkeypatch.setattr(reference, "simulate", lambda *a, **k: replace(simulate(*a, **k), outcome=ended))
    with pytest.raises(KeyboardInterrupt):
        compare(pendulum, SWING, UNTIL)


def test_a_fall_into_a_centre_leaves_nothing_to_compare_with():
    x = pe.coordinates("x")
    fall = pe.Lagrangian(x, x.dot**2 / 2, -1 / x, name="fall", start={"x": 1.0})
    # From rest at distance 1 it takes π/(2√2) = 1.11 s.
    with pytest.raises(SimulationError, match=r"nothing to compare with.*fall.*An earlier until"):
        compare(fall, until=2.0)
    assert compare(fall, until=1.0, integrators="rk4")["rk4"].trial.error < 1e-3


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ({"integrators": ["rk5"]}, "There is no integrator 'rk5'.*Did you mean 'rk4'"),
        ({"integrators": []}, "integrators is empty"),
        ({"integrators": ["rk4", "rk4"]}, "'rk4' is given twice"),
        ({"steps": []}, "steps is empty"),
        ({"steps": [0.1, 0.0]}, "step = 0 must be greater than zero"),
        ({"steps": -0.1}, "step = -0.1 must be greater than zero"),
        ({"steps": ["small"]}, "step must be a number"),
        ({"tolerances": []}, "tolerances is empty"),
        ({"tolerances": 1e-20}, "tolerance = 1e-20 must lie between"),
        ({"until": None}, r"compare\(\) needs until"),
        ({"until": -1.0}, "until = -1 must be greater than zero"),
        ({"until": 0.0}, "until = 0 must be greater than zero"),
        ({"until": float("nan")}, "until = nan must be a finite number"),
        ({"equal": "time"}, "equal must be 'cost' or 'step', got 'time'"),
        ({"start": {"thta": 1.0}}, "thta"),
        ({"control": lambda t, q, v: (0.0, 0.0), "system": "two-link-arm"}, "chooses its own steps"),
    ],
    ids=lambda given: given if isinstance(given, str) else " ".join(given),
)
def test_mistakes_are_refused(how, sentence):
    with pytest.raises(PendulaError, match=sentence):
        compare(**{"system": "pendulum", "until": 1.0} | how)


def test_it_names_itself_in_a_line(swing):
    assert repr(swing) == f"Comparison('pendulum', {len(swing.rows)} methods at equal cost)"


def test_a_method_that_was_not_compared_is_a_mistake(swing):
    with pytest.raises(KeyError, match=r"'rk5' was not compared; there are .*rk4"):
        swing["rk5"]
