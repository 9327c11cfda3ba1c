"""Formulas as MathML, which browsers draw by themselves: no script, no font and no network."""

from html import escape
from typing import Any

from docutils import nodes
from latex2mathml.converter import convert


def visit_inline(translator: Any, node: nodes.math) -> None:
    translator.body.append(convert(node.astext()))
    raise nodes.SkipNode


def visit_block(translator: Any, node: nodes.math_block) -> None:
    formula = convert(node.astext(), display="block")
    label = escape(" ".join(node.astext().split())[:60])
    opening = f'<div class="math" role="group" aria-label="formula {label}" tabindex="0">'
    translator.body.append(f"{opening}{formula}</div>\n")
    raise nodes.SkipNode


def setup(app: Any) -> dict[str, Any]:
    app.add_html_math_renderer("mathml", (visit_inline, None), (visit_block, None))
    return {"parallel_read_safe": True, "parallel_write_safe": True}
