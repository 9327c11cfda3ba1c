"""The benchmark bicycle, rolling upright: its eigenvalues, and the speeds between which it steers itself.

J. P. Meijaard, J. M. Papadopoulos, A. Ruina, A. L. Schwab, Linearized dynamics equations for the balance and
steer of a bicycle: a benchmark and review, Proc. R. Soc. A 463, 2007, tables 1 and 2. Their axes (x forward,
y to the right, z down) are turned about x here, so that products of inertia xz change sign. Ours is the
nonlinear bicycle: four bodies, and wheels that touch by two constraints on positions and roll by four on
velocities.

Tolerance: 14 decimals are published; eigenvalues of the 16 × 16 state matrix, zeros among them that are
defective, are good to some 1e-10.
"""

import numpy as np
import pytest

import pendula as pe

TILT, REAR, FRONT = np.pi / 10, 0.3, 0.35  # of the steering axis, rad; radii, m
BASE, TRAIL = 1.02, 0.08  # m
CENTRE = np.array([0, 0, REAR])  # of the rear wheel, seen from where it touches the ground
AXIS = np.array([-np.sin(TILT), 0, np.cos(TILT)])
HEAD = np.array([BASE + TRAIL, 0, 0]) + 0.9 * AXIS  # a point of the steering axis


def bicycle() -> pe.Mechanism:
    def inertia(xx, yy, zz, xz):
        return [[xx, 0, -xz], [0, yy, 0], [-xz, 0, zz]]

    bodies = [
        pe.Body("frame", 85.0, np.array([0.3, 0, 0.9]) - CENTRE, inertia(9.2, 11, 2.8, 2.4)),
        pe.Body("fork", 4.0, np.array([0.9, 0, 0.7]) - HEAD, inertia(0.05892, 0.06, 0.00708, -0.00756)),
        pe.Body("rear", 2.0, inertia=(0.0603, 0.12, 0.0603)),
        pe.Body("front", 3.0, inertia=(0.1405, 0.28, 0.1405)),
    ]
    joints = [
        pe.Free("base", "world", "frame"),
        pe.Revolute("steer", "frame", "fork", axis=AXIS, pose=HEAD - CENTRE),
        pe.Continuous("rear spin", "frame", "rear", axis=(0, 1, 0)),
        pe.Continuous("front spin", "fork", "front", axis=(0, 1, 0), pose=np.array([BASE, 0, FRONT]) - HEAD),
    ]
    free = pe.Mechanism(bodies, joints, actuated=(), name="bicycle")
    return free.replace(constraints=[*rolling(free, "rear", REAR), *rolling(free, "front", FRONT)])


def rolling(mechanism: pe.Mechanism, wheel: str, radius: float) -> list:
    """A thin wheel touches the plane z = 0, and what of it touches is at rest."""
    R, centre = mechanism.rotation_matrix(wheel), mechanism.point(wheel)
    n = R[:, 1]  # the axle
    level = pe.sqrt(1 - n[2] ** 2)
    # The lowest point from the centre, r (n n_z − e_z)/|n n_z − e_z|: along world axes, then wheel axes.
    down = [radius * n[0] * n[2] / level, radius * n[1] * n[2] / level, -radius * level]
    place = [sum(R[k, i] * down[k] for k in range(3)) for i in range(3)]
    # Velocity of the wheel's matter there: v = v_C + Σ placeᵢ (v(eᵢ) − v_C).
    v, along = centre.velocity, [mechanism.point(wheel, axis).velocity for axis in np.eye(3)]
    slip = [v[j] + sum(place[i] * (along[i][j] - v[j]) for i in range(3)) for j in range(2)]
    return [
        pe.Holonomic(centre.z + down[2], name=f"{wheel} touches"),
        pe.Nonholonomic(slip[0], name=f"{wheel} rolls, x"),
        pe.Nonholonomic(slip[1], name=f"{wheel} rolls, y"),
    ]


@pytest.fixture(scope="module")
def model() -> pe.Model:
    return pe.derive(bicycle())


def eigenvalues(model: pe.Model, speed: float) -> np.ndarray:
    """What is not zero, the least real part first."""
    at = {"base_z": REAR, "base_vx": speed, "rear spin_dot": speed / REAR, "front spin_dot": speed / FRONT}
    poles = pe.linearise(model, at=at).poles
    return np.sort_complex(poles[abs(poles) > 1e-5])


def test_three_degrees_of_freedom(model):
    found = pe.mobility(model.description, {"base_z": REAR})
    assert (found.freedom, found.dependent) == (3, ())


# At rest two pairs of real ones; then castering, capsize and weave.
PUBLISHED = {
    0.0: [-5.53094371765393, -3.13164324790656, 3.13164324790656, 5.53094371765393],
    3.0: [-10.35101467245920, -2.63366137253667, 1.70675605663975 + 2.31582447384325j],
    5.0: [-14.07838969279822, -0.32286642900409, -0.77534188219585 + 4.46486771378823j],
    8.0: [-20.27940894394569, 0.14327879765713, -2.69348683581097 + 8.46037971396931j],
    10.0: [-24.62459635017404, 0.16105338653172, -3.72016840437287 + 10.90681139476287j],
}


@pytest.mark.parametrize("speed", PUBLISHED)
def test_eigenvalues(model, speed):
    published = np.array(PUBLISHED[speed])
    every = np.sort_complex(np.unique([*published, *published.conj()]))
    assert eigenvalues(model, speed) == pytest.approx(every, abs=2e-9)


def test_it_steers_itself_between_two_speeds(model):
    weave, capsize = 4.292382536341110, 6.024262015388370
    pair = eigenvalues(model, weave)
    assert abs(pair[np.abs(pair.imag) > 1].real).max() < 1e-8
    crossing = [eigenvalues(model, capsize + d).real.max() for d in (-1e-3, 1e-3)]
    assert crossing[0] < 0 < crossing[1]
    assert abs(sum(crossing)) < 1e-6  # zero half-way, to the second order of 1e-3
    assert eigenvalues(model, 5.0).real.max() < 0
