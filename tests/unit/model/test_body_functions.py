"""Momentum, Jacobians' rates, inverse inertias and slopes of a mechanism, each by another route.

Central differences of length 1e-6 are right to about 1e-9 of the largest number.
"""

import numpy as np
import pytest
from tests.random_trees import random_state, random_tree

import pendula as pe

KINDS = (pe.Free, pe.Revolute, pe.Ball, pe.Screw, pe.Universal)
H = 1e-6


@pytest.fixture(scope="module")
def model() -> pe.Model:
    return pe.derive(random_tree(5, KINDS, frames={"tip": ("b4", pe.Pose((0.1, 0.2, 0.3), (1, 2, 3, 4)))}))


@pytest.fixture(scope="module")
def state(model):
    return random_state(model, 2)


def moved(model, q, v, time=H):
    """Coordinates a little later, with quaternions of unit length."""
    later = model.layout.join(q + time * model.coordinate_rates(q, v), np.zeros(model.layout.nv), [])
    return model.layout.normalise(later)[model.layout.q]


def difference(model, function, q, v):
    """The rate of a function of q along v."""
    return (function(moved(model, q, v)) - function(moved(model, q, v, -H))) / (2 * H)


def bodies_of(model, q):
    """Of every body: itself, its rotation, its centre of mass, and Jacobians of that and of its turning."""
    for body in model.description.bodies:
        X, J = model.pose(body.name, q), model.jacobian(body.name, q)
        lever = X.matrix @ np.array(body.center)
        yield body, X.matrix, X.position + lever, J[:3] - pe.spatial.skew(lever) @ J[3:], J[3:]


def test_momentum_by_adding_up_bodies(model, state):
    q, v, *_ = state
    c = model.center_of_mass(q)
    P, L = np.zeros(3), np.zeros(3)
    for body, R, r, J, W in bodies_of(model, q):
        P += body.mass * (J @ v)
        L += R @ np.array(body.inertia) @ R.T @ (W @ v) + np.cross(r - c, body.mass * (J @ v))
    found = model.centroidal_momentum(q, v)
    assert found == pytest.approx(np.concatenate([P, L]), abs=1e-12)
    assert model.centroidal_momentum_matrix(q) @ v == pytest.approx(found, abs=1e-12)
    assert found[:3] == pytest.approx(
        sum(body.mass for body in model.description.bodies)
        * difference(model, model.center_of_mass, q, v), abs=1e-7
    )  # fmt: skip


def test_the_mass_matrix_three_ways(model, state):
    """W = Σ m JᵀJ + βᵀI β, β along body axes; the Hessian of T, which is quadratic in v; composite bodies."""
    q, n = state[0], model.layout.nv
    by_bodies = np.zeros((n, n))
    for body, R, _, J, W in bodies_of(model, q):
        beta = R.T @ W
        by_bodies += body.mass * J.T @ J + beta.T @ np.array(body.inertia) @ beta
    T = lambda v: model.energy(q, v).kinetic  # noqa: E731
    e = np.eye(n)
    by_energy = np.array([[T(e[i] + e[j]) - T(e[i]) - T(e[j]) for j in range(n)] for i in range(n)])
    M = model.mass_matrix(q)
    assert by_bodies == pytest.approx(M, abs=1e-12 * np.abs(M).max())
    assert by_energy == pytest.approx(M, abs=1e-12 * np.abs(M).max())


def test_the_rate_of_a_jacobian(model, state):
    q, v, *_ = state
    expected = difference(model, lambda at: model.jacobian("tip", at), q, v)
    assert model.jacobian_rate("tip", q, v) == pytest.approx(expected, abs=1e-7)


def test_the_inverse_of_the_mass_matrix(model, state):
    q = state[0]
    product = model.inverse_mass_matrix(q) @ model.mass_matrix(q)
    assert product == pytest.approx(np.eye(model.layout.nv), abs=1e-11)
    many = np.array([random_state(model, seed)[0] for seed in range(3)])
    assert model.inverse_mass_matrix(many)[1] == pytest.approx(model.inverse_mass_matrix(many[1]), rel=1e-12)


