"""Links of the finished site that lead nowhere; Sphinx does not look at frames and other raw HTML."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class _Page(HTMLParser):
    """What a page can be entered by, and where it leads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name == "id":
                self.anchors.add(value)
            elif value and name in {"href", "src"}:
                self.links.append(value)


def broken_links(site: Path) -> list[str]:
    """Every link between pages of the site whose file or place is not there, with the page that has it."""
    site = site.resolve()
    pages = {
        path: _Page(path.read_text("utf-8"))
        for path in site.rglob("*.html")
        if "live" not in path.relative_to(site).parts  # one file each, without links
    }
    return [
        f"{path.relative_to(site).as_posix()}: {link}"
        for path, page in pages.items()
        for link in page.links
        if not _leads_somewhere(link, path, pages)
    ]


def _leads_somewhere(link: str, path: Path, pages: dict[Path, _Page]) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    anchor = unquote(parts.fragment)
    return target.is_file() and (not anchor or target not in pages or anchor in pages[target].anchors)
