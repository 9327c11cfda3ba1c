"""MJCF files against MuJoCo 4.0.0: dynamics with contacts off, and which bodies may meet.

Compared are mass matrix, bias, passive forces and accelerations.

The digits of ``mjcf_digits.json`` are MuJoCo's (``tests/mujoco_digits.py`` says how they were made). Both
compute with doubles: 1e-11 of the largest entry is rounding over trees of this size, 1e-9 over robots whose
mass matrices have condition numbers up to a million.
"""

import json
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from benchmarks.peers.conversation import Conversation, missing
from tests.mjcf_texts import TEXTS
from tests.mujoco_digits import FILE, SIDE, compute, compute_by_mujoco, disagreement, random_point

import pendula as pe
from pendula.contact.surfaces import number_surfaces
from pendula.contact.trees import Numbers, rigid_parts
from pendula.spatial import Rotation

PACKAGES = ("dm_control", "gymnasium")
# Of meshes, MuJoCo finds principal moments by iteration, to about 1e-8 of each, which light limbs magnify.
BY_ITERATION = ("drosophila_fused.xml", "dog.xml")

# What is refused, and why: every other file of the two packages is read.
NOTHING_MOVES = "there is no body in it, so nothing that could move."
REFUSED = {
    "composer/arena.xml": NOTHING_MOVES,
    "props/duplo/duplo2x4.xml": NOTHING_MOVES,
    "build_fruitfly/assets/drosophila.xml": "there is no file assets/labrum_right_lower.msh",
    "build_fruitfly/assets/drosophila_defaults.xml": NOTHING_MOVES,
    "build_fruitfly/floor.xml": "there is no file thorax_body.msh",
    "build_fruitfly/fruitfly.xml": "there is no file thorax_body.msh",
    "dog_v2/dog.xml": "its file is outside of the folder of the robot, which is not opened",
    "dog_v2/dog_base.xml": NOTHING_MOVES,
    "dog_v2/scene.xml": "its file is outside of the folder of the robot, which is not opened",
    "mjcf/test_assets/arena.xml": NOTHING_MOVES,
    "mjcf/test_assets/included.xml": NOTHING_MOVES,
    "mjcf/test_assets/included_with_invalid_filenames.xml": NOTHING_MOVES,
    "mjcf/test_assets/lego_brick.xml": "Nothing moves in brick_model: all of its joints are fixed.",
    "mjcf/test_assets/model_with_assetdir.xml": NOTHING_MOVES,
    "mjcf/test_assets/model_with_assets.xml": NOTHING_MOVES,
    "mjcf/test_assets/model_with_include.xml": NOTHING_MOVES,
    "mjcf/test_assets/model_with_invalid_filenames.xml": "line 7: there is no file 'invalid_included_n",
    "mjcf/test_assets/model_with_nameless_assets.xml": NOTHING_MOVES,
    "mjcf/test_assets/model_with_separators.xml": NOTHING_MOVES,
    "mujoco/testing/assets/model_with_assets.xml": "line 9: there is no file 'included.xml' to be included",
    "mujoco/testing/assets/sphere.xml": NOTHING_MOVES,
    "suite/common/materials.xml": NOTHING_MOVES,
    "suite/common/skybox.xml": NOTHING_MOVES,
    "suite/common/visual.xml": NOTHING_MOVES,
    "suite/lqr.xml": NOTHING_MOVES,
    "kinova/common.xml": NOTHING_MOVES,
}


@pytest.mark.parametrize("name", TEXTS)
def test_the_digits_of_mujoco(name, tmp_path):
    expected = json.loads(FILE.read_text("utf-8"))[name]
    path = tmp_path / "robot.xml"
    path.write_text(TEXTS[name], "utf-8")
    found = compute(pe.load_mjcf(path).mechanism, expected["point"])
    apart = disagreement(found, expected)
    assert max(apart.values()) < 1e-11, apart


@pytest.fixture(scope="module")
def peer():
    for module in ("mujoco", *PACKAGES):  # before the marks of its tests are looked at
        if reason := missing(module):
            pytest.skip(reason)
    with Conversation(SIDE) as side:
        yield side


@pytest.fixture(scope="module")
def loaded(peer) -> dict[Path, pe.Mechanism | str]:
    """What is made of every MJCF file of the packages: a mechanism, or the sentence that refuses it."""
    made = {}
    for file in peer.ask("files", packages=PACKAGES):
        try:
            made[Path(file)] = pe.load_mjcf(file).mechanism
        except pe.FileError as error:
            made[Path(file)] = str(error)
    return made


