"""axe-core finds nothing serious in the pages, in light and in dark, with panels open and with an alert."""

from pathlib import Path

import pytest
from tests.browser.watching import ready, until

import pendula as pe
from pendula.cli.pendularm import write

pytestmark = pytest.mark.slow

AXE = Path(__file__).resolve().parents[2] / "viewer" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).slice(0, 3).join(" ")}`);
}"""


@pytest.fixture(scope="module")
def files(tmp_path_factory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("pages")
    run = pe.simulate("double-pendulum", until=1.0, step=0.01)
    write(folder / "arm.html", links=2)
    grid = pe.grid(theta=[0.1, 0.2], l=[1.0, 2.0])
    return {
        "live": pe.html("cart-pole", folder / "live.html"),
        "flow": pe.html("lorenz", folder / "flow.html"),
        "replay": pe.html(run, folder / "replay.html"),
        "shapes": pe.html((pe.Cone(0.5, 1.0), pe.Box((1, 1, 1), pose=(0, 0, 2))), folder / "shapes.html"),
        "arm": folder / "arm.html",
        "map": pe.html(pe.ensemble("pendulum", grid, until=0.1, step=0.01).run(), folder / "map.html"),
    }


def serious(page) -> list[str]:
    """What axe-core holds against the page."""
    if not AXE.is_file():
        pytest.fail("axe-core is not installed; `make test` installs it (npm ci in the folder viewer).")
    page.evaluate(AXE.read_text("utf-8"))
    return page.evaluate(RUN)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["live", "flow", "replay", "arm", "shapes", "map"])
def test_pages_have_no_serious_problem(open_page, files, name, scheme):
    page = ready(open_page(files[name], color_scheme=scheme, reduced_motion="reduce"))
    page.evaluate("for (const card of document.querySelectorAll('details')) card.open = true")
    page.evaluate(
        "document.querySelector('[data-choice]')?.click()"
    )  # an equilibrium, with all that is told of it
    assert serious(page) == []


def test_axe_does_find_what_is_wrong(open_page, files):
    page = ready(open_page(files["live"]))
    page.evaluate("document.querySelector('[data-menu=integrator]').previousElementSibling.remove()")
    assert any(fault.startswith("select-name") for fault in serious(page))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_help_and_alert_have_no_serious_problem(open_page, files, scheme):
    page = ready(open_page(files["flow"], color_scheme=scheme))
    page.evaluate("""() => {
      const { session } = window.pendula.page;
      session.setIntegrator("euler");
      session.setStep(1);
      for (let k = 0; k < 200 && session.main.outcome === ""; k++) session.single();
    }""")
    until(page, "!document.querySelector('[role=alert]').hidden")
    assert serious(page) == []
    page.keyboard.press("?")
    assert serious(page) == []


def test_everything_can_be_reached_with_the_tab_key(open_page, files):
    page = ready(open_page(files["live"]))
    wanted = page.evaluate(
        "[...document.querySelectorAll('button, input, select, summary')]"
        ".filter((e) => e.checkVisibility() && !e.disabled && e.type !== 'radio').length"
    )
    seen: set[str] = set()
    for _ in range(wanted + 10):
        page.keyboard.press("Tab")
        seen.add(
            page.evaluate(
                "(() => { const e = document.activeElement, all = [...document.querySelectorAll('*')];"
                " return e.matches('button, input, select, summary') ? String(all.indexOf(e)) : ''; })()"
            )
        )
    assert len(seen - {""}) >= wanted
