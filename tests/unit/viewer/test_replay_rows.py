"""Replays draw what was computed: rods keep their length at any instant, and what was left out is said."""

import json
import re

import numpy as np
import pytest
from tests.unit.viewer.test_page_data import data_of, doubles

import pendula as pe
from pendula.viewer.page import rows

# Half a pixel in a picture of a thousand, and what the issue allows a rod to be off.
SEEN, ROD = 5e-4, 1e-3


def swinging_rod(**options) -> pe.Run:
    """A pendulum in x and y, held by a constraint: the rod is as long as the states say."""
    x, y = pe.coordinates("x y")
    bob = pe.Point(x, y)
    system = pe.Lagrangian(
        (x, y),
        bob.velocity.dot(bob.velocity) / 2,
        9.81 * y,
        constraints=[pe.Holonomic(x**2 + y**2 - 1, name="rod")],
        drawing=[pe.Rod(pe.Point(0, 0), bob)],
        start={"x": 1.0},
    )
    return pe.simulate(system, **options)


def lengths(data, t: np.ndarray) -> np.ndarray:
    """Of the rod in a replay, from rows and rates alone: the polynomial of the page, written down again."""
    recorded = data["run"]
    rows_t = doubles(recorded["t"])
    y, rates = (doubles(recorded[name]).reshape(len(rows_t), -1) for name in ("y", "rates"))
    bends = doubles(recorded["bends"]).reshape(len(rows_t), -1)
    i = np.clip(np.searchsorted(rows_t, t, side="right") - 1, 0, len(rows_t) - 2)
    h, n = rows_t[i + 1] - rows_t[i], bends.shape[1]
    found = []
    for k in range(n):
        # Six conditions for six coefficients, solved as such: not by Hermite basis.
        start = [[1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0]]
        at = np.array([*start, [1] * 6, [0, 1, 2, 3, 4, 5], [0, 0, 2, 6, 12, 20]], dtype=float)
        ends = [y[i, k], h * rates[i, k], h**2 * bends[i, k]]
        ends += [y[i + 1, k], h * rates[i + 1, k], h**2 * bends[i + 1, k]]
        c = np.linalg.solve(at, np.array(ends))
        s = (t - rows_t[i]) / h
        found.append(sum(c[j] * s**j for j in range(6)))
    return np.hypot(*found)


@pytest.mark.parametrize("tolerance", [1e-4, 1e-6, 1e-9])
def test_a_rod_keeps_its_length_between_the_long_steps_of_an_adaptive_method(tmp_path, tolerance):
    run = swinging_rod(until=10.0, tolerance=tolerance)
    data = data_of(pe.html(run, tmp_path / "page.html"))
    found = lengths(data, np.random.default_rng(1).uniform(0, 10, 5000))
    assert np.abs(found - 1).max() < ROD
    assert data["run"]["remark"] == ""


def test_a_run_of_long_steps_is_drawn_where_a_dense_one_is(tmp_path):
    run = pe.simulate("double-pendulum", until=10.0, tolerance=1e-9)
    recorded = data_of(pe.html(run, tmp_path / "page.html"))["run"]
    t = doubles(recorded["t"])
    dense = pe.simulate("double-pendulum", times=t, tolerance=1e-9)
    assert len(t) > 10 * len(run)
    # Degree five through steps of up to 0.23 s: 1e-4 rad where it bends most.
    assert np.abs(doubles(recorded["y"]).reshape(len(t), -1)[:, :2] - dense.q).max() < SEEN
    total = doubles(recorded["energy"]["total"])
    assert np.ptp(total) <= np.ptp(run.energy.total) * (1 + 1e-12)  # no error is added to the run's own
    parts = doubles(recorded["energy"]["kinetic"]) + doubles(recorded["energy"]["potential"])
    assert np.allclose(parts, total, atol=1e-12 * np.abs(total).max())


@pytest.fixture(scope="module")
def long_run() -> pe.Run:
    """A million rows in which a pendulum turns over and over, seven times a second."""
    return pe.simulate("pendulum", {"theta_dot": 45.0}, until=100.0, step=1e-4, integrator="rk4")


def test_a_million_rows_are_thinned_without_a_change_to_the_picture(long_run, tmp_path):
    assert len(long_run) == 1_000_001
    data = data_of(pe.html(long_run, tmp_path / "page.html"))
    recorded = data["run"]
    kept, said = re.match(
        r"([\d,]+) of 1,000,001 samples are kept; .* to (\S+) of", recorded["remark"]
    ).groups()
    t = doubles(recorded["t"])
    assert len(t) == int(kept.replace(",", "")) <= rows.MOST_KEPT
    assert float(said) <= SEEN
    # Every sample that was left out, a random thousand of them, read off between rows.
    some = np.sort(np.random.default_rng(2).choice(len(long_run), 1000, replace=False))
    y, rates = (doubles(recorded[name]).reshape(len(t), -1) for name in ("y", "rates"))
    made = long_run.__class__(**{**long_run._fields(), **_rows(long_run, np.isin(long_run.t, t))})
    drawn = made.at(long_run.t[some])["theta"]
    assert np.abs(np.sin(drawn) - np.sin(long_run["theta"][some])).max() < 2 * SEEN
    assert np.array_equal(y[:, 1], rates[:, 0])


