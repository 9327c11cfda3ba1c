"""lobatto16: its order, its start, inputs at its nodes, long steps where motion is simple, and its limits."""

import math

import numpy as np
import pytest

import pendula as pe

x, u = pe.coordinates("x"), pe.inputs("u")
omega = pe.parameters(omega=2.0)
OSCILLATOR = pe.Lagrangian(
    x, x.dot**2 / 2, omega**2 * x**2 / 2, forces=[pe.Force(u, along=x)], name="oscillator", start={"x": 1.0}
)


def moved(system, until, tolerance=1e-10, **how):
    return pe.simulate(system, until=until, tolerance=tolerance, integrator="lobatto16", **how)


@pytest.mark.parametrize("tolerance", [1e-6, 1e-9, 1e-12])
def test_samples_within_steps_are_as_good_as_their_ends(tolerance):
    t = np.linspace(0.0, 20.0, 997)
    run = moved(OSCILLATOR, 20.0, tolerance, times=t)
    exact = np.column_stack((np.cos(2 * t), -2 * np.sin(2 * t)))
    assert np.abs(run.y - exact).max() < 20 * tolerance + 1e-13
    assert run.settings.integrator.name == "lobatto16"


def test_its_order_is_sixteen():
    # Steps follow the tolerance as its sixteenth root, for errors of one step.
    steps = []
    for tolerance in (1e-4, 1e-12):
        run = moved(pe.gallery.kapitza_pendulum(), 2.0, tolerance, save_every=1)
        steps.append(len(run.t))
    # 10^(8/16) = 3.16; first and last steps count too.
    assert steps[1] / steps[0] == pytest.approx(10 ** (8 / 16), rel=0.25)


def test_a_step_over_a_polynomial_motion_has_no_error():
    y = pe.coordinates("y")
    thrown = pe.Lagrangian(y, y.dot**2 / 2, 9.81 * y, name="thrown", start={"y_dot": 3.0})
    run = moved(thrown, 5.0, 1e-12)
    assert run["y"][-1] == pytest.approx(3.0 * 5 - 9.81 * 25 / 2, rel=1e-15)
    assert len(run.t) < 20  # steps grow by half each time, as nothing limits them


def test_inputs_are_known_at_its_nodes():
    # ẍ = −4x + cos t: x = (cos t − cos 2t)/3 + cos 2t from x(0) = 1
    t = np.linspace(0.0, 6.0, 61)
    exact = (np.cos(t) - np.cos(2 * t)) / 3 + np.cos(2 * t)
    for control in ({"u": pe.cos(pe.time)}, {"u": np.cos}, {"u": math.cos}):
        run = moved(OSCILLATOR, 6.0, 1e-11, times=t, control=control)
        np.testing.assert_allclose(run["x"], exact, rtol=0, atol=1e-10)


def test_a_table_bends_at_its_entries():
    table = ([0.0, 1.0, 2.0], [0.0, 4.0, 0.0])
    run = moved(OSCILLATOR, 3.0, 1e-10, control={"u": table})
    fine = pe.simulate(OSCILLATOR, until=3.0, tolerance=1e-12, integrator="verner98", control={"u": table})
    np.testing.assert_allclose(run.y[-1], fine.y[-1], rtol=0, atol=1e-9)


def test_states_beyond_coordinates():
    z = pe.states("z")
    decay = pe.Ode(z, -z, start={"z": 1.0}, name="decay")
    t = np.linspace(0, 5, 23)
    run = moved(decay, 5.0, 1e-12, times=t)
    # Between the ends of steps too; seen: 1.2e-15.
    np.testing.assert_allclose(run["z"], np.exp(-t), rtol=0, atol=1e-13)


def test_rounding_does_not_add_up():
    # 2,000 periods: what single steps round off is carried along (Kahan). Seen: 6e-15.
    run = moved(OSCILLATOR, 2000 * math.pi, 1e-15, save_every=10**9)
    assert abs(run["x"][-1] - 1.0) < 1e-12


def test_where_iterations_do_not_converge_steps_are_shorter():
    # The iteration contracts only where h times the fastest rate is a few at most.
    fast = pe.Ode(x := pe.states("x"), -300 * x, start={"x": 1.0}, name="fast")
    run = moved(fast, 1.0, 1e-8)
    assert run.outcome.ok
    assert np.diff(run.t).max() < 10 / 300
    assert abs(run.y[-1, 0]) < 1e-8


def test_a_loop_that_loses_its_way_says_so():
    run = moved(pe.gallery.four_bars(), 10.0, 1e-6)
    assert run.outcome.reason == "diverged"
    assert "verner98" in run.outcome.sentence


# Seen at 1e-6 and 1e-9: contact 4e-5 and 6e-8 (dop853 4e-4 and 1e-8), jump 9e-6 and 2e-6 (3e-4 and 1e-7).
@pytest.mark.parametrize(
    ("potential", "exact"),
    [
        # From rest at 1 m the ground, a stiff spring, is met seven times: by a run of verner98 at 1e-13.
        (9.81 * x + 1e4 * pe.Max(0, -x) ** 2 / 2, None),
        # ẍ = −sign x: arcs of parabolas, a quarter of a period takes √2; 20 s are 14 quarters and 0.2010 s.
        (pe.Abs(x), -1 + (20 - 14 * math.sqrt(2)) ** 2 / 2),
    ],
    ids=["contact", "jump"],
)
def test_kinks_and_jumps_are_seen_wherever_they_are_in_a_step(potential, exact):
    system = pe.Lagrangian(x, x.dot**2 / 2, potential, name="kinked", start={"x": 1.0})
    until = 5.0 if exact is None else 20.0
    if exact is None:
        tight = pe.simulate(system, until=until, tolerance=1e-13, integrator="verner98")
        exact = float(tight["x"][-1])
    assert moved(system, until, 1e-9)["x"][-1] == pytest.approx(exact, abs=1e-5)
    assert moved(system, until, 1e-6)["x"][-1] == pytest.approx(exact, abs=1e-3)
