"""Sketches shape by shape: rails under wheels, carts on slopes, springs, hoops, pins and walls, space."""

import numpy as np
import pytest
from matplotlib.patches import Circle, Polygon

import pendula as pe
from pendula.simulation import simulate
from pendula.viewer import sketch
from pendula.viewer.scene import scene_of
from pendula.viewer.shapes import circle, coil
from pendula.viewer.supports import tracks

pytestmark = pytest.mark.slow

x, theta = pe.coordinates("x theta")
l = pe.parameters(l=0.5)
CART = pe.Point(x, 0)


def run_of(drawing, *, start=None, until=1.0):
    """Both coordinates oscillate; what matters is the drawing."""
    system = pe.Lagrangian(
        (x, theta), (x.dot**2 + l * theta.dot**2) / 2, (x**2 + theta**2) / 2, drawing=drawing, name="shown"
    )
    return simulate(system, start or {"x": 0.3, "theta": 0.8}, until=until, step=0.01)


def picture(drawing, **how):
    return sketch(run_of(drawing), **how).axes[0]


def paths(axes):
    """Every line as points, without the strokes of hatching."""
    found = [np.column_stack((line.get_xdata(), line.get_ydata())) for line in axes.lines]
    return [path for path in found if np.isfinite(path).all()]


def hatchings(axes):
    found = [np.column_stack((line.get_xdata(), line.get_ydata())) for line in axes.lines]
    return [path for path in found if not np.isfinite(path).all()]


def circles(axes):
    return [patch for patch in axes.patches if isinstance(patch, Circle)]


def test_a_rail_runs_under_the_wheels_of_its_cart():
    axes = picture([pe.Rail(pe.Point(-1, 0), pe.Point(1, 0)), pe.Cart(CART, 0.4, 0.2)], moments=1)
    (rail,) = paths(axes)
    wheels = circles(axes)
    assert len(wheels) == 2
    for wheel in wheels:
        assert wheel.center[1] - wheel.radius == pytest.approx(rail[0, 1])
    assert rail[0, 1] == rail[1, 1] < -0.1
    (strokes,) = hatchings(axes)
    assert np.nanmax(strokes[:, 1]) == pytest.approx(rail[0, 1])  # below the rail


def test_a_cart_on_a_rail_that_goes_to_the_left_is_not_upside_down():
    axes = picture([pe.Rail(pe.Point(1, 0), pe.Point(-1, 0)), pe.Cart(CART, 0.4, 0.2)], moments=1)
    assert paths(axes)[0][0, 1] < -0.1


def test_ground_is_drawn_as_far_as_it_is_needed():
    wide = [pe.Rail(pe.Point(-90, -1), pe.Point(70, -1)), pe.Rod(CART, pe.Point(x, 1))]
    (rail,) = [path for path in paths(picture(wide, moments=1)) if path[0, 1] == path[1, 1] == -1]
    assert -2 < rail[:, 0].min() < rail[:, 0].max() < 2


def test_ground_far_below_stays_where_it_is():
    deep = [pe.Rail(pe.Point(-90, -50), pe.Point(70, -50)), pe.Rod(CART, pe.Point(x, 1))]
    assert min(path[:, 1].min() for path in paths(picture(deep))) == -50


def test_ground_beside_what_moves_is_drawn_whole():
    aside = [pe.Rail(pe.Point(40, 0), pe.Point(70, 0)), pe.Rod(CART, pe.Point(x, 1))]
    assert max(path[:, 0].max() for path in paths(picture(aside))) == 70


def test_ground_alone_can_be_drawn():
    (rail,) = paths(picture([pe.Rail(pe.Point(-1, 0), pe.Point(1, 0))]))
    np.testing.assert_allclose(rail, [[-1, 0], [1, 0]])


def test_rails_that_frame_something_are_not_ground():
    a, b, c = pe.Point(0, 0), pe.Point(1, 0), pe.Point(0, 1)
    axes = picture([pe.Rail(a, b), pe.Rail(b, c), pe.Rail(c, a), pe.Disc(CART, 0.1)])
    assert hatchings(axes) == []


