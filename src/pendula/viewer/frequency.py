"""Pictures of frequency responses: Bode's and Nyquist's."""

import os
from typing import TYPE_CHECKING

import numpy as np

from pendula.control import FrequencyResponse
from pendula.errors import PendulaError
from pendula.viewer.axes import GREY, INK, VERMILLION, colours, style_axes
from pendula.viewer.figures import make_figure
from pendula.viewer.plots import picture_path, write_picture

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

LONGEST = 40  # letters of a name in a legend
FAR = 5.0  # of Nyquist's plane around −1, in distances that matter for stability


def plot_bode(*responses: FrequencyResponse, path: str | os.PathLike[str] | None = None) -> "Figure":
    """Draw magnitude and phase over frequency, and write the picture if a path is given.

    Args:
        responses: what `frequency_response` returned, one or several.
        path: file to write, by its suffix as .png, .svg or .pdf.

    Returns:
        The matplotlib figure, which belongs to the caller alone (pyplot does not know it).
    """
    figure = _make_figure(responses, "plot_bode", (8.5, 6.4))
    above, below = figure.subplots(2, 1, sharex=True)
    for response, colour in zip(responses, colours(len(responses)), strict=True):
        style = {"color": colour, "linewidth": 2.0, "label": _name(response)}
        marked = style if response.amplitude is None else style | {"marker": "o", "linestyle": ""}
        above.semilogx(response.frequencies, response.decibels, **marked)
        below.semilogx(response.frequencies, np.degrees(response.phase), **marked)
    style_axes(above, "", "magnitude in dB")
    style_axes(below, "frequency in rad/s", "phase in °")
    above.legend(frameon=False, labelcolor=INK)
    return _finish(figure, path)


def plot_nyquist(*responses: FrequencyResponse, path: str | os.PathLike[str] | None = None) -> "Figure":
    """Draw responses in the complex plane, with the point −1, and write the picture if a path is given.

    Args:
        responses: of open loops, one or several.
        path: file to write, by its suffix as .png, .svg or .pdf.

    Returns:
        The matplotlib figure, which belongs to the caller alone (pyplot does not know it).
    """
    figure = _make_figure(responses, "plot_nyquist", (7.2, 6.4))
    axes = figure.subplots()
    for response, colour in zip(responses, colours(len(responses)), strict=True):
        real, imaginary = np.real(response.values), np.imag(response.values)
        axes.plot(real, imaginary, color=colour, linewidth=2.0, label=_name(response))
        axes.plot(real, -imaginary, color=colour, linewidth=1.2, linestyle=(0, (4, 2)))
    turn = np.linspace(0, 2 * np.pi, 200)
    axes.plot(np.cos(turn), np.sin(turn), color=GREY, linewidth=0.8)
    axes.plot([-1], [0], "+", color=VERMILLION, markersize=12, markeredgewidth=2)
    _limit(axes, responses)
    style_axes(axes, "real part", "imaginary part")
    axes.set_aspect("equal", adjustable="box")
    axes.legend(frameon=False, labelcolor=INK)
    return _finish(figure, path)


def _make_figure(responses: tuple[FrequencyResponse, ...], verb: str, size: tuple[float, float]) -> "Figure":
    if not responses or not all(isinstance(response, FrequencyResponse) for response in responses):
        raise PendulaError(f"{verb} draws what frequency_response returns; give one or several of these.")
    return make_figure(verb, size, ", ".join(dict.fromkeys(response.system for response in responses)))


def _finish(figure: "Figure", path: str | os.PathLike[str] | None) -> "Figure":
    if path is not None:
        write_picture(figure, picture_path(path))
    return figure


def _name(response: FrequencyResponse) -> str:
    of = _shorten(f"{response.input} to {response.output}")
    return of if response.amplitude is None else f"{of}, amplitude {response.amplitude:g}"


def _shorten(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _limit(axes: "Axes", responses: tuple[FrequencyResponse, ...]) -> None:
    """Show what is near −1; a curve that comes from far away is cut."""
    largest = max(float(np.abs(response.values).max()) for response in responses)
    reach = min(max(1.2 * largest, 1.5), FAR)
    axes.set_xlim(-reach, reach)
    axes.set_ylim(-reach, reach)
