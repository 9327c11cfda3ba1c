"""Meshes: files of both formats, numbers, and whatever a file may contain."""

import pickle
import random
import struct
import sys
from base64 import b64decode

import numpy as np
import pytest

import pendula as pe
from pendula.description import surfaces
from pendula.description.surfaces import Surface, surface_of
from pendula.errors import DescriptionError, FileError

CORNERS = np.array([[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)], dtype=float)
QUADS = ((1, 2, 4, 3), (5, 7, 8, 6), (1, 5, 6, 2), (3, 4, 8, 7), (1, 3, 7, 5), (2, 6, 8, 4))
TRIANGLES = [(a - 1, b - 1, c - 1) for q in QUADS for a, b, c in ((q[0], q[1], q[2]), (q[0], q[2], q[3]))]
CUBE = Surface(CORNERS, TRIANGLES)
OBJ = "".join(f"v {x} {y} {z}\n" for x, y, z in CORNERS) + "".join(
    f"f {' '.join(map(str, q))}\n" for q in QUADS
)


def binary_stl(triangles) -> bytes:
    rows = (struct.pack("<12fH", 0, 0, 0, *np.ravel(t), 0) for t in triangles)
    return bytes(80) + struct.pack("<I", len(triangles)) + b"".join(rows)


def text_stl(triangles) -> bytes:
    corner = "vertex {} {} {}\n".format
    facets = (
        "facet normal 0 0 0\nouter loop\n" + "".join(corner(*p) for p in t) + "endloop\nendfacet\n"
        for t in triangles
    )
    return ("solid cube\n" + "".join(facets) + "endsolid cube\n").encode()


FILES = {
    "cube.obj": OBJ.encode(),
    "cube.STL": binary_stl(CORNERS[TRIANGLES]),
    "text.stl": text_stl(CORNERS[TRIANGLES]),
}


def volume(surface: Surface) -> float:
    a, b, c = np.moveaxis(surface.vertices.astype(float)[surface.faces], 1, 0)
    return float(np.einsum("ij,ij->", a, np.cross(b, c)) / 6)


@pytest.mark.parametrize("name", FILES)
def test_a_cube_is_read_from_every_format(tmp_path, name):
    (tmp_path / name).write_bytes(FILES[name])
    surface = pe.Mesh(tmp_path / name, pe.Point(0, 0, 0)).surface
    assert surface.vertices.shape == (8, 3)
    assert surface.faces.shape == (12, 3)
    # Faces go round against the clock, seen from outside: the volume is that of the cube, not less than zero.
    assert abs(volume(surface)) == pytest.approx(1.0)
    assert volume(surface) == pytest.approx(volume(CUBE))


def test_vertices_are_kept_once_and_travel_as_base64():
    surface = Surface(CORNERS[TRIANGLES].reshape(-1, 3), np.arange(36).reshape(12, 3))
    coded = surface.encode()
    vertices = np.frombuffer(b64decode(coded["vertices"]), "<f4").reshape(-1, 3)
    faces = np.frombuffer(b64decode(coded["faces"]), "<u4").reshape(-1, 3)
    assert len(vertices) == 8
    np.testing.assert_array_equal(vertices[faces], CORNERS[TRIANGLES])


