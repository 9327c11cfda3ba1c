"""Mechanisms by loops over their links: the same numbers as traced code, and trees of any size.

Both routes run the same formulas, in another order of sums where poses are constants of the code: they agree
to a few hundred roundings of the largest entry (1e-13).
"""

import pickle
import time
from dataclasses import replace
from functools import cache

import numpy as np
import pytest
from tests.random_trees import ALL_JOINTS, Interpreted, random_body, random_joint, random_state, random_tree

import pendula as pe
from pendula.dynamics.recursions.articulated import forward_dynamics
from pendula.dynamics.recursions.kinematics import link_velocities
from pendula.dynamics.recursions.tables import slots
from pendula.dynamics.recursions.tree import build_tree, transforms
from pendula.model.inertia import mass_diagonal, mass_pivots
from pendula.model.route import count_operations

FUNCTIONS = "rate qdot solution acceleration mass_matrix gravity force inverse_dynamics energy powers".split()


def with_joint_forces(seed: int) -> pe.Mechanism:
    """A tree of all joints with all that acts in them: gears, dampers, friction, springs, armature."""
    rng = np.random.default_rng(seed)
    bodies, joints = [], []
    for i, kind in enumerate(2 * ALL_JOINTS):
        parts = {"damping": 0.3, "friction": 0.2, "armature": 0.1} if i % 2 else {}
        if kind in (pe.Revolute, pe.Prismatic, pe.Cylindrical):
            parts |= {"stiffness": 2.0, "rest": 0.4}
        bodies.append(random_body(rng, f"b{i}"))
        parent = "world" if i < 2 else f"b{rng.integers(i)}"
        joints.append(
            random_joint(rng, kind, f"j{i}", parent, f"b{i}", **({} if kind is pe.Fixed else parts))
        )
    pull, turn = pe.inputs("pull turn")
    return pe.Mechanism(bodies, joints, actuated={"j0": 3.0 * pull, "j2": turn, "j8_vx": pull})


def with_parameters() -> pe.Mechanism:
    """A tree of all joints, every second of which has parameters in all its numbers."""
    rng, (m, l, k, h, g) = np.random.default_rng(7), pe.parameters(m=1.2, l=0.3, k=2.0, h=0.1, g=9.81)
    bodies, joints = [], []
    for i, kind in enumerate((*ALL_JOINTS, pe.Fixed, *ALL_JOINTS)):
        body = random_body(rng, f"b{i}")
        joint = random_joint(rng, kind, f"j{i}", "world" if i < 2 else f"b{rng.integers(i)}", f"b{i}")
        if i % 2:
            J = m * l**2
            body = replace(body, mass=m, center=(l / 2, 0.1, l), inertia=(J + 0.2, J + 0.3, J + 0.25))
            parts = {"pose": pe.Pose((l, h, 0.2), rng.normal(size=4)), "child_pose": (0.1, 0.2, l)}
            if kind is not pe.Fixed:
                parts |= {"damping": k / 7, "friction": 0.1 * k, "armature": J}
            if kind in (pe.Continuous, pe.Prismatic, pe.Cylindrical):
                parts |= {"stiffness": 3 * k, "rest": h}
            joint = replace(joint, **parts, **({"pitch": h + 0.2} if kind is pe.Screw else {}))
        bodies.append(body)
        joints.append(joint)
    pull, turn = pe.inputs("pull turn")
    efforts = {"j0": 3.0 * k * pull, "j2": turn, "j8_vx": -pull}
    return pe.Mechanism(bodies, joints, gravity=(g / 3, 0, -g), actuated=efforts)


def chain(count: int, joint: type = pe.Revolute, seed: int = 1) -> pe.Mechanism:
    """Bodies one after the other; links are 0.2 m long, so that rounding does not grow with lengths."""
    rng = np.random.default_rng(seed)
    bodies = [pe.Body(f"b{i}", 1.0, (0.0, 0.0, -0.1), (0.01, 0.012, 0.003)) for i in range(count)]
    joints = []
    for i in range(count):
        axis = {} if joint is pe.Ball else {"axis": rng.normal(size=3)}
        parent, pose = (f"b{i - 1}", (0.0, 0.0, -0.2)) if i else ("world", None)
        joints.append(joint(f"j{i}", parent, f"b{i}", pose=pose, **axis))
    return pe.Mechanism(bodies, joints, actuated=())


