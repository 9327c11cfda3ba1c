"""Renews the screenshots of pages in docs/images, with Chromium driven by Playwright: ``make pictures``.

Names on the command line renew only these: ``python docs/pictures.py pendularm foucault``.
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from math import pi
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

import pendula as pe
from pendula.cli.pendularm import write

IMAGES = Path(__file__).parent / "images"
SIZE = (1400, 900)  # CSS pixels
PATIENCE = 120_000  # milliseconds: pages are drawn by software
FLAGS = "--no-sandbox --disable-gpu --enable-unsafe-swiftshader".split()

# Moves a page on to an instant, as if it had been played, without waiting for it.
MOVE = """(end) => {
  const { page, player } = window.pendula, { session } = page;
  if (session.seek) { session.seek(end); return; }
  session.play(true);
  while (player.t < end && !player.outcome) session.frame(1 / 60);
  session.play(false);
  page.invalidate();
}"""


def pendularm(path: Path) -> float:
    """The arm with two links on its way to the desired angles."""
    write(path, links=2)
    return 0.6


def control_page(path: Path) -> float:
    """A cart-pole that has swung up."""
    cart = pe.gallery.cart_pole()
    lqr = pe.LQR(cart, at={"theta": pi}, largest={"x": 0.5, "theta": 0.2, "u": 20}, limit=40)
    pe.html(cart, path, control=pe.SwingUp(lqr), start={"theta": 0.1})
    return 8.0


def foucault(path: Path) -> float:
    """Foucault's pendulum after a quarter of an hour."""
    pe.html("foucault-pendulum", path)
    return 900.0


def side_by_side(path: Path) -> float:
    """The outer solar system by Euler's method and by a symplectic one."""
    pe.html("outer-solar-system", path)
    return 60_000.0


def replay(path: Path) -> float:
    """A recorded run of a double pendulum."""
    pe.html(pe.simulate("double-pendulum", until=10, tolerance=1e-9), path)
    return 6.0


PICTURES: dict[str, Callable[[Path], float]] = {
    "pendularm": pendularm, "control-page": control_page, "foucault": foucault, "side-by-side": side_by_side,
    "replay": replay,
}  # fmt: skip


def take(page: Page, name: str, folder: Path) -> None:
    """One screenshot: the page of a name at the instant that its function gives."""
    file = folder / f"{name}.html"
    instant = PICTURES[name](file)
    page.goto(file.as_uri())
    page.wait_for_timeout(500)
    page.evaluate(MOVE, instant)
    page.wait_for_timeout(700)  # the frame eases to its place
    picture = Image.open(BytesIO(page.screenshot(timeout=PATIENCE))).convert("RGB")
    picture.save(IMAGES / f"{name}.png", optimize=True)
    print(f"{name}.png")


def main(names: list[str]) -> None:
    """Takes the named screenshots, or all."""
    for unknown in (name for name in names if name not in PICTURES):
        raise SystemExit(f"There is no picture '{unknown}'; there are {', '.join(PICTURES)}.")
    program = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]}, reduced_motion="reduce")
        for name in names or PICTURES:
            take(page, name, Path(folder))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
