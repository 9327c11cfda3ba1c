"""Maximal coordinates against joint coordinates: two formulations of every tree move alike."""

from dataclasses import replace

import numpy as np
import pytest
import sympy as sp
from tests.random_trees import ALL_JOINTS, Interpreted, random_state, random_tree

import pendula as pe
from pendula import spatial
from pendula.description.mechanisms.quantities import reaction_of, velocity_of
from pendula.dynamics.interpretation import interpret
from pendula.model.formulation import place_bodies, reformulate


def both(tree: pe.Mechanism, seed: int):
    """Both formulations as graphs, at the same state: (reduced, q, v, u) and (maximal, q, v)."""
    reduced, maximal = Interpreted(tree), Interpreted(reformulate(tree, "maximal"))
    q, v, _, u = random_state(reduced.model, seed)
    names = (*reduced.model.coordinates, *reduced.model.velocities)
    placed = place_bodies(tree, dict(zip(names, [*q, *v], strict=True)), {})
    y = np.array([placed[name] for name in maximal.model.card.entries])
    return (reduced, q, v, u), (maximal, y[maximal.layout.q], y[maximal.layout.v])


def body_accelerations(reduced: Interpreted, q, v, a, bodies, motions) -> np.ndarray:
    """v̇ and ω̇ of bodies along their axes, from joint accelerations: Rᵀ(J a + J̇ v) less ω × v."""
    state, made = reduced.layout.join(q, v, []), []
    for name, (pose, (linear, omega)) in zip(bodies, motions, strict=True):
        rows = velocity_of(name)
        J, rate = (
            interpret(reduced.source.jacobian(rows, letter))(
                0.0, state, np.zeros(len(reduced.inputs)), np.zeros(0), np.zeros(0)
            ).reshape(6, -1)
            for letter in ("v", "v̇")
        )
        world = J @ a + rate @ v
        made += [pose.T @ world[:3] - np.cross(omega, linear), pose.T @ world[3:]]
    return np.concatenate(made)


def motions_of(q: np.ndarray, v: np.ndarray):
    """Rotation, and linear and angular velocity, of every body."""
    return [
        (spatial.Rotation(pose[3:]).matrix, (motion[:3], motion[3:]))
        for pose, motion in zip(q.reshape(-1, 7), v.reshape(-1, 6), strict=True)
    ]


@pytest.mark.parametrize("seed", range(5))
def test_accelerations_and_energies_of_random_trees_agree(seed):
    # What is fixed to the world is part of it in joint coordinates, so that its energy does not count.
    others = np.random.default_rng(seed).permutation(ALL_JOINTS[1:])
    tree = random_tree(seed, [ALL_JOINTS[0], *others])
    (reduced, q, v, u), (maximal, Q, V) = both(tree, seed)
    # Rounding of ten joints in a row, at lengths and velocities of some ones.
    assert np.abs(maximal("constraints", Q, V)).max() < 1e-13
    assert np.allclose(reduced("energy", q, v), maximal("energy", Q, V), rtol=1e-12, atol=1e-12)
    a = reduced("acceleration", q, v, u)
    bodies = [body.name for body in maximal.system.bodies]
    expected = body_accelerations(reduced, q, v, a, bodies, motions_of(Q, V))
    found = maximal("acceleration", Q, V, u)
    assert np.abs(found - expected).max() < 1e-11 * np.abs(expected).max()


@pytest.mark.parametrize("seed", range(3))
def test_what_acts_on_joints_and_what_they_transmit_is_the_same(seed):
    rng = np.random.default_rng(seed)
    kinds = (pe.Revolute, pe.Prismatic, pe.Screw, pe.Cylindrical, pe.Universal, pe.Planar, pe.Ball)
    plain = random_tree(seed, [kinds[k] for k in rng.permutation(len(kinds))])
    parts = {"damping": 0.3, "friction": 0.2, "armature": 0.4}
    joints = []
    for joint in plain.joints:
        spring = {"stiffness": 1.5, "rest": 0.2} if joint.identity else {}
        joints.append(replace(joint, **parts, **spring))
    tree = plain.replace(joints=joints)
    (reduced, q, v, u), (maximal, Q, V) = both(tree, seed)
    within = np.abs(q[[not name.endswith(("qw", "qx", "qy", "qz")) for name in reduced.model.coordinates]])
    assert within.max() < np.pi  # where springs know angles
    a = reduced("acceleration", q, v, u)
    bodies = [body.name for body in maximal.system.bodies]
    expected = body_accelerations(reduced, q, v, a, bodies, motions_of(Q, V))
    assert np.abs(maximal("acceleration", Q, V, u) - expected).max() < 1e-10 * np.abs(expected).max()
    assert np.allclose(reduced("energy", q, v), maximal("energy", Q, V), rtol=1e-11, atol=1e-11)
    compare_reactions(tree, (reduced, q, v), (maximal, Q, V), u)
    powers = maximal("powers", Q, V, u, np.zeros(maximal.layout.nv + len(maximal.model.constraints)))
    assert np.allclose(powers, reduced("powers", q, v, u, a), rtol=1e-11, atol=1e-11)


def compare_reactions(tree: pe.Mechanism, one, other, u: np.ndarray) -> None:
    """What joints transmit in both formulations, given as (system, q, v)."""
    wrenches = [part for joint in tree.joints for part in reaction_of(joint.name)]
    found, expected = (
        interpret(system.source.expressions(wrenches))(
            0.0, system.layout.join(q, v, []), u, np.zeros(0), np.zeros(0)
        ).reshape(-1, 6)
        for system, q, v in (one, other)
    )
    sizes = np.abs(expected).max(axis=1, initial=1.0, keepdims=True)
    assert (np.abs(found - expected) < 1e-11 * sizes).all()


