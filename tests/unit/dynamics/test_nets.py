"""Loops over bodies and joints in maximal coordinates, with joints that close loops."""

from dataclasses import replace

import numpy as np
import pytest
from tests.properties.test_maximal import body_accelerations, motions_of
from tests.random_trees import Interpreted, random_joint, random_state, random_tree

import pendula as pe
from pendula.dynamics.maximal import source
from pendula.gallery import loops
from pendula.model.formulation import place_bodies

TREE = (pe.Revolute, pe.Ball, pe.Cylindrical, pe.Planar, pe.Screw, pe.Ball, pe.Prismatic, pe.Free, pe.Ball)
# By seed; a screw cannot close a loop. With the first, a row depends on others.
CLOSING = {
    1: (pe.Revolute, pe.Ball),
    2: (pe.Cylindrical, pe.Ball),
    3: (pe.Prismatic, pe.Planar),
    4: (pe.Fixed,),
}
TIME = np.zeros(1)


def with_numbers(made: pe.Mechanism) -> pe.Mechanism:
    """The same with numbers in place of parameters, which loops do not take."""
    return made.replace(gravity=(0.0, 0.0, -9.81))


def close(seed: int, kinds) -> tuple[pe.Mechanism, np.ndarray]:
    """A tree in a random configuration, whose bodies further joints connect as they are there."""
    tree = random_tree(seed, TREE, roots=2)
    model, rng = pe.derive(tree), np.random.default_rng(seed)
    q = random_state(model, seed)[0]
    joints = list(tree.joints)
    for k, kind in enumerate(kinds):
        parent, child = ("b6", "world") if k else ("b5", "b8")
        joint = random_joint(rng, kind, f"loop{k}", parent, child)
        own = pe.Pose() if child == "world" else model.pose(child, q)
        there = own.inverse() @ model.pose(parent, q) @ joint.pose
        options = {"axis": joint.axis} if hasattr(joint, "axis") else {}
        joints.append(kind(joint.name, parent, child, pose=joint.pose, child_pose=there, **options))
    return tree.replace(joints=joints, cut=[f"loop{k}" for k in range(len(kinds))]), q


class Case:
    """A mechanism by loops and by its graphs, and in joint coordinates, at one state."""

    def __init__(self, made: pe.Mechanism, q: np.ndarray, seed: int) -> None:
        self.net = pe.derive(made, formulation="maximal", route="recursive")
        self.graphs, self.reduced = Interpreted(self.net.description), Interpreted(made)
        _, v, _, self.u = random_state(self.reduced.model, seed)
        self.q, self.v = q, v + self.reduced("velocity_correction", q, v)
        names = (*self.reduced.model.coordinates, *self.reduced.model.velocities)
        placed = place_bodies(made, dict(zip(names, [*self.q, *self.v], strict=True)), {})
        self.y = np.array([placed[name] for name in self.net.card.entries])

    def both(self, name: str, y: np.ndarray | None = None) -> tuple[np.ndarray, np.ndarray]:
        """A function by loops and by graphs."""
        y = self.y if y is None else y
        Q, V, _ = self.net.layout.split(y)
        return self.net.evaluate(name, TIME, y, self.u), self.graphs(name, Q, V, self.u)


@pytest.fixture(scope="module", params=CLOSING)
def case(request) -> Case:
    return Case(*close(request.param, CLOSING[request.param]), request.param)


def test_accelerations_are_those_of_joint_coordinates(case):
    a = case.reduced("acceleration", case.q, case.v, case.u)
    Q, V, _ = case.net.layout.split(case.y)
    bodies = [body.name for body in case.net.description.bodies]
    expected = body_accelerations(case.reduced, case.q, case.v, a, bodies, motions_of(Q, V))
    found = case.net.evaluate("acceleration", TIME, case.y, case.u)
    assert np.abs(found - expected).max() < 1e-10 * np.abs(expected).max()


