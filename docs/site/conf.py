"""Settings of Sphinx; `make docs` copies the sources, adds what is generated, and builds with these."""

import sys
from pathlib import Path

import pendula

sys.path.insert(0, str(Path(__file__).resolve().parent))

project = "pendula"
author = "The pendula maintainers"
copyright = "The pendula maintainers, BSD-3-Clause"
version = release = pendula.__version__

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
    "sphinx.ext.viewcode",
    "sphinx_copybutton",
    "mathml",
    "docstrings",
    "accessible",
    "navigation",
]
exclude_patterns = ["site/**", "lessons/*.py", "derivations/**"]
suppress_warnings = ["myst.header"]  # pages of robots begin headings at the third level
nitpicky = False

myst_enable_extensions = ["dollarmath", "deflist", "colon_fence"]
myst_heading_anchors = 3
html_math_renderer = "mathml"

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
napoleon_google_docstring = True
napoleon_numpy_docstring = False
napoleon_use_rtype = False

html_theme = "furo"
html_title = f"pendula {version}"
html_static_path = ["static"]
html_css_files = ["site.css"]
# Without a server, search cannot fetch the pages to quote from them: it lists their titles.
_OFFLINE = 'if (location.protocol === "file:") DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;'
html_js_files = [(None, {"body": _OFFLINE})]
html_copy_source = False
html_show_sphinx = False
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"
