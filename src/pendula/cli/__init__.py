"""The ``pendula`` command: what it can be asked, and how it answers mistakes.

Heavy libraries are imported by the commands that need them, so that ``--help`` and ``list`` are instant.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from pendula import __version__
from pendula.cli import (
    analyse,
    audit,
    cache,
    check,
    compare,
    demo,
    draw_gallery,
    export,
    gallery,
    help,
    learn,
    new,
    overlaps,
    pendularm,
    pictures,
    run,
    sweep,
    verify,
    view,
)
from pendula.errors import PendulaError, suggest

MISTAKE, INTERRUPTED, PIPE_CLOSED = 2, 130, 1

_DESCRIPTION = "Mechanical systems: their equations, compiled to machine code, and their motion."
_EPILOG = """\
to begin:
  pendula list                                     what there is to see
  pendula equations double-pendulum                its equations of motion
  pendula run double-pendulum --plot motion.png    its motion, as numbers and as a picture
  pendula run pendulum --set l=0.7 --start theta=1 with other values
  pendula run cart-pole --control swing-up         held upright by a controller
  pendula view double-pendulum                     to play with, in the browser
  pendula pendularm --links 2                      an arm with servos, likewise
  pendula animate double-pendulum --seconds 5      its motion as a moving picture
  pendula compare pendulum                         which integrator to believe
  pendula sweep pendulum --vary theta=0:3:200 --keep 'first theta < 0' --plot fall.png
                                                   many runs over a range of values
  pendula audit cart-pole                          where its energy went, and whether to believe it
  pendula analyse cart-pole                        where it rests, and how it swings about it
  pendula verify double-pendulum                   the same numbers by independent routes
  pendula check robot.urdf                         what is wrong with a robot file or a system
  pendula overlaps robot.urdf --at elbow=2         which of its bodies are in each other
  pendula new my_system.py                         a system of your own, to run likewise
  pendula help restitution                         what there is about a word
  pendula learn                                    ten lessons, to work through

The exit code is 0 if all went well, 1 if a run diverged, an audit found a fault or routes
disagree, 2 for a mistake in the command, 130 after Ctrl-C.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Answer one command line (``sys.argv`` unless given) and return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a letter such as θ shows a question mark instead of a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # pyright: ignore[reportAttributeAccessIssue]
    try:
        code = _answer(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
        return code
    except PendulaError as error:
        return _complaint(str(error), MISTAKE)
    except MemoryError:
        return _complaint("There is not enough memory; keep fewer instants (--save-every).", MISTAKE)
    except KeyboardInterrupt:
        return _complaint("Interrupted.", INTERRUPTED)
    except BrokenPipeError:
        # Whoever read the output (`| head`) has had enough; what is left must not fail at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED


def parser() -> argparse.ArgumentParser:
    """Everything that can be asked."""
    whole = _Parser(
        prog="pendula",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        usage="pendula [-h] [--version] COMMAND ...",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    whole.add_argument("--version", action="version", version=f"pendula {__version__}")
    commands = whole.add_subparsers(title="commands", metavar="COMMAND ...", prog="pendula")
    groups = (
        gallery,
        run,
        view,
        pendularm,
        pictures,
        compare,
        sweep,
        audit,
        analyse,
        check,
        verify,
        overlaps,
        new,
        export,
        draw_gallery,
    )
    for group in (*groups, help, learn, demo, cache):
        group.add_to(commands)
    return whole


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are sentences like all others of pendula."""

    def error(self, message: str) -> NoReturn:
        raise PendulaError(f"{message.removeprefix('argument ')} (see {self.prog} --help)")


def _answer(words: list[str]) -> int:
    whole = parser()
    if not words:
        whole.print_help()
        return 0
    _check_command(words[0])
    try:
        options, rest = whole.parse_known_args(words)
    except SystemExit as done:  # after --help and --version
        return int(done.code or 0)
    if rest:
        command = "pendula" if words[0].startswith("-") else f"pendula {words[0]}"
        raise PendulaError(f"'{rest[0]}' means nothing to {command} (see {command} --help)")
    return options.answer(options)


# What people type for what has another name here.
_BY_ANOTHER_NAME = {
    "plot": "'pendula run NAME --plot FILE.png' simulates and draws. ",
    "simulate": "'pendula run NAME' simulates. ",
}


def _check_command(word: str) -> None:
    """Refuse an unknown command with the nearest known one."""
    known = (
        "list equations run view pendularm snapshot animate compare sweep audit analyse check verify "
        "overlaps new export gallery help learn demo cache"
    ).split()
    if word in known or word.startswith("-"):
        return
    hint = _BY_ANOTHER_NAME.get(word) or suggest(word, known)
    raise PendulaError(f"There is no command '{word}'. {hint}There are {', '.join(known)}.")


def _complaint(sentence: str, code: int) -> int:
    print(f"pendula: {sentence}", file=sys.stderr)
    return code
