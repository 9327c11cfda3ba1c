"""The physics of a live page under everything that users do to it, and a replay's way through its run.

The engine runs in Node.js on what Python writes into pages. All scripts run without a pause, so that no clock
comes between.
"""

import numpy as np
import pytest

import pendula as pe

pytestmark = pytest.mark.slow

SERVO = pe.PID(kp=1500.0, ki=150.0, kd=15.0, desired=-np.pi / 2.5)

# The same formulas in another order: only rounding differs, and none of the motions below is chaotic.
SAME = 1e-9


@pytest.fixture(scope="module")
def arm(tmp_path_factory):
    """A page of the course's arm with its servo."""
    path = tmp_path_factory.mktemp("arm") / "arm.html"
    return pe.html("pendularm", path, control=SERVO, step=0.05, integrator="velocity-verlet")


@pytest.mark.parametrize("name", ["velocity-verlet", "rk4", "gauss4", "semi-implicit-euler"])
def test_the_servo_as_part_of_the_dynamics(name, arm, engine):
    closed = pe.derive("pendularm").with_control(SERVO)
    run = pe.simulate(closed, until=10.0, step=0.05, integrator=name)
    y, u = engine.play(
        arm,
        """(player, name) => {
          player.integrator = name;
          player.reset();
          for (let k = 0; k < 200; k++) player.single();
          return [Array.from(player.y), player.u[0]];
        }""",
        name,
    )
    assert np.abs(np.array(y) - run.y[-1]).max() < SAME
    assert u == pytest.approx(run["u1"][-1], abs=1e-5)


def test_the_servo_sampled_and_held_is_unstable(arm, engine):
    run = pe.simulate(
        "pendularm", until=2.0, step=0.05, integrator="velocity-verlet", control=pe.Sampled(SERVO, every=0.05)
    )
    rows = engine.play(
        arm,
        """(player) => {
          const rows = [];
          player.servoMode = "sampled";
          player.reset();
          for (let k = 0; k < 40; k++) { player.single(); rows.push([...player.y.slice(0, 2), player.u[0]]); }
          return rows;
        }""",
    )
    found, expected = np.array(rows), np.hstack([run.y, run.u])
    # An unstable loop makes 1e13 of rounding within 40 steps times 1.14 each at most: judged by its size.
    error = np.abs(found[:, :2] - expected[1:, :2]) / (1 + np.abs(expected[1:, :2]))
    assert error.max() < SAME
    assert found[:-1, 2] == pytest.approx(expected[:-2, 2], rel=1e-9)  # held from the beginning of each step
    assert np.abs(found[-1, 1]) > 100


def test_a_servo_that_is_switched_on_again_has_forgotten_its_integral(arm, engine):
    kept, off, again = engine.play(
        arm,
        """(player) => {
          player.reset();
          for (let k = 0; k < 20; k++) player.single();
          const kept = player.y[2];
          player.servoMode = "off";
          player.single();
          const off = [player.y[2], player.u[0]];
          player.servoMode = "continuous";
          return [kept, off, player.y[2]];
        }""",
    )
    assert kept != 0
    assert off == [kept, 0]
    assert again == 0


@pytest.mark.parametrize("name", ["rk4", "velocity-verlet", "verlet", "gauss4"])
def test_a_push_is_a_generalised_force(name, engine, tmp_path):
    page = pe.html("pendularm", tmp_path / "page.html", step=0.01, integrator=name)
    pushed = engine.play(
        page,
        """(player) => {
          const {data} = player;
          player.setInput(data.inputs.findIndex((input) => input.kind === "push"), 5);
          player.reset();
          for (let k = 0; k < 100; k++) player.single();
          return Array.from(player.y);
        }""",
    )
    run = pe.simulate("pendularm", until=1.0, step=0.01, integrator=name, control={"u1": 5.0})
    assert np.abs(np.array(pushed) - run.y[-1]).max() < SAME


