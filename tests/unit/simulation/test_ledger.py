"""The energy ledger of a run: works against closed forms, what it leaves alone, what it refuses."""

from dataclasses import replace

import numpy as np
import pytest

import pendula as pe
from pendula.errors import PendulaError, SimulationError
from pendula.gallery import cart_pole, double_pendulum, kapitza_pendulum, lorenz
from pendula.model.baumgarte import with_baumgarte
from pendula.model.ledger import with_ledger

FIXED = pytest.mark.parametrize("method", pe.integrators().values(), ids=lambda method: method.name)
ADAPTIVE = pytest.mark.parametrize("method", list(pe.adaptive_integrators()))


def block(force, **options):
    """A block of mass 2 that a force moves along a line."""
    x = pe.coordinates("x")
    return pe.Lagrangian(
        x, x.dot**2, forces=[pe.Force(force(x), along=x, name="pull")], name="block", **options
    )


def remainder(run):
    total = run.energy.total
    return total - total[0] - sum(run.ledger.values(), np.zeros(len(run)))


@FIXED
def test_the_work_of_a_constant_force_is_force_times_way(method):
    run = pe.simulate(block(lambda x: 6.0), {"x_dot": 1.0}, 1.0, step=0.01, integrator=method, ledger=True)
    # Methods of first order make the way itself with an error of that order.
    tolerance = 0.2 if method.order == 1 else 1e-12
    assert run.ledger["pull"] == pytest.approx(6.0 * run["x"], abs=tolerance)
    assert run.ledger["pull"][0] == 0.0


@ADAPTIVE
@pytest.mark.parametrize("size", [1e-6, 1.0, 1e6], ids=["small", "usual", "large"])
def test_the_work_of_a_damper(method, size):
    # 2ẍ = −2ẋ from ẋ = v: x = v (1 − e⁻ᵗ), T = v² e⁻²ᵗ, so W = −v² (1 − e⁻²ᵗ)
    run = pe.simulate(
        block(lambda x: -2 * x.dot), {"x_dot": size}, 2.0, tolerance=1e-10, integrator=method, ledger=True
    )
    exact = -(size**2) * (1 - np.exp(-2 * run.t))
    assert run.ledger["pull"] == pytest.approx(exact, abs=1e-8 * max(size, size**2))


@pytest.mark.parametrize(
    "how", [{"step": 1e-3}, {"step": 1e-2, "integrator": "gauss6"}, {"tolerance": 1e-12}]
)
def test_the_work_of_prescribed_motion(how):
    run = pe.simulate(kapitza_pendulum(a=0.05, w=20.0), until=1.0, ledger=True, **how)
    assert abs(run.ledger["prescribed motion"][-1]) > 0.01
    assert abs(remainder(run)).max() < 1e-6
    # By the other route, the power along the way.
    dense = pe.simulate(
        kapitza_pendulum(a=0.05, w=20.0), times=np.linspace(0, 1, 2001), tolerance=1e-12, ledger=True
    )
    balance = pe.energy_balance(dense).work["prescribed motion"]
    assert dense.ledger["prescribed motion"] == pytest.approx(balance, abs=1e-8)


def test_inputs_that_move():
    control = {"u": lambda t: np.sin(3 * t)}
    for how in ({"step": 1e-3}, {"tolerance": 1e-11, "integrator": "dop853"}):
        run = pe.simulate(cart_pole(), until=2.0, control=control, ledger=True, **how)
        assert abs(run.ledger["force on the cart"][-1]) > 1e-3
        assert abs(remainder(run)).max() < 1e-8


def test_symbolic_laws_become_part_of_the_model():
    system = cart_pole()
    x = system.coordinates[0]
    run = pe.simulate(system, until=2.0, control={"u": -x}, tolerance=1e-11, ledger=True)
    assert abs(remainder(run)).max() < 1e-8
    assert pe.audit(run).ok


