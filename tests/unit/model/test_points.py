"""Positions and Jacobians of points against finite differences and against velocities."""

import numpy as np
import pytest

from pendula import Lagrangian, Point, coordinates, derive, gallery, parameters, time
from pendula.description.functions import cos, sin
from pendula.errors import PendulaError

x, theta, other = coordinates("x theta other")
m, l, w = parameters(m=1.0, l=0.8, w=2.0)
MODEL = derive(Lagrangian((x, theta), m * (x.dot**2 + l**2 * theta.dot**2) / 2, w * x))
TIP = Point(x + l * sin(theta), -l * cos(theta))
SPACE = Point(x * cos(w * time), x * sin(w * time), l * theta**2)
Q, T = np.array([0.4, -1.1]), 0.6


def test_position():
    np.testing.assert_allclose(
        MODEL.position(TIP, Q), [0.4 + 0.8 * np.sin(-1.1), -0.8 * np.cos(-1.1)], rtol=1e-15
    )
    np.testing.assert_allclose(
        MODEL.position(SPACE, Q, T), [0.4 * np.cos(1.2), 0.4 * np.sin(1.2), 0.8 * 1.21], rtol=1e-15
    )


@pytest.mark.parametrize("point", [TIP, SPACE, Point(1, 2)], ids=["plane", "space", "fixed"])
def test_jacobian_is_the_slope_of_the_position(point):
    J = MODEL.jacobian(point, Q, T)
    assert J.shape == (point.dimension, 2)
    h = 1e-5
    for i in range(2):
        step = h * np.eye(2)[i]
        slope = (MODEL.position(point, Q + step, T) - MODEL.position(point, Q - step, T)) / (2 * h)
        # Central differences: h² of third derivatives, rounding over h.
        np.testing.assert_allclose(J[:, i], slope, rtol=0, atol=1e-10)


def test_jacobian_times_velocity_is_the_velocity_of_a_point_that_time_does_not_move():
    v = np.array([0.3, 1.7])
    expected = [0.3 + 0.8 * np.cos(-1.1) * 1.7, 0.8 * np.sin(-1.1) * 1.7]
    np.testing.assert_allclose(MODEL.jacobian(TIP, Q) @ v, expected, rtol=1e-14)


def test_batches_of_positions():
    q = np.random.default_rng(0).normal(size=(3, 5, 2))
    assert MODEL.position(TIP, q).shape == (3, 5, 2)
    assert MODEL.jacobian(SPACE, q, T).shape == (3, 5, 3, 2)
    np.testing.assert_array_equal(MODEL.position(SPACE, q, T)[2, 3], MODEL.position(SPACE, q[2, 3], T))
    np.testing.assert_array_equal(MODEL.jacobian(SPACE, q, T)[2, 3], MODEL.jacobian(SPACE, q[2, 3], T))


def test_positions_follow_parameters():
    longer = MODEL.with_parameters(l=1.6)
    np.testing.assert_allclose(longer.position(TIP, [0.0, 0.5]), [1.6 * np.sin(0.5), -1.6 * np.cos(0.5)])


def test_drawn_points_of_a_gallery_system():
    model = derive(gallery.double_pendulum(l1=0.5, l2=0.25))
    upper = model.description.drawing[-2].center
    np.testing.assert_allclose(model.position(upper, [0.3, 0.9]), [0.5 * np.sin(0.3), -0.5 * np.cos(0.3)])


@pytest.mark.parametrize(
    ("point", "culprit"),
    [(Point(other, 0), "'Coordinate' in other"), (Point(x, parameters(height=2.0)), "'Parameter' in height")],
    ids=["coordinate", "parameter"],
)
def test_a_point_of_another_system_is_refused_by_name(point, culprit):
    with pytest.raises(PendulaError, match=f"{culprit} cannot be compiled"):
        MODEL.position(point, Q)
    with pytest.raises(PendulaError, match=f"{culprit} cannot be compiled"):
        MODEL.jacobian(point, Q)
