"""What the solvers of contact find, against the same problem as a linear complementarity problem."""

import numpy as np
import pytest
from tests.contact_worlds import G, box, place, world

import pendula as pe
from pendula.contact.free_bodies import read_free_bodies
from pendula.contact.world import World
from pendula.numerics.lemke import solve_lcp

STEP, SMOOTH = 2e-3, pe.Material(friction=0.0, restitution=0.3)


def normal_rows(rows, count):
    """J of all contacts along their normals, for bodies that move."""
    J = np.zeros((len(rows), count + 1, 6))
    for k, row in enumerate(rows):
        n = np.array([row["nx"], row["ny"], row["nz"]])
        for sign, end in ((1.0, "a"), (-1.0, "b")):
            arm = np.array([row[f"{end}{axis}"] for axis in "xyz"])
            J[k, row[end]] += sign * np.concatenate([n, np.cross(arm, n)])
    return J[:, :count].reshape(len(rows), -1)


@pytest.mark.parametrize("solver", ["auto", "pgs", "newton"])
def test_smooth_cubes_move_as_by_lemkes_method(solver):
    bodies = [box(f"b{i}", material=SMOOTH) for i in range(3)]
    system = world(*bodies, ground=pe.Plane(material=SMOOTH))
    stepped = World(read_free_bodies(system, {}), system.pairs, STEP, solver, 1e-11)
    turned = np.array([0.9, 0.3, 0.2, 0.1]) / np.linalg.norm([0.9, 0.3, 0.2, 0.1])
    start = {k: v for i in range(3) for k, v in place(f"b{i}", (0.03 * i, 0, 0.3 + 0.3 * i), turned).items()}
    values = [start[name] for name in (*map(str, system.coordinates), *map(str, system.velocities))]
    stepped.write(np.array(values, dtype=float))
    w = stepped.workspace
    masses, inertias = stepped.bodies.masses, stepped.bodies.inertias
    inverse = 1 / np.column_stack([masses, masses, masses, np.diagonal(inertias, axis1=1, axis2=2)]).ravel()
    gravity = np.array([0, 0, -G * STEP, 0, 0, 0])
    seen = 0
    for step in range(1, 300):
        stepped.advance(step)
        rows = stepped.rows
        if not len(rows):
            continue
        J = normal_rows(rows, 3)
        free = w.target("before")[:3] + gravity
        q, W = J @ free.ravel() - rows["least"], (J * inverse) @ J.T
        z = solve_lcp(W, q)
        seen += (z > 0).any()
        # Impulses need not be unique; velocities are.
        assert np.abs(W @ (z - rows["ln"])).max() < 1e-8
    assert seen > 50


@pytest.mark.parametrize("height", [0.05, 0.3])
def test_lemke_stacks_a_box_that_is_dropped_onto_another(height):
    """Both boxes rest on four points each, and twelve numbers say what eight contacts do."""
    material = pe.Material(friction=0.5)
    boxes = [box(name, (0.2, 0.2, 0.2), material) for name in ("lower", "upper")]
    start = place("lower", (0, 0, 0.1)) | place("upper", (0, 0, 0.3 + height))
    system = world(*boxes, ground=pe.Plane(material=material))
    run = pe.simulate(system, start, until=0.5, step=2e-3, solver="lemke")
    assert run.final["upper_z"] == pytest.approx(0.3, abs=1e-5)
    assert max(run.residuals[law].max() for law in ("signorini", "coulomb", "dissipation")) < 1e-6
