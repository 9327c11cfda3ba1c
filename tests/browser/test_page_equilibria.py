"""Equilibria of a live page: marks to start from, poles, and modes to watch."""

from pathlib import Path

import numpy as np
import pytest
from tests.browser.watching import open_card, player, ready, until

import pendula as pe

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def double(tmp_path_factory) -> Path:
    return pe.html("double-pendulum", tmp_path_factory.mktemp("rest") / "double.html", step=0.002)


@pytest.fixture
def page(open_page, double):
    opened = ready(open_page(double, viewport={"width": 1400, "height": 1000}))
    open_card(opened, "Equilibria")
    return opened


def rod_ends(page) -> list[float]:
    """Where the points of the picture are, as it shows them."""
    return page.evaluate("[...window.pendula.page.session.shown[0].positions()]")


def test_a_mark_puts_the_system_at_rest_and_it_stays(page):
    marks = page.get_by_role("group", name="Equilibria to start from").get_by_role("button")
    assert marks.count() == 4
    assert "θ₁ = 0°, θ₂ = 180°" in marks.nth(1).inner_text()
    marks.nth(1).focus()
    page.keyboard.press("Enter")
    assert marks.nth(1).get_attribute("aria-pressed") == "true"
    assert player(page, "[...p.y]") == pytest.approx([0, np.pi, 0, 0], abs=1e-12)
    open_card(page, "Start")
    shown = page.locator("[data-number='start theta2']").input_value()
    assert float(shown) == pytest.approx(np.pi, abs=1e-4)  # five figures
    page.keyboard.press("r")
    for _ in range(5):
        page.keyboard.press(".")
    assert player(page, "[...p.y]") == pytest.approx([0, np.pi, 0, 0], abs=1e-9)


def test_beside_it_the_motion_goes_away_from_an_unstable_one(page):
    page.locator("[data-choice='equilibrium 3']").click()
    page.get_by_role("button", name="Slightly beside").click()
    assert player(page, "p.t") == 0.0
    away = "Math.hypot(p.y[0] - Math.PI, p.y[1] - Math.PI)"
    begin = player(page, away)
    assert 0.01 < begin < 0.05
    page.get_by_role("button", name="Play (space)").click()
    until(page, "Math.hypot(window.pendula.player.y[0] - Math.PI, window.pendula.player.y[1] - Math.PI) > 1")


def test_the_poles_are_told_in_words(page):
    page.locator("[data-choice='equilibrium 0']").click()
    poles = pe.linearise("double-pendulum", at={"theta1": 0, "theta2": 0}).poles
    said = page.locator("svg.poles").get_attribute("aria-label")
    assert said.startswith("Poles: ")
    assert said.endswith(" 1/s")
    for pole in poles:
        assert f"{abs(pole.imag):.4g}"[:4] in said
    assert page.locator("svg.poles .pole").count() == 4


def test_a_mode_is_watched_and_let_go(page):
    page.locator("[data-choice='equilibrium 0']").click()
    modes = page.get_by_role("group", name="Modes to watch").get_by_role("button")
    assert modes.count() == 2
    shapes = pe.modes("double-pendulum", at={"theta1": 0, "theta2": 0}).shapes
    modes.nth(1).click()
    assert modes.nth(1).get_attribute("aria-pressed") == "true"
    assert page.locator("svg.poles .pole.chosen").count() == 2
    before = rod_ends(page)
    until(page, f"[...window.pendula.page.session.shown[0].positions()].join() !== '{before}'")
    q = page.evaluate("[...window.pendula.page.session.shown[0].y].slice(0, 2)")
    assert q[0] / q[1] == pytest.approx(shapes[0, 1] / shapes[1, 1], rel=1e-9)
    assert player(page, "[p.t, ...p.y]") == [0, 0, 0, 0, 0]  # the motion itself waits at rest
    page.get_by_role("button", name="True motion from here").click()
    until(page, "window.pendula.player.t > 0.1")
    begin = page.evaluate("window.pendula.page.session.start.q")
    assert begin[0] / begin[1] == pytest.approx(shapes[0, 1] / shapes[1, 1], rel=1e-9)
    assert 0.1 < max(map(abs, begin)) <= 0.35 + 1e-9  # larger than life, but no more than an angle may turn
    assert not page.get_by_role("button", name="True motion from here").is_visible()


def test_playing_ends_watching(page):
    page.locator("[data-choice='equilibrium 0']").click()
    page.locator("[data-choice='mode 0']").click()
    until(page, "window.pendula.page.session.swing !== null")
    page.locator("[data-choice='mode 0']").click()
    assert page.evaluate("window.pendula.page.session.swing") is None
    page.locator("[data-choice='mode 0']").click()
    page.get_by_role("button", name="Play (space)").click()
    assert page.evaluate("window.pendula.page.session.swing") is None


def test_marks_of_the_phase_portrait_are_picked_one_after_the_other(page):
    box = page.evaluate(
        "(() => { const over = [...document.querySelectorAll('.u-over')].at(-1); over.scrollIntoView();"
        " const box = over.getBoundingClientRect(); return [box.left, box.top, box.width, box.height]; })()"
    )
    # Marks at θ₁ = 0 and π with 6 % of the range on either side; at each there are two equilibria.
    x, y = box[0] + 0.06 / 1.12 * box[2], box[1] + box[3] / 2
    picked = []
    for _ in range(3):
        page.mouse.click(x, y)
        picked.append(page.evaluate("window.pendula.page.session.equilibrium"))
    assert picked == [0, 1, 0]
    page.mouse.click(x + 100, y - 60)
    assert page.evaluate("window.pendula.page.session.equilibrium") == 0


def test_rests_and_poles_follow_other_parameters(page):
    said = "Rests and poles follow the parameters"
    page.locator("[data-choice='equilibrium 0']").click()
    assert not page.get_by_text(said).is_visible()
    page.locator("[data-number=m2]").fill("2.5")
    page.keyboard.press("Enter")
    assert page.get_by_text(said).is_visible()
    model = pe.derive("double-pendulum").with_parameters(m2=2.5)
    shown = page.locator("svg.poles").get_attribute("aria-label")
    for pole in pe.linearise(model, at={"theta1": 0, "theta2": 0}).poles:
        assert f"{abs(pole.imag):.4g}"[:4] in shown


def test_of_constraints_the_page_says_what_it_does_not_follow(open_page, tmp_path):
    page = ready(open_page(pe.html("four-bars", tmp_path / "bars.html")))
    open_card(page, "Equilibria")
    page.locator("[data-number=g]").fill("3.7")
    page.keyboard.press("Enter")
    assert page.get_by_text("These are for the parameters the page opened with.").is_visible()
    assert "as opened" in page.get_by_role("group", name="Equilibria to start from").inner_text()
