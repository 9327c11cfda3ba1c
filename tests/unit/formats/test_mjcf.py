"""MJCF files: what is read, what is noted, and what is refused with its line."""

from dataclasses import replace

import numpy as np
import pytest
from tests.mjcf_texts import TEXTS

import pendula as pe

FLAT = '<inertial pos="0 0 0" mass="1" diaginertia="1 1 4"/>'
JOINT = '<body name="a"><joint name="j" {}/><geom size="0.1"/></body>'
GEOM = '<body name="a"><joint name="j"/><geom {}/></body>'
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
        "Geoms of the world are left out; contact=True makes them the ground.",
        "Of <geom>, 'solref' is not used.",
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


def test_what_flags_take_away(load):
    """Gravity, friction and ties go; what stays in spite of a flag is noted."""
    joint = JOINT.format('frictionloss="1"')
    tie = '<equality><joint joint1="j"/></equality>'
    off = '<option><flag gravity="disable" constraint="disable" contact="disable"/></option>'
    found = load(joint, off + tie)
    assert found.mechanism.gravity == (0, 0, 0)
    assert found.mechanism.joints[0].friction == 0
    assert not found.mechanism.constraints
    assert found.notes == ("Of <flag>, 'contact' is not used.",)
    assert load(joint, tie).mechanism.constraints


def test_a_site_between_two_points(load):
    """Its z axis is along them, from the second to the first."""
    site = '<site name="s" type="capsule" size="0.1" fromto="0 0 0 0 2 0"/>'
    name, pose = load(LINK.replace("</body>", f"{site}</body>")).mechanism.frames["s"]
    assert (name, pose.position.tolist()) == ("a", [0, 1, 0])
    assert pose.rotation.apply(np.array([0.0, 0, 1])) == pytest.approx([0, -1, 0])


def test_tendons_that_are_tied(load):
    """q₁ + 2 q₂ = 0.5 + q₃, counted from the lengths where the file is written: q₂ = ref = 0.3."""
    bodies = "".join(LINK.replace('"a"', f'"{b}"').replace('"j"', f'"{j}"') for b, j in ("ap", "bq", "cr"))
    bodies = bodies.replace('name="q"', 'name="q" ref="0.3" ')
    tie = """<compiler angle="radian"/>
      <tendon><fixed name="s"><joint joint="p" coef="1"/><joint joint="q" coef="2"/></fixed>
      <fixed name="t"><joint joint="r" coef="1"/></fixed></tendon>
      <equality><tendon tendon1="s" tendon2="t" polycoef="0.5 1 0 0 0"/></equality>"""
    system = load(bodies, tie).mechanism
    model = pe.derive(system)
    for q, expected in (([0.5, 0.3, 0.0], 0.0), ([0.7, 0.3, 0.2], 0.0), ([0.5, 0.4, 0.0], 0.2)):
        assert model.constraint_residuals(np.array(q), np.zeros(3))[0] == pytest.approx(expected, abs=1e-15)
