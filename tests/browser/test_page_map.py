"""A map of an ensemble in the browser: each pixel opens the run it stands for."""

import numpy as np
import pytest
from tests.browser.watching import ready, until

import pendula as pe

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def study():
    varied = pe.grid(theta1=np.linspace(-2, 2, 5), l1=[0.5, 1.0, 1.5])
    return pe.ensemble(
        "double-pendulum", varied, starts={"theta2": [0.7]}, until=5.0, step=0.01,
        keep={"largest": "largest abs(theta1)", "flip": "first abs(theta1) > pi"},
    )  # fmt: skip


@pytest.fixture(scope="module")
def file(study, tmp_path_factory):
    return pe.html(study.run(), tmp_path_factory.mktemp("pages") / "map.html")


def click(page, right, up):
    box = page.locator("[data-map]").bounding_box()
    page.mouse.click(box["x"] + right * box["width"], box["y"] + (1 - up) * box["height"])


def test_a_click_opens_the_member_of_a_pixel_and_moves_it_as_its_run(open_page, study, file):
    page = ready(open_page(file, viewport={"width": 1280, "height": 900}))
    click(page, 0.7, 0.1)  # the fourth of five to the right, the lowest of three
    until(page, "window.pendula.player.t > 0.2")
    page.keyboard.press("Space")
    said = page.locator("[data-map-says]").inner_text()
    assert said == "θ₁ = 1 rad, l₁ = 0.5 m: flip none."
    t, *y = page.evaluate("[window.pendula.player.t, ...window.pendula.player.y]")
    # The same RK4 steps by other code: rounding over some hundred of them.
    run = study.run_member(3 * 3)
    np.testing.assert_allclose(y, run.y[round(t / 0.01)], rtol=1e-9, atol=1e-10)
    until(page, "location.hash.includes('s.theta1=1')")  # which is told a moment later
    assert page.evaluate("window.pendula.page.session.start.q") == [1.0, 0.7]


def test_arrow_keys_move_from_member_to_member(open_page, study, file):
    page = ready(open_page(file, viewport={"width": 1280, "height": 900}))
    click(page, 0.5, 0.5)
    page.locator("[data-map]").press("ArrowRight")
    page.locator("[data-map]").press("ArrowUp")
    assert page.locator("[data-map-says]").inner_text().startswith("θ₁ = 1 rad, l₁ = 1.5 m")
    page.get_by_label("What the map shows").select_option("largest")
    found = page.locator("[data-map-says]").inner_text().removesuffix(".").split("largest ")[1]
    # The fourth of five to the right, the third of three upwards; four digits are shown.
    run = study.run_member(3 * 3 + 2)
    assert float(found) == pytest.approx(np.abs(run["theta1"]).max(), rel=1e-3)
