"""URDF files: what is read, what is warned of, and what is refused with its line."""

import numpy as np
import pytest
from tests.random_trees import Interpreted

import pendula as pe

LINK = '<link name="{}"><inertial><origin xyz="0 0 0.5" rpy="{}"/><mass value="2"/>{}</inertial></link>'
INERTIA = '<inertia ixx="1" iyy="2" izz="2.5" ixy="0.1" ixz="0" iyz="0"/>'
JOINT = '<joint name="{0}" type="{1}"><parent link="{2}"/><child link="{3}"/>{4}</joint>'
LIMIT = '<limit lower="-1" upper="2" effort="10" velocity="3"/>'


def link(name: str, rpy: str = "0 0 0", inertia: str = INERTIA) -> str:
    return LINK.format(name, rpy, inertia)


def joint(name: str, kind: str, parent: str, child: str, inner: str = "") -> str:
    return JOINT.format(name, kind, parent, child, inner)


@pytest.fixture
def read(tmp_path):
    """Reads a robot of these elements; keywords are those of ``read_urdf``."""

    def make(*elements: str, head: str = "", **options) -> pe.Mechanism:
        path = tmp_path / "robot.urdf"
        path.write_text(f'{head}<robot name="r2">\n' + "\n".join(elements) + "\n</robot>", "utf-8")
        return pe.read_urdf(path, **options)

    return make


def arm(inner: str = LIMIT, kind: str = "revolute") -> tuple[str, ...]:
    return link("a"), link("b"), joint("j", kind, "a", "b", inner)


def test_joints_and_links_by_their_names(read):
    robot = read(
        *arm('<axis xyz="0 0 2"/><origin xyz="1 2 3" rpy="0 0 1"/><dynamics damping="0.5"/>' + LIMIT)
    )
    assert robot.name == "r2"
    assert [q.name for q in robot.coordinates] == ["j"]
    found = robot.joints[1]
    assert (found.axis, found.limits, found.effort_limit, found.velocity_limit) == ((0, 0, 1), (-1, 2), 10, 3)
    assert found.damping == 0.5
    assert found.pose.position.tolist() == [1, 2, 3]
    assert found.pose.matrix == pytest.approx(np.array(pe.spatial.Rz(1.0)))
    assert read(*arm('<dynamics damping="0.5"/>'), joint_damping=False).joints[1].damping == 0


def test_the_axis_is_x_unless_given(read):
    assert read(*arm()).joints[1].axis == (1, 0, 0)


def test_an_inertia_along_turned_axes(read):
    """R I Rᵀ with R a quarter turn about z: x and y change places, Ixy its sign."""
    robot = read(link("a"), link("b", f"0 0 {np.pi / 2!r}"), joint("j", "revolute", "a", "b", LIMIT))
    expected = [[2, -0.1, 0], [-0.1, 1, 0], [0, 0, 2.5]]
    assert np.array(robot.bodies[1].inertia) == pytest.approx(np.array(expected), abs=1e-15)


@pytest.mark.parametrize(
    ("kind", "count"), [("continuous", 1), ("prismatic", 1), ("planar", 3), ("floating", 7), ("revolute", 1)]
)
def test_every_type_of_joint(read, kind, count):
    assert len(read(*arm(kind=kind)).coordinates) == count


@pytest.mark.parametrize(("base", "first"), [("fixed", "j"), ("planar", "base_x"), ("free", "base_x")])
def test_the_base(read, base, first):
    robot = read(*arm(), base=base)
    assert robot.coordinates[0].name == first
    assert len(robot.coordinates) == {"fixed": 1, "planar": 4, "free": 8}[base]


def test_a_link_called_world(read):
    elements = ('<link name="world"/>', link("b"), joint("j", "revolute", "world", "b", LIMIT))
    assert [body.name for body in read(*elements).bodies] == ["b"]
    assert [body.name for body in read(*elements, base="free").bodies] == ["root", "b"]


def test_a_joint_that_mimics_another(read):
    """Two fingers driven by one coordinate: M̄ = KᵀM K with K = (1, −2), forces likewise."""
    elements = (link("a"), link("b"), link("c"), joint("left", "prismatic", "a", "b", LIMIT))
    follower = joint(
        "right", "prismatic", "a", "c", LIMIT + '<mimic joint="left" multiplier="-2" offset="0.1"/>'
    )
    coupled, free = (
        Interpreted(read(*elements, follower)),
        Interpreted(read(*elements, follower, mimic=False)),
    )
    assert [q.name for q in coupled.system.coordinates] == ["left"]
    assert [q.name for q in free.system.coordinates] == ["left", "right"]
    K, q, v, a = np.array([1.0, -2.0]), np.array([0.3]), np.array([0.7]), np.array([0.2])
    tree_q = K * q + [0.0, 0.1]
    M = K @ free("mass_matrix", tree_q) @ K
    assert coupled("mass_matrix", q) == pytest.approx(M)
    expected = K @ free("inverse_dynamics", tree_q, K * v, x=K * a)
    assert coupled("inverse_dynamics", q, v, x=a) == pytest.approx(expected)
    assert M * coupled("acceleration", q, v, [3.0]) == pytest.approx(3.0 - K @ free("gravity", tree_q))


