"""A recorded run in the page: time line, speed, plots that follow the cursor, the outcome in words."""

import numpy as np
import pytest
from tests.browser.watching import player, ready, until

import pendula as pe

pytestmark = pytest.mark.slow

UNTIL = 4.0  # s


@pytest.fixture(scope="module")
def run():
    """A double pendulum with every sample kept, and where its energy went."""
    return pe.simulate(
        "double-pendulum", until=UNTIL, step=0.002, integrator="rk4", save_every=5, ledger=True
    )


@pytest.fixture
def page(open_page, run, tmp_path):
    return ready(open_page(pe.html(run, tmp_path / "replay.html")))


def test_the_time_line_goes_to_any_instant(page, run):
    line = page.get_by_label("Time line")
    line.focus()
    page.keyboard.press("End")
    assert player(page, "p.t") == pytest.approx(UNTIL, abs=1e-12)
    assert np.allclose(player(page, "[...p.y]"), run.y[-1], rtol=1e-12)  # doubles, through base64 and back
    page.keyboard.press("Home")
    assert player(page, "p.t") == 0.0
    assert player(page, "[...p.y]") == list(run.y[0])
    line.evaluate("(line) => { line.value = line.max / 2; line.dispatchEvent(new Event('input')); }")
    assert player(page, "p.t") == pytest.approx(UNTIL / 2, abs=UNTIL / 10_000)  # a tick of the line


def test_a_run_plays_to_its_end_and_begins_again(page):
    page.evaluate("window.pendula.page.session.speed.value = 8")
    page.keyboard.press("Space")
    until(page, "window.pendula.player.t > 0.5")
    assert page.get_by_label("Time line").input_value() != "0"
    until(page, "!window.pendula.page.session.playing")
    assert player(page, "p.t") == pytest.approx(UNTIL, abs=1e-12)
    page.keyboard.press("Space")
    until(page, "window.pendula.player.t > 0")
    page.evaluate("window.pendula.page.session.play(false)")
    page.keyboard.press("r")
    assert player(page, "p.t") == 0.0


def test_a_full_stop_shows_the_next_picture(page):
    page.keyboard.press(".")
    first = player(page, "p.t")
    page.keyboard.press(".")
    assert 0 < first < player(page, "p.t") < 0.1
    assert not page.evaluate("window.pendula.page.session.playing")


def test_speed_changes_how_fast_it_plays(page):
    page.locator("[data-slider=speed]").focus()
    page.keyboard.press("Home")
    assert page.evaluate("window.pendula.page.session.speed.value") == 1 / 64
    page.keyboard.press("Space")
    begin = page.evaluate("[performance.now(), window.pendula.player.t]")
    page.wait_for_timeout(800)
    end = page.evaluate("[performance.now(), window.pendula.player.t]")
    # A picture more or less, 0.1 s at most, before and after the reading.
    assert 0 < end[1] - begin[1] <= ((end[0] - begin[0]) / 1000 + 0.2) / 64


def test_plots_follow_the_cursor(page, run):
    page.evaluate("window.pendula.page.session.seek(2.0)")
    page.wait_for_timeout(150)
    index = int(np.searchsorted(run.t, 2.0))
    shown = [
        text.replace("−", "-") for text in page.locator(".chart").first.locator(".value").all_inner_texts()
    ]
    assert [float(text) for text in shown] == pytest.approx(
        list(run.q[index]), rel=1e-3
    )  # four figures are shown
    energies = [
        text.replace("−", "-") for text in page.locator(".chart").nth(1).locator(".value").all_inner_texts()
    ]
    assert float(energies[2]) == pytest.approx(run.energy.total[index], rel=1e-3)
    canvas = page.locator(".chart").first.locator("canvas")
    before = canvas.screenshot()
    page.evaluate("window.pendula.page.session.seek(3.0)")
    page.wait_for_timeout(150)
    assert canvas.screenshot() != before


def test_the_outcome_and_the_settings_are_told(page, run):
    text = page.locator(".outcome").inner_text()
    assert text == str(run.outcome)
    assert page.locator(".facts").first.inner_text() == "integrator\nrk4"
    assert page.locator("[data-menu=integrator]").count() == 0  # nothing of a recorded run can be chosen anew


def test_a_run_that_diverged_says_so(open_page, tmp_path):
    run = pe.simulate("lorenz", until=100.0, step=1.0, integrator="euler")
    page = ready(open_page(pe.html(run, tmp_path / "diverged.html")))
    assert page.locator(".outcome").inner_text() == str(run.outcome)
    page.keyboard.press("Space")
    page.wait_for_timeout(200)
    assert page.evaluate("window.pendula.page.frames") > 1


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_no_width_needs_scrolling_sideways(open_page, run, tmp_path, width):
    page = ready(open_page(pe.html(run, tmp_path / "replay.html"), viewport={"width": width, "height": 800}))
    assert page.evaluate("document.documentElement.scrollWidth") <= width
