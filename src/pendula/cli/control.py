"""``--control``: a controller for the system of ``pendula run`` or ``pendula view``."""

import argparse
from typing import TYPE_CHECKING, Any

from pendula.cli.settings import assignment, number
from pendula.errors import PendulaError

if TYPE_CHECKING:
    from pendula.model import Model

KINDS = ("lqr", "swing-up", "gravity-compensation", "servo", "none")
NEED_KIND = ("at", "largest", "limit", "every")


def add_control(asked: argparse.ArgumentParser) -> None:
    """Declare the options of a controller."""
    pairs: dict[str, Any] = {"metavar": "NAME=VALUE", "type": assignment, "action": "append", "default": []}
    asked.add_argument(
        "--control",
        choices=KINDS,
        help="a controller that becomes part of the motion; a robot file on a page has a servo",
    )
    asked.add_argument(
        "--at", help="where it holds the system (default: the rest nearest to the start)", **pairs
    )
    asked.add_argument(
        "--largest",
        help="largest deviation or input that is allowed, for the weights of an LQR (default: 1 of each)",
        **pairs,
    )
    asked.add_argument("--limit", metavar="U", type=number, help="largest value of an input")
    asked.add_argument(
        "--every", metavar="H", type=number, help="seconds between samples of a controller that is held"
    )


def read_control(options: argparse.Namespace, model: "Model") -> tuple[Any, str]:
    """What ``simulate`` takes as control=, and a sentence about it; None and "" without a controller."""
    if options.control in (None, "none"):
        for name in NEED_KIND:
            if getattr(options, name):
                raise PendulaError(f"--{name} is for a controller: add --control {KINDS[0]}, for instance.")
        return None, ""
    made, sentence = _make(options, model)
    if options.every is None:
        return made, sentence
    from pendula.simulation import Sampled

    return Sampled(made, every=options.every), f"{sentence} It is sampled every {options.every:g} s."


def _make(options: argparse.Namespace, model: "Model") -> tuple[Any, str]:
    if options.control == "servo":
        _refuse_for(options, "servo", ("at", "largest", "limit"))
        from pendula.control import joint_servo

        return joint_servo(model, start=dict(options.start)), "A servo holds every joint where it starts."
    if options.control == "gravity-compensation":
        _refuse_for(options, "gravity-compensation", ("at", "largest"))
        from pendula.control import GravityCompensation

        return GravityCompensation(limit=options.limit), "Its weight is compensated."
    from pendula.analysis.linearisation import format_point
    from pendula.analysis.tables import number as format_number
    from pendula.control import LQR, SwingUp

    held = dict(options.at) or _nearest_rest(model, dict(options.start))
    weights: dict[str, Any] = {"largest": dict(options.largest)} if options.largest else {"Q": 1.0, "R": 1.0}
    lqr = LQR(model, held, **weights, limit=options.limit, discrete=options.every)
    slowest = max(lqr.poles.tolist(), key=abs if options.every else lambda pole: pole.real)
    where = format_point(model, lqr.linear.point)
    sentence = f"An LQR holds it at {where}; its slowest pole is {format_number(slowest)}."
    if options.control == "lqr":
        return lqr, sentence
    return SwingUp(lqr), f"It is swung up by its energy. {sentence}"


def _refuse_for(options: argparse.Namespace, kind: str, names: tuple[str, ...]) -> None:
    for name in names:
        if getattr(options, name):
            raise PendulaError(f"--{name} is for other controllers, such as lqr, not for {kind}.")


def _nearest_rest(model: "Model", start: dict[str, float]) -> Any:
    """The equilibrium without inputs that is nearest to the start."""
    import numpy as np

    from pendula.analysis import equilibria

    begun = {name: start.get(name, model.card.start.get(name, 0.0)) for name in model.coordinates}
    found = list(equilibria(model))
    if not found:
        raise PendulaError(f"No rest of {model.name} was found; say where to hold it with --at NAME=VALUE.")
    return min(found, key=lambda e: np.hypot.reduce([e.coordinates[n] - begun[n] for n in begun]))
