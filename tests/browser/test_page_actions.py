"""What users do with a page beside watching: views, links, files, presentation, keys."""

import re
from pathlib import Path

import pytest
from tests.browser.watching import open_card, player, ready, until

import pendula as pe

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def files(tmp_path_factory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("pages")
    return {
        "double": pe.html("double-pendulum", folder / "double.html", step=0.002),
        "pendulum": pe.html("pendulum", folder / "pendulum.html"),
        "foucault": pe.html("foucault-pendulum", folder / "foucault.html"),
        "pin": pe.html("held-pin-pendulum", folder / "pin.html"),
    }


def place_of(page, point: int) -> dict[str, float]:
    page.wait_for_timeout(60)  # the next picture
    return page.evaluate(f"window.pendula.page.theatre.stage.screenOf({point})")


def first_body(page) -> int:
    return page.evaluate("window.pendula.data.points.findIndex((point) => point.draggable)")


def test_the_view_of_a_plane_system_is_zoomed_moved_and_fitted(open_page, files):
    page = ready(open_page(files["double"], viewport={"width": 1280, "height": 800}))
    body, box = first_body(page), page.locator(".stage-canvas").bounding_box()
    before = place_of(page, body)
    page.mouse.move(box["x"] + before["x"] + 60, box["y"] + before["y"] + 60)
    page.mouse.wheel(0, -300)
    zoomed = place_of(page, body)
    # What is under the pointer stays, so the body, 60 pixels off, is now 60 e^0.6 = 109 pixels off.
    assert zoomed["x"] == pytest.approx(before["x"] - 49, abs=3)
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 90, box["y"] + 50, steps=3)
    page.mouse.up()
    moved = place_of(page, body)
    assert moved["x"] - zoomed["x"] == pytest.approx(70, abs=1)
    assert moved["y"] - zoomed["y"] == pytest.approx(30, abs=1)
    for fit in (lambda: page.keyboard.press("f"), lambda: page.locator("[data-act=fit]").click()):
        fit()
        fitted = place_of(page, body)
        assert fitted["x"] == pytest.approx(before["x"], abs=2)
        page.mouse.wheel(0, -300)
    page.mouse.dblclick(box["x"] + 30, box["y"] + 200)
    assert place_of(page, body)["x"] == pytest.approx(before["x"], abs=2)


def test_a_body_that_is_dragged_while_paused_is_the_new_start(open_page, files):
    page = ready(open_page(files["pendulum"], viewport={"width": 1280, "height": 800}))
    body, box = first_body(page), page.locator(".stage-canvas").bounding_box()
    at = place_of(page, body)
    page.mouse.move(box["x"] + at["x"], box["y"] + at["y"])
    page.mouse.down()
    page.mouse.move(box["x"] + at["x"] - 120, box["y"] + at["y"] + 30, steps=6)
    page.mouse.up()
    page.wait_for_timeout(100)
    angle = player(page, "p.y[0]")
    assert player(page, "p.t") == 0
    assert angle != page.evaluate("window.pendula.data.start.q[0]")
    assert page.evaluate("window.pendula.page.session.start.q[0]") == angle
    # The bob is on the line from the pivot to the pointer.
    now = place_of(page, body)
    pivot = page.evaluate(
        "window.pendula.page.theatre.stage.screenOf(window.pendula.data.points.findIndex((p) => p.fixed))"
    )
    across = (now["x"] - pivot["x"]) * (at["y"] + 30 - pivot["y"])
    assert across == pytest.approx((at["x"] - 120 - pivot["x"]) * (now["y"] - pivot["y"]), rel=0.03, abs=150)
    page.keyboard.press("Space")
    until(page, "window.pendula.player.t > 0.05")
    page.keyboard.press("Space")
    page.keyboard.press("r")
    assert player(page, "p.y[0]") == angle