@pytest.mark.parametrize("method", ["euler", "velocity-verlet", "rk4", "gauss4"])
def test_a_ledger_does_not_change_the_motion(method):
    plain = pe.simulate(cart_pole(), until=1.0, step=1e-2, integrator=method)
    kept = pe.simulate(cart_pole(), until=1.0, step=1e-2, integrator=method, ledger=True)
    assert plain.ledger is None
    assert kept.y.shape == plain.y.shape
    # The kernels differ, so that products and sums may be rounded differently.
    assert kept.y == pytest.approx(plain.y, abs=1e-13)


@ADAPTIVE
def test_a_ledger_hardly_changes_the_steps(method):
    theta = double_pendulum().coordinates[0]
    system = double_pendulum().replace(forces=[pe.Damper(0.05, on=theta)])
    counts = [pe.simulate(system, until=3.0, tolerance=1e-9, integrator=method, ledger=ledger).steps
              for ledger in (False, True)]  # fmt: skip
    assert counts[1] <= 1.25 * counts[0]


def test_laws_and_observers_do_not_see_the_works():
    seen = []

    def law(t, q, v):
        return [0.0]

    def observer(t, q, v):
        seen.append((len(q), len(v)))

    for control, how in ((law, {"step": 0.1}), (pe.Sampled(law, 0.1), {"tolerance": 1e-6})):
        pe.simulate(cart_pole(), until=0.2, control=control, observer=observer, ledger=True, **how)
    assert set(seen) == {(2, 2)}


def test_what_has_no_powers_has_an_empty_ledger():
    run = pe.simulate("double-pendulum", until=0.1, step=0.01, ledger=True)
    assert run.ledger == {}
    assert run.model.states == ()


@pytest.mark.parametrize("method", ["taylor", "dop853", "radau5"])
def test_events_are_an_entry_of_their_own(method):
    e = 0.8
    y = pe.coordinates("y")
    ball = pe.Lagrangian(
        y, y.dot**2 / 2, 9.81 * y, forces=[pe.Force(-0.1 * y.dot, along=y)], start={"y": 1.0}
    )
    bounce = pe.Event(y, direction="falling", change={y.dot: -e * y.dot}, name="bounce")
    for options in ({}, {"times": np.linspace(0, 1.5, 301)}):
        run = pe.simulate(
            ball, until=1.5, tolerance=1e-11, integrator=method, events=bounce, ledger=True, **options
        )
        assert len(run.events) > 1
        assert all(len(event.before) == len(event.after) == 2 for event in run.events)
        jumps = [0.5 * (1 - e**2) * event.before[1] ** 2 for event in run.events]
        assert run.ledger["events"][-1] == pytest.approx(-sum(jumps), rel=1e-9)
        assert run.ledger["events"][0] == 0.0
        assert abs(remainder(run)).max() < 1e-8
    found = pe.audit(run)
    assert found.ok, found
    assert "work of events" in str(found)


def test_an_event_within_prescribed_motion():
    system = kapitza_pendulum(a=0.05, w=20.0)
    theta = system.coordinates[0]
    turn = pe.Event(theta - 0.05, direction="falling", change={theta.dot: -0.5 * theta.dot}, name="stop")
    start = {"theta": 0.3, "theta_dot": -3.0}
    run = pe.simulate(system, start, 1.0, tolerance=1e-11, integrator="dop853", events=turn, ledger=True)
    assert run.events
    assert abs(run.ledger["events"][-1]) > 1e-4
    assert abs(remainder(run)).max() < 1e-8


def test_it_is_a_series_like_others(tmp_path):
    run = pe.simulate(cart_pole(), until=0.5, step=0.01, ledger=True)
    name = "work of damper of the pole"
    assert run[name] is run.ledger["damper of the pole"]
    assert not run[name].flags.writeable
    run.save(tmp_path / "run.npz")
    loaded = pe.load(tmp_path / "run.npz")
    assert list(loaded.ledger) == list(run.ledger)
    assert all(np.array_equal(loaded.ledger[key], run.ledger[key]) for key in run.ledger)


