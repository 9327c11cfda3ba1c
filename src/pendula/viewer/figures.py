"""How pictures of results begin: a white figure with a title at its left, and perhaps a sentence below."""

import textwrap
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING, Any

from pendula.errors import PendulaError
from pendula.viewer.axes import GREY, INK
from pendula.viewer.labels import escape_text

if TYPE_CHECKING:
    from matplotlib.figure import Figure

LEFT = 0.012  # of the width, where titles and sentences begin
LETTERS = 12.5  # of a sentence that fit into an inch


def make_figure(call: str, size: tuple[float, float], title: str) -> "Figure":
    """An empty figure under a title, so many inches wide and high; ``call`` is what the user called."""
    figure = new_figure(call, size, layout="constrained")
    figure.get_layout_engine().set(w_pad=0.12, h_pad=0.1)  # type: ignore[union-attr]
    figure.suptitle(escape_text(title), x=LEFT, ha="left", size=15, weight="bold", color=INK)
    return figure


def new_figure(call: str, size: tuple[float, float], **options: Any) -> "Figure":
    """An empty white figure that shows itself in any notebook, also where pyplot was never loaded."""
    try:
        return _figure_class()(figsize=size, facecolor="white", **options)
    except ImportError:
        raise PendulaError(
            f'{call} needs matplotlib, which is not installed: pip install "pendula[plot]"'
        ) from None


@cache
def _figure_class() -> Any:
    from matplotlib.figure import Figure

    class ShownFigure(Figure):
        def _repr_png_(self) -> bytes:
            picture = BytesIO()
            self.savefig(picture, format="png", dpi=100)
            return picture.getvalue()

    return ShownFigure


def write_below(figure: "Figure", text: str, colour: str = GREY) -> None:
    """A text of matplotlib's below a figure, in as many lines as it needs."""
    wrapped = textwrap.fill(text, int(LETTERS * figure.get_figwidth()))
    figure.supxlabel(wrapped, x=LEFT, ha="left", size=10, color=colour)