@cache
def both(seed: int) -> tuple[Interpreted, pe.Model]:
    system = random_tree(seed, 2 * ALL_JOINTS, roots=1 + seed) if seed < 2 else with_joint_forces(seed)
    return Interpreted(system), pe.derive(system, route="recursive")


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_both_routes_agree_to_rounding(seed, name):
    traced, recursive = both(seed)
    q, v, a, u = random_state(recursive, seed)
    x = {"inverse_dynamics": a, "powers": a}.get(name, np.zeros(0))
    expected = traced(name, q, v, u, x)
    y = recursive.layout.join(q, v, [])
    for _ in range(2):  # nothing of one call is left for the next
        found = recursive.evaluate(name, np.zeros(1), y, u, x)
        assert np.abs(found - expected).max() <= 1e-13 * np.abs(expected).max()


@pytest.mark.parametrize("name", ["rate", "mass_matrix", "energy"])
def test_lanes_give_what_single_states_do(name):
    recursive = both(2)[1]
    layout, rng = recursive.layout, np.random.default_rng(3)
    y = layout.normalise(rng.normal(size=(261, layout.size)))  # no whole number of lanes
    u = rng.normal(size=(261, len(recursive.inputs)))
    lanes = recursive.evaluate_states(name, y, u)
    single = recursive.evaluate(name, np.zeros((261, 1)), y, u)
    assert np.abs(lanes - single).max() <= 1e-13 * np.abs(single).max()


@cache
def both_with_parameters() -> tuple[Interpreted, pe.Model]:
    system = with_parameters()
    return Interpreted(system), pe.derive(system, route="recursive")


CHANGED = {"m": 2.0, "l": 0.7, "k": 0.5, "h": -0.3, "g": 3.0}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_both_routes_agree_at_other_values_of_parameters(name):
    traced, recursive = both_with_parameters()
    q, v, a, u = random_state(recursive, 3)
    x = {"inverse_dynamics": a, "powers": a}.get(name, np.zeros(0))
    for values in (recursive.parameters, CHANGED, recursive.parameters):
        traced.model, changed = (each.with_parameters(**values) for each in (traced.model, recursive))
        expected, found = (traced(name, q, v, u, x), changed.evaluate(name, np.zeros(1), np.r_[q, v], u, x))
        assert np.abs(found - expected).max() <= 1e-13 * np.abs(expected).max()


def test_other_values_of_parameters_compile_nothing(tmp_path, monkeypatch):
    monkeypatch.setenv("PENDULA_CACHE_DIR", str(tmp_path))
    m, l = pe.parameters(m=1.0, l=0.5)
    body, joint = pe.Body("b", m, (0, 0, -l), (0.1, 0.1, 0.1)), pe.Revolute("j", "world", "b", axis=(0, 1, 0))
    model = pe.derive(pe.Mechanism([body], [joint]), route="recursive")
    found, entries = [], []
    for length in (0.5, 0.8):
        found.append(model.with_parameters(l=length).acceleration([0.3], [0.0])[0])
        entries.append(len(list(tmp_path.iterdir())))
    # φ̈ = −m g l sin φ / (J + m l²)
    assert found == pytest.approx([-9.81 * l * np.sin(0.3) / (0.1 + l**2) for l in (0.5, 0.8)], rel=1e-14)
    assert entries[0] == entries[1] > 0


@pytest.mark.parametrize("own", [False, True])
def test_lanes_with_parameters_give_what_single_states_do(own):
    recursive, rng, count = both_with_parameters()[1], np.random.default_rng(3), 11
    y = recursive.layout.normalise(rng.normal(size=(count, recursive.layout.size)))
    values = np.array(recursive.values)
    p = values * rng.uniform(0.8, 1.2, size=(count, 5)) if own else values
    given = np.zeros((count, 1)), y, rng.normal(size=(count, 2)), p, np.zeros((count, 0))
    lanes = recursive.compilation.lanes("rate", own_parameters=own)(*given, count=count)
    single = recursive.compilation.kernel("rate")(*given, count=count)
    assert np.abs(lanes - single).max() <= 1e-13 * np.abs(single).max()


def test_a_ledger_of_loops_finds_its_scale_after_the_parameters():
    m, c = pe.parameters(m=1.0, c=0.3)
    body, joint = pe.Body("b", m, (0, 0, -1), (0.1, 0.1, 0.1)), pe.Revolute("j", "world", "b", damping=c)
    runs = [
        pe.simulate(
            pe.derive(pe.Mechanism([body], [joint]), route=route).with_parameters(c=0.5),
            {"j_dot": 2.0}, until=0.1, step=1e-2, ledger=True,
        )
        for route in ("traced", "recursive")
    ]  # fmt: skip
    for name, work in runs[0].ledger.items():
        assert np.asarray(runs[1].ledger[name]) == pytest.approx(np.asarray(work), abs=1e-14)
    assert np.abs(runs[0].ledger["damping of j"]).max() > 0.01


