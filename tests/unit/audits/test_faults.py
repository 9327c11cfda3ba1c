"""Faults that an audit must catch and name, each put into one place alone."""

from dataclasses import replace

import casadi as ca
import pytest

import pendula as pe
from pendula.dynamics import graphs
from pendula.dynamics.ledger import with_works
from pendula.dynamics.source import TracedSource
from pendula.gallery import cart_pole, held_pin_pendulum, pendulum
from pendula.model.compilation import Compilation
from pendula.numerics import Tableau
from pendula.numerics.known import RK4

pytestmark = pytest.mark.slow


class TamperedLedger(TracedSource):
    """A source whose graphs with works, and no others, come from other dynamics."""

    def __init__(self, system, tamper):
        super().__init__(system)
        self.tamper = tamper

    def with_works(self, jumps):
        return TracedSource(self._system, lambda dynamics: with_works(self.tamper(dynamics), jumps))


def tampered(system, name, tamper, source=TamperedLedger):
    model = pe.derive(system)
    card = replace(model.card, key=f"{model.card.key}\0{name}")
    return replace(model, compilation=Compilation(card, lambda: system, lambda: source(system, tamper)))


def without_work(place):
    def tamper(d):
        works = ca.SX(d.works)
        works[place] = 0
        return replace(d, works=works)

    return tamper


def moving_pin():
    """The held pin, moved up and down by 0.1 sin 3t: it does work."""
    system = held_pin_pendulum()
    y = system.coordinates[0]
    moved = pe.Holonomic(y - pe.Rational(1, 10) * pe.sin(3 * pe.time), name="moving pin")
    return system.replace(constraints=[moved], start={"theta": 1.0, "y_dot": 0.3})


HOW = [
    {"step": 1e-3},
    {"tolerance": 1e-9, "integrator": "taylor"},
    {"tolerance": 1e-9, "integrator": "dop853"},
]
IDS = ["rk4", "taylor", "dop853"]


@pytest.mark.parametrize("how", HOW, ids=IDS)
@pytest.mark.parametrize("system", [cart_pole, moving_pin])
def test_nothing_is_wrong_where_nothing_was_changed(system, how):
    found = pe.audit(pe.simulate(system(), until=2.0, ledger=True, **how))
    assert found.ok, found
    assert "unaccounted for" not in found.verdict


@pytest.mark.parametrize("how", HOW, ids=IDS)
def test_a_force_that_only_the_moving_kernel_knows(how):
    model = tampered(cart_pole(), "force", lambda d: replace(d, f=1.001 * d.f, Q=d.Q + 0.001 * d.f))
    found = pe.audit(pe.simulate(model, until=2.0, ledger=True, **how))
    assert not found.ok
    assert "The equations of motion do not hold" in found.verdict
    assert "unaccounted for" in found.verdict
    assert found.residual.largest == pytest.approx(1e-3, rel=0.6)


@pytest.mark.parametrize("how", HOW, ids=IDS)
@pytest.mark.parametrize(("place", "name"), [(0, "damper of the cart"), (1, "damper of the pole")])
def test_a_work_that_is_left_out(how, place, name):
    model = tampered(cart_pole(), f"work {place}", without_work(place))
    found = pe.audit(pe.simulate(model, until=2.0, ledger=True, **how))
    assert not found.ok
    assert f"The ledger's work of '{name}' is not the integral of its power" in found.verdict
    assert sum("is not the integral" in fault for fault in found.faults) == 1
    assert found.residual.largest < 1e-12


def test_an_entry_that_is_missing_from_the_run():
    run = pe.simulate(cart_pole(), until=2.0, step=1e-3, ledger=True)
    works = {name: work for name, work in run.ledger.items() if name != "damper of the pole"}
    found = pe.audit(replace(run, ledger=works))
    assert "work of 'damper of the pole' is not the integral" in found.verdict


@pytest.mark.parametrize("how", HOW, ids=IDS)
def test_multipliers_of_the_wrong_sign(how):
    run = pe.simulate(held_pin_pendulum(), until=2.0, ledger=True, **how)
    assert pe.audit(run).ok
    found = pe.audit(replace(run, multipliers=-run.multipliers))
    assert not found.ok
    assert "The multipliers have the wrong sign" in found.verdict


