"""``pendula sweep``: many members of one system over ranges of values, kept in a store."""

import argparse
from typing import TYPE_CHECKING, Any

from pendula.cli import files
from pendula.cli.settings import SET_HELP, assignment, build, number, whole_number
from pendula.cli.system_file import NAME_HELP, find_system
from pendula.errors import PendulaError
from pendula.progress import show_waiting

if TYPE_CHECKING:
    from pendula.ensembles import Results

FAILED, INTERRUPTED = 1, 130  # exit codes where members failed, and after Ctrl-C
_MOST_SHOWN, _MOST_NAMED = 5, 8  # sentences of members that failed, and members with the same one
_NO_LIMIT = 10**18


def add_to(commands: Any) -> None:
    """Declare the command."""
    asked = commands.add_parser(
        "sweep",
        help="run a system thousands of times over ranges of values",
        description=(
            "Move a system from every combination of values; keep of each member the end, the first time at "
            "which a condition holds, or largest and mean values, in a Zarr store that can be resumed. The "
            "exit code is 1 if members failed."
        ),
        allow_abbrev=False,
    )
    asked.add_argument("name", metavar="NAME", help=NAME_HELP)
    asked.add_argument(
        "--vary", metavar="NAME=FROM:TO:COUNT", type=value_range, nargs="+", action="extend", required=True,
        help="values of a start, parameter or input; all combinations are run",
    )  # fmt: skip
    pairs: dict[str, Any] = {"metavar": "NAME=VALUE", "type": assignment, "action": "append", "default": []}
    asked.add_argument("--set", dest="settings", help=SET_HELP, **pairs)
    asked.add_argument("--start", help="a coordinate or velocity, such as theta=1; may be repeated", **pairs)
    asked.add_argument(
        "--keep", metavar="WHAT", nargs="+", action="extend",
        help="'end', 'first theta1 > pi', 'largest x', 'mean x', 'energy error' (default: end)",
    )  # fmt: skip
    asked.add_argument(
        "--until", metavar="T", type=number, help="time at which to end, s (default: the system's)"
    )
    asked.add_argument("--step", metavar="H", type=number, help="length of a step, s (default: the system's)")
    asked.add_argument("--tolerance", metavar="TOL", type=number, help="error allowed in a step, instead")
    asked.add_argument("--integrator", metavar="NAME", help="as for 'pendula run' (default: rk4)")
    asked.add_argument("--out", metavar="FOLDER", help="the store, such as flips.zarr")
    asked.add_argument("--plot", metavar="FILE", help="a picture of the first that is kept")
    asked.add_argument("--resume", action="store_true", help="go on with a store of the same sweep")
    asked.add_argument("--cluster", metavar="ADDRESS", help="of a Dask scheduler, such as tcp://host:8786")
    asked.add_argument(
        "--threads", metavar="N", type=whole_number, help="cores that take part (default: all)"
    )
    asked.add_argument("--yes", action="store_true", help="also more members than ten million")
    asked.set_defaults(answer=answer)


def value_range(text: str) -> tuple[str, list[float]]:
    """``theta=-3:3:100`` or ``theta=1,2,5`` as a name and values, for argparse."""
    name, sign, values = (part.strip() for part in text.partition("="))
    if not (name and sign and values):
        raise argparse.ArgumentTypeError(f"'{text}' must be NAME=FROM:TO:COUNT, such as theta=-3:3:100")
    parts = values.split(":")
    if len(parts) == 1:
        return name, [float(number(part)) for part in values.split(",")]
    if len(parts) != 3:
        raise argparse.ArgumentTypeError(f"'{text}' must be NAME=FROM:TO:COUNT, such as theta=-3:3:100")
    first, last, count = number(parts[0]), number(parts[1]), whole_number(parts[2])
    import numpy as np

    return name, np.linspace(first, last, count).tolist()


def answer(options: argparse.Namespace) -> int:
    """Describe the study, run it, say what came out."""
    from pendula.ensembles import ensemble
    from pendula.ensembles.members import Grid, read_numbers
    from pendula.ensembles.study import MOST_MEMBERS

    if options.out is None and options.plot is None:
        raise PendulaError("A sweep is kept with --out FOLDER.zarr, or drawn with --plot FILE.png.")
    if options.resume and options.out is None:
        raise PendulaError("--resume goes on with a store: name it with --out FOLDER.zarr.")
    if options.plot:
        files.check_picture(options.plot)
    varied, names = dict(options.vary), [name for name, _ in options.vary]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise PendulaError(f"'{twice}' is varied twice.")
    about = find_system(options.name)
    with show_waiting(f"compiling {about.name}"):
        model = build(about, dict(options.settings))
    step = about.step if options.step is None and options.tolerance is None else options.step
    study = ensemble(
        model, Grid({name: read_numbers(name, values) for name, values in varied.items()}),
        starts=dict(options.start) or None, until=about.until if options.until is None else options.until,
        step=step, tolerance=options.tolerance, integrator=options.integrator, keep=options.keep or ["end"],
        limit=_NO_LIMIT if options.yes else MOST_MEMBERS,
    )  # fmt: skip
    results = study.run(options.out, resume=options.resume, threads=options.threads, cluster=options.cluster)
    _report(results, options.out)
    if options.plot:
        from pendula.viewer.ensembles import plot_ensemble

        plot_ensemble(results, path=options.plot)
        print(f"Drawn as {options.plot}.")
    if not results.complete:
        return INTERRUPTED
    return FAILED if results.failures else 0


def _report(results: "Results", out: str | None) -> None:
    """What became of the members, and where what was kept is found."""
    import numpy as np

    print(f"{results.study.job.model.name}, {results.summary}")
    for name, along in results.study.job.variables.items():
        values = results[name]
        finite = values[np.isfinite(values)]
        if not along and len(finite):
            spread = f"{finite.min():.6g} to {finite.max():.6g}, mean {finite.mean():.6g}"
            print(f"  {name}: {len(finite):,} value{'s' * (len(finite) != 1)}, {spread}")
    alike: dict[str, list[int]] = {}
    for member, sentence in results.failures.items():
        alike.setdefault(sentence, []).append(member)
    for sentence, members in list(alike.items())[:_MOST_SHOWN]:
        more = f" and {len(members) - _MOST_NAMED:,} more" if len(members) > _MOST_NAMED else ""
        named = ", ".join(map(str, members[:_MOST_NAMED]))
        print(f"  member{'s' * (len(members) > 1)} {named}{more}: {sentence}")
    if out is not None:
        print(f"Kept in {out}.")
        if not results.complete:
            print("It is not complete; the same command with --resume goes on.")
