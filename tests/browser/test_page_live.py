"""The live page under a user's hands: transport, sliders, menus, pushes, integrators side by side."""

from pathlib import Path
from unicodedata import normalize

import pytest
from tests.browser.watching import open_card, player, ready, until

import pendula as pe

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def files(tmp_path_factory) -> dict[str, Path]:
    """Pages written once: a pendulum that hangs, a double pendulum, a flow, a cart."""
    folder = tmp_path_factory.mktemp("pages")
    return {
        "pendulum": pe.html("pendulum", folder / "pendulum.html", start={"theta": 0.0}, step=0.01),
        "double": pe.html("double-pendulum", folder / "double.html", step=0.002),
        "lorenz": pe.html("lorenz", folder / "lorenz.html"),
        "cart": pe.html("cart-pole", folder / "cart.html"),
    }


@pytest.fixture
def live(open_page, files):
    """Opens one of the pages and waits until it is ready."""

    def opened(name: str, **options):
        return ready(open_page(files[name], **options))

    return opened


def test_space_plays_and_pauses(live):
    page = live("double")
    assert player(page, "p.t") == 0.0
    page.keyboard.press("Space")
    until(page, "window.pendula.player.t > 0.2")
    page.keyboard.press("Space")
    stopped = player(page, "p.t")
    page.wait_for_timeout(150)
    assert player(page, "p.t") == stopped
    page.get_by_role("button", name="Play (space)").click()
    until(page, f"window.pendula.player.t > {stopped}")
    page.get_by_role("button", name="Pause (space)").click()
    assert page.get_by_label("Time", exact=True).inner_text().startswith("t = ")


def test_a_single_step_and_the_way_back(live):
    page = live("double")
    start = player(page, "[...p.y]")
    for _ in range(3):
        page.keyboard.press(".")
    assert player(page, "p.steps") == 3
    assert player(page, "p.t") == pytest.approx(
        0.006, abs=1e-15
    )  # three products of 0.002, rounded once each
    assert player(page, "[...p.y]") != start
    page.keyboard.press("r")
    assert player(page, "p.t") == 0.0
    assert player(page, "[...p.y]") == start
    page.get_by_role("button", name="One step (full stop)").click()
    assert player(page, "p.steps") == 1
    page.get_by_role("button", name="Back to the start (r)").click()
    assert player(page, "p.steps") == 0


def test_speed_is_how_much_faster_than_the_clock(live):
    page = live("pendulum")
    page.locator("[data-slider=speed]").focus()
    page.keyboard.press("End")
    assert page.evaluate("window.pendula.page.session.speed.value") == 32.0
    assert "32×" in page.locator(".speed-value").inner_text()
    page.keyboard.press("Space")
    begin = page.evaluate("[performance.now(), window.pendula.player.t]")
    page.wait_for_timeout(1000)
    end = page.evaluate("[performance.now(), window.pendula.player.t]")
    rate = (end[1] - begin[1]) / (end[0] - begin[0]) * 1000
    # Frames longer than 0.1 s are cut, so a busy machine may fall behind the clock; it never runs ahead of it
    # by more than the frame under way.
    assert 3.0 < rate < 40.0


def test_sliders_and_fields_change_parameters(live):
    page = live("double")
    slider = page.locator("[data-slider=g]")
    slider.focus()
    page.keyboard.press("End")
    assert player(page, "p.parameter('g')") == float(slider.get_attribute("max"))
    field = page.locator("[data-number=g]")
    field.fill("1.62")
    field.press("Enter")
    assert player(page, "p.parameter('g')") == 1.62
    assert float(slider.input_value()) == pytest.approx(1.62)
    # A number beyond the slider's ends moves them; what is no number is forgotten.
    field.fill("250")
    field.press("Enter")
    assert float(slider.get_attribute("max")) == 250.0
    field.fill("")
    field.press("Enter")
    assert player(page, "p.parameter('g')") == 250.0
    assert float(field.input_value()) == 250.0


