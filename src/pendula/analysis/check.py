"""check: what is wrong with a system or a robot file, in words."""

import warnings
from pathlib import Path
from typing import Any

from pendula.analysis.checked_energies import check_motion
from pendula.analysis.checked_mechanism import check_mechanism, describe_mechanism
from pendula.analysis.checked_urdf import check_urdf
from pendula.analysis.findings import FAULT, Finding, Report, doubt, fault
from pendula.description import Description, Mechanism
from pendula.errors import PendulaError
from pendula.formats import load_mjcf, read_urdf
from pendula.model import Model, derive

ROBOT_FILES = (".urdf", ".xml")


def check(system: Any) -> Report:
    """Look for what is wrong or odd in a system.

    Of a robot file: its tree, names, axes, limits, masses, inertias, meshes, units that look like
    millimetres or degrees. Of every system: definite masses, constraints that depend on each other, a start
    that satisfies them, numbers that are finite there.

    Args:
        system: a description, a model, the name of a gallery system, or the path of a URDF or MJCF file.

    Raises:
        PendulaError: if there is no such file or gallery system.
    """
    if isinstance(system, Path) or Path(str(system)).suffix.lower() in ROBOT_FILES:
        return _check_file(Path(system))
    model = derive(system)
    return _report(model.name, *_check_model(model))


def _check_file(path: Path) -> Report:
    if not path.is_file():
        raise PendulaError(f"There is no file {path}.")
    found = [] if _is_mjcf(path) else list(check_urdf(path))
    if any(finding.severity == FAULT for finding in found):
        # What the file itself says of the fault is enough, and the robot may not be read at all.
        return _report(path.name, (), found)
    try:
        robot = _read(path)
    except PendulaError as error:
        if (moving := _read_free(path)) is None:
            return _report(path.name, (), [*found, fault("file", str(error))])
        robot = moving
        found.append(
            doubt(
                "all fixed",
                f"{path.name}: all joints are fixed; only as a whole, with a free base, it moves.",
            )
        )
    facts, more = _check_model(derive(robot))
    return _report(path.name, facts, [*found, *more])


def _read(path: Path, base: str = "fixed") -> Mechanism:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # all that they say is found elsewhere
        return load_mjcf(path).mechanism if _is_mjcf(path) else read_urdf(path, base=base)


def _read_free(path: Path) -> Mechanism | None:
    """A robot whose joints are all fixed, as one free body; None of any other."""
    try:
        robot = None if _is_mjcf(path) else _read(path, base="free")
    except PendulaError:
        return None
    return robot if robot is not None and len(robot.moving_joints) == 1 else None


def _is_mjcf(path: Path) -> bool:
    return path.suffix.lower() == ".xml"


def _check_model(model: Model) -> tuple[tuple[str, ...], list[Finding]]:
    system: Description = model.description
    if isinstance(system, Mechanism):
        return describe_mechanism(system), [*check_mechanism(system), *check_motion(model)]
    count = len(model.coordinates) or len(model.states)
    word = "coordinates" if model.coordinates else "states"
    return (f"{count} {word}, {len(model.constraints)} constraints.",), list(check_motion(model))


def _report(name: str, facts: tuple[str, ...], findings: list[Finding]) -> Report:
    ordered = sorted(dict.fromkeys(findings), key=lambda finding: finding.severity != FAULT)
    return Report(name, facts, tuple(ordered))
