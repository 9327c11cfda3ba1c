"""Stiff systems with constraints: Radau on the projected equations costs and errs as it does without.

Three systems, each in minimal coordinates and with constraints, with something that settles in 10 to 100 µs:

    flywheel   the gallery's flywheel on a stiff shaft, its weight a point (x, y) held on the rim
    crank      a slider-crank whose slider pushes a block through a stiff buffer, closed by a loop
    rod        a bob on a rod, in x and y, with a light mass tied to it by stiff, damped springs

(The usual stiff mechanisms of the literature, e.g. Hairer & Wanner II, §VII.7, have springs in loops like the
second.) The truth is the minimal formulation by an explicit method at 1e-12, which takes some 100 000 steps.

What is asked: the end error, relative to 1 + |y|, stays below the tolerance from 1e-4 to 1e-9 (seen: at most
0.05 of it); the steps are at most twice those of the minimal formulation (seen: 1.5 times, and less than half
where its own coordinates are the more crooked ones); constraints hold to rounding; rejected steps are few.
"""

from math import asin, cos, pi, sin

import numpy as np
import pytest

import pendula as pe
from pendula.gallery import stiff_flywheel

pytestmark = pytest.mark.slow

TOLERANCES = (1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9)
UNTIL = 2.0


def flywheel():
    J, I, m, r, k, c, g = 0.1, 1e-4, 1.0, 0.2, 1e4, 10.0, 9.81
    phi, psi, x, y = pe.coordinates("phi psi x y")
    rim = [pe.Holonomic(x - r * pe.sin(phi), name="rim, x"), pe.Holonomic(y + r * pe.cos(phi), name="rim, y")]
    held = pe.Lagrangian(
        (phi, psi, x, y),
        (J * phi.dot**2 + I * psi.dot**2 + m * (x.dot**2 + y.dot**2)) / 2,
        m * g * y,
        forces=[pe.Spring(k, on=psi - phi), pe.Damper(c, on=psi - phi)],
        constraints=rim,
        name="flywheel with a held weight",
        start={"phi": 1.2, "psi": 1.2, "x": r * sin(1.2), "y": -r * cos(1.2)},
    )
    return stiff_flywheel(), held


def crank():
    L1, L2, m1, m2, slider, block, k, c, g = 0.3, 0.8, 1.0, 0.5, 0.5, 0.2, 1e7, 1e4, 9.81
    phi, psi, x, s = pe.coordinates("phi psi x s")

    def described(angles, rod, place, name, **options):
        middle = pe.Point(L1 * pe.cos(phi) + L2 * pe.cos(rod) / 2, L1 * pe.sin(phi) + L2 * pe.sin(rod) / 2)
        v = middle.velocity
        rods = m1 * L1**2 / 6 * phi.dot**2 + m2 * v.dot(v) / 2 + m2 * L2**2 / 24 * pe.dot(rod) ** 2
        height = m1 * L1 * pe.sin(phi) / 2 + m2 * middle.position[1]
        buffer = [pe.Spring(k, on=s - place), pe.Damper(c, on=s - place)]
        kinetic = rods + slider * pe.dot(place) ** 2 / 2 + block * s.dot**2 / 2
        return pe.Lagrangian(angles, kinetic, g * height, forces=buffer, name=name, **options)

    # The crank at 1 rad turns with 5 rad/s; the rest follows from the loop.
    psi0 = -asin(L1 * sin(1.0) / L2)
    psi_dot = -L1 * cos(1.0) * 5.0 / (L2 * cos(psi0))
    x0, x_dot = L1 * cos(1.0) + L2 * cos(psi0), -L1 * sin(1.0) * 5.0 - L2 * sin(psi0) * psi_dot
    start = {"phi": 1.0, "phi_dot": 5.0, "s": x0, "s_dot": x_dot}
    rod = -pe.asin(L1 * pe.sin(phi) / L2)
    one = described((phi, s), rod, L1 * pe.cos(phi) + L2 * pe.cos(rod), "crank as one angle", start=start)
    loop = {
        "loop, x": L1 * pe.cos(phi) + L2 * pe.cos(psi) - x,
        "loop, y": L1 * pe.sin(phi) + L2 * pe.sin(psi),
    }
    closed = described(
        (phi, psi, x, s),
        psi,
        x,
        "crank as a loop",
        start=start | {"psi": psi0, "psi_dot": psi_dot, "x": x0, "x_dot": x_dot},
        constraints=[pe.Holonomic(gap, name=name) for name, gap in loop.items()],
    )
    return one, closed


def rod():
    k, c, g, m = 1e6, 1e3, 9.81, 0.1
    theta, x, y, X, Y = pe.coordinates("theta x y X Y")

    def springs(x, y):
        return [
            kind(value, on=gap) for gap in (X - x, Y - y) for kind, value in ((pe.Spring, k), (pe.Damper, c))
        ]

    light = m * (X.dot**2 + Y.dot**2) / 2
    point = pe.Lagrangian(
        (x, y, X, Y), (x.dot**2 + y.dot**2) / 2 + light, g * y + m * g * Y, forces=springs(x, y),
        constraints=[pe.Holonomic(x**2 + y**2 - 1, name="rod")], start={"x": 1.0, "X": 1.0}, name="point",
    )  # fmt: skip
    angle = pe.Lagrangian(
        (theta, X, Y), theta.dot**2 / 2 + light, -g * pe.cos(theta) + m * g * Y,
        forces=springs(pe.sin(theta), -pe.cos(theta)), start={"theta": pi / 2, "X": 1.0}, name="angle",
    )  # fmt: skip
    return angle, point


@pytest.fixture(scope="module", params=[flywheel, crank, rod], ids=lambda system: system.__name__)
def problem(request):
    """Both models, the names that they share, and the truth at the end."""
    minimal, held = map(pe.derive, request.param())
    shared = [name for name in held.card.entries if name in minimal.card.entries]
    exact = pe.simulate(minimal, until=UNTIL, tolerance=1e-12, integrator="dop853", save_every=10**9)
    assert exact.steps > 5_000
    return minimal, held, np.array([exact.final[name] for name in shared]), shared


def travelled(model, tolerance, method="radau5"):
    run = pe.simulate(model, until=UNTIL, tolerance=tolerance, integrator=method, save_every=10**9)
    assert run.outcome.reason == "finished", run.outcome
    return run


@pytest.mark.parametrize("tolerance", TOLERANCES)
def test_errors_and_steps_are_those_of_a_stiff_system_without_constraints(problem, tolerance):
    minimal, held, truth, shared = problem
    free, run = travelled(minimal, tolerance), travelled(held, tolerance)
    found = np.array([run.final[name] for name in shared])
    assert (np.abs(found - truth) / (1 + np.abs(truth))).max() <= tolerance
    assert run.steps <= 2 * free.steps
    # Seven evaluations a step are two iterations of Newton's; a rejected step costs the same again.
    assert run.evaluations <= 12 * run.steps
    assert np.abs(held.constraint_residuals(run.q, run.v)).max() < 1e-13


def test_it_is_stiff(problem):
    _, held, _, _ = problem
    assert travelled(held, 1e-6, "dop853").steps > 5 * travelled(held, 1e-6).steps


def test_auto_notices(problem):
    _, held, truth, shared = problem
    run = pe.simulate(held, until=UNTIL, tolerance=1e-7, save_every=10**9)
    found = np.array([run.final[name] for name in shared])
    assert "gave way to radau5" in run.outcome.sentence
    assert (np.abs(found - truth) / (1 + np.abs(truth))).max() <= 1e-5
