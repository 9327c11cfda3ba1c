"""How tests look at a page: by evaluating expressions in it, again and again until they are true.

Playwright's own waiting compiles text inside the page, which the page's content security policy forbids.
"""

from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page

PATIENCE = 60.0  # seconds; pages are drawn by software and share the processor with other tests
STATE = """() => {
  const { page } = window.pendula ?? {}, { session } = page ?? {};
  return { frames: page?.frames, playing: session?.playing, time: session?.time,
    dialog: document.querySelector("dialog[open]")?.className ?? null,
    focus: document.activeElement?.outerHTML.slice(0, 80), visible: document.visibilityState };
}"""


def until(page: Page, condition: str) -> None:
    """Wait until an expression is true in the page."""
    end = monotonic() + PATIENCE
    while not page.evaluate(condition):
        if monotonic() > end:
            state = page.evaluate(STATE)
            pytest.fail(f"{condition} did not become true within {PATIENCE:g} s; the page has {state}")
        page.wait_for_timeout(25)


def player(page: Page, expression: str) -> Any:
    """What an expression of the page's first player ``p`` gives."""
    return page.evaluate(f"() => {{ const p = window.pendula.player; return {expression}; }}")


def ready(page: Page) -> Page:
    """The page once it has drawn its first picture."""
    until(page, "window.pendula.ready && window.pendula.page.frames > 0")
    return page


def open_card(page: Page, title: str) -> None:
    """Open the card with a heading."""
    page.evaluate(
        "(title) => { for (const card of document.querySelectorAll('details'))"
        " if (card.querySelector('h2').textContent === title) card.open = true; }",
        title,
    )
