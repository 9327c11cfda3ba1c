"""Pages: a live system or a recorded run as one HTML file; ``writing.py`` is the one to read first."""

from pendula.viewer.page.writing import html as html
