"""Pages in a real browser, headless Chromium driven by Playwright; what a page must not do fails its test."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

NEEDED = (
    "There is no Chromium to test pages with. `make test` installs it where it may; elsewhere install it "
    "(apt-get install chromium) or name one in the environment variable CHROMIUM."
)
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --enable-unsafe-swiftshader"
).split()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser for all tests of a worker; without one they fail."""
    program = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if program is None:
        pytest.fail(NEEDED)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, headless=True, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens files; afterwards the test fails if a page wrote an error or asked for anything from outside."""
    faults: list[str] = []
    contexts = []

    def opened(path: Path, **options: object) -> Page:
        context = browser.new_context(**options)  # pyright: ignore[reportArgumentType]
        contexts.append(context)
        page, address = context.new_page(), path.as_uri()
        page.on("console", lambda m: faults.append(f"{m.type}: {m.text}") if m.type == "error" else None)
        page.on("pageerror", lambda error: faults.append(f"uncaught: {error}"))
        page.on("request", lambda r: None if _local(r.url, address) else faults.append(f"asks for {r.url}"))
        page.goto(address)
        page.wait_for_function("globalThis.pendula !== undefined")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not faults, f"pages must be silent and ask for nothing: {faults}"


def _local(address: str, own: str) -> bool:
    """Whether a page asks for itself or for something that it carries."""
    return address.split("#", maxsplit=1)[0] == own or address.startswith(("data:", "blob:"))
