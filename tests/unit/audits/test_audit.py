"""What an audit says of sound runs: every part against an independent route, and its refusals."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

import pendula as pe
from pendula.errors import PendulaError
from pendula.gallery import cart_pole, double_pendulum, held_pin_pendulum, pendulum, spinning_top


def kept(system, until=2.0, **how):
    return pe.simulate(system, until=until, ledger=True, **(how or {"step": 1e-3}))


@pytest.fixture(scope="module")
def run():
    return kept(cart_pole())


@pytest.fixture(scope="module")
def found(run):
    return pe.audit(run)


def test_the_ledger_adds_up(run, found):
    assert found.change == pytest.approx(run.energy.total - run.energy.total[0])
    assert sum(found.works.values()) + found.remainder == pytest.approx(found.change, abs=1e-14)
    assert list(found.works) == list(run.powers)
    assert found.largest_remainder == abs(found.remainder).max()


def test_the_works_are_those_of_a_quadrature(run, found):
    balance = pe.energy_balance(run)
    for name, work in balance.work.items():
        assert found.works[name] == pytest.approx(work, abs=1e-9)


@pytest.mark.parametrize(
    ("method", "order"),
    [
        ("euler", 1),
        ("semi-implicit-euler", 1),
        ("midpoint", 2),
        ("velocity-verlet", 2),
        ("rk4", 4),
        ("gauss4", 4),
    ],
)
def test_the_order_is_seen(method, order):
    found = pe.audit(kept(cart_pole(), step=1e-3, integrator=method))
    # States of first order are off by some thousandths after two seconds.
    assert found.grade == ("doubtful" if order == 1 else "believed")
    assert found.convergence.promised == order
    assert found.convergence.observed == pytest.approx(order, abs=0.2)
    assert f"where {method} promises {order}" in found.verdict


@pytest.mark.parametrize("method", list(pe.adaptive_integrators()))
def test_the_tolerance_is_seen(method):
    found = pe.audit(kept(cart_pole(), tolerance=1e-6, integrator=method))
    assert found.ok
    assert found.convergence.adaptive
    assert found.convergence.observed > 0.6
    assert "integration error" in found.verdict


def test_steps_so_small_that_only_rounding_is_left_are_tried_coarser():
    found = pe.audit(kept(pendulum(), until=0.5, step=1e-4))
    assert found.convergence.settings[0] > 1e-4
    assert found.convergence.observed > 3.7


def test_where_all_is_rounding_it_says_so():
    found = pe.audit(kept("slider", until=1.0, step=0.01))
    assert found.ok
    assert found.convergence.rounding
    assert "nothing but rounding is left" in found.verdict


def test_the_error_of_the_states_is_about_right():
    for how in (
        {"step": 0.02},
        {"step": 0.005, "integrator": "midpoint"},
        {"tolerance": 1e-7, "integrator": "dop853"},
    ):
        run = kept(pendulum(), until=5.0, **how)
        exact = pe.simulate(pendulum(), until=5.0, times=run.t, tolerance=1e-14)
        # Next to what an angle of half a turn and its velocity become.
        sizes = np.minimum(np.abs(exact.y).max(axis=0), [1.0, np.inf])
        true = float((np.abs(run.y - exact.y) / sizes).max())
        # The audit looks at 512 of the samples at most.
        assert pe.audit(run).error.largest == pytest.approx(true, rel=0.05)


def test_chaos_is_believed_for_a_while():
    found = pe.audit(kept(double_pendulum(), until=10.0, step=0.002, integrator="midpoint"))
    assert found.grade == "doubtful"
    assert not found.ok
    assert 0.5 < found.error.trusted_until < 9.0
    assert "States can be believed up to t = " in found.verdict


def test_momenta_of_cyclic_coordinates():
    system = spinning_top()
    found = pe.audit(kept(system, until=1.0))
    names = [item.name for item in found.invariants]
    assert names == ["momentum of phi", "momentum of psi"]
    assert all(item.change < 1e-8 * max(1.0, abs(item.start)) for item in found.invariants)


def test_a_coordinate_that_a_force_moves_is_not_cyclic():
    psi = spinning_top().coordinates[-1]
    found = pe.audit(kept(spinning_top().replace(forces=[pe.Force(0.01, along=psi)]), until=0.5))
    assert [item.name for item in found.invariants] == ["momentum of phi"]


def test_a_coordinate_that_is_held_is_not_cyclic():
    x, y = pe.coordinates("x y")
    free = pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, name="free", start={"x_dot": 1.0})
    assert len(pe.audit(kept(free, until=1.0)).invariants) == 2
    held = free.replace(constraints=[pe.Nonholonomic(y.dot)])
    assert [item.name for item in pe.audit(kept(held, until=1.0)).invariants] == ["momentum of x"]


def test_jacobis_integral():
    found = pe.audit(kept("arenstorf", until=1.0, tolerance=1e-11))
    (item,) = [item for item in found.invariants if item.name == "Jacobi's integral"]
    run = kept("arenstorf", until=1.0, tolerance=1e-11)
    # E − Ω L_z by hand, with Ω = 1 and the velocity u = (ẋ − y, ẏ + x) of the resting frame
    x, y, vx, vy = run.y[0]
    assert item.start == pytest.approx(run.energy.total[0] - (x * (vy + x) - y * (vx - y)))
    assert list(found.works) == ["moving frame"]
    assert item.change < 1e-8
    assert np.ptp(run.energy.total) > 1e-2  # the energy itself is not kept


@pytest.mark.parametrize("stabilisation", ["none", "projection", "baumgarte"])
def test_constraints_by_name(stabilisation):
    run = kept(held_pin_pendulum(), until=5.0, step=0.01, integrator="midpoint", stabilisation=stabilisation)
    (drift,) = pe.audit(run).drift
    residuals = run.model.constraint_residuals(run.q, run.v)
    assert drift.constraint == "held pin"
    assert drift.position == abs(residuals[:, 0]).max()
    assert drift.velocity == abs(residuals[:, 1]).max()
    assert drift.acceleration < 1e-8
    assert "'held pin'" in pe.audit(run).verdict


def test_the_sign_of_the_reaction_is_that_of_the_closed_form():
    run = kept(held_pin_pendulum())
    theta, rate = run["theta"], run["theta_dot"]
    # The force on the pin, upwards: m (g cos θ + L θ̇²) cos θ
    assert run["held pin"] == pytest.approx((9.81 * np.cos(theta) + rate**2) * np.cos(theta), abs=1e-9)
    assert pe.audit(run).residual.largest < 1e-13


def test_inputs_of_every_kind():
    rows = np.sin(np.arange(200))[:, None]
    controls = {
        "number": {"u": 0.3},
        "function": {"u": np.sin},
        "table": {"u": ([0.0, 1.0, 2.0], [0.0, 1.0, 0.0])},
        "rows": rows,
        "law": lambda t, q, v: [-q[0]],
        "sampled": pe.Sampled(lambda t, q, v: [-q[0]], 0.1),
    }
    for kind, control in controls.items():
        found = pe.audit(kept(cart_pole(), control=control, step=0.01))
        assert found.ok, (kind, str(found))
        assert found.convergence is not None


def test_a_plain_differential_equation_has_its_error_only():
    found = pe.audit(pe.simulate("lorenz", until=2.0, step=1e-3))
    assert found.ok
    assert found.error.largest < 1e-4
    assert not found.change.size
    assert found.residual is None
    assert found.verdict.startswith("The run can be believed. States are off by about")
    assert "Where the energy went" not in str(found)


def test_a_run_that_diverged_is_audited_up_to_there():
    x = pe.coordinates("x")
    system = pe.Lagrangian(x, x.dot**2 / 2, -(x**4), name="hill", start={"x": 1.0})
    run = kept(system, until=10.0, step=0.01)
    assert run.outcome.reason == "diverged"
    found = pe.audit(run)
    assert not found.ok
    assert any("Diverged" in note for note in found.notes)
    assert np.isfinite(found.remainder).all()


def test_a_loaded_run_wants_its_model(tmp_path, run):
    run.save(tmp_path / "run.npz")
    loaded = replace(pe.load(tmp_path / "run.npz"), key="")  # unknown to the gallery
    with pytest.raises(
        PendulaError, match=r"was loaded and does not know its model: give audit\(run, model\)"
    ):
        pe.audit(loaded)
    found = pe.audit(loaded, "cart-pole")
    assert found.ok
    assert found.convergence.observed == pytest.approx(4.0, abs=0.2)


def test_a_loaded_run_is_audited_with_its_own_parameters(tmp_path):
    run = kept(cart_pole(m=0.9, L=0.7))
    run.save(tmp_path / "run.npz")
    assert pe.audit(pe.load(tmp_path / "run.npz"), "cart-pole").ok


def test_functions_of_time_must_be_given_again(tmp_path):
    kept(cart_pole(), control={"u": np.sin}, step=0.01).save(tmp_path / "run.npz")
    loaded = pe.load(tmp_path / "run.npz")
    without = pe.audit(loaded, "cart-pole")
    assert without.grade == "doubtful"
    assert "functions of time are not saved" in without.notes[0]
    found = pe.audit(loaded, "cart-pole", control={"u": np.sin})
    assert found.notes == ()
    assert found.ok
    assert found.convergence.kept
    other = pe.audit(loaded, "cart-pole", control={"u": np.cos})
    assert "gives other values than those of the run" in other.verdict


@pytest.mark.parametrize("kind", ["rows", "table", "law"])
def test_inputs_that_were_recorded_are_loaded_with_the_run(tmp_path, kind):
    controls = {
        "rows": np.sin(np.arange(200))[:, None],
        "table": {"u": ([0.0, 1.0, 2.0], [0.0, 1.0, 0.0])},
        "law": pe.Sampled(lambda t, q, v: [-q[0]], 0.1),
    }
    kept(cart_pole(), control=controls[kind], step=0.01).save(tmp_path / "run.npz")
    found = pe.audit(pe.load(tmp_path / "run.npz"), "cart-pole")
    assert found.ok
    assert found.convergence.kept


def test_a_stretch_lies_between_events(tmp_path):
    y = pe.coordinates("y")
    ball = pe.Lagrangian(y, y.dot**2 / 2, 9.81 * y, start={"y": 1.0}, name="ball")
    bounce = pe.Event(y, direction="falling", change={y.dot: -0.5 * y.dot}, name="bounce")
    run = kept(ball, until=1.0, tolerance=1e-9, events=bounce)
    run.save(tmp_path / "run.npz")
    for found in (pe.audit(run), pe.audit(pe.load(tmp_path / "run.npz"), ball)):
        assert found.ok, str(found)
        instants = [0.0, *(event.t for event in run.events), 1.0]
        stretch = found.convergence
        assert any(a <= stretch.begin < stretch.end <= b for a, b in pairwise(instants))
        assert found.works["events"][-1] < -1.0


def test_a_tableau_of_the_users_own_is_not_known_by_name(tmp_path):
    from pendula.numerics.known import MIDPOINT

    run = kept(cart_pole(), step=1e-3, integrator=pe.RungeKutta(MIDPOINT, "mine"))
    assert pe.audit(run).convergence.promised == 2
    run.save(tmp_path / "run.npz")
    found = pe.audit(pe.load(tmp_path / "run.npz"), "cart-pole")
    assert "'mine' is not known by name" in found.notes[0]
    assert found.grade == "doubtful"
    assert "was not tried" in found.verdict


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"ledger": None}, r"has no ledger to audit: simulate it with simulate\(..., ledger=True\)"),
        ({"coordinates": ("y", "theta")}, "is not that of the run of cart-pole"),
        ({"parameters": {"m": 1.0}}, "the parameters of the run are m, those of the model"),
    ],
    ids=["no ledger", "other coordinates", "other parameters"],
)
def test_runs_that_cannot_be_audited(run, change, part):
    with pytest.raises(PendulaError, match=part):
        pe.audit(replace(run, **change))


def test_something_else_than_a_run():
    with pytest.raises(PendulaError, match=r"audit\(\) needs a run, as simulate\(\) returns it, got str"):
        pe.audit("cart-pole")


def test_it_prints_as_a_table(found):
    text = str(found)
    assert text.startswith("Audit of cart-pole, rk4, step 0.001 s, t = 0 to 2 s\n")
    assert f"work of damper of the pole  {found.works['damper of the pole'][-1]:+.6e} J" in text
    assert "observed order" in text
    assert "\nVerdict: The run can be believed. The books balance well." in text
    assert max(map(len, text.splitlines())) <= 110
    assert repr(found) == "Audit('cart-pole', rk4, believed)"


def test_it_is_a_table_in_a_notebook(found):
    html = replace(found, system="<springs & rods>")._repr_html_()
    assert html.startswith("<table><caption>Audit of &lt;springs &amp; rods&gt;")
    assert html.count("<tr>") == html.count("</tr>")
    assert "The books balance well" in html
