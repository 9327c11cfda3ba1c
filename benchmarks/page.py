"""The interactive page in Chromium: steps against the compiled kernel, and how soon a page is there."""

import os
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import pendula as pe
from benchmarks.double_pendulum import START, march, model
from benchmarks.measurement import Effort, Timing, require_agreement
from benchmarks.rows import Row, against, unmeasured, within

STEP = 1e-4  # s; a million of them are 100 s
# Rounding differs in every step and adds up, as against C.
AGREEMENT = 1e-9
CLAIM, PEER, UNIT = "RK4 step in a page, double pendulum", "compiled kernel", "ns/step"
SLOWEST = 1 / 6  # of the kernel's speed
LONGEST_STEP = 1000.0  # ns: a million steps a second
OPENING, LONGEST_OPENING = "opening a page, double pendulum", 1000.0  # ms
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --enable-unsafe-swiftshader"
).split()

# Timed inside the page, so that talking to the browser does not count.
MARCH = """([start, step, steps]) => {
  const player = window.pendula.player;
  player.step = step;
  player.setState(start.slice(0, 2), start.slice(2), []);
  const began = performance.now();
  const taken = player.advance(steps * step, 60000);
  return [(performance.now() - began) / 1000, taken, Array.from(player.y)];
}"""
# From the beginning of the navigation to the frame after the page was ready.
OPENED = """() => new Promise((resolve) => {
  const look = () => {
    if (window.pendula?.ready) resolve(performance.now() / 1000);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""


def page_rows(effort: Effort) -> Iterator[Row]:
    """Steps in the page against the kernel and against a limit, then how soon a page is there."""
    program = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    missing = "" if program else "there is no Chromium"
    if find_spec("playwright") is None:
        missing = "Playwright is not installed"
    if missing:
        yield unmeasured(CLAIM, PEER, SLOWEST, UNIT, missing)
        yield unmeasured(OPENING, "limit", 1.0, "ms", missing)
        return
    from playwright.sync_api import sync_playwright

    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, sync_playwright() as playwright:
        path = pe.html(model(), Path(folder) / "page.html")
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield from _steps(browser, path, effort)
        yield _opening(browser, path, effort)
        browser.close()


def _steps(browser: Any, path: Path, effort: Effort) -> Iterator[Row]:
    prepared, until = model(), effort.steps * STEP
    page = browser.new_page()
    page.goto(path.as_uri())
    page.wait_for_function("window.pendula?.ready")
    asked = [list(START), STEP, effort.steps]
    # Once for V8 and for the cache of kernels to get ready, and to compare where both arrive.
    _, taken, reached = page.evaluate(MARCH, asked)
    if taken != effort.steps:
        raise RuntimeError(f"The page took {taken} steps of {effort.steps}.")
    require_agreement(
        "End states of the page and the kernel", reached, march(prepared, until, effort.steps), AGREEMENT
    )
    in_page, compiled = [], []
    for _ in range(effort.repetitions):
        in_page.append(page.evaluate(MARCH, asked)[0])
        began = perf_counter()
        march(prepared, until, effort.steps)
        compiled.append(perf_counter() - began)
    page.close()
    ours, kernel = (Timing(tuple(seconds)).per(effort.steps) for seconds in (in_page, compiled))
    note = f"{effort.steps:,} steps in one call, Chromium {browser.version.split('.')[0]}, headless"
    yield against(CLAIM, ours, (PEER, kernel), SLOWEST, UNIT, note)
    yield within(CLAIM, ours, LONGEST_STEP, UNIT, note="a million steps a second")


def _opening(browser: Any, path: Path, effort: Effort) -> Row:
    seconds = []
    for _ in range(effort.repetitions):
        context = browser.new_context()
        page = context.new_page()
        page.goto(path.as_uri(), wait_until="commit")
        seconds.append(page.evaluate(OPENED))
        context.close()
    note = f"{path.stat().st_size / 1e6:.2f} MB, from the navigation to the first frame, software rendering"
    return within(OPENING, Timing(tuple(seconds)), LONGEST_OPENING, "ms", note=note)
