"""MJCF files that are refused: what is wrong, by name and line."""

import pytest

import pendula as pe

FLAT = '<inertial pos="0 0 0" mass="1" diaginertia="1 1 4"/>'
LINK = '<body name="a"><joint name="j"/><geom type="sphere" size="0.1"/></body>'


@pytest.fixture
def refusal(tmp_path):
    def find(world: str = LINK, beside: str = "") -> str:
        path = tmp_path / "robot.xml"
        path.write_text(f"<mujoco>\n{beside}\n<worldbody>\n{world}\n</worldbody>\n</mujoco>", "utf-8")
        with pytest.raises(pe.FileError) as caught:
            pe.load_mjcf(path)
        return str(caught.value)

    return find


JOINT = '<body name="a"><joint name="j" {}/><geom size="0.1"/></body>'
GEOM = '<body name="a"><joint name="j"/><geom {}/></body>'
REFUSED = {
    "an unknown attribute": ((JOINT.format('stiff="1"'),), "line 4: <joint> has no attribute 'stiff'"),
    "an unknown element": (("<body><wheel/></body>",), "line 4: <body> has no element <wheel> in MJCF"),
    "an unknown section": ((LINK, "<motors/>"), "line 2: <mujoco> has no element <motors> in MJCF"),
    "a default class": ((JOINT.format('class="leg"'),), "class 'leg', which is not there; there are 'main'"),
    "a nested default": ((LINK, "<default><default/></default>"), "a <default> within another needs a class"),
    "a tied tendon": ((LINK, '<equality><tendon tendon1="t"/></equality>'), "'tendon1', 't', is no tendon"),
    "a tie of soft bodies": ((LINK, '<equality><flex flex="f"/></equality>'), "<flex> of <equality> is not"),
    "a tendon through sites": (
        (LINK, '<tendon><spatial name="t"/></tendon><equality><tendon tendon1="t"/></equality>'),
        "'tendon1', 't', runs through sites, which is not supported; fixed tendons are none",
    ),
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
    "a spring that yields": ((JOINT.format('springyield="1"'),), "the spring of the joint 'j' yields"),
    "a tuned ball": ((JOINT.format('type="ball" springdamper="1 1"'),), "has a stiffness, which is not"),
    "no springs": ((LINK, '<option><flag spring="disable"/></option>'), "<flag> disables 'spring', which"),
    "a fitted solid": ((GEOM.format('type="box" mesh="m"'),), "a box is fitted to a mesh"),
    "a file that is not there": (('<include file="b.xml"/>',), "line 4: there is no file 'b.xml' to be"),
    "a spring of a ball": ((JOINT.format('type="ball" stiffness="1"'),), "has a stiffness, which is not"),
    "a mesh's mass": ((GEOM.format('mesh="m"'),), "mass and inertia of a mesh are not computed"),
    "a size": ((GEOM.format('type="box" size="1 1"'),), "a box needs 3 sizes above zero, got '1 1'"),
    "a type": ((GEOM.format('type="cone"'),), "one of the types 'sphere'"),
    "two turns": ((GEOM.format('size="1" quat="1 0 0 0" euler="0 0 0"'),), "is turned in several ways"),
    "no length": ((GEOM.format('type="capsule" size="1" fromto="0 0 0 0 0 0"'),), "are the same"),
    "a number": ((GEOM.format('size="wide"'),), "'size' of <geom>"),
    "an inertia": ((f"<body><joint/>{FLAT}</body>",), "above the sum"),
    "a negative density": ((GEOM.format('size="1" density="-5"'),), "'density' of <geom> is -5; it must"),
    "a negative mass": ((GEOM.format('size="1" mass="-2"'),), "line 4: 'mass' of <geom> is -2; it must"),
    "a pair of nobody": (
        (LINK, '<contact><exclude body1="world" body2="A1"/></contact>'), "the body 'A1', which is not there",
    ),
    "a key": ((LINK, '<keyframe><key qpos="1 2"/></keyframe>'), "'qpos' has 2 numbers, but there are 1"),
    "a copy": (("<replicate/>",), "<replicate> is not supported"),
}  # fmt: skip


@pytest.mark.parametrize("mistake", REFUSED)
def test_refusals(mistake, refusal):
    parts, sentence = REFUSED[mistake]
    assert sentence in refusal(*parts)


# Beside the worldbody, in line 2.
UNKNOWN = {
    '<compiler angles="degree"/>': "line 2: <compiler> has no attribute 'angles' in MJCF; did you mean",
    '<option gravty="0 0 0"/>': "line 2: <option> has no attribute 'gravty' in MJCF; did you mean 'gravity'",
    '<option><flag gravitation="disable"/></option>': "<flag> has no attribute 'gravitation' in MJCF",
    '<default><joint damp="1"/></default>': "<joint> has no attribute 'damp' in MJCF; did you mean 'damping",
    '<default><joint name="1"/></default>': "<joint> has no attribute 'name' in MJCF",
    "<default><wheel/></default>": "<default> has no element <wheel> in MJCF",
    '<asset><mesh fil="a.stl"/></asset>': "<mesh> has no attribute 'fil' in MJCF; did you mean 'file'?",
    '<actuator><motor joint="j" gain="1"/></actuator>': "<motor> has no attribute 'gain' in MJCF",
    '<actuator>\n<position joint="j" kd="1"/></actuator>': "line 3: <position> has no attribute 'kd' in MJCF",
    "<actuator><engine/></actuator>": "<actuator> has no element <engine> in MJCF",
    '<tendon><fixed><joint joint="j" cof="1"/></fixed></tendon>': "<joint> has no attribute 'cof' in MJCF",
    "<tendon><rope/></tendon>": "<tendon> has no element <rope> in MJCF",
    '<equality><weld body3="a"/></equality>': "<weld> has no attribute 'body3' in MJCF",
    '<contact><exclude body="a"/></contact>': "<exclude> has no attribute 'body' in MJCF",
    '<keyframe><key pos="1"/></keyframe>': "<key> has no attribute 'pos' in MJCF; did you mean 'qpos'?",
    "<sensor><gyros/></sensor>": "<sensor> has no element <gyros> in MJCF; did you mean <gyro>?",
    '<visual><map near="1"/></visual>': "<map> has no attribute 'near' in MJCF",
    "<contacts/>": "<mujoco> has no element <contacts> in MJCF; did you mean <contact>?",
}  # fmt: skip


@pytest.mark.parametrize("text", UNKNOWN)
def test_unknown_elements_and_attributes(text, refusal):
    assert UNKNOWN[text] in refusal(LINK, text)


TRIANGLE = 'vertex="0 0 0 1 0 0 0 1 0" face="0 1 {}"'
REFUSED_MESHES = {
    'file="m.stl"': "is not known, because there is no file m.stl;",
    'file="robot.xml"': "is not known, because robot.xml is none of .stl, .obj, .msh;",
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
