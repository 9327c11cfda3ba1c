"""Frames and their vectors: motions against derivatives of explicit ones by SymPy; mixed frames refused."""

from functools import reduce

import casadi as ca
import numpy as np
import pytest
import sympy as sp

import pendula as pe
from pendula.errors import PendulaError
from pendula.spatial import Frame, FrameMotion, Pose, Rotation, Rx, Ry, Rz, Vector, unskew

ROUNDING = 1e-13  # some twenty products of numbers up to 10
T = sp.Symbol("t")
NOW = 0.7


def explicit_motions():
    """Poses in the parent as functions of time: place and rotation matrix."""
    X, Y, Z = (lambda angle, R=R: sp.Matrix(R(angle)) for R in (Rx, Ry, Rz))
    return {
        "ship": (sp.Matrix([T**2, sp.sin(T), 1 - T]), Z(T**2) * X(sp.sin(2 * T))),
        "crane": (sp.Matrix([1, T**3, sp.cos(T)]), Y(2 * T) * Z(T)),
        "bird": (sp.Matrix([sp.exp(-T), 3, T]), X(T) * Y(sp.cos(3 * T))),
    }


def evaluate(expression):
    return np.array(expression.subs(T, NOW).evalf(30), dtype=float)


def motion_of(place, R):
    """Velocities and accelerations of an explicit motion, by its derivatives."""
    omega = sp.Matrix(unskew((R.diff(T) * R.T).tolist()))
    parts = (place.diff(T), omega, place.diff(T, 2), omega.diff(T))
    return FrameMotion(
        Pose(evaluate(place).ravel(), evaluate(R)), *(evaluate(part).ravel() for part in parts)
    )


@pytest.fixture(scope="module")
def frames():
    made = {name: motion_of(*explicit) for name, explicit in explicit_motions().items()}
    world = Frame("world")
    ship = Frame("ship", world, made["ship"])
    return {
        "world": world,
        "ship": ship,
        "crane": Frame("crane", ship, made["crane"]),
        "bird": Frame("bird", world, made["bird"]),
    }


def explicit_in(name, other):
    """The explicit motion of one frame in another: products of homogeneous matrices."""
    parents = {"ship": "world", "crane": "ship", "bird": "world"}
    explicit = explicit_motions()

    def in_world(frame):
        made = sp.eye(4)
        while frame != "world":
            place, R = explicit[frame]
            made = sp.Matrix.vstack(sp.Matrix.hstack(R, place), sp.Matrix([[0, 0, 0, 1]])) * made
            frame = parents[frame]
        return made

    A, B = in_world(other), in_world(name)
    place = A[:3, :3].T * (B[:3, 3] - A[:3, 3])
    return place, A[:3, :3].T * B[:3, :3]


@pytest.mark.parametrize(
    ("name", "other"),
    [("crane", "world"), ("world", "crane"), ("crane", "bird"), ("bird", "ship"), ("ship", "ship")],
)
def test_a_frame_moves_in_another_as_the_derivatives_say(frames, name, other):
    found = frames[name].motion_in(frames[other])
    truth = motion_of(*explicit_in(name, other))
    np.testing.assert_allclose(found.pose.position, truth.pose.position, atol=ROUNDING)
    np.testing.assert_allclose(found.pose.matrix, truth.pose.matrix, atol=ROUNDING)
    for part in ("velocity", "angular_velocity", "acceleration", "angular_acceleration"):
        np.testing.assert_allclose(
            getattr(found, part), getattr(truth, part), atol=10 * ROUNDING, err_msg=part
        )


def test_points_of_a_body_move_as_the_derivatives_say(frames):
    ship, world = frames["ship"], frames["world"]
    place, R = explicit_motions()["ship"]
    r = sp.Matrix([0.3, -1.2, 0.8])
    for at in (tuple(r), ship.vector((0.3, -1.2, 0.8))):
        velocity, acceleration = ship.velocity_in(world, at), ship.acceleration_in(world, at)
        assert velocity.frame is acceleration.frame is world
        np.testing.assert_allclose(
            velocity.components, evaluate((place + R * r).diff(T)).ravel(), atol=ROUNDING
        )
        expected = evaluate((place + R * r).diff(T, 2)).ravel()
        np.testing.assert_allclose(acceleration.components, expected, atol=ROUNDING)


