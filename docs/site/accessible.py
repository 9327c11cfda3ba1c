"""What axe-core finds missing in the theme: levels of headings, names of landmarks, keys for what scrolls."""

import re
from itertools import count
from pathlib import Path
from typing import Any

MENDED = {
    '<p class="caption" role="heading">': '<p class="caption" role="heading" aria-level="2">',
    '<aside class="sidebar-drawer">': '<aside class="sidebar-drawer" aria-label="Site">',
    '<aside class="toc-drawer">': '<aside class="toc-drawer" aria-label="On this page">',
    '<div id="search-results"></div>': '<h1>Search</h1>\n<div id="search-results"></div>',
    '<div class="highlight"><pre>': '<div class="highlight"><pre tabindex="0">',
}
TABLE = re.compile(r'(<div class="table-wrapper (?:colwidths-auto )?docutils container")>')
# Sphinx puts the list of a package's modules beside the package, not inside its entry.
BESIDE = re.compile(r"</li>\n<ul>(<li>.*?)</ul>(?=<li>|</ul>)", re.DOTALL)


def mend(text: str) -> str:
    """A page with what was missing."""
    for was, becomes in MENDED.items():
        text = text.replace(was, becomes)
    number = count(1)
    text = TABLE.sub(
        lambda found: f'{found[1]} tabindex="0" role="region" aria-label="table {next(number)}">', text
    )
    return BESIDE.sub(r"\n<ul>\1</ul></li>\n", text)


def mend_all(app: Any, failure: Exception | None) -> None:
    if failure is None and app.builder.format == "html":
        for path in Path(app.outdir).rglob("*.html"):
            if "live" not in path.relative_to(app.outdir).parts:
                path.write_text(mend(path.read_text("utf-8")), "utf-8")


def setup(app: Any) -> dict[str, Any]:
    app.connect("build-finished", mend_all)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