def test_diagonal_and_pivots_are_those_of_the_mass_matrix():
    recursive = both(2)[1]
    q, v, _, u = random_state(recursive, 5)
    y, now, M = recursive.layout.join(q, v, []), np.zeros(1), recursive.mass_matrix(q)
    assert mass_diagonal(recursive, now, y, u) == pytest.approx(np.diag(M), rel=1e-12)
    # Whatever the order of elimination, the product of all pivots is the determinant.
    assert np.log(mass_pivots(recursive, now, y, u)).sum() == pytest.approx(np.linalg.slogdet(M)[1], abs=1e-9)


def test_mass_matrices_of_deep_trees_give_the_forces_of_inverse_dynamics():
    # Branches that leave the path far above its end, where it is longer than vectors of any processor.
    rng, count = np.random.default_rng(4), 90
    bodies = [random_body(rng, f"b{i}") for i in range(count)]
    parents = [0, *range(39), 5, *range(40, 60), 30, *range(61, 75), 14, *range(76, 89)]
    joints = [
        random_joint(
            rng, (pe.Revolute, pe.Ball)[i % 7 == 3], f"j{i}", f"b{parents[i]}" if i else "world", f"b{i}"
        )
        for i in range(count)
    ]
    model = pe.derive(pe.Mechanism(bodies, joints), route="recursive")
    q, v, a, _ = random_state(model, 0)
    found, needed = model.mass_matrix(q) @ a, model.inverse_dynamics(q, 0 * v, a) - model.gravity(q)
    assert (
        np.abs(found - needed).max() <= 1e-13 * np.abs(model.gravity(q)).max() + 1e-13 * np.abs(needed).max()
    )


def test_runs_of_both_routes_agree():
    system = with_joint_forces(4)
    runs = [
        pe.simulate(pe.derive(system, route=route), until=0.02, step=1e-3, control=[0.4, -0.3], ledger=True)
        for route in ("traced", "recursive")
    ]
    # Twenty steps of a motion that doubles differences a few times.
    assert np.abs(runs[0].y - runs[1].y).max() < 1e-11
    assert runs[0].ledger.keys() == runs[1].ledger.keys()
    for name, work in runs[0].ledger.items():
        assert np.asarray(runs[1].ledger[name]) == pytest.approx(np.asarray(work), abs=1e-11)
    assert abs(runs[1].energy.total[-1] - runs[0].energy.total[-1]) < 1e-10


@pytest.mark.parametrize(("joint", "count", "allowed"), [(pe.Revolute, 300, 1e-12), (pe.Ball, 200, 1e-12)])
def test_accelerations_of_long_chains_against_80_bits(joint, count, allowed):
    if np.finfo(np.longdouble).eps > 1e-18:
        pytest.skip("this platform has no 80-bit floats")
    system = chain(count, joint)
    recursive = pe.derive(system, route="recursive")
    q, v, _, _ = random_state(recursive, 1)
    found = recursive.acceleration(q, v)
    # The same formulas with eleven bits more.
    tree = build_tree(system, float)
    q, v = tuple(map(np.longdouble, q)), tuple(map(np.longdouble, v))
    X = transforms(tree, q)
    made = forward_dynamics(tree, X, link_velocities(tree, X, v), v, (0.0,) * tree.nv)
    exact = np.array([float(rate) for part in made for rate in np.atleast_1d(part)])
    assert np.abs(found - exact).max() < allowed * np.abs(exact).max()


def test_ten_thousand_bodies_are_described_and_moved_in_seconds():
    began = time.process_time()
    system = chain(10_000)
    model = pe.derive(system)
    assert model.card.route == "recursive"
    run = pe.simulate(model, {"j0": 0.3}, until=0.003, step=1e-3)
    assert run.outcome.ok
    with pytest.raises(pe.PendulaError, match="10000 links, too many to trace 'jacobian'"):
        pe.simulate(model, until=0.003, tolerance=1e-6, integrator="radau5")
    # By rounding of an energy of 10¹⁰ J.
    assert np.ptp(run.energy.total) < 1e-12 * np.abs(run.energy.potential).max()
    # Seconds, not minutes, on a slow machine that compiles loops as well: what is quadratic takes longer.
    assert time.process_time() - began < 60


