"""Plots of the site are turned over in the dark, and only there."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

pytestmark = pytest.mark.slow

STYLE = Path(__file__).resolve().parents[2] / "docs" / "site" / "static" / "site.css"


@pytest.mark.parametrize("chosen", ["auto", "light", "dark"])
@pytest.mark.parametrize("system", ["light", "dark"])
@pytest.mark.parametrize("medium", ["screen", "print"])
def test_pictures_are_turned_over_in_the_dark(browser: Browser, chosen, system, medium):
    page = browser.new_page()
    page.emulate_media(media=medium, color_scheme=system)
    page.set_content(f'<body data-theme="{chosen}"><article><img alt="a plot"></article>')
    page.add_style_tag(path=STYLE)
    turned = page.evaluate("getComputedStyle(document.querySelector('img')).filter") != "none"
    page.close()
    assert turned == (medium == "screen" and (system if chosen == "auto" else chosen) == "dark")
