"""MJCF files: what is read, what is noted, and what is refused with its line."""

from dataclasses import replace

import numpy as np
import pytest
from tests.mjcf_texts import TEXTS

import pendula as pe

FLAT = '<inertial pos="0 0 0" mass="1" diaginertia="1 1 4"/>'
LINK = '<body name="a"><joint name="j"/><geom type="sphere" size="0.1"/></body>'


@pytest.fixture
def load(tmp_path):
    """Reads a file with a worldbody and what stands beside it."""

    def make(world: str = LINK, beside: str = "", name: str = "robot.xml"):
        path = tmp_path / name
        path.write_text(f"<mujoco>\n{beside}\n<worldbody>\n{world}\n</worldbody>\n</mujoco>", "utf-8")
        return pe.load_mjcf(path)

    return make


@pytest.fixture
def refusal(load):
    def find(*parts: str) -> str:
        with pytest.raises(pe.FileError) as caught:
            load(*parts)
        return str(caught.value)

    return find


@pytest.fixture
def read_text(tmp_path):
    def make(name: str):
        path = tmp_path / f"{name}.xml"
        path.write_text(TEXTS[name], "utf-8")
        return pe.load_mjcf(path)

    return make


def test_names_limits_and_frames(read_text):
    system = read_text("solids").mechanism
    assert system.name == "solids"
    assert [q.name for q in system.coordinates] == ["x", "lean", "hip", "knee"]
    assert [u.name for u in system.inputs] == ["lean_control", "hip_motor"]
    limits = {joint.name: joint.limits for joint in system.joints}
    assert limits["lean"] == pytest.approx(np.radians([-40, 50]))
    assert limits["hip"] is None
    assert system.frames["toe"][0] == "shin"
    assert system.start["x"] == 0.3
    assert system.start["lean"] == pytest.approx(np.radians(15))


def test_what_is_left_out_is_noted(read_text, tmp_path):
    found = read_text("solids")
    assert found.notes == (
        "'ctrlrange' of actuators are not enforced.",
        "'solref' are not used.",
        "<light> are not read.",
    )
    with pytest.warns(UserWarning, match=r"solids.xml is not read as a whole. 'ctrlrange' of actuators"):
        pe.read_mjcf(tmp_path / "solids.xml")
    with pytest.raises(pe.FileError, match="<light> are not read"):
        pe.read_mjcf(tmp_path / "solids.xml", strict=True)


def test_contacts_are_kept(read_text):
    found = read_text("solids")
    foot = next(geom for geom in found.contacts if geom.friction[0] == 0.7)
    assert (foot.body, foot.friction) == ("shin", (0.7, 0.005, 0.0001))
    assert read_text("flyer").excluded == (("hull", "rotor"),)
    assert [g.conaffinity for g in read_text("flyer").contacts] == [1, 0]


def test_shapes_are_those_of_geoms(read_text, load, tmp_path):
    shin = next(body for body in read_text("solids").mechanism.bodies if body.name == "shin")
    assert [type(shape) for shape in shin.shapes] == [pe.Cylinder, pe.Box, pe.Box]
    assert [float(size) for size in shin.shapes[1].size] == pytest.approx([0.16, 0.08, 0.04])
    rotor = read_text("flyer").mechanism.bodies[-1]
    assert (rotor.shapes, rotor.collision) == (rotor.collision, rotor.shapes)
    (tmp_path / "tri.obj").write_text("v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n", "utf-8")
    mesh = '<geom type="mesh" mesh="tri" mass="0" contype="0" conaffinity="0" rgba="1 0 0 1"/>'
    link = LINK.replace("</body>", f"{mesh}</body>")
    body = load(link, '<asset><mesh file="tri.obj" scale="2 2 2"/></asset>').mechanism.bodies[0]
    assert [type(shape) for shape in body.shapes] == [pe.Sphere, pe.Mesh]
    assert [type(shape) for shape in body.collision] == [pe.Sphere]
    assert body.shapes[1].colour == "#ff0000"
    assert body.shapes[1].surface.vertices.max() == 2


def test_files_of_mujocos_own_format(load, tmp_path):
    """A tetrahedron of volume 1/6 in four counts, vertices, no normals and textures, faces."""
    places = np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]], "<f4")
    faces = np.array([[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]], "<i4")
    counts = np.array([4, 0, 0, 4], "<i4")
    content = counts.tobytes() + places.tobytes() + faces.tobytes()
    (tmp_path / "m.msh").write_bytes(content)
    asset = '<asset><mesh name="m" file="m.msh" scale="2 2 2"/></asset>'
    body = load(GEOM.format('mesh="m" density="6"'), asset).mechanism.bodies[0]
    assert body.mass == pytest.approx(8.0, rel=1e-12)
    assert body.center == pytest.approx((0.5, 0.5, 0.5), rel=1e-12)
    for broken in (content[:-1], content[:8], b"", np.array([-4, 0, 0, 4], "<i4").tobytes() + content[16:]):
        (tmp_path / "m.msh").write_bytes(broken)
        with pytest.raises(pe.FileError, match="is not a sound MSH file"):
            load(GEOM.format('mesh="m"'), asset)


