"""Friction of contacts that slip in two directions, by events and by stepping, against closed forms.

Block on an incline of the angle α, thrown across it with v₀: with φ the angle of its velocity from the line
of fall, v̇ = g sin α cos φ − μ g cos α and v φ̇ = −g sin α sin φ, so that with k = μ/tan α and s = tan(φ/2)

    v = v₀ sᵏ/sin φ,   t = v₀/(2 g sin α) [(1 − sᵏ⁻¹)/(k − 1) + (1 − sᵏ⁺¹)/(k + 1)]

and for k > 1 it comes to rest at t = v₀/(g sin α) k/(k² − 1), x = v₀²/(g sin α)/(4 (k² − 1)) down and
y = v₀²/(g sin α) 2 k/(4 k² − 1) across. Its direction turns ever faster at the end, like a power of v.

Solid ball with any spin on a plane: its slip w = v + ω × r keeps its direction, so that the centre moves on a
parabola, until 2 |w₀|/(7 μ g); then it rolls straight on with v₀ − (2/7) w₀ (Whittaker 1904, §97).

Tolerances: 1e-9, a thousand times what is asked of the steps.
"""

import math

import numpy as np
import pytest

import pendula as pe

G = 9.81
x, y, z = pe.coordinates("x y z")
EXACT = {"tolerance": 1e-12, "contact": "events"}
ADAPTIVE = ["auto", "dop853"]


def block():
    """A point on the plane z = 0, along which x points down a slope of the angle α."""
    mu, alpha, static = pe.parameters(mu=0.5, alpha=0.4, static=0.5)
    slope = pe.Contact(
        pe.Point(x, y, z),
        pe.Wall(z=0, free="above"),
        restitution=0.3,
        friction=mu,
        static=static,
        name="slope",
    )
    weight = G * (pe.cos(alpha) * z - pe.sin(alpha) * x)
    kinetic = (x.dot**2 + y.dot**2 + z.dot**2) / 2
    return pe.Lagrangian((x, y, z), kinetic, weight, contacts=[slope], name="block")


def ball():
    """A solid ball of 1 kg and 0.1 m; φ, θ and ψ turn it about z, the new x and the new z."""
    phi, theta, psi = pe.coordinates("phi theta psi")
    mu, R = pe.parameters(mu=0.3), 0.1
    spin = (
        theta.dot * pe.cos(phi) + psi.dot * pe.sin(theta) * pe.sin(phi),
        theta.dot * pe.sin(phi) - psi.dot * pe.sin(theta) * pe.cos(phi),
        phi.dot + psi.dot * pe.cos(theta),
    )
    floor = pe.Gap(
        z - R, friction=mu, tangent=(x.dot - R * spin[1], y.dot + R * spin[0]), restitution=0.5, name="floor"
    )
    kinetic = (x.dot**2 + y.dot**2 + z.dot**2) / 2 + R**2 * sum(w**2 for w in spin) / 5
    start = {"theta": math.pi / 2, "z": R}
    return pe.Lagrangian(
        (x, y, z, phi, theta, psi), kinetic, G * z, contacts=[floor], start=start, name="ball in space"
    )


BLOCK, BALL = pe.derive(block()), pe.derive(ball())


def names(run):
    return [event.name for event in run.events if not event.name.endswith("turns")]


@pytest.mark.parametrize("method", ADAPTIVE)
def test_a_block_thrown_across_a_slope_comes_to_rest_by_closed_form(method):
    speed, alpha = 4.0, 0.4
    k, scale = 0.5 / math.tan(alpha), speed / (G * math.sin(alpha))
    run = pe.simulate(BLOCK, {"y_dot": speed}, until=10.0, ledger=True, integrator=method, **EXACT)
    assert names(run) == ["slope stops slipping"]
    assert run.events[-1].t == pytest.approx(scale * k / (k**2 - 1), abs=1e-9)
    assert run.final["x"] == pytest.approx(speed * scale / (4 * (k**2 - 1)), abs=1e-9)
    assert run.final["y"] == pytest.approx(speed * scale * 2 * k / (4 * k**2 - 1), abs=1e-9)
    assert run.final["slope_slip"] == run.final["x_dot"] == run.final["y_dot"] == 0
    # Down the slope it is held by its weight along it, across by nothing.
    assert run["slope_sticking_force1"][-1] == pytest.approx(-G * math.sin(alpha), rel=1e-12)
    assert abs(run["slope_sticking_force2"][-1]) < 1e-12
    found = pe.audit(run)
    assert found.ok, str(found)


