"""check: every planted fault is found and named; nothing is said of what is right."""

import pytest

import pendula as pe
from pendula.analysis.check import check

INERTIA = '<inertia ixx="0.1" iyy="0.1" izz="0.1"/>'
INERTIAL = f'<inertial><mass value="1"/>{INERTIA}</inertial>'
LIMIT = '<limit lower="-1" upper="1" effort="10" velocity="2"/>'
ENDS = '<parent link="a"/><child link="b"/>'
ROBOT = f"""<robot name="r">
<link name="a">{INERTIAL}</link>
<link name="b">{INERTIAL}<visual><origin xyz="0 0 0"/><geometry><box size="1 1 1"/></geometry></visual></link>
<joint name="j" type="revolute"><origin xyz="0 0 1" rpy="0 0 0"/>{ENDS}<axis xyz="0 0 1"/>{LIMIT}<dynamics damping="1"/></joint>
</robot>"""  # noqa: E501
EXTRA = '<joint name="{0}" type="{1}"><parent link="{2}"/><child link="{3}"/>' + LIMIT + "{4}</joint></robot>"
C = f'<link name="c">{INERTIAL}</link>'

MIMICS = (
    f'{C}<link name="d">{INERTIAL}</link>'
    + EXTRA.format("k", "revolute", "b", "c", '<mimic joint="l"/>').removesuffix("</robot>")
    + EXTRA.format("l", "revolute", "c", "d", '<mimic joint="j"/>')
)

# Kind of the finding: what is replaced in the robot by what.
PLANTED = {
    "file": ("<robot", "<!DOCTYPE x><robot"),
    "double name": ('<link name="a">', '<link name="a"/><link name="a">'),
    "no name": ('<link name="a">', "<link/><link name='a'>"),
    "no parent": ('<parent link="a"/>', '<parent link="x"/>'),
    "no child": ('<child link="b"/>', ""),
    "two parents": ("</robot>", EXTRA.format("k", "revolute", "a", "b", "")),
    "unused links": ("</robot>", C + "</robot>"),
    "cycle": ("</robot>", C + EXTRA.format("k", "fixed", "c", "c", "")),
    "unknown type": ('type="revolute"', 'type="hinge"'),
    "negative mass": ('<mass value="1"/>', '<mass value="-1"/>'),
    "no mass": ('<mass value="1"/>', ""),
    "no inertia": (INERTIA, ""),
    "zero inertia": (INERTIA, '<inertia ixx="0" iyy="0" izz="0"/>'),
    "impossible inertia": (INERTIA, '<inertia ixx="0.1" iyy="0.1" izz="0.3"/>'),
    "wide inertia": (INERTIA, '<inertia ixx="5e4" iyy="5e4" izz="5e4"/>'),
    "inertia without mass": ('<mass value="1"/>', '<mass value="0"/>'),
    "light body": ('<mass value="1"/>', '<mass value="1e-7"/>'),
    "nothing moved": (f'<link name="b">{INERTIAL}', '<link name="b">'),
    "no axis": ('<axis xyz="0 0 1"/>', '<axis xyz="0 0 0"/>'),
    "axis not unit": ('<axis xyz="0 0 1"/>', '<axis xyz="0 1 1"/>'),
    "no limit": (LIMIT, ""),
    "crossed limits": (LIMIT, '<limit lower="1" upper="-1" effort="1" velocity="1"/>'),
    "limits in degrees": (LIMIT, '<limit lower="-180" upper="180" effort="1" velocity="1"/>'),
    "limits in mm": (f'type="revolute"><origin xyz="0 0 1" rpy="0 0 0"/>{ENDS}<axis xyz="0 0 1"/>{LIMIT}',
                     f'type="prismatic">{ENDS}<limit lower="0" upper="400" effort="1" velocity="1"/>'),
    "no room": (LIMIT, '<limit lower="0" upper="0" effort="1" velocity="1"/>'),
    "start beyond limits": (LIMIT, '<limit lower="1" upper="2" effort="1" velocity="1"/>'),
    "no effort": ('effort="10"', 'effort="0"'),
    "no velocity": ('velocity="2"', 'velocity="0"'),
    "negative loss": ('damping="1"', 'damping="-1"'),
    "mimic of itself": ("<dynamics", '<mimic joint="j"/><dynamics'),
    "mimic of nothing": ("<dynamics", '<mimic joint="k"/><dynamics'),
    "mimic of a mimic": ("</robot>", MIMICS),
    "far origin": ('<origin xyz="0 0 1"', '<origin xyz="0 0 1000"'),
    "far joint": ('<origin xyz="0 0 1"', '<origin xyz="0 0 1000"'),
    "angles in degrees": ('rpy="0 0 0"', 'rpy="0 0 90"'),
    "far centre": ("<inertial>", '<inertial><origin xyz="0 300 0"/>'),
    "no geometry": ('<geometry><box size="1 1 1"/></geometry>', ""),
    "no size": ('<box size="1 1 1"/>', '<box size="1 0 1"/>'),
    "large shape": ('<box size="1 1 1"/>', '<box size="400 1 1"/>'),
    "missing mesh": ('<box size="1 1 1"/>', '<mesh filename="package://r/meshes/b.stl"/>'),
    "unknown element": ("<visual>", "<wheel/><visual>"),
    "unreadable": ('<mass value="1"/>', '<mass value="one"/>'),
}  # fmt: skip


