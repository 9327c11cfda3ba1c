"""The picture and the plots of a live page: dragging, trails, the view, widths, speed."""

import math
from pathlib import Path

import pytest
from tests.browser.watching import open_card, player, ready, until

import pendula as pe

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def files(tmp_path_factory) -> dict[str, Path]:
    """Pages written once: a pendulum that hangs, a double pendulum, a chain, one in space."""
    folder = tmp_path_factory.mktemp("pages")
    return {
        "pendulum": pe.html("pendulum", folder / "pendulum.html", start={"theta": 0.0}, step=0.01),
        "double": pe.html("double-pendulum", folder / "double.html", step=0.002),
        "chain": pe.html(pe.gallery.n_link_pendulum(20), folder / "chain.html"),
        "spherical": pe.html("spherical-pendulum", folder / "spherical.html"),
    }


@pytest.fixture
def live(open_page, files):
    """Opens one of the pages and waits until it is ready."""

    def opened(name: str, **options):
        return ready(open_page(files[name], **options))

    return opened


def test_dragging_a_body_pulls_it_by_a_spring(live):
    page = live("pendulum")
    box = page.locator(".stage-canvas").bounding_box()
    point = page.evaluate("window.pendula.data.points.findIndex((point) => point.draggable)")
    at = page.evaluate(f"window.pendula.page.theatre.stage.screenOf({point})")
    scale = abs(at["y"] - box["height"] / 2)  # the pin is in the middle, the bob a length below
    page.keyboard.press("Space")
    page.mouse.move(box["x"] + at["x"], box["y"] + at["y"])
    page.mouse.down()
    page.mouse.move(box["x"] + at["x"] + scale, box["y"] + at["y"] - 0.3 * scale, steps=4)
    until(page, "window.pendula.player.y[0] > 0.2")  # the bob follows to the right
    assert player(page, "p.u[p.u.length - 1]") != 0
    page.mouse.up()
    assert player(page, "p.u[p.u.length - 1]") == 0


def test_a_drag_beside_the_bodies_moves_nothing(live):
    page = live("pendulum")
    box = page.locator(".stage-canvas").bounding_box()
    page.mouse.move(box["x"] + 12, box["y"] + 12)
    page.mouse.down()
    page.mouse.move(box["x"] + 90, box["y"] + 60, steps=3)
    assert player(page, "[p.t, ...p.u]") == [0.0] + [0.0] * player(page, "p.u.length")
    page.mouse.up()


def test_a_finger_drags_a_body(live):
    page = live("pendulum", has_touch=True, viewport={"width": 390, "height": 844}, is_mobile=True)
    page.keyboard.press("Space")
    page.evaluate("""() => {
      const { stage } = window.pendula.page.theatre, { canvas } = stage, box = canvas.getBoundingClientRect();
      const at = stage.screenOf(window.pendula.data.points.findIndex((point) => point.draggable));
      const finger = { pointerId: 1, pointerType: 'touch', button: 0, isPrimary: true, bubbles: true };
      const send = (kind, dx) => canvas.dispatchEvent(new PointerEvent(kind, {
        ...finger, clientX: box.left + at.x + dx, clientY: box.top + at.y - 0.3 * dx }));
      canvas.setPointerCapture = () => {};
      send('pointerdown', 0);
      send('pointermove', 60);
      window.letGo = () => send('pointerup', 60);
    }""")
    until(page, "window.pendula.player.y[0] > 0.1")
    page.evaluate("window.letGo()")
    assert player(page, "p.u[p.u.length - 1]") == 0


def test_a_slow_system_says_that_it_is_slower_than_real_time(live):
    page = live("chain")
    page.evaluate("window.pendula.page.session.speed.value = 2000")
    page.keyboard.press("Space")
    until(page, "/^.*× instead of 2000×/.test(document.querySelector('.transport .remark').textContent)")
    begin = page.evaluate("window.pendula.page.frames")
    page.wait_for_timeout(500)
    assert page.evaluate("window.pendula.page.frames") > begin  # and the page goes on


def test_trails_can_be_hidden(live):
    page = live("double")
    page.keyboard.press("Space")
    until(page, "window.pendula.player.t > 0.3")
    page.keyboard.press("Space")
    canvas = page.locator(".stage-canvas")
    with_trail = canvas.screenshot()
    page.locator("[data-switch=trails]").uncheck()
    page.wait_for_timeout(100)
    assert canvas.screenshot() != with_trail


