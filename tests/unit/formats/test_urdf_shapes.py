"""Shapes, materials, meshes and gears of URDF files."""

from pathlib import Path

import numpy as np
import pytest

import pendula as pe
from pendula.description.surfaces import SurfaceFile

TETRAHEDRON = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"
INERTIAL = '<inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1"/></inertial>'


def robot(folder: Path, visual: str = "", collision: str = "", rest: str = "", **options) -> pe.Mechanism:
    folder.mkdir(parents=True, exist_ok=True)
    text = f"""<robot name="r">
<material name="sky"><color rgba="0 0.5 1 1"/></material>
<link name="a"/>
<link name="b">{INERTIAL}{visual}{collision}</link>
<joint name="j" type="continuous"><parent link="a"/><child link="b"/></joint>{rest}
</robot>"""
    (folder / "robot.urdf").write_text(text, "utf-8")
    return pe.read_urdf(folder / "robot.urdf", **options)


def seen(geometry: str, tag: str = "visual", inner: str = "") -> str:
    return f'<{tag}><origin xyz="1 2 3"/><geometry>{geometry}</geometry>{inner}</{tag}>'


def mesh(name: str, scale: str = "") -> str:
    return seen(f'<mesh filename="{name}" {scale}/>')


def test_shapes_are_kept_on_their_body(tmp_path):
    made = robot(
        tmp_path,
        seen('<box size="1 2 3"/>', inner='<material name="sky"/>')
        + seen('<capsule radius="1" length="2"/>'),
        seen('<sphere radius="0.5"/>', "collision") + seen('<cylinder radius="1" length="2"/>', "collision"),
    )
    body = made.bodies[1]
    assert [type(shape) for shape in body.shapes] == [pe.Box, pe.Capsule]
    assert [type(shape) for shape in body.collision] == [pe.Sphere, pe.Cylinder]
    box = body.shapes[0]
    assert ([float(part) for part in box.size], box.colour) == ([1, 2, 3], "#0080ff")
    assert box.pose.position.tolist() == [1, 2, 3]
    assert body.mass == 1
    assert [type(shape) for shape in made.drawing] == [pe.Box, pe.Capsule]


def test_a_colour_of_its_own_goes_before_the_name(tmp_path):
    inner = '<material name="sky"><color rgba="1 0 0 0.5"/></material>'
    assert robot(tmp_path, seen('<sphere radius="1"/>', inner=inner)).bodies[1].shapes[0].colour == "#ff0000"


def test_what_cannot_be_read_is_drawn_by_what_it_touches_with(tmp_path):
    made = robot(tmp_path, mesh("part.fbx"), seen('<sphere radius="0.5"/>', "collision"))
    assert isinstance(made.bodies[1].shapes[0].surface, SurfaceFile)
    assert [type(shape) for shape in made.drawing] == [pe.Sphere]


@pytest.mark.parametrize(
    ("urdf", "file", "name"),
    [
        (".", "part.obj", "part.obj"),
        ("arm/urdf", "arm/meshes/part.obj", "../meshes/part.obj"),
        ("arm/urdf", "arm/meshes/part.obj", "package://arm/meshes/part.obj"),
        ("arm/urdf", "hand/part.obj", "package://hand/part.obj"),
        ("arm/urdf", "arm/part.obj", "package:///arm/part.obj"),
    ],
)
def test_meshes_are_found_in_the_package(tmp_path, urdf, file, name):
    (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / file).write_text(TETRAHEDRON)
    if (tmp_path / "arm").is_dir():
        (tmp_path / "arm/package.xml").write_text("<package/>")
    made = robot(tmp_path / urdf, mesh(name, 'scale="1 2 -1"'))
    (drawn,) = made.drawing
    low, high = drawn.surface.vertices.min(axis=0), drawn.surface.vertices.max(axis=0)
    assert np.array([low, high]) == pytest.approx(np.array([[0, 0, -1], [1, 2, 0]]))


@pytest.mark.parametrize("name", ["../part.obj", "package://arm/../part.obj", "meshes/../../part.obj"])
def test_a_path_that_leaves_the_package_is_refused(tmp_path, name):
    (tmp_path / "part.obj").write_text(TETRAHEDRON)
    with pytest.raises(pe.FileError, match=r"robot\.urdf, line 4: the mesh '.*' leaves the folder"):
        robot(tmp_path / "arm", mesh(name))
    assert robot(tmp_path / "arm", mesh("../part.obj"), package=tmp_path).drawing


def test_a_link_out_of_the_package_is_refused(tmp_path):
    (tmp_path / "part.obj").write_text(TETRAHEDRON)
    (tmp_path / "arm").mkdir()
    (tmp_path / "arm/part.obj").symlink_to(tmp_path / "part.obj")
    with pytest.raises(pe.FileError, match="leaves the folder arm"):
        robot(tmp_path / "arm", mesh("part.obj"))


def test_a_mesh_of_another_machine_is_left_out_with_a_warning(tmp_path):
    with pytest.warns(UserWarning, match=r"line 4: the mesh 'file:///usr/part.stl' is not in the folder"):
        made = robot(tmp_path, mesh("file:///usr/part.stl"))
    assert not made.bodies[1].shapes
    (tmp_path / "part.obj").write_text(TETRAHEDRON)
    assert robot(tmp_path, mesh(f"file://{tmp_path / 'part.obj'}")).drawing


def test_a_size_that_is_none_is_refused_with_its_line(tmp_path):
    with pytest.raises(pe.FileError, match="line 4: The radius of the Sphere of the body 'b' is 0"):
        robot(tmp_path, seen('<sphere radius="0"/>'))


GEAR = """<transmission name="t"><joint name="j"/><actuator name="m">
<mechanicalReduction> -50 </mechanicalReduction></actuator></transmission>"""


def test_gears_of_transmissions(tmp_path):
    """A motor's effort u gives u times the gear at the joint, whose inertia about x is 1 kg m²."""
    kept, driven = robot(tmp_path, rest=GEAR), robot(tmp_path, rest=GEAR, motors=True)
    assert [joint.gear for joint in kept.joints] == [1, -50]
    for made, expected in ((kept, 2.0), (driven, -100.0)):
        assert pe.derive(made).acceleration([0.0], [0.0], [2.0]) == pytest.approx(expected)


def test_a_gear_that_is_no_number_is_refused(tmp_path):
    with pytest.raises(pe.FileError, match="'text' of <mechanicalReduction> must be a number"):
        robot(tmp_path, rest=GEAR.replace("-50", "many"))
