"""Many shapes: pairs by the grid are those by comparing all; groups, masks and exclusions."""

import numpy as np
import pytest

import pendula as pe
from pendula.collision.pairing import overlapping_pairs


def all_pairs(boxes, owners, groups, masks):
    low, high = boxes[:, :3], boxes[:, 3:]
    meet = ((low[:, None] <= high[None]) & (low[None] <= high[:, None])).all(axis=2)
    meet &= ((groups[:, None] & masks[None]) != 0) & ((groups[None] & masks[:, None]) != 0)
    meet &= owners[:, None] != owners[None]
    return set(map(tuple, np.argwhere(np.triu(meet, 1)).tolist()))


@pytest.mark.parametrize("spread", [0.5, 5.0, 1e7])
@pytest.mark.parametrize("sizes", ["alike", "mixed"])
def test_the_grid_finds_the_pairs_that_comparing_all_finds(spread, sizes):
    rng = np.random.default_rng(1)
    for count in (1, 2, 50, 400):
        middle = rng.normal(size=(count, 3)) * spread
        half = rng.uniform(0.1, 0.2, (count, 3)) if sizes == "alike" else 10 ** rng.uniform(-3, 1, (count, 3))
        boxes = np.hstack([middle - half, middle + half])
        boxes[rng.random(count) < 0.01] = [-1e300] * 3 + [1e300] * 3  # half-spaces
        owners = rng.integers(0, count, count)
        groups, masks = 1 << rng.integers(0, 3, count), rng.integers(1, 8, count)
        found = overlapping_pairs(boxes, owners, groups, masks)
        assert len(found) == len(set(map(tuple, found.tolist())))
        assert set(map(tuple, found.tolist())) == all_pairs(boxes, owners, groups, masks)


def test_boxes_that_only_touch_across_cells_are_pairs():
    low = np.array([[x, 0.0, 0.0] for x in range(-5, 5)])
    boxes = np.hstack([low, low + 1.0])
    ones = np.ones(len(low), dtype=np.int64)
    found = overlapping_pairs(boxes, np.arange(len(low)), ones, ones)
    assert sorted(map(tuple, found.tolist())) == [(k, k + 1) for k in range(9)]


SCENE = {
    "box": pe.Box((1, 1, 1)),
    "ball": pe.Sphere(0.6, pose=(0.9, 0, 0)),
    "floor": pe.Plane(pose=(0, 0, -0.4)),
    "far": pe.Sphere(1, pose=(9, 9, 9)),
}


def names(found):
    return [(pair.first, pair.second) for pair in found]


def test_overlaps_are_pairs_with_their_depth():
    found = pe.overlaps(SCENE)
    assert names(found) == [("box", "ball"), ("box", "floor"), ("ball", "floor")]
    assert [pair.distance for pair in found] == pytest.approx([-0.2, -0.1, -0.2], abs=1e-12)
    assert found[0].normal == pytest.approx([-1, 0, 0], abs=1e-12)
    assert names(pe.overlaps(list(SCENE.values()))) == [(0, 1), (0, 2), (1, 2)]
    assert len(pe.overlaps(SCENE, margin=20.0)) == 6


def test_exclusions_groups_and_masks():
    assert names(pe.overlaps(SCENE, exclude=[("floor", "box")])) == [("box", "ball"), ("ball", "floor")]
    assert names(pe.overlaps(SCENE, groups={"ball": [3]}, masks={"floor": [0]})) == [
        ("box", "ball"),
        ("box", "floor"),
    ]
    assert pe.overlaps(SCENE, masks={"box": [], "ball": [1]}) == []


def test_parts_of_one_body_do_not_meet():
    table = [pe.Box((2, 2, 0.2), pose=(0, 0, 1)), pe.Box((0.2, 0.2, 1), pose=(0, 0, 0.5))]
    assert pe.overlaps([table]) == []
    assert names(pe.overlaps([table, pe.Sphere(0.3, pose=(0.3, 0, 0.5))])) == [(0, 1)]


