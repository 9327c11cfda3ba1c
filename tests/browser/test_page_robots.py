"""A robot in a live page: poses by sliders, the servo, what is shown on demand."""

from pathlib import Path

import pytest
from tests.browser.watching import player, ready, until

import pendula as pe

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def written(tmp_path_factory) -> Path:
    arm = pe.gallery.seven_axis_arm()
    path = tmp_path_factory.mktemp("robot") / "arm.html"
    return pe.html(arm, path, control=pe.joint_servo(arm, start={"q2": 0.5}), start={"q2": 0.5})


@pytest.fixture
def page(open_page, written):
    return ready(open_page(written, viewport={"width": 1400, "height": 1000}))


def slide(page, name: str, value: float) -> None:
    field = page.locator(f"[data-number='{name}_desired']")
    field.fill(str(value))
    field.press("Enter")
    field.blur()  # so that keys are the page's again


def test_paused_a_slider_sets_the_pose(page):
    slide(page, "q4", -1.25)
    assert player(page, "[p.t, p.y[3], p.y[1]]") == [0, -1.25, 0.5]
    # Other joints stay where they are, not where they were at the start.
    page.keyboard.press(" ")
    slide(page, "q2", 1.0)
    # At rest there, not on its way past it: pictures may be far apart.
    until(page, "(({ y }) => Math.abs(y[1] - 1) < 0.01 && Math.abs(y[8]) < 0.01)(window.pendula.player)")
    page.keyboard.press(" ")
    slide(page, "q6", 0.75)
    t, q2, q4, q6, v2 = player(page, "[p.t, p.y[1], p.y[3], p.y[5], p.y[8]]")
    assert (t, q6, v2) == (0, 0.75, 0)
    assert abs(q2 - 1.0) < 0.02
    assert abs(q4 + 1.25) < 0.1


def test_running_the_servo_goes_there(page):
    page.keyboard.press(" ")
    until(page, "window.pendula.player.t > 0.2")
    slide(page, "q1", 0.8)
    assert player(page, "p.t") > 0.2  # a pose would begin anew
    until(page, "Math.abs(window.pendula.player.y[0] - 0.8) < 0.01 && window.pendula.player.t > 0.5")


def test_frames_and_centres_of_mass_are_shown_on_demand(page):
    before = page.locator("canvas").first.screenshot()
    for label in ("frames", "centres of mass", "reactions"):
        frames = page.evaluate("window.pendula.page.frames")
        page.get_by_label(label).check()
        until(page, f"window.pendula.page.frames > {frames}")
        after = page.locator("canvas").first.screenshot()
        assert after != before
        before = after


def test_seven_axes_move_faster_than_real_time(page):
    """A thousand steps of a millisecond within a second, next to whatever else the machine does."""
    spent = player(
        page,
        "(() => { const from = performance.now(); for (let i = 0; i < 1000; i += 1) p.single();"
        " return performance.now() - from; })()",
    )
    assert spent < 1000  # milliseconds for a second
