"""Closed loops in live pages, step by step as in Python: every kind of controller, held or not, disturbed."""

import numpy as np
import pytest
from tests.unit.viewer.test_page_data import data_of

import pendula as pe

pytestmark = pytest.mark.slow

STEP, STEPS = 0.002, 500
# The same formulas in another order: rounding, 1e-16 of a state, grows while a pole falls at 5/s for 1 s.
SAME = 1e-10

PLAY = """(player, steps) => {
  player.reset();
  const rows = [];
  for (let k = 0; k < steps; k++) {
    player.single();
    rows.push([...player.y, player.u[0], ...player.signals()]);
  }
  return rows;
}"""

CART = pe.gallery.cart_pole()
NOISE = pe.Noise(0.01, bandwidth=100, seed=1)
WEIGHTS = {"x": 0.5, "theta": 0.2, "u": 20}


def lqr(**options) -> pe.LQR:
    return pe.LQR(CART, at={"theta": np.pi}, largest=WEIGHTS, **options)


def observer(regulator: pe.LQR) -> pe.Observer:
    return pe.Observer(
        regulator, ["x", "theta"], process={"u": 1.0}, measurement=NOISE.intensity, noise={"theta": NOISE}
    )


def switching() -> tuple[pe.Lagrangian, pe.Switching, dict[str, float]]:
    arm = pe.gallery.pendularm()
    far = abs(arm.coordinates[0]) > 0.5
    return arm, pe.Switching([(far, pe.PID(100, kd=60))], otherwise=pe.PID(400, 50, 60)), {"theta1": 1.0}


ARM = pe.gallery.two_link_arm()
WAVES = {"theta1": pe.sin(pe.time), "theta2": pe.cos(2 * pe.time)}
LOOPS = {
    "lqr": lambda: (CART, lqr(limit=15), {"theta": 2.7}),
    "swing-up": lambda: (CART, pe.SwingUp(lqr(limit=25)), {"theta": 2.0}),
    "observer": lambda: (CART, observer(lqr(limit=15)), {"theta": 2.9}),
    "switching": switching,
    "computed torque": lambda: (ARM, pe.ComputedTorque(WAVES, limit=40), {"theta1": 0.5}),
    "gravity": lambda: (ARM, pe.GravityCompensation(0.5, kp=20, kd=10), {"theta1": 1.0}),
}


@pytest.mark.parametrize("name", list(LOOPS))
def test_a_controller_that_is_part_of_the_motion(name, engine, tmp_path):
    system, control, start = LOOPS[name]()
    page = pe.html(system, tmp_path / "page.html", control=control, start=start, step=STEP)
    run = pe.simulate(system, start, until=STEP * STEPS, step=STEP, control=control)
    signals = [signal["name"] for signal in data_of(page)["servo"]["signals"]]
    rows = np.array(engine.play(page, PLAY, STEPS))
    first = next(u.name for u in system.inputs)
    expected = np.column_stack([run.y, run[first], *(run[signal] for signal in signals)])[1:]
    size = 1 + np.abs(expected).max(axis=0)
    assert (np.abs(rows - expected) / size).max() < SAME
    if f"{first}_demand" in signals:  # the limit did cut something off
        assert np.abs(run[f"{first}_demand"]).max() > np.abs(run[first]).max()


@pytest.mark.parametrize("kind", ["lqr", "observer"])
def test_a_controller_that_is_sampled_at_its_rate(kind, engine, tmp_path):
    regulator = lqr(discrete=0.02, limit=15)
    control = pe.Sampled(regulator if kind == "lqr" else observer(regulator), every=0.02)
    page = pe.html(CART, tmp_path / "page.html", control=control, start={"theta": 2.9}, step=STEP)
    run = pe.simulate(CART, {"theta": 2.9}, until=STEP * STEPS, step=STEP, control=control)
    rows = np.array(engine.play(page, PLAY, STEPS))
    assert np.abs(rows[:, :4] - run.y[1:]).max() < SAME
    u = rows[:, len(data_of(page)["states"]) + 4]
    # A page shows what was held in the step that has ended, a run what is held from there on.
    assert u == pytest.approx(run["u"][:-1], rel=1e-9, abs=1e-9)