def test_the_round_trip_through_urdf(read_text, tmp_path):
    """MJCF → Mechanism → URDF → Mechanism keeps M and poses; springs and armatures are no part of URDF."""
    found = read_text("solids").mechanism
    joints = [replace(joint, stiffness=0.0, rest=0.0, armature=0.0) for joint in found.joints]
    system = found.replace(joints=joints, forces=[], actuated=["hip"])
    pe.write_urdf(system, tmp_path / "solids.urdf")
    again = pe.read_urdf(tmp_path / "solids.urdf")
    q, v = np.array([0.3, -0.4, 0.5, 0.6]), np.array([0.1, 0.2, -0.3, 0.4])
    one, other = pe.derive(system), pe.derive(again)
    # Numbers are written with all their digits; what is left is rounding.
    assert other.mass_matrix(q) == pytest.approx(one.mass_matrix(q), rel=1e-12, abs=1e-14)
    toe = one.pose("toe", q)
    assert other.pose("toe", q).position == pytest.approx(toe.position, rel=1e-12)
    assert other.jacobian("toe", q) @ v == pytest.approx(one.jacobian("toe", q) @ v, rel=1e-12, abs=1e-14)


def test_a_keyframe_is_a_start(read_text):
    """A quarter turn about z is (√½, 0, 0, √½); here half a turn: along the body, x of the world is −x."""
    found = read_text("flyer")
    home = found.keyframes["home"]
    assert (home["free_z"], home["free_qz"], home["spin"]) == (1, 1, 2)
    assert home["free_vx"] == pytest.approx(-1)
    assert pe.simulate(found.mechanism, home, until=0.01, step=1e-3).outcome


def test_the_base_starts_where_it_is_written(read_text):
    start = read_text("flyer").mechanism.start
    q = np.array([0.9, 0.1, 0.2, 0.3])
    assert [start[f"free_{axis}"] for axis in "xyz"] == [1, 2, 3]
    assert [start[f"free_{part}"] for part in ("qw", "qx", "qy", "qz")] == pytest.approx(
        q / np.linalg.norm(q)
    )


def test_included_files(load, tmp_path):
    (tmp_path / "part.xml").write_text(f"<mujocoinclude>{LINK}</mujocoinclude>", "utf-8")
    found = load('<include file="part.xml"/>')
    assert [body.name for body in found.mechanism.bodies] == ["a"]


def test_names_that_are_missing_are_made(load):
    found = load(
        "<body><joint/><joint axis='1 0 0'/><geom size='1'/></body><body><joint/><geom size='1'/></body>"
    )
    assert [body.name for body in found.mechanism.bodies] == ["body1", "body1_1", "body3"]
    assert [q.name for q in found.mechanism.coordinates] == ["body1_hinge", "body1_hinge_2", "body3_hinge"]


def test_balanced_inertias(load):
    body = load(f"<body><joint/>{FLAT}</body>", '<compiler balanceinertia="true"/>').mechanism.bodies[0]
    assert np.array(body.inertia) == pytest.approx(2 * np.eye(3))


