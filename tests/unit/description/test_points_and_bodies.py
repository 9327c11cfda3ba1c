"""Points with their velocities and accelerations, rigid bodies with their energies."""

import numpy as np
import pytest
import sympy as sp

from pendula import DescriptionError, Point, RigidBody, coordinates, parameters, rotation, time

x, theta, phi, psi = coordinates("x theta phi psi")
m, J, l, w = parameters(m=2.0, J=0.3, l=0.5, w=4.0)


def equal(a, b) -> bool:
    difference = sp.Matrix([a]) - sp.Matrix([b]) if not isinstance(a, sp.MatrixBase) else a - b
    return sp.simplify(difference) == sp.zeros(*difference.shape)


def test_velocity_and_acceleration_of_a_pendulums_tip():
    tip = Point(x + l * sp.sin(theta), -l * sp.cos(theta))
    s, c, v, a = sp.sin(theta), sp.cos(theta), theta.dot, theta.dot.dot
    assert equal(tip.velocity, sp.Matrix([x.dot + l * c * v, l * s * v]))
    assert equal(tip.acceleration, sp.Matrix([x.dot.dot + l * (c * a - s * v**2), l * (s * a + c * v**2)]))
    assert (tip.x, tip.y, tip.dimension) == (x + l * s, -l * c, 2)


def test_explicit_time_enters_velocity_and_acceleration():
    # A slider on an arm that turns at the rate w: ṙ = ẋ e_r + w x e_φ, r̈ = (ẍ − w²x) e_r + 2wẋ e_φ.
    turning = Point(x * sp.cos(w * time), x * sp.sin(w * time), 0)
    e_r = sp.Matrix([sp.cos(w * time), sp.sin(w * time), 0])
    e_phi = sp.Matrix([-sp.sin(w * time), sp.cos(w * time), 0])
    assert equal(turning.velocity, x.dot * e_r + w * x * e_phi)
    assert equal(turning.acceleration, (x.dot.dot - w**2 * x) * e_r + 2 * w * x.dot * e_phi)


def test_points_move_compare_and_refuse():
    a = Point(x, 1, name="a")
    assert a.translate(1, -1) == Point(x + 1, 0)
    assert a == Point(x, 1, name="b")  # a name is a label, not a place
    assert hash(a) == hash(Point(x, 1))
    assert a.to(Point(0, 0)) == sp.Matrix([-x, -1])
    assert list(Point(1, 2, 3)) == [1, 2, 3]
    assert Point(1, 2, 3).z == 3
    with pytest.raises(DescriptionError, match="2 or 3 components, got 1"):
        Point(x)
    with pytest.raises(DescriptionError, match="component is not an expression"):
        Point(x, "y")
    with pytest.raises(DescriptionError, match="has no z"):
        _ = a.z
    with pytest.raises(DescriptionError, match="offset of 3 components cannot move a 2D point"):
        a.translate(1, 2, 3)
    with pytest.raises(DescriptionError, match="no common vector"):
        a.to(Point(1, 2, 3))


def test_a_body_in_the_plane():
    rod = RigidBody(m, J, Point(x + l * sp.sin(theta), -l * sp.cos(theta)), angle=theta)
    v2 = x.dot**2 + 2 * l * sp.cos(theta) * x.dot * theta.dot + l**2 * theta.dot**2
    assert equal(rod.kinetic, m * v2 / 2 + J * theta.dot**2 / 2)
    assert rod.angular_velocity == theta.dot


def test_a_body_that_turns_with_time():
    assert equal(RigidBody(m, J, Point(x, 0), angle=w * time).kinetic, m * x.dot**2 / 2 + J * w**2 / 2)


def test_a_body_in_space_about_one_axis_is_a_body_in_the_plane():
    spinning = RigidBody(m, (1, 2, 5), Point(x, 0, 0), rotation=rotation("z", theta))
    assert equal(spinning.angular_velocity, sp.Matrix([0, 0, theta.dot]))
    assert equal(spinning.kinetic, m * x.dot**2 / 2 + sp.Rational(5, 2) * theta.dot**2)


def test_the_symmetric_top_in_eulers_angles():
    # Goldstein, Poole & Safko, eq. (5.52): T = ½ I₁ (θ̇² + φ̇² sin²θ) + ½ I₃ (ψ̇ + φ̇ cos θ)².
    I1, I3 = parameters(I1=0.4, I3=0.7)
    R = rotation("z", phi) * rotation("x", theta) * rotation("z", psi)
    top = RigidBody(m, (I1, I1, I3), Point(0, 0, 0), rotation=R)
    expected = I1 * (theta.dot**2 + phi.dot**2 * sp.sin(theta) ** 2) / 2
    expected += I3 * (psi.dot + phi.dot * sp.cos(theta)) ** 2 / 2
    # Numbers instead of SymPy's simplification, which takes seconds here.
    random = np.random.default_rng(0)
    for _ in range(5):
        values = {s: random.uniform(-2, 2) for s in (theta, phi, psi, theta.dot, phi.dot, psi.dot, I1, I3)}
        assert float(top.kinetic.subs(values)) == pytest.approx(float(expected.subs(values)), rel=1e-12)


def test_a_full_inertia_matrix_is_taken_in_body_axes():
    inertia = sp.Matrix([[3, 1, 0], [1, 2, 0], [0, 0, 4]])
    body = RigidBody(m, inertia, Point(0, 0, 0), rotation=rotation("x", theta))
    assert equal(body.kinetic, sp.Rational(3, 2) * theta.dot**2)  # ω = (θ̇, 0, 0)
    tilted = RigidBody(
        m, inertia, Point(0, 0, 0), rotation=rotation((sp.Rational(3, 5), sp.Rational(4, 5), 0), theta)
    )
    n = sp.Matrix([3, 4, 0]) / 5
    assert equal(tilted.kinetic, (n.T * inertia * n)[0] * theta.dot**2 / 2)


def test_rotation_about_each_axis():
    assert equal(rotation("z", theta) * sp.Matrix([1, 0, 0]), sp.Matrix([sp.cos(theta), sp.sin(theta), 0]))
    assert equal(rotation("x", theta) * sp.Matrix([0, 1, 0]), sp.Matrix([0, sp.cos(theta), sp.sin(theta)]))
    assert equal(rotation("y", theta) * sp.Matrix([0, 0, 1]), sp.Matrix([sp.sin(theta), 0, sp.cos(theta)]))
    R = rotation((0, 1, 0), theta)
    assert equal(R, rotation("y", theta))
    assert equal(R.T * R, sp.eye(3))


@pytest.mark.parametrize(
    ("axis", "sentence"),
    [
        ("w", 'axis must be "x", "y", "z"'),
        ((1, 1, 0), "must have length 1"),
        ((1, 0), "three components, got 2"),
    ],
)
def test_an_axis_that_is_none(axis, sentence):
    with pytest.raises(DescriptionError, match=sentence):
        rotation(axis, theta)


def test_a_body_says_what_is_missing():
    with pytest.raises(DescriptionError, match=r"either angle= .* or rotation="):
        RigidBody(m, J, Point(0, 0))
    with pytest.raises(DescriptionError, match=r"either angle= .* or rotation="):
        RigidBody(m, J, Point(0, 0, 0), angle=theta, rotation=rotation("z", theta))
    with pytest.raises(DescriptionError, match="needs a 3D center"):
        RigidBody(m, (1, 1, 1), Point(0, 0), rotation=rotation("z", theta))
    with pytest.raises(DescriptionError, match="3×3 rotation"):
        RigidBody(m, (1, 1, 1), Point(0, 0, 0), rotation=sp.eye(2))
