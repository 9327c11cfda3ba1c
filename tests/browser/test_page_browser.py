"""What a page shares with its browser: the window, the clipboard, colours that readers choose, fonts."""

from pathlib import Path

import pytest
from tests.browser.watching import open_card, ready, until

import pendula as pe

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def files(tmp_path_factory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("pages")
    return {
        "cart": pe.html("cart-pole", folder / "cart.html"),
        "spherical": pe.html("spherical-pendulum", folder / "spherical.html"),
    }


def test_the_view_of_a_system_in_space_is_zoomed_moved_and_fitted(open_page, files):
    page = ready(open_page(files["spherical"], viewport={"width": 1280, "height": 800}))
    box = page.locator(".stage-canvas").bounding_box()
    bob = page.evaluate("window.pendula.data.points.findIndex((point) => point.draggable)")
    pin = page.evaluate("window.pendula.data.points.findIndex((point) => point.fixed)")

    def places() -> list[dict[str, float]]:
        page.wait_for_timeout(60)  # the next picture
        return page.evaluate(f"[{pin}, {bob}].map((i) => window.pendula.page.theatre.stage.screenOf(i))")

    def length(places: list[dict[str, float]]) -> float:
        return abs(places[0]["x"] - places[1]["x"]) + abs(places[0]["y"] - places[1]["y"])

    before = places()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down(button="right")
    page.mouse.move(box["x"] + 90, box["y"] + 60, steps=4)
    page.mouse.up(button="right")
    moved = places()
    assert moved[0]["x"] - before[0]["x"] == pytest.approx(
        70, rel=0.1
    )  # what is nearer than the middle moves further
    assert moved[0]["y"] - before[0]["y"] == pytest.approx(40, rel=0.1)
    page.mouse.wheel(0, -300)
    until(page, f"window.pendula.page.theatre.stage.screenOf({bob}).y !== {moved[1]['y']}")
    assert length(places()) > 1.05 * length(moved)
    page.mouse.dblclick(box["x"] + 20, box["y"] + 20)
    fitted = places()
    assert fitted == [{axis: pytest.approx(at, abs=2) for axis, at in place.items()} for place in before]


def test_a_link_is_copied_and_the_window_is_filled(open_page, files):
    page = ready(open_page(files["cart"], permissions=["clipboard-read", "clipboard-write"]))
    field = page.locator("[data-number=g]")
    field.fill("1.62")
    field.press("Enter")
    page.locator("[data-act=link]").click()
    until(page, "document.querySelector('.top-buttons .remark').textContent === 'Link copied.'")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith(files["cart"].as_uri())
    assert "p.g=1.62" in copied
    full = page.get_by_role("button", name="Full screen")
    full.click()
    until(page, "document.fullscreenElement !== null")
    full.click()
    until(page, "document.fullscreenElement === null")


def test_colours_that_a_reader_has_chosen_leave_lines_apart(open_page, files):
    page = ready(open_page(files["cart"], forced_colors="active"))
    colours = page.evaluate("""() => {
      const swatches = document.querySelector('.chart').querySelectorAll('.swatch');
      return [...swatches].map((swatch) => getComputedStyle(swatch).borderTopColor);
    }""")
    assert len(colours) == len(set(colours)) > 1
    assert page.evaluate("getComputedStyle(document.querySelector('.card')).borderTopStyle") == "solid"


def test_equations_have_a_font_of_their_own(open_page, files):
    page = ready(open_page(files["cart"]))
    open_card(page, "Equations of motion")
    loaded = "[...document.fonts].find((font) => /Pendula Math/.test(font.family))?.status === 'loaded'"
    until(page, loaded)


def test_plots_stand_right_below_the_picture_however_long_the_controls_are(open_page, files):
    page = ready(open_page(files["cart"], viewport={"width": 1024, "height": 768}))
    page.evaluate("for (const card of document.querySelectorAll('.left details')) card.open = true")
    lower, left, right = (
        page.locator(name).bounding_box() for name in (".middle > :last-child", ".left", ".right")
    )
    assert left["height"] > 1000  # far more than the picture
    assert 0 < right["y"] - (lower["y"] + lower["height"]) < 20


def test_light_and_dark_follow_the_system_all_at_once(open_page, files):
    page = ready(open_page(files["cart"], color_scheme="light"))
    for width, scheme in ((390, "dark"), (1280, "light"), (390, "dark"), (1280, "light")):
        # Another size has all plots drawn anew, with the colours of the moment.
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme=scheme)
        until(page, f"document.documentElement.dataset.theme === '{scheme}'")
