"""A page of bodies that touch: they rest, can be lifted and let go; residuals and arrows are shown."""

import pytest
from tests.browser.watching import player, ready, until

import pendula as pe

pytestmark = pytest.mark.slow
TOP = 3  # the number of the topmost box's drawn point: the ground comes first


@pytest.fixture
def page(open_page, tmp_path):
    path = pe.html(pe.gallery.stack(bodies=3), tmp_path / "stack.html")
    return ready(open_page(path, viewport={"width": 1200, "height": 800}))


def test_a_box_is_lifted_and_let_go_by_the_mouse(page):
    page.keyboard.press(" ")
    until(page, "window.pendula.player.t > 0.1")
    assert player(page, "p.y[16]") == pytest.approx(0.5, abs=1e-6)
    x, y = page.evaluate(f"""() => {{
      const stage = window.pendula.page.theatre.stage, box = stage.canvas.getBoundingClientRect();
      const at = stage.screenOf({TOP});
      return [box.left + at.x, box.top + at.y];
    }}""")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y - 60, steps=4)
    until(page, "window.pendula.player.y[16] > 0.55")
    page.mouse.up()
    # It falls again, and what the hand did is in the books.
    until(page, "Math.abs(window.pendula.player.energy().kinetic) < 1e-3")
    works = {work["name"]: work["value"] for work in player(page, "p.report().works")}
    assert works["hand"] > 0.1
    energy = player(page, "p.energy()")
    assert energy["ledger"] == pytest.approx(energy["total"], abs=1e-6 * energy["total"])
    page.keyboard.press("r")
    until(page, "window.pendula.player.t < 1 && window.pendula.player.report().works[3].value === 0")


def test_the_picture_stays_while_a_body_is_held(page):
    """It grew with the body that followed the pointer, and the place under the pointer moved away with it."""
    size = "window.pendula.page.theatre.framing.size"
    page.keyboard.press(" ")
    x, y, top = page.evaluate(f"""() => {{
      const stage = window.pendula.page.theatre.stage, box = stage.canvas.getBoundingClientRect();
      const at = stage.screenOf({TOP});
      return [box.left + at.x, box.top + at.y, box.top];
    }}""")
    page.mouse.move(x, y)
    page.mouse.down()
    before = page.evaluate(size)
    page.mouse.move(x, top + 10, steps=4)
    t = player(page, "p.t")
    until(page, f"window.pendula.player.t > {t + 1}")
    assert page.evaluate(size) == before
    page.mouse.up()
    until(page, f"{size} > {before}")  # what is let go out there is followed


def test_the_menus_of_the_phase_portrait_stand_on_one_line(page):
    menus = "[...document.querySelectorAll('.chart-head .inline-field select')]"
    tops = page.evaluate(f"{menus}.map((menu) => menu.getBoundingClientRect().top)")
    assert len(tops) == 3
    assert len(set(tops)) == 1


def test_the_page_is_no_higher_than_the_window_however_long_the_controls_are(page):
    page.evaluate("document.querySelector('.controls').style.minHeight = '2000px'")
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_residuals_and_arrows_are_shown(page):
    page.keyboard.press(".")
    until(page, "window.pendula.player.steps === 1")
    facts = "[...document.querySelectorAll('[data-facts=residuals] dt')].map((e) => e.textContent)"
    assert page.evaluate(facts) == ["signorini", "coulomb", "dissipation", "penetration"]
    arrows = "window.pendula.page.theatre.stage.arrows"
    until(page, f"{arrows}.shafts.count === 12")  # four corners of every box, all of which press
    page.locator("label", has_text="arrows").click()
    until(page, f"!{arrows}.object.visible")