@pytest.mark.parametrize("how", HOW, ids=IDS)
def test_a_wrong_sign_of_the_multiplier_shows_in_the_work_of_a_moving_pin(how):
    model = tampered(moving_pin(), "sign", lambda d: replace(d, works=-d.works))
    found = pe.audit(pe.simulate(model, until=2.0, ledger=True, **how))
    assert not found.ok
    assert "work of 'moving constraints' is not the integral of its power" in found.verdict
    assert "unaccounted for" in found.verdict


def leaking(b, order):
    """RK4's stages with other weights, which claims an order all the same."""
    return replace(pe.RungeKutta(Tableau(RK4.a, b, RK4.c), "leaking"), order=order)


def test_an_integrator_that_leaks():
    weights = [0.1, 0.4, 0.4, 0.1]  # of second order, by symmetry
    run = pe.simulate(pendulum(), until=3.0, step=1e-2, integrator=leaking(weights, 4), ledger=True)
    found = pe.audit(run)
    assert not found.ok
    assert found.convergence.observed < 3.5
    assert "leaking promises 4" in found.verdict
    assert "The model's books do balance, so the integrator leaks" in found.verdict


def test_the_same_integrator_with_its_true_order_is_honest():
    run = pe.simulate(
        pendulum(), until=3.0, step=1e-2, integrator=leaking([0.1, 0.4, 0.4, 0.1], 2), ledger=True
    )
    assert pe.audit(run).ok


def test_explicit_euler_is_told_the_truth():
    found = pe.audit(pe.simulate(pendulum(), until=10.0, step=1e-2, integrator="euler", ledger=True))
    assert found.grade == "doubtful"
    assert not found.ok
    assert found.convergence.observed == pytest.approx(1.0, abs=0.1)
    assert "The books balance, badly" in found.verdict
    assert "of order 1.0 where euler promises 1" in found.verdict
    assert "a method of higher order" in found.verdict


class OddSeries(TamperedLedger):
    """A source whose Taylor series, and nothing else, comes from other dynamics."""

    def with_works(self, jumps):
        whole, odd = TracedSource.with_works(self, jumps), super().with_works(jumps)
        whole.series = odd.series
        return whole


def test_a_series_that_describes_another_motion():
    # A gyroscopic force does no work, so that only the motion itself tells.
    def tamper(d):
        turn = ca.vertcat(d.v[1], -d.v[0]) * 1e-3
        return replace(d, f=d.f + turn, Q=d.Q + turn)

    model = tampered(cart_pole(), "turn", tamper, OddSeries)
    found = pe.audit(pe.simulate(model, until=2.0, tolerance=1e-9, integrator="taylor", ledger=True))
    assert found.residual.largest < 1e-12
    assert found.convergence.kept
    assert "taylor and dop853 do not agree on the motion" in found.verdict
    assert pe.audit(pe.simulate(model, until=2.0, tolerance=1e-9, integrator="dop853", ledger=True)).ok


@pytest.mark.parametrize("how", HOW, ids=IDS)
def test_a_work_that_was_altered_afterwards(how):
    run = pe.simulate(cart_pole(), until=2.0, ledger=True, **how)
    works = run.ledger | {"damper of the pole": 1.01 * run.ledger["damper of the pole"]}
    found = pe.audit(replace(run, ledger=works))
    assert found.faults == (
        "The ledger's work of 'damper of the pole' is not the integral of its power: the term is left out or "
        "wrong.",
    )


class TamperedRate(TamperedLedger):
    """A source of which only the rate comes from other dynamics; there is no power to keep books of."""

    def program(self, name):
        return getattr(graphs, name)(self.tamper(self.dynamics) if name == "rate" else self.dynamics)


@pytest.mark.parametrize("how", [HOW[0], HOW[2]], ids=["rk4", "dop853"])
@pytest.mark.parametrize("system", [pendulum, held_pin_pendulum])
def test_a_force_in_the_rate_of_a_system_without_powers(system, how):
    model = tampered(system(), "rate", lambda d: replace(d, f=1.001 * d.f), TamperedRate)
    found = pe.audit(pe.simulate(model, until=2.0, ledger=True, **how))
    assert "The equations of motion do not hold" in found.verdict
    assert any("unaccounted for" in fault for fault in found.faults)