JOINT = '<body name="a"><joint name="j" {}/><geom size="0.1"/></body>'
GEOM = '<body name="a"><joint name="j"/><geom {}/></body>'
REFUSED = {
    "an unknown attribute": ((JOINT.format('stiff="1"'),), "line 4: <joint> has no attribute 'stiff'"),
    "an unknown element": (("<body><wheel/></body>",), "line 4: <body> has no element <wheel> in MJCF"),
    "an unknown section": ((LINK, "<motors/>"), "line 2: <mujoco> has no element <motors> in MJCF"),
    "a default class": ((JOINT.format('class="leg"'),), "class 'leg', which is not there; there are 'main'"),
    "a nested default": ((LINK, "<default><default/></default>"), "a <default> within another needs a class"),
    "a tied tendon": ((LINK, '<equality><tendon tendon1="t"/></equality>'), "<tendon> of <equality> is not"),
    "a tie of nothing": ((LINK, '<equality><connect anchor="0 0 0"/></equality>'), "needs 'body1' or"),
    "a tie to nobody": (
        (LINK, '<equality><connect body1="a" body2="b" anchor="0 0 0"/></equality>'), "'body2' is 'b', no",
    ),
    "a tie without a point": ((LINK, '<equality><connect body1="a"/></equality>'), "'anchor'"),
    "a tie to no site": ((LINK, '<equality><weld site1="s" site2="t"/></equality>'), "'site1' is 's', no"),
    "a pose of five": (
        (LINK, '<equality><weld body1="a" relpose="0 0 0 1 0"/></equality>'), "'relpose' has seven numbers",
    ),
    "a joint that follows none": (
        (LINK, '<equality><joint joint1="j" joint2="k"/></equality>'), "'joint2' is no joint of one degree",
    ),
    "an actuator": ((LINK, '<actuator><motor joint="k"/></actuator>'), "the joint 'k', which is not there"),
    "a kind of actuator": ((LINK, '<actuator><spring joint="j"/></actuator>'), "<actuator> has no element"),
    "a tendon": ((LINK, '<actuator><motor tendon="k"/></actuator>'), "there is no tendon 'k'"),
    "a file outside": (('<include file="../up.xml"/>',), "'../up.xml' is outside of the folder"),
    "a file in itself": (('<include file="robot.xml"/>',), "is included twice, or includes itself"),
    "a document type": (("", "<!DOCTYPE x>"), "line 2: this is not well-formed XML"),
    "global coordinates": ((LINK, '<compiler coordinate="global"/>'), "no longer part of MJCF"),
    "a word": ((LINK, '<compiler angle="grad"/>'), "is one of 'degree', 'radian', got 'grad'"),
    "a sequence": ((LINK, '<compiler eulerseq="xyw"/>'), "eulerseq is three of x, y, z"),
    "nothing": (("",), "there is no body in it"),
    "all fixed": (('<body><geom size="1"/></body>',), "Nothing moves in robot"),
    "two joints": ((LINK + LINK.replace('"a"', '"b"'),), "two joints are called 'j'"),
    "two bodies": ((LINK + LINK.replace('"j"', '"k"'),), "two bodies are called 'a'"),
    "a free limb": ((LINK.replace("</body>", "<body><freejoint/></body></body>"),), "only the world's"),
    "a joint of the world": (("<joint/>",), "the world has no <joint>"),
    "no axis": ((JOINT.format('axis="0 0 0"'),), "which is no direction"),
    "no range": ((JOINT.format('limited="true"'),), "is limited but has no range"),
    "a crossed range": ((JOINT.format('range="2 1"'),), "must not cross"),
    "a spring that tunes itself": ((JOINT.format('springdamper="1 1"'),), "has a springdamper"),
    "a spring of a ball": ((JOINT.format('type="ball" stiffness="1"'),), "has a stiffness, which is not"),
    "a mesh's mass": ((GEOM.format('mesh="m"'),), "mass and inertia of a mesh are not computed"),
    "a size": ((GEOM.format('type="box" size="1 1"'),), "a box needs 3 sizes above zero, got '1 1'"),
    "a type": ((GEOM.format('type="cone"'),), "one of the types 'sphere'"),
    "two turns": ((GEOM.format('size="1" quat="1 0 0 0" euler="0 0 0"'),), "is turned in several ways"),
    "no length": ((GEOM.format('type="capsule" size="1" fromto="0 0 0 0 0 0"'),), "are the same"),
    "a number": ((GEOM.format('size="wide"'),), "'size' of <geom>"),
    "an inertia": ((f"<body><joint/>{FLAT}</body>",), "above the sum"),
    "a key": ((LINK, '<keyframe><key qpos="1 2"/></keyframe>'), "'qpos' has 2 numbers, but there are 1"),
    "a copy": (("<replicate/>",), "<replicate> is not supported"),
}  # fmt: skip


@pytest.mark.parametrize("mistake", REFUSED)
def test_refusals(mistake, refusal):
    parts, sentence = REFUSED[mistake]
    assert sentence in refusal(*parts)


TRIANGLE = 'vertex="0 0 0 1 0 0 0 1 0" face="0 1 {}"'
REFUSED_MESHES = {
    'file="m.stl"': "is not known, because there is no file m.stl, or it is none of .stl, .obj, .msh",
    'file="../m.stl"': "because its file is outside of the folder of the robot",
    'file="m.stl" refpos="1 0 0"': "because its attribute 'refpos' is not read",
    'vertex="0 0 0 1 0 0"': "because it has neither a file nor faces",
    'vertex="0 0" face="0 1 2"': "'vertex' and 'face' of <mesh> are rows of three numbers",
    TRIANGLE.format(7): "names the vertex 7",
    TRIANGLE.format(2): "its faces lie in a plane",
    TRIANGLE.format(2) + ' inertia="convex"': "with inertia='convex' is not computed",
    'inertia="thick"': "is one of 'legacy', 'exact', 'convex', 'shell', got 'thick'",
}


@pytest.mark.parametrize("mesh", REFUSED_MESHES)
def test_masses_of_meshes_that_are_not_known(mesh, refusal):
    asset = f'<asset><mesh name="m" {mesh}/></asset>'
    assert REFUSED_MESHES[mesh] in refusal(GEOM.format('mesh="m"'), asset)


def test_hostile_xml(tmp_path):
    path = tmp_path / "robot.xml"
    path.write_text('<!DOCTYPE m [<!ENTITY a "b">]><mujoco>&a;</mujoco>', "utf-8")
    with pytest.raises(pe.FileError, match="a document type is declared"):
        pe.load_mjcf(path)
    path.write_text("<robot/>", "utf-8")
    with pytest.raises(pe.FileError, match="an MJCF file holds a <mujoco>"):
        pe.load_mjcf(path)