def test_every_parameter_has_a_slider_and_a_field(live):
    page = live("double")
    names = page.evaluate(
        "window.pendula.data.parameters.filter((p) => p.kind !== 'hidden').map((p) => p.name)"
    )
    assert names
    for name in names:
        assert page.locator(f"[data-slider={name}]").count() == 1
        assert page.locator(f"[data-number={name}]").count() == 1


def test_every_input_has_a_slider_that_all_integrators_feel(live):
    page = live("cart")
    names = page.evaluate("window.pendula.data.inputs.filter((u) => u.kind === 'input').map((u) => u.name)")
    assert names == ["u"]
    field = page.locator("[data-number=u]")
    field.fill("3.5")
    field.press("Enter")
    open_card(page, "Side by side")
    page.locator("[data-rival=euler]").check()
    assert page.evaluate("window.pendula.players.map((p) => p.u[0])") == [3.5, 3.5]


def test_the_step_can_be_changed_and_must_be_greater_than_zero(live):
    page = live("pendulum")
    field = page.locator("[data-number=step]")
    field.fill("0.025")
    field.press("Enter")
    assert player(page, "p.step") == 0.025
    field.fill("-1")
    field.press("Enter")
    assert player(page, "p.step") == 0.025
    assert "greater than zero" in field.evaluate("(field) => field.validationMessage")


def test_every_integrator_of_the_menu_moves_the_system(live):
    page = live("pendulum")
    menu = page.locator("[data-menu=integrator]")
    methods = page.evaluate(
        "window.pendula.data.methods.map(({name, refusal}) => ({name, refusal: refusal ?? ''}))"
    )
    assert {"none", "euler", "verlet", "velocity-verlet", "rk4", "dopri5"} <= {m["name"] for m in methods}
    page.evaluate("window.pendula.page.session.setStart('q', 0, 1.0)")
    for method in methods:
        option = menu.locator(f"option[value={method['name']}]")
        if method["refusal"]:
            assert option.get_attribute("disabled") is not None
            continue
        menu.select_option(method["name"])
        assert player(page, "p.integrator") == method["name"]
        page.evaluate("window.pendula.page.session.reset()")
        for _ in range(5):
            page.keyboard.press(".") if method["name"] == "none" else page.evaluate(
                "window.pendula.page.session.single()"
            )
        moved = player(page, "p.y[0]") != 1.0
        assert moved == (method["name"] != "none"), method["name"]


def test_start_values_take_the_motion_back_to_the_start(live):
    page = live("pendulum")
    page.keyboard.press(".")
    open_card(page, "Start")
    field = page.locator("[data-number='start theta']")
    field.fill("0.75")
    field.press("Enter")
    assert player(page, "[p.t, p.y[0]]") == [0.0, 0.75]
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(".")
    page.keyboard.press("r")
    assert player(page, "[p.t, p.y[0]]") == [0.0, 0.75]


def test_keys_push_for_as_long_as_they_are_held(live):
    page = live("pendulum")
    push = "p.u[p.u.length - 1]"
    page.keyboard.press("Space")
    page.keyboard.down("ArrowRight")
    assert player(page, push) > 0
    page.keyboard.down("ArrowRight")  # the keyboard repeats
    until(page, "window.pendula.player.y[0] > 0.05")
    page.keyboard.up("ArrowRight")
    until(page, f"((p) => {push} === 0)(window.pendula.player)")
    page.keyboard.down("ArrowLeft")
    assert player(page, push) < 0
    page.evaluate("window.dispatchEvent(new Event('blur'))")
    until(page, f"((p) => {push} === 0)(window.pendula.player)")  # after a step, for which any tap pushes
    page.keyboard.up("ArrowLeft")


def test_buttons_push_for_as_long_as_they_are_held(live):
    page = live("double")
    open_card(page, "Push")
    page.locator("[data-menu=push]").select_option(index=1)
    button = page.get_by_role("button", name="Push up, hold")
    button.scroll_into_view_if_needed()
    button.hover()
    page.mouse.down()
    inputs = player(page, "[...p.u]")
    page.mouse.up()
    assert inputs[-1] > 0
    assert inputs[-2] == 0
    assert player(page, "[...p.u]")[-1] == 0


