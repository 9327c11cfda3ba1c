"""Mechanisms of the gallery: all routes agree, nothing is wrong with them, trees are as asked for."""

import numpy as np
import pytest

import pendula as pe
from pendula import gallery

FREEDOM = {
    "gyroscope": 3,
    "six_axis_arm": 6,
    "seven_axis_arm": 7,
    "planar_biped": 9,
    "humanoid": 24,
    "random_tree": 8,
}


@pytest.mark.parametrize("name", FREEDOM)
def test_all_routes_agree(name):
    system = getattr(gallery, name)()
    assert len(system.velocities) == FREEDOM[name]
    found = pe.verify(system, states=1)
    assert found.largest < 1e-10  # the target; rounding is about 1e-14
    assert found.notes == ()  # in maximal coordinates too


def test_nothing_is_wrong_with_them():
    for name in FREEDOM:
        assert pe.check(getattr(gallery, name)()).findings == ()


def capsule(radius: float, length: float) -> float:
    """Its volume, m³."""
    return np.pi * radius**2 * (length + 4 * radius / 3)


def mass_of(system) -> float:
    return sum(float(body.mass) for body in system.bodies)


def energy(system, **values: float) -> tuple[float, float]:
    """T and V at a state; what is not named is zero, and quaternions are those of no turn."""
    model = pe.derive(system)
    y = np.array([values.get(name, float(name.endswith("_qw"))) for name in model.card.entries])
    q, v, _ = model.layout.split(y)
    return tuple(map(float, model.energy(q, v)))[:2]


def test_energies_worked_out_by_hand():
    # The disc and its axle are cylinders along x: ½ M R² each; the gimbals do not turn, the weight is level.
    spun = sum(np.pi * r**2 * length * 7800 * r**2 / 2 for r, length in ((0.08, 0.01), (0.006, 0.24)))
    assert energy(gallery.gyroscope(), spin_dot=3.0) == pytest.approx((4.5 * spun, 0.0), rel=1e-12)
    # The weight hangs straight down: m g l below the middle.
    hanging = energy(gallery.gyroscope(m=2, l=0.5, g=10), nutation=np.pi / 2)
    assert hanging == pytest.approx((0.0, -10.0), rel=1e-12)
    # Upright, the centre of every link is half its length above its joint.
    lengths, height, V = (0.2, 0.15, 0.25, 0.15, 0.25, 0.1, 0.08), 0.0, 0.0
    for i, length in enumerate(lengths, start=1):
        V += 2000 * capsule(0.08 - 0.008 * i, length) * 10 * (height + length / 2)
        height += length
    assert energy(gallery.seven_axis_arm(g=10)) == pytest.approx((0.0, V), rel=1e-12)
    # The waist turns all links about their common axis, and the rotor of its motor.
    spins = [2000 * _inertia(0.08 - 0.008 * i, length) for i, length in enumerate(lengths, start=1)]
    turning = energy(gallery.seven_axis_arm(), q1_dot=2.0)[0]
    assert turning == pytest.approx(2.0 * (sum(spins) + 0.05), rel=1e-12)
    # What moves without turning: ½ M v²; what is lifted: M g h.
    for name, speed, up in (("planar_biped", "trunk_x_dot", "trunk_y"), ("humanoid", "trunk_vx", "trunk_z")):
        system = getattr(gallery, name)(g=10)
        T, V = energy(system, **{speed: 3.0, up: 2.0})
        mass = mass_of(system)
        assert (T, V - energy(system)[1]) == pytest.approx((4.5 * mass, 20 * mass), rel=1e-12)


def _inertia(radius: float, length: float) -> float:
    """Of a capsule of density one about its own axis: ½ r² of the cylinder, ⅖ r² of the ball of its ends."""
    return np.pi * radius**2 * (length * radius**2 / 2 + 4 * radius / 3 * 0.4 * radius**2)


