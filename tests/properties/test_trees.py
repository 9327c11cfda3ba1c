"""Laws of mechanics that hold for every tree of bodies, whatever its joints."""

import numpy as np
import pytest
from tests.random_trees import (
    ALL_JOINTS,
    WITHOUT_AXIS,
    Interpreted,
    random_state,
    random_tree,
)

import pendula as pe
from pendula.dynamics.graphs import slope
from pendula.dynamics.interpretation import interpret

# Every joint alone on the world and between two bodies, then all of them in branches.
CHAINS = {f"{kind.__name__} in a chain": (pe.Revolute, kind, pe.Ball) for kind in ALL_JOINTS}
MOVING = tuple(kind for kind in ALL_JOINTS if kind is not pe.Fixed)
SINGLE = {f"{kind.__name__} alone": (kind,) for kind in MOVING}
TREES = {**SINGLE, **CHAINS}
# Of the largest number compared: sums of some hundred products of numbers near 1, each rounded.
ROUNDING = 1e-12
# Slopes by differences of fourth order: h⁴ = 1e-12 times fifth derivatives, some thousand near 1.
BY_DIFFERENCES = 1e-8
OFFSETS, WEIGHTS = 1e-3 * np.array([-2, -1, 1, 2]), np.array([1, -8, 8, -1]) / 12e-3


def agree(found, expected, tolerance=ROUNDING):
    found, expected = np.asarray(found), np.asarray(expected)
    assert np.abs(found - expected).max() <= tolerance * max(np.abs(expected).max(), 1.0)


@pytest.fixture(scope="module", params=TREES)
def tree(request):
    return Interpreted(random_tree(sorted(TREES).index(request.param), TREES[request.param]))


@pytest.fixture(scope="module")
def state(tree):
    return random_state(tree, 7)


def check_algorithms(tree, q, v, a, u):
    M, C, G = tree("mass_matrix", q), tree("coriolis_matrix", q, v), tree("gravity", q)
    # Newton and Euler against composite bodies and the Coriolis matrix; then articulated bodies against M.
    agree(tree("inverse_dynamics", q, v, x=a), M @ a + C @ v + G)
    agree(tree("force", q, v, u), u - C @ v - G)
    acceleration = tree("acceleration", q, v, u)
    agree(M @ acceleration, tree("force", q, v, u))


def test_the_algorithms_agree_with_each_other(tree, state):
    check_algorithms(tree, *state)


@pytest.mark.parametrize("seed", range(3))
def test_the_algorithms_agree_on_a_tree_with_every_joint(seed):
    kinds = tuple(np.random.default_rng(seed).permutation(ALL_JOINTS))
    tree = Interpreted(random_tree(seed, kinds, roots=2))
    check_algorithms(tree, *random_state(tree, seed))


def test_the_mass_matrix_is_that_of_the_kinetic_energy(tree, state):
    q, v, _, _ = state
    M = tree("mass_matrix", q)
    agree(M, M.T, 0.0)
    assert np.linalg.eigvalsh(M)[0] > 0
    agree(tree("energy", q, v)[0], v @ M @ v / 2)


def check_slopes(tree, q, v, a, u):
    """∂(M a − f)/∂y and ∂v̇/∂y by recursion and from the derivative of other algorithms' graphs.

    Quaternions need not be of unit length.
    """
    y, x = tree.layout.join(1.1 * q, v, []), np.zeros(0)
    for name, given in (("inverse_dynamics", a), ("acceleration", x)):
        by_graph = interpret(slope(tree.source.program(name), "y"))(0.0, y, u, x, given)
        agree(tree(f"{name}_by_y", 1.1 * q, v, u, given).ravel(), by_graph)


def test_slopes_by_recursion_are_those_of_graphs(tree, state):
    check_slopes(tree, *state)


def test_slopes_of_a_tree_with_every_joint():
    tree = Interpreted(random_tree(4, ALL_JOINTS, roots=2))
    check_slopes(tree, *random_state(tree, 4))