def test_the_ledger_explains_the_energy_to_fourth_order(engine, tmp_path):
    page = pe.html("cart-pole", tmp_path / "page.html", integrator="rk4")
    coarse, fine, spent = engine.play(
        page,
        """(player) => {
          const left = [];
          let spent = 0;
          for (const step of [0.02, 0.01]) {
            player.step = step;
            player.reset();
            const begin = player.energy().total;
            while (player.t < 4 - step / 2) player.single();
            const {total, ledger} = player.energy();
            left.push(Math.abs(total - ledger));
            spent = begin - total;
          }
          return [...left, spent];
        }""",
    )
    assert spent > 1  # J: the dampers have done something
    assert fine < 1e-4 * spent
    # Halving the step divides an error of fourth order by 16; by more than 8 is not of third order.
    assert coarse / fine > 8


@pytest.mark.parametrize("name", ["kapitza-pendulum", "held-pin-pendulum", "four-bars"])
def test_the_ledger_of_driven_and_constrained_systems(name, engine, tmp_path):
    page = pe.html(name, tmp_path / "page.html")
    total, ledger, largest = engine.play(
        page,
        """(player) => {
          player.reset();
          let largest = 0;
          for (let k = 0; k < 500; k++) {
            player.single();
            const {kinetic, potential} = player.energy();
            largest = Math.max(largest, Math.abs(kinetic), Math.abs(potential));
          }
          const {total, ledger} = player.energy();
          return [total, ledger, largest];
        }""",
    )
    # The gallery's steps keep RK4's error in the energy well below a millionth of what is exchanged.
    assert abs(total - ledger) < 1e-6 * largest


def test_other_values_of_parameters_keep_the_motion_and_are_booked(engine, tmp_path):
    page = pe.html("double-pendulum", tmp_path / "page.html", integrator="gauss4")
    before, after, energies, later = engine.play(
        page,
        """(player) => {
          player.reset();
          for (let k = 0; k < 200; k++) player.single();
          const before = Array.from(player.y);
          player.setParameter("m2", 3);
          const after = Array.from(player.y), {total, ledger} = player.energy();
          for (let k = 0; k < 200; k++) player.single();
          return [before, after, [total, ledger], Array.from(player.y)];
        }""",
    )
    # Velocities, not momenta, stay as they are; what the heavier bob has more of is booked.
    assert np.abs(np.array(after) - before).max() < 1e-12
    assert energies[1] == pytest.approx(energies[0], rel=1e-9)
    model = pe.derive("double-pendulum").with_parameters(m2=3.0)
    start = dict(zip(model.card.entries, before, strict=True))
    run = pe.simulate(model, start, until=0.2, step=1e-3, integrator="gauss4")
    assert np.abs(np.array(later) - run.y[-1]).max() < SAME


@pytest.mark.parametrize("name", ["euler", "verlet", "gauss2", "dopri5"])
def test_a_point_can_be_pulled_and_let_go(name, engine, tmp_path):
    page = pe.html("double-pendulum", tmp_path / "page.html", integrator=name, step=0.005)
    near, rest, after, outcome = engine.play(
        page,
        """(player) => {
          const {data} = player;
          player.setState([0, 0], [0, 0], []);
          const point = data.shapes.find((shape) => shape.kind === "trail").points.point;
          const {offset} = data.points[point], target = Float64Array.of(1, -1.2, 0);
          player.pull(point, target);
          const rest = player.u.some((force) => force !== 0);
          for (let k = 0; k < 2000; k++) player.single();
          const place = player.positions();
          const near = Math.hypot(place[offset] - target[0], place[offset + 1] - target[1]);
          player.pull(point, null);
          player.single();
          return [near, rest, Array.from(player.u), player.outcome];
        }""",
    )
    assert outcome == ""
    assert near < 0.35  # m, of a pendulum 2 m long: the spring gives way to its weight
    assert after == [0, 0]
    assert not rest  # the hand acts from the next step on