def test_a_gyroscope_precesses_steadily():
    """The weight turns the axle by Ω = m g l / (J ω), as long as Ω is small next to ω."""
    system = gallery.gyroscope()
    disc = next(body for body in system.bodies if body.name == "disc")
    expected = 0.15 * 9.81 * 0.12 / (float(disc.inertia[0][0]) * 40.0)
    run = pe.simulate(system, until=5.0, step=1e-3, integrator="rk4")
    # Released at rest it nods, by 2 Ω over the rate of nodding of 26 rad/s: 1.5 % of the way at most.
    assert run["precession"][-1] / 5.0 == pytest.approx(expected, rel=0.015)


@pytest.mark.parametrize("name", ["planar_biped", "humanoid"])
def test_nothing_turns_or_carries_what_flies(name):
    """The centre of mass keeps to its parabola, the angular momentum about it stays, however limbs move."""
    system = getattr(gallery, name)()
    model = pe.derive(system)
    run = pe.simulate(model, until=0.8, tolerance=1e-10, times=[0.0, 0.4, 0.8])
    momenta = np.array([model.centroidal_momentum(q, v) for q, v in zip(run.q, run.v, strict=True)])
    fall = mass_of(system) * 9.81 * run.t
    # The tolerance of the run, over momenta of some 100 kg m/s and 10 kg m²/s.
    np.testing.assert_allclose(momenta[:, :2], momenta[:1, :2].repeat(3, 0), atol=1e-6)
    np.testing.assert_allclose(momenta[:, 2], momenta[0, 2] - fall, atol=1e-6)
    np.testing.assert_allclose(momenta[:, 3:], momenta[:1, 3:].repeat(3, 0), atol=1e-6)
    assert np.abs(momenta[0, 3:]).max() > 1.0 or name == "planar_biped"
    assert np.ptp(run["left_knee"]) > 0.1


def test_random_trees():
    tree = gallery.random_tree(12, branching=2, seed=3)
    assert len(tree.bodies) == 12
    parents = [joint.parent for joint in tree.joints]
    assert parents[:5] == ["world", "body1", "body1", "body2", "body2"]
    assert tree.key == gallery.random_tree(12, branching=2, seed=3).key
    assert tree.key != gallery.random_tree(12, branching=2, seed=4).key
    chain = gallery.random_tree(4, branching=1)
    assert [joint.parent for joint in chain.joints] == ["world", "body1", "body2", "body3"]
    assert pe.verify(gallery.random_tree(5, 1.5, seed=1), states=1).largest < 1e-10


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ((0,), "The number of bodies must be at least 1, got 0"),
        ((3, 0.5), "branching must be at least 1, got 0.5"),
        ((3, float("nan")), "branching is nan; it must be a finite number"),
        ((3, "many"), "branching must be a number, got 'many'"),
        ((3, 2, -1), "The seed must be a whole number from 0 on, got -1"),
        ((3, 2, None), "The seed must be a whole number from 0 on, got None"),
    ],
)
def test_refusals(given, sentence):
    with pytest.raises(pe.DescriptionError, match=sentence):
        gallery.random_tree(*given)


def test_masses_follow_from_the_shapes():
    """A capsule of water: π r² (l + 4r/3) ρ."""
    shin = next(body for body in gallery.humanoid().bodies if body.name == "left_shin")
    assert float(shin.mass) == pytest.approx(np.pi * 0.05**2 * (0.45 + 4 * 0.05 / 3) * 1000)


def test_sliders_and_balls_that_begin_from_rest():
    """Sliders at zero, whose rates are zero too, have no size of their own: errors need one nevertheless."""
    tree = gallery.random_tree(4, branching=1, seed=1)
    assert {"Prismatic", "Ball"} <= {type(joint).__name__ for joint in tree.joints}
    runs = [
        pe.simulate(tree, until=0.5, tolerance=1e-9, integrator=method, times=[0.5])
        for method in ("lobatto16", "dop853", "radau5")
    ]
    for run in runs:
        assert run.outcome.ok
        assert run.y == pytest.approx(runs[0].y, abs=1e-6)