def test_work_grows_with_links_alone():
    sizes = [
        pe.derive(chain(count), route="recursive").compilation.source.sweeps("rate").data.work
        for count in (100, 1000)
    ]
    assert sizes[1] < 10 * sizes[0]


def test_code_is_the_same_for_all_trees_of_the_same_joints():
    one, other = (
        pe.derive(chain(count, seed=count), route="recursive").compilation.source.sweeps("rate")
        for count in (3, 7)
    )
    assert one.key == other.key


def test_children_share_few_slots():
    # A chain needs its own and its child's; a star only that of its centre; slots 0 and 1 are always there.
    assert slots(np.arange(-1, 50))[1] <= 4
    own, count = slots(np.array([-1, *[0] * 40]))
    assert count == 3
    assert own[0] == 2
    assert not own[1:].any()


def test_the_route_follows_from_counted_operations():
    assert pe.derive(chain(20)).card.route == "traced"
    assert pe.derive(chain(100)).card.route == "recursive"
    assert count_operations(chain(100)) == 5 * count_operations(chain(20))
    system = chain(100)
    bodies = [
        pe.Body("b0", pe.parameters(mass=1.0), (0.0, 0.0, -0.1), (0.01, 0.01, 0.01)),
        *system.bodies[1:],
    ]
    assert pe.derive(system.replace(bodies=bodies)).card.route == "recursive"


def test_models_of_loops_pickle():
    model = pe.derive(chain(3), route="recursive")
    again = pickle.loads(pickle.dumps(model))
    q, v = np.full(3, 0.3), np.ones(3)
    assert again.card.route == "recursive"
    assert np.array_equal(again.acceleration(q, v), model.acceleration(q, v))


def test_what_loops_do_not_offer_is_traced():
    recursive, traced = (pe.derive(chain(3), route=route) for route in ("recursive", "traced"))
    q, v = np.array([0.3, -0.2, 0.5]), np.ones(3)
    assert recursive.coriolis_matrix(q, v) == pytest.approx(traced.coriolis_matrix(q, v), abs=1e-14)
    assert recursive.pose("b2", q).position == pytest.approx(traced.pose("b2", q).position, abs=1e-14)
    assert "double" in pe.export(recursive, to="c", functions="acceleration")


def test_a_joint_that_moves_no_inertia_is_refused_by_name():
    bodies = [pe.Body("arm", 1.0, (0, 0, -1), (1, 1, 1)), pe.Body("point", 1.0)]
    joints = [pe.Revolute("shoulder", "world", "arm"), pe.Revolute("spin", "arm", "point")]
    model = pe.derive(pe.Mechanism(bodies, joints), route="recursive")
    with pytest.raises(pe.SimulationError, match="'spin_dot' takes no inertia"):
        pe.simulate(model, until=0.1, step=0.01)
    empty = pe.Mechanism(
        [bodies[0], pe.Body("tip", 0.0, strict=False)], [joints[0], pe.Revolute("spin", "arm", "tip")]
    )
    with pytest.raises(pe.DescriptionError, match="'spin' moves nothing that has inertia"):
        pe.derive(empty, route="recursive").acceleration([0, 0], [0, 0])


def refused():
    arm = pe.Body("arm", 1.0, (0, 0, -1), (1, 1, 1))
    hinge, torque, z = pe.Revolute("hinge", "world", "arm"), pe.inputs("torque"), pe.states("z")
    second = pe.Revolute("second", "arm", "hand", mimic=pe.Mimic("hinge", 2.0))
    hand = pe.Body("hand", 1.0, (0, 0, -1), (1, 1, 1))
    yield "'second' mimics another", pe.Mechanism([arm, hand], [hinge, second])
    yield (
        "no damping, friction",
        pe.Mechanism([arm], [hinge], forces=[pe.Drag(at=(0, 0, 0), linear=1.0, body="arm")]),
    )
    yield "state 'z'", pe.Mechanism([arm], [hinge], rates={z: -z})
    yield "'hinge_dot' is torque", pe.Mechanism([arm], [hinge], actuated={"hinge": torque**2})


def test_mechanisms_that_loops_cannot_compute_are_refused_with_the_reason():
    for words, system in refused():
        with pytest.raises(pe.PendulaError, match=f"{words}.*route='traced'"):
            pe.derive(system, route="recursive")
        assert pe.derive(system).card.route == "traced"
    with pytest.raises(pe.PendulaError, match="route is 'traced', 'recursive' or None"):
        pe.derive(chain(2), route="fast")
    with pytest.raises(pe.PendulaError, match="only a Mechanism has"):
        pe.derive("pendulum", route="recursive")
