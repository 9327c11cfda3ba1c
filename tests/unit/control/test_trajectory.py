"""Trajectory: polynomials, names, instants, inputs for simulate, and a picture."""

import pickle

import numpy as np
import pytest

import pendula as pe
from pendula.control.trajectory import Pieces


@pytest.fixture(scope="module")
def plan() -> pe.Trajectory:
    x, u = pe.coordinates("x"), pe.inputs("u")
    sledge = pe.Lagrangian(x, x.dot**2 / 2, 0, forces=[pe.Force(u, along=x)], name="sledge")
    goal = {"x": 1.0, "x_dot": 0.0}
    return pe.optimise(sledge, goal=goal, until=(0.1, 5.0), cost="time", limits={"u": 1}, method="radau")


def test_pieces_give_back_the_polynomials_they_were_made_of():
    """ẏ = 3 t² on one interval and 2 t on the next: y is a cubic, then a parabola; u = t, then −t."""
    c, breaks = np.array([0.2, 0.7, 1.0]), np.array([1.0, 2.0, 4.0])
    nodes = breaks[:-1, None] + np.diff(breaks)[:, None] * c
    rates = np.stack((3 * nodes[0] ** 2, 2 * nodes[1]))[:, :, None]
    starts, inputs = np.array([[1.0], [8.0]]), np.stack((nodes[0], -nodes[1]))[:, :, None]
    pieces = Pieces(breaks, c, starts, rates, inputs)
    t = np.array([1.0, 1.3, 2.0, 3.1, 4.0])
    first = t < 2.0  # where pieces meet, the later one counts
    np.testing.assert_allclose(pieces.states_at(t)[:, 0], np.where(first, t**3, t**2 + 4), rtol=1e-14)
    np.testing.assert_allclose(pieces.rates_at(t)[:, 0], np.where(first, 3 * t**2, 2 * t), rtol=1e-13)
    np.testing.assert_allclose(pieces.inputs_at(t)[:, 0], np.where(first, t, -t), rtol=1e-13)
    np.testing.assert_allclose(pieces.nodes, np.append(1.0, nodes.ravel()))


def test_names_shapes_and_instants(plan):
    n = len(plan)
    assert (plan.system, plan.coordinates, plan.velocities) == ("sledge", ("x",), ("x_dot",))
    assert (plan.states, plan.inputs) == ((), ("u",))
    assert plan.t.shape == (n,)
    assert plan.q.shape == plan.v.shape == plan.u.shape == (n, 1)
    assert plan.z.shape == (n, 0)
    assert (np.diff(plan.t) > 0).all()
    assert np.abs(plan.u).max() <= 1 + 1e-6
    np.testing.assert_array_equal(plan["x"], plan.q[:, 0])
    np.testing.assert_array_equal(plan["t"], plan.t)
    assert plan.at(0.5)["x"] == pytest.approx(0.5**2 / 2, abs=1e-6)  # full force from rest
    assert plan.at([[0.1, 0.2], [0.3, 0.4]]).q.shape == (2, 2, 1)
    assert repr(plan).startswith("Trajectory('sledge', to t = 2 s, 91 nodes, cost 2, solved")


def test_a_jump_of_the_input_is_replayed_by_every_kind_of_step(plan):
    for options in ({}, {"tolerance": 1e-6, "integrator": "radau5"}):
        assert plan.replay(**options).final == pytest.approx({"x": 1.0, "x_dot": 0.0}, abs=1e-5)
    # A fixed step in which the force of 1 N turns round is off by a part of its length.
    assert plan.replay(step=1e-3).final == pytest.approx({"x": 1.0, "x_dot": 0.0}, abs=1e-3)
    by_hand = pe.simulate(plan.model, plan.start, until=plan.t[-1], tolerance=1e-9, control=plan.control())
    assert by_hand.final == pytest.approx({"x": 1.0, "x_dot": 0.0}, abs=1e-6)


def test_what_is_not_there_is_refused(plan):
    with pytest.raises(pe.PendulaError, match=r"sledge has no 'x_dt'\. Did you mean 'x_dot'\?"):
        plan["x_dt"]
    with pytest.raises(pe.PendulaError, match="t = 3 is not within the trajectory of sledge"):
        plan.at(3.0)
    with pytest.raises(pe.PendulaError, match="t = nan is not within"):
        plan.at(np.nan)
    with pytest.raises(pe.PendulaError, match="needs a time or an array of times, got 'now'"):
        plan.at("now")


