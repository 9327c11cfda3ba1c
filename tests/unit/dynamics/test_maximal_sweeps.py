"""Loops over bodies in maximal coordinates against traced graphs, and against joint coordinates."""

from dataclasses import replace

import numpy as np
import pytest
from tests.random_trees import ALL_JOINTS, Interpreted, random_state, random_tree

import pendula as pe
from pendula.model.formulation import place_bodies

KINDS = [kind for kind in ALL_JOINTS if kind is not pe.Universal]
TIME = np.zeros(1)


class Case:
    """A tree by loops, the same by its graphs, and a state on its joints."""

    def __init__(self, tree: pe.Mechanism, seed: int) -> None:
        self.loops = pe.derive(tree, formulation="maximal", route="recursive")
        self.graphs = Interpreted(self.loops.description)
        reduced = pe.derive(tree)
        q, v, _, self.u = random_state(reduced, seed)
        names = (*reduced.coordinates, *reduced.velocities)
        placed = place_bodies(tree, dict(zip(names, [*q, *v], strict=True)), {})
        self.y = np.array([placed[name] for name in self.loops.card.entries])

    def both(self, name: str, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        q, v, _ = self.loops.layout.split(y)
        return self.loops.evaluate(name, TIME, y, self.u), self.graphs(name, q, v, self.u)


@pytest.fixture(scope="module")
def case() -> Case:
    """Every joint that loops take, with all that may act on it; springs at rest far from zero."""
    others = [KINDS[0], *np.random.default_rng(1).permutation(KINDS[1:])]
    plain = random_tree(1, others)
    acting = {"damping": 0.3, "friction": 0.2}
    joints = [
        replace(j, **acting, **({"stiffness": 1.5, "rest": 2.8} if j.identity and j.elements else {}))
        for j in plain.joints
    ]
    return Case(plain.replace(joints=joints), 1)


@pytest.mark.parametrize("name", ["rate", "qdot", "acceleration", "solution", "energy"])
def test_functions_of_all_joints(case, name):
    found, expected = case.both(name, case.y)
    # Rounding of nine joints in a row.
    assert np.abs(found - expected).max() < 1e-12 * max(1.0, np.abs(expected).max())


def test_many_states_in_lanes(case):
    y = np.tile(case.y, (300, 1))
    found = case.loops.evaluate_states("rate", y, np.tile(case.u, (300, 1)))
    assert np.allclose(found, case.loops.evaluate("rate", TIME, case.y, case.u), rtol=1e-11, atol=1e-11)


def test_corrections_are_those_of_the_rows(case):
    """At first order: what was off by 1e-6 stays off by some 1e-12."""
    layout, noise = case.loops.layout, 1e-6 * np.random.default_rng(2).normal(size=len(case.y))
    moved, pushed = case.y.copy(), case.y.copy()
    moved[layout.q] += noise[layout.q]
    pushed[layout.v] += noise[layout.v]
    for name, y in (("position_correction", layout.normalise(moved)), ("velocity_correction", pushed)):
        found, expected = case.both(name, y)
        assert np.abs(expected).max() > 1e-7
        assert np.abs(found - expected).max() < 1e-9
    rows = case.loops.card.holonomic
    for y, part in ((layout.normalise(moved), slice(rows)), (pushed, slice(rows, None))):
        found, expected = case.both("constraints", y)
        assert np.allclose(found[part], expected[part], rtol=0, atol=1e-13)


@pytest.mark.parametrize("kind", [pe.Revolute, pe.Ball])
def test_long_chains_accelerate_as_by_joint_coordinates(kind):
    """Body by body against the articulated-body algorithm, whose accelerations are differences of these."""
    tree = random_tree(3, [kind] * 300)
    chain = tree.replace(
        joints=[replace(j, parent=f"b{i - 1}" if i else "world") for i, j in enumerate(tree.joints)]
    )
    reduced, case = pe.derive(chain, route="recursive"), Case(chain, 3)
    v_dot = case.loops.evaluate("acceleration", TIME, case.y, case.u)
    q, v, _ = case.loops.layout.split(case.y)
    joint_q, joint_v, *_ = random_state(reduced, 3)
    a = reduced.acceleration(joint_q, joint_v, case.u)
    back = joint_accelerations(chain, q, v, v_dot)
    assert np.abs(back - a).max() < 1e-10 * np.abs(v_dot).max()


def joint_accelerations(chain: pe.Mechanism, q, v, v_dot) -> np.ndarray:
    """Rates of ω_c − ω_p along the joint's axes, which the child carries: α_c − α_p − ω_p × (ω_c − ω_p)."""
    made, before = [], (np.eye(3), np.zeros(3), np.zeros(3))
    by_body = zip(q.reshape(-1, 7), v.reshape(-1, 6), v_dot.reshape(-1, 6), strict=True)
    for joint, (pose, velocity, rate) in zip(chain.ordered_joints, by_body, strict=True):
        R = pe.spatial.Rotation(pose[3:]).matrix
        omega, alpha = R @ velocity[3:], R @ rate[3:]
        own = omega - before[1]
        turned = alpha - before[2] - np.cross(before[1], own)
        frame = R @ np.array(joint.child_pose.matrix, dtype=float)
        made += [frame @ np.array(joint.axis) @ turned] if joint.identity else list(frame.T @ turned)
        before = R, omega, alpha
    return np.array(made)


def test_a_run_keeps_its_joints_and_its_energy():
    tree = random_tree(5, [pe.Revolute, pe.Ball, pe.Revolute], actuated=())
    model = pe.derive(tree, formulation="maximal", route="recursive")
    run = pe.simulate(model, until=100.0, step=5e-3, save_every=2000)
    # RK4 at this step keeps the energy of a slow motion to some 1e-6; joints are kept by projection.
    assert np.ptp(run.energy.total) < 1e-3 * np.ptp(run.energy.kinetic)
    for y in run.y:
        assert np.abs(model.evaluate("constraints", TIME, np.ascontiguousarray(y), np.zeros(0))).max() < 1e-12


def test_what_loops_do_not_take_says_why():
    tree = random_tree(2, (pe.Revolute, pe.Universal))
    with pytest.raises(pe.PendulaError, match="'j1' is universal"):
        pe.derive(tree, formulation="maximal", route="recursive")
    geared = random_tree(2, (pe.Revolute,))
    geared = geared.replace(joints=[replace(geared.joints[0], armature=1.0)])
    with pytest.raises(pe.PendulaError, match="'j0' has an armature"):
        pe.derive(geared, formulation="maximal", route="recursive")
    off = pe.derive(random_tree(2, (pe.Revolute,)), formulation="maximal", route="recursive")
    with pytest.raises(pe.PendulaError, match="does not satisfy the constraint 'j0"):
        pe.simulate(off, {"b0_x": 5.0}, until=1.0, step=0.1)
