"""Pages of mechanisms: marks, welded bodies, limits of joints, poses by the servo, matrices as MathML."""

import json
import re

import numpy as np
import pytest

import pendula as pe
from pendula.viewer.page.mathml import ALGORITHMS, equations_of


def arm() -> pe.Mechanism:
    """A welded post, two links, a tool without mass."""
    m, l = pe.parameters(m=1.0, l=0.5)
    return pe.Mechanism(
        [
            pe.Body("post", 0.0, shapes=[pe.Cylinder(0.1, 0.2)]),
            pe.Body("upper", m, (0, 0, -l), shapes=[pe.Sphere(0.1)]),
            pe.Body("fore", m, (0, 0, -l), shapes=[pe.Sphere(0.1)]),
            pe.Body("tool", 0.0, shapes=[pe.Sphere(0.05)]),
        ],
        [
            pe.Fixed("bolts", "world", "post"),
            pe.Revolute("shoulder", "post", "upper", axis=(0, 1, 0), limits=(-1.0, 2.0)),
            pe.Revolute("elbow", "upper", "fore", axis=(0, 1, 0), pose=(0, 0, -l)),
            pe.Fixed("grip", "fore", "tool", pose=(0, 0, -l)),
        ],
        name="arm",
    )


@pytest.fixture(scope="module")
def data(tmp_path_factory) -> dict:
    path = tmp_path_factory.mktemp("page") / "arm.html"
    pe.html(arm(), path, control=pe.joint_servo(arm()))
    found = re.search(r'id="pendula-data">(.*?)</script>', path.read_text("utf-8"))
    assert found is not None
    return json.loads(found[1])


def test_marks_are_shown_on_demand(data):
    """Axes of what moves, centres of what has mass, forces and torques of joints."""
    groups = [shape.get("group") for shape in data["shapes"]]
    assert groups.count("frames") == 3  # upper, fore, tool
    assert groups.count("centres of mass") == 2
    assert groups.count("reactions") == 8
    assert [shape["kind"] for shape in data["shapes"]].count("torquearrow") == 4
    assert groups.count(None) == len(arm().drawing)


def test_what_is_welded_stands_on_the_ground_and_the_rest_is_dragged(data):
    post, upper = (next(s for s in data["shapes"] if s["kind"] == kind) for kind in ("cylinder", "sphere"))
    point = data["points"][post["points"]["center"]]
    assert (point["fixed"], point["draggable"]) == (True, False)
    point = data["points"][upper["points"]["center"]]
    assert (point["fixed"], point["draggable"]) == (False, True)


def test_joints_are_called_after_themselves_and_keep_to_their_limits(data):
    assert [q.get("limits") for q in data["coordinates"]] == [[-1.0, 2.0], None]
    inputs = [u["label"] for u in data["inputs"] if u["kind"] == "input"]
    assert inputs == ["shoulder", "elbow"]
    desired = {p["name"]: p["label"] for p in data["parameters"] if p["kind"] == "desired"}
    assert desired == {"shoulder_desired": "shoulder", "elbow_desired": "elbow"}
    assert data["servo"]["poses"] is True


def test_small_mechanisms_show_their_matrices():
    text = equations_of(arm())
    for letter in "qMCGBu":
        assert f"<math><mrow><mi>{letter}</mi><mo>=</mo>" in text
    assert text.count("<mtable>") == 6
    assert "<mi>shoulder</mi>" in text
    assert equations_of(pe.gallery.humanoid()) == ALGORITHMS


def test_numbers_of_mechanisms_have_few_digits():
    """An inertia of 1/3 kg m² times π/10 is 0.1047 to four digits, here and for a third, a short fraction."""
    wheel = pe.Body("wheel", 1.0, inertia=(0, 0, np.pi / 30), strict=False)
    turning = pe.Mechanism([wheel], [pe.Revolute("a", "world", "wheel")], name="wheel")
    assert "<mn>0.1047</mn>" in equations_of(turning)
