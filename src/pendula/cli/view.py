"""``pendula view``: a system to play with, or a run to replay, in the browser."""

import argparse
import tempfile
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pendula.cli import files
from pendula.cli.control import NEED_KIND, add_control, read_control
from pendula.cli.run import INTEGRATORS
from pendula.cli.settings import build, number
from pendula.cli.source import add_source, is_run, load_run, refuse_for_run, refuse_system
from pendula.cli.system_file import find_system, is_robot
from pendula.cli.tables import text_width, wrap_text
from pendula.errors import FileError
from pendula.progress import show_waiting

if TYPE_CHECKING:
    from pendula.model import Model
    from pendula.runs import Run

PAGES = (".html", ".htm")
# Of a system with more velocities a page takes minutes to be written and moves more slowly than time goes.
MOST_VELOCITIES = 64


def add_to(commands: Any) -> None:
    """Declare the command."""
    asked = commands.add_parser(
        "view",
        help="open a system, or a saved run, in the browser",
        description=(
            "Write a page, one file that needs nothing else, and open it: a system moves in it and can be "
            "played with, a saved run is replayed."
        ),
        allow_abbrev=False,
    )
    add_source(asked)
    add_page(asked)
    add_control(asked)
    asked.add_argument(
        "--contact",
        choices=("stepping", "none"),
        help="of an MJCF file: replay a run on its ground, or leave that out (default: free bodies touch it, "
        "what has joints does not)",
    )
    asked.set_defaults(answer=answer)


def add_page(asked: argparse.ArgumentParser) -> None:
    """Declare what a page begins with and where it goes."""
    asked.add_argument("--step", metavar="H", type=number, help="step to begin with, s (default: its own)")
    asked.add_argument(
        "--integrator", metavar="NAME", help=f"what to begin with: none, {', '.join(INTEGRATORS)}, dopri5"
    )
    asked.add_argument("--output", metavar="FILE", help="the page, as .html (default: a temporary file)")
    asked.add_argument("--no-open", action="store_true", help="write the page, but open no browser")


def answer(options: argparse.Namespace) -> int:
    """Write the page of a system or of a saved run, and open it."""
    target = page_path(options.output, Path(options.name).stem)
    from pendula.viewer.page import html

    if is_run(options.name):
        refuse_for_run(options, ("control", "contact", *NEED_KIND))
        run, model = load_run(options)
        with show_waiting(f"writing the page of {run.system}"):
            html(run, target, model)
    else:
        from pendula.viewer.page.contact import is_contact_page

        refuse_system(options)
        about = find_system(options.name, contact=options.contact != "none")
        with show_waiting(f"writing the page of {about.name}"):
            model, said = _choose_ground(build(about, dict(options.settings)), options)
            inside: dict[str, float] = {}
            if options.control is None and _has_servo(options.name, model):
                options.control = "servo"
                inside = _inside_limits(model, dict(options.start))
                options.start = [*options.start, *inside.items()]
            control, told = read_control(options, model)
            told = " ".join(filter(None, (said, told.strip(), _tell_inside(inside))))
            page = {
                "control": control,
                "step": about.step if options.step is None and not is_contact_page(model) else options.step,
                "integrator": options.integrator,
                "start": dict(options.start) or None,
            }
            if reason := _why_replayed(model):
                html(_simulate(model, about.until, page), target, model, title=about.title)
                told += f" {about.name} {reason}: the page replays a run of it."
            else:
                html(model, target, title=about.title, until=about.until, **page)
        if told:
            print(wrap_text(told.strip(), text_width()))
    show(target, options.no_open)
    return 0


def _choose_ground(model: "Model", options: argparse.Namespace) -> tuple["Model", str]:
    """The model, without the ground of its MJCF file where no page could move it on that; and what to say."""
    from pendula.viewer.page.contact import is_contact_page

    if options.contact or not is_robot(options.name) or not model.card.ground or is_contact_page(model):
        return model, ""
    from pendula.model import derive

    said = "Its ground is left out, since it has joints; --contact stepping replays a run on it."
    return derive(model.description.replace(ground=())), said  # pyright: ignore[reportAttributeAccessIssue]


def _why_replayed(model: "Model") -> str:
    """Why a page cannot move a system by itself; empty where it can."""
    from pendula.viewer.page.contact import is_contact_page

    if is_contact_page(model):
        return ""
    if model.card.ground:
        return "has joints and a ground, which a page moves for free bodies only"
    if model.layout.nv > MOST_VELOCITIES:
        return f"has {model.layout.nv} velocities"
    return ""


def _simulate(model: "Model", until: float, page: Mapping[str, Any]) -> "Run":
    """A run for a page, a sample for every 60th of a second; contacts of modes at instants of their own."""
    from pendula.simulation import simulate

    given = {name: value for name, value in page.items() if value is not None}
    if model.card.contacts and "integrator" not in given:
        del given["step"]
        return simulate(model, until=until, tolerance=1e-9, **given)
    every = max(1, round(1 / (60 * page["step"])))
    return simulate(model, until=until, save_every=every, **given)


def _has_servo(name: str, model: "Model") -> bool:
    """Whether a servo is expected: in a robot from a file that has joints to drive."""
    single = (
        joint for joint in getattr(model.description, "moving_joints", ()) if len(joint.coordinates) == 1
    )
    driven = getattr(model.description, "actuated", {})
    return is_robot(name) and any(joint.velocities[0].name in driven for joint in single)


def _inside_limits(model: "Model", start: Mapping[str, float]) -> dict[str, float]:
    """The middle between the limits of joints that would start beyond them.

    ROS begins there, too (``joint_state_publisher``). Loops stay as they are: they would not be closed.
    """
    system: Any = model.description
    found: dict[str, float] = {}
    for joint in () if model.constraints else system.moving_joints:
        if joint.limits is None or len(joint.coordinates) != 1:
            continue
        name, (low, high) = joint.coordinates[0].name, joint.limits
        if name not in start and not low <= system.start.get(name, 0.0) <= high:
            found[name] = (low + high) / 2
    return found


def _tell_inside(inside: Mapping[str, float]) -> str:
    if not inside:
        return ""
    return f"Joints whose start was beyond their limits start between them: {', '.join(inside)}."


def page_path(output: str | None, name: str) -> Path:
    """Where the page goes: the file that was asked for, checked, or a temporary one."""
    if output is None:
        return Path(tempfile.mkdtemp(prefix="pendula-")) / f"{name}.html"
    if Path(output).suffix.lower() not in PAGES:
        raise FileError(f"The page {output} needs the suffix .html.")
    files.check_writable(output)
    return Path(output)


def show(page: Path, unopened: bool) -> None:
    """Say where the page is, and open it unless that is not wanted or there is no browser."""
    print(f"Written as {page}.", flush=True)
    if not unopened and not webbrowser.open(page.absolute().as_uri()):
        print(
            wrap_text("No browser could be opened here; open the file in one, on any machine.", text_width())
        )