def test_divergence_is_said_in_words_and_can_be_reset(engine, tmp_path):
    page = pe.html("stiff-flywheel", tmp_path / "page.html", integrator="euler", step=1e-3)
    outcome, finite, taken, t, again, start = engine.play(
        page,
        """(player) => {
          player.reset();
          player.advance(1, 2000);
          const {outcome, t} = player, finite = player.y.every(Number.isFinite);
          const taken = player.advance(1, 100);
          player.reset();
          return [outcome, finite, taken, t, player.outcome, Array.from(player.y)];
        }""",
    )
    assert outcome.startswith("Diverged: the state ")
    assert "Try a step smaller than 0.001 s or a method of higher order" in outcome
    assert finite
    assert 0 < t < 1
    assert taken == 0
    assert again == ""
    assert start == pe.simulate("stiff-flywheel", until=1e-5, step=1e-5).y[0].tolist()


@pytest.mark.parametrize(("integrator", "budget"), [("rk4", 20), ("gauss6", 20), ("dopri5", 20)])
def test_an_advance_keeps_to_its_time(integrator, budget, engine, tmp_path):
    system = pe.gallery.n_link_pendulum(20) if integrator != "dopri5" else "stiff-flywheel"
    page = pe.html(system, tmp_path / "page.html", integrator=integrator, step=0.01)
    spent = engine.play(
        page,
        """(player, budget) => {
          const spent = [];
          player.reset();
          for (let k = 0; k < 20; k++) {
            const began = performance.now();
            player.advance(1e4, budget);
            spent.push(performance.now() - began);
          }
          return spent;
        }""",
        budget,
    )
    # A step that has begun is finished: of twenty links with an implicit method that may be some 10 ms. The
    # machine may be busy with something else in between, but not always.
    assert np.quantile(spent, 0.25) < 2 * budget


def test_nothing_moves_without_a_method_but_time(engine, tmp_path):
    page = pe.html("pendulum", tmp_path / "page.html", integrator="none", step=0.1)
    t, y = engine.play(
        page,
        """(player) => {
          player.reset();
          player.advance(1, 500);
          return [player.t, Array.from(player.y)];
        }""",
    )
    assert t == pytest.approx(1.0)
    assert y == pe.simulate("pendulum", until=0.1, step=0.1).y[0].tolist()


def test_a_start_off_its_constraints_is_put_onto_them(engine, tmp_path):
    page = pe.html("held-pin-pendulum", tmp_path / "page.html")
    model = pe.derive("held-pin-pendulum")
    y = engine.play(
        page,
        """(player) => {
          const {q, v} = player.data.start;
          player.setState(q.map((x) => x + 0.1), v, []);
          return Array.from(player.y);
        }""",
    )
    n = len(model.coordinates)
    assert np.abs(model.constraint_residuals(y[:n], y[n:])).max() < 1e-12


def test_a_replay_goes_to_any_instant(engine, tmp_path):
    run = pe.simulate("cart-pole", until=2.0, step=0.01, save_every=5, ledger=True)
    page = pe.html(run, tmp_path / "page.html")
    rows, ends = engine.play(
        page,
        """(player, times) => {
          const rows = times.map((t) => {
            player.seek(t);
            const {total, ledger} = player.energy();
            return [player.t, ...player.y, total, ledger];
          });
          player.seek(-1);
          const first = player.t;
          player.seek(99);
          return [rows, [first, player.t, player.end]];
        }""",
        [0.5, 0.525],
    )
    work = sum(run.ledger.values())
    table = np.column_stack([run.t, run.y, run.energy.total, run.energy.total[0] + work])
    assert rows[0] == pytest.approx(table[10], abs=1e-12)
    between = run.at(0.525)
    assert rows[1][1:5] == pytest.approx([*between.q, *between.v], abs=1e-12)  # the same polynomials
    assert rows[1][5:] == pytest.approx((table[10] + table[11])[5:] / 2, abs=1e-12)
    assert ends == [0.0, 2.0, 2.0]
