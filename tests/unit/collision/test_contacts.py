"""Contacts of moving bodies, found step by step, against those of every pair by itself."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation
from tests.random_shapes import KINDS, placed, random_pose, random_shape

import pendula as pe
from pendula.collision.detection import contacts_of, find_again
from pendula.collision.parts import parts_of

MARGIN = 0.01


def rows(poses):
    """Poses as `find_contacts` takes them: position and axes."""
    return np.array([[pose.position, *pose.matrix.T] for pose in poses])


def found_in(contacts):
    """Gaps, normals and middles by shapes and feature."""
    names = ("shapes", "features", "gaps", "normals", "points")
    shapes, features, *numbers = (contacts.target(name)[: contacts.count].tolist() for name in names)
    keys = [(*pair, feature) for pair, feature in zip(shapes, features, strict=True)]
    assert keys == sorted(keys, key=lambda key: key[:2])
    return dict(zip(keys, zip(*numbers, strict=True), strict=True))


def one_by_one(shapes, poses):
    """The same by `contact_points` of every pair; the last shape does not move."""
    placed = [_moved(shape, pose) for shape, pose in zip(shapes, [*poses, pe.Pose()], strict=True)]
    found = {}
    for i in range(len(shapes)):
        for j in range(i + 1, len(shapes)):
            points = pe.contact_points(placed[i], placed[j], margin=MARGIN)
            middles = (points.points_a + points.points_b) / 2
            for key, *numbers in zip(points.features, points.gaps, points.normals, middles, strict=True):
                found[i, j, int(key)] = tuple(numbers)
    return found


def _moved(shape, pose):
    return placed(shape, pose @ shape.pose)


@pytest.mark.parametrize("seed", range(3))
def test_steps_find_what_pairs_have_by_themselves(seed):
    rng = np.random.default_rng(seed)
    shapes = [random_shape(kind, rng, pe.Pose()) for kind in (*KINDS, "box", "sphere")]
    shapes.append(pe.Plane(pose=(0, 0, -2)))
    contacts = contacts_of([p for s in shapes for p in parts_of(s)], [*range(len(shapes) - 1), -1], MARGIN)
    poses, total = [random_pose(rng) for _ in shapes[:-1]], 0
    for step in range(40):
        speed = 1e-3 if step % 10 else 0.3
        poses = [pe.Pose(p.position + speed * rng.normal(size=3), p.rotation) for p in poses]
        find_again(contacts, rows(poses))
        found, expected = found_in(contacts), one_by_one(shapes, poses)
        assert found.keys() == expected.keys()
        total += len(found)
        for key, numbers in found.items():
            for here, there in zip(numbers, expected[key], strict=True):
                # The same functions at the same poses, except for hulls, whose middle is added here.
                assert np.allclose(here, there, rtol=0, atol=1e-9), key
    assert total > 100
    assert 4 <= contacts.searches < 40


def test_shapes_are_where_their_body_takes_them():
    dumbbell = [pe.Sphere(0.5, pose=(0, 0, z)) for z in (-1, 1)]
    contacts = contacts_of([p for s in (*dumbbell, pe.Plane()) for p in parts_of(s)], [0, 0, -1], MARGIN)
    lying = pe.Pose((3, 0, 0.49), Rotation.from_euler("y", np.pi / 2))
    assert find_again(contacts, rows([lying])) == 2
    assert contacts.target("gaps")[:2] == pytest.approx([-0.01, -0.01], abs=1e-15)
    assert contacts.target("points")[:2] == pytest.approx(
        np.array([[2, 0, -0.005], [4, 0, -0.005]]), abs=1e-15
    )
    assert find_again(contacts, rows([pe.Pose((3, 0, 1.49))])) == 1
    assert find_again(contacts, rows([pe.Pose((3, 0, 2.0))])) == 0


def test_poses_may_lie_in_memory_in_any_order():
    contacts = contacts_of([p for s in (pe.Sphere(1.0), pe.Plane()) for p in parts_of(s)], [0, -1], MARGIN)
    poses = rows([pe.Pose((1, 2, 0.9))])
    for given in (poses, np.asfortranarray(poses)):
        assert find_again(contacts, given) == 1
        assert contacts.target("points")[0] == pytest.approx([1, 2, -0.05], abs=1e-15)


def test_bodies_that_are_excluded_or_of_other_groups_do_not_meet():
    parts = [p for _ in range(4) for p in parts_of(pe.Sphere(1.0))]
    poses = rows([pe.Pose((0.1 * k, 0, 0)) for k in range(4)])
    everything = {(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)}
    groups = np.array([1, 1, 2, 2])

    def met(**options):
        contacts = contacts_of(parts, range(4), MARGIN, **options)
        return set(map(tuple, contacts.target("shapes")[: find_again(contacts, poses)].tolist()))

    assert met() == everything
    assert met(exclude=[(2, 1), (0, 3)]) == everything - {(1, 2), (0, 3)}
    assert met(groups=groups, masks=3 - groups) == {(0, 2), (0, 3), (1, 2), (1, 3)}


def test_room_is_made_for_as_many_as_there_are():
    count = 60
    parts = [p for _ in range(count) for p in parts_of(pe.Box((1, 1, 1)))]
    contacts = contacts_of(parts, range(count), MARGIN)
    rng = np.random.default_rng(0)
    poses = [random_pose(rng, 0.05) for _ in range(count)]
    assert find_again(contacts, rows(poses)) > 16 * count
    assert len({tuple(pair) for pair in contacts.target("shapes")[: contacts.count].tolist()}) == 59 * 30


def test_half_spaces_on_two_bodies_are_refused():
    with pytest.raises(pe.PendulaError, match="Several bodies have a Plane"):
        contacts_of([p for _ in range(2) for p in parts_of(pe.Plane())], [0, -1], MARGIN)