@pytest.fixture
def robot(tmp_path):
    def write(text: str):
        path = tmp_path / "robot.urdf"
        path.write_text(text, "utf-8")
        return path

    return write


def kinds(report) -> set[str]:
    return {finding.kind for finding in report.findings}


def test_nothing_is_said_of_a_good_robot(robot):
    report = pe.check(robot(ROBOT))
    assert report.findings == ()
    assert str(report) == (
        "robot.urdf: nothing is wrong\n"
        "  Bodies: 2, 2 kg in all; joints that move: 1, at most 1 in a row; degrees of freedom: 1."
    )


@pytest.mark.parametrize("kind", PLANTED)
def test_a_planted_fault_is_found(kind, robot):
    before, after = PLANTED[kind]
    assert before in ROBOT
    report = pe.check(robot(ROBOT.replace(before, after)))
    assert kind in kinds(report)
    assert "\n" not in "".join(finding.sentence for finding in report.findings)


def test_a_robot_that_moves_as_a_whole(robot):
    """As that of a quadrotor: nothing is wrong with it but that its base must be free."""
    report = pe.check(robot(ROBOT.replace('type="revolute"', 'type="fixed"')))
    assert kinds(report) == {"all fixed"}
    assert report.ok
    assert "degrees of freedom: 6" in str(report)


def test_thirty_kinds_at_least():
    assert len(PLANTED) >= 30


def test_all_faults_are_found_at_once(robot):
    text = ROBOT.replace('<axis xyz="0 0 1"/>', '<axis xyz="0 0 0"/>').replace('damping="1"', 'damping="-1"')
    report = check(robot(text.replace('size="1 1 1"', 'size="400 1 1"')))
    assert kinds(report) == {"no axis", "negative loss", "large shape"}
    assert [finding.severity for finding in report.findings] == ["fault", "fault", "doubt"]
    assert str(report).startswith("robot.urdf: 2 faults, 1 doubt\n")
    assert not report.ok


def test_a_mesh_that_is_there(robot, tmp_path):
    (tmp_path / "meshes").mkdir()
    (tmp_path / "meshes" / "b.stl").write_text("solid", "utf-8")
    for name in ("meshes/b.stl", "package://r/meshes/b.stl"):
        text = ROBOT.replace('<box size="1 1 1"/>', f'<mesh filename="{name}"/>')
        assert kinds(check(robot(text))) == set()


def test_mjcf_files(tmp_path):
    path = tmp_path / "robot.xml"
    text = '<mujoco><worldbody><body><joint {}/><geom size="0.1"/></body></worldbody></mujoco>'
    path.write_text(text.format('range="10 20"'), "utf-8")
    assert kinds(check(path)) == {"start beyond limits"}
    path.write_text(text.format('axes="1"'), "utf-8")
    assert "<joint> has no attribute 'axes'" in check(str(path)).faults[0].sentence


def lagrangian(**parts) -> pe.Lagrangian:
    x, y = pe.coordinates("x y")
    given = {"kinetic": x.dot**2 + y.dot**2, "potential": y} | parts
    return pe.Lagrangian((x, y), **given)


def test_energies():
    x, y = pe.coordinates("x y")
    assert kinds(check(lagrangian())) == set()
    assert kinds(check(lagrangian(potential=pe.log(x)))) >= {"rates not finite"}
    assert kinds(check(lagrangian(constraints=[x**2 + y**2 - 1], start={"x": 2.0}))) == {"inconsistent start"}
    held = lagrangian(constraints=[x - 1, 2 * x - 2], start={"x": 1.0})
    assert kinds(check(held)) == {"dependent constraints"}
    stuck = lagrangian(constraints=[x - 1, y], start={"x": 1.0})
    assert kinds(check(stuck)) == {"nothing moves"}
    assert kinds(check(lagrangian(constraints=[x, x - 1]))) == {"no consistent start"}
    polar = lagrangian(kinetic=x.dot**2 + x**2 * y.dot**2)
    assert kinds(check(polar)) == {"no inertia"}
    assert kinds(check(lagrangian(kinetic=(x.dot + pe.cos(x) * y.dot) ** 2))) == {"singular masses"}
    stiff = lagrangian(kinetic=x.dot**2 + (x.dot + 1e-7 * (1 + x) * y.dot) ** 2 * 1e7)
    assert kinds(check(stiff)) <= {"ill-conditioned masses", "singular masses"}


def test_a_pole_of_an_ode():
    z = pe.states("z")
    assert kinds(check(pe.Ode(z, 1 / z, start={"z": 0.0}))) == {"rates not finite"}
    assert kinds(check("lorenz")) == set()


def test_gravity_of_another_planet():
    body, joint = pe.Body("a", 1.0, (0, 0, 1), (1, 1, 1)), pe.Revolute("j", "world", "a", axis=(1, 0, 0))
    assert kinds(check(pe.Mechanism([body], [joint], gravity=(0, 0, -9810)))) == {"gravity"}
    spring = pe.Prismatic("j", "world", "a", stiffness=1.0, rest=3.0, limits=(0, 1))
    assert kinds(check(pe.Mechanism([body], [spring]))) == {"spring beyond limits"}


def test_a_file_that_is_not_there():
    with pytest.raises(pe.PendulaError, match=r"There is no file nothing\.urdf"):
        check("nothing.urdf")