@pytest.mark.parametrize("name", ["rate", "constraints", "energy"])
def test_functions_are_those_of_the_graphs(case, name):
    found, expected = case.both(name)
    assert np.abs(found - expected).max() < 1e-10 * max(1.0, np.abs(expected).max())


def test_reactions_are_those_of_the_graphs(case):
    """Aᵀλ, since λ itself is not unique where rows depend on each other."""
    Q, V, _ = case.net.layout.split(case.y)
    A, nv = case.graphs("constraint_jacobian", Q, V), len(V)
    found, expected = (A.T @ solution[nv:] for solution in case.both("solution"))
    assert np.abs(found - expected).max() < 1e-10 * np.abs(expected).max()
    if np.linalg.matrix_rank(A) == len(A):
        found, expected = case.both("solution")
        assert np.abs(found - expected).max() < 1e-10 * np.abs(expected).max()


def test_corrections_are_those_of_the_rows(case):
    """At first order: what was off by 1e-6 stays off by some 1e-12 times curvatures of some tens."""
    layout, noise = case.net.layout, 1e-6 * np.random.default_rng(2).normal(size=len(case.y))
    moved, pushed = case.y.copy(), case.y.copy()
    moved[layout.q] += noise[layout.q]
    pushed[layout.v] += noise[layout.v]
    for name, y in (("position_correction", layout.normalise(moved)), ("velocity_correction", pushed)):
        found, expected = case.both(name, y)
        assert np.abs(expected).max() > 1e-7
        assert np.abs(found - expected).max() < 1e-9


def test_many_states_are_computed_one_by_one(case):
    states = np.tile(case.y, (3, 1))
    found = case.net.evaluate_states("rate", states, np.tile(case.u, (3, 1)))
    assert np.array_equal(found, np.tile(case.net.evaluate("rate", TIME, case.y, case.u), (3, 1)))


def test_what_acts_on_joints_acts_on_both_bodies():
    """A damped spring in a four-bar, and an effort."""
    made = with_numbers(loops.four_bar())
    acting = {"damping": 0.3, "stiffness": 1.5, "rest": 0.4, "friction": 0.1}
    joints = [pe.Revolute(j.name, j.parent, j.child, axis=j.axis, pose=j.pose, child_pose=j.child_pose,
                          **({} if j.name == "C" else acting)) for j in made.joints]  # fmt: skip
    made = made.replace(joints=joints)
    case = Case(made, np.zeros(3), 1)
    assert len(case.u)
    for name in ("acceleration", "energy"):
        found, expected = case.both(name)
        assert np.abs(found - expected).max() < 1e-11 * np.abs(expected).max()


def plates(count: int) -> pe.Mechanism:
    """A flat net of plates that ball joints hold at the middles of their edges, one corner on the world."""
    bodies, joints = [], [pe.Ball("pin", "world", "p0_0", pose=(-0.5, 0, 0), child_pose=(-0.5, 0, 0))]
    for i in range(count):
        for j in range(count):
            bodies.append(pe.Body(f"p{i}_{j}", 1.0 + 0.1 * i, inertia=(0.1, 0.08 + 0.01 * j, 0.15)))
            for name, other, at in (("x", (i + 1, j), (0.5, 0, 0)), ("y", (i, j + 1), (0, 0.5, 0))):
                if max(other) < count:
                    ends = {"pose": at, "child_pose": tuple(-part for part in at)}
                    joints.append(pe.Ball(f"{name}{i}_{j}", f"p{i}_{j}", f"p{other[0]}_{other[1]}", **ends))
    return pe.Mechanism(bodies, joints, gravity=(1.0, 2.0, -9.0), actuated=(), name="plates")