@pytest.mark.parametrize("ledger", [True, False])
def test_files_keep_what_there_is(tmp_path, ledger):
    run = pe.simulate("double-pendulum", until=0.5, tolerance=1e-9, ledger=ledger)
    run.save(tmp_path / "run.npz")
    loaded = pe.load(tmp_path / "run.npz")
    assert loaded.ledger == ({} if ledger else None)
    assert loaded.tolerance == 1e-9


def test_a_ledger_of_another_length_is_refused():
    run = pe.simulate(cart_pole(), until=0.5, step=0.01, ledger=True)
    with pytest.raises(PendulaError, match="work of 'brake' must have shape"):
        replace(run, ledger={"brake": np.zeros(3)})


def test_what_has_no_energy_has_no_ledger():
    with pytest.raises(SimulationError, match=r"lorenz is a plain differential equation.* no ledger to keep"):
        pe.simulate(lorenz(), until=1.0, step=0.01, ledger=True)


COORDINATES_ONLY = pytest.mark.parametrize(
    "method", [m.name for m in pe.integrators().values() if m.coordinates_only]
)


@COORDINATES_ONLY
def test_methods_that_move_coordinates_only_integrate_works_apart(method):
    # 2ẍ = 6 cos t from rest: ẋ = 3 sin t, so W = ∫ 6 cos t · 3 sin t dt = 9 sin²t.
    push = lambda x: 6 * pe.cos(pe.time)  # noqa: E731
    errors = []
    for step in (0.1, 0.05):
        run = pe.simulate(block(push), until=2.05, step=step, integrator=method, ledger=True)
        errors.append(np.abs(run.ledger["pull"] - 9 * np.sin(run.t) ** 2).max())
    assert errors[1] < errors[0] * 0.5 ** (pe.integrators()[method].order - 0.2)
    # Samples between two steps, and a last step that is shorter, have their works too.
    run = pe.simulate(block(push), times=[0.025, 0.31, 1.0, 2.02], step=0.05, integrator=method, ledger=True)
    assert run.ledger["pull"] == pytest.approx(9 * np.sin(run.t) ** 2, abs=3 * errors[1])
    assert pe.simulate("henon-heiles", until=1.0, step=0.01, integrator=method, ledger=True).ledger == {}


@COORDINATES_ONLY
def test_their_motion_is_the_same_to_the_last_bit(method):
    system = block(lambda x: -x)
    runs = [
        pe.simulate(system, {"x": 1.0}, 5.0, step=0.1, integrator=method, ledger=ledger)
        for ledger in (False, True)
    ]
    assert np.array_equal(runs[0].y, runs[1].y)


@pytest.mark.parametrize("method", ["yoshida4", "suzuki4", "yoshida6", "velocity-verlet"])
def test_held_inputs_jump_between_powers(method):
    # 2ẍ = u with u = 2, −2, 2, … held for 0.1 s: every method follows parabolas exactly, and so do the works.
    x, u = pe.coordinates("x"), pe.inputs("u")
    pushed = pe.Lagrangian(x, x.dot**2, forces=[pe.Force(u, along=x, name="push")], name="pushed")
    rows = np.resize([2.0, -2.0], (20, 1))
    run = pe.simulate(pushed, until=2.0, step=0.1, control=rows, integrator=method, ledger=True)
    assert np.ptp(run.ledger["push"]) == pytest.approx(0.01, rel=1e-9)
    assert np.abs(remainder(run)).max() < 1e-14


