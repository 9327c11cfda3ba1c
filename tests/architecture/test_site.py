"""The sources of the site are complete: every page in a list of contents, no link to what is not there.

Sphinx itself is asked by `make docs`, with warnings as errors; this needs none of it.
"""

import re
from pathlib import Path

import pytest
from docs.site import GENERATED
from docs.site.accessible import mend
from docs.site.api_pages import PAGES, SYMPY, public_names
from docs.site.docstrings import escape, write_signature
from docs.site.links import broken_links

import pendula

TOCTREE = re.compile(r"^```\{toctree\}\n(.*?)^```", re.MULTILINE | re.DOTALL)
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#{1,4} +(.+)$", re.MULTILINE)


@pytest.fixture(scope="module")
def docs(root) -> Path:
    return root / "docs"


def entries(page: Path) -> set[str]:
    """What the lists of contents of a page name, as paths below docs without suffix."""
    named = set()
    for block in TOCTREE.findall(page.read_text("utf-8")):
        lines = [line.strip() for line in block.splitlines()]
        for line in lines:
            if line and not line.startswith(":"):
                found = page.parent.glob(f"{line}.md") if ":glob:" in lines else [page.parent / line]
                named |= {_name(path) for path in found}
    return named


def _name(path: Path) -> str:
    folder = next(parent for parent in path.parents if parent.name == "docs")
    return path.relative_to(folder).as_posix().removesuffix(".md")


def anchors(text: str) -> set[str]:
    """What headings are called in links, as MyST and the usual hosts do it."""
    titles = HEADING.findall(FENCE.sub("", text))
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


def test_every_page_is_in_a_list_of_contents_and_every_entry_is_a_page(docs):
    pages = {_name(path) for path in docs.rglob("*.md")}
    lessons = {_name(path).removesuffix(".py") for path in (docs / "lessons").glob("*.py")}
    listed = set().union(*(entries(path) for path in docs.rglob("*.md")))
    assert pages - listed == {"index"}
    assert listed - pages == lessons | set(GENERATED)


def test_every_relative_link_leads_somewhere(root, docs):
    broken = []
    for page in [root / "README.md", *docs.rglob("*.md")]:
        text = FENCE.sub("", page.read_text("utf-8"))
        for link in LINK.findall(text):
            path, _, anchor = link.partition("#")
            target = page if not path else page.parent / path
            if "://" in link or _is_generated(target):
                continue
            if not target.exists() or (anchor and anchor not in anchors(target.read_text("utf-8"))):
                broken.append(f"{page.relative_to(root)}: {link}")
    assert not broken


def _is_generated(target: Path) -> bool:
    return (
        target.resolve().as_posix().removesuffix(".md").endswith(tuple(f"docs/{name}" for name in GENERATED))
    )


def test_a_page_left_out_and_a_wrong_anchor_are_noticed(tmp_path):
    folder = tmp_path / "docs"
    folder.mkdir()
    (folder / "index.md").write_text("# A title: here\n```{toctree}\n:hidden:\n\none\n```\n")
    assert entries(folder / "index.md") == {"one"}
    assert anchors("# A title: here\n```\n# code\n```\n") == {"a-title-here"}


def test_links_of_the_finished_site_are_followed(tmp_path):
    (tmp_path / "live").mkdir()
    (tmp_path / "live" / "arm.html").write_text("<p>")
    (tmp_path / "one.html").write_text('<h1 id="top"></h1><a href="two.html#there"></a><a href="#top"></a>')
    (tmp_path / "two.html").write_text(
        '<p id="there"></p><iframe src="live/arm.html"></iframe><a href="https://x.org"></a>'
    )
    assert broken_links(tmp_path) == []
    (tmp_path / "two.html").write_text('<iframe src="live/leg.html"></iframe>')
    assert sorted(broken_links(tmp_path)) == ["one.html: two.html#there", "two.html: live/leg.html"]


def test_tables_have_names_of_their_own_and_lists_lie_in_entries():
    table = '<div class="table-wrapper colwidths-auto docutils container">'
    assert re.findall('aria-label="(.*?)"', mend(table + table)) == ["table 1", "table 2"]
    modules = "<ul><li>a</li>\n<ul><li>a.b</li>\n</ul><li>c</li>\n</ul>"
    assert "</li>\n<ul>" not in mend(modules)
    assert mend(modules).count("</li>") == modules.count("</li>")


def test_every_public_name_is_in_the_reference():
    listed = [name for names in public_names().values() for name in names]
    assert len(listed) == len(set(listed))
    ours = {f"pendula.{name}" for name, home in pendula._WHERE.items() if home != SYMPY}
    assert ours <= set(listed)
    assert all(public_names()[page] for page in PAGES)


def test_docstrings_are_text_but_for_code():
    assert escape("|q| = 1, `a*b` and **kwargs of ``x_``") == r"\|q\| = 1, ``a*b`` and \*\*kwargs of ``x_``"
    assert escape("name_ and name_s") == r"name\_ and name_s"


def test_one_version_everywhere(root):
    import tomllib

    version = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert pendula.__version__ == version
    assert f"version: {version}\n" in (root / "CITATION.cff").read_text("utf-8")
    assert f"## {version} (" in (root / "CHANGELOG.md").read_text("utf-8")
    assert f"pendula-{version}-py3" in (root / ".github/workflows/check.yml").read_text("utf-8")


def test_signatures_with_defaults_made_anew_can_be_read():
    told = write_signature(None, "class", "", None, None, "(a: ~numpy.ndarray = <factory>)", None)
    assert told == ("(a: ~numpy.ndarray = ...)", None)
    assert write_signature(None, "data", "", None, None, None, None) == (None, None)