def test_a_block_that_slides_on_nears_the_line_of_fall():
    speed, alpha = 4.0, 0.4
    model = BLOCK.with_parameters(mu=0.3)
    k, scale = 0.3 / math.tan(alpha), speed / (G * math.sin(alpha))
    run = pe.simulate(model, {"y_dot": speed}, until=3.0, **EXACT)
    across, down = run["y_dot"], run["x_dot"]
    s = np.tan(np.arctan2(across, down) / 2)
    assert np.hypot(across, down) == pytest.approx(speed * s**k * (1 + s**2) / (2 * s), abs=1e-9)
    t = scale / 2 * ((1 - s ** (k - 1)) / (k - 1) + (1 - s ** (k + 1)) / (k + 1))
    assert run.t == pytest.approx(t, abs=1e-9)


def test_impulses_of_impacts_lie_in_the_cone_against_the_slip():
    """Sliding takes μ times the normal impulse from the slip; sticking takes all of it."""
    level = BLOCK.with_parameters(alpha=0.0)
    fall = math.sqrt(2 / G)
    for speed, left in ((5.0, 5.0 - 0.5 * 1.3 * G * fall), (1.0, 0.0)):
        start = {"x_dot": 0.6 * speed, "y_dot": 0.8 * speed, "z": 1.0}
        first = pe.simulate(level, start, until=0.5, **EXACT).events[0]
        assert first.after[3:6] == pytest.approx([0.6 * left, 0.8 * left, 0.3 * G * fall], abs=1e-11)


def test_what_sticks_is_released_in_the_direction_of_the_pull():
    pull = pe.Force((8 * pe.time * 0.6, 8 * pe.time * 0.8, 0), at=pe.Point(x, y, z))
    pulled = pe.derive(block().replace(forces=[pull])).with_parameters(alpha=0.0, mu=0.4)
    run = pe.simulate(pulled, until=1.0, **EXACT)
    loose = 0.5 * G / 8
    assert names(run) == ["slope starts slipping"]
    assert run.events[0].t == pytest.approx(loose, abs=1e-11)
    speed = 4 * (1 - loose**2) - 0.4 * G * (1 - loose)
    assert [run.final["x_dot"], run.final["y_dot"]] == pytest.approx([0.6 * speed, 0.8 * speed], abs=1e-9)


def thrown():
    """A start of the ball with its slip velocity: φ̇ turns it about z, θ̇ about x, ψ̇ about −y at first."""
    start = {"x_dot": 2.0, "y_dot": -0.5, "phi_dot": 7.0, "theta_dot": 20.0, "psi_dot": 15.0}
    # ω = (θ̇, −ψ̇, φ̇), and w = (vx − R ωy, vy + R ωx).
    return start, np.array([2.0 + 0.1 * 15.0, -0.5 + 0.1 * 20.0])


@pytest.mark.parametrize("how", [EXACT, {"step": 1e-2, "integrator": "rk4"}])
def test_a_slip_that_does_not_turn_stops_as_exactly_as_in_the_plane(how):
    run = pe.simulate(BLOCK.with_parameters(alpha=0.0), {"x_dot": 3.0, "y_dot": 4.0}, until=2.0, **how)
    assert names(run) == ["slope stops slipping"]
    assert run.events[-1].t == pytest.approx(5 / (0.5 * G), abs=1e-12)
    assert run.q[-1] == pytest.approx(25 / G * np.array([0.6, 0.8, 0.0]), abs=1e-12)


