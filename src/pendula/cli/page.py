"""The page of the gallery: one HTML file beside its pictures, for any screen, light or dark."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING
from urllib.parse import quote

from pendula import __version__

if TYPE_CHECKING:
    from pendula.gallery import GallerySystem

_PAGE = """\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>pendula: the gallery</title>
<style>
:root {{ color-scheme: light dark;
        --ink: #222; --soft: #5b6770; --paper: #fff; --card: #f4f6f8; --link: #0072b2; --bad: #b34700; }}
@media (prefers-color-scheme: dark) {{
  :root {{
    --ink: #e8eaed; --soft: #a9b4bd; --paper: #14181c; --card: #1f252b; --link: #56b4e9; --bad: #f0883e; }}
}}
* {{ box-sizing: border-box; }}
body {{ margin: 0 auto; padding: 1rem; max-width: 72rem; font: 1rem/1.5 system-ui, sans-serif;
       color: var(--ink); background: var(--paper); }}
a {{ color: var(--link); }}
nav {{ display: flex; flex-wrap: wrap; gap: .3rem 1rem; }}
article {{ margin: 2rem 0; padding: 1rem; border-radius: .6rem; background: var(--card); }}
h2 {{ margin: 0 0 .3rem; }}
p {{ margin: .4rem 0; max-width: 46rem; overflow-wrap: anywhere; }}
code {{ font-family: ui-monospace, monospace; }}
.pictures {{ display: flex; flex-wrap: wrap; gap: 1rem; margin: 1rem 0; align-items: center; }}
.pictures a {{ flex: 2 1 16rem; min-width: 0; }}
.pictures a + a {{ flex: 3 1 22rem; }}
img {{ display: block; width: 100%; max-height: 28rem; object-fit: contain;
      border-radius: .4rem; background: #fff; }}
.soft {{ color: var(--soft); font-size: .9rem; }}
.bad {{ color: var(--bad); }}
</style>
</head>
<body>
<h1>The gallery of pendula</h1>
<p class="soft">{count} systems, each simulated with a fixed step of order four by pendula {version}.</p>
<nav>
{links}
</nav>
<main>
{articles}
</main>
</body>
</html>
"""

_ARTICLE = """\
<article id="{name}">
<h2>{title}</h2>
<p class="soft"><code>pendula run {name}</code></p>
<p>{watch}</p>
{pictures}<p{outcome_class}>{outcome}</p>
<p class="soft">Source: {source}</p>
</article>"""


@dataclass(frozen=True, eq=False)
class Entry:
    """A system on the page: its pictures by what they show, and how its run ended."""

    about: "GallerySystem"
    pictures: Mapping[str, str]
    outcome: str
    ok: bool


def page(entries: Sequence[Entry]) -> str:
    """The whole page as text."""
    return _PAGE.format(
        count=len(entries),
        version=escape(__version__),
        links="\n".join(_link(entry) for entry in entries),
        articles="\n".join(_article(entry) for entry in entries),
    )


def _link(entry: Entry) -> str:
    return f'<a href="#{quote(entry.about.name)}">{escape(entry.about.title)}</a>'


def _article(entry: Entry) -> str:
    about = entry.about
    return _ARTICLE.format(
        name=escape(about.name),
        title=escape(about.title),
        watch=escape(about.watch),
        source=escape(about.source),
        pictures=_pictures(entry),
        outcome_class="" if entry.ok else ' class="bad"',
        outcome=escape(entry.outcome),
    )


def _pictures(entry: Entry) -> str:
    if not entry.pictures:
        return ""
    shown = "\n".join(
        f'<a href="{quote(file)}"><img src="{quote(file)}" alt="{escape(entry.about.title)}: {escape(what)}" '
        'loading="lazy"></a>'
        for what, file in entry.pictures.items()
    )
    return f'<div class="pictures">\n{shown}\n</div>\n'
