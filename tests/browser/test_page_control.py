"""A closed loop in a live page: the cart-pole swings up and balances; set-points are dragged."""

from pathlib import Path

import numpy as np
import pytest
from tests.browser.watching import player, ready, until

import pendula as pe

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def swinging(tmp_path_factory) -> Path:
    cart = pe.gallery.cart_pole()
    lqr = pe.LQR(cart, at={"theta": np.pi}, largest={"x": 0.5, "theta": 0.2, "u": 20}, limit=40)
    return pe.html(
        cart,
        tmp_path_factory.mktemp("control") / "swing.html",
        control=pe.SwingUp(lqr),
        disturbance={"theta": pe.Noise(0.05, bandwidth=20)},
        start={"theta": 1.0},
        step=0.005,
    )


@pytest.fixture
def page(open_page, swinging):
    return ready(open_page(swinging, viewport={"width": 1400, "height": 1000}))


def test_the_cart_pole_swings_up_and_balances(page):
    assert "acting = 1" in page.locator(".left").inner_text()
    page.keyboard.press(" ")
    until(
        page, "Math.cos(window.pendula.player.y[1]) < -0.999 && window.pendula.player.signals().at(-1) === 0"
    )
    until(page, "document.querySelector('.left').innerText.includes('acting = 0')")
    # Pushed, it comes back.
    page.keyboard.down("ArrowRight")
    page.wait_for_timeout(100)
    page.keyboard.up("ArrowRight")
    until(page, "Math.cos(window.pendula.player.y[1]) < -0.999 && Math.abs(window.pendula.player.y[0]) < 0.1")


def test_inputs_are_plotted_with_what_was_asked_for(page):
    chart = page.locator("section.chart", has=page.get_by_role("heading", name="Inputs"))
    assert chart.locator("li .name").all_inner_texts() == ["u", "u demand"]


def test_a_set_point_is_dragged_in_the_picture(page):
    ring = page.locator("[data-set-point=x_desired]")
    box = ring.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 25, steps=5)
    page.mouse.up()
    wanted = player(page, "p.parameter('x_desired')")
    assert 0.1 < wanted < 2.0
    assert float(page.locator("[data-number=x_desired]").input_value()) == pytest.approx(wanted, rel=1e-4)
    assert player(page, "p.parameter('theta_desired')") == pytest.approx(np.pi)
    until(page, f"Math.abs({ring_middle('x_desired')} - {x + 60}) < 2")  # the ring is where it was put
    ring.press("ArrowLeft")
    assert player(page, "p.parameter('x_desired')") < wanted


def ring_middle(name: str) -> str:
    """Where a ring is on the screen, as an expression of the page."""
    box = f"document.querySelector('[data-set-point={name}]').getBoundingClientRect()"
    return f"({box}.left + {box}.width / 2)"


def test_a_controller_that_is_off_has_no_rings(page):
    assert page.locator("[data-set-point=theta_desired]").is_visible()
    page.locator("[data-servo=off]").check(force=True)
    until(page, "document.querySelector('.set-points').hidden")
    assert player(page, "p.u[0]") == 0


def test_gains_and_disturbances_are_sliders(page):
    assert page.locator("[data-slider=K_u_theta_dot]").count() == 1
    page.locator("[data-number=theta_disturbance]").fill("0")
    page.keyboard.press("Enter")
    assert player(page, "p.parameter('theta_disturbance')") == 0