TETRAHEDRON = [[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]]
BAD = {
    r"The radius of the Sphere is 0; it must be positive": lambda: pe.closest(pe.Sphere(0), pe.Sphere(1)),
    r"The size of the Box is -1": lambda: pe.closest(pe.Box((1, -1, 1)), pe.Sphere(1)),
    r"The length of the Cone is 0": lambda: pe.closest(pe.Cone(1, 0), pe.Sphere(1)),
    r"The size of the Ellipsoid has three comp": lambda: pe.closest(pe.Ellipsoid((1, 2)), pe.Sphere(1)),
    r"The radius of the Cone must be a number": lambda: pe.closest(pe.Cone("x", 1), pe.Sphere(1)),
    r"contains 'r'; collisions are found between": lambda: pe.closest(
        pe.Sphere(pe.parameters(r=1.0)), pe.Sphere(1)
    ),
    r"Vertex 1 of the Hull is \[nan": lambda: pe.closest(
        pe.Hull([[0, 0, 0], [np.nan, 0, 0], [0, 1, 0], [0, 0, 1]]), pe.Sphere(1)
    ),
    r"The vertices of the Hull lie in a plane": lambda: pe.closest(
        pe.Hull([[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]]), pe.Sphere(1)
    ),
    r"at least four rows of three numbers, got the shape \(2, 3\)": lambda: pe.closest(
        pe.Hull([[0, 0, 0], [1, 0, 0]]), pe.Sphere(1)
    ),
    r"The HeightField has a hole: its height \[1, 0\]": lambda: pe.HeightField([[0, 0], [np.nan, 1]]),
    r"a grid of at least 2 × 2, got the shape \(1, 3\)": lambda: pe.HeightField([[0, 0, 1]]),
    r"The spacing of a HeightField along y must": lambda: pe.HeightField([[0, 0], [0, 0]], (1, 0)),
    r"Both shapes are a Plane": lambda: pe.closest(pe.Plane(), pe.Plane()),
    r"A shape is a Box, Sphere.* got 'ball'": lambda: pe.closest("ball", pe.Plane()),
    r"Vertex 1 of the mesh of 4 vertices is .*nan": lambda: pe.closest(
        pe.Mesh(([[0, 0, 0], [np.nan, 0, 0], [0, 1, 0], [0, 0, 1]], TETRAHEDRON)), pe.Plane()
    ),
    r"The vertices of the Mesh lie in a plane": lambda: pe.closest(
        pe.Mesh(([[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]], TETRAHEDRON)), pe.Plane()
    ),
    r"The length of the Capsule is 0; it must be positive": lambda: pe.closest(
        pe.Capsule(1, 0), pe.Sphere(1)
    ),
    r"is not closed": lambda: pe.closest(
        pe.Mesh(([[0, 0, 0], [1, 0, 0], [0, 1, 0]], [[0, 1, 2]])), pe.Plane()
    ),
    r"The margin of contact_points is -1": lambda: pe.contact_points(pe.Sphere(1), pe.Sphere(1), margin=-1),
    r"There is no shape 'bal'; the shapes are 'box', 'ball'": lambda: pe.overlaps(
        SCENE, exclude=[("bal", "box")]
    ),
    r"The groups of the shape 'box' are whole numbers from 0 to 62": lambda: pe.overlaps(
        SCENE, groups={"box": [63]}
    ),
    r"The shapes are a list of shapes, or shapes by name": lambda: pe.overlaps(pe.Sphere(1)),
    r"The direction of a ray is \(0, 0, 0\)": lambda: pe.cast_ray(SCENE, (0, 0, 0), (0, 0, 0)),
    r"The start of a ray has three components": lambda: pe.cast_ray(SCENE, (0, 0), (0, 0, 1)),
    r"motion_a is a velocity, three numbers": lambda: pe.time_of_impact(pe.Sphere(1), pe.Plane(), (1, 2)),
    r"A Plane cannot turn": lambda: pe.time_of_impact(pe.Plane(), pe.Sphere(1), (0, 0, 0, 1, 0, 0)),
}


@pytest.mark.parametrize("sentence", BAD)
def test_bad_input_is_refused_with_a_sentence(sentence):
    with pytest.raises(pe.PendulaError, match=sentence):
        BAD[sentence]()
