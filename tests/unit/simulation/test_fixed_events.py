"""Events under every method of fixed step: when they happen, what they change, and what they leave alone.

Closed forms: a thrown ball, whose parabola all methods but two follow exactly; a pendulum of modulus k, which
crosses zero every 2 K(k); a bead on a circle; bodies that held forces move along parabolas.
"""

import math

import numpy as np
import pytest
from scipy.special import ellipk

import pendula as pe

METHODS = pe.integrators()
AT_ODDS = ("euler", "semi-implicit-euler")  # of first order for a parabola, too
EXACT = [name for name in METHODS if name not in AT_ODDS]
HIGHER = [name for name, method in METHODS.items() if method.order > 1]
CONSTRAINED = [name for name, method in METHODS.items() if method.needs != "separable"]
QUICK = ("euler", "rk4", "gauss4")  # an explicit method of each kind of order, and an implicit one


def those(names):
    """Methods to try; most of them only where there is time."""
    return [name if name in QUICK else pytest.param(name, marks=pytest.mark.slow) for name in names]


methods = pytest.mark.parametrize("method", those(METHODS))
exact = pytest.mark.parametrize("method", those(EXACT))

x, y, h, theta = pe.coordinates("x y h theta")
u = pe.inputs("u")
g, e = pe.parameters(g=9.81, e=0.8)
BALL = pe.derive(pe.Lagrangian(h, h.dot**2 / 2, g * h, name="ball", start={"h": 1.0}))
FALL = math.sqrt(2 / 9.81)
PENDULUM = pe.derive(pe.gallery.pendulum(m=1.0, l=1.0, g=1.0))
SPRING = pe.derive(
    pe.Lagrangian(x, x.dot**2 / 2, 2 * x**2, forces=[pe.Force(u, along=x)], name="spring", start={"x": 1.0})
)
CART = pe.derive(pe.Lagrangian(x, x.dot**2, forces=[pe.Force(u, along=x, name="push")], name="cart"))
PUCK = pe.derive(pe.Lagrangian(x, x.dot**2 / 2, name="puck", start={"x": 1.0, "x_dot": -1.0}))
PUCK2 = pe.derive(pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, name="puck on a table"))


def bounce(restitution: float = 0.8) -> pe.Event:
    return pe.Event(h, "bounce", "falling", change={h.dot: -restitution * h.dot})


def dropped(method: str, events, until: float = 1.5, **options) -> pe.Run:
    return pe.simulate(BALL, until=until, events=events, **{"step": 0.01, "integrator": method} | options)


def times(run, name: str | None = None) -> np.ndarray:
    return np.array([event.t for event in run.events if name in (None, event.name)])


def height(t: np.ndarray) -> np.ndarray:
    """Of the ball with restitution 0.8, up to its third impact."""
    second, third = 2.6 * FALL, (2.6 + 1.28) * FALL
    parts = [
        1 - 9.81 * t**2 / 2,
        0.8 * 9.81 * FALL * (t - FALL) - 9.81 * (t - FALL) ** 2 / 2,
        0.64 * 9.81 * FALL * (t - second) - 9.81 * (t - second) ** 2 / 2,
    ]
    assert t.max() <= third
    return np.select([t <= FALL, t <= second], parts[:2], parts[2])


@exact
def test_a_fall_ends_to_rounding(method):
    run = dropped(method, pe.Event(h, "ground", terminal=True))
    assert run.events[0].t == pytest.approx(FALL, abs=1e-14)
    assert run.t[-1] == run.events[0].t
    np.testing.assert_array_equal(run.y[-1], run.events[0].before)
    assert run.y[-1] == pytest.approx([0.0, -9.81 * FALL], abs=1e-13)
    assert run.outcome.reason == "stopped"
    assert (
        f"after 46 steps of {method}: the event 'ground' ended the run" in run.outcome.sentence
    )  # no rejected ones


@pytest.mark.parametrize("method", AT_ODDS)
def test_eulers_fall_ends_to_first_order(method):
    late = [
        dropped(method, pe.Event(h, terminal=True), step=step).events[0].t - FALL for step in (0.01, 0.005)
    ]
    # Positions lag behind, or run ahead, by half a step.
    assert late[0] == pytest.approx(0.005 if method == "euler" else -0.005, rel=0.02)
    assert late[0] / late[1] == pytest.approx(2.0, rel=0.02)