def test_a_cart_on_a_slope_leans_with_it_and_stands_on_it():
    slope = pe.pi / 6
    top, toe = (
        pe.Point(-2 * pe.cos(slope), 2 * pe.sin(slope)),
        pe.Point(2 * pe.cos(slope), -2 * pe.sin(slope)),
    )
    block = pe.Point(x * pe.cos(slope), -x * pe.sin(slope))
    axes = picture([pe.Rod(top, toe), pe.Cart(block, 0.4, 0.2)], moments=1)
    (box,) = [patch for patch in axes.patches if isinstance(patch, Polygon)]
    bottom = box.get_xy()[:2]
    along = (bottom[1] - bottom[0]) / np.linalg.norm(bottom[1] - bottom[0])
    np.testing.assert_allclose(along, [np.cos(np.pi / 6), -np.sin(np.pi / 6)], atol=1e-9)
    for wheel in circles(axes):
        assert wheel.center @ np.array([np.sin(np.pi / 6), np.cos(np.pi / 6)]) == pytest.approx(wheel.radius)


def test_a_rod_that_begins_in_a_cart_is_no_track():
    run = run_of([pe.Cart(CART, 0.4, 0.2), pe.Rod(CART, pe.Point(x + 1, 0))])
    assert tracks(scene_of(run, run.model, 3)) == {}


def test_a_hinge_is_where_a_rod_turns_about_a_cart():
    axes = picture([pe.Cart(CART, 0.4, 0.2), pe.Rod(CART, CART.translate(pe.sin(theta), 1))], moments=3)
    centres = [patch.center for patch in circles(axes)]
    final = run_of([]).final["x"]
    assert any(np.allclose(centre, (final, 0)) for centre in centres)


def test_a_spring_pushes_against_a_wall_or_hangs_from_a_pin():
    wall, swinging = pe.Point(-1, 0), pe.Point(l * pe.sin(theta), -l * pe.cos(theta))
    straight = picture([pe.Coil(wall, CART)])
    assert circles(straight) == []
    (strokes,) = hatchings(straight)
    assert np.nanmax(strokes[:, 0]) == pytest.approx(-1)  # on the side away from the spring
    turning = picture([pe.Coil(pe.Point(0, 0), swinging)])
    assert hatchings(turning) == []
    assert [patch.center for patch in circles(turning)] == [(0, 0)]


def test_a_disc_on_a_fixed_point_takes_the_place_of_the_pin():
    pivot = pe.Point(0, 0)
    axes = picture([pe.Rod(pivot, pe.Point(pe.sin(theta), 1)), pe.Disc(pivot, 0.2)])
    assert [patch.radius for patch in circles(axes)] == [0.2]  # once: it does not move


def test_rods_that_close_a_ring_are_filled():
    a, b, c = CART, CART.translate(1, 0), CART.translate(0, 1)
    ring = picture([pe.Rod(a, b), pe.Rod(b, c), pe.Rod(c, a)], moments=4)
    assert sum(isinstance(patch, Polygon) for patch in ring.patches) == 4
    opened = picture([pe.Rod(a, b), pe.Rod(b, c), pe.Rod(a, c)], moments=4)
    assert not any(isinstance(patch, Polygon) for patch in opened.patches)


def test_sizes_may_depend_on_anything():
    disc = pe.Disc(CART, l * (1 + x.dot**2) + pe.time)
    run = run_of([disc])
    radii = [patch.radius for patch in circles(sketch(run, moments=3).axes[0])]
    k = [0, 50, 100]
    assert radii == pytest.approx(0.5 * (1 + run.v[k, 0] ** 2) + run.t[k])


def test_a_size_that_is_no_number_does_not_end_the_picture(tmp_path):
    zero = pe.parameters(zero=0.0)
    run = run_of(
        [pe.Disc(CART, l / zero), pe.Hoop(CART, pe.log(-1 - x**2), axis=(0, 0, 0)), pe.Disc(CART, -l)]
    )
    axes = sketch(run, tmp_path / "odd.png").axes[0]
    # Neither an infinite nor a negative radius is drawn, and the picture keeps the size of the motion.
    assert all(np.isfinite(disc.radius) and disc.radius >= 0 for disc in circles(axes))
    assert 0.1 < np.ptp(axes.get_xlim()) < 10
    assert (tmp_path / "odd.png").stat().st_size > 1000


def test_one_place_far_away_is_a_picture(tmp_path):
    axes = sketch(run_of([pe.Disc(pe.Point(1e6, x / 10**30), 0)]), tmp_path / "far.png").axes[0]
    assert axes.get_xlim()[0] < 1e6 < axes.get_xlim()[1]
    assert axes.get_ylim()[0] < 0 < axes.get_ylim()[1]
    assert (tmp_path / "far.png").stat().st_size > 1000


