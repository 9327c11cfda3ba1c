"""Constraints on poses by way of frames against the slopes of the same expressions by every coordinate."""

import casadi as ca
import numpy as np
import pytest
from tests.unit.dynamics.test_nets import CLOSING, close

import pendula as pe
from pendula.compiler.assembly import unroll
from pendula.compiler.elimination import UNROLLED_LIMIT, elimination_order, unrolled_cost
from pendula.dynamics.constraints import Motion, constraint_graphs
from pendula.dynamics.mechanism import _Graphs


def both_ways(system: pe.Mechanism, seed: int) -> list[tuple[np.ndarray, np.ndarray]]:
    """c, A, b and γ at a random state, where constraints need not hold."""
    graphs, rng = _Graphs(system), np.random.default_rng(seed)
    slopes = constraint_graphs(
        system.all_constraints, graphs.convert, Motion(graphs.t, graphs.q, graphs.v, graphs.qdot)
    )
    arguments = [graphs.t, graphs.y, graphs.u, graphs.p]
    at = [rng.uniform(-1, 1, symbol.shape) for symbol in arguments]
    for first, size in system.unit_blocks:
        at[1][first : first + size] /= np.linalg.norm(at[1][first : first + size])
    found = [
        ca.Function("f", arguments, [ca.densify(g) for g in made])(*at)
        for made in (graphs.constraints, slopes)
    ]
    return [(a.full(), b.full()) for a, b in zip(*found, strict=True)]


@pytest.mark.parametrize("seed", CLOSING)
def test_loops_of_random_trees(seed):
    for found, expected in both_ways(close(seed, CLOSING[seed])[0], seed):
        assert found.shape == expected.shape
        # Two ways to add up the same products, along nine joints: rounding.
        np.testing.assert_allclose(
            found, expected, rtol=0, atol=1e-13 * max(1.0, np.abs(expected).max(initial=0))
        )


def test_rows_of_coordinates_points_time_and_velocities():
    made = close(2, CLOSING[2])[0]
    point, first = made.point("b4"), made.coordinates[0]
    rows = [
        pe.Holonomic(point.z * first - pe.sin(3 * pe.time) * point.x, name="moves"),
        pe.Nonholonomic(made.velocities[0] - 2 * made.velocities[1], name="rolls"),
        pe.hold_distance("b3", ("b8", (0.1, 0.2, 0.3)), 1.5 + pe.time**2),
    ]
    for found, expected in both_ways(made.replace(constraints=rows), 5):
        np.testing.assert_allclose(found, expected, rtol=0, atol=1e-13 * max(1.0, np.abs(expected).max()))


def test_a_mimicking_joint_shares_a_column():
    bodies = [pe.Body(name, 1.0, (0, 0, -0.3), (0.1, 0.1, 0.1)) for name in "abc"]
    joints = [
        pe.Revolute("A", "world", "a", axis=(0, 1, 0)),
        pe.Revolute("B", "a", "b", axis=(1, 0, 0), pose=(0, 0, -1), mimic=pe.Mimic("A", 0.5, 0.1)),
        pe.Ball("C", "b", "c", pose=(0, 0.2, -1)),
    ]
    made = pe.Mechanism(bodies, joints, actuated=())
    held = made.replace(constraints=[made.point("c").x - 0.2, pe.hold_distance("c", "a", 1.3)])
    for found, expected in both_ways(held, 3):
        np.testing.assert_allclose(found, expected, rtol=0, atol=1e-13)


def walker(limbs: int = 5, links: int = 6) -> pe.Mechanism:
    """A trunk that floats, with limbs of hinges about x, y and z in turn; two are held at their ends."""
    bodies = [pe.Body("trunk", 20.0, inertia=(1.0, 1.2, 0.8))]
    joints: list[pe.Free | pe.Revolute] = [pe.Free("trunk")]
    for i in range(limbs):
        parent, place = "trunk", (0.2 * np.cos(i), 0.2 * np.sin(i), -0.1)
        for k in range(links):
            name = f"limb {i} {k}"
            bodies.append(pe.Body(name, 2.0 - 0.2 * k, (0.01, 0.0, -0.1), (0.02, 0.03, 0.01)))
            axis = tuple(np.eye(3)[k % 3])
            joints.append(pe.Revolute(f"j{i}{k}", parent, name, axis=axis, pose=tuple(map(float, place))))
            parent, place = name, (0.0, 0.01, -0.2)
    held = [pe.Fixed(f"hold {i}", "world", f"limb {i} {links - 1}", pose=(i, 0.1, -1.0)) for i in (0, 1)]
    return pe.Mechanism(bodies, [*joints, *held], actuated=(), cut=[joint.name for joint in held])


def test_the_operational_space_route_is_the_saddle_system_solved():
    """A tree is sparse enough for straight code: M by LᵀD L, then A M⁻¹Aᵀ; NumPy solves all at once."""
    model = pe.derive(walker())
    program = model.compilation.source.program("solution")
    assert program.system is not None
    pattern = program.system.sparsity_out(0)
    assert unrolled_cost(pattern, elimination_order(pattern, program.leading)) > UNROLLED_LIMIT
    whole = unroll(program)
    assert whole is not None
    rng = np.random.default_rng(0)
    y = rng.uniform(-1, 1, whole.size1_in(1))
    y[3:7] /= np.linalg.norm(y[3:7])
    arguments = 0.0, y, *(np.zeros(whole.size1_in(i)) for i in (2, 3, 4))
    K, r = (part.full() for part in program.system(*arguments))
    expected = program.finish(*arguments, np.linalg.solve(K, r)).full().ravel()
    found = whole(*arguments).full().ravel()
    # Asked for is 1e-10.
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-10 * np.abs(expected).max())