def test_what_is_set_is_in_the_address_and_defaults_take_it_back(open_page, files):
    page = ready(open_page(files["double"]))
    field = page.locator("[data-number=g]")
    field.fill("1.62")
    field.press("Enter")
    # After Enter the page's keys are the page's again; Escape takes back what was typed.
    assert page.evaluate("document.activeElement === document.body")
    field.fill("77")
    field.press("Escape")
    assert player(page, "p.parameter('g')") == 1.62
    page.locator("[data-menu=integrator]").select_option("euler")
    until(page, "location.hash.includes('p.g=1.62') && location.hash.includes('integrator=euler')")
    address = page.evaluate("location.href")
    other = page.context.new_page()
    other.goto(address)
    until(other, "window.pendula?.ready")
    assert player(other, "[p.parameter('g'), p.integrator]") == [1.62, "euler"]
    assert float(other.locator("[data-number=g]").input_value()) == 1.62
    other.locator("[data-act=defaults]").click()
    assert player(other, "[p.parameter('g'), p.integrator]") == [9.81, "rk4"]
    until(other, "location.hash === ''")
    other.goto(f"{files['double'].as_uri()}#p.nonsense=1")
    other.reload()
    until(other, "window.pendula?.ready")
    assert "p.nonsense" in other.locator(".top-buttons .remark").inner_text()


def test_numbers_pictures_and_films_can_be_taken_away(open_page, files, tmp_path):
    page = ready(open_page(files["double"], accept_downloads=True))
    page.keyboard.press("Space")
    until(page, "window.pendula.player.t > 0.3")

    def saved(kind: str) -> bytes:
        page.locator("[data-act=save]").click()
        with page.expect_download() as download:
            page.locator(f"[data-save={kind}]").click()
        download.value.save_as(tmp_path / kind)
        return (tmp_path / kind).read_bytes()

    head, *rows = saved("csv").decode().splitlines()
    assert head.startswith("t [s],theta1 [rad],theta2 [rad]")
    numbers = [[float(cell) for cell in row.split(",") if cell] for row in rows]
    assert len(numbers) > 10
    assert numbers[0][1:3] == page.evaluate("window.pendula.data.start.q")
    picture = saved("png")
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 3000  # an empty canvas of this size takes less
    page.locator("[data-act=save]").click()
    page.locator("[data-save=webm]").click()
    page.wait_for_timeout(700)
    assert saved("webm").startswith(b"\x1a\x45\xdf\xa3")  # EBML, by which WebM begins


def test_the_page_says_what_to_watch_what_things_mean_and_warns(open_page, files):
    page = ready(open_page(files["pendulum"], viewport={"width": 1280, "height": 800}))
    assert page.locator(".watch").inner_text().startswith("Watch ")
    assert "gravity" in page.locator("label", has_text=re.compile("^g$")).get_attribute("title")
    assert page.locator("details", has_text="Equations of motion").get_attribute("open") is None
    assert page.locator(".clock").get_attribute("aria-live") == "off"
    # A singular parameter is refused at its field, by name.
    field = page.locator("[data-number=l]")
    field.fill("0")
    field.press("Enter")
    assert "l = 0 m" in field.evaluate("(field) => field.validationMessage")
    assert player(page, "p.parameter('l')") > 0
    # An energy that the ledger does not explain is told early.
    page.evaluate("""() => {
      const { session } = window.pendula.page;
      session.setIntegrator("euler");
      session.setStep(0.05);
      for (let k = 0; k < 60; k++) session.single();
    }""")
    until(page, "!document.querySelector('.warning').hidden")
    assert re.match(r"Energy off by .*: step too long for Euler", page.locator(".warning").inner_text())
    # A pace that cannot be kept is told in numbers.
    page.evaluate(
        "() => { const { session } = window.pendula.page; session.setIntegrator('rk4');"
        " session.setStep(1e-4); session.reset(); session.speed.value = 5000; session.play(true); }"
    )
    remark = "document.querySelector('.transport .remark').textContent"
    until(page, f"/^.*× instead of 5000×$/.test({remark})")


