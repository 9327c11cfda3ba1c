"""``pendula snapshot`` and ``pendula animate``: pictures of a motion for papers and slides."""

import argparse
from pathlib import Path
from typing import Any

from pendula.cli import files
from pendula.cli.settings import number
from pendula.cli.source import add_simulation, add_source, run_of
from pendula.errors import FileError
from pendula.progress import show_waiting


def add_to(commands: Any) -> None:
    """Declare both commands."""
    still = commands.add_parser(
        "snapshot",
        help="draw a system at one instant of its motion",
        description="Simulate a system, or load a saved run, and draw it at one instant.",
        allow_abbrev=False,
    )
    add_source(still)
    still.add_argument("--at", metavar="T", type=number, help="the instant, s (default: the end)")
    still.add_argument("--trail", metavar="T", type=number, help="how far trails go back, s (default: all)")
    still.add_argument(
        "--output", metavar="FILE", help="the picture, as .png, .svg or .pdf (default: NAME-snapshot.png)"
    )
    add_simulation(still)
    still.set_defaults(answer=answer_snapshot)
    moving = commands.add_parser(
        "animate",
        help="write the motion of a system as a moving picture",
        description="Simulate a system, or load a saved run, and write its motion as a moving picture.",
        allow_abbrev=False,
    )
    add_source(moving)
    moving.add_argument(
        "--output",
        metavar="FILE",
        help="as .gif, .webp or, where ffmpeg is installed, .mp4 (default: NAME.gif)",
    )
    moving.add_argument("--fps", metavar="N", type=number, default=25, help="frames a second (default: 25)")
    moving.add_argument(
        "--speed", metavar="X", type=number, default=1, help="seconds of motion a second (default: 1)"
    )
    moving.add_argument(
        "--seconds", metavar="T", type=number, help="how long it lasts, s (default: to the end)"
    )
    moving.add_argument(
        "--size", metavar="WxH", type=size, default=(640, 480), help="in pixels (default: 640x480)"
    )
    moving.add_argument("--trail", metavar="T", type=number, help="how far trails go back, s")
    add_simulation(moving)
    moving.set_defaults(answer=answer_animate)


def size(text: str) -> tuple[int, int]:
    """``640x480`` as two numbers, for argparse."""
    width, sign, height = text.lower().partition("x")
    if not (sign and width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"'{text}' must be a width and a height in pixels, such as 640x480")
    return int(width), int(height)


def answer_snapshot(options: argparse.Namespace) -> int:
    """Draw one instant."""
    picture = options.output or f"{Path(options.name).stem}-snapshot.png"
    files.check_picture(picture)
    run, model = run_of(options)
    from pendula.viewer import snapshot

    instant = options.at
    if instant is None:
        instant = float(run.t[-1]) if len(run) else 0.0
    with show_waiting(f"drawing {run.system}"):
        snapshot(run, instant, picture, trail=options.trail, model=model)
    print(f"Drawn as {picture}.")
    return 0


def answer_animate(options: argparse.Namespace) -> int:
    """Write the moving picture."""
    picture = options.output or f"{Path(options.name).stem}.gif"
    files.check_drawing()
    files.check_writable(picture)
    from pendula.viewer.movies import ENDINGS

    if Path(picture).suffix.lower() not in ENDINGS:
        raise FileError(f"The animation {picture} needs one of the suffixes {', '.join(ENDINGS)}.")
    run, model = run_of(options)
    from pendula.viewer import animate

    how = {"fps": options.fps, "speed": options.speed, "seconds": options.seconds, "size": options.size}
    with show_waiting(f"drawing {run.system}"):
        animate(run, picture, **how, trail=options.trail, model=model)
    print(f"Drawn as {picture}.")
    return 0
