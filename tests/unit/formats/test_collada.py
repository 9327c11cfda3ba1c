"""Surfaces of COLLADA files: triangles and polygons, transformations, units, colours; broken files."""

import numpy as np
import pytest

import pendula as pe
from pendula.formats.collada import ColladaFile, read_collada

SQUARE = "0 0 0  1 0 0  1 1 0  0 1 0"
FILE = """<COLLADA version="1.4.1">
  <asset><unit meter="{unit}"/><up_axis>Y_UP</up_axis></asset>
  <library_effects>
    <effect id="red-effect"><profile_COMMON><technique><phong>
      <diffuse><color>1 0 0.5 1</color></diffuse></phong></technique></profile_COMMON></effect>
  </library_effects>
  <library_materials><material id="red"><instance_effect url="#red-effect"/></material></library_materials>
  <library_geometries><geometry id="g"><mesh>
    <source id="places"><float_array>{places}</float_array>
      <technique_common><accessor stride="3"/></technique_common></source>
    <vertices id="v"><input semantic="POSITION" source="#places"/></vertices>
    {faces}
  </mesh></geometry></library_geometries>
  <library_visual_scenes><visual_scene>
    <node>{turn}<node><instance_geometry url="{geometry}"><bind_material><technique_common>
      <instance_material symbol="paint" target="#red"/></technique_common></bind_material></instance_geometry>
    </node></node>
  </visual_scene></library_visual_scenes>
</COLLADA>"""
VERTEX = '<input semantic="VERTEX" source="#v" offset="0"/>'
NORMAL = '<input semantic="NORMAL" source="#places" offset="1"/>'
TRIANGLES = f'<triangles material="paint">{VERTEX}{NORMAL}<p>0 0 1 0 2 0  0 0 2 0 3 0</p></triangles>'
POLYLIST = f"<polylist>{VERTEX}<vcount>4 3</vcount><p>0 1 2 3 0 1 2</p></polylist>"
POLYGONS = f"<polygons>{VERTEX}<p>0 1 2 3</p><p>0 1 2</p></polygons>"


@pytest.fixture
def write(tmp_path):
    def written(**parts):
        given = {"unit": 1, "places": SQUARE, "faces": TRIANGLES, "turn": "", "geometry": "#g"} | parts
        path = tmp_path / "part.dae"
        path.write_text(FILE.format(**given), "utf-8")
        return path

    return written


def corners(surface) -> np.ndarray:
    return surface.vertices[surface.faces]


def test_triangles_and_their_colour(write):
    found = read_collada(write())
    assert corners(found).tolist() == [
        [[0, 0, 0], [1, 0, 0], [1, 1, 0]],
        [[0, 0, 0], [1, 1, 0], [0, 1, 0]],
    ]
    assert found.colours == ("#ff0080", "#ff0080")
    assert found.encode()["colours"] == [["#ff0080", 2]]


@pytest.mark.parametrize("faces", [POLYLIST, POLYGONS])
def test_polygons_are_fans(write, faces):
    found = read_collada(write(faces=faces))
    areas = np.linalg.norm(np.cross(*np.diff(corners(found), axis=1).transpose(1, 0, 2)), axis=1) / 2
    assert sorted(areas) == pytest.approx([0.5, 0.5, 0.5])
    assert found.colours == ()


def test_units_and_transformations_from_left_to_right(write):
    """Scaled by 2, turned about z by 90° and moved by x = 1, all in centimetres."""
    turn = "<translate>1 0 0</translate><rotate>0 0 1 90</rotate><scale>2 2 2</scale>"
    found = read_collada(write(unit=0.01, turn=turn))
    assert corners(found)[0] == pytest.approx(0.01 * np.array([[1, 0, 0], [1, 2, 0], [-1, 2, 0]]))
    matrix = "<matrix>0 -2 0 1  2 0 0 0  0 0 2 0  0 0 0 1</matrix>"
    assert np.allclose(corners(read_collada(write(unit=0.01, turn=matrix))), corners(found), atol=1e-15)


def test_a_robot_is_seen_by_it(write, tmp_path):
    write()
    (tmp_path / "robot.urdf").write_text(
        """<robot name="r"><link name="a"/><link name="b"><inertial><mass value="1"/>
        <inertia ixx="1" iyy="1" izz="1"/></inertial>
        <visual><geometry><mesh filename="part.dae" scale="1 1 -1"/></geometry></visual></link>
        <joint name="j" type="continuous"><parent link="a"/><child link="b"/></joint></robot>""",
        "utf-8",
    )
    surface = pe.read_urdf(tmp_path / "robot.urdf").drawing[0].surface
    assert isinstance(surface, ColladaFile)
    # A mirror turns faces round, and keeps their colours.
    assert surface.colours == ("#ff0080", "#ff0080")
    assert corners(surface)[0].tolist() == [[1, 1, 0], [1, 0, 0], [0, 0, 0]]


BROKEN = {
    "another file": ({"places": SQUARE}, "holds a <robot>", ("COLLADA", "robot")),
    "no triangles": ({"faces": ""}, "no triangles are in the scene", None),
    "no geometry": ({"geometry": "#h"}, "there is no <geometry> 'h'", None),
    "no source": ({"faces": TRIANGLES.replace("#v", "#w")}, "there is no source 'w'", None),
    "no corners": (
        {"faces": TRIANGLES.replace("VERTEX", "COLOR")},
        "no input with the semantic VERTEX",
        None,
    ),
    "a number": ({"places": "0 0 zero"}, "<float_array> must hold numbers", None),
    "an index": ({"faces": TRIANGLES.replace("3 0</p>", "x 0</p>")}, "<p> must hold whole numbers", None),
    "rows": ({"places": "0 0 0 1"}, "4 numbers are no rows of three", None),
    "too few indices": ({"faces": TRIANGLES.replace("3 0</p>", "3</p>")}, "are no rows of 2", None),
    "too few corners": ({"faces": POLYLIST.replace("4 3", "4 4")}, "but 8 are announced", None),
    "an unknown vertex": ({"faces": TRIANGLES.replace("3 0</p>", "9 0</p>")}, "names the vertex 9", None),
    "a transformation": ({"turn": "<translate>1 2</translate>"}, "a <translate> has 3 numbers", None),
    "infinity": ({"turn": "<scale>inf 1 1</scale>"}, "is not finite", None),
    "hostile XML": ({}, "a document type is declared", ("<COLLADA", "<!DOCTYPE x><COLLADA")),
}


@pytest.mark.parametrize("mistake", BROKEN)
def test_broken_files_are_refused_by_name(write, mistake):
    parts, sentence, change = BROKEN[mistake]
    path = write(**parts)
    if change:
        path.write_text(path.read_text("utf-8").replace(*change), "utf-8")
    with pytest.raises(pe.FileError, match=r"part\.dae") as refused:
        read_collada(path)
    assert sentence in str(refused.value)