def test_a_flat_net_with_many_dependent_rows():
    """Against accelerations in a basis of what all rows leave free."""
    net = pe.derive(plates(4), formulation="maximal", route="recursive")
    graphs = Interpreted(net.description)
    y = np.array([net.description.start[name] for name in net.card.entries])
    Q, V, _ = net.layout.split(y)
    M, A = graphs("mass_matrix", Q, V), graphs("constraint_jacobian", Q, V)
    _, sizes, directions = np.linalg.svd(A)
    rank = int((sizes > 1e-9 * sizes[0]).sum())
    assert rank == len(A) - 4
    free = directions[rank:].T
    expected = free @ np.linalg.solve(free.T @ M @ free, free.T @ graphs("force", Q, V))
    found = net.evaluate("acceleration", TIME, y, np.zeros(0))
    assert np.abs(found - expected).max() < 1e-12 * np.abs(expected).max()
    run = pe.simulate(net, until=0.2, step=1e-3)
    # Out of the plane all rows count, so that flat is a singular configuration, which the net leaves.
    assert np.abs(net.constraint_residuals(run.q, run.v)).max() < 1e-12
    assert np.ptp(run.energy.total) < 1e-5 * np.ptp(run.energy.kinetic)


def test_a_flat_net_turns_in_its_plane_for_long():
    """Its squares turn to and fro, neighbours against each other, and it spins: two degrees of freedom.

    With φ of the whole and ±θ of the squares, centres are at cos θ of their places in the tiling, so that
    T = ½ J (sin²θ θ̇² + cos²θ φ̇²) + ½ N I (φ̇² + θ̇²) with J = Σ m r². Four rows repeat others all the time.
    """
    count, spin, turn, I = 4, 0.3, 0.5, 0.15
    made = plates(count)
    squares = [replace(body, mass=1.0, inertia=np.diag([0.1, 0.1, I])) for body in made.bodies]
    free = (pe.Free("base", "world", "p0_0"), *made.joints[1:])
    net = pe.derive(
        made.replace(bodies=squares, joints=free, gravity=(0, 0, 0), start={}),
        formulation="maximal",
        route="recursive",
    )
    places = {(i, j): (i - (count - 1) / 2, j - (count - 1) / 2) for i, j in np.ndindex(count, count)}
    start = {}
    for (i, j), (x, y) in places.items():
        values = {"x": x, "y": y, "vx": -spin * y, "vy": spin * x, "wz": spin + (-1) ** (i + j) * turn}
        start |= {f"p{i}_{j}_{key}": value for key, value in values.items()}
    run = pe.simulate(net, start, times=np.linspace(0, 100.0, 51), until=100.0, tolerance=1e-8)

    phi, theta = pe.coordinates("phi theta")
    J, rate = sum(x**2 + y**2 for x, y in places.values()), theta.dot**2 + phi.dot**2
    moved = J * ((pe.sin(theta) * theta.dot) ** 2 + (pe.cos(theta) * phi.dot) ** 2)
    two = pe.Lagrangian((phi, theta), kinetic=(moved + count**2 * I * rate) / 2, potential=0)
    exact = pe.simulate(two, {"phi_dot": spin, "theta_dot": turn}, times=run.t, until=100.0, tolerance=1e-13)
    (i, j), (x, y) = (0, 1), places[0, 1]
    angle, phi, shrunk = exact["phi"] - exact["theta"], exact["phi"], np.cos(exact["theta"])
    pairs = (
        (run[f"p{i}_{j}_x"], shrunk * (x * np.cos(phi) - y * np.sin(phi))),
        (
            run.pose(f"p{i}_{j}").rotation.matrix[:, 1, 0],
            np.sin(angle),
        ),
    )
    assert np.ptp(shrunk) > 0.05
    for found, expected in pairs:
        assert np.abs(found - expected).max() < 1e-6  # a hundred tolerances
    assert np.abs(net.constraint_residuals(run.q, run.v)).max() < 1e-13  # rounding: nothing drifts
    assert np.ptp(run.energy.total) < 1e-7 * run.energy.total[0]  # of the method