def test_the_inertia_that_a_frame_has(model, state):
    """A force F at the frame accelerates it by Λ⁻¹F: M v̇ = JᵀF from rest, without gravity."""
    q = state[0]
    J, F = model.jacobian("tip", q), np.arange(1.0, 7.0)
    acceleration = J @ np.linalg.solve(model.mass_matrix(q), J.T @ F)
    assert model.operational_space_inertia("tip", q) @ acceleration == pytest.approx(F, rel=1e-9)
    for of, rows in (("position", slice(0, 3)), ("rotation", slice(3, 6))):
        found = model.operational_space_inertia("tip", q, of=of)
        mobility = J[rows] @ np.linalg.solve(model.mass_matrix(q), J[rows].T)
        assert found @ mobility == pytest.approx(np.eye(3), abs=1e-10)


def test_slopes_of_forward_dynamics(model, state):
    q, v, w, u = state
    found = model.acceleration_slopes(q, v, u)
    scale = np.abs(found.q @ w).max()
    by_q = difference(model, lambda at: model.acceleration(at, v, u), q, w)
    assert found.q @ w == pytest.approx(by_q, abs=1e-7 * scale)
    by_v = (model.acceleration(q, v + H * w, u) - model.acceleration(q, v - H * w, u)) / (2 * H)
    assert found.v @ w == pytest.approx(by_v, abs=1e-7 * scale)
    by_u = model.acceleration(q, v, u + w) - model.acceleration(q, v, u)  # linear
    assert found.u @ w == pytest.approx(by_u, abs=1e-10 * scale)


def test_slopes_of_inverse_dynamics(model, state):
    """Also −M⁻¹ times them, at the acceleration itself, are the slopes of forward dynamics."""
    q, v, w, u = state
    a = model.acceleration(q, v, u)
    found, forward = model.inverse_dynamics_slopes(q, v, a), model.acceleration_slopes(q, v, u)
    by_q = difference(model, lambda at: model.inverse_dynamics(at, v, a), q, w)
    assert found.q @ w == pytest.approx(by_q, abs=1e-6 * np.abs(by_q).max())
    M = model.mass_matrix(q)
    assert found.a == pytest.approx(M)
    assert -np.linalg.solve(M, found.q) == pytest.approx(forward.q, abs=1e-9 * np.abs(forward.q).max())
    assert -np.linalg.solve(M, found.v) == pytest.approx(forward.v, abs=1e-9 * np.abs(forward.v).max())


def test_slopes_of_what_is_no_mechanism():
    """The damped pendulum: a = −g/l sin θ − c ω/(m l²)."""
    pendulum = pe.derive("pendulum")
    p = pendulum.parameters
    found = pendulum.acceleration_slopes([0.3], [0.7])
    assert found.q == pytest.approx(-p["g"] / p["l"] * np.cos(0.3))


def test_poses_during_a_run(tmp_path):
    arm = pe.Mechanism(
        [pe.Body("rod", shapes=[pe.Capsule(0.05, 1.0, pose=(0, 0, -0.5))], density=500)],
        [pe.Revolute("j", "world", "rod", axis=(0, 1, 0))],
        frames={"tip": ("rod", (0, 0, -1))},
        start={"j": 1.0},
    )
    run = pe.simulate(arm, until=1.0, step=0.01)
    tip = run.pose("tip")
    q = run["j"]
    expected = np.column_stack([-np.sin(q), 0 * q, -np.cos(q)])
    assert tip.position == pytest.approx(expected, abs=1e-14)
    assert tip.matrix.shape == (len(run), 3, 3)
    run.save(tmp_path / "run.npz")
    loaded = pe.load(tmp_path / "run.npz")
    with pytest.raises(pe.PendulaError, match=r"give run\.pose\(frame, model\)"):
        loaded.pose("tip")
    assert loaded.pose("tip", arm).position == pytest.approx(tip.position)


def test_mistakes(model, state):
    q, v, *_ = state
    with pytest.raises(pe.PendulaError, match="no body or frame 'toe'"):
        model.jacobian_rate("toe", q, v)
    with pytest.raises(pe.PendulaError, match='of must be "pose"'):
        model.operational_space_inertia("tip", q, of="velocity")
    with pytest.raises(pe.PendulaError, match="only a Mechanism has"):
        pe.derive("pendulum").centroidal_momentum([0.1], [0.2])
    arm = pe.Mechanism([pe.Body("b", 1.0, inertia=(1, 1, 1))], [pe.Revolute("j", "world", "b")])
    with pytest.raises(pe.PendulaError, match="'b' cannot move in all directions of its pose"):
        pe.derive(arm).operational_space_inertia("b", [0.3])
