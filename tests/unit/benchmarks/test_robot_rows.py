"""Robots that are compared with Pinocchio and MuJoCo: rows without them, what both are given."""
# ruff: noqa: E402 (the benchmarks lie at the root, beside the package, and are found from there)

import sys
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from benchmarks import arms, robots
from benchmarks.measurement import QUICK
from benchmarks.peers import compiled_loop, conversation, pinocchio_loop

import pendula as pe

FILES = ROOT / "tests/reference/robots"


def test_without_peers_rows_say_why(monkeypatch):
    monkeypatch.setenv(conversation.VARIABLE, sys.executable)
    rows = [*robots.robot_rows(replace(QUICK, robots=2)), *arms.arm_rows(QUICK)]
    assert len(rows) == 2 * len(robots.CASES) + 2 + 1  # UR5 has a limit for compiling, Panda has not
    assert {row.verdict for row in rows} == {"not measured"}
    assert rows[0].note == "pinocchio is not among the installed peers"
    assert rows[-1].note == "mujoco is not among the installed peers"
    assert [row.target for row in rows if "lanes" in row.claim] == [20.0] * 6


def test_without_a_compiler_the_note_says_so(monkeypatch):
    monkeypatch.setattr(compiled_loop.shutil, "which", lambda name: None)
    pinocchio_loop._build.cache_clear()
    loop, note = pinocchio_loop.built_loop()
    pinocchio_loop._build.cache_clear()
    assert loop == ""
    assert note.startswith("there is no g++, so Pinocchio is called from Python")
    assert "quick runs" in pinocchio_loop.built_loop(wanted=False)[1]


def test_states_go_by_joints_with_the_scalar_of_quaternions_last():
    robot = robots.read(str(FILES / "ur5.urdf"), "free")
    q, v, tau = (np.arange(float(n)) for n in (13, 12, 12))
    states = robots.joint_states(robot, q, v, tau)
    assert states["root_joint"] == [[0, 1, 2, 4, 5, 6, 3], [0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5]]
    assert states["elbow_joint"] == [[9.0], [8.0], [8.0]]


def test_random_states_have_unit_quaternions():
    q, v, x = robots.random_states(robots.read(str(FILES / "ur5.urdf"), "free"))
    assert (q.shape, v.shape, x.shape) == ((robots.STATES, 13), (robots.STATES, 12), (robots.STATES, 12))
    assert np.linalg.norm(q[:, 3:7], axis=1) == pytest.approx(1.0, abs=1e-15)


def test_the_arm_keeps_its_masses_and_seven_axes(tmp_path):
    text = arms.seven_axes((FILES / "panda.urdf").read_text("utf-8"))
    kinds = [joint.get("type") for joint in ET.fromstring(text).iter("joint")]
    assert kinds.count("revolute") == 7
    assert "prismatic" not in kinds
    assert "<visual" not in text
    file = tmp_path / "arm.urdf"
    file.write_text(text, "utf-8")
    arm, whole = robots.read(str(file), "fixed"), robots.read(str(FILES / "panda.urdf"), "fixed")
    assert len(arm.coordinates) == len(arms.START)
    # With its fingers at rest the whole robot feels the same weight.
    held = pe.derive(whole).gravity(np.array([*arms.START, 0.0, 0.0]))
    assert pe.derive(arm).gravity(np.array(arms.START)) == pytest.approx(held[:7], abs=1e-12)