def test_steps_that_are_too_long_end_with_a_sentence(monkeypatch):
    """Also of so many bodies that their slopes are not traced."""
    monkeypatch.setattr(source, "_MOST_TRACED", 4)
    net = pe.derive(plates(4), formulation="maximal", route="recursive")
    run = pe.simulate(net, until=5.0, step=0.3)
    assert run.outcome.reason == "diverged"
    assert "the constraints 'pin x'" in run.outcome.sentence
    assert "could not be kept together" in run.outcome.sentence


def parallelograms(count: int) -> pe.Mechanism:
    """Uprights of 1 m, 1 m apart, with rods between their tops; in line, where they can go on crossed."""
    uprights = [pe.Body(f"up{k}", 1.0, (0, 0, 0.5), (1 / 12, 1 / 12, 1e-3)) for k in range(count + 1)]
    rods = [pe.Body(f"rod{k}", 1.0, (0.5, 0, 0), (1e-3, 1 / 12, 1 / 12)) for k in range(count)]
    y, top = (0, 1, 0), (0, 0, 1)
    joints = [pe.Revolute(f"foot{k}", "world", f"up{k}", axis=y, pose=(k, 0, 0)) for k in range(count + 1)]
    for k in range(count):
        joints.append(pe.Revolute(f"a{k}", f"up{k}", f"rod{k}", axis=y, pose=top))
        ends = {"pose": (1, 0, 0), "child_pose": top}
        joints.append(pe.Revolute(f"b{k}", f"rod{k}", f"up{k + 1}", axis=y, **ends))
    start = {f"foot{k}_dot": 1.0 for k in range(count + 1)} | {f"a{k}_dot": -1.0 for k in range(count)}
    cut = [f"b{k}" for k in range(count)]
    return pe.Mechanism(uprights + rods, joints, actuated=(), start=start, cut=cut, name="parallelograms")


@pytest.mark.parametrize("step", [1e-3, 1e-2])
def test_singular_configurations_are_passed_without_a_gap(step):
    """Positions and unit lengths are restored together, or quaternions would end some 1e-9 off the rows."""
    made = parallelograms(3)
    net = pe.derive(made, formulation="maximal", route="recursive")
    run = pe.simulate(net, until=10.0, step=step)
    assert np.abs(net.constraint_residuals(run.q, run.v)).max() < 1e-13  # rounding of lengths up to 4 m
    turns = run.pose("up0").rotation.matrix
    assert np.ptp(turns[:, 2, 2]) > 1.99  # all the way round: in line twice a turn
    for k in range(1, 4):
        assert np.abs(run.pose(f"up{k}").rotation.matrix - turns).max() < 1e-6  # never crossed


@pytest.mark.parametrize(("name", "error"), [("four_bar", 1e-5), ("bricard_loop", 1e-4)])
def test_overconstrained_loops_keep_energy_and_stay_closed(name, error):
    """Planar hinges in space, and six hinges that by counting could not move at all."""
    net = pe.derive(with_numbers(getattr(loops, name)()), formulation="maximal", route="recursive")
    run = pe.simulate(net, until=2.0, step=2e-3)
    # RK4 at this step; the rods of Bricard's loop turn ten times as quickly.
    assert np.ptp(run.energy.total) < error * np.ptp(run.energy.kinetic)
    assert np.abs(net.constraint_residuals(run.q, run.v)).max() < 1e-12


def test_what_is_no_joint_is_refused_with_its_name():
    x, _, _ = with_numbers(loops.four_bar()).point("crank")
    made = with_numbers(loops.four_bar()).replace(constraints=[pe.Holonomic(x, "held")])
    with pytest.raises(pe.PendulaError, match="the constraint 'held' is an expression, not a joint"):
        pe.derive(made, formulation="maximal", route="recursive")
    with pytest.raises(pe.PendulaError, match="closes a loop"):
        pe.derive(with_numbers(loops.four_bar()), route="recursive")