@methods
@pytest.mark.parametrize("what", ["zero", "turn"])
def test_a_pendulum_has_the_order_of_its_method(method, what):
    """k = 0.8: θ = 2 asin(k sn t) crosses zero at 2K, 4K, … and turns at K, 3K, …"""
    quarter, order = ellipk(0.8**2), METHODS[method].order

    def error(step: float) -> float:
        run = pe.simulate(
            PENDULUM,
            {"theta": 0.0, "theta_dot": 1.6},
            10.5,
            step=step,
            integrator=method,
            events=pe.Event(theta if what == "zero" else theta.dot),
        )
        expected = quarter * (2 * np.arange(1, 6) - (what == "turn"))
        found = times(run)
        assert len(found) == np.count_nonzero(expected < 10.5)
        return float(np.abs(found - expected[: len(found)]).max())

    coarse = {1: 0.004, 6: 0.2}.get(order, 0.1)
    # Part of the error depends on where in a step a crossing lies.
    assert math.log2(error(coarse) / error(coarse / 8)) / 3 > order - 0.6


@pytest.mark.parametrize("method", those(CONSTRAINED))
def test_a_bead_on_a_circle(method, circle):
    """From x = 1 at rest: the lowest point after K(sin 45°)/√g, and every half period."""
    order = METHODS[method].order
    quarter = ellipk(0.5) / math.sqrt(9.81)

    def error(step: float) -> float:
        run = pe.simulate(circle, until=1.9, step=step, integrator=method, events=pe.Event(x))
        states = np.array([event.before for event in run.events])
        # Verlet's velocities are not those with which its positions are called back.
        allowed = step**2 if method == "verlet" else 50 * step**4
        assert np.abs((states[:, :2] ** 2).sum(axis=1) - 1).max() < allowed
        return float(np.abs(times(run) - quarter * np.array([1, 3])).max())

    coarse = 0.001 if order == 1 else 0.05
    assert math.log2(error(coarse) / error(coarse / 8)) / 3 > order - 0.6


@pytest.mark.parametrize("method", those(CONSTRAINED))
def test_constraints_hold_through_a_change(method, circle):
    """A bead bounces off the line x = 0 without loss: the free swing, folded."""
    wall = pe.Event(x, "wall", change={x.dot: -x.dot, y.dot: -y.dot})
    start = pe.consistent_start(circle, {"x": 0.8, "y": -0.6})
    options = {"until": 3.0, "step": 1e-3, "integrator": method}
    run = pe.simulate(circle, start, events=wall, **options)
    free = pe.simulate(circle, start, **options)
    assert len(run.events) > 2
    assert (run.q[:, 0] > -1e-12).all()
    np.testing.assert_allclose((run.q**2).sum(axis=1), 1.0, rtol=0, atol=1e-9)
    tolerance = {1: 2e-2, 2: 1e-5}.get(METHODS[method].order, 1e-8)
    assert run.q[-1, 0] == pytest.approx(abs(free.q[-1, 0]), abs=tolerance)


@methods
@pytest.mark.parametrize("direction", ["rising", "falling", "both"])
def test_directions(method, direction):
    run = pe.simulate(
        SPRING, until=4.0, step=0.002, integrator=method, events=pe.Event(x, direction=direction)
    )
    every = math.pi / 4 + math.pi / 2 * np.arange(3)
    wanted = {"rising": every[1:2], "falling": every[::2], "both": every}[direction]
    np.testing.assert_allclose(times(run), wanted, rtol=0, atol=5e-3)


