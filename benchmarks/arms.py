"""A robot arm with seven axes, simulated for a second at 1 kHz, against MuJoCo."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import pendula as pe
from benchmarks.measurement import Effort, Timing, require_agreement
from benchmarks.peers import conversation
from benchmarks.robots import read
from benchmarks.rows import Row, against, unmeasured

PEER, SIDE, ROBOTS = "MuJoCo", "benchmarks.peers.mujoco_side", "benchmarks.peers.pinocchio_side"
FILE, CLAIM, TARGET = "panda_description/urdf/panda.urdf", "a second of Panda's arm at 1 kHz, RK4", 3.0
UNTIL, STEP = 1.0, 1e-3
START = (0.3, -0.8, 1.1, -1.4, -0.6, 1.2, 0.5)
# Both take the same steps: rounding, which the arm's fall magnifies a little.
AGREEMENT = 1e-9


def arm_rows(effort: Effort) -> Iterator[Row]:
    """The arm falls from rest, its fingers held; nothing is drawn, nothing touches, no joint has an end."""
    with arm_file() as (file, reason):
        yield unmeasured(CLAIM, PEER, TARGET, "ms", reason) if reason else _row(file, effort)


@contextmanager
def arm_file() -> Iterator[tuple[Path, str]]:
    """A file that both sides read, and why there is none."""
    reason, folder = conversation.missing("mujoco") or conversation.missing("pinocchio"), ""
    if not reason:
        with conversation.Conversation(ROBOTS) as peer:
            folder = peer.ask("folder")
        reason = "" if folder else "example-robot-data is not among the installed peers"
    with TemporaryDirectory() as made:
        file = Path(made, "arm.urdf")
        if not reason:
            file.write_text(seven_axes(Path(folder, FILE).read_text("utf-8")), "utf-8")
        yield file, reason


def seven_axes(urdf: str) -> str:
    """The arm's masses and joints alone, with its fingers fixed."""
    robot = ET.fromstring(urdf)
    for link in robot.iter("link"):
        for part in [*link.findall("visual"), *link.findall("collision")]:
            link.remove(part)
    for joint in robot.iter("joint"):
        if joint.get("type") == "prismatic":
            joint.set("type", "fixed")
            for mimic in joint.findall("mimic"):
                joint.remove(mimic)
    return ET.tostring(robot, "unicode")


def _row(file: Path, effort: Effort) -> Row:
    model = pe.derive(read(str(file), "fixed"))
    start = dict(zip(model.coordinates, START, strict=True))
    fall = partial(pe.simulate, model, start, until=UNTIL, step=STEP, integrator="rk4", save_every=10**6)
    run, ours, theirs, told = fall(), [], [], {}
    with conversation.Conversation(SIDE) as peer:
        for _ in range(effort.repetitions):
            began = perf_counter()
            run = fall()
            ours.append(perf_counter() - began)
            told = peer.ask("fall", file=str(file), start=START, step=STEP, until=UNTIL)
            theirs.append(told["seconds"])
    require_agreement("Ends of the arm", run.q[-1], told["q"], AGREEMENT)
    note = "the whole of simulate() against one call of mj_step for all steps"
    return against(CLAIM, Timing(tuple(ours)), (PEER, Timing(tuple(theirs))), TARGET, "ms", note)
