"""Constraints during a run: dependent ones, feedback and its gains, refusals."""

import numpy as np
import pytest

import pendula as pe

x, y = pe.coordinates("x y")
m, g, l = pe.parameters(m=1.0, g=9.81, l=1.0)
CIRCLE = x**2 + y**2 - l**2


def pendulum(*constraints, **changes) -> pe.Lagrangian:
    kinetic = m * (x.dot**2 + y.dot**2) / 2
    given = {"name": "pendulum", "start": {"x": -1.0}} | changes
    return pe.Lagrangian((x, y), kinetic, m * g * y, constraints=list(constraints), **given)


ROD, TWICE = pe.Holonomic(CIRCLE, name="rod"), pe.Holonomic(2 * CIRCLE, name="twice")


@pytest.mark.parametrize(
    "options",
    [{"step": 1e-3}, {"step": 1e-2, "integrator": "gauss4"}]
    + [{"tolerance": 1e-9, "integrator": name} for name in ("dop853", "verner98", "taylor", "radau5")],
    ids=lambda given: given.get("integrator", "rk4"),
)
def test_dependent_constraints_are_named_and_change_nothing(options):
    one = pe.simulate(pendulum(ROD), until=3.0, **options)
    both = pe.simulate(pendulum(ROD, TWICE), until=3.0, **options)
    np.testing.assert_allclose(both.y[-1], one.y[-1], atol=1e-10)
    assert "'rod' and 'twice' depend on each other" in str(both.outcome)
    assert "1 degree of freedom" in str(both.outcome)
    # Of all multipliers with λ₁ + 2λ₂ = λ, the smallest are λ (1, 2)/5.
    alone = both.multipliers @ [1, 2]
    np.testing.assert_allclose(both.multipliers, alone[:, None] * [0.2, 0.4], atol=1e-9 * np.abs(alone).max())
    np.testing.assert_allclose(alone[0], one.multipliers[0, 0], atol=1e-12)


def test_constraints_that_contradict_are_refused():
    off = pe.Holonomic(x**2 + y**2 - 4 * l**2, name="longer rod")
    with pytest.raises(pe.SimulationError, match="'rod' and 'longer rod' contradict each other"):
        pe.simulate(pendulum(ROD, off), until=1.0, step=0.01)


def test_feedback_decays_as_its_gains_say():
    # Started off the circle by 1e-6 (allowed: within what counts as consistent), c̈ + 2αċ + α²c = 0 gives
    # c = c₀ (1 + αt) e^(−αt).
    alpha = 4.0
    start = {"x": -1.0 - 2e-10}
    run = pe.simulate(
        pendulum(ROD), start, times=[0.5, 1.0, 2.0], tolerance=1e-14, integrator="verner98",
        stabilisation=pe.Baumgarte(alpha, alpha),
    )  # fmt: skip
    c0 = (1 + 2e-10) ** 2 - 1
    expected = c0 * (1 + alpha * run.t) * np.exp(-alpha * run.t)
    np.testing.assert_allclose(run["x"] ** 2 + run["y"] ** 2 - 1, expected, atol=2e-14)


def test_gains_that_are_too_large_for_the_step_get_advice():
    run = pe.simulate(pendulum(ROD), until=5.0, step=0.01, stabilisation=pe.Baumgarte(400.0, 400.0))
    assert "gains are too large for the step: α h = 4" in str(run.outcome)


@pytest.mark.parametrize("method", ["verlet", "velocity-verlet"])
def test_verlet_is_told_where_its_gains_make_it_unstable(method):
    how = {"until": 2.0, "step": 2e-3, "integrator": method}
    calm, wild = (pe.simulate(pendulum(ROD), stabilisation=pe.Baumgarte(k, k), **how) for k in (200.0, 250.0))
    assert np.abs(calm["x"] ** 2 + calm["y"] ** 2 - 1).max() < 1e-4
    assert "gains" not in str(calm.outcome)
    assert not np.abs(wild["x"][-1]) < 1e3
    assert "gains are too large for the step: α h = 0.5, β h = 0.5; keep them below 0.4" in str(wild.outcome)


@pytest.mark.parametrize("given", [None, "projected", 3, True])
def test_what_cannot_stabilise_is_refused(given):
    with pytest.raises(pe.SimulationError, match="stabilisation= is 'projection'"):
        pe.simulate(pendulum(ROD), until=1.0, step=0.01, stabilisation=given)


@pytest.mark.parametrize("gains", [(-1.0, 1.0), (float("nan"), 1.0), ("a", 1.0), (1.0, True)])
def test_impossible_gains_are_refused(gains):
    with pytest.raises(pe.SimulationError, match="Baumgarte needs"):
        pe.Baumgarte(*gains)


def test_without_a_step_feedback_needs_its_gains():
    with pytest.raises(pe.SimulationError, match="no usual gain"):
        pe.simulate(pendulum(ROD), until=1.0, tolerance=1e-6, stabilisation="baumgarte")


def test_rolling_keeps_its_constraint_and_its_energy():
    """A knife edge on an incline (nonholonomic): the edge never slips sideways, energy stays."""
    px, py, phi = pe.coordinates("px py phi")
    mass, inertia, slope = pe.parameters(mass=1.0, inertia=0.5, slope=2.0)
    edge = pe.Lagrangian(
        (px, py, phi),
        mass * (px.dot**2 + py.dot**2) / 2 + inertia * phi.dot**2 / 2,
        mass * slope * py,
        constraints=[pe.Nonholonomic(px.dot * pe.sin(phi) - py.dot * pe.cos(phi), name="edge")],
        name="knife edge",
        start={"phi_dot": 1.5, "phi": 0.0},
    )
    for options in ({"step": 1e-3}, {"tolerance": 1e-10, "integrator": "taylor"}):
        run = pe.simulate(edge, until=6.0, **options)
        slip = run["px_dot"] * np.sin(run["phi"]) - run["py_dot"] * np.cos(run["phi"])
        assert np.abs(slip).max() < 1e-14
        assert np.ptp(run.energy.total) < 1e-9
        # It turns uniformly; along itself v̇ = −g sin φ, so v = g (cos ωt − 1)/ω and ẏ = v sin ωt.
        w, turned = 1.5, 1.5 * run.t
        np.testing.assert_allclose(run["phi"], turned, atol=1e-9)
        fallen = 2.0 / w**2 * (np.sin(turned) ** 2 / 2 + np.cos(turned) - 1)
        np.testing.assert_allclose(run["py"], fallen, atol=1e-8)
