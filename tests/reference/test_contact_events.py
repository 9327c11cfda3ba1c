"""Contact on energies, found by events, against closed forms.

Bouncing ball: h = 1 m, ε = 0.9, g = 9.81 m/s²: states by summing flights, all of them over after
√(2h/g) (1 + ε)/(1 − ε). Incline: sticks where tan α ≤ μ, else slides with g (sin α − μ cos α). A particle
leaves a smooth sphere where cos θ = ⅔ of that at its start. Rimless wheel (McGeer 1990): with the inertia I
of the wheel an impact keeps η = (I + m l² cos 2α)/(I + m l²) of the spin, and 4 m g l sin α sin γ/(I + m l²)
is added to its square in every step. Newton's cradle: of three equal balls that touch, a simultaneous law
with ε = 1 gives −⅓, ⅔, ⅔; with gaps between them one goes in, one goes out.

Tolerances: 1e-9, a hundred times what is asked of the steps; sums of bounces end 1e-11 of their time early.
"""

import math

import numpy as np
import pytest

import pendula as pe

G = 9.81
METHODS = [{"tolerance": 1e-11, "integrator": name} for name in ("auto", "lobatto16", "dop853", "radau5")]
x, y, z, theta = pe.coordinates("x y z theta")


def ball():
    e, g, floor = pe.parameters(e=0.9, g=G, floor=0.0)
    gap = pe.Gap(z - floor, restitution=e, name="floor")
    return pe.Lagrangian(z, z.dot**2 / 2, g * z, contacts=[gap], name="ball")


def block():
    alpha, mu, g = pe.parameters(alpha=0.5, mu=0.3, g=G)
    weight = g * (pe.cos(alpha) * y - pe.sin(alpha) * x)
    gap = pe.Gap(y, restitution=0.3, friction=mu, tangent=x, name="slope")
    return pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, weight, contacts=[gap], name="block")


BALL, BLOCK = pe.derive(ball()), pe.derive(block())


@pytest.mark.parametrize("how", [*METHODS, {"step": 1e-2, "integrator": "rk4"}])
def test_a_ball_bounces_ever_lower_and_rests(how):
    run = pe.simulate(BALL, {"z": 1.0}, until=20.0, **how)
    zeno = math.sqrt(2 / G) * 19
    assert run.outcome.ok
    assert run.events[0].t == pytest.approx(0.4515236409857308, abs=1e-11)
    assert run.events[-1].t == pytest.approx(zeno, abs=2e-10)
    assert run.final == {"z": 0.0, "z_dot": 0.0, "floor_closed": 1.0}
    assert run["floor_normal_force"][-1] == pytest.approx(G, rel=1e-14)
    known = {2.0: (0.013684362285068, 3.187222181142533), 5.0: (0.121548654839125, -1.118410033298914)}
    for t, state in known.items():
        assert run.at(t)["z"] == pytest.approx(state[0], abs=1e-9)
        assert run.at(t)["z_dot"] == pytest.approx(state[1], abs=1e-9)


def test_a_ball_on_a_floor_that_is_not_at_zero_rests_for_an_hour():
    run = pe.simulate(BALL.with_parameters(floor=0.1), {"z": 1.0}, until=3600.0, tolerance=1e-10)
    assert run.outcome.ok
    assert run.final == {"z": 0.1, "z_dot": 0.0, "floor_closed": 1.0}
    # Bounces end where they rise by less than 64 roundings of the height.
    assert run.events[-1].t == pytest.approx(19 * math.sqrt(2 * 0.9 / G), abs=1e-5)


def test_a_block_sticks_below_the_angle_of_friction_and_slides_above():
    steep = BLOCK.with_parameters(alpha=math.radians(26.5), mu=0.5)
    held = pe.simulate(steep, until=3600.0, tolerance=1e-9)
    assert held.final["x"] == held.final["y"] == 0
    assert held["slope_sticking_force"][-1] == pytest.approx(-G * math.sin(math.radians(26.5)), rel=1e-12)
    run = pe.simulate(BLOCK.with_parameters(alpha=math.pi / 6), until=1.0, tolerance=1e-9, ledger=True)
    assert run.final["x_dot"] == pytest.approx(2.356287236662397, rel=1e-12)
    assert run.ledger is not None
    friction = -0.3 * G * math.cos(math.pi / 6) * run.final["x"]
    assert run.ledger["friction of slope"][-1] == pytest.approx(friction, rel=1e-9)
    assert pe.audit(run).ok