def test_a_point_on_a_turntable_is_pulled_inwards():
    world = Frame("world")
    table = Frame("table", world, FrameMotion(angular_velocity=(0, 0, 3), angular_acceleration=(0, 0, 2)))
    assert table.velocity_in(world, (2, 0, 0)) == world.vector((0, 6, 0))
    assert table.acceleration_in(world, (2, 0, 0)) == world.vector((-18, 4, 0))  # −ω² r, ω̇ r
    walker = Frame("walker", table, FrameMotion(Pose((2, 0, 0)), velocity=(1, 0, 0)))
    assert walker.acceleration_in(world) == world.vector((-18, 4 + 6, 0))  # and 2 ω v


def test_angular_velocities_add_along_a_chain_once_they_are_along_the_same_axes(frames):
    world, ship, crane = (frames[name] for name in ("world", "ship", "crane"))
    total = ship.angular_velocity_in(world) + crane.angular_velocity_in(ship).along(world)
    np.testing.assert_allclose(crane.angular_velocity_in(world).components, total.components, atol=ROUNDING)
    back = world.angular_velocity_in(crane).along(world)
    np.testing.assert_allclose(back.components, -total.components, atol=ROUNDING)
    # Accelerations do not: ω × ω_BC is missing.
    naive = ship.angular_acceleration_in(world) + crane.angular_acceleration_in(ship).along(world)
    extra = ship.angular_velocity_in(world).cross(crane.angular_velocity_in(ship).along(world))
    found = crane.angular_acceleration_in(world)
    np.testing.assert_allclose(found.components, (naive + extra).components, atol=ROUNDING)


def test_long_chains_add_up():
    steps = [FrameMotion(Pose((1, 0, 0), Rotation.about((0, 0, 1), 0.1)), angular_velocity=(0, 0, 0.2))] * 30
    root = Frame("root")
    tip = reduce(lambda parent, motion: Frame("link", parent, motion), steps, root)
    np.testing.assert_allclose(tip.angular_velocity_in(root).components, [0, 0, 6.0], atol=ROUNDING)
    place = sum(np.exp(0.1j * i) for i in range(30))
    np.testing.assert_allclose(tip.pose_in(root).position, [place.real, place.imag, 0], atol=ROUNDING)


def test_many_motions_at_once_are_those_of_each():
    random = np.random.default_rng(2)
    turns, parts = random.normal(size=(2, 5, 4)), random.normal(size=(2, 5, 5, 3))
    many = [FrameMotion(Pose(p[0], turn), *p[1:]) for turn, p in zip(turns, parts, strict=True)]
    found = (many[0] @ many[1]).inverse()
    for i in range(5):
        one, other = (
            FrameMotion(Pose(p[0, i], turn[i]), *p[1:, i]) for turn, p in zip(turns, parts, strict=True)
        )
        expected = (one @ other).inverse()
        np.testing.assert_allclose(found.acceleration[i], expected.acceleration, atol=ROUNDING)
        np.testing.assert_allclose(found.pose.matrix[i], expected.pose.matrix, atol=ROUNDING)
    assert found.angular_acceleration.shape == (5, 3)