def _rows(run: pe.Run, kept: np.ndarray) -> dict:
    energy = pe.simulate("pendulum", until=1e-3, step=1e-3).energy.__class__(
        run.energy.kinetic[kept], run.energy.potential[kept]
    )
    arrays = {name: getattr(run, name)[kept] for name in ("t", "q", "v", "u", "z", "multipliers")}
    return {**arrays, "energy": energy, "powers": {}, "ledger": None}


@pytest.mark.slow
@pytest.mark.parametrize(
    "how", [{"tolerance": 1e-5}, {"step": 1e-4, "integrator": "rk4"}], ids=["long steps", "a million rows"]
)
def test_the_page_itself_draws_rods_as_long_as_they_are(how, engine, tmp_path):
    """At any instant, by the page's own player, and where a dense run has them."""
    run = swinging_rod(until=100.0 if "step" in how else 10.0, **how)
    assert len(run) < 200 or len(run) == 1_000_001
    t = np.sort(np.random.default_rng(3).uniform(0, run.t[-1], 2000))
    drawn = engine.play(
        pe.html(run, tmp_path / "page.html"),
        "(player, times) => times.map((t) => { player.seek(t); return [...player.positions()]; })",
        t.tolist(),
    )
    pin, bob = np.hsplit(np.array(drawn), 2)
    assert np.abs(np.hypot(*(bob - pin).T) - 1).max() < ROD
    dense = swinging_rod(times=t, tolerance=how.get("tolerance", 1e-10))
    # An adaptive method takes the same steps whatever instants are asked for.
    assert np.abs(bob - dense.q).max() < ROD


def test_jumps_are_kept_and_rows_never_lead_over_them(tmp_path):
    y = pe.coordinates("y")
    system = pe.Lagrangian(
        y, y.dot**2 / 2, 9.81 * y, drawing=[pe.Disc(pe.Point(0, y), 0.1)], start={"y": 1.0}
    )
    bounce = pe.Event(y, change={"y_dot": -y.dot}, direction="falling")
    run = pe.simulate(system, until=3.0, tolerance=1e-9, events=[bounce])
    recorded = data_of(pe.html(run, tmp_path / "page.html"))["run"]
    t, states = doubles(recorded["t"]), doubles(recorded["y"]).reshape(-1, 2)
    for event in run.events:
        first, second = np.flatnonzero(t == event.t)
        assert states[first, 1] == -states[second, 1] < 0
    # Between bounces the energy is that of the start: 9.81 J, in every row.
    assert np.allclose(states[:, 1] ** 2 / 2 + 9.81 * states[:, 0], 9.81, atol=1e-8)


def test_samples_too_far_apart_are_said_to_be(tmp_path):
    run = pe.simulate("pendulum", times=np.linspace(0, 10, 6), tolerance=1e-9)
    remark = json.loads(json.dumps(data_of(pe.html(run, tmp_path / "page.html"))["run"]["remark"]))
    assert "the motion is a guess" in remark
    assert "save_every=" in remark


def test_a_replay_of_an_adaptive_run_holds_the_lengths_of_its_steps(tmp_path):
    run = swinging_rod(until=2.0, tolerance=1e-6)
    recorded = data_of(pe.html(run, tmp_path / "page.html"))["run"]
    t, steps = doubles(recorded["t"]), doubles(recorded["steps"])
    # Where the run had a sample, the step before it; in between, the one that passed.
    for number in range(1, len(run.t)):
        inside = (t > run.t[number - 1]) & (t <= run.t[number])
        assert (steps[inside] == run.t[number] - run.t[number - 1]).all()
    fixed = swinging_rod(until=0.1, step=0.01)
    assert "steps" not in data_of(pe.html(fixed, tmp_path / "fixed.html"))["run"]


def test_the_page_stops_at_an_impact_of_steps_where_python_does(engine, tmp_path):
    """A ball on a floor: states of the page at any instant are those of ``run.at``, never in the floor."""
    rubber = pe.Material(friction=0.0, restitution=0.8)
    body = pe.Body("ball", shapes=[pe.Sphere(0.1, material=rubber)], density=1000)
    drop = pe.Mechanism([body], [pe.Free("ball")], ground=pe.Plane(material=rubber), actuated=[])
    run = pe.simulate(drop, {"ball_z": 1.1}, until=1.0, step=0.01)
    t = np.sort(np.random.default_rng(4).uniform(0, 1.0, 3000))
    states = engine.play(
        pe.html(run, tmp_path / "page.html"),
        "(player, times) => times.map((t) => { player.seek(t); return [...player.y]; })",
        t.tolist(),
    )
    found, at = np.array(states), run.at(t)
    # In the stretch of 0.5 ms between two rows that holds an impact, the instant is known to rounding.
    assert np.abs(found[:, :7] - at.q).max() < 1e-9
    assert found[:, 2].min() > 0.1 - 1e-9
    jump = np.sqrt(2 / 9.81)
    just = np.searchsorted(t, jump)
    assert np.sign(found[just - 1 : just + 1, 9]).tolist() == [-1.0, 1.0]