def test_a_trajectory_is_pickled(plan):
    again = pickle.loads(pickle.dumps(plan))
    np.testing.assert_array_equal(again.q, plan.q)
    assert again.outcome == plan.outcome


def test_a_trajectory_is_drawn_with_its_limits(plan, tmp_path):
    figure = pe.plot(plan, tmp_path / "plan.png")
    assert (tmp_path / "plan.png").stat().st_size > 10_000
    panels = figure.axes
    assert [axes.get_ylabel() for axes in panels] == ["$x$", r"$\dot{x}$", "$u$"]
    drawn = [line.get_ydata() for line in panels[2].lines]
    assert any(np.array_equal(y, [1.0, 1.0]) for y in drawn)
    assert any(np.array_equal(y, [-1.0, -1.0]) for y in drawn)


def test_saved_and_loaded_it_is_the_same(plan, tmp_path):
    path = tmp_path / "plan.npz"
    plan.save(path)
    again = pe.Trajectory.load(path, plan.model.description)
    for name in ("t", "q", "v", "u"):
        np.testing.assert_array_equal(getattr(again, name), getattr(plan, name))
    assert (again.cost, again.error, again.iterations) == (plan.cost, plan.error, plan.iterations)
    assert (again.outcome.sentence, again.limits) == (plan.outcome.sentence, plan.limits)
    np.testing.assert_array_equal(again.at(0.3).u, plan.at(0.3).u)
    with np.load(path) as arrays:  # no pickle: numpy's default refuses it
        np.testing.assert_array_equal(arrays["breaks"], plan.pieces.breaks)


def test_values_of_parameters_come_back(tmp_path):
    x, f, m = pe.coordinates("x"), pe.inputs("f"), pe.parameters(m=1.0)
    block = pe.Lagrangian(x, m * x.dot**2 / 2, 0, forces=[pe.Force(f, along=x)], name="block")
    heavy = pe.derive(block).with_parameters(m=3.0)
    found = pe.optimise(heavy, goal={"x": 1.0, "x_dot": 0.0}, until=1.0, tolerance=None, nodes=5)
    found.save(tmp_path / "plan.npz")
    assert pe.Trajectory.load(tmp_path / "plan.npz", block).model.parameters == {"m": 3.0}


def test_what_is_no_trajectory_of_the_system_is_refused(plan, tmp_path):
    path, sledge = tmp_path / "plan.npz", plan.model
    plan.save(path)
    with pytest.raises(pe.PendulaError, match="a trajectory of the system sledge, not of this cart-pole"):
        pe.Trajectory.load(path, "cart-pole")
    with pytest.raises(pe.PendulaError, match="there is no folder"):
        plan.save(tmp_path / "nowhere" / "plan.npz")
    pe.simulate(sledge, until=0.1, step=0.05).save(tmp_path / "run.npz")
    with pytest.raises(pe.PendulaError, match=r"it holds a run, which load\(\) reads"):
        pe.Trajectory.load(tmp_path / "run.npz", sledge)
    (tmp_path / "text.npz").write_text("no archive")
    with pytest.raises(pe.PendulaError, match="cannot be read as a trajectory: it is not a zip archive"):
        pe.Trajectory.load(tmp_path / "text.npz", sledge)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"starts": lambda a: a[1:]}, "its 'starts' has the shape"),
        ({"breaks": np.zeros_like}, "its instants do not increase"),
        ({"rates": lambda a: np.full_like(a, np.nan)}, "its 'rates' is not finite"),
    ],
)
def test_damaged_files_are_refused(plan, changes, sentence, tmp_path):
    from pendula.runs import archive

    plan.save(tmp_path / "plan.npz")
    with np.load(tmp_path / "plan.npz") as arrays:
        members = {name: arrays[name] for name in arrays.files}
    members |= {name: change(members[name]) for name, change in changes.items()}
    with open(tmp_path / "bad.npz", "wb") as file:
        archive.write(file, members)
    with pytest.raises(pe.PendulaError, match=sentence):
        pe.Trajectory.load(tmp_path / "bad.npz", plan.model)