@exact
@pytest.mark.parametrize("save_every", [1, 7, 1000])
def test_a_ball_bounces_and_its_samples_stay_on_the_grid(method, save_every):
    run = dropped(method, bounce(), save_every=save_every)
    np.testing.assert_allclose(times(run), [FALL, 2.6 * FALL], rtol=0, atol=1e-13)
    instants = np.unique(np.append(np.arange(0, 151, save_every), 150)) * 0.01
    np.testing.assert_allclose(np.setdiff1d(run.t, times(run)), instants, rtol=0, atol=1e-15)
    np.testing.assert_allclose(run.q[:, 0], height(run.t), rtol=0, atol=1e-12)
    for jump in run.events:
        before, after = np.flatnonzero(run.t == jump.t)
        np.testing.assert_array_equal(run.y[[before, after]], [jump.before, jump.after])
        assert jump.after[1] == pytest.approx(-0.8 * jump.before[1], rel=1e-15)
    assert run.outcome.sentence == f"Reached t = 1.5 s in 152 steps of {method}."


@exact
def test_requested_times(method):
    asked = np.sort(np.append(np.linspace(0.0, 1.5, 47), [0.45, 0.4500001, 1.4999999]))
    run = dropped(method, bounce(), times=asked)
    np.testing.assert_array_equal(run.t, asked)
    np.testing.assert_allclose(run.q[:, 0], height(asked), rtol=0, atol=1e-12)
    ended = dropped(method, pe.Event(h, "ground", terminal=True), times=[0.1, 0.4, 0.5, 1.0])
    assert ended.t.tolist() == [0.1, 0.4]


CONTROLS = {
    "free": None,
    "constant": 0.3,
    "law": lambda t, q, v: -v[0] + 0.1 * math.sin(t),
    "sampled": pe.Sampled(lambda t, q, v: -v[0], 0.05),
    "rows": np.sin(np.arange(121.0))[:, None],
}


KEPT = ("all", "some", "times")
# Every method with a law; every kind of inputs and of samples with an explicit and an implicit method.
LOOKING = [(name, "law", "some") for name in METHODS]
LOOKING += [(name, control, kept) for name in ("rk4", "gauss4") for control in CONTROLS for kept in KEPT]


@pytest.mark.parametrize(("method", "control", "kept"), dict.fromkeys(LOOKING))
def test_events_that_only_look_leave_every_bit_as_it_is(method, control, kept):
    how = {"all": {}, "some": {"save_every": 7}, "times": {"times": [0.011, 0.0155, 0.5, 1.203]}}[kept]
    options = {"until": 1.203, "step": 0.01, "integrator": method, "control": CONTROLS[control], **how}
    plain = pe.simulate(SPRING, **options)
    watched = pe.simulate(SPRING, events=[pe.Event(x), pe.Event(lambda t, q, v: v[0] - 0.1)], **options)
    for name in ("t", "y", "u"):
        np.testing.assert_array_equal(getattr(watched, name), getattr(plain, name))
    assert (watched.steps, watched.outcome) == (plain.steps, plain.outcome)
    assert watched.events


@methods
@pytest.mark.parametrize("table", [False, True], ids=["function", "table"])
def test_inputs_that_move(method, table):
    """U crosses zero at π/4; steps are the same but for the rounding of the instants at which u is needed."""
    knots = np.linspace(0.0, 2.0, 9)
    control = (knots, np.cos(2 * knots)) if table else lambda t: math.cos(2 * t)
    options = {"until": 1.503, "step": 0.01, "integrator": method, "control": control}
    run = pe.simulate(
        SPRING, events=[pe.Event(u, "zero"), pe.Event(pe.time - 0.5, "clock", change={x.dot: u})], **options
    )
    zero = np.interp(0, -np.cos(2 * knots[:5]), knots[:5]) if table else math.pi / 4
    assert times(run, "zero") == pytest.approx([zero], abs=1e-13)
    clock = next(event for event in run.events if event.name == "clock")
    assert clock.t == pytest.approx(0.5, abs=1e-15)
    assert clock.after[1] == pytest.approx(np.interp(0.5, *control) if table else math.cos(1.0), abs=1e-13)
    looked = pe.simulate(SPRING, events=pe.Event(u), **options)
    np.testing.assert_allclose(looked.y, pe.simulate(SPRING, **options).y, rtol=0, atol=1e-13)


