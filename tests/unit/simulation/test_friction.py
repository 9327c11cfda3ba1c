"""Dry friction that sticks and slips, against closed forms; every method that takes it."""

import math

import numpy as np
import pytest

import pendula as pe

x, y, phi = pe.coordinates("x y phi")
u = pe.inputs("u")
G = 9.81


def block_on_spring():
    m, k, mu, g = pe.parameters(m=1.0, k=100.0, mu=0.3, g=G)
    friction = pe.Friction(mu, normal=m * g, on=x)
    return pe.Lagrangian(x, m * x.dot**2 / 2, k * x**2 / 2, forces=[friction], name="block on a spring")


def rolling_ball():
    m, R, mu, g = pe.parameters(m=2.0, R=0.1, mu=0.25, g=G)
    friction = pe.Friction(mu, normal=m * g, on=x.dot - R * phi.dot, name="contact")
    kinetic = m * x.dot**2 / 2 + m * R**2 * phi.dot**2 / 5
    return pe.Lagrangian((x, phi), kinetic, 0, forces=[friction], name="ball")


def two_blocks():
    """A block of 1 kg upon one of 2 kg, which a force pulls over the ground."""
    M, m, mu, g = pe.parameters(M=2.0, m=1.0, mu=0.3, g=G)
    forces = [
        pe.Force(u, along=x),
        pe.Friction(mu, normal=m * g, on=y - x, name="top"),
        pe.Friction(mu, normal=(M + m) * g, on=x),
    ]
    return pe.Lagrangian((x, y), (M * x.dot**2 + m * y.dot**2) / 2, 0, forces=forces, name="two blocks")


# Methods with fixed steps that take states beside coordinates.
TAKING = [name for name in pe.integrators() if name not in ("verlet", "yoshida4", "suzuki4", "yoshida6")]
BLOCK, BALL, BLOCKS = map(pe.derive, (block_on_spring(), rolling_ball(), two_blocks()))


def times(run, name):
    return [event.t for event in run.events if event.name == name]


@pytest.mark.parametrize("method", [*pe.adaptive_integrators(), "auto"])
def test_a_block_on_a_spring_loses_equal_parts_of_its_swing_and_sticks(method):
    """Each half swing, π/ω long, loses 2μmg/k; it sticks where k|x| ≤ μmg."""
    run = pe.simulate(BLOCK, {"x": 0.5}, until=10.0, tolerance=1e-9, integrator=method)
    lost = 2 * 0.3 * G / 100
    assert run.outcome.ok
    assert run.final["x"] == pytest.approx(0.5 - 8 * lost, abs=1e-8)  # eight half swings
    assert run.final["x_dot"] == 0
    assert run.final["x_slip"] == 0
    assert np.allclose(times(run, "x stops slipping"), math.pi / 10 * np.arange(1, 9), atol=1e-8)
    assert run.multipliers[-1, 0] == pytest.approx(100 * run.final["x"], rel=1e-12)  # it holds the spring


@pytest.mark.parametrize("method", TAKING)
def test_a_ball_slips_until_it_rolls_by_every_method_with_fixed_steps(method):
    """From v it rolls at 2v/(7μg) with 5v/7; forces are constant, so that all methods are exact."""
    run = pe.simulate(BALL, {"x_dot": 3.0}, until=2.0, step=1e-3, integrator=method)
    assert times(run, "contact stops slipping") == pytest.approx([6 / (7 * 0.25 * G)], abs=1e-12)
    assert run.final["x_dot"] == pytest.approx(15 / 7, rel=1e-12)
    assert run.final["x_dot"] == pytest.approx(0.1 * run.final["phi_dot"], rel=1e-12)


def test_a_belt_carries_a_mass_until_static_friction_gives_way():
    """It sticks until k v t = μₛN, then slips about μN/k until it has the belt's velocity again."""
    k, mu, static, N, v = pe.parameters(k=100.0, mu=0.2, static=0.35, N=10.0, v=0.2)
    friction = pe.Friction(mu, normal=N, on=x - v * pe.time, static=static, name="belt")
    system = pe.Lagrangian(x, x.dot**2 / 2, k * x**2 / 2, forces=[friction])
    run = pe.simulate(system, {"x_dot": 0.2}, until=5.0, tolerance=1e-10, ledger=True)
    loose = 0.35 * 10 / 100 / 0.2
    slipping = 2 * (math.pi - math.atan(0.015 * 10 / 0.2)) / 10
    assert times(run, "belt starts slipping")[0] == pytest.approx(loose, abs=1e-12)
    assert times(run, "belt stops slipping")[0] == pytest.approx(loose + slipping, abs=1e-9)
    # While it sticks, from the mirrored place on, the belt carries it by 2 · 0.015.
    assert np.allclose(np.diff(times(run, "belt starts slipping")), slipping + 0.15, atol=1e-8)
    assert pe.audit(run).ok


