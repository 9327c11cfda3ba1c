"""html: a system, a run, a map or two shapes as one HTML file that needs nothing else, not even a network."""

import base64
import hashlib
import json
from collections.abc import Mapping
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import Any

from pendula.errors import PendulaError, explain_arguments
from pendula.files import write_text
from pendula.model import Model, derive
from pendula.runs import Run

VERSION = 1  # of the data, as viewer/src/contract.ts has it


@explain_arguments
def html(
    source: Any,
    path: str | PathLike[str],
    model: Any = None,
    *,
    control: Any = None,
    disturbance: Mapping[Any, Any] | None = None,
    step: float | None = None,
    integrator: Any = None,
    start: Mapping[Any, Any] | None = None,
    title: str | None = None,
    until: float | None = None,
    pendularm: Mapping[str, Any] | None = None,
) -> Path:
    """Write a page that shows a system live, replays a run or shows two shapes; one file, for any browser.

    Args:
        source: a description, a model, the name of a gallery system, or a run; or results of an ensemble over
            two grids, as a map whose every pixel opens its member; or two shapes (or lists of shapes) as a
            tuple, to be moved by hand and seen with their nearest points.
        path: the file to write.
        model: what was simulated, for a run that was loaded: a description, a model or a gallery name.
        control: what drives inputs of a live system: ``PID(...)``, ``LQR(...)`` or another recipe, a
            ``Controller``, laws ``{input: expression}``, or one of these as ``Sampled(..., every)``.
        disturbance: what acts beside it, ``{input or coordinate: Noise(...)}`` or other expressions of time.
        step: the step a live page begins with, s; of a gallery system its own, else 0.001 s.
        integrator: the integrator a live page begins with, "rk4" unless given; "none" stands still.
        start: values of coordinates, velocities and states by name; the rest is the description's, else zero.
        title: what the page is called; the system's name unless given.
        until: how much time the plots of a live page show, s.
        pendularm: settings of the course's arm, whose keys and screen text the page then has.

    Returns:
        The path of the file.
    """
    options = {
        "control": control, "disturbance": disturbance, "step": step, "integrator": integrator,
        "start": start, "until": until, "pendularm": pendularm,
    }  # fmt: skip
    text = page_text(source, model, title, options)
    return write_text(path, text)


def page_text(source: Any, model: Any, title: str | None, options: Mapping[str, Any]) -> str:
    """The text of a page."""
    from pendula import __version__
    from pendula.runs.run_model import model_of
    from pendula.viewer.page.gallery_views import view_of
    from pendula.viewer.page.live import Settings, live_page
    from pendula.viewer.page.mathml import equations_of
    from pendula.viewer.page.parts import title_of
    from pendula.viewer.page.replay import replay_page

    if title is not None and not isinstance(title, str):
        raise PendulaError(f"The title of a page must be text, got {title!r}.")
    about = {"version": VERSION, "generator": f"pendula {__version__}"}
    if _are_shapes(source):
        from pendula.viewer.page.shapes import shapes_page

        _refuse({"model": model, **options}, "two shapes", "html() a system")
        data = shapes_page(source)
        return assemble_page({**about, **data, "title": title or data["title"]}, "")
    shown = {}
    if _is_ensemble(source):
        from pendula.viewer.page.ensemble_map import map_of, settings_of

        chosen = {
            name: value for name, value in options.items() if name not in ("step", "integrator", "until")
        }
        _refuse({"model": model, **chosen}, "an ensemble", "html() its system")
        shown = {"map": map_of(source), "watch": "Every pixel of the map is a member; a click opens it."}
        options, source = settings_of(source, dict(options)), source.study.job.model
    if isinstance(source, Run):
        _refuse(options, "a recorded run", "html() its system")
        known = model_of(source, model, call="html(run, path, model)")
        data, script = replay_page(source, known)
    else:
        if model is not None:
            raise PendulaError("html() takes a model beside a run only; a live page is made of one system.")
        known = _system(source)
        data, script = live_page(known, Settings(**options))
    system = known.description
    data = {
        **about,
        "title": title or title_of(known),
        "name": known.name,
        "reference": system.reference,
        "equations": equations_of(system),
        **view_of(known),
        **data,
        **shown,
    }
    return assemble_page(data, script)


def assemble_page(data: Mapping[str, Any], script: str) -> str:
    """A page from its data and the script with its functions, if it has any."""
    bundle, style = (_read_packaged(name) for name in ("bundle.js", "bundle.css"))
    scripts = [text for text in (script, bundle) if text]
    # Only these scripts run, by their hashes, and nothing is fetched: not even a picture.
    allowed = " ".join(f"'sha256-{_hash(text)}'" for text in scripts)
    policy = (
        f"default-src 'none'; script-src {allowed}; style-src 'unsafe-inline'; img-src data: blob:; "
        "font-src data:; base-uri 'none'; form-action 'none'"
    )
    lines = [
        "<!doctype html>",
        '<html lang="en">',
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<meta name="generator" content="{escape_html(data["generator"])}">',
        f"<title>{escape_html(data['title'])}</title>",
        '<link rel="icon" href="data:,">',
        f"<style>{style}</style>",
        "</head>",
        "<body>",
        "<noscript>This page computes the motion itself and needs JavaScript to do so.</noscript>",
        f'<script type="application/json" id="pendula-data">{as_json(data)}</script>',
        *(f"<script>{text}</script>" for text in scripts),
        "</body>",
        "</html>",
        "",
    ]
    return "\n".join(lines)


def as_json(data: Mapping[str, Any]) -> str:
    """JSON in plain ASCII that cannot end the script it stands in."""
    return json.dumps(data, allow_nan=False, separators=(",", ":")).replace("<", "\\u003c")


def escape_html(text: str) -> str:
    """Text that is text in a page, whatever it says."""
    from html import escape

    from pendula.compiler.export.names import one_line

    return escape(one_line(text), quote=True)


def _is_ensemble(source: Any) -> bool:
    """Whether results of an ensemble are meant, told without importing them."""
    return hasattr(source, "study") and hasattr(source, "status")


def _are_shapes(source: Any) -> bool:
    """Whether a page of shapes is meant: by a shape, or a list or tuple that begins with one."""
    from pendula.description.obstacles import CollisionShape
    from pendula.description.solids import BodyShape

    while isinstance(source, list | tuple) and source:
        source = source[0]
    return isinstance(source, BodyShape | CollisionShape)


def _system(source: Any) -> Model:
    from pendula.description import Description

    if not isinstance(source, Model | str | Description):
        raise PendulaError(
            "html() needs a Lagrangian, an Ode, a Model, the name of a gallery system, a run, results of an "
            f"ensemble or two shapes, got {type(source).__name__}."
        )
    return derive(source)


def _refuse(options: Mapping[str, Any], what: str, cure: str) -> None:
    """A recorded run is shown as it was, and shapes have no motion: nothing of it can be chosen anew."""
    for name, value in options.items():
        if value is not None:
            raise PendulaError(f"{name}= has no meaning for {what}; give {cure} instead.")


def _read_packaged(name: str) -> str:
    """A part of the page that the package ships; ``make viewer`` builds it from the folder viewer."""
    return files("pendula.viewer.page").joinpath(name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    """The hash by which a page allows a script (W3C, Content Security Policy Level 3, §2.3.1)."""
    return base64.b64encode(hashlib.sha256(text.encode("utf-8")).digest()).decode("ascii")