def test_sliders_are_parameters_of_the_loop(engine, tmp_path):
    """Gains and desired values that change on the way, as with_parameters changes them."""
    control, start = lqr(), {"theta": 2.9}
    page = pe.html(CART, tmp_path / "page.html", control=control, start=start, step=STEP)
    y = engine.play(
        page,
        """(player, steps) => {
          player.reset();
          for (let k = 0; k < steps; k++) player.single();
          player.setParameter("x_desired", 0.3);
          player.setParameter("K_u_theta", 250);
          for (let k = 0; k < steps; k++) player.single();
          return Array.from(player.y);
        }""",
        STEPS,
    )
    closed = pe.derive(CART).with_control(control)
    half = pe.simulate(closed, start, until=STEP * STEPS, step=STEP)
    changed = closed.with_parameters(x_desired=0.3, K_u_theta=250)
    middle = dict(zip(closed.card.entries, half.y[-1], strict=True))
    run = pe.simulate(changed, middle, until=STEP * STEPS, step=STEP)
    assert np.abs(np.array(y) - run.y[-1]).max() < SAME


def test_disturbances_act_beside_the_controller(engine, tmp_path):
    shake, push = pe.Noise(3.0, bandwidth=20, seed=2), pe.Noise(0.3, bandwidth=20, seed=5)
    control, start = lqr(limit=15), {"theta": 3.0}
    page = pe.html(
        CART, tmp_path / "page.html", control=control, disturbance={"u": shake, "theta": push}, start=start,
        step=STEP,
    )  # fmt: skip
    rows = np.array(engine.play(page, PLAY, STEPS))
    law = control.controller(CART)
    pushed = CART.replace(forces=[*CART.forces, pe.Force(2 * push.expression, along=CART.coordinates[1])])
    laws = {"u": law.laws["u"] + shake.expression}
    sizes = {p["name"] for p in data_of(page)["parameters"] if p["kind"] == "disturbance"}
    assert sizes == {"theta_disturbance", "u_disturbance"}
    twice = f"(player, n) => {{ player.setParameter('theta_disturbance', 2); return ({PLAY})(player, n); }}"
    doubled = np.array(engine.play(page, twice, STEPS))
    run = pe.simulate(pushed, start, until=STEP * STEPS, step=STEP, control=laws)
    assert np.abs(doubled[:, :4] - run.y[1:]).max() < SAME
    assert np.abs(rows - doubled).max() > 1e-3
    # What is shown as u is what the controller does, without what disturbs it.
    assert np.abs(doubled[:, 4]).max() <= 15


def test_the_cart_pole_swings_up_and_stays_up(engine, tmp_path):
    page = pe.html(CART, tmp_path / "page.html", control=pe.SwingUp(lqr(limit=40)), start={"theta": 0.1})
    theta, rate, acting = engine.play(
        page,
        """(player) => {
          player.reset();
          player.step = 0.005;
          while (player.t < 12) player.single();
          return [player.y[1], player.y[3], player.signals().at(-1)];
        }""",
    )
    # The slowest pole of the loop is about 1/s: what is left of 0.3 rad five seconds after the hand-over.
    assert abs(np.cos(theta) + 1) < 1e-4
    assert abs(rate) < 1e-2
    assert acting == 0


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (lambda: {"control": pe.Sampled(lqr(), every=0.25)}, "is unstable: near where it is held"),
        (lambda: {"control": {"w": 1.0}}, "control drives 'w', but the inputs of cart-pole are 'u'"),
        (lambda: {"control": lambda t: 0.0}, "is not a control law"),
        (lambda: {"disturbance": pe.Noise(1.0, 2.0)}, "disturbance is given by name"),
        (
            lambda: {"disturbance": {"w": 1.0}},
            "disturbance names 'w', which is neither an input of cart-pole",
        ),
        (lambda: {"disturbance": {"u": CART.coordinates[0]}}, "must be a number or an expression of time"),
    ],
)
def test_what_cannot_drive_a_page_is_refused(options, sentence, tmp_path):
    with pytest.raises(pe.PendulaError, match=sentence):
        pe.html(CART, tmp_path / "page.html", **options())