def test_constraints_of_joint_coordinates_are_transmitted_by_their_joints():
    """A gear, a rack, a cam, a ball that rolls and a free body that is led push joints as motors would."""
    plain = random_tree(2, (pe.Revolute, pe.Prismatic, pe.Universal, pe.Ball, pe.Screw), actuated=())
    free = pe.Free("led", "world", "led")
    tree = plain.replace(
        bodies=[*plain.bodies, pe.Body("led", 1.0, (0.1, 0, 0.2), (1, 1, 1))], joints=[*plain.joints, free]
    )
    joints = {joint.name: joint for joint in tree.moving_joints}
    turn, slide, first, second, screw = (q for k in (0, 1, 2, 4) for q in joints[f"j{k}"].coordinates)
    ball, led = joints["j3"].velocities, free.coordinates
    height = tree.point("b1").z
    tree = tree.replace(
        constraints=[
            turn - 3 * first + screw,
            slide - 0.2 * sp.cos(second) + height / 3,
            pe.Nonholonomic(ball[0] - turn.dot),
            led[0] ** 2 + led[2] - led[3] * led[5],
            pe.Nonholonomic(free.velocities[1] - led[1] * free.velocities[5]),
        ]
    )
    (reduced, q, v, u), (maximal, Q, V) = both(tree, 4)
    assert np.abs(maximal("solution", Q, V)[-5:]).min() > 1e-3
    compare_reactions(tree, (reduced, q, v), (maximal, Q, V), u)


@pytest.mark.parametrize("kind", [k for k in ALL_JOINTS if k is not pe.Free])
def test_rows_and_biases_are_derivatives_of_what_joints_keep_at_zero(kind):
    """A = ∂c/∂q · N and γ = −d/dt(A) v, by differences of c and of A v along a motion."""
    tree = random_tree(7, (pe.Free, kind))
    (_, _, _, _), (maximal, Q, V) = both(tree, 7)
    rows, h = len(maximal.model.constraints), 1e-4

    def miss(s: float) -> np.ndarray:
        """(c, A v) after a short way with constant velocities along the axes of bodies."""
        return maximal("constraints", Q + s * moved + s * s / 2 * bent, V)

    moved = maximal("qdot", Q, V)
    bent = (maximal("qdot", Q + 1e-6 * moved, V) - maximal("qdot", Q - 1e-6 * moved, V)) / 2e-6
    # Central differences of fourth order: h⁴ times a fifth derivative of some hundreds, and rounding over h.
    slope = (8 * (miss(h) - miss(-h)) - (miss(2 * h) - miss(-2 * h))) / (12 * h)
    A = maximal("constraint_jacobian", Q, V)
    assert np.allclose(slope[:rows], A @ V, atol=1e-9)
    bias = maximal("constraint_acceleration", Q, V, x=np.zeros(maximal.layout.nv))
    assert np.allclose(slope[rows:], bias, atol=1e-8)


def random_loop(seed: int, kind: type):
    """A tree whose last body another joint holds to its first one, and coordinates in which it closes."""
    rng = np.random.default_rng(seed)
    kinds = (pe.Revolute, pe.Ball, pe.Universal, pe.Cylindrical, pe.Revolute, pe.Ball)
    tree = random_tree(seed, kinds, actuated=())
    chain = tree.replace(
        joints=[replace(j, parent=f"b{i - 1}" if i else "world") for i, j in enumerate(tree.joints)]
    )
    model = pe.derive(chain)
    q = random_state(model, seed)[0]
    placed = place_bodies(chain, dict(zip(model.coordinates, q, strict=True)), {})
    R, p = spatial.Rotation(rng.normal(size=4)).matrix, rng.normal(size=3)
    ends = []
    for name in ("b0", "b5"):
        own = spatial.Rotation([placed[f"{name}_{part}"] for part in ("qw", "qx", "qy", "qz")]).matrix
        origin = np.array([placed[f"{name}_{part}"] for part in "xyz"])
        ends.append(pe.Pose(own.T @ (p - origin), own.T @ R))
    axes = {} if kind in (pe.Ball, pe.Fixed) else {"axis": rng.normal(size=3)}
    closing = kind("loop", "b0", "b5", pose=ends[0], child_pose=ends[1], **axes)
    return chain.replace(joints=[*chain.joints, closing], cut=["loop"]), q


@pytest.mark.parametrize("kind", [pe.Revolute, pe.Prismatic, pe.Cylindrical, pe.Planar, pe.Ball, pe.Fixed])
def test_random_loops_accelerate_alike(kind):
    for seed in range(2):
        system, q = random_loop(seed, kind)
        reduced, maximal = Interpreted(system), Interpreted(reformulate(system, "maximal"))
        A = reduced("constraint_jacobian", q)
        v = np.random.default_rng(seed).normal(size=reduced.layout.nv)
        v = v - np.linalg.lstsq(A, A @ v, rcond=None)[0]
        names = (*reduced.model.coordinates, *reduced.model.velocities)
        placed = place_bodies(system, dict(zip(names, [*q, *v], strict=True)), {})
        y = np.array([placed[name] for name in maximal.model.card.entries])
        Q, V = y[maximal.layout.q], y[maximal.layout.v]
        assert np.abs(maximal("constraints", Q, V)).max() < 1e-11
        a = reduced("acceleration", q, v)
        bodies = [body.name for body in maximal.system.bodies]
        expected = body_accelerations(reduced, q, v, a, bodies, motions_of(Q, V))
        # Rows of a loop are worse conditioned than those of a tree.
        assert np.abs(maximal("acceleration", Q, V) - expected).max() < 1e-10 * np.abs(expected).max()