def test_plots_follow_and_the_phase_portrait_can_be_chosen(live):
    page = live("double")
    names = page.locator(".chart h2").all_inner_texts()
    assert names == ["Coordinates", "Energy", "Phase portrait"]
    page.keyboard.press("Space")
    until(page, "window.pendula.player.t > 0.5")
    page.keyboard.press("Space")
    page.wait_for_timeout(100)
    shown = page.locator(".chart").first.locator(".value").first.inner_text().replace("−", "-")
    assert float(shown) == pytest.approx(player(page, "p.y[0]"), rel=1e-3)  # four figures are shown
    heights = page.evaluate(
        "[...document.querySelectorAll('.chart .value')].map((value) => value.offsetHeight)"
    )
    assert min(heights) > 8  # pixels: it can be seen
    portrait = page.locator(".chart").nth(2)
    before = portrait.locator("canvas").screenshot()
    portrait.locator("select").first.select_option(index=1)
    page.wait_for_timeout(100)
    assert portrait.locator("canvas").screenshot() != before
    assert "θ₂" in portrait.get_by_role("img").get_attribute("aria-label")


def test_the_page_of_a_system_in_space_is_turned_by_hand(live):
    page = live("spherical")
    box = page.locator(".stage-canvas").bounding_box()
    bob = page.evaluate("window.pendula.data.points.findIndex((point) => point.draggable)")
    before = page.evaluate(f"window.pendula.page.theatre.stage.screenOf({bob})")
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 160, box["y"] + 60, steps=4)
    page.mouse.up()
    after = page.evaluate(f"window.pendula.page.theatre.stage.screenOf({bob})")
    assert math.dist(before.values(), after.values()) > 5
    assert player(page, "p.t") == 0


def test_without_webgl_plane_systems_are_drawn_flat_and_others_say_so(browser, files):
    context = browser.new_context()
    context.add_init_script("""
      const original = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
        return kind.startsWith('webgl') ? null : original.call(this, kind, ...rest);
      };""")
    page = context.new_page()
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.goto(files["double"].as_uri())
    until(page, "window.pendula?.ready && window.pendula.page.frames > 0")
    shades = """(() => {
      const canvas = document.querySelector('.stage-canvas'), { width, height } = canvas;
      const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
      return new Set(Array.from({ length: width * height }, (_, i) => data[4 * i])).size;
    })()"""
    until(page, f"{shades} > 3")  # lines, bodies and pins on the wall
    page.goto(files["spherical"].as_uri())
    until(page, "window.pendula?.ready")
    assert "no WebGL" in page.locator(".no-picture").inner_text()
    assert not faults
    context.close()


def test_on_a_phone_nothing_lies_over_the_picture(live):
    page = live("spherical", viewport={"width": 390, "height": 844})
    low, high, rows = page.evaluate("""() => {
      const box = (name) => document.querySelector(name).getBoundingClientRect();
      const buttons = [...document.querySelectorAll('.top-buttons > :is(button, .menu)')];
      const tops = new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
      return [box('.stage-canvas').bottom, box('.stage-corner').top, tops.size];
    }""")
    assert high >= low
    assert rows == 1  # of buttons above it


@pytest.mark.parametrize("width", [320, 390, 768, 1024, 1280, 1920])
def test_no_width_needs_scrolling_sideways(live, width):
    page = live("double", viewport={"width": width, "height": 800})
    open_card(page, "Side by side")
    open_card(page, "Push")
    open_card(page, "Start")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_page_opens_in_under_a_second(live):
    opened = []
    for _ in range(3):
        page = live("double")
        opened.append(page.evaluate("window.pendula.page.firstFrame"))
        page.close()
    assert min(opened) < 1000  # milliseconds from the beginning of navigation to the first picture


def test_twenty_links_leave_time_for_sixty_pictures_a_second(live):
    """The page's own work for a picture; what the graphics processor does beside it is not the page's."""
    page = live("chain")
    page.evaluate("""() => {
      const { page } = window.pendula, frame = page.frame.bind(page);
      window.spent = [];
      page.frame = (now) => {
        const begin = performance.now();
        frame(now);
        window.spent.push(performance.now() - begin);
      };
    }""")
    page.keyboard.press("Space")
    until(page, "window.spent.length > 60")
    spent = sorted(page.evaluate("window.spent"))
    assert (
        spent[len(spent) // 4] < 16.7
    )  # milliseconds; the quicker quarter, as other programs take their share


def test_twenty_links_are_drawn_25_times_a_second_by_software(live):
    """The best of some seconds counts: other tests share the processor, which draws here as well."""
    page = live("chain")
    page.keyboard.press("Space")
    page.wait_for_timeout(1500)  # pages first learn how quick the machine is
    rates: list[float] = []
    while len(rates) < 15 and max(rates, default=0.0) < 25:
        begin = page.evaluate("[window.pendula.page.frames, performance.now()]")
        page.wait_for_timeout(1000)
        end = page.evaluate("[window.pendula.page.frames, performance.now()]")
        rates.append(1000 * (end[0] - begin[0]) / (end[1] - begin[1]))
    assert max(rates) >= 25