def test_the_rates_of_all_works_are_the_rate_of_the_energy_also_off_the_constraints():
    # Ė = ∂E/∂y · ẏ by differences, at states that miss their constraint by a tenth.
    x, y = pe.coordinates("x y")
    moving = x**2 + y**2 - (1 + pe.sin(pe.time) / 10) ** 2
    rod = pe.Lagrangian(
        (x, y), x.dot**2 + y.dot**2, 9.81 * y, constraints=[moving], start={"x": 1.0},
        forces=[pe.Force(-x.dot, along=x, name="drag")], name="rod",
    )  # fmt: skip
    held = with_ledger(with_baumgarte(pe.derive(rod), 3.0, 5.0))
    assert held.card.ledger == ("work of drag", "work of moving constraints", "work of stabilisation")
    nothing, h = np.zeros(0), 1e-6
    for state in np.random.default_rng(5).uniform(-1.2, 1.2, (20, 4)):
        whole, now = np.concatenate([state, np.zeros(3)]), np.array([0.7])
        rate = held.evaluate("rate", now, whole, nothing)
        ahead, behind = (
            held.evaluate("energy", now + side * h, whole + side * h * rate, nothing)[:2].sum()
            for side in (1, -1)
        )
        # Differences of second order leave h² of the third derivative, and rounding 1e-16/h.
        assert rate[4:].sum() == pytest.approx((ahead - behind) / (2 * h), rel=1e-7, abs=1e-7)
        assert abs(rate[6]) > 1e-6
        assert held.evaluate("state_rates", now, whole, nothing) == pytest.approx(rate[4:], rel=1e-12)


@pytest.mark.parametrize("method", ["rk4", "midpoint", "verlet", "gauss4", "taylor", "dop853", "radau5"])
def test_feedback_has_an_entry_of_its_own(method):
    x, y = pe.coordinates("x y")
    rod = pe.Lagrangian(
        (x, y), (x.dot**2 + y.dot**2) / 2, 9.81 * y, constraints=[x**2 + y**2 - 1], start={"x": -1.0},
        name="rod",
    )  # fmt: skip
    adaptive = method in pe.adaptive_integrators()
    how = {"tolerance": 1e-5} if adaptive else {"step": 0.005}
    run = pe.simulate(
        rod, until=3.0, integrator=method, stabilisation=pe.Baumgarte(10.0, 10.0), ledger=True, **how
    )
    assert list(run.ledger) == ["stabilisation"]
    assert np.abs(run.ledger["stabilisation"]).max() > 1e-9
    # By methods of second order, states are off by more than a thousandth with this step.
    rough = method in ("midpoint", "verlet")
    assert pe.audit(run).grade == ("doubtful" if rough else "believed"), pe.audit(run)


def test_the_usual_gains_are_kept_with_the_run():
    run = pe.simulate("held-pin-pendulum", until=0.1, step=0.01, stabilisation="baumgarte")
    assert run.settings.stabilisation == pe.Baumgarte(5.0, 5.0)


def test_works_are_not_named_in_a_start():
    with pytest.raises(PendulaError, match="does not have; it has 'x', 'theta', 'x_dot', 'theta_dot'"):
        pe.simulate(cart_pole(), {"work of damper of the pole": 1.0}, 0.1, step=0.01, ledger=True)


@pytest.mark.parametrize("how", [{"step": 1e-3}, {"tolerance": 1e-11, "integrator": "dop853"}])
def test_projection_and_events_in_a_moving_frame(how):
    # A rod on a turning table: an event changes what the frame carries, which is no work of the frame.
    x, y = pe.coordinates("x y")
    rate = pe.parameters(rate=2.0)
    T = ((x.dot - rate * y) ** 2 + (y.dot + rate * x) ** 2) / 2
    rod = pe.Lagrangian((x, y), T, 9.81 * y, constraints=[x**2 + y**2 - 1], start={"x": 1.0}, name="rod")
    stop = pe.Event(x, "stop", direction="falling", change={x.dot: -x.dot / 2, y.dot: -y.dot / 2})
    run = pe.simulate(rod, until=2.0, events=stop, ledger=True, **how)
    assert run.events
    assert set(run.ledger) == {"moving frame", "stabilisation", "events"}
    assert abs(run.ledger["events"][-1]) > 1.0
    assert abs(remainder(run)).max() < 1e-8  # of some 10 J; RK4 leaves (ωh)⁴ at ω near 10