@pytest.mark.parametrize("method", those(HIGHER))
@pytest.mark.parametrize("restitution", [0.9, 0.5, 0.1])
def test_a_zeno_sequence_ends_with_a_sentence(method, restitution):
    run = dropped(method, bounce(restitution), until=10.0)
    end = FALL * (1 + restitution) / (1 - restitution)
    assert run.t[-1] == pytest.approx(end, abs=1e-10)
    powers = restitution ** np.arange(len(run.events))
    impacts = FALL * (1 + 2 * restitution * (1 - powers) / (1 - restitution))
    np.testing.assert_allclose(times(run), impacts, rtol=0, atol=1e-10)
    assert run.outcome.reason == "stopped"
    assert f"'bounce' happened {len(run.events)} times, ever sooner" in run.outcome.sentence
    assert f"(intervals shrink by {restitution}): a Zeno sequence" in run.outcome.sentence


@pytest.mark.parametrize("method", those(name for name in METHODS if name not in HIGHER))
@pytest.mark.parametrize("restitution", [0.9, 0.7, 0.5, 0.3, 0.1])
@pytest.mark.parametrize("step", [0.01, 0.003])
def test_no_ball_of_first_order_passes_through_the_ground(method, restitution, step):
    run = dropped(method, bounce(restitution), until=10.0, step=step)
    assert run.q.min() > -1e-12
    if run.outcome.reason == "stopped":
        assert f"'bounce' changed the motion twice within a step of {step} s" in run.outcome.sentence
    else:
        assert method == "euler"  # which gains what the ground takes


@methods
def test_a_change_that_does_not_lead_away_ends_the_run(method):
    run = dropped(method, pe.Event(h, "thud", "falling", change={h.dot: 0}))
    assert "the change of 'thud' does not lead away from it" in run.outcome.sentence
    assert len(run.events) == 1


@methods
@pytest.mark.parametrize("step", [0.125, 0.1])
def test_an_event_at_an_instant_of_the_grid(method, step):
    """The wall is met at t = 1, to rounding: in the step before, or just after the sample there."""
    wall = pe.Event(x, "wall", change={x.dot: -x.dot})
    run = pe.simulate(PUCK, until=2.0, step=step, integrator=method, events=wall)
    assert times(run) == pytest.approx([1.0], abs=1e-14)
    assert len(run) == round(2 / step) + np.count_nonzero(np.abs(run.t - 1) < 1e-9)
    assert (np.diff(run.t) >= 0).all()
    assert np.diff(run.t)[np.diff(run.t) > 1e-9] == pytest.approx(step, abs=1e-14)
    assert run.y[-1] == pytest.approx([1.0, 1.0], abs=1e-13)
    asked = pe.simulate(PUCK, times=[0.5, 1.0, 1.5], step=step, integrator=method, events=wall)
    assert asked.t.tolist() == [0.5, 1.0, 1.5]
    assert asked.q[:, 0] == pytest.approx([0.5, 0.0, 0.5], abs=1e-13)
    last = pe.simulate(PUCK, until=1.0, step=step, integrator=method, events=wall)
    assert last.t[-1] == pytest.approx(1.0, abs=1e-14)
    assert last.outcome.ok


