"""Accelerations and multipliers under sliding friction, against a dense solution with NumPy."""

from itertools import product

import numpy as np
import pytest

import pendula as pe

x, y, theta, s = pe.coordinates("x y theta s")
MU = 0.4


def held_rod():
    """A rod with a bead on it, tied to a moving height, whose ends touch the ground and a wall."""
    ends = [pe.Point(x + k * pe.cos(theta), y + k * pe.sin(theta)) for k in (-1, 1)]
    bead = pe.Point(x + s * pe.cos(theta), y + s * pe.sin(theta))
    kinetic = (x.dot**2 + y.dot**2) / 2 + theta.dot**2 / 6 + bead.velocity.dot(bead.velocity) / 4
    contacts = [
        pe.Contact(ends[0], pe.Wall(y=-3), friction=MU, name="ground"),
        pe.Contact(ends[1], pe.Wall(x=3), friction=MU, name="wall"),
    ]
    tie = pe.Holonomic(s - x * y - pe.sin(pe.time), name="tie")
    return pe.Lagrangian(
        (x, y, theta, s), kinetic, 9.81 * (y + bead.y / 2), constraints=[tie], contacts=contacts
    )


MODEL = pe.derive(held_rod())
NAMES = MODEL.card.entries


# Both ends that stick would bind more than the rod has freedoms.
OPEN, STICKS, FORWARDS, BACKWARDS = (0, 0), (1, 0), (1, 1), (1, -1)
PAIRS = [pair for pair in product((OPEN, STICKS, FORWARDS, BACKWARDS), repeat=2) if pair != (STICKS, STICKS)]


@pytest.mark.parametrize(("ground", "wall"), PAIRS)
def test_accelerations_and_forces_solve_the_equations(ground, wall):
    random = np.random.default_rng(3)
    state = dict(zip(NAMES, random.normal(size=len(NAMES)), strict=True))
    modes = {
        "ground_closed": ground[0],
        "ground_slip": ground[1],
        "wall_closed": wall[0],
        "wall_slip": wall[1],
    }
    at, ungated = (np.array([{**state, **given}[n] for n in NAMES]) for given in (modes, _all_held()))
    t, u = np.array([0.7]), np.zeros(0)
    M, f = (MODEL.evaluate(name, t, at, u) for name in ("mass_matrix", "force"))
    whole = MODEL.evaluate("constraint_jacobian", t, ungated, u)
    gamma = -MODEL.evaluate("constraint_acceleration", t, ungated, u, np.zeros(4))
    rows = {name: i for i, name in enumerate(MODEL.constraints)}
    active, forces = [rows["tie"]], [whole[rows["tie"]]]
    for name, (closed, slip) in (("ground", ground), ("wall", wall)):
        normal, sticking = rows[f"{name}_normal_force"], rows[f"{name}_sticking_force"]
        if closed:
            active.append(normal)
            forces.append(whole[normal] - slip * MU * whole[sticking])
            if not slip:
                active.append(sticking)
                forces.append(whole[sticking])
    A, B = whole[active], np.array(forces)
    K = np.block([[M, -B.T], [A, np.zeros((len(A), len(A)))]])
    expected = np.linalg.lstsq(K, np.concatenate([f, gamma[active]]), rcond=None)[0]
    found = MODEL.evaluate("solution", t, at, u)
    full = np.zeros(len(rows))
    full[active] = expected[4:]
    assert found == pytest.approx(np.concatenate([expected[:4], full]), rel=1e-8, abs=1e-9)


def _all_held():
    return {"ground_closed": 1.0, "ground_slip": 0.0, "wall_closed": 1.0, "wall_slip": 0.0}
