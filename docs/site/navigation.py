"""The tree of pages beside a page of source code, built once: half the time of a build went into it.

No entry of the tree is such a page, so that the tree is the same for all that lie equally deep.
"""

from typing import Any

SOURCES = "_modules/"  # where Sphinx puts pages of source code


def share_tree(_app: Any, pagename: str, _template: str, context: dict[str, Any], _doctree: Any) -> None:
    """Let a page of source code take the tree of the one before it."""
    if not pagename.startswith(SOURCES):
        return
    build, depth = context["toctree"], pagename.count("/")

    def tree(**options: Any) -> str:
        key = (depth, *sorted(options.items()))
        if key not in TREES:
            TREES[key] = build(**options)
        return TREES[key]

    context["toctree"] = tree


TREES: dict[tuple[Any, ...], str] = {}


def setup(app: Any) -> dict[str, Any]:
    app.connect("html-page-context", share_tree, priority=100)  # before the theme, which asks for the tree
    return {"parallel_read_safe": True, "parallel_write_safe": True}