def test_vectors_do_what_components_do():
    frame = Frame("body")
    a, b = frame.vector((1, 2, 3)), frame.vector((0, -1, 4))
    assert a + b == frame.vector((1, 1, 7))
    assert a - b == frame.vector((1, 3, -1))
    assert 2 * a == a * 2 == np.float64(2) * a == frame.vector((2, 4, 6))
    assert a / 2 == frame.vector((0.5, 1, 1.5))
    assert -a == frame.vector((-1, -2, -3))
    assert a.dot(b) == 10
    assert a.cross(b) == frame.vector(np.cross((1, 2, 3), (0, -1, 4)))
    assert frame.vector((3, 4, 0)).norm() == 5
    assert len({a, frame.vector((1, 2, 3)), b}) == 2
    assert a != Frame("body").vector((1, 2, 3))
    assert a != (1, 2, 3)
    assert repr(a) == "Vector([1.0, 2.0, 3.0], 'body')"
    assert repr(frame) == "Frame('body')"
    many = frame.vector(np.ones((5, 3)))
    assert (many + a).components.shape == (5, 3)


def test_symbols_and_graphs_move_too():
    theta, spin, length = sp.symbols("theta spin length")
    world = Frame("world")
    motion = FrameMotion(Pose(rotation=Rotation.about((0, 0, 1), theta)), angular_velocity=(0, 0, spin))
    arm = Frame("arm", world, motion)
    velocity = arm.velocity_in(world, (length, 0, 0)).components
    assert velocity == (-length * spin * sp.sin(theta), length * spin * sp.cos(theta), 0)
    assert sp.simplify(arm.vector((length, 0, 0)).along(world).norm() ** 2) == length**2
    assert (theta * arm.vector((1, 0, 0))).components == (theta, 0, 0)
    angle = ca.SX.sym("angle")
    turned = Frame("turned", world, Pose(rotation=Rotation.about((0, 0, 1), angle)))
    along = turned.vector((1, 0, 0)).along(world).components
    found = ca.Function("f", [angle], [ca.vertcat(*along)])(0.3).full().ravel()
    np.testing.assert_allclose(found, [np.cos(0.3), np.sin(0.3), 0], atol=1e-15)


WORLD, BODY = Frame("world"), Frame("body")
a, b = WORLD.vector((1, 2, 3)), BODY.vector((1, 2, 3))


@pytest.mark.parametrize(
    ("call", "phrase"),
    [
        (lambda: a + b, "along the axes of 'body' cannot be added to one along the axes of 'world'; .*along"),
        (lambda: b - a, "along the axes of 'world' cannot be subtracted from one along the axes of 'body'"),
        (lambda: a.dot(b), "'body' cannot be multiplied with one along the axes of 'world'"),
        (lambda: a.cross(b), "'body' cannot be multiplied with one along the axes of 'world'"),
        (lambda: BODY.velocity_in(BODY, a), "'world' cannot place a point by one along the axes of 'body'"),
        (
            lambda: b + Frame("body").vector((1, 0, 0)),
            r"'body' cannot be added .* 'body' \(two frames of one",
        ),
        (lambda: a + 1, r"1 cannot be added to a vector along the axes of 'world', since"),
        (lambda: np.ones(3) + a, r"cannot be added to a vector along the axes of 'world'"),
        (lambda: np.ones(3) - a, r"cannot be subtracted from a vector along the axes of 'world'"),
        (lambda: a * a, r"say which: a\.dot\(b\) or a\.cross\(b\)"),
        (lambda: a.along(BODY), "Nothing is known of the frame 'world' in 'body': one hangs on 'world', the"),
        (lambda: WORLD.vector((1, 2)), "'components' must be a vector with 3 components, got 2"),
        (lambda: Frame("x", "world"), "The parent of the frame 'x' must be a Frame, got 'world'"),  # pyright: ignore
        (lambda: Frame("x", WORLD, 3), "The motion of the frame 'x' must be a Pose or a FrameMotion, got 3"),  # pyright: ignore
        (lambda: FrameMotion(velocity=(1, 2)), "'velocity' must be a vector with 3 components, got 2"),
    ],
)
def test_mixed_frames_are_refused_by_name(call, phrase):
    with pytest.raises(PendulaError, match=phrase):
        call()


def test_frames_of_the_package_are_not_those_that_are_drawn():
    assert pe.spatial.Frame is Frame
    assert pe.spatial.Vector is Vector
    assert pe.Frame is not Frame