def test_letter_keys_can_be_switched_off_and_a_talk_has_large_type(open_page, files):
    page = ready(open_page(files["double"], viewport={"width": 1280, "height": 800}))
    page.keyboard.press("p")
    assert not page.locator(".left").is_visible()
    assert float(page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")) >= 18
    # The higher heading pushes nothing out of the window.
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    page.keyboard.press("p")
    assert page.locator(".left").is_visible()
    page.keyboard.press("p")
    page.keyboard.press("Escape")
    assert page.locator(".left").is_visible()
    page.keyboard.press("?")
    page.locator("[data-switch='letter keys']").uncheck()
    page.keyboard.press("Escape")
    until(page, "!document.querySelector('dialog[open]')")
    page.keyboard.press(".")
    page.keyboard.press("p")
    assert player(page, "p.steps") == 0
    assert page.locator(".left").is_visible()
    page.keyboard.press("Space")
    until(page, "window.pendula.player.t > 0.1")


def test_help_gives_up_the_focus_at_once_when_it_closes(open_page, files):
    """Not with the next picture: until then the space bar would switch the hidden box chosen last."""
    page = ready(open_page(files["double"]))
    page.keyboard.press("?")
    page.locator("[data-switch='letter keys']").uncheck()
    left = page.evaluate("""() => {
      const help = document.querySelector("dialog.help");
      help.dispatchEvent(new Event("cancel")); // what Escape does before it closes a dialog
      help.close();
      return help.contains(document.activeElement);
    }""")
    assert not left


def test_plots_are_read_off_under_the_pointer_and_show_what_is_chosen(open_page, files):
    page = ready(open_page(files["pin"], viewport={"width": 1280, "height": 800}))
    page.keyboard.press("Space")
    until(page, "window.pendula.player.t > 1")
    page.keyboard.press("Space")
    chart = page.locator(".chart").first
    options = chart.locator("select option").all_inner_texts()
    assert {"Coordinates", "Velocities", "Multipliers"} <= set(options)
    box = chart.locator(".u-over").bounding_box()
    page.mouse.move(box["x"] + 0.01 * box["width"], box["y"] + 30)
    until(page, "document.querySelector('.instant').textContent.startsWith('t = ')")
    hovered = chart.locator(".value").all_inner_texts()
    page.mouse.move(10, 10)
    page.wait_for_timeout(150)
    chart.locator("select").select_option(label="Multipliers")
    assert page.evaluate("document.querySelector('.chart h2').textContent") == "Multipliers"
    assert chart.locator(".value").all_inner_texts() != hovered
    # Pushes along what is held are no longer astronomical.
    open_card(page, "Push")
    for index in range(page.locator("[data-menu=push] option").count()):
        page.locator("[data-menu=push]").select_option(index=index)
        assert 0 < float(page.locator("[data-number=push]").input_value()) < 1e4
    portrait = page.locator(".chart").last
    before = portrait.locator("canvas").screenshot()
    portrait.locator("select").last.select_option(index=1)
    page.wait_for_timeout(100)
    assert portrait.locator("canvas").screenshot() != before


def test_foucault_is_seen_from_above_and_space_has_views(open_page, files):
    page = ready(open_page(files["foucault"], viewport={"width": 1280, "height": 800}))
    axes = "window.pendula.page.theatre.stage.axes()"
    x, y, z = page.evaluate(axes)
    assert (x["x"], y["y"]) == (pytest.approx(1, abs=1e-2), pytest.approx(-1, abs=1e-2))
    assert abs(z["x"]) + abs(z["y"]) < 0.05  # towards the onlooker
    # What it hangs from, 67 m above, is in the middle of the picture and of the swing.
    hanger = page.evaluate("window.pendula.data.points.findIndex((point) => point.fixed)")
    place, box = place_of(page, hanger), page.locator(".stage-canvas").bounding_box()
    assert (place["x"], place["y"]) == (
        pytest.approx(box["width"] / 2, abs=2),
        pytest.approx(box["height"] / 2, abs=2),
    )
    page.locator("[data-look=front]").click()
    page.wait_for_timeout(60)
    _, _, z = page.evaluate(axes)
    assert z["y"] == pytest.approx(-1, abs=1e-2)
    assert page.locator(".triad").is_visible()
    # Where graphics are taken away and given back, the page goes on.
    page.evaluate("""() => {
      const gl = document.querySelector('.stage-canvas').getContext('webgl2');
      window.lost = gl.getExtension('WEBGL_lose_context');
      window.lost.loseContext();
    }""")
    page.keyboard.press("Space")
    until(page, "window.pendula.player.t > 1")
    page.evaluate("window.lost.restoreContext()")
    frames = page.evaluate("window.pendula.page.frames")
    until(page, f"window.pendula.page.frames > {frames + 3}")