def test_a_ball_with_sidespin_moves_on_a_parabola_until_it_rolls():
    start, slip = thrown()
    rolls, d = 2 * np.linalg.norm(slip) / (7 * 0.3 * G), slip / np.linalg.norm(slip)
    run = pe.simulate(BALL, start, until=0.45, **EXACT)
    assert names(run) == ["floor stops slipping"]
    assert run.events[-1].t == pytest.approx(rolls, abs=1e-9)
    given = np.array([2.0, -0.5])
    later = given - 2 / 7 * slip
    assert run.v[-1, :2] == pytest.approx(later, abs=1e-9)
    place = given * rolls - 0.3 * G * d * rolls**2 / 2 + later * (0.45 - rolls)
    assert run.q[-1, :2] == pytest.approx(place, abs=1e-9)


def test_a_ball_that_bounces_keeps_what_friction_cannot_change():
    """Friction changes w by 7/2 of what it changes v by, so that v − (2/7) w stays: it rolls with that."""
    start, slip = thrown()
    run = pe.simulate(BALL, start | {"z": 0.6}, until=4.0, tolerance=1e-11, ledger=True)
    assert run.final["floor_closed"] == 1
    assert run.final["floor_slip"] == 0
    assert run.v[-1, :2] == pytest.approx(np.array([2.0, -0.5]) - 2 / 7 * slip, abs=1e-9)
    assert pe.audit(run).ok


def test_in_a_bowl_friction_in_space_is_that_of_the_plane():
    """A point that starts in a vertical plane through the middle of a sphere stays there."""
    mu = pe.parameters(mu=0.2)
    weight = {"name": "bowl", "friction": mu}
    bowl = pe.Contact(pe.Point(x, y, z), lambda x, y, z: 4 - x**2 - y**2 - z**2, **weight)
    flat = pe.Contact(pe.Point(x, z), lambda x, z: 4 - x**2 - z**2, **weight)
    space = pe.Lagrangian((x, y, z), (x.dot**2 + y.dot**2 + z.dot**2) / 2, G * z, contacts=[bowl])
    plane = pe.Lagrangian((x, z), (x.dot**2 + z.dot**2) / 2, G * z, contacts=[flat])
    turned, start = 0.6, {"x": 2 * math.sin(1.0), "z": -2 * math.cos(1.0)}
    known = pe.simulate(plane, start, until=6.0, **EXACT)
    far = start["x"]
    start |= {"x": far * math.cos(turned), "y": far * math.sin(turned)}
    run = pe.simulate(space, start, until=6.0, **EXACT)
    reached = known.final["x"] * np.array([math.cos(turned), math.sin(turned)])
    assert [run.final["x"], run.final["y"]] == pytest.approx(reached, abs=1e-9)
    assert run.final["z"] == pytest.approx(known.final["z"], abs=1e-9)
    assert known.final["bowl_slip"] == run.final["bowl_slip"] == 0


def test_stepping_nears_the_closed_form_at_first_order():
    """The block thrown across the slope while it slides, and the ball that begins to roll."""
    speed, rest = 4.0, pe.simulate(BLOCK, {"y_dot": 4.0}, until=2.0, **EXACT).q[-1]
    missed = [
        np.abs(pe.simulate(BLOCK, {"y_dot": speed}, until=2.0, step=h, contact="stepping").q[-1] - rest).max()
        for h in (2e-2, 1e-2, 5e-3)
    ]
    assert missed[0] < 0.05
    assert missed[1] < 0.7 * missed[0]
    assert missed[2] < 0.7 * missed[1]
    run = pe.simulate(BLOCK, {"y_dot": speed}, until=4.0, step=1e-2, contact="stepping")
    assert np.abs(run.v[-1]).max() < 1e-12
    assert run.final["slope_slip"] == 0
    assert np.abs(pe.energy_balance(run).remainder).max() < 1e-10
    assert run["slope_sticking_force1"][-1] == pytest.approx(-G * math.sin(0.4), rel=1e-9)
