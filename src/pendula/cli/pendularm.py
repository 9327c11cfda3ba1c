"""``pendula pendularm``: the course's arm with its servo, keys and screen text, in the browser."""

import argparse
import math
from typing import Any

from pendula.cli.settings import SET_HELP, assignment, build, number, whole_number
from pendula.cli.view import add_page, page_path, show
from pendula.errors import PendulaError
from pendula.progress import show_waiting

KP, KI, KD = 1500.0, 150.0, 15.0
DESIRED_ALONE = (-math.pi / 2.5,)
DESIRED = (-1.46, 1.84)  # of the first two of several links; the others are straight
PUSH, TURN = 50.0, 0.05  # torque of a key while it is held, N m; what a key adds to a desired angle
STEP, STEP_OF_MANY = 0.05, 0.02  # s
MOST_LINKS = 40


def add_to(commands: Any) -> None:
    """Declare the command."""
    asked = commands.add_parser(
        "pendularm",
        help="open the arm with a servo in every joint, with the keys of the course",
        description=(
            "Write a page, one file that needs nothing else, and open it: a pendulum with a motor in every "
            "joint, held by a PID servo. Keys choose the integrator, push the arm, move the desired angles "
            "and switch the servo; the page lists them."
        ),
        allow_abbrev=False,
    )
    pairs: dict[str, Any] = {"metavar": "NAME=VALUE", "type": assignment, "action": "append", "default": []}
    asked.add_argument("--links", metavar="N", type=whole_number, default=1, help="how many (default: 1)")
    asked.add_argument("--kp", type=number, default=KP, metavar="K", help=f"of e, N m (default: {KP:g})")
    asked.add_argument(
        "--ki", type=number, default=KI, metavar="K", help=f"of ∫e dt, N m/s (default: {KI:g})"
    )
    asked.add_argument("--kd", type=number, default=KD, metavar="K", help=f"of ė, N m s (default: {KD:g})")
    asked.add_argument(
        "--desired", type=number, nargs="+", metavar="ANGLE", help="desired angle of each joint, rad"
    )
    asked.add_argument("--set", dest="settings", help=SET_HELP, **pairs)
    asked.add_argument("--start", help="an angle or its rate, such as theta1=1; may be repeated", **pairs)
    add_page(asked)
    asked.set_defaults(answer=answer)


def answer(options: argparse.Namespace) -> int:
    """Write the page and open it."""
    target = page_path(options.output, "pendularm" if options.links == 1 else f"pendularm{options.links}")
    with show_waiting("writing the page of the arm"):
        write(
            target,
            links=options.links,
            gains={"kp": options.kp, "ki": options.ki, "kd": options.kd},
            desired=options.desired,
            settings=dict(options.settings),
            step=options.step,
            integrator=options.integrator,
            start=dict(options.start),
        )
    show(target, options.no_open)
    return 0


def write(
    target: Any,
    *,
    links: int = 1,
    gains: dict[str, float] | None = None,
    desired: list[float] | None = None,
    settings: dict[str, float] | None = None,
    step: float | None = None,
    integrator: str | None = None,
    start: dict[str, float] | None = None,
) -> None:
    """Write the page of an arm; what is not given is as in the course's notes."""
    from pendula.control import PID
    from pendula.gallery.registry import find
    from pendula.viewer.page import html

    if links > MOST_LINKS:
        raise PendulaError(f"An arm of {links} links is too long; --links goes up to {MOST_LINKS}.")
    if "links" in (settings or {}):
        raise PendulaError("The number of links is given as --links N.")
    angles = list(desired or (DESIRED_ALONE if links == 1 else (*DESIRED, *[0.0] * (links - 2))))
    if len(angles) != links:
        raise PendulaError(
            f"--desired needs an angle for each joint: an arm of {links} has as many, got {len(angles)}."
        )
    # Of an arm of many links the servo is as quick as √(kp/(m l²)) times eight: a smaller step holds it.
    usual = (STEP, "velocity-verlet") if links == 1 else (STEP if links == 2 else STEP_OF_MANY, "rk4")
    html(
        build(find("pendularm"), {**(settings or {}), "links": links}),
        target,
        control=PID(**(gains or {"kp": KP, "ki": KI, "kd": KD}), desired=angles),
        step=usual[0] if step is None else step,
        integrator=integrator or usual[1],
        start=start or None,
        title="Pendularm" if links == 1 else f"Pendularm with {links} links",
        pendularm={"links": links, "push": PUSH, "turn": TURN, "by": "Pendularm by pendula"},
    )