@pytest.mark.parametrize("size", [1e-100, 1e100])
def test_any_scale_can_be_drawn(tmp_path, size):
    end = pe.Point(size * x, size)
    shapes = [pe.Rod(CART, end), pe.Disc(end, size / 9), pe.Coil(pe.Point(0, 0), end), pe.Trail(end)]
    axes = sketch(run_of([pe.Rod(pe.Point(0, 0), end), *shapes[1:]]), tmp_path / "sized.png").axes[0]
    # The rod is as long as the size, and the picture not much higher.
    assert size < np.ptp(axes.get_ylim()) < 10 * size
    assert (tmp_path / "sized.png").stat().st_size > 1000


def test_a_coil_joins_its_ends():
    a, b = np.array([1.0, 2.0]), np.array([4.0, 6.0])
    path = coil(a, b, 0.3)
    np.testing.assert_array_equal(path[[0, -1]], [a, b])
    across = (path - a) @ np.array([-0.8, 0.6])
    assert np.abs(across).max() == pytest.approx(0.3)
    along = (path - a) @ np.array([0.6, 0.8])
    assert (np.diff(along) > 0).all()
    assert len(coil(a, a, 0.3)) == 2


@pytest.mark.parametrize("axis", [(0, 0, 1), (1, 0, 0), (1.0, -2.0, 3.0), (0, 0, 0)])
def test_a_circle_lies_across_its_axis(axis):
    center, axis = np.array([1.0, 2.0, 3.0]), np.array(axis, dtype=float)
    ring = circle(center, 2.0, axis)
    np.testing.assert_allclose(np.linalg.norm(ring - center, axis=1), 2.0)
    np.testing.assert_allclose((ring - center) @ axis, 0.0, atol=1e-12)
    np.testing.assert_allclose(ring[0], ring[-1], atol=1e-12)


def test_a_hoop_in_the_plane_is_one_circle():
    (ring,) = paths(picture([pe.Hoop(CART, 0.7)], moments=1))
    np.testing.assert_allclose(np.hypot(ring[:, 0] - run_of([]).final["x"], ring[:, 1]), 0.7)


def test_the_half_of_a_hoop_that_is_behind_is_paler_and_covered():
    axes = picture(
        [pe.Hoop(pe.Point(x, 0, 0), 0.7, axis=(1, 0, 0)), pe.Disc(pe.Point(x, 0, 0.7), 0.1)], moments=1
    )
    behind, front = sorted(axes.lines, key=lambda line: line.zorder)
    assert np.mean(behind.get_color()) > np.mean(front.get_color())
    points = len(behind.get_xdata()) + len(front.get_xdata())
    assert 181 <= points <= 183  # together they close the ring
    (ball,) = circles(axes)
    assert ball.zorder > front.zorder


def test_space_is_seen_from_the_side_with_z_up():
    run = simulate("spherical-pendulum", until=1.0, step=0.01)
    scene = scene_of(run, run.model, 5)
    np.testing.assert_allclose(scene.view @ scene.view.T, np.eye(3), atol=1e-12)
    assert np.linalg.det(scene.view) == pytest.approx(1.0)  # no mirror
    right, up, _ = scene.view
    assert right[2] == 0
    assert up[2] > 0
    assert {"$x$", "$y$", "$z$"} <= {text.get_text() for text in sketch(run).axes[0].texts}


def test_a_view_does_not_hide_one_part_behind_another():
    """An arm along the usual direction of view would be a dot."""
    end = pe.Point(3 * pe.cos(pe.pi / 6), 3 * pe.sin(pe.pi / 6), x)
    run = run_of([pe.Rod(pe.Point(0, 0, 0), end), pe.Rod(end, pe.Point(*(end.position / 2)))])
    scene = scene_of(run, run.model, 5)
    arm = scene.paths[end][-1] - scene.paths[pe.Point(0, 0, 0)][-1]
    assert np.hypot(*arm[:2]) > 1.0


def test_a_trail_that_would_be_too_small_is_shown_again_from_above():
    run = simulate("foucault-pendulum", until=100.0, step=0.1)
    figure = sketch(run)
    (close_up,) = figure.axes[0].child_axes
    assert close_up.get_title() == "from above"
    east = [piece[:, 0] for trail in close_up.collections for piece in trail.get_segments()]
    assert np.concatenate(east).max() == pytest.approx(run["x"].max())
    assert not sketch(simulate("spherical-pendulum", until=1.0, step=0.01)).axes[0].child_axes
