"""A page needs nothing and lets nothing out: no network, no text that becomes code, and its own engine."""

import numpy as np
import pytest

import pendula as pe

pytestmark = pytest.mark.slow


def test_a_page_cannot_reach_the_network(browser, tmp_path):
    asked = []
    page = browser.new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(pe.html("pendulum", tmp_path / "page.html").as_uri())
    refused = page.evaluate("fetch('https://127.0.0.1:9/').then(() => 'sent', (error) => error.name)")
    page.close()
    assert refused == "TypeError"
    assert [address for address in asked if address.startswith("http")] == []


def test_texts_of_users_stay_texts(open_page, tmp_path):
    name = "<script>document.title = 'broken'</script><img src=x onerror=\"document.title = 'broken'\">"
    x = pe.coordinates("x")
    system = pe.Lagrangian(
        x, x.dot**2 / 2, x**2, forces=[pe.Damper(0.1, on=x, name=name)], name=name, reference=name
    )
    page = open_page(pe.html(system, tmp_path / "page.html"))
    page.wait_for_timeout(200)
    assert page.title() == name
    assert page.evaluate("document.querySelectorAll('img').length") == 0


def test_a_notebook_shows_the_page_in_its_frame(browser, tmp_path):
    from pendula.viewer.view import Page

    shown = Page(pe.html("pendulum", tmp_path / "page.html"), opened=False)
    (tmp_path / "notebook.html").write_text(f"<!doctype html><body>{shown._repr_html_()}", "utf-8")
    faults = []
    page = browser.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto((tmp_path / "notebook.html").as_uri())
    frame = page.frames[1]
    frame.wait_for_function("window.pendula?.ready")
    assert frame.evaluate("window.pendula.data.name") == "pendulum"
    page.close()
    assert faults == []


def test_the_page_moves_its_system_as_python_does(open_page, tmp_path):
    """Arithmetic is tested in Node.js; what a browser runs is the shipped bundle, made smaller by esbuild."""
    page = open_page(pe.html("double-pendulum", tmp_path / "page.html", integrator="gauss4", step=0.01))
    y = page.evaluate(
        """() => {
          const {player} = window.pendula;
          player.reset();
          for (let k = 0; k < 100; k++) player.single();
          return Array.from(player.y);
        }"""
    )
    run = pe.simulate("double-pendulum", until=1.0, step=0.01, integrator="gauss4")
    # The same formulas in another order: only rounding differs, and within 1 s chaos does not make it grow.
    assert np.abs(np.array(y) - run.y[-1]).max() < 1e-9
