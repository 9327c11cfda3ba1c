"""Text from users made harmless: identifiers for code, and one-line texts for comments."""

import hashlib
import re

LONGEST_IDENTIFIER = 40


def identifier(name: str) -> str:
    """A C, JavaScript and Python identifier for any text: ``pendula_double_pendulum``.

    Case, spaces, dashes and underscores do not distinguish names, as in the gallery. Names that lose anything
    else get a few digits of their hash, so that they stay distinct.
    """
    plain = re.sub(r"[\s_-]+", "_", name.lower()).strip("_")
    kept = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:LONGEST_IDENTIFIER].strip("_")
    if kept and kept == plain:
        return f"pendula_{kept}"
    digest = hashlib.sha256(plain.encode("utf-8", "surrogatepass")).hexdigest()[:8]
    return "_".join(filter(None, ("pendula", kept, digest)))


def one_line(text: str) -> str:
    """A text on one line; what cannot be seen (line ends, controls, marks of direction) is spelt out."""
    return "".join(c if c.isprintable() else _spell(c) for c in text)


def in_block_comment(text: str) -> str:
    r"""A text that is safe between ``/*`` and ``*/`` in C and JavaScript, also inside an HTML page.

    It cannot end the comment or seem to begin another, hold a trigraph (``??/`` is a backslash in C99) or
    continue a line, nor end a ``<script>``.
    """
    text = one_line(text).replace("*/", "* /").replace("/*", "/ *")
    return re.sub(r"\?(?=\?)", "? ", text).replace("<", "\\u003c")


def in_docstring(text: str) -> str:
    """A text that is safe inside a Python docstring."""
    return one_line(text).replace("\\", "\\\\").replace('"', '\\"')


def _spell(character: str) -> str:
    code = ord(character)
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