@pytest.mark.parametrize(("force", "slips"), [(8.8, []), (9.0, ["x"]), (17.6, ["x"]), (17.7, ["top", "x"])])
def test_of_two_blocks_none_one_or_both_slip(force, slips):
    """The lower one moves beyond μ(M + m)g = 8.829 N; the upper slips where a > μg, beyond 17.658 N."""
    run = pe.simulate(BLOCKS, until=1.0, tolerance=1e-9, control={"u": force})
    assert [event.name for event in run.events] == [f"{name} starts slipping" for name in slips]
    under = max(force - 0.9 * G, 0) / 3
    if "top" in slips:
        assert run.final["y_dot"] == pytest.approx(0.3 * G, rel=1e-9)
        assert run.final["x_dot"] == pytest.approx((force - 0.3 * G - 0.9 * G) / 2, rel=1e-9)
    else:
        assert run.final["x_dot"] == pytest.approx(under, rel=1e-9, abs=1e-15)
        assert run.final["y_dot"] == pytest.approx(under, rel=1e-9, abs=1e-15)


@pytest.mark.parametrize("how", [{"tolerance": 1e-9}, {"step": 1e-3}])
def test_a_sampled_law_that_lets_go_is_seen_at_once(how):
    """20 N for a second: then both slow down, stick together, and stop."""
    pull = pe.Sampled(lambda t, q, v, z: [20.0 if t < 0.9995 else 0.0], every=0.01)
    run = pe.simulate(BLOCKS, until=3.0, control=pull, **how)
    lower, upper = (20 - 1.2 * G) / 2, 0.3 * G
    together = 1 + (lower - upper) / (0.6 * G + upper)  # the lower one loses 0.6 g, the upper gains 0.3 g
    speed = upper * together
    assert times(run, "top stops slipping") == pytest.approx([together], abs=1e-8)
    assert times(run, "x stops slipping") == pytest.approx([together + speed / (0.3 * G)], abs=1e-8)
    assert run.outcome.ok
    assert abs(run.final["x_dot"]) < 1e-15


def test_a_bounce_begins_another_slip():
    """A puck between walls: what is left after two bounces is lost to friction, v² = 2μg s."""
    puck = pe.Lagrangian(x, x.dot**2 / 2, 0, forces=[pe.Friction(0.35, normal=G, on=x)], name="puck")
    walls = [
        pe.Event(x - 0.5, "right", "rising", change={x.dot: -x.dot}),
        pe.Event(x, "left", "falling", change={x.dot: -x.dot}),
    ]
    run = pe.simulate(puck, {"x_dot": 3.0}, until=20.0, tolerance=1e-9, events=walls)
    way = 9 / (2 * 0.35 * G)
    assert run.final["x"] == pytest.approx(way - 1.0, abs=1e-9)  # there and back, and on
    assert [e.name for e in run.events] == ["right", "left", "x stops slipping"]


def test_on_a_slope_the_angle_of_friction_decides():
    angle, mu = pe.parameters(angle=0.3, mu=0.35)
    friction = pe.Friction(mu, normal=G * pe.cos(angle), on=x)
    slope = pe.derive(pe.Lagrangian(x, x.dot**2 / 2, -G * x * pe.sin(angle), forces=[friction]))
    held = pe.simulate(slope, {"x_dot": 1.0}, until=50.0, tolerance=1e-9)
    stopping = 1 / (2 * G * (0.35 * math.cos(0.3) - math.sin(0.3)))
    assert held.final["x"] == pytest.approx(stopping, rel=1e-9)
    assert held.multipliers[-1, 0] == pytest.approx(-G * math.sin(0.3), rel=1e-12)
    down = pe.simulate(slope.with_parameters(angle=0.5), {"x_dot": -1.0}, until=2.0, tolerance=1e-9)
    stops = 1 / (G * (math.sin(0.5) + 0.35 * math.cos(0.5)))
    assert times(down, "x stops slipping") == pytest.approx([stops], abs=1e-10)  # and turns round
    assert down.final["x_dot"] == pytest.approx(
        (2 - stops) * G * (math.sin(0.5) - 0.35 * math.cos(0.5)), rel=1e-9
    )


def test_the_ledger_and_the_audit_close():
    run = pe.simulate(BLOCK, {"x": 0.5}, until=10.0, tolerance=1e-9, ledger=True)
    stored = 50 * (0.5**2 - run.final["x"] ** 2)
    assert run.ledger is not None
    assert run.ledger["friction on x"][-1] == pytest.approx(-stored, rel=1e-9)
    assert pe.audit(run).ok


def test_velocities_that_tell_the_mode_are_kept_by_a_consistent_start():
    assert pe.consistent_start(BALL, {"x_dot": 3.0})["contact_slip"] == 1
    rolling = pe.consistent_start(BALL, {"x_dot": 3.0, "phi_dot": 30.0})
    assert rolling["contact_slip"] == 0
    assert rolling["x_dot"] == 3.0


@pytest.mark.parametrize(
    "call",
    [
        lambda path: pe.simulate_batch(BALL, [{"x_dot": 1.0}], 1.0, step=0.1),
        lambda path: pe.equilibria(BALL),
        lambda path: pe.html(BALL, path),
        lambda path: pe.optimise(BLOCKS, until=1.0),
    ],
)
def test_what_cannot_follow_it_says_so(call, tmp_path):
    with pytest.raises(pe.PendulaError, match="dry friction"):
        call(tmp_path / "page.html")


def test_errors_whose_squares_are_zero_do_not_end_a_run():
    """Next to a coordinate of size 1, errors of one of size 1e-170 have squares that no double holds."""
    free = pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, y**2 / 2, name="free beside a spring")
    run = pe.simulate(free, {"x": 1.0, "y": 1e-170}, 1.0, tolerance=1e-9, integrator="dop853")
    assert run.outcome.ok
