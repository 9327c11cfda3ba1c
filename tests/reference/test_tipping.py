"""A block that tips over an edge that sticks: energy and forces in closed form.

About the edge, with the half diagonal L, its angle φ from the vertical and I = m (w² + h²)/12 + m L²:

    ½ I ω² + m g L cos φ = const,   I φ̈ = m g L sin φ,
    F = m L (φ̈ cos φ − ω² sin φ),   N = m (g − L (φ̈ sin φ + ω² cos φ)).

Steps hold the edge where it is up to the second order of their length, so that with half the step the errors
of energy and forces are a quarter.
"""

import numpy as np
import pytest
from tests.contact_worlds import G, place

import pendula as pe

WIDTH, HEIGHT = 0.1, 0.4
GRIP = pe.Material(friction=2.0)
STEPS = (4e-3, 2e-3, 1e-3)
TURN, OMEGA = 0.2, 1.0  # at the start: the edge lies ahead of the centre, and the block goes over it
LENGTH = np.hypot(WIDTH, HEIGHT) / 2
INERTIA = (WIDTH**2 + HEIGHT**2) / 12 + LENGTH**2


def system(kind):
    """A block of 1 kg that moves freely, or at the end of a tree that lets it move in its plane."""
    block = pe.Body("b", shapes=[pe.Box((WIDTH, 0.1, HEIGHT), material=GRIP)], mass=1.0)
    if kind == "free":
        return pe.Mechanism([block], [pe.Free("b")], ground=pe.Plane(material=GRIP), actuated=[])
    slides = [pe.Body(name, mass=1e-9, inertia=[1e-12] * 3) for name in ("across", "up")]
    joints = [
        pe.Prismatic("x", "world", "across", axis="x"),
        pe.Prismatic("z", "across", "up", axis="z"),
        pe.Revolute("turn", "up", "b", axis="y"),
    ]
    return pe.Mechanism([*slides, block], joints, ground=pe.Plane(material=GRIP), actuated=[])


def start(kind):
    c, s = np.cos(TURN), np.sin(TURN)
    R = np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]])
    center = R @ (-WIDTH / 2, 0, HEIGHT / 2)
    v = np.cross((0, OMEGA, 0), center)
    if kind == "free":
        q = (np.cos(TURN / 2), 0, np.sin(TURN / 2), 0)
        return place("b", center, q, R.T @ v, (0, OMEGA, 0))
    at = {"x": center[0], "z": center[2], "turn": TURN}
    return at | {"x_dot": v[0], "z_dot": v[2], "turn_dot": OMEGA}


def errors(kind, solver, step):
    """Of the energy next to the first one, and of both forces, N."""
    run = pe.simulate(
        system(kind), start(kind), until=0.25, step=step, solver=solver, contact="stepping", tolerance=1e-10
    )
    turn = 2 * np.arctan2(run["b_qy"], run["b_qw"]) if kind == "free" else run["turn"]
    phi = turn - np.arctan2(WIDTH, HEIGHT)
    square = OMEGA**2 + 2 * G * LENGTH / INERTIA * (np.cos(phi[0]) - np.cos(phi))
    omega = run["b_wy" if kind == "free" else "turn_dot"]
    energy = INERTIA * (omega**2 - square) / 2 / run.energy.total[0]
    # Impulses are the forces of the middles of steps; the first two begin to know how the block turns.
    assert run.contacts is not None
    found = np.array([run.contacts.at(t)["impulse"].sum(0) for t in run.t[4:]]) / step
    middle, square = (phi[3:-1] + phi[4:]) / 2, (square[3:-1] + square[4:]) / 2
    alpha = G * LENGTH * np.sin(middle) / INERTIA
    across = LENGTH * (alpha * np.cos(middle) - square * np.sin(middle))
    up = G - LENGTH * (alpha * np.sin(middle) + square * np.cos(middle))
    return np.abs(energy).max(), np.abs(found[:, 0] - across).max(), np.abs(found[:, 2] - up).max()


@pytest.mark.parametrize(
    ("kind", "solver"), [("free", "newton"), ("free", "pgs"), ("free", "lemke"), ("tree", "auto")]
)
def test_energy_of_a_block_over_its_edge_is_of_second_order(kind, solver):
    found = np.array([errors(kind, solver, step) for step in STEPS])
    assert np.all(found[2] < (2e-6, 1e-3, 1e-2))
    assert np.all(found[:-1, 0] / found[1:, 0] > 3.5)
