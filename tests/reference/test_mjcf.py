"""MJCF files against MuJoCo 4.0.0: mass matrix, bias, passive forces, accelerations, contacts off.

The digits of ``mjcf_digits.json`` are MuJoCo's (``tests/mujoco_digits.py`` says how they were made). Both
compute with doubles: 1e-11 of the largest entry is rounding over trees of this size, 1e-9 over robots whose
mass matrices have condition numbers up to a million.
"""

import importlib.util
import json
from pathlib import Path

import pytest
from tests.mjcf_texts import TEXTS
from tests.mujoco_digits import FILE, compute, compute_by_mujoco, disagreement, random_point

import pendula as pe

PACKAGES = ("dm_control", "gymnasium")
# Of meshes, MuJoCo finds principal moments by iteration, to about 1e-8 of each; a fly's legs magnify that.
LOOSER = {"drosophila_fused.xml": 1e-6}


@pytest.mark.parametrize("name", TEXTS)
def test_the_digits_of_mujoco(name, tmp_path):
    expected = json.loads(FILE.read_text("utf-8"))[name]
    path = tmp_path / "robot.xml"
    path.write_text(TEXTS[name], "utf-8")
    found = compute(pe.load_mjcf(path).mechanism, expected["point"])
    apart = disagreement(found, expected)
    assert max(apart.values()) < 1e-11, apart


def installed_files() -> list[Path]:
    """The MJCF files of the packages that are installed."""
    found = []
    for package in PACKAGES:
        spec = importlib.util.find_spec(package)
        if spec is not None and spec.submodule_search_locations and importlib.util.find_spec("mujoco"):
            folder = Path(next(iter(spec.submodule_search_locations)))
            found += [
                p for p in sorted(folder.rglob("*.xml")) if "<mujoco" in p.read_text("utf-8", "replace")
            ]
    return found


@pytest.mark.slow
@pytest.mark.skipif(not installed_files(), reason="needs the packages mujoco and dm_control or gymnasium")
def test_the_files_of_packages():
    """All that are read agree; all others are refused by a sentence."""
    read, wrong = 0, {}
    for path in installed_files():
        try:
            system = pe.load_mjcf(path).mechanism
        except pe.FileError:
            continue
        point = random_point(system)
        try:
            expected = compute_by_mujoco(path, system, point)
        except ValueError:
            continue  # MuJoCo refuses what is a mechanism all the same
        apart = disagreement(compute(system, point), expected)
        read += 1
        if max(apart.values()) > LOOSER.get(path.name, 1e-9):
            wrong[str(path)] = apart
    assert not wrong
    assert read > 10