@pytest.mark.peer("dm_control")
@pytest.mark.peer("gymnasium")
@pytest.mark.peer("mujoco")
class TestFilesOfPackages:
    """All that are read agree with MuJoCo; all others are refused by the sentence that is right."""

    def test_what_is_refused(self, loaded):
        found = {path.as_posix(): text for path, text in loaded.items() if isinstance(text, str)}
        for end, sentence in REFUSED.items():
            (path,) = [path for path in found if path.endswith(end)]
            assert sentence in found.pop(path)
        assert not found

    def test_what_is_read(self, peer, loaded):
        read = {path: system for path, system in loaded.items() if isinstance(system, pe.Mechanism)}
        assert len(read) >= 51
        once = {system.key: path for path, system in read.items()}  # some files add a floor to another
        apart = {path: compare(peer, path, read[path]) for path in once.values()}
        assert not {path: worst for path, worst in apart.items() if not max(worst.values()) < 1e-9}


# What masks, excluded pairs, parents of parents and several joints in a body leave of all pairs.
MEETING = (
    "gymnasium/envs/mujoco/assets/humanoid.xml",
    "suite/cheetah.xml",
    "suite/stacker.xml",
    "quadruped.xml",
)


@pytest.mark.peer("dm_control")
@pytest.mark.peer("gymnasium")
@pytest.mark.peer("mujoco")
@pytest.mark.parametrize("end", MEETING)
def test_who_meets_whom_by_what_friction(peer, end):
    """Pairs of bodies by mj_collision with all geoms within reach, and by what steps with contact ask."""
    (path,) = [file for file in peer.ask("files", packages=PACKAGES) if Path(file).as_posix().endswith(end)]
    expected = {(frozenset(pair), tuple(friction)) for *pair, friction in peer.ask("meeting", file=path)}
    found = meeting(pe.load_mjcf(path, contact=True).mechanism)
    assert len(expected) > 10
    assert found == expected


def meeting(system: pe.Mechanism) -> set[tuple[frozenset[str], tuple[float, ...]]]:
    """Pairs of bodies of which one moves, with sliding, rolling and spinning friction."""
    bodies, owners, apart = rigid_parts(system, Numbers({}))
    never = {tuple(pair) for pair in apart.tolist()}
    shapes = [(name, s) for name, own in zip(bodies.names, bodies.shapes, strict=True) for s in own]
    shapes += [(name, shape) for name, shape, _ in bodies.fixed]
    surfaces, tables = number_surfaces(*zip(*shapes, strict=True), system.pairs)
    found = set()
    for i, j in combinations(range(len(shapes)), 2):
        names = shapes[i][0], shapes[j][0]
        pair = tuple(sorted(owners[name] for name in names))
        if pair[0] != pair[1] and pair not in never and set(names) & {*bodies.names}:
            sliding, _, rolling, spinning = tables[:, surfaces[i], surfaces[j]].tolist()
            found.add((frozenset(names), (sliding, rolling, spinning)))
    return found


def compare(peer, path: Path, system: pe.Mechanism) -> dict[str, float]:
    """Disagreements of what is computed; none where MuJoCo refuses what is a mechanism all the same."""
    if path.name in BY_ITERATION:
        system = system.replace(bodies=[moved(body, peer, path) for body in system.bodies])
    point = random_point(system)
    try:
        expected = compute_by_mujoco(peer, path, system, point)
    except ValueError as error:
        # A body without inertia gets it from joints to others.
        known = "mass and inertia of moving bodies must be larger" in str(error)
        return {"refusal": 0.0 if known and path.name == "test_model.xml" else np.inf}
    return disagreement(compute(system, point), expected)


@cache
def inertias(peer, path: Path) -> dict[str, list]:
    return peer.ask("inertias", file=str(path))


def moved(body: pe.Body, peer, path: Path) -> pe.Body:
    """A body with MuJoCo's moments, which are ours to the tolerance of its iterations."""
    if body.name not in inertias(peer, path) or not body.mass:
        return body
    mass, center, quaternion, moments = inertias(peer, path)[body.name]
    R = np.array(Rotation(quaternion).matrix)
    tensor = R @ np.diag(moments) @ R.T
    assert mass == pytest.approx(float(body.mass), rel=1e-9)
    assert center == pytest.approx(body.center, rel=1e-9, abs=1e-9)
    assert tensor == pytest.approx(np.array(body.inertia), rel=1e-6, abs=1e-7 * max(moments))
    return replace(body, mass=mass, center=center, inertia=(tensor + tensor.T) / 2, strict=False)