def test_surfaces_are_values():
    assert Surface(CORNERS, TRIANGLES) == CUBE
    assert hash(Surface(CORNERS, TRIANGLES)) == hash(CUBE)
    assert Surface(2 * CORNERS, TRIANGLES) != CUBE
    assert pickle.loads(pickle.dumps(CUBE)) == CUBE
    with pytest.raises(ValueError, match="read-only"):
        CUBE.vertices[0, 0] = 1.0


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ((CORNERS[:, :2], TRIANGLES), "vertices of a mesh must be rows of three numbers"),
        ((CORNERS, [(0, 1, 8)]), "names the vertex 8, but its vertices have the numbers 0 to 7"),
        ((CORNERS, [(0, 1, -1)]), "names the vertex -1"),
        ((CORNERS, [(0, 1, 1.5)]), "faces of a mesh are whole numbers"),
        ((CORNERS, []), "faces of a mesh must be rows of three numbers"),
        ((CORNERS * np.nan, TRIANGLES), "vertices of a mesh must be finite"),
        (("a", "b"), "rows of three numbers"),
        (3, "from an STL or OBJ file or from (vertices, faces), got int"),
    ],
)
def test_numbers_that_are_no_surface(given, sentence):
    with pytest.raises(DescriptionError) as error:
        surface_of(given)
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("it.ply", b"ply", "must end in .stl or .obj"),
        ("empty.stl", b"", "has no triangles"),
        ("empty.obj", b"", "has no triangles"),
        ("points.obj", b"v 0 0 0\nv 1 0 0\n", "has no triangles"),
        ("words.obj", b"hello\nworld\n", "has no triangles"),
        ("short.stl", FILES["cube.STL"][:200], "by its header it has 684 bytes, but there are 200"),
        ("long.stl", bytes(80) + b"\xff" * 4 + bytes(50), "by its header it has 214,748,364,834 bytes"),
        ("nan.stl", binary_stl(np.full((1, 3, 3), np.nan)), "vertices of a mesh must be finite"),
        ("index.obj", b"v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 9\n", "not a sound OBJ file"),
        ("binary.obj", bytes(range(256)), "it is no text"),
    ],
)
def test_files_that_are_no_mesh(tmp_path, name, content, sentence):
    (tmp_path / name).write_bytes(content)
    with pytest.raises(FileError) as error:
        surface_of(tmp_path / name)
    assert sentence in str(error.value)
    assert name in str(error.value)


def test_files_that_are_not_there(tmp_path):
    (tmp_path / "folder.stl").mkdir()
    for name in ("folder.stl", "nothing.stl", "a\0b.stl"):
        with pytest.raises(FileError, match="There is no mesh file"):
            surface_of(tmp_path / name)


def test_files_and_surfaces_that_are_too_large(tmp_path, monkeypatch):
    path = tmp_path / "cube.obj"
    path.write_bytes(FILES["cube.obj"])
    monkeypatch.setattr(surfaces, "MOST_FACES", 11)
    with pytest.raises(FileError, match="12 faces, and more than 11 are not drawn"):
        surface_of(path)
    monkeypatch.setattr(surfaces, "MOST_BYTES", 100)
    with pytest.raises(FileError, match="are not read; simplify it"):
        surface_of(path)


def test_files_that_a_mesh_names_are_not_opened(tmp_path, monkeypatch):
    (tmp_path / "secret.mtl").write_text("newmtl secret\n")
    path = tmp_path / "cube.obj"
    path.write_text("mtllib secret.mtl\nusemtl secret\n" + OBJ)
    surface_of(path)  # so that the loader's own modules are there
    opened, real = [], open
    for home in ("builtins.open", "io.open"):
        monkeypatch.setattr(
            home, lambda file, *rest, **how: opened.append(str(file)) or real(file, *rest, **how)
        )
    assert len(surface_of(path).faces) == 12
    monkeypatch.undo()
    assert opened == [str(path)]


def test_without_trimesh_it_says_what_to_install(tmp_path, monkeypatch):
    (tmp_path / "cube.obj").write_bytes(FILES["cube.obj"])
    monkeypatch.setitem(sys.modules, "trimesh", None)
    with pytest.raises(FileError, match=r'pip install "pendula\[mesh\]"'):
        surface_of(tmp_path / "cube.obj")


@pytest.mark.parametrize("name", FILES)
def test_broken_files_are_read_or_refused_but_nothing_else(tmp_path, name, capfd):
    dice = random.Random(name)
    for _ in range(150):
        content = bytearray(FILES[name])
        for _ in range(dice.randint(1, 12)):
            place = dice.randrange(len(content))
            content[place] = dice.randrange(256)
            if dice.random() < 0.2:
                del content[place : place + dice.randrange(60)]
        (tmp_path / name).write_bytes(bytes(content))
        try:
            surface = surface_of(tmp_path / name)
        except FileError:
            continue
        assert np.isfinite(surface.vertices).all()
        assert surface.faces.max() < len(surface.vertices)
    assert capfd.readouterr().err == ""