def test_primitive_shapes_are_drawn_where_their_link_is(read):
    visual = '<visual><origin xyz="0 0 1"/><geometry><box size="1 2 3"/></geometry></visual>'
    robot = read(
        link("a"), link("b").replace("</link>", visual + "</link>"), joint("j", "revolute", "a", "b", LIMIT)
    )
    (box,) = robot.drawing
    model = pe.derive(robot)
    # A turn about x takes (0, 0, 1) to (0, −sin, cos).
    assert model.position(box.center, [0.3]) == pytest.approx([0, -np.sin(0.3), np.cos(0.3)])


IMPOSSIBLE = INERTIA.replace('izz="2.5"', 'izz="25"')


def test_an_impossible_inertia_is_a_warning_that_names_the_link(read):
    elements = (link("a"), link("b", inertia=IMPOSSIBLE), joint("j", "revolute", "a", "b", LIMIT))
    with pytest.warns(UserWarning, match="inertia of the body 'b' has the principal moments"):
        read(*elements)
    with pytest.raises(pe.FileError, match=r"robot\.urdf: The inertia of the body 'b'"):
        read(*elements, strict=True)


def test_a_massless_leaf_is_a_warning(read):
    with pytest.warns(UserWarning, match="link 'b' at the end of the joint 'j' has no mass"):
        read(link("a"), '<link name="b"/>', joint("j", "revolute", "a", "b", LIMIT))


ENTITIES = '<!DOCTYPE x [<!ENTITY a "1"><!ENTITY b "&a;&a;&a;&a;">]>\n'
REFUSED = {
    "malformed XML": (("<link>",), {}, r"robot\.urdf, line 3: this is not well-formed XML \(mismatched"),
    "entities": (arm(), {"head": ENTITIES}, "line 1: a document type is declared"),
    "deep nesting": (("<a>" * 200 + "</a>" * 200,), {}, "line 2: more than 100 elements"),
    "xacro": (('<xacro:macro name="m"/>',), {"head": ""}, "xacro file, a program that writes URDF"),
    "a xacro value": ((*arm('<axis xyz="${x} 0 0"/>'),), {}, "line 4: this is a xacro file"),
    "no links": ((), {}, "the robot has no <link>"),
    "an unknown type": (arm(kind="loop"), {}, "line 4: the joint 'j' has the type 'loop'; there are"),
    "two roots": ((link("a"), link("b")), {}, "without a parent are 'a', 'b'"),
    "a loop": (
        (link("a"), link("b"), joint("j", "fixed", "a", "b"), joint("k", "fixed", "b", "a")), {}, "in a loop",
    ),
    "two parents": (
        (link("a"), link("b"), link("c"), joint("j", "fixed", "a", "b"), joint("k", "fixed", "a", "c"),
         joint("l", "revolute", "b", "c")), {}, "'c' has two parents, by the joints 'k' and 'l'",
    ),
    "an unknown parent": ((link("b"), joint("j", "fixed", "a", "b")), {}, "'j' is 'a', which is no link"),
    "two links of one name": ((link("a"), link("a")), {}, "two links are called 'a'"),
    "no child": ((link("a"), '<joint name="j" type="fixed"><parent link="a"/></joint>'), {}, "<child link="),
    "no name": (("<link/>",), {}, "line 2: <link> needs the attribute 'name'"),
    "a number that is none": (arm('<axis xyz="0 0 z"/>'), {}, "line 4: 'xyz' of <axis> must be a number"),
    "two numbers of three": (arm('<axis xyz="0 1"/>'), {}, "'xyz' of <axis> has 3 numbers, got '0 1'"),
    "an axis of zeros": (arm('<axis xyz="0 0 0"/>'), {}, r"line 4: The axis of the joint 'j' is \(0, 0, 0\)"),
    "an infinite number": (arm('<origin xyz="inf 0 0"/>'), {}, "it must be a finite number"),
    "an unknown base": (arm(), {"base": "floating"}, "base must be one of 'fixed', 'planar', 'free'"),
}  # fmt: skip


@pytest.mark.parametrize("mistake", REFUSED)
def test_mistakes_are_refused_with_their_line(read, mistake):
    elements, options, sentence = REFUSED[mistake]
    with pytest.raises(pe.PendulaError, match=sentence):
        read(*elements, **options)


def test_another_root(tmp_path):
    path = tmp_path / "model.sdf"
    path.write_text("<sdf/>", "utf-8")
    with pytest.raises(pe.FileError, match="holds a <sdf>, a URDF file holds a <robot>"):
        pe.read_urdf(path)
    with pytest.raises(pe.FileError, match="cannot be read"):
        pe.read_urdf(tmp_path / "none.urdf")