@pytest.mark.parametrize("method", those(name for name in HIGHER if name != "verlet"))  # which smooths jumps
@pytest.mark.parametrize("kind", ["rows", "law", "sampled"])
def test_held_forces_keep_their_instants_through_a_bounce(method, kind):
    """2ẍ = ∓2 held for 0.1 s from ẋ = 1.5, and a wall at x = 0.2 that takes half the speed."""
    asked = []

    def law(t, q, v):
        asked.append(t)
        return -2.0 if round(t / 0.1) % 2 == 0 else 2.0

    rows = np.resize([-2.0, 2.0], (10, 1))
    step = 0.05 if kind == "sampled" else 0.1
    control = {"rows": rows, "law": law, "sampled": pe.Sampled(law, 0.1)}[kind]
    wall = pe.Event(x - 0.2, "wall", "rising", change={x.dot: -x.dot / 2})
    run = pe.simulate(
        CART, {"x_dot": 1.5}, 1.0, step=step, integrator=method, control=control, events=wall, ledger=True
    )
    position, speed = 0.2 - 0.145, 1.4  # at 0.1 s: x = 0.145, then 0.055 = 1.4 s + s²/2
    later = -speed + math.sqrt(speed**2 + 2 * position)
    assert times(run) == pytest.approx([0.1 + later], abs=1e-13)
    assert run.events[0].after[1] == pytest.approx(-(1.4 + later) / 2, abs=1e-13)
    rest = 0.1 - later
    v = run.events[0].after[1] + rest
    # From 0.2 s on the force changes its sign every 0.1 s: 8 intervals in which v is mean v − 0.05.
    end = 0.2 + (run.events[0].after[1] + v) / 2 * rest + 0.8 * (v - 0.05)
    assert run.y[-1] == pytest.approx([end, v], abs=1e-12)
    np.testing.assert_array_equal(run["u"][run.t > 0.95001], run["u"][-1])
    if kind != "rows":
        np.testing.assert_allclose(asked, np.arange(11) * 0.1, rtol=0, atol=1e-14)
    kinetic = run.energy.total[-1] - run.energy.total[0]
    assert run.ledger["push"][-1] + run.ledger["events"][-1] == pytest.approx(kinetic, abs=1e-12)
    assert run.ledger["events"][-1] == pytest.approx(-0.75 * (1.4 + later) ** 2, abs=1e-12)


@methods
@pytest.mark.parametrize("apart", [0.0, 1e-15, -1e-15, 1e-13, 1e-9, -1e-9])
def test_both_walls_of_a_corner_are_hit_at_once_or_nearly(method, apart):
    """From (1, 1) with speed (−1, −1): next to an instant of the grid, the step between may be very short."""
    walls = [pe.Event(x, "left", change={x.dot: -x.dot}), pe.Event(y, "floor", change={y.dot: -y.dot})]
    start = {"x": 1.0 + apart, "y": 1.0, "x_dot": -1.0, "y_dot": -1.0}
    for step in (0.1, 0.07):
        run = pe.simulate(PUCK2, start, until=3.0, step=step, integrator=method, events=walls)
        assert run.y[-1] == pytest.approx([2.0, 2.0, 1.0, 1.0], abs=1e-8)
        assert sorted(event.name for event in run.events) == ["floor", "left"]


@methods
@pytest.mark.parametrize("kind", ["rows", "law"])
def test_a_change_at_the_instant_at_which_a_force_changes(method, kind):
    """At 0.5 s the cart is stopped and pushed with 8 N instead of 2 N; from then on 2v = 8 (t − 0.5)."""
    asked = []

    def law(t, q, v):
        asked.append(t)
        return 2.0 if t < 0.5 else 8.0

    control = law if kind == "law" else np.repeat([2.0, 8.0], 4)[:, None]
    halt = pe.Event(pe.time - 0.5, "halt", change={x: 0, x.dot: 0})
    run = pe.simulate(CART, until=1.0, step=0.125, integrator=method, control=control, events=halt)
    if METHODS[method].order > 1:
        assert run.events[0].before[1] == pytest.approx(0.5, abs=1e-14)
        assert run.y[-1] == pytest.approx([0.5, 2.0], abs=1e-13)
    assert run["u"][run.t > 0.5].tolist() == [8.0] * 4
    assert run.v[-1, 0] == pytest.approx(2.0, abs=1e-13)
    if kind == "law":
        assert asked == (np.arange(9) / 8).tolist()


def test_a_sampled_servo_with_a_stop():
    """A controller that remembers, beside an event: as with an adaptive method."""
    stop = pe.Event(x - 0.5, "stop", "rising", change={x.dot: -x.dot / 2})
    servo = pe.Sampled(pe.PID(kp=9.0, ki=2.0, kd=1.0, desired=1.0), 0.05)
    fixed = pe.simulate(CART, until=2.0, step=0.01, control=servo, events=stop)
    free = pe.simulate(CART, until=2.0, tolerance=1e-11, control=servo, events=stop)
    assert len(fixed.events) > 1
    np.testing.assert_allclose(times(fixed), times(free), rtol=0, atol=1e-10)
    assert fixed.y[-1] == pytest.approx(free.y[-1], abs=1e-9)
    assert "sampled every 0.05 s and held" in fixed.outcome.sentence