def test_the_rate_of_the_mass_matrix_is_that_of_the_coriolis_matrix(tree, state):
    """Ṁ = C + Cᵀ and dV/dt = G·v along q̇ = N(q) v, by differences of fourth order."""
    q, v, _, _ = state
    layout, rate = tree.layout, tree("qdot", q, v)
    states = [layout.normalise(layout.join(q + h * rate, v, []))[: layout.nq] for h in OFFSETS]
    slope = np.tensordot(WEIGHTS, [tree("mass_matrix", near) for near in states], 1)
    C = tree("coriolis_matrix", q, v)
    agree(slope, C + C.T, BY_DIFFERENCES)
    potential = np.array([tree("energy", near)[1] for near in states])
    agree(WEIGHTS @ potential, tree("gravity", q) @ v, BY_DIFFERENCES)


def test_efforts_give_their_power(tree, state):
    """The rate of the energy, from accelerations, is the power of the efforts."""
    q, v, _, u = state
    M, C, a = tree("mass_matrix", q), tree("coriolis_matrix", q, v), tree("acceleration", q, v, u)
    found = tree("powers", q, v, u, a)
    agree(found, u * v)
    agree(found.sum(), v @ M @ a + v @ (C + C.T) @ v / 2 + tree("gravity", q) @ v)


def test_christoffel_symbols_where_velocities_are_rates():
    """C entry by entry, from slopes of M by differences: ½ Σ (∂M_ij/∂q_k + ∂M_ik/∂q_j − ∂M_jk/∂q_i) v_k."""
    tree = Interpreted(random_tree(5, (pe.Revolute, pe.Prismatic, pe.Universal, pe.Screw, pe.Planar)))
    q, v, _, _ = random_state(tree, 5)
    steps = [[tree("mass_matrix", q + h * unit) for unit in np.eye(len(q))] for h in OFFSETS]
    slopes = np.einsum("s,skij->ijk", WEIGHTS, steps)
    symbols = (slopes + slopes.transpose(0, 2, 1) - slopes.transpose(2, 1, 0)) / 2
    agree(tree("coriolis_matrix", q, v), np.einsum("ijk,k->ij", symbols, v), BY_DIFFERENCES)


def test_a_tree_in_free_flight_keeps_energy_and_momentum():
    """Without gravity: T is kept and the centre of mass moves straight, both at the order of the method."""
    system = random_tree(3, (pe.Free, pe.Revolute, pe.Ball, pe.Prismatic)).replace(gravity=(0, 0, 0))
    model = pe.derive(system)
    drifts = []
    for step in (0.02, 0.01):
        run = pe.simulate(
            model, {"j0_vx": 0.4, "j0_wy": 0.7, "j1_dot": 1.0}, until=1.0, step=step, integrator="rk4"
        )
        centers = model.center_of_mass(run.q)
        bend = centers[0] - 2 * centers[len(centers) // 2] + centers[-1]
        drifts.append([np.ptp(run.energy.total), np.abs(bend).max()])
    coarse, fine = np.array(drifts)
    # A step half as long: 16 times less of fourth order, less what the coarse step has of higher ones.
    assert np.all(fine < np.maximum(coarse / 10, 1e-13))
    assert np.all(fine < 1e-6)


def test_the_free_joint_is_a_free_body():
    inertia, start = (1.0, 2.0, 2.5), {"vx": 0.3, "wx": 0.5, "wy": 1.0, "wz": -0.2}
    body = pe.FreeBody(2.0, inertia, start=start)
    tree = pe.Mechanism(
        [pe.Body("b", 2.0, (0, 0, 0), inertia)], [pe.Free("b")], start={f"b_{k}": s for k, s in start.items()}
    )
    one, other = (pe.simulate(s, until=1.0, step=0.01, integrator="rk4") for s in (body, tree))
    assert other.coordinates == tuple(f"b_{name}" for name in one.coordinates)
    # Rotations of the tree are divided by |q|², which between the steps of RK4 differs from 1 by its error.
    agree(other.q, one.q, 1e-9)
    agree(other.v, one.v, 1e-9)


def test_joints_without_an_axis_are_those_that_take_none():
    assert {kind for kind in ALL_JOINTS if not hasattr(kind, "axis")} == set(WITHOUT_AXIS)