def test_keys_stay_with_the_field_that_is_typed_in(live):
    page = live("pendulum")
    page.keyboard.press(".")
    field = page.locator("[data-number=g]")
    field.focus()
    field.press("End")
    for key in (".", "5", "r", "ArrowRight"):
        page.keyboard.press(key)
    assert player(page, "p.steps") == 1
    assert player(page, "[...p.u].every((u) => u === 0)")


def test_side_by_side_euler_fails_while_verlet_holds(live):
    page = live("pendulum")
    open_card(page, "Start")
    for name, value in (("step", "0.02"), ("start theta", "2")):
        field = page.locator(f"[data-number='{name}']")
        field.fill(value)
        field.press("Enter")
    page.locator("[data-menu=integrator]").select_option("velocity-verlet")
    open_card(page, "Side by side")
    page.keyboard.press(".")
    page.locator("[data-rival=euler]").check()
    page.locator("[data-rival=rk4]").check()
    assert page.evaluate("window.pendula.players.map((p) => [p.integrator, p.t])") == [
        ["velocity-verlet", 0], ["euler", 0], ["rk4", 0],
    ]  # fmt: skip
    legend = page.locator(".chart", has_text="Energy").locator(".legend").inner_text()
    assert "Euler" in legend
    assert "Velocity Verlet" in legend
    page.evaluate("window.pendula.page.session.speed.value = 10")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    until(page, "window.pendula.page.session.time > 2")
    page.keyboard.press("Space")
    drift = page.evaluate("window.pendula.players.map((p) => Math.abs(p.energy().total - p.energy().ledger))")
    # Euler's energy grows by about m l² h² q̈²/2 a step; Verlet's error is bounded and of the size of one such
    # step. After a hundred steps the ratio is far above twenty.
    assert drift[1] > 20 * drift[0]
    page.locator("[data-rival=euler]").uncheck()
    page.locator("[data-rival=rk4]").uncheck()
    assert page.evaluate("window.pendula.players.length") == 1


def test_a_run_that_diverges_is_said_in_words_and_can_be_reset(live):
    page = live("lorenz")
    page.locator("[data-menu=integrator]").select_option("euler")
    page.locator("[data-number=step]").fill("1")
    page.locator("[data-number=step]").press("Enter")
    page.evaluate("document.activeElement.blur()")
    alert = page.get_by_role("alert")
    assert not alert.is_visible()
    page.evaluate("window.pendula.page.session.speed.value = 100")
    page.keyboard.press("Space")
    until(page, "window.pendula.player.outcome !== ''")
    alert.wait_for(state="visible")
    assert alert.inner_text().startswith(player(page, "p.outcome"))
    assert player(page, "[...p.y].every(Number.isFinite)")
    assert not page.evaluate("window.pendula.page.session.playing")
    alert.get_by_role("button", name="Reset").click()
    assert not alert.is_visible()
    assert player(page, "[p.t, p.outcome]") == [0, ""]


def test_equations_are_typeset(live):
    page = live("double")
    open_card(page, "Equations of motion")
    assert page.locator(".equations math").count() >= 1
    # Browsers may give italic letters of mathematics; compatibility forms are plain letters again.
    text = normalize("NFKC", page.locator(".equations").inner_text())
    assert "θ" in text
    assert "cos" in text


def test_help_lists_the_keys(live):
    page = live("pendulum")
    dialog = page.get_by_role("dialog")
    page.keyboard.press("?")
    assert dialog.is_visible()
    listed = dialog.locator("kbd").all_inner_texts()
    assert {"space", ".", "r", "←", "→", "?"} <= set(listed)
    page.keyboard.press("Space")  # what is below must not move
    assert not page.evaluate("window.pendula.page.session.playing")
    page.keyboard.press("Escape")
    assert not dialog.is_visible()


def test_light_and_dark(live):
    page = live("pendulum", color_scheme="dark")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.get_by_role("button", name="Light or dark").click()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