@pytest.mark.parametrize("how", [*METHODS, {"step": 1e-3, "integrator": "rk4"}])
def test_methods_agree_on_a_block_that_is_dropped_onto_the_slope(how):
    """Each impact takes μ times its normal impulse (1 + ε) v from the slip; later it slides or sticks."""
    run = pe.simulate(BLOCK, {"x_dot": 2.0, "y": 1.0}, until=3.0, **how)
    first = math.sqrt(2 / (G * math.cos(0.5)))
    normal = G * math.cos(0.5) * first
    assert run.events[0].t == pytest.approx(first, abs=1e-10)
    slip = 2 + G * math.sin(0.5) * first - 0.3 * 1.3 * normal
    assert run.events[0].after[2] == pytest.approx(slip, abs=1e-9)
    # Impacts and weight press as much in all as the weight does in this time, and friction is 0.3 of it.
    pressed = G * math.cos(0.5) * 3
    assert run.final["x_dot"] == pytest.approx(2 + G * math.sin(0.5) * 3 - 0.3 * pressed, abs=1e-9)


@pytest.mark.parametrize("angle", [1e-3, 0.3])
def test_a_particle_leaves_a_smooth_sphere(angle):
    R = pe.parameters(R=2.0)
    ground = pe.Contact(pe.Point(x, y), lambda x, y: x**2 + y**2 - R**2, name="sphere")
    system = pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, G * y, contacts=[ground])
    start = {"x": 2 * math.sin(angle), "y": 2 * math.cos(angle)}
    run = pe.simulate(system, start, until=3.7, tolerance=1e-12)
    left = next(event for event in run.events if event.name == "sphere opens")
    found = math.atan2(left.before[0], left.before[1])
    assert found == pytest.approx(math.acos(2 / 3 * math.cos(angle)), abs=1e-9)


def test_a_rimless_wheel_finds_its_pace():
    spokes, slope, inertia = 8, 0.08, 0.1
    half = math.pi / spokes
    feet = [
        pe.Point(x + pe.sin(theta + 2 * half * k), y - pe.cos(theta + 2 * half * k)) for k in range(spokes)
    ]
    ground = pe.Wall(y=0, free="above")
    contacts = [pe.Contact(foot, ground, friction=3.0, name=f"foot{k}") for k, foot in enumerate(feet)]
    kinetic = (x.dot**2 + y.dot**2 + inertia * theta.dot**2) / 2
    weight = G * (math.cos(slope) * y - math.sin(slope) * x)
    wheel = pe.Lagrangian((x, y, theta), kinetic, weight, contacts=contacts, name="rimless wheel")
    # From the middle of a step on foot 0, just past upright; it rolls down the slope: x grows, θ falls.
    spin, tilt = 1.2, 0.1
    start = {"theta": -tilt, "x": math.sin(tilt), "y": math.cos(tilt), "theta_dot": -spin}
    start |= {"x_dot": spin * math.cos(tilt), "y_dot": -spin * math.sin(tilt)}
    run = pe.simulate(wheel, start, until=15.0, tolerance=1e-10, ledger=True)
    assert run.outcome.ok
    impacts = [event for event in run.events if event.name.endswith("impact")]
    kept = (inertia + math.cos(2 * half)) / (inertia + 1)
    ratios = [event.after[5] / event.before[5] for event in impacts]
    assert len(impacts) > 8
    assert ratios == pytest.approx([kept] * len(impacts), abs=1e-9)
    gained = 4 * G * math.sin(half) * math.sin(slope) / (inertia + 1)
    squares = [event.before[5] ** 2 for event in impacts]
    assert np.allclose(squares[1:], kept**2 * np.array(squares[:-1]) + gained, atol=1e-8)


@pytest.mark.parametrize(("apart", "after"), [(0.0, [-1 / 3, 2 / 3, 2 / 3]), (1e-6, [0.0, 0.0, 1.0])])
def test_newtons_cradle_by_one_impact_of_all_or_by_one_after_the_other(apart, after):
    balls = pe.coordinates("q1:4")
    gaps = [pe.Gap(balls[i + 1] - balls[i] - 0.1, restitution=1, name=f"pair{i}") for i in range(2)]
    cradle = pe.Lagrangian(balls, sum(q.dot**2 for q in balls) / 2, 0, contacts=gaps)
    start = {"q1": -0.3, "q3": 0.1 + apart, "q1_dot": 1.0}
    run = pe.simulate(cradle, start, until=1.0, tolerance=1e-10)
    assert run.v[-1] == pytest.approx(after, abs=1e-12)
    assert run.v[-1].sum() == pytest.approx(1.0, abs=1e-12)
    assert (run.v[-1] ** 2).sum() == pytest.approx(1.0, abs=1e-12)
