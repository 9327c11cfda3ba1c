"""check on the 69 files of example-robot-data: what it says is so, and nothing is missed.

What is so is judged here from the XML itself: moments of inertia by their eigenvalues, limits as they are
written. Runs where the peers of the benchmarks are installed.
"""

import math
import warnings
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from benchmarks.peers import conversation

import pendula as pe
from pendula.analysis.checked_mechanism import check_mechanism
from pendula.analysis.checked_urdf import check_urdf
from pendula.errors import FileError

pytestmark = pytest.mark.peer("pinocchio")  # both wheels share a folder

ENTRIES = ("ixx", "iyy", "izz", "ixy", "ixz", "iyz")
# Judged by the tests below, or by eye: elements that URDF does not have, joints that carry no mass.
ELSEWHERE = ("missing mesh", "unknown element", "nothing moved")
# A robot of each sort, asked as users do; of the others, only the motion at the start is left out.
WHOLE = {
    "ur5_robot.urdf": set(),
    "panda.urdf": {"start beyond limits"},
    "solo12.urdf": set(),
    "quadrotor_base.urdf": {"all fixed"},
    "alex_psyonic_hands.urdf": {"mimic of nothing"},
}


@pytest.fixture(scope="module")
def files() -> list[Path]:
    folder = "lib/python*/site-packages/cmeel.prefix/share/example-robot-data/robots"
    return sorted(path for above in conversation.interpreter().parent.parent.glob(folder)
                  for path in above.rglob("*.urdf"))  # fmt: skip


def number(element: ET.Element | None, name: str, default: float = 0.0) -> float:
    return default if element is None else float(element.get(name, default))


def judge_links(robot: ET.Element) -> Iterator[tuple[str, str]]:
    """Kinds of what is wrong with links, and their names."""
    for link in robot.iter("link"):
        name, inertial = link.get("name", ""), link.find("inertial")
        if inertial is None:
            continue
        mass, inertia = number(inertial.find("mass"), "value"), inertial.find("inertia")
        xx, yy, zz, xy, xz, yz = (number(inertia, entry) for entry in ENTRIES)
        least, middle, most = np.linalg.eigvalsh([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        if mass > 0 and not any((xx, yy, zz, xy, xz, yz)):
            yield "zero inertia", name
        elif most <= 1e-15 * mass:
            continue  # rounding about a point
        elif most > least + middle + 1e-6 * most or least < -1e-6 * most:
            yield "impossible inertia", name
        if mass == 0 and most > 0:
            yield "inertia without mass", name
        if 0 < mass < 1e-6:
            yield "light body", name


def judge_joints(robot: ET.Element) -> Iterator[tuple[str, str]]:
    """The same of joints."""
    names = {joint.get("name") for joint in robot.findall("joint")}
    for joint in robot.findall("joint"):
        name, limit, mimic = joint.get("name", ""), joint.find("limit"), joint.find("mimic")
        if mimic is not None and mimic.get("joint") not in names:
            yield "mimic of nothing", name
        if limit is None or joint.get("type") not in ("revolute", "prismatic"):
            continue
        lower, upper = number(limit, "lower"), number(limit, "upper")
        if "lower" not in limit.keys() and "upper" not in limit.keys():  # noqa: SIM118
            lower, upper = -math.inf, math.inf  # read as no limits at all
        if lower == upper:
            yield "no room", name
        elif not lower <= 0 <= upper and mimic is None:
            yield "start beyond limits", name
        for word in ("effort", "velocity"):
            if number(limit, word) == 0:
                yield f"no {word}", name
        if 4 * math.pi < max(abs(lower), abs(upper)) < 1000 and joint.get("type") == "revolute":
            yield "limits in degrees", name


def named(sentence: str) -> str:
    """The first name in a sentence, or the second where the first is a file."""
    words = sentence.split("'")[1::2]
    return words[1] if "/" in words[0] else words[0]


def found(path: Path) -> set[tuple[str, str]]:
    """Kinds and names of what is said of links and joints, with the base fixed as users have it."""
    said = list(check_urdf(path))
    if all(finding.severity != "fault" for finding in said):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                said += check_mechanism(pe.read_urdf(path))
            except FileError:
                said += check_mechanism(pe.read_urdf(path, base="free"))
    return {(f.kind, named(f.sentence)) for f in said if f.kind not in ELSEWHERE}


def test_what_is_said_is_so_and_nothing_is_missed(files):
    assert len(files) >= 69
    wrong = {}
    for path in files:
        if path.name == "ur3.urdf":  # holds no links, and is refused
            assert not pe.check(path).ok
            continue
        robot = ET.parse(path).getroot()
        expected = {*judge_links(robot), *judge_joints(robot)}
        text = {pair for pair in expected if pair[0] == "mimic of nothing"}
        said = found(path)
        # Of a file with faults in its text nothing more is asked.
        if said != (expected if not text else said | text):
            wrong[path.name] = said ^ expected
    assert not wrong


def test_meshes_that_are_not_found_are_not_there(files):
    """Only those of the SDK of one robot, whose place is on another machine."""
    for path in files:
        missing = [f.sentence for f in check_urdf(path) if f.kind == "missing mesh"]
        assert all("file:///usr/Romeo" in sentence for sentence in missing)
        assert not missing or path.name == "romeo_laas_small.urdf"


@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_report(name, files):
    path = next(path for path in files if path.name == name)
    report = pe.check(path)
    assert {finding.kind for finding in report.findings} == WHOLE[name]
