"""The gallery as a page: what to watch in every system, and a live page of those that a browser can move."""

from html import escape
from pathlib import Path

import pendula as pe
from pendula.cli.view import MOST_VELOCITIES
from pendula.gallery.entry import GallerySystem
from pendula.gallery.registry import systems

SHOWN = "double-pendulum"  # embedded; the others are linked
LARGEST = 16  # velocities of a system whose live page is written with the site


def write_gallery(folder: Path) -> None:
    """The page of the gallery, and the live pages that it links."""
    live = folder / "_live"
    live.mkdir(exist_ok=True)
    cards = [_card(about, live) for about in systems()]
    shown = f'<iframe class="live" src="live/{SHOWN}.html" title="{SHOWN}, live" loading="lazy"></iframe>'
    (folder / "gallery.md").write_text(
        f"# Gallery\n\n{len(cards)} systems by name: `pe.simulate(NAME)`, `pendula run NAME`, "
        "`pendula view NAME`.\nA live page is one file; it moves in any browser, without a network.\n\n"
        f'{shown}\n\n<div class="systems">\n' + "\n".join(cards) + "\n</div>\n",
        "utf-8",
    )


def _card(about: GallerySystem, live: Path) -> str:
    link = ""
    if _can_move(about):
        pe.html(
            about.name, live / f"{about.name}.html", title=about.title, until=about.until, step=about.step
        )
        link = f'<p><a href="live/{about.name}.html">live: {escape(about.title)}</a></p>'
    return (
        f'<article id="{about.name}"><h2>{escape(about.title)}</h2><p><code>{about.name}</code></p>'
        f"<p>{escape(about.watch)}</p>{link}<p>{escape(about.source)}</p></article>"
    )


def _can_move(about: GallerySystem) -> bool:
    """Whether a page moves the system by itself, and is small enough to be written with the site."""
    if about.contact:
        return False
    model = pe.derive(about.name)
    if model.card.ground or model.card.contacts or getattr(model.description, "frictions", ()):
        return False
    return model.layout.nv <= min(LARGEST, MOST_VELOCITIES)
